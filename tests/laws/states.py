"""Classes of states that are not quite those of the toy game, for its variants.

They are made at run time: its own class is final, as in every game, so that mypyc calls its methods directly.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from klabauter.kernel.move import Choices, Move, borrow
from tests.laws.toy.state import ToyState


def kind_of_state(name: str, *slots: str, **methods: Callable[..., Any]) -> Any:
    """A class with more attributes or other methods."""
    return type(name, (ToyState,), {"__slots__": slots, **methods})


def made(cls: Any, s: ToyState) -> Any:
    """A state of this class in which everything lies as in that one, in cells of its own."""
    return cls(s.at, s.steps, s.cells[:], s.bottom, s.depth, s.round, s.starter)


def legal(rule: Callable[[ToyState, Choices], None], s: ToyState) -> list[Move]:
    """The moves that a step's ``legal`` adds."""
    out = borrow(s.top().lexicon)
    rule(s, out)
    return out.listed()
