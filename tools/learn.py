"""Learn the weights of a game's traits from games of bots against themselves.

    python tools/learn.py GAME [--games 4000] [--rounds 2] [--seed 1] [--jobs 2] [--out FILE]

Each round plays games with the weights found so far (the first one with none: greedy bots), notes at some decisions
what speaks for every seat and how much of the game is left, and fits weights that foretell who wins: a contest of the
seats' sums (softmax), less sharp while much is to come, by gradient descent with a pull towards equal weights. Weights
for two seats and for more are learned apart, the latter from games with every greater number of seats. The result is a
small file that ships beside the game if it makes stronger players (docs/bots.md).
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from klabauter.bots.bot import Ask, Bot, Budget
from klabauter.bots.greedy import GreedyBot
from klabauter.bots.search import SearchBot
from klabauter.bots.value import Value
from klabauter.games import make
from klabauter.kernel.event import MUTE
from klabauter.kernel.frame import play, settle
from klabauter.kernel.game import Game
from klabauter.kernel.rng import Rng

CARELESS = 0.08  # random moves, so that odd positions are seen, too
NOTED = 0.12  # of the decisions
SIMULATIONS = 24  # a move, once there are weights
STEPS = 1200
PULL = 3e-3  # towards plain sums
SCALES = (1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24)

Array = npt.NDArray[np.float64]


class Note(NamedTuple):
    """A position: rows of traits, what is left, and how the game ended."""

    rows: list[list[float]]
    left: float
    shares: list[float]


def play_one(game: Game[Any], value: Value | None, seed: str) -> list[Note]:
    rng = Rng(seed)
    bots: list[Bot] = []
    for seat in range(game.seats):
        name = f"{seed}/{seat}"
        bots.append(GreedyBot(name) if value is None else SearchBot(name, Budget(simulations=SIMULATIONS), value=value))
    s = game.initial()
    settle(s, rng, MUTE)
    seen: list[tuple[list[list[float]], float]] = []
    while (seat := game.actor(s)) >= 0:
        moves = game.options(s)
        if rng.random() < NOTED:
            seen.append((game.traits(s, rng.below(game.seats)), game.left(s)))
        if len(moves) == 1:
            move = moves[0]
        elif rng.random() < CARELESS:
            move = rng.choice(moves)
        else:
            move = bots[seat].decide(Ask(game, seat, game.view(s, seat), moves, [], Budget()))
        play(s, move, MUTE)
        settle(s, rng, MUTE)
    shares = game.shares(s)
    return [Note(rows, left, shares) for rows, left in seen]


def some_games(name: str, seats: int, weights: tuple[list[float], float] | None, seeds: list[str]) -> list[Note]:
    game = make(name, seats)
    value = None if weights is None else Value(game, *weights)
    return [note for seed in seeds for note in play_one(game, value, seed)]


def fit(notes: list[Note]) -> tuple[list[float], float, float, float]:
    """Weights, how sharp they are at the beginning against the end; the loss on games apart, and that of plain sums."""
    cut = len(notes) * 9 // 10
    most = max([len(note.rows) for note in notes])
    x = np.zeros((len(notes), most, len(notes[0].rows[0])))
    y = np.zeros((len(notes), most))
    there = np.zeros((len(notes), most), dtype=bool)
    left = np.array([[note.left] for note in notes])
    for i, note in enumerate(notes):
        x[i, : len(note.rows)] = note.rows
        there[i, : len(note.rows)] = True
        y[i, : len(note.shares)] = note.shares

    def loss(weights: Array, part: slice) -> tuple[float, Array]:
        """The last of the weights is the sharpness at the beginning; at the end it is 1."""
        plain = x[part] @ weights[:-1]
        sharp = left[part] * weights[-1] + (1 - left[part])
        sums = np.where(there[part], plain * sharp, -1e9)
        sums -= sums.max(axis=1, keepdims=True)
        odds = np.exp(sums)
        odds /= odds.sum(axis=1, keepdims=True)
        found = float(-(y[part] * np.log(odds + 1e-12)).sum(axis=1).mean())
        off = odds - y[part]
        slope = np.einsum("nsk,ns->k", x[part], off * sharp) / len(odds)
        return found, np.append(slope, (off * plain * left[part]).sum() / len(odds))

    size = x.shape[2]
    tests = [(loss(np.append(np.full(size, 1 / scale), 0.5), slice(cut, None))[0], scale) for scale in SCALES]
    plain, scale = min(tests)
    begin = np.append(np.full(size, 1 / scale), 0.5)
    spread = np.append(x[there].std(axis=0) + 1e-6, 1.0)
    weights = begin.copy()
    mean, square = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):  # Adam
        slope = (loss(weights, slice(0, cut))[1] + PULL * spread**2 * (weights - begin)) / spread
        mean = 0.9 * mean + 0.1 * slope
        square = 0.99 * square + 0.01 * slope**2
        weights -= 0.01 / spread * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
    learned = loss(weights, slice(cut, None))[0]
    *final, early = [round(float(weight), 4) for weight in weights]
    return final, early, learned, plain


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    low, high = make(args.game).info.seats
    command = f"tools/learn.py {args.game} --games {args.games} --rounds {args.rounds} --seed {args.seed}"
    result: dict[str, Any] = {"made by": command, "weights": {}}
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        for key, counts in (("2", [2]), ("more", list(range(3, high + 1)))):
            if not counts or low > counts[0]:
                continue
            weights: tuple[list[float], float] | None = None
            for number in range(args.rounds):
                jobs = []
                for first in range(0, args.games, 20):
                    seats = counts[first // 20 % len(counts)]
                    seeds = [f"{args.seed}/{key}/{number}/{i}" for i in range(first, first + 20)]
                    jobs.append(pool.submit(some_games, args.game, seats, weights, seeds))
                notes = [note for job in jobs for note in job.result()]
                found, early, learned, plain = fit(notes)
                weights = (found, early)
                print(
                    f"{args.game} {key} round {number + 1}: {len(notes)} notes, loss {learned:.4f}, plain {plain:.4f}"
                )
                print(f"  {weights}", flush=True)
            assert weights is not None
            result["weights"][key] = {"weights": weights[0], "early": weights[1]}
    out = args.out or make(args.game).info.folder / "weights.json"
    out.write_text(json.dumps(result) + "\n", "utf-8")


if __name__ == "__main__":
    main()
