"""A hand as one number is the sorted cards, whatever is added and taken."""

from __future__ import annotations

import random

import pytest

from klabauter.games.freibeuter.components import FIELDS, LINES
from klabauter.games.freibeuter.hands import cards_of, hand_of, lowest, sea_cards, size, with_card, without


@pytest.mark.parametrize("seed", range(20))
def test_cards_come_and_go(seed: int) -> None:
    rng = random.Random(seed)
    cards: list[int] = []
    hand = hand_of(cards)
    for _ in range(60):
        if cards and rng.random() < 0.4:
            card = cards.pop(rng.randrange(len(cards)))
            hand = without(hand, card)
        else:
            card = rng.choice((0, FIELDS - 1, FIELDS, FIELDS + LINES - 1, rng.randrange(FIELDS + LINES)))
            cards.append(card)
            hand = with_card(hand, card)
        assert cards_of(hand) == tuple(sorted(cards))
        assert hand == hand_of(cards)
        assert size(hand) == len(cards)
        assert sea_cards(hand) == sum([card < FIELDS for card in cards])
        assert lowest(hand) == min(cards, default=-1)


def test_a_card_that_is_not_there_cannot_go() -> None:
    for hand in ((), (3,), (1, 3, FIELDS)):
        with pytest.raises(AssertionError):
            without(hand_of(hand), 2)
