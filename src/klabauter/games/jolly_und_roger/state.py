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

    def __init__(self, stack: list[Frame[Any]], of: JollyState | None = None) -> None:
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
    """The state of data in the shape of a position; what follows from it is not worked out yet."""
    card = numbers["card"]
    crewman = numbers["crewman"]
    s = JollyState(stack)
    s.turn = data["turn"]
    s.offer = tuple([card[x] for x in data["offer"]])
    s.sets = tuple([tuple([card[y] for y in x]) for x in data["sets"]])
    s.hands = [tuple([card[y] for y in x]) for x in data["hands"]]
    s.crews = [tuple([crewman[y] for y in x]) for x in data["crews"]]
    s.chests = [tuple([card[y] for y in x]) for x in data["chests"]]
    s.gone = tuple([card[x] for x in data["gone"]])
    s.unseen = [card[x] for x in data["unseen"]]
    return s


def written(
    s: JollyState,
    names: Names,
) -> dict[str, Any]:
    """The fields of a position, which everybody can know."""
    card = names["card"]
    crewman = names["crewman"]
    return {
        "turn": s.turn,
        "offer": [card[x] for x in s.offer],
        "sets": [[card[y] for y in x] for x in s.sets],
        "hands": [[card[y] for y in x] for x in s.hands],
        "crews": [[crewman[y] for y in x] for x in s.crews],
        "chests": [[card[y] for y in x] for x in s.chests],
        "gone": [card[x] for x in s.gone],
        "unseen": [card[x] for x in s.unseen],
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
    card = names["card"]
    return {
        "turn": turn,
        "turns": turns,
        "deck": deck,
        "away": away,
        "flag": flag,
        "offer": [card[x] for x in s.offer],
        "sets": [[card[y] for y in x] for x in s.sets],
        "hands": [[card[y] for y in x] for x in s.hands],
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
    card = names["card"]
    return {
        "parrots": parrots,
        "chest": [card[x] for x in s.chests[seat]],
        "gold": s.gold[seat],
    }
