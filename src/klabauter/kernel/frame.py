"""States and the pending steps (frames) on their stacks.

The top frame says who decides. Playing a move takes the frame off and lets it act; it may push others. Frames are built
once per game and shared by all states: immutable, compared with ``is``, found by name (:mod:`klabauter.kernel.steps`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, Self, TypeVar
from warnings import warn

from klabauter.kernel import interpreted
from klabauter.kernel.compat import COMPILED, append, i64, mypyc_attr, vec
from klabauter.kernel.errors import TABLE_REASONS
from klabauter.kernel.event import Log
from klabauter.kernel.move import PASS, Choices, Lexicon, Move, Names, Slots, Value, borrow, give_back
from klabauter.kernel.rng import Rng

NATURE: Final = -1  # dice and cards decide like a player whose chances are known
AUTO: Final = -2  # a step nobody decides; the kernel runs it at once
NOBODY: Final = -3  # the game is over

NO_MOVES: Final = Lexicon({})  # of a step that no game has registered


class Reason:
    """A declared refusal: its paragraph, its key in the word files, the slots of its values.

    ``vague`` marks one that only says what is asked now; where several reasons speak against a selection, another wins.
    """

    __slots__ = ("key", "rule", "slots", "vague")

    def __init__(self, rule: str, key: str, *slots: str, vague: bool = False) -> None:
        self.rule = rule
        self.key = key
        self.slots = Slots(slots)
        self.vague = vague

    def refuse(self, *values: Value | str) -> Refusal:
        """A refusal for this reason, to be returned, not raised. The values fill the slots in order."""
        return Refusal(self, values)

    def __repr__(self) -> str:
        return f"<{self.key} by paragraph {self.rule}>"


class Refusal(NamedTuple):
    """Why a move is not possible."""

    because: Reason
    values: tuple[Value | str, ...]

    def __repr__(self) -> str:
        if self.reason in TABLE_REASONS:  # no paragraph says so
            return f"<not possible, now at paragraph {self.rule}: {self.reason}>"
        return f"<refused by paragraph {self.rule}: {self.reason}>"

    @property
    def rule(self) -> str:
        """The paragraph."""
        return self.because.rule

    @property
    def reason(self) -> str:
        """The key of the sentence in the word files."""
        return self.because.key

    def data(self, names: Names) -> dict[str, object]:
        """The refusal as plain data."""
        slots = self.because.slots
        return {
            "rule": self.rule,
            "reason": self.reason,
            "values": slots.filled(self.values, names),
            "kinds": slots.kind_of(),
        }

    def told(self, names: Names) -> dict[str, object]:
        """Deprecated since 0.2: use ``data``."""
        warn("told() is now called data()", DeprecationWarning, stacklevel=2)
        return self.data(names)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The truth of one moment: numbers, and ``cells``, one array with all that there is several of.

    Where the fields lie in the cells, a game's declaration says. Behind them, from ``bottom`` to before ``depth``, come
    the numbers of the pending steps, the next one last. ``steps`` has every step of the game.

    ``fields`` lists every attribute; laws and tests compare states by it. ``unwritten`` are those that tell of the past
    only: no rule asks for them, so a position does not write them, and one that is read guesses them.
    """

    __slots__ = ("bottom", "cells", "depth", "steps")

    def __init__(self, steps: vec[Frame[Any]], cells: vec[i64], bottom: i64, depth: i64) -> None:
        self.steps = steps
        self.cells = cells
        self.bottom: i64 = bottom
        self.depth: i64 = depth

    def fields(self) -> tuple[str, ...]:
        """The names of all attributes, ``pending`` included. Every subclass must override it."""
        raise NotImplementedError

    def unwritten(self) -> tuple[str, ...]:
        """The fields that positions leave out, such as the cause of an event that is already over. Usually none."""
        return ()

    def room(self, field: str) -> int:
        """How many pieces can lie in a pile of this field."""
        raise NotImplementedError

    def singles(self, out: vec[i64]) -> None:
        """Write down the numbers that do not lie in the cells, in the order in which they are declared."""

    def copy(self) -> Self:
        """An independent state. Search calls this for every simulation."""
        raise NotImplementedError

    def top(self) -> Frame[Any]:
        """The step that comes next."""
        return self.steps[self.cells[self.depth - 1]]

    def push(self, frame: Frame[Any]) -> None:
        """Let this step come next."""
        depth = self.depth
        cells = self.cells
        if depth >= len(cells):
            self.grow()
            cells = self.cells
        cells[depth] = frame.number
        self.depth = depth + 1

    def grow(self) -> None:
        """Make room for one more pending step. A method of its own, so that :meth:`push` stays short."""
        self.cells = append(self.cells, 0)

    def push_all(self, frames: list[Frame[Any]]) -> None:
        """Let these steps come next, the last of them first."""
        depth = self.depth
        while depth + len(frames) > len(self.cells):
            self.grow()
        cells = self.cells
        for frame in frames:
            cells[depth] = frame.number
            depth += 1
        self.depth = depth

    def again(self) -> None:
        """Let the step that acts now come again. Only before it lets others come."""
        self.depth += 1

    def pop(self) -> None:
        """Take the next step off."""
        self.depth -= 1

    def is_pending(self, frame: Frame[Any]) -> bool:
        """Whether this step is still to come."""
        at = self.depth - 1
        while at >= self.bottom and self.cells[at] != frame.number:
            at -= 1
        return at >= self.bottom

    @property
    def pending(self) -> list[Frame[Any]]:
        """All pending steps, the next one last. The first is always the end."""
        return [self.steps[self.cells[at]] for at in range(self.bottom, self.depth)]

    @pending.setter
    def pending(self, frames: Sequence[Frame[Any]]) -> None:
        self.depth = self.bottom
        for frame in frames:
            self.push(frame)


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One pending step of the rulebook: which paragraph, who decides, what is asked.

    ``key`` names the question in the word files (``ask-<key>``). ``owner`` is the seat (or the figure on a board) that
    the step belongs to, -1 if it belongs to nobody: the seat that decides, or the one that draws, pays, is resolved.
    ``name`` is unique in its game; unless one is given, it is the key and the owner. ``kind`` is its first word.
    NATURE's frames name the source of their luck: outcome n of a source depends on the seed, the source and n only.
    """

    __slots__ = ("key", "kind", "lexicon", "name", "number", "owner", "rule", "seat", "source")

    def __init__(self, rule: str, seat: int, key: str, name: str = "", source: str = "", owner: int = -1) -> None:
        self.rule = rule
        self.seat: i64 = seat
        self.number: i64 = 0  # among the steps of its game
        self.lexicon = NO_MOVES  # of its game
        self.key = key
        self.owner: i64 = seat if seat >= 0 else owner
        self.name = name or (f"{key} {self.owner}" if self.owner >= 0 else key)
        self.kind = self.name.split()[0]
        self.source = source or key

    def legal(self, s: S, out: Choices) -> None:
        """The one source of legality: adds every legal move. They may depend on secrets of the deciding seat; that
        there is a question may not."""

    def options(self, s: S) -> Sequence[Move]:
        """The legal moves, as a new list."""
        out = borrow(self.lexicon)
        self.legal(s, out)
        found = out.listed()
        give_back(out)
        return found

    def open(self, s: S) -> bool:
        """Whether everybody can know what is possible here, so that a decision without a choice need not be asked for.
        Where only the seat knows that it has no choice, being asked keeps the secret. False is never wrong."""
        return False

    def why_not(self, s: S, move: Move) -> Refusal | None:
        """None for a legal move; the paragraph and reason for any other conceivable one."""
        return None if move in self.options(s) else self.refusal(s, move)

    def refusal(self, s: S, move: Move) -> Refusal:
        """Why a conceivable move that is not among the options is not possible. Asked for no other move, so it need not
        repeat the last condition: what is left after all others is the reason."""
        return Reason(self.rule, "not-an-option", vague=True).refuse()

    def apply(self, s: S, move: Move, log: Log) -> None:
        """Trusts that the move is legal. May push frames, may log."""
        raise NotImplementedError

    def cost(self, s: S, move: Move) -> dict[str, int]:
        """What the move costs its seat, by currency."""
        return {}

    def completing(self, s: S, move: Move) -> Sequence[Move]:
        """The legal moves that only complete the decision that this move began: out of the town, and here back into it.

        Clients let people choose both together and confirm once, so the order of several such moves may make no
        difference. Asked of the same seat right after the move, in a world that it holds possible.
        """
        return []

    def fits(self, move: Move, parts: Sequence[str]) -> bool:
        """Whether the move can still be assembled from a selection that holds these parts so far."""
        left = list(move.parts)
        for part in parts:
            if part not in left:
                return False
            left.remove(part)
        return True

    # -- NATURE's frames

    def outcomes(self, s: S) -> list[tuple[Move, int]]:
        """Every possible outcome with its weight, in an order that depends on nothing but the state."""
        raise NotImplementedError

    def happen(self, s: S, rng: Rng, log: Log) -> None:
        """Draw and apply in one go, for search; override where listing the outcomes is wasteful."""
        chances = self.outcomes(s)
        self.apply(s, outcome_at(chances, rng.below(sum([weight for _, weight in chances]))), log)

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __reduce__(self) -> str | tuple[Any, ...]:
        raise TypeError("frames travel by name")


def chances_of(pile: Iterable[int], moves: Sequence[Move] | Mapping[int, Move]) -> list[tuple[Move, int]]:
    """Any piece of a pile is as likely as any other: each kind, with how many of it are left."""
    left: dict[int, int] = {}
    for kind in pile:
        left[kind] = left.get(kind, 0) + 1
    return [(moves[kind], left[kind]) for kind in sorted(left)]


def outcome_at(chances: list[tuple[Move, int]], number: int) -> Move:
    """The outcome for a number below the sum of the weights; each outcome has as many numbers as its weight."""
    for move, weight in chances:
        number -= weight
        if number < 0:
            return move
    raise AssertionError("the number is not below the sum of the weights")


class End(Frame[Any]):
    """Lies at the bottom of every stack, so that the stack is never empty. Its rule is the paragraph of the end."""

    __slots__ = ()

    def __init__(self, rule: str) -> None:
        super().__init__(rule, NOBODY, "end")


def play(s: State, move: Move, log: Log) -> None:
    """The only way a state changes: take the top step off, let it act, run the steps nobody decides."""
    frame = s.steps[s.cells[s.depth - 1]]
    s.depth -= 1
    frame.apply(s, move, log)
    frame = s.steps[s.cells[s.depth - 1]]
    while frame.seat == AUTO:
        s.depth -= 1
        frame.apply(s, PASS, log)
        frame = s.steps[s.cells[s.depth - 1]]


def settle(s: State, rng: Rng, log: Log) -> None:
    """Let nature decide until a seat has to, or the game is over."""
    steps = s.steps
    while True:
        last = s.depth - 1
        frame = steps[s.cells[last]]
        seat = frame.seat
        if seat >= 0:
            return
        if seat == NATURE:
            s.depth = last
            frame.happen(s, rng, log)
        elif seat == AUTO:
            s.depth = last
            frame.apply(s, PASS, log)
        else:
            return


def step(s: State, move: Move, rng: Rng, log: Log) -> None:
    """Play a seat's move and let the luck after it happen: :func:`play` and :func:`settle` in one go."""
    s.depth = last = s.depth - 1
    s.steps[s.cells[last]].apply(s, move, log)
    settle(s, rng, log)


if not COMPILED:
    for owner, method in (
        (Frame, interpreted.options),
        (State, interpreted.push),
        (State, interpreted.push_all),
    ):
        setattr(owner, method.__name__, method)
