"""What a player looks at: how a position stands for a seat, in chests. Search calls this in worlds it has sampled."""

from __future__ import annotations

from typing import Final

from klabauter.games.freibeuter.figures import (
    ALL_EMPTY,
    CORNERS_OF,
    DUTCHMAN,
    FIELDS,
    NO_TILE,
    NOT_BOARDED,
    Figures,
    outer,
)
from klabauter.games.freibeuter.r3_draw import Draw
from klabauter.games.freibeuter.r9_end import standings, worths
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
TURNS_PER_CARD: Final = 1.4  # a seat also boards ships


def evaluate(s: FreibeuterState, f: Figures, seat: int) -> float:
    """The seat's expected total less what the others can expect, as a careful player would guess it."""
    over = s.stack[-1].seat == NOBODY
    totals = [float(standing.score) for standing in standings(s, f)] if over else expected(s, f, seat)
    mine = totals.pop(seat)
    return mine - 0.5 * max(totals) - 0.5 * sum(totals) / len(totals)


def expected(s: FreibeuterState, f: Figures, seat: int) -> list[float]:
    """What each seat may have at the end. The viewer's cards count, those of the others are only guessed at."""
    seats = len(s.hands)
    turns = 1.0 + len(s.sea_pile) / seats  # with a sea card each
    taken = fields_taken(s, seat)
    worth = [float(w) for w in worths(s, f)]
    for x, tile in enumerate(s.tiles):
        if tile > f.camp:
            worth[f.doubled[tile]] += chance(s, x, taken) * (f.factor - 1) * f.values[f.doubled[tile]]
    totals = [float(chests) for chests in s.chests]
    for player in range(seats):
        totals[player] += sum([worth[ship] for ship in s.prizes[player]])
        totals[player] -= f.credit_factor * s.debts[player]
    dues = [0.0] * seats
    for x, tile in enumerate(s.tiles):
        if tile == NO_TILE or tile > f.camp:
            continue
        boarder = s.boarders[x]
        if boarder == NOT_BOARDED and s.need[x] == ALL_EMPTY:
            continue
        boats = [0] * seats
        for field in CORNERS_OF[x]:
            for owner in s.sea[field]:
                boats[owner] += 1
        likely = chance(s, x, taken)
        empty = EMPTY[s.need[x]]
        share = float(f.camp_pay)
        if tile < f.ships:
            share = float(f.shares[tile])
            if boarder == NOT_BOARDED:
                likely *= BOARDED_YET[empty]
            else:
                foreign = sum(boats) - boats[boarder] + empty * 0.6 * (seats - 1) / seats
                totals[boarder] += likely * (worth[tile] - share * foreign)
                dues[boarder] += likely * share * foreign
                boats[boarder] = 0
        for player, number in enumerate(boats):
            totals[player] += likely * share * number
    for player in range(seats):  # what may have to be borrowed costs double
        totals[player] -= max(0.0, dues[player] - s.chests[player] - 4.0) * 0.5
        # Boats are worth something where they run out before the cards do.
        boats_left = s.boats[player]
        totals[player] += BOAT_WORTH * boats_left * max(0.0, 1.0 - boats_left / (TURNS_PER_CARD * turns))
    totals[seat] += hand_worth(s, seat)
    return totals


def fields_taken(s: FreibeuterState, seat: int) -> list[float]:
    """How likely each field has a boat at the end: cards run out, or boats do."""
    cards = len(s.sea_pile) + sum([card < FIELDS for hand in s.hands for card in hand])
    played = min(1.0, PLACING * min(min(s.boats) * len(s.boats), sum(s.boats)) / max(1, cards))
    rest = 1.0 - played
    taken = [played if edge else 1.0 - rest * rest for edge in OUTER]
    for card in s.hands[seat]:
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
    return min(SURE, likely + LAST) if EMPTY[need] == 1 else likely


def hand_worth(s: FreibeuterState, seat: int) -> float:
    """Dutchman cards are good in small numbers; sea cards keep the choice."""
    hand = s.hands[seat]
    dutchmen = sum([card >= FIELDS for card in hand])
    top = s.stack[-1]
    if isinstance(top, Draw) and top.to == seat and top.pile == DUTCHMAN:
        dutchmen += 1
    return DUTCHMAN_WORTH[min(dutchmen, len(DUTCHMAN_WORTH) - 1)] * (1.0 if s.sea_pile else 0.3)
