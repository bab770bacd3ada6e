"""States and their plain data. Written by tools/declared.py from declaration.py; do not edit."""

# fmt: off

from __future__ import annotations

from typing import Any

from klabauter.games.freibeuter.hands import cards_of
from klabauter.kernel.frame import Frame, State
from klabauter.kernel.move import Names, Numbers


class FreibeuterState(State):
    """Without ``of`` nothing is laid out yet; with it, everything lies as in that state."""

    __slots__ = (
        "aside",
        "boarders",
        "boats",
        "chests",
        "closing",
        "debts",
        "discards",
        "dutchman",
        "dutchman_pile",
        "encircled",
        "escaped",
        "free",
        "hands",
        "need",
        "prizes",
        "sea",
        "sea_pile",
        "tiles",
        "unlaid",
    )

    def __init__(
        self,
        stack: list[Frame[Any]],
        seats: int,
        of: FreibeuterState | None = None,
    ) -> None:
        self.stack = stack
        if of is None:
            self.sea: list[tuple[int, ...]] = [()] * 49
            self.dutchman: int = -1
            self.tiles: list[int] = [-1] * 36
            self.boarders: list[int] = [-1] * 36
            self.prizes: list[tuple[int, ...]] = [()] * seats
            self.escaped: tuple[int, ...] = ()
            self.aside: tuple[int, ...] = ()
            self.unlaid: list[int] = []
            self.chests: list[int] = [0] * seats
            self.debts: list[int] = [0] * seats
            self.discards: list[int] = []
            self.hands: list[int] = [0] * seats
            self.sea_pile: list[int] = []
            self.dutchman_pile: list[int] = []
            self.need: list[int] = [0] * 36
            self.closing: int = 0
            self.free: list[int] = []
            self.encircled: tuple[int, ...] = ()
            self.boats: list[int] = [0] * seats
        else:
            self.sea = of.sea[:]
            self.dutchman = of.dutchman
            self.tiles = of.tiles[:]
            self.boarders = of.boarders[:]
            self.prizes = of.prizes[:]
            self.escaped = of.escaped
            self.aside = of.aside
            self.unlaid = of.unlaid[:]
            self.chests = of.chests[:]
            self.debts = of.debts[:]
            self.discards = of.discards[:]
            self.hands = of.hands[:]
            self.sea_pile = of.sea_pile[:]
            self.dutchman_pile = of.dutchman_pile[:]
            self.need = of.need[:]
            self.closing = of.closing
            self.free = of.free[:]
            self.encircled = of.encircled
            self.boats = of.boats[:]

    def fields(self) -> tuple[str, ...]:
        return (
            "stack",
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

    def copy(self) -> FreibeuterState:
        return FreibeuterState(self.stack[:], 0, self)


def built(
    stack: list[Frame[Any]],
    seats: int,
    data: dict[str, Any],
    numbers: Numbers,
) -> FreibeuterState:
    """The state of what everybody knows. The rest is empty, and what follows is not worked out yet."""
    card_number = numbers["card"]
    crossing_number = numbers["crossing"]
    field_number = numbers["field"]
    tile_number = numbers["tile"]
    s = FreibeuterState(stack, seats)
    sea: dict[str, list[int]] = data["fields"]
    for place in sea:
        s.sea[field_number[place]] = tuple(sea[place])
    s.dutchman = -1 if data["dutchman"] is None else field_number[data["dutchman"]]
    tiles: dict[str, str] = data["tiles"]
    for place in tiles:
        s.tiles[crossing_number[place]] = tile_number[tiles[place]]
    boarders: dict[str, int] = data["boarded"]
    for place in boarders:
        s.boarders[crossing_number[place]] = boarders[place]
    prizes: list[list[str]] = data["prizes"]
    s.prizes = [tuple([tile_number[y] for y in x]) for x in prizes]
    escaped: list[str] = data["escaped"]
    s.escaped = tuple([tile_number[x] for x in escaped])
    aside: list[str] = data["aside"]
    s.aside = tuple([tile_number[x] for x in aside])
    unlaid: list[str] = data["unlaid"]
    s.unlaid = [tile_number[x] for x in unlaid]
    chests: list[int] = data["chests"]
    s.chests = list(chests)
    debts: list[int] = data["debts"]
    s.debts = list(debts)
    discards: list[str] = data["discards"]
    s.discards = [card_number[x] for x in discards]
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
        "fields": {field_id[i]: list(x) for i, x in enumerate(s.sea) if x},
        "dutchman": None if s.dutchman == -1 else field_id[s.dutchman],
        "tiles": {crossing_id[i]: tile_id[x] for i, x in enumerate(s.tiles) if x != -1},
        "boarded": {crossing_id[i]: x for i, x in enumerate(s.boarders) if x != -1},
        "prizes": [[tile_id[y] for y in x] for x in s.prizes],
        "escaped": [tile_id[x] for x in s.escaped],
        "aside": [tile_id[x] for x in s.aside],
        "unlaid": [tile_id[x] for x in s.unlaid],
        "chests": s.chests[:],
        "debts": s.debts[:],
        "discards": [card_id[x] for x in s.discards],
        "hands": [[card_id[y] for y in cards_of(x)] for x in s.hands],
        "sea-pile": [card_id[x] for x in s.sea_pile],
        "dutchman-pile": [card_id[x] for x in s.dutchman_pile],
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
        "fields": {field_id[i]: list(x) for i, x in enumerate(s.sea) if x},
        "dutchman": None if s.dutchman == -1 else field_id[s.dutchman],
        "tiles": tiles,
        "encircled": [crossing_id[x] for x in s.encircled],
        "aside": [tile_id[x] for x in s.aside],
        "escaped": len(s.escaped),
        "unlaid": len(s.unlaid),
        "players": [
            {
                "boats": s.boats[seat],
                "chests": s.chests[seat],
                "debt": s.debts[seat],
                "sea": players_sea[seat],
                "dutchman": players_dutchman[seat],
                "prizes": len(s.prizes[seat]),
            }
            for seat in range(len(s.boats))
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
        "hand": [card_id[x] for x in cards_of(s.hands[seat])],
        "prizes": [tile_id[x] for x in s.prizes[seat]],
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
    unseen = [*s.sea_pile, *s.dutchman_pile]
    for other, x in enumerate(s.hands):
        if other != seat:
            unseen += cards_of(x)
    return {
        "fields": {field_id[i]: list(x) for i, x in enumerate(s.sea) if x},
        "dutchman": None if s.dutchman == -1 else field_id[s.dutchman],
        "tiles": {crossing_id[i]: tile_id[x] for i, x in enumerate(s.tiles) if x != -1},
        "boarded": {crossing_id[i]: x for i, x in enumerate(s.boarders) if x != -1},
        "prizes": [[tile_id[y] for y in x] for x in s.prizes],
        "escaped": [tile_id[x] for x in s.escaped],
        "aside": [tile_id[x] for x in s.aside],
        "unlaid": [tile_id[x] for x in s.unlaid],
        "chests": s.chests[:],
        "debts": s.debts[:],
        "discards": [card_id[x] for x in s.discards],
        "hand": [] if seat is None else [card_id[x] for x in cards_of(s.hands[seat])],
        "hands": hands,
        "unseen": [card_id[x] for x in sorted(unseen)],
    }
