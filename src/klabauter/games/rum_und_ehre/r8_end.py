"""Chapter 8, the next round, the end and the scoring."""

from __future__ import annotations

from typing import Final

from klabauter.games.rum_und_ehre.components import (
    BUNK,
    CHEST,
    COIL,
    COLOURS,
    DATE,
    FREE,
    GOODS,
    HAMMOCK,
    LARGE,
    MAP,
    PUB,
    SCORPION,
    SMALL,
    STACKS,
    SUPPLIES,
    Components,
)
from klabauter.games.rum_und_ehre.rules import Rules
from klabauter.games.rum_und_ehre.state import RumState
from klabauter.games.rum_und_ehre.town import ALLEYS
from klabauter.kernel.cells import OWNERS, put_all
from klabauter.kernel.compat import i64, vec
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import AUTO, Frame
from klabauter.kernel.game import Standing, placed
from klabauter.kernel.move import Move

ROUND_ENDS: Final = Line("8.1", "round-ends", "round")
GAME_ENDS: Final = Line("8.2", "game-ends", "rounds")

PARTS: Final = ("pubs", "chests", "guards", "sleep", "supplies", "dates", "maps")
PART_OF: Final = {PUB: 0, CHEST: 1, SCORPION: 1, SMALL: 2, LARGE: 2, BUNK: 3, HAMMOCK: 3, COIL: 3, DATE: 4}
PART: Final = vec[i64]([PART_OF.get(stack, 0) for stack in range(STACKS)])
# Search counts points at the end of every walk, so what lies under a flag is a row of numbers, not lists of tokens: the
# points of pubs, chests, guards, sleeping places and rendezvous; for each good those of the best token; for each colour
# those of all maps, how many maps there are, and the least of them.
BEST: Final = 5
MAPS: Final = BEST + len(GOODS)
NUMBER: Final = 1
LEAST: Final = 2
EACH: Final = 3
ROW: Final = MAPS + EACH * len(COLOURS)


class RoundEnds(Frame[RumState]):
    """8.1 All pirates leave the town, the captain stays, the next player clockwise begins; 8.2 or the game is over."""

    __slots__ = ("rules",)

    def __init__(self, rules: Rules) -> None:
        super().__init__("8.1", AUTO, "round-ends")
        self.rules = rules

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        x = self.rules
        cells, at = s.cells, s.at
        put_all(cells, at.lanes, ALLEYS, FREE)
        for seat in range(x.seats):
            cells[at.pirates + seat] = x.components.each - cells[at.hiring + seat]
        s.round += 1
        log.say(ROUND_ENDS, s.round)
        if s.round == x.rounds:
            log.say(GAME_ENDS, s.round)
            return
        s.starter = (s.starter + 1) % x.seats
        s.push(x.round_begins)
        if x.coils:  # 7.11
            s.push(x.draws[COIL])
        s.push(x.draws[HAMMOCK])
        s.push(x.draws[BUNK])


def put(f: Components, rows: vec[i64], row: i64, token: i64) -> None:
    """8.3, 8.5 A token under a flag; only a kept rendezvous lies there."""
    points = f.points[token]
    if f.stack[token] == SUPPLIES:  # 8.4: only the best of each
        best = row + BEST + f.sort[token]
        if points > rows[best]:
            rows[best] = points
    elif f.stack[token] == MAP:
        maps = row + MAPS + EACH * f.sort[token]
        if not rows[maps + NUMBER] or points < rows[maps + LEAST]:
            rows[maps + LEAST] = points
        rows[maps] += points
        rows[maps + NUMBER] += 1
    else:
        rows[row + PART[f.stack[token]]] += points


def under_flags(s: RumState, f: Components) -> vec[i64]:
    """What lies under the flags: a row for each seat."""
    cells = s.cells
    rows = vec[i64]([0] * (OWNERS * ROW))
    for pile in (s.at.flags, s.at.goods):
        for at in range(pile + 1, pile + 1 + cells[pile]):
            put(f, rows, cells[at] % OWNERS * ROW, cells[at] // OWNERS)
    return rows


def supplies(rows: vec[i64], row: i64) -> i64:
    """8.4 The points of the supplies."""
    points: i64 = 0
    for best in range(row + BEST, row + MAPS):
        points += rows[best]
    return points


def score(rows: vec[i64], row: i64) -> list[int]:
    """8.3 to 8.6 The points of what lies under a flag, by part."""
    points: i64 = 0
    for maps in range(row + MAPS, row + ROW, EACH):  # 8.6: pairs only; of an odd number the least is left out
        points += rows[maps] - (rows[maps + LEAST] if rows[maps + NUMBER] % 2 else 0)
    *others, dates = [rows[part] for part in range(row, row + BEST)]
    return [*others, supplies(rows, row), dates, points]


def standings(s: RumState, f: Components, seats: i64) -> list[Standing]:
    """1.4, 8.2 the points, 8.7 ties: fewer pirates at the hiring place, then more barrels, then more coins."""
    rows = under_flags(s, f)
    points = [score(rows, seat * ROW) for seat in range(seats)]
    parts = [dict(zip(PARTS, own)) for own in points]
    ties = {"hiring": s.hiring, "barrels": s.barrels, "coins": s.coins}
    return placed([sum(own) for own in points], parts, ties, fewer=("hiring",))
