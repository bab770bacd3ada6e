"""The moves of Port Royal unterwegs, made once.

Seats: ``discover`` · ``stop`` · ``moor`` · ``repel`` · ``trade blue-2-2`` · ``hire sailor-3-1`` · ``pass``.
Luck: ``start seat-0`` · ``draw blue-2-2`` (a card is discovered) · ``coin sailor-3-1`` (which card a paid coin is).

A ship is called by colour, coins and sabres, a person by cost and influence.
"""

from __future__ import annotations

from typing import Final

from klabauter.games.port_royal.components import Components
from klabauter.kernel.compat import vec
from klabauter.kernel.move import Lexicon, Move, Verb

START: Final = Verb("start", "starter")
DRAW: Final = Verb("draw", "card")
COIN: Final = Verb("coin", "card")
DISCOVER: Final = Verb("discover")
STOP: Final = Verb("stop", ends=True)
MOOR: Final = Verb("moor")
REPEL: Final = Verb("repel")
TRADE: Final = Verb("trade", "card")
HIRE: Final = Verb("hire", "card")
PASS: Final = Verb("pass", ends=True)


class Moves:
    """Every conceivable move, by what it does."""

    def __init__(self, lexicon: Lexicon, components: Components, seats: int) -> None:
        cards = range(len(components.cards))
        self.starts = [lexicon.add(START, seat) for seat in range(seats)]
        self.draws = [lexicon.add(DRAW, card) for card in cards]
        self.coins = [lexicon.add(COIN, card) for card in cards]
        self.discover = lexicon.add(DISCOVER, parts=("pile",))
        self.stop = lexicon.add(STOP)
        self.moor = lexicon.add(MOOR, parts=("harbour",))
        self.repel = lexicon.add(REPEL, parts=("discard",))
        trades = [lexicon.add(TRADE, card) for card in cards]
        hires = [lexicon.add(HIRE, card) for card in cards]
        self.nothing = lexicon.add(PASS)
        self.onward = vec[Move]([self.discover, self.stop])
        self.only_stop = vec[Move]([self.stop])
        self.ship = vec[Move]([self.moor, self.repel])
        self.take = vec[Move]([trades[card] if components.colour[card] else hires[card] for card in cards])
