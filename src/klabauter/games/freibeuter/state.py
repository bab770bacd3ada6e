"""States and their plain data. Written by tools/declared.py from declaration.py; do not edit."""

# fmt: off

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

from klabauter.kernel import cells as c
from klabauter.kernel.compat import copies_for_interpreter, i64, vec
from klabauter.kernel.frame import Frame, State
from klabauter.kernel.move import Names, Numbers
from klabauter.kernel.steps import Steps


@final
class FreibeuterOffsets:
    """Where each field begins in the cells of a state. For piles, ``_room`` is how many pieces can lie in
    one, and ``_step`` how far it is to the next."""

    __slots__ = (
        "arrangement",
        "aside",
        "aside_room",
        "blank",
        "boarders",
        "boats",
        "chests",
        "debts",
        "discards",
        "discards_room",
        "dutchman_pile",
        "dutchman_pile_room",
        "encircled",
        "encircled_room",
        "end",
        "escaped",
        "escaped_room",
        "free",
        "free_room",
        "hands",
        "hands_room",
        "hands_step",
        "need",
        "prizes",
        "prizes_room",
        "prizes_step",
        "sea",
        "sea_pile",
        "sea_pile_room",
        "sea_room",
        "sea_step",
        "seats",
        "steps",
        "tiles",
        "unlaid",
        "unlaid_room",
    )

    def __init__(self, arrangement: c.Arrangement, steps: Steps[Any]) -> None:
        self.arrangement = arrangement
        self.steps = steps.table
        self.blank = arrangement.cells()
        self.end: i64 = len(arrangement.blank)
        starts, rooms = arrangement.starts, arrangement.rooms
        self.sea: i64 = starts["sea"]
        self.sea_room: i64 = rooms["sea"]
        self.sea_step: i64 = self.sea_room + 1
        self.tiles: i64 = starts["tiles"]
        self.boarders: i64 = starts["boarders"]
        self.prizes: i64 = starts["prizes"]
        self.prizes_room: i64 = rooms["prizes"]
        self.prizes_step: i64 = self.prizes_room + 1
        self.escaped: i64 = starts["escaped"]
        self.escaped_room: i64 = rooms["escaped"]
        self.aside: i64 = starts["aside"]
        self.aside_room: i64 = rooms["aside"]
        self.unlaid: i64 = starts["unlaid"]
        self.unlaid_room: i64 = rooms["unlaid"]
        self.chests: i64 = starts["chests"]
        self.debts: i64 = starts["debts"]
        self.discards: i64 = starts["discards"]
        self.discards_room: i64 = rooms["discards"]
        self.hands: i64 = starts["hands"]
        self.hands_room: i64 = rooms["hands"]
        self.hands_step: i64 = self.hands_room + 1
        self.sea_pile: i64 = starts["sea_pile"]
        self.sea_pile_room: i64 = rooms["sea_pile"]
        self.dutchman_pile: i64 = starts["dutchman_pile"]
        self.dutchman_pile_room: i64 = rooms["dutchman_pile"]
        self.need: i64 = starts["need"]
        self.free: i64 = starts["free"]
        self.free_room: i64 = rooms["free"]
        self.encircled: i64 = starts["encircled"]
        self.encircled_room: i64 = rooms["encircled"]
        self.boats: i64 = starts["boats"]
        self.seats: i64 = arrangement.sizes["seat"]


