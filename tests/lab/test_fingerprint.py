"""The fingerprint of the levels: tidying up leaves it, a real change does not."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import klabauter
from klabauter.lab.fingerprint import fingerprint


def changed(folder: Path, path: str, old: str, new: str) -> str:
    """The fingerprint of Jolly & Roger of a copy of this package in which one file differs."""
    copy = folder / "klabauter"
    shutil.copytree(Path(klabauter.__file__).parent, copy, ignore=shutil.ignore_patterns("static", "server", "*.so"))
    text = (copy / path).read_text("utf-8")
    assert old in text
    (copy / path).write_text(text.replace(old, new, 1), "utf-8")
    code = "from klabauter.lab.fingerprint import fingerprint; print(fingerprint('jolly-und-roger'))"
    done = subprocess.run([sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_tidying_up_leaves_the_fingerprint(tmp_path: Path) -> None:
    path = "games/jolly_und_roger/r7_scoring.py"
    assert changed(tmp_path, path, "dearest", "most_expensive") == fingerprint("jolly-und-roger")


@pytest.mark.parametrize(
    ("path", "old", "new"),
    [
        ("games/jolly_und_roger/bots.toml", "captain = 60", "captain = 61"),
        ("games/jolly_und_roger/weights.json", "0.", "0.9"),
        ("games/jolly_und_roger/components.toml", "copies = [4, 3, 2, 2, 1]", "copies = [3, 4, 2, 2, 1]"),
    ],
)
def test_a_real_change_changes_the_fingerprint(tmp_path: Path, path: str, old: str, new: str) -> None:
    assert changed(tmp_path, path, old, new) != fingerprint("jolly-und-roger")


def test_games_have_different_fingerprints() -> None:
    assert fingerprint("freibeuter") != fingerprint("mutinies")
