"""The greedy bot: looks one move ahead and takes what looks best."""

from __future__ import annotations

import math

from klabauter.bots.bot import Ask, Bot, Thought
from klabauter.kernel.frame import State

WORLDS = 3  # how many worlds a move is tried in where there are secrets
SURE = 12.0  # a lead by which a seat is about three times as likely to win as not


class GreedyBot(Bot):
    """Tries every move in worlds that fit the view and takes the one after which it stands best; ties at random."""

    def ponder(self, ask: Ask) -> list[Thought]:
        """The moves by what each is worth right after it, over a few worlds."""
        game, seat, moves = ask.game, ask.seat, ask.moves
        dice = self.dice(ask)
        possible = game.worlds(ask.view)
        worlds: list[State] = [possible.sample(dice) for _ in range(WORLDS if game.secrets else 1)]
        worths: list[float] = []
        for move in moves:
            worth = 0.0
            for world in worlds:
                after = world.copy()
                game.apply(after, move)
                worth += game.evaluate(after, seat)
            worths.append(worth)
        top = max(worths)
        best = dice.choice([at for at, worth in enumerate(worths) if worth == top])
        order = sorted(range(len(moves)), key=lambda at: (at != best, -worths[at]))
        tries = len(worlds)
        return [Thought(moves[at], _share(worths[at] / tries, game.seats), tries) for at in order]


def _share(lead: float, seats: int) -> float:
    """A guess at the share of the win: the fair one without a lead, more with one."""
    return 1.0 / (1.0 + (seats - 1) * math.exp(-max(-600.0, min(600.0, lead / SURE))))
