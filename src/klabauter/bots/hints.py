"""Hints: the best moves of a position with an estimate, and reasons a person understands.

A hint is made from a view, like a bot's move, and says nothing the seat could not know. Whether a person may be given
one is for the table to decide: against bots always, among people only if all agreed before the game.
"""

from __future__ import annotations

from typing import NamedTuple
from warnings import warn

from klabauter.bots.bot import Ask, Bot
from klabauter.kernel.comments import comments
from klabauter.kernel.move import Move, Names
from klabauter.kernel.remark import Remark

COUNT = 3


class Hint(NamedTuple):
    """A move worth playing."""

    move: Move
    share: float  # estimated share of the win, 0 to 1
    remarks: list[Remark]  # what speaks for it or against it, the most telling first; never empty

    def data(self, names: Names) -> dict[str, object]:
        """The hint as plain data, to be put into words."""
        return {
            "move": self.move.data(names),
            "share": self.share,
            "remarks": [remark.data(names) for remark in self.remarks],
        }

    def told(self, names: Names) -> dict[str, object]:
        """Deprecated since 0.2: use ``data``."""
        warn("told() is now called data()", DeprecationWarning, stacklevel=2)
        return self.data(names)


def hints(bot: Bot, ask: Ask) -> list[Hint]:
    """The bot's best moves in words: first the one it would play, then the others by what they promise.

    A move with the very reasons of a better one is left out: nobody could tell them apart.
    """
    dice = bot.dice(ask)
    best, *others = bot.ponder(ask)[:COUNT]
    found: dict[str, Hint] = {}
    for thought in [best, *sorted(others, key=lambda thought: -thought.share)]:
        remarks = comments(ask.game, ask.view, thought.move, dice)
        reasons = str([remark.data(ask.game.names) for remark in remarks])
        found.setdefault(reasons, Hint(thought.move, thought.share, remarks))
    return list(found.values())
