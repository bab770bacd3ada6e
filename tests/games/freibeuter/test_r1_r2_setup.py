"""Chapters 1 and 2: material and set-up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import klabauter
from klabauter import Table
from klabauter.games.freibeuter.components import AROUND, CORNERS_OF, FIELDS, NO_CROSSING, outer
from klabauter.games.freibeuter.game import Freibeuter
from klabauter.games.freibeuter.state import FreibeuterState
from klabauter.kernel.errors import BadComponents, BadLuck, BadOption, BadSeats
from klabauter.kernel.rng import Rng
from tests.games.freibeuter.story import all_of, player, story

GAME = klabauter.engine("freibeuter", 4)
FIELD, CROSSING = GAME.names["field"], GAME.names["crossing"]


DEAL = [f"card {name}" for name in ("A1", "A2", "A3", "A4", "B1", "B2", "B2", "B3", "row-1", "column-A")]


def test_r1_1_forty_nine_fields_and_thirty_six_crossings() -> None:
    assert (len(FIELD), FIELD[0], FIELD[-1]) == (49, "A1", "G7")
    assert (len(CROSSING), CROSSING[0], CROSSING[1], CROSSING[-1]) == (36, "x-A1", "x-B1", "x-F6")
    assert [FIELD[field] for field in CORNERS_OF[0]] == ["A1", "B1", "A2", "B2"]
    assert [FIELD[field] for field in CORNERS_OF[-1]] == ["F6", "G6", "F7", "G7"]
    crossings = [[x for x in AROUND[4 * field : 4 * field + 4] if x != NO_CROSSING] for field in range(FIELDS)]
    assert Counter([len(around) for around in crossings]) == {4: 25, 2: 20, 1: 4}
    assert all([field in CORNERS_OF[x] for field, around in enumerate(crossings) for x in around])
    assert sum(outer(field) for field in range(FIELDS)) == 24


def test_r1_2_everybody_has_25_boats_and_the_dutchman_is_nobodys() -> None:
    assert [GAME.inventory()[f"boats of seat {seat}"] for seat in range(4)] == [25] * 4
    assert Table("freibeuter", 2, seed="x").view(0)["public"]["dutchman"] is None


def test_r1_3_seventy_four_sea_cards_and_fourteen_dutchman_cards() -> None:
    cards = {name.removeprefix("card "): n for name, n in GAME.inventory().items() if name.startswith("card ")}
    sea = {name: n for name, n in cards.items() if "-" not in name}
    assert sum(sea.values()) == 74
    assert {name for name, n in sea.items() if n == 1} == {name for name in FIELD if name[0] in "AG" or name[1] in "17"}
    assert {n for name, n in sea.items() if name[0] not in "AG" and name[1] not in "17"} == {2}
    lines = {name: n for name, n in cards.items() if "-" in name}
    assert lines == {f"column-{c}": 1 for c in "ABCDEFG"} | {f"row-{r}": 1 for r in "1234567"}


def test_r1_4_thirty_six_tiles() -> None:
    counts = {name: GAME.inventory()[name] for name in GAME.names["tile"]}
    assert counts == {
        "ship-5": 7, "ship-10": 7, "ship-15": 7, "ship-20": 7, "camp": 4,
        "double-5": 1, "double-10": 1, "double-15": 1, "double-20": 1,
    }  # fmt: skip
    assert sum(counts.values()) == 36


def test_r1_5_the_bank_never_runs_dry() -> None:
    table = story(fields={"B2": "0", "C2": "0", "B3": "0"}, tiles={"x-B2": "camp"}, hands=["C3"], chests=[900, 0, 0])
    table.submit(0, "boat C3")
    assert player(table, 0)["chests"] == 908


def test_r1_6_the_richest_booty_wins() -> None:
    table = story(chests=[3, 50, 7], prizes=[["ship-20"], [], ["ship-20", "ship-20", "ship-5"]])
    assert [(standing.score, standing.rank) for standing in table.standings()] == [(23, 3), (50, 2), (52, 1)]


def test_r2_1_twenty_five_boats_and_twenty_chests_each() -> None:
    table = Table("freibeuter", 4, seed="x")
    assert all_of(table, "boats") == [25] * 4
    assert all_of(table, "chests") == [20] * 4
    assert all_of(table, "debt") == [0] * 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r2_2_four_sea_cards_and_a_dutchman_card_each(seats: int) -> None:
    table = Table("freibeuter", seats, seed="x")
    assert all_of(table, "sea") == [4] * seats
    assert all_of(table, "dutchman") == [1] * seats
    assert table.view(None)["public"]["piles"] == {"sea": 74 - 4 * seats, "dutchman": 14 - seats}
    hand = table.view(1)["private"]["hand"]
    assert [card in FIELD for card in hand] == [True] * 4 + [False]


def test_r2_2_only_the_owner_hears_what_he_was_dealt() -> None:
    table = Table("freibeuter", 2, seed="x")
    own, other = table.log(0)[0], table.log(1)[0]
    assert own["line"] == "dealt"
    assert own["values"] == {"seat": 0, "cards": table.view(0)["private"]["hand"][:4]}
    assert other["line"] == "dealt-hidden"
    assert other["values"] == {"seat": 0}


def test_r2_2_a_deal_can_be_scripted_but_not_against_the_cards() -> None:
    table = Table("freibeuter", 2, seed="x", luck=DEAL)
    assert table.view(0)["private"]["hand"] == ["A1", "A2", "A3", "A4", "row-1"]
    assert table.view(1)["private"]["hand"] == ["B1", "B2", "B2", "B3", "column-A"]
    with pytest.raises(BadLuck, match="cannot happen"):
        Table("freibeuter", 2, seed="x", luck=["card A1", "card A1"])
    with pytest.raises(BadLuck, match="cannot happen"):
        Table("freibeuter", 2, seed="x", luck=["card row-1"])


def test_r2_3_a_tile_on_every_crossing_row_by_row() -> None:
    table = Table("freibeuter", 2, seed="x", luck=[*DEAL, "tile camp", "tile double-15", *["tile ship-20"] * 7])
    tiles = table.view(0)["public"]["tiles"]
    assert [(tile["id"], tile["tile"]) for tile in tiles[:3]] == [
        ("x-A1", "camp"), ("x-B1", "double-15"), ("x-C1", "ship-20"),
    ]  # fmt: skip
    assert tiles[6]["id"] == "x-A2"
    assert Counter(tile["tile"] for tile in tiles) == {name: GAME.inventory()[name] for name in GAME.names["tile"]}


def test_r2_4_the_lot_or_the_table_says_who_begins() -> None:
    assert {Table("freibeuter", 4, seed=str(n)).actor for n in range(40)} == {0, 1, 2, 3}
    for seat in range(4):
        assert Table("freibeuter", 4, seed="x", options={"start": seat}).actor == seat


def test_r2_4_a_seat_that_is_not_there_cannot_begin() -> None:
    with pytest.raises(BadOption, match=r"there are 2 seats, counted from 0\. Possible: random, 0, 1"):
        Table("freibeuter", 2, options={"start": 2})


@pytest.mark.parametrize("seats", [1, 5, True])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(BadSeats, match="2 to 4"):
        Table("freibeuter", seats)


def test_options_are_refused_by_name_and_value() -> None:
    with pytest.raises(BadOption, match="end-at-once, finish-placement"):
        Table("freibeuter", 2, options={"last-camp": "never"})
    with pytest.raises(BadOption, match="last-camp, start"):
        Table("freibeuter", 2, options={"variant": 1})


@pytest.mark.parametrize(
    ("own", "says"),
    [
        ({"ships": {"values": [5, 10, 15]}}, "as many values"),
        ({"ships": {"values": [5, 10, 15, 15]}}, "all different"),
        ({"ships": {"copies": [7, 7, 7, 8]}}, "together be 36"),
        ({"camps": {"copies": 0}}, "at least one camp"),
        ({"doublers": {"values": [5, 10, 15]}}, "as many values"),
        ({"doublers": {"values": [5, 10, 15, 25]}}, "a value some ship has"),
        ({"begin": {"sea_cards": 0}}, "at least one sea card"),
        ({"begin": {"sea_cards": 40}}, "not enough cards for 2 hands"),
        ({"boats": {"each": 0}}, "at least one boat"),
    ],
)
def test_own_figures_must_fit(own: dict[str, Any], says: str) -> None:
    with pytest.raises(BadComponents, match=says):
        Table("freibeuter", 2, components=own)


def test_camps_may_pay_nothing() -> None:
    game = klabauter.engine("freibeuter", 2, components={"camps": {"pay": 0}})
    assert isinstance(game, Freibeuter)
    assert game.components.camp_pay == 0


def test_r2_2_search_deals_as_many_cards_without_asking_which() -> None:
    game = klabauter.engine("freibeuter", 3, {"start": 0})
    s = game.initial()
    game.settle(s, Rng(1))
    assert isinstance(s, FreibeuterState)
    assert [len(hand) for hand in s.hands] == [5, 5, 5]


def test_own_figures_change_the_game() -> None:
    own = {"begin": {"dutchman_cards": 0, "sea_cards": 1, "chests": 7}, "boats": {"each": 3}}
    table = Table("freibeuter", 2, seed="x", components=own, options={"start": 0})
    assert all_of(table, "chests") == [7, 7]
    table.submit(0, str(next(move for move in table.moves() if str(move).startswith("boat"))))
    assert table.actor == 1  # with no card in hand there was nothing to choose
    assert all_of(table, "boats") == [2, 3]
