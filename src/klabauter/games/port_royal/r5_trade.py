"""Chapter 5, trading and hiring: the active player takes one to three cards, then everybody else one, for a fee."""

from __future__ import annotations

from typing import Final

from klabauter.games.port_royal.components import COLOURLESS, HOW_MANY, PICKS, Components
from klabauter.games.port_royal.notation import HIRE, PASS, TRADE, Moves
from klabauter.games.port_royal.r2_coins import Pile, hand_over, paid
from klabauter.games.port_royal.r6_persons import collect, hire
from klabauter.games.port_royal.state import PortState
from klabauter.kernel.cells import add, place_of, take
from klabauter.kernel.compat import i64
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import AUTO, Frame, Reason, Refusal
from klabauter.kernel.move import Choices, Move

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


def fee(seat: i64, active: i64) -> int:
    """5.6 The coins that a seat pays the active player for taking a card."""
    return 0 if seat == active else 1


class Fee(Frame[PortState]):
    """5.6 A coin to the active player, out of what the seat has now."""

    __slots__ = ()

    def __init__(self, payer: int) -> None:
        super().__init__("5.6", AUTO, "fee", owner=payer)

    def apply(self, s: PortState, move: Move, log: Log) -> None:
        if log.heard:
            log.say(PAID_FEE, self.owner, s.active)
        hand_over(s, self.owner, s.active)


class Paid(Frame[PortState]):
    """5.4 The price is paid, and everybody sees which cards the coins were."""

    __slots__ = ()

    def __init__(self, payer: int) -> None:
        super().__init__("5.4", AUTO, "paid", owner=payer)

    def apply(self, s: PortState, move: Move, log: Log) -> None:
        if log.heard:
            log.tell(PAID, self.owner, s.spent, paid(s))
        s.spent = 0


class Offer(Frame[PortState]):
    """5.2, 5.5 It is this seat's turn to take. Nobody is asked who has nothing to choose from."""

    __slots__ = ("after_active", "take")

    def __init__(self, taker: int, take: Take, after_active: bool) -> None:
        super().__init__("5.5", AUTO, "offer", owner=taker)
        self.take = take
        self.after_active = after_active  # option pick-after-active: only if the active player took a card

    def apply(self, s: PortState, move: Move, log: Log) -> None:
        if not s.cells[s.at.harbour]:
            return
        seat = self.owner
        if seat != s.active and self.after_active and not s.taken:
            log.say(BARRED, seat)
        elif self.take.possible(s):
            s.push(self.take)
        else:
            if log.heard:
                log.say(CANNOT_TAKE, seat, s.cells[s.at.purse + seat])


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

    def collects(self, s: PortState, ship: i64) -> bool:
        """6.1 Whether the seat has a wholesaler for the ship."""
        return (s.cells[s.at.patrons + self.seat] & self.components.colour[ship]) != 0

    def brings(self, s: PortState, card: i64) -> bool:
        """2.6 Whether it is a ship that brings a coin at all; one that goes to the discards can itself become it."""
        ship = self.components.colour[card] != COLOURLESS
        return ship and (s.deck > 0 or s.cells[s.at.discard] > 0 or not self.collects(s, card))

    def possible(self, s: PortState) -> bool:
        """Whether there is a card that the seat can take, see below."""
        cells, at, cost = s.cells, s.at, self.components.cost
        money = cells[at.purse + self.seat]
        if self.seat != s.active:
            money -= 1
        harbour = at.harbour
        place = harbour + cells[harbour]
        while place > harbour and cost[cells[place]] > money and (money >= 0 or not self.brings(s, cells[place])):
            place -= 1
        return place > harbour

    def legal(self, s: PortState, out: Choices) -> None:
        """A move for every kind of card in the harbour that the seat can pay, and taking nothing. 5.6 The fee is put
        aside first; without a coin for it only ships are left, which pay it out of their income."""
        f, cells, at = self.components, s.cells, s.at
        cost, colour, moves = f.cost, f.colour, self.moves.take
        money = cells[at.purse + self.seat]
        if self.seat != s.active:
            money -= 1
        harbour = at.harbour
        for place in range(harbour + 1, harbour + 1 + cells[harbour]):
            card = cells[place]
            if cost[card] > money and (money >= 0 or not self.brings(s, card)):
                continue
            # Equal persons are one choice; ships in the harbour differ.
            if colour[card] or place_of(cells, harbour, card) == place - harbour - 1:
                out.add(moves[card])
        out.add(self.moves.nothing)

    def refusal(self, s: PortState, move: Move) -> Refusal:
        f = self.components
        verb = move.verb
        if verb is not TRADE and verb is not HIRE:
            return TAKE_OR_PASS.refuse()
        card = move.a
        if verb is TRADE and not f.colour[card]:
            return NO_SHIP.refuse(card)
        if verb is HIRE and (f.colour[card] or card == f.tax):
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
        price = self.components.cost[move.a] + fee(self.seat, s.active)
        return {"coins": price} if price else {}

    def apply(self, s: PortState, move: Move, log: Log) -> None:
        seat = self.seat
        if move.verb is PASS:
            if log.heard:
                log.say(TOOK_NOTHING, seat)
            if seat == s.active:
                s.picks = 0
            return
        card = move.a
        take(s.cells, s.at.harbour, card)
        s.taken += 1
        if seat != s.active:
            s.push(self.fee)
        else:
            s.picks -= 1
            if s.picks > 0 and s.cells[s.at.harbour]:  # 5.2: one after the other
                s.push(self.offer)
        if move.verb is TRADE:
            self.trade(s, card, log)
        else:
            price = self.components.cost[card]
            log.say(HIRED, seat, card, price)
            if price:
                s.push(self.paid)
                for _ in range(price):
                    s.push(self.pay)
            hire(s, self.components, seat, card, log)

    def trade(self, s: PortState, ship: i64, log: Log) -> None:
        """5.3 The ship goes to the discards and brings coins; 6.1 a wholesaler of its colour keeps it afterwards."""
        f = self.components
        seat = self.seat
        s.colours ^= f.colour[ship]
        if log.heard:
            log.say(TRADED, seat, ship, f.coins[ship])
        kept = self.collects(s, ship)
        if not kept:
            add(s.cells, s.at.discard, ship)
        self.pile.give(s, seat, f.coins[ship], log)
        if kept:
            collect(s, f, seat, ship, log)


class Open(Frame[PortState]):
    """5.1 Phase 2 begins: the ships say how many cards the active player may take."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("5.1", AUTO, "open")

    def apply(self, s: PortState, move: Move, log: Log) -> None:
        ships = HOW_MANY[s.colours]
        s.picks = PICKS[ships]
        if s.picks > 1:
            log.say(MAY_TAKE, s.active, ships, s.picks)
