"""Chapter 7, end and scoring: ships to their captains, gold counted, the dearest ship decides a tie."""

from __future__ import annotations

from klabauter.games.jolly_und_roger.components import COLOURS, SHIPS, Components
from klabauter.games.jolly_und_roger.state import JollyState
from klabauter.kernel.game import Standing, placed


def standings(s: JollyState, f: Components) -> list[Standing]:
    """7.2 ships, 7.3 gold, 7.4 ties: more gold wins (1.4)."""
    scores: list[int] = []
    parts: list[dict[str, int]] = []
    dearest: list[int] = []
    for seat in range(2):
        won = [ship for ship in range(SHIPS) if s.captain[ship] == seat]
        part = {"chest": s.gold[seat]}
        for ship in won:
            part[f"ship-{COLOURS[ship]}"] = f.ship_gold[ship]
        parts.append(part)
        scores.append(sum(part.values()))
        dearest.append(max([f.ship_gold[ship] for ship in won], default=0))
    return placed(scores, parts, {"dearest": dearest})
