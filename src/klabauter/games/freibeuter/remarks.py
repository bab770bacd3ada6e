"""What is worth saying about a move: rings closed, shares earned and owed, and what is still missing.

Boats, tiles, chests and captured ships are known to all (10.2); of cards a remark knows the own hand and, by counting,
which ones are still unseen.
"""

from __future__ import annotations

from typing import Final

from klabauter.games.freibeuter.components import (
    AROUND,
    CLOSED_BY,
    CORNERS,
    CORNERS_OF,
    FIELDS,
    LINES_OF,
    NO_TILE,
    NOT_BOARDED,
    SEA,
    Components,
)
from klabauter.games.freibeuter.features import EMPTY
from klabauter.games.freibeuter.hands import cards_of
from klabauter.games.freibeuter.notation import BOARD, BOAT, CHESTS, DRAW, DUTCHMAN_TO, SETTLE
from klabauter.games.freibeuter.r6_dutchman import closed_by
from klabauter.games.freibeuter.r7_encircling import Order
from klabauter.games.freibeuter.r9_end import ship_worths
from klabauter.games.freibeuter.state import FreibeuterState
from klabauter.kernel.move import Move
from klabauter.kernel.remark import Point, Remark

# boarding
BOARD_CLOSER: Final = Point("4.3", "board-closer", "card")
BOARD_CARDS: Final = Point("5.1", "board-cards", "number", "missing")
BOARD_MISSING: Final = Point("4.3", "board-missing", "number")
BOARD_OWN: Final = Point("7.3", "board-own", "number")
BOARD_WORTH: Final = Point("7.3", "board-worth", "value", "chests")
BOARD_POOR: Final = Point("8.1", "board-poor", "chests")

# a ring closes
CAPTURES: Final = Point("7.4", "captures", "tile", "boats", "value", "chests")
PAID: Final = Point("7.3", "paid", "seat", "tile", "chests")
GIVES: Final = Point("7.3", "gives", "seat", "tile")
ESCAPES: Final = Point("7.2", "escapes", "tile")
CAMP_PAYS: Final = Point("7.6", "camp-pays", "chests", "others")
DOUBLES: Final = Point("7.7", "doubles", "value", "own", "others")
BORROWS: Final = Point("8.3", "borrows", "chests", "price")
FORCES: Final = Point("8.1", "forces", "seat", "chests")
FREE_OF_CHARGE: Final = Point("7.5", "free-of-charge")
BEFORE_LAST_CAMP: Final = Point("9.1", "before-last-camp")
SPARES_CREDIT: Final = Point("7.9", "spares-credit", "chests")

# a boat on the sea, or the chests
OWN_RING: Final = Point("7.1", "own-ring", "tile", "number")
HELPS: Final = Point("7.3", "helps", "seat", "tile", "chests")
CAMP_NEAR: Final = Point("7.6", "camp-near", "chests")
INVITES: Final = Point("4.3", "invites", "tile")
MORE_THAN_CHESTS: Final = Point("5.2", "more-than-chests", "chests", "pay")
ALONE: Final = Point("5.3", "alone", "field")
TILES: Final = Point("7.1", "tiles", "number", "field")
LAST_BOAT: Final = Point("9.3", "last-boat", "number")
TAKES: Final = Point("5.2", "takes", "chests")
FORGOES: Final = Point("5.2", "forgoes", "chests")

# drawing
SEA_CLOSES: Final = Point("3.2", "sea-closes", "number", "unseen")
LINE_CLOSES: Final = Point("3.2", "line-closes", "number", "unseen")
PILE: Final = Point("3.2", "pile", "pile", "number")
NO_DUTCHMAN: Final = Point("3.2", "no-dutchman")

FEW_BOATS: Final = 3


def remarks(f: Components, before: FreibeuterState, move: Move, after: FreibeuterState, seat: int) -> list[Remark]:
    verb = move.verb
    if verb is BOARD:
        return [*_board(f, before, move.a, seat), *_boats_left(after, seat)]
    if verb is BOAT:
        hit = () if before.sea[move.a] else closed_by(before, move.a)
        placed = _placed(f, before, after, move.a, seat)
        return [*_rings(f, before, after, hit, seat), *placed, *_boats_left(after, seat)]
    if verb is CHESTS:
        return _chests(f, before, move.a, seat)
    if verb is DUTCHMAN_TO:
        return [*_rings(f, before, after, closed_by(before, move.b), seat), FREE_OF_CHARGE.made(0.5)]
    if verb is SETTLE:
        return [*_rings(f, before, after, (move.a,), seat), *_order(f, before, move.a, seat)]
    assert verb is DRAW
    return _draw(f, before, move.a, seat)


