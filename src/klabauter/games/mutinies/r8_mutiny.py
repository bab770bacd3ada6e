"""Chapter 8, what only sailors do: hide in the cabin, or mutiny."""

from __future__ import annotations

from typing import Final

from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.components import CABIN, LAST_MUTINY, NOWHERE, UNTOLD, WHEEL_0, WHEEL_6
from klabauter.games.mutinies.hold import PILE, captain, figure_on, lay_before, space_of, standing, treasures
from klabauter.games.mutinies.notation import IN_CABIN, ROB, USE
from klabauter.games.mutinies.r2_track import gain
from klabauter.games.mutinies.r4_raids import payer
from klabauter.games.mutinies.r10_treasures import cannot_use, usable, use
from klabauter.games.mutinies.state import MutinyState
from klabauter.kernel.cells import BIT, drop
from klabauter.kernel.compat import i64
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import AUTO, Frame, Reason, Refusal
from klabauter.kernel.move import Choices, Move

CABIN_PRESTIGE: Final = Line("8.2", "cabin-prestige", "seat", "prestige")
CABIN_DOUBLOON: Final = Line("8.2", "cabin-doubloon", "seat", "doubloons")
CABIN_TRADE: Final = Line("8.2", "cabin-trade", "seat", "doubloons", "prestige")
ROBBED: Final = Line("8.3", "robbed", "seat", "victim:seat", "doubloons")
WHEEL_PAID: Final = Line("8.5", "wheel-paid", "seat", "space", "doubloons", "prestige")
WHEEL_PRESTIGE_PAID: Final = Line("8.5", "wheel-prestige-paid", "seat", "prestige", "doubloons")
HENCHMAN_WHEEL: Final = Line("12.6", "henchman-wheel", "seat", "space")
TOO_POOR: Final = Line("8.6", "too-poor", "seat", "space")
NO_MUTINY: Final = Line("8.7", "no-mutiny")
NEW_CAPTAIN: Final = Line("8.8", "new-captain", "seat", "order:seat")
DEFENDED: Final = Line("12.6", "defended", "seat")
UNTOLD_CARD: Final = Line("2.6", "untold-card", "seat", "left")
LAST_CARD: Final = Line("9.9", "last-mutiny", "seat", "prestige", "round")

CABIN_FIRST: Final = Reason("8.2", "cabin-first", vague=True)
TRADE_NEEDS: Final = Reason("8.2", "trade-needs", "doubloons")
NOT_ALONE: Final = Reason("8.3", "not-alone")
NOT_ONESELF: Final = Reason("8.3", "not-oneself")
NOTHING_TO_ROB: Final = Reason("8.3", "nothing-to-rob", "seat")

PRESTIGE: Final = 0
DOUBLOON: Final = 1
TRADE: Final = 2


class Cabin(Frame[MutinyState]):
    """8.2 A prestige, a doubloon, or five doubloons for three prestige; 8.3 alone, one may steal the doubloon."""

    __slots__ = ("b",)

    def __init__(self, b: Book, seat: int) -> None:
        super().__init__("8.2", seat, "cabin")
        self.b = b

    def legal(self, s: MutinyState, out: Choices) -> None:
        moves = self.b.moves
        seat = self.seat
        out.add(moves.cabin[PRESTIGE])
        out.add(moves.cabin[DOUBLOON])
        if s.cells[s.at.doubloons + seat] >= self.b.components.cabin_pay:
            out.add(moves.cabin[TRADE])
        if standing(s, CABIN, CABIN) == 1:
            for victim in range(self.b.seats):
                if victim != seat and s.cells[s.at.doubloons + victim]:
                    out.add(moves.rob[victim])
        if treasures(s, seat):
            usable(s, self.b, seat, out)

    def refusal(self, s: MutinyState, move: Move) -> Refusal:
        if move.verb is IN_CABIN:
            return TRADE_NEEDS.refuse(self.b.components.cabin_pay)
        if move.verb is ROB:
            if move.a == self.seat:
                return NOT_ONESELF.refuse()
            return NOT_ALONE.refuse() if standing(s, CABIN, CABIN) > 1 else NOTHING_TO_ROB.refuse(move.a)
        if move.verb is USE:
            return cannot_use(s, self.b, self.seat, move.a)
        return CABIN_FIRST.refuse()

    def cost(self, s: MutinyState, move: Move) -> dict[str, int]:
        return {"doubloons": self.b.components.cabin_pay} if move.verb is IN_CABIN and move.a == TRADE else {}

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        f = self.b.components
        seat = self.seat
        if move.verb is USE:
            s.push(self)
            use(s, self.b, seat, move.a, log)
        elif move.verb is ROB:
            purse = s.cells[s.at.doubloons + move.a]
            loot = f.cabin_doubloons if f.cabin_doubloons < purse else purse
            s.cells[s.at.doubloons + move.a] -= loot
            s.cells[s.at.doubloons + seat] += loot
            log.say(ROBBED, seat, move.a, loot)
        elif move.a == PRESTIGE:
            log.say(CABIN_PRESTIGE, seat, f.cabin_prestige)
            gain(s, self.b, seat, f.cabin_prestige, log)
        elif move.a == DOUBLOON:
            s.cells[s.at.doubloons + seat] += f.cabin_doubloons
            log.say(CABIN_DOUBLOON, seat, f.cabin_doubloons)
        else:
            s.cells[s.at.doubloons + seat] -= f.cabin_pay
            log.say(CABIN_TRADE, seat, f.cabin_pay, f.cabin_exchange)
            gain(s, self.b, seat, f.cabin_exchange, log)


