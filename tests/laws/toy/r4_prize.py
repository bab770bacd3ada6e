"""Chapter 4, the prize: cards are turned up, the highest takes all; then the next round, or the end (5.1)."""

from __future__ import annotations

from typing import Any, Final

from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import AUTO, Frame
from klabauter.kernel.move import Move
from tests.laws.toy.components import Components
from tests.laws.toy.state import ToyState

TURNED_UP: Final = Line("4.1", "turned-up", "seat", "card", reveals=True)
TAKEN: Final = Line("4.2", "taken", "seat", "cards:card")
SUNK: Final = Line("4.3", "sunk", "cards:card")
STARTER: Final = Line("4.4", "starter", "seat")
GAME_ENDS: Final = Line("5.1", "game-ends", "rounds")


def highest(shown: list[tuple[int, int]], f: Components) -> list[int]:
    """4.2 Of seats with their cards, those with the highest one."""
    high = max([f.value[card] for _, card in shown])
    return [seat for seat, card in shown if f.value[card] == high]


class Prize(Frame[ToyState]):
    """4.1, 4.2, 4.3 Nobody decides anything here."""

    __slots__ = ("components", "first_takes")

    def __init__(self, components: Components, first_takes: bool) -> None:
        super().__init__("4.1", AUTO, "prize")
        self.components = components
        self.first_takes = first_takes  # rules version 1 (4.3)

    def apply(self, s: ToyState, move: Move, log: Log) -> None:
        seats = len(s.laid)
        order = [(s.starter + i) % seats for i in range(seats)]
        shown: list[tuple[int, int]] = []
        for seat in order:
            for card in s.laid[seat]:
                log.say(TURNED_UP, seat, card)
            shown += [(seat, card) for card in (*s.laid[seat], *s.shown[seat])]
            s.laid[seat] = s.shown[seat] = ()
        if not shown:
            return
        cards = tuple([card for _, card in shown])
        best = highest(shown, self.components)
        if len(best) == 1 or self.first_takes:
            s.holds[best[0]] += cards
            log.say(TAKEN, best[0], cards)
        else:
            s.gone += cards
            log.say(SUNK, cards)


class NextRound(Frame[ToyState]):
    """4.4 The next starter; 5.1 after the last round the game ends."""

    __slots__ = ("rounds", "steps")

    def __init__(self, rounds: int, steps: list[Frame[Any]]) -> None:
        super().__init__("4.4", AUTO, "next")
        self.rounds = rounds
        self.steps = steps  # of a round, in stack order

    def apply(self, s: ToyState, move: Move, log: Log) -> None:
        s.round += 1
        if s.round == self.rounds:
            log.say(GAME_ENDS, s.round)
        else:
            s.starter = (s.starter + 1) % len(s.hands)
            log.say(STARTER, s.starter)
            s.stack.extend(self.steps)
