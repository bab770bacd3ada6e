"""Chapter 4: tax increases."""

from __future__ import annotations

import pytest

from tests.games.port_royal.story import coins, discovering, known, lines, public, story, texts


def values_of(table: object, line: str) -> list[dict[str, object]]:
    return [event["values"] for event in table.log(None) if event["line"] == line]  # type: ignore[attr-defined]


@pytest.mark.parametrize(("before", "after"), [(8, 8), (9, 8), (11, 8), (0, 0)])
def test_r4_1_nine_or_more_become_eight(before: int, after: int) -> None:
    """Seats 0 and 1 have a point, so that the coin of 4.2 goes to seat 2 alone."""
    persons = ["passenger-2-1", "passenger-2-1", ""]
    luck = ["draw tax", *["coin sailor-3-1"] * (before - after)]
    table = story(["draw"], luck, seats=3, purses=[3, before, 3], persons=persons)
    assert coins(table) == [3, after, 4]


def test_r4_1_the_rich_pay_clockwise_from_the_active_player() -> None:
    luck = ["draw tax", "coin blue-1-1", "coin sailor-7-3", "coin red-1-1"]
    table = story(["onward 2"], luck, seats=3, starter=2, purses=[9, 8, 10], persons=["", "passenger-2-1", ""])
    table.submit(2, "discover")
    assert values_of(table, "paid-tax") == [
        {"seat": 2, "coins": 2, "cards": ["blue-1-1", "sailor-7-3"]},
        {"seat": 0, "coins": 1, "cards": ["red-1-1"]},
    ]
    assert known(table, "discard") == ["blue-1-1", "sailor-7-3", "red-1-1", "tax"]
    assert values_of(table, "relief") == [{"seats": [2, 0], "influence": 0, "coins": 1}]
    assert coins(table) == [9, 8, 9]  # 4.2 can bring somebody to nine


def test_r4_2_the_one_with_the_fewest_points_gets_a_coin() -> None:
    table = discovering(["draw tax"], seats=3, persons=["passenger-4-2", "passenger-2-1", "passenger-6-3"])
    table.submit(0, "discover")
    assert coins(table) == [3, 4, 3]


def test_r4_2_all_in_a_tie_get_one_even_without_any_points() -> None:
    table = discovering(["draw tax"], seats=4, persons=["", "passenger-2-1", "", ""])
    table.submit(0, "discover")
    assert coins(table) == [4, 3, 4, 4]
    table = discovering(["draw tax"], seats=4)
    table.submit(0, "discover")
    assert coins(table) == [4, 4, 4, 4]


def test_r4_2_collected_ships_are_points_too() -> None:
    table = discovering(["draw tax"], persons=["wholesaler-red-5-1", "passenger-2-1"], ships=["red-1-1", ""])
    table.submit(0, "discover")
    assert coins(table) == [3, 4]


def test_r4_3_the_card_goes_to_the_discards_and_the_turn_goes_on() -> None:
    table = discovering(["draw tax", "draw tax"], harbour="blue-1-1")
    table.submit(0, "discover")
    assert public(table)["top"] == "tax"
    assert table.actor == 0
    assert texts(table) == {"discover", "stop"}
    table.submit(0, "discover")
    assert lines(table).count("relief") == 2
