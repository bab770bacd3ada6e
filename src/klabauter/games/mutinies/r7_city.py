"""Chapter 7, the visit to the city: five spaces, each with an effect of its own."""

from __future__ import annotations

from typing import Final

from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.components import ALL_ABOARD, CITY, CITY_MARKET, FIRST, LAST, RUMOURS, THEFT, VISIT, YARN
from klabauter.games.mutinies.hold import (
    captain,
    discard_card,
    hand_cards,
    has_card,
    last_sailor,
    space_of,
    standing,
    take_rum,
    treasures,
)
from klabauter.games.mutinies.notation import BLIND, NOTHING, SEIZE, STEAL, USE
from klabauter.games.mutinies.r2_track import gain
from klabauter.games.mutinies.r3_placing import ALL_ABOARD_PLAYED, NO_TILE, PLENTY, TILE_TOO_DEAR, payable
from klabauter.games.mutinies.r4_raids import CANNOT_PAY, payer, take_from_display
from klabauter.games.mutinies.r10_treasures import NO_SUCH_CARD, cannot_use, owed_by, usable, use
from klabauter.games.mutinies.state import MutinyState
from klabauter.kernel.cells import BIT
from klabauter.kernel.compat import i64
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import AUTO, Frame, Reason, Refusal
from klabauter.kernel.move import Choices, Move

SPUN: Final = Line("7.2", "spun", "seat", "doubloons", "prestige")
HENCHMAN_SPUN: Final = Line("12.4", "henchman-spun", "seat", "doubloons")
VISITED: Final = Line("7.4", "visited", "seat", "rum")
NO_TREASURES: Final = Line("7.5", "no-treasures", "seat", "doubloons", "prestige")
FIFTH: Final = Line("7.7", "fifth", "seat", "prestige")
STOLE_NOTHING: Final = Line("7.3", "stole-nothing", "seat")

STEAL_FIRST: Final = Reason("7.3", "steal-first", vague=True)
STACK_EMPTY: Final = Reason("7.3", "stack-empty")
TAKE_SOMETHING: Final = Reason("7.3", "take-something")


class City(Frame[MutinyState]):
    """7.1 A figure in the city: its space says what happens."""

    __slots__ = ("b",)

    def __init__(self, b: Book, figure: int) -> None:
        super().__init__("7.1", AUTO, "city", owner=figure)
        self.b = b

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        b = self.b
        figure = self.owner
        if figure == b.henchman:
            self.henchman(s, log)
            return
        space = space_of(s, figure)
        s.push(b.city_done[figure])
        if space == YARN:
            s.push(b.yarn[figure])
        elif space == THEFT:
            s.push(b.theft[figure])
        elif space == VISIT:
            log.say(VISITED, figure, take_rum(s, figure, b.components.visit))
        elif space == CITY_MARKET:
            s.push(b.city_deal[figure])
        elif s.cells[s.at.treasure_stack]:
            s.push(b.find[figure])
        else:
            s.cells[s.at.doubloons + figure] += b.components.empty_doubloons
            log.say(NO_TREASURES, figure, b.components.empty_doubloons, b.components.empty_prestige)
            gain(s, b, figure, b.components.empty_prestige, log)

    def henchman(self, s: MutinyState, log: Log) -> None:
        """12.4 The captain bears the costs, nobody has the use."""
        b = self.b
        space = space_of(s, self.owner)
        if space == YARN:
            s.push(b.yarn[self.owner])
        elif space == THEFT:
            s.push(b.henchman_theft[captain(s)])
        elif space == RUMOURS and s.cells[s.at.treasure_stack]:
            s.push(b.away_treasure)
        elif space == CITY_MARKET and not b.blocks_free:
            s.push(b.henchman_deal[captain(s)])


class Yarn(Frame[MutinyState]):
    """7.2 Doubloons become prestige."""

    __slots__ = ("b",)

    def __init__(self, b: Book, figure: int) -> None:
        super().__init__("7.2", AUTO, "spin", owner=figure)
        self.b = b

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        b = self.b
        f = b.components
        figure = self.owner
        seat = payer(s, b, figure)
        if s.cells[s.at.doubloons + seat] < f.yarn_pay:
            log.say(CANNOT_PAY, seat, YARN)
            return
        s.cells[s.at.doubloons + seat] -= f.yarn_pay
        s.free |= BIT[figure]
        if figure == b.henchman:
            log.say(HENCHMAN_SPUN, seat, f.yarn_pay)
        else:
            log.say(SPUN, seat, f.yarn_pay, f.yarn)
            gain(s, b, seat, f.yarn, log)


