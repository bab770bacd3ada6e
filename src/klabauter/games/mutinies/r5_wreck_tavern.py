"""Chapter 5, the two actions with dice: plundering the wreck and the tavern."""

from __future__ import annotations

from typing import Final

from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.components import FIRST, LAST, RIGHT_THERE, TAVERN, WRECK
from klabauter.games.mutinies.hold import (
    captain,
    discard_card,
    figure_on,
    hand_cards,
    has_card,
    may_hold,
    space_of,
    take_rum,
    treasures,
)
from klabauter.games.mutinies.notation import PLAY, REROLL
from klabauter.games.mutinies.r2_track import gain
from klabauter.games.mutinies.r4_raids import EXTRA_RUM
from klabauter.games.mutinies.r10_treasures import NO_SUCH_CARD, NOT_NOW, WINDOW, Window
from klabauter.games.mutinies.state import MutinyState
from klabauter.kernel.cells import BIT, add
from klabauter.kernel.compat import append, i64, vec
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import AUTO, NATURE, Frame, Reason, Refusal
from klabauter.kernel.move import Choices, Move
from klabauter.kernel.rng import Rng

WRECK_ROLLED: Final = Line("5.1", "wreck-rolled", "seat", "one", "two", "over")
HENCHMAN_ROLLED: Final = Line("12.4", "henchman-rolled", "seat", "one", "two", "over")
WRECK_FAILED: Final = Line("5.1", "wreck-failed", "seat")
WRECK_EMPTY: Final = Line("5.4", "wreck-empty", "seat", "doubloons", "prestige")
BOTH_DICE: Final = Line("5.2", "both-dice", "seat", "doubloons")
FIRST_RUM: Final = Line("5.5", "first-rum", "seat", "rum")
TAVERN_ROLLED: Final = Line("5.5", "tavern-rolled", "seat", "die", "rum")
DEALT: Final = Line("5.6", "dealt", "seat", "rum")
NOTHING_LEFT: Final = Line("5.6", "nothing-left")
EXTRA_DOUBLOONS: Final = Line("5.7", "extra-doubloons", "seat", "doubloons")
REROLLED: Final = Line("9.15", "rerolled", "seat", "dice", reveals=True)

ONE_DIE: Final = Reason("9.15", "one-die", "dice")


def lay_dice(s: MutinyState, one: i64, two: i64) -> None:
    """Two dice have been rolled, and are still to be read."""
    s.cells[s.at.dice] = 0
    add(s.cells, s.at.dice, one)
    add(s.cells, s.at.dice, two)


def lay_die(s: MutinyState, die: i64) -> None:
    s.cells[s.at.dice] = 0
    add(s.cells, s.at.dice, die)


class WreckRoll(Frame[MutinyState]):
    """5.1 Two dice."""

    __slots__ = ("b",)

    def __init__(self, b: Book, figure: int) -> None:
        super().__init__("5.1", NATURE, "wreck", source="dice", owner=figure)
        self.b = b

    def outcomes(self, s: MutinyState) -> list[tuple[Move, int]]:
        return [(move, 1) for move in self.b.moves.roll]

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        self.show(s, move.a, move.b, log)

    def happen(self, s: MutinyState, rng: Rng, log: Log) -> None:
        self.show(s, 1 + rng.below(6), 1 + rng.below(6), log)

    def show(self, s: MutinyState, one: i64, two: i64, log: Log) -> None:
        b = self.b
        figure = self.owner
        lay_dice(s, one, two)
        s.push(b.wreck_read[figure])
        over = b.components.wreck_over[space_of(s, figure) - FIRST[WRECK]]
        if figure == b.henchman:
            log.say(HENCHMAN_ROLLED, captain(s), one, two, over)
            return
        log.say(WRECK_ROLLED, figure, one, two, over)
        if may_hold(s, b, figure, RIGHT_THERE):
            s.push(b.rolled[figure])


class WreckRead(Frame[MutinyState]):
    """5.1 to 5.4 One die that shows more than the space asks for brings a treasure."""

    __slots__ = ("b",)

    def __init__(self, b: Book, figure: int) -> None:
        super().__init__("5.1", AUTO, "wreck-read", owner=figure)
        self.b = b

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        b = self.b
        f = b.components
        figure = self.owner
        at = space_of(s, figure) - FIRST[WRECK]
        one = s.cells[s.at.dice + 1]
        two = s.cells[s.at.dice + 2]
        s.cells[s.at.dice] = 0
        over = f.wreck_over[at]
        found = one > over or two > over
        if figure == b.henchman:
            if found and s.cells[s.at.treasure_stack]:
                s.push(b.away_treasure)
            return
        rum = take_rum(s, figure, f.wreck_rum[at])  # 5.3
        if rum:
            log.say(EXTRA_RUM, figure, rum)
        if at == 0 and one > over and two > over:  # 5.2
            s.cells[s.at.doubloons + figure] += f.wreck_captain
            log.say(BOTH_DICE, figure, f.wreck_captain)
        if found and s.cells[s.at.treasure_stack]:
            s.push(b.find[figure])
            return
        if treasures(s, figure) and not s.cells[s.at.muted + figure]:
            s.push(b.acting[figure])
        if found:
            s.cells[s.at.doubloons + figure] += f.empty_doubloons
            log.say(WRECK_EMPTY, figure, f.empty_doubloons, f.empty_prestige)
            gain(s, b, figure, f.empty_prestige, log)
        else:
            log.say(WRECK_FAILED, figure)


