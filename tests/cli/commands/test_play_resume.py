"""A game goes on where it stopped: after quitting, after a kill, and to the very same end."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import klabauter
from klabauter.cli import saves
from klabauter.cli.console import make_console
from klabauter.cli.errors import NothingToResume
from klabauter.cli.replays import stepped
from klabauter.cli.seats import seated
from klabauter.cli.session import Session
from klabauter.kernel.record import Record
from klabauter.words import Words
from tests.cli.conftest import Run

ONES = ["1"] * 60
NEW = ["play", "jolly-und-roger", "--lang", "de", "--seed", "on and on"]


def finished(path: Path) -> tuple[list[tuple[int, str]], str]:
    record = Record.loads(path.read_text("utf-8"))
    assert record.header["meta"]["finished"]
    return record.entries, record.digest


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game of these tests, played in one go by another process."""
    path = tmp_path_factory.mktemp("whole") / "whole.klab"
    command = [sys.executable, "-m", "klabauter.cli.main", *NEW, "--save", str(path)]
    subprocess.run(command, input="1\n" * 60, text=True, stdout=subprocess.DEVNULL, check=True)
    return path


@pytest.mark.parametrize("first", [0, 9])
def test_a_game_that_was_left_comes_to_the_same_end(run: Run, saved: Path, whole: Path, first: int) -> None:
    run(*NEW, typed=ONES[:first])
    result = run("play", "--resume", typed=ONES)
    assert "Die Partie geht weiter." in result.out
    assert "gewinnt mit" in result.out
    (path,) = saved.glob("*.klab")
    assert finished(path) == finished(whole)


def test_a_game_is_played_in_one_window_only(run: Run, saved: Path, whole: Path) -> None:
    """Two would write over each other's moves."""
    command = [sys.executable, "-m", "klabauter.cli.main", *NEW]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=os.environ, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n1\n1\n")
        process.stdin.flush()
        while not (found := [path for path in saved.glob("*.klab") if len(saves.read(path).entries) >= 3]):
            assert process.poll() is None
        result = run("play", "--resume", typed=ONES)
        assert (result.code, result.out) == (2, "")
        assert "is being played in another window" in result.err
        process.stdin.write("q\n")
        process.stdin.close()
        process.stdout.read()
    run("play", "--resume", typed=ONES)
    assert finished(found[0]) == finished(whole)
    assert list(saved.iterdir()) == found


def test_a_game_that_was_killed_comes_to_the_same_end(run: Run, saved: Path, whole: Path) -> None:
    path = saved / "killed.klab"
    command = [sys.executable, "-m", "klabauter.cli.main", *NEW, "--save", str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, env=os.environ) as process:
        assert process.stdin is not None
        process.stdin.write(b"1\n" * 9)
        process.stdin.flush()
        until = time.monotonic() + 60
        while time.monotonic() < until and not (path.exists() and len(path.read_text().splitlines()) > 12):
            time.sleep(0.02)
        process.kill()
    left = Record.loads(path.read_text("utf-8"))
    assert 10 < len(left.entries) < 50
    assert run("play", "--resume", str(path), typed=ONES).code == 0
    assert finished(path) == finished(whole)


def test_the_newest_unfinished_game_goes_on(run: Run, saved: Path) -> None:
    for number, name in enumerate(["old", "new", "over", "broken"]):
        path = saved / f"{name}.klab"
        if name == "broken":
            path.write_text("not a record")
        else:
            run("play", "--seed", name, "--save", str(path), typed=ONES if name == "over" else ["1"])
        os.utime(path, (number, number))
    assert saves.newest_unfinished(None) == saved / "new.klab"
    assert saves.newest_unfinished("jolly-und-roger") == saved / "new.klab"
    with pytest.raises(NothingToResume):
        saves.newest_unfinished("chess")


def test_a_finished_game_shows_its_end_again(run: Run, whole: Path) -> None:
    result = run("play", "--resume", str(whole))
    assert result.code == 0
    assert "gewinnt mit" in result.out


def test_language_and_memory_come_along_unless_others_are_given(run: Run, saved: Path) -> None:
    run(*NEW, "--memory", "none", typed=["q"])
    german = run("play", "--resume", typed=["v"]).out
    assert "An diesem Tisch hilft niemand dem Gedächtnis nach." in german
    english = run("play", "--resume", "--lang", "en", "--memory", "aid", typed=["v"]).out
    assert "Not seen yet:" in english


@pytest.mark.parametrize("given", [["--seed", "x"], ["--names", "A,B"], ["--option", "mode=pro"], ["--seats", "human"]])
def test_what_the_game_brings_along_cannot_be_given(run: Run, saved: Path, given: list[str]) -> None:
    run(*NEW, typed=["q"])
    result = run("play", "--resume", *given)
    assert result.code == 2
    assert f"{given[0]} cannot be used with --resume" in result.err


def test_a_game_of_another_kind_is_not_taken(run: Run, saved: Path) -> None:
    run(*NEW, "--save", str(saved / "x.klab"), typed=["q"])
    result = run("play", "freibeuter", "--resume", str(saved / "x.klab"))
    assert result.code == 2
    assert "is a game of jolly-und-roger, not of freibeuter" in result.err


def test_a_record_from_elsewhere_is_played_by_people(run: Run, saved: Path) -> None:
    table = klabauter.Table("jolly-und-roger", seed="library")
    saves.write(saved / "x.klab", table.record())
    result = run("play", "--resume", str(saved / "x.klab"), typed=["q"])
    assert "◆ Anne (human)   ● Ben (human)" in result.out


def test_bots_have_heard_what_they_had_heard(run: Run, saved: Path) -> None:
    """Until its last decision, not until the last event."""
    run(*NEW, "--save", str(saved / "x.klab"), typed=ONES[:10])
    record = Record.loads((saved / "x.klab").read_text("utf-8"))
    table, heard = stepped(record)
    last = max(number for number, (seat, _) in enumerate(record.entries) if seat == 1)
    before = klabauter.Table("jolly-und-roger", seed="on and on")
    for seat, text in record.entries[:last]:
        before.submit(seat, text)
    assert heard[1] == len(before.log(None)) < len(table.log(None))


def test_a_disk_that_fails_in_the_middle_does_not_stop_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()  # no folder, so that nothing can be written below it
    names = ["Anne", "Ben"]
    table = klabauter.Table("jolly-und-roger", seed="disk", options={"start": 0})
    words = Words("de", table.game.info, names)
    seats = seated(["human", "human"], names, "disk")
    monkeypatch.setattr("sys.stdin", io.StringIO("12\n1\n1\n"))
    assert Session(table, seats, words, make_console(), tmp_path / "file" / "x.klab", memory=False).run() == 0
    output = capsys.readouterr().out
    assert len(table.record().entries) == 3
    assert output.count("lässt sich nicht schreiben") == 1
    assert "ließen sich nicht speichern" in output


def test_two_games_of_one_second_have_two_files(saved: Path) -> None:
    saved.mkdir()
    paths = set()
    for _ in range(3):
        path = saves.new_path("jolly-und-roger")
        path.touch()
        paths.add(path)
    assert len(paths) == 3
