"""What the levels need to know about a game, from the file ``bots.toml`` beside its rules."""

from __future__ import annotations

import tomllib
from typing import Any, NamedTuple

from klabauter.kernel.game import Game


class Skill(NamedTuple):
    """The defaults are for a game that has no such file."""

    cabin_boy_sees: float = 0.33  # the chance that he sees a move
    sailor_sees: float = 1.0
    captain_sees: float = 1.0
    captain: int = 100  # simulations a move
    klabauter: int = 1000
    telling: float = 1.0  # a lead (Game.evaluate) by which a move looks clearly better than another
    horizon: int = 0  # guided moves that the klabauter plays before a position is judged


_KNOWN: dict[tuple[str, bool], Skill] = {}


def skill(game: Game[Any]) -> Skill:
    """What stands under ``[more]`` is for more than two seats."""
    many = game.seats > 2
    key = (game.info.id, many)
    if key not in _KNOWN:
        path = game.info.folder / "bots.toml"
        data = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
        more = data.pop("more", {})
        _KNOWN[key] = Skill(**{**data, **more} if many else data)
    return _KNOWN[key]
