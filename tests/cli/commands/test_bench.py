"""``klabauter bench``: figures for people and programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from klabauter.cli.numbers import grouped
from klabauter.lab import peers
from klabauter.words import Words
from tests.cli.conftest import Run

QUICK = ("--seconds", "0", "--rounds", "1")


def test_figures_are_told_in_both_languages(run: Run) -> None:
    english, german = (run("bench", "jolly-und-roger", *QUICK, "--lang", lang) for lang in ("en", "de"))
    assert english.code == german.code == 0
    for word in ("Jolly & Roger", "steps/s", "copy µs", "late ÷ early", "klabauter --version answers within "):
        assert word in english.out
    for word in ("Jolly & Roger", "Züge/s", "Kopie µs", "spät ÷ früh", "klabauter --version antwortet nach "):
        assert word in german.out


def test_programs_get_json(run: Run) -> None:
    result = run("bench", "jolly-und-roger", "jolly-und-roger", *QUICK, "--json")
    data = json.loads(result.out)
    assert [row["game"] for row in data["games"]] == ["jolly-und-roger"]
    assert data["form"] in ("interpreted", "compiled")
    assert result.err == ""


def test_who_is_missing_is_told_with_the_way_to_get_him(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)  # no node_modules here
    result = run("bench", "jolly-und-roger", *QUICK, "--peers")
    assert result.code == 0
    assert "Klabauter" in result.out
    assert "boardgame.io is not here, so it was not measured. To get it: npm install boardgame.io" in result.out
    for peer in peers.PEERS:
        assert peer.there() or f"{peer.package} is not here" in result.out


def test_a_game_that_is_not_there(run: Run) -> None:
    result = run("bench", "chess")
    assert result.code == 2
    assert "There is no game “chess”" in result.err


def test_large_numbers_are_grouped_as_the_language_does() -> None:
    assert grouped(1187000.4, Words("en")) == "1,187,000"
    assert grouped(1187000.4, Words("de")) == "1.187.000"
