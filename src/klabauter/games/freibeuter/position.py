"""Positions of Freibeuter, read and put together.

    fields     boats by field, as seats in the order of placing: {"B3": [0, 2]}
    dutchman   his field while he encircles, else null
    tiles      by crossing (named by the field to its upper left): {"x-A1": "ship-15"}
    boarded    whose boat lies on the ship of a crossing: {"x-A1": 1}
    hands      sea cards are named by their field, Dutchman cards column-A to column-G and row-1 to row-7
    chests, debts, prizes (captured ships), escaped (ships in the box), aside (camps and doublers beside the board)
    discards   in the order of playing; unlaid: tiles not yet laid out; sea-pile, dutchman-pile: sorted, unseen

What may be left out: ``discards`` (then one card for every boat on the sea), the piles (then every card not named
elsewhere), ``escaped`` and ``aside`` (then every tile not named elsewhere), chests and debts (as at the beginning).
Boats before the players follow from the rest.
"""

from __future__ import annotations

from typing import Any

from klabauter.games.freibeuter.figures import (
    ASHORE,
    CLOSED_BY,
    CORNERS_OF,
    CROSSINGS,
    FIELDS,
    LINES,
    NO_TILE,
    NOT_BOARDED,
    Figures,
    field_name,
)
from klabauter.games.freibeuter.hands import hand_of
from klabauter.games.freibeuter.state import FreibeuterState
from klabauter.kernel.errors import BadPosition
from klabauter.kernel.frame import Frame
from klabauter.kernel.position import Fields


def build(
    f: Figures,
    stack: list[Frame[Any]],
    sea: list[tuple[int, ...]],
    dutchman: int,
    tiles: list[int],
    boarders: list[int],
    hands: list[tuple[int, ...]],
    chests: list[int],
    debts: list[int],
    prizes: list[tuple[int, ...]],
    escaped: tuple[int, ...],
    aside: tuple[int, ...],
    sea_pile: list[int],
    dutchman_pile: list[int],
    discards: list[int],
    unlaid: list[int],
) -> FreibeuterState:
    """A state from what lies on the table; boats in stock and what each crossing lacks are worked out."""
    need: list[int] = []
    encircled: list[int] = []
    for x, corners in enumerate(CORNERS_OF):
        bits = 0
        if tiles[x] != NO_TILE:
            empty = [field for field in corners if not sea[field]]
            bits = sum([1 << corners.index(field) for field in empty])
            if not empty or empty == [dutchman]:
                encircled.append(x)
        need.append(bits)
    closing = 0
    for x in range(CROSSINGS):
        closing |= CLOSED_BY[x][need[x]]
    boats: list[int] = []
    for seat in range(len(hands)):
        away = sum([there.count(seat) for there in sea]) + boarders.count(seat) + (debts[seat] > 0)
        boats.append(f.boats - away)
    return FreibeuterState(
        stack, sea, dutchman, tiles, boarders, need,
        closing,
        [x for x in range(CROSSINGS) if 0 <= tiles[x] < f.ships and boarders[x] == NOT_BOARDED],
        tuple(encircled), [hand_of(hand) for hand in hands], boats, chests, debts, prizes, escaped, aside, sea_pile,
        dutchman_pile, discards, unlaid,
    )  # fmt: skip


