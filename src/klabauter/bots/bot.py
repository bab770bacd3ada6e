"""What a bot is: a view in, a move out, within a budget.

A bot never gets a state. It may sample worlds from the view it was handed and look at those.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from klabauter.kernel.compat import mypyc_attr
from klabauter.kernel.errors import KlabauterError
from klabauter.kernel.game import Game, Standing, View
from klabauter.kernel.move import Move
from klabauter.kernel.rng import Rng


class Budget(NamedTuple):
    """How long a bot may think: seconds on the clock, or a number of simulations; whichever is over first.

    With neither, a bot takes what its level is meant to take.
    """

    seconds: float | None = None
    simulations: int | None = None


class Ask(NamedTuple):
    """One question to a bot."""

    game: Game[Any]
    seat: int
    view: View
    moves: Sequence[Move]
    events: list[dict[str, object]]  # what the seat has seen since its last decision
    budget: Budget = Budget()


class Thought(NamedTuple):
    """What a bot thinks of a move."""

    move: Move
    share: float  # of the win, as it expects it: 0 to 1
    visits: int  # how often it tried the move


class Over(NamedTuple):
    """The end of a game, as a seat sees it."""

    view: View
    events: list[dict[str, object]]  # what the seat has seen since its last decision
    standings: list[Standing]


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Base of all bots. The same questions, seed and simulation budget give the same moves."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.trouble: KlabauterError | None = None  # why another bot decides in this one's place, for people to read

    def decide(self, ask: Ask) -> Move:
        """The move it plays."""
        if len(ask.moves) == 1:
            return ask.moves[0]
        return self.ponder(ask)[0].move

    def ponder(self, ask: Ask) -> list[Thought]:
        """What it thinks of the moves it looked at, the best first."""
        raise NotImplementedError

    def close(self, end: Over | None = None) -> None:
        """The game is over or (None) not played on: let go of everything. Whoever makes a bot closes it."""

    def dice(self, ask: Ask) -> Rng:
        """A generator that depends on the seed and what the bot sees, and on nothing else."""
        return Rng(self.seed + json.dumps(ask.view))


class RandomBot(Bot):
    """Plays any legal move."""

    def ponder(self, ask: Ask) -> list[Thought]:
        """All legal moves in random order, each with the same share of the win and no visits."""
        moves = list(ask.moves)
        self.dice(ask).shuffle(moves)
        return [Thought(move, 1.0 / ask.game.seats, 0) for move in moves]
