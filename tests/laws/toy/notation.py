"""The moves of Sunken Prizes, made once.

``draw loot-3`` · ``bury loot-1`` · ``keep`` · ``lay loot-4`` · ``hook 1`` · ``hold``
"""

from __future__ import annotations

from typing import Final

from klabauter.kernel.compat import vec
from klabauter.kernel.move import Lexicon, Move, Verb
from tests.laws.toy.components import Components

DRAW: Final = Verb("draw", "card")
BURY: Final = Verb("bury", "card")
KEEP: Final = Verb("keep")
LAY: Final = Verb("lay", "card")
HOOK: Final = Verb("hook", "seat")
HOLD: Final = Verb("hold")


class Moves:
    """Every conceivable move, by what it does."""

    def __init__(self, lexicon: Lexicon, components: Components, seats: int) -> None:
        cards = range(len(components.cards))
        self.draws = [lexicon.add(DRAW, card) for card in cards]  # by card
        self.keep = lexicon.add(KEEP)
        self.buries = vec[Move]([lexicon.add(BURY, card, parts=(components.cards[card], "deck")) for card in cards])
        self.lays = vec[Move]([lexicon.add(LAY, card) for card in cards])
        self.hold = lexicon.add(HOLD)
        self.hooks = vec[Move]([lexicon.add(HOOK, seat, parts=("hook", f"laid-{seat}")) for seat in range(seats)])
