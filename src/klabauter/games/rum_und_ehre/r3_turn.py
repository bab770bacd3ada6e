"""Chapter 3, a turn: move the captain, rest, or go aboard; then further moves for a coin each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from klabauter.games.rum_und_ehre import r4_dark, r5_fields
from klabauter.games.rum_und_ehre.notation import BOARD, ENTER, LEAVE, MOVE, REST
from klabauter.games.rum_und_ehre.rules import Rules
from klabauter.games.rum_und_ehre.state import RumState
from klabauter.kernel.event import MUTE, Line, Log
from klabauter.kernel.frame import AUTO, Frame, Reason, Refusal
from klabauter.kernel.move import Move

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

    def __init__(self, rules: Rules, seat: int, fee: int) -> None:
        super().__init__("3.5" if fee else "3.2", seat, "further" if fee else "turn")
        self.rules = rules
        self.fee = fee
        self.steps = rules.moves.steps
        self.return_too = rules.dark_return

    def open(self, s: RumState) -> bool:
        """10.1 Coins come and go openly; what is hidden gives no choice here."""
        return True

    def options(self, s: RumState) -> Sequence[Move]:
        seat = self.seat
        lanes = s.lanes
        have = s.pirates[seat]
        coins = s.coins[seat] - self.fee
        here = s.captain
        found: list[Move] = []
        if coins >= 0:
            steps = self.steps
            lengths = s.town.length
            for alley in s.town.roads[here]:
                if lanes[alley] < 0 and lengths[alley] <= have:
                    found.append(steps[alley])
            ways = s.town.rim[here]
            if ways and (coins or r4_dark.only_dark(self.rules, s, have)):  # 4.2, 4.3
                back = 0
                for alley in ways:
                    if lanes[alley] < 0 and lengths[alley] < have:
                        if not back or self.return_too:
                            back = r4_dark.second(self.rules, s, here, alley)
                        if lengths[alley] + back <= have:
                            found.append(steps[alley])
        moves = self.rules.moves
        if self.fee:
            found.append(moves.ahoy)
        else:
            if coins > 0:
                found.append(moves.rest)
            found.append(moves.board)
        return found

    def leads_on(self, s: RumState) -> bool:
        """Whether a seat with a coin could make a further move. Mostly an alley of the town is enough to know it: the
        same condition as in :meth:`options`, without the list."""
        for alley in s.town.roads[s.captain]:
            if s.lanes[alley] < 0 and s.town.length[alley] <= s.pirates[self.seat]:
                return True
        return len(self.options(s)) > 1

    def refusal(self, s: RumState, move: Move) -> Refusal:
        verb = move.verb
        if verb is MOVE or verb is LEAVE:
            return self.cannot_go(s, move.a, verb is LEAVE)
        if self.fee:
            return MOVE_ON_OR_AHOY.refuse()
        return NO_COIN_TO_REST.refuse() if verb is REST else ONE_OF_THREE.refuse()

    def cannot_go(self, s: RumState, alley: int, dark: bool) -> Refusal:
        town = s.town
        here = s.captain
        have = s.pirates[self.seat]
        coins = s.coins[self.seat]
        length = town.length[alley]
        if alley not in (town.rim[here] if dark else town.roads[here]):
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
        if verb is MOVE or verb is LEAVE:
            alley = move.a
            length = s.town.length[alley]
            if self.fee:
                s.coins[seat] -= 1
                log.say(PAID_FOR_MOVE, seat)
            if verb is MOVE:
                s.lanes[alley] = seat
                s.pirates[seat] = s.pirates[seat] - length
                s.captain = s.town.link[alley] - s.captain
                if log is not MUTE:
                    log.say(MOVED, seat, alley, length, s.captain)
                s.stack.append(self.rules.after[seat])
                r5_fields.arrive(self.rules, s, seat, log)
            else:
                if not r4_dark.only_dark(self.rules, s, s.pirates[seat]):
                    s.coins[seat] -= 1
                    log.say(PAID_FOR_DARK, seat)
                s.lanes[alley] = seat
                s.pirates[seat] -= length
                log.say(LEFT_TOWN, seat, alley, length)
                s.stack.append(self.rules.enter[seat])
            return
        if verb is REST:
            s.coins[seat] -= 1
            log.say(RESTED, seat)
        elif verb is BOARD:
            s.rows.append(seat)
            s.left.append(s.pirates[seat])
            s.right.append(0)
            log.say(WENT_ABOARD, seat, s.pirates[seat], len(s.rows))
            s.pirates[seat] = 0
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

    def options(self, s: RumState) -> Sequence[Move]:
        lanes = s.lanes
        town = s.town
        here = s.captain
        have = s.pirates[self.seat]
        return_too = self.rules.dark_return
        found: list[Move] = []
        for alley in town.dark:
            if town.length[alley] > have:
                break  # the shortest come first
            if lanes[alley] < 0 and (town.link[alley] != here or return_too):
                found.append(self.enters[alley])
        return found

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

    def cost(self, s: RumState, move: Move) -> dict[str, int]:
        return {"pirates": s.town.length[move.a]}

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        seat = self.seat
        alley = move.a
        length = s.town.length[alley]
        s.lanes[alley] = seat
        s.pirates[seat] -= length
        s.captain = s.town.link[alley]
        log.say(CAME_BACK, seat, alley, length, s.captain)
        s.stack.append(self.rules.after[seat])
        r5_fields.arrive(self.rules, s, seat, log)


class After(Frame[RumState]):
    """The action is done: 4.5 dead end, 3.8 no pirates left, 3.9 the last in town, 3.5 further moves."""

    __slots__ = ("further", "rules")

    def __init__(self, rules: Rules, further: Turn) -> None:
        super().__init__("3.5", AUTO, "after", owner=further.seat)
        self.rules = rules
        self.further = further

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        r4_dark.check(self.rules, s, log)
        further = self.further
        seat = self.owner
        if not s.pirates[seat]:
            log.say(NO_PIRATES, seat)
        elif s.coins[seat] and in_town(s) > 1 and further.leads_on(s):
            s.stack.append(further)
            return
        next_turn(self.rules, s, seat, log)


def in_town(s: RumState) -> int:
    """How many seats have pirates left."""
    count = 0
    for pirates in s.pirates:
        if pirates:
            count += 1
    return count


def next_turn(rules: Rules, s: RumState, seat: int, log: Log) -> None:
    """3.2 The next clockwise who has pirates; 3.9 that may be the same one; 3.10 with nobody left the brawl begins."""
    seats = rules.seats
    pirates = s.pirates
    for step in range(1, seats + 1):
        following = (seat + step) % seats
        if pirates[following]:
            s.stack.append(rules.turn[following])
            if log is not MUTE and following != seat and in_town(s) == 1:
                log.say(LAST_IN_TOWN, following)
            return
    s.stack.append(rules.brawl)