class WheelPay(Frame[MutinyState]):
    """8.5 A mutineer pays and is paid; 8.6 who was robbed of the means is out of the mutiny."""

    __slots__ = ("b",)

    def __init__(self, b: Book, figure: int) -> None:
        super().__init__("8.5", AUTO, "wheel-pay", owner=figure)
        self.b = b

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        b = self.b
        f = b.components
        figure = self.owner
        seat = payer(s, b, figure)
        space = space_of(s, figure)
        at = space - WHEEL_0
        purse, disc = s.at.doubloons + seat, s.at.prestige + seat
        if s.cells[purse] < f.wheel_pay[at] or s.cells[disc] < f.wheel_pay_prestige[at]:
            s.cells[s.at.place + figure] = NOWHERE
            s.taken &= ~BIT[space]
            log.say(TOO_POOR, seat, space)
            return
        s.cells[purse] -= f.wheel_pay[at]
        s.cells[disc] -= f.wheel_pay_prestige[at]
        s.free |= BIT[figure]
        if figure == b.henchman:
            log.say(HENCHMAN_WHEEL, seat, space)
            return
        s.cells[purse] += f.wheel_doubloons[at]
        if f.wheel_pay_prestige[at]:
            log.say(WHEEL_PRESTIGE_PAID, seat, f.wheel_pay_prestige[at], f.wheel_doubloons[at])
        else:
            log.say(WHEEL_PAID, seat, space, f.wheel_pay[at], f.wheel_prestige[at])
        gain(s, b, seat, f.wheel_prestige[at], log)


class Mutiny(Frame[MutinyState]):
    """8.7, 8.8 Who paid most is captain, the other mutineers follow, then the rest as before; then the card (9.2)."""

    __slots__ = ("b",)

    def __init__(self, b: Book) -> None:
        super().__init__("8.8", AUTO, "mutiny")
        self.b = b

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        b = self.b
        highest: i64 = NOWHERE
        for seat in range(b.seats):
            if space_of(s, seat) > highest:
                highest = space_of(s, seat)
        if highest < WHEEL_0:
            log.say(NO_MUTINY)
            return
        if b.defends and space_of(s, b.henchman) > highest:
            log.say(DEFENDED, captain(s))
            return
        mutineers: i64 = 0
        for space in range(WHEEL_6, WHEEL_0 - 1, -1):
            if s.taken & BIT[space]:
                seat = figure_on(s, space)
                if seat != b.henchman:
                    self.move_up(s, seat, mutineers)
                    mutineers += 1
        s.closed = 0
        new = captain(s)
        if log.heard:
            log.tell(NEW_CAPTAIN, new, s.order)
        if s.pile > 1:
            if b.components.texts:
                s.push(b.draw_card[new])
                return
            s.pile -= 1
            drop(s.cells, s.at.cards, UNTOLD)
            lay_before(s, new, UNTOLD)
            log.say(UNTOLD_CARD, new, s.pile)
        elif s.pile == 1:
            s.pile = 0
            lay_before(s, new, LAST_MUTINY)
            if not s.last:
                s.last = s.round + 1
                s.cause = PILE
            log.say(LAST_CARD, new, b.components.last_mutiny, s.last)
            gain(s, b, new, b.components.last_mutiny, log)

    def move_up(self, s: MutinyState, seat: i64, number: i64) -> None:
        """The seat gets this number in the order; those before it move down."""
        before = s.at.order + 1 + number
        at = before
        while s.cells[at] != seat:
            at += 1
        while at > before:
            s.cells[at] = s.cells[at - 1]
            at -= 1
        s.cells[before] = seat
