"""A million random steps of every game with every seat count: after each of them every piece is somewhere exactly once,
and every game comes to its end.

    python -m tests.laws.million [STEPS]

Takes an hour and more; games are the same in every run.
"""

from __future__ import annotations

import itertools
import multiprocessing
import os
import sys
import time
from typing import NamedTuple

from tests.laws.case import Case, registered
from tests.laws.laws import conservation


class Walked(NamedTuple):
    case: str
    games: int
    steps: int
    seconds: float


def walk(task: tuple[Case, int]) -> Walked:
    """As many whole games as so many steps need."""
    case, wanted = task
    begun = time.monotonic()
    steps = 0
    for seed in itertools.count():
        steps += conservation(case, seed)
        if steps >= wanted:
            return Walked(case.id, seed + 1, steps, time.monotonic() - begun)
    raise AssertionError("not reached")


def main(wanted: int) -> None:
    tasks = [(case, wanted) for case in registered() if not case.options and case.version == case.info.versions[-1]]
    with multiprocessing.Pool(os.cpu_count()) as pool:
        for number, done in enumerate(pool.imap_unordered(walk, tasks), 1):
            text = f"{done.games:,} games, {done.steps:,} steps, {done.seconds:,.0f} s"
            print(f"[{number}/{len(tasks)}] {done.case}: {text}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000)
