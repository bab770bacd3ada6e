"""Observations: a tile that was drawn blind, for the seat that looks at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

from klabauter.games.mutinies.view import LOOKING
from klabauter.kernel.compat import i16, i64, vec
from klabauter.kernel.encoding import Op, places_of
from klabauter.kernel.frame import Frame, State


@final
class Fresh(Op):
    """The tiles being looked at."""

    __slots__ = ("looks", "pile", "tiles")

    def __init__(self, pile: i64, tiles: Sequence[str], steps: list[Frame[Any]]) -> None:
        self.pile: i64 = pile
        self.tiles = vec[i64](places_of(tiles))
        self.looks = vec[i64]([frame.seat if frame.key in LOOKING else -1 for frame in steps])  # by step

    def add(self, s: State, cells: vec[i64], loose: vec[i64], row: vec[i16], to: i64, viewer: i64) -> None:
        pile = self.pile
        if not cells[pile]:
            return
        step = s.depth - 1
        while step >= s.bottom and self.looks[cells[step]] != viewer:
            step -= 1
        if step >= s.bottom:
            for at in range(pile + 1, pile + 1 + cells[pile]):
                row[to + self.tiles[cells[at]]] += 1
