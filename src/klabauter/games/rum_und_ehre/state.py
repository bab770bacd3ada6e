"""States and their plain data. Written by tools/declared.py from declaration.py; do not edit."""

# fmt: off

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

from klabauter.games.rum_und_ehre.town import NO_TOWN, Town
from klabauter.kernel import cells as c
from klabauter.kernel.compat import copies_for_interpreter, i64, vec
from klabauter.kernel.frame import Frame, State
from klabauter.kernel.move import Names, Numbers
from klabauter.kernel.steps import Steps


@final
class RumOffsets:
    """Where each field begins in the cells of a state. For piles, ``_room`` is how many pieces can lie in
    one, and ``_step`` how far it is to the next."""

    __slots__ = (
        "arrangement",
        "barred",
        "barred_room",
        "barrels",
        "blank",
        "coins",
        "dates",
        "dates_room",
        "drinkers",
        "drinkers_room",
        "end",
        "fighters",
        "fighters_room",
        "flags",
        "flags_room",
        "gone",
        "gone_room",
        "goods",
        "goods_room",
        "guards_large",
        "guards_large_room",
        "guards_small",
        "guards_small_room",
        "hiring",
        "lanes",
        "left",
        "left_room",
        "maps",
        "maps_room",
        "pirates",
        "pubs",
        "pubs_room",
        "right",
        "right_room",
        "rows",
        "rows_room",
        "seats",
        "seen",
        "seen_room",
        "sleep",
        "sleep_room",
        "sold",
        "sold_room",
        "stacks",
        "steps",
    )

    def __init__(self, arrangement: c.Arrangement, steps: Steps[Any]) -> None:
        self.arrangement = arrangement
        self.steps = steps.table
        self.blank = arrangement.cells()
        self.end: i64 = len(arrangement.blank)
        starts, rooms = arrangement.starts, arrangement.rooms
        self.lanes: i64 = starts["lanes"]
        self.pirates: i64 = starts["pirates"]
        self.hiring: i64 = starts["hiring"]
        self.coins: i64 = starts["coins"]
        self.barrels: i64 = starts["barrels"]
        self.pubs: i64 = starts["pubs"]
        self.pubs_room: i64 = rooms["pubs"]
        self.maps: i64 = starts["maps"]
        self.maps_room: i64 = rooms["maps"]
        self.sleep: i64 = starts["sleep"]
        self.sleep_room: i64 = rooms["sleep"]
        self.flags: i64 = starts["flags"]
        self.flags_room: i64 = rooms["flags"]
        self.goods: i64 = starts["goods"]
        self.goods_room: i64 = rooms["goods"]
        self.sold: i64 = starts["sold"]
        self.sold_room: i64 = rooms["sold"]
        self.seen: i64 = starts["seen"]
        self.seen_room: i64 = rooms["seen"]
        self.guards_small: i64 = starts["guards_small"]
        self.guards_small_room: i64 = rooms["guards_small"]
        self.guards_large: i64 = starts["guards_large"]
        self.guards_large_room: i64 = rooms["guards_large"]
        self.dates: i64 = starts["dates"]
        self.dates_room: i64 = rooms["dates"]
        self.barred: i64 = starts["barred"]
        self.barred_room: i64 = rooms["barred"]
        self.gone: i64 = starts["gone"]
        self.gone_room: i64 = rooms["gone"]
        self.rows: i64 = starts["rows"]
        self.rows_room: i64 = rooms["rows"]
        self.left: i64 = starts["left"]
        self.left_room: i64 = rooms["left"]
        self.right: i64 = starts["right"]
        self.right_room: i64 = rooms["right"]
        self.fighters: i64 = starts["fighters"]
        self.fighters_room: i64 = rooms["fighters"]
        self.drinkers: i64 = starts["drinkers"]
        self.drinkers_room: i64 = rooms["drinkers"]
        self.seats: i64 = arrangement.sizes["seat"]
        self.stacks = vec[i64](list(arrangement.uneven["stacks"]))  # of each heap


