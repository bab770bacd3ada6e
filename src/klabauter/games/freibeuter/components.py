"""Chapter 1: the material. Board, cards and tiles as the rules use them, worked out once from the components.

A field is a number, column by column: A1 is 0, A2 is 1, G7 is 48. A crossing is a number, row by row; it is named by
the field to its upper left. A card is the number of its field, or ``FIELDS`` plus its line: columns A to G, then rows 1
to 7. A tile is its kind: ships by value first, then the camp, then the doublers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from klabauter.games.freibeuter.messages import FreibeuterMessage
from klabauter.kernel.compat import i64, vec
from klabauter.kernel.components import check_box
from klabauter.kernel.errors import BadComponents

SIDE: Final = 7
FIELDS: Final = SIDE * SIDE
LINES: Final = 2 * SIDE  # 1.3 columns and rows
CROSSINGS: Final = (SIDE - 1) * (SIDE - 1)
CORNERS: Final = 4  # fields around a crossing
SUBSETS: Final = 1 << CORNERS  # of them
ALL_EMPTY: Final = SUBSETS - 1
NO_TILE: Final = -1
NO_CROSSING: Final = -1
NOT_BOARDED: Final = -1
ASHORE: Final = -1  # where the Dutchman is when he is on no field
SEA: Final = 0  # the pile of sea cards
DUTCHMAN: Final = 1  # the pile of Dutchman cards


def field_at(column: int, row: int) -> int:
    return column * SIDE + row


def crossing_at(column: int, row: int) -> int:
    """The crossing with this column and row to its upper left."""
    inside = 0 <= column < SIDE - 1 and 0 <= row < SIDE - 1
    return row * (SIDE - 1) + column if inside else NO_CROSSING


# 1.1 the four fields around each crossing: upper left, upper right, lower left, lower right
CORNERS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    [
        tuple([field_at(column + right, row + down) for down in (0, 1) for right in (0, 1)])
        for row in range(SIDE - 1)
        for column in range(SIDE - 1)
    ]
)
# the same in one row, four after four
CORNERS_IN_ROW: Final = vec[i64]([field for corners in CORNERS_OF for field in corners])
# and for each field the crossings that have it to their upper left, upper right, lower left, lower right
AROUND: Final = vec[i64](
    [
        crossing_at(field // SIDE - right, field % SIDE - down)
        for field in range(FIELDS)
        for down in (0, 1)
        for right in (0, 1)
    ]
)
# Some of the fields, of the lines or of the corners of a crossing are a number with a bit for each.
# Which one has a bit is seen from the remainder of the bit, since all of them leave different ones.
DIVISOR: Final = 59
WITH_REMAINDER: Final = vec[i64](
    [sum([n for n in range(DIVISOR - 1) if (1 << n) % DIVISOR == left]) for left in range(DIVISOR)]
)
# the bit of a crossing's only empty field, by the bits of its empty corners; 0 where they are not one
CLOSED_BY: Final = vec[i64](
    [
        1 << corners[empty.bit_length() - 1] if empty in (1, 2, 4, 8) else 0
        for corners in CORNERS_OF
        for empty in range(SUBSETS)
    ]
)
# 1.3 the column card and the row card that show a field
LINES_OF: Final[tuple[tuple[int, int], ...]] = tuple(
    [(FIELDS + field // SIDE, FIELDS + SIDE + field % SIDE) for field in range(FIELDS)]
)
# and the fields that a Dutchman card shows, by its line
SHOWN_BY: Final = vec[i64](
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
        self.values = vec[i64](ships["values"])
        self.shares = vec[i64](ships["shares"])
        self.ships: i64 = len(self.values)  # kinds of ships; tiles below this number are ships
        self.camp = self.ships
        self.camps: i64 = camps["copies"]
        self.camp_pay: i64 = camps["pay"]
        self.factor: i64 = doublers["factor"]
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
        self.doubled = vec[i64](
            [-1] * (len(ships["values"]) + 1) + [ships["values"].index(value) for value in self.doubles]
        )
        # what a view says of each tile
        self.kinds = ("ship",) * len(ships["values"]) + ("camp",) + ("double",) * len(self.doubles)
        self.printed: tuple[int, ...] = (*self.values, 0, *self.doubles)
        self.pays: tuple[int, ...] = (*self.shares, self.camp_pay, *[0 for _ in self.doubles])
        if min(self.tile_copies) < 0 or self.camps < 1 or sum(self.tile_copies) != CROSSINGS:
            raise BadComponents("ships", FreibeuterMessage("why-tiles", tiles=CROSSINGS))

        sea_cards, each = data["sea_cards"], data["dutchman_cards"]["each"]
        self.copies: tuple[int, ...] = (
            *[sea_cards["outer"] if outer(field) else sea_cards["inner"] for field in range(FIELDS)],
            *[each] * LINES,
        )
        self.boats: i64 = data["boats"]["each"]
        sea, dutchman = self.copies[:FIELDS], self.copies[FIELDS:]
        self.sea_cards: i64 = sum(sea)
        boats = [data["boats"]["each"]] * seats
        check_box({"ships": self.tile_copies, "sea_cards": sea, "dutchman_cards": dutchman, "boats": boats})
        begin = data["begin"]
        self.hand_sea: int = begin["sea_cards"]
        self.hand_dutchman: int = begin["dutchman_cards"]
        self.hand = self.hand_sea + self.hand_dutchman
        if min(self.copies) < 0 or self.hand_sea < 1 or self.hand_dutchman < 0:
            raise BadComponents("begin", FreibeuterMessage("why-hand"))
        if sum(sea) < seats * self.hand_sea or sum(dutchman) < seats * self.hand_dutchman:
            raise BadComponents("begin", FreibeuterMessage("why-not-enough", seats=seats))
        # the most pieces that can lie in one place: no boat comes without a card of its field (5.3)
        self.most = {"sea": min(max(sea), sum(boats)), "hands": self.hand}
        self.chests: int = begin["chests"]  # 2.1
        self.decline_pay: i64 = data["second_boat"]["chests"]
        self.credit_factor: i64 = data["credit"]["factor"]
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
