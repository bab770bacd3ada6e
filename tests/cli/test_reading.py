"""Games, rules, coverage, simulations."""

from __future__ import annotations

import json
from pathlib import Path

from klabauter import games
from tests.cli.conftest import Run


def test_all_games_are_listed_with_their_options(run: Run) -> None:
    told = run("games", "--lang", "de").out
    for game in games():
        assert game in told
    assert "beginner (Einsteigerspiel)" in told
    assert "Shaun Graham" in told


def test_one_game_is_listed_alone_and_its_values_as_they_are_typed(run: Run) -> None:
    told = run("games", "port-royal").out
    assert "jolly-und-roger" not in told
    assert "pick-after-active: false (" in told
    assert run("play", "port-royal", "--option", "pick-after-active=false", typed=["q"]).code == 0


def test_the_figures_of_a_game_are_a_file_for_own_ones(run: Run, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(run("games", "port-royal", "--figures").out.replace("cost = [5, 7]", "cost = [4, 7]", 1), "utf-8")
    told = run("simulate", "port-royal", "--games", "1", "--seed", "x", "--components", str(own))
    assert told.code == 0
    which = run("games", "--figures")
    assert (which.code, which.out) == (2, "")
    assert "Which game?" in which.err


def test_the_rules_of_a_game_a_chapter_a_paragraph(run: Run) -> None:
    whole = run("rules", "jolly-und-roger", "--lang", "de").out
    chapter = run("rules", "jolly-und-roger", "5", "--lang", "de").out
    paragraph = run("rules", "jolly-und-roger", "§5.1", "--lang", "de").out
    assert "8.2" in whole
    assert "§ 5.1  Nur mit eigenem Kapitän" in chapter
    assert "§ 5.2" in chapter
    assert "§ 5.1" in paragraph
    assert "§ 5.2" not in paragraph
    assert "Only with one's own captain" in run("rules", "jolly-und-roger", "5.1").out


def test_the_matrix_has_every_paragraph_and_the_count_of_sentences(run: Run) -> None:
    told = run("rules", "jolly-und-roger", "--coverage", "--lang", "de")
    assert told.code in (0, 1)
    assert " 4.2 " in told.out
    assert "40 Paragraphen" in told.out
    assert "163 Sätze" in told.out
    assert run("rules", "--coverage").out.count("§") >= 1


def test_gaps_make_the_matrix_fail(run: Run) -> None:
    told = run("rules", "jolly-und-roger", "--coverage", "--tests", str(Path(__file__).parent))
    assert told.code == 1
    assert "missing" in told.out


def test_without_tests_at_hand_the_matrix_says_so(run: Run, tmp_path: Path) -> None:
    told = run("rules", "--coverage", "--tests", str(tmp_path))
    assert told.code == 2
    assert "There are no tests in" in told.err


def test_a_simulation_tells_its_figures(run: Run) -> None:
    told = run("simulate", "jolly-und-roger", "--games", "20", "--bots", "matrose,random", "--lang", "de")
    assert told.code == 0
    assert "20 Partien in " in told.out
    assert "0 Matrose" in told.out
    assert "1 Zufall" in told.out
    assert told.err == ""


def test_a_simulation_as_json_is_the_same_for_the_same_seed(run: Run) -> None:
    wishes = ["simulate", "jolly-und-roger", "--games", "12", "--seed", "s", "--option", "mode=all", "--json"]
    one, two = (json.loads(run(*wishes).out) for _ in range(2))
    assert one.pop("seconds") >= 0
    two.pop("seconds")
    assert one == two
    assert one["games"] == 12
    assert one["options"]["mode"] == "all"
