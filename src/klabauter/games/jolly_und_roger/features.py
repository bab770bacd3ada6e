"""What a player looks at: how a position stands for a seat, in gold. Search may call this in worlds it has sampled."""

from __future__ import annotations

from klabauter.games.jolly_und_roger.figures import NO_SHIP, PARROT, SHIPS, Figures
from klabauter.games.jolly_und_roger.state import JollyState
from klabauter.kernel.frame import NOBODY

KRAKEN_WORTH = 2.0
SKELETON_WORTH = 2.5
LEAD_WORTH = 0.35  # of a strength point ahead at a ship of average gold


def evaluate(s: JollyState, f: Figures, seat: int) -> float:
    """Expected lead of the seat in gold at the end, as a careful player would guess it."""
    left = 1.0 - s.turn / f.turns  # how much of the game is still to come
    lead = float(s.gold[seat] - s.gold[1 - seat])
    for ship in range(SHIPS):
        gap = s.strength[seat * SHIPS + ship] - s.strength[(1 - seat) * SHIPS + ship]
        gold = f.ship_gold[ship]
        # A captain keeps his ship the surer, the greater the lead and the fewer the cards to come.
        holds = 1.0 if s.captain[ship] == seat else -1.0 if s.captain[ship] != NOBODY else 0.0
        sure = min(1.0, abs(gap) / (1.0 + 10.0 * left))
        lead += gold * holds * (1.0 - left * (1.0 - sure))
        # Plunder to come: gold of this colour still unseen goes mostly to whoever holds the ship.
        plunder = sum([f.strength[card] for card in s.unseen if f.colour[card] == ship])
        lead += 0.15 * plunder * holds * sure
        lead += LEAD_WORTH * max(-6, min(6, gap)) * gold / 9.0
    if s.sets:
        chooser = s.stack[-1].seat
        mine = [_worth(f, s, seat, cards) for cards in s.sets]
        theirs = [_worth(f, s, 1 - seat, cards) for cards in s.sets]
        splits = [mine[0] - theirs[1], mine[1] - theirs[0]]
        lead += max(splits) if chooser == seat else min(splits)
    else:
        lead += _worth(f, s, seat, s.hands[seat]) - _worth(f, s, 1 - seat, s.hands[1 - seat])
    return lead


def _worth(f: Figures, s: JollyState, seat: int, cards: tuple[int, ...]) -> float:
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
