"""Chapter 7, end and scoring: ships to their captains, gold counted, the dearest ship decides a tie."""

from __future__ import annotations

from klabauter.games.jolly_und_roger.components import COLOURS, SHIPS, Components
from klabauter.games.jolly_und_roger.state import JollyState
from klabauter.kernel.compat import i64
from klabauter.kernel.frame import NOBODY
from klabauter.kernel.game import Standing, placed


def standings(s: JollyState, f: Components) -> list[Standing]:
    """7.2 ships, 7.3 gold, 7.4 ties: more gold wins (1.4)."""
    captain, gold = s.captain, s.gold
    scores: list[int] = []
    parts: list[dict[str, int]] = []
    dearest: list[int] = []
    for seat in range(2):
        won = [ship for ship in range(SHIPS) if captain[ship] == seat]
        part = {"chest": gold[seat]}
        for ship in won:
            part[f"ship-{COLOURS[ship]}"] = f.ship_gold[ship]
        parts.append(part)
        scores.append(sum(part.values()))
        dearest.append(max([f.ship_gold[ship] for ship in won], default=0))
    return placed(scores, parts, {"dearest": dearest})


def shares(s: JollyState, f: Components) -> list[float]:
    """Who wins by these standings, for search, which needs nothing else of them."""
    cells, at = s.cells, s.at
    lead = cells[at.gold] - cells[at.gold + 1]
    dearest: i64 = 0
    holder: i64 = 0
    for ship in range(SHIPS):
        captain = cells[at.captain + ship]
        if captain != NOBODY:
            gold: i64 = f.ship_gold[ship]
            lead += gold if captain == 0 else -gold
            if gold >= dearest:  # two ships of the same gold with different captains decide nothing
                holder = 0 if gold == dearest and holder != captain + 1 else captain + 1
                dearest = gold
    if lead == 0 and holder > 0:
        lead = 1 if holder == 1 else -1
    return [1.0, 0.0] if lead > 0 else [0.0, 1.0] if lead < 0 else [0.5, 0.5]
