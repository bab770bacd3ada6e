"""What a seat may know (chapter 8).

``public`` is what lies on the table: of the discards only the top card, of coins only their number. ``known`` is what
anybody can remember: every discard, and so what the pile and the coins can be. Nobody knows more than another.
"""

from __future__ import annotations

from typing import Any

from klabauter.games.port_royal.figures import SKULL, Figures
from klabauter.games.port_royal.state import NO_CARD, PortState


def ids(cards: tuple[int, ...], f: Figures) -> list[str]:
    names = f.cards
    return [names[card] for card in cards]


def public(s: PortState, f: Figures) -> dict[str, Any]:
    seats = len(s.purse)
    return {
        "round": s.turn // seats + 1,
        "starter": s.starter,
        "active": s.active,
        "last-round": max(s.influence) >= f.goal,
        "goal": f.goal,
        "pile": s.deck,
        "discard": len(s.discard),
        "top": f.cards[s.discard[-1]] if s.discard else None,
        "shown": None if s.shown == NO_CARD else card_of(s.shown, f),
        "harbour": [card_of(card, f) for card in s.harbour],
        "picks": s.picks,
        "players": [
            {
                "coins": s.purse[seat],
                "influence": s.influence[seat],
                "sabres": s.sabres[seat],
                "persons": ids(s.people[seat], f),
                "ships": ids(s.ships[seat], f),
            }
            for seat in range(seats)
        ],
    }


def card_of(card: int, f: Figures) -> dict[str, Any]:
    """A card in the harbour with what is printed on it; a skull instead of sabres is None."""
    if f.colour[card] >= 0:
        return {
            "id": f.cards[card],
            "coins": f.coins[card],
            "sabres": None if f.need[card] == SKULL else f.need[card],
        }
    return {
        "id": f.cards[card],
        "cost": f.cost[card],
        "influence": f.influence[card],
        "sabres": f.sabres[card],
    }


def known(s: PortState, f: Figures) -> dict[str, Any]:
    """8.1 Every discard was seen; 8.2 so the heap of unseen cards and each batch of older coins are known as heaps."""
    return {
        "starter": s.starter,
        "turn": s.turn,
        "picks": s.picks,
        "taken": s.taken,
        "idle": s.idle,
        "dry": s.dry,
        "discovered": s.discovered,
        "shown": None if s.shown == NO_CARD else f.cards[s.shown],
        "spent": s.spent,
        "harbour": ids(s.harbour, f),
        "discard": ids(tuple(s.discard), f),
        "unseen": ids(tuple(s.unseen), f),
        "purses": s.purse[:],
        "batches": [
            {"cards": ids(cards, f), "coins": list(coins)}
            for cards, coins in zip(s.batches, s.batch_coins, strict=True)
        ],
        "persons": [ids(people, f) for people in s.people],
        "ships": [ids(ships, f) for ships in s.ships],
    }
