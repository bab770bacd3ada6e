"""What a seat may know (chapter 10).

``public`` is what lies on the table. ``private`` is what a seat has behind its hand: coins, tokens under and on the
flag. ``known`` is what a seat can remember: all coins, since every one was paid openly; all tokens that lay open
once; its own supplies and rendezvous, and those supplies of others that it has sold or seen before. What it does
not know is null. The same function writes positions: a referee knows everything.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from klabauter.games.rum_und_ehre.figures import COLOURS, DATES, FIELD_KINDS, NO_TOKEN, PUBS, STACKS, Figures
from klabauter.games.rum_und_ehre.r5_fields import barrels_left
from klabauter.games.rum_und_ehre.rules import Rules
from klabauter.games.rum_und_ehre.state import RumState
from klabauter.games.rum_und_ehre.town import CORNERS, DARK, TILES, Town
from klabauter.kernel.move import Names

REFEREE: Final = -1  # sees all
SPECTATOR: Final = -2  # sees nothing secret
STACK_NAMES: Final = (
    "pubs", "maps", "chests", "scorpions", "guards-small", "guards-large", "supplies", "dates", "bunks", "hammocks",
    "coils",
)  # fmt: skip
SIDES_OF_MAST: Final = ("left", "right")


def ids(tokens: tuple[int, ...], names: Names) -> list[str | None]:
    token = names["token"]
    return [None if t == NO_TOKEN else token[t] for t in tokens]


def town_text(layout: tuple[int, ...], names: Names) -> str:
    """The notation of a layout: ``8r1 2 3 / 1 6 4 / 5 7 9``."""
    words = [names["laid"][code] for code in layout]
    return " / ".join([" ".join(words[i : i + 3]) for i in range(0, len(words), 3)])


def public(s: RumState, x: Rules, names: Names) -> dict[str, Any]:
    f = x.figures
    fields, alleys = plan(f, s.town) if len(s.town.layout) == TILES else ((), ())
    return {
        "round": s.round + 1,
        "rounds": x.rounds,
        "starter": s.starter,
        "town": [names["laid"][code] for code in s.town.layout],
        "fields": [dict(field) for field in fields],
        "alleys": [
            {**alley, "ends": alley["ends"][:], "owner": None if owner < 0 else owner}
            for alley, owner in zip(alleys, s.lanes)
        ],
        "captain": None if s.captain < 0 else f.fields[s.captain],
        "players": [
            {
                "pirates": s.pirates[seat],
                "hiring": s.hiring[seat],
                "barrels": s.barrels[seat],
                "flag": len(s.flags[seat]) + len(s.goods[seat]),
                "dates": len(s.dates[seat]),
                "aboard": seat in s.rows,
            }
            for seat in range(x.seats)
        ],
        "barrels": barrels_left(x, s),
        "pubs": ids(s.pubs, names),
        "maps": ids(s.maps, names),
        "chest": ids((s.chest,), names)[0],
        "scorpion": ids((s.scorpion,), names)[0],
        "sleep": ids(s.sleep, names),
        "stacks": {STACK_NAMES[k]: len(s.stacks[k]) + len(under(s, k)) for k in range(STACKS)},
        "shopping": s.held != NO_TOKEN,
        **passing(s, names),
    }


def under(s: RumState, stack: int) -> tuple[int, ...]:
    """What was slid under a stack."""
    name = STACK_NAMES[stack]
    return s.under[0] if name == "supplies" else s.under[stack - 3] if name.startswith("guards") else ()


@lru_cache(maxsize=64)
def plan(f: Figures, town: Town) -> tuple[tuple[dict[str, Any], ...], tuple[dict[str, Any], ...]]:
    """Fields and alleys of a town as it lies; who owns an alley is added by ``public``."""
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
        alleys.append({"id": name, "ends": ends, "length": town.length[alley], "dark": alley >= DARK})
    return tuple(fields), tuple(alleys)


def passing(s: RumState, names: Names) -> dict[str, Any]:
    """What is going on aboard and round the die; all of it is open."""
    crew = names["crew"]
    return {
        "ship": [[crew[seat], s.left[row], s.right[row]] for row, seat in enumerate(s.rows)],
        "brawl": {
            "crews": s.crews,
            "side": SIDES_OF_MAST[s.side],
            "champion": s.champion,
            "best": s.best,
            "fighters": list(s.fighters),
        }
        if s.crews
        else None,
        "drinkers": list(s.drinkers),
        "roller": s.roller,
        "total": s.total,
        "die": s.die,
        "spare": s.spare,
    }


def private(s: RumState, seat: int, names: Names) -> dict[str, Any]:
    """10.2 What a seat may look at whenever it likes."""
    holds = s.held != NO_TOKEN and s.stack[-1].seat == seat
    return {
        "coins": s.coins[seat],
        "flag": ids(s.flags[seat], names),
        "supplies": ids(s.goods[seat], names),
        "dates": ids(s.dates[seat], names),
        "held": ids((s.held,), names)[0] if holds else None,
    }


def known(s: RumState, x: Rules, names: Names, viewer: int) -> dict[str, Any]:
    """10.1 to 10.3 All the viewer can derive from what it has ever seen."""
    f = x.figures
    return {
        "town": town_text(s.town.layout, names),
        "round": s.round + 1,
        "starter": s.starter,
        "captain": None if s.captain < 0 else f.fields[s.captain],
        "alleys": {f.alleys[alley]: owner for alley, owner in enumerate(s.lanes) if owner >= 0},
        "hiring": s.hiring[:],
        "coins": s.coins[:],
        "barrels": s.barrels[:],
        "pubs": ids(s.pubs, names),
        "maps": ids(s.maps, names),
        "chest": ids((s.chest,), names)[0],
        "scorpion": ids((s.scorpion,), names)[0],
        "sleep": ids(s.sleep, names),
        "flags": [ids(flag, names) for flag in s.flags],
        "supplies": [[good(s, x, t, viewer, 1 << seat) for t in s.goods[seat]] for seat in range(x.seats)],
        "held": None if s.held == NO_TOKEN else good(s, x, s.held, viewer, 0),
        "sold": [good(s, x, t, viewer, 0) for t in s.under[0]],
        "guards-small": ids(s.under[1], names),
        "guards-large": ids(s.under[2], names),
        "dates": [
            [date(x, t, s.barred[seat][i], viewer in (seat, REFEREE)) for i, t in enumerate(s.dates[seat])]
            for seat in range(x.seats)
        ],
        "gone": ids(s.gone, names),
        **passing(s, names),
    }


def good(s: RumState, x: Rules, token: int, viewer: int, usual: int) -> Any:
    """10.3 A supplies token, or null; with the seats that know it, unless that is only its owner."""
    seen = s.seen[token - x.figures.first_good]
    told = viewer == REFEREE or (viewer >= 0 and seen >> viewer & 1)
    name = x.figures.tokens[token] if told else None
    return name if seen == usual else [name, [seat for seat in range(x.seats) if seen >> seat & 1]]


def date(x: Rules, token: int, barred: int, told: bool) -> Any:
    """5.10 A rendezvous, or null; with what everybody knows it is not."""
    name = x.figures.tokens[token] if told else None
    return [name, [DATES[i] for i in range(len(DATES)) if barred >> i & 1]] if barred else name
