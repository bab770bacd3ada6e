"""Chapter 5, the end: who has the most."""

from __future__ import annotations

from klabauter.kernel.game import Standing, placed
from tests.laws.toy.components import Components
from tests.laws.toy.state import ToyState


def standings(s: ToyState, f: Components) -> list[Standing]:
    """1.2 Values in the hold and coins; 5.2 equals share the rank."""
    parts = [
        {"hold": sum([f.value[card] for card in s.holds[seat]]), "coins": s.coins[seat]} for seat in range(len(s.hands))
    ]
    scores = [sum(part.values()) for part in parts]
    return placed(scores, parts, {})
