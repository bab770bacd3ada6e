"""The moves of Um Rum & Ehre, made once.

``move 1a`` the captain along an alley · ``dark d3`` out of the town, then ``enter d17`` · ``rest`` · ``board`` ·
``ahoy`` the turn is over · at the fields ``take``, ``recall 1a``, ``enough``, ``keep``, ``sell``, ``chart yellow-5``,
``guard guards-large``, ``invite``, ``drink``, ``refuse``, ``win cruce-4``, ``open``, and ``decline`` at any of them ·
after a roll ``barrel``, ``again``, ``stand``. Luck: ``start seat-0`` · ``lay 8r1`` · ``draw hook-3`` · ``roll 4``.
"""

from __future__ import annotations

from typing import Final

from klabauter.games.rum_und_ehre.components import MAP, PUB, SIDES, Components
from klabauter.games.rum_und_ehre.town import ALLEYS, DARK, TILES
from klabauter.kernel.compat import vec
from klabauter.kernel.move import Lexicon, Move, Verb

START: Final = Verb("start", "starter")
LAY: Final = Verb("lay", "laid")
DRAW: Final = Verb("draw", "token")
ROLL: Final = Verb("roll", "number")
MOVE: Final = Verb("move", "alley")
LEAVE: Final = Verb("dark", "alley")
ENTER: Final = Verb("enter", "alley")
REST: Final = Verb("rest", ends=True)
BOARD: Final = Verb("board", ends=True)
AHOY: Final = Verb("ahoy", ends=True)
TAKE: Final = Verb("take")
DECLINE: Final = Verb("decline", ends=True)
RECALL: Final = Verb("recall", "alley")
ENOUGH: Final = Verb("enough", ends=True)
KEEP: Final = Verb("keep")
SELL: Final = Verb("sell")
CHART: Final = Verb("chart", "token")
GUARD: Final = Verb("guard", "watch")
INVITE: Final = Verb("invite")
DRINK: Final = Verb("drink")
REFUSE: Final = Verb("refuse", ends=True)
WIN: Final = Verb("win", "token")
OPEN: Final = Verb("open")
BARREL: Final = Verb("barrel")
AGAIN: Final = Verb("again")
STAND: Final = Verb("stand")


class Moves:
    """Every conceivable move, by what it does."""

    def __init__(self, lexicon: Lexicon, f: Components, seats: int) -> None:
        tokens = range(len(f.tokens))
        self.starts = [lexicon.add(START, seat) for seat in range(seats)]
        self.lays = vec[Move](
            [lexicon.add(LAY, code, parts=(str(code // 4 + 1), f"turn-{code % 4}")) for code in range(TILES * 4)]
        )
        self.draws = [lexicon.add(DRAW, token) for token in tokens]
        self.rolls = vec[Move]([lexicon.add(ROLL, number + 1, parts=()) for number in range(SIDES)])
        self.steps = vec[Move]([lexicon.add(MOVE if alley < DARK else LEAVE, alley) for alley in range(ALLEYS)])
        # By number of the alley; the first DARK are never used.
        self.enters = vec[Move]([lexicon.add(ENTER, max(alley, DARK)) for alley in range(ALLEYS)])
        self.rest = lexicon.add(REST, parts=("rest",))
        self.board = lexicon.add(BOARD, parts=("ship",))
        self.ahoy = lexicon.add(AHOY, parts=("ahoy",))
        self.take = lexicon.add(TAKE, parts=("take",))
        self.decline = lexicon.add(DECLINE, parts=("decline",))
        self.recalls = vec[Move]([lexicon.add(RECALL, alley) for alley in range(ALLEYS)])
        self.enough = lexicon.add(ENOUGH, parts=("enough",))
        self.keep = lexicon.add(KEEP, parts=("keep",))
        self.sell = lexicon.add(SELL, parts=("sell",))
        # By token; those before the maps are never used.
        charts = [token for token in tokens if f.stack[token] <= MAP]
        self.charts = vec[Move]([lexicon.add(CHART, max(token, f.first[MAP])) for token in charts])
        self.guards = (lexicon.add(GUARD, 0), lexicon.add(GUARD, 1))
        self.invite = lexicon.add(INVITE, parts=("invite",))
        self.drink = lexicon.add(DRINK, parts=("drink",))
        self.refuse = lexicon.add(REFUSE, parts=("refuse",))
        self.wins = vec[Move]([lexicon.add(WIN, token) for token in tokens if f.stack[token] == PUB])
        self.open = lexicon.add(OPEN, parts=("open",))
        self.barrel = lexicon.add(BARREL, parts=("barrel",))
        self.again = lexicon.add(AGAIN, parts=("again",))
        self.stand = lexicon.add(STAND, parts=("stand",))
