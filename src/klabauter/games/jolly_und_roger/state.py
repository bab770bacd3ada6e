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
class JollyOffsets:
    """Where each field begins in the cells of a state. For piles, ``_room`` is how many pieces can lie in
    one, and ``_step`` how far it is to the next."""

    __slots__ = (
        "arrangement",
        "blank",
        "captain",
        "chests",
        "chests_room",
        "crews",
        "crews_room",
        "end",
        "gold",
        "gone",
        "gone_room",
        "hands",
        "hands_room",
        "hands_step",
        "offer",
        "offer_room",
        "sets",
        "sets_room",
        "sets_step",
        "steps",
        "strength",
        "unseen",
        "unseen_room",
    )

    def __init__(self, arrangement: c.Arrangement, steps: Steps[Any]) -> None:
        self.arrangement = arrangement
        self.steps = steps.table
        self.blank = arrangement.cells()
        self.end: i64 = len(arrangement.blank)
        starts, rooms = arrangement.starts, arrangement.rooms
        self.offer: i64 = starts["offer"]
        self.offer_room: i64 = rooms["offer"]
        self.sets: i64 = starts["sets"]
        self.sets_room: i64 = rooms["sets"]
        self.sets_step: i64 = self.sets_room + 1
        self.hands: i64 = starts["hands"]
        self.hands_room: i64 = rooms["hands"]
        self.hands_step: i64 = self.hands_room + 1
        self.crews: i64 = starts["crews"]
        self.crews_room: i64 = rooms["crews"]
        self.chests: i64 = starts["chests"]
        self.chests_room: i64 = rooms["chests"]
        self.gone: i64 = starts["gone"]
        self.gone_room: i64 = rooms["gone"]
        self.unseen: i64 = starts["unseen"]
        self.unseen_room: i64 = rooms["unseen"]
        self.strength: i64 = starts["strength"]
        self.captain: i64 = starts["captain"]
        self.gold: i64 = starts["gold"]


@final
class JollyState(State):
    """The truth of one moment. What there is several of lies in the cells; its property is for code that is
    in no hurry: it gives a copy, and takes a whole field."""

    __slots__ = (
        "at",
        "turn",
    )

    def __init__(
        self,
        at: JollyOffsets,
        steps: vec[Frame[Any]],
        cells: vec[i64],
        bottom: i64,
        depth: i64,
        turn: i64,
    ) -> None:
        self.at = at
        self.steps = steps
        self.cells = cells
        self.bottom = bottom
        self.depth = depth
        self.turn: i64 = turn

    def fields(self) -> tuple[str, ...]:
        return (
            "pending",
            "turn",
            "offer",
            "sets",
            "hands",
            "crews",
            "chests",
            "gone",
            "unseen",
            "strength",
            "captain",
            "gold",
        )

    def room(self, field: str) -> int:
        return self.at.arrangement.rooms[field]

    def singles(self, out: vec[i64]) -> None:
        out[0] = self.turn

    def copy(self) -> JollyState:
        return JollyState(
            self.at, self.steps, self.cells[:], self.bottom, self.depth, self.turn
        )

    @property
    def offer(self) -> tuple[int, ...]:
        return c.pieces(self.cells, self.at.offer)

    @offer.setter
    def offer(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.offer, self.at.offer_room, values)

    @property
    def sets(self) -> tuple[tuple[int, ...], ...]:
        return c.all_or_none(c.all_heaps(self.cells, self.at.sets, 2, self.at.sets_room))

    @sets.setter
    def sets(self, values: tuple[tuple[int, ...], ...]) -> None:
        c.set_all(self.cells, self.at.sets, 2, self.at.sets_room, values)

    @property
    def hands(self) -> tuple[tuple[int, ...], ...]:
        return c.all_heaps(self.cells, self.at.hands, 2, self.at.hands_room)

    @hands.setter
    def hands(self, values: tuple[tuple[int, ...], ...]) -> None:
        c.set_all(self.cells, self.at.hands, 2, self.at.hands_room, values)

    @property
    def crews(self) -> tuple[tuple[int, ...], ...]:
        return c.all_shared(self.cells, self.at.crews, 8)

    @crews.setter
    def crews(self, values: tuple[tuple[int, ...], ...]) -> None:
        c.set_shared(self.cells, self.at.crews, 8, self.at.crews_room, values)

    @property
    def chests(self) -> tuple[tuple[int, ...], ...]:
        return c.all_shared(self.cells, self.at.chests, 2)

    @chests.setter
    def chests(self, values: tuple[tuple[int, ...], ...]) -> None:
        c.set_shared(self.cells, self.at.chests, 2, self.at.chests_room, values)

    @property
    def gone(self) -> tuple[int, ...]:
        return c.pieces(self.cells, self.at.gone)

    @gone.setter
    def gone(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.gone, self.at.gone_room, values)

    @property
    def unseen(self) -> tuple[int, ...]:
        return c.heap_of(self.cells, self.at.unseen)

    @unseen.setter
    def unseen(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.unseen, self.at.unseen_room, values)

    @property
    def strength(self) -> tuple[int, ...]:
        return c.numbers(self.cells, self.at.strength, 8)

    @strength.setter
    def strength(self, values: tuple[int, ...]) -> None:
        c.set_numbers(self.cells, self.at.strength, 8, values)

    @property
    def captain(self) -> tuple[int, ...]:
        return c.numbers(self.cells, self.at.captain, 4)

    @captain.setter
    def captain(self, values: tuple[int, ...]) -> None:
        c.set_numbers(self.cells, self.at.captain, 4, values)

    @property
    def gold(self) -> tuple[int, ...]:
        return c.numbers(self.cells, self.at.gold, 2)

    @gold.setter
    def gold(self, values: tuple[int, ...]) -> None:
        c.set_numbers(self.cells, self.at.gold, 2, values)


