"""Positions of Freibeuter: what a written one leaves out, and what it cannot be.

A crossing is named by the field to its upper left. Without ``discards`` there is one card for every boat on the sea,
without the piles every card not named elsewhere lies there, without ``escaped`` and ``aside`` (or ``unlaid``, while
tiles are laid out) every tile not named elsewhere; chests and debts are as at the beginning. Boats before the players
follow from the rest.
"""

from __future__ import annotations

from typing import Any

from klabauter.games.freibeuter.components import (
    CLOSED_BY,
    CORNERS,
    CORNERS_OF,
    CROSSINGS,
    NO_TILE,
    NOT_BOARDED,
    SUBSETS,
    Components,
)
from klabauter.games.freibeuter.declaration import DECLARATION
from klabauter.games.freibeuter.messages import FreibeuterMessage
from klabauter.games.freibeuter.r2_setup import Lay
from klabauter.games.freibeuter.state import FreibeuterOffsets, FreibeuterState, empty
from klabauter.kernel.cells import BIT
from klabauter.kernel.errors import BadPosition
from klabauter.kernel.frame import Frame
from klabauter.kernel.messages import Message
from klabauter.kernel.move import Names
from klabauter.kernel.position import Fields


def derive(s: FreibeuterState, f: Components) -> FreibeuterState:
    """Boats in stock, ships to board and what each crossing lacks, worked out from what lies on the table."""
    sea, tiles, boarders = s.sea, s.tiles, s.boarders
    needs: list[int] = []
    encircled: list[int] = []
    s.closing = 0
    for x, corners in enumerate(CORNERS_OF):
        missing = [field for field in corners if tiles[x] != NO_TILE and not sea[field]]
        need = sum([BIT[corners.index(field)] for field in missing])
        needs.append(need)
        s.closing |= CLOSED_BY[x * SUBSETS + need]
        if tiles[x] != NO_TILE and (not missing or missing == [s.dutchman]):
            encircled.append(x)
    if len(encircled) > CORNERS:
        raise BadPosition("state.tiles", FreibeuterMessage("why-encircled"))
    s.need, s.encircled = tuple(needs), tuple(encircled)
    s.free = tuple([x for x in range(CROSSINGS) if 0 <= tiles[x] < f.ships and boarders[x] == NOT_BOARDED])
    boats: list[int] = []
    for seat, debt in enumerate(s.debts):
        away = sum([there.count(seat) for there in sea]) + boarders.count(seat) + (debt > 0)
        boats.append(f.boats - away)
    s.boats = tuple(boats)
    return s


def read(
    f: Components, box: dict[str, Any], names: Names, at: FreibeuterOffsets, stack: list[Frame[Any]], fields: Fields
) -> FreibeuterState:
    s = empty(at, stack)
    seats = int(at.seats)
    s.chests = (f.chests,) * seats
    given = DECLARATION.read(s, fields, seats, {})
    sea, tiles = s.sea, s.tiles
    if "discards" not in given:
        cards, most = tuple([field for field, there in enumerate(sea) for _ in there]), s.room("discards")
        fields.refuse(len(cards) > most, "fields", Message("why-too-long", most=most))
        s.discards = cards
    given |= {"escaped", "aside"} if any([isinstance(frame, Lay) for frame in stack]) else {"unlaid"}
    DECLARATION.fill(s, box, names, given)
    for x, boarder in enumerate(s.boarders):
        why = FreibeuterMessage("why-boarded", crossing=names["crossing"][x])
        fields.refuse(boarder != NOT_BOARDED and not 0 <= tiles[x] < f.ships, "boarded", why)
    discards = s.discards
    for field, there in enumerate(sea):  # every boat came with a card, and none was played on an empty field alone
        played = discards.count(field)
        why = FreibeuterMessage("why-boats-cards", field=names["field"][field])
        fields.refuse(played < len(there) or (played > 0 and not there), "discards", why)
    return derive(s, f)
