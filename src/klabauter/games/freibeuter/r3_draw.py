"""Chapter 3.2 to 3.4, drawing a card at the end of a turn; and 3.1, 9.3: a turn begins, or cannot."""

from __future__ import annotations

from typing import Any, Final

from klabauter.games.freibeuter.components import DUTCHMAN, FIELDS, SEA
from klabauter.games.freibeuter.notation import Moves
from klabauter.games.freibeuter.state import FreibeuterState
from klabauter.kernel.cells import BIT, add_sorted, draw, drop
from klabauter.kernel.compat import i64, vec
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import NATURE, Frame, Reason, Refusal, chances_of
from klabauter.kernel.move import Choices, Move
from klabauter.kernel.rng import Rng

DREW: Final = Line("3.2", "drew", "seat", "*card", "pile")
SEA_PILE_EMPTY: Final = Line("9.2", "sea-pile-empty", "seat")
NO_BOAT_LEFT: Final = Line("9.3", "no-boat-left", "seat")

DRAW_FIRST: Final = Reason("3.2", "draw-first", vague=True)


class Course:
    """The steps of a turn, a list by seat each. Steps refer to one another by it, so it is filled when all are made."""

    turns: vec[Frame[Any]]
    orders: vec[Frame[Any]]
    chooses: vec[Frame[Any]]
    sea_draws: vec[Frame[Any]]
    dutchman_draws: vec[Frame[Any]]

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats
        self.after = vec[i64]([(seat + 1) % seats for seat in range(seats)])  # 3.1 clockwise


def hand_of(s: FreibeuterState, seat: i64) -> i64:
    """Sorted: sea cards come first, equal ones are neighbours."""
    return s.at.hands + seat * s.at.hands_step


def sea_cards(s: FreibeuterState, seat: i64) -> i64:
    """How many sea cards a hand has; their backs differ from the Dutchman's, so everybody sees it."""
    hand = hand_of(s, seat)
    number = s.cells[hand]
    while number and s.cells[hand + number] >= FIELDS:
        number -= 1
    return number


def draw_card(s: FreibeuterState, pile: i64, seat: i64, rng: Rng) -> i64:
    """A card comes from a pile into the hand; any one is as likely as any other."""
    cells, at = s.cells, s.at
    cards = at.sea_pile if pile == SEA else at.dutchman_pile
    card = draw(cells, cards, rng.below(cells[cards]))
    add_sorted(cells, at.hands + seat * at.hands_step, card)
    return card


def take_card(s: FreibeuterState, pile: i64, seat: i64, card: i64) -> None:
    """This card does."""
    drop(s.cells, s.at.sea_pile if pile == SEA else s.at.dutchman_pile, card)
    add_sorted(s.cells, hand_of(s, seat), card)


def begin_turn(s: FreibeuterState, course: Course, seat: i64, log: Log) -> None:
    """3.1 The seat is asked for an action; 9.3 without a boat before him the game is over."""
    if s.cells[s.at.boats + seat]:
        s.push(course.turns[seat])
    else:
        log.say(NO_BOAT_LEFT, seat)


def draw_a_card(s: FreibeuterState, course: Course, seat: i64, log: Log) -> None:
    """3.2 One pile or the other; 3.3 a Dutchman card only with a sea card in hand; 3.4 piles run out."""
    cells, at = s.cells, s.at
    hand = at.hands + seat * at.hands_step
    if cells[at.dutchman_pile] and cells[hand] and cells[hand + 1] < FIELDS:
        s.push(course.chooses[seat])
    else:
        draw_sea(s, course, seat, log)


def draw_sea(s: FreibeuterState, course: Course, seat: i64, log: Log) -> None:
    """9.2 A seat that has to draw a sea card where there is none ends the game."""
    if s.cells[s.at.sea_pile]:
        s.push(course.sea_draws[seat])
    else:
        log.say(SEA_PILE_EMPTY, seat)


class Choose(Frame[FreibeuterState]):
    """3.2 From which pile? Asked only where both answers are possible; that much everybody can see."""

    __slots__ = ("course", "moves")

    def __init__(self, seat: int, course: Course, moves: Moves) -> None:
        super().__init__("3.2", seat, "choose-pile")
        self.course = course
        self.moves = moves

    def legal(self, s: FreibeuterState, out: Choices) -> None:
        out.set_all(self.moves.draws)

    def refusal(self, s: FreibeuterState, move: Move) -> Refusal:
        return DRAW_FIRST.refuse()

    def apply(self, s: FreibeuterState, move: Move, log: Log) -> None:
        if move.a == DUTCHMAN:
            s.push(self.course.dutchman_draws[self.seat])
        else:
            draw_sea(s, self.course, self.seat, log)


class Draw(Frame[FreibeuterState]):
    """3.2 The card comes into the hand, and the turn is over."""

    __slots__ = ("course", "moves", "pile")

    def __init__(self, to: int, pile: int, course: Course, moves: Moves) -> None:
        source = "sea" if pile == SEA else "dutchman"
        super().__init__("3.2", NATURE, f"draw-{source}", source=source, owner=to)
        self.pile: i64 = pile
        self.course = course
        self.moves = moves

    def outcomes(self, s: FreibeuterState) -> list[tuple[Move, int]]:
        return chances_of(s.sea_pile if self.pile == SEA else s.dutchman_pile, self.moves.cards)

    def apply(self, s: FreibeuterState, move: Move, log: Log) -> None:
        take_card(s, self.pile, self.owner, move.a)
        self.drew(s, move.a, log)

    def happen(self, s: FreibeuterState, rng: Rng, log: Log) -> None:
        self.drew(s, draw_card(s, self.pile, self.owner, rng), log)

    def drew(self, s: FreibeuterState, card: i64, log: Log) -> None:
        seat = self.owner
        if log.heard:
            log.say(DREW, seat, card, self.pile, to=BIT[seat])
        begin_turn(s, self.course, self.course.after[seat], log)
