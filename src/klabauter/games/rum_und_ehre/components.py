"""Chapter 1: the material. Tokens and fields as the rules use them, worked out once from the components.

A token is a small int: pubs, maps, chests, scorpions, small guards, large guards, supplies, dates, bunks, hammocks and
coils, each kind by value. A field is ``tile * 4 + corner``; tiles are counted from 0, corners are nw, ne, sw, se.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from klabauter.games.rum_und_ehre.messages import RumMessage
from klabauter.games.rum_und_ehre.town import ALLEYS, CORNERS, INNER, TILES, Ground, Tile, alley_ids, read_tile
from klabauter.kernel.compat import append, i64, vec
from klabauter.kernel.components import check_box
from klabauter.kernel.errors import BadComponents

PUBS: Final[tuple[str, ...]] = ("cruce", "jacques", "swan")
COLOURS: Final[tuple[str, ...]] = ("yellow", "pink", "green")
GOODS: Final[tuple[str, ...]] = ("eyepatch", "hook", "pegleg", "parrot", "cap")
DATES: Final = ("rum", "guard", "pub", "pirate", "supplies", "map-yellow", "map-pink", "map-green", "chest")

# Stacks of tokens, in the order of the tokens.
PUB: Final = 0
MAP: Final = 1
CHEST: Final = 2
SCORPION: Final = 3
SMALL: Final = 4
LARGE: Final = 5
SUPPLIES: Final = 6
DATE: Final = 7
BUNK: Final = 8
HAMMOCK: Final = 9
COIL: Final = 10
STACKS: Final = 11

# Kinds of fields, in the order of chapter 5.
COIN_FIELD: Final = 0
HEADQUARTERS: Final = 1
PIRATE_FIELD: Final = 2
SUPPLIES_FIELD: Final = 3
RENDEZVOUS: Final = 4
MAP_FIELD: Final = 5
PUB_FIELD: Final = 6
CHEST_FIELD: Final = 7
RUM_FIELD: Final = 8
GUARD_FIELD: Final = 9
FIELD_KINDS: Final = (
    "coin", "headquarters", "pirate", "supplies", "rendezvous", "map", "pub", "chest", "rum", "guard",
)  # fmt: skip
FIELD_IDS: Final = {"guard": "watch", "chest": "treasure"}  # a token is called guard-3 or chest-5, so a field is not

NO_TOKEN: Final = -1
FREE: Final = -1  # owner of an empty alley
NO_FIELD: Final = -1  # where the captain stands before he is placed
IMAGINARY: Final = 2  # the number of the third crew in a game for two
CREWS: Final = 5  # that can be aboard
SIDES: Final = 6  # of the die
MAST_SIDES: Final[tuple[str, ...]] = ("left", "right")
ROUNDS: Final = 5
STACK_NAMES: Final = (
    "pubs", "maps", "chests", "scorpions", "guards-small", "guards-large", "supplies", "dates", "bunks", "hammocks",
    "coils",
)  # fmt: skip
FIGURES_OF: Final = (  # where the components say what is in each stack
    "pubs", "maps", "chests", "scorpions", "guards.small", "guards.large", "supplies", "dates", "bunks", "hammocks",
    "coils",
)  # fmt: skip
AT_LEAST_ONE: Final = (
    ("pirates", "start"), ("barrels", "rerolls"), ("pubs", "values"), ("pubs", "open"), ("maps", "open"),
    ("scorpions", "stings"), ("guards", "small", "values"), ("guards", "large", "values"),
)  # fmt: skip


class Components:
    """1.1 to 1.3 in numbers."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        for path in AT_LEAST_ONE:
            _check_one(data, path)
        _check_values(data["scorpions"]["stings"], "scorpions.stings")
        _check_values(data["supplies"]["values"], "supplies.values")
        _check_values(data["guards"]["small"]["values"] + data["guards"]["large"]["values"], "guards")
        self.tokens: list[str] = []
        self.copies: list[int] = []
        self.points = vec[i64]()
        self.stack = vec[i64]()  # which stack a token belongs to
        self.sort = vec[i64]()  # which pub, colour, good or date it shows
        self.number = vec[i64]()  # what a scorpion or guard shows, what a pub token must be beaten by
        for sort, name in enumerate(PUBS):
            self._add(data["pubs"], PUB, name, sort, "pubs")
        for sort, name in enumerate(COLOURS):
            self._add(data["maps"], MAP, name, sort, "maps")
        self._add(data["chests"], CHEST, "chest", 0, "chests")
        for sting in data["scorpions"]["stings"]:
            self._token(SCORPION, f"scorpion-{sting}", 0, sting, 1, data["scorpions"]["points"])
        self._add(data["guards"]["small"], SMALL, "guard", 0, "guards.small")
        self._add(data["guards"]["large"], LARGE, "guard", 0, "guards.large")
        for sort, name in enumerate(GOODS):
            for value in data["supplies"]["values"]:
                self._token(SUPPLIES, f"{name}-{value}", sort, value, 1, value)
        for sort, name in enumerate(DATES):
            self._token(DATE, f"date-{name}", sort, 0, data["dates"]["copies"], data["dates"][name])
        for stack, name in ((BUNK, "bunk"), (HAMMOCK, "hammock"), (COIL, "coil")):
            self._add(data[f"{name}s"], stack, name, 0, f"{name}s")
        tokens = range(len(self.tokens))
        check_box({name: [self.copies[t] for t in tokens if self.stack[t] == k] for k, name in enumerate(FIGURES_OF)})
        chests = sum(data["chests"]["copies"])
        if chests != len(data["scorpions"]["stings"]):
            raise BadComponents("scorpions.stings", RumMessage("why-scorpions", chests=chests))
        if data["scorpions"]["points"] > 0:
            raise BadComponents("scorpions.points", RumMessage("why-scorpion-points"))
        if max(data["pubs"]["values"]) >= SIDES:
            raise BadComponents("pubs.values", RumMessage("why-pubs", most=SIDES - 1))
        self.first = tuple([min([t for t in tokens if self.stack[t] == k]) for k in range(STACKS)])  # of each stack
        self.first_good: i64 = self.first[SUPPLIES]
        self.goods = len([t for t in tokens if self.stack[t] == SUPPLIES])
        self.first_date: i64 = self.first[DATE]
        self.whole = tuple(
            [
                tuple([t for t in range(len(self.tokens)) if self.stack[t] == k for _ in range(self.copies[t])])
                for k in range(STACKS)
            ]
        )
        with_coin: list[int] = data["guards"]["coin"]["with"]
        self.pays = vec[i64]([int(self.number[t] in with_coin) for t in tokens])  # whether a guard pays a coin
        self.sale: i64 = data["supplies"]["sale"]  # 5.8
        self.open_pubs: i64 = data["pubs"]["open"]
        self.open_maps: i64 = data["maps"]["open"]
        self.each: i64 = data["pirates"]["each"]
        self.hiring: i64 = self.each - data["pirates"]["start"]
        self.coins: i64 = data["coins"]["start"]
        self.barrels: i64 = data["barrels"]["count"]
        self.barrels_taken: i64 = data["barrels"]["taken"]
        self.rerolls: i64 = data["barrels"]["rerolls"]
        if self.hiring < 0:
            raise BadComponents("pirates.start", RumMessage("why-pirates", each=self.each))
        for where, stack, wanted in (("pubs.open", PUB, self.open_pubs), ("maps.open", MAP, self.open_maps)):
            if len(self.whole[stack]) < wanted:
                raise BadComponents(where, RumMessage("why-too-few-tokens", number=len(self.whole[stack])))
        guards = [self.number[token] for token in range(len(self.tokens)) if self.stack[token] in (SMALL, LARGE)]
        for number in with_coin:
            if number not in guards:
                raise BadComponents("guards.coin.with", RumMessage("why-no-guard", number=number))
        for where, stack in (("bunks", BUNK), ("hammocks", HAMMOCK), ("coils", COIL)):
            if len(self.whole[stack]) < ROUNDS:
                raise BadComponents(where, RumMessage("why-bunks", rounds=ROUNDS))
        self._fields(data["tiles"])

    def _token(self, stack: int, name: str, sort: int, number: int, copies: int, points: int) -> None:
        self.tokens.append(name)
        self.copies.append(copies)
        self.stack = append(self.stack, stack)
        self.sort = append(self.sort, sort)
        self.number = append(self.number, number)
        self.points = append(self.points, points)

    def _add(self, kind: Mapping[str, Any], stack: int, name: str, sort: int, where: str) -> None:
        if len(kind["values"]) != len(kind["copies"]):
            raise BadComponents(where, RumMessage("why-copies"))
        _check_values(kind["values"], f"{where}.values")
        for i, value in enumerate(kind["values"]):
            self._token(stack, f"{name}-{value}", sort, value, kind["copies"][i], value)

    def _fields(self, data: Mapping[str, Any]) -> None:
        """1.1 The 36 fields of the nine tiles."""
        self.tiles: tuple[Tile, ...] = tuple([read_tile(number, data[str(number + 1)]) for number in range(TILES)])
        self.fields: list[str] = []
        kinds: list[int] = []
        field_sort: list[int] = []
        date_here: list[int] = []
        for number, tile in enumerate(self.tiles):
            for name in tile.fields:
                word, _, sort = name.partition("-")
                sorts = PUBS if word == "pub" else COLOURS if word == "map" else ("",)
                if word not in FIELD_KINDS or sort not in sorts:
                    why = RumMessage("why-no-field", name=name)
                    raise BadComponents(f"tiles.{number + 1}.fields", why)
                kinds.append(FIELD_KINDS.index(word))
                field_sort.append(sorts.index(sort))
                date = name if word == "map" else word
                date_here.append(DATES.index(date) if date in DATES else -1)
                lone = word in ("headquarters", "pub")
                self.fields.append(name if lone else f"{FIELD_IDS.get(word, name)}-{number + 1}")
        if len(set(self.fields)) != len(self.fields) or kinds.count(HEADQUARTERS) != 1:
            raise BadComponents("tiles", RumMessage("why-fields"))
        self.kind = vec[i64](kinds)  # of each field
        self.field_sort = vec[i64](field_sort)  # which pub or which colour of map
        self.date_here = vec[i64](date_here)  # which date is kept at each field, -1 for none
        self.headquarters = kinds.index(HEADQUARTERS)
        coin_field: list[int] = []
        for tile_number in range(TILES):
            first = tile_number * CORNERS
            if COIN_FIELD not in kinds[first : first + CORNERS]:
                raise BadComponents(f"tiles.{tile_number + 1}", RumMessage("why-coin-field"))
            coin_field.append(kinds.index(COIN_FIELD, first))
        self.coin_field = vec[i64](coin_field)  # of each tile
        self.ground = Ground(self.tiles)
        self.alleys = alley_ids(self.tiles)
        if len(self.alleys) != ALLEYS:
            raise BadComponents("tiles", RumMessage("why-alleys", number=INNER))


