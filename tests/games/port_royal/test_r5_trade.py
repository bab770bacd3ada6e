"""Chapter 5: trading and hiring."""

from __future__ import annotations

from typing import Any

import pytest

from klabauter import Table
from tests.games.port_royal.story import (
    coins,
    discovering,
    harbour,
    known,
    lines,
    others,
    position,
    public,
    refused,
    story,
    taking,
    texts,
)

FIVE = ["blue-1-1", "red-1-1", "green-1-1", "yellow-1-1", "black-1-2"]


@pytest.mark.parametrize(("ships", "picks"), [(0, 1), (1, 1), (3, 1), (4, 2), (5, 3)])
def test_r5_1_ships_say_how_many_cards(ships: int, picks: int) -> None:
    luck = ["coin sailor-3-1"] * 2 * picks
    table = story(["onward 0"], luck, harbour=[*FIVE[:ships], *["passenger-2-1"] * 4], purses=[8, 3])
    table.submit(0, "stop")
    assert ("may-take" in lines(table)) == (picks > 1)
    for left in range(picks, 0, -1):
        assert table.actor == 0
        assert public(table)["picks"] == left
        table.submit(0, "hire passenger-2-1")
    assert table.actor == 1


def test_r5_1_taking_a_ship_away_changes_nothing() -> None:
    """Four ships, two cards: both may be ships."""
    table = discovering([], harbour=FIVE[:4])
    table.submit(0, "stop")
    table.submit(0, "trade blue-1-1")
    table.submit(0, "trade red-1-1")
    assert coins(table) == [5, 3]
    assert table.actor == 1


def test_r5_2_what_a_card_brings_helps_with_the_next() -> None:
    """The rulebook's long example, first half: four ships of different colours, two coins, a person for them."""
    table = discovering([], harbour=[*FIVE[1:4], "blue-2-2", "passenger-2-1"], purses=[0, 0])
    table.submit(0, "stop")
    assert refused(table, 0, "hire passenger-2-1") == ("5.4", "too-dear")
    table.submit(0, "trade blue-2-2")
    assert "hire passenger-2-1" in texts(table)


def test_r5_2_one_may_take_nothing_at_once_or_later() -> None:
    table = taking(picks=2, harbour="blue-1-1 red-1-1")
    table.submit(0, "pass")
    assert table.actor == 1
    assert coins(table) == [3, 3]
    table = taking(picks=2, harbour="blue-1-1 red-1-1 green-1-1")
    table.submit(0, "trade blue-1-1")
    table.submit(0, "pass")
    assert table.actor == 1


def test_r5_2_an_empty_harbour_ends_it() -> None:
    table = taking(picks=3, harbour="blue-1-1", luck=["draw passenger-2-1"])
    table.submit(0, "trade blue-1-1")
    assert public(table)["active"] == table.actor == 1
    assert harbour(table) == "passenger-2-1"


def test_r5_2_only_taking_is_asked() -> None:
    table = taking(harbour="blue-1-1")
    assert refused(table, 0, "discover") == ("5.2", "take-or-pass")
    assert refused(table, 0, "trade red-1-1") == ("5.2", "not-in-harbour")
    assert refused(table, 0, ["sailor-3-1"]) == ("5.3", "no-ship")
    assert table.why_not(0, ["blue-1-1"]) is None


def test_r5_3_the_rulebooks_example_klemens_trades_the_fleute() -> None:
    table = taking(harbour="blue-2-2 red-1-1")
    pile = public(table)["pile"]
    table.submit(0, "trade blue-2-2")
    assert public(table)["top"] == "blue-2-2"
    assert coins(table) == [5, 3]
    assert public(table)["pile"] == pile - 2


def test_r5_3_only_ships_are_traded() -> None:
    table = taking(harbour="passenger-2-1")
    assert refused(table, 0, "trade passenger-2-1") == ("5.3", "no-ship")
    assert refused(table, 0, "trade tax") == ("5.3", "no-ship")


def test_take_is_understood_for_both() -> None:
    table = taking(picks=2, harbour="blue-1-1 passenger-2-1", luck=["coin tax", "coin tax", "draw tax"])
    table.submit(0, "take blue-1-1")
    table.submit(0, "Take  passenger-2-1")
    assert [text for _, text in table.record().entries] == ["trade blue-1-1", "hire passenger-2-1"]
    assert refused(table, table.actor or 0, "take nothing")[1] == "not-a-move"


