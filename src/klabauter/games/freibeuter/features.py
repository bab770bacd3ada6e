"""What a player looks at. Search may call this in worlds it has sampled."""

from __future__ import annotations

from klabauter.games.freibeuter.figures import Figures
from klabauter.games.freibeuter.r9_end import standings
from klabauter.games.freibeuter.state import FreibeuterState


def evaluate(s: FreibeuterState, f: Figures, seat: int) -> float:
    totals = [standing.score for standing in standings(s, f)]
    mine = totals.pop(seat)
    return float(mine - max(totals))
