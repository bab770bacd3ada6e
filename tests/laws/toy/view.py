"""What a seat may know: the open table, its own cards, and what follows from all it has seen."""

from __future__ import annotations

from typing import Any

from klabauter.kernel.move import Names
from tests.laws.toy.figures import NO_CARD, UP, Figures
from tests.laws.toy.state import ToyState


def ids(cards: tuple[int, ...] | list[int], names: Names) -> list[str]:
    card = names["card"]
    return [card[c] for c in cards]


def public(s: ToyState, f: Figures, names: Names) -> dict[str, Any]:
    return {
        "round": s.round + 1,
        "starter": s.starter,
        "deck": len(s.unseen),
        "buried_by": list(s.buried_by),
        "hands": [len(hand) for hand in s.hands],
        "laid": [
            None if card == NO_CARD else "back" if card < UP else names["card"][card - UP] for card in s.laid
        ],
        "holds": [ids(hold, names) for hold in s.holds],
        "coins": list(s.coins),
        "bank": f.coins * len(s.coins) - sum(s.coins),
        "gone": ids(s.gone, names),
    }  # fmt: skip


def private(s: ToyState, seat: int, names: Names) -> dict[str, Any]:
    """2.1, 3.4 The own hand and the own card face down."""
    card = s.laid[seat]
    return {"hand": ids(s.hands[seat], names), "laid": names["card"][card] if NO_CARD < card < UP else None}


def known(s: ToyState, seat: int | None, names: Names) -> dict[str, Any]:
    """3.3 Which cards the seat buried, and which cards it cannot place."""
    unplaced = list(s.unseen)
    for other in range(len(s.hands)):
        if other != seat:
            unplaced += s.hands[other]
            if NO_CARD < s.laid[other] < UP:
                unplaced.append(s.laid[other])
    bottom: list[str | None] = []
    for card, by in zip(s.bottom, s.buried_by):
        bottom.append(names["card"][card] if by == seat else None)
        if by != seat:
            unplaced.append(card)
    return {"bottom": bottom, "unplaced": ids(sorted(unplaced), names)}
