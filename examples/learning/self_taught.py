"""Learns to play by itself, with nothing but numpy: a policy by gradients from games against itself.

    pip install '.[learn]'
    python examples/learning/self_taught.py [GAME] [--seconds 60] [--jobs N]

The policy is as simple as can be: for every action a sum of the observation's numbers with learned weights, and of the
legal actions one at random, the likelier the greater its sum. After each batch of games the actions of winners are made
likelier and those of losers less likely (REINFORCE). Now and then it plays against random moves, at every seat in
turn, and says what share of the wins it had. Random moves among themselves get the fair share: 50 % with two seats.

The seconds are for all of it, these exams included: how long one takes is measured by the first. If they are too few
for two exams and games in between, it learns nothing and says so.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from klabauter.lab.batch import Batch, Now
from klabauter.lab.stats import mean_interval

Floats = npt.NDArray[np.float32]

RATE = 0.02
TABLES = 128
TOLD = 10.0  # seconds from one exam to the next, at least
SHARE = 4  # at most a quarter of the time is for the exams in between
STRIDE = 16  # decisions at every table between two lessons


class Policy:
    """A sum for every action, learned with Adam."""

    def __init__(self, size: int, actions: int) -> None:
        self.weights = np.zeros((size, actions), np.float32)
        self.slow, self.square, self.lessons = np.zeros_like(self.weights), np.zeros_like(self.weights), 0

    def chances(self, seen: Floats, masks: npt.NDArray[np.bool_]) -> Floats:
        sums = np.where(masks, seen @ self.weights, -1e9)
        chances = np.exp(sums - sums.max(1, keepdims=True))
        return np.asarray(chances / chances.sum(1, keepdims=True), np.float32)

    def choose(self, now: Now, rng: np.random.Generator) -> npt.NDArray[np.int64]:
        """By lot, with its chances."""
        chances = self.chances(np.tanh(now.observations), now.masks)
        noise = -np.log(-np.log(rng.random(chances.shape, np.float32) + 1e-12) + 1e-12)
        return np.asarray(np.argmax(np.where(now.masks, np.log(chances + 1e-12) + noise, -1e9), axis=1))

    def learn(self, seen: Floats, masks: npt.NDArray[np.bool_], actions: npt.NDArray[np.int64], worth: Floats) -> None:
        """Towards what was worth more than expected, away from what was worth less."""
        push = -self.chances(seen, masks)
        push[np.arange(len(actions)), actions] += 1
        gradient = seen.T @ (push * worth[:, None]) / len(actions)
        self.lessons += 1
        self.slow += 0.1 * (gradient - self.slow)
        self.square += 0.001 * (gradient * gradient - self.square)
        fresh = 1 - 0.9**self.lessons, 1 - 0.999**self.lessons
        self.weights += RATE * (self.slow / fresh[0]) / (np.sqrt(self.square / fresh[1]) + 1e-6)


class Memory:
    """Decisions that wait for the end of their game."""

    def __init__(self, tables: int) -> None:
        self.open: list[list[tuple[Floats, npt.NDArray[np.bool_], int, int]]] = [[] for _ in range(tables)]
        self.ready: list[tuple[Floats, npt.NDArray[np.bool_], int, float]] = []

    def note(self, now: Now, actions: npt.NDArray[np.int64]) -> None:
        seen, masks = np.tanh(now.observations), now.masks.copy()
        for table in np.flatnonzero(masks.sum(1) > 1):
            self.open[table].append((seen[table], masks[table], int(actions[table]), int(now.actors[table])))

    def close(self, now: Now) -> None:
        fair = 1 / now.rewards.shape[1]
        for table in np.flatnonzero(now.done):
            for seen, mask, action, seat in self.open[table]:
                self.ready.append((seen, mask, action, float(now.rewards[table, seat]) - fair))
            self.open[table] = []


def measure(batch: Batch, policy: Policy, games: int, rng: np.random.Generator) -> list[float]:
    """Its shares of the wins among random moves, game by game; at table n it has seat n, counted round."""
    now = batch.reset()
    own = np.arange(len(now.actors)) % now.rewards.shape[1]
    shares: list[float] = []
    while len(shares) < games:
        actions = np.where(now.actors == own, policy.choose(now, rng), batch.random_actions(rng))
        now = batch.step(actions)
        shares += [float(now.rewards[table, own[table]]) for table in np.flatnonzero(now.done)]
    return shares


def percentages(shares: list[float]) -> str:
    """Their mean, with the interval that holds the true one in 95 of 100 exams."""
    low, high = mean_interval(shares)
    return f"{sum(shares) / len(shares):.0%} of the wins against random moves (95 % interval {low:.0%} to {high:.0%})"


def train(
    game: str,
    seconds: float,
    jobs: int | None,
    lessons: int = 1 << 30,
    exams: int = 200,
    clock: Callable[[], float] = time.monotonic,
) -> list[float]:
    """The shares of the wins it had before, meanwhile and after, each in so many games at least."""
    rng = np.random.default_rng(1)
    end = clock() + seconds
    with Batch(game, TABLES, jobs=jobs) as batch, Batch(game, TABLES, seed="exam", jobs=jobs) as exam:
        policy = Policy(batch.shape.size, batch.shape.actions)
        memory = Memory(TABLES)
        before = clock()
        found = [measure(exam, policy, exams, rng)]
        started = examined = clock()
        cost = started - before
        print(f"before: {percentages(found[0])}", flush=True)
        now = batch.reset()
        games, lesson = 0, 0.0
        while (begun := clock()) + lesson + cost < end and policy.lessons < lessons:
            for _ in range(STRIDE):
                actions = policy.choose(now, rng)
                memory.note(now, actions)
                now = batch.step(actions)
                memory.close(now)
                games += int(now.done.sum())
            if memory.ready:
                seen, masks, chosen, worth = (np.array(column) for column in zip(*memory.ready, strict=True))
                policy.learn(seen, masks, chosen, worth.astype(np.float32))
                memory.ready = []
            lesson = clock() - begun
            if clock() - examined > max(TOLD, SHARE * cost) and clock() + lesson + 2 * cost < end:
                found.append(measure(exam, policy, exams, rng))
                examined = clock()
                print(f"after {examined - started:3.0f} s and {games:,} games: {percentages(found[-1])}", flush=True)
        if policy.lessons:
            found.append(measure(exam, policy, exams, rng))
            print(f"at the end, {games:,} games: {percentages(found[-1])}")
        else:
            print(f"It has learned nothing: the first exam took {cost:.0f} s, and {seconds:g} s are too few for that,")
            print("for games to learn from and for a last exam. Give it more: --seconds N.")
    return [sum(shares) / len(shares) for shares in found]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="jolly-und-roger")
    parser.add_argument("--seconds", type=float, default=60.0, help="for learning and exams together")
    parser.add_argument("--jobs", type=int, default=None, help="processes; without it, one for each core")
    args = parser.parse_args()
    train(args.game, args.seconds, args.jobs)
