"""Chapter 8, pirate credit: what a boarder lacks the bank lends him, and a boat remembers it."""

from __future__ import annotations

from typing import Final

from klabauter.games.freibeuter.state import FreibeuterState
from klabauter.kernel.event import Line, Log

CREDIT: Final = Line("8.1", "credit", "seat", "chests", "debt")
MARKER: Final = Line("8.2", "marker", "seat")


def pay(s: FreibeuterState, seat: int, due: int, log: Log) -> None:
    """The chests leave the seat. 8.1 Own chests first, the bank lends the rest.

    8.2 The first credit costs a boat; the stock may be empty for the moment, since the boat on the captured ship is
    about to come back.
    """
    own = s.chests[seat]
    if due <= own:
        s.chests[seat] = own - due
        return
    s.chests[seat] = 0
    first = not s.debts[seat]
    s.debts[seat] += due - own
    log.say(CREDIT, seat, due - own, s.debts[seat])
    if first:
        s.boats[seat] -= 1
        log.say(MARKER, seat)
