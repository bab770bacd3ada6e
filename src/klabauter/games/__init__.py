"""The registry: which games there are, and a game made ready for a table."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from typing import Any

from klabauter.kernel.errors import UnknownGame
from klabauter.kernel.game import Game, Info

_GAMES = (  # the lightest first
    "jolly-und-roger",
    "port-royal",
    "freibeuter",
    "rum-und-ehre",
    "mutinies",
)


def games() -> list[str]:
    """The ids of all games."""
    return list(_GAMES)


def info(game: str) -> Info:
    """What is known of a game before it is made."""
    if game not in _GAMES:
        raise UnknownGame(game, games())
    found = import_module(f"klabauter.games.{game.replace('-', '_')}").INFO
    assert isinstance(found, Info)
    return found


def make(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    components: Mapping[str, Any] | None = None,
    version: int | None = None,
) -> Game[Any]:
    """A game with chosen seats, options, own figures and rules version; the same object for the same choice."""
    setting = info(game).setting(seats, options, components, version)
    return _made(game, setting.seats, json.dumps(setting.options), json.dumps(setting.own), setting.version)


@lru_cache(maxsize=64)
def _made(game: str, seats: int, options: str, own: str, version: int) -> Game[Any]:
    of = info(game)
    return of.make(of, of.setting(seats, json.loads(options), json.loads(own), version))
