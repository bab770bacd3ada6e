"""Chapter 3, placing a figure: the captain chooses an action (3.3), sailors follow, hide or mutiny (3.5)."""

from __future__ import annotations

from typing import Final

from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.components import (
    ACTION_AT,
    ALL_ABOARD,
    BEYOND,
    CABIN,
    CITY,
    CITY_MARKET,
    DEAL_COUNT,
    FIRST,
    MARKET,
    NOWHERE,
    ROUTES,
    RUMOURS,
    THEFT,
    VISIT,
    WHEEL_0,
    YARN,
)
from klabauter.games.mutinies.hold import (
    captain,
    discard_card,
    hand_cards,
    has_card,
    place,
    tiles_known,
    treasures,
)
from klabauter.games.mutinies.notation import BOARD, GO, USE, WAKE
from klabauter.games.mutinies.r6_deals import mask_of
from klabauter.games.mutinies.r10_treasures import NO_SUCH_CARD, cannot_use, usable, use
from klabauter.games.mutinies.state import MutinyState
from klabauter.kernel.cells import BIT
from klabauter.kernel.compat import i64, vec
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import Frame, Reason, Refusal
from klabauter.kernel.move import Choices, Move

CAPTAIN_GOES: Final = Line("3.3", "captain-goes", "seat", "action")
TAKES_SPACE: Final = Line("3.3", "takes-space", "seat", "space")
FOLLOWS: Final = Line("3.5", "follows", "seat", "space")
# A seat that goes there shows that it has the jewels for it (6.1).
TO_MARKET: Final = Line("6.1", "to-market", "seat", "space", reveals=True)
TO_CABIN: Final = Line("8.1", "to-cabin", "seat")
MUTINIES: Final = Line("8.4", "mutinies", "seat", "space")
PAID_BEYOND: Final = Line("4.5", "paid-beyond", "seat", "doubloons")
ALL_ABOARD_PLAYED: Final = Line("9.11", "all-aboard", "seat", "space", reveals=True)
WAKES: Final = Line("3.8", "wakes", "seat")

PLACE_FIRST: Final = Reason("3.1", "place-first", vague=True)
AWAKE: Final = Reason("3.8", "awake", vague=True)
NOT_FOR_CAPTAINS: Final = Reason("3.3", "not-for-captains", "space")
UNDER_MARKER: Final = Reason("3.7", "under-marker", "action")
CLOSED: Final = Reason("9.6", "closed", "action")
OTHER_ACTION: Final = Reason("3.5", "other-action", "space", "action")
OCCUPIED: Final = Reason("3.5", "occupied", "space")
NO_TILE: Final = Reason("4.1", "no-tile", "space")
TILE_TOO_DEAR: Final = Reason("4.1", "tile-too-dear", "space", "doubloons", "rum")
NOT_FIRST_FREE: Final = Reason("3.5", "not-first-free", "space", "first:space")
NO_JEWELS: Final = Reason("4.5", "no-jewels")
BEYOND_TOO_DEAR: Final = Reason("4.5", "beyond-too-dear", "space", "doubloons")
NO_SUCH_DEAL: Final = Reason("6.1", "no-such-deal", "space")
YARN_TOO_DEAR: Final = Reason("7.2", "yarn-too-dear", "doubloons")
NOTHING_TO_STEAL: Final = Reason("7.3", "nothing-to-steal")
NO_MUTINY: Final = Reason("9.7", "no-mutiny")
WHEEL_TOO_DEAR: Final = Reason("8.5", "wheel-too-dear", "space", "doubloons", "prestige")

PLENTY: Final = 1000  # more than anything costs


def is_market(space: i64) -> bool:
    """Whether standing on the space shows something about one's jewels."""
    return ACTION_AT[space] == MARKET or space == CITY_MARKET


def first_free(s: MutinyState, action: i64) -> i64:
    """The next space of an action that is filled in order."""
    space = FIRST[action]
    while s.taken & BIT[space]:
        space += 1
    return space


