"""States and their plain data. Written by tools/declared.py from declaration.py; do not edit."""

# fmt: off

from __future__ import annotations

from typing import Any

from klabauter.games.rum_und_ehre.town import NO_TOWN, Town
from klabauter.kernel.frame import Frame, State
from klabauter.kernel.move import Names, Numbers


class RumState(State):
    """Without ``of`` nothing is laid out yet; with it, everything lies as in that state."""

    __slots__ = (
        "barred",
        "barrels",
        "best",
        "captain",
        "champion",
        "chest",
        "coins",
        "crews",
        "dates",
        "die",
        "drinkers",
        "fighters",
        "flags",
        "gone",
        "goods",
        "guards_large",
        "guards_small",
        "held",
        "hiring",
        "lanes",
        "left",
        "maps",
        "pirates",
        "pubs",
        "right",
        "roller",
        "round",
        "rows",
        "scorpion",
        "seen",
        "side",
        "sleep",
        "sold",
        "spare",
        "stacks",
        "starter",
        "total",
        "town",
    )

    def __init__(
        self,
        stack: list[Frame[Any]],
        seats: int,
        of: RumState | None = None,
    ) -> None:
        self.stack = stack
        if of is None:
            self.town: Town = NO_TOWN
            self.round: int = 0
            self.starter: int = 0
            self.captain: int = -1
            self.lanes: list[int] = [-1] * 88
            self.pirates: list[int] = [0] * seats
            self.hiring: list[int] = [0] * seats
            self.coins: list[int] = [0] * seats
            self.barrels: list[int] = [0] * seats
            self.pubs: tuple[int, ...] = ()
            self.maps: tuple[int, ...] = ()
            self.chest: int = -1
            self.scorpion: int = -1
            self.sleep: tuple[int, ...] = ()
            self.flags: list[tuple[int, ...]] = [()] * seats
            self.goods: list[tuple[int, ...]] = [()] * seats
            self.held: int = -1
            self.sold: tuple[int, ...] = ()
            self.seen: list[int] = []
            self.guards_small: tuple[int, ...] = ()
            self.guards_large: tuple[int, ...] = ()
            self.dates: list[tuple[int, ...]] = [()] * seats
            self.barred: list[tuple[int, ...]] = [()] * seats
            self.gone: tuple[int, ...] = ()
            self.rows: list[int] = []
            self.left: list[int] = []
            self.right: list[int] = []
            self.crews: int = 0
            self.side: int = 0
            self.champion: int = 0
            self.best: int = 0
            self.fighters: tuple[int, ...] = ()
            self.drinkers: tuple[int, ...] = ()
            self.roller: int = 0
            self.total: int = 0
            self.die: int = 0
            self.spare: int = 0
            self.stacks: list[tuple[int, ...]] = [()] * 11
        else:
            self.town = of.town
            self.round = of.round
            self.starter = of.starter
            self.captain = of.captain
            self.lanes = of.lanes[:]
            self.pirates = of.pirates[:]
            self.hiring = of.hiring[:]
            self.coins = of.coins[:]
            self.barrels = of.barrels[:]
            self.pubs = of.pubs
            self.maps = of.maps
            self.chest = of.chest
            self.scorpion = of.scorpion
            self.sleep = of.sleep
            self.flags = of.flags[:]
            self.goods = of.goods[:]
            self.held = of.held
            self.sold = of.sold
            self.seen = of.seen[:]
            self.guards_small = of.guards_small
            self.guards_large = of.guards_large
            self.dates = of.dates[:]
            self.barred = of.barred[:]
            self.gone = of.gone
            self.rows = of.rows[:]
            self.left = of.left[:]
            self.right = of.right[:]
            self.crews = of.crews
            self.side = of.side
            self.champion = of.champion
            self.best = of.best
            self.fighters = of.fighters
            self.drinkers = of.drinkers
            self.roller = of.roller
            self.total = of.total
            self.die = of.die
            self.spare = of.spare
            self.stacks = of.stacks[:]

    def fields(self) -> tuple[str, ...]:
        return (
            "stack",
            "town",
            "round",
            "starter",
            "captain",
            "lanes",
            "pirates",
            "hiring",
            "coins",
            "barrels",
            "pubs",
            "maps",
            "chest",
            "scorpion",
            "sleep",
            "flags",
            "goods",
            "held",
            "sold",
            "seen",
            "guards_small",
            "guards_large",
            "dates",
            "barred",
            "gone",
            "rows",
            "left",
            "right",
            "crews",
            "side",
            "champion",
            "best",
            "fighters",
            "drinkers",
            "roller",
            "total",
            "die",
            "spare",
            "stacks",
        )

    def copy(self) -> RumState:
        return RumState(self.stack[:], 0, self)


