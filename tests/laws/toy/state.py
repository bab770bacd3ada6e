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
class ToyOffsets:
    """Where each field begins in the cells of a state. For piles, ``_room`` is how many pieces can lie in
    one, and ``_step`` how far it is to the next."""

    __slots__ = (
        "arrangement",
        "blank",
        "buried",
        "buried_by",
        "buried_by_room",
        "buried_room",
        "buried_step",
        "coins",
        "deck",
        "deck_room",
        "end",
        "gone",
        "gone_room",
        "hands",
        "hands_room",
        "hands_step",
        "holds",
        "holds_room",
        "holds_step",
        "laid",
        "laid_room",
        "laid_step",
        "seats",
        "shown",
        "shown_room",
        "shown_step",
        "steps",
    )

    def __init__(self, arrangement: c.Arrangement, steps: Steps[Any]) -> None:
        self.arrangement = arrangement
        self.steps = steps.table
        self.blank = arrangement.cells()
        self.end: i64 = len(arrangement.blank)
        starts, rooms = arrangement.starts, arrangement.rooms
        self.coins: i64 = starts["coins"]
        self.hands: i64 = starts["hands"]
        self.hands_room: i64 = rooms["hands"]
        self.hands_step: i64 = self.hands_room + 1
        self.laid: i64 = starts["laid"]
        self.laid_room: i64 = rooms["laid"]
        self.laid_step: i64 = self.laid_room + 1
        self.shown: i64 = starts["shown"]
        self.shown_room: i64 = rooms["shown"]
        self.shown_step: i64 = self.shown_room + 1
        self.holds: i64 = starts["holds"]
        self.holds_room: i64 = rooms["holds"]
        self.holds_step: i64 = self.holds_room + 1
        self.gone: i64 = starts["gone"]
        self.gone_room: i64 = rooms["gone"]
        self.buried: i64 = starts["buried"]
        self.buried_room: i64 = rooms["buried"]
        self.buried_step: i64 = self.buried_room + 1
        self.buried_by: i64 = starts["buried_by"]
        self.buried_by_room: i64 = rooms["buried_by"]
        self.deck: i64 = starts["deck"]
        self.deck_room: i64 = rooms["deck"]
        self.seats: i64 = arrangement.sizes["seat"]


