"""Chapter 2, set-up, and 3.1, 3.2: a card comes off the deck, at the deal or in a round."""

from __future__ import annotations

import random
from typing import Final

from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import NATURE, Frame, chances_of
from klabauter.kernel.move import Move
from tests.laws.toy.notation import Moves
from tests.laws.toy.state import ToyState

DEALT: Final = Line("2.1", "dealt", "seat", "*card")
DREW: Final = Line("3.1", "drew", "seat", "*card")
CAME_UP: Final = Line("3.2", "came-up", "seat", "card", reveals=True)


class Deal(Frame[ToyState]):
    """2.1 A card for a hand; only its owner sees it."""

    __slots__ = ("draws",)
    line: Line = DEALT

    def __init__(self, owner: int, moves: Moves, rule: str = "2.1", key: str = "deal") -> None:
        super().__init__(rule, NATURE, key, source="deck", owner=owner)
        self.draws = moves.draws

    def outcomes(self, s: ToyState) -> list[tuple[Move, int]]:
        if s.deck:
            return chances_of(s.deck, self.draws)
        return [(self.draws[s.buried[s.buried_by[0]][0]], 1)]

    def apply(self, s: ToyState, move: Move, log: Log) -> None:
        if s.deck:
            s.deck.remove(move.a)
            self.take(s, move.a, log)
        else:
            self.dig(s, log)

    def happen(self, s: ToyState, rng: random.Random, log: Log) -> None:
        if s.deck:
            self.take(s, s.deck.pop(int(rng.random() * len(s.deck))), log)
        else:
            self.dig(s, log)

    def take(self, s: ToyState, card: int, log: Log) -> None:
        s.hands[self.owner] = tuple(sorted((*s.hands[self.owner], card)))
        log.say(self.line, self.owner, card, to=1 << self.owner)

    def dig(self, s: ToyState, log: Log) -> None:
        """3.2 The uppermost buried card is shown and goes into the hold."""
        by = s.buried_by[0]
        s.buried_by = s.buried_by[1:]
        card = s.buried[by][0]
        s.buried[by] = s.buried[by][1:]
        s.holds[self.owner] += (card,)
        log.say(CAME_UP, self.owner, card)


class Draw(Deal):
    """3.1 The same in a round."""

    __slots__ = ()
    line = DREW

    def __init__(self, owner: int, moves: Moves) -> None:
        super().__init__(owner, moves, "3.1", "draw")
