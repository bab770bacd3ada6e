"""How a position stands for a seat: what it has, a little for what it holds in hand, and what it may take next."""

from __future__ import annotations

from tests.laws.toy.components import Components
from tests.laws.toy.r4_prize import highest
from tests.laws.toy.r5_end import standings
from tests.laws.toy.state import ToyState


def traits(s: ToyState, f: Components) -> list[list[float]]:
    rows: list[list[float]] = []
    for standing in standings(s, f):
        rows.append([float(standing.score), 0.3 * sum([f.value[card] for card in s.hands[standing.seat]]), 0.0])
    lying = [(seat, card) for seat in range(len(s.laid)) for card in (*s.laid[seat], *s.shown[seat])]
    best = highest(lying, f) if lying else []
    if len(best) == 1:
        rows[best[0]][2] = 0.8 * sum([f.value[card] for _, card in lying])
    return rows


def left(s: ToyState, rounds: int) -> float:
    return 1.0 - s.round / rounds


def evaluate(s: ToyState, f: Components, seat: int) -> float:
    worth = [sum(row) for row in traits(s, f)]
    return worth[seat] - max([other for i, other in enumerate(worth) if i != seat])
