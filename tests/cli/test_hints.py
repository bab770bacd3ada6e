"""Hints at the table: against bots always, among people only if the table agreed before the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from klabauter.kernel.record import Record
from tests.cli.conftest import Result, Run

NEW = ["play", "--seed", "tale", "--option", "start=0"]
REFUSED = "No hints against people: this table has not agreed on them."
AGREED = "This table has agreed on hints: whoever is asked may have one."


def hinted(run: Run, *more: str, typed: list[str]) -> Result:
    return run(*NEW, *more, typed=typed)


@pytest.mark.parametrize("word", ["t", "tip", "tipp", "hint", "T"])
def test_the_best_three_moves_with_estimate_reasons_and_paragraphs(run: Run, word: str) -> None:
    result = hinted(run, typed=["12", word, "q"])
    hint = result.out.split("> ")[2]
    assert hint.count("of 100 games from here") == 3
    assert hint.count("   · ") >= 3
    assert "§ 4." in hint
    assert "ship-" in hint  # the notation, to be typed


def test_in_german(run: Run) -> None:
    result = hinted(run, "--lang", "de", typed=["12", "t", "q"])
    assert result.out.count("von 100 Partien") == 3


def test_asking_changes_nothing_and_what_is_told_can_be_typed(run: Run, saved: Path) -> None:
    result = hinted(run, typed=["t", "t", "q"])
    one, two = result.out.split("> ")[1:3]
    assert one == two
    (path,) = saved.glob("*.klab")
    assert Record.loads(path.read_text("utf-8")).entries == []
    notation = one.split("  split ")[1].split("\n")[0].strip()
    run("play", "--resume", str(path), typed=[f"split {notation}", "q"])
    assert Record.loads(path.read_text("utf-8")).entries[0] == (0, f"split {notation}")


def test_where_there_are_hints_the_first_lines_say_so(run: Run) -> None:
    assert "t gives a hint" in hinted(run, typed=["q"]).out
    assert "t gives a hint" not in hinted(run, "--seats", "human,human", typed=["q"]).out
    assert "t gives a hint" in hinted(run, "--seats", "human,human", "--hints", typed=["q"]).out


def test_never_against_people_unless_the_table_agreed(run: Run) -> None:
    result = hinted(run, "--seats", "human,human", typed=["t", "q"])
    assert REFUSED in result.out
    assert AGREED not in result.out
    assert "of 100" not in result.out
    result = hinted(run, "--seats", "human,human", "--hints", typed=["t", "q"])
    assert AGREED in result.out
    assert result.out.count("of 100 games from here") == 3


def test_one_other_person_among_bots_is_a_person(run: Run) -> None:
    seats = ["--seats", "human,human,sailor"]
    assert REFUSED in run("play", "port-royal", "--seed", "three", *seats, typed=["", "t", "q"]).out
    assert "of 100" in run("play", "port-royal", "--seed", "three", *seats, "--hints", typed=["", "t", "q"]).out


def test_the_agreement_is_kept_in_the_save(run: Run, saved: Path) -> None:
    path = str(saved / "x.klab")
    hinted(run, "--seats", "human,human", "--hints", "--save", path, typed=["q"])
    result = run("play", "--resume", path, typed=["t", "q"])
    assert AGREED in result.out
    assert result.out.count("of 100 games from here") == 3


def test_nobody_agrees_to_hints_in_the_middle_of_a_game(run: Run, saved: Path) -> None:
    path = str(saved / "x.klab")
    hinted(run, "--seats", "human,human", "--save", path, typed=["q"])
    result = run("play", "--resume", path, "--hints")
    assert result.code == 2
    assert "--hints cannot be used with --resume" in result.err
    assert REFUSED in run("play", "--resume", path, typed=["t", "q"]).out


def test_the_rematch_keeps_the_agreement(run: Run) -> None:
    result = hinted(run, "--seats", "human,human", "--hints", typed=["1"] * 70)
    assert "--option start=1 --hints" in result.out


def test_a_hint_fits_on_eighty_columns(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    result = hinted(run, "--lang", "de", typed=["12", "t", "q"])
    assert max(len(line) for line in result.out.split("klab")[0].splitlines()) <= 80


@pytest.mark.parametrize("columns", range(30, 60))
def test_a_paragraph_keeps_its_number_where_lines_end(run: Run, monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    output = hinted(run, typed=["12", "t", "why tortuga", "l", "q"]).out
    assert "§ " in output
    assert not any(line.rstrip().endswith("§") for line in output.splitlines())
    assert max(map(len, output.split("> ")[2].splitlines())) <= columns


def test_a_narrow_pipe_is_told_nothing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert "This terminal" not in hinted(run, typed=["q"]).out
