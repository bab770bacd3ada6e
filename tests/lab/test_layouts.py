"""Observations know what their seat knows, and nothing else."""

from __future__ import annotations

from itertools import pairwise

import pytest

from klabauter.games import games, info, make
from klabauter.kernel.compat import i16, vec
from klabauter.kernel.frame import State
from klabauter.kernel.rng import Rng
from klabauter.lab.encoders import encoder
from klabauter.lab.layouts import layout
from klabauter.lab.observe import Layout

CASES = [(game, seats) for game in games() for seats in sorted({*info(game).seats, 3}) if seats <= info(game).seats[1]]


def fields(s: State) -> list[object]:
    return [getattr(s, name) for name in s.fields()]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_an_observation_is_a_function_of_the_view_alone(name: str, seats: int) -> None:
    """In every world the seat holds possible, the true one and others, it sees the same numbers and the same mask."""
    game, rng = make(name, seats), Rng(f"{name} {seats}")
    where = layout(game)
    writer, units = encoder(game, where), where.units()

    def straight(s: State, seat: int) -> list[float]:
        row = vec[i16]([0] * where.size)
        writer.write(s, seat, row, 0)
        return [int(number) / unit for number, unit in zip(row, units, strict=True)]

    others = 0
    for _ in range(2):
        s = game.initial()
        game.settle(s, rng)
        while (seat := game.actor(s)) >= 0:
            if rng.random() < 0.15:
                view = game.view(s, seat)
                assert {*view["known"]} == {part for part, _, _ in where.parts[2:]}  # nothing known is left out
                seen = where.observe(view)
                assert straight(s, seat) == pytest.approx(seen)
                world = game.sample(view, rng)
                others += fields(world) != fields(s)
                assert where.observe(game.view(world, seat)) == seen
                assert straight(world, seat) == pytest.approx(seen)
                assert game.options(world) == game.options(s)
            moves = game.options(s)
            game.step(s, moves[int(rng.random() * len(moves))], rng)
    assert others or not game.secrets


def test_a_layout_describes_every_number(subtests: pytest.Subtests) -> None:
    for name, seats in CASES:
        with subtests.test(name, seats=seats):
            where = layout(make(name, seats))
            described = where.describe()
            assert [at for _, at, _, _ in described] == [0, *[at + size for _, at, size, _ in described[:-1]]]
            assert described[-1][1] + described[-1][2] == where.size
            assert all([meaning for _, _, _, meaning in described])


def test_different_views_are_different_observations() -> None:
    game, rng = make("freibeuter", 3), Rng(1)
    where, s, seen = Layout(game, dict([(name, part) for name, _, part in layout(game).parts][2:])), game.initial(), []
    game.settle(s, rng)
    while game.actor(s) >= 0:
        seen.append(where.observe(game.view(s, 0)))
        moves = game.options(s)
        game.step(s, moves[0], rng)
    assert all([before != after for before, after in pairwise(seen)])
