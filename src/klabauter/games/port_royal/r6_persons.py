"""Chapter 6, the persons: what they do for the one who hired them."""

from __future__ import annotations

from typing import Final

from klabauter.games.port_royal.components import Components
from klabauter.games.port_royal.state import PortState
from klabauter.kernel.event import Line, Log

COLLECTED: Final = Line("6.1", "collected", "seat", "card")
LAST_ROUND: Final = Line("7.1", "last-round", "seat", "influence")


def hire(s: PortState, f: Components, seat: int, card: int, log: Log) -> None:
    """5.4 The person joins the display and helps from now on: 6.1 wholesalers, 6.3 sabres, 6.4 influence for all."""
    s.people[seat] += (card,)
    s.sabres[seat] += f.sabres[card]
    if f.patron[card] >= 0:
        s.patrons[seat] |= 1 << f.patron[card]
    gain(s, f, seat, f.influence[card], log)


def collect(s: PortState, f: Components, seat: int, card: int, log: Log) -> None:
    """6.1 The traded ship goes under the wholesaler; 6.2 it is one point, with one wholesaler or two."""
    s.ships[seat] += (card,)
    log.say(COLLECTED, seat, card)
    gain(s, f, seat, 1, log)


def gain(s: PortState, f: Components, seat: int, points: int, log: Log) -> None:
    """7.1 The first to reach the goal brings on the last round."""
    now = s.influence[seat] + points
    if now >= f.goal and max(s.influence) < f.goal:
        log.say(LAST_ROUND, seat, now)
    s.influence[seat] = now