@final
class ToyState(State):
    """The truth of one moment. What there is several of lies in the cells; its property is for code that is
    in no hurry: it gives a copy, and takes a whole field."""

    __slots__ = (
        "at",
        "round",
        "starter",
    )

    def __init__(
        self,
        at: ToyOffsets,
        steps: vec[Frame[Any]],
        cells: vec[i64],
        bottom: i64,
        depth: i64,
        round: i64,
        starter: i64,
    ) -> None:
        self.at = at
        self.steps = steps
        self.cells = cells
        self.bottom = bottom
        self.depth = depth
        self.round: i64 = round
        self.starter: i64 = starter

    def fields(self) -> tuple[str, ...]:
        return (
            "pending",
            "round",
            "starter",
            "coins",
            "hands",
            "laid",
            "shown",
            "holds",
            "gone",
            "buried",
            "buried_by",
            "deck",
        )

    def room(self, field: str) -> int:
        return self.at.arrangement.rooms[field]

    def singles(self, out: vec[i64]) -> None:
        out[0] = self.round
        out[1] = self.starter

    def copy(self) -> ToyState:
        return ToyState(
            self.at, self.steps, self.cells[:], self.bottom, self.depth, self.round, self.starter
        )

    @property
    def coins(self) -> tuple[int, ...]:
        return c.numbers(self.cells, self.at.coins, self.at.seats)

    @coins.setter
    def coins(self, values: tuple[int, ...]) -> None:
        c.set_numbers(self.cells, self.at.coins, self.at.seats, values)

    @property
    def hands(self) -> tuple[tuple[int, ...], ...]:
        return c.all_heaps(self.cells, self.at.hands, self.at.seats, self.at.hands_room)

    @hands.setter
    def hands(self, values: tuple[tuple[int, ...], ...]) -> None:
        c.set_all(self.cells, self.at.hands, self.at.seats, self.at.hands_room, values)

    @property
    def laid(self) -> tuple[tuple[int, ...], ...]:
        return c.all_pieces(self.cells, self.at.laid, self.at.seats, self.at.laid_room)

    @laid.setter
    def laid(self, values: tuple[tuple[int, ...], ...]) -> None:
        c.set_all(self.cells, self.at.laid, self.at.seats, self.at.laid_room, values)

    @property
    def shown(self) -> tuple[tuple[int, ...], ...]:
        return c.all_pieces(self.cells, self.at.shown, self.at.seats, self.at.shown_room)

    @shown.setter
    def shown(self, values: tuple[tuple[int, ...], ...]) -> None:
        c.set_all(self.cells, self.at.shown, self.at.seats, self.at.shown_room, values)

    @property
    def holds(self) -> tuple[tuple[int, ...], ...]:
        return c.all_pieces(self.cells, self.at.holds, self.at.seats, self.at.holds_room)

    @holds.setter
    def holds(self, values: tuple[tuple[int, ...], ...]) -> None:
        c.set_all(self.cells, self.at.holds, self.at.seats, self.at.holds_room, values)

    @property
    def gone(self) -> tuple[int, ...]:
        return c.pieces(self.cells, self.at.gone)

    @gone.setter
    def gone(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.gone, self.at.gone_room, values)

    @property
    def buried(self) -> tuple[tuple[int, ...], ...]:
        return c.all_pieces(self.cells, self.at.buried, self.at.seats, self.at.buried_room)

    @buried.setter
    def buried(self, values: tuple[tuple[int, ...], ...]) -> None:
        c.set_all(self.cells, self.at.buried, self.at.seats, self.at.buried_room, values)

    @property
    def buried_by(self) -> tuple[int, ...]:
        return c.pieces(self.cells, self.at.buried_by)

    @buried_by.setter
    def buried_by(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.buried_by, self.at.buried_by_room, values)

    @property
    def deck(self) -> tuple[int, ...]:
        return c.heap_of(self.cells, self.at.deck)

    @deck.setter
    def deck(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.deck, self.at.deck_room, values)


copies_for_interpreter(ToyState)


def empty(at: ToyOffsets, pending: Sequence[Frame[Any]]) -> ToyState:
    """A state in which nothing is laid out yet."""
    s = ToyState(
        at,
        at.steps,
        at.blank[:],
        at.end,
        at.end,
        0,
        0,
    )
    s.pending = list(pending)
    return s


def built(
    at: ToyOffsets,
    pending: Sequence[Frame[Any]],
    data: dict[str, Any],
    numbers: Numbers,
) -> ToyState:
    """The state of what everybody knows. The rest is empty, and what follows is not worked out yet."""
    card_number = numbers["card"]
    s = empty(at, pending)
    s.round = data["round"] - 1
    s.starter = data["starter"]
    coins: list[int] = data["coins"]
    s.coins = tuple(coins)
    shown: list[list[str]] = data["shown"]
    s.shown = tuple([tuple([card_number[y] for y in x]) for x in shown])
    holds: list[list[str]] = data["holds"]
    s.holds = tuple([tuple([card_number[y] for y in x]) for x in holds])
    gone: list[str] = data["gone"]
    s.gone = tuple([card_number[x] for x in gone])
    buried_by: list[int] = data["buried-by"]
    s.buried_by = tuple(buried_by)
    hands: list[list[str]] = data["hands"]
    s.hands = tuple([tuple([card_number[y] for y in x]) for x in hands])
    laid: list[list[str]] = data["laid"]
    s.laid = tuple([tuple([card_number[y] for y in x]) for x in laid])
    buried: list[list[str]] = data["buried"]
    s.buried = tuple([tuple([card_number[y] for y in x]) for x in buried])
    return s


