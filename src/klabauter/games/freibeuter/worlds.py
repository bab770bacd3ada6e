"""Worlds a seat holds possible: the cards it has not seen, dealt anew to the other hands and the piles."""

from __future__ import annotations

import random
from typing import Any

from klabauter.games.freibeuter.figures import ASHORE, CROSSINGS, FIELDS, NO_TILE, NOT_BOARDED, Figures
from klabauter.games.freibeuter.position import build
from klabauter.games.freibeuter.state import FreibeuterState
from klabauter.kernel.frame import Frame


class Numbers:
    """Ids back to numbers."""

    def __init__(self, names: dict[str, tuple[str, ...]]) -> None:
        self.field = {name: i for i, name in enumerate(names["field"])}
        self.crossing = {name: i for i, name in enumerate(names["crossing"])}
        self.card = {name: i for i, name in enumerate(names["card"])}
        self.tile = {name: i for i, name in enumerate(names["tile"])}


def sample(
    known: dict[str, Any],
    seat: int | None,
    f: Figures,
    numbers: Numbers,
    stack: list[Frame[Any]],
    rng: random.Random,
) -> FreibeuterState:
    unseen = [numbers.card[name] for name in known["unseen"]]
    rng.shuffle(unseen)
    sea_pile = [card for card in unseen if card < FIELDS]
    dutchman_pile = [card for card in unseen if card >= FIELDS]
    hands: list[tuple[int, ...]] = []
    for other, (from_sea, from_dutchman) in enumerate(known["hands"]):
        if other == seat:
            hands.append(tuple([numbers.card[name] for name in known["hand"]]))
            continue
        hands.append(tuple(sea_pile[:from_sea] + dutchman_pile[:from_dutchman]))
        del sea_pile[:from_sea]
        del dutchman_pile[:from_dutchman]
    sea: list[tuple[int, ...]] = [()] * FIELDS
    for name, boats in known["fields"].items():
        sea[numbers.field[name]] = tuple(boats)
    tiles = [NO_TILE] * CROSSINGS
    for name, tile in known["tiles"].items():
        tiles[numbers.crossing[name]] = numbers.tile[tile]
    boarders = [NOT_BOARDED] * CROSSINGS
    for name, boarder in known["boarded"].items():
        boarders[numbers.crossing[name]] = boarder
    return build(
        f,
        stack,
        sea,
        ASHORE if known["dutchman"] is None else numbers.field[known["dutchman"]],
        tiles,
        boarders,
        hands,
        list(known["chests"]),
        list(known["debts"]),
        [tuple([numbers.tile[name] for name in prizes]) for prizes in known["prizes"]],
        tuple([numbers.tile[name] for name in known["escaped"]]),
        tuple([numbers.tile[name] for name in known["aside"]]),
        sorted(sea_pile),
        sorted(dutchman_pile),
        [numbers.card[name] for name in known["discards"]],
        [numbers.tile[name] for name in known["unlaid"]],
    )
