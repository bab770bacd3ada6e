"""What a seat may know (chapter 10), as far as it is worked out.

Of hands and captured ships everybody sees the number only; the backs of sea cards and Dutchman cards differ. Each
captured ship lay openly on the board and each card played was shown: everybody remembers them, so a seat also knows
which cards it has not seen (10.2).
"""

from __future__ import annotations

from typing import Any

from klabauter.games.freibeuter import state
from klabauter.games.freibeuter.components import CORNERS_OF, FIELDS, NO_TILE, NOT_BOARDED, Components
from klabauter.games.freibeuter.hands import sea_cards, size
from klabauter.games.freibeuter.state import FreibeuterState
from klabauter.kernel.move import Names


def public(s: FreibeuterState, f: Components, names: Names) -> dict[str, Any]:
    sea = [sea_cards(hand) for hand in s.hands]
    return state.public(
        s,
        names,
        tiles=[tile_of(s, f, x, names) for x, tile in enumerate(s.tiles) if tile != NO_TILE],
        players_sea=sea,
        players_dutchman=[size(hand) - sea[seat] for seat, hand in enumerate(s.hands)],
        piles={"sea": len(s.sea_pile), "dutchman": len(s.dutchman_pile)},
        discards={
            "sea": discarded([card for card in s.discards if card < FIELDS], names),
            "dutchman": discarded([card for card in s.discards if card >= FIELDS], names),
        },
    )


def tile_of(s: FreibeuterState, f: Components, x: int, names: Names) -> dict[str, Any]:
    tile = s.tiles[x]
    corners = CORNERS_OF[x]
    boarder = s.boarders[x]
    ship = tile < f.ships
    field_id = names["field"]
    return {
        "id": names["crossing"][x],
        "tile": names["tile"][tile],
        "kind": "ship" if ship else "camp" if tile == f.camp else "double",
        "value": f.values[tile] if ship else 0 if tile == f.camp else f.values[f.doubled[tile]],
        "share": f.shares[tile] if ship else f.camp_pay if tile == f.camp else 0,
        "boarder": None if boarder == NOT_BOARDED else boarder,
        "fields": [field_id[field] for field in corners],
        "empty": [field_id[field] for field in corners if not s.sea[field] and field != s.dutchman],
    }


def discarded(cards: list[int], names: Names) -> dict[str, Any]:
    return {"number": len(cards), "top": names["card"][cards[-1]] if cards else None}


def known(s: FreibeuterState, seat: int | None, names: Names) -> dict[str, Any]:
    return state.known(s, seat, names, hands=[[sea_cards(hand), size(hand) - sea_cards(hand)] for hand in s.hands])
