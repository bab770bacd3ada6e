"""Chapter 4, a tax increase: the rich pay, those with the fewest influence points get a coin."""

from __future__ import annotations

from typing import Final

from klabauter.games.port_royal.components import Components
from klabauter.games.port_royal.r2_coins import Pile, paid
from klabauter.games.port_royal.state import PortState
from klabauter.kernel.compat import i64
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import AUTO, Frame
from klabauter.kernel.move import Move

PAID_TAX: Final = Line("4.1", "paid-tax", "seat", "coins", "cards:card")
RELIEF: Final = Line("4.2", "relief", "seats:seat", "influence", "coins")


class TaxPaid(Frame[PortState]):
    """4.1 All coins above the limit are paid, and everybody sees which cards they were."""

    __slots__ = ()

    def __init__(self, payer: int) -> None:
        super().__init__("4.1", AUTO, "tax-paid", owner=payer)

    def apply(self, s: PortState, move: Move, log: Log) -> None:
        if log.heard:
            log.tell(PAID_TAX, self.owner, s.spent, paid(s))
        s.spent = 0


class Relief(Frame[PortState]):
    """4.2 A coin for the fewest influence points; everybody in a tie gets one, clockwise from the active player."""

    __slots__ = ("components", "pile")

    def __init__(self, components: Components, pile: Pile) -> None:
        super().__init__("4.2", AUTO, "relief")
        self.components = components
        self.pile = pile

    def apply(self, s: PortState, move: Move, log: Log) -> None:
        fewest, seats, bonus = s.cells[s.at.influence], s.at.seats, self.components.bonus
        for seat in range(1, seats):
            points = s.cells[s.at.influence + seat]
            if points < fewest:
                fewest = points
        order = [i64(place % seats) for place in range(s.active, s.active + seats)]
        poor = [seat for seat in order if s.cells[s.at.influence + seat] == fewest]
        log.tell(RELIEF, tuple(poor), fewest, bonus)
        for seat in poor:
            self.pile.give(s, seat, bonus, log)


class Taxes:
    """The steps of a tax increase."""

    __slots__ = ("limit", "paid", "pay", "relief")

    relief: Frame[PortState]
    pay: list[Frame[PortState]]  # by seat
    paid: list[Frame[PortState]]  # by seat

    def __init__(self, components: Components) -> None:
        self.limit = components.limit

    def levy(self, s: PortState) -> None:
        """4.1 Seats with more than the limit pay the rest, clockwise from the active player; then 4.2."""
        s.push(self.relief)
        seats = s.at.seats
        for place in range(s.active + seats - 1, s.active - 1, -1):
            seat = place % seats
            over = s.cells[s.at.purse + seat] - self.limit
            if over > 0:
                s.push(self.paid[seat])
                for _ in range(over):
                    s.push(self.pay[seat])
