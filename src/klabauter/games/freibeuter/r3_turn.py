"""Chapter 3.1, a turn: board a ship, place a boat, or place the Flying Dutchman."""

from __future__ import annotations

from typing import Any, Final

from klabauter.games.freibeuter import r4_boarding, r5_boat, r6_dutchman
from klabauter.games.freibeuter.components import DUTCHMAN, FIELDS, SEA, Components
from klabauter.games.freibeuter.notation import BOARD, BOAT, CHESTS, DUTCHMAN_TO, Moves
from klabauter.games.freibeuter.r3_draw import Choose, Course, Draw, begin_turn, draw_a_card
from klabauter.games.freibeuter.r7_encircling import Order, Sea
from klabauter.games.freibeuter.state import FreibeuterState
from klabauter.kernel.compat import i64, vec
from klabauter.kernel.event import Log
from klabauter.kernel.frame import Frame, Reason, Refusal
from klabauter.kernel.move import Choices, Move
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

    def legal(self, s: FreibeuterState, out: Choices) -> None:
        cells, at, moves = s.cells, s.at, self.moves
        out.add_each(moves.boards, cells, at.free)  # 4.1
        boats, chests = moves.boats, moves.chests
        last: i64 = -1
        hand = at.hands + self.seat * at.hands_step
        sea, step = at.sea, at.sea_step
        for place in range(hand + 1, hand + 1 + cells[hand]):
            card = cells[place]
            if card >= FIELDS:
                if s.closing:
                    r6_dutchman.add_options(s, moves, place, hand + 1 + cells[hand], out)
                return
            if card != last:
                last = card
                out.add(boats[card])  # 5.1
                if cells[sea + card * step]:
                    out.add(chests[card])  # 5.2

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
            begin_turn(s, self.course, self.course.after[seat], log)
        elif verb is BOAT:
            r5_boat.place(s, seat, move.a, log)
            if s.cells[s.at.encircled]:
                self.sea.go_on(s, seat, log)
            else:
                draw_a_card(s, self.course, seat, log)
        elif verb is CHESTS:
            r5_boat.take_chests(s, self.components, seat, move.a, log)
            draw_a_card(s, self.course, seat, log)
        else:
            r6_dutchman.place(s, seat, move.a, move.b, log)
            self.sea.go_on(s, seat, log)

    def cost(self, s: FreibeuterState, move: Move) -> dict[str, int]:
        return {"boats": 1} if move.verb is BOARD or move.verb is BOAT else {}


def add_steps(
    steps: Steps[FreibeuterState], course: Course, moves: Moves, components: Components, finish_placement: bool
) -> None:
    """The steps of every seat's turn."""
    seats = range(course.seats)
    sea = Sea(course, components, finish_placement)
    course.turns = vec[Frame[Any]](steps.add_all([Turn(seat, course, moves, components, sea) for seat in seats]))
    course.orders = vec[Frame[Any]](steps.add_all([Order(seat, sea, moves) for seat in seats]))
    course.chooses = vec[Frame[Any]](steps.add_all([Choose(seat, course, moves) for seat in seats]))
    course.sea_draws = vec[Frame[Any]](steps.add_all([Draw(seat, SEA, course, moves) for seat in seats]))
    course.dutchman_draws = vec[Frame[Any]](steps.add_all([Draw(seat, DUTCHMAN, course, moves) for seat in seats]))
