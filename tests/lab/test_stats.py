"""Small statistics: known values, and intervals that hold what they promise."""

from __future__ import annotations

import random

import pytest

from klabauter.lab.stats import interval, mean_interval, spread, student


def test_wilsons_interval() -> None:
    low, high = interval(50, 100)
    assert low == pytest.approx(0.4038, abs=1e-4)
    assert high == pytest.approx(0.5962, abs=1e-4)
    assert interval(0, 0) == (0.0, 1.0)
    assert interval(0, 10)[0] == 0.0
    assert interval(10, 10)[1] == 1.0


def test_spread() -> None:
    assert spread(list(range(1, 12))) == {"min": 1, "p10": 2, "median": 6, "p90": 10, "max": 11, "mean": 6}
    assert spread([4])["p90"] == 4


@pytest.mark.parametrize(
    ("degrees", "alpha", "value"),  # from printed tables of Student's distribution
    [
        (5, 0.05, 2.571),
        (10, 0.05, 2.228),
        (24, 0.05, 2.064),
        (24, 0.005, 3.091),
        (100, 0.01, 2.626),
        (9999, 0.05, 1.960),
    ],
)
def test_students_distribution(degrees: int, alpha: float, value: float) -> None:
    assert student(degrees, alpha) == pytest.approx(value, abs=0.002)


def test_the_interval_of_a_mean() -> None:
    """Ten deals, 0.5 and 1 in turn, and the added 0 and 1: mean 8.5 / 12, deviation 0.33428, t(11) = 2.201."""
    low, high = mean_interval([0.5, 1.0] * 5)
    assert low == pytest.approx(8.5 / 12 - 2.201 * 0.33428 / 12**0.5, abs=2e-4)
    assert high == pytest.approx(8.5 / 12 + 2.201 * 0.33428 / 12**0.5, abs=2e-4)
    assert mean_interval([0.5, 1.0] * 5, 0.01)[0] < low


def test_few_numbers_are_never_certain() -> None:
    assert mean_interval([]) == mean_interval([1.0]) == (0.0, 1.0)
    assert mean_interval([1.0] * 25)[0] < 0.9
    assert mean_interval([0.0] * 25)[1] > 0.1


@pytest.mark.parametrize(("chance", "seats"), [(0.6, 2), (0.95, 2), (0.325, 4), (0.6, 4)])
def test_the_interval_of_a_mean_holds_what_it_promises(chance: float, seats: int) -> None:
    """Games of a deal that go together: the luck of the deal shifts all their chances."""
    dice = random.Random(f"{chance} {seats}")
    inside = 0
    for _ in range(400):
        deals = []
        for _ in range(30):
            here = chance + (1 - chance) * chance * dice.choice((-1, 1))
            deals.append(sum([dice.random() < here for _ in range(seats)]) / seats)
        low, high = mean_interval(deals)
        inside += low <= chance <= high
    assert inside >= 0.95 * 400 - 9  # two standard deviations of luck
