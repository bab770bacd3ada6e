"""Chapter 3.1, a turn: board a ship, place a boat, or place the Flying Dutchman."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from klabauter.games.freibeuter import r4_boarding, r5_boat, r6_dutchman
from klabauter.games.freibeuter.components import DUTCHMAN, FIELDS, SEA, Components
from klabauter.games.freibeuter.hands import BITS, CARD
from klabauter.games.freibeuter.notation import BOARD, BOAT, CHESTS, DUTCHMAN_TO, Moves
from klabauter.games.freibeuter.r3_draw import Choose, Course, Draw, draw_a_card, next_turn
from klabauter.games.freibeuter.r7_encircling import Order, Sea
from klabauter.games.freibeuter.state import FreibeuterState
from klabauter.kernel.event import Log
from klabauter.kernel.frame import Frame, Reason, Refusal
from klabauter.kernel.move import Move
from klabauter.kernel.steps import Steps

ACT_FIRST: Final = Reason("3.1", "act-first", vague=True)


class Turn(Frame[FreibeuterState]):
    """3.1 One of the three actions must be carried out."""

    __slots__ = ("components", "course", "moves", "sea")

    def __init__(self, seat: int, course: Course, moves: Moves, components: Components, sea: Sea) -> None:
        super().__init__("3.1", seat, "turn")
        self.course = course
        self.moves = moves
        self.components = components
        self.sea = sea

    def options(self, s: FreibeuterState) -> Sequence[Move]:
        moves = self.moves
        boards = moves.boards
        found = [boards[x] for x in s.free]  # 4.1
        last = -1
        hand = s.hands[self.seat]
        while 0 < hand & CARD <= FIELDS:  # sea cards come first, equal ones are neighbours
            card = (hand & CARD) - 1
            hand >>= BITS
            if card != last:
                last = card
                found.append(moves.boats[card])  # 5.1
                if s.sea[card]:
                    found.append(moves.chests[card])  # 5.2
        if hand and s.closing:
            r6_dutchman.add_options(s, moves, hand, found)
        return found

    def refusal(self, s: FreibeuterState, move: Move) -> Refusal:
        verb = move.verb
        if verb is BOARD:
            return r4_boarding.cannot_board(s, self.components, move.a)
        if verb is BOAT or verb is CHESTS:
            return r5_boat.cannot_play(s, self.seat, move.a)
        if verb is DUTCHMAN_TO:
            return r6_dutchman.cannot_place(s, self.seat, move.a, move.b)
        return ACT_FIRST.refuse()

    def apply(self, s: FreibeuterState, move: Move, log: Log) -> None:
        seat = self.seat
        verb = move.verb
        if verb is BOARD:
            r4_boarding.board(s, seat, move.a, log)
            next_turn(s, self.course, seat, log)
        elif verb is BOAT:
            hit = r5_boat.place(s, seat, move.a, log)
            if hit:
                self.sea.encircle(s, seat, hit, log)
            else:
                draw_a_card(s, self.course, seat, log)
        elif verb is CHESTS:
            r5_boat.take_chests(s, self.components, seat, move.a, log)
            draw_a_card(s, self.course, seat, log)
        else:
            self.sea.encircle(s, seat, r6_dutchman.place(s, seat, move.a, move.b, log), log)

    def cost(self, s: FreibeuterState, move: Move) -> dict[str, int]:
        return {"boats": 1} if move.verb is BOARD or move.verb is BOAT else {}


def add_steps(
    steps: Steps[FreibeuterState], course: Course, moves: Moves, components: Components, finish_placement: bool
) -> None:
    """The steps of every seat's turn."""
    seats = range(course.seats)
    sea = Sea(course, components, finish_placement)
    course.turns = steps.add_all([Turn(seat, course, moves, components, sea) for seat in seats])
    course.orders = steps.add_all([Order(seat, sea, moves) for seat in seats])
    course.chooses = steps.add_all([Choose(seat, course, moves) for seat in seats])
    course.sea_draws = steps.add_all([Draw(seat, SEA, course, moves) for seat in seats])
    course.dutchman_draws = steps.add_all([Draw(seat, DUTCHMAN, course, moves) for seat in seats])