def built(
    stack: list[Frame[Any]],
    seats: int,
    data: dict[str, Any],
    numbers: Numbers,
) -> RumState:
    """The state of what everybody knows. The rest is empty, and what follows is not worked out yet."""
    alley_number = numbers["alley"]
    crew_number = numbers["crew"]
    field_number = numbers["field"]
    side_number = numbers["side"]
    token_number = numbers["token"]
    s = RumState(stack, seats)
    s.round = data["round"] - 1
    s.starter = data["starter"]
    s.captain = -1 if data["captain"] is None else field_number[data["captain"]]
    lanes: dict[str, int] = data["alleys"]
    for place in lanes:
        s.lanes[alley_number[place]] = lanes[place]
    hiring: list[int] = data["hiring"]
    s.hiring = list(hiring)
    coins: list[int] = data["coins"]
    s.coins = list(coins)
    barrels: list[int] = data["barrels"]
    s.barrels = list(barrels)
    pubs: list[str] = data["pubs"]
    s.pubs = tuple([token_number[x] for x in pubs])
    maps: list[str] = data["maps"]
    s.maps = tuple([token_number[x] for x in maps])
    s.chest = -1 if data["chest"] is None else token_number[data["chest"]]
    s.scorpion = -1 if data["scorpion"] is None else token_number[data["scorpion"]]
    sleep: list[str | None] = data["sleep"]
    s.sleep = tuple([-1 if x is None else token_number[x] for x in sleep])
    flags: list[list[str]] = data["flags"]
    s.flags = [tuple([token_number[y] for y in x]) for x in flags]
    guards_small: list[str] = data["guards-small"]
    s.guards_small = tuple([token_number[x] for x in guards_small])
    guards_large: list[str] = data["guards-large"]
    s.guards_large = tuple([token_number[x] for x in guards_large])
    gone: list[str] = data["gone"]
    s.gone = tuple([token_number[x] for x in gone])
    ship: list[list[Any]] = data["ship"]
    s.rows = [crew_number[x[0]] for x in ship]
    s.left = [x[1] for x in ship]
    s.right = [x[2] for x in ship]
    brawl: dict[str, Any] | None = data["brawl"]
    if brawl is not None:
        s.crews = brawl["crews"]
        s.side = side_number[brawl["side"]]
        s.champion = brawl["champion"]
        s.best = brawl["best"]
        s.fighters = tuple(brawl["fighters"])
    drinkers: list[int] = data["drinkers"]
    s.drinkers = tuple(drinkers)
    s.roller = data["roller"]
    s.total = data["total"]
    s.die = data["die"]
    s.spare = data["spare"]
    return s


def written(
    s: RumState,
    names: Names,
    *,
    town: str,
    supplies: list[list[Any]],
    held: Any | None,
    sold: list[Any],
    dates: list[list[Any]],
) -> dict[str, Any]:
    """The fields of a position: the whole truth."""
    alley_id = names["alley"]
    crew_id = names["crew"]
    field_id = names["field"]
    side_id = names["side"]
    token_id = names["token"]
    return {
        "town": town,
        "round": s.round + 1,
        "starter": s.starter,
        "captain": None if s.captain == -1 else field_id[s.captain],
        "alleys": {alley_id[i]: x for i, x in enumerate(s.lanes) if x != -1},
        "hiring": s.hiring[:],
        "coins": s.coins[:],
        "barrels": s.barrels[:],
        "pubs": [token_id[x] for x in s.pubs],
        "maps": [token_id[x] for x in s.maps],
        "chest": None if s.chest == -1 else token_id[s.chest],
        "scorpion": None if s.scorpion == -1 else token_id[s.scorpion],
        "sleep": [None if x == -1 else token_id[x] for x in s.sleep],
        "flags": [[token_id[y] for y in x] for x in s.flags],
        "supplies": supplies,
        "held": held,
        "sold": sold,
        "guards-small": [token_id[x] for x in s.guards_small],
        "guards-large": [token_id[x] for x in s.guards_large],
        "dates": dates,
        "gone": [token_id[x] for x in s.gone],
        "ship": [[crew_id[x], y, z] for x, y, z in zip(s.rows, s.left, s.right)],
        "brawl": {
            "crews": s.crews,
            "side": side_id[s.side],
            "champion": s.champion,
            "best": s.best,
            "fighters": list(s.fighters),
        } if s.crews else None,
        "drinkers": list(s.drinkers),
        "roller": s.roller,
        "total": s.total,
        "die": s.die,
        "spare": s.spare,
    }


