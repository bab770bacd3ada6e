"""Paired deals: the same luck for every seating."""

from __future__ import annotations

import pytest

import klabauter
from klabauter.bots import Ask, make
from klabauter.lab.deals import Cell, Interrupted, play_deal

JOLLY = "jolly-und-roger"


def cell(weaker: str = "random", stronger: str = "cabin-boy", seats: int = 2, game: str = JOLLY) -> Cell:
    return Cell(game, 1, seats, weaker, stronger, None, "test", "code")


@pytest.mark.parametrize(("game", "seats"), [(JOLLY, 2), ("port-royal", 3), ("port-royal", 4)])
def test_every_seating_of_a_deal_has_the_same_luck(game: str, seats: int) -> None:
    """Equal bots on every seat play the same game again and again, so all seatings share one victory."""
    for number in range(3):
        deal = play_deal(cell("random", "random", seats, game), number)
        assert len(deal.shares) == seats
        assert sum(deal.shares) == pytest.approx(1)


def test_the_stronger_one_takes_every_seat_once() -> None:
    """Each seating is another game, and a bot that never loses would win them all."""
    shares = [play_deal(cell("random", "captain", 4, "port-royal"), number).shares for number in range(4)]
    wins = [sum(by_seat) for by_seat in zip(*shares)]
    assert all(wins)
    assert sum(wins) > 12  # of 16; alike bots would win 4


def test_a_deal_depends_on_seed_and_number_alone() -> None:
    first, again = play_deal(cell(), 0), play_deal(cell(), 0)
    assert (first.cell, first.number, first.shares) == (again.cell, again.number, again.shares)
    many = [play_deal(cell("random", "random"), number).shares for number in range(8)]
    assert len(set(many)) > 1
    assert [play_deal(cell("random", "random")._replace(seed="x"), number).shares for number in range(8)] != many


def test_only_decisions_with_a_choice_are_timed() -> None:
    choices = {"random": 0, "cabin-boy": 0}
    steps = 0
    for seating in (["cabin-boy", "random"], ["random", "cabin-boy"]):
        table = klabauter.Table("freibeuter", 2, "test 0")
        bots = [make(level, f"test 0/seat {seat}") for seat, level in enumerate(seating)]
        while (seat := table.actor) is not None:
            moves = table.moves()
            steps += 1
            choices[seating[seat]] += len(moves) > 1
            table.submit(seat, bots[seat].decide(Ask(table.game, seat, table.view(seat), moves, [])))
    assert sum(choices.values()) < steps
    deal = play_deal(cell(game="freibeuter"), 0)
    assert {level: spent.decisions for level, spent in deal.times.items()} == choices
    assert all(0 < spent.quantile(0.5) <= spent.quantile(0.95) <= spent.longest for spent in deal.times.values())


def test_a_deal_can_be_given_up() -> None:
    asked = iter([False, False, True])
    with pytest.raises(Interrupted):
        play_deal(cell(), 0, lambda: next(asked))
