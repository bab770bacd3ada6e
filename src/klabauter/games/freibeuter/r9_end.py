"""Chapter 9, the end: how it came, and the count of chests, ships, doublers and credit."""

from __future__ import annotations

from klabauter.games.freibeuter.components import Components
from klabauter.games.freibeuter.hands import size
from klabauter.games.freibeuter.state import FreibeuterState
from klabauter.kernel.game import Standing, placed


def ship_worths(s: FreibeuterState, f: Components) -> list[int]:
    """9.4 What a ship of each kind is worth: more if its doubler lies beside the board (7.7)."""
    worth = list(f.values)
    for tile in s.aside:
        kind = f.doubled[tile]
        if kind >= 0:
            worth[kind] *= f.factor
    return worth


def ending(s: FreibeuterState, f: Components) -> str:
    """Which of the three endings a finished game came to."""
    if f.camp not in s.tiles:  # 9.1
        return "last-camp"
    if any([size(hand) < f.hand for hand in s.hands]):  # 9.2 he could not draw
        return "sea-pile"
    return "no-boat"  # 9.3


def standings(s: FreibeuterState, f: Components) -> list[Standing]:
    """9.4 The parts of each total; 9.5 the richest wins (1.6), equals share it."""
    worth = ship_worths(s, f)
    scores: list[int] = []
    parts: list[dict[str, int]] = []
    for seat, prizes in enumerate(s.prizes):
        printed = sum([f.values[ship] for ship in prizes])
        part = {
            "chests": s.chests[seat],
            "ships": printed,
            "doubled": sum([worth[ship] for ship in prizes]) - printed,
            "credit": -f.credit_factor * s.debts[seat],  # 8.3
        }
        parts.append(part)
        scores.append(sum(part.values()))
    return placed(scores, parts, {})
