"""Chapter 4, boarding a ship: a boat on it, no card, and nothing happens yet."""

from __future__ import annotations

from typing import Final

from klabauter.games.freibeuter.components import NO_TILE, Components
from klabauter.games.freibeuter.state import FreibeuterState
from klabauter.kernel.cells import take
from klabauter.kernel.compat import i64
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import Reason, Refusal

BOARDED: Final = Line("4.1", "boarded", "seat", "tile", "crossing")

NOTHING_TO_BOARD: Final = Reason("4.1", "nothing-to-board", "crossing")
NOT_A_SHIP: Final = Reason("4.2", "not-a-ship", "tile", "crossing")
BOARDED_ALREADY: Final = Reason("4.2", "boarded-already", "tile", "crossing", "seat")


def cannot_board(s: FreibeuterState, f: Components, x: int) -> Refusal:
    """4.1 Any ship on the board; 4.2 no camp, no doubler, and no ship with a boat on it."""
    tile = s.tiles[x]
    if tile == NO_TILE:
        return NOTHING_TO_BOARD.refuse(x)
    return NOT_A_SHIP.refuse(tile, x) if tile >= f.ships else BOARDED_ALREADY.refuse(tile, x, s.boarders[x])


def board(s: FreibeuterState, seat: i64, x: i64, log: Log) -> None:
    """4.1 One of his boats goes on the ship; 4.3 that is all."""
    cells, at = s.cells, s.at
    cells[at.boats + seat] -= 1
    cells[at.boarders + x] = seat
    take(cells, at.free, x)
    if log.heard:
        log.say(BOARDED, seat, cells[at.tiles + x], x)