def test_r5_4_the_rulebooks_example_andrea_hires_a_sailor() -> None:
    table = taking(harbour="sailor-3-1 red-1-1", luck=["coin tax", "coin green-1-1", "coin passenger-6-3"])
    table.submit(0, "hire sailor-3-1")
    assert coins(table) == [0, 3]
    assert known(table, "discard") == ["tax", "green-1-1", "passenger-6-3"]
    assert public(table)["players"][0]["persons"] == ["sailor-3-1"]
    assert lines(table)[:2] == ["hired", "paid"]


def test_r5_4_with_too_few_coins_one_cannot() -> None:
    table = taking(harbour="sailor-5-2 sailor-3-1")
    assert texts(table) == {"hire sailor-3-1", "pass"}
    assert refused(table, 0, "hire sailor-5-2") == ("5.4", "too-dear")
    assert refused(table, 0, "hire blue-1-1") == ("5.4", "no-person")
    assert refused(table, 0, "hire tax") == ("5.4", "no-person")


def test_r5_4_a_person_of_own_figures_may_cost_nothing() -> None:
    data = position(["take 0", "offer 1"], harbour="passenger-0-1 blue-1-1", purses=[0, 0], picks=1)
    data["components"] = {"passengers": {"cost": [0, 4, 6]}}
    table = Table.from_position("port-royal", data, seed="free")
    table.submit(0, "hire passenger-0-1")
    assert lines(table) == ["hired"]
    assert coins(table) == [0, 0]
    assert table.actor == 1


def test_r5_4_two_equal_cards_are_one_choice() -> None:
    table = taking(harbour="sailor-3-1 sailor-3-1")
    assert [str(move) for move in table.moves()] == ["hire sailor-3-1", "pass"]


def test_r5_5_the_others_take_one_each_clockwise() -> None:
    table = story(
        ["take 2", "offer 3", "offer 0", "offer 1"], ["draw tax"], seats=4, starter=2, picks=1,
        harbour="blue-1-1 red-1-1 green-1-1 yellow-1-1 black-1-2",
    )  # fmt: skip
    order = []
    while public(table)["active"] == 2:
        assert table.actor is not None
        order.append(table.actor)
        table.submit(table.actor, str(table.moves()[0]))
    assert order == [2, 3, 0, 1]


def test_r5_5_for_the_last_ones_nothing_may_be_left() -> None:
    table = taking(seats=3, harbour="blue-1-1 red-1-1", luck=["draw tax"])
    table.submit(0, "trade blue-1-1")
    table.submit(1, "trade red-1-1")
    assert public(table)["active"] == table.actor == 1


def test_r5_5_who_can_pay_for_nothing_is_not_asked() -> None:
    table = taking(seats=3, harbour="sailor-3-1", purses=[3, 3, 4])
    table.submit(0, "pass")
    assert table.actor == 2
    assert lines(table) == ["took-nothing", "cannot-take"]


def test_r5_5_others_take_although_the_active_player_took_nothing() -> None:
    table = taking(harbour="blue-1-1")
    table.submit(0, "pass")
    assert table.actor == 1


def test_r5_5_unless_the_table_wants_it_otherwise() -> None:
    options = {"pick-after-active": True}
    table = story(["take 0", "offer 1", "offer 2"], ["draw tax"], 3, options, picks=1, harbour="blue-1-1")
    table.submit(0, "pass")
    assert public(table)["active"] == 1
    assert lines(table).count("barred") == 2
    table = story(["take 0", "offer 1", "offer 2"], (), 3, options, picks=1, harbour="blue-1-1 red-1-1 green-1-1")
    table.submit(0, "trade blue-1-1")
    table.submit(1, "pass")
    assert table.actor == 2