def payable(s: MutinyState, b: Book, space: i64, doubloons: i64, rum: i64) -> bool:
    """4.1 Whether a tile lies on the space of the routes, and these means can pay it."""
    tile = s.cells[s.at.display + space]
    return tile >= 0 and b.components.tile_price[tile] <= doubloons and b.components.tile_rum[tile] <= rum


def can_steal(s: MutinyState, b: Book, doubloons: i64, rum: i64) -> bool:
    """7.3 A blind jewel is there, or an open one can be paid."""
    if s.cells[s.at.jewel_stack]:
        return True
    space: i64 = 0
    while space < b.components.display and not payable(s, b, space, doubloons, rum):
        space += 1
    return space < b.components.display


def enter(
    s: MutinyState, b: Book, table: vec[Move], action: i64, doubloons: i64, rum: i64, mask: i64, out: Choices
) -> None:
    """Adds a move for every space of the action a figure may enter with these means."""
    f = b.components
    taken = s.taken
    if action == ROUTES:
        for space in range(f.display):
            if not taken & BIT[space] and payable(s, b, space, doubloons, rum):
                out.add(table[space])
    elif action == BEYOND:
        if s.cells[s.at.jewel_stack]:
            space = first_free(s, BEYOND)
            if f.beyond_costs[space - FIRST[BEYOND]] <= doubloons:
                out.add(table[space])
    elif action == MARKET:
        market = FIRST[MARKET]
        for deal in range(DEAL_COUNT):
            if mask & BIT[deal] and not taken & BIT[market + deal]:
                out.add(table[market + deal])
    elif action == CITY:
        if f.yarn_pay <= doubloons and not taken & BIT[YARN]:
            out.add(table[YARN])
        if not taken & BIT[THEFT] and can_steal(s, b, doubloons, rum):
            out.add(table[THEFT])
        if not taken & BIT[VISIT]:
            out.add(table[VISIT])
        if not taken & BIT[RUMOURS]:
            out.add(table[RUMOURS])
        if mask and not taken & BIT[CITY_MARKET]:
            out.add(table[CITY_MARKET])
    else:
        out.add(table[first_free(s, action)])


def cannot_enter(s: MutinyState, b: Book, space: int) -> Refusal:
    """Why a space is not among those that :func:`enter` lists."""
    f = b.components
    action = ACTION_AT[space]
    if s.taken & BIT[space]:
        return OCCUPIED.refuse(space)
    if action == ROUTES:
        tile = s.cells[s.at.display + space] if space < f.display else NOWHERE
        if tile < 0:
            return NO_TILE.refuse(space)
        return TILE_TOO_DEAR.refuse(space, f.tile_price[tile], f.tile_rum[tile])
    if space == YARN:
        return YARN_TOO_DEAR.refuse(f.yarn_pay)
    if space == THEFT:
        return NOTHING_TO_STEAL.refuse()
    if action >= MARKET:
        return NO_SUCH_DEAL.refuse(space)
    free = first_free(s, action)
    if space != free:
        return NOT_FIRST_FREE.refuse(space, free)
    if s.jewel_stack:
        return BEYOND_TOO_DEAR.refuse(space, f.beyond_costs[space - FIRST[BEYOND]])
    return NO_JEWELS.refuse()


def enter_wheel(s: MutinyState, b: Book, table: vec[Move], doubloons: i64, prestige: i64, out: Choices) -> None:
    """8.4, 8.5 Adds a move for every free space of the wheel these means can pay, in a round that allows mutinies."""
    if s.calm == s.round:
        return
    pay, pay_prestige = b.components.wheel_pay, b.components.wheel_pay_prestige
    taken = s.taken
    for at in range(4):
        if pay[at] <= doubloons and pay_prestige[at] <= prestige and not taken & BIT[WHEEL_0 + at]:
            out.add(table[WHEEL_0 + at])


