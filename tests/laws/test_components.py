"""Whatever components somebody writes: they are refused in both languages, or the game comes to its end."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from klabauter.games import games, info
from klabauter.kernel import components
from klabauter.kernel.components import MOST
from klabauter.kernel.errors import BadComponents
from klabauter.kernel.game import Game, Info
from klabauter.kernel.table import Referee
from klabauter.words import Words
from tests.laws.case import DECISIONS


def leaves(values: Mapping[str, Any], path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    for name, value in values.items():
        if isinstance(value, Mapping):
            yield from leaves(value, (*path, name))
        elif name != "source":
            yield (*path, name), value


def others(value: Any) -> list[Any]:
    """What a careless or a wicked person writes instead of it."""
    if not isinstance(value, list):
        return [-1, 0, 1, value + 1, MOST, 10**9]
    wrong = [[], value[:1], [*value, value[-1]], value * 1_000]
    return wrong if isinstance(value[0], str) else [*wrong, *[[new, *value[1:]] for new in (-1, 0, 99, MOST, 10**9)]]


def written(base: Mapping[str, Any]) -> list[tuple[tuple[str, ...], Any]]:
    return [(path, other) for path, value in leaves(base) for other in others(value)]


def made(of: Info, seats: int, path: tuple[str, ...], value: Any) -> Game[Any] | BadComponents:
    own = value
    for name in reversed(path):
        own = {name: own}
    try:
        return of.make(of, of.setting(seats, None, own))
    except BadComponents as error:
        return error


@pytest.mark.parametrize("game", games())
def test_own_components_are_refused_or_can_be_played_with(game: str) -> None:
    of = info(game)
    base = components.read(of.folder / "components.toml")
    low, high = of.seats
    german, english = Words("de", of), Words("en", of)
    refused = played = 0
    for number, (path, value) in enumerate(written(base)):
        about = f"{'.'.join(path)} = {value}"
        found = made(of, low + number % (high - low + 1), path, value)
        if isinstance(found, BadComponents):
            assert german.error(found) != english.error(found), about
            assert str(found.values["where"]).split(".")[0] in base, about  # something that is in the file
            refused += 1
            continue
        table, luck = Referee(found, "figures"), random.Random(number)
        for _ in range(DECISIONS):
            if table.actor is None:
                break
            moves = table.moves()
            assert moves, f"nobody can do anything with {about}"
            table.submit(table.actor, luck.choice(moves))
        assert table.over, f"no end with {about}"
        played += 1
    assert min(refused, played) >= len(list(leaves(base))) > 0  # on average one of both for every value of the file
    assert [german.complaints, english.complaints] == [[], []]
