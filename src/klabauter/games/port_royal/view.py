"""What a seat may know (chapter 8).

``public`` is what lies on the table: of the discards only the top card, of coins only their number. ``known`` is what
anybody can remember: every discard, and so what the pile and the coins can be. Nobody knows more than another.
"""

from __future__ import annotations

from typing import Any

from klabauter.games.port_royal import state
from klabauter.games.port_royal.components import NO_CARD, SKULL, Components
from klabauter.games.port_royal.r2_coins import batches
from klabauter.games.port_royal.r6_persons import most_influence
from klabauter.games.port_royal.state import PortState
from klabauter.kernel.cells import top
from klabauter.kernel.move import Names


def public(s: PortState, f: Components, names: Names) -> dict[str, Any]:
    discard = s.at.discard
    return state.public(
        s,
        names,
        round=s.turn // s.at.seats + 1,
        last_round=most_influence(s) >= f.goal,
        goal=f.goal,
        top=f.cards[top(s.cells, discard)] if s.cells[discard] else None,
        shown=None if s.shown == NO_CARD else card_of(s.shown, f),
        harbour=[card_of(card, f) for card in s.harbour],
    )


def card_of(card: int, f: Components) -> dict[str, Any]:
    """A card in the harbour with what is printed on it; a skull instead of sabres is None."""
    if f.colour[card]:
        sabres = None if f.need[card] == SKULL else f.need[card]
        return {"id": f.cards[card], "coins": f.coins[card], "sabres": sabres}
    points = f.influence[card]
    return {"id": f.cards[card], "cost": f.cost[card], "influence": points, "sabres": f.sabres[card]}


def written(s: PortState, names: Names) -> dict[str, Any]:
    """8.1 Every discard was seen; 8.2 so the heap of unseen cards and each batch of older coins are known as heaps."""
    card = names["card"]
    older = [{"cards": [card[x] for x in cards], "coins": coins} for cards, coins in batches(s)]
    return state.written(s, names, batches=older)
