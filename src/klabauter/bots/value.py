"""What a position is worth: the share of the win each seat may expect.

A seat's traits are added up with weights that may change in the course of the game, and the sums become shares as in a
contest (softmax). The weights were learned from games of bots (tools/learn.py) where that makes better players; else
all traits count alike.
"""

from __future__ import annotations

import json
import math
from typing import Final

from klabauter.kernel.frame import State
from klabauter.kernel.game import Game

SCALE: Final = 6.0  # points of difference that are worth e : 1, where nothing was learned


class Value:
    """Judges positions of one game, with these weights at its beginning and at its end."""

    def __init__(self, game: Game, early: list[float], late: list[float]) -> None:
        self.game = game
        self.early = early
        self.late = late

    def shares(self, s: State, viewer: int) -> list[float]:
        """Of the win, for every seat; what a finished game came to, exactly."""
        if s.stack[-1].seat < 0:
            ranks = [standing.rank for standing in self.game.standings(s)]
            share = 1.0 / ranks.count(1)
            return [share if rank == 1 else 0.0 for rank in ranks]
        sums = self.sums(s, viewer)
        high = max(sums)
        weights = [math.exp(number - high) for number in sums]
        total = sum(weights)
        return [weight / total for weight in weights]

    def sums(self, s: State, viewer: int) -> list[float]:
        rows = self.game.traits(s, viewer)
        early, late = self.early, self.late
        if not early:
            return [sum(row) / SCALE for row in rows]
        left = self.game.left(s)
        weights = [late[i] + left * (early[i] - late[i]) for i in range(len(early))]
        found: list[float] = []
        for row in rows:
            total = 0.0
            for i, trait in enumerate(row):
                total += trait * weights[i]
            found.append(total)
        return found


_VALUES: dict[tuple[str, int], tuple[list[float], list[float]]] = {}


def learned(game: Game) -> Value:
    """With the weights that ship with the game, if there are any."""
    key = (game.info.id, game.seats)
    if key not in _VALUES:
        path = game.info.folder / "weights.json"
        found: tuple[list[float], list[float]] = ([], [])
        if path.exists():
            chosen = json.loads(path.read_text("utf-8"))["weights"]["2" if game.seats == 2 else "more"]
            found = ([float(number) for number in chosen["early"]], [float(number) for number in chosen["late"]])
        _VALUES[key] = found
    early, late = _VALUES[key]
    return Value(game, early, late)
