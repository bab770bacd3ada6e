"""Chapter 4, the raids: jewels from the trade routes, and from beyond them."""

from __future__ import annotations

from typing import Final

from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.components import BEYOND, FIRST, LAST, NOWHERE, ROUTES, SPYGLASS
from klabauter.games.mutinies.hold import (
    captain,
    count_jewels,
    count_tile,
    discard_card,
    has_card,
    last_sailor,
    looked_at,
    may_hold,
    pay_rum,
    put_away,
    space_of,
    standing,
    take_open_jewel,
    take_rum,
    treasures,
)
from klabauter.games.mutinies.notation import KEEP, PLAY, USE
from klabauter.games.mutinies.r2_track import first_bare
from klabauter.games.mutinies.r10_treasures import (
    NO_SUCH_CARD,
    NOT_NOW,
    NOTHING_TO_DRAW,
    cannot_use,
    spy,
    usable,
    use,
)
from klabauter.games.mutinies.state import MutinyState
from klabauter.kernel.cells import BIT, add, draw, drop
from klabauter.kernel.compat import i64
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import AUTO, NATURE, Frame, Reason, Refusal, chances_of
from klabauter.kernel.move import Choices, Move
from klabauter.kernel.rng import Rng

TOOK: Final = Line("4.2", "took", "seat", "tile", "doubloons", "rum")
CANNOT_PAY: Final = Line("3.4", "cannot-pay", "seat", "space")
EXTRA_JEWEL: Final = Line("4.3", "extra-jewel", "seat")
HENCHMAN_TOOK: Final = Line("12.4", "henchman-took", "seat", "tile", "doubloons", "rum")
EXTRA_RUM: Final = Line("4.6", "extra-rum", "seat", "rum")
DREW_JEWEL: Final = Line("4.7", "drew-jewel", "seat", "*tile", "left")
KEPT: Final = Line("4.7", "kept", "seat")
TOSSED: Final = Line("4.7", "tossed", "seat", "tile", "doubloons", reveals=True)
TOO_LATE: Final = Line("4.8", "too-late", "seat", "doubloons")

KEEP_OR_TOSS: Final = Reason("4.7", "keep-or-toss", vague=True)


def payer(s: MutinyState, b: Book, figure: i64) -> i64:
    """12.3 The captain pays for his henchman."""
    return captain(s) if figure == b.henchman else figure


class Before(Frame[MutinyState]):
    """10.2 A seat's action is resolved for it: it may use treasures, then it happens."""

    __slots__ = ("b", "then")

    def __init__(self, rule: str, key: str, b: Book, figure: int, then: Frame[MutinyState]) -> None:
        super().__init__(rule, AUTO, key, owner=figure)
        self.b = b
        self.then = then

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        figure = self.owner
        if figure != self.b.henchman and treasures(s, figure) and not s.cells[s.at.muted + figure]:
            s.push(self.then)
            s.push(self.b.acting[figure])
        else:
            self.then.apply(s, move, log)


class TakeOpen(Frame[MutinyState]):
    """4.2 The price is paid, the tile taken; 4.3 the fifth figure draws another one."""

    __slots__ = ("b",)

    def __init__(self, b: Book, figure: int) -> None:
        super().__init__("4.2", AUTO, "take-open", owner=figure)
        self.b = b

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        b = self.b
        figure = self.owner
        space = space_of(s, figure)
        if not take_from_display(s, b, figure, space, s.free & BIT[figure] != 0, log):
            log.say(CANNOT_PAY, payer(s, b, figure), space)
            return
        s.free |= BIT[figure]
        if (
            standing(s, FIRST[ROUTES], LAST[ROUTES]) == 5 and figure == last_sailor(s) and s.cells[s.at.jewel_stack]
        ):  # 4.3
            s.push(b.blind[figure])
            log.say(EXTRA_JEWEL, figure)


def take_from_display(s: MutinyState, b: Book, figure: i64, space: i64, free: bool, log: Log) -> bool:
    """4.2, 7.3 Pay for an open tile and take it; a henchman's goes away (12.4). Says whether it could be paid."""
    f = b.components
    tile = s.cells[s.at.display + space]
    price: i64 = 0
    rum: i64 = 0
    if not free:
        price, rum = f.tile_price[tile], f.tile_rum[tile]
    seat = payer(s, b, figure)
    if s.cells[s.at.doubloons + seat] < price or s.cells[s.at.rum + seat] < rum:
        return False
    s.cells[s.at.doubloons + seat] -= price
    pay_rum(s, seat, rum)
    s.cells[s.at.display + space] = NOWHERE
    if figure == b.henchman:
        put_away(s, tile)
        log.say(HENCHMAN_TOOK, seat, tile, price, rum)
    else:
        take_open_jewel(s, b, seat, tile)
        log.say(TOOK, seat, tile, price, rum)
    return True


