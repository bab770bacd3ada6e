"""Positions of 21 Mutinies, written and read.

What a hand-written position does not say has a simple default: one rum, the doubloons and the prestige of the start,
seats in order, nothing held, nobody placed. Tiles and cards that are named nowhere are unseen; where ``stack`` (jewels)
or ``wreck`` (treasures) lists what is left there, all others are gone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.figures import (
    ACTION_AT,
    ACTIONS,
    BAD_RUM,
    BONUSES,
    CABIN,
    CARDS,
    CLOSES,
    LAST,
    LAST_MUTINY,
    NOWHERE,
    ROUTES,
)
from klabauter.games.mutinies.hold import cause_of
from klabauter.games.mutinies.state import MutinyState
from klabauter.games.mutinies.view import ids, open_part
from klabauter.kernel.errors import BadPosition, Said
from klabauter.kernel.frame import Frame
from klabauter.kernel.move import Names
from klabauter.kernel.position import Fields

MOST = 1000  # more of anything is no position


def write(s: MutinyState, b: Book, names: Names) -> dict[str, Any]:
    f = b.figures
    told = open_part(s, b)
    told["jewels"] = [ids(tiles, f.tiles) for tiles in s.jewels]
    told["treasures"] = [ids(tiles, f.tiles) for tiles in s.treasures]
    told["hands"] = [ids(cards, CARDS) for cards in s.hands]
    told["fresh"] = ids(s.fresh, f.tiles)
    return told


def numbers(b: Book, kind: str, names: Sequence[str]) -> list[int]:
    """Ids back to numbers; an empty one is nothing."""
    table = b.numbers[kind]
    return [table[name] for name in names]


def mask(names: Sequence[str], of: tuple[str, ...]) -> int:
    return sum([1 << of.index(name) for name in names])


def assemble(b: Book, stack: list[Frame[Any]], told: Mapping[str, Any]) -> MutinyState:
    """A state from trusted data of the shape ``write`` and ``view.known`` have; what is unseen is left empty."""
    f = b.figures
    number = b.numbers
    tile, card = number["tile"], number["card"]

    def hands(name: str, table: dict[str, int]) -> list[tuple[int, ...]]:
        return [tuple([table[thing] for thing in hand]) for hand in told[name]]

    return MutinyState(
        stack, told["round"], told["last"], told["calm"], number["action"][told["action"]],
        number["action"][told["marker"]], mask(told["closed"], ACTIONS), sum([1 << figure for figure in told["free"]]),
        f.rum - sum(told["rum"]), told["pile"], card[told["card"]], number["deal"][told["deal"]],
        tuple(numbers(b, "tile", told["fresh"])), tuple(told["dice"]), tuple(numbers(b, "tile", told["laid"])),
        tuple(numbers(b, "tile", told["gone"])), tuple(numbers(b, "card", told["gone-cards"])), list(told["order"]),
        numbers(b, "space", told["figures"]), list(told["rum"]), list(told["doubloons"]), list(told["prestige"]),
        [mask(had, BONUSES) for had in told["bonus"]], list(told["muted"]), numbers(b, "tile", told["display"]),
        [], [], [], hands("jewels", tile), hands("shown", tile), hands("treasures", tile), hands("hands", card),
        hands("fronts", card), 0,
    )  # fmt: skip


def read(b: Book, stack: list[Frame[Any]], fields: Fields) -> MutinyState:
    f = b.figures
    n = b.seats
    told: dict[str, Any] = {
        "round": fields.number("round", 0, MOST, 1),
        "last": fields.number("last", 0, MOST, 0),
        "calm": fields.number("calm", 0, MOST, 0),
        "order": order_of(fields, n),
        "free": sorted(set(list_of(fields, "free", b.figure_count, None, []))),
        "rum": list_of(fields, "rum", f.rum + 1, n, [f.start_rum] * n),
        "doubloons": list_of(fields, "doubloons", MOST, n, list(f.start_doubloons[:n])),
        "prestige": list_of(fields, "prestige", MOST, n, [f.start_prestige] * n),
        "muted": list_of(fields, "muted", 3, n, [0] * n),
        "dice": list_of(fields, "dice", 7, None, []),
    }
    for name, kind in (("action", "action"), ("marker", "action"), ("card", "card"), ("deal", "deal")):
        told[name] = one_of(b, fields, name, kind)
    for name, kind, size in (("figures", "space", b.figure_count), ("display", "tile", f.display)):
        told[name] = row_of(b, fields, name, kind, size)
    told["closed"] = [ACTIONS[action] for action in sorted(set(fields.elements("closed", "action")))]
    for name, kind in (("laid", "tile"), ("gone", "tile"), ("gone-cards", "card")):
        told[name] = ids(sorted(fields.elements(name, kind)), CARDS if kind == "card" else f.tiles)
    told["fresh"] = ids(fields.elements("fresh", "tile"), f.tiles)
    for name, kind in (("jewels", "tile"), ("treasures", "tile"), ("hands", "card"), ("fronts", "card")):
        told[name] = sorted_hands(fields, name, kind, n, CARDS if kind == "card" else f.tiles)
    told["shown"] = sorted_hands(fields, "shown", "tile", n, f.tiles)
    reached = [
        [BONUSES[f.track_bonus[i]] for i in range(4) if f.track_at[i] <= prestige] for prestige in told["prestige"]
    ]
    told["bonus"] = (
        [ids(had, BONUSES) for had in fields.per_seat("bonus", "bonus", n)] if fields.has("bonus") else reached
    )
    out = sum([len(hand) for hand in (*told["hands"], *told["fronts"], told["gone-cards"])]) + (told["card"] != "")
    told["pile"] = fields.number("pile", 0, sum(f.card_copies), max(0, f.pile - out))
    s = assemble(b, stack, told)
    fill_unseen(s, b, fields)
    check(s, b, fields)
    return s


def list_of(fields: Fields, name: str, below: int, size: int | None, default: list[int]) -> list[int]:
    value = fields.take(name, default)
    good = isinstance(value, list) and all([type(v) is int and 0 <= v < below for v in value])
    if good and (size is None or len(value) == size):
        return list(value)
    most = below - 1
    if size is None:
        text = "a list of numbers from 0 to {most} is wanted, not {value!r}"
        raise BadPosition(fields.at(name), Said("why-numbers", text, most=most, value=value))
    text = "a list of {size} numbers from 0 to {most} is wanted, not {value!r}"
    raise BadPosition(fields.at(name), Said("why-so-many-numbers", text, size=size, most=most, value=value))


def order_of(fields: Fields, n: int) -> list[int]:
    order = list_of(fields, "order", n, None, list(range(n)))
    if len(set(order)) != len(order):
        raise BadPosition(fields.at("order"), Said("why-once", "every seat stands in the order once (2.3)"))
    return order


def one_of(b: Book, fields: Fields, name: str, kind: str) -> str:
    value = fields.take(name, "")
    return value if value == "" else b.names[kind][fields.element(name, kind, value)]


def row_of(b: Book, fields: Fields, name: str, kind: str, size: int) -> list[str]:
    value = fields.take(name, [""] * size)
    if not isinstance(value, list) or len(value) != size:
        text = "a list of {size} ids is wanted, '' for nothing, not {value!r}"
        raise BadPosition(fields.at(name), Said("why-row", text, size=size, value=value))
    return ["" if item == "" else b.names[kind][fields.element(name, kind, item)] for item in value]


def sorted_hands(fields: Fields, name: str, kind: str, n: int, names: tuple[str, ...]) -> list[list[str]]:
    return [ids(sorted(hand), names) for hand in fields.per_seat(name, kind, n)]


def fill_unseen(s: MutinyState, b: Book, fields: Fields) -> None:
    """What is named nowhere lies in the stacks, or is gone where the stacks are given."""
    f = b.figures
    left = list(f.tile_copies)
    for tiles in (s.display, s.laid, s.gone, *s.jewels, *s.treasures):
        for tile in tiles:
            if tile >= 0:
                left[tile] -= 1
    for name, low, high in (("stack", 0, f.finds), ("wreck", f.finds, len(f.tiles))):
        rest = [tile for tile in range(low, high) for _ in range(left[tile])]
        if fields.has(name):
            given = sorted(fields.elements(name, "tile"))
            for tile in given:
                if tile not in rest:
                    text = "{tile} is no tile left for this stack"
                    raise BadPosition(fields.at(name), Said("why-no-tile-left", text, tile=f.tiles[tile]))
                rest.remove(tile)
            s.gone = tuple(sorted([*s.gone, *rest]))
            rest = given
        if name == "stack":
            s.jewel_stack = rest
        else:
            s.treasure_stack = rest
    cards = list(f.card_copies)
    cards[LAST_MUTINY] = 0
    for hand in (s.gone_cards, *s.hands, *s.fronts, (s.card,) if s.card >= 0 else ()):
        for card in hand:
            cards[card] -= card != LAST_MUTINY
    s.cards = [card for card in range(len(CARDS)) for _ in range(cards[card])]
    s.cause = cause_of(s) if s.last else 0


def check(s: MutinyState, b: Book, fields: Fields) -> None:
    """What cannot be is refused with the reason; ``pending`` has what depends on the steps."""
    f = b.figures

    def bad(name: str, key: str, why: str, **values: object) -> BadPosition:
        return BadPosition(fields.at(name), Said(key, why, **values))

    if len(s.order) != b.seats and b.seating not in s.stack:
        raise bad("order", "why-all-seats", "all {seats} seats have a place in it (2.3)", seats=b.seats)
    most = max(s.round, f.most_rounds) + 1
    if s.last and not s.round <= s.last <= most:
        text = "the last round is still to come, but not after round {most} (11.1, 11.3)"
        raise bad("last", "why-last", text, most=most)
    if s.closed and s.closed not in CLOSES:
        raise bad("closed", "why-closed", "it takes one card to close actions (9.6)")
    if s.supply < 0:
        raise bad("rum", "why-cubes", "there are {rum} cubes in all (1.5)", rum=f.rum)
    if s.pile - 1 > len(s.cards):
        raise bad("pile", "why-pile", "only {cards} unseen cards are left for it (2.5)", cards=len(s.cards))
    if s.card >= BAD_RUM:
        raise bad("card", "why-mandatory", "only a mandatory card is decided on (9.3)")
    for seat in range(b.seats):
        if any([not BAD_RUM <= card < LAST_MUTINY for card in s.hands[seat]]):
            raise bad("hands", "why-hands", "only voluntary cards and cards for the end are in a hand (9.1)")
        if any([tile >= f.finds for tile in s.jewels[seat]]) or any([tile < f.finds for tile in s.treasures[seat]]):
            raise bad("jewels", "why-apart", "jewels and treasures lie apart (1.2, 1.3)")
        if any([s.shown[seat].count(tile) > s.jewels[seat].count(tile) for tile in s.shown[seat]]):
            raise bad("shown", "why-shown", "only jewels of the seat can have been seen (13.2)")
    if any([tile >= f.finds for tile in s.display]):
        raise bad("display", "why-display", "jewels lie on the routes (2.9)")
    places = [space for space in s.place if space >= 0]
    if any([places.count(space) > 1 and space != CABIN for space in places]):
        raise bad("figures", "why-shared", "two figures share no space but the cabin (3.5, 8.1)")
    if any([ACTION_AT[space] not in (NOWHERE, s.action) or f.display <= space <= LAST[ROUTES] for space in places]):
        raise bad("figures", "why-astray", "they stand on the captain's action, in the cabin or on the wheel (3.5)")
