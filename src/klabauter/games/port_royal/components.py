"""Chapter 1: the material. Cards as the rules use them, worked out once from the components.

A card is a small int, its kind: ships by colour first, then wholesalers, sailors, pirates, passengers, and the tax
increase last. Cards of equal print are one kind.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from klabauter.games.port_royal.messages import PortMessage
from klabauter.kernel.components import check_box
from klabauter.kernel.errors import BadComponents

COLOURS: Final = ("yellow", "blue", "green", "red", "black")
NO_COLOUR: Final = -1
NO_CARD: Final = -1
SKULL: Final = 1000  # as many sabres as nobody has
PICKS: Final = (1, 1, 1, 1, 2, 3)  # cards the active player may take, by the number of ships in the harbour (5.1)
SHIPS: Final = tuple([bits.bit_count() for bits in range(1 << len(COLOURS))])  # how many, by the bits of their colours
TYPES: Final = ("wholesaler", "sailor", "pirate", "passenger")


class Components:
    """1.1 to 1.5 in numbers."""

    def __init__(self, data: Mapping[str, Any], cheap: bool) -> None:
        self.cards: list[str] = []  # ids
        self.copies: list[int] = []
        self.colour: list[int] = []  # of a ship
        self.coins: list[int] = []  # that a ship brings
        self.need: list[int] = []  # sabres to repel a ship
        self.cost: list[int] = []  # of a person; a ship costs nothing
        self.influence: list[int] = []
        self.sabres: list[int] = []  # a person's own
        self.patron: list[int] = []  # colour of ships a wholesaler collects
        self.type: list[int] = []  # of a person, an index of TYPES
        for colour, name in enumerate(COLOURS):
            self._ships(colour, name, data["ships"][name])
        self.persons = len(self.cards)  # the first of them
        less = data["cheap-wholesaler"]["less"] if cheap else 0
        for colour, name in enumerate(COLOURS):
            cards = data["wholesalers"][name]
            where = f"wholesalers.{name}"
            costs = [cost - less for cost in cards["cost"]]
            self._people(0, colour, where, costs, cards["influence"], [1] * len(costs), 0)
        for index, name in ((1, "sailor"), (2, "pirate"), (3, "passenger")):
            cards = data[f"{name}s"]
            sabres = data["sabres"].get(name, 0)
            self._people(index, NO_COLOUR, f"{name}s", cards["cost"], cards["influence"], cards["copies"], sabres)
        tax = data["tax"]  # 1.4
        self.tax = self._card("tax", tax["copies"], NO_COLOUR, 0, SKULL, 0, 0, 0, NO_COLOUR, -1)
        self.limit: int = tax["limit"]
        self.bonus: int = tax["bonus"]
        self.start: int = data["purse"]["start"]
        self.goal: int = data["end"]["influence"]
        check_box({"box.cards": self.copies})
        self.total = sum(self.copies)
        if self.total != data["box"]["cards"]:
            raise BadComponents(
                "box.cards",
                PortMessage("why-box", box=data["box"]["cards"], listed=self.total),
            )
        if self.goal < 1:
            raise BadComponents("end.influence", PortMessage("why-at-least-one"))

    def _card(
        self, name: str, copies: int, colour: int, coins: int, need: int, cost: int, influence: int, sabres: int,
        patron: int, kind: int,
    ) -> int:  # fmt: skip
        if name in self.cards:
            card = self.cards.index(name)
            self.copies[card] += copies
            return card
        self.cards.append(name)
        self.copies.append(copies)
        self.colour.append(colour)
        self.coins.append(coins)
        self.need.append(need)
        self.cost.append(cost)
        self.influence.append(influence)
        self.sabres.append(sabres)
        self.patron.append(patron)
        self.type.append(kind)
        return len(self.cards) - 1

    def _ships(self, colour: int, name: str, ships: Mapping[str, Any]) -> None:
        sabres, coins = ships["sabres"]["each"], ships["coins"]["each"]  # 1.2
        if len(sabres) != len(coins):
            raise BadComponents(f"ships.{name}", PortMessage("why-ship-lists"))
        for need, worth in sorted(zip(sabres, coins, strict=True), key=lambda ship: (ship[1], ship[0] or SKULL)):
            if worth < 1:
                raise BadComponents(f"ships.{name}", PortMessage("why-ship"))
            shown = str(need) if need else "skull"
            self._card(f"{name}-{worth}-{shown}", 1, colour, worth, need or SKULL, 0, 0, 0, NO_COLOUR, -1)

    def _people(
        self,
        kind: int,
        patron: int,
        where: str,
        costs: list[int],
        influences: list[int],
        copies: list[int],
        sabres: int,
    ) -> None:
        if not len(costs) == len(influences) == len(copies):
            raise BadComponents(where, PortMessage("why-one-length"))
        name = TYPES[kind] if patron == NO_COLOUR else f"{TYPES[kind]}-{COLOURS[patron]}"
        for cost, influence, count in zip(costs, influences, copies, strict=True):
            self._card(f"{name}-{cost}-{influence}", count, NO_COLOUR, 0, SKULL, cost, influence, sabres, patron, kind)


def names_of(components: Components, seats: int) -> dict[str, tuple[str, ...]]:
    """The ids of everything that can be named in a move, a view or a log line."""
    return {"card": tuple(components.cards), "starter": tuple([f"seat-{seat}" for seat in range(seats)])}
