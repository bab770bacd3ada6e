"""The generator of search and playouts: the same numbers in every form, and random ones."""

from __future__ import annotations

import pytest

from klabauter.kernel.rng import FACTOR, LOW_HALF, Rng
from tests.kernel.battery import IMPOSSIBLE, Result, chi_square, evenly, results

FIRST = [22, 46, 92, 30, 84, 5, 38, 58]


def test_the_numbers_are_the_same_in_every_form_and_for_ever() -> None:
    rng = Rng("klabauter")
    assert [rng.below(100) for _ in range(8)] == FIRST
    assert Rng(7).state == Rng("7").state


def in_64_bits(number: int) -> int:
    """The number that is left of it where numbers have 64 bits and a sign."""
    return (number + (1 << 63)) % (1 << 64) - (1 << 63)


@pytest.mark.parametrize("limit", [1, 2, 6, 1 << 31])
@pytest.mark.parametrize("state", [1, LOW_HALF, FACTOR << 31, FACTOR * (LOW_HALF + 1) - 2])
def test_no_number_on_the_way_needs_more_than_64_bits(state: int, limit: int) -> None:
    """So Python's numbers, those of C and those of WebAssembly give the same results."""
    rng = Rng("extremes")
    rng.state = state
    following = in_64_bits(in_64_bits(FACTOR * (state & LOW_HALF)) + (state >> 32))
    wanted = in_64_bits(((following ^ following >> 32) & LOW_HALF) * limit) >> 32
    assert rng.below(limit) == wanted < limit
    assert rng.state == following
    assert 0 < following < FACTOR * (LOW_HALF + 1) - 1  # the greatest state is between these again


def test_a_seed_gives_its_stream_and_another_seed_another_one() -> None:
    one, same, other = Rng(1), Rng(1), Rng(2)
    numbers = [one.below(1 << 31) for _ in range(20)]
    assert [same.below(1 << 31) for _ in range(20)] == numbers
    assert [other.below(1 << 31) for _ in range(20)] != numbers


def test_a_state_that_is_put_back_gives_the_same_numbers_again() -> None:
    rng = Rng("again")
    before = rng.state
    numbers = [rng.below(6) for _ in range(10)]
    rng.state = before
    assert [rng.below(6) for _ in range(10)] == numbers


def test_numbers_stay_below_the_limit_and_reach_it() -> None:
    rng = Rng("limits")
    for limit in (1, 2, 5, 36):
        assert {rng.below(limit) for _ in range(2000)} == set(range(limit))
    assert all(0.0 <= rng.random() < 1.0 for _ in range(1000))


def test_weights_choice_and_shuffle() -> None:
    rng = Rng("weights")
    counts = [0, 0, 0]
    for _ in range(6000):
        counts[rng.weighted([1, 0, 2])] += 1
    assert counts[1] == 0
    assert chi_square([counts[0], counts[2]], [2000, 4000]) > IMPOSSIBLE
    assert {rng.choice("abc") for _ in range(200)} == set("abc")
    cards = list(range(52))
    rng.shuffle(cards)
    assert sorted(cards) == list(range(52))
    assert cards != list(range(52))
    with pytest.raises(ValueError, match="there is no weight"):
        rng.weighted([0, 0])


def test_a_part_of_the_battery_finds_nothing() -> None:
    found = list(results(20_000, ["a part"]))
    assert min(result.probability for result in found) > IMPOSSIBLE
    assert evenly(found) > IMPOSSIBLE


def test_the_battery_finds_a_generator_that_is_not_random() -> None:
    biased = [1000, 1000, 1000, 1300]
    assert chi_square(biased, [sum(biased) / 4] * 4) < IMPOSSIBLE
    assert evenly([Result("", 0.5)] * 40) < IMPOSSIBLE
