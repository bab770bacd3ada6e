"""Games: their settings, and steps without log and record."""

from __future__ import annotations

import math

import pytest

import klabauter
from klabauter.games import games, info, make
from klabauter.kernel.errors import BadOption, BadVersion
from klabauter.kernel.frame import NATURE, NOBODY
from klabauter.kernel.game import Option, ranks, shares
from klabauter.kernel.rng import Rng


def test_options_are_chosen_by_value_or_by_its_text() -> None:
    option = Option("pile", (21, 22, True, "long"), 21, "1.1")
    assert option.chosen("22") == 22
    assert option.chosen(True) is True
    assert option.chosen("LONG") == "long"
    with pytest.raises(BadOption, match="21, 22, True, long"):
        option.chosen(23)


def test_a_setting_of_an_unknown_rules_version_is_refused() -> None:
    with pytest.raises(BadVersion, match="knows 1"):
        klabauter.engine("jolly-und-roger", version=2)


def test_the_same_choice_gives_the_same_game_object() -> None:
    assert klabauter.engine("jolly-und-roger") is klabauter.engine("jolly-und-roger", 2, {"mode": "pro"})


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
    game.settle(s, Rng(1))
    assert game.actor(s) == 0


def test_a_playout_ends_every_game_and_counts_decisions() -> None:
    for name in games():
        game = klabauter.engine(name)
        s = game.initial()
        steps = game.playout(game.copy(s), Rng(1))
        assert steps > 10
        assert game.playout(s, Rng(1)) == steps
        assert game.actor(s) == NOBODY
        assert game.playout(s, Rng(1)) == 0


def test_steps_by_hand_are_the_playout() -> None:
    game = klabauter.engine("jolly-und-roger")
    one, two = game.initial(), game.initial()
    rng = Rng(7)
    game.settle(one, rng)
    while game.actor(one) >= 0:
        moves = game.options(one)
        game.step(one, rng.choice(moves), rng)
    game.playout(two, Rng(7))
    assert game.position(one) == game.position(two)


def test_ranks_share_and_skip() -> None:
    assert ranks([(3, 1), (5, 0), (3, 1), (3, 2)]) == [3, 1, 3, 2]


def test_the_former_name_of_the_components_works_with_a_warning() -> None:
    setting = make("port-royal").setting
    with pytest.warns(DeprecationWarning, match="components"):
        assert setting.figures == setting.components


EVERY = [(name, seats) for name in games() for seats in range(info(name).seats[0], info(name).seats[1] + 1)]


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_playing_by_number_is_playing_by_moves(name: str, seats: int) -> None:
    game = make(name, seats)
    choose, one, two = Rng(f"choose {name}"), Rng(seats), Rng(seats)
    by_move, by_number = game.initial(), game.initial()
    game.settle(by_move, one)
    game.settle(by_number, two)
    while count := game.ask(by_number):
        options = game.options(by_move)
        assert len(options) == count
        number = choose.below(count)
        game.step(by_move, options[number], one)
        game.answer(by_number, number, two)
    assert game.actor(by_move) == game.actor(by_number) == NOBODY
    assert game.position(by_move) == game.position(by_number)
    with pytest.raises(IndexError):
        game.answer(by_number, 0, two)


@pytest.mark.parametrize(("name", "seats"), EVERY)
def test_judging_a_position_changes_nothing_and_agrees_with_the_standings(name: str, seats: int) -> None:
    game = make(name, seats)
    rng = Rng(f"judge {name} {seats}")
    for _ in range(3):
        s = game.initial()
        game.settle(s, rng)
        while game.actor(s) >= 0:
            before = game.position(s)
            assert 0.0 <= game.left(s) <= 1.0
            for seat in range(seats):
                rows = game.traits(s, seat)
                assert [len(row) for row in rows] == [len(rows[0])] * seats
                assert math.isfinite(game.evaluate(s, seat))
            assert game.position(s) == before
            assert game.shares(s) == pytest.approx(shares(game.standings(s)))
            game.step(s, rng.choice(game.options(s)), rng)
        assert game.shares(s) == shares(game.standings(s))
        assert sum(game.shares(s)) == pytest.approx(1.0)
