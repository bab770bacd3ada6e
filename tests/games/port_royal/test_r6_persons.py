"""Chapter 6: what persons do."""

from __future__ import annotations

from tests.games.port_royal.story import coins, discovering, influence, known, lines, public, taking, texts


def test_r6_1_a_wholesaler_keeps_the_ship_for_a_point() -> None:
    table = taking(harbour="red-2-3 blue-1-1", persons=["wholesaler-red-5-1", ""])
    table.submit(0, "trade red-2-3")
    assert public(table)["players"][0]["ships"] == ["red-2-3"]
    assert coins(table) == [5, 3]
    assert influence(table) == [2, 0]
    assert known(table, "discard") == []
    assert lines(table)[:2] == ["traded", "collected"]


def test_r6_1_another_colour_goes_to_the_discards() -> None:
    table = taking(harbour="blue-2-2 red-1-1", persons=["wholesaler-red-5-1", ""])
    table.submit(0, "trade blue-2-2")
    assert known(table, "discard") == ["blue-2-2"]
    assert influence(table) == [1, 0]


def test_r6_1_also_for_those_who_are_not_active() -> None:
    table = taking(harbour="red-2-3", persons=["", "wholesaler-red-5-1"], luck=["draw passenger-2-1"])
    table.submit(0, "pass")
    table.submit(1, "trade red-2-3")
    assert influence(table) == [0, 2]
    assert coins(table) == [4, 4]


def test_r6_1_also_with_a_wholesaler_hired_in_the_same_turn() -> None:
    luck = ["coin tax"] * 3 + ["coin blue-1-1"] * 2
    table = taking(
        picks=2,
        harbour="wholesaler-red-5-1 red-2-3",
        purses=[5, 0],
        luck=[*luck, "draw passenger-2-1"],
    )
    table.submit(0, "hire wholesaler-red-5-1")
    table.submit(0, "trade red-2-3")
    assert influence(table) == [2, 0]


def test_r6_2_two_wholesalers_of_a_colour_make_one_point_of_a_ship() -> None:
    table = taking(harbour="red-2-3 blue-1-1", persons=["wholesaler-red-5-1 wholesaler-red-7-2", ""])
    table.submit(0, "trade red-2-3")
    assert influence(table) == [4, 0]
    parts = table.standings()[0].parts
    assert parts == {"wholesalers": 3, "sailors": 0, "pirates": 0, "passengers": 0, "ships": 1}


def test_r6_3_sabres_of_sailors_and_pirates_count_together() -> None:
    table = discovering(["draw green-3-5"], persons=["sailor-3-1 sailor-5-2 sailor-7-3 pirate-5-1", "pirate-7-2"])
    assert [player["sabres"] for player in public(table)["players"]] == [5, 2]
    table.submit(0, "discover")
    assert texts(table) == {"moor", "repel"}


def test_r6_3_a_sailor_helps_from_the_moment_of_hiring() -> None:
    luck = ["coin tax", "coin tax", "coin tax", "draw passenger-2-1", "draw red-1-1"]
    table = taking(harbour="sailor-3-1", purses=[0, 4], luck=luck)
    table.submit(0, "pass")
    table.submit(1, "hire sailor-3-1")
    table.submit(1, "discover")
    assert texts(table) == {"moor", "repel"}


def test_r6_4_passengers_only_count_points() -> None:
    table = discovering(["draw red-1-1"], persons=["passenger-6-3 passenger-4-2", ""])
    assert influence(table) == [5, 0]
    assert public(table)["players"][0]["sabres"] == 0
    table.submit(0, "discover")
    assert texts(table) == {"discover", "stop"}
