"""States and their plain data. Written by tools/declared.py from declaration.py; do not edit."""

# fmt: off

from __future__ import annotations

from typing import Any

from klabauter.kernel.frame import Frame, State
from klabauter.kernel.move import Names, Numbers


class PortState(State):
    """Without ``of`` nothing is laid out yet; with it, everything lies as in that state."""

    __slots__ = (
        "active",
        "batch_coins",
        "batches",
        "colours",
        "deck",
        "discard",
        "discovered",
        "dry",
        "harbour",
        "idle",
        "influence",
        "patrons",
        "people",
        "picks",
        "purse",
        "sabres",
        "ships",
        "shown",
        "spent",
        "starter",
        "taken",
        "turn",
        "unseen",
    )

    def __init__(
        self,
        stack: list[Frame[Any]],
        seats: int,
        of: PortState | None = None,
    ) -> None:
        self.stack = stack
        if of is None:
            self.starter: int = 0
            self.turn: int = 0
            self.picks: int = 0
            self.taken: int = 0
            self.idle: int = 0
            self.dry: int = 0
            self.discovered: int = 0
            self.shown: int = -1
            self.spent: int = 0
            self.harbour: tuple[int, ...] = ()
            self.discard: list[int] = []
            self.unseen: list[int] = []
            self.purse: list[int] = [0] * seats
            self.people: list[tuple[int, ...]] = [()] * seats
            self.ships: list[tuple[int, ...]] = [()] * seats
            self.batches: list[tuple[int, ...]] = []
            self.batch_coins: list[tuple[int, ...]] = []
            self.active: int = 0
            self.colours: int = 0
            self.deck: int = 0
            self.influence: list[int] = [0] * seats
            self.sabres: list[int] = [0] * seats
            self.patrons: list[int] = [0] * seats
        else:
            self.starter = of.starter
            self.turn = of.turn
            self.picks = of.picks
            self.taken = of.taken
            self.idle = of.idle
            self.dry = of.dry
            self.discovered = of.discovered
            self.shown = of.shown
            self.spent = of.spent
            self.harbour = of.harbour
            self.discard = of.discard[:]
            self.unseen = of.unseen[:]
            self.purse = of.purse[:]
            self.people = of.people[:]
            self.ships = of.ships[:]
            self.batches = of.batches[:]
            self.batch_coins = of.batch_coins[:]
            self.active = of.active
            self.colours = of.colours
            self.deck = of.deck
            self.influence = of.influence[:]
            self.sabres = of.sabres[:]
            self.patrons = of.patrons[:]

    def fields(self) -> tuple[str, ...]:
        return (
            "stack",
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
            "batches",
            "batch_coins",
            "active",
            "colours",
            "deck",
            "influence",
            "sabres",
            "patrons",
        )

    def copy(self) -> PortState:
        return PortState(self.stack[:], 0, self)


def built(
    stack: list[Frame[Any]],
    seats: int,
    data: dict[str, Any],
    numbers: Numbers,
) -> PortState:
    """The state of what everybody knows. The rest is empty, and what follows is not worked out yet."""
    card_number = numbers["card"]
    s = PortState(stack, seats)
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
    s.discard = [card_number[x] for x in discard]
    unseen: list[str] = data["unseen"]
    s.unseen = [card_number[x] for x in unseen]
    purse: list[int] = data["purses"]
    s.purse = list(purse)
    people: list[list[str]] = data["persons"]
    s.people = [tuple([card_number[y] for y in x]) for x in people]
    ships: list[list[str]] = data["ships"]
    s.ships = [tuple([card_number[y] for y in x]) for x in ships]
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
        "harbour": [card_id[x] for x in s.harbour],
        "discard": [card_id[x] for x in s.discard],
        "unseen": [card_id[x] for x in s.unseen],
        "purses": s.purse[:],
        "batches": batches,
        "persons": [[card_id[y] for y in x] for x in s.people],
        "ships": [[card_id[y] for y in x] for x in s.ships],
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
        "discard": len(s.discard),
        "top": top,
        "shown": shown,
        "harbour": harbour,
        "picks": s.picks,
        "players": [
            {
                "coins": s.purse[seat],
                "influence": s.influence[seat],
                "sabres": s.sabres[seat],
                "persons": [card_id[x] for x in s.people[seat]],
                "ships": [card_id[x] for x in s.ships[seat]],
            }
            for seat in range(len(s.purse))
        ],
    }