def read(f: Figures, stack: list[Frame[Any]], fields: Fields, seats: int, laying: bool) -> FreibeuterState:
    """The state a person wrote down; ``laying`` says that tiles are still to be laid out."""
    sea: list[tuple[int, ...]] = [()] * FIELDS
    for name, value in _object(fields, "fields").items():
        field = fields.element("fields", "field", name)
        if not isinstance(value, list) or not value:
            raise BadPosition(fields.at("fields"), f"a list of seats is wanted for {name}, not {value!r}")
        sea[field] = tuple([_seat(fields, "fields", seat, seats) for seat in value])
    where = fields.take("dutchman")
    dutchman = ASHORE if where is None else fields.element("dutchman", "field", where)
    tiles = [NO_TILE] * CROSSINGS
    for name, value in _object(fields, "tiles").items():
        tiles[fields.element("tiles", "crossing", name)] = fields.element("tiles", "tile", value)
    boarders = [NOT_BOARDED] * CROSSINGS
    for name, value in _object(fields, "boarded").items():
        x = fields.element("boarded", "crossing", name)
        boarders[x] = _seat(fields, "boarded", value, seats)
        if not 0 <= tiles[x] < f.ships:
            raise BadPosition(fields.at("boarded"), f"there is no ship on {name} (4.1, 4.2)")
    hands = fields.per_seat("hands", "card", seats)
    prizes = fields.per_seat("prizes", "tile", seats)
    chests = _purse(fields, "chests", f.chests, seats)
    debts = _purse(fields, "debts", 0, seats)
    discards = _discards(f, fields, sea)
    seen = [*discards, *[card for hand in hands for card in hand]]
    sea_pile = _rest(f, fields, "sea-pile", range(FIELDS), seen)
    dutchman_pile = _rest(f, fields, "dutchman-pile", range(FIELDS, FIELDS + LINES), seen)
    escaped, aside, unlaid = _tiles_elsewhere(f, fields, laying, [*tiles, *[t for taken in prizes for t in taken]])
    for ships in (*prizes, escaped):
        if any([tile >= f.ships for tile in ships]):
            raise BadPosition(fields.at("prizes"), "only ships are captured or escape (7.2, 7.4)")
    if any([tile < f.ships for tile in aside]):
        raise BadPosition(fields.at("aside"), "only camps and doublers lie beside the board (7.6, 7.7)")
    return build(
        f, stack, sea, dutchman, tiles, boarders, hands, chests, debts, prizes, escaped, aside, sea_pile,
        dutchman_pile, discards, unlaid,
    )  # fmt: skip


def _object(fields: Fields, name: str) -> dict[str, Any]:
    value = fields.take(name, {})
    if not isinstance(value, dict):
        raise BadPosition(fields.at(name), f"an object is wanted, not {value!r}")
    return value


def _seat(fields: Fields, name: str, value: object, seats: int) -> int:
    if type(value) is not int or not 0 <= value < seats:
        raise BadPosition(fields.at(name), f"{value!r} is no seat; there are 0 to {seats - 1}")
    return value


def _purse(fields: Fields, name: str, default: int, seats: int) -> list[int]:
    value = fields.take(name, [default] * seats)
    if not isinstance(value, list) or len(value) != seats or not all([type(v) is int and v >= 0 for v in value]):
        raise BadPosition(fields.at(name), f"{seats} numbers of chests are wanted, not {value!r}")
    return list(value)


def _discards(f: Figures, fields: Fields, sea: list[tuple[int, ...]]) -> list[int]:
    """5.1, 5.2 Every boat came with a card, and no card was played on an empty field without a boat."""
    boats = [field for field, there in enumerate(sea) for _ in there]
    if not fields.has("discards"):
        return boats
    discards = list(fields.elements("discards", "card"))
    for field, there in enumerate(sea):
        played = discards.count(field)
        if played < len(there) or (played and not there):
            raise BadPosition(fields.at("discards"), f"cards and boats of {field_name(field)} do not fit (5.1, 5.2)")
    return discards


def _rest(f: Figures, fields: Fields, name: str, cards: range, seen: list[int]) -> list[int]:
    """A pile as written, or all cards of its kind that are nowhere else."""
    if fields.has(name):
        pile = sorted(fields.elements(name, "card"))
        if any([card not in cards for card in pile]):
            raise BadPosition(fields.at(name), "here lies a card of the other pile (2.2)")
        return pile
    return [card for card in cards for _ in range(f.copies[card] - seen.count(card))]


def _tiles_elsewhere(
    f: Figures, fields: Fields, laying: bool, placed: list[int]
) -> tuple[tuple[int, ...], tuple[int, ...], list[int]]:
    """Escaped, aside, unlaid: as written; one place that is not written takes the tiles that are nowhere else."""
    written = {name: fields.elements(name, "tile") for name in ("escaped", "aside", "unlaid") if fields.has(name)}
    seen = [*placed, *[tile for tiles in written.values() for tile in tiles]]
    rest = [tile for tile in range(len(f.tiles)) for _ in range(f.tile_copies[tile] - seen.count(tile))]
    unlaid = sorted(written.get("unlaid", rest if laying else []))
    if laying:
        rest = []
    return (
        tuple(written.get("escaped", [tile for tile in rest if tile < f.ships])),
        tuple(written.get("aside", [tile for tile in rest if tile >= f.ships])),
        unlaid,
    )
