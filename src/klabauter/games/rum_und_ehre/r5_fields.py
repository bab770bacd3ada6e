"""Chapter 5, the fields: what the captain's arrival brings. (Pub and chest, where dice roll, are in chapter 6.)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from klabauter.games.rum_und_ehre.components import (
    CHEST_FIELD,
    COIN_FIELD,
    DATE,
    GUARD_FIELD,
    HEADQUARTERS,
    MAP_FIELD,
    NO_TOKEN,
    PIRATE_FIELD,
    PUB_FIELD,
    RENDEZVOUS,
    RUM_FIELD,
    SMALL,
    SUPPLIES,
    SUPPLIES_FIELD,
    Components,
)
from klabauter.games.rum_und_ehre.notation import RECALL, TAKE
from klabauter.games.rum_und_ehre.rules import Rules
from klabauter.games.rum_und_ehre.state import RumState
from klabauter.games.rum_und_ehre.town import ALLEYS, DARK
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import Frame, Reason, Refusal
from klabauter.kernel.move import Move

DECLINED: Final = Line("5.1", "declined", "seat", "field")
NOTHING_HERE: Final = Line("5.3", "nothing-here", "seat", "field")
GOT_COIN: Final = Line("5.4", "got-coin", "seat", "field")
RECALLED: Final = Line("5.5", "recalled", "seat", "alley", "pirates")
HIRED: Final = Line("5.6", "hired", "seat", "left")
MET: Final = Line("5.10", "met", "seat", "token", "field", "which", reveals=True)
NOBODY_WAITS: Final = Line("5.10", "nobody-waits", "seat", "field", reveals=True)
GOT_BARRELS: Final = Line("5.15", "got-barrels", "seat", "barrels")

TAKE_OR_DECLINE: Final = Reason("5.2", "take-or-decline", vague=True)
RECALL_FIRST: Final = Reason("5.5", "recall-first", vague=True)
NOT_YOURS: Final = Reason("5.5", "not-yours", "alley")
SECOND_MUST_BE_DARK: Final = Reason("5.5", "second-must-be-dark", "alley")


def arrive(rules: Rules, s: RumState, seat: int, log: Log) -> None:
    """5.1 The captain has come to a field by this seat's move: 5.10 who waits for him there, then the field's
    action."""
    f = rules.components
    field = s.captain
    date = f.date_here[field]
    if date >= 0 and s.dates[seat]:
        meet(f.first_date, date, s, seat, log)
    kind = f.kind[field]
    if rules.gifts_asked and gives(rules, s, seat, kind):
        s.stack.append(rules.gift[seat])
    else:
        act(rules, s, seat, kind, log)


def meet(first: int, date: int, s: RumState, seat: int, log: Log) -> None:
    """5.10 A rendezvous that waits here is shown, 5.11 only one of two alike, the older one. If none is, everybody has
    noticed that none of them waits here."""
    dates = s.dates[seat]
    barred = s.barred[seat]
    bit = 1 << date
    token = first + date
    if token in dates:
        at = dates.index(token)
        log.say(MET, seat, token, s.captain, at + 1)
        s.dates[seat] = dates[:at] + dates[at + 1 :]
        s.barred[seat] = tuple([mask | bit for mask in barred[:at]]) + barred[at + 1 :]
        s.flags[seat] += (token,)
    elif any(not mask & bit for mask in barred):
        log.say(NOBODY_WAITS, seat, s.captain)
        s.barred[seat] = tuple([mask | bit for mask in barred])


def barrels_left(rules: Rules, s: RumState) -> int:
    """5.15 The supply of barrels. One that is spent goes back there, so there are never more than twelve: the book
    counts twelve and speaks of a supply one takes from."""
    left = rules.components.barrels
    for barrels in s.barrels:
        left -= barrels
    return left


def lost_to(s: RumState, large: int) -> tuple[int, ...]:
    """5.14 The small or large guards that won, slid under their stack: the first to come back first."""
    return s.guards_large if large else s.guards_small


def guards_left(s: RumState, large: int) -> bool:
    """5.3, 5.13 Whether there are small or large guards to fight."""
    return bool(s.stacks[SMALL + large] or lost_to(s, large))


def gives(rules: Rules, s: RumState, seat: int, kind: int) -> bool:
    """5.2, 5.3 Whether a field that asks for no choice has something to give."""
    if kind == COIN_FIELD:
        return True
    if kind == PIRATE_FIELD:
        return s.hiring[seat] > 0
    if kind == RUM_FIELD:
        return barrels_left(rules, s) > 0
    if kind == SUPPLIES_FIELD:
        return bool(s.stacks[SUPPLIES] or s.sold)
    return kind == RENDEZVOUS and bool(s.stacks[DATE])


def lies_open(f: Components, field: int, tokens: tuple[int, ...]) -> bool:
    """Whether one of the open tokens is of the field's pub or colour."""
    sort = f.field_sort[field]
    return any(f.sort[token] == sort for token in tokens)


