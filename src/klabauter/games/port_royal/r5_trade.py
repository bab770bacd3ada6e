"""Chapter 5, trading and hiring: the active player takes one to three cards, then everybody else one, for a fee."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from klabauter.games.port_royal.components import PICKS, SHIPS, Components
from klabauter.games.port_royal.notation import HIRE, PASS, TRADE, Moves
from klabauter.games.port_royal.r2_coins import Pile, hand_over
from klabauter.games.port_royal.r6_persons import collect, hire
from klabauter.games.port_royal.state import PortState
from klabauter.kernel.event import MUTE, Line, Log
from klabauter.kernel.frame import AUTO, Frame, Reason, Refusal
from klabauter.kernel.move import Move

MAY_TAKE: Final = Line("5.1", "may-take", "seat", "ships", "cards")
TRADED: Final = Line("5.3", "traded", "seat", "card", "coins")
HIRED: Final = Line("5.4", "hired", "seat", "card", "cost")
PAID: Final = Line("5.4", "paid", "seat", "coins", "cards:card")
TOOK_NOTHING: Final = Line("5.2", "took-nothing", "seat")
CANNOT_TAKE: Final = Line("5.4", "cannot-take", "seat", "coins")
BARRED: Final = Line("5.5", "barred", "seat")
PAID_FEE: Final = Line("5.6", "paid-fee", "seat", "active:seat")

TAKE_OR_PASS: Final = Reason("5.2", "take-or-pass", vague=True)
NOT_IN_HARBOUR: Final = Reason("5.2", "not-in-harbour", "card")
NO_SHIP: Final = Reason("5.3", "no-ship", "card")
NO_PERSON: Final = Reason("5.4", "no-person", "card")
TOO_DEAR: Final = Reason("5.4", "too-dear", "card", "cost", "coins")
TOO_DEAR_WITH_FEE: Final = Reason("5.6", "too-dear-with-fee", "card", "cost", "coins")
NO_FEE: Final = Reason("5.6", "no-fee", "card")


class Fee(Frame[PortState]):
    """5.6 A coin to the active player, out of what the seat has now."""

    __slots__ = ()

    def __init__(self, payer: int) -> None:
        super().__init__("5.6", AUTO, "fee", owner=payer)

    def apply(self, s: PortState, move: Move, log: Log) -> None:
        log.say(PAID_FEE, self.owner, s.active)
        hand_over(s, self.owner, s.active)


class Paid(Frame[PortState]):
    """5.4 The price is paid, and everybody sees which cards the coins were."""

    __slots__ = ()

    def __init__(self, payer: int) -> None:
        super().__init__("5.4", AUTO, "paid", owner=payer)

    def apply(self, s: PortState, move: Move, log: Log) -> None:
        if log is not MUTE:
            log.say(PAID, self.owner, s.spent, tuple(s.discard[-s.spent :]))
        s.spent = 0


class Offer(Frame[PortState]):
    """5.2, 5.5 It is this seat's turn to take. Nobody is asked who has nothing to choose from."""

    __slots__ = ("after_active", "take")

    def __init__(self, taker: int, take: Take, after_active: bool) -> None:
        super().__init__("5.5", AUTO, "offer", owner=taker)
        self.take = take
        self.after_active = after_active  # option pick-after-active: only if the active player took a card

    def apply(self, s: PortState, move: Move, log: Log) -> None:
        if not s.harbour:
            return
        seat = self.owner
        if seat != s.active and self.after_active and not s.taken:
            log.say(BARRED, seat)
        elif len(self.take.options(s)) > 1:
            s.stack.append(self.take)
        else:
            log.say(CANNOT_TAKE, seat, s.purse[seat])


