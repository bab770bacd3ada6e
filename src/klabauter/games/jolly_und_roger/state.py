"""States and their plain data. Written by tools/declared.py from declaration.py; do not edit."""

# fmt: off

from __future__ import annotations

from typing import Any

from klabauter.kernel.frame import Frame, State
from klabauter.kernel.move import Names, Numbers


class JollyState(State):
    """Without ``of`` nothing is laid out yet; with it, everything lies as in that state."""

    __slots__ = (
        "captain",
        "chests",
        "crews",
        "gold",
        "gone",
        "hands",
        "offer",
        "sets",
        "strength",
        "turn",
        "unseen",
    )

    def __init__(
        self,
        stack: list[Frame[Any]],
        of: JollyState | None = None,
    ) -> None:
        self.stack = stack
        if of is None:
            self.turn: int = 0
            self.offer: tuple[int, ...] = ()
            self.sets: tuple[tuple[int, ...], ...] = ()
            self.hands: list[tuple[int, ...]] = [()] * 2
            self.crews: list[tuple[int, ...]] = [()] * 8
            self.chests: list[tuple[int, ...]] = [()] * 2
            self.gone: tuple[int, ...] = ()
            self.unseen: list[int] = []
            self.strength: list[int] = [0] * 8
            self.captain: list[int] = [-3] * 4
            self.gold: list[int] = [0] * 2
        else:
            self.turn = of.turn
            self.offer = of.offer
            self.sets = of.sets
            self.hands = of.hands[:]
            self.crews = of.crews[:]
            self.chests = of.chests[:]
            self.gone = of.gone
            self.unseen = of.unseen[:]
            self.strength = of.strength[:]
            self.captain = of.captain[:]
            self.gold = of.gold[:]

    def fields(self) -> tuple[str, ...]:
        return (
            "stack",
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

    def copy(self) -> JollyState:
        return JollyState(self.stack[:], self)


def built(
    stack: list[Frame[Any]],
    data: dict[str, Any],
    numbers: Numbers,
) -> JollyState:
    """The state of what everybody knows. The rest is empty, and what follows is not worked out yet."""
    card_number = numbers["card"]
    crewman_number = numbers["crewman"]
    s = JollyState(stack)
    s.turn = data["turn"]
    offer: list[str] = data["offer"]
    s.offer = tuple([card_number[x] for x in offer])
    sets: list[list[str]] = data["sets"]
    s.sets = tuple([tuple([card_number[y] for y in x]) for x in sets])
    hands: list[list[str]] = data["hands"]
    s.hands = [tuple([card_number[y] for y in x]) for x in hands]
    crews: list[list[str]] = data["crews"]
    s.crews = [tuple([crewman_number[y] for y in x]) for x in crews]
    chests: list[list[str]] = data["chests"]
    s.chests = [tuple([card_number[y] for y in x]) for x in chests]
    gone: list[str] = data["gone"]
    s.gone = tuple([card_number[x] for x in gone])
    unseen: list[str] = data["unseen"]
    s.unseen = [card_number[x] for x in unseen]
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
        "offer": [card_id[x] for x in s.offer],
        "sets": [[card_id[y] for y in x] for x in s.sets],
        "hands": [[card_id[y] for y in x] for x in s.hands],
        "crews": [[crewman_id[y] for y in x] for x in s.crews],
        "chests": [[card_id[y] for y in x] for x in s.chests],
        "gone": [card_id[x] for x in s.gone],
        "unseen": [card_id[x] for x in s.unseen],
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
        "offer": [card_id[x] for x in s.offer],
        "sets": [[card_id[y] for y in x] for x in s.sets],
        "hands": [[card_id[y] for y in x] for x in s.hands],
        "ships": ships,
        "chests": [len(x) for x in s.chests],
        "captains": captains,
        "gone": len(s.gone),
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
        "chest": [card_id[x] for x in s.chests[seat]],
        "gold": s.gold[seat],
    }
