"""A game with secrets at one keyboard: a curtain falls between two people. Also the board of a game without one."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from klabauter.cli.seats import seated
from klabauter.cli.session import Session
from klabauter.kernel.table import Referee
from klabauter.words import Words
from tests.laws.toy import INFO

CURTAIN = "look away"


def played(kinds: list[str], typed: str, path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, Session]:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    screen = io.StringIO()
    monkeypatch.setattr("sys.stdout", screen)
    names = ["Anne", "Ben"]
    table = Referee(INFO.make(INFO, INFO.setting(2)), "secrets")
    console = Console(file=screen, width=100, highlight=False, markup=False)
    session = Session(table, seated(kinds, names, "secrets"), Words("en", INFO, names), console, path, memory=False)
    session.run()
    return screen.getvalue(), session


def test_nobody_sees_what_the_other_one_saw(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown, session = played(["human", "human"], "\n1\n" * 60, tmp_path / "x.klab", monkeypatch)
    assert session.table.over
    assert "wins with" in shown or "A draw" in shown
    screens = shown.split(CURTAIN)
    assert len(screens) > 4
    turns = [screen for screen in screens[1:] if "For you alone:" in screen]
    for screen in turns:
        found = screen.split("\n" * 40)[1]
        asked = [name for name in ("Anne", "Ben") if f" {name}, " in found]
        assert len(asked) <= 1, found  # one person's questions on one screen
        if asked:
            other = "Ben" if asked == ["Anne"] else "Anne"
            assert f"{other} is dealt loot" not in found
            assert f"{other} draws loot" not in found
            assert f"{other} buries loot" not in found
    assert session.words.complaints == []


def test_one_person_among_bots_needs_no_curtain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown, session = played(["human", "sailor"], "1\n" * 60, tmp_path / "x.klab", monkeypatch)
    assert session.table.over
    assert CURTAIN not in shown
    assert "Ben is dealt loot" not in shown
    assert "Anne is dealt loot" in shown


def test_the_last_board_of_two_people_is_nobodys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown, _ = played(["human", "human"], "\n1\n" * 60, tmp_path / "x.klab", monkeypatch)
    assert "made of" in shown.rsplit("> ", 1)[1]
    assert "For you alone:" not in shown.rsplit("> ", 1)[1]


def test_costs_are_told_with_a_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown, _ = played(["human", "sailor"], "m\nv\nh\nq\n", tmp_path / "x.klab", monkeypatch)
    assert "costs" in shown
    assert "bury loot" in shown
