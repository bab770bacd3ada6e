"""Chapter 5, placing a boat with a sea card, or taking chests where a boat lies already."""

from __future__ import annotations

from typing import Final

from klabauter.games.freibeuter.components import AROUND, CLOSED_BY, Components
from klabauter.games.freibeuter.hands import cards_of, without
from klabauter.games.freibeuter.state import FreibeuterState
from klabauter.kernel.event import MUTE, Line, Log
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
    if field in cards_of(s.hands[seat]):
        return FIELD_IS_EMPTY.refuse(field)
    return SEA_CARD_NOT_IN_HAND.refuse(field)


def discard(s: FreibeuterState, seat: int, card: int) -> None:
    """5.1, 6.1 The card goes from the hand on its open pile."""
    s.hands[seat] = without(s.hands[seat], card)
    s.discards.append(card)


def place(s: FreibeuterState, seat: int, field: int, log: Log) -> tuple[int, ...]:
    """5.1 The boat goes on the field of the card. Returns the crossings whose tiles are encircled by it, sorted."""
    discard(s, seat, field)
    s.boats[seat] = s.boats[seat] - 1
    there = s.sea[field]
    hit: tuple[int, ...] = ()
    if there:  # 5.2, 7.1: a further boat encircles nothing
        s.sea[field] += (seat,)
        if there[0] == seat:
            log.say(PLACED_AGAIN, seat, field)
        else:
            log.say(PLACED_BESIDE, seat, field, there[0])
        return hit
    s.sea[field] = (seat,)
    if log is not MUTE:
        log.say(PLACED, seat, field)
    need = s.need
    closing = s.closing & ~(1 << field)
    for x, bit in AROUND[field]:
        empty = need[x]
        if not empty:
            continue  # the tile is gone
        empty -= bit
        need[x] = empty
        if empty:
            closing |= CLOSED_BY[x][empty]
        else:
            hit += (x,)
    s.closing = closing
    return hit


def take_chests(s: FreibeuterState, f: Components, seat: int, field: int, log: Log) -> None:
    """5.2 The card is played for chests of the bank instead."""
    discard(s, seat, field)
    s.chests[seat] += f.decline_pay
    log.say(TOOK_CHESTS, seat, field, f.decline_pay)