# -- what lies round a tile


def _around(s: FreibeuterState, x: int) -> list[int]:
    """How many boats each seat has on the four fields."""
    boats = [0] * len(s.hands)
    for field in CORNERS_OF[x]:
        for owner in s.sea[field]:
            boats[owner] += 1
    return boats


def _unseen(f: Components, s: FreibeuterState, seat: int, card: int) -> int:
    """How many of these cards the seat has not seen: they are in a pile or in another hand."""
    return f.copies[card] - s.discards.count(card) - cards_of(s.hands[seat]).count(card)


def _income(f: Components, s: FreibeuterState, field: int, seat: int) -> int:
    """Chests a boat on this field will bring from ships the others have boarded and from camps, if all are closed."""
    chests = 0
    for x, _ in AROUND[field]:
        tile = s.tiles[x]
        if tile == f.camp:
            chests += f.camp_pay
        elif tile != NO_TILE and s.boarders[x] not in (NOT_BOARDED, seat):
            chests += f.shares[tile]
    return chests


# -- the actions


def _board(f: Components, s: FreibeuterState, x: int, seat: int) -> list[Remark]:
    tile = s.tiles[x]
    value, share = ship_worths(s, f)[tile], f.shares[tile]
    boats = _around(s, x)
    due = share * (sum(boats) - boats[seat])
    empty = [field for i, field in enumerate(CORNERS_OF[x]) if s.need[x] >> i & 1]
    found = [BOARD_WORTH.made(0.2 * value, value, due)]
    if len(empty) == 1:
        closers = [card for card in cards_of(s.hands[seat]) if card == empty[0] or card in LINES_OF[empty[0]]]
        if closers:
            found.append(BOARD_CLOSER.made(float(value), closers[0]))
    held = sum([field in cards_of(s.hands[seat]) for field in empty])
    if held:
        found.append(BOARD_CARDS.made(0.15 * value * held, held, len(empty)))
    found.append(BOARD_MISSING.made(0.1 * value * (CORNERS - len(empty)), len(empty)))
    if boats[seat]:
        found.append(BOARD_OWN.made(float(share * boats[seat]), boats[seat]))
    if due > s.chests[seat]:
        found.append(BOARD_POOR.made(2.0 * (due - s.chests[seat]), due - s.chests[seat]))
    return found


def _rings(
    f: Components, before: FreibeuterState, after: FreibeuterState, hit: tuple[int, ...], seat: int
) -> list[Remark]:
    """7.1 What becomes of the tiles a move encircles, whether they are settled at once or in an order to be said."""
    found: list[Remark] = []
    for x in hit:
        tile, boarder = before.tiles[x], before.boarders[x]
        boats = _around(after, x)
        own, others = boats[seat], sum(boats) - boats[seat]
        if tile == f.camp:
            found.append(CAMP_PAYS.made(float(f.camp_pay * own), f.camp_pay * own, f.camp_pay * others))
        elif tile > f.camp:
            kind = f.doubled[tile]
            mine = before.prizes[seat].count(kind)
            theirs = sum([prizes.count(kind) for prizes in before.prizes]) - mine
            found.append(DOUBLES.made(float(f.values[kind] * (1 + mine)), f.values[kind], mine, theirs))
        elif boarder == NOT_BOARDED:
            found.append(ESCAPES.made(0.3 * f.values[tile], tile))
        elif boarder == seat:
            value = ship_worths(before, f)[tile]
            found.append(CAPTURES.made(float(value), tile, own, value, f.shares[tile] * others))
        elif own:
            found.append(PAID.made(float(f.shares[tile] * own), boarder, tile, f.shares[tile] * own))
        else:
            found.append(GIVES.made(0.2 * f.values[tile], boarder, tile))
    for other, debt in enumerate(after.debts):
        borrowed = debt - before.debts[other]
        if borrowed and other == seat:
            found.append(BORROWS.made(float(f.credit_factor * borrowed), borrowed, f.credit_factor * borrowed))
        elif borrowed:
            found.append(FORCES.made(float(borrowed), other, borrowed))
    return found


