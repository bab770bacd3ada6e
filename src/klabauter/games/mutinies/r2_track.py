"""Chapter 2, set-up: the order, the open jewels; and the prestige track with its bonuses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.components import NOWHERE
from klabauter.games.mutinies.hold import count_jewels, take_rum
from klabauter.games.mutinies.state import MutinyState
from klabauter.kernel.cells import BIT, add, draw, drop
from klabauter.kernel.compat import i64
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import NATURE, Frame, chances_of
from klabauter.kernel.move import Move
from klabauter.kernel.rng import Rng

IN_ORDER: Final = Line("2.3", "in-order", "seat", "position", "doubloons")
BONUS: Final = Line("2.2", "bonus", "seat", "bonus", "prestige")
NO_BONUS: Final = Line("2.2", "no-bonus", "seat", "bonus")
BONUS_INSTEAD: Final = Line("2.2", "bonus-instead", "seat", "doubloons", "prestige")
LAID_OUT: Final = Line("2.9", "laid-out", "space", "tile", "left")

BONUS_DOUBLOON: Final = 0
BONUS_TREASURE: Final = 1
BONUS_RUM: Final = 2
BONUS_JEWEL: Final = 3


class Seating(Frame[MutinyState]):
    """2.3 Luck decides the order; an option may name the first captain."""

    __slots__ = ("b", "starters")

    def __init__(self, b: Book, starters: Sequence[int]) -> None:
        super().__init__("2.3", NATURE, "seating", "", "order")
        self.b = b
        self.starters = starters

    def outcomes(self, s: MutinyState) -> list[tuple[Move, int]]:
        moves = self.b.moves.order
        order = s.order
        if not order:
            return [(moves[seat], 1) for seat in self.starters]
        return [(moves[seat], 1) for seat in range(self.b.seats) if seat not in order]

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        seat = move.a
        doubloons = self.b.components.start_doubloons[s.cells[s.at.order]]
        add(s.cells, s.at.order, seat)
        s.cells[s.at.doubloons + seat] = doubloons
        log.say(IN_ORDER, seat, s.cells[s.at.order], doubloons)
        if s.cells[s.at.order] < self.b.seats:
            s.push(self)


class LayOut(Frame[MutinyState]):
    """2.9, 4.4 A tile from the stack goes onto the first empty space of the routes."""

    __slots__ = ("b",)

    def __init__(self, b: Book) -> None:
        super().__init__("2.9", NATURE, "lay-out", "", "jewels")
        self.b = b

    def outcomes(self, s: MutinyState) -> list[tuple[Move, int]]:
        return chances_of(s.jewel_stack, self.b.moves.jewel)

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        drop(s.cells, s.at.jewel_stack, move.a)
        self.lay_out(s, move.a, log)

    def happen(self, s: MutinyState, rng: Rng, log: Log) -> None:
        stack = s.at.jewel_stack
        self.lay_out(s, draw(s.cells, stack, rng.below(s.cells[stack])), log)

    def lay_out(self, s: MutinyState, tile: i64, log: Log) -> None:
        space = first_bare(s, self.b)
        s.cells[s.at.display + space] = tile
        log.say(LAID_OUT, space, tile, s.cells[s.at.jewel_stack])
        count_jewels(s, log)


def first_bare(s: MutinyState, b: Book) -> i64:
    """The first space of the routes without a tile, NOWHERE if there is none."""
    for space in range(b.components.display):
        if s.cells[s.at.display + space] == NOWHERE:
            return space
    return NOWHERE


def gain(s: MutinyState, b: Book, seat: i64, prestige: i64, log: Log) -> None:
    """2.2 The disc goes forward; every bonus it reaches for the first time is given at once, the lowest first.

    May push draws: call it last.
    """
    f = b.components
    disc = s.at.prestige + seat
    s.cells[disc] += prestige
    draws: i64 = 0
    for i in range(4):
        if s.cells[disc] < f.track_at[i]:
            break
        kind = f.track_bonus[i]
        if s.cells[s.at.bonus + seat] & BIT[kind]:
            continue
        s.cells[s.at.bonus + seat] |= BIT[kind]
        if kind == BONUS_DOUBLOON:
            s.cells[s.at.doubloons + seat] += 1
        elif kind == BONUS_RUM:
            if not take_rum(s, seat, 1):
                log.say(NO_BONUS, seat, kind)
                continue
        elif kind == BONUS_TREASURE:
            if not s.cells[s.at.treasure_stack]:
                s.cells[s.at.doubloons + seat] += f.empty_doubloons
                s.cells[disc] += f.empty_prestige
                log.say(BONUS_INSTEAD, seat, f.empty_doubloons, f.empty_prestige)
                continue
            draws |= BIT[kind]
        elif s.cells[s.at.jewel_stack]:
            draws |= BIT[kind]
        else:
            log.say(NO_BONUS, seat, kind)
            continue
        log.say(BONUS, seat, kind, s.cells[disc])
    if draws:
        for i in range(3, -1, -1):
            kind = f.track_bonus[i]
            if draws & BIT[kind]:
                s.push(b.find[seat] if kind == BONUS_TREASURE else b.blind[seat])


def lose(s: MutinyState, seat: i64, prestige: i64) -> None:
    """2.2 The disc goes back, never below 0; bonuses do not come twice."""
    left = s.cells[s.at.prestige + seat] - prestige
    s.cells[s.at.prestige + seat] = left if left > 0 else 0