class Tavern(Frame[MutinyState]):
    """5.5 The captain's rum first."""

    __slots__ = ("b",)

    def __init__(self, b: Book) -> None:
        super().__init__("5.5", AUTO, "tavern")
        self.b = b

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        first = captain(s)
        log.say(FIRST_RUM, first, take_rum(s, first, self.b.components.tavern_first))
        s.push(self.b.tavern_roll)


class TavernRoll(Frame[MutinyState]):
    """5.5 One die."""

    __slots__ = ("b",)

    def __init__(self, b: Book) -> None:
        super().__init__("5.5", NATURE, "tavern-roll", "", "dice")
        self.b = b

    def outcomes(self, s: MutinyState) -> list[tuple[Move, int]]:
        return [(move, 1) for move in self.b.moves.die]

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        self.show(s, move.a, log)

    def happen(self, s: MutinyState, rng: Rng, log: Log) -> None:
        self.show(s, 1 + rng.below(6), log)

    def show(self, s: MutinyState, die: i64, log: Log) -> None:
        roller = captain(s)
        lay_die(s, die)
        s.push(self.b.tavern_deal)
        log.say(TAVERN_ROLLED, roller, die, die + self.b.components.tavern_plus)
        if may_hold(s, self.b, roller, RIGHT_THERE):
            s.push(self.b.rolled[roller])


class TavernDeal(Frame[MutinyState]):
    """5.6 The rum is dealt round from the captain on; 5.7 late spaces get doubloons; then more may be had (9.14)."""

    __slots__ = ("b",)

    def __init__(self, b: Book) -> None:
        super().__init__("5.6", AUTO, "tavern-deal")
        self.b = b

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        b = self.b
        f = b.components
        drinkers = vec[i64]()
        for space in range(FIRST[TAVERN], LAST[TAVERN] + 1):
            if s.taken & BIT[space]:
                drinkers = append(drinkers, figure_on(s, space))
        count = len(drinkers)
        rum = s.cells[s.at.dice + 1] + f.tavern_plus
        s.cells[s.at.dice] = 0
        dealt: i64 = 0
        while dealt < rum and s.supply:
            figure = drinkers[dealt % count]
            dealt += 1
            if figure != b.henchman:  # 12.4: his goes straight back
                take_rum(s, figure, 1)
        if dealt < rum:
            log.say(NOTHING_LEFT)
        for i in range(count):
            if drinkers[i] != b.henchman:
                log.say(DEALT, drinkers[i], (dealt + count - 1 - i) // count)
        for i in range(count):
            figure = drinkers[i]
            if figure != b.henchman and f.tavern_doubloons[i]:
                s.cells[s.at.doubloons + figure] += f.tavern_doubloons[i]
                log.say(EXTRA_DOUBLOONS, figure, f.tavern_doubloons[i])
        for i in range(count - 1, -1, -1):
            figure = drinkers[i]
            if figure != b.henchman and (hand_cards(s, figure) or treasures(s, figure)):
                s.push(b.in_tavern[figure])


class Rolled(Window):
    """9.15 Right There! lets one throw one's dice again: one of them, or both."""

    __slots__ = ()

    def __init__(self, b: Book, seat: int) -> None:
        super().__init__("9.15", seat, "rolled", b)

    def extra(self, s: MutinyState, out: Choices) -> None:
        if has_card(s, self.seat, RIGHT_THERE):
            for which in range(3 if s.cells[s.at.dice] == 2 else 1):
                out.add(self.b.moves.reroll[which])

    def refusal(self, s: MutinyState, move: Move) -> Refusal:
        verb = move.verb
        card = RIGHT_THERE if verb is REROLL else move.a
        if verb is not REROLL and verb is not PLAY:
            return WINDOW.refuse()
        if not has_card(s, self.seat, card):
            return NO_SUCH_CARD.refuse(card)
        return NOT_NOW.refuse(card) if verb is PLAY else ONE_DIE.refuse(move.a)

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        if self.passes(s, move, log):
            return
        discard_card(s, self.seat, RIGHT_THERE)
        log.say(REROLLED, self.seat, move.a)
        s.push(self.b.reroll[move.a][self.seat])


class Reroll(Frame[MutinyState]):
    """9.15 The chosen dice again; a seat with two such cards may do it twice."""

    __slots__ = ("b", "which")

    def __init__(self, b: Book, owner: int, which: int) -> None:
        name = f"reroll-{('first', 'second', 'both')[which]} {owner}"
        super().__init__("9.15", NATURE, "reroll", name, "dice", owner)
        self.b = b
        self.which = which

    def outcomes(self, s: MutinyState) -> list[tuple[Move, int]]:
        moves = self.b.moves
        dice = s.dice
        if len(dice) == 1:
            return [(move, 1) for move in moves.die]
        kept = 1 - self.which
        return [(move, 1) for move in moves.roll if self.which == 2 or (move.a, move.b)[kept] == dice[kept]]

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        b = self.b
        seat = self.owner
        if s.cells[s.at.dice] == 1:
            lay_die(s, move.a)
            log.say(TAVERN_ROLLED, seat, move.a, move.a + b.components.tavern_plus)
        else:
            lay_dice(s, move.a, move.b)
            log.say(WRECK_ROLLED, seat, move.a, move.b, b.components.wreck_over[space_of(s, seat) - FIRST[WRECK]])
        if may_hold(s, b, seat, RIGHT_THERE):
            s.push(b.rolled[seat])
