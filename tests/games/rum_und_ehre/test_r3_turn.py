"""Chapter 3: a round in town."""

from __future__ import annotations

import pytest

from klabauter import Table
from klabauter.kernel.errors import IllegalMove
from tests.games.rum_und_ehre.story import (
    MOVING,
    at,
    dark,
    exits,
    go,
    known,
    length,
    lines,
    pirates,
    public,
    refused,
    texts,
    way,
)  # fmt: skip


def test_r3_1_five_rounds_or_four() -> None:
    for rounds in (5, 4):
        table = Table("rum-und-ehre", 3, seed="x", options={"rounds": rounds})
        while not table.over:
            go(table, "board" if "board" in texts(table) else "stand")
        assert lines(table).count("round-begins") == rounds
        assert lines(table)[-1] == "game-ends"


def test_r3_2_one_of_three_clockwise() -> None:
    table = at("turn 2")
    assert {"rest", "board"} <= texts(table)
    assert refused(table, "ahoy") == ("3.2", "one-of-three")
    go(table, "rest")
    assert table.actor == 3
    go(table, "rest")
    assert table.actor == 0


def test_r3_2_r3_5_who_has_moved_neither_rests_nor_boards() -> None:
    table = at("turn 0", town=MOVING, captain="pirate-1")
    go(table, f"move {way(table, 'pirate-1', 'coin-1')}")
    assert refused(table, "rest") == ("3.5", "move-on-or-ahoy")
    assert refused(table, "board") == ("3.5", "move-on-or-ahoy")


def test_r3_3_r3_4_r3_5_the_movement_example() -> None:
    """Rulebook, page 3: Gold goes over three segments to the pirate; on to the coin (2), the pub (2), not to the
    rum."""
    probe = at("turn 0", town=MOVING)
    to_rum = way(probe, "pirate-1", "rum-6")
    table = at("turn 0", town=MOVING, alleys={to_rum: 1}, pubs=["cruce-3"])
    there = way(table, "headquarters", "pirate-1")
    assert length(table, there) == 3
    move = next(move for move in table.moves() if str(move) == f"move {there}")
    assert table.cost(move) == {"pirates": 3}
    go(table, f"move {there}")
    assert (public(table)["captain"], pirates(table)[0]) == ("pirate-1", 10 - 3 + 1)
    assert exits(table, "pirate-1") == {"headquarters": 3, "coin-1": 2, "pub-cruce": 2, "rum-6": 3}
    to_coin, to_pub = way(table, "pirate-1", "coin-1"), way(table, "pirate-1", "pub-cruce")
    assert texts(table) == {f"move {to_coin}", f"move {to_pub}", "ahoy"}
    assert refused(table, f"move {to_rum}") == ("3.4", "occupied")
    assert refused(table, f"move {there}") == ("3.4", "occupied")
    for move in table.moves():
        if str(move) != "ahoy":
            assert table.cost(move) == {"coins": 1, "pirates": 2}
    go(table, f"move {to_pub}")
    assert (public(table)["captain"], pirates(table)[0], known(table)["coins"][0]) == ("pub-cruce", 6, 1)
    assert known(table)["alleys"] == {there: 0, to_pub: 0, to_rum: 1}


def test_r3_3_an_alley_needs_a_pirate_for_each_segment_and_must_start_here() -> None:
    table = at("turn 0", town=MOVING, hiring=[13, 5, 5, 5])
    assert pirates(table)[0] == 2
    there = way(table, "headquarters", "pirate-1")
    assert refused(table, f"move {there}") == ("3.3", "too-few-pirates")
    assert refused(table, f"move {way(table, 'pirate-1', 'coin-1')}") == ("3.3", "not-beside")
    with pytest.raises(IllegalMove, match=r"3\.3"):
        table.submit(0, f"move {there}")
    assert f"move {way(table, 'headquarters', 'coin-1')}" in texts(table)


def test_r3_5_without_a_coin_the_turn_is_over() -> None:
    table = at("turn 0", town=MOVING, captain="pirate-1", coins=[0, 2, 2, 2], pubs=["cruce-2"])
    go(table, f"move {way(table, 'pirate-1', 'pub-cruce')}", "decline")
    assert table.actor == 1
    assert "ahoy" not in lines(table)


def test_r3_5_a_coin_taken_in_this_turn_pays_for_the_next_move() -> None:
    table = at("turn 0", town=MOVING, captain="pirate-1", coins=[0, 2, 2, 2])
    go(table, f"move {way(table, 'pirate-1', 'coin-1')}")
    assert (table.actor, table.pending.name) == (0, "further 0")
    go(table, "ahoy")
    assert (table.actor, known(table)["coins"][0]) == (1, 1)


