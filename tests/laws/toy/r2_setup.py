"""Chapter 2, set-up, and 3.1, 3.2: a card comes off the deck, at the deal or in a round."""

from __future__ import annotations

from typing import Final

from klabauter.kernel.cells import BIT, add, add_sorted, draw, drop, take_at
from klabauter.kernel.compat import i64
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import NATURE, Frame, chances_of
from klabauter.kernel.move import Move
from klabauter.kernel.rng import Rng
from tests.laws.toy.notation import Moves
from tests.laws.toy.state import ToyState

DEALT: Final = Line("2.1", "dealt", "seat", "*card")
DREW: Final = Line("3.1", "drew", "seat", "*card")
CAME_UP: Final = Line("3.2", "came-up", "seat", "card", reveals=True)


def hand_of(s: ToyState, seat: i64) -> i64:
    """Where the hand of a seat begins in the cells. It is kept sorted."""
    return s.at.hands + seat * s.at.hands_step


class Deal(Frame[ToyState]):
    """2.1 A card for a hand; only its owner sees it."""

    __slots__ = ("draws",)
    line: Line = DEALT

    def __init__(self, owner: int, moves: Moves, rule: str = "2.1", key: str = "deal") -> None:
        super().__init__(rule, NATURE, key, source="deck", owner=owner)
        self.draws = moves.draws

    def outcomes(self, s: ToyState) -> list[tuple[Move, int]]:
        if s.cells[s.at.deck]:
            return chances_of(s.deck, self.draws)
        return [(self.draws[s.buried[s.buried_by[0]][0]], 1)]

    def apply(self, s: ToyState, move: Move, log: Log) -> None:
        cells, deck = s.cells, s.at.deck
        if cells[deck]:
            drop(cells, deck, move.a)
            self.take(s, move.a, log)
        else:
            self.dig(s, log)

    def happen(self, s: ToyState, rng: Rng, log: Log) -> None:
        cells, deck = s.cells, s.at.deck
        if cells[deck]:
            self.take(s, draw(cells, deck, rng.below(cells[deck])), log)
        else:
            self.dig(s, log)

    def take(self, s: ToyState, card: i64, log: Log) -> None:
        add_sorted(s.cells, hand_of(s, self.owner), card)
        log.say(self.line, self.owner, card, to=BIT[self.owner])

    def dig(self, s: ToyState, log: Log) -> None:
        """3.2 The uppermost buried card is shown and goes into the hold."""
        cells, at = s.cells, s.at
        by = take_at(cells, at.buried_by, 0)
        card = take_at(cells, at.buried + by * at.buried_step, 0)
        add(cells, at.holds + self.owner * at.holds_step, card)
        log.say(CAME_UP, self.owner, card)


class Draw(Deal):
    """3.1 The same in a round."""

    __slots__ = ()
    line = DREW

    def __init__(self, owner: int, moves: Moves) -> None:
        super().__init__(owner, moves, "3.1", "draw")
