"""A legal move as it is offered to a person."""

from __future__ import annotations

from typing import Any, NamedTuple

from klabauter.kernel.move import Move


class Choice(NamedTuple):
    number: int  # what to type for it
    move: Move
    data: dict[str, Any]  # the move's verb and values, as words need them
    effects: list[dict[str, Any]]  # the events it will bring, as far as the seat can know
    cost: dict[str, int]
