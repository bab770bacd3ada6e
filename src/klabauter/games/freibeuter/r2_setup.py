"""Chapter 2, the set-up: cards are dealt, tiles laid out, and luck decides who begins."""

from __future__ import annotations

import random
from typing import Final

from klabauter.games.freibeuter.components import ALL_EMPTY, CROSSINGS, FIELDS, SEA, Components
from klabauter.games.freibeuter.hands import cards_of, sea_cards, size, with_card
from klabauter.games.freibeuter.notation import Moves
from klabauter.games.freibeuter.r3_draw import Course, begin_turn, draw_from, pile_of
from klabauter.games.freibeuter.state import FreibeuterState
from klabauter.kernel.event import MUTE, Line, Log
from klabauter.kernel.frame import NATURE, Frame, chances_of
from klabauter.kernel.move import Move

DEALT: Final = Line("2.2", "dealt", "seat", "*cards:card")
LAID_OUT: Final = Line("2.3", "laid-out", "tiles")
BEGINS: Final = Line("2.4", "begins", "seat")


class Deal(Frame[FreibeuterState]):
    """2.2 A seat is dealt a card of a pile; the step comes again until he has all of that pile."""

    __slots__ = ("count", "moves", "pile")

    def __init__(self, to: int, pile: int, count: int, moves: Moves) -> None:
        source = "sea" if pile == SEA else "dutchman"
        super().__init__("2.2", NATURE, f"deal-{source}", source=source, owner=to)
        self.pile = pile
        self.count = count
        self.moves = moves

    def outcomes(self, s: FreibeuterState) -> list[tuple[Move, int]]:
        return chances_of(pile_of(s, self.pile), self.moves.cards)

    def apply(self, s: FreibeuterState, move: Move, log: Log) -> None:
        pile_of(s, self.pile).remove(move.a)
        self.give(s, move.a, log)

    def happen(self, s: FreibeuterState, rng: random.Random, log: Log) -> None:
        self.give(s, draw_from(pile_of(s, self.pile), rng), log)

    def give(self, s: FreibeuterState, card: int, log: Log) -> None:
        hand = with_card(s.hands[self.owner], card)
        s.hands[self.owner] = hand
        dealt = sea_cards(hand) if self.pile == SEA else size(hand) - sea_cards(hand)
        if dealt < self.count:
            s.stack.append(self)
        elif log is not MUTE:
            cards = tuple([c for c in cards_of(hand) if (c < FIELDS) == (self.pile == SEA)])
            log.say(DEALT, self.owner, cards, to=1 << self.owner)


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
        s.unlaid.remove(move.a)
        self.put(s, move.a, log)

    def happen(self, s: FreibeuterState, rng: random.Random, log: Log) -> None:
        self.put(s, draw_from(s.unlaid, rng), log)

    def put(self, s: FreibeuterState, tile: int, log: Log) -> None:
        left = len(s.unlaid)
        x = CROSSINGS - 1 - left
        s.tiles[x] = tile
        s.need[x] = ALL_EMPTY
        if tile < self.components.ships:
            s.free.append(x)
        if left:
            s.stack.append(self)
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
