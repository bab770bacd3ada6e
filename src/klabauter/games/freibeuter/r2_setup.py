"""Chapter 2, the set-up: cards are dealt, tiles laid out, and luck decides who begins."""

from __future__ import annotations

from typing import Final

from klabauter.games.freibeuter.components import ALL_EMPTY, CROSSINGS, DUTCHMAN, FIELDS, SEA, Components
from klabauter.games.freibeuter.notation import Moves
from klabauter.games.freibeuter.r3_draw import Course, begin_turn, draw_card, hand_of, sea_cards, take_card
from klabauter.games.freibeuter.state import FreibeuterState
from klabauter.kernel.cells import BIT, add, draw, place_of
from klabauter.kernel.compat import i64
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import NATURE, Frame, chances_of
from klabauter.kernel.move import Move
from klabauter.kernel.rng import Rng

DEALT: Final = Line("2.2", "dealt", "seat", "*cards:card")
LAID_OUT: Final = Line("2.3", "laid-out", "tiles")
BEGINS: Final = Line("2.4", "begins", "seat")


class Deal(Frame[FreibeuterState]):
    """2.2 A seat is dealt a card of a pile; the step comes again until he has all of that pile."""

    __slots__ = ("count", "moves", "pile")

    def __init__(self, to: int, pile: int, count: int, moves: Moves) -> None:
        source = "sea" if pile == SEA else "dutchman"
        super().__init__("2.2", NATURE, f"deal-{source}", source=source, owner=to)
        self.pile: i64 = pile
        self.count: i64 = count
        self.moves = moves

    def outcomes(self, s: FreibeuterState) -> list[tuple[Move, int]]:
        return chances_of(s.sea_pile if self.pile == SEA else s.dutchman_pile, self.moves.cards)

    def apply(self, s: FreibeuterState, move: Move, log: Log) -> None:
        take_card(s, self.pile, self.owner, move.a)
        self.go_on(s, log)

    def happen(self, s: FreibeuterState, rng: Rng, log: Log) -> None:
        draw_card(s, self.pile, self.owner, rng)
        self.go_on(s, log)

    def go_on(self, s: FreibeuterState, log: Log) -> None:
        dealt = sea_cards(s, self.owner)
        if self.pile == DUTCHMAN:
            dealt = s.cells[hand_of(s, self.owner)] - dealt
        if dealt < self.count:
            s.push(self)
        elif log.heard:
            cards = tuple([card for card in s.hands[self.owner] if (card < FIELDS) == (self.pile == SEA)])
            log.tell(DEALT, self.owner, cards, to=BIT[self.owner])


class Lay(Frame[FreibeuterState]):
    """2.3 A tile goes on the next crossing, row by row from the corner at A1."""

    __slots__ = ("components", "moves")

    def __init__(self, components: Components, moves: Moves) -> None:
        super().__init__("2.3", NATURE, "lay", source="tiles")
        self.components = components
        self.moves = moves

    def outcomes(self, s: FreibeuterState) -> list[tuple[Move, int]]:
        return chances_of(s.unlaid, self.moves.tiles)

    def apply(self, s: FreibeuterState, move: Move, log: Log) -> None:
        self.put(s, place_of(s.cells, s.at.unlaid, move.a), log)

    def happen(self, s: FreibeuterState, rng: Rng, log: Log) -> None:
        self.put(s, rng.below(s.cells[s.at.unlaid]), log)

    def put(self, s: FreibeuterState, number: i64, log: Log) -> None:
        """The tile with this number among those not laid yet."""
        cells, at = s.cells, s.at
        x = CROSSINGS - cells[at.unlaid]
        tile = draw(cells, at.unlaid, number)
        cells[at.tiles + x] = tile
        cells[at.need + x] = ALL_EMPTY
        if tile < self.components.ships:
            add(cells, at.free, x)
        if cells[at.unlaid]:
            s.push(self)
        else:
            log.say(LAID_OUT, CROSSINGS)


class Start(Frame[FreibeuterState]):
    """2.4 Luck, or an option, decides who begins."""

    __slots__ = ("course", "starts")

    def __init__(self, starts: list[Move], course: Course) -> None:
        super().__init__("2.4", NATURE, "start")
        self.starts = starts
        self.course = course

    def outcomes(self, s: FreibeuterState) -> list[tuple[Move, int]]:
        return [(move, 1) for move in self.starts]

    def apply(self, s: FreibeuterState, move: Move, log: Log) -> None:
        log.say(BEGINS, move.a)
        begin_turn(s, self.course, move.a, log)
