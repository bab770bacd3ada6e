"""``klabauter games``: what there is to play."""

from __future__ import annotations

from pathlib import Path

from klabauter import games
from tests.cli.conftest import Run


def test_all_games_are_listed_with_their_options(run: Run) -> None:
    output = run("games", "--lang", "de").out
    for game in games():
        assert game in output
    assert "beginner (Einsteigerspiel)" in output
    assert "Shaun Graham" in output


def test_one_game_is_listed_alone_and_its_values_as_they_are_typed(run: Run) -> None:
    output = run("games", "port-royal").out
    assert "jolly-und-roger" not in output
    assert "pick-after-active: false (" in output
    assert run("play", "port-royal", "--option", "pick-after-active=false", typed=["q"]).code == 0


def test_the_figures_of_a_game_are_a_file_for_own_ones(run: Run, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(run("games", "port-royal", "--figures").out.replace("cost = [5, 7]", "cost = [4, 7]", 1), "utf-8")
    result = run("simulate", "port-royal", "--games", "1", "--seed", "x", "--components", str(own))
    assert result.code == 0
    which = run("games", "--figures")
    assert (which.code, which.out) == (2, "")
    assert "Which game?" in which.err
