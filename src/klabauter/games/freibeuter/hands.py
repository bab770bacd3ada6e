"""A hand of cards as one number, since hands change with every turn and a shift of bits is cheaper than a new tuple.

Six bits for each card hold its number and 1 more; the lowest card is in the lowest bits, so equal hands are equal
numbers, sea cards come first, and no card is 0.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from klabauter.games.freibeuter.components import FIELDS, LINES

BITS: Final = 6
CARD: Final = (1 << BITS) - 1
assert FIELDS + LINES <= CARD


def hand_of(cards: Iterable[int]) -> int:
    hand = 0
    for card in sorted(cards, reverse=True):
        hand = hand << BITS | (card + 1)
    return hand


def cards_of(hand: int) -> tuple[int, ...]:
    """The cards, sorted."""
    cards: list[int] = []
    while hand:
        cards.append((hand & CARD) - 1)
        hand >>= BITS
    return tuple(cards)


def size(hand: int) -> int:
    """How many cards there are."""
    count = 0
    while hand:
        count += 1
        hand >>= BITS
    return count


def sea_cards(hand: int) -> int:
    """How many of them are sea cards; their backs differ from the Dutchman's, so everybody sees it."""
    count = 0
    while 0 < hand & CARD <= FIELDS:
        count += 1
        hand >>= BITS
    return count


def lowest(hand: int) -> int:
    """The first card, -1 if there is none. It is a sea card if the hand has one."""
    return (hand & CARD) - 1


def with_card(hand: int, card: int) -> int:
    at = 0
    while 0 < hand >> at & CARD <= card:
        at += BITS
    higher = hand >> at
    return (higher << BITS | (card + 1)) << at | (hand ^ higher << at)


def without(hand: int, card: int) -> int:
    at = 0
    while hand >> at & CARD != card + 1:
        at += BITS
        assert hand >> at, "the card is not in the hand"
    higher = hand >> at
    return higher >> BITS << at | (hand ^ higher << at)
