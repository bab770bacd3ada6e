"""Positions of Freibeuter: what a written one leaves out, and what it cannot be.

A crossing is named by the field to its upper left. Without ``discards`` there is one card for every boat on the sea,
without the piles every card not named elsewhere lies there, without ``escaped`` and ``aside`` (or ``unlaid``, while
tiles are laid out) every tile not named elsewhere; chests and debts are as at the beginning. Boats before the players
follow from the rest.
"""

from __future__ import annotations

from typing import Any

from klabauter.games.freibeuter.components import CLOSED_BY, CORNERS_OF, CROSSINGS, NO_TILE, NOT_BOARDED, Components
from klabauter.games.freibeuter.declaration import DECLARATION
from klabauter.games.freibeuter.messages import FreibeuterMessage
from klabauter.games.freibeuter.r2_setup import Lay
from klabauter.games.freibeuter.state import FreibeuterState
from klabauter.kernel.frame import Frame
from klabauter.kernel.move import Names
from klabauter.kernel.position import Fields


def derive(s: FreibeuterState, f: Components) -> FreibeuterState:
    """Boats in stock, ships to board and what each crossing lacks, worked out from what lies on the table."""
    sea, tiles = s.sea, s.tiles
    encircled: list[int] = []
    s.closing = 0
    for x, corners in enumerate(CORNERS_OF):
        bits = 0
        if tiles[x] != NO_TILE:
            empty = [field for field in corners if not sea[field]]
            bits = sum([1 << corners.index(field) for field in empty])
            if not empty or empty == [s.dutchman]:
                encircled.append(x)
        s.need[x] = bits
        s.closing |= CLOSED_BY[x][bits]
    s.encircled = tuple(encircled)
    s.free = [x for x in range(CROSSINGS) if 0 <= tiles[x] < f.ships and s.boarders[x] == NOT_BOARDED]
    for seat, debt in enumerate(s.debts):
        away = sum([there.count(seat) for there in sea]) + s.boarders.count(seat) + (debt > 0)
        s.boats[seat] = f.boats - away
    return s


def read(
    f: Components, box: dict[str, Any], names: Names, seats: int, stack: list[Frame[Any]], fields: Fields
) -> FreibeuterState:
    s = FreibeuterState(stack, seats)
    s.chests = [f.chests] * seats
    given = DECLARATION.read(s, fields, seats, {})
    if "discards" not in given:
        s.discards = [field for field, there in enumerate(s.sea) for _ in there]
    given |= {"escaped", "aside"} if any([isinstance(frame, Lay) for frame in stack]) else {"unlaid"}
    DECLARATION.fill(s, box, names, given)
    for x, boarder in enumerate(s.boarders):
        why = FreibeuterMessage("why-boarded", crossing=names["crossing"][x])
        fields.refuse(boarder != NOT_BOARDED and not 0 <= s.tiles[x] < f.ships, "boarded", why)
    for field, there in enumerate(s.sea):  # every boat came with a card, and none was played on an empty field alone
        played = s.discards.count(field)
        why = FreibeuterMessage("why-boats-cards", field=names["field"][field])
        fields.refuse(played < len(there) or (played > 0 and not there), "discards", why)
    return derive(s, f)
