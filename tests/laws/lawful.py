"""Variants of the toy game that look suspicious and are not: no law may raise a false alarm."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from klabauter.kernel.cells import add, take, top
from klabauter.kernel.compat import i16, i64, vec
from klabauter.kernel.encoding import Op
from klabauter.kernel.errors import BadPosition
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import NATURE, Frame, State
from klabauter.kernel.game import Game, Info, Setting, View, Worlds
from klabauter.kernel.move import Move, Verb
from klabauter.kernel.position import Fields
from klabauter.kernel.rng import Rng
from tests.laws.states import kind_of_state, made
from tests.laws.toy.game import Toy
from tests.laws.toy.messages import ToyMessage
from tests.laws.toy.notation import HOOK, KEEP
from tests.laws.toy.r2_setup import Deal, hand_of
from tests.laws.toy.r3_round import Bury, Hook, Lay
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
        self.roll = game.roll

    def apply(self, s: ToyState, move: Move, log: Log) -> None:
        super().apply(s, move, log)
        s.push(self.roll)


class Rolling(Toy):
    """After laying, a die is rolled for nothing: everybody sees it, no state remembers it."""

    def lay(self, seat: int) -> Frame[Any]:
        if seat == 0:
            self.roll = self.steps.add(Roll([self.lexicon.add(ROLL, pips) for pips in range(1, 7)]))
        return RollingLay(self, seat)


# -- a whole hand in one go


class Quick(Deal):
    def happen(self, s: ToyState, rng: Rng, log: Log) -> None:
        super().happen(s, rng, log)
        while s.top() is self:
            s.pop()
            super().happen(s, rng, log)


class InOneGo(Toy):
    """The fast way deals a whole hand."""

    def deal(self, seat: int) -> Frame[Any]:
        return Quick(seat, self.moves)


# -- something shown to one seat, which remembers it

PEEKED: Final = Line("3.6", "peeked", "seat", "victim:seat", "*card")


def _fields(s: ToyState) -> tuple[str, ...]:
    return (*ToyState.fields(s), "peeked")


def _copy(s: Any) -> ToyState:
    return peeking(s, s.peeked)


PeekState: Final = kind_of_state("PeekState", "peeked", fields=_fields, copy=_copy)


def peeking(s: ToyState, peeked: tuple[tuple[int, int], ...]) -> ToyState:
    """A state that remembers who has seen whose card."""
    found = made(PeekState, s)
    found.peeked = peeked
    state: ToyState = found
    return state


class Peek(Hook):
    def apply(self, s: ToyState, move: Move, log: Log) -> None:
        if move.verb is not HOOK:
            super().apply(s, move, log)
            return
        assert isinstance(s, PeekState)
        take(s.cells, hand_of(s, self.seat), self.components.hook)
        add(s.cells, s.at.gone, self.components.hook)
        s.peeked += ((self.seat, move.a),)
        log.say(PEEKED, self.seat, move.a, top(s.cells, s.at.laid + move.a * s.at.laid_step), to=1 << self.seat)


class Forget(Prize):
    def apply(self, s: ToyState, move: Move, log: Log) -> None:
        assert isinstance(s, PeekState)
        s.peeked = ()
        super().apply(s, move, log)


class PeekedHidden(Op):
    """What others have and the viewer cannot name, for observations: fewer cards than the declaration says."""

    def __init__(self, game: Toy) -> None:
        self.game = game

    def add(self, s: State, cells: vec[i64], loose: vec[i64], row: vec[i16], to: i64, viewer: i64) -> None:
        assert isinstance(s, ToyState)
        seats = self.game.seats
        for seat, counts in enumerate(self.game.known(s, int(viewer))["hidden"]):
            for place, count in enumerate(counts):
                row[to + (seat - viewer) % seats * len(counts) + place] = count


class PeekedUnplaced(PeekedHidden):
    """Which cards these are."""

    def add(self, s: State, cells: vec[i64], loose: vec[i64], row: vec[i16], to: i64, viewer: i64) -> None:
        assert isinstance(s, ToyState)
        for name in self.game.known(s, int(viewer))["unplaced"]:
            row[to + self.game.components.cards.index(name)] += 1


class RememberedPeek(Toy):
    """A hook shows the card to its owner alone, who knows it from then on."""

    def hook(self, seat: int) -> Frame[Any]:
        return Peek(seat, self.moves, self.components)

    def prize(self) -> Frame[Any]:
        return Forget(self.components, self.version == 1)

    def initial(self) -> ToyState:
        return peeking(super().initial(), ())

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

    def worlds(self, view: View) -> Worlds[ToyState]:
        found = super().worlds(view)
        s = found.known
        for victim, name in enumerate(view["known"]["seen"]):
            if name is not None:
                add(s.cells, s.at.laid + victim * s.at.laid_step, self.components.cards.index(name))
        found.known = peeking(s, tuple([(by, victim) for by, victim in view["public"]["peeked"]]))
        return found

    def encoders(self) -> dict[str, Op]:
        return {"hidden": PeekedHidden(self), "unplaced": PeekedUnplaced(self)}

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
        return peeking(s, peeked)


LAWFUL: Final[tuple[Callable[[Info, Setting], Game[Any]], ...]] = (Silent, Rolling, InOneGo, RememberedPeek)
