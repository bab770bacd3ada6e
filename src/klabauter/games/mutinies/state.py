"""States and their plain data. Written by tools/declared.py from declaration.py; do not edit."""

# fmt: off

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

from klabauter.kernel import cells as c
from klabauter.kernel.compat import copies_for_interpreter, i64, vec
from klabauter.kernel.frame import NOBODY, Frame, State
from klabauter.kernel.move import Names, Numbers
from klabauter.kernel.steps import Steps


@final
class MutinyOffsets:
    """Where each field begins in the cells of a state. For piles, ``_room`` is how many pieces can lie in
    one, and ``_step`` how far it is to the next. In heaps counted by kind, ``_of`` is how far it is
    from the beginning to the count of kind 0."""

    __slots__ = (
        "arrangement",
        "blank",
        "bonus",
        "cards",
        "cards_room",
        "colours",
        "dice",
        "dice_room",
        "display",
        "doubloons",
        "end",
        "figures",
        "fresh",
        "fresh_room",
        "fronts",
        "fronts_of",
        "fronts_step",
        "gone",
        "gone_cards",
        "gone_cards_of",
        "gone_cards_step",
        "gone_of",
        "gone_step",
        "hands",
        "hands_of",
        "hands_step",
        "jewel_stack",
        "jewel_stack_room",
        "jewels",
        "jewels_of",
        "jewels_step",
        "laid",
        "laid_room",
        "muted",
        "order",
        "order_room",
        "place",
        "prestige",
        "routes",
        "rum",
        "seats",
        "shown",
        "shown_of",
        "shown_step",
        "steps",
        "symbols",
        "treasure_stack",
        "treasure_stack_room",
        "treasures",
        "treasures_of",
        "treasures_step",
    )

    def __init__(self, arrangement: c.Arrangement, steps: Steps[Any]) -> None:
        self.arrangement = arrangement
        self.steps = steps.table
        self.blank = arrangement.cells()
        self.end: i64 = len(arrangement.blank)
        starts, rooms = arrangement.starts, arrangement.rooms
        kinds = arrangement.kinds
        self.order: i64 = starts["order"]
        self.order_room: i64 = rooms["order"]
        self.place: i64 = starts["place"]
        self.rum: i64 = starts["rum"]
        self.doubloons: i64 = starts["doubloons"]
        self.prestige: i64 = starts["prestige"]
        self.bonus: i64 = starts["bonus"]
        self.muted: i64 = starts["muted"]
        self.display: i64 = starts["display"]
        self.shown: i64 = starts["shown"]
        self.shown_of: i64 = 1 - kinds["shown"][0]
        self.shown_step: i64 = kinds["shown"][1] - kinds["shown"][0] + 2
        self.fronts: i64 = starts["fronts"]
        self.fronts_of: i64 = 1 - kinds["fronts"][0]
        self.fronts_step: i64 = kinds["fronts"][1] - kinds["fronts"][0] + 2
        self.laid: i64 = starts["laid"]
        self.laid_room: i64 = rooms["laid"]
        self.dice: i64 = starts["dice"]
        self.dice_room: i64 = rooms["dice"]
        self.gone: i64 = starts["gone"]
        self.gone_of: i64 = 1 - kinds["gone"][0]
        self.gone_step: i64 = kinds["gone"][1] - kinds["gone"][0] + 2
        self.gone_cards: i64 = starts["gone_cards"]
        self.gone_cards_of: i64 = 1 - kinds["gone_cards"][0]
        self.gone_cards_step: i64 = kinds["gone_cards"][1] - kinds["gone_cards"][0] + 2
        self.jewels: i64 = starts["jewels"]
        self.jewels_of: i64 = 1 - kinds["jewels"][0]
        self.jewels_step: i64 = kinds["jewels"][1] - kinds["jewels"][0] + 2
        self.treasures: i64 = starts["treasures"]
        self.treasures_of: i64 = 1 - kinds["treasures"][0]
        self.treasures_step: i64 = kinds["treasures"][1] - kinds["treasures"][0] + 2
        self.hands: i64 = starts["hands"]
        self.hands_of: i64 = 1 - kinds["hands"][0]
        self.hands_step: i64 = kinds["hands"][1] - kinds["hands"][0] + 2
        self.fresh: i64 = starts["fresh"]
        self.fresh_room: i64 = rooms["fresh"]
        self.jewel_stack: i64 = starts["jewel_stack"]
        self.jewel_stack_room: i64 = rooms["jewel_stack"]
        self.treasure_stack: i64 = starts["treasure_stack"]
        self.treasure_stack_room: i64 = rooms["treasure_stack"]
        self.cards: i64 = starts["cards"]
        self.cards_room: i64 = rooms["cards"]
        self.colours: i64 = starts["colours"]
        self.symbols: i64 = starts["symbols"]
        self.seats: i64 = arrangement.sizes["seat"]
        self.figures: i64 = arrangement.sizes["figure"]
        self.routes: i64 = arrangement.sizes["route"]


