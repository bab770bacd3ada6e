"""Chapter 2, the set-up: who begins, the town, what lies open. Chapter 9.1: the imaginary crew of a round."""

from __future__ import annotations

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
from klabauter.games.rum_und_ehre.r3_turn import go_aboard, next_turn
from klabauter.games.rum_und_ehre.rules import Rules
from klabauter.games.rum_und_ehre.state import RumState
from klabauter.games.rum_und_ehre.town import TILES, lay
from klabauter.kernel.cells import BIT, add, add_sorted, draw, heap_of, place_of
from klabauter.kernel.compat import i64
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import AUTO, NATURE, Frame, Reason, Refusal, chances_of
from klabauter.kernel.move import Choices, Move
from klabauter.kernel.rng import Rng

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
        s.push(x.ready)
        if x.coils:
            s.push(draws[COIL])
        s.push_all([draws[HAMMOCK], draws[BUNK], draws[SCORPION], draws[CHEST]])
        for _ in range(x.components.open_maps):
            s.push(draws[MAP])
        for _ in range(x.components.open_pubs):
            s.push(draws[PUB])
        s.push(x.town[1 + move.a if self.town else 0])


class Lay(Frame[RumState]):
    """2.1 The next tile, row by row, in any rotation: at random, or as the start player likes."""

    __slots__ = ("rules",)

    def __init__(self, rules: Rules, seat: int) -> None:
        super().__init__("2.1", seat, "lay", "lay" if seat == NATURE else "", "town")
        self.rules = rules

    def legal(self, s: RumState, out: Choices) -> None:
        laid = _laid(s)
        for move in self.rules.moves.lays:
            if not laid >> (move.a >> 2) & 1:
                out.add(move)

    def refusal(self, s: RumState, move: Move) -> Refusal:
        return TILE_LIES.refuse(move.a) if move.verb is LAY else LAY_THE_TOWN.refuse()

    def outcomes(self, s: RumState) -> list[tuple[Move, int]]:
        return [(move, 1) for move in self.options(s)]

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        tile = (move.a,)
        layout = s.town.layout + tile
        s.town = lay(self.rules.components.ground, layout)
        if self.seat >= 0:
            log.say(LAID, self.seat, move.a, len(layout))
        if len(layout) < TILES:
            s.push(self)
        elif self.seat < 0:
            log.tell(TOWN, layout)

    def happen(self, s: RumState, rng: Rng, log: Log) -> None:
        """Any tile that is left, in any of its four rotations."""
        laid = _laid(s)
        number = rng.below(4 * (TILES - len(s.town.layout)))
        tile: i64 = 0
        while laid >> tile & 1 or number >= 4:
            if not laid >> tile & 1:
                number -= 4
            tile += 1
        self.apply(s, self.rules.moves.lays[4 * tile + number], log)


def _laid(s: RumState) -> i64:
    """The tiles that are laid already, a bit for each."""
    laid: i64 = 0
    for code in s.town.layout:
        laid |= BIT[code >> 2]
    return laid


class Draw(Frame[RumState]):
    """5.3 A token of a stack is turned up: 2.4 pubs, maps, chest and scorpion, 2.5 sleeping places."""

    __slots__ = ("moves", "of")

    def __init__(self, rules: Rules, of: i64, source: str) -> None:
        super().__init__("2.5" if of >= BUNK else "2.4", NATURE, "draw", f"draw {source}", source)
        self.moves = rules.moves.draws
        self.of: i64 = of

    def outcomes(self, s: RumState) -> list[tuple[Move, int]]:
        return chances_of(heap_of(s.cells, s.at.stacks[self.of]), self.moves)

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        self.put(s, place_of(s.cells, s.at.stacks[self.of], move.a), log)

    def happen(self, s: RumState, rng: Rng, log: Log) -> None:
        self.put(s, rng.below(s.cells[s.at.stacks[self.of]]), log)

    def put(self, s: RumState, number: i64, log: Log) -> None:
        """The token with this number of the stack comes to lie open."""
        of = self.of
        token = draw(s.cells, s.at.stacks[of], number)
        if of == PUB:
            add_sorted(s.cells, s.at.pubs, token)
        elif of == MAP:
            add_sorted(s.cells, s.at.maps, token)
        elif of == CHEST:
            s.chest = token
        elif of == SCORPION:
            s.scorpion = token
        else:
            add(s.cells, s.at.sleep, token)
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
        if log.heard:
            log.tell(LAID_OUT, s.pubs, s.maps, s.chest, s.scorpion)
        s.captain = self.rules.components.headquarters
        s.push(self.rules.round_begins)


class RoundBegins(Frame[RumState]):
    """3.1 A round begins with its start player; 9.1 with two players the imaginary crew boards first."""

    __slots__ = ("rules",)

    def __init__(self, rules: Rules) -> None:
        super().__init__("3.1", AUTO, "round")
        self.rules = rules

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        x = self.rules
        log.say(ROUND_BEGINS, s.round + 1, s.starter)
        if log.heard:
            log.tell(SLEEPING_PLACES, s.sleep)
        if s.cells[s.at.pirates + s.starter]:
            s.push(x.turn[s.starter])
        else:  # as in any turn (3.8); only a written position has all pirates of a seat at the hiring place
            next_turn(x, s, s.starter, log)
        if x.seats == 2:
            s.push(x.crew_rolls)


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

    def happen(self, s: RumState, rng: Rng, log: Log) -> None:
        self.come(s, 1 + rng.below(SIDES), log)

    def come(self, s: RumState, pirates: i64, log: Log) -> None:
        go_aboard(s, IMAGINARY, pirates)
        log.say(IMAGINARY_CREW, pirates)
