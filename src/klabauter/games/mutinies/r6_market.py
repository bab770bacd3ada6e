"""Chapter 6, the black market: jewels and rum become prestige and doubloons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.components import DEAL_SIZE, FIRST, LAST, MARKET, NOWHERE, POURS
from klabauter.games.mutinies.hold import added, drop_tile, pay_rum, tiles_known
from klabauter.games.mutinies.notation import DEAL, LAY, POUR, USE
from klabauter.games.mutinies.r2_track import gain
from klabauter.games.mutinies.r6_deals import DEALS_IN, can_complete, colours_of, mask_of
from klabauter.games.mutinies.r10_treasures import cannot_use, usable, use
from klabauter.games.mutinies.state import MutinyState
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import AUTO, Frame, Reason, Refusal
from klabauter.kernel.move import Move

LAYS: Final = Line("6.3", "lays", "seat", "tile", reveals=True)
SOLD: Final = Line("6.4", "sold", "seat", "deal", "tiles:tile", "rum")
YIELD: Final = Line("6.4", "yield", "seat", "doubloons", "prestige")
HANDED_OVER: Final = Line("12.5", "handed-over", "seat", "deal", "tiles:tile")
CHOSE_DEAL: Final = Line("7.6", "chose-deal", "seat", "deal", reveals=True)

LAY_FIRST: Final = Reason("6.3", "lay-first", vague=True)
POUR_FIRST: Final = Reason("6.4", "pour-first", vague=True)
DEAL_FIRST: Final = Reason("7.6", "deal-first", vague=True)
NO_SUCH_JEWEL: Final = Reason("6.3", "no-such-jewel", "tile")
DOES_NOT_FIT: Final = Reason("6.2", "does-not-fit", "tile", "deal")
CANNOT_MAKE: Final = Reason("6.1", "cannot-make", "deal")
SYMBOLS_LIMIT: Final = Reason("6.5", "symbols-limit", "rum", "symbols")
NOT_THAT_MUCH: Final = Reason("6.5", "not-that-much", "rum", "have")
SALE_HAS_BEGUN: Final = Reason("10.2", "sale-has-begun", vague=True)


class Sell(Frame[MutinyState]):
    """6.3 A seller's turn on the market; the space says which deal."""

    __slots__ = ("b",)

    def __init__(self, b: Book, figure: int) -> None:
        super().__init__("6.3", AUTO, "sell", owner=figure)
        self.b = b

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        b = self.b
        if self.owner == b.henchman:
            if b.blocks_free:
                return
            s.stack.append(b.hand_over[s.order[0]])
        else:
            s.stack.append(b.lay[self.owner])
        s.deal = s.place[self.owner] - FIRST[MARKET]


class CityDeal(Frame[MutinyState]):
    """7.6 In the city any of the six deals may be chosen."""

    __slots__ = ("b", "figure")

    def __init__(self, b: Book, seat: int, figure: int) -> None:
        super().__init__("7.6", seat, "henchman-deal" if figure == b.henchman else "city-deal")
        self.b = b
        self.figure = figure

    def open(self, s: MutinyState) -> bool:
        return tiles_known(s, self.seat)

    def options(self, s: MutinyState) -> Sequence[Move]:
        found: list[Move] = []
        if self.figure != self.b.henchman:
            usable(s, self.b, self.seat, found)
        found.extend([self.b.moves.deal[deal] for deal in DEALS_IN[self.mask(s)]])
        return found

    def mask(self, s: MutinyState) -> int:
        return mask_of(colours_of(self.b.components, s.jewels[self.seat], s.treasures[self.seat]))

    def refusal(self, s: MutinyState, move: Move) -> Refusal:
        if move.verb is DEAL:
            return CANNOT_MAKE.refuse(move.a)
        if move.verb is USE and self.figure != self.b.henchman:
            return cannot_use(s, self.b, self.seat, move.a)
        return DEAL_FIRST.refuse()

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        b = self.b
        if move.verb is USE:
            s.stack.append(self)
            use(s, b, self.seat, move.a, log)
            return
        s.deal = move.a
        log.say(CHOSE_DEAL, self.seat, move.a)
        s.stack.append(b.hand_over[self.seat] if self.figure == b.henchman else b.lay[self.seat])


