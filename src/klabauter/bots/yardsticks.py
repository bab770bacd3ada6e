"""Yardsticks: what the search must beat at equal thinking time (bench/strength.py). No levels to play against."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

from klabauter.bots.bot import Ask, Bot, Budget, Thought
from klabauter.bots.search import FOR_EVER, NEVER, PLAIN, Search, Tuning
from klabauter.bots.value import Value
from klabauter.kernel.event import MUTE
from klabauter.kernel.frame import State, play
from klabauter.kernel.game import Game
from klabauter.kernel.move import Move
from klabauter.kernel.rng import Rng

UNGUIDED: Final = Tuning(explore=1.4, wide=100.0)  # with equal priors close to what plain upper bounds do


def outcome(game: Game[Any], world: State, rng: Rng) -> list[float]:
    """How the game ends with random moves: the share of the win for every seat."""
    game.playout(world, rng)
    return game.shares(world)


class FlatMonteCarlo(Bot):
    """Every move in every sampled world, then random moves to the end; the best mean wins. No tree, no knowledge."""

    def __init__(self, seed: str, budget: Budget) -> None:
        super().__init__(seed)
        self.budget = budget

    def ponder(self, ask: Ask) -> list[Thought]:
        """Shares are means over random games. Ignores the budget of the question and uses its own."""
        game = ask.game
        rng = self.dice(ask)
        until = time.perf_counter() + (self.budget.seconds or FOR_EVER)
        limit = self.budget.simulations or NEVER
        worlds = game.worlds(ask.view)
        wins = [0.0] * len(ask.moves)
        tries = 0
        while tries * len(wins) < limit and (not tries or time.perf_counter() < until):
            world: State = worlds.sample(rng)
            for i, move in enumerate(ask.moves):
                after = world.copy()
                play(after, move, MUTE)
                wins[i] += outcome(game, after, rng)[ask.seat]
            tries += 1
        found = [Thought(move, wins[i] / tries, tries) for i, move in enumerate(ask.moves)]
        return sorted(found, key=lambda thought: -thought.share)


class AtRandom(Value):
    """Judges a position by how it ends with random moves."""

    def __init__(self, game: Game[Any], rng: Rng) -> None:
        super().__init__(game, [], 1.0)
        self.rng = rng

    def shares(self, s: State, viewer: int) -> list[float]:
        """The shares after one random game. Plays ``s`` itself to the end; the viewer does not matter."""
        return outcome(self.game, s, self.rng)


class Unguided(Search):
    """The same tree without knowledge: all moves look alike at first sight."""

    def guess(self, world: State, seat: int, options: Sequence[Move]) -> list[float]:
        """Zero for every move, so that all priors are equal."""
        return [0.0] * len(options)


class PlainSearch(Bot):
    """An information-set tree search without knowledge."""

    def __init__(self, seed: str, budget: Budget) -> None:
        super().__init__(seed)
        self.budget = budget

    def ponder(self, ask: Ask) -> list[Thought]:
        """The most visited move first. Ignores the budget of the question and uses its own."""
        game = ask.game
        rng = self.dice(ask)
        until = time.perf_counter() + (self.budget.seconds or FOR_EVER)
        limit = self.budget.simulations or NEVER
        search = Unguided(game, ask.seat, ask.moves, AtRandom(game, rng), UNGUIDED, rng)
        worlds = game.worlds(ask.view)
        while search.simulations < limit and (not search.simulations or time.perf_counter() < until):
            search.simulate(worlds.sample(rng))
        return search.thoughts()


class Seer:
    """Sees the hidden cards and the coming luck, so it can only be used where both are known: the ceiling of play."""

    def __init__(self, game: Game[Any], value: Value, simulations: int, tuning: Tuning = PLAIN) -> None:
        self.game = game
        self.value = value
        self.simulations = simulations
        self.tuning = tuning

    def decide(self, s: State, luck: Rng) -> Move:
        """The best move in this very state with the numbers this generator will give."""
        moves = s.top().options(s)
        if len(moves) == 1:
            return moves[0]
        coming = luck.state
        rng = Rng(0)
        search = Search(self.game, s.top().seat, moves, self.value, self.tuning, rng)
        for _ in range(self.simulations):
            rng.state = coming
            search.simulate(s.copy())
        return search.thoughts()[0].move
