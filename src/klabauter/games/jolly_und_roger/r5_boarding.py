"""Chapter 5, boarding: a pirate takes his gold off a ship of his colour that an own captain holds."""

from __future__ import annotations

from typing import Final

from klabauter.games.jolly_und_roger.components import Components
from klabauter.games.jolly_und_roger.state import JollyState
from klabauter.kernel.cells import add_for
from klabauter.kernel.compat import i64
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import Reason, Refusal

BOARDED: Final = Line("5.2", "boarded", "seat", "card", "ship", "gold")

NO_OWN_CAPTAIN: Final = Reason("5.1", "no-own-captain", "ship")
BOARD_OTHER_COLOUR: Final = Reason("5.1", "board-other-colour", "card", "ship")
SKELETON_BOARDS: Final = Reason("6.3", "never-boards", "card")
SPECIAL_BOARDS: Final = Reason("6.1", "never-boards", "card")


def cannot_board(f: Components, card: int, ship: int) -> Refusal:
    """5.1 Only a pirate, only his colour's ship, only with an own captain there now."""
    if card == f.skeleton:
        return SKELETON_BOARDS.refuse(card)
    if card >= f.kraken:
        return SPECIAL_BOARDS.refuse(card)
    return BOARD_OTHER_COLOUR.refuse(card, ship) if f.colour[card] != ship else NO_OWN_CAPTAIN.refuse(ship)


def board(s: JollyState, f: Components, seat: i64, card: i64, ship: i64, log: Log) -> None:
    """5.2 The card goes under the chest and stays there."""
    add_for(s.cells, s.at.chests, seat, card)
    s.cells[s.at.gold + seat] += f.strength[card]
    log.say(BOARDED, seat, card, ship, f.strength[card])