class Lay(Frame[MutinyState]):
    """6.3 The seller lays open one tile after another until the deal is complete; jokers stand for any colour (6.2)."""

    __slots__ = ("b", "figure")

    def __init__(self, b: Book, seat: int, figure: int) -> None:
        super().__init__("6.3", seat, "hand-over" if figure == b.henchman else "lay")
        self.b = b
        self.figure = figure

    def open(self, s: MutinyState) -> bool:
        return tiles_known(s, self.seat)

    def reserved(self, s: MutinyState) -> int:
        """12.5 The deal the henchman still has to be given tiles for, or -1."""
        b = self.b
        if b.henchman < 0 or self.figure == b.henchman or b.blocks_free:
            return -1
        at = s.place[b.henchman]
        return at - FIRST[MARKET] if FIRST[MARKET] <= at <= LAST[MARKET] and self.seat == s.order[0] else -1

    def fitting(self, s: MutinyState) -> list[bool]:
        """By colour: whether a tile of it may come next."""
        f = self.b.components
        laid = colours_of(f, s.laid, ())
        counts = colours_of(f, s.jewels[self.seat], s.treasures[self.seat])
        have = [counts[i] + laid[i] for i in range(5)]
        reserved = self.reserved(s)
        found = [False] * 5
        for colour in range(5):
            if counts[colour]:
                laid[colour] += 1
                found[colour] = can_complete(s.deal, laid, have, reserved)
                laid[colour] -= 1
        return found

    def options(self, s: MutinyState) -> Sequence[Move]:
        b = self.b
        colours = b.components.tile_colour
        found: list[Move] = []
        if not s.laid and self.figure != b.henchman and s.treasures[self.seat]:
            usable(s, b, self.seat, found)
        fitting = self.fitting(s)
        last = NOWHERE
        for tile in s.jewels[self.seat]:
            if tile != last and fitting[colours[tile]]:
                found.append(b.moves.lay[tile])
            last = tile
        for tile in s.treasures[self.seat]:
            if tile != last and colours[tile] >= 0 and fitting[colours[tile]]:
                found.append(b.moves.lay[tile])
            last = tile
        return found

    def refusal(self, s: MutinyState, move: Move) -> Refusal:
        tile = move.a
        if move.verb is LAY:
            own = tile in s.jewels[self.seat] or tile in s.treasures[self.seat]
            return DOES_NOT_FIT.refuse(tile, s.deal) if own else NO_SUCH_JEWEL.refuse(tile)
        if move.verb is USE and self.figure != self.b.henchman:
            return SALE_HAS_BEGUN.refuse() if s.laid else cannot_use(s, self.b, self.seat, tile)
        return LAY_FIRST.refuse()

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        b = self.b
        seat = self.seat
        if move.verb is USE:
            s.stack.append(self)
            use(s, b, seat, move.a, log)
            return
        drop_tile(s, b, seat, move.a)
        s.laid = added(s.laid, move.a)
        log.say(LAYS, seat, move.a)
        if len(s.laid) < DEAL_SIZE[s.deal]:
            s.stack.append(self)
        elif self.figure == b.henchman:
            log.say(HANDED_OVER, seat, s.deal, s.laid)
            clear(s)
        elif most_rum(s, b, seat):
            s.stack.append(b.pour[seat])
        else:
            sell(s, b, seat, 0, log)


def symbols(s: MutinyState, b: Book) -> int:
    """6.5 The rum symbols on the tiles of the sale."""
    return sum([b.components.tile_rum[tile] for tile in s.laid])


def most_rum(s: MutinyState, b: Book, seat: int) -> int:
    return min(POURS - 1, symbols(s, b), s.rum[seat])


def clear(s: MutinyState) -> None:
    """6.6 Sold tiles are out of the game, lying open."""
    s.gone = tuple(sorted(s.gone + s.laid))
    s.laid = ()
    s.deal = NOWHERE


def sell(s: MutinyState, b: Book, seat: int, rum: int, log: Log) -> None:
    """6.4 What the board says for this deal and this much rum."""
    f = b.components
    deal = s.deal
    log.say(SOLD, seat, deal, s.laid, rum)
    clear(s)
    pay_rum(s, seat, rum)
    doubloons = f.yield_doubloons[deal][rum]
    s.doubloons[seat] += doubloons
    log.say(YIELD, seat, doubloons, f.yield_prestige[deal][rum])
    gain(s, b, seat, f.yield_prestige[deal][rum], log)


class Pour(Frame[MutinyState]):
    """6.5 Up to four rum, never more than the sold tiles show symbols."""

    __slots__ = ("b",)

    def __init__(self, b: Book, seat: int) -> None:
        super().__init__("6.5", seat, "pour")
        self.b = b

    def options(self, s: MutinyState) -> Sequence[Move]:
        return self.b.moves.pour[: most_rum(s, self.b, self.seat) + 1]

    def refusal(self, s: MutinyState, move: Move) -> Refusal:
        if move.verb is not POUR:
            return POUR_FIRST.refuse()
        if move.a > symbols(s, self.b):
            return SYMBOLS_LIMIT.refuse(move.a, symbols(s, self.b))
        return NOT_THAT_MUCH.refuse(move.a, s.rum[self.seat])

    def cost(self, s: MutinyState, move: Move) -> dict[str, int]:
        return {"rum": move.a} if move.a else {}

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        sell(s, self.b, self.seat, move.a, log)
