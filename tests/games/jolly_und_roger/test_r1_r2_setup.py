"""Chapters 1 and 2: the material and the set-up."""

from __future__ import annotations

from typing import Any

import pytest

import klabauter
from klabauter import Table
from klabauter.kernel.errors import BadComponents, BadOption, BadSeats
from klabauter.kernel.game import Game


def game(mode: str) -> Game[Any]:
    return klabauter.engine("jolly-und-roger", options={"mode": mode})


def test_r1_1_the_pirates_are_those_of_the_table() -> None:
    cards = game("beginner").inventory()
    per_colour = {
        colour: [cards[f"{colour}-{n}"] for n in range(1, 6)] for colour in ("green", "yellow", "blue", "red")
    }
    assert per_colour == {
        "green": [4, 3, 2, 2, 2],
        "yellow": [4, 3, 2, 2, 1],
        "blue": [4, 2, 2, 1, 1],
        "red": [3, 2, 1, 1, 1],
    }
    assert sum(cards.values()) == 43


def test_r1_2_specials_take_part_in_pro_and_all_only() -> None:
    for mode, counts in (("beginner", (0, 0, 0)), ("pro", (3, 2, 2)), ("all", (3, 2, 2))):
        cards = game(mode).inventory()
        assert (cards["kraken"], cards["skeleton"], cards["tortuga"]) == counts


def test_r1_3_r2_1_r2_2_four_ships_in_order_of_gold_four_captains_each_nothing_else() -> None:
    public = Table("jolly-und-roger", seed="x").view(None)["public"]
    assert [(ship["id"], ship["gold"]) for ship in public["ships"]] == [
        ("ship-green", 3),
        ("ship-yellow", 5),
        ("ship-blue", 7),
        ("ship-red", 9),
    ]
    assert all(ship["captain"] is None and ship["crews"] == [[], []] for ship in public["ships"])
    assert public["captains"] == [4, 4]
    assert public["chests"] == [0, 0]


@pytest.mark.parametrize(
    ("mode", "deck", "away", "turns"), [("beginner", 40, 3, 8), ("pro", 40, 10, 8), ("all", 50, 0, 10)]
)
def test_r2_3_r2_4_r2_5_the_deck_of_each_mode(mode: str, deck: int, away: int, turns: int) -> None:
    public = Table("jolly-und-roger", seed="x", options={"mode": mode}).view(None)["public"]
    assert public["deck"] == deck - 5  # the first offer lies open already
    assert public["away"] == away
    assert public["turns"] == turns


def test_r2_4_the_pro_game_is_the_default() -> None:
    assert Table("jolly-und-roger", seed="x").game.setting.options["mode"] == "pro"


def test_r2_6_the_lot_says_who_begins_unless_the_table_does() -> None:
    lots = {Table("jolly-und-roger", seed=f"{n}").actor for n in range(30)}
    assert lots == {0, 1}
    for seat in (0, 1):
        assert {Table("jolly-und-roger", seed=f"{n}", options={"start": seat}).actor for n in range(10)} == {seat}
    begins = Table("jolly-und-roger", seed="x", options={"start": "1"}).log(None)[0]
    assert (begins["rule"], begins["line"], begins["values"]) == ("2.6", "begins", {"seat": 1})


def test_seats_and_options_that_do_not_exist_are_refused() -> None:
    with pytest.raises(BadSeats, match="2 seats, not with 3"):
        Table("jolly-und-roger", seats=3)
    with pytest.raises(BadOption, match="beginner, pro, all"):
        Table("jolly-und-roger", options={"mode": "expert"})
    with pytest.raises(BadOption, match="mode, start"):
        Table("jolly-und-roger", options={"speed": 1})


def test_r1_1_own_figures_change_the_game_and_are_marked() -> None:
    table = Table("jolly-und-roger", seed="x", components={"ships": {"red": 11}})
    assert table.view(0)["public"]["ships"][3]["gold"] == 11
    assert table.game.setting.own == {"ships": {"red": 11, "source": "own"}}
    assert table.record().header["components"] == {"ships": {"red": 11, "source": "own"}}


@pytest.mark.parametrize(
    ("components", "says"),
    [
        ({"pirates": {"red": {"copies": [3, 2, 1, 1, 2]}}}, "must make 8 turns"),
        ({"pirates": {"red": {"copies": [3, 2, 1, 1]}}}, "as many strengths as copies"),
        ({"pirates": {"red": {"strengths": [1, 1, 3, 4, 5]}}}, "must differ"),
        ({"pirates": {"red": {"strengths": [*range(99)], "copies": [1] * 99}}}, "together be at most 61"),
        ({"captains": {"each": 3}}, "one for every ship"),
        ({"ships": {"pink": 3}}, "there are green"),
        ({"ships": {"red": "nine"}}, "something like 9"),
        ({"ships": 9}, "a table is expected"),
    ],
)
def test_r1_1_impossible_figures_are_refused(components: dict[str, object], says: str) -> None:
    with pytest.raises(BadComponents, match=says):
        Table("jolly-und-roger", components=components)
