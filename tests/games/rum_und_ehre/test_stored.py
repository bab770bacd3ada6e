"""Stored games: they must replay for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.rum_und_ehre.story import lines
from tests.stored import replayed

STORED = sorted((Path(__file__).parent / "stored").glob("*.klab"))


@pytest.mark.parametrize("path", STORED, ids=[path.stem for path in STORED])
def test_a_stored_game_replays(path: Path) -> None:
    table = replayed(path.read_text("utf-8"))
    assert lines(table)[-1] == "game-ends"


def test_the_stored_games_are_there() -> None:
    assert [path.stem for path in STORED] == ["2", "3", "4", "5"]
