"""Chapter 9, the end: how it came, and the count of chests, ships, doublers and credit."""

from __future__ import annotations

from klabauter.games.freibeuter.components import Components
from klabauter.games.freibeuter.state import FreibeuterState
from klabauter.kernel.compat import i64, vec
from klabauter.kernel.game import Standing, placed


def ship_worths(s: FreibeuterState, f: Components) -> vec[i64]:
    """9.4 What a ship of each kind is worth: more if its doubler lies beside the board (7.7)."""
    worth = f.values[:]
    for tile in range(s.at.aside + 1, s.at.aside + 1 + s.cells[s.at.aside]):
        kind = f.doubled[s.cells[tile]]
        if kind >= 0:
            worth[kind] *= f.factor
    return worth


def ending(s: FreibeuterState, f: Components) -> str:
    """Which of the three endings a finished game came to."""
    if f.camp not in s.tiles:  # 9.1
        return "last-camp"
    if any([len(hand) < f.hand for hand in s.hands]):  # 9.2 he could not draw
        return "sea-pile"
    return "no-boat"  # 9.3


def totals(s: FreibeuterState, f: Components) -> list[int]:
    """9.4 Chests and ships; 8.3 less twice what was borrowed."""
    cells, at = s.cells, s.at
    worth = ship_worths(s, f)
    found: list[int] = []
    for seat in range(at.seats):
        total = cells[at.chests + seat] - f.credit_factor * cells[at.debts + seat]
        prizes = at.prizes + seat * at.prizes_step
        for ship in range(prizes + 1, prizes + 1 + cells[prizes]):
            total += worth[cells[ship]]
        found.append(total)
    return found


def standings(s: FreibeuterState, f: Components) -> list[Standing]:
    """9.4 The parts of each total; 9.5 the richest wins (1.6), equals share it."""
    scores, chests, debts = totals(s, f), s.chests, s.debts
    parts: list[dict[str, int]] = []
    for seat, prizes in enumerate(s.prizes):
        printed = sum([f.values[ship] for ship in prizes])
        credit = -f.credit_factor * debts[seat]
        doubled = scores[seat] - chests[seat] - printed - credit
        parts.append({"chests": chests[seat], "ships": printed, "doubled": doubled, "credit": credit})
    return placed(scores, parts, {})


def shares(s: FreibeuterState, f: Components) -> list[float]:
    """9.5 Who wins, for search, which needs nothing else of the standings."""
    scores = totals(s, f)
    best = max(scores)
    share = 1.0 / scores.count(best)
    return [share if score == best else 0.0 for score in scores]
