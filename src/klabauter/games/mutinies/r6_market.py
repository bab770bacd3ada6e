"""Chapter 6, the black market: jewels and rum become prestige and doubloons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.components import DEAL_COUNT, DEAL_SIZE, FIRST, LAST, MARKET, NOWHERE, POURS
from klabauter.games.mutinies.hold import captain, drop_tile, pay_rum, put_away, space_of, tiles_known, treasures
from klabauter.games.mutinies.notation import DEAL, LAY, POUR, USE
from klabauter.games.mutinies.r2_track import gain
from klabauter.games.mutinies.r6_deals import count_of, mask_of, next_colours
from klabauter.games.mutinies.r10_treasures import cannot_use, usable, use
from klabauter.games.mutinies.state import MutinyState
from klabauter.kernel.cells import BIT, COUNT, add
from klabauter.kernel.compat import i64
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import AUTO, Frame, Reason, Refusal
from klabauter.kernel.move import Choices, Move

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
            s.push(b.hand_over[captain(s)])
        else:
            s.push(b.lay[self.owner])
        s.deal = space_of(s, self.owner) - FIRST[MARKET]


class CityDeal(Frame[MutinyState]):
    """7.6 In the city any of the six deals may be chosen."""

    __slots__ = ("b", "figure")

    def __init__(self, b: Book, seat: int, figure: int) -> None:
        super().__init__("7.6", seat, "henchman-deal" if figure == b.henchman else "city-deal")
        self.b = b
        self.figure = figure

    def open(self, s: MutinyState) -> bool:
        return tiles_known(s, self.seat)

    def legal(self, s: MutinyState, out: Choices) -> None:
        if self.figure != self.b.henchman:
            usable(s, self.b, self.seat, out)
        mask = mask_of(s.cells[s.at.colours + self.seat])
        for deal in range(DEAL_COUNT):
            if mask & BIT[deal]:
                out.add(self.b.moves.deal[deal])

    def refusal(self, s: MutinyState, move: Move) -> Refusal:
        if move.verb is DEAL:
            return CANNOT_MAKE.refuse(move.a)
        if move.verb is USE and self.figure != self.b.henchman:
            return cannot_use(s, self.b, self.seat, move.a)
        return DEAL_FIRST.refuse()

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        b = self.b
        if move.verb is USE:
            s.push(self)
            use(s, b, self.seat, move.a, log)
            return
        s.deal = move.a
        log.say(CHOSE_DEAL, self.seat, move.a)
        s.push(b.hand_over[self.seat] if self.figure == b.henchman else b.lay[self.seat])


class Lay(Frame[MutinyState]):
    """6.3 The seller lays open one tile after another until the deal is complete; jokers stand for any colour (6.2)."""

    __slots__ = ("b", "figure")

    def __init__(self, b: Book, seat: int, figure: int) -> None:
        super().__init__("6.3", seat, "hand-over" if figure == b.henchman else "lay")
        self.b = b
        self.figure = figure

    def open(self, s: MutinyState) -> bool:
        return tiles_known(s, self.seat)

    def reserved(self, s: MutinyState) -> i64:
        """12.5 The deal the henchman still has to be given tiles for, or -1."""
        b = self.b
        if b.henchman < 0 or self.figure == b.henchman or b.blocks_free:
            return -1
        at = space_of(s, b.henchman)
        return at - FIRST[MARKET] if FIRST[MARKET] <= at <= LAST[MARKET] and self.seat == captain(s) else -1

    def legal(self, s: MutinyState, out: Choices) -> None:
        b = self.b
        f = b.components
        seat = self.seat
        if not s.cells[s.at.laid] and self.figure != b.henchman and treasures(s, seat):
            usable(s, b, seat, out)
        have = s.cells[s.at.colours + seat] + s.laid_colours
        colours = next_colours(s.deal, s.laid_colours, have, self.reserved(s))
        jewels = s.at.jewels + seat * s.at.jewels_step + s.at.jewels_of
        for tile in range(f.finds):
            if s.cells[jewels + tile] & COUNT and count_of(colours, f.tile_colour[tile]):
                out.add(b.moves.lay[tile])
        found = s.at.treasures + seat * s.at.treasures_step + s.at.treasures_of
        for tile in range(f.find_exchange + 1, f.kinds):  # treasure jewels
            if s.cells[found + tile] & COUNT and count_of(colours, f.tile_colour[tile]):
                out.add(b.moves.lay[tile])

    def completing(self, s: MutinyState, move: Move) -> Sequence[Move]:
        return [one for one in self.options(s) if one.verb is LAY] if move.verb is not USE else []

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
            s.push(self)
            use(s, b, seat, move.a, log)
            return
        drop_tile(s, b, seat, move.a)
        add(s.cells, s.at.laid, move.a)
        s.laid_colours += b.components.tile_unit[move.a]
        log.say(LAYS, seat, move.a)
        if s.cells[s.at.laid] < DEAL_SIZE[s.deal]:
            s.push(self)
        elif self.figure == b.henchman:
            if log.heard:
                log.tell(HANDED_OVER, seat, s.deal, s.laid)
            clear(s)
        elif most_rum(s, b, seat):
            s.push(b.pour[seat])
        else:
            sell(s, b, seat, 0, log)


def symbols(s: MutinyState, b: Book) -> i64:
    """6.5 The rum symbols on the tiles of the sale."""
    shown: i64 = 0
    for at in range(s.at.laid + 1, s.at.laid + 1 + s.cells[s.at.laid]):
        shown += b.components.tile_rum[s.cells[at]]
    return shown


def most_rum(s: MutinyState, b: Book, seat: i64) -> i64:
    """6.5 Four, or fewer if the tiles show fewer symbols or the seat has less."""
    rum = s.cells[s.at.rum + seat]
    shown = symbols(s, b)
    most = rum if rum < shown else shown
    if most >= POURS:
        return POURS - 1
    return most


def clear(s: MutinyState) -> None:
    """6.6 Sold tiles are out of the game, lying open."""
    for at in range(s.at.laid + 1, s.at.laid + 1 + s.cells[s.at.laid]):
        put_away(s, s.cells[at])
    s.cells[s.at.laid] = 0
    s.laid_colours = 0
    s.deal = NOWHERE


def sell(s: MutinyState, b: Book, seat: i64, rum: i64, log: Log) -> None:
    """6.4 What the board says for this deal and this much rum."""
    f = b.components
    deal = s.deal
    if log.heard:
        log.tell(SOLD, seat, deal, s.laid, rum)
    clear(s)
    pay_rum(s, seat, rum)
    doubloons = f.yield_doubloons[deal][rum]
    s.cells[s.at.doubloons + seat] += doubloons
    log.say(YIELD, seat, doubloons, f.yield_prestige[deal][rum])
    gain(s, b, seat, f.yield_prestige[deal][rum], log)


class Pour(Frame[MutinyState]):
    """6.5 Up to four rum, never more than the sold tiles show symbols."""

    __slots__ = ("b",)

    def __init__(self, b: Book, seat: int) -> None:
        super().__init__("6.5", seat, "pour")
        self.b = b

    def legal(self, s: MutinyState, out: Choices) -> None:
        for rum in range(most_rum(s, self.b, self.seat) + 1):
            out.add(self.b.moves.pour[rum])

    def completing(self, s: MutinyState, move: Move) -> Sequence[Move]:
        return self.options(s)

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