def cannot_enter_wheel(s: MutinyState, b: Book, space: int) -> Refusal:
    """Why a space is not among those that :func:`enter_wheel` lists."""
    if s.calm == s.round:
        return NO_MUTINY.refuse()
    if s.taken & BIT[space]:
        return OCCUPIED.refuse(space)
    at = space - WHEEL_0
    return WHEEL_TOO_DEAR.refuse(space, b.components.wheel_pay[at], b.components.wheel_pay_prestige[at])


class Placing(Frame[MutinyState]):
    """3.3, 3.5 A seat has to place its figure; before that it may use treasures (10.2)."""

    __slots__ = ("b",)

    def __init__(self, rule: str, seat: int, key: str, b: Book) -> None:
        super().__init__(rule, seat, key)
        self.b = b

    def open(self, s: MutinyState) -> bool:
        return tiles_known(s, self.seat) and not hand_cards(s, self.seat)

    def aside(self, s: MutinyState, out: Choices) -> None:
        """What may be done before placing."""
        cells, at, seat = s.cells, s.at, self.seat
        if cells[at.treasures + seat * at.treasures_step]:
            usable(s, self.b, seat, out)
        if cells[at.muted + seat]:
            out.add(self.b.moves.wake)

    def closed(self, s: MutinyState, space: int) -> Refusal | None:
        """Why the seat may not think of the space at all; None if it may."""
        raise NotImplementedError

    def refusal(self, s: MutinyState, move: Move) -> Refusal:
        b = self.b
        space = move.a
        if move.verb is GO:
            if space >= WHEEL_0:
                return self.closed(s, space) or cannot_enter_wheel(s, b, space)
            return self.closed(s, space) or cannot_enter(s, b, space)
        if move.verb is BOARD:
            if not has_card(s, self.seat, ALL_ABOARD):
                return NO_SUCH_CARD.refuse(ALL_ABOARD)
            return self.closed(s, space) or cannot_enter(s, b, space)
        if move.verb is USE:
            return cannot_use(s, b, self.seat, space)
        return AWAKE.refuse() if move.verb is WAKE else PLACE_FIRST.refuse()

    def boardable(self, s: MutinyState, action: i64, out: Choices) -> None:
        """9.11 All Aboard takes a jewel for nothing: on either raid, or as a theft."""
        board = self.b.moves.board
        if action <= BEYOND:
            enter(s, self.b, board, action, PLENTY, PLENTY, 0, out)
        elif action == CITY and not s.taken & BIT[THEFT] and can_steal(s, self.b, PLENTY, PLENTY):
            out.add(board[THEFT])

    def cost(self, s: MutinyState, move: Move) -> dict[str, int]:
        return cost_of(s, self.b, move.a) if move.verb is GO else {}

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        b = self.b
        seat = self.seat
        verb = move.verb
        if verb is USE:
            s.push(self)
            use(s, b, seat, move.a, log)
            return
        if verb is WAKE:
            s.cells[s.at.muted + seat] = 0
            s.push(self)
            log.say(WAKES, seat)
            return
        space = move.a
        place(s, seat, space)
        self.tell(s, space, log)
        if verb is BOARD:
            discard_card(s, seat, ALL_ABOARD)
            s.free |= BIT[seat]
            log.say(ALL_ABOARD_PLAYED, seat, space)
        elif ACTION_AT[space] == BEYOND:
            pay_beyond(s, b, seat, space, log)
        if treasures(s, seat) and not s.cells[s.at.muted + seat] and not (b.henchman >= 0 and seat == captain(s)):
            s.push(b.placed[seat])

    def tell(self, s: MutinyState, space: i64, log: Log) -> None:
        if space == CABIN:
            log.say(TO_CABIN, self.seat)
        elif space >= WHEEL_0:
            log.say(MUTINIES, self.seat, space)
        else:
            log.say(TO_MARKET if is_market(space) else FOLLOWS, self.seat, space)


