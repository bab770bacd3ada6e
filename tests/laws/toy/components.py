"""Chapter 1: the cards, worked out once from the components. A card is a small number: loot by value, then the hook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from klabauter.kernel.compat import i64, vec
from klabauter.kernel.components import check_box
from klabauter.kernel.errors import BadComponents
from tests.laws.toy.messages import ToyMessage


class Components:
    """1.1 in numbers, for a number of seats."""

    def __init__(self, data: Mapping[str, Any], seats: int) -> None:
        values: list[int] = data["loot"]["values"]
        copies: list[int] = data["loot"]["copies"]
        if len(values) != len(copies) or len(set(values)) != len(values):
            raise BadComponents("loot", ToyMessage("why-loot"))
        self.cards = (*[f"loot-{value}" for value in values], "hook")
        worth = [*values, 0]
        self.value = vec[i64](worth)
        self.copies = tuple([count * seats for count in (*copies, data["hook"]["copies"])])
        check_box({"loot": self.copies})
        self.hook: i64 = len(values)
        self.hand: int = data["hand"]["cards"]
        self.most = {"buried_by": sum(self.copies)}  # what can lie in piles of what is no card
        self.coins: int = data["coins"]["each"]
        self.bury: i64 = data["coins"]["bury"]
        if self.hand * seats > sum(self.copies):
            why = ToyMessage("why-too-few-cards", cards=sum(self.copies))
            raise BadComponents("hand", why)


def names_of(components: Components) -> dict[str, tuple[str, ...]]:
    """The ids of everything that can be named in a move, a view or a log line."""
    return {"card": components.cards}
