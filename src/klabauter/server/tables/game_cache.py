"""Game objects for tables: tables with the same settings share one."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from klabauter.games import info, make
from klabauter.kernel.components import Differing
from klabauter.kernel.errors import BadComponents, BadRecord
from klabauter.kernel.game import Game
from klabauter.kernel.messages import Message
from klabauter.server.tables.acts import Made


def game(
    id: str, seats: int, options: Mapping[str, object], own: Mapping[str, Any], version: int | None = None
) -> Game[Any]:
    """The game with these settings, shared by all tables that have the same ones. Raises what ``games.make`` raises."""
    return _game(id, seats, json.dumps(options, sort_keys=True), json.dumps(own, sort_keys=True), version)


def game_of(made: Made, kept: Mapping[str, Any] | None) -> Game[Any]:
    """The game of a table, with the components it was made with, even if a later version has corrected them.

    ``kept`` are those, unless version 0.1 made it: they are laid over those of today, as own ones."""
    try:
        found = game(made.game, made.seats, made.options, made.components, made.rules)
        if found.setting.fingerprint == made.fingerprint:
            return found
    except BadComponents:
        if kept is None:
            raise
    if kept is None:
        why = Message("why-other-figures")
        raise BadRecord(Message("where-whole"), why)
    return game(made.game, made.seats, made.options, kept, made.rules)


@lru_cache(maxsize=256)
def kept_components(data: str) -> Mapping[str, Any]:
    """The components that a table was made with, as they are kept. Tables with the same ones share them in memory."""
    found: dict[str, Any] = json.loads(data)
    return found


@lru_cache(maxsize=256)
def _game(id: str, seats: int, options: str, own: str, version: int | None) -> Game[Any]:
    return make(id, seats, json.loads(options), json.loads(own), version)


def differing(id: str, own: Mapping[str, Any]) -> tuple[Differing, ...]:
    """What own components change."""
    return _differing(id, json.dumps(own, sort_keys=True)) if own else ()


@lru_cache(maxsize=256)
def _differing(id: str, own: str) -> tuple[Differing, ...]:
    return tuple(info(id).differing(json.loads(own)))