@final
class FreibeuterState(State):
    """The truth of one moment. What there is several of lies in the cells; its property is for code that is
    in no hurry: it gives a copy, and takes a whole field."""

    __slots__ = (
        "at",
        "closing",
        "dutchman",
    )

    def __init__(
        self,
        at: FreibeuterOffsets,
        steps: vec[Frame[Any]],
        cells: vec[i64],
        bottom: i64,
        depth: i64,
        dutchman: i64,
        closing: i64,
    ) -> None:
        self.at = at
        self.steps = steps
        self.cells = cells
        self.bottom = bottom
        self.depth = depth
        self.dutchman: i64 = dutchman
        self.closing: i64 = closing

    def fields(self) -> tuple[str, ...]:
        return (
            "pending",
            "sea",
            "dutchman",
            "tiles",
            "boarders",
            "prizes",
            "escaped",
            "aside",
            "unlaid",
            "chests",
            "debts",
            "discards",
            "hands",
            "sea_pile",
            "dutchman_pile",
            "need",
            "closing",
            "free",
            "encircled",
            "boats",
        )

    def room(self, field: str) -> int:
        return self.at.arrangement.rooms[field]

    def singles(self, out: vec[i64]) -> None:
        out[0] = self.dutchman
        out[1] = self.closing

    def copy(self) -> FreibeuterState:
        return FreibeuterState(
            self.at, self.steps, self.cells[:], self.bottom, self.depth, self.dutchman, self.closing
        )

    @property
    def sea(self) -> tuple[tuple[int, ...], ...]:
        return c.all_pieces(self.cells, self.at.sea, 49, self.at.sea_room)

    @sea.setter
    def sea(self, values: tuple[tuple[int, ...], ...]) -> None:
        c.set_all(self.cells, self.at.sea, 49, self.at.sea_room, values)

    @property
    def tiles(self) -> tuple[int, ...]:
        return c.numbers(self.cells, self.at.tiles, 36)

    @tiles.setter
    def tiles(self, values: tuple[int, ...]) -> None:
        c.set_numbers(self.cells, self.at.tiles, 36, values)

    @property
    def boarders(self) -> tuple[int, ...]:
        return c.numbers(self.cells, self.at.boarders, 36)

    @boarders.setter
    def boarders(self, values: tuple[int, ...]) -> None:
        c.set_numbers(self.cells, self.at.boarders, 36, values)

    @property
    def prizes(self) -> tuple[tuple[int, ...], ...]:
        return c.all_pieces(self.cells, self.at.prizes, self.at.seats, self.at.prizes_room)

    @prizes.setter
    def prizes(self, values: tuple[tuple[int, ...], ...]) -> None:
        c.set_all(self.cells, self.at.prizes, self.at.seats, self.at.prizes_room, values)

    @property
    def escaped(self) -> tuple[int, ...]:
        return c.pieces(self.cells, self.at.escaped)

    @escaped.setter
    def escaped(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.escaped, self.at.escaped_room, values)

    @property
    def aside(self) -> tuple[int, ...]:
        return c.pieces(self.cells, self.at.aside)

    @aside.setter
    def aside(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.aside, self.at.aside_room, values)

    @property
    def unlaid(self) -> tuple[int, ...]:
        return c.heap_of(self.cells, self.at.unlaid)

    @unlaid.setter
    def unlaid(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.unlaid, self.at.unlaid_room, values)

    @property
    def chests(self) -> tuple[int, ...]:
        return c.numbers(self.cells, self.at.chests, self.at.seats)

    @chests.setter
    def chests(self, values: tuple[int, ...]) -> None:
        c.set_numbers(self.cells, self.at.chests, self.at.seats, values)

    @property
    def debts(self) -> tuple[int, ...]:
        return c.numbers(self.cells, self.at.debts, self.at.seats)

    @debts.setter
    def debts(self, values: tuple[int, ...]) -> None:
        c.set_numbers(self.cells, self.at.debts, self.at.seats, values)

    @property
    def discards(self) -> tuple[int, ...]:
        return c.pieces(self.cells, self.at.discards)

    @discards.setter
    def discards(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.discards, self.at.discards_room, values)

    @property
    def hands(self) -> tuple[tuple[int, ...], ...]:
        return c.all_heaps(self.cells, self.at.hands, self.at.seats, self.at.hands_room)

    @hands.setter
    def hands(self, values: tuple[tuple[int, ...], ...]) -> None:
        c.set_all(self.cells, self.at.hands, self.at.seats, self.at.hands_room, values)

    @property
    def sea_pile(self) -> tuple[int, ...]:
        return c.heap_of(self.cells, self.at.sea_pile)

    @sea_pile.setter
    def sea_pile(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.sea_pile, self.at.sea_pile_room, values)

    @property
    def dutchman_pile(self) -> tuple[int, ...]:
        return c.heap_of(self.cells, self.at.dutchman_pile)

    @dutchman_pile.setter
    def dutchman_pile(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.dutchman_pile, self.at.dutchman_pile_room, values)

    @property
    def need(self) -> tuple[int, ...]:
        return c.numbers(self.cells, self.at.need, 36)

    @need.setter
    def need(self, values: tuple[int, ...]) -> None:
        c.set_numbers(self.cells, self.at.need, 36, values)

    @property
    def free(self) -> tuple[int, ...]:
        return c.pieces(self.cells, self.at.free)

    @free.setter
    def free(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.free, self.at.free_room, values)

    @property
    def encircled(self) -> tuple[int, ...]:
        return c.pieces(self.cells, self.at.encircled)

    @encircled.setter
    def encircled(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.encircled, self.at.encircled_room, values)

    @property
    def boats(self) -> tuple[int, ...]:
        return c.numbers(self.cells, self.at.boats, self.at.seats)

    @boats.setter
    def boats(self, values: tuple[int, ...]) -> None:
        c.set_numbers(self.cells, self.at.boats, self.at.seats, values)


