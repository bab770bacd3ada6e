"""Chapter 2, the town: nine tiles in any order and rotation, and the alleys between their 36 fields.

An alley has an id of its own, since two fields can be joined by two alleys. There are always as many: those within
a tile (``1a``, ``1b``, …), 24 across the borders of tiles (``x1`` … ``x24``, row by row from the top left: at each
tile first its right border, upper and lower, then its lower border, left and right) and 24 dark ones (``d1`` …
``d24``, clockwise round the rim from the top left). So alleys are numbered the same in every town; what they join
depends on how the tiles lie.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, final

from klabauter.games.rum_und_ehre.messages import RumMessage
from klabauter.kernel.compat import i64, vec
from klabauter.kernel.errors import BadComponents
from klabauter.kernel.messages import Message

TILES: Final = 9
WIDTH: Final = 3
CORNERS: Final = 4
CORNER: Final = ("nw", "ne", "sw", "se")
LETTERS: Final = "abcdefghij"  # by which the alleys within a tile are called
SLOTS: Final = 8  # clockwise: N1 N2 E1 E2 S2 S1 W2 W1
CROSSINGS: Final = 24
RIM: Final = 24
INNER: Final = 40
DARK: Final = INNER + CROSSINGS  # the first dark alley
ALLEYS: Final = DARK + RIM
LONGEST_STUB: Final = 2

# Where the stubs of neighbours meet: (place, slot, place, slot), in the order of x1 to x24.
MEETINGS: Final = tuple(
    [
        meeting
        for place in range(TILES)
        for meeting in (
            *([(place, 2, place + 1, 7), (place, 3, place + 1, 6)] if place % WIDTH < WIDTH - 1 else []),
            *([(place, 5, place + WIDTH, 0), (place, 4, place + WIDTH, 1)] if place < TILES - WIDTH else []),
        )
    ]
)
# Where stubs lead out of the town: (place, slot), in the order of d1 to d24.
WAYS_OUT: Final[tuple[tuple[int, int], ...]] = (
    (0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1), (2, 2), (2, 3), (5, 2), (5, 3), (8, 2), (8, 3),
    (8, 4), (8, 5), (7, 4), (7, 5), (6, 4), (6, 5), (6, 6), (6, 7), (3, 6), (3, 7), (0, 6), (0, 7),
)  # fmt: skip
NEAR: Final = vec[i64]([meeting[0] * SLOTS + meeting[1] for meeting in MEETINGS])  # the stubs of x1 to x24
FAR: Final = vec[i64]([meeting[2] * SLOTS + meeting[3] for meeting in MEETINGS])  # and those that they meet
OUT: Final = vec[i64]([place * SLOTS + slot for place, slot in WAYS_OUT])  # the stubs of d1 to d24
# Which alleys begin at each place, and at which slot, in the order of the alleys.
AT_PLACE: Final = tuple(
    [
        tuple(
            [
                *[(INNER + i, m[end + 1]) for i, m in enumerate(MEETINGS) for end in (0, 2) if m[end] == place],
                *[(DARK + i, slot) for i, (at, slot) in enumerate(WAYS_OUT) if at == place],
            ]
        )
        for place in range(TILES)
    ]
)


class Tile:
    """One of the nine pieces of the board, with its number upright."""

    __slots__ = ("at", "fields", "inner", "stubs")

    def __init__(
        self,
        fields: tuple[str, ...],
        at: tuple[tuple[int, int], ...],
        inner: tuple[tuple[int, int, int], ...],
        stubs: tuple[tuple[int, int], ...],
    ) -> None:
        self.fields = fields
        self.at = at  # x and y of each field in percent
        self.inner = inner  # corner, corner, segments
        self.stubs = stubs  # by slot: corner, whole segments


ALLEY_EXAMPLE: Final = "nw se 2"  # how a tile's alleys are written in a components file
STUB_EXAMPLE: Final = "nw 1"


def read_tile(number: int, data: Mapping[str, Any]) -> Tile:
    """A tile of the components file, checked."""
    where = f"tiles.{number + 1}"
    fields, at = data["fields"], data["at"]
    if len(fields) != CORNERS or len(at) != 2 * CORNERS or not all([0 <= part <= 100 for part in at]):
        raise BadComponents(where, RumMessage("why-tile"))
    if len(data["inner"]) > len(LETTERS):
        raise BadComponents(f"{where}.inner", Message("why-too-long", most=len(LETTERS)))
    inner: list[tuple[int, int, int]] = []
    for text in data["inner"]:
        words = text.split()
        if len(words) != 3 or words[0] not in CORNER or words[1] not in CORNER or words[0] == words[1]:
            raise BadComponents(f"{where}.inner", _like(ALLEY_EXAMPLE, text))
        inner.append((CORNER.index(words[0]), CORNER.index(words[1]), _segments(words[2], 1, 9, where)))
    stubs: list[tuple[int, int]] = []
    for text in data["stubs"]:
        words = text.split()
        if len(words) != 2 or words[0] not in CORNER:
            raise BadComponents(f"{where}.stubs", _like(STUB_EXAMPLE, text))
        stubs.append((CORNER.index(words[0]), _segments(words[1], 0, LONGEST_STUB, where)))
    if len(stubs) != SLOTS:
        why = RumMessage("why-stubs", number=SLOTS)
        raise BadComponents(f"{where}.stubs", why)
    return Tile(tuple(fields), tuple([(at[i], at[i + 1]) for i in range(0, 8, 2)]), tuple(inner), tuple(stubs))


def _like(example: str, text: str) -> Message:
    return RumMessage("why-alley", example=example, text=text)


def _segments(word: str, low: int, high: int, where: str) -> int:
    if not word.isdecimal() or not low <= int(word) <= high:
        raise BadComponents(where, RumMessage("why-segments", low=low, high=high, word=word))
    return int(word)


def alley_ids(tiles: tuple[Tile, ...]) -> list[str]:
    """The ids of all alleys, by number."""
    return [
        *[f"{number + 1}{LETTERS[i]}" for number, tile in enumerate(tiles) for i in range(len(tile.inner))],
        *[f"x{i + 1}" for i in range(CROSSINGS)],
        *[f"d{i + 1}" for i in range(RIM)],
    ]


@final
class Town:
    """A way to lay the tiles, and what follows from it.

    ``layout`` holds ``tile * 4 + clockwise quarter turns`` per place, row by row; a town with fewer than nine tiles is
    still being laid and has no alleys yet.
    """

    __slots__ = ("dark", "layout", "length", "link", "one", "rim", "roads")

    def __init__(
        self,
        layout: tuple[int, ...],
        length: vec[i64],
        link: vec[i64],
        one: vec[i64],
        roads: list[vec[i64]],
        rim: list[vec[i64]],
        dark: vec[i64],
    ) -> None:
        self.layout = layout
        self.length = length  # of each alley, in segments
        self.link = link  # the sum of both ends: minus the one you stand on it is the other; of a dark alley its field
        self.one = one  # one end of each alley
        self.roads = roads  # by field: its alleys that are not dark
        self.rim = rim  # by field: its dark alleys
        self.dark = dark  # all dark alleys, the shortest first

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Town) and self.layout == other.layout

    def __hash__(self) -> int:
        return hash(self.layout)

    def __repr__(self) -> str:
        return f"<town {self.layout}>"

    def ends(self, alley: i64) -> tuple[int, ...]:
        """The fields an alley leads to: two, or one if it is dark."""
        one = self.one[alley]
        return (one,) if alley >= DARK else (one, self.link[alley] - one)

    def spot(self, tiles: tuple[Tile, ...], field: int) -> tuple[int, int]:
        """Where a field lies in the town as it is laid, in percent of a tile's side from the top left corner."""
        for place, code in enumerate(self.layout):
            if code >> 2 == field // CORNERS:
                x, y = tiles[code >> 2].at[field % CORNERS]
                for _ in range(code & 3):
                    x, y = 100 - y, x
                return place % WIDTH * 100 + x, place // WIDTH * 100 + y
        raise ValueError(f"field {field} is not laid yet")


