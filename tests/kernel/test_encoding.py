"""Observations straight from the state: what each game's instructions write is what the view gives."""

from __future__ import annotations

import pytest

from klabauter.games import games, info, make
from klabauter.kernel.compat import i16, vec
from klabauter.kernel.rng import Rng
from klabauter.lab.encoders import encoder
from klabauter.lab.layouts import layout

GAMES = [(name, seats) for name in games() for seats in range(info(name).seats[0], info(name).seats[1] + 1)]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_an_observation_is_that_of_the_view(name: str, seats: int) -> None:
    game = make(name, seats)
    where = layout(game)
    writer, units = encoder(game, where), where.units()
    rng = Rng(f"{name} {seats}")
    compared = 0
    for _ in range(2):
        s = game.initial()
        game.settle(s, rng)
        while game.actor(s) >= 0:
            if rng.below(4) == 0:
                for seat in range(seats):
                    row = vec[i16]([0] * where.size)
                    writer.write(s, seat, row, 0)
                    wanted = where.observe(game.view(s, seat))
                    found = [int(row[place]) / units[place] for place in range(where.size)]
                    assert max([abs(one - two) for one, two in zip(found, wanted, strict=True)]) < 1e-9
                    compared += 1
            game.step(s, rng.choice(game.options(s)), rng)
    assert compared > 10