def test_r3_5_as_often_as_coins_last() -> None:
    table = at("turn 0", town=MOVING, captain="pirate-1", coins=[2, 2, 2, 2])
    go(table, f"move {way(table, 'pirate-1', 'headquarters')}", "decline")
    go(table, f"move {way(table, 'headquarters', 'rum-1')}", f"move {way(table, 'rum-1', 'coin-1')}")
    assert lines(table).count("paid-for-move") == 2
    assert (known(table)["coins"][0], pirates(table)[0]) == (1, 10 - 3 - 2 - 2)
    assert refused(table, f"move {way(table, 'coin-4', 'rendezvous-4')}") == ("3.3", "not-beside")


def test_r3_5_a_position_without_a_coin_cannot_go_on() -> None:
    table = at("further 0", coins=[0, 2, 2, 2])
    assert texts(table) == {"ahoy"}
    assert refused(table, f"move {way(table, 'headquarters', 'coin-1')}") == ("3.5", "no-coin-to-go-on")


def test_r3_6_rest_costs_a_coin_and_is_the_whole_turn() -> None:
    table = at("turn 0")
    rest = next(move for move in table.moves() if str(move) == "rest")
    assert table.cost(rest) == {"coins": 1}
    go(table, "rest")
    assert (known(table)["coins"][0], table.actor, public(table)["captain"]) == (1, 1, "headquarters")
    poor = at("turn 0", coins=[0, 2, 2, 2])
    assert refused(poor, "rest") == ("3.6", "no-coin-to-rest")
    assert "board" in texts(poor)


def test_r3_7_all_go_aboard_in_the_first_free_row() -> None:
    """Rulebook: Gold boards first with two, then Violet with three, Black with one, Silver with two."""
    table = at("turn 0", seats=5, hiring=[13, 12, 14, 13, 5], alleys={"1d": 4})
    go(table, "board")
    assert (public(table)["ship"], pirates(table)[0]) == ([["seat-0", 2, 0]], 0)
    go(table, "board", "board", "board")
    assert public(table)["ship"] == [["seat-0", 2, 0], ["seat-1", 3, 0], ["seat-2", 1, 0], ["seat-3", 2, 0]]
    assert table.actor == 4
    assert [player["aboard"] for player in public(table)["players"]] == [True] * 4 + [False]


def test_r3_7_who_is_aboard_is_passed_over() -> None:
    table = at("turn 0", ship=[["seat-1", 10, 0]])
    go(table, "rest")
    assert table.actor == 2


def test_r3_8_out_of_pirates_is_out_of_the_phase_and_the_brawl() -> None:
    table = at("turn 0", town=MOVING, hiring=[14, 5, 5, 5])
    go(table, f"move {way(table, 'headquarters', 'coin-1')}")
    assert (pirates(table)[0], table.actor) == (0, 1)
    assert "no-pirates" in lines(table)
    assert public(table)["ship"] == []
    go(table, "rest", "rest", "rest")
    assert table.actor == 1


def test_r3_8_a_hired_pirate_saves_the_turn() -> None:
    table = at("turn 0", town=MOVING, hiring=[12, 5, 5, 5])
    go(table, f"move {way(table, 'headquarters', 'pirate-1')}")
    assert pirates(table)[0] == 1
    assert "no-pirates" not in lines(table)


def test_r3_9_the_last_one_moves_on_without_coins() -> None:
    table = at("turn 1", town=MOVING, seats=3, ship=[["seat-2", 10, 0]], coins=[0, 2, 2])
    go(table, "board")
    assert (lines(table)[-1], table.actor) == ("last-in-town", 0)
    go(table, f"move {way(table, 'headquarters', 'rum-1')}")
    assert (table.actor, table.pending.name) == (0, "turn 0")
    go(table, f"move {way(table, 'rum-1', 'coin-1')}")
    assert (known(table)["coins"][0], pirates(table)[0], table.pending.name) == (1, 6, "turn 0")
    go(table, "rest")
    assert table.pending.name == "turn 0"


def test_r3_9_a_dark_alley_by_choice_costs_the_last_one_a_coin() -> None:
    probe = at("turn 0", seats=3)
    field = next(f["id"] for f in public(probe)["fields"] if dark(probe, f["id"]))
    aboard = [["seat-1", 10, 0], ["seat-2", 10, 0]]
    rich = at("turn 0", seats=3, captain=field, ship=aboard, coins=[1, 2, 2])
    alley = dark(rich, field)[0]
    move = next(move for move in rich.moves() if str(move) == f"dark {alley}")
    assert rich.cost(move)["coins"] == 1
    poor = at("turn 0", seats=3, captain=field, ship=aboard, coins=[0, 2, 2])
    assert refused(poor, f"dark {alley}") == ("4.2", "no-coin-for-dark")


def test_r3_10_when_nobody_has_pirates_left_the_brawl_begins() -> None:
    table = at("turn 0", seats=3, town=MOVING, hiring=[14, 12, 12], ship=[["seat-1", 3, 0], ["seat-2", 3, 0]])
    go(table, f"move {way(table, 'headquarters', 'coin-1')}")
    assert "brawl-begins" in lines(table)
    assert lines(table).index("no-pirates") < lines(table).index("brawl-begins")
