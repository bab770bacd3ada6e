"""Chapter 7, the brawl aboard: column by column from the outside in, until one crew is left."""

from __future__ import annotations

from typing import Final

from klabauter.games.rum_und_ehre.components import IMAGINARY, NO_TOKEN
from klabauter.games.rum_und_ehre.rules import Rules
from klabauter.games.rum_und_ehre.state import RumState
from klabauter.kernel.event import MUTE, Line, Log
from klabauter.kernel.frame import AUTO, Frame
from klabauter.kernel.move import Move

BRAWL_BEGINS: Final = Line("7.1", "brawl-begins", "crews:crew", "pirates")
NOBODY_ABOARD: Final = Line("7.10", "nobody-aboard")
CROSSES_ALONE: Final = Line("7.3", "crosses-alone", "crew", "column")
FIGHT: Final = Line("7.2", "fight", "column", "crews:crew")
LOSES: Final = Line("7.4", "loses", "crew", "by:crew", "number")
CROSSES: Final = Line("7.5", "crosses", "crew")
OTHER_SIDE: Final = Line("7.6", "other-side", "pirates")
CREW_OUT: Final = Line("7.7", "crew-out", "crew")
SLEEPS: Final = Line("7.7", "sleeps", "crew", "token")
PLACE_LOST: Final = Line("7.8", "place-lost", "tokens:token")
BRAWL_WON: Final = Line("7.7", "brawl-won", "crew", "pirates")

HAMMOCK_PLACE: Final = 2  # who goes out as the last but one
COIL_PLACE: Final = 3


class Brawl(Frame[RumState]):
    """7.1 Everybody is done in town: the crews aboard fight for the sleeping places."""

    __slots__ = ("rules",)

    def __init__(self, rules: Rules) -> None:
        super().__init__("7.1", AUTO, "brawl")
        self.rules = rules

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        s.crews = len(s.rows)
        if s.crews == 0:
            log.say(NOBODY_ABOARD)
            end(self.rules, s, log)
            return
        if log is not MUTE:
            log.say(BRAWL_BEGINS, tuple(s.rows), tuple(s.left))
        if s.crews == 1:
            won(self.rules, s, 0, log)
        else:
            next_column(self.rules, s, log)


def next_column(rules: Rules, s: RumState, log: Log) -> None:
    """7.2 The outermost column; 7.3 who stands alone crosses the mast at once; 7.6 then the other side."""
    while True:
        here, there = (s.right, s.left) if s.side else (s.left, s.right)
        column = row = 0
        others: tuple[int, ...] = ()  # who stands there besides the first
        for i, pirates in enumerate(here):
            if pirates > column:
                column = pirates
                row = i
                others = ()
            elif pirates == column and pirates:
                others += (i,)
        if not column:
            s.side = 1 - s.side
            if log is not MUTE:
                log.say(OTHER_SIDE, tuple(there))
        elif not others:
            cross(here, there, row)
            if log is not MUTE:
                log.say(CROSSES_ALONE, s.rows[row], column)
        else:
            break
    if log is not MUTE:
        log.say(FIGHT, column, tuple([s.rows[i] for i in (row, *others)]))
    s.champion = row
    s.fighters = others
    s.stack.append(rules.clash)
    roll(rules, s, row, others[0])


def cross(here: list[int], there: list[int], row: int) -> None:
    """7.3, 7.5 A pirate goes to the other side of the mast."""
    here[row] = here[row] - 1
    there[row] = there[row] + 1


def roll(rules: Rules, s: RumState, row: int, against: int) -> None:
    """7.4 A crew's owner rolls; 9.2 for the imaginary crew the player who is not about to meet it."""
    seat = s.rows[row]
    if seat == IMAGINARY and rules.seats == 2:
        s.stack.append(rules.roll_for_crew[1 - s.rows[against]])
    else:
        s.stack.append(rules.roll[seat])


class Clash(Frame[RumState]):
    """7.4 A roll in a column counts: equal or higher beats the one that leads."""

    __slots__ = ("rules",)

    def __init__(self, rules: Rules) -> None:
        super().__init__("7.4", AUTO, "clash")
        self.rules = rules

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        die = s.die
        s.die = 0
        if s.best:
            row, other = s.champion, s.fighters[0]
            s.fighters = s.fighters[1:]
            if die >= s.best:
                s.champion = other
                s.best = die
            else:
                row, other = other, row
            if log is not MUTE:
                log.say(LOSES, s.rows[row], s.rows[other], s.best)
            if lose(self.rules, s, row, log) == 1:
                won(self.rules, s, other, log)
                return
        else:
            s.best = die
        if s.fighters:
            s.stack.append(self)
            roll(self.rules, s, s.fighters[0], s.champion)
            return
        row = s.champion
        here, there = (s.right, s.left) if s.side else (s.left, s.right)
        cross(here, there, row)
        if log is not MUTE:
            log.say(CROSSES, s.rows[row])
        s.champion = s.best = 0
        next_column(self.rules, s, log)


def lose(rules: Rules, s: RumState, row: int, log: Log) -> int:
    """7.5 The loser goes back to his owner; 7.7 with the last one the crew is out. Returns how many crews are left."""
    seat = s.rows[row]
    here, there = (s.right, s.left) if s.side else (s.left, s.right)
    remain = here[row] - 1
    here[row] = remain
    if seat < rules.seats:
        s.pirates[seat] = s.pirates[seat] + 1
    if remain or there[row]:
        return s.crews  # more than one for sure: the winner of this clash is another crew
    left = 0
    for i in range(len(s.rows)):
        if s.left[i] or s.right[i]:
            left += 1
    log.say(CREW_OUT, seat)
    if left == HAMMOCK_PLACE - 1:
        sleep(rules, s, seat, 1, log)
    elif left == COIL_PLACE - 1 and rules.coils:  # 7.9: with two or three players there is none
        sleep(rules, s, seat, 2, log)
    return left


def sleep(rules: Rules, s: RumState, seat: int, place: int, log: Log) -> None:
    """7.7 A sleeping place goes under a flag; 9.3 what the imaginary crew wins leaves the game."""
    token = s.sleep[place]
    log.say(SLEEPS, seat, token)
    if seat < rules.seats:
        s.flags[seat] += (token,)
        places = list(s.sleep)
        places[place] = NO_TOKEN
        s.sleep = tuple(places)


def won(rules: Rules, s: RumState, row: int, log: Log) -> None:
    """7.7 The last crew takes the bunk and its pirates; 7.8 the coil, too, if at most two crews began."""
    seat = s.rows[row]
    pirates = s.left[row] + s.right[row]
    log.say(BRAWL_WON, seat, pirates)
    if seat < rules.seats:
        s.pirates[seat] += pirates
    s.left[row] = s.right[row] = 0
    sleep(rules, s, seat, 0, log)
    if rules.coils and s.crews <= HAMMOCK_PLACE:
        sleep(rules, s, seat, 2, log)
    end(rules, s, log)


def end(rules: Rules, s: RumState, log: Log) -> None:
    """7.8, 7.10 What nobody got goes into the box, and the round is over. If nobody is aboard, that is all places,
    because they count the rounds."""
    lost = tuple([token for token in s.sleep if token != NO_TOKEN])
    if lost:
        s.gone += lost
        log.say(PLACE_LOST, lost)
    s.sleep = ()
    s.crews = s.side = s.champion = s.best = 0
    s.rows = []
    s.left = []
    s.right = []
    s.stack.append(rules.round_ends)
