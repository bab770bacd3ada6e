"""How many times as fast as an earlier commit? Both versions are measured in turns, in processes of their own.

    python bench/against.py                      compiled, against release 0.1, every game and number of seats
    python bench/against.py --interpreted        the sources as they are
    python bench/against.py COMMIT --games freibeuter --figures playouts copies --rounds 9

Prints the median, lowest and highest ratio of all rounds: above 1, this checkout is faster. Both versions of a
figure are timed right after each other, so that other work on the machine slows both down.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from klabauter.games import games
from klabauter.lab.bench import seat_counts
from tools.building import build_wheel, export, source_key, wheel_of
from tools.environments import ROOT

RELEASE = "8a0f504c1b2710f84c4db4bbd2ff73e0ebbe9f13"  # 0.1.0
FOLDER = ROOT / "build" / "against"
FIGURES = ("steps", "by number", "playouts", "copies", "simulations")
# Answers "game seats figure seconds", line by line, with how many were done per second of processor time. The versions
# have different generators, and only newer ones play by number: older ones are given moves then.
WORKER = """
import random, sys, time
from klabauter.games import make
from klabauter.lab import bench
try:
    from klabauter.kernel.rng import Rng
except ImportError:
    Rng = random.Random

def by_moves(*given):
    return bench.steps(*given)[0]

def copies(game, rng, seconds):
    s = bench.begun(game, rng)
    bench.advance(game, s, rng, int(bench.length(game, rng) * 0.6))
    return 1e6 / bench.micros(lambda: game.copy(s), seconds)

measures = {
    "steps": by_moves, "by number": getattr(bench, "numbered", by_moves), "playouts": bench.playouts,
    "copies": copies, "simulations": bench.simulations,
}
made = {}
print(bench.form(), flush=True)
for line in sys.stdin:
    name, seats, figure, seconds = line.rstrip().split("|")
    case = name, int(seats)
    game = made[case] = made.get(case) or make(*case)
    print(measures[figure](game, Rng(line), float(seconds)), flush=True)
"""


class Version:
    """A version that runs in a process of its own."""

    def __init__(self, path: Path, form: str) -> None:
        # Its own sources come before those of the environment; everything measured needs only the standard library.
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORKER], env={**os.environ, "PYTHONPATH": str(path)}, cwd=FOLDER,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        if self._answer() != form:
            sys.exit(f"{path} is not {form}")

    def _answer(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"it ended with exit code {self.process.wait()}")
        return line.strip()

    def rate(self, *case: object) -> float:
        assert self.process.stdin is not None
        print(*case, sep="|", file=self.process.stdin, flush=True)
        return float(self._answer())


def unpacked(wheel: Path, path: Path) -> Path:
    with zipfile.ZipFile(wheel) as files:
        files.extractall(path)
    return path


def earlier(commit: str, compiled: bool) -> Path:
    """The sources of a commit, or its compiled wheel, unpacked."""
    project, path = FOLDER / commit, FOLDER / f"{commit}-compiled"
    if not project.exists():
        export(commit, project)
    if compiled and not path.exists():
        print(f"compiling {commit[:8]} …", flush=True)
        unpacked(wheel_of(Path(sys.executable), project, FOLDER, "require"), path)
    return path if compiled else project / "src"


def present(compiled: bool) -> Path:
    """The sources of this checkout, or its compiled wheel, unpacked."""
    path = FOLDER / source_key()
    if compiled and not path.exists():
        print("compiling this checkout …", flush=True)
        unpacked(build_wheel(Path(sys.executable), FOLDER, "require")[0], path)
    return path if compiled else ROOT / "src"


def main() -> None:
    wanted = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    wanted.add_argument("commit", nargs="?", default=RELEASE)
    wanted.add_argument("--interpreted", action="store_true")
    wanted.add_argument("--games", nargs="+", choices=games(), default=games())
    wanted.add_argument("--seats", type=int, nargs="+", help="only these numbers of seats")
    wanted.add_argument("--figures", nargs="+", choices=FIGURES, default=FIGURES)
    wanted.add_argument("--rounds", type=int, default=7)
    wanted.add_argument("--seconds", type=float, default=0.3, help="of processor time, for each version in each round")
    given = wanted.parse_args()
    FOLDER.mkdir(parents=True, exist_ok=True)
    compiled, form = not given.interpreted, "interpreted" if given.interpreted else "compiled"
    versions = [Version(path, form) for path in (earlier(given.commit, compiled), present(compiled))]
    print(f"{form}, times {given.commit[:8]}\n{'':<22}" + "".join(f"{figure:>22}" for figure in given.figures))
    for game in given.games:
        for seats in seat_counts(game):
            if seats not in (given.seats or [seats]):
                continue
            line = ""
            for figure in given.figures:
                ratios: list[float] = []
                for _ in range(given.rounds):
                    before, now = [version.rate(game, seats, figure, given.seconds) for version in versions]
                    ratios.append(now / before)
                line += f"{statistics.median(ratios):>8.2f} ({min(ratios):.2f}-{max(ratios):.2f})".rjust(22)
            print(f"{game + ' ' + str(seats):<22}{line}", flush=True)


if __name__ == "__main__":
    main()
