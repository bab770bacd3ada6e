"""Chapter 6, the Flying Dutchman: he closes a ring for one turn and belongs to nobody."""

from __future__ import annotations

from typing import Final

from klabauter.games.freibeuter.components import AROUND, ASHORE, FIELDS, LINES_OF, SHOWN_BY
from klabauter.games.freibeuter.hands import BITS, CARD, cards_of
from klabauter.games.freibeuter.notation import Moves
from klabauter.games.freibeuter.r5_boat import discard
from klabauter.games.freibeuter.state import FreibeuterState
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import Reason, Refusal
from klabauter.kernel.move import Move

APPEARS: Final = Line("6.1", "dutchman-appears", "seat", "card", "field", reveals=True)
VANISHES: Final = Line("6.3", "dutchman-vanishes", "field")

DUTCHMAN_CARD_NOT_IN_HAND: Final = Reason("6.1", "dutchman-card-not-in-hand", "card")
FIELD_NOT_IN_LINE: Final = Reason("6.1", "field-not-in-line", "field", "card")
FIELD_IS_TAKEN: Final = Reason("6.2", "field-is-taken", "field")
NOTHING_ENCIRCLED: Final = Reason("6.2", "nothing-encircled", "field")


def add_options(s: FreibeuterState, moves: Moves, hand: int, found: list[Move]) -> None:
    """6.1, 6.2 Every field that closes a ring, with every card that shows its column or row; only his cards are left
    in the hand."""
    held = 0  # lines in hand
    fields = 0  # that they show
    while hand:
        line = (hand & CARD) - 1 - FIELDS
        hand >>= BITS
        held |= 1 << line
        fields |= SHOWN_BY[line]
    fields &= s.closing
    while fields:
        bit = fields & -fields  # the first of them
        fields -= bit
        for move in moves.dutchmen[bit.bit_length() - 1]:
            if held >> (move.a - FIELDS) & 1:
                found.append(move)


def cannot_place(s: FreibeuterState, seat: int, card: int, field: int) -> Refusal:
    """6.1 The card in hand and the field in its line; 6.2 only where he closes a ring."""
    if card not in cards_of(s.hands[seat]):
        return DUTCHMAN_CARD_NOT_IN_HAND.refuse(card)
    if card not in LINES_OF[field]:
        return FIELD_NOT_IN_LINE.refuse(field, card)
    return FIELD_IS_TAKEN.refuse(field) if s.sea[field] else NOTHING_ENCIRCLED.refuse(field)


def closed_by(s: FreibeuterState, field: int) -> tuple[int, ...]:
    """The crossings whose tiles lack this field only, sorted."""
    need = s.need
    found: tuple[int, ...] = ()
    for x, bit in AROUND[field]:
        if need[x] == bit:
            found += (x,)
    return found


def place(s: FreibeuterState, seat: int, card: int, field: int, log: Log) -> tuple[int, ...]:
    """6.1 He comes for the rest of the turn. Returns the crossings whose tiles are encircled."""
    discard(s, seat, card)
    s.dutchman = field
    log.say(APPEARS, seat, card, field)
    return closed_by(s, field)


def vanish(s: FreibeuterState, log: Log) -> None:
    """6.3 He goes before the card is drawn."""
    if s.dutchman != ASHORE:
        log.say(VANISHES, s.dutchman)
        s.dutchman = ASHORE
