"""Chapter 6, the Flying Dutchman: he closes a ring for one turn and belongs to nobody."""

from __future__ import annotations

from typing import Final

from klabauter.games.freibeuter.components import (
    AROUND,
    ASHORE,
    CORNERS,
    DIVISOR,
    FIELDS,
    LINES_OF,
    NO_CROSSING,
    SHOWN_BY,
    WITH_REMAINDER,
)
from klabauter.games.freibeuter.notation import Moves
from klabauter.games.freibeuter.r5_boat import discard
from klabauter.games.freibeuter.state import FreibeuterState
from klabauter.kernel.cells import BIT, add_sorted
from klabauter.kernel.compat import i64
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import Reason, Refusal
from klabauter.kernel.move import Choices

APPEARS: Final = Line("6.1", "dutchman-appears", "seat", "card", "field", reveals=True)
VANISHES: Final = Line("6.3", "dutchman-vanishes", "field")

DUTCHMAN_CARD_NOT_IN_HAND: Final = Reason("6.1", "dutchman-card-not-in-hand", "card")
FIELD_NOT_IN_LINE: Final = Reason("6.1", "field-not-in-line", "field", "card")
FIELD_IS_TAKEN: Final = Reason("6.2", "field-is-taken", "field")
NOTHING_ENCIRCLED: Final = Reason("6.2", "nothing-encircled", "field")


def add_options(s: FreibeuterState, moves: Moves, first: i64, end: i64, out: Choices) -> None:
    """6.1, 6.2 Every field that closes a ring, with every card that shows its column or row. The Dutchman cards in hand
    lie in the cells from ``first`` to before ``end``."""
    held: i64 = 0  # lines in hand
    fields: i64 = 0  # that they show
    for place in range(first, end):
        line = s.cells[place] - FIELDS
        held |= BIT[line]
        fields |= SHOWN_BY[line]
    fields &= s.closing
    while fields:
        bit = fields & -fields  # the first of them
        fields -= bit
        field = WITH_REMAINDER[bit % DIVISOR]
        for number in range(2 * field, 2 * field + 2):
            move = moves.dutchmen[number]
            if held & BIT[move.a - FIELDS]:
                out.add(move)


def cannot_place(s: FreibeuterState, seat: int, card: int, field: int) -> Refusal:
    """6.1 The card in hand and the field in its line; 6.2 only where he closes a ring."""
    if card not in s.hands[seat]:
        return DUTCHMAN_CARD_NOT_IN_HAND.refuse(card)
    if card not in LINES_OF[field]:
        return FIELD_NOT_IN_LINE.refuse(field, card)
    return FIELD_IS_TAKEN.refuse(field) if s.sea[field] else NOTHING_ENCIRCLED.refuse(field)


def place(s: FreibeuterState, seat: i64, card: i64, field: i64, log: Log) -> None:
    """6.1 He comes for the rest of the turn and encircles tiles."""
    discard(s, seat, card)
    s.dutchman = field
    if log.heard:
        log.say(APPEARS, seat, card, field)
    for corner in range(CORNERS):
        x = AROUND[field * CORNERS + corner]
        if x != NO_CROSSING and s.cells[s.at.need + x] == BIT[corner]:
            add_sorted(s.cells, s.at.encircled, x)


def vanish(s: FreibeuterState, log: Log) -> None:
    """6.3 He goes before the card is drawn."""
    if s.dutchman != ASHORE:
        if log.heard:
            log.say(VANISHES, s.dutchman)
        s.dutchman = ASHORE
