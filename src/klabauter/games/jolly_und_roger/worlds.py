"""Worlds a seat holds possible. Every card lay open once, so there is just one; only coming luck is unknown."""

from __future__ import annotations

import random
from typing import Any

from klabauter.games.jolly_und_roger.figures import Figures
from klabauter.games.jolly_und_roger.position import build
from klabauter.games.jolly_und_roger.state import JollyState
from klabauter.kernel.frame import Frame


def sample(
    known: dict[str, Any], f: Figures, number: dict[str, int], stack: list[Frame[Any]], rng: random.Random
) -> JollyState:
    def cards(names: list[str]) -> tuple[int, ...]:
        return tuple([number[name] for name in names])

    return build(
        f,
        stack,
        known["turn"],
        list(cards(known["unseen"])),
        cards(known["offer"]),
        tuple([cards(part) for part in known["sets"]]),
        [cards(hand) for hand in known["hands"]],
        [cards(crew) for crew in known["crews"]],
        [cards(chest) for chest in known["chests"]],
        cards(known["gone"]),
    )
