"""What is worth saying about a move."""

from __future__ import annotations

from typing import Final

from klabauter.kernel.move import Move
from klabauter.kernel.remark import Point, Remark
from tests.laws.toy.components import Components
from tests.laws.toy.notation import BURY, LAY

HIGHEST: Final = Point("4.2", "highest", "card")
COSTS: Final = Point("3.3", "costs", "price")


def remarks(f: Components, move: Move) -> list[Remark]:
    if move.verb is BURY:
        return [COSTS.made(float(f.bury), f.bury)]
    if move.verb is LAY and f.value[move.a] == max(f.value):
        return [HIGHEST.made(1.0, move.a)]
    return []
