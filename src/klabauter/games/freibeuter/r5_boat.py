"""Chapter 5, placing a boat with a sea card, or taking chests where a boat lies already."""

from __future__ import annotations

from typing import Final

from klabauter.games.freibeuter.components import AROUND, CLOSED_BY, CORNERS, NO_CROSSING, SUBSETS, Components
from klabauter.games.freibeuter.state import FreibeuterState
from klabauter.kernel.cells import BIT, add, add_sorted, take
from klabauter.kernel.compat import i64
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import Reason, Refusal

# 5.1, 5.2 the card comes out of a hidden hand: the others did not know it
PLACED: Final = Line("5.1", "placed", "seat", "field", reveals=True)
PLACED_BESIDE: Final = Line("5.2", "placed-beside", "seat", "field", "first:seat", reveals=True)
PLACED_AGAIN: Final = Line("5.3", "placed-again", "seat", "field", reveals=True)
TOOK_CHESTS: Final = Line("5.2", "took-chests", "seat", "field", "chests", reveals=True)

SEA_CARD_NOT_IN_HAND: Final = Reason("5.1", "sea-card-not-in-hand", "field")
FIELD_IS_EMPTY: Final = Reason("5.2", "field-is-empty", "field")


def cannot_play(s: FreibeuterState, seat: int, field: int) -> Refusal:
    """5.1 The card must be in his hand. There is always room: a field has as many cards as boats it may hold (5.3).
    5.2 Chests only where a boat lies, no matter whose; on an empty field the boat must go."""
    if field in s.hands[seat]:
        return FIELD_IS_EMPTY.refuse(field)
    return SEA_CARD_NOT_IN_HAND.refuse(field)


def discard(s: FreibeuterState, seat: i64, card: i64) -> None:
    """5.1, 6.1 The card goes from the hand on its open pile."""
    take(s.cells, s.at.hands + seat * s.at.hands_step, card)
    add(s.cells, s.at.discards, card)


def place(s: FreibeuterState, seat: i64, field: i64, log: Log) -> None:
    """5.1 The boat goes on the field of the card, and may encircle tiles."""
    cells, at = s.cells, s.at
    discard(s, seat, field)
    cells[at.boats + seat] -= 1
    boats = at.sea + field * at.sea_step
    add(cells, boats, seat)
    if cells[boats] > 1:  # 5.2, 7.1: a further boat encircles nothing
        if cells[boats + 1] == seat:
            log.say(PLACED_AGAIN, seat, field)
        else:
            log.say(PLACED_BESIDE, seat, field, cells[boats + 1])
        return
    if log.heard:
        log.say(PLACED, seat, field)
    closing = s.closing & ~BIT[field]
    around, needs = field * CORNERS, at.need
    for corner in range(CORNERS):
        x = AROUND[around + corner]
        if x == NO_CROSSING:
            continue
        need = cells[needs + x]
        if not need:
            continue  # the tile is gone
        need -= BIT[corner]
        cells[needs + x] = need
        if need:
            closing |= CLOSED_BY[x * SUBSETS + need]
        else:
            add_sorted(cells, at.encircled, x)
    s.closing = closing


def take_chests(s: FreibeuterState, f: Components, seat: i64, field: i64, log: Log) -> None:
    """5.2 The card is played for chests of the bank instead."""
    discard(s, seat, field)
    s.cells[s.at.chests + seat] += f.decline_pay
    log.say(TOOK_CHESTS, seat, field, f.decline_pay)
