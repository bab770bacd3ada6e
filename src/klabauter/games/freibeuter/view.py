"""What a seat may know (chapter 10).

``public`` is what lies on the table: boats, tiles, chests, debts, and of hands and captured ships the number only.
``private`` is the own hand and the own captured ships. ``known`` adds what anybody can remember: each captured ship lay
openly on the board, each card played was shown; so the seat also knows which cards it has not seen.
"""

from __future__ import annotations

from typing import Any

from klabauter.games.freibeuter.figures import ASHORE, CORNERS_OF, FIELDS, NO_TILE, NOT_BOARDED, Figures
from klabauter.games.freibeuter.hands import sea_cards, size
from klabauter.games.freibeuter.state import FreibeuterState
from klabauter.kernel.move import Names


def ids(numbers: list[int] | tuple[int, ...], kind: str, names: Names) -> list[str]:
    table = names[kind]
    return [table[number] for number in numbers]


def boats_on(s: FreibeuterState, names: Names) -> dict[str, list[int]]:
    return {names["field"][field]: list(boats) for field, boats in enumerate(s.sea) if boats}


def public(s: FreibeuterState, f: Figures, names: Names) -> dict[str, Any]:
    sea = [card for card in s.discards if card < FIELDS]
    dutchman = [card for card in s.discards if card >= FIELDS]
    return {
        "fields": boats_on(s, names),
        "dutchman": None if s.dutchman == ASHORE else names["field"][s.dutchman],
        "tiles": [tile_of(s, f, x, names) for x, tile in enumerate(s.tiles) if tile != NO_TILE],
        "encircled": ids(s.encircled, "crossing", names),
        "aside": ids(s.aside, "tile", names),
        "escaped": len(s.escaped),
        "unlaid": len(s.unlaid),
        "players": [
            {
                "boats": s.boats[seat],
                "chests": s.chests[seat],
                "debt": s.debts[seat],
                "sea": sea_cards(hand),
                "dutchman": size(hand) - sea_cards(hand),
                "prizes": len(s.prizes[seat]),
            }
            for seat, hand in enumerate(s.hands)
        ],
        "piles": {"sea": len(s.sea_pile), "dutchman": len(s.dutchman_pile)},
        "discards": {
            "sea": {"number": len(sea), "top": names["card"][sea[-1]] if sea else None},
            "dutchman": {"number": len(dutchman), "top": names["card"][dutchman[-1]] if dutchman else None},
        },
    }


def tile_of(s: FreibeuterState, f: Figures, x: int, names: Names) -> dict[str, Any]:
    tile = s.tiles[x]
    corners = CORNERS_OF[x]
    boarder = s.boarders[x]
    ship = tile < f.ships
    return {
        "id": names["crossing"][x],
        "tile": names["tile"][tile],
        "kind": "ship" if ship else "camp" if tile == f.camp else "double",
        "value": f.values[tile] if ship else 0 if tile == f.camp else f.values[f.doubled[tile]],
        "share": f.shares[tile] if ship else f.camp_pay if tile == f.camp else 0,
        "boarder": None if boarder == NOT_BOARDED else boarder,
        "fields": ids(corners, "field", names),
        "empty": [names["field"][field] for field in corners if not s.sea[field] and field != s.dutchman],
    }


def private(s: FreibeuterState, seat: int, names: Names) -> dict[str, Any]:
    """10.1 His cards, and the ships before him, which he may turn up."""
    return {"hand": ids(s.hand(seat), "card", names), "prizes": ids(s.prizes[seat], "tile", names)}


def open_things(s: FreibeuterState, names: Names) -> dict[str, Any]:
    """10.2 All that lies or lay open once. The same for every seat, and a part of every written position."""
    tile, crossing = names["tile"], names["crossing"]
    return {
        "fields": boats_on(s, names),
        "dutchman": None if s.dutchman == ASHORE else names["field"][s.dutchman],
        "tiles": {crossing[x]: tile[t] for x, t in enumerate(s.tiles) if t != NO_TILE},
        "boarded": {crossing[x]: seat for x, seat in enumerate(s.boarders) if seat != NOT_BOARDED},
        "prizes": [ids(prizes, "tile", names) for prizes in s.prizes],
        "escaped": ids(s.escaped, "tile", names),
        "aside": ids(s.aside, "tile", names),
        "unlaid": ids(s.unlaid, "tile", names),
        "chests": s.chests[:],
        "debts": s.debts[:],
        "discards": ids(s.discards, "card", names),
    }


def known(s: FreibeuterState, seat: int | None, names: Names) -> dict[str, Any]:
    """10.2 What the seat can work out: the other cards lie in the piles and the other hands."""
    unseen = s.sea_pile + s.dutchman_pile
    for other in range(len(s.hands)):
        if other != seat:
            unseen += s.hand(other)
    return {
        **open_things(s, names),
        "hand": [] if seat is None else ids(s.hand(seat), "card", names),
        "hands": [[sea_cards(hand), size(hand) - sea_cards(hand)] for hand in s.hands],
        "unseen": ids(sorted(unseen), "card", names),
    }
