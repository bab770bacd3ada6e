"""Chapter 12, two players: the captain's henchman stands in the way, at the captain's cost and to nobody's gain."""

from __future__ import annotations

from typing import Final

from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.components import ACTION_AT, BEYOND, CABIN, FIRST, LAST, MARKET, WHEEL_0
from klabauter.games.mutinies.hold import count_jewels, place, put_away, space_of, tiles_known
from klabauter.games.mutinies.notation import SEND, USE
from klabauter.games.mutinies.r3_placing import (
    OTHER_ACTION,
    cannot_enter,
    cannot_enter_wheel,
    cost_of,
    enter,
    enter_wheel,
    is_market,
    pay_beyond,
)
from klabauter.games.mutinies.r6_deals import mask_beside, mask_of
from klabauter.games.mutinies.r10_treasures import cannot_use, owed_by, usable, use
from klabauter.games.mutinies.state import MutinyState
from klabauter.kernel.cells import draw, drop
from klabauter.kernel.compat import i64
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import NATURE, Frame, Reason, Refusal, chances_of
from klabauter.kernel.move import Choices, Move
from klabauter.kernel.rng import Rng

SENT: Final = Line("12.2", "sent", "seat", "space")
SENT_TO_MARKET: Final = Line("12.5", "sent-to-market", "seat", "space", reveals=True)
JEWEL_AWAY: Final = Line("12.4", "jewel-away", "tile", "left")
TREASURE_AWAY: Final = Line("12.4", "treasure-away", "treasure", "left")

SEND_FIRST: Final = Reason("12.2", "send-first", vague=True)

EVERY_DEAL: Final = 63


class Send(Frame[MutinyState]):
    """12.2 The captain places his henchman like a sailor and must be able to pay for him (12.3)."""

    __slots__ = ("b",)

    def __init__(self, b: Book, seat: int) -> None:
        super().__init__("12.2", seat, "send")
        self.b = b

    def open(self, s: MutinyState) -> bool:
        return tiles_known(s, self.seat)

    def rum(self, s: MutinyState) -> i64:
        """3.4 Rum beyond what the captain's own figure owes."""
        f = self.b.components
        space = space_of(s, self.seat)
        rum = s.cells[s.at.rum + self.seat]
        return rum - f.tile_rum[s.cells[s.at.display + space]] if space < f.display else rum

    def mask(self, s: MutinyState) -> i64:
        """12.5 The deals the captain can hand over tiles for, besides his own."""
        if self.b.blocks_free:
            return EVERY_DEAL
        colours = s.cells[s.at.colours + self.seat]
        own = space_of(s, self.seat)
        if not FIRST[MARKET] <= own <= LAST[MARKET]:
            return mask_of(colours)
        return mask_beside(own - FIRST[MARKET], colours)

    def legal(self, s: MutinyState, out: Choices) -> None:
        b = self.b
        seat = self.seat
        send = b.moves.send
        usable(s, b, seat, out)
        doubloons = s.cells[s.at.doubloons + seat] - owed_by(s, b, seat)  # 3.4
        mask: i64 = 0
        if s.action >= MARKET:
            mask = self.mask(s)
        enter(s, b, send, s.action, doubloons, self.rum(s), mask, out)
        out.add(send[CABIN])
        enter_wheel(s, b, send, doubloons, s.cells[s.at.prestige + seat], out)

    def refusal(self, s: MutinyState, move: Move) -> Refusal:
        space = move.a
        if move.verb is USE:
            return cannot_use(s, self.b, self.seat, space)
        if move.verb is not SEND:
            return SEND_FIRST.refuse()
        if space >= WHEEL_0:
            return cannot_enter_wheel(s, self.b, space)
        if ACTION_AT[space] != s.action:
            return OTHER_ACTION.refuse(space, s.action)
        return cannot_enter(s, self.b, space)

    def cost(self, s: MutinyState, move: Move) -> dict[str, int]:
        return cost_of(s, self.b, move.a) if move.verb is SEND else {}

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        b = self.b
        if move.verb is USE:
            s.push(self)
            use(s, b, self.seat, move.a, log)
            return
        place(s, b.henchman, move.a)
        log.say(SENT_TO_MARKET if is_market(move.a) else SENT, self.seat, move.a)
        if ACTION_AT[move.a] == BEYOND:
            pay_beyond(s, b, self.seat, move.a, log)


class Away(Frame[MutinyState]):
    """12.4 A tile is drawn for the henchman and laid away at once."""

    __slots__ = ("b", "jewels")

    def __init__(self, b: Book, jewels: bool) -> None:
        key = "away-jewel" if jewels else "away-treasure"
        super().__init__("12.4", NATURE, key, "", "jewels" if jewels else "treasures")
        self.b = b
        self.jewels = jewels

    def outcomes(self, s: MutinyState) -> list[tuple[Move, int]]:
        moves = self.b.moves
        if self.jewels:
            return chances_of(s.jewel_stack, moves.jewel)
        return chances_of(s.treasure_stack, moves.find)

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        drop(s.cells, self.stack(s), move.a)
        self.away(s, move.a, log)

    def happen(self, s: MutinyState, rng: Rng, log: Log) -> None:
        stack = self.stack(s)
        self.away(s, draw(s.cells, stack, rng.below(s.cells[stack])), log)

    def stack(self, s: MutinyState) -> i64:
        return s.at.jewel_stack if self.jewels else s.at.treasure_stack

    def away(self, s: MutinyState, tile: i64, log: Log) -> None:
        put_away(s, tile)
        if self.jewels:
            log.say(JEWEL_AWAY, tile, s.cells[s.at.jewel_stack])
            count_jewels(s, log)
        else:
            log.say(TREASURE_AWAY, tile, s.cells[s.at.treasure_stack])