class Theft(Frame[MutinyState]):
    """7.3 An open jewel for its price, or a blind one for nothing."""

    __slots__ = ("b", "figure")

    def __init__(self, b: Book, seat: int, figure: int) -> None:
        super().__init__("7.3", seat, "henchman-theft" if figure == b.henchman else "theft")
        self.b = b
        self.figure = figure

    def doubloons(self, s: MutinyState) -> i64:
        """Those the seat can spend here; what the other figure owes is kept back (3.4)."""
        b = self.b
        kept: i64 = 0
        if b.henchman >= 0 and self.seat == captain(s):
            kept = owed_by(s, b, self.seat if self.figure == b.henchman else b.henchman)
        return s.cells[s.at.doubloons + self.seat] - kept

    def open(self, s: MutinyState) -> bool:
        """A treasure may be used here, and so may a card."""
        return self.figure == self.b.henchman or not (treasures(s, self.seat) or hand_cards(s, self.seat))

    def legal(self, s: MutinyState, out: Choices) -> None:
        b = self.b
        moves = b.moves
        free = s.free & BIT[self.figure]
        doubloons: i64 = PLENTY
        rum: i64 = PLENTY
        if not free:
            doubloons, rum = self.doubloons(s), s.cells[s.at.rum + self.seat]
        for space in range(b.components.display):
            if payable(s, b, space, doubloons, rum):
                out.add(moves.steal[space])
        if s.cells[s.at.jewel_stack]:
            out.add(moves.blind)
        if not out.size:
            out.add(moves.nothing)
        if self.figure == b.henchman:
            return
        if has_card(s, self.seat, ALL_ABOARD):
            for space in range(b.components.display):
                if payable(s, b, space, PLENTY, PLENTY):
                    out.add(moves.seize[space])
        usable(s, b, self.seat, out)

    def refusal(self, s: MutinyState, move: Move) -> Refusal:
        f = self.b.components
        verb = move.verb
        if verb is STEAL:
            tile = s.cells[s.at.display + move.a]
            if tile < 0:
                return NO_TILE.refuse(move.a)
            return TILE_TOO_DEAR.refuse(move.a, f.tile_price[tile], f.tile_rum[tile])
        if verb is BLIND:
            return STACK_EMPTY.refuse()
        if verb is NOTHING:
            return TAKE_SOMETHING.refuse()
        if self.figure != self.b.henchman:
            if verb is USE:
                return cannot_use(s, self.b, self.seat, move.a)
            if verb is SEIZE:
                holds = has_card(s, self.seat, ALL_ABOARD)
                return NO_TILE.refuse(move.a) if holds else NO_SUCH_CARD.refuse(ALL_ABOARD)
        return STEAL_FIRST.refuse()

    def cost(self, s: MutinyState, move: Move) -> dict[str, int]:
        if move.verb is not STEAL or s.free & BIT[self.figure]:
            return {}
        f = self.b.components
        tile = s.cells[s.at.display + move.a]
        costs = {"doubloons": f.tile_price[tile], "rum": f.tile_rum[tile]}
        return {name: cost for name, cost in costs.items() if cost}

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        b = self.b
        seat = self.seat
        verb = move.verb
        if verb is USE:
            s.push(self)
            use(s, b, seat, move.a, log)
        elif verb is BLIND:
            s.push(b.away_jewel if self.figure == b.henchman else b.blind[seat])
        elif verb is NOTHING:
            log.say(STOLE_NOTHING, seat)
        else:
            free = s.free & BIT[self.figure] != 0
            if verb is SEIZE:
                discard_card(s, seat, ALL_ABOARD)
                log.say(ALL_ABOARD_PLAYED, seat, THEFT)
                free = True
            s.push(b.refill)
            take_from_display(s, b, self.figure, move.a, free, log)


class CityDone(Frame[MutinyState]):
    """7.7 The fifth figure's prestige; then the moment of the renowned (9.13)."""

    __slots__ = ("b",)

    def __init__(self, b: Book, figure: int) -> None:
        super().__init__("7.7", AUTO, "city-done", owner=figure)
        self.b = b

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        b = self.b
        seat = self.owner
        s.push(b.in_city[seat])
        if seat == last_sailor(s) and standing(s, FIRST[CITY], LAST[CITY]) == 5:
            log.say(FIFTH, seat, b.components.city_fifth)
            gain(s, b, seat, b.components.city_fifth, log)
