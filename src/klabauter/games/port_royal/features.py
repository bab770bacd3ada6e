"""What a player looks at: how a position stands for a seat. Search may call this in worlds it has sampled."""

from __future__ import annotations

from klabauter.games.port_royal.figures import Figures
from klabauter.games.port_royal.state import PortState


def evaluate(s: PortState, f: Figures, seat: int) -> float:
    return float(s.influence[seat])
