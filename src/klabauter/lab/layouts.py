"""What is in the observations of each game: every part of ``known``, in this order, after the actor and the steps.

It follows from the declaration of a game.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from klabauter.kernel import declaration as d
from klabauter.kernel import kinds as k
from klabauter.kernel.game import Game
from klabauter.lab.observe import By, Crew, Each, Fields, Layout, Name, Number, Owner, Part, Rows, Seats, Town

Parts = Mapping[str, Part]


def declared(game: Game[Any], of: d.Declaration) -> Parts:
    """The parts of ``known`` as they are declared."""
    return {path: part_of(game, value) for path, value in of.parts()["known"]}


def part_of(game: Game[Any], value: k.Value) -> Part:
    """How a declared value is written into an observation: lists by seat from the viewer's own one on."""
    part = part_of_kind(game, value.kind)
    if isinstance(value, d.Columns):
        assert isinstance(part, Each)
        return Rows(len(game.names[value.rows]), part.part)
    if not value.by:
        return part
    first, *others = value.by
    if isinstance(first, k.Places):
        return By(game.names[first.name], part)
    if first.alike:
        return Each(part)
    assert first.name == k.SEAT.name or first.crews, f"{value.name} is not listed by seat"
    return Seats(game.seats, part, first.crews, math.prod([index.size for index in others]))


def part_of_kind(game: Game[Any], kind: k.Kind) -> Part:
    """How a value of this kind is written. Raises TypeError for a kind that observations do not have."""
    if isinstance(kind, k.Number):
        return Number(kind.usual)
    if isinstance(kind, k.Crew):
        return Owner(game.seats, len(game.names["crew"]) - game.seats)
    if isinstance(kind, k.Seat):
        return Owner(game.seats, kind.crews)
    if isinstance(kind, (k.Maybe, k.Noted)):
        return part_of_kind(game, kind.of)
    if isinstance(kind, k.Id) and kind.names == "crew":
        return Crew(game.seats, game.names["crew"])
    if isinstance(kind, k.Id):
        return Name(game.names[kind.names])
    if isinstance(kind, k.Notation):
        return Town(kind.length, part_of_kind(game, kind.of))
    if isinstance(kind, k.Row):
        return Rows(kind.length or game.seats, part_of_kind(game, kind.of))
    if isinstance(kind, (k.Bits, k.Many)) and isinstance(kind.of, k.Seat):
        return part_of_kind(game, kind.of)  # any number of owners
    if isinstance(kind, (k.Bits, k.Many)):
        return Each(part_of_kind(game, kind.of))
    if isinstance(kind, k.Object):
        return Fields({value.name: part_of(game, value) for value in kind.values})
    if isinstance(kind, k.Tuple):
        return Fields({number: part_of(game, value) for number, value in enumerate(kind.values)})
    raise TypeError(f"a {type(kind).__name__} is not a part of an observation")


def layout(game: Game[Any]) -> Layout:
    """The layout for this game with its seats and options."""
    assert game.declaration is not None, f"{game.info.id} has no declaration"
    return Layout(game, declared(game, game.declaration))
