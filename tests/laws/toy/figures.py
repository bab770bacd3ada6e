"""Chapter 1: the cards, worked out once from the components.

A card is a small int, its kind: loot by value first, then the hook. Face up before a seat it is ``card + UP``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from klabauter.kernel.errors import BadComponents
from tests.laws.toy.messages import ToyMessage

UP: Final = 64
NO_CARD: Final = -1


class Figures:
    """1.1 in numbers, for a number of seats."""

    def __init__(self, data: Mapping[str, Any], seats: int) -> None:
        values: list[int] = data["loot"]["values"]
        copies: list[int] = data["loot"]["copies"]
        if len(values) != len(copies) or len(set(values)) != len(values):
            raise BadComponents("loot", ToyMessage("why-loot"))
        self.cards = (*[f"loot-{value}" for value in values], "hook")
        self.value = (*values, 0)
        self.copies = tuple([count * seats for count in (*copies, data["hook"]["copies"])])
        self.hook = len(values)
        self.hand: int = data["hand"]["cards"]
        self.coins: int = data["coins"]["each"]
        self.bury: int = data["coins"]["bury"]
        if self.hand * seats > sum(self.copies):
            why = ToyMessage("why-too-few-cards", cards=sum(self.copies))
            raise BadComponents("hand", why)


def names_of(figures: Figures) -> dict[str, tuple[str, ...]]:
    """The ids of everything that can be named in a move, a view or a log line."""
    laid = (*figures.cards, *[""] * (UP - len(figures.cards)), *[f"{card}-up" for card in figures.cards])
    return {"card": figures.cards, "laid": laid}
