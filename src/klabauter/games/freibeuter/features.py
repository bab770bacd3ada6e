"""What a player looks at: how a position stands for a seat, in chests. Search calls this in worlds it has sampled."""

from __future__ import annotations

from typing import Final

from klabauter.games.freibeuter.components import (
    ALL_EMPTY,
    CORNERS,
    CORNERS_IN_ROW,
    CROSSINGS,
    DUTCHMAN,
    FIELDS,
    NO_TILE,
    NOT_BOARDED,
    Components,
    outer,
)
from klabauter.games.freibeuter.r3_draw import Draw, hand_of, sea_cards
from klabauter.games.freibeuter.r9_end import ship_worths, totals
from klabauter.games.freibeuter.state import FreibeuterState
from klabauter.kernel.cells import BIT
from klabauter.kernel.compat import i64, vec
from klabauter.kernel.frame import NOBODY

EMPTY: Final = vec[i64]([bin(bits).count("1") for bits in range(ALL_EMPTY + 1)])
OUTER: Final = vec[i64]([int(outer(field)) for field in range(FIELDS)])
PLACING: Final = 0.7  # of the boats in stock go on the sea, the others board ships
HELD: Final = 0.9  # how likely a field is taken whose card the viewer holds
LAST: Final = 0.1  # more for a ring that lacks one field: the Dutchman may come
SURE: Final = 0.8  # nothing is surer before it has happened
BOARDED_YET: Final = vec[float](
    [0.0, 0.25, 0.5, 0.5, 0.4]
)  # how likely somebody boards a free ship before it is encircled
DUTCHMAN_WORTH: Final = vec[float]([0.0, 1.2, 1.8, 2.0, 2.1, 2.2])  # by their number in hand
BOAT_WORTH: Final = 4.0
TURN: Final = 3.0  # worth of being to move
TURNS_PER_CARD: Final = 1.4  # a seat also boards ships


def evaluate(s: FreibeuterState, f: Components, seat: int) -> float:
    """The seat's expected total less what the others can expect, as a careful player would guess it."""
    if s.top().seat == NOBODY:
        worth = [float(total) for total in totals(s, f)]
    else:
        worth = [sum(row[:-1]) for row in traits(s, f, seat)]
    mine = worth.pop(seat)
    return mine - 0.5 * max(worth) - 0.5 * sum(worth) / float(len(worth))


def left(s: FreibeuterState, f: Components) -> float:
    """By what runs out first: boats, or sea cards."""
    return min(float(min(s.boats)) / float(f.boats), float(s.cells[s.at.sea_pile] + 1) / float(f.sea_cards))


