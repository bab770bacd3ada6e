"""Chapter 1: the material. Cards, ships and modes as the rules use them, worked out once from the components.

A card is a small int, its kind: pirates by colour and strength first, then kraken, skeleton, Tortuga. In a crew, a card
that lies face down (a parrot) is ``card + PARROT``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from klabauter.games.jolly_und_roger.messages import JollyMessage
from klabauter.kernel.compat import i64, vec
from klabauter.kernel.components import check_box
from klabauter.kernel.errors import BadComponents

COLOURS: Final = ("green", "yellow", "blue", "red")  # of the ships, as they lie in a row (2.2)
SHIPS: Final = 4
OFFER: Final = 5  # cards turned up each turn (3.2)
PARROT: Final = 64  # a card in a crew plus this lies face down
NO_SHIP: Final = -1  # colour of a special card


class Components:
    """1.1 to 1.3 in numbers, for one mode of the game."""

    def __init__(self, data: Mapping[str, Any], mode: str) -> None:
        strength: list[int] = []
        colour: list[int] = []
        copies: list[int] = []
        names: list[str] = []
        for ship, name in enumerate(COLOURS):
            pirates = data["pirates"][name]
            if len(pirates["strengths"]) != len(pirates["copies"]):
                raise BadComponents(f"pirates.{name}", JollyMessage("why-copies"))
            for value, count in zip(pirates["strengths"], pirates["copies"], strict=True):
                strength.append(value)
                colour.append(ship)
                copies.append(count)
                names.append(f"{name}-{value}")
        self.kraken: i64 = len(names)
        self.skeleton: i64 = self.kraken + 1
        self.tortuga: i64 = self.kraken + 2
        specials = data["specials"]
        names += ["kraken", "skeleton", "tortuga"]
        strength += [0, specials["skeleton"]["strength"], 0]
        colour += [NO_SHIP] * 3
        copies += [0 if mode == "beginner" else specials[name]["copies"] for name in ("kraken", "skeleton", "tortuga")]
        if len(set(names)) != len(names) or len(names) > PARROT:
            raise BadComponents("pirates", JollyMessage("why-cards", most=PARROT - 3))

        check_box({"pirates": copies[: self.kraken], "specials": copies[self.kraken :]})
        self.parrot: i64 = data["parrot"]["strength"]
        self.cards = tuple(names)
        self.strength = vec[i64](strength)  # and gold
        self.colour = vec[i64](colour)
        self.copies = tuple(copies)
        self.ship_gold: tuple[int, ...] = tuple([data["ships"][name] for name in COLOURS])
        self.captains: int = data["captains"]["each"]
        self.away: int = data[mode]["away"]  # 2.3 to 2.5
        self.turns: int = data[mode]["turns"]
        if sum(copies) - self.away != self.turns * OFFER:
            components = {"cards": sum(copies), "away": self.away, "turns": self.turns, "offer": OFFER}
            raise BadComponents(mode, JollyMessage("why-deck", **components))
        if self.captains < SHIPS:
            raise BadComponents("captains", JollyMessage("why-captains"))


def names_of(components: Components) -> dict[str, tuple[str, ...]]:
    """The ids of everything that can be named in a move, a view or a log line."""
    ships = tuple([f"ship-{name}" for name in COLOURS])
    return {
        "card": components.cards,
        "ship": ships,
        "crewman": tuple(
            [*components.cards, *[""] * (PARROT - len(components.cards)), *[f"({c})" for c in components.cards]]
        ),
        "set": ("set-1", "set-2"),
        "split": ("", *[split_text(mask) for mask in range(1, 16)]),
        "starter": ("seat-0", "seat-1"),
    }


def split_text(mask: int) -> str:
    """Which of the five cards form which set: '12|345'. The set that holds the last card is the second."""
    first = "".join([str(i + 1) for i in range(OFFER) if mask >> i & 1])
    second = "".join([str(i + 1) for i in range(OFFER) if not mask >> i & 1])
    return f"{first}|{second}"