copies_for_interpreter(FreibeuterState)


def empty(at: FreibeuterOffsets, pending: Sequence[Frame[Any]]) -> FreibeuterState:
    """A state in which nothing is laid out yet."""
    s = FreibeuterState(
        at,
        at.steps,
        at.blank[:],
        at.end,
        at.end,
        -1,
        0,
    )
    s.pending = list(pending)
    return s


def built(
    at: FreibeuterOffsets,
    pending: Sequence[Frame[Any]],
    data: dict[str, Any],
    numbers: Numbers,
) -> FreibeuterState:
    """The state of what everybody knows. The rest is empty, and what follows is not worked out yet."""
    card_number = numbers["card"]
    crossing_number = numbers["crossing"]
    field_number = numbers["field"]
    tile_number = numbers["tile"]
    s = empty(at, pending)
    sea: dict[str, list[int]] = data["fields"]
    sea_there = list(s.sea)
    for place in sea:
        sea_there[field_number[place]] = tuple(sea[place])
    s.sea = tuple(sea_there)
    s.dutchman = -1 if data["dutchman"] is None else field_number[data["dutchman"]]
    tiles: dict[str, str] = data["tiles"]
    for place in tiles:
        s.cells[s.at.tiles + crossing_number[place]] = tile_number[tiles[place]]
    boarders: dict[str, int] = data["boarded"]
    for place in boarders:
        s.cells[s.at.boarders + crossing_number[place]] = boarders[place]
    prizes: list[list[str]] = data["prizes"]
    s.prizes = tuple([tuple([tile_number[y] for y in x]) for x in prizes])
    escaped: list[str] = data["escaped"]
    s.escaped = tuple([tile_number[x] for x in escaped])
    aside: list[str] = data["aside"]
    s.aside = tuple([tile_number[x] for x in aside])
    unlaid: list[str] = data["unlaid"]
    s.unlaid = tuple([tile_number[x] for x in unlaid])
    chests: list[int] = data["chests"]
    s.chests = tuple(chests)
    debts: list[int] = data["debts"]
    s.debts = tuple(debts)
    discards: list[str] = data["discards"]
    s.discards = tuple([card_number[x] for x in discards])
    return s


def written(
    s: FreibeuterState,
    names: Names,
) -> dict[str, Any]:
    """The fields of a position: the whole truth."""
    card_id = names["card"]
    crossing_id = names["crossing"]
    field_id = names["field"]
    tile_id = names["tile"]
    return {
        "fields": c.piles_by(s.cells, s.at.sea, s.at.sea_room, field_id),
        "dutchman": None if s.dutchman == -1 else field_id[s.dutchman],
        "tiles": c.ids_by(s.cells, s.at.tiles, -1, crossing_id, tile_id),
        "boarded": c.numbers_by(s.cells, s.at.boarders, -1, crossing_id),
        "prizes": c.all_ids(s.cells, s.at.prizes, s.at.seats, s.at.prizes_room, tile_id),
        "escaped": c.ids(s.cells, s.at.escaped, tile_id),
        "aside": c.ids(s.cells, s.at.aside, tile_id),
        "unlaid": c.heap_ids(s.cells, s.at.unlaid, tile_id),
        "chests": c.row(s.cells, s.at.chests, s.at.seats),
        "debts": c.row(s.cells, s.at.debts, s.at.seats),
        "discards": c.ids(s.cells, s.at.discards, card_id),
        "hands": c.all_heap_ids(s.cells, s.at.hands, s.at.seats, s.at.hands_room, card_id),
        "sea-pile": c.heap_ids(s.cells, s.at.sea_pile, card_id),
        "dutchman-pile": c.heap_ids(s.cells, s.at.dutchman_pile, card_id),
    }


