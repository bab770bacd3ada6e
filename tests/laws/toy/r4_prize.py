"""Chapter 4, the prize: cards are turned up, the highest takes all; then the next round, or the end (5.1)."""

from __future__ import annotations

from typing import Any, Final

from klabauter.kernel.cells import move_all, pieces, top
from klabauter.kernel.compat import i64
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


def card_before(s: ToyState, seat: i64) -> i64:
    """The card before a seat, face down or face up; -1 if there is none."""
    cells, at = s.cells, s.at
    laid, shown = at.laid + seat * at.laid_step, at.shown + seat * at.shown_step
    if cells[laid]:
        return top(cells, laid)
    if cells[shown]:
        return top(cells, shown)
    return -1


def highest(s: ToyState, f: Components) -> list[i64]:
    """4.2 The seats with the highest of the cards before them, from the starter on."""
    found: list[i64] = []
    high: i64 = 0
    for turn in range(s.at.seats):
        seat = (s.starter + turn) % s.at.seats
        card = card_before(s, seat)
        if card >= 0 and (not found or f.value[card] >= high):
            if f.value[card] > high:
                found.clear()
            high = f.value[card]
            found.append(seat)
    return found


class Prize(Frame[ToyState]):
    """4.1, 4.2, 4.3 Nobody decides anything here."""

    __slots__ = ("components", "first_takes")

    def __init__(self, components: Components, first_takes: bool) -> None:
        super().__init__("4.1", AUTO, "prize")
        self.components = components
        self.first_takes = first_takes  # rules version 1 (4.3)

    def apply(self, s: ToyState, move: Move, log: Log) -> None:
        cells, at = s.cells, s.at
        best = highest(s, self.components)
        if not best:
            return
        takes = len(best) == 1 or self.first_takes
        prize = at.holds + best[0] * at.holds_step if takes else at.gone
        there = cells[prize]
        for turn in range(at.seats):
            seat = (s.starter + turn) % at.seats
            laid = at.laid + seat * at.laid_step
            if cells[laid]:
                log.say(TURNED_UP, seat, top(cells, laid))
            move_all(cells, laid, prize)
            move_all(cells, at.shown + seat * at.shown_step, prize)
        if log.heard:
            cards = pieces(cells, prize)[there:]
            if takes:
                log.tell(TAKEN, best[0], cards)
            else:
                log.tell(SUNK, cards)


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
            s.starter = (s.starter + 1) % s.at.seats
            log.say(STARTER, s.starter)
            s.push_all(self.steps)
