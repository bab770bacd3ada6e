"""Bots that are watched: told to the end, without secrets, the same again for the same seed."""

from __future__ import annotations

import shlex

import pytest

from klabauter.cli.commands.watch import looking
from klabauter.games import games, info
from klabauter.words import LANGUAGES
from tests.cli.conftest import Run


@pytest.mark.parametrize("game", games())
def test_a_whole_game_is_told_with_boards_and_result(run: Run, game: str) -> None:
    result = run("watch", game, "--seats", "cabin-boy,random", "--seed", "show", "--lang", "de")
    assert result.code == 0
    assert result.err == ""
    assert "● Bot 2 (Zufall)" in result.out
    assert "gewinnt mit" in result.out or "teilen sich den Sieg" in result.out
    assert "Jede Taste" not in result.out  # nobody sits at the keys
    assert "[log-" not in result.out


def test_the_told_command_shows_the_very_same_game(run: Run) -> None:
    first = run("watch", "--seats", "sailor,random", "--names", "Jo,Al", "--option", "mode=all")
    *_, last = first.out.strip().splitlines()
    words = shlex.split(last.split("watch it again: ")[1])
    again = run(*words[words.index("watch") :])
    assert "mode=all" in last
    assert "Jo (bot, sailor)" in first.out
    assert again.out == first.out


def test_a_spectator_sees_what_everybody_may_see(run: Run) -> None:
    result = run("watch", "freibeuter", "--seats", "2*random", "--seed", "eyes")
    assert "Bot 1 is dealt cards." in result.out
    assert "is dealt sea card" not in result.out
    assert "In hand:" not in result.out


def test_one_seat_can_be_looked_over_the_shoulder(run: Run) -> None:
    result = run("watch", "freibeuter", "--seats", "2*random", "--seed", "eyes", "--as", "bot 2")
    assert "Bot 1 is dealt cards." in result.out
    assert "Bot 2 is dealt sea card" in result.out
    assert "In hand:" in result.out


@pytest.mark.parametrize(("given", "seat"), [(None, None), ("0", 0), ("1", 1), (" ben", 1), ("Anne", 0)])
def test_a_seat_has_a_number_and_a_name(given: str | None, seat: int | None) -> None:
    assert looking(given, ["Anne", "Ben"]) == seat


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_head_and_legend_keep_off_the_edge_where_they_are_wrapped(
    run: Run, monkeypatch: pytest.MonkeyPatch, game: str, lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    for item in (run("watch", game, "--seats", f"{info(game).seats[0]}*random", "--lang", lang), run("play", game)):
        head = item.out.strip("\n").split("\n\n")[0].splitlines()
        assert len(head) > 2
        assert [line for line in head if not line.startswith(" ") or len(line) > 60] == []
