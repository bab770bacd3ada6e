"""Chapter 10, treasures: drawing one, using one; and the moments at which a seat may use treasures or voluntary cards.

A seat is asked at a moment only while everybody must reckon with something it could do there (3.8).
"""

from __future__ import annotations

from typing import Final

from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.components import MORE_RUM, NOWHERE, RENOWNED, RUMOURS, SPYGLASS, VISIT, WHEEL_0, YARN
from klabauter.games.mutinies.hold import (
    captain,
    count_tile,
    discard_card,
    has_card,
    has_treasure,
    looked_at,
    may_hold,
    put_away,
    space_of,
    take_rum,
    treasures,
)
from klabauter.games.mutinies.notation import PASSING, PLAY, REST, SLEEP, USE
from klabauter.games.mutinies.r2_track import gain
from klabauter.games.mutinies.state import MutinyState
from klabauter.kernel.cells import BIT, COUNT, add, draw, drop, top
from klabauter.kernel.compat import i64
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import AUTO, NATURE, Frame, Reason, Refusal, chances_of
from klabauter.kernel.move import Choices, Move
from klabauter.kernel.rng import Rng

FOUND: Final = Line("10.1", "found", "seat", "*treasure", "left")
USED: Final = Line("10.2", "used", "seat", "treasure", "gain", reveals=True)
EXCHANGED: Final = Line("10.4", "exchanged", "seat", "pay", "gain", reveals=True)
RESTS: Final = Line("3.8", "rests", "seat")
SLEEPS: Final = Line("3.8", "sleeps", "seat")
SPIED: Final = Line("9.12", "spied", "seat", "tile", reveals=True)
KNOWN_EVERYWHERE: Final = Line("9.13", "renowned", "seat", "pay", "prestige", reveals=True)
DEMANDED: Final = Line("9.14", "more-rum", "seat", "rum", reveals=True)

NO_SUCH_TREASURE: Final = Reason("10.1", "no-such-treasure", "treasure")
ONLY_SOLD: Final = Reason("10.5", "only-sold", "treasure")
TAVERN_IS_DRY: Final = Reason("10.3", "tavern-is-dry")
EXCHANGE_NEEDS: Final = Reason("10.4", "exchange-needs", "pay", "free")
NO_SUCH_CARD: Final = Reason("9.1", "no-such-card", "card")
NOT_NOW: Final = Reason("9.4", "not-now", "card")
TOO_POOR_FOR_FAME: Final = Reason("9.13", "too-poor-for-fame", "pay", "doubloons")
NOTHING_TO_DRAW: Final = Reason("9.12", "nothing-to-draw")
WINDOW: Final = Reason("3.8", "window", vague=True)

PLACED: Final = 0
ACTING: Final = 1
TAVERN_MOMENT: Final = 2
CITY_MOMENT: Final = 3
FOUND_MOMENT: Final = 4
DREW_MOMENT: Final = 5
KEYS: Final = ("placed", "acting", "in-tavern", "in-city", "found", "drew")
RULES: Final = ("10.2", "10.2", "9.14", "9.13", "10.2", "9.12")
CARD_OF: Final = (NOWHERE, NOWHERE, MORE_RUM, RENOWNED, SPYGLASS, SPYGLASS)


def owed(s: MutinyState, b: Book, seat: i64) -> i64:
    """3.4 Doubloons a seat must keep for the figures it is answerable for."""
    due = owed_by(s, b, seat)
    if b.henchman >= 0 and seat == captain(s):
        due += owed_by(s, b, b.henchman)
    return due


def owed_by(s: MutinyState, b: Book, figure: i64) -> i64:
    space = space_of(s, figure)
    if s.free & BIT[figure] or space < 0:
        return 0
    if space < b.components.display:
        tile = s.cells[s.at.display + space]
        if tile < 0:
            return 0
        return b.components.tile_price[tile]
    if space == YARN:
        return b.components.yarn_pay
    if space >= WHEEL_0:
        return b.components.wheel_pay[space - WHEEL_0]
    return 0


