"""Chapter 3: turning up cards, repelling ships, and one too many."""

from __future__ import annotations

import pytest

import klabauter
from tests.games.port_royal.story import (
    coins,
    discovering,
    harbour,
    known,
    lines,
    others,
    public,
    refused,
    story,
    texts,
)


def test_r3_1_clockwise_everybody_is_active_in_turn() -> None:
    table = klabauter.Table("port-royal", 3, seed="turns", options={"start": 2})
    order: list[int] = []
    while len(order) < 7 and not table.over:
        if not order or public(table)["active"] != order[-1]:
            order.append(public(table)["active"])
        assert table.actor is not None
        table.submit(table.actor, "stop" if "stop" in texts(table) else str(table.moves()[-1]))
    assert order == [2, 0, 1, 2, 0, 1, 2]


def test_r3_1_phase_2_is_for_everybody_and_then_the_next_is_active() -> None:
    table = story(["onward 0"], ["draw red-1-1"], seats=3, harbour="blue-1-1 green-1-1 passenger-2-1")
    table.submit(0, "stop")
    assert [table.actor, public(table)["active"]] == [0, 0]
    table.submit(0, "pass")
    assert [table.actor, public(table)["active"]] == [1, 0]
    table.submit(1, "trade blue-1-1")
    assert [table.actor, public(table)["active"]] == [2, 0]
    table.submit(2, "pass")
    assert [table.actor, public(table)["active"]] == [1, 1]


def test_r3_2_the_first_card_comes_by_itself() -> None:
    table = klabauter.Table("port-royal", 2, luck=["start seat-1", "draw passenger-4-2"])
    assert lines(table) == ["begins", "turn", "discovered"]
    assert harbour(table) == "passenger-4-2"
    assert table.actor == 1


def test_r3_3_after_every_card_on_or_stop() -> None:
    table = discovering(["draw passenger-2-1", "draw blue-1-1"])
    assert texts(table) == {"discover", "stop"}
    table.submit(0, "discover")
    assert texts(table) == {"discover", "stop"}
    table.submit(0, "discover")
    table.submit(0, "stop")
    assert texts(table) == {"trade blue-1-1", "hire passenger-2-1", "pass"}


def test_r3_3_stopping_with_an_empty_harbour_ends_the_turn() -> None:
    table = discovering(["draw tax"])
    table.submit(0, "discover")
    assert harbour(table) == ""
    table.submit(0, "stop")
    assert public(table)["active"] == table.actor == 1
    assert lines(table) == ["discovered", "relief", "stopped", "turn", "discovered", "relief"]


def test_r3_3_only_that_is_asked() -> None:
    table = discovering(["draw tax"], harbour="blue-1-1")
    assert refused(table, 0, "trade blue-1-1") == ("3.3", "discover-or-stop")
    assert refused(table, 0, "moor") == ("3.3", "discover-or-stop")
    assert refused(table, 0, "draw tax") == ("3.3", "discover-or-stop")
    assert refused(table, 1, "stop") == ("3.3", "not-your-turn")


def test_r3_4_a_person_goes_into_the_harbour() -> None:
    table = discovering(["draw sailor-3-1", "draw sailor-3-1"])
    table.submit(0, "discover")
    table.submit(0, "discover")
    assert harbour(table) == "sailor-3-1 sailor-3-1"


def test_r3_5_a_ship_that_cannot_be_repelled_moors() -> None:
    table = discovering(["draw blue-2-2"], persons=["sailor-3-1", "pirate-5-1"])
    table.submit(0, "discover")
    assert harbour(table) == "blue-2-2"
    assert texts(table) == {"discover", "stop"}


def test_r3_5_a_ship_that_could_be_repelled_may_moor() -> None:
    table = discovering(["draw blue-1-1"], persons=["sailor-3-1", ""])
    table.submit(0, "discover")
    assert harbour(table) == ""
    assert public(table)["shown"] == {"id": "blue-1-1", "coins": 1, "sabres": 1}
    assert texts(table) == {"moor", "repel"}
    assert refused(table, 0, "stop") == ("3.5", "moor-or-repel")
    table.submit(0, "moor")
    assert harbour(table) == "blue-1-1"
    assert public(table)["shown"] is None
    assert lines(table)[-1] == "moored"


def test_r3_6_the_rulebooks_example_alex_repels_the_fleute() -> None:
    """A sailor with one sabre and a pirate with two: a Fleute with two is repelled."""
    table = discovering(["draw blue-2-2"], persons=["sailor-3-1 pirate-5-1", ""])
    assert public(table)["players"][0]["sabres"] == 3
    table.submit(0, "discover")
    table.submit(0, "repel")
    assert public(table)["top"] == "blue-2-2"
    assert harbour(table) == ""
    assert texts(table) == {"discover", "stop"}


@pytest.mark.parametrize(
    ("people", "asked"), [("sailor-3-1", False), ("sailor-3-1 sailor-5-2", True), ("pirate-7-2", True)]
)
def test_r3_6_as_many_sabres_as_the_ship_suffice(people: str, asked: bool) -> None:
    table = discovering(["draw black-1-2"], persons=[people, ""])
    table.submit(0, "discover")
    assert ("repel" in texts(table)) == asked


