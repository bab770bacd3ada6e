"""What a player looks at: how a position stands for a seat, in chests. Search calls this in worlds it has sampled."""

from __future__ import annotations

from typing import Final

from klabauter.games.freibeuter.components import (
    ALL_EMPTY,
    CORNERS_OF,
    DUTCHMAN,
    FIELDS,
    NO_TILE,
    NOT_BOARDED,
    Components,
    outer,
)
from klabauter.games.freibeuter.hands import cards_of, sea_cards, size
from klabauter.games.freibeuter.r3_draw import Draw
from klabauter.games.freibeuter.r9_end import ship_worths, standings
from klabauter.games.freibeuter.state import FreibeuterState
from klabauter.kernel.frame import NOBODY

EMPTY: Final = tuple([bin(bits).count("1") for bits in range(ALL_EMPTY + 1)])
OUTER: Final = tuple([outer(field) for field in range(FIELDS)])
PLACING: Final = 0.7  # of the boats in stock go on the sea, the others board ships
HELD: Final = 0.9  # how likely a field is taken whose card the viewer holds
LAST: Final = 0.1  # more for a ring that lacks one field: the Dutchman may come
SURE: Final = 0.8  # nothing is surer before it has happened
BOARDED_YET: Final = (0.0, 0.25, 0.5, 0.5, 0.4)  # how likely somebody boards a free ship before it is encircled
DUTCHMAN_WORTH: Final = (0.0, 1.2, 1.8, 2.0, 2.1, 2.2)  # by their number in hand
BOAT_WORTH: Final = 4.0
TURN: Final = 3.0  # worth of being to move
TURNS_PER_CARD: Final = 1.4  # a seat also boards ships


def evaluate(s: FreibeuterState, f: Components, seat: int) -> float:
    """The seat's expected total less what the others can expect, as a careful player would guess it."""
    if s.stack[-1].seat == NOBODY:
        totals = [float(standing.score) for standing in standings(s, f)]
    else:
        totals = [sum(row[:-1]) for row in traits(s, f, seat)]
    mine = totals.pop(seat)
    return mine - 0.5 * max(totals) - 0.5 * sum(totals) / len(totals)


def left(s: FreibeuterState, f: Components) -> float:
    """By what runs out first: boats, or sea cards."""
    return min(min(s.boats) / f.boats, (len(s.sea_pile) + 1) / sum(f.copies[:FIELDS]))


def traits(s: FreibeuterState, f: Components, viewer: int) -> list[list[float]]:
    """Chests, ships captured, credit; what boarded ships, helping and camps may bring; what may have to be borrowed;
    boats, the viewer's hand (those of the others are only guessed at), and the turn."""
    seats = len(s.hands)
    turns = 1.0 + len(s.sea_pile) / seats  # with a sea card each
    taken = fields_taken(s, viewer)
    worth = [float(w) for w in ship_worths(s, f)]
    for x, tile in enumerate(s.tiles):
        if tile > f.camp:
            worth[f.doubled[tile]] += chance(s, x, taken) * (f.factor - 1) * f.values[f.doubled[tile]]
    boarded = [0.0] * seats
    helped = [0.0] * seats
    camped = [0.0] * seats
    dues = [0.0] * seats
    boats = [0] * seats  # around a crossing
    for x, tile in enumerate(s.tiles):
        if tile == NO_TILE or tile > f.camp:
            continue
        boarder = s.boarders[x]
        need = s.need[x]
        if boarder == NOT_BOARDED and need == ALL_EMPTY:
            continue
        for seat in range(seats):
            boats[seat] = 0
        likely = 1.0
        for i, field in enumerate(CORNERS_OF[x]):
            if need >> i & 1:
                likely *= taken[field]
            else:
                for owner in s.sea[field]:
                    boats[owner] += 1
        empty = EMPTY[need]
        likely = nearly(likely, empty)
        if tile == f.camp:
            for seat, number in enumerate(boats):
                camped[seat] += likely * f.camp_pay * number
            continue
        share = float(f.shares[tile])
        if boarder == NOT_BOARDED:
            likely *= BOARDED_YET[empty]
        else:
            foreign = sum(boats) - boats[boarder] + empty * 0.6 * (seats - 1) / seats
            boarded[boarder] += likely * (worth[tile] - share * foreign)
            dues[boarder] += likely * share * foreign
            boats[boarder] = 0
        for seat, number in enumerate(boats):
            helped[seat] += likely * share * number
    top = s.stack[-1]
    rows: list[list[float]] = []
    for seat in range(seats):
        stock = s.boats[seat]
        rows.append([
            float(s.chests[seat]),
            sum([worth[ship] for ship in s.prizes[seat]]),
            -float(f.credit_factor * s.debts[seat]),
            boarded[seat],
            helped[seat],
            camped[seat],
            -max(0.0, dues[seat] - s.chests[seat] - 4.0) * 0.5,  # what may have to be borrowed costs double
            # Boats are worth something where they run out before the cards do.
            BOAT_WORTH * stock * max(0.0, 1.0 - stock / (TURNS_PER_CARD * turns)),
            hand_worth(s, seat) if seat == viewer else 0.0,
            TURN if top.seat == seat and top.key == "turn" else 0.0,
        ])  # fmt: skip
    return rows


def fields_taken(s: FreibeuterState, seat: int) -> list[float]:
    """How likely each field has a boat at the end: cards run out, or boats do."""
    cards = len(s.sea_pile) + sum([sea_cards(hand) for hand in s.hands])
    played = min(1.0, PLACING * min(min(s.boats) * len(s.boats), sum(s.boats)) / max(1, cards))
    rest = 1.0 - played
    taken = [played if edge else 1.0 - rest * rest for edge in OUTER]
    for card in cards_of(s.hands[seat]):
        if card < FIELDS:
            taken[card] = max(HELD, taken[card])
    return taken


def chance(s: FreibeuterState, x: int, taken: list[float]) -> float:
    """How likely the tile is encircled before the game is over."""
    need = s.need[x]
    likely = 1.0
    for i, field in enumerate(CORNERS_OF[x]):
        if need >> i & 1:
            likely *= taken[field]
    return nearly(likely, EMPTY[need])


def nearly(likely: float, empty: int) -> float:
    """A ring that lacks one field may be closed by the Dutchman too."""
    return min(SURE, likely + LAST) if empty == 1 else likely


def hand_worth(s: FreibeuterState, seat: int) -> float:
    """Dutchman cards are good in small numbers; sea cards keep the choice."""
    hand = s.hands[seat]
    dutchmen = size(hand) - sea_cards(hand)
    top = s.stack[-1]
    if isinstance(top, Draw) and top.owner == seat and top.pile == DUTCHMAN:
        dutchmen += 1
    return DUTCHMAN_WORTH[min(dutchmen, len(DUTCHMAN_WORTH) - 1)] * (1.0 if s.sea_pile else 0.3)
