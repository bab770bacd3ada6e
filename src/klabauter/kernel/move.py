"""Moves: what a seat or nature may choose.

A move is built once per game, when the game is made, and shared by all states: compare with ``is``. Its notation and
its parts (the ids of the cards, ships, tiles it touches) come from the same table of names that views, the wire and the
boards use.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from klabauter.kernel.compat import append, for_interpreter, i64, vec
from klabauter.kernel.rng import Rng

Value = int | tuple[int, ...]
Names = Mapping[str, tuple[str, ...]]  # what the numbers of a move or a sentence name: "card" -> ids by number
Numbers = dict[str, dict[str, int]]  # the other way round: "card" -> numbers by id


def named(kind: str, value: Value, names: Names) -> object:
    """A value as people and programs outside the kernel see it: an element's id, a list of ids, or the number."""
    ids = names.get(kind)
    if isinstance(value, tuple):
        return [v if ids is None else ids[v] for v in value]
    return value if ids is None else ids[value]


def numbers_of(names: Names) -> Numbers:
    """The numbers of all ids; an empty id only fills a gap."""
    return {kind: {name: number for number, name in enumerate(ids) if name} for kind, ids in names.items()}


class Slots:
    """The named values of a sentence or a move.

    ``"first:card"`` is a value called first that names cards; ``"card"`` is short for ``"card:card"``; a kind that is
    in no table of names is a number; the kind ``seat`` is a player.
    """

    __slots__ = ("_kind_of", "kinds", "names")

    def __init__(self, slots: tuple[str, ...]) -> None:
        self.names = tuple([slot.split(":")[0] for slot in slots])
        self.kinds = tuple([slot.split(":")[-1] for slot in slots])
        self._kind_of = dict(zip(self.names, self.kinds, strict=True))

    def filled(self, values: Sequence[Value | str], names: Names) -> dict[str, object]:
        """The values by name, as they are known outside."""
        return {
            self.names[i]: value if isinstance(value, str) else named(self.kinds[i], value, names)
            for i, value in enumerate(values)
        }

    def kind_of(self) -> dict[str, str]:
        """The kind of each value by its name, as a new dict that the caller may keep and change."""
        return self._kind_of.copy()


@final
class Verb:
    """A kind of move: its key in the notation and in the word files, and what its numbers name.

    ``ends``: the seat gives up whatever else it could have done now, such as resting or taking nothing.
    """

    __slots__ = ("ends", "key", "slots")

    def __init__(self, key: str, *slots: str, ends: bool = False) -> None:
        self.key = key
        self.slots = Slots(slots)
        self.ends = ends


@final
class Move:
    """One choice. ``a``, ``b``, ``c`` are its numbers in the order of the verb's slots; ``str`` is its notation;
    ``number`` is its own among all moves of its game."""

    __slots__ = ("a", "b", "c", "number", "parts", "text", "verb")

    def __init__(self, verb: Verb, a: i64, b: i64, c: i64, text: str, parts: tuple[str, ...], number: i64 = 0) -> None:
        self.verb = verb
        self.number: i64 = number
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.text = text
        self.parts = parts

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def data(self, names: Names) -> dict[str, object]:
        """The move as plain data, to be put into words: the verb's key and what it names."""
        slots = self.verb.slots
        return {
            "move": self.text,
            "verb": self.verb.key,
            "parts": list(self.parts),
            "values": slots.filled((self.a, self.b, self.c)[: len(slots.names)], names),
            "kinds": slots.kind_of(),
        }


PASS: Final = Move(Verb("pass"), 0, 0, 0, "pass", ())  # what steps that nobody decides are given
ROOM: Final = 64  # moves for which there is room at first


