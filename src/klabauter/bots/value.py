"""What a position is worth: the share of the win each seat may expect.

A seat's traits are added up with weights, and the sums become shares as in a contest (softmax), the sharper the less of
the game is left. The weights were learned from games of bots (tools/learn.py) where that makes better players; else all
traits count alike.
"""

from __future__ import annotations

import json
import math
from typing import Any, Final

from klabauter.kernel.frame import NOBODY, State
from klabauter.kernel.game import Game

SCALE: Final = 6.0  # points of difference that are worth e : 1, where nothing was learned
EARLY: Final = 0.5


class Value:
    """Judges positions of a game: a weight for each trait, and how sharp sums are at its beginning (at its end: 1)."""

    def __init__(self, game: Game[Any], weights: list[float], early: float) -> None:
        self.game = game
        self.weights = weights
        self.early = early

    def shares(self, s: State, viewer: int) -> list[float]:
        """Of the win, for every seat; what a finished game came to, exactly."""
        if s.top().seat == NOBODY:
            return self.game.shares(s)
        sums = self.sums(s, viewer)
        high = max(sums)
        weights = [math.exp(number - high) for number in sums]
        total = sum(weights)
        return [weight / total for weight in weights]

    def sums(self, s: State, viewer: int) -> list[float]:
        """What a state is worth to each seat, as the viewer can judge it, before it becomes shares of the win."""
        rows = self.game.traits(s, viewer)
        weights = self.weights
        left = self.game.left(s)
        sharp = 1.0 + left * (self.early - 1.0)
        if not weights:
            return [sum(row) / SCALE * sharp for row in rows]
        found: list[float] = []
        for row in rows:
            total = 0.0
            for i, trait in enumerate(row):
                total += trait * weights[i]
            found.append(total * sharp)
        return found


_LEARNED: dict[tuple[str, int], tuple[list[float], float]] = {}


def learned(game: Game[Any]) -> Value:
    """With the weights that ship with the game, if there are any."""
    key = (game.info.id, game.seats)
    if key not in _LEARNED:
        path = game.info.folder / "weights.json"
        found: tuple[list[float], float] = ([], EARLY)
        if path.exists():
            chosen = json.loads(path.read_text("utf-8"))["weights"]["2" if game.seats == 2 else "more"]
            found = ([float(number) for number in chosen["weights"]], float(chosen["early"]))
        _LEARNED[key] = found
    weights, early = _LEARNED[key]
    return Value(game, weights, early)