def traits(s: FreibeuterState, f: Components, viewer: int) -> list[list[float]]:
    """Chests, ships captured, credit; what boarded ships, helping and camps may bring; what may have to be borrowed;
    boats, the viewer's hand (those of the others are only guessed at), and the turn."""
    cells, at = s.cells, s.at
    seats = at.seats
    turns = 1.0 + float(cells[at.sea_pile]) / float(seats)  # with a sea card each
    taken = fields_taken(s, viewer)
    worth = vec[float]([float(w) for w in ship_worths(s, f)])
    for x in range(CROSSINGS):
        tile = cells[at.tiles + x]
        if tile > f.camp:
            kind = f.doubled[tile]
            worth[kind] += chance(s, x, taken) * float(f.factor - 1) * float(f.values[kind])
    none = [0.0] * seats
    boarded, helped = vec[float](none), vec[float](none)
    camped, dues = vec[float](none), vec[float](none)
    boats = vec[i64]([0] * seats)  # around a crossing
    for x in range(CROSSINGS):
        tile = cells[at.tiles + x]
        if tile == NO_TILE or tile > f.camp:
            continue
        boarder = cells[at.boarders + x]
        need = cells[at.need + x]
        if boarder == NOT_BOARDED and need == ALL_EMPTY:
            continue
        for seat in range(seats):
            boats[seat] = 0
        likely = 1.0
        for corner in range(CORNERS):
            field = CORNERS_IN_ROW[x * CORNERS + corner]
            if need & BIT[corner]:
                likely *= taken[field]
            else:
                there = at.sea + field * at.sea_step
                for boat in range(there + 1, there + 1 + cells[there]):
                    boats[cells[boat]] += 1
        empty = EMPTY[need]
        likely = nearly(likely, empty)
        if tile == f.camp:
            for seat in range(seats):
                camped[seat] += likely * float(f.camp_pay) * float(boats[seat])
            continue
        share = float(f.shares[tile])
        if boarder == NOT_BOARDED:
            likely *= BOARDED_YET[empty]
        else:
            others: i64 = 0
            for seat in range(seats):
                if seat != boarder:
                    others += boats[seat]
            foreign = float(others) + float(empty) * 0.6 * float(seats - 1) / float(seats)
            boarded[boarder] += likely * (worth[tile] - share * foreign)
            dues[boarder] += likely * share * foreign
            boats[boarder] = 0
        for seat in range(seats):
            helped[seat] += likely * share * float(boats[seat])
    top = s.top()
    rows: list[list[float]] = []
    for seat in range(seats):
        stock = float(cells[at.boats + seat])
        chests = float(cells[at.chests + seat])
        captured = 0.0
        prizes = at.prizes + seat * at.prizes_step
        for ship in range(prizes + 1, prizes + 1 + cells[prizes]):
            captured += worth[cells[ship]]
        rows.append([
            chests,
            captured,
            -float(f.credit_factor * cells[at.debts + seat]),
            boarded[seat],
            helped[seat],
            camped[seat],
            -max(0.0, dues[seat] - chests - 4.0) * 0.5,  # what may have to be borrowed costs double
            # Boats are worth something where they run out before the cards do.
            BOAT_WORTH * stock * max(0.0, 1.0 - stock / (TURNS_PER_CARD * turns)),
            hand_worth(s, seat) if seat == viewer else 0.0,
            TURN if top.seat == seat and top.key == "turn" else 0.0,
        ])  # fmt: skip
    return rows


def fields_taken(s: FreibeuterState, viewer: i64) -> vec[float]:
    """How likely each field has a boat at the end: cards run out, or boats do."""
    cells, at = s.cells, s.at
    cards = cells[at.sea_pile]
    for seat in range(at.seats):
        cards += sea_cards(s, seat)
    boats = s.boats
    played = min(1.0, PLACING * float(min(min(boats) * len(boats), sum(boats))) / float(cards if cards else 1))
    rest = 1.0 - played
    inside = 1.0 - rest * rest
    taken = vec[float]([0.0] * FIELDS)
    for field in range(FIELDS):
        taken[field] = played if OUTER[field] else inside
    hand = hand_of(s, viewer)
    for place in range(hand + 1, hand + 1 + sea_cards(s, viewer)):
        field = cells[place]
        taken[field] = max(HELD, taken[field])
    return taken


def chance(s: FreibeuterState, x: i64, taken: vec[float]) -> float:
    """How likely the tile is encircled before the game is over."""
    need = s.cells[s.at.need + x]
    likely = 1.0
    for corner in range(CORNERS):
        if need & BIT[corner]:
            likely *= taken[CORNERS_IN_ROW[x * CORNERS + corner]]
    return nearly(likely, EMPTY[need])


def nearly(likely: float, empty: i64) -> float:
    """A ring that lacks one field may be closed by the Dutchman too."""
    return min(SURE, likely + LAST) if empty == 1 else likely


def hand_worth(s: FreibeuterState, seat: i64) -> float:
    """Dutchman cards are good in small numbers; sea cards keep the choice."""
    dutchmen = s.cells[hand_of(s, seat)] - sea_cards(s, seat)
    top = s.top()
    if isinstance(top, Draw) and top.owner == seat and top.pile == DUTCHMAN:
        dutchmen += 1
    most: i64 = len(DUTCHMAN_WORTH) - 1
    return DUTCHMAN_WORTH[dutchmen if dutchmen < most else most] * (1.0 if s.cells[s.at.sea_pile] else 0.3)