def public(
    s: RumState,
    names: Names,
    *,
    rounds: int,
    town: list[str],
    fields: list[dict[str, Any]],
    alleys: list[dict[str, Any]],
    players_flag: list[int],
    players_aboard: list[bool],
    barrels: int,
    stacks: dict[str, int],
    shopping: bool,
) -> dict[str, Any]:
    """What everybody sees."""
    crew_id = names["crew"]
    field_id = names["field"]
    side_id = names["side"]
    token_id = names["token"]
    return {
        "round": s.round + 1,
        "rounds": rounds,
        "starter": s.starter,
        "town": town,
        "fields": fields,
        "alleys": alleys,
        "captain": None if s.captain == -1 else field_id[s.captain],
        "players": [
            {
                "pirates": s.pirates[seat],
                "hiring": s.hiring[seat],
                "barrels": s.barrels[seat],
                "flag": players_flag[seat],
                "dates": len(s.dates[seat]),
                "aboard": players_aboard[seat],
            }
            for seat in range(len(s.pirates))
        ],
        "barrels": barrels,
        "pubs": [token_id[x] for x in s.pubs],
        "maps": [token_id[x] for x in s.maps],
        "chest": None if s.chest == -1 else token_id[s.chest],
        "scorpion": None if s.scorpion == -1 else token_id[s.scorpion],
        "sleep": [None if x == -1 else token_id[x] for x in s.sleep],
        "stacks": stacks,
        "shopping": shopping,
        "ship": [[crew_id[x], y, z] for x, y, z in zip(s.rows, s.left, s.right)],
        "brawl": {
            "crews": s.crews,
            "side": side_id[s.side],
            "champion": s.champion,
            "best": s.best,
            "fighters": list(s.fighters),
        } if s.crews else None,
        "drinkers": list(s.drinkers),
        "roller": s.roller,
        "total": s.total,
        "die": s.die,
        "spare": s.spare,
    }


def private(
    s: RumState,
    seat: int,
    names: Names,
    *,
    held: str | None,
) -> dict[str, Any]:
    """What a seat sees of its own."""
    token_id = names["token"]
    return {
        "coins": s.coins[seat],
        "flag": [token_id[x] for x in s.flags[seat]],
        "supplies": [token_id[x] for x in s.goods[seat]],
        "dates": [token_id[x] for x in s.dates[seat]],
        "held": held,
    }


def lying_token(
    s: RumState,
    size: int,
) -> list[int]:
    """How many of each lie elsewhere than among the rest, which is derived."""
    found = [0] * size
    for x in s.pubs:
        found[x] += 1
    for x in s.maps:
        found[x] += 1
    if s.chest != -1:
        found[s.chest] += 1
    if s.scorpion != -1:
        found[s.scorpion] += 1
    for x in s.sleep:
        if x != -1:
            found[x] += 1
    for heap in s.flags:
        for x in heap:
            found[x] += 1
    for heap in s.goods:
        for x in heap:
            found[x] += 1
    if s.held != -1:
        found[s.held] += 1
    for x in s.sold:
        found[x] += 1
    for x in s.guards_small:
        found[x] += 1
    for x in s.guards_large:
        found[x] += 1
    for heap in s.dates:
        for x in heap:
            found[x] += 1
    for x in s.gone:
        found[x] += 1
    return found
