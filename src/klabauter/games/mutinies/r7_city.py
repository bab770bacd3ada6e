"""Chapter 7, the visit to the city: five spaces, each with an effect of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.components import ALL_ABOARD, CITY, CITY_MARKET, FIRST, LAST, RUMOURS, THEFT, VISIT, YARN
from klabauter.games.mutinies.hold import discard_card, take_rum
from klabauter.games.mutinies.notation import BLIND, NOTHING, SEIZE, STEAL, USE
from klabauter.games.mutinies.r2_track import gain
from klabauter.games.mutinies.r3_placing import ALL_ABOARD_PLAYED, NO_TILE, PLENTY, TILE_TOO_DEAR, payable
from klabauter.games.mutinies.r4_raids import CANNOT_PAY, payer, take_from_display
from klabauter.games.mutinies.r10_treasures import NO_SUCH_CARD, cannot_use, owed_by, usable, use
from klabauter.games.mutinies.state import MutinyState
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import AUTO, Frame, Reason, Refusal
from klabauter.kernel.move import Move

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
        stack = s.stack
        space = s.place[figure]
        stack.append(b.city_done[figure])
        if space == YARN:
            stack.append(b.yarn[figure])
        elif space == THEFT:
            stack.append(b.theft[figure])
        elif space == VISIT:
            log.say(VISITED, figure, take_rum(s, figure, b.components.visit))
        elif space == CITY_MARKET:
            stack.append(b.city_deal[figure])
        elif s.treasure_stack:
            stack.append(b.find[figure])
        else:
            s.doubloons[figure] += b.components.empty_doubloons
            log.say(NO_TREASURES, figure, b.components.empty_doubloons, b.components.empty_prestige)
            gain(s, b, figure, b.components.empty_prestige, log)

    def henchman(self, s: MutinyState, log: Log) -> None:
        """12.4 The captain bears the costs, nobody has the use."""
        b = self.b
        space = s.place[self.owner]
        if space == YARN:
            s.stack.append(b.yarn[self.owner])
        elif space == THEFT:
            s.stack.append(b.henchman_theft[s.order[0]])
        elif space == RUMOURS and s.treasure_stack:
            s.stack.append(b.away_treasure)
        elif space == CITY_MARKET and not b.blocks_free:
            s.stack.append(b.henchman_deal[s.order[0]])


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
        if s.doubloons[seat] < f.yarn_pay:
            log.say(CANNOT_PAY, seat, YARN)
            return
        s.doubloons[seat] -= f.yarn_pay
        s.free |= 1 << figure
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

    def means(self, s: MutinyState) -> tuple[int, int]:
        """Doubloons and rum the seat can spend here; what the other figure owes is kept back (3.4)."""
        b = self.b
        if s.free >> self.figure & 1:
            return PLENTY, PLENTY
        kept = 0
        if b.henchman >= 0 and self.seat == s.order[0]:
            kept = owed_by(s, b, self.seat if self.figure == b.henchman else b.henchman)
        return s.doubloons[self.seat] - kept, s.rum[self.seat]

    def open(self, s: MutinyState) -> bool:
        """A treasure may be used here, and so may a card."""
        return self.figure == self.b.henchman or not (s.treasures[self.seat] or s.hands[self.seat])

    def options(self, s: MutinyState) -> Sequence[Move]:
        b = self.b
        moves = b.moves
        doubloons, rum = self.means(s)
        found = [moves.steal[space] for space in payable(s, b, doubloons, rum)]
        if s.jewel_stack:
            found.append(moves.blind)
        if not found:
            found.append(moves.nothing)
        if self.figure == b.henchman:
            return found
        if ALL_ABOARD in s.hands[self.seat]:
            found.extend([moves.seize[space] for space in payable(s, b, PLENTY, PLENTY)])
        usable(s, b, self.seat, found)
        return found

    def refusal(self, s: MutinyState, move: Move) -> Refusal:
        f = self.b.components
        verb = move.verb
        if verb is STEAL:
            tile = s.display[move.a]
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
                holds = ALL_ABOARD in s.hands[self.seat]
                return NO_TILE.refuse(move.a) if holds else NO_SUCH_CARD.refuse(ALL_ABOARD)
        return STEAL_FIRST.refuse()

    def cost(self, s: MutinyState, move: Move) -> dict[str, int]:
        if move.verb is not STEAL or s.free >> self.figure & 1:
            return {}
        f = self.b.components
        costs = {"doubloons": f.tile_price[s.display[move.a]], "rum": f.tile_rum[s.display[move.a]]}
        return {name: cost for name, cost in costs.items() if cost}

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        b = self.b
        seat = self.seat
        verb = move.verb
        if verb is USE:
            s.stack.append(self)
            use(s, b, seat, move.a, log)
        elif verb is BLIND:
            s.stack.append(b.away_jewel if self.figure == b.henchman else b.blind[seat])
        elif verb is NOTHING:
            log.say(STOLE_NOTHING, seat)
        else:
            free = bool(s.free >> self.figure & 1)
            if verb is SEIZE:
                discard_card(s, seat, ALL_ABOARD)
                log.say(ALL_ABOARD_PLAYED, seat, THEFT)
                free = True
            s.stack.append(b.refill)
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
        s.stack.append(b.in_city[seat])
        if seat == s.order[-1] and len([at for at in s.place if FIRST[CITY] <= at <= LAST[CITY]]) == 5:
            log.say(FIFTH, seat, b.components.city_fifth)
            gain(s, b, seat, b.components.city_fifth, log)
