"""Games made ready for tables. The registry reads a game's figures anew for every wish; here equal wishes share one."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from klabauter.games import info, make
from klabauter.kernel.components import Differing
from klabauter.kernel.game import Game


def game(
    id: str, seats: int, options: Mapping[str, object], own: Mapping[str, Any], version: int | None = None
) -> Game:
    return _game(id, seats, json.dumps(options, sort_keys=True), json.dumps(own, sort_keys=True), version)


@lru_cache(maxsize=256)
def _game(id: str, seats: int, options: str, own: str, version: int | None) -> Game:
    return make(id, seats, json.loads(options), json.loads(own), version)


def differing(id: str, own: Mapping[str, Any]) -> tuple[Differing, ...]:
    """What own figures change."""
    return _differing(id, json.dumps(own, sort_keys=True)) if own else ()


@lru_cache(maxsize=256)
def _differing(id: str, own: str) -> tuple[Differing, ...]:
    return tuple(info(id).differing(json.loads(own)))