class Refill(Frame[MutinyState]):
    """4.4 Empty spaces of the routes get new tiles while there are any."""

    __slots__ = ("b",)

    def __init__(self, b: Book) -> None:
        super().__init__("4.4", AUTO, "refill")
        self.b = b

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        if s.cells[s.at.jewel_stack] and first_bare(s, self.b) != NOWHERE:
            s.push(self)
            s.push(self.b.lay_out)


class Beyond(Frame[MutinyState]):
    """4.6, 4.7 The rum of a late space, then a jewel from the stack."""

    __slots__ = ("b",)

    def __init__(self, b: Book, figure: int) -> None:
        super().__init__("4.7", AUTO, "beyond", owner=figure)
        self.b = b

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        b = self.b
        figure = self.owner
        if figure == b.henchman:
            if s.cells[s.at.jewel_stack]:
                s.push(b.away_jewel)
            return
        at = space_of(s, figure) - FIRST[BEYOND]
        rum = take_rum(s, figure, b.components.beyond_rum[at])
        if rum:
            log.say(EXTRA_RUM, figure, rum)
        if s.cells[s.at.jewel_stack]:
            s.push(b.blind_beyond[figure])
        else:
            log.say(TOO_LATE, figure, refund(s, b, figure))


def refund(s: MutinyState, b: Book, seat: i64) -> i64:
    """4.7 The doubloons paid for the space come back; with All Aboard none were paid."""
    if s.free & BIT[seat]:
        return 0
    cost = b.components.beyond_costs[space_of(s, seat) - FIRST[BEYOND]]
    s.cells[s.at.doubloons + seat] += cost
    return cost


class Blind(Frame[MutinyState]):
    """4.7 The seat draws a jewel and alone looks at it."""

    __slots__ = ("b", "beyond")

    def __init__(self, b: Book, owner: int, beyond: bool) -> None:
        super().__init__("4.7", NATURE, "blind", f"blind-beyond {owner}" if beyond else "", "jewels", owner)
        self.b = b
        self.beyond = beyond

    def outcomes(self, s: MutinyState) -> list[tuple[Move, int]]:
        return chances_of(s.jewel_stack, self.b.moves.jewel)

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        drop(s.cells, s.at.jewel_stack, move.a)
        self.take(s, move.a, log)

    def happen(self, s: MutinyState, rng: Rng, log: Log) -> None:
        stack = s.at.jewel_stack
        self.take(s, draw(s.cells, stack, rng.below(s.cells[stack])), log)

    def take(self, s: MutinyState, tile: i64, log: Log) -> None:
        b = self.b
        seat = self.owner
        count_tile(s, b, seat, tile, 1)
        log.say(DREW_JEWEL, seat, tile, s.cells[s.at.jewel_stack], to=BIT[seat])
        count_jewels(s, log)
        if self.beyond:
            add(s.cells, s.at.fresh, tile)
            s.push(b.keep[seat])
        elif s.cells[s.at.jewel_stack] and may_hold(s, b, seat, SPYGLASS):
            add(s.cells, s.at.fresh, tile)
            s.push(b.drew[seat])


class Keep(Frame[MutinyState]):
    """4.7 A seat that does not like the tile lays it away and gets the doubloons back."""

    __slots__ = ("b",)

    def __init__(self, b: Book, seat: int) -> None:
        super().__init__("4.7", seat, "keep")
        self.b = b

    def legal(self, s: MutinyState, out: Choices) -> None:
        moves = self.b.moves
        out.add(moves.keep)
        out.add(moves.toss)
        if treasures(s, self.seat):
            usable(s, self.b, self.seat, out)
        if s.cells[s.at.jewel_stack] and has_card(s, self.seat, SPYGLASS):
            out.add(moves.play[SPYGLASS])

    def refusal(self, s: MutinyState, move: Move) -> Refusal:
        if move.verb is USE:
            return cannot_use(s, self.b, self.seat, move.a)
        if move.verb is not PLAY:
            return KEEP_OR_TOSS.refuse()
        if move.a not in s.hands[self.seat]:
            return NO_SUCH_CARD.refuse(move.a)
        return NOT_NOW.refuse(move.a) if move.a != SPYGLASS else NOTHING_TO_DRAW.refuse()

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        b = self.b
        seat = self.seat
        verb = move.verb
        if verb is USE:
            s.push(self)
            use(s, b, seat, move.a, log)
        elif verb is PLAY:
            discard_card(s, seat, SPYGLASS)
            spy(s, b, seat, log, True)
        else:
            tile = looked_at(s)
            if verb is KEEP:
                log.say(KEPT, seat)
                return
            count_tile(s, b, seat, tile, -1)
            put_away(s, tile)
            log.say(TOSSED, seat, tile, refund(s, b, seat))
