"""What a bot is: a view in, a move out, within a budget.

A bot never gets a state. It may sample worlds from the view it was handed and look at those.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import NamedTuple

from klabauter.kernel.compat import mypyc_attr
from klabauter.kernel.errors import KlabauterError
from klabauter.kernel.game import Game, Standing, View
from klabauter.kernel.move import Move


class Budget(NamedTuple):
    """How long a bot may think: seconds on the clock, or a number of simulations, or neither."""

    seconds: float | None = None
    simulations: int | None = None


class Ask(NamedTuple):
    """One question to a bot."""

    game: Game
    seat: int
    view: View
    moves: Sequence[Move]
    events: list[dict[str, object]]  # what the seat has seen since its last decision
    budget: Budget = Budget()


class Over(NamedTuple):
    """The end of a game, as a seat sees it."""

    view: View
    events: list[dict[str, object]]  # what the seat has seen since its last decision
    standings: list[Standing]


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Base of all bots. The same view, seed and simulation budget give the same move, so bots need no memory."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.trouble: KlabauterError | None = None  # why another bot decides in this one's place, for people to read

    def decide(self, ask: Ask) -> Move:
        raise NotImplementedError

    def close(self, end: Over | None = None) -> None:
        """The game is over or (None) not played on: let go of everything. Whoever makes a bot closes it."""

    def dice(self, ask: Ask) -> random.Random:
        """A generator that depends on the seed and what the bot sees, and on nothing else."""
        return random.Random(self.seed + json.dumps(ask.view))


class RandomBot(Bot):
    """Plays any legal move."""

    def decide(self, ask: Ask) -> Move:
        return self.dice(ask).choice(ask.moves)
