"""Chapters 8 to 10: credit, the end and the count, what one may know."""

from __future__ import annotations

from typing import Any

import pytest

from klabauter import Table
from klabauter.kernel.rng import Rng
from klabauter.kernel.table import Referee
from tests.games.freibeuter.story import all_of, lines, nearly_out_of_cards, on_board, player, story, texts
from tests.games.freibeuter.test_r7_encircling import AROUND_C3, BIRGIT, DIETER, RING, VOLKER, volker


def test_r8_1_volker_lacks_7_of_9() -> None:
    table = volker(chests=2)
    table.submit(BIRGIT, "boat C3")
    assert all_of(table, "chests") == [26, 0, 23]  # the helpers get everything
    assert all_of(table, "debt") == [0, 7, 0]
    credit = next(event for event in table.log(DIETER) if event["line"] == "credit")
    assert credit["values"] == {"seat": VOLKER, "chests": 7, "debt": 7}
    assert credit["rule"] == "8.1"


def test_r8_1_exactly_enough_is_no_credit() -> None:
    table = volker(chests=9)
    table.submit(BIRGIT, "boat C3")
    assert player(table, VOLKER)["chests"] == 0
    assert player(table, VOLKER)["debt"] == 0


def test_r8_2_a_boat_marks_the_credit() -> None:
    table = volker(chests=2)
    boats = player(table, VOLKER)["boats"]
    table.submit(BIRGIT, "boat C3")
    assert player(table, VOLKER)["boats"] == boats - 1 + 1  # one on the debt, one back from the ship
    assert "marker" in lines(table)


def test_r8_2_a_second_credit_costs_no_second_boat() -> None:
    table = story(
        fields={"B2": "0", "C2": "2", "B3": "1"},
        tiles={"x-B2": "ship-15"},
        boarded={"x-B2": VOLKER},
        hands=["C3"],
        chests=[20, 2, 20],
        debts=[0, 5, 0],
    )
    boats = player(table, VOLKER)["boats"]
    table.submit(BIRGIT, "boat C3")
    assert player(table, VOLKER)["boats"] == boats + 1
    assert player(table, VOLKER)["debt"] == 12
    assert "marker" not in lines(table)


def no_boat_in_stock() -> dict[str, Any]:
    """All 25 boats of seat 1 are out: 24 on the sea, one on the ship."""
    outer = [c + r for c in "ABCDEFG" for r in "1234567" if c in "AG" or r in "17"]
    fields = dict.fromkeys(outer, "1") | {"B2": "0", "C2": "2", "B3": "0"}
    hands = ["C3 D3 D4 D5 E5", "E3 E4 C5 C4 D4", "E5 D5 C5 E4 E3"]
    return {
        "fields": fields,
        "tiles": {"x-B2": "ship-15", "x-D4": "camp"},
        "boarded": {"x-B2": 1},
        "hands": hands,
        "camp": "",
        "aside": ["camp"] * 3 + ["double-5", "double-10", "double-15", "double-20"],
    }


def test_r8_2_with_an_empty_stock_the_boat_of_the_ship_becomes_the_marker() -> None:
    table = story(**no_boat_in_stock(), chests=[20, 0, 20], luck=["card B5"])
    assert player(table, 1)["boats"] == 0
    table.submit(0, "boat C3")
    assert player(table, 1)["boats"] == 0
    assert player(table, 1)["debt"] == 12
    table.submit(0, "draw sea-pile")
    assert table.over  # 9.3: the boat on the debt is no boat before him
    assert lines(table)[-1] == "no-boat-left"
    assert table.game.ending(table.state()) == "no-boat"
    assert table.standings()[1].score == 2 * 15 - 24


def test_r8_3_credit_is_paid_back_double() -> None:
    table = volker(chests=2)
    table.submit(BIRGIT, "boat C3")
    assert table.standings()[VOLKER].parts == {"chests": 0, "ships": 15, "doubled": 0, "credit": -14}
    assert table.standings()[VOLKER].score == 1


def test_r8_3_later_income_does_not_pay_it_back() -> None:
    table = story(fields={"B2": "1", "C2": "1", "B3": "1"}, tiles={"x-B2": "camp"}, hands=["C3"], debts=[0, 3, 0])
    table.submit(0, "boat C3")
    assert player(table, 1)["chests"] == 26
    assert player(table, 1)["debt"] == 3