@final
class RumState(State):
    """The truth of one moment. What there is several of lies in the cells; its property is for code that is
    in no hurry: it gives a copy, and takes a whole field."""

    __slots__ = (
        "at",
        "best",
        "captain",
        "champion",
        "chest",
        "crews",
        "die",
        "held",
        "roller",
        "round",
        "scorpion",
        "side",
        "spare",
        "starter",
        "total",
        "town",
    )

    def __init__(
        self,
        at: RumOffsets,
        steps: vec[Frame[Any]],
        cells: vec[i64],
        bottom: i64,
        depth: i64,
        town: Town,
        round: i64,
        starter: i64,
        captain: i64,
        chest: i64,
        scorpion: i64,
        held: i64,
        crews: i64,
        side: i64,
        champion: i64,
        best: i64,
        roller: i64,
        total: i64,
        die: i64,
        spare: i64,
    ) -> None:
        self.at = at
        self.steps = steps
        self.cells = cells
        self.bottom = bottom
        self.depth = depth
        self.town: Town = town
        self.round: i64 = round
        self.starter: i64 = starter
        self.captain: i64 = captain
        self.chest: i64 = chest
        self.scorpion: i64 = scorpion
        self.held: i64 = held
        self.crews: i64 = crews
        self.side: i64 = side
        self.champion: i64 = champion
        self.best: i64 = best
        self.roller: i64 = roller
        self.total: i64 = total
        self.die: i64 = die
        self.spare: i64 = spare

    def fields(self) -> tuple[str, ...]:
        return (
            "pending",
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

    def room(self, field: str) -> int:
        return self.at.arrangement.rooms[field]

    def singles(self, out: vec[i64]) -> None:
        out[0] = self.round
        out[1] = self.starter
        out[2] = self.captain
        out[3] = self.chest
        out[4] = self.scorpion
        out[5] = self.held
        out[6] = self.crews
        out[7] = self.side
        out[8] = self.champion
        out[9] = self.best
        out[10] = self.roller
        out[11] = self.total
        out[12] = self.die
        out[13] = self.spare

    def copy(self) -> RumState:
        return RumState(
            self.at, self.steps, self.cells[:], self.bottom, self.depth, self.town, self.round, self.starter,
            self.captain, self.chest, self.scorpion, self.held, self.crews, self.side, self.champion, self.best,
            self.roller, self.total, self.die, self.spare
        )

    @property
    def lanes(self) -> tuple[int, ...]:
        return c.numbers(self.cells, self.at.lanes, 88)

    @lanes.setter
    def lanes(self, values: tuple[int, ...]) -> None:
        c.set_numbers(self.cells, self.at.lanes, 88, values)

    @property
    def pirates(self) -> tuple[int, ...]:
        return c.numbers(self.cells, self.at.pirates, self.at.seats)

    @pirates.setter
    def pirates(self, values: tuple[int, ...]) -> None:
        c.set_numbers(self.cells, self.at.pirates, self.at.seats, values)

    @property
    def hiring(self) -> tuple[int, ...]:
        return c.numbers(self.cells, self.at.hiring, self.at.seats)

    @hiring.setter
    def hiring(self, values: tuple[int, ...]) -> None:
        c.set_numbers(self.cells, self.at.hiring, self.at.seats, values)

    @property
    def coins(self) -> tuple[int, ...]:
        return c.numbers(self.cells, self.at.coins, self.at.seats)

    @coins.setter
    def coins(self, values: tuple[int, ...]) -> None:
        c.set_numbers(self.cells, self.at.coins, self.at.seats, values)

    @property
    def barrels(self) -> tuple[int, ...]:
        return c.numbers(self.cells, self.at.barrels, self.at.seats)

    @barrels.setter
    def barrels(self, values: tuple[int, ...]) -> None:
        c.set_numbers(self.cells, self.at.barrels, self.at.seats, values)

    @property
    def pubs(self) -> tuple[int, ...]:
        return c.heap_of(self.cells, self.at.pubs)

    @pubs.setter
    def pubs(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.pubs, self.at.pubs_room, values)

    @property
    def maps(self) -> tuple[int, ...]:
        return c.heap_of(self.cells, self.at.maps)

    @maps.setter
    def maps(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.maps, self.at.maps_room, values)

    @property
    def sleep(self) -> tuple[int, ...]:
        return c.pieces(self.cells, self.at.sleep)

    @sleep.setter
    def sleep(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.sleep, self.at.sleep_room, values)

    @property
    def flags(self) -> tuple[tuple[int, ...], ...]:
        return c.all_shared(self.cells, self.at.flags, self.at.seats)

    @flags.setter
    def flags(self, values: tuple[tuple[int, ...], ...]) -> None:
        c.set_shared(self.cells, self.at.flags, self.at.seats, self.at.flags_room, values)

    @property
    def goods(self) -> tuple[tuple[int, ...], ...]:
        return c.all_shared(self.cells, self.at.goods, self.at.seats)

    @goods.setter
    def goods(self, values: tuple[tuple[int, ...], ...]) -> None:
        c.set_shared(self.cells, self.at.goods, self.at.seats, self.at.goods_room, values)

    @property
    def sold(self) -> tuple[int, ...]:
        return c.pieces(self.cells, self.at.sold)

    @sold.setter
    def sold(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.sold, self.at.sold_room, values)

    @property
    def seen(self) -> tuple[int, ...]:
        return c.pieces(self.cells, self.at.seen)

    @seen.setter
    def seen(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.seen, self.at.seen_room, values)

    @property
    def guards_small(self) -> tuple[int, ...]:
        return c.pieces(self.cells, self.at.guards_small)

    @guards_small.setter
    def guards_small(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.guards_small, self.at.guards_small_room, values)

    @property
    def guards_large(self) -> tuple[int, ...]:
        return c.pieces(self.cells, self.at.guards_large)

    @guards_large.setter
    def guards_large(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.guards_large, self.at.guards_large_room, values)

    @property
    def dates(self) -> tuple[tuple[int, ...], ...]:
        return c.all_shared(self.cells, self.at.dates, self.at.seats)

    @dates.setter
    def dates(self, values: tuple[tuple[int, ...], ...]) -> None:
        c.set_shared(self.cells, self.at.dates, self.at.seats, self.at.dates_room, values)

    @property
    def barred(self) -> tuple[tuple[int, ...], ...]:
        return c.all_shared(self.cells, self.at.barred, self.at.seats)

    @barred.setter
    def barred(self, values: tuple[tuple[int, ...], ...]) -> None:
        c.set_shared(self.cells, self.at.barred, self.at.seats, self.at.barred_room, values)

    @property
    def gone(self) -> tuple[int, ...]:
        return c.pieces(self.cells, self.at.gone)

    @gone.setter
    def gone(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.gone, self.at.gone_room, values)

    @property
    def rows(self) -> tuple[int, ...]:
        return c.pieces(self.cells, self.at.rows)

    @rows.setter
    def rows(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.rows, self.at.rows_room, values)

    @property
    def left(self) -> tuple[int, ...]:
        return c.pieces(self.cells, self.at.left)

    @left.setter
    def left(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.left, self.at.left_room, values)

    @property
    def right(self) -> tuple[int, ...]:
        return c.pieces(self.cells, self.at.right)

    @right.setter
    def right(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.right, self.at.right_room, values)

    @property
    def fighters(self) -> tuple[int, ...]:
        return c.pieces(self.cells, self.at.fighters)

    @fighters.setter
    def fighters(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.fighters, self.at.fighters_room, values)

    @property
    def drinkers(self) -> tuple[int, ...]:
        return c.pieces(self.cells, self.at.drinkers)

    @drinkers.setter
    def drinkers(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.drinkers, self.at.drinkers_room, values)

    @property
    def stacks(self) -> tuple[tuple[int, ...], ...]:
        return c.all_uneven(self.cells, self.at.stacks)

    @stacks.setter
    def stacks(self, values: tuple[tuple[int, ...], ...]) -> None:
        c.set_uneven(self.cells, self.at.stacks, values)


copies_for_interpreter(RumState)


def empty(at: RumOffsets, pending: Sequence[Frame[Any]]) -> RumState:
    """A state in which nothing is laid out yet."""
    s = RumState(
        at,
        at.steps,
        at.blank[:],
        at.end,
        at.end,
        NO_TOWN,
        0,
        0,
        -1,
        -1,
        -1,
        -1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
    )
    s.pending = list(pending)
    return s


def built(
    at: RumOffsets,
    pending: Sequence[Frame[Any]],
    data: dict[str, Any],
    numbers: Numbers,
) -> RumState:
    """The state of what everybody knows. The rest is empty, and what follows is not worked out yet."""
    alley_number = numbers["alley"]
    crew_number = numbers["crew"]
    field_number = numbers["field"]
    side_number = numbers["side"]
    token_number = numbers["token"]
    s = empty(at, pending)
    s.round = data["round"] - 1
    s.starter = data["starter"]
    s.captain = -1 if data["captain"] is None else field_number[data["captain"]]
    lanes: dict[str, int] = data["alleys"]
    for place in lanes:
        s.cells[s.at.lanes + alley_number[place]] = lanes[place]
    hiring: list[int] = data["hiring"]
    s.hiring = tuple(hiring)
    coins: list[int] = data["coins"]
    s.coins = tuple(coins)
    barrels: list[int] = data["barrels"]
    s.barrels = tuple(barrels)
    pubs: list[str] = data["pubs"]
    s.pubs = tuple([token_number[x] for x in pubs])
    maps: list[str] = data["maps"]
    s.maps = tuple([token_number[x] for x in maps])
    s.chest = -1 if data["chest"] is None else token_number[data["chest"]]
    s.scorpion = -1 if data["scorpion"] is None else token_number[data["scorpion"]]
    sleep: list[str | None] = data["sleep"]
    s.sleep = tuple([-1 if x is None else token_number[x] for x in sleep])
    flags: list[list[str]] = data["flags"]
    s.flags = tuple([tuple([token_number[y] for y in x]) for x in flags])
    guards_small: list[str] = data["guards-small"]
    s.guards_small = tuple([token_number[x] for x in guards_small])
    guards_large: list[str] = data["guards-large"]
    s.guards_large = tuple([token_number[x] for x in guards_large])
    gone: list[str] = data["gone"]
    s.gone = tuple([token_number[x] for x in gone])
    ship: list[list[Any]] = data["ship"]
    s.rows = tuple([crew_number[x[0]] for x in ship])
    s.left = tuple([x[1] for x in ship])
    s.right = tuple([x[2] for x in ship])
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
        "alleys": c.numbers_by(s.cells, s.at.lanes, -1, alley_id),
        "hiring": c.row(s.cells, s.at.hiring, s.at.seats),
        "coins": c.row(s.cells, s.at.coins, s.at.seats),
        "barrels": c.row(s.cells, s.at.barrels, s.at.seats),
        "pubs": c.heap_ids(s.cells, s.at.pubs, token_id),
        "maps": c.heap_ids(s.cells, s.at.maps, token_id),
        "chest": None if s.chest == -1 else token_id[s.chest],
        "scorpion": None if s.scorpion == -1 else token_id[s.scorpion],
        "sleep": [None if x == -1 else token_id[x] for x in s.sleep],
        "flags": c.all_ids_of(s.cells, s.at.flags, s.at.seats, token_id),
        "supplies": supplies,
        "held": held,
        "sold": sold,
        "guards-small": c.ids(s.cells, s.at.guards_small, token_id),
        "guards-large": c.ids(s.cells, s.at.guards_large, token_id),
        "dates": dates,
        "gone": c.ids(s.cells, s.at.gone, token_id),
        "ship": [[crew_id[x], y, z] for x, y, z in zip(s.rows, s.left, s.right)],
        "brawl": {
            "crews": s.crews,
            "side": side_id[s.side],
            "champion": s.champion,
            "best": s.best,
            "fighters": list(s.fighters),
        } if s.crews else None,
        "drinkers": c.pile_values(s.cells, s.at.drinkers),
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
                "pirates": s.cells[s.at.pirates + seat],
                "hiring": s.cells[s.at.hiring + seat],
                "barrels": s.cells[s.at.barrels + seat],
                "flag": players_flag[seat],
                "dates": c.count_of(s.cells, s.at.dates, seat),
                "aboard": players_aboard[seat],
            }
            for seat in range(s.at.seats)
        ],
        "barrels": barrels,
        "pubs": c.heap_ids(s.cells, s.at.pubs, token_id),
        "maps": c.heap_ids(s.cells, s.at.maps, token_id),
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
        "drinkers": c.pile_values(s.cells, s.at.drinkers),
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
        "coins": s.cells[s.at.coins + seat],
        "flag": c.ids_of(s.cells, s.at.flags, seat, token_id),
        "supplies": c.ids_of(s.cells, s.at.goods, seat, token_id),
        "dates": c.ids_of(s.cells, s.at.dates, seat, token_id),
        "held": held,
    }


def lying_token(
    s: RumState,
    size: int,
) -> list[int]:
    """How many of each lie elsewhere than among the rest, which is derived."""
    found = [0] * size
    c.tally(s.cells, s.at.pubs, found)
    c.tally(s.cells, s.at.maps, found)
    if s.chest != -1:
        found[s.chest] += 1
    if s.scorpion != -1:
        found[s.scorpion] += 1
    c.tally(s.cells, s.at.sleep, found)
    c.tally_shared(s.cells, s.at.flags, found)
    c.tally_shared(s.cells, s.at.goods, found)
    if s.held != -1:
        found[s.held] += 1
    c.tally(s.cells, s.at.sold, found)
    c.tally(s.cells, s.at.guards_small, found)
    c.tally(s.cells, s.at.guards_large, found)
    c.tally_shared(s.cells, s.at.dates, found)
    c.tally(s.cells, s.at.gone, found)
    return found
