"""Observations straight from the state: what each game's instructions write is what the view gives."""

from __future__ import annotations

import pytest

from klabauter.games import games, info, make
from klabauter.kernel.compat import i16, i64, vec
from klabauter.kernel.encoding import MOST, NOWHERE, Bits, Entry, Lookup, Numbers, Ones, Op, Pieces, Values
from klabauter.kernel.rng import Rng
from klabauter.lab.encoders import encoder
from klabauter.lab.layouts import layout
from klabauter.lab.observe import FromView

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


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_no_observation_needs_a_view(name: str, seats: int) -> None:
    game = make(name, seats)
    where = layout(game)
    assert not [op for op in encoder(game, where).program.ops if isinstance(op, FromView)]


def added(op: Op, cells: list[int], viewer: int, size: int = 4) -> list[int]:
    """What an instruction adds to a row."""
    row = vec[i16]([0] * size)
    op.add(make("jolly-und-roger").initial(), vec[i64](cells), vec[i64]([]), row, 0, viewer)
    return [int(number) for number in row]


def test_what_a_viewer_does_not_know_has_no_place() -> None:
    """Seat 0 knows it, seat 1 does not: nothing is written for seat 1, not even before the row."""
    known = [1, NOWHERE]
    table = Lookup(0, [[0, 1, 2], [0, 1, 2]])
    for op, cells, wanted in (
        (Numbers([Entry(0, known)], True), [7], [0, 7, 0, 0]),
        (Ones([Entry(0, known, table)], True), [2], [0, 0, 0, 1]),
        (Bits([Entry(0, known, table)], True), [0b101], [0, 1, 0, 1]),
        (Pieces([Entry(0, known, table)]), [2, 0, 0], [0, 2, 0, 0]),
        (Values([Entry(0, known, width=1)]), [2, 5, 6], [0, 5, 6, 0]),
    ):
        assert added(op, cells, 0) == wanted
        assert added(op, cells, 1) == [0] * 4


def test_numbers_are_counted_from_the_first_and_end_at_the_greatest() -> None:
    assert added(Numbers([Entry(0, [2], more=1)], True), [4], 0) == [0, 0, 5, 0]
    assert added(Numbers([Entry(0, [2], sign=-1), Entry(1, [2])], True), [1, 4], 0) == [0, 0, 3, 0]
    assert added(Numbers([Entry(0, [0])], True), [100_000], 0) == [MOST, 0, 0, 0]
    assert added(Values([Entry(0, [0], more=1, width=2)]), [2, 4, 5], 0) == [5, 0, 6, 0]


def test_more_pieces_than_there_are_places_for_are_refused() -> None:
    table = Lookup(0, [[0]])
    for op in (Values([Entry(0, [0], length=1)]), Pieces([Entry(0, [0], table, length=1)])):
        with pytest.raises(ValueError, match="2 of at most 1"):
            added(op, [2, 0, 0], 0)
