"""Chapter 7, encircling: what happens to ships, camps and doublers, and in which order. Chapter 9.1: the last camp."""

from __future__ import annotations

from typing import Final

from klabauter.games.freibeuter.components import ASHORE, CORNERS, CORNERS_IN_ROW, NO_TILE, NOT_BOARDED, Components
from klabauter.games.freibeuter.notation import SETTLE, Moves
from klabauter.games.freibeuter.r3_draw import Course, draw_a_card
from klabauter.games.freibeuter.r6_dutchman import vanish
from klabauter.games.freibeuter.r8_credit import pay
from klabauter.games.freibeuter.state import FreibeuterState
from klabauter.kernel.cells import BIT, add, take
from klabauter.kernel.compat import i64
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import Frame, Reason, Refusal
from klabauter.kernel.move import Choices, Move

ESCAPES: Final = Line("7.2", "escapes", "tile", "crossing")
SHIP_ENCIRCLED: Final = Line("7.3", "ship-encircled", "tile", "crossing", "seat", "due")
HELPED: Final = Line("7.3", "helped", "seat", "helper:seat", "number", "chests")
CAPTURED: Final = Line("7.4", "captured", "seat", "tile", "crossing")
CAMP_ENCIRCLED: Final = Line("7.6", "camp-encircled", "crossing", "camps")
CAMP_PAYS: Final = Line("7.6", "camp-pays", "seat", "number", "chests")
DOUBLER_ENCIRCLED: Final = Line("7.7", "doubler-encircled", "tile", "crossing", "value")
LAST_CAMP: Final = Line("9.1", "last-camp", "left")

SETTLE_FIRST: Final = Reason("7.8", "settle-first", vague=True)
NOT_ENCIRCLED: Final = Reason("7.8", "not-encircled", "crossing")


