"""Chapter 5, the fields: what the captain's arrival brings. (Pub and chest, where dice roll, are in chapter 6.)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from klabauter.games.rum_und_ehre.components import (
    CHEST_FIELD,
    COIN_FIELD,
    DATE,
    FREE,
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
)
from klabauter.games.rum_und_ehre.notation import RECALL, TAKE
from klabauter.games.rum_und_ehre.rules import Rules
from klabauter.games.rum_und_ehre.state import RumState
from klabauter.games.rum_und_ehre.town import ALLEYS, DARK
from klabauter.kernel.cells import BIT, OWNERS, add_for, take_at
from klabauter.kernel.compat import i64, vec
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import Frame, Reason, Refusal
from klabauter.kernel.move import Choices, Move

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


def arrive(rules: Rules, s: RumState, seat: i64, log: Log) -> None:
    """5.1 The captain has come to a field by this seat's move: 5.10 who waits for him there, then the field's
    action."""
    f = rules.components
    date = f.date_here[s.captain]
    if date >= 0 and s.cells[s.at.dates]:
        meet(f.first_date, date, s, seat, log)
    kind = f.kind[s.captain]
    if rules.gifts_asked and gives(rules, s, seat, kind):
        s.push(rules.gift[seat])
    else:
        act(rules, s, seat, kind, log)


def meet(first: i64, date: i64, s: RumState, seat: i64, log: Log) -> None:
    """5.10 A rendezvous that waits here is shown, 5.11 only one of two alike, the older one. If none is, everybody has
    noticed that none of them waits here."""
    cells, dates, barred = s.cells, s.at.dates, s.at.barred
    token = first + date
    bit: i64 = OWNERS * BIT[date]  # as in the shared pile
    own: i64 = 0  # rendezvous of this seat
    noticed = False
    for number in range(cells[dates]):
        if cells[dates + 1 + number] % OWNERS != seat:
            continue
        own += 1
        if cells[dates + 1 + number] // OWNERS == token:
            take_at(cells, dates, number)
            take_at(cells, barred, number)
            log.say(MET, seat, token, s.captain, own)
            add_for(cells, s.at.flags, seat, token)
            return
        if not cells[barred + 1 + number] & bit:
            cells[barred + 1 + number] |= bit
            noticed = True
    if noticed:
        log.say(NOBODY_WAITS, seat, s.captain)


def barrels_left(rules: Rules, s: RumState) -> i64:
    """5.15 The supply of barrels. One that is spent goes back there, so there are never more than twelve: the book
    counts twelve and speaks of a supply one takes from."""
    left = rules.components.barrels
    for seat in range(rules.seats):
        left -= s.cells[s.at.barrels + seat]
    return left


def lost_to(s: RumState, large: i64) -> i64:
    """5.14 The pile of small or large guards that won, slid under their stack: the first to come back first."""
    return s.at.guards_large if large else s.at.guards_small


def guards_left(s: RumState, large: i64) -> bool:
    """5.3, 5.13 Whether there are small or large guards to fight."""
    return s.cells[s.at.stacks[SMALL + large]] > 0 or s.cells[lost_to(s, large)] > 0


def gives(rules: Rules, s: RumState, seat: i64, kind: i64) -> bool:
    """5.2, 5.3 Whether a field that asks for no choice has something to give."""
    if kind == COIN_FIELD:
        return True
    if kind == PIRATE_FIELD:
        return s.cells[s.at.hiring + seat] > 0
    if kind == RUM_FIELD:
        return barrels_left(rules, s) > 0
    if kind == SUPPLIES_FIELD:
        return s.cells[s.at.stacks[SUPPLIES]] > 0 or s.cells[s.at.sold] > 0
    return kind == RENDEZVOUS and s.cells[s.at.stacks[DATE]] > 0


def belongs(rules: Rules, s: RumState, token: i64) -> bool:
    """Whether a token is of the pub or colour of the field where the captain is."""
    f = rules.components
    return f.sort[token] == f.field_sort[s.captain]


def lies_open(rules: Rules, s: RumState, pile: i64) -> bool:
    """Whether one of the open tokens of a pile is."""
    return any(belongs(rules, s, s.cells[at]) for at in range(pile + 1, pile + 1 + s.cells[pile]))


def act(rules: Rules, s: RumState, seat: i64, kind: i64, log: Log) -> None:
    """The field's action: done at once where nothing is to be chosen (5.2), asked otherwise."""
    cells, at = s.cells, s.at
    if kind == COIN_FIELD:
        cells[at.coins + seat] += 1
        if log.heard:
            log.say(GOT_COIN, seat, s.captain)
    elif kind == HEADQUARTERS:
        s.push(rules.recall[seat])
    elif kind == MAP_FIELD and lies_open(rules, s, at.maps):
        s.push(rules.chart[seat])
    elif kind == PUB_FIELD and lies_open(rules, s, at.pubs):
        s.push(rules.host[seat])
    elif kind == GUARD_FIELD and (guards_left(s, 0) or guards_left(s, 1)):
        s.push(rules.guard[seat])
    elif kind == CHEST_FIELD and s.chest != NO_TOKEN:
        s.push(rules.chest[seat])
    elif not gives(rules, s, seat, kind):
        log.say(NOTHING_HERE, seat, s.captain)
    elif kind == PIRATE_FIELD:
        cells[at.hiring + seat] -= 1
        cells[at.pirates + seat] += 1
        log.say(HIRED, seat, cells[at.hiring + seat])
    elif kind == RUM_FIELD:
        barrels = min(rules.components.barrels_taken, barrels_left(rules, s))
        cells[at.barrels + seat] += barrels
        log.say(GOT_BARRELS, seat, barrels)
    elif kind == SUPPLIES_FIELD:
        s.push(rules.draw_good[seat])
    else:
        s.push(rules.draw_date[seat])


class Gift(Frame[RumState]):
    """5.2 By the option: take what the field gives, or leave it."""

    __slots__ = ("choice", "rules")

    def __init__(self, rules: Rules, seat: int) -> None:
        super().__init__("5.2", seat, "gift")
        self.rules = rules
        self.choice = vec[Move]([rules.moves.take, rules.moves.decline])

    def legal(self, s: RumState, out: Choices) -> None:
        out.set_all(self.choice)

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

    def legal(self, s: RumState, out: Choices) -> None:
        moves = self.rules.moves
        cells, lanes, seat = s.cells, s.at.lanes, self.seat
        for alley in range(DARK if self.second else 0, ALLEYS):
            if cells[lanes + alley] == seat:
                out.add(moves.recalls[alley])
        out.add(moves.enough if self.second else moves.decline)

    def completing(self, s: RumState, move: Move) -> Sequence[Move]:
        return self.options(s) if self.second else []

    def refusal(self, s: RumState, move: Move) -> Refusal:
        if move.verb is not RECALL:
            return RECALL_FIRST.refuse()
        return NOT_YOURS.refuse(move.a) if s.lanes[move.a] != self.seat else SECOND_MUST_BE_DARK.refuse(move.a)

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        seat = self.seat
        if move.verb is RECALL:
            length = s.town.length[move.a]
            s.cells[s.at.lanes + move.a] = FREE
            s.cells[s.at.pirates + seat] += length
            log.say(RECALLED, seat, move.a, length)
            dark = range(s.at.lanes + DARK, s.at.lanes + ALLEYS)
            if move.a >= DARK and not self.second and any(s.cells[lane] == seat for lane in dark):
                s.push(self.rules.recall_second[seat])
        elif not self.second:
            log.say(DECLINED, seat, s.captain)
