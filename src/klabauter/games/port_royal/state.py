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
class PortOffsets:
    """Where each field begins in the cells of a state. For piles, ``_room`` is how many pieces can lie in
    one, and ``_step`` how far it is to the next."""

    __slots__ = (
        "arrangement",
        "blank",
        "discard",
        "discard_room",
        "end",
        "harbour",
        "harbour_room",
        "influence",
        "older",
        "older_coins",
        "older_coins_room",
        "older_room",
        "patrons",
        "people",
        "people_room",
        "purse",
        "sabres",
        "seats",
        "ships",
        "ships_room",
        "steps",
        "unseen",
        "unseen_room",
    )

    def __init__(self, arrangement: c.Arrangement, steps: Steps[Any]) -> None:
        self.arrangement = arrangement
        self.steps = steps.table
        self.blank = arrangement.cells()
        self.end: i64 = len(arrangement.blank)
        starts, rooms = arrangement.starts, arrangement.rooms
        self.harbour: i64 = starts["harbour"]
        self.harbour_room: i64 = rooms["harbour"]
        self.discard: i64 = starts["discard"]
        self.discard_room: i64 = rooms["discard"]
        self.unseen: i64 = starts["unseen"]
        self.unseen_room: i64 = rooms["unseen"]
        self.purse: i64 = starts["purse"]
        self.people: i64 = starts["people"]
        self.people_room: i64 = rooms["people"]
        self.ships: i64 = starts["ships"]
        self.ships_room: i64 = rooms["ships"]
        self.older: i64 = starts["older"]
        self.older_room: i64 = rooms["older"]
        self.older_coins: i64 = starts["older_coins"]
        self.older_coins_room: i64 = rooms["older_coins"]
        self.influence: i64 = starts["influence"]
        self.sabres: i64 = starts["sabres"]
        self.patrons: i64 = starts["patrons"]
        self.seats: i64 = arrangement.sizes["seat"]


@final
class PortState(State):
    """The truth of one moment. What there is several of lies in the cells; its property is for code that is
    in no hurry: it gives a copy, and takes a whole field."""

    __slots__ = (
        "active",
        "at",
        "colours",
        "deck",
        "discovered",
        "dry",
        "idle",
        "picks",
        "shown",
        "spent",
        "starter",
        "taken",
        "turn",
    )

    def __init__(
        self,
        at: PortOffsets,
        steps: vec[Frame[Any]],
        cells: vec[i64],
        bottom: i64,
        depth: i64,
        starter: i64,
        turn: i64,
        picks: i64,
        taken: i64,
        idle: i64,
        dry: i64,
        discovered: i64,
        shown: i64,
        spent: i64,
        active: i64,
        colours: i64,
        deck: i64,
    ) -> None:
        self.at = at
        self.steps = steps
        self.cells = cells
        self.bottom = bottom
        self.depth = depth
        self.starter: i64 = starter
        self.turn: i64 = turn
        self.picks: i64 = picks
        self.taken: i64 = taken
        self.idle: i64 = idle
        self.dry: i64 = dry
        self.discovered: i64 = discovered
        self.shown: i64 = shown
        self.spent: i64 = spent
        self.active: i64 = active
        self.colours: i64 = colours
        self.deck: i64 = deck

    def fields(self) -> tuple[str, ...]:
        return (
            "pending",
            "starter",
            "turn",
            "picks",
            "taken",
            "idle",
            "dry",
            "discovered",
            "shown",
            "spent",
            "harbour",
            "discard",
            "unseen",
            "purse",
            "people",
            "ships",
            "older",
            "older_coins",
            "active",
            "colours",
            "deck",
            "influence",
            "sabres",
            "patrons",
        )

    def room(self, field: str) -> int:
        return self.at.arrangement.rooms[field]

    def singles(self, out: vec[i64]) -> None:
        out[0] = self.starter
        out[1] = self.turn
        out[2] = self.picks
        out[3] = self.taken
        out[4] = self.idle
        out[5] = self.dry
        out[6] = self.discovered
        out[7] = self.shown
        out[8] = self.spent
        out[9] = self.active
        out[10] = self.colours
        out[11] = self.deck

    def copy(self) -> PortState:
        return PortState(
            self.at, self.steps, self.cells[:], self.bottom, self.depth, self.starter, self.turn, self.picks,
            self.taken, self.idle, self.dry, self.discovered, self.shown, self.spent, self.active, self.colours,
            self.deck
        )

    @property
    def harbour(self) -> tuple[int, ...]:
        return c.pieces(self.cells, self.at.harbour)

    @harbour.setter
    def harbour(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.harbour, self.at.harbour_room, values)

    @property
    def discard(self) -> tuple[int, ...]:
        return c.pieces(self.cells, self.at.discard)

    @discard.setter
    def discard(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.discard, self.at.discard_room, values)

    @property
    def unseen(self) -> tuple[int, ...]:
        return c.heap_of(self.cells, self.at.unseen)

    @unseen.setter
    def unseen(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.unseen, self.at.unseen_room, values)

    @property
    def purse(self) -> tuple[int, ...]:
        return c.numbers(self.cells, self.at.purse, self.at.seats)

    @purse.setter
    def purse(self, values: tuple[int, ...]) -> None:
        c.set_numbers(self.cells, self.at.purse, self.at.seats, values)

    @property
    def people(self) -> tuple[tuple[int, ...], ...]:
        return c.all_shared(self.cells, self.at.people, self.at.seats)

    @people.setter
    def people(self, values: tuple[tuple[int, ...], ...]) -> None:
        c.set_shared(self.cells, self.at.people, self.at.seats, self.at.people_room, values)

    @property
    def ships(self) -> tuple[tuple[int, ...], ...]:
        return c.all_shared(self.cells, self.at.ships, self.at.seats)

    @ships.setter
    def ships(self, values: tuple[tuple[int, ...], ...]) -> None:
        c.set_shared(self.cells, self.at.ships, self.at.seats, self.at.ships_room, values)

    @property
    def older(self) -> tuple[int, ...]:
        return c.pieces(self.cells, self.at.older)

    @older.setter
    def older(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.older, self.at.older_room, values)

    @property
    def older_coins(self) -> tuple[int, ...]:
        return c.heap_of(self.cells, self.at.older_coins)

    @older_coins.setter
    def older_coins(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.older_coins, self.at.older_coins_room, values)

    @property
    def influence(self) -> tuple[int, ...]:
        return c.numbers(self.cells, self.at.influence, self.at.seats)

    @influence.setter
    def influence(self, values: tuple[int, ...]) -> None:
        c.set_numbers(self.cells, self.at.influence, self.at.seats, values)

    @property
    def sabres(self) -> tuple[int, ...]:
        return c.numbers(self.cells, self.at.sabres, self.at.seats)

    @sabres.setter
    def sabres(self, values: tuple[int, ...]) -> None:
        c.set_numbers(self.cells, self.at.sabres, self.at.seats, values)

    @property
    def patrons(self) -> tuple[int, ...]:
        return c.numbers(self.cells, self.at.patrons, self.at.seats)

    @patrons.setter
    def patrons(self, values: tuple[int, ...]) -> None:
        c.set_numbers(self.cells, self.at.patrons, self.at.seats, values)


