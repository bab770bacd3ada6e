"""What a player looks at: how a position stands for a seat, in gold. Search may call this in worlds it has sampled."""

from __future__ import annotations

from klabauter.games.jolly_und_roger.components import NO_SHIP, PARROT, SHIPS, Components
from klabauter.games.jolly_und_roger.state import JollyState
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
    return 1.0 - s.turn / f.turns


def traits(s: JollyState, f: Components, viewer: int) -> list[list[float]]:
    """Gold, ships held, plunder to come, strength ahead, cards to be played; nothing is anybody's secret."""
    left = 1.0 - s.turn / f.turns
    rows = [[float(s.gold[seat]), 0.0, 0.0, 0.0, 0.0] for seat in (0, 1)]
    for ship in range(SHIPS):
        gap = s.strength[ship] - s.strength[SHIPS + ship]
        gold = f.ship_gold[ship]
        rows[0][3] += LEAD_WORTH * max(-6, min(6, gap)) * gold / 9.0
        captain = s.captain[ship]
        if captain != NOBODY:
            # A captain keeps his ship the surer, the greater the lead and the fewer the cards to come.
            sure = min(1.0, abs(gap) / (1.0 + 10.0 * left))
            rows[captain][1] += gold * (1.0 - left * (1.0 - sure))
            # Gold of this colour still unseen goes mostly to the one who holds the ship.
            rows[captain][2] += 0.15 * sum([f.strength[card] for card in s.unseen if f.colour[card] == ship]) * sure
    if s.sets:
        chooser = s.stack[-1].seat
        first, second = s.sets
        here = _worth(f, s, chooser, first) - _worth(f, s, 1 - chooser, second)
        there = _worth(f, s, chooser, second) - _worth(f, s, 1 - chooser, first)
        rows[chooser][4] = max(here, there)
    else:
        for seat in (0, 1):
            rows[seat][4] = _worth(f, s, seat, s.hands[seat])
    return rows


def _worth(f: Components, s: JollyState, seat: int, cards: tuple[int, ...]) -> float:
    """What a set of cards still to be played is worth to a seat."""
    worth = 0.0
    for card in cards:
        ship = f.colour[card]
        if ship != NO_SHIP:
            here = s.strength[seat * SHIPS + ship]
            there = s.strength[(1 - seat) * SHIPS + ship]
            strength = f.strength[card]
            swing = here <= there < here + strength
            boards = float(strength) if s.captain[ship] == seat else 0.0
            worth += max(boards, 0.3 * strength + (0.6 * f.ship_gold[ship] if swing else 0.0))
        elif card == f.kraken:
            worth += KRAKEN_WORTH
        elif card == f.skeleton:
            worth += SKELETON_WORTH
        else:
            own = [c for ship in range(SHIPS) for c in s.crews[seat * SHIPS + ship]]
            worth += max(1.0, sum([f.strength[c - PARROT] - 1 for c in own if c >= PARROT]) * 0.8)
    return worth
