"""Chapter 5, the end: who has the most."""

from __future__ import annotations

from klabauter.kernel.compat import i64
from klabauter.kernel.game import Standing, placed
from tests.laws.toy.components import Components
from tests.laws.toy.state import ToyState


def value_of(s: ToyState, f: Components, pile: i64) -> i64:
    """What the cards of a pile are worth together."""
    value: i64 = 0
    for place in range(pile + 1, pile + 1 + s.cells[pile]):
        value += f.value[s.cells[place]]
    return value


def in_hold(s: ToyState, f: Components, seat: i64) -> i64:
    """1.2 What the cards in the hold of a seat are worth."""
    return value_of(s, f, s.at.holds + seat * s.at.holds_step)


def standings(s: ToyState, f: Components) -> list[Standing]:
    """1.2 Values in the hold and coins; 5.2 equals share the rank."""
    parts: list[dict[str, int]] = [
        {"hold": in_hold(s, f, seat), "coins": s.cells[s.at.coins + seat]} for seat in range(s.at.seats)
    ]
    scores = [sum(part.values()) for part in parts]
    return placed(scores, parts, {})
