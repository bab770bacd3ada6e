"""What a seat may know (chapter 10), as far as it is worked out.

Of hands and captured ships everybody sees the number only; the backs of sea cards and Dutchman cards differ. Each
captured ship lay openly on the board and each card played was shown: everybody remembers them, so a seat also knows
which cards it has not seen (10.2).
"""

from __future__ import annotations

from typing import Any

from klabauter.games.freibeuter import state
from klabauter.games.freibeuter.components import (
    CORNERS_OF,
    CROSSINGS,
    DUTCHMAN,
    FIELDS,
    NO_TILE,
    NOT_BOARDED,
    SEA,
    Components,
)
from klabauter.games.freibeuter.r3_draw import hand_of, sea_cards
from klabauter.games.freibeuter.state import FreibeuterState
from klabauter.kernel.cells import BIT
from klabauter.kernel.move import Names


def public(s: FreibeuterState, f: Components, names: Names) -> dict[str, Any]:
    hands = hands_of(s)
    return state.public(
        s,
        names,
        tiles=[tile_of(s, f, x, names) for x in range(CROSSINGS) if s.cells[s.at.tiles + x] != NO_TILE],
        players_sea=[sea for sea, _ in hands],
        players_dutchman=[dutchman for _, dutchman in hands],
        piles={"sea": s.cells[s.at.sea_pile], "dutchman": s.cells[s.at.dutchman_pile]},
        discards=discards_of(s, names["card"]),
    )


def hands_of(s: FreibeuterState) -> list[list[int]]:
    """How many sea cards and how many Dutchman cards each seat has."""
    hands: list[list[int]] = []
    for seat in range(s.at.seats):
        sea = sea_cards(s, seat)
        hands.append([sea, s.cells[hand_of(s, seat)] - sea])
    return hands


def tile_of(s: FreibeuterState, f: Components, x: int, names: Names) -> dict[str, Any]:
    tile, boarder, need = s.cells[s.at.tiles + x], s.cells[s.at.boarders + x], s.cells[s.at.need + x]
    fields = [names["field"][field] for field in CORNERS_OF[x]]
    empty: list[str] = []
    if need:
        for corner, field in enumerate(CORNERS_OF[x]):
            if need & BIT[corner] and field != s.dutchman:
                empty.append(fields[corner])
    return {
        "id": names["crossing"][x],
        "tile": f.tiles[tile],
        "kind": f.kinds[tile],
        "value": f.printed[tile],
        "share": f.pays[tile],
        "boarder": None if boarder == NOT_BOARDED else boarder,
        "fields": fields,
        "empty": empty,
    }


def discards_of(s: FreibeuterState, cards: tuple[str, ...]) -> dict[str, dict[str, Any]]:
    """How many cards lie on each open pile, and which one on top."""
    numbers = [0, 0]
    tops: list[str | None] = [None, None]
    for place in range(s.at.discards + 1, s.at.discards + 1 + s.cells[s.at.discards]):
        pile = SEA if s.cells[place] < FIELDS else DUTCHMAN
        numbers[pile] += 1
        tops[pile] = cards[s.cells[place]]
    return {
        "sea": {"number": numbers[SEA], "top": tops[SEA]},
        "dutchman": {"number": numbers[DUTCHMAN], "top": tops[DUTCHMAN]},
    }


def known(s: FreibeuterState, seat: int | None, names: Names) -> dict[str, Any]:
    return state.known(s, seat, names, hands=hands_of(s))