def public(
    s: FreibeuterState,
    names: Names,
    *,
    tiles: list[dict[str, Any]],
    players_sea: list[int],
    players_dutchman: list[int],
    piles: dict[str, int],
    discards: dict[str, dict[str, Any]],
) -> dict[str, Any]:
    """What everybody sees."""
    crossing_id = names["crossing"]
    field_id = names["field"]
    tile_id = names["tile"]
    return {
        "fields": c.piles_by(s.cells, s.at.sea, s.at.sea_room, field_id),
        "dutchman": None if s.dutchman == -1 else field_id[s.dutchman],
        "tiles": tiles,
        "encircled": c.ids(s.cells, s.at.encircled, crossing_id),
        "aside": c.ids(s.cells, s.at.aside, tile_id),
        "escaped": s.cells[s.at.escaped],
        "unlaid": s.cells[s.at.unlaid],
        "players": [
            {
                "boats": s.cells[s.at.boats + seat],
                "chests": s.cells[s.at.chests + seat],
                "debt": s.cells[s.at.debts + seat],
                "sea": players_sea[seat],
                "dutchman": players_dutchman[seat],
                "prizes": s.cells[s.at.prizes + seat * s.at.prizes_step],
            }
            for seat in range(s.at.seats)
        ],
        "piles": piles,
        "discards": discards,
    }


def private(
    s: FreibeuterState,
    seat: int,
    names: Names,
) -> dict[str, Any]:
    """What a seat sees of its own."""
    card_id = names["card"]
    tile_id = names["tile"]
    return {
        "hand": c.heap_ids(s.cells, s.at.hands + seat * s.at.hands_step, card_id),
        "prizes": c.ids(s.cells, s.at.prizes + seat * s.at.prizes_step, tile_id),
    }


def known(
    s: FreibeuterState,
    seat: int | None,
    names: Names,
    *,
    hands: list[list[int]],
) -> dict[str, Any]:
    """What a seat knows; without a seat, what everybody knows."""
    card_id = names["card"]
    crossing_id = names["crossing"]
    field_id = names["field"]
    tile_id = names["tile"]
    unseen = [0] * len(card_id)  # by kind
    c.tally(s.cells, s.at.sea_pile, unseen)
    c.tally(s.cells, s.at.dutchman_pile, unseen)
    for other in range(s.at.seats):
        if other != seat:
            c.tally(s.cells, s.at.hands + other * s.at.hands_step, unseen)
    return {
        "fields": c.piles_by(s.cells, s.at.sea, s.at.sea_room, field_id),
        "dutchman": None if s.dutchman == -1 else field_id[s.dutchman],
        "tiles": c.ids_by(s.cells, s.at.tiles, -1, crossing_id, tile_id),
        "boarded": c.numbers_by(s.cells, s.at.boarders, -1, crossing_id),
        "prizes": c.all_ids(s.cells, s.at.prizes, s.at.seats, s.at.prizes_room, tile_id),
        "escaped": c.ids(s.cells, s.at.escaped, tile_id),
        "aside": c.ids(s.cells, s.at.aside, tile_id),
        "unlaid": c.heap_ids(s.cells, s.at.unlaid, tile_id),
        "chests": c.row(s.cells, s.at.chests, s.at.seats),
        "debts": c.row(s.cells, s.at.debts, s.at.seats),
        "discards": c.ids(s.cells, s.at.discards, card_id),
        "hand": [] if seat is None else c.heap_ids(s.cells, s.at.hands + seat * s.at.hands_step, card_id),
        "hands": hands,
        "unseen": c.tallied_ids(unseen, card_id),
    }
