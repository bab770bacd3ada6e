"""States and their plain data. Written by tools/declared.py from declaration.py; do not edit."""

# fmt: off

from __future__ import annotations

from typing import Any

from klabauter.kernel.declaration import without
from klabauter.kernel.frame import NOBODY, Frame, State
from klabauter.kernel.move import Names, Numbers


class MutinyState(State):
    """Without ``of`` nothing is laid out yet; with it, everything lies as in that state."""

    __slots__ = (
        "action",
        "bonus",
        "calm",
        "card",
        "cards",
        "cause",
        "closed",
        "deal",
        "dice",
        "display",
        "doubloons",
        "free",
        "fresh",
        "fronts",
        "gone",
        "gone_cards",
        "hands",
        "jewel_stack",
        "jewels",
        "laid",
        "last",
        "marker",
        "muted",
        "order",
        "pile",
        "place",
        "prestige",
        "round",
        "rum",
        "shown",
        "supply",
        "treasure_stack",
        "treasures",
    )

    def __init__(
        self,
        stack: list[Frame[Any]],
        seats: int,
        figures: int,
        routes: int,
        of: MutinyState | None = None,
    ) -> None:
        self.stack = stack
        if of is None:
            self.round: int = 0
            self.last: int = 0
            self.calm: int = 0
            self.action: int = -1
            self.marker: int = -1
            self.closed: int = 0
            self.order: list[int] = []
            self.place: list[int] = [-1] * figures
            self.free: int = 0
            self.rum: list[int] = [0] * seats
            self.doubloons: list[int] = [0] * seats
            self.prestige: list[int] = [0] * seats
            self.bonus: list[int] = [0] * seats
            self.muted: list[int] = [0] * seats
            self.display: list[int] = [-1] * routes
            self.shown: list[tuple[int, ...]] = [()] * seats
            self.fronts: list[tuple[int, ...]] = [()] * seats
            self.pile: int = 0
            self.card: int = -1
            self.deal: int = -1
            self.laid: tuple[int, ...] = ()
            self.dice: tuple[int, ...] = ()
            self.gone: tuple[int, ...] = ()
            self.gone_cards: tuple[int, ...] = ()
            self.jewels: list[tuple[int, ...]] = [()] * seats
            self.treasures: list[tuple[int, ...]] = [()] * seats
            self.hands: list[tuple[int, ...]] = [()] * seats
            self.fresh: tuple[int, ...] = ()
            self.jewel_stack: list[int] = []
            self.treasure_stack: list[int] = []
            self.cards: list[int] = []
            self.supply: int = 0
            self.cause: int = 0
        else:
            self.round = of.round
            self.last = of.last
            self.calm = of.calm
            self.action = of.action
            self.marker = of.marker
            self.closed = of.closed
            self.order = of.order[:]
            self.place = of.place[:]
            self.free = of.free
            self.rum = of.rum[:]
            self.doubloons = of.doubloons[:]
            self.prestige = of.prestige[:]
            self.bonus = of.bonus[:]
            self.muted = of.muted[:]
            self.display = of.display[:]
            self.shown = of.shown[:]
            self.fronts = of.fronts[:]
            self.pile = of.pile
            self.card = of.card
            self.deal = of.deal
            self.laid = of.laid
            self.dice = of.dice
            self.gone = of.gone
            self.gone_cards = of.gone_cards
            self.jewels = of.jewels[:]
            self.treasures = of.treasures[:]
            self.hands = of.hands[:]
            self.fresh = of.fresh
            self.jewel_stack = of.jewel_stack[:]
            self.treasure_stack = of.treasure_stack[:]
            self.cards = of.cards[:]
            self.supply = of.supply
            self.cause = of.cause

    def fields(self) -> tuple[str, ...]:
        return (
            "stack",
            "round",
            "last",
            "calm",
            "action",
            "marker",
            "closed",
            "order",
            "place",
            "free",
            "rum",
            "doubloons",
            "prestige",
            "bonus",
            "muted",
            "display",
            "shown",
            "fronts",
            "pile",
            "card",
            "deal",
            "laid",
            "dice",
            "gone",
            "gone_cards",
            "jewels",
            "treasures",
            "hands",
            "fresh",
            "jewel_stack",
            "treasure_stack",
            "cards",
            "supply",
            "cause",
        )

    def unwritten(self) -> tuple[str, ...]:
        return ("cause",)

    def copy(self) -> MutinyState:
        return MutinyState(self.stack[:], 0, 0, 0, self)


