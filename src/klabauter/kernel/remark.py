"""Remarks: what is worth saying about a move, so that a person understands what speaks for it and what it costs.

A sentence is declared once as a :class:`Point` (``hint-<key>`` in the word files). A game finds its remarks in a world
(:meth:`Game.remarks <klabauter.kernel.game.Game.remarks>`); a seat is shown only what holds in all worlds it
takes for possible (:mod:`klabauter.kernel.comments`).
"""

from __future__ import annotations

from typing import NamedTuple
from warnings import warn

from klabauter.kernel.move import Names, Slots, Value


class Point:
    """A declared sentence about a move: its paragraph, its key in the word files, the slots of its values."""

    __slots__ = ("key", "rule", "slots")

    def __init__(self, rule: str, key: str, *slots: str) -> None:
        self.rule = rule
        self.key = key
        self.slots = Slots(slots)

    def made(self, weight: float, *values: Value) -> Remark:
        """A remark that makes this point. The values fill the slots in order."""
        return Remark(self, values, weight)


class Remark(NamedTuple):
    """A point made about one move. The weight, roughly in points of the score, only decides what is shown first."""

    point: Point
    values: tuple[Value, ...]
    weight: float

    def data(self, names: Names) -> dict[str, object]:
        """The remark as plain data."""
        slots = self.point.slots
        return {
            "rule": self.point.rule,
            "remark": self.point.key,
            "values": slots.filled(self.values, names),
            "kinds": slots.kind_of(),
        }

    def told(self, names: Names) -> dict[str, object]:
        """Deprecated since 0.2: use ``data``."""
        warn("told() is now called data()", DeprecationWarning, stacklevel=2)
        return self.data(names)
