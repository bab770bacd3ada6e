"""What a player looks at: how a position stands for a seat, in gold. Search may call this in worlds it has sampled."""

from __future__ import annotations

from klabauter.games.jolly_und_roger.components import NO_SHIP, PARROT, SHIPS, Components
from klabauter.games.jolly_und_roger.state import JollyState
from klabauter.kernel.cells import OWNERS
from klabauter.kernel.compat import i64
from klabauter.kernel.frame import NOBODY

KRAKEN_WORTH = 2.0
SKELETON_WORTH = 2.5
LEAD_WORTH = 0.35  # of a strength point ahead at a ship of average gold


def evaluate(s: JollyState, f: Components, seat: int) -> float:
    """Expected lead of the seat in gold at the end, as a careful player would guess it."""
    mine, theirs = traits(s, f, seat)
    lead = sum(mine, 0.0) - sum(theirs, 0.0)
    return lead if seat == 0 else -lead


def left(s: JollyState, f: Components) -> float:
    return 1.0 - float(s.turn) / float(f.turns)


def traits(s: JollyState, f: Components, viewer: int) -> list[list[float]]:
    """Gold, ships held, plunder to come, strength ahead, cards to be played; nothing is anybody's secret."""
    still = left(s, f)
    cells, at = s.cells, s.at
    rows = [[float(cells[at.gold + seat]), 0.0, 0.0, 0.0, 0.0] for seat in (0, 1)]
    for ship in range(SHIPS):
        gap = cells[at.strength + ship] - cells[at.strength + SHIPS + ship]
        gold = float(f.ship_gold[ship])
        captain = cells[at.captain + ship]
        rows[0][3] += LEAD_WORTH * float(max(-6, min(6, gap))) * gold / 9.0
        if captain != NOBODY:
            # A captain keeps his ship the surer, the greater the lead and the fewer the cards to come.
            sure = min(1.0, float(gap if gap > 0 else -gap) / (1.0 + 10.0 * still))
            rows[captain][1] += gold * (1.0 - still * (1.0 - sure))
            # Gold of this colour still unseen goes mostly to the one who holds the ship.
            to_come: i64 = 0
            for card in range(at.unseen + 1, at.unseen + 1 + cells[at.unseen]):
                if f.colour[cells[card]] == ship:
                    to_come += f.strength[cells[card]]
            rows[captain][2] += 0.15 * float(to_come) * sure
    if cells[at.sets]:
        chooser = s.top().seat
        first, second = at.sets, at.sets + at.sets_step
        here = _worth(f, s, chooser, first) - _worth(f, s, 1 - chooser, second)
        there = _worth(f, s, chooser, second) - _worth(f, s, 1 - chooser, first)
        rows[chooser][4] = max(here, there)
    else:
        for seat in range(2):
            rows[seat][4] = _worth(f, s, seat, at.hands + seat * at.hands_step)
    return rows


def _worth(f: Components, s: JollyState, seat: i64, cards: i64) -> float:
    """What a pile of cards still to be played is worth to a seat."""
    cells, at = s.cells, s.at
    worth = 0.0
    for number in range(cards + 1, cards + 1 + cells[cards]):
        card = cells[number]
        ship = f.colour[card]
        if ship != NO_SHIP:
            here = cells[at.strength + seat * SHIPS + ship]
            there = cells[at.strength + (1 - seat) * SHIPS + ship]
            strength = f.strength[card]
            swing = here <= there < here + strength
            boards = float(strength) if cells[at.captain + ship] == seat else 0.0
            worth += max(boards, 0.3 * float(strength) + (0.6 * float(f.ship_gold[ship]) if swing else 0.0))
        elif card == f.kraken:
            worth += KRAKEN_WORTH
        elif card == f.skeleton:
            worth += SKELETON_WORTH
        else:
            worth += max(1.0, _hidden(f, s, seat) * 0.8)
    return worth


def _hidden(f: Components, s: JollyState, seat: i64) -> float:
    """Strength that the parrots of a seat hide."""
    cells, at = s.cells, s.at
    hidden: i64 = 0
    for number in range(at.crews + 1, at.crews + 1 + cells[at.crews]):
        card = cells[number] // OWNERS
        if card >= PARROT and cells[number] % OWNERS // SHIPS == seat:
            hidden += f.strength[card - PARROT] - 1
    return float(hidden)
