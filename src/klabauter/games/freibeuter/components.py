"""Chapter 1: the material. Board, cards and tiles as the rules use them, worked out once from the components.

A field is a number, column by column: A1 is 0, A2 is 1, G7 is 48. A crossing is a number, row by row; it is named by
the field to its upper left. A card is the number of its field, or ``FIELDS`` plus its line: columns A to G, then rows 1
to 7. A tile is its kind: ships by value first, then the camp, then the doublers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from klabauter.games.freibeuter.messages import FreibeuterMessage
from klabauter.kernel.components import check_box
from klabauter.kernel.errors import BadComponents

SIDE: Final = 7
FIELDS: Final = SIDE * SIDE
LINES: Final = 2 * SIDE  # 1.3 columns and rows
CROSSINGS: Final = (SIDE - 1) * (SIDE - 1)
CORNERS: Final = 4  # fields around a crossing
ALL_EMPTY: Final = (1 << CORNERS) - 1
NO_TILE: Final = -1
NOT_BOARDED: Final = -1
ASHORE: Final = -1  # where the Dutchman is when he is on no field
SEA: Final = 0  # the pile of sea cards
DUTCHMAN: Final = 1  # the pile of Dutchman cards


def field_at(column: int, row: int) -> int:
    return column * SIDE + row


# 1.1 the four fields around each crossing: upper left, upper right, lower left, lower right
CORNERS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple([field_at(column + right, row + down) for down in (0, 1) for right in (0, 1)])
        for row in range(SIDE - 1)
        for column in range(SIDE - 1)
    ]
)
# the crossings around each field, each with the bit of this field among its four
AROUND: Final[tuple[tuple[tuple[int, int], ...], ...]] = tuple(
    [
        tuple([(x, 1 << CORNERS_OF[x].index(field)) for x in range(CROSSINGS) if field in CORNERS_OF[x]])
        for field in range(FIELDS)
    ]
)
# the bit of a crossing's only empty field among all fields, by the bits of its empty fields; 0 where they are not one
CLOSED_BY: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple([1 << corners[bits.bit_length() - 1] if bits in (1, 2, 4, 8) else 0 for bits in range(ALL_EMPTY + 1)])
        for corners in CORNERS_OF
    ]
)
# 1.3 the column card and the row card that show a field
LINES_OF: Final[tuple[tuple[int, int], ...]] = tuple(
    [(FIELDS + field // SIDE, FIELDS + SIDE + field % SIDE) for field in range(FIELDS)]
)
# and the fields a Dutchman card shows, a bit each, by its line
SHOWN_BY: Final[tuple[int, ...]] = tuple(
    [sum([1 << field for field in range(FIELDS) if FIELDS + line in LINES_OF[field]]) for line in range(LINES)]
)


def field_name(field: int) -> str:
    return f"{'ABCDEFG'[field // SIDE]}{field % SIDE + 1}"


def is_sea(card: str) -> bool:
    """1.3 A sea card is called after its field, a Dutchman card after its column or row."""
    return "-" not in card


def is_ship(tile: str) -> bool:
    return tile.startswith("ship-")


def outer(field: int) -> bool:
    """1.1 A field at the edge of the board."""
    return field // SIDE in (0, SIDE - 1) or field % SIDE in (0, SIDE - 1)


class Components:
    """1.1 to 1.5 in numbers."""

    def __init__(self, data: Mapping[str, Any], seats: int) -> None:
        ships, camps, doublers = data["ships"], data["camps"], data["doublers"]
        self.values: tuple[int, ...] = tuple(ships["values"])
        self.shares: tuple[int, ...] = tuple(ships["shares"])
        self.ships = len(self.values)  # kinds of ships; tiles below this number are ships
        self.camp = self.ships
        self.camps: int = camps["copies"]
        self.camp_pay: int = camps["pay"]
        self.factor: int = doublers["factor"]
        self.doubles: tuple[int, ...] = tuple(doublers["values"])
        if not len(self.values) == len(self.shares) == len(ships["copies"]) == len(set(self.values)):
            raise BadComponents("ships", FreibeuterMessage("why-ships"))
        if not len(self.doubles) == len(doublers["copies"]) == len(set(self.doubles)):
            raise BadComponents("doublers", FreibeuterMessage("why-doublers"))
        if not set(self.doubles) <= set(self.values):
            raise BadComponents("doublers", FreibeuterMessage("why-no-such-ship"))
        self.tiles = (
            *[f"ship-{value}" for value in self.values],
            "camp",
            *[f"double-{value}" for value in self.doubles],
        )
        self.tile_copies: tuple[int, ...] = (*ships["copies"], self.camps, *doublers["copies"])
        # the kind of ship each tile doubles, -1 for the others
        self.doubled: tuple[int, ...] = tuple(
            [-1] * (self.ships + 1) + [self.values.index(value) for value in self.doubles]
        )
        if min(self.tile_copies) < 0 or self.camps < 1 or sum(self.tile_copies) != CROSSINGS:
            raise BadComponents("ships", FreibeuterMessage("why-tiles", tiles=CROSSINGS))

        sea_cards, each = data["sea_cards"], data["dutchman_cards"]["each"]
        self.copies: tuple[int, ...] = (
            *[sea_cards["outer"] if outer(field) else sea_cards["inner"] for field in range(FIELDS)],
            *[each] * LINES,
        )
        self.boats: int = data["boats"]["each"]
        sea, dutchman = self.copies[:FIELDS], self.copies[FIELDS:]
        boats = [self.boats] * seats
        check_box({"ships": self.tile_copies, "sea_cards": sea, "dutchman_cards": dutchman, "boats": boats})
        begin = data["begin"]
        self.hand_sea: int = begin["sea_cards"]
        self.hand_dutchman: int = begin["dutchman_cards"]
        self.hand = self.hand_sea + self.hand_dutchman
        if min(self.copies) < 0 or self.hand_sea < 1 or self.hand_dutchman < 0:
            raise BadComponents("begin", FreibeuterMessage("why-hand"))
        if sum(sea) < seats * self.hand_sea or sum(dutchman) < seats * self.hand_dutchman:
            raise BadComponents("begin", FreibeuterMessage("why-not-enough", seats=seats))
        self.chests: int = begin["chests"]  # 2.1
        self.decline_pay: int = data["second_boat"]["chests"]
        self.credit_factor: int = data["credit"]["factor"]
        pays = (*self.shares, self.camp_pay, self.chests, self.decline_pay)
        if min(pays) < 0 or min(self.values) < 0 or self.factor < 0 or self.credit_factor < 0 or self.boats < 1:
            raise BadComponents("boats", FreibeuterMessage("why-boats"))


def names_of(components: Components, seats: int) -> dict[str, tuple[str, ...]]:
    """The ids of everything that can be named in a move, a view or a log line."""
    fields = tuple([field_name(field) for field in range(FIELDS)])
    return {
        "field": fields,
        "crossing": tuple([f"x-{fields[corners[0]]}" for corners in CORNERS_OF]),
        "card": (
            *fields,
            *[f"column-{letter}" for letter in "ABCDEFG"],
            *[f"row-{number + 1}" for number in range(SIDE)],
        ),
        "tile": components.tiles,
        "pile": ("sea-pile", "dutchman-pile"),
        "starter": tuple([f"seat-{seat}" for seat in range(seats)]),
    }