NOTHING: Final = vec[i64]()
NO_WAYS: Final[list[vec[i64]]] = []
NO_TOWN: Final = Town((), NOTHING, NOTHING, NOTHING, NO_WAYS, NO_WAYS, NOTHING)  # nothing is laid yet


class Ground:
    """What can be worked out before a town is laid. The alleys within the tiles are the same in every town (rows by
    alley as in a town), a tile's stubs depend on how it is turned, the ways of its fields on where it lies, too."""

    __slots__ = ("end", "length", "link", "one", "rim", "roads", "whole")

    def __init__(self, tiles: tuple[Tile, ...]) -> None:
        # by tile and turn, then by slot: the field a stub leads to, its whole segments
        ends: list[int] = []
        whole: list[int] = []
        for code in range(TILES * 4):
            turned = [tiles[code >> 2].stubs[(slot - 2 * code) % SLOTS] for slot in range(SLOTS)]
            ends += [(code >> 2) * CORNERS + corner for corner, _ in turned]
            whole += [segments for _, segments in turned]
        self.end = vec[i64](ends)
        self.whole = vec[i64](whole)
        length: list[int] = []
        link: list[int] = []
        ones: list[int] = []
        inner: list[list[int]] = [[] for _ in range(TILES * CORNERS)]
        for number, tile in enumerate(tiles):
            base = number * CORNERS
            for one, other, segments in tile.inner:
                inner[base + one].append(len(length))
                inner[base + other].append(len(length))
                length.append(segments)
                link.append(base + one + base + other)
                ones.append(base + one)
        later = [0] * (ALLEYS - INNER)  # what depends on the town
        self.length = vec[i64](length + later)
        self.link = vec[i64](link + later)
        self.one = vec[i64](ones + later)
        # by place, tile and turn: the ways of the tile's four fields, as in a town
        self.roads: list[list[vec[i64]]] = []
        self.rim: list[list[vec[i64]]] = []
        for place in range(TILES):
            for code in range(TILES * 4):
                base = (code >> 2) * CORNERS
                roads = [inner[base + corner][:] for corner in range(CORNERS)]
                rim: list[list[int]] = [[] for _ in range(CORNERS)]
                for alley, slot in AT_PLACE[place]:
                    (rim if alley >= DARK else roads)[ends[code * SLOTS + slot] - base].append(alley)
                self.roads.append([vec[i64](alleys) for alleys in roads])
                self.rim.append([vec[i64](alleys) for alleys in rim])

    def stub(self, layout: vec[i64], slot: i64) -> i64:
        """The number of the stub at a slot of a place (``place * SLOTS + slot``)."""
        return layout[slot // SLOTS] * SLOTS + slot % SLOTS


def lay(ground: Ground, layout: tuple[int, ...]) -> Town:
    """2.1, 2.2 The town of a layout."""
    if len(layout) < TILES:
        return Town(layout, NOTHING, NOTHING, NOTHING, NO_WAYS, NO_WAYS, NOTHING)
    codes = vec[i64](list(layout))
    length = ground.length[:]
    link = ground.link[:]
    one = ground.one[:]
    for number in range(CROSSINGS):
        here, there = ground.stub(codes, NEAR[number]), ground.stub(codes, FAR[number])
        length[INNER + number] = ground.whole[here] + 1 + ground.whole[there]  # 2.2: two halves make one
        link[INNER + number] = ground.end[here] + ground.end[there]
        one[INNER + number] = ground.end[here]
    for number in range(RIM):
        here = ground.stub(codes, OUT[number])
        length[DARK + number] = ground.whole[here] + 1  # 4.1: the half segment at the rim takes a pirate
        link[DARK + number] = one[DARK + number] = ground.end[here]
    dark = vec[i64]([0] * RIM)
    found: i64 = 0
    for segments in range(1, LONGEST_STUB + 2):
        for alley in range(DARK, ALLEYS):
            if length[alley] == segments:
                dark[found] = alley
                found += 1
    lies = [0] * TILES  # how and where each tile does
    for place, code in enumerate(layout):
        lies[code >> 2] = place * TILES * 4 + code
    roads: list[vec[i64]] = []
    rim: list[vec[i64]] = []
    for how in lies:
        roads += ground.roads[how]
        rim += ground.rim[how]
    return Town(layout, length, link, one, roads, rim, dark)


def layout_of(text: str) -> tuple[int, ...] | None:
    """A layout from its notation, row by row: ``8r1 2 3 / 1 6 4 / 5 7 9``. None if it is not one."""
    layout: list[int] = []
    for word in text.replace("/", " ").split():
        tile, mark, turn = word.lower().partition("r")
        if tile not in "123456789" or len(tile) != 1 or (mark and turn not in ("0", "1", "2", "3")):
            return None
        layout.append((int(tile) - 1) * 4 + int(turn or "0"))
    return tuple(layout) if len({code >> 2 for code in layout}) == len(layout) <= TILES else None


@lru_cache(maxsize=64)
def town_of(ground: Ground, text: str) -> Town:
    """A town by its notation. Search asks for the same one again and again."""
    return lay(ground, layout_of(text) or ())
