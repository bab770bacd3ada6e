"""Observations: the coins of earlier piles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from klabauter.games.port_royal.state import PortOffsets
from klabauter.kernel.cells import OWNERS
from klabauter.kernel.compat import i16, i64, vec
from klabauter.kernel.encoding import Op, places_of, turned
from klabauter.kernel.frame import State


@final
class Batches(Op):
    """All batches together: how many there are of each card, then how many of these coins each seat has."""

    __slots__ = ("at", "cards", "width")

    def __init__(self, at: PortOffsets, cards: Sequence[str]) -> None:
        self.at = at
        self.cards = vec[i64](places_of(cards))
        self.width: i64 = len(set(cards)) + 1

    def add(self, s: State, cells: vec[i64], loose: vec[i64], row: vec[i16], to: i64, viewer: i64) -> None:
        older, coins = self.at.older, self.at.older_coins
        for at in range(older + 1, older + 1 + cells[older]):
            row[to + self.cards[cells[at]]] += 1
        for at in range(coins + 1, coins + 1 + cells[coins]):
            row[to + self.width + turned(viewer, cells[at] % OWNERS, self.at.seats)] += 1
