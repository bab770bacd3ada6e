"""What a seat may know (chapter 8).

``public`` is what lies on the table, with parrots as backs. ``private`` is what the owner may look at: his parrots and
his chest. ``known`` is what anybody can remember, since every card lay open once: which parrot is which, what went into
the chests and out of the game, and so what is still unseen (8.1). So it is all that a position has; deck and box stay
one heap, which nobody can tell apart (8.2).
"""

from __future__ import annotations

from typing import Any

from klabauter.games.jolly_und_roger import state
from klabauter.games.jolly_und_roger.components import PARROT, SHIPS, Components
from klabauter.games.jolly_und_roger.r3_turn import NextTurn
from klabauter.games.jolly_und_roger.state import JollyState
from klabauter.kernel.frame import NOBODY
from klabauter.kernel.move import Names


def public(s: JollyState, f: Components, names: Names) -> dict[str, Any]:
    return state.public(
        s,
        names,
        turn=min(s.turn + 1, f.turns),
        turns=f.turns,
        deck=len(s.unseen) - f.away,
        away=f.away,
        flag=flag(s),
        ships=[ship_of(s, f, ship, names) for ship in range(SHIPS)],
        captains=[f.captains - s.captain.count(seat) for seat in range(2)],
    )


def flag(s: JollyState) -> int | None:
    """2.6, 3.6 Before whom the flag stands; before nobody once the game is over."""
    for frame in s.stack:
        if isinstance(frame, NextTurn):
            return 1 - frame.owner
    return None


def ship_of(s: JollyState, f: Components, ship: int, names: Names) -> dict[str, Any]:
    captain = s.captain[ship]
    return {
        "id": names["ship"][ship],
        "gold": f.ship_gold[ship],
        "captain": None if captain == NOBODY else captain,
        "strength": [s.strength[ship], s.strength[SHIPS + ship]],
        "crews": [
            ["parrot" if card >= PARROT else names["card"][card] for card in s.crews[seat * SHIPS + ship]]
            for seat in range(2)
        ],
    }


def private(s: JollyState, seat: int, names: Names) -> dict[str, Any]:
    """8.1 The owner may look at his own parrots and into his own chest."""
    card = names["card"]
    own = s.crews[seat * SHIPS : (seat + 1) * SHIPS]
    return state.private(s, seat, names, parrots=[[card[x - PARROT] for x in crew if x >= PARROT] for crew in own])
