"""The limit: a game whose steps do nothing. What it costs is what the kernel's calls cost, driven from outside.

    python bench/empty.py       compiles it with the kernel and measures it; needs mypyc and a C compiler

Its steps go the way of every game's: the options of the top frame, a random move, the frame taken off and put back.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from klabauter.kernel.compat import i64, vec
from klabauter.kernel.event import Log
from klabauter.kernel.frame import End, Frame, State
from klabauter.kernel.game import Game, Info, Setting
from klabauter.kernel.move import PASS, Choices, Move

STEPS = 100
INTERPRETED = ("compat.py", "interpreted.py")  # as in hatch_build.py
SOURCE = Path(__file__).resolve()
COMPILE = """
import sys
from mypyc.build import mypycify
from setuptools import setup
setup(name="empty", packages=[], ext_modules=mypycify(sys.argv[1:], opt_level="2", debug_level="0"),
      script_args=["--quiet", "build_ext", "--inplace"])
"""
MEASURE = """
import statistics
from klabauter.kernel.empty import EmptyGame, make
from klabauter.kernel import frame
from klabauter.kernel.rng import Rng
from klabauter.lab.bench import playouts, steps
game, rng = make(), Rng(1)
rounds = [(steps(game, rng, 0.2)[0], playouts(game, rng, 0.2)) for _ in range(7)]
outside, inside = [statistics.median(column) for column in zip(*rounds)]
print(f"{frame.__file__.rsplit('.')[-1]}: driven from outside {outside:,.0f} steps/s, inside the engine {inside:,.0f}")
"""


class EmptyState(State):
    """So many steps to go."""

    __slots__ = ("left",)

    def __init__(self, steps: vec[Frame[Any]], left: int) -> None:
        super().__init__(steps, vec[i64]([0, 0]), 0, 0)
        self.left = left


class Nothing(Frame[EmptyState]):
    """Asks, and does nothing with the answer."""

    __slots__ = ("moves",)

    def __init__(self, moves: vec[Move]) -> None:
        super().__init__("1.1", 0, "nothing")
        self.moves = moves

    def legal(self, s: EmptyState, out: Choices) -> None:
        out.set_all(self.moves)

    def apply(self, s: EmptyState, move: Move, log: Log) -> None:
        s.left -= 1
        if s.left:
            s.push(self)


class EmptyGame(Game[EmptyState]):
    def __init__(self, info: Info, setting: Setting) -> None:
        super().__init__(info, setting, {}, End("1.1"))
        self.nothing = self.steps.add(Nothing(vec[Move]([PASS, PASS])))

    def initial(self) -> EmptyState:
        s = EmptyState(self.steps.table, STEPS)
        s.pending = [self.end, self.nothing]
        return s


def make() -> EmptyGame:
    info = Info("empty", "Empty", "", "", 0, (1, 1), (0, 0), (), (1,), SOURCE.parent, EmptyGame)
    return EmptyGame(info, Setting(1, {}, 1, {}, {}, ""))


def main() -> None:
    package = SOURCE.parents[1] / "src" / "klabauter"
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "klabauter")
        shutil.copytree(package, copy, ignore=shutil.ignore_patterns("__pycache__", "static"))
        shutil.copy(SOURCE, copy / "kernel" / "empty.py")
        compiled = [path.name for path in copy.glob("kernel/[a-z]*.py") if path.name not in INTERPRETED]
        sources = sorted(f"klabauter/kernel/{name}" for name in compiled)
        variables = {**os.environ, "PYTHONPATH": folder}
        for command in ((), (COMPILE, *sources)):
            if command:
                subprocess.run([sys.executable, "-c", *command], cwd=folder, env=variables, check=True)
            subprocess.run([sys.executable, "-c", MEASURE], cwd=folder, env=variables, check=True)


if __name__ == "__main__":
    main()
