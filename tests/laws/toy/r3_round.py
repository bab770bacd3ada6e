"""Chapter 3, a round: draw, bury, lay, hook. Each phase is put on the stack when it begins, on public conditions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import AUTO, Frame, Reason, Refusal
from klabauter.kernel.move import Move
from tests.laws.toy.components import Components
from tests.laws.toy.notation import BURY, HOLD, HOOK, KEEP, LAY, Moves
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


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


class Phase(Frame[ToyState]):
    """A part of the round: asks every seat the condition allows, from the starter on."""

    __slots__ = ("steps",)

    def __init__(self, rule: str, key: str, steps: Sequence[Frame[Any]]) -> None:
        super().__init__(rule, AUTO, key)
        self.steps = tuple(steps)  # by seat

    def asked(self, s: ToyState, seat: int) -> bool:
        raise NotImplementedError

    def apply(self, s: ToyState, move: Move, log: Log) -> None:
        seats = len(self.steps)
        order = [(s.starter + i) % seats for i in range(seats)]
        s.stack.extend([self.steps[seat] for seat in reversed(order) if self.asked(s, seat)])


class Drawing(Phase):
    """3.1 As long as there are cards in the deck."""

    __slots__ = ()

    def asked(self, s: ToyState, seat: int) -> bool:
        return (seat - s.starter) % len(self.steps) < len(s.deck) + len(s.buried_by)


class Burying(Phase):
    """3.3 Only with two cards or more."""

    __slots__ = ()

    def asked(self, s: ToyState, seat: int) -> bool:
        return len(s.hands[seat]) >= 2


class Laying(Phase):
    """3.4 Everybody who can (3.5)."""

    __slots__ = ()

    def asked(self, s: ToyState, seat: int) -> bool:
        return len(s.hands[seat]) >= 1


class Hooking(Phase):
    """3.6 Everybody with a card in hand: whether it is a hook is not asked here."""

    __slots__ = ()

    def asked(self, s: ToyState, seat: int) -> bool:
        return len(s.hands[seat]) >= 1


class Bury(Frame[ToyState]):
    """3.3 Coins for a card put under the deck."""

    __slots__ = ("components", "moves")

    def __init__(self, seat: int, moves: Moves, components: Components) -> None:
        super().__init__("3.3", seat, "bury")
        self.moves = moves
        self.components = components

    def options(self, s: ToyState) -> Sequence[Move]:
        if s.coins[self.seat] < self.components.bury:
            return (self.moves.keep,)
        return [self.moves.keep, *[self.moves.buries[card] for card in sorted(set(s.hands[self.seat]))]]

    def refusal(self, s: ToyState, move: Move) -> Refusal:
        if move.verb is not BURY:
            return BURY_OR_KEEP.refuse()
        poor = s.coins[self.seat] < self.components.bury
        return NO_COIN.refuse(self.components.bury) if poor else NOT_IN_HAND.refuse(move.a)

    def cost(self, s: ToyState, move: Move) -> dict[str, int]:
        return {"coin": self.components.bury} if move.verb is BURY else {}

    def apply(self, s: ToyState, move: Move, log: Log) -> None:
        if move.verb is KEEP:
            log.say(KEPT, self.seat)
            return
        s.coins[self.seat] -= self.components.bury
        s.hands[self.seat] = without(s.hands[self.seat], move.a)
        s.buried[self.seat] += (move.a,)
        s.buried_by += (self.seat,)
        log.say(BURIED, self.seat, move.a, to=1 << self.seat)


class Lay(Frame[ToyState]):
    """3.4 A card face down."""

    __slots__ = ("moves",)

    def __init__(self, seat: int, moves: Moves) -> None:
        super().__init__("3.4", seat, "lay")
        self.moves = moves

    def options(self, s: ToyState) -> Sequence[Move]:
        return [self.moves.lays[card] for card in sorted(set(s.hands[self.seat]))]

    def refusal(self, s: ToyState, move: Move) -> Refusal:
        return NOT_TO_LAY.refuse(move.a) if move.verb is LAY else LAY_A_CARD.refuse()

    def apply(self, s: ToyState, move: Move, log: Log) -> None:
        s.hands[self.seat] = without(s.hands[self.seat], move.a)
        s.laid[self.seat] = (move.a,)
        log.say(LAID, self.seat)


class Hook(Frame[ToyState]):
    """3.6 A hook turns up somebody's card."""

    __slots__ = ("components", "moves")

    def __init__(self, seat: int, moves: Moves, components: Components) -> None:
        super().__init__("3.6", seat, "hook")
        self.moves = moves
        self.components = components

    def options(self, s: ToyState) -> Sequence[Move]:
        if self.components.hook not in s.hands[self.seat]:
            return (self.moves.hold,)
        targets = [move for move in self.moves.hooks if move.a != self.seat and s.laid[move.a]]
        return [self.moves.hold, *targets]

    def refusal(self, s: ToyState, move: Move) -> Refusal:
        if move.verb is not HOOK:
            return HOOK_OR_HOLD.refuse()
        if self.components.hook not in s.hands[self.seat]:
            return NO_HOOK.refuse()
        return OWN_CARD.refuse() if move.a == self.seat else NOTHING_DOWN.refuse(move.a)

    def apply(self, s: ToyState, move: Move, log: Log) -> None:
        if move.verb is HOLD:
            log.say(HELD, self.seat)
            return
        s.hands[self.seat] = without(s.hands[self.seat], self.components.hook)
        s.gone += (self.components.hook,)
        s.shown[move.a] = s.laid[move.a]
        s.laid[move.a] = ()
        log.say(HOOKED, self.seat, move.a, s.shown[move.a][0])
