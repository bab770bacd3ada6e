"""Custom values in the terminal: what is played with them says so, and they can be looked at."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run

NOTICE = {
    "en": "With custom values: end.influence 10 instead of 8",
    "de": "Mit eigenen Werten: end.influence 10 statt 8",
}


@pytest.fixture
def own(tmp_path: Path) -> str:
    file = tmp_path / "own.toml"
    file.write_text("[end]\ninfluence = 10\n")
    return str(file)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_table_with_own_figures_says_so(run: Run, own: str, lang: str) -> None:
    play = ("play", "port-royal", "--lang", lang)
    output = run(*play, "--components", own, "--seed", "x", typed=["? 1.2", "quit"]).out
    assert output.count(NOTICE[lang]) == 2  # at the beginning, and before the rules
    assert NOTICE[lang] in run(*play, "--resume", typed=["quit"]).out
    simulate = ("simulate", "port-royal", "--games", "1", "--bots", "random", "--lang", lang)
    assert NOTICE[lang] in run(*simulate, "--components", own).out
    assert NOTICE[lang][:10] not in run(*simulate).out


def test_own_figures_are_shown_laid_over_the_games(run: Run, own: str, tmp_path: Path) -> None:
    result = run("games", "port-royal", "--figures", "--components", own)
    assert result.code == 0
    assert '[end]\ninfluence = 10\nsource = "own"\n' in result.out
    whole = tmp_path / "whole.toml"
    whole.write_text(result.out, "utf-8")
    assert run("games", "port-royal", "--figures", "--components", str(whole)).out == result.out
    Path(own).write_text("[box]\ncards = 1\n")
    refused = run("games", "port-royal", "--figures", "--components", own)
    assert refused.code == 2
    assert "1 are promised, 60 are listed" in refused.err


def test_own_figures_are_checked_without_showing_all(run: Run, own: str) -> None:
    assert NOTICE["en"] in run("games", "port-royal", "--components", own).out
    assert "Which game?" in run("games", "--components", own).err
    Path(own).write_text("[box]\ncards = 1\n")
    for more in ([], ["--view"], ["--fields"], ["--moves"]):
        refused = run("games", "port-royal", "--components", own, *more)
        assert (refused.code, refused.out) == (2, "")
        assert "1 are promised, 60 are listed" in refused.err


def test_own_figures_must_do_for_every_number_of_seats(run: Run, own: str) -> None:
    Path(own).write_text("[display]\nthree = 0\n")
    refused = run("games", "mutinies", "--figures", "--components", own)
    assert refused.code == 2
    assert "Components, display: " in refused.err


def test_what_a_file_says_of_its_figures_steers_no_terminal(run: Run, own: str) -> None:
    Path(own).write_text('[end]\ninfluence = 10\nsource = "\u009b31mred"\n', "utf-8")
    result = run("games", "port-royal", "--figures", "--components", own)
    assert result.code == 0
    assert 'source = "31mred"' in result.out
