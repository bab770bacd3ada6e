"""Chapter 5, the two actions with dice: plundering the wreck and the tavern."""

from __future__ import annotations

import random
from typing import Final

from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.components import FIRST, LAST, RIGHT_THERE, TAVERN, WRECK
from klabauter.games.mutinies.hold import discard_card, may_hold, take_rum
from klabauter.games.mutinies.notation import PLAY, REROLL
from klabauter.games.mutinies.r2_track import gain
from klabauter.games.mutinies.r4_raids import EXTRA_RUM
from klabauter.games.mutinies.r10_treasures import NO_SUCH_CARD, NOT_NOW, WINDOW, Window
from klabauter.games.mutinies.state import MutinyState
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import AUTO, NATURE, Frame, Reason, Refusal, random_below
from klabauter.kernel.move import Move

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

ROLLS: Final = tuple([(one, two) for one in range(1, 7) for two in range(1, 7)])


class WreckRoll(Frame[MutinyState]):
    """5.1 Two dice."""

    __slots__ = ("b",)

    def __init__(self, b: Book, figure: int) -> None:
        super().__init__("5.1", NATURE, "wreck", source="dice", owner=figure)
        self.b = b

    def outcomes(self, s: MutinyState) -> list[tuple[Move, int]]:
        return [(move, 1) for move in self.b.moves.roll]

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        self.show(s, (move.a, move.b), log)

    def happen(self, s: MutinyState, rng: random.Random, log: Log) -> None:
        self.show(s, ROLLS[random_below(rng, 36)], log)

    def show(self, s: MutinyState, dice: tuple[int, int], log: Log) -> None:
        b = self.b
        figure = self.owner
        s.dice = dice
        s.stack.append(b.wreck_read[figure])
        over = b.components.wreck_over[s.place[figure] - FIRST[WRECK]]
        if figure == b.henchman:
            log.say(HENCHMAN_ROLLED, s.order[0], dice[0], dice[1], over)
            return
        log.say(WRECK_ROLLED, figure, dice[0], dice[1], over)
        if may_hold(s, b, figure, RIGHT_THERE):
            s.stack.append(b.rolled[figure])


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
        at = s.place[figure] - FIRST[WRECK]
        one, two = s.dice
        s.dice = ()
        over = f.wreck_over[at]
        found = one > over or two > over
        if figure == b.henchman:
            if found and s.treasure_stack:
                s.stack.append(b.away_treasure)
            return
        rum = take_rum(s, figure, f.wreck_rum[at])  # 5.3
        if rum:
            log.say(EXTRA_RUM, figure, rum)
        if at == 0 and one > over and two > over:  # 5.2
            s.doubloons[figure] += f.wreck_captain
            log.say(BOTH_DICE, figure, f.wreck_captain)
        if found and s.treasure_stack:
            s.stack.append(b.find[figure])
            return
        if s.treasures[figure] and not s.muted[figure]:
            s.stack.append(b.acting[figure])
        if found:
            s.doubloons[figure] += f.empty_doubloons
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
        captain = s.order[0]
        log.say(FIRST_RUM, captain, take_rum(s, captain, self.b.components.tavern_first))
        s.stack.append(self.b.tavern_roll)


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

    def happen(self, s: MutinyState, rng: random.Random, log: Log) -> None:
        self.show(s, 1 + random_below(rng, 6), log)

    def show(self, s: MutinyState, die: int, log: Log) -> None:
        captain = s.order[0]
        s.dice = (die,)
        s.stack.append(self.b.tavern_deal)
        log.say(TAVERN_ROLLED, captain, die, die + self.b.components.tavern_plus)
        if may_hold(s, self.b, captain, RIGHT_THERE):
            s.stack.append(self.b.rolled[captain])


class TavernDeal(Frame[MutinyState]):
    """5.6 The rum is dealt round from the captain on; 5.7 late spaces get doubloons; then more may be had (9.14)."""

    __slots__ = ("b",)

    def __init__(self, b: Book) -> None:
        super().__init__("5.6", AUTO, "tavern-deal")
        self.b = b

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        b = self.b
        f = b.components
        drinkers = [NOT_THERE] * 5
        for figure, space in enumerate(s.place):
            if FIRST[TAVERN] <= space <= LAST[TAVERN]:
                drinkers[space - FIRST[TAVERN]] = figure
        drinkers = [figure for figure in drinkers if figure != NOT_THERE]
        rum = s.dice[0] + f.tavern_plus
        s.dice = ()
        dealt = [0] * len(drinkers)
        for i in range(rum):
            if not s.supply:
                log.say(NOTHING_LEFT)
                break
            dealt[i % len(drinkers)] += 1
            if drinkers[i % len(drinkers)] != b.henchman:  # 12.4: his goes straight back
                take_rum(s, drinkers[i % len(drinkers)], 1)
        for i, figure in enumerate(drinkers):
            if figure != b.henchman:
                log.say(DEALT, figure, dealt[i])
        for i, figure in enumerate(drinkers):
            if figure != b.henchman and f.tavern_doubloons[i]:
                s.doubloons[figure] += f.tavern_doubloons[i]
                log.say(EXTRA_DOUBLOONS, figure, f.tavern_doubloons[i])
        for figure in reversed(drinkers):
            if figure != b.henchman and (s.hands[figure] or s.treasures[figure]):
                s.stack.append(b.in_tavern[figure])


NOT_THERE: Final = -1


class Rolled(Window):
    """9.15 Right There! lets one throw one's dice again: one of them, or both."""

    __slots__ = ()

    def __init__(self, b: Book, seat: int) -> None:
        super().__init__("9.15", seat, "rolled", b)

    def extra(self, s: MutinyState) -> list[Move]:
        if RIGHT_THERE not in s.hands[self.seat]:
            return []
        return self.b.moves.reroll[:] if len(s.dice) == 2 else self.b.moves.reroll[:1]

    def refusal(self, s: MutinyState, move: Move) -> Refusal:
        verb = move.verb
        card = RIGHT_THERE if verb is REROLL else move.a
        if verb is not REROLL and verb is not PLAY:
            return WINDOW.refuse()
        if card not in s.hands[self.seat]:
            return NO_SUCH_CARD.refuse(card)
        return NOT_NOW.refuse(card) if verb is PLAY else ONE_DIE.refuse(move.a)

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        if self.passes(s, move, log):
            return
        discard_card(s, self.seat, RIGHT_THERE)
        log.say(REROLLED, self.seat, move.a)
        s.stack.append(self.b.reroll[move.a][self.seat])


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
        if len(s.dice) == 1:
            return [(move, 1) for move in moves.die]
        kept = 1 - self.which
        return [(move, 1) for move in moves.roll if self.which == 2 or (move.a, move.b)[kept] == s.dice[kept]]

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        b = self.b
        seat = self.owner
        if len(s.dice) == 1:
            s.dice = (move.a,)
            log.say(TAVERN_ROLLED, seat, move.a, move.a + b.components.tavern_plus)
        else:
            s.dice = (move.a, move.b)
            log.say(WRECK_ROLLED, seat, move.a, move.b, b.components.wreck_over[s.place[seat] - FIRST[WRECK]])
        if may_hold(s, b, seat, RIGHT_THERE):
            s.stack.append(b.rolled[seat])
