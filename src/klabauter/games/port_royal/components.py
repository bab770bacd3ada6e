"""Chapter 1: the material. Cards as the rules use them, worked out once from the components.

A card is a small int, its kind: ships by colour first, then wholesalers, sailors, pirates, passengers, and the tax
increase last. Cards of equal print are one kind.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from klabauter.games.port_royal.messages import PortMessage
from klabauter.kernel.compat import i64, vec
from klabauter.kernel.components import check_box
from klabauter.kernel.errors import BadComponents

COLOURS: Final = ("yellow", "blue", "green", "red", "black")
COLOURLESS: Final = 0
NO_CARD: Final = -1
SKULL: Final = 1000  # as many sabres as nobody has
PICKS: Final = vec[i64]([1, 1, 1, 1, 2, 3])  # the active player's, by the number of ships in the harbour (5.1)
HOW_MANY: Final = vec[i64]([bits.bit_count() for bits in range(1 << len(COLOURS))])  # colours, by their bits
TYPES: Final = ("wholesaler", "sailor", "pirate", "passenger")


class Print(NamedTuple):
    """What is printed on a card. Colours are bits, so that several of them are one number."""

    colour: int = COLOURLESS  # of a ship
    coins: int = 0  # that a ship brings
    need: int = SKULL  # sabres to repel a ship
    cost: int = 0  # of a person; a ship costs nothing
    influence: int = 0
    sabres: int = 0  # a person's own
    patron: int = COLOURLESS  # colour of ships a wholesaler collects
    type: int = -1  # of a person, an index of TYPES


class Components:
    """1.1 to 1.5 in numbers."""

    def __init__(self, data: Mapping[str, Any], cheap: bool) -> None:
        self.cards: list[str] = []  # ids
        self.copies: list[int] = []
        self.prints: list[Print] = []
        for number, name in enumerate(COLOURS):
            self._ships(1 << number, name, data["ships"][name])
        self.persons = len(self.cards)  # the first of them
        less = data["cheap-wholesaler"]["less"] if cheap else 0
        for number, name in enumerate(COLOURS):
            cards = data["wholesalers"][name]
            where = f"wholesalers.{name}"
            costs = [cost - less for cost in cards["cost"]]
            person = Print(patron=1 << number, type=0)
            self._people(f"{TYPES[0]}-{name}", where, person, costs, cards["influence"], [1] * len(costs))
        for index, name in ((1, "sailor"), (2, "pirate"), (3, "passenger")):
            cards = data[f"{name}s"]
            person = Print(sabres=data["sabres"].get(name, 0), type=index)
            self._people(name, f"{name}s", person, cards["cost"], cards["influence"], cards["copies"])
        tax = data["tax"]  # 1.4
        self.tax: i64 = self._card("tax", tax["copies"], Print())
        self.colour = vec[i64]([card.colour for card in self.prints])
        self.coins = vec[i64]([card.coins for card in self.prints])
        self.need = vec[i64]([card.need for card in self.prints])
        self.cost = vec[i64]([card.cost for card in self.prints])
        self.influence = vec[i64]([card.influence for card in self.prints])
        self.sabres = vec[i64]([card.sabres for card in self.prints])
        self.patron = vec[i64]([card.patron for card in self.prints])
        self.type = vec[i64]([card.type for card in self.prints])
        self.limit: i64 = tax["limit"]
        self.bonus: i64 = tax["bonus"]
        self.start: int = data["purse"]["start"]
        self.goal: i64 = data["end"]["influence"]
        check_box({"box.cards": self.copies})
        self.total: i64 = sum(self.copies)
        if self.total != data["box"]["cards"]:
            raise BadComponents(
                "box.cards",
                PortMessage("why-box", box=data["box"]["cards"], listed=self.total),
            )
        if self.goal < 1:
            raise BadComponents("end.influence", PortMessage("why-at-least-one"))
        ships = sum(self.copies[: self.persons])
        persons = sum(self.copies[self.persons : self.tax])
        # Cards in one place: in the harbour one ship of each colour (3.8).
        self.most = {
            "harbour": persons + len(COLOURS),
            "people": persons,
            "ships": ships,
            "older_coins": sum(self.copies),
        }

    def _card(self, name: str, copies: int, card: Print) -> int:
        if name in self.cards:
            number = self.cards.index(name)
            self.copies[number] += copies
            return number
        self.cards.append(name)
        self.copies.append(copies)
        self.prints.append(card)
        return len(self.cards) - 1

    def _ships(self, colour: int, name: str, ships: Mapping[str, Any]) -> None:
        sabres, coins = ships["sabres"]["each"], ships["coins"]["each"]  # 1.2
        if len(sabres) != len(coins):
            raise BadComponents(f"ships.{name}", PortMessage("why-ship-lists"))
        for need, worth in sorted(zip(sabres, coins, strict=True), key=lambda ship: (ship[1], ship[0] or SKULL)):
            if worth < 1:
                raise BadComponents(f"ships.{name}", PortMessage("why-ship"))
            shown = str(need) if need else "skull"
            self._card(f"{name}-{worth}-{shown}", 1, Print(colour, worth, need or SKULL))

    def _people(
        self, name: str, where: str, person: Print, costs: list[int], influences: list[int], copies: list[int]
    ) -> None:
        if not len(costs) == len(influences) == len(copies):
            raise BadComponents(where, PortMessage("why-one-length"))
        for cost, influence, count in zip(costs, influences, copies, strict=True):
            self._card(f"{name}-{cost}-{influence}", count, person._replace(cost=cost, influence=influence))


def names_of(components: Components, seats: int) -> dict[str, tuple[str, ...]]:
    """The ids of everything that can be named in a move, a view or a log line."""
    return {"card": tuple(components.cards), "starter": tuple([f"seat-{seat}" for seat in range(seats)])}
