"""Chapter 2, the set-up: cards are dealt, tiles laid out, and the lot says who begins."""

from __future__ import annotations

import random
from typing import Final

from klabauter.games.freibeuter.figures import ALL_EMPTY, CROSSINGS, FIELDS, SEA, Figures
from klabauter.games.freibeuter.hands import with_card
from klabauter.games.freibeuter.notation import Moves
from klabauter.games.freibeuter.r3_draw import Course, begin_turn, draw_from, pile_of
from klabauter.games.freibeuter.state import FreibeuterState
from klabauter.kernel.event import MUTE, Line, Log
from klabauter.kernel.frame import NATURE, Frame
from klabauter.kernel.move import Move

DEALT: Final = Line("2.2", "dealt", "seat", "*cards:card")
LAID_OUT: Final = Line("2.3", "laid-out", "tiles")
BEGINS: Final = Line("2.4", "begins", "seat")


class Deal(Frame[FreibeuterState]):
    """2.2 A seat is dealt a card of a pile; the step comes again until he has all of that pile."""

    __slots__ = ("count", "moves", "pile", "to")

    def __init__(self, to: int, pile: int, count: int, moves: Moves) -> None:
        source = "sea" if pile == SEA else "dutchman"
        super().__init__("2.2", NATURE, f"deal-{source}", f"deal-{source} {to}", source)
        self.to = to
        self.pile = pile
        self.count = count
        self.moves = moves

    def outcomes(self, s: FreibeuterState) -> list[tuple[Move, int]]:
        pile = pile_of(s, self.pile)
        return [(self.moves.cards[card], pile.count(card)) for card in sorted(set(pile))]

    def dealt(self, s: FreibeuterState) -> tuple[int, ...]:
        """What he has of that pile."""
        return tuple([card for card in s.hand(self.to) if (card < FIELDS) == (self.pile == SEA)])

    def apply(self, s: FreibeuterState, move: Move, log: Log) -> None:
        pile_of(s, self.pile).remove(move.a)
        s.hands[self.to] = with_card(s.hands[self.to], move.a)
        dealt = self.dealt(s)
        if len(dealt) < self.count:
            s.stack.append(self)
        else:
            log.say(DEALT, self.to, dealt, to=1 << self.to)

    def happen(self, s: FreibeuterState, rng: random.Random, log: Log) -> None:
        """All that he lacks, in one go."""
        pile = pile_of(s, self.pile)
        hand = s.hands[self.to]
        for _ in range(self.count - len(self.dealt(s))):
            hand = with_card(hand, draw_from(pile, rng))
        s.hands[self.to] = hand
        if log is not MUTE:
            log.say(DEALT, self.to, self.dealt(s), to=1 << self.to)


class Lay(Frame[FreibeuterState]):
    """2.3 A tile goes on the next crossing, row by row from the corner at A1."""

    __slots__ = ("figures", "moves")

    def __init__(self, figures: Figures, moves: Moves) -> None:
        super().__init__("2.3", NATURE, "lay", source="tiles")
        self.figures = figures
        self.moves = moves

    def outcomes(self, s: FreibeuterState) -> list[tuple[Move, int]]:
        return [(self.moves.tiles[tile], s.unlaid.count(tile)) for tile in sorted(set(s.unlaid))]

    def apply(self, s: FreibeuterState, move: Move, log: Log) -> None:
        s.unlaid.remove(move.a)
        self.put(s, move.a)
        if s.unlaid:
            s.stack.append(self)
        else:
            log.say(LAID_OUT, CROSSINGS)

    def happen(self, s: FreibeuterState, rng: random.Random, log: Log) -> None:
        """All that are left, in one go."""
        while s.unlaid:
            self.put(s, draw_from(s.unlaid, rng))
        log.say(LAID_OUT, CROSSINGS)

    def put(self, s: FreibeuterState, tile: int) -> None:
        x = CROSSINGS - 1 - len(s.unlaid)
        s.tiles[x] = tile
        s.need[x] = ALL_EMPTY
        if tile < self.figures.ships:
            s.free.append(self.moves.boards[x])


class Start(Frame[FreibeuterState]):
    """2.4 The lot, or the table's wish, says who begins."""

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
