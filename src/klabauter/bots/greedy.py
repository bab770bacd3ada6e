"""The greedy bot: looks one move ahead and takes what looks best."""

from __future__ import annotations

from klabauter.bots.bot import Ask, Bot
from klabauter.kernel.move import Move

WORLDS = 3  # how many worlds a move is tried in where there are secrets


class GreedyBot(Bot):
    """Tries every move in worlds that fit the view and takes the one after which it stands best; ties by lot."""

    def decide(self, ask: Ask) -> Move:
        game, seat, moves = ask.game, ask.seat, ask.moves
        if len(moves) == 1:
            return moves[0]
        dice = self.dice(ask)
        worlds = [game.sample(ask.view, dice) for _ in range(WORLDS if game.secrets else 1)]
        best: list[Move] = []
        top = float("-inf")
        for move in moves:
            worth = 0.0
            for world in worlds:
                after = game.copy(world)
                game.apply(after, move)
                worth += game.evaluate(after, seat)
            if worth > top:
                best, top = [move], worth
            elif worth == top:
                best.append(move)
        return dice.choice(best)
