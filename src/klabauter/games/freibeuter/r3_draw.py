"""Chapter 3.2 to 3.4, drawing a card at the end of a turn; and 3.1, 9.3: the next turn begins, or cannot."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from klabauter.games.freibeuter.components import DUTCHMAN, FIELDS, SEA
from klabauter.games.freibeuter.hands import lowest, with_card
from klabauter.games.freibeuter.notation import Moves
from klabauter.games.freibeuter.state import FreibeuterState
from klabauter.kernel.event import MUTE, Line, Log
from klabauter.kernel.frame import NATURE, Frame, Reason, Refusal, chances_of, random_below
from klabauter.kernel.move import Move

DREW: Final = Line("3.2", "drew", "seat", "*card", "pile")
SEA_PILE_EMPTY: Final = Line("9.2", "sea-pile-empty", "seat")
NO_BOAT_LEFT: Final = Line("9.3", "no-boat-left", "seat")

DRAW_FIRST: Final = Reason("3.2", "draw-first", vague=True)


class Course:
    """The steps of a turn, a list by seat each. Steps refer to one another by it, so it is filled when all are made."""

    turns: list[Frame[FreibeuterState]]
    orders: list[Frame[FreibeuterState]]
    chooses: list[Frame[FreibeuterState]]
    sea_draws: list[Frame[FreibeuterState]]
    dutchman_draws: list[Frame[FreibeuterState]]

    def __init__(self, seats: int) -> None:
        self.seats = seats


def pile_of(s: FreibeuterState, pile: int) -> list[int]:
    return s.sea_pile if pile == SEA else s.dutchman_pile


def draw_from(pile: list[int], rng: random.Random) -> int:
    """Any card of a pile is as likely as any other."""
    return pile.pop(random_below(rng, len(pile)))


def begin_turn(s: FreibeuterState, course: Course, seat: int, log: Log) -> None:
    """3.1 The seat is asked for an action; 9.3 without a boat before him the game is over."""
    if s.boats[seat]:
        s.stack.append(course.turns[seat])
    else:
        log.say(NO_BOAT_LEFT, seat)


def next_turn(s: FreibeuterState, course: Course, seat: int, log: Log) -> None:
    """3.1 Clockwise."""
    seat += 1
    begin_turn(s, course, 0 if seat == course.seats else seat, log)


def draw_a_card(s: FreibeuterState, course: Course, seat: int, log: Log) -> None:
    """3.2 One pile or the other; 3.3 a Dutchman card only with a sea card in hand; 3.4 piles run out."""
    if s.dutchman_pile and 0 <= lowest(s.hands[seat]) < FIELDS:
        s.stack.append(course.chooses[seat])
    else:
        draw_sea(s, course, seat, log)


def draw_sea(s: FreibeuterState, course: Course, seat: int, log: Log) -> None:
    """9.2 A seat that has to draw a sea card where there is none ends the game."""
    if s.sea_pile:
        s.stack.append(course.sea_draws[seat])
    else:
        log.say(SEA_PILE_EMPTY, seat)


class Choose(Frame[FreibeuterState]):
    """3.2 From which pile? Asked only where both answers are possible; that much everybody can see."""

    __slots__ = ("course", "moves")

    def __init__(self, seat: int, course: Course, moves: Moves) -> None:
        super().__init__("3.2", seat, "choose-pile")
        self.course = course
        self.moves = moves

    def options(self, s: FreibeuterState) -> Sequence[Move]:
        return self.moves.draws

    def refusal(self, s: FreibeuterState, move: Move) -> Refusal:
        return DRAW_FIRST.refuse()

    def apply(self, s: FreibeuterState, move: Move, log: Log) -> None:
        if move.a == DUTCHMAN:
            s.stack.append(self.course.dutchman_draws[self.seat])
        else:
            draw_sea(s, self.course, self.seat, log)


class Draw(Frame[FreibeuterState]):
    """3.2 The card comes into the hand, and the turn is over."""

    __slots__ = ("course", "moves", "pile")

    def __init__(self, to: int, pile: int, course: Course, moves: Moves) -> None:
        source = "sea" if pile == SEA else "dutchman"
        super().__init__("3.2", NATURE, f"draw-{source}", source=source, owner=to)
        self.pile = pile
        self.course = course
        self.moves = moves

    def outcomes(self, s: FreibeuterState) -> list[tuple[Move, int]]:
        return chances_of(pile_of(s, self.pile), self.moves.cards)

    def apply(self, s: FreibeuterState, move: Move, log: Log) -> None:
        pile_of(s, self.pile).remove(move.a)
        self.take(s, move.a, log)

    def happen(self, s: FreibeuterState, rng: random.Random, log: Log) -> None:
        self.take(s, draw_from(pile_of(s, self.pile), rng), log)

    def take(self, s: FreibeuterState, card: int, log: Log) -> None:
        seat = self.owner
        s.hands[seat] = with_card(s.hands[seat], card)
        if log is not MUTE:
            log.say(DREW, seat, card, self.pile, to=1 << seat)
        next_turn(s, self.course, seat, log)
