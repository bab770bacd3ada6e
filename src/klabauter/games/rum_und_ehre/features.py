"""What a player looks at."""
from __future__ import annotations
from klabauter.games.rum_und_ehre.r8_end import score
from klabauter.games.rum_und_ehre.rules import Rules
from klabauter.games.rum_und_ehre.state import RumState


def evaluate(s: RumState, x: Rules, seat: int) -> float:
    return float(sum(score(x.figures, s.flags[seat], s.goods[seat])))