def built(
    stack: list[Frame[Any]],
    seats: int,
    figures: int,
    routes: int,
    data: dict[str, Any],
    numbers: Numbers,
) -> MutinyState:
    """The state of what everybody knows. The rest is empty, and what follows is not worked out yet."""
    action_number = numbers["action"]
    bonus_number = numbers["bonus"]
    card_number = numbers["card"]
    deal_number = numbers["deal"]
    space_number = numbers["space"]
    tile_number = numbers["tile"]
    s = MutinyState(stack, seats, figures, routes)
    s.round = data["round"]
    s.last = data["last"]
    s.calm = data["calm"]
    s.action = -1 if data["action"] == "" else action_number[data["action"]]
    s.marker = -1 if data["marker"] == "" else action_number[data["marker"]]
    s.closed = sum([1 << action_number[x] for x in data["closed"]])
    order: list[int] = data["order"]
    s.order = list(order)
    place: list[str] = data["figures"]
    s.place = [-1 if x == "" else space_number[x] for x in place]
    s.free = sum([1 << x for x in data["free"]])
    rum: list[int] = data["rum"]
    s.rum = list(rum)
    doubloons: list[int] = data["doubloons"]
    s.doubloons = list(doubloons)
    prestige: list[int] = data["prestige"]
    s.prestige = list(prestige)
    bonus: list[list[str]] = data["bonus"]
    s.bonus = [sum([1 << bonus_number[y] for y in x]) for x in bonus]
    muted: list[int] = data["muted"]
    s.muted = list(muted)
    display: list[str] = data["display"]
    s.display = [-1 if x == "" else tile_number[x] for x in display]
    shown: list[list[str]] = data["shown"]
    s.shown = [tuple([tile_number[y] for y in x]) for x in shown]
    fronts: list[list[str]] = data["fronts"]
    s.fronts = [tuple([card_number[y] for y in x]) for x in fronts]
    s.pile = data["pile"]
    s.card = -1 if data["card"] == "" else card_number[data["card"]]
    s.deal = -1 if data["deal"] == "" else deal_number[data["deal"]]
    laid: list[str] = data["laid"]
    s.laid = tuple([tile_number[x] for x in laid])
    dice: list[int] = data["dice"]
    s.dice = tuple(dice)
    gone: list[str] = data["gone"]
    s.gone = tuple([tile_number[x] for x in gone])
    gone_cards: list[str] = data["gone-cards"]
    s.gone_cards = tuple([card_number[x] for x in gone_cards])
    jewels: list[list[str]] = data["jewels"]
    s.jewels = [tuple([tile_number[y] for y in x]) for x in jewels]
    treasures: list[list[str]] = data["treasures"]
    s.treasures = [tuple([tile_number[y] for y in x]) for x in treasures]
    hands: list[list[str]] = data["hands"]
    s.hands = [tuple([card_number[y] for y in x]) for x in hands]
    return s


def written(
    s: MutinyState,
    names: Names,
) -> dict[str, Any]:
    """The fields of a position: the whole truth."""
    action_id = names["action"]
    bonus_id = names["bonus"]
    card_id = names["card"]
    deal_id = names["deal"]
    space_id = names["space"]
    tile_id = names["tile"]
    return {
        "round": s.round,
        "last": s.last,
        "calm": s.calm,
        "action": "" if s.action == -1 else action_id[s.action],
        "marker": "" if s.marker == -1 else action_id[s.marker],
        "closed": [action_id[x] for x in range(s.closed.bit_length()) if s.closed >> x & 1],
        "order": list(s.order),
        "figures": ["" if x == -1 else space_id[x] for x in s.place],
        "free": [x for x in range(s.free.bit_length()) if s.free >> x & 1],
        "rum": s.rum[:],
        "doubloons": s.doubloons[:],
        "prestige": s.prestige[:],
        "bonus": [[bonus_id[y] for y in range(x.bit_length()) if x >> y & 1] for x in s.bonus],
        "muted": s.muted[:],
        "display": ["" if x == -1 else tile_id[x] for x in s.display],
        "shown": [[tile_id[y] for y in x] for x in s.shown],
        "fronts": [[card_id[y] for y in x] for x in s.fronts],
        "pile": s.pile,
        "card": "" if s.card == -1 else card_id[s.card],
        "deal": "" if s.deal == -1 else deal_id[s.deal],
        "laid": [tile_id[x] for x in s.laid],
        "dice": list(s.dice),
        "gone": [tile_id[x] for x in s.gone],
        "gone-cards": [card_id[x] for x in s.gone_cards],
        "jewels": [[tile_id[y] for y in x] for x in s.jewels],
        "treasures": [[tile_id[y] for y in x] for x in s.treasures],
        "hands": [[card_id[y] for y in x] for x in s.hands],
        "fresh": [tile_id[x] for x in s.fresh],
    }


