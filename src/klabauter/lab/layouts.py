"""What is in the observations of each game: every part of ``known``, in this order, after the actor and the steps.

It follows from the declaration of a game; the functions are for games that have none.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final

from klabauter.kernel import declaration
from klabauter.kernel.declaration import (
    SEAT,
    Bits,
    Columns,
    Declaration,
    Id,
    Kind,
    Many,
    Maybe,
    Notation,
    Noted,
    Places,
    Record,
    Row,
    Seat,
    Tuple,
    Value,
)
from klabauter.kernel.game import Game
from klabauter.lab.observe import By, Crew, Each, Fields, Layout, Name, Number, Owner, Part, Rows, Seats, Town

Parts = Mapping[str, Part]


def mutinies(game: Game) -> Parts:
    seats, names = game.seats, game.names
    tiles, cards, actions = Name(names["tile"]), Name(names["card"]), Name(names["action"])
    heap = Each(tiles)
    by_seat = Seats(seats, Number(5))
    return {
        "round": Number(10),
        "last": Number(10),
        "calm": Number(10),
        "action": actions,
        "marker": actions,
        "closed": Each(actions),
        "order": Rows(seats, Owner(seats)),
        "figures": Seats(seats, Name(names["space"]), crews=1),
        "free": Owner(seats, crews=1),
        "rum": by_seat,
        "doubloons": by_seat,
        "prestige": Seats(seats, Number(20)),
        "bonus": Seats(seats, Each(Name(names["bonus"]))),
        "muted": by_seat,
        "display": heap,
        "shown": Seats(seats, heap),
        "fronts": Seats(seats, Each(cards)),
        "pile": Number(20),
        "card": cards,
        "deal": Name(names["deal"]),
        "laid": heap,
        "dice": Rows(8, Number(6)),
        "gone": heap,
        "gone-cards": Each(cards),
        "jewels": Seats(seats, heap),
        "treasures": Seats(seats, heap),
        "hands": Seats(seats, Each(cards)),
        "hidden": Seats(seats, Rows(3, Number(5))),
        "fresh": heap,
        "unseen": heap,
        "unseen-cards": Each(cards),
    }


LAYOUTS: Final[dict[str, Callable[[Game], Parts]]] = {
    "mutinies": mutinies,
}


def declared(game: Game, of: Declaration) -> Parts:
    """The parts of ``known`` as they are declared."""
    return {path: part_of(game, value) for path, value in of.parts()["known"]}


def part_of(game: Game, value: Value) -> Part:
    """How a declared value is written into an observation: lists by seat from the viewer's own one on."""
    part = part_of_kind(game, value.kind)
    if isinstance(value, Columns):
        assert isinstance(part, Each)
        return Rows(len(game.names[value.rows]), part.part)
    if not value.by:
        return part
    first, *others = value.by
    if isinstance(first, Places):
        return By(game.names[first.name], part)
    if first.alike:
        return Each(part)
    assert first.name == SEAT.name or first.crews, f"{value.name} is not listed by seat"
    return Seats(game.seats, part, first.crews, math.prod([index.size for index in others]))


def part_of_kind(game: Game, kind: Kind) -> Part:
    if isinstance(kind, declaration.Number):
        return Number(kind.usual)
    if isinstance(kind, declaration.Crew):
        return Owner(game.seats, len(game.names["crew"]) - game.seats)
    if isinstance(kind, Seat):
        return Owner(game.seats, kind.crews)
    if isinstance(kind, (Maybe, Noted)):
        return part_of_kind(game, kind.of)
    if isinstance(kind, Id) and kind.names == "crew":
        return Crew(game.seats, game.names["crew"])
    if isinstance(kind, Id):
        return Name(game.names[kind.names])
    if isinstance(kind, Notation):
        return Town(kind.length, part_of_kind(game, kind.of))
    if isinstance(kind, Row):
        return Rows(kind.length or game.seats, part_of_kind(game, kind.of))
    if isinstance(kind, (Bits, Many)) and isinstance(kind.of, Seat):
        return part_of_kind(game, kind.of)  # any number of owners
    if isinstance(kind, (Bits, Many)):
        return Each(part_of_kind(game, kind.of))
    if isinstance(kind, Record):
        return Fields({value.name: part_of(game, value) for value in kind.values})
    if isinstance(kind, Tuple):
        return Fields({number: part_of(game, value) for number, value in enumerate(kind.values)})
    raise TypeError(f"a {type(kind).__name__} is not a part of an observation")


def layout(game: Game) -> Layout:
    """The layout for this game with its seats and options."""
    known = declared(game, game.declaration) if game.declaration else LAYOUTS[game.info.id](game)
    return Layout(game, known)