@final
class MutinyState(State):
    """The truth of one moment. What there is several of lies in the cells; its property is for code that is
    in no hurry: it gives a copy, and takes a whole field."""

    __slots__ = (
        "action",
        "at",
        "calm",
        "card",
        "cause",
        "closed",
        "deal",
        "free",
        "laid_colours",
        "last",
        "marker",
        "pile",
        "round",
        "supply",
        "taken",
    )

    def __init__(
        self,
        at: MutinyOffsets,
        steps: vec[Frame[Any]],
        cells: vec[i64],
        bottom: i64,
        depth: i64,
        round: i64,
        last: i64,
        calm: i64,
        action: i64,
        marker: i64,
        closed: i64,
        free: i64,
        pile: i64,
        card: i64,
        deal: i64,
        taken: i64,
        supply: i64,
        laid_colours: i64,
        cause: i64,
    ) -> None:
        self.at = at
        self.steps = steps
        self.cells = cells
        self.bottom = bottom
        self.depth = depth
        self.round: i64 = round
        self.last: i64 = last
        self.calm: i64 = calm
        self.action: i64 = action
        self.marker: i64 = marker
        self.closed: i64 = closed
        self.free: i64 = free
        self.pile: i64 = pile
        self.card: i64 = card
        self.deal: i64 = deal
        self.taken: i64 = taken
        self.supply: i64 = supply
        self.laid_colours: i64 = laid_colours
        self.cause: i64 = cause

    def fields(self) -> tuple[str, ...]:
        return (
            "pending",
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
            "taken",
            "supply",
            "colours",
            "symbols",
            "laid_colours",
            "cause",
        )

    def unwritten(self) -> tuple[str, ...]:
        return ("cause",)

    def room(self, field: str) -> int:
        return self.at.arrangement.rooms[field]

    def singles(self, out: vec[i64]) -> None:
        out[0] = self.round
        out[1] = self.last
        out[2] = self.calm
        out[3] = self.action
        out[4] = self.marker
        out[5] = self.closed
        out[6] = self.free
        out[7] = self.pile
        out[8] = self.card
        out[9] = self.deal
        out[10] = self.taken
        out[11] = self.supply
        out[12] = self.laid_colours
        out[13] = self.cause

    def copy(self) -> MutinyState:
        return MutinyState(
            self.at, self.steps, self.cells[:], self.bottom, self.depth, self.round, self.last, self.calm, self.action,
            self.marker, self.closed, self.free, self.pile, self.card, self.deal, self.taken, self.supply,
            self.laid_colours, self.cause
        )

    @property
    def order(self) -> tuple[int, ...]:
        return c.pieces(self.cells, self.at.order)

    @order.setter
    def order(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.order, self.at.order_room, values)

    @property
    def place(self) -> tuple[int, ...]:
        return c.numbers(self.cells, self.at.place, self.at.figures)

    @place.setter
    def place(self, values: tuple[int, ...]) -> None:
        c.set_numbers(self.cells, self.at.place, self.at.figures, values)

    @property
    def rum(self) -> tuple[int, ...]:
        return c.numbers(self.cells, self.at.rum, self.at.seats)

    @rum.setter
    def rum(self, values: tuple[int, ...]) -> None:
        c.set_numbers(self.cells, self.at.rum, self.at.seats, values)

    @property
    def doubloons(self) -> tuple[int, ...]:
        return c.numbers(self.cells, self.at.doubloons, self.at.seats)

    @doubloons.setter
    def doubloons(self, values: tuple[int, ...]) -> None:
        c.set_numbers(self.cells, self.at.doubloons, self.at.seats, values)

    @property
    def prestige(self) -> tuple[int, ...]:
        return c.numbers(self.cells, self.at.prestige, self.at.seats)

    @prestige.setter
    def prestige(self, values: tuple[int, ...]) -> None:
        c.set_numbers(self.cells, self.at.prestige, self.at.seats, values)

    @property
    def bonus(self) -> tuple[int, ...]:
        return c.numbers(self.cells, self.at.bonus, self.at.seats)

    @bonus.setter
    def bonus(self, values: tuple[int, ...]) -> None:
        c.set_numbers(self.cells, self.at.bonus, self.at.seats, values)

    @property
    def muted(self) -> tuple[int, ...]:
        return c.numbers(self.cells, self.at.muted, self.at.seats)

    @muted.setter
    def muted(self, values: tuple[int, ...]) -> None:
        c.set_numbers(self.cells, self.at.muted, self.at.seats, values)

    @property
    def display(self) -> tuple[int, ...]:
        return c.numbers(self.cells, self.at.display, self.at.routes)

    @display.setter
    def display(self, values: tuple[int, ...]) -> None:
        c.set_numbers(self.cells, self.at.display, self.at.routes, values)

    @property
    def shown(self) -> tuple[tuple[int, ...], ...]:
        return c.all_kinds(self.cells, self.at.shown, self.at.seats, self.at.shown_step, self.at.shown_of)

    @shown.setter
    def shown(self, values: tuple[tuple[int, ...], ...]) -> None:
        at = self.at
        c.set_all_kinds(self.cells, at.shown, at.seats, at.shown_step, at.shown_of, values)

    @property
    def fronts(self) -> tuple[tuple[int, ...], ...]:
        return c.all_kinds(self.cells, self.at.fronts, self.at.seats, self.at.fronts_step, self.at.fronts_of)

    @fronts.setter
    def fronts(self, values: tuple[tuple[int, ...], ...]) -> None:
        at = self.at
        c.set_all_kinds(self.cells, at.fronts, at.seats, at.fronts_step, at.fronts_of, values)

    @property
    def laid(self) -> tuple[int, ...]:
        return c.heap_of(self.cells, self.at.laid)

    @laid.setter
    def laid(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.laid, self.at.laid_room, values)

    @property
    def dice(self) -> tuple[int, ...]:
        return c.pieces(self.cells, self.at.dice)

    @dice.setter
    def dice(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.dice, self.at.dice_room, values)

    @property
    def gone(self) -> tuple[int, ...]:
        return tuple(c.kinds(self.cells, self.at.gone, self.at.gone_of))

    @gone.setter
    def gone(self, values: tuple[int, ...]) -> None:
        at = self.at
        c.set_kinds(self.cells, at.gone, at.gone_step, at.gone_of, values)

    @property
    def gone_cards(self) -> tuple[int, ...]:
        return tuple(c.kinds(self.cells, self.at.gone_cards, self.at.gone_cards_of))

    @gone_cards.setter
    def gone_cards(self, values: tuple[int, ...]) -> None:
        at = self.at
        c.set_kinds(self.cells, at.gone_cards, at.gone_cards_step, at.gone_cards_of, values)

    @property
    def jewels(self) -> tuple[tuple[int, ...], ...]:
        return c.all_kinds(self.cells, self.at.jewels, self.at.seats, self.at.jewels_step, self.at.jewels_of)

    @jewels.setter
    def jewels(self, values: tuple[tuple[int, ...], ...]) -> None:
        at = self.at
        c.set_all_kinds(self.cells, at.jewels, at.seats, at.jewels_step, at.jewels_of, values)

    @property
    def treasures(self) -> tuple[tuple[int, ...], ...]:
        return c.all_kinds(self.cells, self.at.treasures, self.at.seats, self.at.treasures_step, self.at.treasures_of)

    @treasures.setter
    def treasures(self, values: tuple[tuple[int, ...], ...]) -> None:
        at = self.at
        c.set_all_kinds(self.cells, at.treasures, at.seats, at.treasures_step, at.treasures_of, values)

    @property
    def hands(self) -> tuple[tuple[int, ...], ...]:
        return c.all_kinds(self.cells, self.at.hands, self.at.seats, self.at.hands_step, self.at.hands_of)

    @hands.setter
    def hands(self, values: tuple[tuple[int, ...], ...]) -> None:
        at = self.at
        c.set_all_kinds(self.cells, at.hands, at.seats, at.hands_step, at.hands_of, values)

    @property
    def fresh(self) -> tuple[int, ...]:
        return c.pieces(self.cells, self.at.fresh)

    @fresh.setter
    def fresh(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.fresh, self.at.fresh_room, values)

    @property
    def jewel_stack(self) -> tuple[int, ...]:
        return c.heap_of(self.cells, self.at.jewel_stack)

    @jewel_stack.setter
    def jewel_stack(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.jewel_stack, self.at.jewel_stack_room, values)

    @property
    def treasure_stack(self) -> tuple[int, ...]:
        return c.heap_of(self.cells, self.at.treasure_stack)

    @treasure_stack.setter
    def treasure_stack(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.treasure_stack, self.at.treasure_stack_room, values)

    @property
    def cards(self) -> tuple[int, ...]:
        return c.heap_of(self.cells, self.at.cards)

    @cards.setter
    def cards(self, values: tuple[int, ...]) -> None:
        c.set_pieces(self.cells, self.at.cards, self.at.cards_room, values)

    @property
    def colours(self) -> tuple[int, ...]:
        return c.numbers(self.cells, self.at.colours, self.at.seats)

    @colours.setter
    def colours(self, values: tuple[int, ...]) -> None:
        c.set_numbers(self.cells, self.at.colours, self.at.seats, values)

    @property
    def symbols(self) -> tuple[int, ...]:
        return c.numbers(self.cells, self.at.symbols, self.at.seats)

    @symbols.setter
    def symbols(self, values: tuple[int, ...]) -> None:
        c.set_numbers(self.cells, self.at.symbols, self.at.seats, values)


