"""Positions of Sunken Prizes: what a written one leaves out, and what it cannot be.

Cards not named lie in the deck, and coins are as at the beginning.
"""

from __future__ import annotations

from typing import Any

from klabauter.kernel.frame import Frame
from klabauter.kernel.position import Fields
from tests.laws.toy.components import Components, names_of
from tests.laws.toy.declaration import DECLARATION
from tests.laws.toy.messages import ToyMessage
from tests.laws.toy.state import ToyOffsets, ToyState, empty


def read(f: Components, at: ToyOffsets, rounds: int, stack: list[Frame[Any]], fields: Fields) -> ToyState:
    """The state that somebody wrote; its fields fit together, its steps may not."""
    s = empty(at, stack)
    seats = int(at.seats)
    s.coins = (f.coins,) * seats
    given = DECLARATION.read(s, fields, seats, {**f.most, "round": rounds, "coins": f.coins})
    DECLARATION.fill(s, {"card": f.copies}, names_of(f), given)
    buried_by = s.buried_by
    for seat, (buried, laid, shown) in enumerate(zip(s.buried, s.laid, s.shown)):
        fields.refuse(len(buried) != buried_by.count(seat), "buried-by", ToyMessage("why-buried"))
        fields.refuse(bool(laid and shown), "laid", ToyMessage("why-one-card"))
    return s
