"""Worlds a seat holds possible: the cards it cannot place are dealt anew to where they may be."""

from __future__ import annotations

import random
from typing import Any

from klabauter.kernel.frame import Frame
from klabauter.kernel.game import View
from klabauter.kernel.move import Numbers
from tests.laws.toy.state import ToyState, built


def sample(view: View, numbers: Numbers, stack: list[Frame[Any]], rng: random.Random) -> ToyState:
    known: dict[str, Any] = view["known"]
    s = built(stack, view["seats"], known, numbers)
    number = numbers["card"]
    pool = [number[name] for name in known["unplaced"]]
    rng.shuffle(pool)
    for seat, (hand, laid, buried) in enumerate(known["hidden"]):
        if hand:
            s.hands[seat] = tuple(sorted(dealt(pool, hand)))
        if laid:
            s.laid[seat] = tuple(dealt(pool, laid))
        if buried:
            s.buried[seat] = tuple(dealt(pool, buried))
    s.deck = sorted(pool)
    return s


def dealt(pool: list[int], count: int) -> list[int]:
    return [pool.pop() for _ in range(count)]
