"""Chapter 2, set-up, and 3.1, 3.2: a card comes off the deck, at the deal or in a round."""

from __future__ import annotations

import random
from typing import Final

from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import NATURE, Frame
from klabauter.kernel.move import Move
from tests.laws.toy.figures import Figures
from tests.laws.toy.notation import Moves
from tests.laws.toy.state import ToyState

DEALT: Final = Line("2.1", "dealt", "seat", "*card")
DREW: Final = Line("3.1", "drew", "seat", "*card")
CAME_UP: Final = Line("3.2", "came-up", "seat", "card", reveals=True)


def start(f: Figures, seats: int) -> ToyState:
    """2.1, 2.2 All cards in the deck, coins before the seats; the stack is still to come."""
    unseen = [card for card in range(len(f.cards)) for _ in range(f.copies[card])]
    return ToyState(
        [], 0, 0, unseen, (), (), [()] * seats, [-1] * seats, [()] * seats, [f.coins] * seats, (),
    )  # fmt: skip


class Deal(Frame[ToyState]):
    """2.1 A card for a hand; only its owner sees it."""

    __slots__ = ("draws",)
    line: Line = DEALT

    def __init__(self, owner: int, moves: Moves, rule: str = "2.1", key: str = "deal") -> None:
        super().__init__(rule, NATURE, key, source="deck", owner=owner)
        self.draws = moves.draws

    def outcomes(self, s: ToyState) -> list[tuple[Move, int]]:
        if s.unseen:
            return [(self.draws[card], s.unseen.count(card)) for card in sorted(set(s.unseen))]
        return [(self.draws[s.bottom[0]], 1)]

    def apply(self, s: ToyState, move: Move, log: Log) -> None:
        if s.unseen:
            s.unseen.remove(move.a)
            self.take(s, move.a, log)
        else:
            self.dig(s, log)

    def happen(self, s: ToyState, rng: random.Random, log: Log) -> None:
        if s.unseen:
            self.take(s, s.unseen.pop(int(rng.random() * len(s.unseen))), log)
        else:
            self.dig(s, log)

    def take(self, s: ToyState, card: int, log: Log) -> None:
        s.hands[self.owner] = tuple(sorted((*s.hands[self.owner], card)))
        log.say(self.line, self.owner, card, to=1 << self.owner)

    def dig(self, s: ToyState, log: Log) -> None:
        """3.2 The uppermost buried card is shown and goes into the hold."""
        card = s.bottom[0]
        s.bottom = s.bottom[1:]
        s.buried_by = s.buried_by[1:]
        s.holds[self.owner] += (card,)
        log.say(CAME_UP, self.owner, card)


class Draw(Deal):
    """3.1 The same in a round."""

    __slots__ = ()
    line = DREW

    def __init__(self, owner: int, moves: Moves) -> None:
        super().__init__(owner, moves, "3.1", "draw")
