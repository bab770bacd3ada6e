"""States and their plain data. Written by tools/declared.py from declaration.py; do not edit."""

# fmt: off

from __future__ import annotations

from typing import Any

from klabauter.kernel.frame import Frame, State
from klabauter.kernel.move import Names, Numbers


class ToyState(State):
    """Without ``of`` nothing is laid out yet; with it, everything lies as in that state."""

    __slots__ = (
        "buried",
        "buried_by",
        "coins",
        "deck",
        "gone",
        "hands",
        "holds",
        "laid",
        "round",
        "shown",
        "starter",
    )

    def __init__(
        self,
        stack: list[Frame[Any]],
        seats: int,
        of: ToyState | None = None,
    ) -> None:
        self.stack = stack
        if of is None:
            self.round: int = 0
            self.starter: int = 0
            self.coins: list[int] = [0] * seats
            self.hands: list[tuple[int, ...]] = [()] * seats
            self.laid: list[tuple[int, ...]] = [()] * seats
            self.shown: list[tuple[int, ...]] = [()] * seats
            self.holds: list[tuple[int, ...]] = [()] * seats
            self.gone: tuple[int, ...] = ()
            self.buried: list[tuple[int, ...]] = [()] * seats
            self.buried_by: tuple[int, ...] = ()
            self.deck: list[int] = []
        else:
            self.round = of.round
            self.starter = of.starter
            self.coins = of.coins[:]
            self.hands = of.hands[:]
            self.laid = of.laid[:]
            self.shown = of.shown[:]
            self.holds = of.holds[:]
            self.gone = of.gone
            self.buried = of.buried[:]
            self.buried_by = of.buried_by
            self.deck = of.deck[:]

    def fields(self) -> tuple[str, ...]:
        return (
            "stack",
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

    def copy(self) -> ToyState:
        return ToyState(self.stack[:], 0, self)


def built(
    stack: list[Frame[Any]],
    seats: int,
    data: dict[str, Any],
    numbers: Numbers,
) -> ToyState:
    """The state of what everybody knows. The rest is empty, and what follows is not worked out yet."""
    card_number = numbers["card"]
    s = ToyState(stack, seats)
    s.round = data["round"] - 1
    s.starter = data["starter"]
    coins: list[int] = data["coins"]
    s.coins = list(coins)
    shown: list[list[str]] = data["shown"]
    s.shown = [tuple([card_number[y] for y in x]) for x in shown]
    holds: list[list[str]] = data["holds"]
    s.holds = [tuple([card_number[y] for y in x]) for x in holds]
    gone: list[str] = data["gone"]
    s.gone = tuple([card_number[x] for x in gone])
    buried_by: list[int] = data["buried-by"]
    s.buried_by = tuple(buried_by)
    hands: list[list[str]] = data["hands"]
    s.hands = [tuple([card_number[y] for y in x]) for x in hands]
    laid: list[list[str]] = data["laid"]
    s.laid = [tuple([card_number[y] for y in x]) for x in laid]
    buried: list[list[str]] = data["buried"]
    s.buried = [tuple([card_number[y] for y in x]) for x in buried]
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
        "coins": s.coins[:],
        "hands": [[card_id[y] for y in x] for x in s.hands],
        "laid": [[card_id[y] for y in x] for x in s.laid],
        "shown": [[card_id[y] for y in x] for x in s.shown],
        "holds": [[card_id[y] for y in x] for x in s.holds],
        "gone": [card_id[x] for x in s.gone],
        "buried": [[card_id[y] for y in x] for x in s.buried],
        "buried-by": list(s.buried_by),
        "deck": [card_id[x] for x in s.deck],
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
        "coins": s.coins[:],
        "bank": bank,
        "hands": [len(x) for x in s.hands],
        "laid": [len(x) for x in s.laid],
        "shown": [[card_id[y] for y in x] for x in s.shown],
        "holds": [[card_id[y] for y in x] for x in s.holds],
        "gone": [card_id[x] for x in s.gone],
        "deck": len(s.deck),
        "buried-by": list(s.buried_by),
    }


def private(
    s: ToyState,
    seat: int,
    names: Names,
) -> dict[str, Any]:
    """What a seat sees of its own."""
    card_id = names["card"]
    return {
        "hand": [card_id[x] for x in s.hands[seat]],
        "laid": [card_id[x] for x in s.laid[seat]],
    }


def known(
    s: ToyState,
    seat: int | None,
    names: Names,
) -> dict[str, Any]:
    """What a seat knows; without a seat, what everybody knows."""
    card_id = names["card"]
    hidden = [[0] * 3 for _ in s.hands]
    for other, counts in enumerate(hidden):
        if other != seat:
            counts[0] = len(s.hands[other])
            counts[1] = len(s.laid[other])
            counts[2] = len(s.buried[other])
    unplaced = [*s.deck]
    for other, x in enumerate(s.hands):
        if other != seat:
            unplaced += x
    for other, x in enumerate(s.laid):
        if other != seat:
            unplaced += x
    for other, x in enumerate(s.buried):
        if other != seat:
            unplaced += x
    return {
        "round": s.round + 1,
        "starter": s.starter,
        "coins": s.coins[:],
        "shown": [[card_id[y] for y in x] for x in s.shown],
        "holds": [[card_id[y] for y in x] for x in s.holds],
        "gone": [card_id[x] for x in s.gone],
        "buried-by": list(s.buried_by),
        "hands": [[card_id[y] for y in (() if other != seat else x)] for other, x in enumerate(s.hands)],
        "laid": [[card_id[y] for y in (() if other != seat else x)] for other, x in enumerate(s.laid)],
        "buried": [[card_id[y] for y in (() if other != seat else x)] for other, x in enumerate(s.buried)],
        "hidden": hidden,
        "unplaced": [card_id[x] for x in sorted(unplaced)],
    }
