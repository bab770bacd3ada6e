"""Worlds a seat holds possible: the cards it cannot place are dealt anew to where they may be."""

from __future__ import annotations

import random
from typing import Any

from klabauter.kernel.frame import Frame
from klabauter.kernel.game import View
from tests.laws.toy.figures import NO_CARD, UP
from tests.laws.toy.state import ToyState


def sample(view: View, number: dict[str, int], stack: list[Frame[Any]], rng: random.Random) -> ToyState:
    public, private, known, seat = view["public"], view["private"], view["known"], view["seat"]

    def cards(names: list[str]) -> tuple[int, ...]:
        return tuple([number[name] for name in names])

    pool = list(cards(known["unplaced"]))
    rng.shuffle(pool)
    hands: list[tuple[int, ...]] = []
    laid: list[int] = []
    for other, count in enumerate(public["hands"]):
        if other == seat:
            hands.append(cards(private["hand"]))
        else:
            hands.append(tuple(sorted([pool.pop() for _ in range(count)])))
        there = public["laid"][other]
        if there is None:
            laid.append(NO_CARD)
        elif there != "back":
            laid.append(number[there] + UP)
        else:
            laid.append(number[private["laid"]] if other == seat else pool.pop())
    bottom = tuple([pool.pop() if name is None else number[name] for name in known["bottom"]])
    return ToyState(
        stack, public["round"] - 1, public["starter"], sorted(pool), bottom, tuple(public["buried_by"]), hands, laid,
        [cards(hold) for hold in public["holds"]], list(public["coins"]), cards(public["gone"]),
    )  # fmt: skip
