"""Steps per second and the cost of a copy, a view and a world, for every game and seat count.

A step is one decision of a seat (options and apply), driven from outside by an ordinary Python loop; luck and automatic
steps happen in between and do not count. Times are CPU times, rounds are interleaved and medians printed, since
machines are noisy.

    python3 dev.py bench            both forms, interpreted and compiled
    python bench/steps.py [GAME]    the form that is installed
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable

import klabauter
from klabauter.kernel import frame
from klabauter.kernel.game import Game

ROUNDS = 7


def steps(game: Game, rng: random.Random, seconds: float) -> float:
    """Random play; decisions per second."""
    done = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        s = game.initial()
        game.settle(s, rng)
        while game.actor(s) >= 0:
            moves = game.options(s)
            game.step(s, moves[int(rng.random() * len(moves))], rng)
            done += 1
    return done / (time.process_time() - started)


def playouts(game: Game, rng: random.Random, seconds: float) -> float:
    """The same inside the engine."""
    done = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        done += game.playout(game.initial(), rng)
    return done / (time.process_time() - started)


def micros(work: Callable[[], object], seconds: float) -> float:
    """Microseconds of one call."""
    done = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        for _ in range(100):
            work()
        done += 100
    return (time.process_time() - started) / done * 1e6


def midgame(game: Game, rng: random.Random) -> object:
    """A state after some two thirds of a random game."""
    length = game.playout(game.initial(), rng)
    s = game.initial()
    game.settle(s, rng)
    for _ in range(length * 2 // 3):
        if game.actor(s) < 0:
            break
        moves = game.options(s)
        game.step(s, moves[int(rng.random() * len(moves))], rng)
    return s


def measure(wanted: list[str], seconds: float) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = []
    cases = [(name, seats) for name in wanted for seats in seat_counts(name)]
    found: dict[tuple[str, int], list[tuple[float, ...]]] = {case: [] for case in cases}
    for number in range(ROUNDS):
        for name, seats in cases:
            game = klabauter.engine(name, seats)
            rng = random.Random(number)
            s = midgame(game, rng)
            assert isinstance(s, frame.State)
            view = game.view(s, 0)
            found[name, seats].append(
                (
                    steps(game, rng, seconds),
                    playouts(game, rng, seconds),
                    micros(lambda game=game, s=s: game.copy(s), seconds / 5),  # type: ignore[misc]
                    micros(lambda game=game, s=s: game.view(s, 0), seconds / 5),  # type: ignore[misc]
                    micros(lambda game=game, view=view, rng=rng: game.sample(view, rng), seconds / 5),  # type: ignore[misc]
                )
            )
    for (name, seats), rounds in found.items():
        median = [statistics.median(column) for column in zip(*rounds, strict=True)]
        keys = ("steps_per_s", "playout_steps_per_s", "copy_us", "view_us", "sample_us")
        rows.append({"game": name, "seats": seats, "form": form(), **dict(zip(keys, median, strict=True))})
    return rows


def seat_counts(name: str) -> list[int]:
    low, high = klabauter.info(name).seats
    return sorted({low, min(4, high)})


def form() -> str:
    return "interpreted" if str(frame.__file__).endswith(".py") else "compiled"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=klabauter.games())
    parser.add_argument("--seconds", type=float, default=0.4, help="per measurement and round")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    rows = measure(args.games, args.seconds)
    if args.json:
        json.dump(rows, sys.stdout, indent=1)
        return 0
    print("game               seats form           steps/s  playout/s  copy us  view us world us")
    for row in rows:
        print(
            f"{row['game']:<18}{row['seats']:>6} {row['form']:<12}{row['steps_per_s']:>10,.0f}"
            f"{row['playout_steps_per_s']:>11,.0f}{row['copy_us']:>9.2f}{row['view_us']:>9.1f}{row['sample_us']:>9.1f}"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