copies_for_interpreter(PortState)


def empty(at: PortOffsets, pending: Sequence[Frame[Any]]) -> PortState:
    """A state in which nothing is laid out yet."""
    s = PortState(
        at,
        at.steps,
        at.blank[:],
        at.end,
        at.end,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        -1,
        0,
        0,
        0,
        0,
    )
    s.pending = list(pending)
    return s


def built(
    at: PortOffsets,
    pending: Sequence[Frame[Any]],
    data: dict[str, Any],
    numbers: Numbers,
) -> PortState:
    """The state of what everybody knows. The rest is empty, and what follows is not worked out yet."""
    card_number = numbers["card"]
    s = empty(at, pending)
    s.starter = data["starter"]
    s.turn = data["turn"]
    s.picks = data["picks"]
    s.taken = data["taken"]
    s.idle = data["idle"]
    s.dry = data["dry"]
    s.discovered = data["discovered"]
    s.shown = -1 if data["shown"] is None else card_number[data["shown"]]
    s.spent = data["spent"]
    harbour: list[str] = data["harbour"]
    s.harbour = tuple([card_number[x] for x in harbour])
    discard: list[str] = data["discard"]
    s.discard = tuple([card_number[x] for x in discard])
    unseen: list[str] = data["unseen"]
    s.unseen = tuple([card_number[x] for x in unseen])
    purse: list[int] = data["purses"]
    s.purse = tuple(purse)
    people: list[list[str]] = data["persons"]
    s.people = tuple([tuple([card_number[y] for y in x]) for x in people])
    ships: list[list[str]] = data["ships"]
    s.ships = tuple([tuple([card_number[y] for y in x]) for x in ships])
    return s


def written(
    s: PortState,
    names: Names,
    *,
    batches: list[dict[str, Any]],
) -> dict[str, Any]:
    """The fields of a position: the whole truth."""
    card_id = names["card"]
    return {
        "starter": s.starter,
        "turn": s.turn,
        "picks": s.picks,
        "taken": s.taken,
        "idle": s.idle,
        "dry": s.dry,
        "discovered": s.discovered,
        "shown": None if s.shown == -1 else card_id[s.shown],
        "spent": s.spent,
        "harbour": c.ids(s.cells, s.at.harbour, card_id),
        "discard": c.ids(s.cells, s.at.discard, card_id),
        "unseen": c.heap_ids(s.cells, s.at.unseen, card_id),
        "purses": c.row(s.cells, s.at.purse, s.at.seats),
        "batches": batches,
        "persons": c.all_ids_of(s.cells, s.at.people, s.at.seats, card_id),
        "ships": c.all_ids_of(s.cells, s.at.ships, s.at.seats, card_id),
    }


def public(
    s: PortState,
    names: Names,
    *,
    round: int,
    last_round: bool,
    goal: int,
    top: str | None,
    shown: dict[str, Any] | None,
    harbour: list[dict[str, Any]],
) -> dict[str, Any]:
    """What everybody sees."""
    card_id = names["card"]
    return {
        "round": round,
        "starter": s.starter,
        "active": s.active,
        "last-round": last_round,
        "goal": goal,
        "pile": s.deck,
        "discard": s.cells[s.at.discard],
        "top": top,
        "shown": shown,
        "harbour": harbour,
        "picks": s.picks,
        "players": [
            {
                "coins": s.cells[s.at.purse + seat],
                "influence": s.cells[s.at.influence + seat],
                "sabres": s.cells[s.at.sabres + seat],
                "persons": c.ids_of(s.cells, s.at.people, seat, card_id),
                "ships": c.ids_of(s.cells, s.at.ships, seat, card_id),
            }
            for seat in range(s.at.seats)
        ],
    }
