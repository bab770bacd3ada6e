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
from klabauter.kernel.cells import values_of
from klabauter.kernel.frame import NOBODY
from klabauter.kernel.move import Names


def public(s: JollyState, f: Components, names: Names) -> dict[str, Any]:
    return state.public(
        s,
        names,
        turn=min(s.turn + 1, f.turns),
        turns=f.turns,
        deck=s.cells[s.at.unseen] - f.away,
        away=f.away,
        flag=flag(s),
        ships=ships(s, f, names),
        captains=[f.captains - s.captain.count(seat) for seat in range(2)],
    )


def flag(s: JollyState) -> int | None:
    """2.6, 3.6 Before whom the flag stands; before nobody once the game is over."""
    for frame in s.pending:
        if isinstance(frame, NextTurn):
            return 1 - frame.owner
    return None


def ships(s: JollyState, f: Components, names: Names) -> list[dict[str, Any]]:
    captain, strength = s.captain, s.strength
    ship_id, card_id = names["ship"], names["card"]
    crews = [["parrot" if card >= PARROT else card_id[card] for card in crew] for crew in s.crews]
    return [
        {
            "id": ship_id[ship],
            "gold": f.ship_gold[ship],
            "captain": None if captain[ship] == NOBODY else captain[ship],
            "strength": [strength[ship], strength[SHIPS + ship]],
            "crews": [crews[ship], crews[SHIPS + ship]],
        }
        for ship in range(SHIPS)
    ]


def private(s: JollyState, seat: int, names: Names) -> dict[str, Any]:
    """8.1 The owner may look at his own parrots and into his own chest."""
    card = names["card"]
    own = [crew(s, seat * SHIPS + ship) for ship in range(SHIPS)]
    return state.private(s, seat, names, parrots=[[card[x - PARROT] for x in cards if x >= PARROT] for cards in own])


def crew(s: JollyState, here: int) -> list[int]:
    """The cards of a crew, the lowest first."""
    return values_of(s.cells, s.at.crews, here)
