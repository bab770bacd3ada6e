"""Chapter 2, set-up: the order, the open jewels; and the prestige track with its bonuses."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.components import NOWHERE
from klabauter.games.mutinies.hold import count_jewels, take_rum
from klabauter.games.mutinies.state import MutinyState
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import NATURE, Frame, chances_of, random_below
from klabauter.kernel.move import Move

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
        if not s.order:
            return [(moves[seat], 1) for seat in self.starters]
        return [(moves[seat], 1) for seat in range(self.b.seats) if seat not in s.order]

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        seat = move.a
        s.order.append(seat)
        s.doubloons[seat] = self.b.components.start_doubloons[len(s.order) - 1]
        log.say(IN_ORDER, seat, len(s.order), s.doubloons[seat])
        if len(s.order) < self.b.seats:
            s.stack.append(self)


class LayOut(Frame[MutinyState]):
    """2.9, 4.4 A tile from the stack goes onto the first empty space of the routes."""

    __slots__ = ("b",)

    def __init__(self, b: Book) -> None:
        super().__init__("2.9", NATURE, "lay-out", "", "jewels")
        self.b = b

    def outcomes(self, s: MutinyState) -> list[tuple[Move, int]]:
        return chances_of(s.jewel_stack, self.b.moves.jewel)

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        s.jewel_stack.remove(move.a)
        self.lay_out(s, move.a, log)

    def happen(self, s: MutinyState, rng: random.Random, log: Log) -> None:
        self.lay_out(s, s.jewel_stack.pop(random_below(rng, len(s.jewel_stack))), log)

    def lay_out(self, s: MutinyState, tile: int, log: Log) -> None:
        space = s.display.index(NOWHERE)
        s.display[space] = tile
        log.say(LAID_OUT, space, tile, len(s.jewel_stack))
        count_jewels(s, log)


def gain(s: MutinyState, b: Book, seat: int, prestige: int, log: Log) -> None:
    """2.2 The disc goes forward; every bonus it reaches for the first time is given at once, the lowest first.

    May push draws: call it last.
    """
    f = b.components
    s.prestige[seat] += prestige
    draws: list[Frame[MutinyState]] = []
    for i in range(4):
        if s.prestige[seat] < f.track_at[i]:
            break
        kind = f.track_bonus[i]
        if s.bonus[seat] >> kind & 1:
            continue
        s.bonus[seat] |= 1 << kind
        if kind == BONUS_DOUBLOON:
            s.doubloons[seat] += 1
        elif kind == BONUS_RUM:
            if not take_rum(s, seat, 1):
                log.say(NO_BONUS, seat, kind)
                continue
        elif kind == BONUS_TREASURE:
            if not s.treasure_stack:
                s.doubloons[seat] += f.empty_doubloons
                s.prestige[seat] += f.empty_prestige
                log.say(BONUS_INSTEAD, seat, f.empty_doubloons, f.empty_prestige)
                continue
            draws.append(b.find[seat])
        elif s.jewel_stack:
            draws.append(b.blind[seat])
        else:
            log.say(NO_BONUS, seat, kind)
            continue
        log.say(BONUS, seat, kind, s.prestige[seat])
    if draws:
        s.stack.extend(draws[::-1])


def lose(s: MutinyState, seat: int, prestige: int) -> None:
    """2.2 The disc goes back, never below 0; bonuses do not come twice."""
    s.prestige[seat] = max(0, s.prestige[seat] - prestige)