def test_r3_7_only_the_ship_just_turned_up_is_repelled() -> None:
    table = discovering(["draw blue-1-1", "draw sailor-3-1"], persons=["sailor-3-1", ""])
    table.submit(0, "discover")
    table.submit(0, "moor")
    assert refused(table, 0, "repel") == ("3.7", "too-late")
    table.submit(0, "discover")
    assert refused(table, 0, "repel") == ("3.7", "too-late")


def test_r3_7_a_skull_is_never_repelled() -> None:
    """Nine sabres do not help."""
    army = "sailor-3-1 sailor-3-1 sailor-3-1 sailor-3-1 sailor-3-1 pirate-5-1 pirate-7-2"
    table = discovering(["draw red-4-skull", "draw black-3-7"], persons=[army, ""])
    table.submit(0, "discover")
    assert public(table)["harbour"] == [{"id": "red-4-skull", "coins": 4, "sabres": None}]
    assert texts(table) == {"discover", "stop"}
    table.submit(0, "discover")
    assert texts(table) == {"moor", "repel"}


def test_r3_7_sabres_are_not_used_up() -> None:
    table = discovering(["draw blue-1-1", "draw red-1-1", "draw green-1-1"], persons=["sailor-3-1", ""])
    for _ in range(3):
        table.submit(0, "discover")
        table.submit(0, "repel")
    assert public(table)["discard"] == 3


def test_r3_7_only_the_active_players_own_sabres_count() -> None:
    table = discovering(["draw blue-1-1"], persons=["", "sailor-3-1"])
    table.submit(0, "discover")
    assert harbour(table) == "blue-1-1"


def test_r3_8_the_same_colour_twice_loses_everything() -> None:
    table = story(
        ["onward 0"], ["draw blue-2-2", "draw passenger-4-2"], seats=3, harbour="blue-1-1 passenger-2-1 red-1-1"
    )
    table.submit(0, "discover")
    assert "too-much" in lines(table)
    assert "took-nothing" not in lines(table)  # nobody was asked
    assert known(table, "discard") == ["blue-1-1", "passenger-2-1", "red-1-1", "blue-2-2"]
    assert public(table)["active"] == table.actor == 1
    assert harbour(table) == "passenger-4-2"


def test_r3_8_a_twin_is_repelled_by_itself_if_the_sabres_suffice() -> None:
    table = discovering(["draw blue-2-2"], harbour="blue-4-5", persons=["pirate-5-1", ""])
    table.submit(0, "discover")
    assert lines(table)[-1] == "twin-repelled"
    assert harbour(table) == "blue-4-5"
    assert public(table)["top"] == "blue-2-2"
    assert table.actor == 0
    assert texts(table) == {"discover", "stop"}


def test_r3_8_a_twin_with_a_skull_cannot_be_repelled() -> None:
    army = "sailor-3-1 sailor-3-1 sailor-3-1 sailor-3-1 sailor-3-1 pirate-5-1 pirate-7-2"
    table = discovering(["draw red-4-skull"], harbour="red-1-1", persons=[army, ""])
    table.submit(0, "discover")
    assert "too-much" in lines(table)


def test_r3_9_without_a_first_card_the_turn_is_over() -> None:
    """Seat 0's wholesaler keeps the last ship in circulation; all other cards are coins, and seat 1 finds none."""
    unseen = others("green-1-1 wholesaler-green-5-1")
    table = story(
        ["take 0"], picks=1, harbour="green-1-1", unseen=unseen, purses=[48, 10], persons=["wholesaler-green-5-1", ""]
    )
    table.submit(0, "trade green-1-1")
    assert lines(table)[:5] == ["traded", "forfeited", "collected", "turn", "nothing-there"]


def test_r3_9_without_a_further_card_phase_2_begins() -> None:
    unseen = others("")
    table = story(["draw"], ["draw blue-1-1"], unseen=unseen, purses=[49, 10])
    assert lines(table) == ["discovered", "no-more"]
    assert texts(table) == {"trade blue-1-1", "pass"}


def test_r3_9_discovering_without_cards_is_refused() -> None:
    unseen = others("blue-1-1")
    table = story(["onward 0"], harbour="blue-1-1", unseen=unseen, purses=[49, 10])
    assert texts(table) == {"stop"}
    assert refused(table, 0, "discover") == ("3.9", "nothing-to-discover")


def test_r3_9_a_sixty_first_card_is_refused_though_there_is_one() -> None:
    held = "red-1-1 red-1-1 sailor-3-1"
    table = story(
        ["onward 0"], harbour="red-1-1", discard="red-1-1", persons=["sailor-3-1", ""], unseen=others(held),
        purses=[47, 10], discovered=60,
    )  # fmt: skip
    assert texts(table) == {"stop"}
    assert refused(table, 0, "discover") == ("3.9", "must-stop")


def test_r3_9_after_sixty_cards_in_a_turn_one_must_stop() -> None:
    """One ship is left in circulation, and the sabres repel it again and again."""
    held = "red-1-1 red-1-1 sailor-3-1"
    table = story(
        ["onward 0"], ["draw red-1-1"] * 60, harbour="red-1-1", discard="red-1-1", persons=["sailor-3-1", ""],
        unseen=others(held), purses=[47, 10],
    )  # fmt: skip
    for _ in range(60):
        assert texts(table) == {"discover", "stop"}
        table.submit(0, "discover")
    assert lines(table).count("twin-repelled") == 60
    assert lines(table)[-1] == "must-stop"
    assert texts(table) == {"trade red-1-1", "pass"}
    assert coins(table) == [47, 10]
