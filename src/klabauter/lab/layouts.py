"""What is in the observations of each game: every part of ``known``, in this order, after the actor and the steps.

It follows from the declaration of a game; the functions are for games that have none.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final

from klabauter.kernel import declaration
from klabauter.kernel.declaration import SEAT, Bits, Declaration, Id, Kind, Many, Places, Record, Row, Seat, Value
from klabauter.kernel.game import Game
from klabauter.lab.observe import By, Crew, Each, Fields, Layout, Name, Number, Owner, Part, Rows, Seats, Town

Parts = Mapping[str, Part]


def rum(game: Game) -> Parts:
    seats, names = game.seats, game.names
    crews = len(names["crew"]) - seats
    token = Name(names["token"])
    heap = Each(token)
    fights = Fields(
        {"crews": Number(4), "side": Name(("left", "right")), "champion": Owner(seats, crews), "best": Number(6),
         "fighters": Owner(seats, crews)}
    )  # fmt: skip
    rows = Fields({0: Crew(seats, names["crew"]), 1: Number(10), 2: Number(10)})
    return {
        "town": Town(9, Name(names["laid"])),
        "round": Number(5),
        "starter": Owner(seats),
        "captain": Name(names["field"]),
        "alleys": By(names["alley"], Owner(seats, crews)),
        "hiring": Seats(seats, Number(10)),
        "coins": Seats(seats, Number(10)),
        "barrels": Seats(seats, Number(5)),
        "pubs": heap,
        "maps": heap,
        "chest": token,
        "scorpion": token,
        "sleep": heap,
        "flags": Seats(seats, heap),
        "supplies": Seats(seats, heap),
        "held": token,
        "sold": heap,
        "guards-small": heap,
        "guards-large": heap,
        "dates": Seats(seats, heap),
        "gone": heap,
        "ship": Rows(seats + crews, rows),
        "brawl": fights,
        "drinkers": Owner(seats, crews),
        "roller": Owner(seats, crews),
        "total": Number(6),
        "die": Number(6),
        "spare": Number(),
    }


LAYOUTS: Final[dict[str, Callable[[Game], Parts]]] = {
    "rum-und-ehre": rum,
}


def declared(game: Game, of: Declaration) -> Parts:
    """The parts of ``known`` as they are declared."""
    return {path: part_of(game, value) for path, value in of.parts()["known"]}


def part_of(game: Game, value: Value) -> Part:
    """How a declared value is written into an observation: lists by seat from the viewer's own one on."""
    part = part_of_kind(game, value.kind)
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
    if isinstance(kind, Seat):
        return Owner(game.seats, kind.crews)
    if isinstance(kind, Id):
        return Name(game.names[kind.names])
    if isinstance(kind, Row):
        return Rows(kind.length or game.seats, part_of_kind(game, kind.of))
    if isinstance(kind, (Bits, Many)) and isinstance(kind.of, Seat):
        return part_of_kind(game, kind.of)  # any number of owners
    if isinstance(kind, (Bits, Many)):
        return Each(part_of_kind(game, kind.of))
    if isinstance(kind, Record):
        return Fields({value.name: part_of(game, value) for value in kind.values})
    raise TypeError(f"a {type(kind).__name__} is not a part of an observation")


def layout(game: Game) -> Layout:
    """The layout for this game with its seats and options."""
    known = declared(game, game.declaration) if game.declaration else LAYOUTS[game.info.id](game)
    return Layout(game, known)