def act(rules: Rules, s: RumState, seat: int, kind: int, log: Log) -> None:
    """The field's action: done at once where nothing is to be chosen (5.2), asked otherwise."""
    f = rules.components
    if kind == COIN_FIELD:
        s.coins[seat] += 1
        log.say(GOT_COIN, seat, s.captain)
    elif kind == MAP_FIELD:
        if lies_open(f, s.captain, s.maps):
            s.stack.append(rules.chart[seat])
        else:
            log.say(NOTHING_HERE, seat, s.captain)
    elif kind == PUB_FIELD:
        if lies_open(f, s.captain, s.pubs):
            s.stack.append(rules.host[seat])
        else:
            log.say(NOTHING_HERE, seat, s.captain)
    elif kind == GUARD_FIELD:
        if guards_left(s, 0) or guards_left(s, 1):
            s.stack.append(rules.guard[seat])
        else:
            log.say(NOTHING_HERE, seat, s.captain)
    elif kind == CHEST_FIELD:
        if s.chest != NO_TOKEN:
            s.stack.append(rules.chest[seat])
        else:
            log.say(NOTHING_HERE, seat, s.captain)
    elif kind == HEADQUARTERS:
        s.stack.append(rules.recall[seat])
    elif not gives(rules, s, seat, kind):
        log.say(NOTHING_HERE, seat, s.captain)
    elif kind == PIRATE_FIELD:
        s.hiring[seat] -= 1
        s.pirates[seat] += 1
        log.say(HIRED, seat, s.hiring[seat])
    elif kind == RUM_FIELD:
        barrels = min(f.barrels_taken, barrels_left(rules, s))
        s.barrels[seat] += barrels
        log.say(GOT_BARRELS, seat, barrels)
    elif kind == SUPPLIES_FIELD:
        s.stack.append(rules.draw_good[seat])
    else:
        s.stack.append(rules.draw_date[seat])


class Gift(Frame[RumState]):
    """5.2 By the option: take what the field gives, or leave it."""

    __slots__ = ("options_", "rules")

    def __init__(self, rules: Rules, seat: int) -> None:
        super().__init__("5.2", seat, "gift")
        self.rules = rules
        self.options_ = (rules.moves.take, rules.moves.decline)

    def options(self, s: RumState) -> Sequence[Move]:
        return self.options_

    def refusal(self, s: RumState, move: Move) -> Refusal:
        return TAKE_OR_DECLINE.refuse()

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        if move.verb is TAKE:
            act(self.rules, s, self.seat, self.rules.components.kind[s.captain], log)
        else:
            log.say(DECLINED, self.seat, s.captain)


class Recall(Frame[RumState]):
    """5.5 Headquarters: all own pirates of one alley come back, or those of two dark ones."""

    __slots__ = ("rules", "second")

    def __init__(self, rules: Rules, seat: int, second: bool) -> None:
        super().__init__("5.5", seat, "recall-second" if second else "recall")
        self.rules = rules
        self.second = second

    def options(self, s: RumState) -> Sequence[Move]:
        moves = self.rules.moves
        lanes = s.lanes
        seat = self.seat
        recalls = moves.recalls
        first = DARK if self.second else 0
        found = [recalls[alley] for alley in range(first, ALLEYS) if lanes[alley] == seat]
        found.append(moves.enough if self.second else moves.decline)
        return found

    def refusal(self, s: RumState, move: Move) -> Refusal:
        if move.verb is not RECALL:
            return RECALL_FIRST.refuse()
        return NOT_YOURS.refuse(move.a) if s.lanes[move.a] != self.seat else SECOND_MUST_BE_DARK.refuse(move.a)

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        seat = self.seat
        if move.verb is RECALL:
            length = s.town.length[move.a]
            s.lanes[move.a] = -1
            s.pirates[seat] += length
            log.say(RECALLED, seat, move.a, length)
            if move.a >= DARK and not self.second and seat in s.lanes[DARK:]:
                s.stack.append(self.rules.recall_second[seat])
        elif not self.second:
            log.say(DECLINED, seat, s.captain)
