"""Positions of Sunken Prizes: what a written one leaves out, and what it cannot be.

Cards not named lie in the deck, and coins are as at the beginning.
"""

from __future__ import annotations

from typing import Any

from klabauter.kernel.errors import BadPosition
from klabauter.kernel.frame import Frame
from klabauter.kernel.position import Fields
from tests.laws.toy.components import Components, names_of
from tests.laws.toy.declaration import DECLARATION
from tests.laws.toy.messages import ToyMessage
from tests.laws.toy.state import ToyState


def read(f: Components, seats: int, rounds: int, stack: list[Frame[Any]], fields: Fields) -> ToyState:
    """The state that somebody wrote; its fields fit together, its steps may not."""
    s = ToyState(stack, seats)
    s.coins = [f.coins] * seats
    given = DECLARATION.read(s, fields, seats, {"round": rounds, "coins": f.coins})
    DECLARATION.fill(s, {"card": f.copies}, names_of(f), given)
    for seat in range(seats):
        if len(s.buried[seat]) != s.buried_by.count(seat):
            why = ToyMessage("why-buried")
            raise BadPosition(fields.at("buried-by"), why)
        if len(s.laid[seat]) + len(s.shown[seat]) > 1:
            why = ToyMessage("why-one-card")
            raise BadPosition(fields.at("laid"), why)
    return s
