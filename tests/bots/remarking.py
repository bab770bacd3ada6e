"""Remarks on written positions: what a seat is told about a move, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any, NamedTuple

from klabauter.kernel import comments as kernel
from klabauter.kernel.game import Game
from klabauter.kernel.remark import Point, Remark
from klabauter.kernel.rng import Rng
from klabauter.kernel.table import Referee
from klabauter.words import Words

NAMES = ("Anne", "Ben", "Clara", "Dirk", "Enno")


class Story(NamedTuple):
    """A position, a move of the seat that is asked, and a sentence it is told about it."""

    table: Callable[[], Referee]
    move: str
    german: str
    english: str


def comments(table: Referee, move: str, seed: str = "remarks") -> list[Remark]:
    """All that is certain about the move for the seat that is asked, not only the first few remarks."""
    assert table.actor is not None
    assert table.why_not(table.actor, move) is None, f"{move} is not possible"
    found = table.game.find(table.state(), move)
    assert found is not None
    return kernel.comments(table.game, table.view(table.actor), found, Rng(seed), 99)


def sentences(game: Game[Any], found: list[Remark], language: str) -> list[str]:
    words = Words(language, game.info, NAMES[: game.seats])
    said = [words.remark(remark.data(game.names)) for remark in found]
    assert words.complaints == []
    return said


def check(key: str, story: Story) -> None:
    """The remark with this key is made, in exactly these words."""
    table = story.table()
    found = comments(table, story.move)
    made = [remark for remark in found if remark.point.key == key]
    assert made, f"{key} is not among {sentences(table.game, found, 'en')}"
    said = [*sentences(table.game, made, "de"), *sentences(table.game, made, "en")]
    assert said == [story.german, story.english], f"{key} is said as {said}"


def keys(table: Referee, move: str) -> list[str]:
    """The remarks on a move by key, the most telling first."""
    return [remark.point.key for remark in comments(table, move)]


def declared(module: ModuleType) -> list[str]:
    """Every remark a game declares, by key."""
    return [value.key for value in vars(module).values() if isinstance(value, Point)]
