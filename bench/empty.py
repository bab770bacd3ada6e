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

from klabauter.kernel.event import Log
from klabauter.kernel.frame import End, Frame, State
from klabauter.kernel.game import Game, Info, Setting
from klabauter.kernel.move import PASS, Move

STEPS = 100
SOURCE = Path(__file__).resolve()
COMPILE = """
import sys
from mypyc.build import mypycify
from setuptools import setup
setup(name="empty", packages=[], ext_modules=mypycify(sys.argv[1:], opt_level="2", debug_level="0"),
      script_args=["--quiet", "build_ext", "--inplace"])
"""
MEASURE = """
import random, statistics
from klabauter.kernel.empty import EmptyGame, make
from klabauter.kernel import frame
from klabauter.lab.bench import playouts, steps
game, rng = make(), random.Random(1)
rounds = [(steps(game, rng, 0.2)[0], playouts(game, rng, 0.2)) for _ in range(7)]
outside, inside = [statistics.median(column) for column in zip(*rounds)]
print(f"{frame.__file__.rsplit('.')[-1]}: driven from outside {outside:,.0f} steps/s, inside the engine {inside:,.0f}")
"""


class EmptyState(State):
    """So many steps to go."""

    __slots__ = ("left",)

    def __init__(self, stack: list[Frame[Any]], left: int) -> None:
        self.stack = stack
        self.left = left


class Nothing(Frame[EmptyState]):
    """Asks, and does nothing with the answer."""

    __slots__ = ("moves",)

    def __init__(self, moves: tuple[Move, ...]) -> None:
        super().__init__("1.1", 0, "nothing")
        self.moves = moves

    def options(self, s: EmptyState) -> tuple[Move, ...]:
        return self.moves

    def apply(self, s: EmptyState, move: Move, log: Log) -> None:
        s.left -= 1
        if s.left:
            s.stack.append(self)


class EmptyGame(Game[EmptyState]):
    def __init__(self, info: Info, setting: Setting) -> None:
        super().__init__(info, setting, {}, End("1.1"))
        self.nothing = self.steps.add(Nothing((PASS, PASS)))

    def initial(self) -> EmptyState:
        return EmptyState([self.end, self.nothing], STEPS)


def make() -> EmptyGame:
    info = Info("empty", "Empty", "", "", 0, (1, 1), (0, 0), (), (1,), SOURCE.parent, EmptyGame)
    return EmptyGame(info, Setting(1, {}, 1, {}, {}, ""))


def main() -> None:
    package = SOURCE.parents[1] / "src" / "klabauter"
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "klabauter")
        shutil.copytree(package, copy, ignore=shutil.ignore_patterns("__pycache__", "static"))
        shutil.copy(SOURCE, copy / "kernel" / "empty.py")
        sources = sorted(f"klabauter/kernel/{path.name}" for path in copy.glob("kernel/[a-z]*.py"))
        variables = {**os.environ, "PYTHONPATH": folder}
        for command in ((), (COMPILE, *sources)):
            if command:
                subprocess.run([sys.executable, "-c", *command], cwd=folder, env=variables, check=True)
            subprocess.run([sys.executable, "-c", MEASURE], cwd=folder, env=variables, check=True)


if __name__ == "__main__":
    main()
