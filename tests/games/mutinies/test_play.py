"""Whole games: options against refusals, worlds against truth, bots against one another."""

from __future__ import annotations

import pytest

import klabauter
from klabauter.bots import Ask
from klabauter.bots import make as make_bot
from klabauter.kernel.frame import NATURE
from klabauter.kernel.rng import Rng


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_move_is_an_option_or_refused(seats: int) -> None:
    game = klabauter.engine("mutinies", seats)
    wanted = game.inventory()
    for seed in range(2):  # the law of refusals asks the same of every game
        rng = Rng(seed)
        s = game.initial()
        game.settle(s, rng)
        while (seat := game.actor(s)) >= 0:
            top = s.top()
            options = list(game.options(s))
            assert game.census(s) == wanted
            for move in game.lexicon.moves.values():
                assert (move in options) == (top.why_not(s, move) is None), (top, move)
            for move in options:
                assert all(cost > 0 for cost in top.cost(s, move).values())
            assert len(options) == len(set(options))
            assert seat in range(seats)
            game.step(s, rng.choice(options), rng)


@pytest.mark.parametrize("seats", [2, 4])
def test_worlds_fit_views_at_every_moment(seats: int) -> None:
    game = klabauter.engine("mutinies", seats)
    rng = Rng(seats)
    differ = 0
    for _ in range(2):
        s = game.initial()
        while game.actor(s) != -3:
            for seat in (rng.below(seats), None):
                view = game.view(s, seat)
                world = game.sample(view, rng)
                assert game.view(world, seat) == view
                differ += [str(getattr(world, name)) for name in s.fields()] != [
                    str(getattr(s, name)) for name in s.fields()
                ]
            moves = [move for move, _ in game.outcomes(s)] if game.actor(s) == NATURE else list(game.options(s))
            game.apply(s, rng.choice(moves))
        view = game.view(s, 0)
        assert game.view(game.sample(view, rng), 0) == view
    assert differ > 100


def test_greedy_bots_finish_in_every_variant() -> None:
    for seats, options in ((2, {"henchman-wheel": "defends"}), (3, {"card-texts": "ignored"}), (4, {"storm": "both"})):
        table = klabauter.Table("mutinies", seats=seats, seed="variants", options=options)
        bots = [make_bot("greedy", f"seat {seat}") for seat in range(seats)]
        while not table.over:
            seat = table.actor
            assert seat is not None
            table.submit(seat, bots[seat].decide(Ask(table.game, seat, table.view(seat), table.moves(), [])))
        assert max([line.score for line in table.standings()]) > 20
