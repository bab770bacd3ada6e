"""States and the pending steps (frames) on their stacks.

The top frame says who decides. Playing a move takes the frame off and lets it act; it may push others. Frames are built
once per game and shared by all states: immutable, compared with ``is``, found by name (:mod:`klabauter.kernel.steps`).
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, Self, TypeVar
from warnings import warn

from klabauter.kernel.compat import mypyc_attr
from klabauter.kernel.errors import TABLE_REASONS
from klabauter.kernel.event import Log
from klabauter.kernel.move import PASS, Move, Names, Slots, Value

NATURE: Final = -1  # dice and cards decide like a player whose chances are known
AUTO: Final = -2  # a step nobody decides; the kernel runs it at once
NOBODY: Final = -3  # the game is over


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
    """The truth of one moment. Flat: ints, and one level of lists whose leaves are immutable.

    ``fields`` lists every attribute; laws and tests compare states by it. ``unwritten`` are those that tell of the past
    only: no rule asks for them, so a position does not write them, and one that is read guesses them.
    """

    __slots__ = ("stack",)

    def __init__(self, stack: list[Frame[Any]]) -> None:
        self.stack = stack

    def fields(self) -> tuple[str, ...]:
        """The names of all attributes, ``stack`` included. Every subclass must override it."""
        raise NotImplementedError

    def unwritten(self) -> tuple[str, ...]:
        """The fields that positions leave out, such as the cause of an event that is already over. Usually none."""
        return ()

    def copy(self) -> Self:
        """An independent state: lists are copied, frames and other immutable values are shared.

        Search calls this for every simulation, so subclasses write it by hand and keep it fast.
        """
        raise NotImplementedError


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One pending step of the rulebook: which paragraph, who decides, what is asked.

    ``key`` names the question in the word files (``ask-<key>``). ``owner`` is the seat (or the figure on a board) that
    the step belongs to, -1 if it belongs to nobody: the seat that decides, or the one that draws, pays, is resolved.
    ``name`` is unique in its game; unless one is given, it is the key and the owner. ``kind`` is its first word.
    NATURE's frames name the source of their luck: outcome n of a source depends on the seed, the source and n only.
    """

    __slots__ = ("key", "kind", "name", "owner", "rule", "seat", "source")

    def __init__(self, rule: str, seat: int, key: str, name: str = "", source: str = "", owner: int = -1) -> None:
        self.rule = rule
        self.seat = seat
        self.key = key
        self.owner = seat if seat >= 0 else owner
        self.name = name or (f"{key} {self.owner}" if self.owner >= 0 else key)
        self.kind = self.name.split()[0]
        self.source = source or key

    def options(self, s: S) -> Sequence[Move]:
        """The one source of legality. May depend on secrets of the deciding seat; that there is a question may not."""
        return ()

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

    def happen(self, s: S, rng: random.Random, log: Log) -> None:
        """Draw and apply in one go, for search; override where listing the outcomes is wasteful."""
        chances = self.outcomes(s)
        self.apply(s, outcome_at(chances, random_below(rng, sum([weight for _, weight in chances]))), log)

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __reduce__(self) -> str | tuple[Any, ...]:
        raise TypeError("frames travel by name")


RANDOM: Final = random.Random.random  # found once: looking a method up by its name costs more than a random number


def random_below(rng: random.Random, limit: int) -> int:
    """A random number from 0 to limit - 1. Compiled, a product of two floats is much cheaper than one of float and
    int."""
    return int(RANDOM(rng) * float(limit))


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
    stack = s.stack
    stack.pop().apply(s, move, log)
    frame = stack[-1]
    while frame.seat == AUTO:
        stack.pop()
        frame.apply(s, PASS, log)
        frame = stack[-1]


def settle(s: State, rng: random.Random, log: Log) -> None:
    """Let nature decide until a seat has to, or the game is over."""
    stack = s.stack
    while True:
        frame = stack[-1]
        if frame.seat == NATURE:
            stack.pop()
            frame.happen(s, rng, log)
        elif frame.seat == AUTO:
            stack.pop()
            frame.apply(s, PASS, log)
        else:
            return


def step(s: State, move: Move, rng: random.Random, log: Log) -> None:
    """Play a seat's move and let the luck after it happen: :func:`play` and :func:`settle` in one go."""
    s.stack.pop().apply(s, move, log)
    settle(s, rng, log)
