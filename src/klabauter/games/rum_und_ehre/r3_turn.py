"""Chapter 3, a turn: move the captain, rest, or go aboard; then further moves for a coin each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from klabauter.games.rum_und_ehre import r4_dark, r5_fields
from klabauter.games.rum_und_ehre.notation import BOARD, ENTER, LEAVE, MOVE, REST
from klabauter.games.rum_und_ehre.rules import Rules
from klabauter.games.rum_und_ehre.state import RumState
from klabauter.kernel.cells import add
from klabauter.kernel.compat import i64
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import AUTO, Frame, Reason, Refusal
from klabauter.kernel.move import Choices, Move, borrow, give_back

MOVED: Final = Line("3.3", "moved", "seat", "alley", "pirates", "field")
PAID_FOR_MOVE: Final = Line("3.5", "paid-for-move", "seat")
PAID_FOR_DARK: Final = Line("4.2", "paid-for-dark", "seat")
LEFT_TOWN: Final = Line("4.1", "left-town", "seat", "alley", "pirates")
CAME_BACK: Final = Line("4.1", "came-back", "seat", "alley", "pirates", "field")
SAYS_AHOY: Final = Line("3.5", "ahoy", "seat")
RESTED: Final = Line("3.6", "rested", "seat")
WENT_ABOARD: Final = Line("3.7", "went-aboard", "seat", "pirates", "row")
NO_PIRATES: Final = Line("3.8", "no-pirates", "seat")
LAST_IN_TOWN: Final = Line("3.9", "last-in-town", "seat")

ONE_OF_THREE: Final = Reason("3.2", "one-of-three", vague=True)
MOVE_ON_OR_AHOY: Final = Reason("3.5", "move-on-or-ahoy", vague=True)
NOT_BESIDE: Final = Reason("3.3", "not-beside", "alley", "field")
OCCUPIED: Final = Reason("3.4", "occupied", "alley", "seat")
TOO_FEW: Final = Reason("3.3", "too-few-pirates", "alley", "needed", "pirates")
NO_COIN_TO_GO_ON: Final = Reason("3.5", "no-coin-to-go-on")
NO_COIN_FOR_DARK: Final = Reason("4.2", "no-coin-for-dark", "needed", "coins")
NO_WAY_BACK: Final = Reason("4.1", "no-way-back", "alley")
TOO_FEW_FOR_BOTH: Final = Reason("4.1", "too-few-for-both", "alley", "needed", "pirates")
NO_COIN_TO_REST: Final = Reason("3.6", "no-coin-to-rest")
ENTER_BY_DARK: Final = Reason("4.1", "enter-by-dark", vague=True)
SAME_FIELD: Final = Reason("4.4", "same-field", "alley", "field")


class Turn(Frame[RumState]):
    """3.2 A turn: one of three (free), or 3.5 a further move in it for a coin (not free)."""

    __slots__ = ("fee", "return_too", "rules", "steps")

    def __init__(self, rules: Rules, seat: int, fee: i64) -> None:
        super().__init__("3.5" if fee else "3.2", seat, "further" if fee else "turn")
        self.rules = rules
        self.fee: i64 = fee
        self.steps = rules.moves.steps
        self.return_too = rules.dark_return

    def open(self, s: RumState) -> bool:
        """10.1 Coins come and go openly; what is hidden gives no choice here."""
        return True

    def legal(self, s: RumState, out: Choices) -> None:
        cells, lanes, town = s.cells, s.at.lanes, s.town
        here = s.captain
        have = cells[s.at.pirates + self.seat]
        coins = cells[s.at.coins + self.seat] - self.fee
        if coins >= 0:
            steps, length = self.steps, town.length
            for alley in town.roads[here]:
                if cells[lanes + alley] < 0 and length[alley] <= have:
                    out.add(steps[alley])
            rim = town.rim[here]
            if len(rim) and (coins or r4_dark.only_dark(self.rules, s, have)):  # 4.2, 4.3
                back: i64 = 0
                for alley in rim:
                    if cells[lanes + alley] < 0 and length[alley] < have:
                        if not back or self.return_too:
                            back = r4_dark.second(self.rules, s, here, alley)
                        if length[alley] + back <= have:
                            out.add(steps[alley])
        moves = self.rules.moves
        if self.fee:
            out.add(moves.ahoy)
        else:
            if coins > 0:
                out.add(moves.rest)
            out.add(moves.board)

    def leads_on(self, s: RumState) -> bool:
        """Whether a seat with a coin could make a further move."""
        out = borrow(self.lexicon)
        self.legal(s, out)
        count = out.size
        give_back(out)
        return count > 1

    def refusal(self, s: RumState, move: Move) -> Refusal:
        verb = move.verb
        if verb is MOVE or verb is LEAVE:
            return self.cannot_go(s, move.a, verb is LEAVE)
        if self.fee:
            return MOVE_ON_OR_AHOY.refuse()
        return NO_COIN_TO_REST.refuse() if verb is REST else ONE_OF_THREE.refuse()

    def cannot_go(self, s: RumState, alley: i64, dark: bool) -> Refusal:
        town = s.town
        here = s.captain
        have = s.pirates[self.seat]
        coins = s.coins[self.seat]
        length = town.length[alley]
        if alley not in list(town.rim[here] if dark else town.roads[here]):
            return NOT_BESIDE.refuse(alley, here)
        if s.lanes[alley] >= 0:
            return OCCUPIED.refuse(alley, s.lanes[alley])
        if length > have:
            return TOO_FEW.refuse(alley, length, have)
        if not dark or coins < self.fee:
            return NO_COIN_TO_GO_ON.refuse()
        back = r4_dark.second(self.rules, s, here, alley)
        if back == r4_dark.NEVER:
            return NO_WAY_BACK.refuse(alley)
        if length + back > have:
            return TOO_FEW_FOR_BOTH.refuse(alley, length + back, have)
        return NO_COIN_FOR_DARK.refuse(self.price(s, dark), coins)

    def price(self, s: RumState, dark: bool) -> int:
        """3.5, 4.2, 4.3 The coins a move costs."""
        return self.fee + (1 if dark and not r4_dark.only_dark(self.rules, s, s.pirates[self.seat]) else 0)

    def cost(self, s: RumState, move: Move) -> dict[str, int]:
        verb = move.verb
        if verb is REST:
            return {"coins": 1}
        if verb is MOVE or verb is LEAVE:
            price = self.price(s, verb is LEAVE)
            pirates = {"pirates": s.town.length[move.a]}
            return {"coins": price, **pirates} if price else pirates
        return {}

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        seat = self.seat
        verb = move.verb
        pirates = s.at.pirates + seat
        if verb is MOVE or verb is LEAVE:
            alley = move.a
            length = s.town.length[alley]
            if self.fee:
                s.cells[s.at.coins + seat] -= 1
                if log.heard:
                    log.say(PAID_FOR_MOVE, seat)
            if verb is MOVE:
                s.cells[s.at.lanes + alley] = seat
                s.cells[pirates] -= length
                s.captain = s.town.link[alley] - s.captain
                if log.heard:
                    log.say(MOVED, seat, alley, length, s.captain)
                s.push(self.rules.after[seat])
                r5_fields.arrive(self.rules, s, seat, log)
            else:
                if not r4_dark.only_dark(self.rules, s, s.cells[pirates]):
                    s.cells[s.at.coins + seat] -= 1
                    log.say(PAID_FOR_DARK, seat)
                s.cells[s.at.lanes + alley] = seat
                s.cells[pirates] -= length
                log.say(LEFT_TOWN, seat, alley, length)
                s.push(self.rules.enter[seat])
            return
        if verb is REST:
            s.cells[s.at.coins + seat] -= 1
            log.say(RESTED, seat)
        elif verb is BOARD:
            go_aboard(s, seat, s.cells[pirates])
            if log.heard:
                log.say(WENT_ABOARD, seat, s.cells[pirates], s.cells[s.at.rows])
            s.cells[pirates] = 0
        else:
            log.say(SAYS_AHOY, seat)
        next_turn(self.rules, s, seat, log)


class Enter(Frame[RumState]):
    """4.1 The second dark alley, by which the captain comes back into the town."""

    __slots__ = ("enters", "rules")

    def __init__(self, rules: Rules, seat: int) -> None:
        super().__init__("4.1", seat, "enter")
        self.rules = rules
        self.enters = rules.moves.enters

    def legal(self, s: RumState, out: Choices) -> None:
        cells, lanes, town = s.cells, s.at.lanes, s.town
        have = cells[s.at.pirates + self.seat]
        return_too = self.rules.dark_return
        for alley in town.dark:
            if town.length[alley] > have:
                break  # the shortest come first
            if cells[lanes + alley] < 0 and (town.link[alley] != s.captain or return_too):
                out.add(self.enters[alley])

    def refusal(self, s: RumState, move: Move) -> Refusal:
        if move.verb is not ENTER:
            return ENTER_BY_DARK.refuse()
        alley = move.a
        length = s.town.length[alley]
        have = s.pirates[self.seat]
        if s.lanes[alley] >= 0:
            return OCCUPIED.refuse(alley, s.lanes[alley])
        if length > have:
            return TOO_FEW.refuse(alley, length, have)
        return SAME_FIELD.refuse(alley, s.captain)

    def completing(self, s: RumState, move: Move) -> Sequence[Move]:
        return self.options(s)

    def cost(self, s: RumState, move: Move) -> dict[str, int]:
        return {"pirates": s.town.length[move.a]}

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        seat = self.seat
        alley = move.a
        length = s.town.length[alley]
        s.cells[s.at.lanes + alley] = seat
        s.cells[s.at.pirates + seat] -= length
        s.captain = s.town.link[alley]
        log.say(CAME_BACK, seat, alley, length, s.captain)
        s.push(self.rules.after[seat])
        r5_fields.arrive(self.rules, s, seat, log)


class After(Frame[RumState]):
    """The action is done: 4.5 dead end, 3.8 no pirates left, 3.9 the last in town, 3.5 further moves."""

    __slots__ = ("further", "rules")

    def __init__(self, rules: Rules, further: Turn) -> None:
        super().__init__("3.5", AUTO, "after", owner=further.seat)
        self.rules = rules
        self.further = further

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        seat = self.owner
        pirates = s.cells[s.at.pirates + seat]
        free = r4_dark.road_free(s, s.captain, pirates)  # mostly so: then it is no dead end, and he could go on
        if not free:
            r4_dark.check(self.rules, s, log)
        if not pirates:
            log.say(NO_PIRATES, seat)
        elif s.cells[s.at.coins + seat] and in_town(s) > 1 and (free or self.further.leads_on(s)):
            s.push(self.further)
            return
        next_turn(self.rules, s, seat, log)


def go_aboard(s: RumState, crew: i64, pirates: i64) -> None:
    """3.7 All of a crew in the next row, left of the mast."""
    add(s.cells, s.at.rows, crew)
    add(s.cells, s.at.left, pirates)
    add(s.cells, s.at.right, 0)


def in_town(s: RumState) -> i64:
    """How many seats have pirates left."""
    count: i64 = 0
    for seat in range(s.at.pirates, s.at.pirates + s.at.seats):
        if s.cells[seat]:
            count += 1
    return count


def next_turn(rules: Rules, s: RumState, seat: i64, log: Log) -> None:
    """3.2 The next clockwise who has pirates; 3.9 that may be the same one; 3.10 with nobody left the brawl begins."""
    seats = rules.seats
    for step in range(1, seats + 1):
        following = (seat + step) % seats
        if s.cells[s.at.pirates + following]:
            s.push(rules.turn[following])
            if log.heard and following != seat and in_town(s) == 1:
                log.say(LAST_IN_TOWN, following)
            return
    s.push(rules.brawl)
