"""Positions of Um Rum & Ehre, written and read: the shape of the ``known`` part of a view, with nothing unknown.

``town`` is the notation of the layout; ``alleys`` names the owner of every occupied alley; ``ship`` lists the crews
aboard from the first row on as [crew, left of the mast, right of it]. A supplies token is an id, or [id, seats that
know it]; a rendezvous is an id, or [id, what everybody knows it is not]. Pirates before the seats, barrels in the
supply and the stacks follow from the rest. Everything has a default: a game in its first round with the captain at
the headquarters and nothing open but the cheapest sleeping places.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from klabauter.games.rum_und_ehre.figures import (
    BUNK,
    CHEST,
    COIL,
    DATE,
    DATES,
    FREE,
    HAMMOCK,
    LARGE,
    MAP,
    NO_TOKEN,
    PUB,
    SCORPION,
    SMALL,
    STACKS,
    SUPPLIES,
    Figures,
)
from klabauter.games.rum_und_ehre.rules import Rules
from klabauter.games.rum_und_ehre.state import RumState
from klabauter.games.rum_und_ehre.town import ALLEYS, TILES, Ground, Town, lay, layout_of
from klabauter.games.rum_und_ehre.view import SIDES_OF_MAST
from klabauter.kernel.errors import BadPosition
from klabauter.kernel.frame import Frame
from klabauter.kernel.position import Fields

PLAIN_TOWN: Final = "1 2 3 / 4 5 6 / 7 8 9"
NO_BRAWL: Final[dict[str, Any]] = {"crews": 0, "side": "left", "champion": 0, "best": 0, "fighters": []}
MOST_COINS: Final = 999
MOST_ROLLED: Final = 99


def build(x: Rules, stack: list[Frame[Any]], data: dict[str, Any]) -> RumState:
    """A state from complete data in the shape of ``known``. Trusts it."""
    f = x.figures
    number = x.token_number
    town = laid(f.ground, data["town"])
    lanes = [FREE] * ALLEYS
    for name, owner in data["alleys"].items():
        lanes[x.alley_number[name]] = owner
    seen = [0] * f.goods
    goods: list[tuple[int, ...]] = []
    for seat, entries in enumerate(data["supplies"]):
        goods.append(tuple([_good(x, entry, 1 << seat, seen) for entry in entries]))
    held = data["held"]
    shopper = stack[-1].seat
    usual = 1 << shopper if shopper >= 0 else 0
    dates: list[tuple[int, ...]] = []
    barred: list[tuple[int, ...]] = []
    for entries in data["dates"]:
        dates.append(tuple([number[entry[0] if isinstance(entry, list) else entry] for entry in entries]))
        barred.append(
            tuple([sum([1 << DATES.index(k) for k in entry[1]]) if isinstance(entry, list) else 0 for entry in entries])
        )
    ship = data["ship"]
    brawl: dict[str, Any] = data["brawl"] or NO_BRAWL

    def tokens(names: list[str | None]) -> tuple[int, ...]:
        return tuple([NO_TOKEN if name is None else number[name] for name in names])

    s = RumState(
        stack, town, data["round"] - 1, data["starter"],
        -1 if data["captain"] is None else x.field_number[data["captain"]],
        lanes, [], list(data["hiring"]), list(data["coins"]), list(data["barrels"]), [],
        [
            tuple([_good(x, entry, 0, seen) for entry in data["sold"]]),
            tokens(data["guards-small"]),
            tokens(data["guards-large"]),
        ],
        tuple(sorted(tokens(data["pubs"]))), tuple(sorted(tokens(data["maps"]))),
        tokens([data["chest"]])[0], tokens([data["scorpion"]])[0], tokens(data["sleep"]),
        [tokens(flag) for flag in data["flags"]], goods,
        NO_TOKEN if held is None else _good(x, held, usual, seen), seen, dates, barred, tokens(data["gone"]),
        [x.crew_number[row[0]] for row in ship], [row[1] for row in ship], [row[2] for row in ship],
        brawl["crews"], SIDES_OF_MAST.index(brawl["side"]), tuple(brawl["fighters"]), brawl["champion"], brawl["best"],
        tuple(data["drinkers"]), data["roller"], data["total"], data["die"], data["spare"],
    )  # fmt: skip
    derive(x, s)
    return s


@lru_cache(maxsize=64)
def laid(ground: Ground, text: str) -> Town:
    """A town by its notation. Search asks for the same one again and again."""
    return lay(ground, layout_of(text) or ())


def _good(x: Rules, entry: Any, usual: int, seen: list[int]) -> int:
    name = entry[0] if isinstance(entry, list) else entry
    token = x.token_number[name]
    seen[token - x.figures.first_good] = sum([1 << seat for seat in entry[1]]) if isinstance(entry, list) else usual
    return token


def derive(x: Rules, s: RumState) -> None:
    """Pirates before the seats and unseen tokens: what is nowhere else."""
    f = x.figures
    length = s.town.length
    pirates = [f.each - waiting for waiting in s.hiring]
    for alley, owner in enumerate(s.lanes):
        if owner >= 0:
            pirates[owner] -= length[alley]
    for row, seat in enumerate(s.rows):
        if seat < x.seats:
            pirates[seat] -= s.left[row] + s.right[row]
    s.pirates = pirates
    away = [0] * len(f.tokens)
    for tokens in named(s):
        for token in tokens:
            if token != NO_TOKEN:
                away[token] += 1
    stacks: list[list[int]] = [[] for _ in range(STACKS)]
    for token, copies in enumerate(f.copies):
        stacks[f.stack[token]].extend([token] * (copies - away[token]))
    s.stacks = [tuple(tokens) for tokens in stacks]


def named(s: RumState) -> list[tuple[int, ...]]:
    """Every token that is somewhere else than in an unseen stack."""
    one = (s.chest, s.scorpion, s.held)
    return [s.pubs, s.maps, one, s.sleep, s.gone, *s.under, *s.flags, *s.goods, *s.dates]


# -- reading what a person wrote


def read(x: Rules, stack: list[Frame[Any]], fields: Fields) -> RumState:
    f = x.figures
    seats = x.seats
    over = len(stack) == 1
    data: dict[str, Any] = {}
    data["town"] = fields.take("town", PLAIN_TOWN)
    layout = layout_of(data["town"]) if isinstance(data["town"], str) else None
    if layout is None:
        raise BadPosition(fields.at("town"), f"tiles like {PLAIN_TOWN!r} are wanted, 8r1 for a turned one")
    data["round"] = fields.number("round", 1, x.rounds + 1, 1)
    data["starter"] = fields.number("starter", 0, seats - 1, 0)
    setting_up = any([frame is x.ready[0] or frame.name == "start" for frame in stack])
    captain = fields.take("captain", None if setting_up else f.fields[f.headquarters])
    if (captain is None) != setting_up:
        raise BadPosition(fields.at("captain"), "he has a field, except during the set-up (2.7)")
    if captain is not None:
        fields.element("captain", "field", captain)
        if len(layout) != TILES:
            raise BadPosition(fields.at("town"), f"all {TILES} tiles are wanted (2.1)")
    data["captain"] = captain
    data["alleys"] = _alleys(x, fields, len(layout))
    data["hiring"] = _counts(fields, "hiring", seats, f.each, f.hiring)
    data["coins"] = _counts(fields, "coins", seats, MOST_COINS, f.coins)
    data["barrels"] = _counts(fields, "barrels", seats, f.barrels, 0)
    if sum(data["barrels"]) > f.barrels:
        raise BadPosition(fields.at("barrels"), f"there are only {f.barrels} (5.15)")
    data["pubs"] = _tokens(x, fields, "pubs", (PUB,), f.open_pubs)
    data["maps"] = _tokens(x, fields, "maps", (MAP,), f.open_maps)
    for name, of in (("chest", CHEST), ("scorpion", SCORPION)):
        given: Any = fields.take(name)
        data[name] = given if given is None else _checked(x, fields, name, given, (of,))
    data["sleep"] = _sleep(x, fields, setting_up or over, stack)
    flags = _rows(fields, "flags", seats)
    won = (PUB, MAP, CHEST, SCORPION, SMALL, LARGE, DATE, BUNK, HAMMOCK, COIL)
    data["flags"] = [[_checked(x, fields, "flags", name, won) for name in flag] for flag in flags]
    data["supplies"] = [
        [_entry(x, fields, "supplies", e, SUPPLIES) for e in row] for row in _rows(fields, "supplies", seats)
    ]
    held = fields.take("held")
    data["held"] = None if held is None else _entry(x, fields, "held", held, SUPPLIES)
    data["sold"] = [_entry(x, fields, "sold", entry, SUPPLIES) for entry in _list(fields, "sold")]
    data["guards-small"] = _tokens(x, fields, "guards-small", (SMALL,), 99)
    data["guards-large"] = _tokens(x, fields, "guards-large", (LARGE,), 99)
    data["dates"] = [[_entry(x, fields, "dates", e, DATE) for e in row] for row in _rows(fields, "dates", seats)]
    data["gone"] = _tokens(x, fields, "gone", (BUNK, HAMMOCK, COIL), 99)
    data["ship"] = _ship(x, fields)
    data["brawl"] = _brawl(fields, len(data["ship"]))
    data["drinkers"] = _seats(fields, "drinkers", _list(fields, "drinkers"), seats)
    data["roller"] = fields.number("roller", 0, seats - 1, 0)
    data["total"] = fields.number("total", 0, MOST_ROLLED, 0)
    data["die"] = fields.number("die", 0, 6, 0)
    data["spare"] = fields.number("spare", 0, f.rerolls - 1, 0)
    s = build(x, stack, data)
    check(x, s, fields)
    return s


def check(x: Rules, s: RumState, fields: Fields) -> None:
    """What every real position holds; so that playing on never stumbles."""
    f = x.figures
    names = [frame.name for frame in s.stack]
    keys = [frame.key for frame in s.stack]
    if min(s.pirates) < 0:
        raise BadPosition(
            fields.at("alleys"), f"seat {s.pirates.index(min(s.pirates))} has more than its {f.each} pirates"
        )
    counts = [0] * len(f.tokens)
    for tokens in named(s):
        for token in tokens:
            if token != NO_TOKEN:
                counts[token] += 1
                if counts[token] > f.copies[token]:
                    raise BadPosition(f.tokens[token], f"there are only {f.copies[token]} of them")
    top = s.stack[-1]
    if top.key in ("turn", "further") and not s.pirates[top.seat]:
        raise BadPosition("pending", f"seat {top.seat} has no pirates left and no turn (3.8)")
    if (s.held != NO_TOKEN) != (top.key == "shop"):
        raise BadPosition(fields.at("held"), "a token is held exactly while 'shop' is pending (5.7)")
    carousing = [key for key in keys if key in ("carouse", "drained", "win")]
    if bool(s.drinkers) != bool(carousing):
        raise BadPosition(fields.at("drinkers"), "there are drinkers, the host first, exactly during a carouse (6.3)")
    chest = s.chest != NO_TOKEN or "draw chests" in names
    scorpion = s.scorpion != NO_TOKEN or "draw scorpions" in names
    if chest != scorpion and "stung" not in names:
        raise BadPosition(fields.at("chest"), "a chest and a scorpion lie open together (2.4)")
    if "stung" in names and s.scorpion == NO_TOKEN:
        raise BadPosition(fields.at("scorpion"), "the rolls round a chest need one (6.7)")
    fighting = "clash" in names
    if fighting != bool(s.crews):
        raise BadPosition(fields.at("brawl"), "it is told exactly while 'clash' is pending (7.4)")
    if fighting:
        here = s.right if s.side else s.left
        column = (s.champion, *s.fighters)
        if not s.fighters or any([here[row] != max(here) or not here[row] for row in column]) or s.crews < 2:
            raise BadPosition(fields.at("brawl"), "champion and fighters stand in the outermost column (7.2)")


def _list(fields: Fields, name: str) -> list[Any]:
    value = fields.take(name, [])
    if not isinstance(value, list):
        raise BadPosition(fields.at(name), f"a list is wanted, not {value!r}")
    return value


def _rows(fields: Fields, name: str, seats: int) -> list[list[Any]]:
    value = fields.take(name, [[] for _ in range(seats)])
    if not isinstance(value, list) or len(value) != seats or not all([isinstance(row, list) for row in value]):
        raise BadPosition(fields.at(name), f"a list of {seats} lists is wanted, not {value!r}")
    return value


def _counts(fields: Fields, name: str, seats: int, most: int, usual: int) -> list[int]:
    value = fields.take(name, [usual] * seats)
    if (
        not isinstance(value, list)
        or len(value) != seats
        or not all([type(n) is int and 0 <= n <= most for n in value])
    ):
        raise BadPosition(fields.at(name), f"{seats} numbers from 0 to {most} are wanted, not {value!r}")
    return value


def _checked(x: Rules, fields: Fields, name: str, value: Any, stacks: tuple[int, ...]) -> str:
    token = x.token_number.get(value) if isinstance(value, str) else None
    if token is None or x.figures.stack[token] not in stacks:
        right = [t for i, t in enumerate(x.figures.tokens) if x.figures.stack[i] in stacks]
        raise BadPosition(fields.at(name), f"{value!r} has no place here; there are {', '.join(right)}")
    return str(value)


def _tokens(x: Rules, fields: Fields, name: str, stacks: tuple[int, ...], most: int) -> list[str]:
    found = [_checked(x, fields, name, value, stacks) for value in _list(fields, name)]
    if len(found) > most:
        raise BadPosition(fields.at(name), f"at most {most} lie open (2.4)")
    return found


def _entry(x: Rules, fields: Fields, name: str, entry: Any, stack: int) -> Any:
    """An id, or an id with the seats that know it (supplies) or what it is not (rendezvous)."""
    if not isinstance(entry, list):
        return _checked(x, fields, name, entry, (stack,))
    if len(entry) != 2 or not isinstance(entry[1], list):
        raise BadPosition(fields.at(name), f"an id, or an id and a list, is wanted, not {entry!r}")
    token = _checked(x, fields, name, entry[0], (stack,))
    if stack == SUPPLIES:
        _seats(fields, name, entry[1], x.seats)
    elif not all([kind in DATES for kind in entry[1]]) or token[5:] in entry[1]:
        raise BadPosition(fields.at(name), f"what {token} is not must be among {', '.join(DATES)}, and not itself")
    return entry


def _seats(fields: Fields, name: str, value: list[Any], seats: int) -> list[int]:
    if not all([type(seat) is int and 0 <= seat < seats for seat in value]) or len(set(value)) != len(value):
        raise BadPosition(fields.at(name), f"different seats from 0 to {seats - 1} are wanted, not {value!r}")
    return value


def _alleys(x: Rules, fields: Fields, tiles: int) -> dict[str, int]:
    value = fields.take("alleys", {})
    if not isinstance(value, dict) or (value and tiles != TILES):
        raise BadPosition(
            fields.at("alleys"), "an object with the owner of each occupied alley of the whole town is wanted"
        )
    for name, owner in value.items():
        if name not in x.alley_number:
            raise BadPosition(fields.at("alleys"), f"{name!r} is no alley; there are {', '.join(x.figures.alleys)}")
        _seats(fields, "alleys", [owner], x.seats)
    return value


def _sleep(x: Rules, fields: Fields, any_number: bool, stack: list[Frame[Any]]) -> list[str | None]:
    f: Figures = x.figures
    stacks = (BUNK, HAMMOCK, COIL)[: 3 if x.coils else 2]
    missing = sum([stack.count(x.draws[k]) for k in stacks])
    cheapest = [f.tokens[f.stack.index(k)] for k in stacks[: len(stacks) - missing]]
    value = fields.take("sleep", [] if any_number else cheapest)
    if not isinstance(value, list) or len(value) > len(stacks) or (not any_number and len(value) != len(cheapest)):
        raise BadPosition(fields.at("sleep"), f"something like {cheapest!r} is wanted (2.5)")
    return [None if name is None else _checked(x, fields, "sleep", name, (stacks[i],)) for i, name in enumerate(value)]


def _ship(x: Rules, fields: Fields) -> list[list[Any]]:
    value = _list(fields, "ship")
    crews: list[str] = []
    for row in value:
        if not isinstance(row, list) or len(row) != 3 or row[0] not in list(x.crew_number) or row[0] in crews:
            raise BadPosition(fields.at("ship"), f"[crew, left, right], each crew once, is wanted, not {row!r}")
        crews.append(row[0])
        if not all([type(n) is int and 0 <= n <= x.figures.each for n in row[1:]]):
            raise BadPosition(fields.at("ship"), f"numbers of pirates are wanted, not {row[1:]!r}")
    return value


def _brawl(fields: Fields, rows: int) -> dict[str, Any] | None:
    if not fields.filled("brawl"):
        return None
    brawl = fields.table("brawl")
    side = brawl.take("side", "left")
    if side not in SIDES_OF_MAST:
        raise BadPosition(brawl.at("side"), "left or right is wanted")
    fighters = _list(brawl, "fighters")
    if not all([type(row) is int and 0 <= row < rows for row in fighters]):
        raise BadPosition(brawl.at("fighters"), "rows of the ship are wanted, counted from 0")
    found = {
        "crews": brawl.number("crews", 0, rows, rows),
        "side": side,
        "champion": brawl.number("champion", 0, max(rows - 1, 0), 0),
        "best": brawl.number("best", 0, 6, 0),
        "fighters": fighters,
    }
    brawl.done()
    return found