def test_r5_5_the_rulebooks_long_example() -> None:
    """Five cards, four of them ships: Andrea trades for two coins and hires with them; Alex trades and pays her one."""
    luck = ["coin tax", "coin tax", "draw tax"]
    table = story(["onward 0"], luck, harbour="blue-2-2 red-1-1 green-2-3 yellow-1-1 passenger-2-1", purses=[0, 0])
    table.submit(0, "stop")
    table.submit(0, "trade blue-2-2")
    assert coins(table) == [2, 0]
    table.submit(0, "hire passenger-2-1")
    assert coins(table) == [0, 0]
    table.submit(1, "trade green-2-3")
    assert coins(table) == [1, 2]  # one each, and the tax increase that opens the next turn brings Alex another
    assert known(table, "discard") == ["blue-2-2", "tax", "tax", "green-2-3", "red-1-1", "yellow-1-1", "tax"]


def test_r5_6_a_person_costs_one_coin_more() -> None:
    table = taking(harbour="sailor-3-1", purses=[0, 4], luck=["coin tax", "coin tax", "coin tax", "draw red-1-1"])
    table.submit(0, "pass")
    move = next(move for move in table.moves() if str(move).startswith("hire"))
    assert table.cost(move) == {"coins": 4}
    table.submit(1, "hire sailor-3-1")
    assert coins(table) == [1, 0]
    assert lines(table)[1:4] == ["hired", "paid", "paid-fee"]
    table = taking(harbour="sailor-3-1 blue-1-1", purses=[0, 3])
    table.submit(0, "pass")
    assert refused(table, 1, "hire sailor-3-1") == ("5.6", "too-dear-with-fee")


def test_r5_6_the_fee_may_come_out_of_the_ships_income() -> None:
    table = taking(harbour="blue-1-1", purses=[3, 0], luck=["draw passenger-2-1"])
    table.submit(0, "pass")
    assert texts(table) == {"trade blue-1-1", "pass"}
    table.submit(1, "trade blue-1-1")
    assert coins(table) == [4, 0]


def test_r5_6_who_cannot_pay_the_fee_may_not_take_the_ship() -> None:
    """Seat 1 would collect both ships, has no coin, and there is no card left that could be one."""
    held = "green-1-1 green-1-1 passenger-2-1 wholesaler-green-5-1"
    unseen = others(held)
    data: dict[str, Any] = {"unseen": unseen, "purses": [len(unseen), 0], "persons": ["", "wholesaler-green-5-1"]}
    table = story(["take 1"], harbour="green-1-1", discard="green-1-1 passenger-2-1", **data)
    assert texts(table) == {"trade green-1-1", "pass"}  # with cards on the discards it works
    unseen = others("green-1-1 wholesaler-green-5-1")
    data |= {"unseen": unseen, "purses": [len(unseen), 0]}
    table = story(["take 1"], harbour="green-1-1", **data)
    assert texts(table) == {"pass"}
    assert refused(table, 1, "trade green-1-1") == ("5.6", "no-fee")
    table = story(["offer 1"], ["draw green-1-1"], harbour="green-1-1", **data)
    assert lines(table)[0] == "cannot-take"


def test_r5_6_the_active_player_pays_no_fee() -> None:
    table = taking(harbour="passenger-2-1 blue-1-1", purses=[2, 0])
    move = next(move for move in table.moves() if str(move).startswith("hire"))
    assert table.cost(move) == {"coins": 2}
    assert table.cost(table.moves()[-1]) == {}
    assert [table.cost(move) for move in table.moves() if str(move).startswith("trade")] == [{}]


def test_r5_7_what_is_left_goes_to_the_discards_and_the_next_is_active() -> None:
    table = taking(harbour="blue-1-1 passenger-2-1", luck=["draw sailor-3-1"])
    table.submit(0, "pass")
    table.submit(1, "pass")
    assert known(table, "discard") == ["blue-1-1", "passenger-2-1"]
    assert harbour(table) == "sailor-3-1"
    assert table.actor == 1


def test_r5_4_a_person_too_dear_is_refused_for_its_price() -> None:
    """Whoever points at a card says no verb: that only ships are traded would be true and no help."""
    table = taking(harbour="passenger-6-3 blue-2-2 sailor-3-1", purses=[5, 4])
    found = table.why_not(0, ["passenger-6-3"])
    assert found is not None
    assert found.data(table.game.names)["values"] == {"card": "passenger-6-3", "cost": 6, "coins": 5}
    table.submit(0, "trade blue-2-2")
    found = table.why_not(1, ["passenger-6-3"])
    assert found is not None
    assert (found.rule, found.reason) == ("5.6", "too-dear-with-fee")
