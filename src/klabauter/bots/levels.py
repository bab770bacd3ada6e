"""The bots by name."""

from __future__ import annotations

from klabauter.bots.bot import Bot, RandomBot
from klabauter.bots.greedy import GreedyBot
from klabauter.kernel.errors import UnknownBot

_LEVELS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def levels() -> list[str]:
    """The names of all bots, the weakest first."""
    return list(_LEVELS)


def make(level: str, seed: str) -> Bot:
    """A bot of this level; the seed decides where it does not care."""
    if level not in _LEVELS:
        raise UnknownBot(level, levels())
    return _LEVELS[level](seed)