def _placed(f: Components, before: FreibeuterState, after: FreibeuterState, field: int, seat: int) -> list[Remark]:
    """What the boat is good for at tiles that are still there afterwards."""
    found: list[Remark] = []
    tiles = [x for x, _ in AROUND[field] if after.tiles[x] != NO_TILE and x not in after.encircled]
    for x in tiles:
        tile, boarder, missing = after.tiles[x], after.boarders[x], EMPTY[after.need[x]]
        if tile == f.camp:
            found.append(CAMP_NEAR.made(0.5 * f.camp_pay, f.camp_pay))
        elif tile > f.camp:
            continue
        elif boarder == seat and not before.sea[field]:
            found.append(OWN_RING.made(f.values[tile] / (1.0 + missing), tile, missing))
        elif boarder not in (NOT_BOARDED, seat):
            found.append(HELPS.made(0.8 * f.shares[tile], boarder, tile, f.shares[tile]))
        elif boarder == NOT_BOARDED and missing == 1 and not before.sea[field]:
            found.append(INVITES.made(0.1 * f.values[tile], tile))
    if before.sea[field]:
        income = _income(f, before, field, seat)
        if income > f.decline_pay:
            found.append(MORE_THAN_CHESTS.made(float(income - f.decline_pay), income, f.decline_pay))
    elif tiles and not _unseen(f, after, seat, field):
        found.append(ALONE.made(0.7, field))
    found.append(TILES.made(0.3, len(tiles), field))
    return found


def _boats_left(after: FreibeuterState, seat: int) -> list[Remark]:
    """9.3 A seat that begins a turn without a boat ends the game."""
    left = after.boats[seat]
    return [LAST_BOAT.made(4.0 - left, left)] if left < FEW_BOATS else []


def _chests(f: Components, s: FreibeuterState, field: int, seat: int) -> list[Remark]:
    income = _income(f, s, field, seat)
    found = [TAKES.made(float(f.decline_pay), f.decline_pay)]
    found.append(FORGOES.made(0.5 * income, income))
    return found


def _order(f: Components, s: FreibeuterState, x: int, seat: int) -> list[Remark]:
    """7.8 Why this tile before the others."""
    found: list[Remark] = []
    top = s.stack[-1]
    assert isinstance(top, Order)
    rest = [other for other in s.encircled if other != x]
    if not top.sea.finish_placement:  # 9.1
        camps = s.tiles.count(f.camp) - (s.tiles[x] == f.camp)
        if not camps:
            return found  # nothing else will be settled
        if s.tiles[x] != f.camp and camps == sum([s.tiles[other] == f.camp for other in rest]):
            found.append(BEFORE_LAST_CAMP.made(1.0))
    gain = 0
    if s.tiles[x] == f.camp:
        gain = f.camp_pay * _around(s, x)[seat]
    elif s.tiles[x] < f.ships and s.boarders[x] not in (NOT_BOARDED, seat):
        gain = f.shares[s.tiles[x]] * _around(s, x)[seat]
    due = 0  # of own ships among the rest
    for other in rest:
        if s.tiles[other] < f.ships and s.boarders[other] == seat:
            boats = _around(s, other)
            due += f.shares[s.tiles[other]] * (sum(boats) - boats[seat])
    spared = min(due, s.chests[seat] + gain) - min(due, s.chests[seat])
    if spared:
        found.append(SPARES_CREDIT.made(float(f.credit_factor * spared), spared))
    return found


def _draw(f: Components, s: FreibeuterState, pile: int, seat: int) -> list[Remark]:
    """3.2 What one may hope for."""
    wanted: set[int] = set()  # fields that would close a ring round an own ship
    for x, boarder in enumerate(s.boarders):
        if boarder == seat:
            wanted |= {field for field in CORNERS_OF[x] if CLOSED_BY[x][s.need[x]] >> field & 1}
    cards = range(FIELDS) if pile == SEA else range(FIELDS, len(f.copies))
    unseen = sum([_unseen(f, s, seat, card) for card in cards])
    found = [PILE.made(0.2, pile, len(s.sea_pile) if pile == SEA else len(s.dutchman_pile))]
    if pile == SEA:
        good = sum([_unseen(f, s, seat, field) for field in wanted])
        if good:
            found.append(SEA_CLOSES.made(15.0 * good / unseen, good, unseen))
    else:
        lines = {line for field in wanted for line in LINES_OF[field]}
        good = sum([_unseen(f, s, seat, line) for line in lines])
        if good:
            found.append(LINE_CLOSES.made(15.0 * good / unseen, good, unseen))
        if not any([card >= FIELDS for card in cards_of(s.hands[seat])]):
            found.append(NO_DUTCHMAN.made(1.0))
    return found