def _check_one(data: Mapping[str, Any], path: Sequence[str]) -> None:
    found: Any = data
    for name in path:
        found = found[name]
    if 0 in (found if isinstance(found, list) else [found]):
        raise BadComponents(".".join(path), RumMessage("why-at-least-one"))


def _check_values(values: Sequence[int], where: str) -> None:
    if not values or len(set(values)) != len(values):
        raise BadComponents(where, RumMessage("why-values"))


def names_of(f: Components, seats: int) -> dict[str, tuple[str, ...]]:
    """The ids of everything that can be named in a move, a view or a log line."""
    return {
        "token": tuple(f.tokens),
        "field": tuple(f.fields),
        "alley": tuple(f.alleys),
        "laid": tuple([laid_text(code) for code in range(TILES * 4)]),
        "pub": tuple([f"pub-{name}" for name in PUBS]),
        "colour": tuple([f"map-{name}" for name in COLOURS]),
        "date": DATES,
        "watch": ("guards-small", "guards-large"),
        "side": MAST_SIDES,
        "starter": tuple([f"seat-{seat}" for seat in range(seats)]),
        "crew": crew_ids(seats),
    }


def crew_ids(seats: int) -> tuple[str, ...]:
    """Who can be aboard: every seat, and with two players (9.1) the imaginary crew."""
    return tuple([*[f"seat-{seat}" for seat in range(seats)], *(["imaginary"] if seats == IMAGINARY else [])])


def laid_text(code: int) -> str:
    """A tile as it lies: ``8r1`` is tile 8, turned clockwise once; ``8`` is not turned."""
    tile, turn = divmod(code, 4)
    return f"{tile + 1}r{turn}" if turn else f"{tile + 1}"
