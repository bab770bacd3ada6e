"""Chapter 3, a round: draw, bury, lay, hook. Each phase is put on the stack when it begins, on public conditions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from klabauter.kernel.cells import BIT, add, move_all, place_of, take, top
from klabauter.kernel.compat import i64, vec
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import AUTO, Frame, Reason, Refusal
from klabauter.kernel.move import Choices, Move
from tests.laws.toy.components import Components
from tests.laws.toy.notation import BURY, HOLD, HOOK, KEEP, LAY, Moves
from tests.laws.toy.r2_setup import hand_of
from tests.laws.toy.state import ToyState

BURIED: Final = Line("3.3", "buried", "seat", "*card")
KEPT: Final = Line("3.3", "kept", "seat")
LAID: Final = Line("3.4", "laid", "seat")  # which card, its owner sees in the view
HOOKED: Final = Line("3.6", "hooked", "seat", "victim:seat", "card", reveals=True)
HELD: Final = Line("3.6", "held", "seat")

BURY_OR_KEEP: Final = Reason("3.3", "bury-or-keep", vague=True)
NO_COIN: Final = Reason("3.3", "no-coin", "price")
NOT_IN_HAND: Final = Reason("3.3", "not-in-hand", "card")
LAY_A_CARD: Final = Reason("3.4", "lay-a-card", vague=True)
NOT_TO_LAY: Final = Reason("3.4", "not-in-hand", "card")
HOOK_OR_HOLD: Final = Reason("3.6", "hook-or-hold", vague=True)
NO_HOOK: Final = Reason("3.6", "no-hook")
OWN_CARD: Final = Reason("3.6", "own-card")
NOTHING_DOWN: Final = Reason("3.6", "nothing-down", "seat")


def add_cards(s: ToyState, seat: i64, moves: vec[Move], out: Choices) -> None:
    """The move with each card of a hand; equal cards are neighbours there, and one of them is enough."""
    cells, hand = s.cells, hand_of(s, seat)
    last: i64 = -1
    for place in range(hand + 1, hand + 1 + cells[hand]):
        card = cells[place]
        if card != last:
            out.add(moves[card])
        last = card


class Phase(Frame[ToyState]):
    """A part of the round: asks every seat the condition allows, from the starter on."""

    __slots__ = ("steps",)

    def __init__(self, rule: str, key: str, steps: Sequence[Frame[Any]]) -> None:
        super().__init__(rule, AUTO, key)
        self.steps = list(steps)  # by seat

    def asked(self, s: ToyState, seat: i64) -> bool:
        raise NotImplementedError

    def apply(self, s: ToyState, move: Move, log: Log) -> None:
        seats = s.at.seats
        for turn in range(seats - 1, -1, -1):  # the step that is pushed last comes first
            seat = (s.starter + turn) % seats
            if self.asked(s, seat):
                s.push(self.steps[seat])


class Drawing(Phase):
    """3.1 As long as there are cards in the deck."""

    __slots__ = ()

    def asked(self, s: ToyState, seat: i64) -> bool:
        before = (seat + s.at.seats - s.starter) % s.at.seats
        return before < s.cells[s.at.deck] + s.cells[s.at.buried_by]


class Burying(Phase):
    """3.3 Only with two cards or more."""

    __slots__ = ()

    def asked(self, s: ToyState, seat: i64) -> bool:
        return s.cells[hand_of(s, seat)] >= 2


class Laying(Phase):
    """3.4 Everybody who can (3.5)."""

    __slots__ = ()

    def asked(self, s: ToyState, seat: i64) -> bool:
        return s.cells[hand_of(s, seat)] >= 1


class Hooking(Phase):
    """3.6 Everybody with a card in hand: whether it is a hook is not asked here."""

    __slots__ = ()

    def asked(self, s: ToyState, seat: i64) -> bool:
        return s.cells[hand_of(s, seat)] >= 1


class Bury(Frame[ToyState]):
    """3.3 Coins for a card put under the deck."""

    __slots__ = ("components", "moves")

    def __init__(self, seat: int, moves: Moves, components: Components) -> None:
        super().__init__("3.3", seat, "bury")
        self.moves = moves
        self.components = components

    def legal(self, s: ToyState, out: Choices) -> None:
        out.add(self.moves.keep)
        if s.cells[s.at.coins + self.seat] >= self.components.bury:
            add_cards(s, self.seat, self.moves.buries, out)

    def refusal(self, s: ToyState, move: Move) -> Refusal:
        if move.verb is not BURY:
            return BURY_OR_KEEP.refuse()
        poor = s.cells[s.at.coins + self.seat] < self.components.bury
        return NO_COIN.refuse(self.components.bury) if poor else NOT_IN_HAND.refuse(move.a)

    def cost(self, s: ToyState, move: Move) -> dict[str, int]:
        return {"coin": self.components.bury} if move.verb is BURY else {}

    def apply(self, s: ToyState, move: Move, log: Log) -> None:
        if move.verb is KEEP:
            log.say(KEPT, self.seat)
            return
        cells, at = s.cells, s.at
        cells[at.coins + self.seat] -= self.components.bury
        take(cells, hand_of(s, self.seat), move.a)
        add(cells, at.buried + self.seat * at.buried_step, move.a)
        add(cells, at.buried_by, self.seat)
        log.say(BURIED, self.seat, move.a, to=BIT[self.seat])


class Lay(Frame[ToyState]):
    """3.4 A card face down."""

    __slots__ = ("moves",)

    def __init__(self, seat: int, moves: Moves) -> None:
        super().__init__("3.4", seat, "lay")
        self.moves = moves

    def legal(self, s: ToyState, out: Choices) -> None:
        add_cards(s, self.seat, self.moves.lays, out)

    def refusal(self, s: ToyState, move: Move) -> Refusal:
        return NOT_TO_LAY.refuse(move.a) if move.verb is LAY else LAY_A_CARD.refuse()

    def apply(self, s: ToyState, move: Move, log: Log) -> None:
        take(s.cells, hand_of(s, self.seat), move.a)
        add(s.cells, s.at.laid + self.seat * s.at.laid_step, move.a)
        log.say(LAID, self.seat)


class Hook(Frame[ToyState]):
    """3.6 A hook turns up somebody's card."""

    __slots__ = ("components", "moves")

    def __init__(self, seat: int, moves: Moves, components: Components) -> None:
        super().__init__("3.6", seat, "hook")
        self.moves = moves
        self.components = components

    def legal(self, s: ToyState, out: Choices) -> None:
        cells, at = s.cells, s.at
        out.add(self.moves.hold)
        if self.has_hook(s):
            for victim in range(at.seats):
                if victim != self.seat and cells[at.laid + victim * at.laid_step]:
                    out.add(self.moves.hooks[victim])

    def has_hook(self, s: ToyState) -> bool:
        return place_of(s.cells, hand_of(s, self.seat), self.components.hook) >= 0

    def refusal(self, s: ToyState, move: Move) -> Refusal:
        if move.verb is not HOOK:
            return HOOK_OR_HOLD.refuse()
        if not self.has_hook(s):
            return NO_HOOK.refuse()
        return OWN_CARD.refuse() if move.a == self.seat else NOTHING_DOWN.refuse(move.a)

    def apply(self, s: ToyState, move: Move, log: Log) -> None:
        if move.verb is HOLD:
            log.say(HELD, self.seat)
            return
        cells, at = s.cells, s.at
        take(cells, hand_of(s, self.seat), self.components.hook)
        add(cells, at.gone, self.components.hook)
        shown = at.shown + move.a * at.shown_step
        move_all(cells, at.laid + move.a * at.laid_step, shown)
        log.say(HOOKED, self.seat, move.a, top(cells, shown))
