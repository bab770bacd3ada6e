"""Worlds a seat holds possible: the cards it cannot place are dealt anew to where they may be."""

from __future__ import annotations

from typing import Any

from klabauter.kernel.cells import add, add_sorted, draw
from klabauter.kernel.compat import i64
from klabauter.kernel.frame import Frame
from klabauter.kernel.game import View, Worlds
from klabauter.kernel.move import Numbers
from klabauter.kernel.rng import Rng
from tests.laws.toy.state import ToyOffsets, ToyState, built


class ToyWorlds(Worlds[ToyState]):
    """In the state that is known, all cards that the seat cannot place lie in the deck. ``hidden`` is how many of them
    are in each hand, face down and buried, by seat."""

    def __init__(self, view: View, numbers: Numbers, at: ToyOffsets, stack: list[Frame[Any]]) -> None:
        known: dict[str, Any] = view["known"]
        s = built(at, stack, known, numbers)
        s.deck = tuple([numbers["card"][name] for name in known["unplaced"]])
        super().__init__(s)
        self.hidden: list[list[int]] = known["hidden"]

    def sample(self, rng: Rng) -> ToyState:
        s = self.known.copy()
        cells, at = s.cells, s.at
        for seat, (hand, laid, buried) in enumerate(self.hidden):
            for _ in range(hand):
                add_sorted(cells, at.hands + seat * at.hands_step, unplaced(s, rng))
            for _ in range(laid):
                add(cells, at.laid + seat * at.laid_step, unplaced(s, rng))
            for _ in range(buried):
                add(cells, at.buried + seat * at.buried_step, unplaced(s, rng))
        return s


def unplaced(s: ToyState, rng: Rng) -> i64:
    """Any of the cards in the deck, which is taken out of it."""
    return draw(s.cells, s.at.deck, rng.below(s.cells[s.at.deck]))
