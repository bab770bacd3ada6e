"""Variants of the toy game that look suspicious and are not: no law may raise a false alarm."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from klabauter.kernel.errors import BadPosition
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import NATURE, Frame
from klabauter.kernel.game import Game, Info, Setting, View
from klabauter.kernel.move import Move, Verb
from klabauter.kernel.position import Fields
from tests.laws.toy.game import Toy
from tests.laws.toy.messages import ToyMessage
from tests.laws.toy.notation import HOOK, KEEP
from tests.laws.toy.r3_round import Bury, Hook, Lay, without
from tests.laws.toy.r4_prize import Prize
from tests.laws.toy.state import ToyState

# -- a choice that says nothing


class SilentBury(Bury):
    def apply(self, s: ToyState, move: Move, log: Log) -> None:
        if move.verb is not KEEP:
            super().apply(s, move, log)


class Silent(Toy):
    """Keeping everything is not worth a sentence; the next question tells it anyway."""

    def bury(self, seat: int) -> Frame[Any]:
        return SilentBury(seat, self.moves, self.components)


# -- luck that leaves no trace

ROLL: Final = Verb("roll", "pips")
ROLLED: Final = Line("3.4", "rolled", "pips")


class Roll(Frame[ToyState]):
    __slots__ = ("rolls",)

    def __init__(self, rolls: Sequence[Move]) -> None:
        super().__init__("3.4", NATURE, "roll")
        self.rolls = rolls

    def outcomes(self, s: ToyState) -> list[tuple[Move, int]]:
        return [(move, 1) for move in self.rolls]

    def apply(self, s: ToyState, move: Move, log: Log) -> None:
        log.say(ROLLED, move.a)


class RollingLay(Lay):
    __slots__ = ("roll",)

    def __init__(self, game: Rolling, seat: int) -> None:
        super().__init__(seat, game.moves)
        self.roll = Roll([game.lexicon.add(ROLL, pips) for pips in range(1, 7)])

    def apply(self, s: ToyState, move: Move, log: Log) -> None:
        super().apply(s, move, log)
        s.stack.append(self.roll)


class Rolling(Toy):
    """After laying, a die is rolled for nothing: everybody sees it, no state remembers it."""

    def __init__(self, info: Info, setting: Setting) -> None:
        self.rolls: list[RollingLay] = []
        super().__init__(info, setting)
        for lay in self.rolls:
            lay.roll = self.rolls[0].roll
        self.steps.add(self.rolls[0].roll)

    def lay(self, seat: int) -> Frame[Any]:
        self.rolls.append(RollingLay(self, seat))
        return self.rolls[-1]


# -- something shown to one seat, which remembers it

PEEKED: Final = Line("3.6", "peeked", "seat", "victim:seat", "*card")


class PeekState(ToyState):
    __slots__ = ("peeked",)

    def __init__(self, s: ToyState, peeked: tuple[tuple[int, int], ...]) -> None:
        super().__init__(s.stack, 0, s)
        self.peeked = peeked  # who has seen whose card

    def fields(self) -> tuple[str, ...]:
        return (*super().fields(), "peeked")

    def copy(self) -> PeekState:
        return PeekState(super().copy(), self.peeked)


class Peek(Hook):
    def apply(self, s: ToyState, move: Move, log: Log) -> None:
        if move.verb is not HOOK:
            super().apply(s, move, log)
            return
        assert isinstance(s, PeekState)
        s.hands[self.seat] = without(s.hands[self.seat], self.components.hook)
        s.gone += (self.components.hook,)
        s.peeked += ((self.seat, move.a),)
        log.say(PEEKED, self.seat, move.a, s.laid[move.a][0], to=1 << self.seat)


class Forget(Prize):
    def apply(self, s: ToyState, move: Move, log: Log) -> None:
        assert isinstance(s, PeekState)
        s.peeked = ()
        super().apply(s, move, log)


class RememberedPeek(Toy):
    """A hook shows the card to its owner alone, who knows it from then on."""

    def hook(self, seat: int) -> Frame[Any]:
        return Peek(seat, self.moves, self.components)

    def prize(self) -> Frame[Any]:
        return Forget(self.components, self.version == 1)

    def initial(self) -> ToyState:
        s = super().initial()
        return PeekState(s, ())

    def public(self, s: ToyState) -> dict[str, Any]:
        assert isinstance(s, PeekState)
        return {**super().public(s), "peeked": [list(pair) for pair in s.peeked]}

    def known(self, s: ToyState, seat: int | None) -> dict[str, Any]:
        assert isinstance(s, PeekState)
        known = super().known(s, seat)
        seen: list[str | None] = [None] * self.seats
        for by, victim in s.peeked:
            if by == seat and s.laid[victim]:
                seen[victim] = self.components.cards[s.laid[victim][0]]
        for victim, name in enumerate(seen):
            if name is not None:
                known["unplaced"].remove(name)
                known["hidden"][victim][1] = 0
        return {**known, "seen": seen}

    def sample(self, view: View, rng: random.Random) -> ToyState:
        s = super().sample(view, rng)
        for victim, name in enumerate(view["known"]["seen"]):
            if name is not None:
                s.laid[victim] = (self.components.cards.index(name),)
        return PeekState(s, tuple([(by, victim) for by, victim in view["public"]["peeked"]]))

    def write(self, s: ToyState) -> dict[str, Any]:
        assert isinstance(s, PeekState)
        return {**super().write(s), "peeked": [list(pair) for pair in s.peeked]}

    def read(self, stack: list[Frame[Any]], fields: Fields) -> ToyState:
        written = fields.take("peeked", [])
        seats = range(self.seats)
        pairs = [[by, victim] for by in seats for victim in seats]
        if not isinstance(written, list) or not all(pair in pairs for pair in written):
            raise BadPosition(fields.at("peeked"), ToyMessage("why-peeked"))
        peeked = tuple([(int(by), int(victim)) for by, victim in written])
        s = super().read(stack, fields)
        return PeekState(s, peeked)


LAWFUL: Final[tuple[Callable[[Info, Setting], Game[Any]], ...]] = (Silent, Rolling, RememberedPeek)