def last_camp(option: str = "end-at-once", card: str = "C3") -> Referee:
    """The last camp is encircled together with a boarded ship and a doubler."""
    return story(
        fields=AROUND_C3,
        tiles={"x-B2": "ship-20", "x-C2": "camp", "x-B3": "double-20"},
        boarded={"x-B2": 1},
        hands=[card],
        camp="",
        options={"last-camp": option},
        luck=["card D5"],
    )


def test_r9_1_the_last_camp_ends_the_game_at_once() -> None:
    table = last_camp()
    table.submit(0, "boat C3")
    table.submit(0, "settle x-C2")
    assert table.over
    assert {"x-B2", "x-B3"} <= set(on_board(table))  # no booty, no doubler
    assert all_of(table, "prizes") == [0, 0, 0]
    assert all_of(table, "chests") == [24, 24, 20]
    assert table.log(None)[-1]["values"] == {"left": 2}
    assert table.game.ending(table.state()) == "last-camp"
    assert len(table.view(0)["private"]["hand"]) == 4  # no card is drawn


def test_r9_1_the_mover_decides_what_is_settled_before() -> None:
    table = last_camp()
    table.submit(0, "boat C3")
    table.submit(0, "settle x-B3")
    assert texts(table) == {"settle x-B2", "settle x-C2"}
    table.submit(0, "settle x-B2")
    assert table.over  # the camp was the only tile left
    assert table.standings()[1].parts == {"chests": 20 + 4 - 12, "ships": 20, "doubled": 20, "credit": 0}


def test_r9_1_finish_placement_settles_everything_first() -> None:
    table = last_camp("finish-placement")
    table.submit(0, "boat C3")
    table.submit(0, "settle x-C2")
    assert table.over
    assert not {"x-B2", "x-C2", "x-B3"} & set(on_board(table))
    assert all_of(table, "prizes") == [0, 1, 0]
    assert table.log(None)[-1]["values"] == {"left": 0}
    assert len(table.view(0)["private"]["hand"]) == 4


def test_r9_1_finish_placement_still_asks_where_credit_may_arise() -> None:
    table = story(
        fields=AROUND_C3,
        tiles={"x-B2": "ship-20", "x-C2": "camp", "x-B3": "ship-10"},
        boarded={"x-B2": 1, "x-B3": 0},
        hands=["C3"],
        camp="",
        chests=[0, 0, 0],
        options={"last-camp": "finish-placement"},
    )
    table.submit(0, "boat C3")
    table.submit(0, "settle x-C2")
    assert texts(table) == {"settle x-B2", "settle x-B3"}
    again = Table.from_position("freibeuter", table.position(), seed="x")
    assert texts(again) == {"settle x-B2", "settle x-B3"}


def test_r9_1_the_dutchman_can_end_it_too() -> None:
    table = last_camp(card="row-3")
    table.submit(0, "dutchman row-3 C3")
    table.submit(0, "settle x-C2")
    assert table.over
    assert table.view(None)["public"]["dutchman"] == "C3"
    assert Table.from_position("freibeuter", table.position(), seed="x").over


def test_r9_1_one_camp_left_goes_on() -> None:
    table = story(fields=RING, tiles={"x-B2": "camp"}, hands=["C3"])
    table.submit(0, "boat C3")
    assert not table.over


def test_r9_1_two_last_camps_together() -> None:
    table = story(fields=AROUND_C3, tiles={"x-B2": "camp", "x-C2": "camp"}, hands=["C3"], camp="")
    table.submit(0, "boat C3")
    table.submit(0, "settle x-B2")
    assert table.over  # the second one followed by itself
    assert all_of(table, "chests") == [28, 26, 22]


def test_r9_2_whoever_wants_a_sea_card_that_is_not_there_ends_the_game() -> None:
    table = nearly_out_of_cards()
    table.submit(0, "chests C3")
    table.submit(0, "draw sea-pile")
    assert table.over
    assert lines(table)[-1] == "sea-pile-empty"
    assert table.game.ending(table.state()) == "sea-pile"
    assert Table.from_position("freibeuter", table.position(), seed="x").over


