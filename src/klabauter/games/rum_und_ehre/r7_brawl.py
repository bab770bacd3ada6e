"""Chapter 7, the brawl aboard: column by column from the outside in, until one crew is left."""

from __future__ import annotations

from typing import Final

from klabauter.games.rum_und_ehre.components import IMAGINARY, NO_TOKEN
from klabauter.games.rum_und_ehre.rules import Rules
from klabauter.games.rum_und_ehre.state import RumState
from klabauter.kernel.cells import add, add_for, take_at
from klabauter.kernel.compat import i64
from klabauter.kernel.event import Line, Log
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
        s.crews = s.cells[s.at.rows]
        if s.crews == 0:
            log.say(NOBODY_ABOARD)
            end(self.rules, s, log)
            return
        if log.heard:
            log.tell(BRAWL_BEGINS, s.rows, s.left)
        if s.crews == 1:
            won(self.rules, s, 0, log)
        else:
            next_column(self.rules, s, log)


def sides(s: RumState) -> tuple[i64, i64]:
    """Where the pirates of the first row are in the cells, the others behind them: those on the side of the mast where
    they fight now, those on the other side."""
    left, right = s.at.left + 1, s.at.right + 1
    return (right, left) if s.side else (left, right)


def crew(s: RumState, row: i64) -> i64:
    """Whose pirates stand in a row."""
    return s.cells[s.at.rows + 1 + row]


def next_column(rules: Rules, s: RumState, log: Log) -> None:
    """7.2 The outermost column; 7.3 who stands alone crosses the mast at once; 7.6 then the other side."""
    cells, others = s.cells, s.at.fighters  # who stands there besides the first
    here, there = sides(s)
    while True:
        column: i64 = 0
        first: i64 = 0
        cells[others] = 0
        for row in range(cells[s.at.rows]):
            pirates = cells[here + row]
            if pirates > column:
                column = pirates
                first = row
                cells[others] = 0
            elif pirates == column and pirates:
                add(cells, others, row)
        if not column:
            s.side = 1 - s.side
            here, there = there, here
            if log.heard:
                log.tell(OTHER_SIDE, s.right if s.side else s.left)
        elif not cells[others]:
            cells[here + first] -= 1
            cells[there + first] += 1
            if log.heard:
                log.say(CROSSES_ALONE, crew(s, first), column)
        else:
            break
    if log.heard:
        log.tell(FIGHT, column, tuple([crew(s, row) for row in (first, *s.fighters)]))
    s.champion = first
    s.push(rules.clash)
    roll(rules, s, first, cells[others + 1])


def roll(rules: Rules, s: RumState, row: i64, against: i64) -> None:
    """7.4 A crew's owner rolls; 9.2 for the imaginary crew the player who is not about to meet it."""
    seat = s.cells[s.at.rows + 1 + row]
    if seat == IMAGINARY and rules.seats == 2:
        s.push(rules.roll_for_crew[1 - crew(s, against)])
    else:
        s.push(rules.roll[seat])


class Clash(Frame[RumState]):
    """7.4 A roll in a column counts: equal or higher beats the one that leads."""

    __slots__ = ("rules",)

    def __init__(self, rules: Rules) -> None:
        super().__init__("7.4", AUTO, "clash")
        self.rules = rules

    def apply(self, s: RumState, move: Move, log: Log) -> None:
        cells, fighters = s.cells, s.at.fighters
        best, die = s.best, s.die
        s.die = 0
        if best:
            loser, winner = take_at(cells, fighters, 0), s.champion
            if die >= best:
                loser, winner = winner, loser
                s.champion = winner
                s.best = die
            if log.heard:
                log.say(LOSES, crew(s, loser), crew(s, winner), s.best)
            if lose(self.rules, s, loser, log) == 1:
                won(self.rules, s, winner, log)
                return
        else:
            s.best = die
        if cells[fighters]:
            s.push(self)
            roll(self.rules, s, cells[fighters + 1], s.champion)
            return
        here, there = sides(s)
        cells[here + s.champion] -= 1
        cells[there + s.champion] += 1
        if log.heard:
            log.say(CROSSES, crew(s, s.champion))
        s.champion = s.best = 0
        next_column(self.rules, s, log)


def lose(rules: Rules, s: RumState, row: i64, log: Log) -> i64:
    """7.5 The loser goes back to his owner; 7.7 with the last one the crew is out. Returns how many crews are left."""
    cells, at = s.cells, s.at
    port, starboard = at.left + 1, at.right + 1
    cells[(starboard if s.side else port) + row] -= 1
    seat = cells[at.rows + 1 + row]
    if seat < rules.seats:
        cells[at.pirates + seat] += 1
    if cells[port + row] or cells[starboard + row]:
        return s.crews  # more than one for sure: the winner of this clash is another crew
    left: i64 = 0
    for other in range(cells[at.rows]):
        if cells[port + other] or cells[starboard + other]:
            left += 1
    if log.heard:
        log.say(CREW_OUT, seat)
    if left == HAMMOCK_PLACE - 1:
        sleep(rules, s, seat, 1, log)
    elif left == COIL_PLACE - 1 and rules.coils:  # 7.9: with two or three players there is none
        sleep(rules, s, seat, 2, log)
    return left


def sleep(rules: Rules, s: RumState, seat: i64, place: i64, log: Log) -> None:
    """7.7 A sleeping place goes under a flag; 9.3 what the imaginary crew wins leaves the game."""
    at = s.at.sleep + 1 + place
    token = s.cells[at]
    if log.heard:
        log.say(SLEEPS, seat, token)
    if seat < rules.seats:
        add_for(s.cells, s.at.flags, seat, token)
        s.cells[at] = NO_TOKEN


def won(rules: Rules, s: RumState, row: i64, log: Log) -> None:
    """7.7 The last crew takes the bunk and its pirates; 7.8 the coil, too, if at most two crews began."""
    seat = crew(s, row)
    here, there = sides(s)
    pirates = s.cells[here + row] + s.cells[there + row]
    log.say(BRAWL_WON, seat, pirates)
    if seat < rules.seats:
        s.cells[s.at.pirates + seat] += pirates
    sleep(rules, s, seat, 0, log)
    if rules.coils and s.crews <= HAMMOCK_PLACE:
        sleep(rules, s, seat, 2, log)
    end(rules, s, log)


def end(rules: Rules, s: RumState, log: Log) -> None:
    """7.8, 7.10 What nobody got goes into the box, and the round is over. If nobody is aboard, that is all places,
    because they count the rounds."""
    cells, places = s.cells, s.at.sleep
    lost: list[int] = []
    for at in range(places + 1, places + 1 + cells[places]):
        if cells[at] != NO_TOKEN:
            add(cells, s.at.gone, cells[at])
            lost.append(cells[at])
    if lost:
        log.tell(PLACE_LOST, tuple(lost))
    cells[places] = 0
    cells[s.at.rows] = cells[s.at.left] = cells[s.at.right] = 0
    s.crews = s.side = s.champion = s.best = 0
    s.push(rules.round_ends)
