"""The truth of one moment of Sunken Prizes."""

from __future__ import annotations

from typing import Any

from klabauter.kernel.frame import Frame, State


class ToyState(State):
    __slots__ = ("bottom", "buried_by", "coins", "gone", "hands", "holds", "laid", "round", "starter", "unseen")

    def __init__(
        self,
        stack: list[Frame[Any]],
        round: int,
        starter: int,
        unseen: list[int],
        bottom: tuple[int, ...],
        buried_by: tuple[int, ...],
        hands: list[tuple[int, ...]],
        laid: list[int],
        holds: list[tuple[int, ...]],
        coins: list[int],
        gone: tuple[int, ...],
    ) -> None:
        self.stack = stack
        self.round = round  # counted from 0
        self.starter = starter
        self.unseen = unseen  # the deck without the buried cards: a heap, nobody knows its order; sorted
        self.bottom = bottom  # the buried cards below it, the upper ones first
        self.buried_by = buried_by  # who put each of them there and so knows it (3.3)
        self.hands = hands  # sorted
        self.laid = laid  # the card before each seat: NO_CARD, a card face down, or card + UP
        self.holds = holds
        self.coins = coins
        self.gone = gone

    def fields(self) -> tuple[str, ...]:
        return (
            "stack", "round", "starter", "unseen", "bottom", "buried_by", "hands", "laid", "holds", "coins", "gone",
        )  # fmt: skip

    def copy(self) -> ToyState:
        return ToyState(
            self.stack[:], self.round, self.starter, self.unseen[:], self.bottom, self.buried_by, self.hands[:],
            self.laid[:], self.holds[:], self.coins[:], self.gone,
        )  # fmt: skip


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]
