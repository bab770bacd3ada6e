"""Chapter 8, pirate credit: what a boarder lacks the bank lends him, and a boat remembers it."""

from __future__ import annotations

from typing import Final

from klabauter.games.freibeuter.state import FreibeuterState
from klabauter.kernel.compat import i64
from klabauter.kernel.event import Line, Log

CREDIT: Final = Line("8.1", "credit", "seat", "chests", "debt")
MARKER: Final = Line("8.2", "marker", "seat")


def pay(s: FreibeuterState, seat: i64, due: i64, log: Log) -> None:
    """The chests leave the seat. 8.1 Own chests first, the bank lends the rest.

    8.2 The first credit costs a boat; the stock may be empty for the moment, since the boat on the captured ship is
    about to come back.
    """
    cells, debt = s.cells, s.at.debts + seat
    own = cells[s.at.chests + seat]
    if due <= own:
        cells[s.at.chests + seat] = own - due
        return
    cells[s.at.chests + seat] = 0
    first = not cells[debt]
    cells[debt] += due - own
    log.say(CREDIT, seat, due - own, cells[debt])
    if first:
        cells[s.at.boats + seat] -= 1
        log.say(MARKER, seat)
