"""What writers of bots are told of a game: its moves and an example of a view."""

from __future__ import annotations

import json

import pytest

from klabauter.games import games, make
from klabauter.lab.tour import fullest
from tests.cli.conftest import Run


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("game", games())
def test_the_command_tells_it(run: Run, game: str, lang: str) -> None:
    told = run("games", game, "--moves", "--lang", lang)
    assert (told.code, told.err) == (0, "")
    assert "[" not in told.out, "a word is missing"


def test_the_command_follows_options_and_seats(run: Run) -> None:
    assert "board CARD SHIP" in run("games", "jolly-und-roger", "--moves").out
    two = run("games", "mutinies", "--moves", "--seats", "2").out
    assert "send SPACE" in two
    assert "send SPACE" not in run("games", "mutinies", "--moves", "--seats", "3").out
    text = run("games", "freibeuter", "--view", "--seats", "3", "--option", "start=0").out
    view = json.loads(text)
    assert view == json.loads(json.dumps(fullest(make("freibeuter", 3, {"start": 0}))))
    assert '\n    "piles": {' in text
    assert run("games", "--moves").code == run("games", "--view").code == 2
