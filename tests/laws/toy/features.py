"""How a position stands for a seat: what it has, and a little for what it holds in hand."""

from __future__ import annotations

from tests.laws.toy.figures import Figures
from tests.laws.toy.r5_end import standings
from tests.laws.toy.state import ToyState


def traits(s: ToyState, f: Figures) -> list[list[float]]:
    return [
        [float(standing.score), 0.3 * sum([f.value[card] for card in s.hands[standing.seat]])]
        for standing in standings(s, f)
    ]


def left(s: ToyState, rounds: int) -> float:
    return 1.0 - s.round / rounds


def evaluate(s: ToyState, f: Figures, seat: int) -> float:
    worth = [sum(row) for row in traits(s, f)]
    return worth[seat] - max([other for i, other in enumerate(worth) if i != seat])
