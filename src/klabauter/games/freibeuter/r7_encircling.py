"""Chapter 7, encircling: what happens to ships, camps and doublers, and in which order. Chapter 9.1: the last camp."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from klabauter.games.freibeuter.components import ASHORE, CORNERS_OF, NO_TILE, NOT_BOARDED, Components
from klabauter.games.freibeuter.notation import SETTLE, Moves
from klabauter.games.freibeuter.r3_draw import Course, draw_a_card
from klabauter.games.freibeuter.r4_boarding import not_free
from klabauter.games.freibeuter.r6_dutchman import closed_by, vanish
from klabauter.games.freibeuter.r8_credit import pay
from klabauter.games.freibeuter.state import FreibeuterState
from klabauter.kernel.event import MUTE, Line, Log
from klabauter.kernel.frame import Frame, Reason, Refusal
from klabauter.kernel.move import Move

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

    def encircle(self, s: FreibeuterState, seat: int, hit: tuple[int, ...], log: Log) -> None:
        """7.8 A placement encircles up to four tiles; each is settled before the turn goes on."""
        s.encircled = hit
        self.go_on(s, seat, log)

    def go_on(self, s: FreibeuterState, seat: int, log: Log) -> None:
        """7.8 While the order may matter, the seat that placed is asked; else the tiles go row by row."""
        while s.encircled:
            if len(s.encircled) > 1 and self.order_matters(s):
                s.stack.append(self.course.orders[seat])
                return
            if self.settle(s, s.encircled[0], log):
                return
        if self.camps_left(s) == 0:  # 9.1 under last-camp = finish-placement
            log.say(LAST_CAMP, 0)
            return
        vanish(s, log)
        draw_a_card(s, self.course, seat, log)

    # -- 7.9 when the order is asked

    def order_matters(self, s: FreibeuterState) -> bool:
        """7.9 The last camp is among the tiles, or of two payments or more one may need credit."""
        f = self.components
        camps = 0
        payments = 0
        dues = [0] * self.course.seats
        for x in s.encircled:
            if s.tiles[x] == f.camp:
                camps += 1
                payments += 1
            elif s.boarders[x] != NOT_BOARDED:
                due = f.shares[s.tiles[x]] * self.helping(s, x)
                dues[s.boarders[x]] = dues[s.boarders[x]] + due
                payments += due > 0
        if camps and camps == self.camps_left(s):
            return True
        return payments > 1 and any(due > s.chests[seat] for seat, due in enumerate(dues))

    def camps_left(self, s: FreibeuterState) -> int:
        """9.1 Camps on the board: all but those beside it."""
        left = self.components.camps
        for tile in s.aside:
            if tile == self.components.camp:
                left -= 1
        return left

    # -- settling a tile

    def settle(self, s: FreibeuterState, x: int, log: Log) -> bool:
        """The tile leaves the board with all that follows. True if that ends the game at once (9.1)."""
        f = self.components
        tile = s.tiles[x]
        s.encircled = tuple([other for other in s.encircled if other != x])
        s.tiles[x] = NO_TILE
        s.need[x] = 0
        if s.dutchman != ASHORE and not closed_by(s, s.dutchman):  # he closed the ring
            s.closing &= ~(1 << s.dutchman)
        if tile < f.ships:
            self.ship(s, x, tile, log)
            return False
        s.aside += (tile,)
        if tile > f.camp:  # 7.7
            log.say(DOUBLER_ENCIRCLED, tile, x, f.values[f.doubled[tile]])
            return False
        self.camp(s, x, log)
        if self.finish_placement or self.camps_left(s):
            return False
        log.say(LAST_CAMP, len(s.encircled))
        return True

    def boats_around(self, s: FreibeuterState, x: int) -> list[int]:
        """How many boats each seat has in the four fields. The Dutchman is nobody's (7.5)."""
        boats = [0] * self.course.seats
        for field in CORNERS_OF[x]:
            for owner in s.sea[field]:
                boats[owner] += 1
        return boats

    def helping(self, s: FreibeuterState, x: int) -> int:
        """7.3 How many boats around a boarded ship are not its boarder's."""
        boarder = s.boarders[x]
        boats = 0
        for field in CORNERS_OF[x]:
            for owner in s.sea[field]:
                if owner != boarder:
                    boats += 1
        return boats

    def ship(self, s: FreibeuterState, x: int, tile: int, log: Log) -> None:
        """7.2 Without a boat on it the ship escapes; 7.3 else its boarder pays the helpers and 7.4 takes it."""
        boarder = s.boarders[x]
        if boarder == NOT_BOARDED:
            not_free(s, x)
            s.escaped += (tile,)
            log.say(ESCAPES, tile, x)
            return
        share = self.components.shares[tile]
        due = share * self.helping(s, x)
        if log is not MUTE:
            log.say(SHIP_ENCIRCLED, tile, x, boarder, due)
        if due:
            pay(s, boarder, due, log)
            self.reward(s, x, share, boarder)
            if log is not MUTE:
                for helper, number in enumerate(self.boats_around(s, x)):
                    if number and helper != boarder:
                        log.say(HELPED, boarder, helper, number, share * number)
        s.boarders[x] = NOT_BOARDED
        s.boats[boarder] = s.boats[boarder] + 1
        s.prizes[boarder] += (tile,)
        if log is not MUTE:
            log.say(CAPTURED, boarder, tile, x)

    def camp(self, s: FreibeuterState, x: int, log: Log) -> None:
        """7.6 The bank pays everybody for each of his boats around the camp."""
        each = self.components.camp_pay
        self.reward(s, x, each, NOT_BOARDED)
        if log is not MUTE:
            log.say(CAMP_ENCIRCLED, x, self.camps_left(s))
            for owner, number in enumerate(self.boats_around(s, x)):
                if number:
                    log.say(CAMP_PAYS, owner, number, each * number)

    def reward(self, s: FreibeuterState, x: int, chests: int, boarder: int) -> None:
        """7.3, 7.6 Every boat around brings its owner so many chests, if he is not the boarder."""
        for field in CORNERS_OF[x]:
            for owner in s.sea[field]:
                if owner != boarder:
                    s.chests[owner] = s.chests[owner] + chests


class Order(Frame[FreibeuterState]):
    """7.8 The seat that placed says which of the encircled tiles is settled next."""

    __slots__ = ("moves", "sea")

    def __init__(self, seat: int, sea: Sea, moves: Moves) -> None:
        super().__init__("7.8", seat, "order")
        self.sea = sea
        self.moves = moves

    def options(self, s: FreibeuterState) -> Sequence[Move]:
        return [self.moves.settles[x] for x in s.encircled]

    def refusal(self, s: FreibeuterState, move: Move) -> Refusal:
        return NOT_ENCIRCLED.refuse(move.a) if move.verb is SETTLE else SETTLE_FIRST.refuse()

    def apply(self, s: FreibeuterState, move: Move, log: Log) -> None:
        if not self.sea.settle(s, move.a, log):
            self.sea.go_on(s, self.seat, log)
