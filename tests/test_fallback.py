"""Kernel, games and bots need no installed package: without what it needs, a compiled installation runs its sources."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from hatch_build import modules
from tests.laws.case import TESTS

PLAY = """
import sys
from klabauter import Table, games
from klabauter.bots import Ask, Budget, make
from klabauter.kernel import frame
from klabauter.kernel.compat import COMPILED

assert frame.__file__.endswith(".py") and not COMPILED
for game in games():
    for level in ("cabin-boy", "captain"):
        table, bot, played = Table(game, None, 1), make(level, "1"), 0
        while played < 10 and not table.over:
            seat = table.actor
            budget = Budget(simulations=5)
            ask = Ask(table.game, seat, table.view(seat), table.moves(), [], budget)
            table.submit(seat, bot.decide(ask))
            played += 1
        print(game, level, played)
assert "librt" not in sys.modules and "mypy_extensions" not in sys.modules
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources in which every module that would be compiled has a library beside it, which is unusable."""
    root = tmp_path_factory.mktemp("installed")
    ignored = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(TESTS.parent / "src" / "klabauter", root / "src" / "klabauter", ignore=ignored)
    for module in modules(root):
        (root / module).with_suffix(EXTENSION_SUFFIXES[0]).write_bytes(b"no library")
    return root / "src"


def run(installed: Path, *flags: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *flags, "-c", PLAY], env={"PYTHONPATH": str(installed), "PYTHONHASHSEED": "0"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_without_any_package_a_compiled_installation_plays_from_its_sources(installed: Path) -> None:
    done = run(installed, "-S")  # no site-packages
    assert done.returncode == 0, done.stderr
    assert done.stderr.splitlines() == [
        "klabauter: librt.vecs is missing, so everything runs interpreted, which is slow. What helps: "
        "pip install librt mypy_extensions"
    ]
    assert len(done.stdout.splitlines()) == 10
    assert all(line.endswith(" 10") for line in done.stdout.splitlines())


def test_where_nothing_is_missing_the_compiled_modules_are_used(installed: Path) -> None:
    pytest.importorskip("librt.vecs")
    done = run(installed)
    assert done.returncode != 0
    assert "missing" not in done.stderr
    assert EXTENSION_SUFFIXES[0] in done.stderr, done.stderr
