"""How a position stands for a seat: what it has, a little for what it holds in hand, and what it may take next."""

from __future__ import annotations

from klabauter.kernel.compat import i64
from tests.laws.toy.components import Components
from tests.laws.toy.r2_setup import hand_of
from tests.laws.toy.r4_prize import card_before, highest
from tests.laws.toy.r5_end import in_hold, value_of
from tests.laws.toy.state import ToyState


def traits(s: ToyState, f: Components) -> list[list[float]]:
    rows: list[list[float]] = []
    prize: i64 = 0
    for seat in range(s.at.seats):
        score = in_hold(s, f, seat) + s.cells[s.at.coins + seat]
        rows.append([float(score), 0.3 * float(value_of(s, f, hand_of(s, seat))), 0.0])
        card = card_before(s, seat)
        if card >= 0:
            prize += f.value[card]
    best = highest(s, f)
    if len(best) == 1:
        rows[best[0]][2] = 0.8 * float(prize)
    return rows


def left(s: ToyState, rounds: int) -> float:
    return 1.0 - float(s.round) / float(rounds)


def evaluate(s: ToyState, f: Components, seat: int) -> float:
    worth = [sum(row) for row in traits(s, f)]
    return worth[seat] - max([other for i, other in enumerate(worth) if i != seat])