def written(
    s: ToyState,
    names: Names,
) -> dict[str, Any]:
    """The fields of a position: the whole truth."""
    card_id = names["card"]
    return {
        "round": s.round + 1,
        "starter": s.starter,
        "coins": c.row(s.cells, s.at.coins, s.at.seats),
        "hands": c.all_heap_ids(s.cells, s.at.hands, s.at.seats, s.at.hands_room, card_id),
        "laid": c.all_ids(s.cells, s.at.laid, s.at.seats, s.at.laid_room, card_id),
        "shown": c.all_ids(s.cells, s.at.shown, s.at.seats, s.at.shown_room, card_id),
        "holds": c.all_ids(s.cells, s.at.holds, s.at.seats, s.at.holds_room, card_id),
        "gone": c.ids(s.cells, s.at.gone, card_id),
        "buried": c.all_ids(s.cells, s.at.buried, s.at.seats, s.at.buried_room, card_id),
        "buried-by": c.pile_values(s.cells, s.at.buried_by),
        "deck": c.heap_ids(s.cells, s.at.deck, card_id),
    }


def public(
    s: ToyState,
    names: Names,
    *,
    bank: int,
) -> dict[str, Any]:
    """What everybody sees."""
    card_id = names["card"]
    return {
        "round": s.round + 1,
        "starter": s.starter,
        "coins": c.row(s.cells, s.at.coins, s.at.seats),
        "bank": bank,
        "hands": c.sizes(s.cells, s.at.hands, s.at.seats, s.at.hands_room),
        "laid": c.sizes(s.cells, s.at.laid, s.at.seats, s.at.laid_room),
        "shown": c.all_ids(s.cells, s.at.shown, s.at.seats, s.at.shown_room, card_id),
        "holds": c.all_ids(s.cells, s.at.holds, s.at.seats, s.at.holds_room, card_id),
        "gone": c.ids(s.cells, s.at.gone, card_id),
        "deck": s.cells[s.at.deck],
        "buried-by": c.pile_values(s.cells, s.at.buried_by),
    }


def private(
    s: ToyState,
    seat: int,
    names: Names,
) -> dict[str, Any]:
    """What a seat sees of its own."""
    card_id = names["card"]
    return {
        "hand": c.heap_ids(s.cells, s.at.hands + seat * s.at.hands_step, card_id),
        "laid": c.ids(s.cells, s.at.laid + seat * s.at.laid_step, card_id),
    }


def known(
    s: ToyState,
    seat: int | None,
    names: Names,
) -> dict[str, Any]:
    """What a seat knows; without a seat, what everybody knows."""
    card_id = names["card"]
    hidden = [[0] * 3 for _ in range(s.at.seats)]
    for other, counts in enumerate(hidden):
        if other != seat:
            counts[0] = s.cells[s.at.hands + other * s.at.hands_step]
            counts[1] = s.cells[s.at.laid + other * s.at.laid_step]
            counts[2] = s.cells[s.at.buried + other * s.at.buried_step]
    unplaced = [0] * len(card_id)  # by kind
    c.tally(s.cells, s.at.deck, unplaced)
    for other in range(s.at.seats):
        if other != seat:
            c.tally(s.cells, s.at.hands + other * s.at.hands_step, unplaced)
            c.tally(s.cells, s.at.laid + other * s.at.laid_step, unplaced)
            c.tally(s.cells, s.at.buried + other * s.at.buried_step, unplaced)
    return {
        "round": s.round + 1,
        "starter": s.starter,
        "coins": c.row(s.cells, s.at.coins, s.at.seats),
        "shown": c.all_ids(s.cells, s.at.shown, s.at.seats, s.at.shown_room, card_id),
        "holds": c.all_ids(s.cells, s.at.holds, s.at.seats, s.at.holds_room, card_id),
        "gone": c.ids(s.cells, s.at.gone, card_id),
        "buried-by": c.pile_values(s.cells, s.at.buried_by),
        "hands": [
            []
            if other != seat
            else c.heap_ids(s.cells, s.at.hands + other * s.at.hands_step, card_id)
            for other in range(s.at.seats)
        ],
        "laid": [
            []
            if other != seat
            else c.ids(s.cells, s.at.laid + other * s.at.laid_step, card_id)
            for other in range(s.at.seats)
        ],
        "buried": [
            []
            if other != seat
            else c.ids(s.cells, s.at.buried + other * s.at.buried_step, card_id)
            for other in range(s.at.seats)
        ],
        "hidden": hidden,
        "unplaced": c.tallied_ids(unplaced, card_id),
    }
