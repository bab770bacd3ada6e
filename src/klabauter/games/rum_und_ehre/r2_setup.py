"""Chapter 2, the set-up: who begins, the town, what lies open. Chapter 9.1: the imaginary crew of a round."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from klabauter.games.rum_und_ehre.components import (
    BUNK,
    CHEST,
    COIL,
    HAMMOCK,
    IMAGINARY,
    MAP,
    PUB,
    SCORPION,
    SIDES,
)
from klabauter.games.rum_und_ehre.notation import LAY
from klabauter.games.rum_und_ehre.r3_turn import next_turn
from klabauter.games.rum_und_ehre.rules import Rules
from klabauter.games.rum_und_ehre.state import RumState
from klabauter.games.rum_und_ehre.town import TILES, lay
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import AUTO, NATURE, Frame, Reason, Refusal, chances_of, random_below
from klabauter.kernel.move import Move

BEGINS: Final = Line("2.8", "begins", "seat")
LAID: Final = Line("2.1", "laid", "seat", "laid", "place")
TOWN: Final = Line("2.1", "town", "tiles:laid")
LAID_OUT: Final = Line("2.4", "laid-out", "pubs:token", "maps:token", "chest:token", "scorpion:token")
SLEEPING_PLACES: Final = Line("2.5", "sleeping-places", "tokens:token")
TURNED_UP: Final = Line("5.3", "turned-up", "token")
ROUND_BEGINS: Final = Line("3.1", "round-begins", "round", "seat")
IMAGINARY_CREW: Final = Line("9.1", "imaginary-crew", "pirates")

LAY_THE_TOWN: Final = Reason("2.1", "lay-the-town", vague=True)
TILE_LIES: Final = Reason("2.1", "tile-lies", "laid")


class Start(Frame[RumState]):
    """2.8 Luck, or an option, decides who begins."""

    __slots__ = ("rules", "starts", "town")

    def __init__(self, rules: Rules, starts: list[Move], built: bool) -> None:
        super().__init__("2.8", NATURE, "start")
        self.rules = rules
        self.starts = starts
        self.town = built

    def outcomes(self, s: RumState) -> list[tuple[Move, int]]:
        return [(move, 1) for move in self.starts]

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        x = self.rules
        s.starter = move.a
        log.say(BEGINS, move.a)
        draws = x.draws
        s.stack.append(x.ready)
        if x.coils:
            s.stack.append(draws[COIL])
        s.stack += [draws[HAMMOCK], draws[BUNK], draws[SCORPION], draws[CHEST]]
        s.stack += [draws[MAP]] * x.components.open_maps + [draws[PUB]] * x.components.open_pubs
        s.stack.append(x.town[1 + move.a if self.town else 0])


class Lay(Frame[RumState]):
    """2.1 The next tile, row by row, in any rotation: at random, or as the start player likes."""

    __slots__ = ("rules",)

    def __init__(self, rules: Rules, seat: int) -> None:
        super().__init__("2.1", seat, "lay", "lay" if seat == NATURE else "", "town")
        self.rules = rules

    def options(self, s: RumState) -> Sequence[Move]:
        laid = [code >> 2 for code in s.town.layout]
        return [move for move in self.rules.moves.lays if move.a >> 2 not in laid]

    def refusal(self, s: RumState, move: Move) -> Refusal:
        return TILE_LIES.refuse(move.a) if move.verb is LAY else LAY_THE_TOWN.refuse()

    def outcomes(self, s: RumState) -> list[tuple[Move, int]]:
        return [(move, 1) for move in self.options(s)]

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        layout = (*s.town.layout, move.a)
        s.town = lay(self.rules.components.ground, layout)
        if self.seat >= 0:
            log.say(LAID, self.seat, move.a, len(layout))
        if len(layout) < TILES:
            s.stack.append(self)
        elif self.seat < 0:
            log.say(TOWN, layout)

    def happen(self, s: RumState, rng: random.Random, log: Log) -> None:
        """Any tile that is left, in any of its four rotations."""
        laid = 0
        for code in s.town.layout:
            laid |= 1 << (code >> 2)
        left = [tile for tile in range(TILES) if not laid >> tile & 1]
        number = random_below(rng, 4 * len(left))
        self.apply(s, self.rules.moves.lays[4 * left[number >> 2] + (number & 3)], log)


def with_token(tokens: tuple[int, ...], token: int) -> tuple[int, ...]:
    """Sorted tokens with one more, still sorted."""
    at = len(tokens)
    while at and tokens[at - 1] > token:
        at -= 1
    more = (token,)
    return tokens[:at] + more + tokens[at:]


class Draw(Frame[RumState]):
    """5.3 A token of a stack is turned up: 2.4 pubs, maps, chest and scorpion, 2.5 sleeping places."""

    __slots__ = ("moves", "of")

    def __init__(self, rules: Rules, of: int, source: str) -> None:
        super().__init__("2.5" if of >= BUNK else "2.4", NATURE, "draw", f"draw {source}", source)
        self.moves = rules.moves.draws
        self.of = of

    def outcomes(self, s: RumState) -> list[tuple[Move, int]]:
        return chances_of(s.stacks[self.of], self.moves)

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        unseen = s.stacks[self.of]
        self.put(s, unseen.index(move.a), log)

    def happen(self, s: RumState, rng: random.Random, log: Log) -> None:
        self.put(s, random_below(rng, len(s.stacks[self.of])), log)

    def put(self, s: RumState, at: int, log: Log) -> None:
        of = self.of
        unseen = s.stacks[of]
        token = unseen[at]
        s.stacks[of] = unseen[:at] + unseen[at + 1 :]
        if of == PUB:
            s.pubs = with_token(s.pubs, token)
        elif of == MAP:
            s.maps = with_token(s.maps, token)
        elif of == CHEST:
            s.chest = token
        elif of == SCORPION:
            s.scorpion = token
        else:
            s.sleep += (token,)
            return
        if s.captain >= 0:
            log.say(TURNED_UP, token)


class Ready(Frame[RumState]):
    """2.4, 2.5 Everything lies out; 2.7 the captain comes to the headquarters."""

    __slots__ = ("rules",)

    def __init__(self, rules: Rules) -> None:
        super().__init__("2.7", AUTO, "ready")
        self.rules = rules

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        log.say(LAID_OUT, s.pubs, s.maps, s.chest, s.scorpion)
        s.captain = self.rules.components.headquarters
        s.stack.append(self.rules.round_begins)


class RoundBegins(Frame[RumState]):
    """3.1 A round begins with its start player; 9.1 with two players the imaginary crew boards first."""

    __slots__ = ("rules",)

    def __init__(self, rules: Rules) -> None:
        super().__init__("3.1", AUTO, "round")
        self.rules = rules

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        x = self.rules
        log.say(ROUND_BEGINS, s.round + 1, s.starter)
        log.say(SLEEPING_PLACES, s.sleep)
        if s.pirates[s.starter]:
            s.stack.append(x.turn[s.starter])
        else:  # as in any turn (3.8); only a written position has all pirates of a seat at the hiring place
            next_turn(x, s, s.starter, log)
        if x.seats == 2:
            s.stack.append(x.crew_rolls)


class CrewRolls(Frame[RumState]):
    """9.1 A roll says how many pirates of a third colour stand in the first row."""

    __slots__ = ("rolls",)

    def __init__(self, rules: Rules) -> None:
        super().__init__("9.1", NATURE, "imaginary", source="die")
        self.rolls = rules.moves.rolls

    def outcomes(self, s: RumState) -> list[tuple[Move, int]]:
        return [(move, 1) for move in self.rolls]

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        self.come(s, move.a, log)

    def happen(self, s: RumState, rng: random.Random, log: Log) -> None:
        self.come(s, 1 + random_below(rng, SIDES), log)

    def come(self, s: RumState, pirates: int, log: Log) -> None:
        s.rows.append(IMAGINARY)
        s.left.append(pirates)
        s.right.append(0)
        log.say(IMAGINARY_CREW, pirates)