def cost_of(s: MutinyState, b: Book, space: int) -> dict[str, int]:
    """3.4 What standing on a space costs, now or later."""
    f = b.components
    costs = {"doubloons": 0, "rum": 0, "prestige": 0}
    if space < f.display:
        tile = s.cells[s.at.display + space]
        costs["doubloons"] = f.tile_price[tile]
        costs["rum"] = f.tile_rum[tile]
    elif ACTION_AT[space] == BEYOND:
        costs["doubloons"] = f.beyond_costs[space - FIRST[BEYOND]]
    elif space == YARN:
        costs["doubloons"] = f.yarn_pay
    elif space >= WHEEL_0:
        costs["doubloons"] = f.wheel_pay[space - WHEEL_0]
        costs["prestige"] = f.wheel_pay_prestige[space - WHEEL_0]
    return {name: cost for name, cost in costs.items() if cost}


def pay_beyond(s: MutinyState, b: Book, seat: i64, space: i64, log: Log) -> None:
    """4.5 Beyond the routes the price is paid at once."""
    cost = b.components.beyond_costs[space - FIRST[BEYOND]]
    if cost:
        s.cells[s.at.doubloons + seat] -= cost
        log.say(PAID_BEYOND, seat, cost)


class Choose(Placing):
    """3.3 The captain places his figure on a space of any open action he can enter."""

    __slots__ = ()

    def __init__(self, b: Book, seat: int) -> None:
        super().__init__("3.3", seat, "choose", b)

    def legal(self, s: MutinyState, out: Choices) -> None:
        b, seat = self.b, self.seat
        cells, at = s.cells, s.at
        self.aside(s, out)
        mask = mask_of(cells[at.colours + seat])  # 6.1
        doubloons = cells[at.doubloons + seat]
        rum = cells[at.rum + seat]
        aboard = has_card(s, seat, ALL_ABOARD)
        for action in range(6):
            if action != s.marker and not s.closed & BIT[action]:
                enter(s, b, b.moves.go, action, doubloons, rum, mask, out)
                if aboard:
                    self.boardable(s, action, out)

    def closed(self, s: MutinyState, space: int) -> Refusal | None:
        """3.7, 9.6 The marker and closures bind the captain's choice, as in :meth:`legal` above."""
        if space >= CABIN:
            return NOT_FOR_CAPTAINS.refuse(space)
        action = ACTION_AT[space]
        if action == s.marker:
            return UNDER_MARKER.refuse(action)
        return CLOSED.refuse(action) if s.closed & BIT[action] else None

    def tell(self, s: MutinyState, space: i64, log: Log) -> None:
        s.action = ACTION_AT[space]
        log.say(CAPTAIN_GOES, self.seat, s.action)
        log.say(TO_MARKET if is_market(space) else TAKES_SPACE, self.seat, space)


class Place(Placing):
    """3.5 A sailor follows the captain, or goes to the cabin, or onto the wheel."""

    __slots__ = ()

    def __init__(self, b: Book, seat: int) -> None:
        super().__init__("3.5", seat, "place", b)

    def legal(self, s: MutinyState, out: Choices) -> None:
        b, seat, action = self.b, self.seat, s.action
        cells, at, go = s.cells, s.at, self.b.moves.go
        self.aside(s, out)
        doubloons = cells[at.doubloons + seat]
        mask: i64 = 0
        if action >= MARKET:
            mask = mask_of(cells[at.colours + seat])  # 6.1
        enter(s, b, go, action, doubloons, cells[at.rum + seat], mask, out)
        if has_card(s, seat, ALL_ABOARD):
            self.boardable(s, action, out)
        out.add(go[CABIN])
        enter_wheel(s, b, go, doubloons, cells[at.prestige + seat], out)

    def closed(self, s: MutinyState, space: int) -> Refusal | None:
        if space < CABIN and ACTION_AT[space] != s.action:
            return OTHER_ACTION.refuse(space, s.action)
        return None
