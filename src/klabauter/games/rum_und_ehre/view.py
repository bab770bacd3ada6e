"""What a seat may know (chapter 10).

``public`` is what lies on the table. ``private`` is what a seat has behind its hand: coins, tokens under and on the
flag. ``known`` is what a seat can remember: all coins, since every one was paid openly; all tokens that lay open
once; its own supplies and rendezvous, and those supplies of others that it has sold or seen before. What it does
not know is null. The same function writes positions: a referee knows everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from klabauter.games.rum_und_ehre import state
from klabauter.games.rum_und_ehre.components import (
    COLOURS,
    DATES,
    FIELD_KINDS,
    FREE,
    NO_TOKEN,
    PUBS,
    STACK_NAMES,
    Components,
)
from klabauter.games.rum_und_ehre.r5_fields import barrels_left
from klabauter.games.rum_und_ehre.rules import Rules
from klabauter.games.rum_und_ehre.state import RumState
from klabauter.games.rum_und_ehre.town import CORNERS, DARK, TILES, Town
from klabauter.kernel.cells import BIT, count_of
from klabauter.kernel.move import Names

REFEREE: Final = -1  # sees all
SPECTATOR: Final = -2  # sees nothing secret


def public(s: RumState, x: Rules, names: Names) -> dict[str, Any]:
    fields, alleys = plan(x.components, s.town) if len(s.town.layout) == TILES else ((), ())
    cells, at = s.cells, s.at
    under = {"supplies": at.sold, "guards-small": at.guards_small, "guards-large": at.guards_large}
    aboard = s.rows
    return state.public(
        s,
        names,
        rounds=x.rounds,
        town=[names["laid"][code] for code in s.town.layout],
        fields=[field.copy() for field in fields],
        alleys=owned(s, alleys),
        players_flag=[count_of(cells, at.flags, seat) + count_of(cells, at.goods, seat) for seat in range(x.seats)],
        players_aboard=[seat in aboard for seat in range(x.seats)],
        barrels=barrels_left(x, s),
        stacks={
            name: cells[at.stacks[stack]] + (cells[under[name]] if name in under else 0)
            for stack, name in enumerate(STACK_NAMES)
        },
        shopping=s.held != NO_TOKEN,
    )


def owned(s: RumState, alleys: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The alleys of a town with those whose pirates stand there."""
    found: list[dict[str, Any]] = []
    for number, alley in enumerate(alleys):
        one = alley.copy()
        ends: list[str] = alley["ends"]
        one["ends"] = ends[:]
        if s.cells[s.at.lanes + number] != FREE:
            one["owner"] = s.cells[s.at.lanes + number]
        found.append(one)
    return found


@lru_cache(maxsize=64)
def plan(f: Components, town: Town) -> tuple[tuple[dict[str, Any], ...], tuple[dict[str, Any], ...]]:
    """Fields and alleys of a town as it lies; nobody owns an alley yet."""
    fields: list[dict[str, Any]] = []
    for field, name in enumerate(f.fields):
        kind = FIELD_KINDS[f.kind[field]]
        sorts = PUBS if kind == "pub" else COLOURS if kind == "map" else ("",)
        at = town.spot(f.tiles, field)
        sort = sorts[f.field_sort[field]] or None
        tile = field // CORNERS + 1
        fields.append({"id": name, "kind": kind, "sort": sort, "tile": tile, "x": at[0], "y": at[1]})
    alleys: list[dict[str, Any]] = []
    for alley, name in enumerate(f.alleys):
        ends = [f.fields[field] for field in town.ends(alley)]
        length = town.length[alley]
        alleys.append({"id": name, "ends": ends, "length": length, "dark": alley >= DARK, "owner": None})
    return tuple(fields), tuple(alleys)


def private(s: RumState, seat: int, names: Names) -> dict[str, Any]:
    """10.2 What a seat may look at whenever it likes."""
    looks = s.held != NO_TOKEN and s.top().seat == seat
    return state.private(s, seat, names, held=names["token"][s.held] if looks else None)


def known(s: RumState, x: Rules, names: Names, viewer: int) -> dict[str, Any]:
    """10.1 to 10.3 All the viewer can derive from what it has ever seen."""
    words = [names["laid"][code] for code in s.town.layout]
    dates: list[list[Any]] = []
    for seat, (tokens, barred) in enumerate(zip(s.dates, s.barred)):
        knows = viewer in (seat, REFEREE)
        dates.append([date(x, token, nots, knows) for token, nots in zip(tokens, barred)])
    return state.written(
        s,
        names,
        town=" / ".join([" ".join(words[i : i + 3]) for i in range(0, len(words), 3)]),
        supplies=[[good(s, x, token, viewer, BIT[seat]) for token in goods] for seat, goods in enumerate(s.goods)],
        held=None if s.held == NO_TOKEN else good(s, x, s.held, viewer, 0),
        sold=[good(s, x, token, viewer, 0) for token in s.sold],
        dates=dates,
    )


def good(s: RumState, x: Rules, token: int, viewer: int, usual: int) -> Any:
    """10.3 A supplies token, or null; with the seats that know it, unless that is only its owner."""
    seen = s.cells[s.at.seen + 1 + token - x.components.first_good]
    knows = viewer == REFEREE or (viewer >= 0 and seen >> viewer & 1)
    name = x.components.tokens[token] if knows else None
    return name if seen == usual else [name, [seat for seat in range(x.seats) if seen >> seat & 1]]


def date(x: Rules, token: int, barred: int, knows: bool) -> Any:
    """5.10 A rendezvous, or null; with what everybody knows it is not."""
    name = x.components.tokens[token] if knows else None
    return [name, [kind for i, kind in enumerate(DATES) if barred >> i & 1]] if barred else name
