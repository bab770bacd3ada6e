"""What a bot is: a view in, a move out, within a budget.

A bot never gets a state. It may sample worlds from the view it was handed and look at those.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import NamedTuple

from klabauter.kernel.compat import mypyc_attr
from klabauter.kernel.game import Game, View
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


class Thought(NamedTuple):
    """What a bot thinks of one move."""

    move: Move
    share: float  # estimated share of the win, 0 to 1
    visits: int  # how often it was tried


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Base of all bots. The same view, seed and simulation budget give the same move, so bots need no memory."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def decide(self, ask: Ask) -> Move:
        return self.ponder(ask)[0].move

    def ponder(self, ask: Ask) -> list[Thought]:
        """All legal moves, the best first, each with what may come of it."""
        raise NotImplementedError

    def dice(self, ask: Ask) -> random.Random:
        """A generator that depends on the seed and what the bot sees, and on nothing else."""
        return random.Random(self.seed + json.dumps(ask.view))


class RandomBot(Bot):
    """Plays any legal move."""

    def decide(self, ask: Ask) -> Move:
        return self.dice(ask).choice(ask.moves)

    def ponder(self, ask: Ask) -> list[Thought]:
        """It has no opinion."""
        first = self.decide(ask)
        rest = [move for move in ask.moves if move is not first]
        return [Thought(move, 1.0 / ask.game.seats, 0) for move in (first, *rest)]