def test_r9_2_whoever_must_draw_one_ends_it_without_being_asked() -> None:
    table = nearly_out_of_cards("C3 row-1 row-2 row-3 row-4")
    table.submit(0, "chests C3")
    assert table.over


def test_r9_3_no_boat_at_the_beginning_of_the_turn() -> None:
    table = story(**no_boat_in_stock(), chests=[20, 20, 20], luck=["card B5"])
    table.submit(0, "boat D3")
    table.submit(0, "draw sea-pile")
    assert table.over
    assert table.log(None)[-1]["values"] == {"seat": 1}
    assert Table.from_position("freibeuter", table.position(), seed="x").over


def test_r9_3_a_boat_that_comes_home_in_time_saves_the_game() -> None:
    table = story(**no_boat_in_stock(), chests=[20, 20, 20], luck=["card B5"])
    table.submit(0, "boat C3")
    table.submit(0, "draw sea-pile")
    assert not table.over
    assert table.actor == 1
    assert player(table, 1)["boats"] == 1


def test_r9_4_birgit_has_126() -> None:
    table = story(
        chests=[36, 20, 20],
        prizes=[["ship-5", "ship-5", "ship-20", "ship-15", "ship-15"], [], []],
        aside=["camp", "camp", "camp", "double-10", "double-15"],
    )
    birgit = table.standings()[BIRGIT]
    assert birgit.score == 126
    assert birgit.parts == {"chests": 36, "ships": 60, "doubled": 30, "credit": 0}


def test_r9_4_a_total_may_be_below_zero() -> None:
    table = story(chests=[3, 20, 20], debts=[7, 0, 0])
    assert table.standings()[0].score == -11


def test_r9_4_ships_on_the_board_count_for_nobody() -> None:
    table = story(tiles={"x-B2": "ship-20"}, boarded={"x-B2": 0})
    assert [standing.score for standing in table.standings()] == [20, 20, 20]


def test_r9_5_equals_share_the_win() -> None:
    table = story(chests=[30, 30, 7])
    assert [standing.rank for standing in table.standings()] == [1, 1, 3]


def test_r10_1_hands_and_captured_ships_are_hidden() -> None:
    table = story(hands=["C3 C4 D4 row-1 row-2"], prizes=[["ship-20"], [], []])
    found = {seat: str(table.view(seat)["public"]) + str(table.view(seat)["private"]) for seat in (0, 1, None)}
    assert "row-2" in found[0]
    assert "row-2" not in found[1] + found[None]
    assert "ship-20" not in found[1] + found[None]
    assert player(table, 0) == {"boats": 25, "chests": 20, "debt": 0, "sea": 3, "dutchman": 2, "prizes": 1}


def test_r10_1_a_spectator_has_no_private_part() -> None:
    view = story().view(None)
    assert view["private"] == {}
    assert view["known"]["hand"] == []


def test_r10_2_what_lay_open_once_is_known() -> None:
    table = story(hands=["C3", "C3"], prizes=[["ship-20"], [], ["ship-5"]])
    for seat in (0, 1, 2, None):
        known = table.view(seat)["known"]
        assert known["prizes"] == [["ship-20"], [], ["ship-5"]]
        unseen = 74 + 14 - (0 if seat is None else 5)
        assert len(known["unseen"]) == unseen
    assert table.view(0)["known"]["unseen"].count("C3") == 1
    assert table.view(2)["known"]["unseen"].count("C3") == 2


@pytest.mark.parametrize("seat", [0, 1, None])
def test_r10_2_worlds_agree_with_all_that_is_known(seat: int | None) -> None:
    table = Table("freibeuter", 3, seed="worlds")
    rng = Rng(5)
    for _ in range(30):
        assert table.actor is not None
        table.submit(table.actor, rng.choice(table.moves()))
    view = table.view(seat)
    worlds = [table.game.sample(view, rng) for _ in range(20)]
    assert all(table.game.view(world, seat) == view for world in worlds)
    hands = {str(table.game.position(world)["state"]["hands"]) for world in worlds}
    assert len(hands) > 15
