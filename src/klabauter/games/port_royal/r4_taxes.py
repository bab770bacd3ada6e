"""Chapter 4, a tax increase: the rich pay, those with the fewest influence points get a coin."""

from __future__ import annotations

from typing import Final

from klabauter.games.port_royal.components import Components
from klabauter.games.port_royal.r2_coins import Pile
from klabauter.games.port_royal.state import PortState
from klabauter.kernel.event import MUTE, Line, Log
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
        if log is not MUTE:
            log.say(PAID_TAX, self.owner, s.spent, tuple(s.discard[-s.spent :]))
        s.spent = 0


class Relief(Frame[PortState]):
    """4.2 A coin for the fewest influence points; everybody in a tie gets one, clockwise from the active player."""

    __slots__ = ("components", "pile")

    def __init__(self, components: Components, pile: Pile) -> None:
        super().__init__("4.2", AUTO, "relief")
        self.components = components
        self.pile = pile

    def apply(self, s: PortState, move: Move, log: Log) -> None:
        influence = s.influence
        fewest = min(influence)
        seats = len(influence)
        poor = tuple([seat % seats for seat in range(s.active, s.active + seats) if influence[seat % seats] == fewest])
        log.say(RELIEF, poor, fewest, self.components.bonus)
        for seat in poor:
            self.pile.give(s, seat, self.components.bonus, log)


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
        s.stack.append(self.relief)
        purse = s.purse
        limit = self.limit
        if max(purse) > limit:
            seats = len(purse)
            for seat in range(s.active + seats - 1, s.active - 1, -1):
                over = purse[seat % seats] - limit
                if over > 0:
                    s.stack.append(self.paid[seat % seats])
                    s.stack.extend([self.pay[seat % seats]] * over)
