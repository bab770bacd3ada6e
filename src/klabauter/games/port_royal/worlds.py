"""Worlds a seat holds possible. Nobody has seen a coin's front and the state does not know it, so there is just one."""

from __future__ import annotations

import random
from typing import Any

from klabauter.games.port_royal.figures import Figures
from klabauter.games.port_royal.position import build
from klabauter.games.port_royal.state import NO_CARD, PortState
from klabauter.kernel.frame import Frame


def sample(
    known: dict[str, Any], f: Figures, number: dict[str, int], stack: list[Frame[Any]], rng: random.Random
) -> PortState:
    def cards(names: list[str]) -> tuple[int, ...]:
        return tuple([number[name] for name in names])

    return build(
        f,
        stack,
        known["starter"],
        known["turn"],
        known["picks"],
        known["taken"],
        known["idle"],
        known["dry"],
        known["discovered"],
        NO_CARD if known["shown"] is None else number[known["shown"]],
        known["spent"],
        cards(known["harbour"]),
        list(cards(known["discard"])),
        list(cards(known["unseen"])),
        list(known["purses"]),
        [cards(batch["cards"]) for batch in known["batches"]],
        [tuple(batch["coins"]) for batch in known["batches"]],
        [cards(people) for people in known["persons"]],
        [cards(ships) for ships in known["ships"]],
    )
