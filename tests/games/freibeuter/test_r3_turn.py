"""Chapter 3: a turn, and drawing a card."""

from __future__ import annotations

import random

import pytest

from klabauter import Table
from klabauter.kernel.errors import IllegalMove
from tests.games.freibeuter.story import DUTCHMEN, lines, nearly_out_of_cards, player, refused, story, texts


def test_r3_1_clockwise_and_exactly_one_action() -> None:
    table = Table("freibeuter", 3, seed="x", options={"start": 1})
    movers = []
    for _ in range(7):
        movers.append(table.actor)
        table.submit(movers[-1] or 0, next(m for m in table.moves() if str(m).startswith("board")))
    assert movers == [1, 2, 0, 1, 2, 0, 1]


def test_r3_1_three_kinds_of_actions() -> None:
    table = story(
        fields={"B2": "0", "C2": "1", "B3": "2", "D4": "1"},
        tiles={"x-B2": "ship-10", "x-D4": "ship-5", "x-A1": "double-5"},
        hands=["C3 D4 A1 column-C row-7"],
    )
    assert texts(table) == {
        "board x-B2", "board x-D4", "boat A1", "boat C3", "boat D4", "chests D4", "dutchman column-C C3",
    }  # fmt: skip
    assert refused(table, 0, "settle x-B2") == ("3.1", "act-first")
    assert refused(table, 0, "draw sea-pile") == ("3.1", "act-first")
    assert refused(table, 0, "card A1") == ("3.1", "act-first")


def test_r3_1_nobody_else_may_act_and_nobody_may_pass() -> None:
    table = story(hands=["C3"])
    assert refused(table, 1, "boat C3") == ("3.1", "not-your-turn")
    assert refused(table, 0, "pass") == ("3.1", "not-a-move")
    with pytest.raises(IllegalMove, match=r"3\.1"):
        table.submit(2, "boat C3")


def test_r3_1_there_is_always_something_to_do() -> None:
    for seed in range(12):
        rng = random.Random(seed)
        table = Table("freibeuter", 2 + seed % 3, seed=str(seed))
        turns = 0
        while table.actor is not None:
            assert table.moves()
            turns += table.pending.key == "turn"
            table.submit(table.actor, rng.choice(table.moves()))
        assert turns <= 28 + 74 + 14  # each ship is boarded once, each card played once


def test_r3_2_either_pile_after_a_card() -> None:
    for pile, card in (("sea-pile", "B5"), ("dutchman-pile", "row-3")):
        table = story(hands=["C3"], luck=[f"card {card}"])
        table.submit(0, "boat C3")
        assert (table.actor, table.pending.key) == (0, "choose-pile")
        assert texts(table) == {"draw sea-pile", "draw dutchman-pile"}
        assert refused(table, 0, "boat G7") == ("3.2", "draw-first")
        table.submit(0, f"draw {pile}")
        assert card in table.view(0)["private"]["hand"]
        assert table.actor == 1


def test_r3_2_a_card_is_drawn_after_taking_chests_too() -> None:
    table = story(fields={"C3": "1"}, hands=["C3"], luck=["card B5"])
    table.submit(0, "chests C3")
    table.submit(0, "draw sea-pile")
    assert len(table.view(0)["private"]["hand"]) == 5


def test_r3_2_only_the_drawer_sees_the_card_but_all_see_the_pile() -> None:
    table = story(hands=["C3"], luck=["card row-3"])
    table.submit(0, "boat C3")
    table.submit(0, "draw dutchman-pile")
    assert table.log(0)[-1]["values"] == {"seat": 0, "card": "row-3", "pile": "dutchman-pile"}
    for other in (1, None):
        assert table.log(other)[-1]["line"] == "drew-hidden"
        assert table.log(other)[-1]["values"] == {"seat": 0, "pile": "dutchman-pile"}


def test_r3_3_without_a_sea_card_a_sea_card_must_be_drawn() -> None:
    table = story(hands=["C3 row-1 row-2 row-3 row-4"], luck=["card B5"])
    table.submit(0, "boat C3")
    assert table.actor == 1  # nothing was asked
    assert table.view(0)["private"]["hand"] == ["B5", "row-1", "row-2", "row-3", "row-4"]


def test_r3_3_one_sea_card_left_is_enough() -> None:
    table = story(hands=["C3 B5 row-1 row-2 row-3"], luck=["card row-4"])
    table.submit(0, "boat C3")
    table.submit(0, "draw dutchman-pile")
    assert table.view(0)["private"]["hand"] == ["B5", "row-1", "row-2", "row-3", "row-4"]


def test_r3_4_no_dutchman_cards_left_then_sea_cards_only() -> None:
    table = story(hands=["C3"], discards=DUTCHMEN, luck=["card B5"])
    table.submit(0, "boat C3")
    assert table.actor == 1
    assert "B5" in table.view(0)["private"]["hand"]


def test_r3_4_an_empty_sea_pile_does_not_end_the_game_while_a_dutchman_card_is_drawn() -> None:
    table = nearly_out_of_cards()
    table.submit(0, "boat C3")
    assert texts(table) == {"draw sea-pile", "draw dutchman-pile"}
    table.submit(0, "draw dutchman-pile")
    assert table.actor == 1
    table.submit(1, "boat D3")
    table.submit(1, "draw sea-pile")
    assert table.over
    assert lines(table)[-1] == "sea-pile-empty"
    assert table.pending.rule == "9.4"


def test_r3_4_played_cards_are_never_shuffled_in_again() -> None:
    table = nearly_out_of_cards(dutchmen=DUTCHMEN)
    assert table.view(None)["public"]["piles"] == {"sea": 0, "dutchman": 0}
    table.submit(0, "boat C3")
    assert table.over


def test_the_boats_are_counted_in_the_cost() -> None:
    table = story(fields={"C3": "1"}, tiles={"x-B2": "ship-5"}, hands=["C3"])
    costs = {str(move): table.cost(move) for move in table.moves()}
    assert costs["board x-B2"] == costs["boat C3"] == {"boats": 1}
    assert costs["chests C3"] == {}
    assert player(table, 0)["boats"] == 25