def usable(s: MutinyState, b: Book, seat: i64, out: Choices) -> None:
    """10.2 Adds a move for every kind of treasure the seat can use now."""
    f, moves = b.components, b.moves.use
    cells, at = s.cells, s.at
    found = at.treasures + seat * at.treasures_step + at.treasures_of
    if cells[found + f.find_rum] & COUNT and s.supply:
        out.add(moves[f.find_rum])
    if cells[found + f.find_prestige] & COUNT:
        out.add(moves[f.find_prestige])
    if cells[found + f.find_doubloons] & COUNT:
        out.add(moves[f.find_doubloons])
    if cells[found + f.find_exchange] & COUNT and cells[at.doubloons + seat] - owed(s, b, seat) >= f.exchange_pay:
        out.add(moves[f.find_exchange])


def cannot_use(s: MutinyState, b: Book, seat: int, tile: int) -> Refusal:
    """Why a treasure is not among those that :func:`usable` lists."""
    f = b.components
    if not has_treasure(s, seat, tile):
        return NO_SUCH_TREASURE.refuse(tile)
    if tile > f.find_exchange:
        return ONLY_SOLD.refuse(tile)
    if tile == f.find_rum:
        return TAVERN_IS_DRY.refuse()
    return EXCHANGE_NEEDS.refuse(f.exchange_pay, max(0, s.doubloons[seat] - owed(s, b, seat)))


def use(s: MutinyState, b: Book, seat: i64, tile: i64, log: Log) -> None:
    """10.2 The tile is turned up, gives what it shows and is out of the game. May push draws: call it last."""
    f = b.components
    count_tile(s, b, seat, tile, -1)
    put_away(s, tile)
    amount = f.find_gain[tile - f.finds]
    if tile == f.find_exchange:
        s.cells[s.at.doubloons + seat] -= f.exchange_pay
        log.say(EXCHANGED, seat, f.exchange_pay, amount)
        gain(s, b, seat, amount, log)
        return
    if tile == f.find_rum:
        amount = take_rum(s, seat, amount)
    elif tile == f.find_doubloons:
        s.cells[s.at.doubloons + seat] += amount
    log.say(USED, seat, tile, amount)
    if tile == f.find_prestige:
        gain(s, b, seat, amount, log)


class Window(Frame[MutinyState]):
    """3.8 A moment at which a seat may intervene, and may as well not."""

    __slots__ = ("b",)

    def __init__(self, rule: str, seat: int, key: str, b: Book) -> None:
        super().__init__(rule, seat, key)
        self.b = b

    def extra(self, s: MutinyState, out: Choices) -> None:
        """Adds what the seat may do here."""
        raise NotImplementedError

    def legal(self, s: MutinyState, out: Choices) -> None:
        self.extra(s, out)
        moves = self.b.moves
        out.add(moves.passing)
        out.add(moves.rest)
        out.add(moves.sleep)

    def passes(self, s: MutinyState, move: Move, log: Log) -> bool:
        """Whether the move declines: now, for this round, or until something new comes to the seat."""
        verb = move.verb
        if verb is PASSING:
            return True
        if verb is REST:
            s.cells[s.at.muted + self.seat] = 1
            log.say(RESTS, self.seat)
            return True
        if verb is SLEEP:
            s.cells[s.at.muted + self.seat] = 2
            log.say(SLEEPS, self.seat)
            return True
        return False


