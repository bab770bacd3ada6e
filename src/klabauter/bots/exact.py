"""Exact play where nothing is left to chance: the last turn of a deck, the last cards in hand.

When a seat can derive everything that is hidden and no luck is to come, the rest of the game is a finite tree. It is
solved to its ends if it is small enough; otherwise nothing is lost but a little time, and the search decides.
"""

from __future__ import annotations

import time
from typing import Any, Final

from klabauter.bots.bot import Ask, Thought
from klabauter.kernel.event import MUTE
from klabauter.kernel.frame import NATURE, Frame, State, play
from klabauter.kernel.game import Game
from klabauter.kernel.rng import Rng

NEAR_END: Final = 0.2  # of the game is left: before that it is not even tried
CLOCK_EVERY: Final = 256  # positions between two looks at the clock
WORLDS: Final = 3  # alike: then there is only one, as far as anybody needs to be sure
MARGIN: Final = 1e-4  # of a point of difference: of two wins or two defeats the clearer is better or worse


class TooMuch(Exception):
    """The tree is too large, or luck is to come."""


def solve(ask: Ask, limit: int, until: float, rng: Rng) -> list[Thought] | None:
    """The moves with what they are worth, the best first.

    None where that is not found by looking at so many positions until then (by ``time.perf_counter``).
    """
    game = ask.game
    worlds = game.worlds(ask.view)
    world: State = worlds.sample(rng)
    if game.left(world) > NEAR_END:
        return None
    solver = Solver(game, limit, until)
    try:
        found = solver.moves(world, ask.seat)
    except TooMuch:
        return None
    if game.secrets:
        truth = game.write(world)
        for _ in range(WORLDS - 1):
            if game.write(worlds.sample(rng)) != truth:
                return None
    return found


class Solver:
    """Two seats: what one gains the other loses, so hopeless lines are cut off. More seats: each for itself."""

    def __init__(self, game: Game[Any], limit: int, until: float) -> None:
        self.game = game
        self.left = limit
        self.until = until

    def moves(self, s: State, seat: int) -> list[Thought]:
        """All moves with what each is worth to a seat, the best first."""
        found: list[Thought] = []
        for move in s.top().options(s):
            after = s.copy()
            play(after, move, MUTE)
            worth = self.pair(after, -2.0, 2.0) if self.game.seats == 2 else self.each(after)[seat]
            if self.game.seats == 2 and seat == 1:
                worth = -worth
            found.append(Thought(move, worth, 1))
        found.sort(key=lambda thought: -thought.share)
        if self.game.seats == 2:
            found = [Thought(thought.move, 0.5 + 0.5 * thought.share, 1) for thought in found]
        return [Thought(t.move, min(1.0, max(0.0, t.share)), t.visits) for t in found]

    def count(self, top: Frame[Any]) -> None:
        """Count a position against the limit. Raises TooMuch if the limit or the time is used up or luck comes next."""
        self.left -= 1
        late = self.left % CLOCK_EVERY == 0 and time.perf_counter() > self.until
        if self.left < 0 or late or top.seat == NATURE:
            raise TooMuch

    def pair(self, s: State, low: float, high: float) -> float:
        """What seat 0 gets less what seat 1 gets, where it lies between low and high; else a bound of it."""
        top = s.top()
        self.count(top)
        if top.seat < 0:
            shares = self.shares(s)
            return shares[0] - shares[1]
        options = top.options(s)
        first = top.seat == 0
        best = -2.0 if first else 2.0
        for i, move in enumerate(options):
            after = s.copy() if i < len(options) - 1 else s
            play(after, move, MUTE)
            worth = self.pair(after, low, high)
            if first:
                best = max(best, worth)
                low = max(low, worth)
            else:
                best = min(best, worth)
                high = min(high, worth)
            if low >= high:
                break
        return best

    def each(self, s: State) -> list[float]:
        """The shares of the win of all seats if everybody plays as well as possible."""
        top = s.top()
        self.count(top)
        if top.seat < 0:
            return self.shares(s)
        best: list[float] | None = None
        for move in top.options(s):
            after = s.copy()
            play(after, move, MUTE)
            worths = self.each(after)
            if best is None or worths[top.seat] > best[top.seat]:
                best = worths
        assert best is not None
        return best

    def shares(self, s: State) -> list[float]:
        """Of the win, and a little for the difference in points."""
        scores = [standing.score for standing in self.game.standings(s)]
        mean = sum(scores) / len(scores)
        return [share + MARGIN * (scores[seat] - mean) for seat, share in enumerate(self.game.shares(s))]
