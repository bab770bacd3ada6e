"""The bots by name."""

from __future__ import annotations

from typing import Final

from klabauter.bots.bot import Bot, RandomBot
from klabauter.bots.greedy import GreedyBot
from klabauter.bots.program import ProgramBot
from klabauter.kernel.errors import UnknownBot

PROGRAM: Final = "program:"  # before the command of any other program

_LEVELS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def levels() -> list[str]:
    """The names of all bots of our own, the weakest first."""
    return list(_LEVELS)


def known(level: str) -> bool:
    """Whether this is a bot's name, or a program's command, whatever that does."""
    return level in _LEVELS or level.startswith(PROGRAM)


def make(level: str, seed: str) -> Bot:
    """A bot of this level; the seed decides where it does not care."""
    if level.startswith(PROGRAM):
        return ProgramBot(level.removeprefix(PROGRAM).strip(), seed)
    if level not in _LEVELS:
        raise UnknownBot(level, [*levels(), f"{PROGRAM}…"])
    return _LEVELS[level](seed)
