"""Chapter 6, the persons: what they do for the one who hired them."""

from __future__ import annotations

from typing import Final

from klabauter.games.port_royal.components import Components
from klabauter.games.port_royal.state import PortState
from klabauter.kernel.cells import add_for
from klabauter.kernel.compat import i64
from klabauter.kernel.event import Line, Log

COLLECTED: Final = Line("6.1", "collected", "seat", "card")
LAST_ROUND: Final = Line("7.1", "last-round", "seat", "influence")


def hire(s: PortState, f: Components, seat: i64, card: i64, log: Log) -> None:
    """5.4 The person joins the display and helps from now on: 6.1 wholesalers, 6.3 sabres, 6.4 influence for all."""
    cells, at = s.cells, s.at
    add_for(cells, at.people, seat, card)
    cells[at.sabres + seat] += f.sabres[card]
    cells[at.patrons + seat] |= f.patron[card]
    gain(s, f, seat, f.influence[card], log)


def collect(s: PortState, f: Components, seat: i64, ship: i64, log: Log) -> None:
    """6.1 The traded ship goes under the wholesaler; 6.2 it is one point, with one wholesaler or two."""
    add_for(s.cells, s.at.ships, seat, ship)
    log.say(COLLECTED, seat, ship)
    gain(s, f, seat, 1, log)


def gain(s: PortState, f: Components, seat: i64, points: i64, log: Log) -> None:
    """7.1 The first to reach the goal brings on the last round."""
    now = s.cells[s.at.influence + seat] + points
    if now >= f.goal and most_influence(s) < f.goal:
        log.say(LAST_ROUND, seat, now)
    s.cells[s.at.influence + seat] = now


def most_influence(s: PortState) -> i64:
    """The influence points of the seat that has most of them."""
    influence = s.at.influence
    most = s.cells[influence]
    for at in range(influence + 1, influence + s.at.seats):
        if s.cells[at] > most:
            most = s.cells[at]
    return most
