"""The moves of Freibeuter, made once.

Players: ``board x-A1`` · ``boat B3`` · ``chests B3`` · ``dutchman column-B B3`` · ``settle x-A1`` · ``draw sea-pile``.
Luck: ``card B3`` · ``card row-5`` · ``tile ship-15`` · ``start seat-0``.
"""

from __future__ import annotations

from typing import Final

from klabauter.games.freibeuter.components import CROSSINGS, FIELDS, LINES, LINES_OF, Components
from klabauter.kernel.compat import vec
from klabauter.kernel.move import Lexicon, Move, Verb

START: Final = Verb("start", "starter")
CARD: Final = Verb("card", "card")
TILE: Final = Verb("tile", "tile")
BOARD: Final = Verb("board", "crossing")
BOAT: Final = Verb("boat", "field")
CHESTS: Final = Verb("chests", "field")
DUTCHMAN_TO: Final = Verb("dutchman", "card", "field")
SETTLE: Final = Verb("settle", "crossing")
DRAW: Final = Verb("draw", "pile")


class Moves:
    """Every conceivable move, by what it does."""

    def __init__(self, lexicon: Lexicon, components: Components, seats: int) -> None:
        fields = lexicon.names["field"]
        self.starts = [lexicon.add(START, seat) for seat in range(seats)]
        self.cards = [lexicon.add(CARD, card) for card in range(FIELDS + LINES)]
        self.tiles = [lexicon.add(TILE, tile) for tile in range(len(components.tiles))]
        self.boards = vec[Move]([lexicon.add(BOARD, x) for x in range(CROSSINGS)])
        self.boats = vec[Move]([lexicon.add(BOAT, field) for field in range(FIELDS)])
        self.chests = vec[Move](
            [lexicon.add(CHESTS, field, parts=(fields[field], "chests")) for field in range(FIELDS)]
        )
        self.settles = vec[Move]([lexicon.add(SETTLE, x) for x in range(CROSSINGS)])
        self.draws = vec[Move]([lexicon.add(DRAW, 0), lexicon.add(DRAW, 1)])
        # 6.1 two moves for each field: with the card of its column, and with that of its row
        self.dutchmen = vec[Move](
            [lexicon.add(DUTCHMAN_TO, card, field) for field in range(FIELDS) for card in LINES_OF[field]]
        )
        # a card with a field outside its line is conceivable, never possible
        for card in range(FIELDS, FIELDS + LINES):
            for field in range(FIELDS):
                lexicon.add(DUTCHMAN_TO, card, field)