def public(
    s: MutinyState,
    names: Names,
    *,
    calm: bool,
    players_seat: list[int],
    yields: list[dict[str, Any]],
    beyond: list[int],
    track: dict[str, int],
) -> dict[str, Any]:
    """What everybody sees."""
    action_id = names["action"]
    bonus_id = names["bonus"]
    card_id = names["card"]
    deal_id = names["deal"]
    space_id = names["space"]
    tile_id = names["tile"]
    return {
        "round": s.round,
        "last": s.last,
        "order": list(s.order),
        "action": "" if s.action == -1 else action_id[s.action],
        "marker": "" if s.marker == -1 else action_id[s.marker],
        "closed": [action_id[x] for x in range(s.closed.bit_length()) if s.closed >> x & 1],
        "calm": calm,
        "figures": ["" if x == -1 else space_id[x] for x in s.place],
        "free": [x for x in range(s.free.bit_length()) if s.free >> x & 1],
        "players": [
            {
                "seat": players_seat[seat],
                "prestige": s.prestige[seat],
                "doubloons": s.doubloons[seat],
                "rum": s.rum[seat],
                "bonuses": [bonus_id[x] for x in range(s.bonus[seat].bit_length()) if s.bonus[seat] >> x & 1],
                "jewels": len(s.jewels[seat]),
                "treasures": len(s.treasures[seat]),
                "cards": len(s.hands[seat]),
                "front": [card_id[x] for x in s.fronts[seat]],
                "muted": s.muted[seat],
            }
            for seat in range(len(s.prestige))
        ],
        "display": ["" if x == -1 else tile_id[x] for x in s.display],
        "jewel-stack": len(s.jewel_stack),
        "treasure-stack": len(s.treasure_stack),
        "tavern": s.supply,
        "pile": s.pile,
        "card": "" if s.card == -1 else card_id[s.card],
        "deal": "" if s.deal == -1 else deal_id[s.deal],
        "laid": [tile_id[x] for x in s.laid],
        "dice": list(s.dice),
        "gone": [tile_id[x] for x in s.gone],
        "gone-cards": [card_id[x] for x in s.gone_cards],
        "yields": yields,
        "beyond": beyond,
        "track": track,
    }


def private(
    s: MutinyState,
    seat: int,
    names: Names,
    *,
    fresh: list[str],
) -> dict[str, Any]:
    """What a seat sees of its own."""
    card_id = names["card"]
    tile_id = names["tile"]
    return {
        "jewels": [tile_id[x] for x in s.jewels[seat]],
        "treasures": [tile_id[x] for x in s.treasures[seat]],
        "hand": [card_id[x] for x in s.hands[seat]],
        "fresh": fresh,
    }


def known(
    s: MutinyState,
    seat: int | None,
    names: Names,
    *,
    fresh: list[str],
) -> dict[str, Any]:
    """What a seat knows; without a seat, what everybody knows."""
    action_id = names["action"]
    bonus_id = names["bonus"]
    card_id = names["card"]
    deal_id = names["deal"]
    space_id = names["space"]
    tile_id = names["tile"]
    over = s.stack[-1].seat == NOBODY
    theirs = [not over and other != seat for other in range(len(s.jewels))]
    hidden = [[0] * 3 for _ in s.jewels]
    for other, counts in enumerate(hidden):
        if theirs[other]:
            counts[0] = len(s.jewels[other]) - len(s.shown[other])
            counts[1] = len(s.treasures[other])
            counts[2] = len(s.hands[other])
    unseen = [*s.jewel_stack, *s.treasure_stack]
    for other, x in enumerate(s.jewels):
        if theirs[other]:
            unseen += without(x, s.shown[other])
    for other, x in enumerate(s.treasures):
        if theirs[other]:
            unseen += x
    unseen_cards = [*s.cards]
    for other, x in enumerate(s.hands):
        if theirs[other]:
            unseen_cards += x
    return {
        "round": s.round,
        "last": s.last,
        "calm": s.calm,
        "action": "" if s.action == -1 else action_id[s.action],
        "marker": "" if s.marker == -1 else action_id[s.marker],
        "closed": [action_id[x] for x in range(s.closed.bit_length()) if s.closed >> x & 1],
        "order": list(s.order),
        "figures": ["" if x == -1 else space_id[x] for x in s.place],
        "free": [x for x in range(s.free.bit_length()) if s.free >> x & 1],
        "rum": s.rum[:],
        "doubloons": s.doubloons[:],
        "prestige": s.prestige[:],
        "bonus": [[bonus_id[y] for y in range(x.bit_length()) if x >> y & 1] for x in s.bonus],
        "muted": s.muted[:],
        "display": ["" if x == -1 else tile_id[x] for x in s.display],
        "shown": [[tile_id[y] for y in x] for x in s.shown],
        "fronts": [[card_id[y] for y in x] for x in s.fronts],
        "pile": s.pile,
        "card": "" if s.card == -1 else card_id[s.card],
        "deal": "" if s.deal == -1 else deal_id[s.deal],
        "laid": [tile_id[x] for x in s.laid],
        "dice": list(s.dice),
        "gone": [tile_id[x] for x in s.gone],
        "gone-cards": [card_id[x] for x in s.gone_cards],
        "jewels": [[tile_id[y] for y in (s.shown[other] if theirs[other] else x)] for other, x in enumerate(s.jewels)],
        "treasures": [[tile_id[y] for y in (() if theirs[other] else x)] for other, x in enumerate(s.treasures)],
        "hands": [[card_id[y] for y in (() if theirs[other] else x)] for other, x in enumerate(s.hands)],
        "hidden": hidden,
        "fresh": fresh,
        "unseen": [tile_id[x] for x in sorted(unseen)],
        "unseen-cards": [card_id[x] for x in sorted(unseen_cards)],
    }