class Moment(Window):
    """10.2, 9.4 Treasures may be used, and the one card that fits the occasion may be played."""

    __slots__ = ("card", "occasion")

    def __init__(self, b: Book, seat: int, occasion: int) -> None:
        super().__init__(RULES[occasion], seat, KEYS[occasion], b)
        self.occasion: i64 = occasion
        self.card: i64 = CARD_OF[occasion]

    def ask(self, s: MutinyState) -> None:
        """3.8 Ask if everybody must reckon with an answer; otherwise the moment passes."""
        if self.due(s):
            s.push(self)

    def due(self, s: MutinyState) -> bool:
        seat = self.seat
        if s.cells[s.at.muted + seat]:
            return False
        if treasures(s, seat) and self.occasion != DREW_MOMENT:
            at = space_of(s, seat)
            # in the city, all others have been asked before
            if self.occasion != CITY_MOMENT or at == VISIT or (at == RUMOURS and not s.cells[s.at.treasure_stack]):
                return True
        return self.card >= 0 and self.would_do(s) and may_hold(s, self.b, seat, self.card)

    def would_do(self, s: MutinyState) -> bool:
        """Whether the card of the occasion would do anything; public."""
        if self.card == SPYGLASS:
            if self.occasion == DREW_MOMENT:
                return s.cells[s.at.jewel_stack] > 0
            return s.cells[s.at.treasure_stack] > 0 and has_treasure(s, self.seat, top(s.cells, s.at.fresh))
        if self.card == MORE_RUM:
            return s.supply > 0
        return s.cells[s.at.doubloons + self.seat] >= self.b.components.renowned_pay

    def extra(self, s: MutinyState, out: Choices) -> None:
        seat = self.seat
        if treasures(s, seat):
            usable(s, self.b, seat, out)
        card = self.card
        if card >= 0 and has_card(s, seat, card) and self.would_do(s):
            out.add(self.b.moves.play[card])

    def refusal(self, s: MutinyState, move: Move) -> Refusal:
        card = move.a
        if move.verb is USE:
            return cannot_use(s, self.b, self.seat, card)
        if move.verb is not PLAY:
            return WINDOW.refuse()
        if not has_card(s, self.seat, card):
            return NO_SUCH_CARD.refuse(card)
        if card != self.card:
            return NOT_NOW.refuse(card)
        if card == SPYGLASS:
            return NOTHING_TO_DRAW.refuse()
        if card == MORE_RUM:
            return TAVERN_IS_DRY.refuse()
        return TOO_POOR_FOR_FAME.refuse(self.b.components.renowned_pay, s.doubloons[self.seat])

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        seat = self.seat
        if self.passes(s, move, log):
            if self.card == SPYGLASS:
                looked_at(s)
            return
        if move.verb is USE:
            s.push(self)  # asked again, if there is still something to ask
            use(s, self.b, seat, move.a, log)
            if s.top() is self and not self.due(s):
                s.pop()
                if self.card == SPYGLASS:
                    looked_at(s)
            return
        discard_card(s, seat, move.a)
        f = self.b.components
        if move.a == SPYGLASS:
            spy(s, self.b, seat, log)
        elif move.a == MORE_RUM:
            log.say(DEMANDED, seat, take_rum(s, seat, f.more_rum))
            self.ask(s)
        else:
            s.cells[s.at.doubloons + seat] -= f.renowned_pay
            log.say(KNOWN_EVERYWHERE, seat, f.renowned_pay, f.renowned)
            self.ask(s)
            gain(s, self.b, seat, f.renowned, log)


class Asking(Frame[MutinyState]):
    """3.8 A moment has come; whether anybody is asked is decided now."""

    __slots__ = ("moment",)

    def __init__(self, moment: Moment) -> None:
        super().__init__(moment.rule, AUTO, f"may-{moment.key}", owner=moment.seat)
        self.moment = moment

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        self.moment.ask(s)


def spy(s: MutinyState, b: Book, seat: i64, log: Log, beyond: bool = False) -> None:
    """9.12 The tile just drawn goes away, another is drawn."""
    tile = looked_at(s)
    count_tile(s, b, seat, tile, -1)
    put_away(s, tile)
    log.say(SPIED, seat, tile)
    if tile >= b.components.finds:
        s.push(b.find[seat])
    else:
        s.push(b.blind_beyond[seat] if beyond else b.blind[seat])


class Find(Frame[MutinyState]):
    """10.1 The seat draws a treasure; it alone looks at it, and may use it at once (10.2)."""

    __slots__ = ("b",)

    def __init__(self, b: Book, owner: int) -> None:
        super().__init__("10.1", NATURE, "find", source="treasures", owner=owner)
        self.b = b

    def outcomes(self, s: MutinyState) -> list[tuple[Move, int]]:
        return chances_of(s.treasure_stack, self.b.moves.find)

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        drop(s.cells, s.at.treasure_stack, move.a)
        self.take(s, move.a, log)

    def happen(self, s: MutinyState, rng: Rng, log: Log) -> None:
        stack = s.at.treasure_stack
        self.take(s, draw(s.cells, stack, rng.below(s.cells[stack])), log)

    def take(self, s: MutinyState, tile: i64, log: Log) -> None:
        seat = self.owner
        count_tile(s, self.b, seat, tile, 1)
        s.cells[s.at.muted + seat] = 0  # 3.8: something new has come
        left = s.cells[s.at.treasure_stack]
        log.say(FOUND, seat, tile, left, to=BIT[seat])
        if s.top().seat != seat or (left and may_hold(s, self.b, seat, SPYGLASS)):
            add(s.cells, s.at.fresh, tile)
            s.push(self.b.found[seat])
        # otherwise the seat is asked for something else anyway, and may use its treasures there
