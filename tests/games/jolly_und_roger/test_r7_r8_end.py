"""Chapters 7 and 8: end, scoring, and what one may know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from klabauter import Table
from klabauter.kernel.table import Referee
from tests.games.jolly_und_roger.story import playing, position, refused


def last_card(
    hand: str, crews: dict[str, tuple[str, str]], chests: tuple[str, str], mode: str = "pro", turn: int = 7
) -> Referee:
    """The last card of the game is about to be played."""
    data = position(
        ["play 0", "next 1"], crews, (hand, ""), mode, turn=turn, chests=[chest.split() for chest in chests]
    )
    return Table.from_position("jolly-und-roger", data, seed="end")


@pytest.mark.parametrize(("mode", "turns"), [("beginner", 8), ("pro", 8), ("all", 10)])
def test_r7_1_the_game_ends_after_the_last_turn_with_every_card_played(mode: str, turns: int) -> None:
    table = Table("jolly-und-roger", seed="end", options={"mode": mode})
    rng = random.Random(3)
    takes = 0
    while table.actor is not None:
        takes += table.pending.key == "take"
        table.submit(table.actor, rng.choice(table.moves()))
    public = table.view(None)["public"]
    assert takes == turns
    assert public["deck"] == 0
    assert (public["turn"], public["turns"]) == (turns, turns)
    assert public["hands"] == [[], []]
    assert table.log(None)[-1]["values"] == {"turns": turns}
    assert table.over
    assert refused(table, 0, "take set-1") == ("7.1", "game-over")


def test_r7_1_before_the_last_turn_it_goes_on() -> None:
    table = last_card("green-1", {}, ("", ""), turn=6)
    table.submit(0, "parrot green-1 ship-red")
    assert table.actor == 1


def test_r7_2_ships_go_to_their_captains_the_others_to_nobody_and_crews_bring_nothing() -> None:
    table = last_card("green-1", {"red": ("red-5", "red-4"), "blue": ("blue-1", "blue-1")}, ("", ""))
    table.submit(0, "parrot green-1 ship-red")
    zero, one = table.standings()
    assert zero.parts == {"chest": 0, "ship-red": 9}
    assert one.parts == {"chest": 0}


def test_r1_4_r7_3_our_example_24_against_21() -> None:
    table = last_card(
        "green-1",
        {
            "green": ("green-3", ""),
            "blue": ("blue-5", "blue-4"),
            "red": ("", "red-2"),
            "yellow": ("yellow-1", "yellow-1"),
        },
        ("green-5 green-4 yellow-5", "green-5 yellow-4 yellow-3"),
    )
    table.submit(0, "parrot green-1 ship-green")
    zero, one = table.standings()
    assert (zero.score, zero.rank) == (24, 1)
    assert (one.score, one.rank) == (21, 2)
    assert zero.parts == {"chest": 14, "ship-green": 3, "ship-blue": 7}


def test_r7_4_our_example_at_20_to_20_the_dearest_captured_ship_wins() -> None:
    table = last_card(
        "green-1",
        {"green": ("green-3", ""), "yellow": ("yellow-1", ""), "blue": ("", "blue-1"), "red": ("red-1", "red-1")},
        ("green-5 green-4 yellow-3", "green-5 yellow-5 red-3"),
    )
    table.submit(0, "parrot green-1 ship-green")
    zero, one = table.standings()
    assert (zero.score, one.score) == (20, 20)
    assert (zero.rank, one.rank) == (2, 1)
    assert (zero.tiebreak, one.tiebreak) == ({"dearest": 5}, {"dearest": 7})


def test_r7_4_with_equal_gold_and_no_ship_it_is_a_draw() -> None:
    table = last_card("green-1", {"red": ("red-1", "red-2")}, ("green-5", "yellow-5"))
    table.submit(0, "parrot green-1 ship-red")
    assert [(standing.rank, standing.tiebreak) for standing in table.standings()] == [(1, {}), (1, {})]


def test_r8_1_the_owner_may_look_the_other_sees_backs_both_may_remember() -> None:
    table = playing("green-1", {"red": ("(blue-5) red-1", "(kraken)")}, chests=[["red-5"], ["green-2", "green-3"]])
    zero, one, anybody = table.view(0), table.view(1), table.view(None)
    assert zero["private"] == {"parrots": [[], [], [], ["blue-5"]], "chest": ["red-5"], "gold": 5}
    assert one["private"] == {"parrots": [[], [], [], ["kraken"]], "chest": ["green-2", "green-3"], "gold": 5}
    assert anybody["private"] == {}
    for view in (zero, one, anybody):
        assert view["public"]["ships"][3]["crews"] == [["parrot", "red-1"], ["parrot"]]
        assert view["public"]["chests"] == [1, 2]
        assert view["known"]["crews"][3] == ["(blue-5)", "red-1"]
        assert view["known"]["crews"][7] == ["(kraken)"]


def test_r8_2_the_cards_put_away_stay_one_heap_with_the_deck_to_the_very_end() -> None:
    table = Table("jolly-und-roger", seed="away")
    rng = random.Random(4)
    while table.actor is not None:
        table.submit(table.actor, rng.choice(table.moves()))
    view: dict[str, Any] = table.view(0)
    assert len(view["known"]["unseen"]) == 10
    assert view["public"]["away"] == 10
    assert "unseen" not in view["public"]
