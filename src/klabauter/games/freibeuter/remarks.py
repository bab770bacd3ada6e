"""What is worth saying about a move: rings closed, shares earned and owed, and what is still missing.

Boats, tiles, chests and captured ships are known to all (10.2); of cards a remark knows the own hand and, by counting,
which ones are still unseen.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from klabauter.games.freibeuter.components import (
    AROUND,
    CLOSED_BY,
    CORNERS,
    CORNERS_OF,
    FIELDS,
    LINES_OF,
    NO_CROSSING,
    NO_TILE,
    NOT_BOARDED,
    SEA,
    SUBSETS,
    Components,
)
from klabauter.games.freibeuter.features import EMPTY
from klabauter.games.freibeuter.notation import BOARD, BOAT, CHESTS, DRAW, DUTCHMAN_TO, SETTLE
from klabauter.games.freibeuter.r7_encircling import Order, boats_around
from klabauter.games.freibeuter.r9_end import ship_worths
from klabauter.games.freibeuter.state import FreibeuterState
from klabauter.kernel.cells import BIT
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
        hit = () if _taken(before, move.a) else _closed_by(before, move.a)
        placed = _placed(f, before, after, move.a, seat)
        return [*_rings(f, before, after, hit, seat), *placed, *_boats_left(after, seat)]
    if verb is CHESTS:
        return _chests(f, before, move.a, seat)
    if verb is DUTCHMAN_TO:
        return [*_rings(f, before, after, _closed_by(before, move.b), seat), FREE_OF_CHARGE.made(0.5)]
    if verb is SETTLE:
        return [*_rings(f, before, after, (move.a,), seat), *_order(f, before, move.a, seat)]
    assert verb is DRAW
    return _draw(f, before, move.a, seat)


# -- what lies round a tile


def _crossings(field: int) -> list[int]:
    """The crossings around a field, sorted."""
    return sorted([x for x in [AROUND[field * CORNERS + corner] for corner in range(CORNERS)] if x != NO_CROSSING])


def _taken(s: FreibeuterState, field: int) -> bool:
    """Whether a boat lies there."""
    return s.cells[s.at.sea + field * s.at.sea_step] > 0


def _closed_by(s: FreibeuterState, field: int) -> tuple[int, ...]:
    """The crossings whose tiles lack this field only, sorted."""
    need = s.need
    return tuple([x for x in _crossings(field) if CLOSED_BY[x * SUBSETS + need[x]] == BIT[field]])


def _unseen(f: Components, s: FreibeuterState, seat: int, cards: Iterable[int]) -> int:
    """How many of these cards the seat has not seen: they are in a pile or in another hand."""
    seen = s.discards + s.hands[seat]
    return sum([f.copies[card] - seen.count(card) for card in cards])


def _income(f: Components, s: FreibeuterState, field: int, seat: int) -> int:
    """Chests a boat on this field will bring from ships the others have boarded and from camps, if all are closed."""
    tiles, boarders = s.tiles, s.boarders
    chests = 0
    for x in _crossings(field):
        tile = tiles[x]
        if tile == f.camp:
            chests += f.camp_pay
        elif tile != NO_TILE and boarders[x] not in (NOT_BOARDED, seat):
            chests += f.shares[tile]
    return chests


# -- the actions


def _board(f: Components, s: FreibeuterState, x: int, seat: int) -> list[Remark]:
    tile = s.tiles[x]
    value, share = ship_worths(s, f)[tile], f.shares[tile]
    boats = boats_around(s, x)
    due = share * (sum(boats) - boats[seat])
    hand, chests, need = s.hands[seat], s.chests[seat], s.need[x]
    empty = [field for corner, field in enumerate(CORNERS_OF[x]) if need & BIT[corner]]
    found = [BOARD_WORTH.made(0.2 * float(value), value, due)]
    if len(empty) == 1:
        closers = [card for card in hand if card == empty[0] or card in LINES_OF[empty[0]]]
        if closers:
            found.append(BOARD_CLOSER.made(float(value), closers[0]))
    held = sum([field in hand for field in empty])
    if held:
        found.append(BOARD_CARDS.made(0.15 * float(value) * float(held), held, len(empty)))
    found.append(BOARD_MISSING.made(0.1 * float(value) * float(CORNERS - len(empty)), len(empty)))
    if boats[seat]:
        found.append(BOARD_OWN.made(float(share * boats[seat]), boats[seat]))
    if due > chests:
        found.append(BOARD_POOR.made(2.0 * float(due - chests), due - chests))
    return found


def _rings(
    f: Components, before: FreibeuterState, after: FreibeuterState, hit: tuple[int, ...], seat: int
) -> list[Remark]:
    """7.1 What becomes of the tiles a move encircles, whether they are settled at once or in an order to be said."""
    found: list[Remark] = []
    for x in hit:
        tile, boarder = before.tiles[x], before.boarders[x]
        boats = boats_around(after, x)
        own, others = boats[seat], sum(boats) - boats[seat]
        if tile == f.camp:
            found.append(CAMP_PAYS.made(float(f.camp_pay * own), f.camp_pay * own, f.camp_pay * others))
        elif tile > f.camp:
            kind = f.doubled[tile]
            mine = before.prizes[seat].count(kind)
            theirs = sum([prizes.count(kind) for prizes in before.prizes]) - mine
            found.append(DOUBLES.made(float(f.values[kind] * (1 + mine)), f.values[kind], mine, theirs))
        elif boarder == NOT_BOARDED:
            found.append(ESCAPES.made(0.3 * float(f.values[tile]), tile))
        elif boarder == seat:
            value = ship_worths(before, f)[tile]
            found.append(CAPTURES.made(float(value), tile, own, value, f.shares[tile] * others))
        elif own:
            found.append(PAID.made(float(f.shares[tile] * own), boarder, tile, f.shares[tile] * own))
        else:
            found.append(GIVES.made(0.2 * float(f.values[tile]), boarder, tile))
    for other, (debt, earlier) in enumerate(zip(after.debts, before.debts)):
        borrowed = debt - earlier
        if borrowed and other == seat:
            found.append(BORROWS.made(float(f.credit_factor * borrowed), borrowed, f.credit_factor * borrowed))
        elif borrowed:
            found.append(FORCES.made(float(borrowed), other, borrowed))
    return found


def _placed(f: Components, before: FreibeuterState, after: FreibeuterState, field: int, seat: int) -> list[Remark]:
    """What the boat is good for at tiles that are still there afterwards."""
    found: list[Remark] = []
    further = _taken(before, field)
    tiles = [x for x in _crossings(field) if after.tiles[x] != NO_TILE and x not in after.encircled]
    for x in tiles:
        tile, boarder, missing = after.tiles[x], after.boarders[x], EMPTY[after.need[x]]
        if tile == f.camp:
            found.append(CAMP_NEAR.made(0.5 * float(f.camp_pay), f.camp_pay))
        elif tile > f.camp:
            continue
        elif boarder == seat and not further:
            found.append(OWN_RING.made(float(f.values[tile]) / (1.0 + float(missing)), tile, missing))
        elif boarder not in (NOT_BOARDED, seat):
            found.append(HELPS.made(0.8 * float(f.shares[tile]), boarder, tile, f.shares[tile]))
        elif boarder == NOT_BOARDED and missing == 1 and not further:
            found.append(INVITES.made(0.1 * float(f.values[tile]), tile))
    if further:
        income = _income(f, before, field, seat)
        if income > f.decline_pay:
            found.append(MORE_THAN_CHESTS.made(float(income - f.decline_pay), income, f.decline_pay))
    elif tiles and not _unseen(f, after, seat, [field]):
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
    top = s.top()
    assert isinstance(top, Order)
    tiles, boarders = s.tiles, s.boarders
    rest = [other for other in s.encircled if other != x]
    if not top.sea.finish_placement:  # 9.1
        camps = tiles.count(f.camp) - (tiles[x] == f.camp)
        if not camps:
            return found  # nothing else will be settled
        if tiles[x] != f.camp and camps == sum([tiles[other] == f.camp for other in rest]):
            found.append(BEFORE_LAST_CAMP.made(1.0))
    gain = 0
    if tiles[x] == f.camp:
        gain = f.camp_pay * boats_around(s, x)[seat]
    elif tiles[x] < f.ships and boarders[x] not in (NOT_BOARDED, seat):
        gain = f.shares[tiles[x]] * boats_around(s, x)[seat]
    due = 0  # of own ships among the rest
    for other in rest:
        if tiles[other] < f.ships and boarders[other] == seat:
            boats = boats_around(s, other)
            due += f.shares[tiles[other]] * (sum(boats) - boats[seat])
    chests = s.chests[seat]
    spared = min(due, chests + gain) - min(due, chests)
    if spared:
        found.append(SPARES_CREDIT.made(float(f.credit_factor * spared), spared))
    return found


def _draw(f: Components, s: FreibeuterState, pile: int, seat: int) -> list[Remark]:
    """3.2 What one may hope for."""
    wanted: set[int] = set()  # fields that would close a ring round an own ship
    for x, (boarder, need) in enumerate(zip(s.boarders, s.need)):
        if boarder == seat:
            wanted |= {field for field in CORNERS_OF[x] if CLOSED_BY[x * SUBSETS + need] == BIT[field]}
    unseen = _unseen(f, s, seat, range(FIELDS) if pile == SEA else range(FIELDS, len(f.copies)))
    found = [PILE.made(0.2, pile, len(s.sea_pile) if pile == SEA else len(s.dutchman_pile))]
    if pile == SEA:
        good = _unseen(f, s, seat, wanted)
        if good:
            found.append(SEA_CLOSES.made(15.0 * good / unseen, good, unseen))
    else:
        good = _unseen(f, s, seat, {line for field in wanted for line in LINES_OF[field]})
        if good:
            found.append(LINE_CLOSES.made(15.0 * good / unseen, good, unseen))
        if not any([card >= FIELDS for card in s.hands[seat]]):
            found.append(NO_DUTCHMAN.made(1.0))
    return found