class Take(Frame[PortState]):
    """5.2 A seat takes a card of the harbour, or nothing."""

    __slots__ = ("components", "fee", "moves", "offer", "paid", "pay", "pile")

    offer: Frame[PortState]  # asks the same seat again
    paid: Frame[PortState]

    def __init__(
        self, seat: int, components: Components, pile: Pile, moves: Moves, pay: Frame[PortState], fee: Frame[PortState]
    ) -> None:
        super().__init__("5.2", seat, "take")
        self.components = components
        self.pile = pile
        self.moves = moves
        self.pay = pay
        self.fee = fee

    def brings(self, s: PortState, card: int) -> bool:
        """2.6 Whether a ship brings a coin at all; one that goes to the discards can itself become it."""
        return bool(s.deck or s.discard) or not s.patrons[self.seat] >> self.components.colour[card] & 1

    def options(self, s: PortState) -> Sequence[Move]:
        """A move for every kind of card in the harbour that the seat can pay, and taking nothing. 5.6 The fee is put
        aside first; without a coin for it only ships are left, which pay it out of their income."""
        f = self.components
        cost = f.cost
        take = self.moves.take
        money = s.purse[self.seat] if self.seat == s.active else s.purse[self.seat] - 1
        found: list[Move] = []
        seen = 0  # kinds of cards, a bit each: equal cards are one choice
        for card in s.harbour:
            if seen >> card & 1:
                continue
            seen |= 1 << card
            if money >= 0:
                if cost[card] <= money:
                    found.append(take[card])
            elif f.colour[card] >= 0 and self.brings(s, card):
                found.append(take[card])
        found.append(self.moves.nothing)
        return found

    def refusal(self, s: PortState, move: Move) -> Refusal:
        f = self.components
        verb = move.verb
        if verb is not TRADE and verb is not HIRE:
            return TAKE_OR_PASS.refuse()
        card = move.a
        if verb is TRADE and f.colour[card] < 0:
            return NO_SHIP.refuse(card)
        if verb is HIRE and (f.colour[card] >= 0 or card == f.tax):
            return NO_PERSON.refuse(card)
        if card not in s.harbour:
            return NOT_IN_HARBOUR.refuse(card)
        if verb is TRADE:
            return NO_FEE.refuse(card)
        because = TOO_DEAR if self.seat == s.active else TOO_DEAR_WITH_FEE
        return because.refuse(card, f.cost[card], s.purse[self.seat])

    def cost(self, s: PortState, move: Move) -> dict[str, int]:
        if move.verb is PASS:
            return {}
        price = self.components.cost[move.a] + (self.seat != s.active)
        return {"coins": price} if price else {}

    def apply(self, s: PortState, move: Move, log: Log) -> None:
        seat = self.seat
        if move.verb is PASS:
            log.say(TOOK_NOTHING, seat)
            if seat == s.active:
                s.picks = 0
            return
        card = move.a
        harbour = s.harbour
        at = 0
        while harbour[at] != card:
            at += 1
        s.harbour = harbour[:at] + harbour[at + 1 :]
        s.taken += 1
        if seat != s.active:
            s.stack.append(self.fee)
        else:
            s.picks -= 1
            if s.picks > 0 and s.harbour:  # 5.2: one after the other
                s.stack.append(self.offer)
        if move.verb is TRADE:
            self.trade(s, card, log)
        else:
            price = self.components.cost[card]
            log.say(HIRED, seat, card, price)
            if price:
                s.stack.append(self.paid)
                for _ in range(price):
                    s.stack.append(self.pay)
            hire(s, self.components, seat, card, log)

    def trade(self, s: PortState, card: int, log: Log) -> None:
        """5.3 The ship goes to the discards and brings coins; 6.1 a wholesaler of its colour keeps it afterwards."""
        f = self.components
        seat = self.seat
        colour = f.colour[card]
        s.colours &= ~(1 << colour)
        log.say(TRADED, seat, card, f.coins[card])
        kept = s.patrons[seat] >> colour & 1
        if not kept:
            s.discard.append(card)
        self.pile.give(s, seat, f.coins[card], log)
        if kept:
            collect(s, f, seat, card, log)


class Open(Frame[PortState]):
    """5.1 Phase 2 begins: the ships say how many cards the active player may take."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("5.1", AUTO, "open")

    def apply(self, s: PortState, move: Move, log: Log) -> None:
        ships = SHIPS[s.colours]
        s.picks = PICKS[ships]
        if s.picks > 1:
            log.say(MAY_TAKE, s.active, ships, s.picks)