class Sea:
    """What lies around the crossings, and who is paid for it."""

    def __init__(self, course: Course, components: Components, finish_placement: bool) -> None:
        self.course = course
        self.components = components
        self.finish_placement = finish_placement

    def go_on(self, s: FreibeuterState, seat: i64, log: Log) -> None:
        """7.8 A placement encircles up to four tiles; each is settled before the turn goes on. While the order may
        matter, the seat that placed is asked; else the tiles go row by row."""
        encircled = s.at.encircled
        while s.cells[encircled]:
            if s.cells[encircled] > 1 and self.order_matters(s):
                s.push(self.course.orders[seat])
                return
            if self.settle(s, s.cells[encircled + 1], log):
                return
        if self.camps_left(s) == 0:  # 9.1 under last-camp = finish-placement
            log.say(LAST_CAMP, 0)
            return
        vanish(s, log)
        draw_a_card(s, self.course, seat, log)

    # -- 7.9 when the order is asked

    def order_matters(self, s: FreibeuterState) -> bool:
        """7.9 The last camp is among the tiles, or of two payments or more one may need credit."""
        cells, at = s.cells, s.at
        first, end = at.encircled + 1, at.encircled + 1 + cells[at.encircled]
        camps: i64 = 0
        for place in range(first, end):
            if cells[at.tiles + cells[place]] == self.components.camp:
                camps += 1
        if camps and camps == self.camps_left(s):
            return True
        payments = camps
        credit = False
        for seat in range(self.course.seats):
            dues: i64 = 0
            for place in range(first, end):
                x = cells[place]
                if cells[at.boarders + x] == seat:
                    due = self.due(s, x, cells[at.tiles + x])
                    if due:
                        dues += due
                        payments += 1
            if dues > cells[at.chests + seat]:
                credit = True
        return payments > 1 and credit

    def camps_left(self, s: FreibeuterState) -> i64:
        """9.1 Camps on the board: all but those beside it."""
        left = self.components.camps
        aside = s.at.aside
        for tile in range(aside + 1, aside + 1 + s.cells[aside]):
            if s.cells[tile] == self.components.camp:
                left -= 1
        return left

    # -- settling a tile

    def settle(self, s: FreibeuterState, x: i64, log: Log) -> bool:
        """The tile leaves the board with all that follows. True if that ends the game at once (9.1)."""
        f = self.components
        cells, at = s.cells, s.at
        tile = cells[at.tiles + x]
        take(cells, at.encircled, x)
        cells[at.tiles + x] = NO_TILE
        cells[at.need + x] = 0
        if s.dutchman != ASHORE and not cells[at.encircled]:  # his field closes no other ring
            s.closing &= ~BIT[s.dutchman]
        if tile < f.ships:
            self.ship(s, x, tile, log)
            return False
        add(cells, at.aside, tile)
        if tile > f.camp:  # 7.7
            log.say(DOUBLER_ENCIRCLED, tile, x, f.values[f.doubled[tile]])
            return False
        self.camp(s, x, log)
        if self.finish_placement or self.camps_left(s):
            return False
        log.say(LAST_CAMP, cells[at.encircled])
        return True

    def due(self, s: FreibeuterState, x: i64, tile: i64) -> i64:
        """7.3 What a ship costs its boarder: its share for each boat around that is not his. The Dutchman is nobody's
        (7.5)."""
        cells, sea, step = s.cells, s.at.sea, s.at.sea_step
        boarder = cells[s.at.boarders + x]
        number: i64 = 0
        for corner in range(x * CORNERS, x * CORNERS + CORNERS):
            boats = sea + CORNERS_IN_ROW[corner] * step
            for boat in range(boats + 1, boats + 1 + cells[boats]):
                if cells[boat] != boarder:
                    number += 1
        return number * self.components.shares[tile]

    def ship(self, s: FreibeuterState, x: i64, tile: i64, log: Log) -> None:
        """7.2 Without a boat on it the ship escapes; 7.3 else its boarder pays the helpers and 7.4 takes it."""
        cells, at = s.cells, s.at
        boarder = cells[at.boarders + x]
        if boarder == NOT_BOARDED:
            take(cells, at.free, x)
            add(cells, at.escaped, tile)
            log.say(ESCAPES, tile, x)
            return
        share = self.components.shares[tile]
        due = self.due(s, x, tile)
        if log.heard:
            log.say(SHIP_ENCIRCLED, tile, x, boarder, due)
        if due:
            pay(s, boarder, due, log)
            self.reward(s, x, share, boarder)
            if log.heard:
                for helper, number in enumerate(boats_around(s, x)):
                    if number and helper != boarder:
                        log.say(HELPED, boarder, helper, number, share * number)
        cells[at.boarders + x] = NOT_BOARDED
        cells[at.boats + boarder] += 1
        add(cells, at.prizes + boarder * at.prizes_step, tile)
        if log.heard:
            log.say(CAPTURED, boarder, tile, x)

    def camp(self, s: FreibeuterState, x: i64, log: Log) -> None:
        """7.6 The bank pays everybody for each of his boats around the camp."""
        each = self.components.camp_pay
        self.reward(s, x, each, NOT_BOARDED)
        if log.heard:
            log.say(CAMP_ENCIRCLED, x, self.camps_left(s))
            for owner, number in enumerate(boats_around(s, x)):
                if number:
                    log.say(CAMP_PAYS, owner, number, each * number)

    def reward(self, s: FreibeuterState, x: i64, chests: i64, boarder: i64) -> None:
        """7.3, 7.6 Every boat around brings its owner so many chests, if he is not the boarder."""
        cells, sea, step, row = s.cells, s.at.sea, s.at.sea_step, s.at.chests
        for corner in range(x * CORNERS, x * CORNERS + CORNERS):
            boats = sea + CORNERS_IN_ROW[corner] * step
            for boat in range(boats + 1, boats + 1 + cells[boats]):
                if cells[boat] != boarder:
                    cells[row + cells[boat]] += chests


def boats_around(s: FreibeuterState, x: i64) -> list[int]:
    """How many boats each seat has in the four fields."""
    number = [0] * s.at.seats
    for corner in range(x * CORNERS, x * CORNERS + CORNERS):
        boats = s.at.sea + CORNERS_IN_ROW[corner] * s.at.sea_step
        for boat in range(boats + 1, boats + 1 + s.cells[boats]):
            number[s.cells[boat]] += 1
    return number


class Order(Frame[FreibeuterState]):
    """7.8 The seat that placed says which of the encircled tiles is settled next."""

    __slots__ = ("moves", "sea")

    def __init__(self, seat: int, sea: Sea, moves: Moves) -> None:
        super().__init__("7.8", seat, "order")
        self.sea = sea
        self.moves = moves

    def legal(self, s: FreibeuterState, out: Choices) -> None:
        for x in s.encircled:
            out.add(self.moves.settles[x])

    def refusal(self, s: FreibeuterState, move: Move) -> Refusal:
        return NOT_ENCIRCLED.refuse(move.a) if move.verb is SETTLE else SETTLE_FIRST.refuse()

    def apply(self, s: FreibeuterState, move: Move, log: Log) -> None:
        if not self.sea.settle(s, move.a, log):
            self.sea.go_on(s, self.seat, log)
