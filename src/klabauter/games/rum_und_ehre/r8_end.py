"""Chapter 8, the next round, the end and the scoring."""

from __future__ import annotations

from typing import Final

from klabauter.games.rum_und_ehre.components import (
    BUNK,
    CHEST,
    COIL,
    DATE,
    FREE,
    GOODS,
    HAMMOCK,
    LARGE,
    MAP,
    PUB,
    SCORPION,
    SMALL,
    SUPPLIES,
    Components,
)
from klabauter.games.rum_und_ehre.rules import Rules
from klabauter.games.rum_und_ehre.state import RumState
from klabauter.games.rum_und_ehre.town import ALLEYS
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import AUTO, Frame
from klabauter.kernel.game import Standing, placed
from klabauter.kernel.move import Move

ROUND_ENDS: Final = Line("8.1", "round-ends", "round")
GAME_ENDS: Final = Line("8.2", "game-ends", "rounds")

PARTS: Final = ("pubs", "chests", "guards", "sleep", "supplies", "dates", "maps")
PART_OF: Final = {
    PUB: 0,
    CHEST: 1,
    SCORPION: 1,
    SMALL: 2,
    LARGE: 2,
    BUNK: 3,
    HAMMOCK: 3,
    COIL: 3,
    SUPPLIES: 4,
    DATE: 5,
    MAP: 6,
}


class RoundEnds(Frame[RumState]):
    """8.1 All pirates leave the town, the captain stays, the next player clockwise begins; 8.2 or the game is over."""

    __slots__ = ("rules",)

    def __init__(self, rules: Rules) -> None:
        super().__init__("8.1", AUTO, "round-ends")
        self.rules = rules

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        x = self.rules
        s.lanes = [FREE] * ALLEYS
        s.pirates = [x.components.each - waiting for waiting in s.hiring]
        s.round += 1
        log.say(ROUND_ENDS, s.round)
        if s.round == x.rounds:
            log.say(GAME_ENDS, s.round)
            return
        s.starter = (s.starter + 1) % x.seats
        s.stack.append(x.round_begins)
        if x.coils:  # 7.11
            s.stack.append(x.draws[COIL])
        s.stack.append(x.draws[HAMMOCK])
        s.stack.append(x.draws[BUNK])


def score(f: Components, flag: tuple[int, ...], goods: tuple[int, ...]) -> list[int]:
    """8.3 to 8.6 The points of what lies under a flag, by part."""
    parts = [0] * len(PARTS)
    maps: list[list[int]] = [[], [], []]
    for token in flag:
        stack = f.stack[token]
        if stack == MAP:
            maps[f.sort[token]].append(f.points[token])
        else:
            parts[PART_OF[stack]] += f.points[token]  # 8.3; 8.5: only a kept date lies under the flag
    for good in range(len(GOODS)):  # 8.4: only the best of each
        parts[4] += max([f.points[token] for token in goods if f.sort[token] == good], default=0)
    for values in maps:  # 8.6: pairs only; of an odd number the least is left out
        parts[6] += sum(values) - (min(values) if len(values) % 2 else 0)
    return parts


def standings(s: RumState, f: Components, seats: int) -> list[Standing]:
    """1.4, 8.2 the points, 8.7 ties: fewer pirates at the hiring place, then more barrels, then more coins."""
    points = [score(f, s.flags[seat], s.goods[seat]) for seat in range(seats)]
    parts = [dict(zip(PARTS, own)) for own in points]
    ties = {"hiring": s.hiring, "barrels": s.barrels, "coins": s.coins}
    return placed([sum(own) for own in points], parts, ties, fewer=("hiring",))
