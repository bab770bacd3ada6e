"""Chapter 4, the raids: jewels from the trade routes, and from beyond them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.components import BEYOND, FIRST, NOWHERE, ROUTES, SPYGLASS
from klabauter.games.mutinies.hold import (
    added,
    count_jewels,
    discard_card,
    may_hold,
    pay_rum,
    take_open_jewel,
    take_rum,
    without,
)
from klabauter.games.mutinies.notation import KEEP, PLAY, USE
from klabauter.games.mutinies.r3_placing import first_free
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
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import AUTO, NATURE, Frame, Reason, Refusal, chances_of, random_below
from klabauter.kernel.move import Move

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


def payer(s: MutinyState, b: Book, figure: int) -> int:
    """12.3 The captain pays for his henchman."""
    return s.order[0] if figure == b.henchman else figure


class Before(Frame[MutinyState]):
    """10.2 A seat's action is resolved for it: it may use treasures, then it happens."""

    __slots__ = ("b", "then")

    def __init__(self, rule: str, key: str, b: Book, figure: int, then: Frame[MutinyState]) -> None:
        super().__init__(rule, AUTO, key, owner=figure)
        self.b = b
        self.then = then

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        figure = self.owner
        if figure != self.b.henchman and s.treasures[figure] and not s.muted[figure]:
            s.stack.append(self.then)
            s.stack.append(self.b.acting[figure])
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
        space = s.place[figure]
        if not take_from_display(s, b, figure, space, bool(s.free >> figure & 1), log):
            log.say(CANNOT_PAY, payer(s, b, figure), space)
            return
        s.free |= 1 << figure
        if first_free(s, ROUTES) == 5 and figure == s.order[-1] and s.jewel_stack:  # 4.3
            s.stack.append(b.blind[figure])
            log.say(EXTRA_JEWEL, figure)


def take_from_display(s: MutinyState, b: Book, figure: int, space: int, free: bool, log: Log) -> bool:
    """4.2, 7.3 Pay for an open tile and take it; a henchman's goes away (12.4). Says whether it could be paid."""
    f = b.components
    tile = s.display[space]
    price = 0 if free else f.tile_price[tile]
    rum = 0 if free else f.tile_rum[tile]
    seat = payer(s, b, figure)
    if s.doubloons[seat] < price or s.rum[seat] < rum:
        return False
    s.doubloons[seat] -= price
    pay_rum(s, seat, rum)
    s.display[space] = NOWHERE
    if figure == b.henchman:
        s.gone = added(s.gone, tile)
        log.say(HENCHMAN_TOOK, seat, tile, price, rum)
    else:
        take_open_jewel(s, seat, tile)
        log.say(TOOK, seat, tile, price, rum)
    return True


class Refill(Frame[MutinyState]):
    """4.4 Empty spaces of the routes get new tiles while there are any."""

    __slots__ = ("b",)

    def __init__(self, b: Book) -> None:
        super().__init__("4.4", AUTO, "refill")
        self.b = b

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        if s.jewel_stack and NOWHERE in s.display:
            s.stack.append(self)
            s.stack.append(self.b.lay_out)


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
            if s.jewel_stack:
                s.stack.append(b.away_jewel)
            return
        at = s.place[figure] - FIRST[BEYOND]
        rum = take_rum(s, figure, b.components.beyond_rum[at])
        if rum:
            log.say(EXTRA_RUM, figure, rum)
        if s.jewel_stack:
            s.stack.append(b.blind_beyond[figure])
        else:
            log.say(TOO_LATE, figure, refund(s, b, figure))


def refund(s: MutinyState, b: Book, seat: int) -> int:
    """4.7 The doubloons paid for the space come back; with All Aboard none were paid."""
    cost = 0 if s.free >> seat & 1 else b.components.beyond_costs[s.place[seat] - FIRST[BEYOND]]
    s.doubloons[seat] += cost
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
        s.jewel_stack.remove(move.a)
        self.take(s, move.a, log)

    def happen(self, s: MutinyState, rng: random.Random, log: Log) -> None:
        self.take(s, s.jewel_stack.pop(random_below(rng, len(s.jewel_stack))), log)

    def take(self, s: MutinyState, tile: int, log: Log) -> None:
        b = self.b
        seat = self.owner
        s.jewels[seat] = added(s.jewels[seat], tile)
        log.say(DREW_JEWEL, seat, tile, len(s.jewel_stack), to=1 << seat)
        count_jewels(s, log)
        if self.beyond:
            s.fresh += (tile,)
            s.stack.append(b.keep[seat])
        elif s.jewel_stack and may_hold(s, b, seat, SPYGLASS):
            s.fresh += (tile,)
            s.stack.append(b.drew[seat])


class Keep(Frame[MutinyState]):
    """4.7 A seat that does not like the tile lays it away and gets the doubloons back."""

    __slots__ = ("b",)

    def __init__(self, b: Book, seat: int) -> None:
        super().__init__("4.7", seat, "keep")
        self.b = b

    def options(self, s: MutinyState) -> Sequence[Move]:
        moves = self.b.moves
        found = [moves.keep, moves.toss]
        if s.treasures[self.seat]:
            usable(s, self.b, self.seat, found)
        if s.jewel_stack and SPYGLASS in s.hands[self.seat]:
            found.append(moves.play[SPYGLASS])
        return found

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
            s.stack.append(self)
            use(s, b, seat, move.a, log)
        elif verb is PLAY:
            discard_card(s, seat, SPYGLASS)
            spy(s, b, seat, log, True)
        else:
            tile = s.fresh[-1]
            s.fresh = s.fresh[:-1]
            if verb is KEEP:
                log.say(KEPT, seat)
                return
            s.jewels[seat] = without(s.jewels[seat], tile)
            s.gone = added(s.gone, tile)
            log.say(TOSSED, seat, tile, refund(s, b, seat))