copies_for_interpreter(JollyState)


def empty(at: JollyOffsets, pending: Sequence[Frame[Any]]) -> JollyState:
    """A state in which nothing is laid out yet."""
    s = JollyState(
        at,
        at.steps,
        at.blank[:],
        at.end,
        at.end,
        0,
    )
    s.pending = list(pending)
    return s


def built(
    at: JollyOffsets,
    pending: Sequence[Frame[Any]],
    data: dict[str, Any],
    numbers: Numbers,
) -> JollyState:
    """The state of what everybody knows. The rest is empty, and what follows is not worked out yet."""
    card_number = numbers["card"]
    crewman_number = numbers["crewman"]
    s = empty(at, pending)
    s.turn = data["turn"]
    offer: list[str] = data["offer"]
    s.offer = tuple([card_number[x] for x in offer])
    sets: list[list[str]] = data["sets"]
    s.sets = tuple([tuple([card_number[y] for y in x]) for x in sets])
    hands: list[list[str]] = data["hands"]
    s.hands = tuple([tuple([card_number[y] for y in x]) for x in hands])
    crews: list[list[str]] = data["crews"]
    s.crews = tuple([tuple([crewman_number[y] for y in x]) for x in crews])
    chests: list[list[str]] = data["chests"]
    s.chests = tuple([tuple([card_number[y] for y in x]) for x in chests])
    gone: list[str] = data["gone"]
    s.gone = tuple([card_number[x] for x in gone])
    unseen: list[str] = data["unseen"]
    s.unseen = tuple([card_number[x] for x in unseen])
    return s


def written(
    s: JollyState,
    names: Names,
) -> dict[str, Any]:
    """The fields of a position: the whole truth."""
    card_id = names["card"]
    crewman_id = names["crewman"]
    return {
        "turn": s.turn,
        "offer": c.ids(s.cells, s.at.offer, card_id),
        "sets": [[card_id[y] for y in x] for x in s.sets],
        "hands": c.all_heap_ids(s.cells, s.at.hands, 2, s.at.hands_room, card_id),
        "crews": c.all_ids_of(s.cells, s.at.crews, 8, crewman_id),
        "chests": c.all_ids_of(s.cells, s.at.chests, 2, card_id),
        "gone": c.ids(s.cells, s.at.gone, card_id),
        "unseen": c.heap_ids(s.cells, s.at.unseen, card_id),
    }


def public(
    s: JollyState,
    names: Names,
    *,
    turn: int,
    turns: int,
    deck: int,
    away: int,
    flag: int | None,
    ships: list[dict[str, Any]],
    captains: list[int],
) -> dict[str, Any]:
    """What everybody sees."""
    card_id = names["card"]
    return {
        "turn": turn,
        "turns": turns,
        "deck": deck,
        "away": away,
        "flag": flag,
        "offer": c.ids(s.cells, s.at.offer, card_id),
        "sets": [[card_id[y] for y in x] for x in s.sets],
        "hands": c.all_heap_ids(s.cells, s.at.hands, 2, s.at.hands_room, card_id),
        "ships": ships,
        "chests": [len(x) for x in s.chests],
        "captains": captains,
        "gone": s.cells[s.at.gone],
    }


def private(
    s: JollyState,
    seat: int,
    names: Names,
    *,
    parrots: list[list[str]],
) -> dict[str, Any]:
    """What a seat sees of its own."""
    card_id = names["card"]
    return {
        "parrots": parrots,
        "chest": c.ids_of(s.cells, s.at.chests, seat, card_id),
        "gold": s.cells[s.at.gold + seat],
    }
