"""The fast layer: a game object without log and record."""

from __future__ import annotations

import random

import klabauter
from klabauter.games import games
from klabauter.kernel.frame import NATURE, NOBODY


def test_luck_can_be_decided_by_hand_or_by_a_generator() -> None:
    game = klabauter.engine("jolly-und-roger", options={"start": 0})
    s = game.initial()
    assert game.actor(s) == NATURE
    assert [str(move) for move, _ in game.outcomes(s)] == ["start seat-0"]
    game.apply(s, game.outcomes(s)[0][0])
    chances = {str(move): weight for move, weight in game.outcomes(s)}
    assert chances["draw green-1"] == 4
    assert chances["draw red-5"] == 1
    assert sum(chances.values()) == 50
    game.settle(s, random.Random(1))
    assert game.actor(s) == 0


def test_a_playout_ends_every_game_and_counts_decisions() -> None:
    for name in games():
        game = klabauter.engine(name)
        s = game.initial()
        steps = game.playout(game.copy(s), random.Random(1))
        assert steps > 10
        assert game.playout(s, random.Random(1)) == steps
        assert game.actor(s) == NOBODY
        assert game.playout(s, random.Random(1)) == 0


def test_steps_by_hand_are_the_playout() -> None:
    game = klabauter.engine("jolly-und-roger")
    one, two = game.initial(), game.initial()
    rng = random.Random(7)
    game.settle(one, rng)
    while game.actor(one) >= 0:
        moves = game.options(one)
        game.step(one, moves[int(rng.random() * len(moves))], rng)
    game.playout(two, random.Random(7))
    assert game.position(one) == game.position(two)
