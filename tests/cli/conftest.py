"""The command run in this process, with lines typed to it."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from math import inf
from pathlib import Path
from typing import NamedTuple

import pytest

from klabauter.cli.main import main


class Result(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Result]


@pytest.fixture
def saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are saved in this test."""
    monkeypatch.setenv("KLABAUTER_GAMES", str(tmp_path / "games"))
    return tmp_path / "games"


@pytest.fixture
def run(saved: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    monkeypatch.setattr("klabauter.cli.progress.EVERY", inf)  # how far the work is, a slow machine would tell
    monkeypatch.setenv("COLUMNS", "130")  # so that no sentence is wrapped
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)

    def go(*arguments: str, typed: Iterable[str] = ()) -> Result:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join([f"{line}\n" for line in typed])))
        capsys.readouterr()
        code = main(arguments)
        output = capsys.readouterr()
        return Result(code, output.out, output.err)

    return go
