"""Chapter 7, the end, and what leads there from turn to turn. Chapter 2.4: who begins."""

from __future__ import annotations

from typing import Any, Final

from klabauter.games.port_royal.components import TYPES, Components
from klabauter.games.port_royal.r2_coins import Pile
from klabauter.games.port_royal.r6_persons import most_influence
from klabauter.games.port_royal.state import PortState
from klabauter.kernel.cells import move_all
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import AUTO, NATURE, Frame
from klabauter.kernel.game import Standing, placed
from klabauter.kernel.move import Move

BEGINS: Final = Line("2.4", "begins", "seat")
TURN: Final = Line("3.1", "turn", "seat", "round")
NOTHING_THERE: Final = Line("3.9", "nothing-there", "seat")
LEFT_OVER: Final = Line("5.7", "left-over", "cards:card")
GAME_ENDS: Final = Line("7.2", "game-ends", "round")
ALL_DRY: Final = Line("7.4", "all-dry")
BECALMED: Final = Line("7.5", "becalmed", "rounds")

POINT: Final = 1000  # more than all coins together
CALM_ROUNDS: Final = 10  # full rounds without a card taken that end a game (7.5)


class TurnEnd(Frame[PortState]):
    """5.7 The harbour is cleared and the next player is active, unless the game is over (7.2, 7.4, 7.5)."""

    __slots__ = ("components", "draw", "pile")

    def __init__(self, components: Components, pile: Pile, draw: Frame[Any]) -> None:
        super().__init__("5.7", AUTO, "turn-end")
        self.components = components
        self.pile = pile
        self.draw = draw

    def apply(self, s: PortState, move: Move, log: Log) -> None:
        if s.cells[s.at.harbour]:
            if log.heard:
                log.tell(LEFT_OVER, s.harbour)
            move_all(s.cells, s.at.harbour, s.at.discard)
            s.colours = 0
        s.idle = 0 if s.taken else s.idle + 1
        s.taken = 0
        s.picks = 0
        if not self.over(s, log):
            s.turn += 1
            s.active = (s.active + 1) % s.at.seats
            self.begin(s, log)

    def over(self, s: PortState, log: Log) -> bool:
        seats = s.at.seats
        if s.dry >= seats:
            log.say(ALL_DRY)
            return True
        if (s.active + 1) % seats != s.starter:
            return False
        if most_influence(s) >= self.components.goal:
            log.say(GAME_ENDS, s.turn // seats + 1)
            return True
        if s.idle >= CALM_ROUNDS * seats:
            log.say(BECALMED, CALM_ROUNDS)
            return True
        return False

    def begin(self, s: PortState, log: Log) -> None:
        """3.2 The first card must be turned up; 3.9 without any the turn is over."""
        if log.heard:
            log.say(TURN, s.active, s.turn // s.at.seats + 1)
        s.discovered = 0
        s.push(self)
        if self.pile.ready(s, log):
            s.dry = 0
            s.push(self.draw)
        else:
            s.dry += 1
            log.say(NOTHING_THERE, s.active)


class Start(Frame[PortState]):
    """2.4 Luck, or an option, decides who begins."""

    __slots__ = ("starts", "turn_end")

    def __init__(self, starts: list[Move], turn_end: TurnEnd) -> None:
        super().__init__("2.4", NATURE, "start")
        self.starts = starts
        self.turn_end = turn_end

    def outcomes(self, s: PortState) -> list[tuple[Move, int]]:
        return [(move, 1) for move in self.starts]

    def apply(self, s: PortState, move: Move, log: Log) -> None:
        log.say(BEGINS, move.a)
        s.starter = s.active = move.a
        self.turn_end.begin(s, log)


def ending(s: PortState, f: Components) -> str:
    """7.2 the book's ending, or one of the two that only save a game that cannot go on."""
    if s.dry >= s.at.seats:
        return "all-dry"
    return "influence" if most_influence(s) >= f.goal else "becalmed"


def standings(s: PortState, f: Components) -> list[Standing]:
    """7.3 Influence points, then coins, then a shared win."""
    found: list[dict[str, int]] = []
    for people, ships in zip(s.people, s.ships, strict=True):
        parts = dict.fromkeys([f"{name}s" for name in TYPES], 0)
        for card in people:
            parts[f"{TYPES[f.type[card]]}s"] += f.influence[card]
        parts["ships"] = len(ships)
        found.append(parts)
    return placed(s.influence, found, {"coins": s.purse})


def shares(s: PortState) -> list[float]:
    """Who wins by these standings, for search, which needs nothing else of them."""
    cells, at = s.cells, s.at
    ends = [POINT * cells[at.influence + seat] + cells[at.purse + seat] for seat in range(at.seats)]
    best = max(ends)
    share = 1.0 / ends.count(best)
    return [share if end == best else 0.0 for end in ends]