copies_for_interpreter(MutinyState)


def empty(at: MutinyOffsets, pending: Sequence[Frame[Any]]) -> MutinyState:
    """A state in which nothing is laid out yet."""
    s = MutinyState(
        at,
        at.steps,
        at.blank[:],
        at.end,
        at.end,
        0,
        0,
        0,
        -1,
        -1,
        0,
        0,
        0,
        -1,
        -1,
        0,
        0,
        0,
        0,
    )
    s.pending = list(pending)
    return s


def built(
    at: MutinyOffsets,
    pending: Sequence[Frame[Any]],
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
    s = empty(at, pending)
    s.round = data["round"]
    s.last = data["last"]
    s.calm = data["calm"]
    s.action = -1 if data["action"] == "" else action_number[data["action"]]
    s.marker = -1 if data["marker"] == "" else action_number[data["marker"]]
    s.closed = sum([1 << action_number[x] for x in data["closed"]])
    order: list[int] = data["order"]
    s.order = tuple(order)
    place: list[str] = data["figures"]
    s.place = tuple([-1 if x == "" else space_number[x] for x in place])
    s.free = sum([1 << x for x in data["free"]])
    rum: list[int] = data["rum"]
    s.rum = tuple(rum)
    doubloons: list[int] = data["doubloons"]
    s.doubloons = tuple(doubloons)
    prestige: list[int] = data["prestige"]
    s.prestige = tuple(prestige)
    bonus: list[list[str]] = data["bonus"]
    s.bonus = tuple([sum([1 << bonus_number[y] for y in x]) for x in bonus])
    muted: list[int] = data["muted"]
    s.muted = tuple(muted)
    display: list[str] = data["display"]
    s.display = tuple([-1 if x == "" else tile_number[x] for x in display])
    shown: list[list[str]] = data["shown"]
    s.shown = tuple([tuple([tile_number[y] for y in x]) for x in shown])
    fronts: list[list[str]] = data["fronts"]
    s.fronts = tuple([tuple([card_number[y] for y in x]) for x in fronts])
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
    s.jewels = tuple([tuple([tile_number[y] for y in x]) for x in jewels])
    treasures: list[list[str]] = data["treasures"]
    s.treasures = tuple([tuple([tile_number[y] for y in x]) for x in treasures])
    hands: list[list[str]] = data["hands"]
    s.hands = tuple([tuple([card_number[y] for y in x]) for x in hands])
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
        "closed": [action_id[x] for x in c.bits(s.closed)],
        "order": c.pile_values(s.cells, s.at.order),
        "figures": ["" if x == -1 else space_id[x] for x in s.place],
        "free": c.bits(s.free),
        "rum": c.row(s.cells, s.at.rum, s.at.seats),
        "doubloons": c.row(s.cells, s.at.doubloons, s.at.seats),
        "prestige": c.row(s.cells, s.at.prestige, s.at.seats),
        "bonus": [[bonus_id[y] for y in c.bits(x)] for x in s.bonus],
        "muted": c.row(s.cells, s.at.muted, s.at.seats),
        "display": ["" if x == -1 else tile_id[x] for x in s.display],
        "shown": c.all_kind_ids(s.cells, s.at.shown, s.at.seats, s.at.shown_step, s.at.shown_of, tile_id),
        "fronts": c.all_kind_ids(s.cells, s.at.fronts, s.at.seats, s.at.fronts_step, s.at.fronts_of, card_id),
        "pile": s.pile,
        "card": "" if s.card == -1 else card_id[s.card],
        "deal": "" if s.deal == -1 else deal_id[s.deal],
        "laid": c.heap_ids(s.cells, s.at.laid, tile_id),
        "dice": c.pile_values(s.cells, s.at.dice),
        "gone": c.kind_ids(s.cells, s.at.gone, s.at.gone_of, tile_id),
        "gone-cards": c.kind_ids(s.cells, s.at.gone_cards, s.at.gone_cards_of, card_id),
        "jewels": c.all_kind_ids(s.cells, s.at.jewels, s.at.seats, s.at.jewels_step, s.at.jewels_of, tile_id),
        "treasures": c.all_kind_ids(
            s.cells, s.at.treasures, s.at.seats, s.at.treasures_step, s.at.treasures_of, tile_id
        ),
        "hands": c.all_kind_ids(s.cells, s.at.hands, s.at.seats, s.at.hands_step, s.at.hands_of, card_id),
        "fresh": c.ids(s.cells, s.at.fresh, tile_id),
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
        "order": c.pile_values(s.cells, s.at.order),
        "action": "" if s.action == -1 else action_id[s.action],
        "marker": "" if s.marker == -1 else action_id[s.marker],
        "closed": [action_id[x] for x in c.bits(s.closed)],
        "calm": calm,
        "figures": ["" if x == -1 else space_id[x] for x in s.place],
        "free": c.bits(s.free),
        "players": [
            {
                "seat": players_seat[seat],
                "prestige": s.cells[s.at.prestige + seat],
                "doubloons": s.cells[s.at.doubloons + seat],
                "rum": s.cells[s.at.rum + seat],
                "bonuses": [bonus_id[x] for x in c.bits(s.cells[s.at.bonus + seat])],
                "jewels": s.cells[s.at.jewels + seat * s.at.jewels_step],
                "treasures": s.cells[s.at.treasures + seat * s.at.treasures_step],
                "cards": s.cells[s.at.hands + seat * s.at.hands_step],
                "front": c.kind_ids(s.cells, s.at.fronts + seat * s.at.fronts_step, s.at.fronts_of, card_id),
                "muted": s.cells[s.at.muted + seat],
            }
            for seat in range(s.at.seats)
        ],
        "display": ["" if x == -1 else tile_id[x] for x in s.display],
        "jewel-stack": s.cells[s.at.jewel_stack],
        "treasure-stack": s.cells[s.at.treasure_stack],
        "tavern": s.supply,
        "pile": s.pile,
        "card": "" if s.card == -1 else card_id[s.card],
        "deal": "" if s.deal == -1 else deal_id[s.deal],
        "laid": c.heap_ids(s.cells, s.at.laid, tile_id),
        "dice": c.pile_values(s.cells, s.at.dice),
        "gone": c.kind_ids(s.cells, s.at.gone, s.at.gone_of, tile_id),
        "gone-cards": c.kind_ids(s.cells, s.at.gone_cards, s.at.gone_cards_of, card_id),
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
        "jewels": c.kind_ids(s.cells, s.at.jewels + seat * s.at.jewels_step, s.at.jewels_of, tile_id),
        "treasures": c.kind_ids(s.cells, s.at.treasures + seat * s.at.treasures_step, s.at.treasures_of, tile_id),
        "hand": c.kind_ids(s.cells, s.at.hands + seat * s.at.hands_step, s.at.hands_of, card_id),
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
    over = s.top().seat == NOBODY
    theirs = [not over and other != seat for other in range(s.at.seats)]
    hidden = [[0] * 3 for _ in range(s.at.seats)]
    for other, counts in enumerate(hidden):
        if theirs[other]:
            counts[0] = s.cells[s.at.jewels + other * s.at.jewels_step] - s.cells[s.at.shown + other * s.at.shown_step]
            counts[1] = s.cells[s.at.treasures + other * s.at.treasures_step]
            counts[2] = s.cells[s.at.hands + other * s.at.hands_step]
    unseen = [0] * len(tile_id)  # by kind
    c.tally(s.cells, s.at.jewel_stack, unseen)
    c.tally(s.cells, s.at.treasure_stack, unseen)
    for other in range(s.at.seats):
        if theirs[other]:
            c.tally_kinds(s.cells, s.at.jewels + other * s.at.jewels_step, s.at.jewels_of, 1, unseen)
            c.tally_kinds(s.cells, s.at.shown + other * s.at.shown_step, s.at.shown_of, -1, unseen)
            c.tally_kinds(s.cells, s.at.treasures + other * s.at.treasures_step, s.at.treasures_of, 1, unseen)
    unseen_cards = [0] * len(card_id)  # by kind
    c.tally(s.cells, s.at.cards, unseen_cards)
    for other in range(s.at.seats):
        if theirs[other]:
            c.tally_kinds(s.cells, s.at.hands + other * s.at.hands_step, s.at.hands_of, 1, unseen_cards)
    return {
        "round": s.round,
        "last": s.last,
        "calm": s.calm,
        "action": "" if s.action == -1 else action_id[s.action],
        "marker": "" if s.marker == -1 else action_id[s.marker],
        "closed": [action_id[x] for x in c.bits(s.closed)],
        "order": c.pile_values(s.cells, s.at.order),
        "figures": ["" if x == -1 else space_id[x] for x in s.place],
        "free": c.bits(s.free),
        "rum": c.row(s.cells, s.at.rum, s.at.seats),
        "doubloons": c.row(s.cells, s.at.doubloons, s.at.seats),
        "prestige": c.row(s.cells, s.at.prestige, s.at.seats),
        "bonus": [[bonus_id[y] for y in c.bits(x)] for x in s.bonus],
        "muted": c.row(s.cells, s.at.muted, s.at.seats),
        "display": ["" if x == -1 else tile_id[x] for x in s.display],
        "shown": c.all_kind_ids(s.cells, s.at.shown, s.at.seats, s.at.shown_step, s.at.shown_of, tile_id),
        "fronts": c.all_kind_ids(s.cells, s.at.fronts, s.at.seats, s.at.fronts_step, s.at.fronts_of, card_id),
        "pile": s.pile,
        "card": "" if s.card == -1 else card_id[s.card],
        "deal": "" if s.deal == -1 else deal_id[s.deal],
        "laid": c.heap_ids(s.cells, s.at.laid, tile_id),
        "dice": c.pile_values(s.cells, s.at.dice),
        "gone": c.kind_ids(s.cells, s.at.gone, s.at.gone_of, tile_id),
        "gone-cards": c.kind_ids(s.cells, s.at.gone_cards, s.at.gone_cards_of, card_id),
        "jewels": [
            c.kind_ids(s.cells, s.at.shown + other * s.at.shown_step, s.at.shown_of, tile_id)
            if theirs[other]
            else c.kind_ids(s.cells, s.at.jewels + other * s.at.jewels_step, s.at.jewels_of, tile_id)
            for other in range(s.at.seats)
        ],
        "treasures": [
            []
            if theirs[other]
            else c.kind_ids(s.cells, s.at.treasures + other * s.at.treasures_step, s.at.treasures_of, tile_id)
            for other in range(s.at.seats)
        ],
        "hands": [
            []
            if theirs[other]
            else c.kind_ids(s.cells, s.at.hands + other * s.at.hands_step, s.at.hands_of, card_id)
            for other in range(s.at.seats)
        ],
        "hidden": hidden,
        "fresh": fresh,
        "unseen": c.tallied_ids(unseen, tile_id),
        "unseen-cards": c.tallied_ids(unseen_cards, card_id),
    }