@final
class Choices:
    """Legal moves, as a step offers them. One object is used again and again, so that nothing is made anew.

    Compiled, it keeps their numbers, because no references to numbers have to be counted.
    """

    __slots__ = ("all", "moves", "numbers", "size", "whole")

    def __init__(self) -> None:
        self.numbers = vec[i64]([0] * ROOM)  # of the moves that were added; beyond ``size`` they mean nothing
        self.moves = vec[Move]()  # what :meth:`set_all` was given, if ``whole``
        self.all = self.moves  # moves of the game, by number
        self.size: i64 = 0
        self.whole = False

    def clear(self) -> None:
        """Forget all moves."""
        self.size = 0
        self.whole = False

    def add(self, move: Move) -> None:
        """One more legal move."""
        size = self.size
        numbers = self.numbers
        if size >= len(numbers):
            numbers = self.grow()
        numbers[size] = move.number
        self.size = size + 1

    def grow(self) -> vec[i64]:
        """Make more room."""
        numbers = append(self.numbers, 0)
        while len(numbers) < 2 * self.size:
            numbers = append(numbers, 0)
        self.numbers = numbers
        return numbers

    def add_all(self, moves: vec[Move]) -> None:
        """More legal moves."""
        size = self.size
        numbers = self.numbers
        while size + len(moves) > len(numbers):
            numbers = self.grow()
        for number in range(len(moves)):
            numbers[size] = moves[number].number
            size += 1
        self.size = size

    def add_each(self, moves: vec[Move], cells: vec[i64], pile: i64) -> None:
        """The legal move with each piece of a pile in the cells of a state."""
        size = self.size
        numbers = self.numbers
        while size + cells[pile] > len(numbers):
            numbers = self.grow()
        for at in range(pile + 1, pile + 1 + cells[pile]):
            numbers[size] = moves[cells[at]].number
            size += 1
        self.size = size

    def set_all(self, moves: vec[Move]) -> None:
        """Exactly these moves. No other may be added to them."""
        self.moves = moves
        self.size = len(moves)
        self.whole = True

    def pick(self, rng: Rng) -> Move:
        """One of them at random."""
        number = rng.below(self.size)
        return self.moves[number] if self.whole else self.all[self.numbers[number]]

    def at(self, number: i64) -> Move:
        """The move with this number."""
        if not 0 <= number < self.size:
            raise IndexError(f"{number} is none of {self.size} moves")
        return self.moves[number] if self.whole else self.all[self.numbers[number]]

    def number_at(self, number: i64) -> i64:
        """The number that the move with this number has in its game."""
        return self.moves[number].number if self.whole else self.numbers[number]

    def has(self, move: Move) -> bool:
        """Whether it is one of them."""
        return any([self.at(number) is move for number in range(self.size)])

    def listed(self) -> list[Move]:
        """All of them, as a new list."""
        return [self.at(number) for number in range(self.size)]


for_interpreter(globals())


class Lexicon:
    """Every conceivable move of a game, found by its notation; capitals and spaces do not matter."""

    __slots__ = ("_found", "moves", "names", "table")

    def __init__(self, names: Names) -> None:
        self.names = names
        self.moves: dict[str, Move] = {}
        self.table = vec[Move]()  # by number
        self._found: dict[str, Move] = {}  # the same moves in small letters

    def add(self, verb: Verb, a: int = 0, b: int = 0, c: int = 0, parts: tuple[str, ...] | None = None) -> Move:
        """The move with this meaning; made at the first call, the same object afterwards."""
        numbers = (a, b, c)
        words = [str(named(kind, numbers[i], self.names)) for i, kind in enumerate(verb.slots.kinds)]
        text = " ".join([verb.key, *words])
        move = self.moves.get(text)
        if move is None:
            parts = tuple(words) if parts is None else parts
            move = self.moves[text] = Move(verb, a, b, c, text, parts, len(self.moves))
            self.table = append(self.table, move)
            self._found[text.lower()] = move
        return move

    def find(self, text: str) -> Move | None:
        """The move with this notation, legal or not now. None if the game has no such move."""
        return self._found.get(" ".join(text.lower().split()))


_SPARE: Final[list[Choices]] = []


def borrow(lexicon: Lexicon) -> Choices:
    """Choices among the moves of a game that nobody uses now, empty."""
    out = _SPARE.pop() if _SPARE else Choices()
    out.clear()
    out.all = lexicon.table
    return out


def give_back(out: Choices) -> None:
    """Let others use them."""
    _SPARE.append(out)
