"""Chapter 3: a turn."""

from __future__ import annotations

import pytest

import klabauter
from klabauter import Table
from klabauter.kernel.errors import BadLuck, IllegalMove
from klabauter.kernel.rng import Rng
from klabauter.kernel.table import Referee
from tests.games.jolly_und_roger.story import lines, playing, position, refused, texts

OFFER = ["draw green-1", "draw red-5", "draw kraken", "draw blue-2", "draw green-1"]


def dealt(luck: list[str] | None = None, mode: str = "pro") -> Referee:
    """Seat 0 begins with this offer."""
    return Table("jolly-und-roger", options={"mode": mode, "start": 0}, luck=["start seat-0", *(luck or OFFER)])


def test_r3_1_splitter_and_chooser_change_every_turn() -> None:
    table = Table("jolly-und-roger", seed="turns", options={"start": 1})
    splitters = []
    rng = Rng(1)
    while table.actor is not None:
        if table.pending.key == "split":
            splitters.append(table.actor)
            assert table.view(None)["public"]["flag"] == table.actor
        if table.pending.key == "take":
            assert table.actor == 1 - splitters[-1]
        table.submit(table.actor, rng.choice(table.moves()))
    assert splitters == [1, 0] * 4
    assert table.view(None)["public"]["flag"] is None


def test_r3_2_five_cards_lie_open_for_both() -> None:
    table = dealt()
    offer = ["green-1", "green-1", "blue-2", "red-5", "kraken"]
    for seat in (0, 1, None):
        assert table.view(seat)["public"]["offer"] == offer
    assert table.log(1)[-1]["values"] == {"turn": 1, "seat": 0, "cards": offer}


def test_r3_2_a_card_that_is_not_there_cannot_be_drawn() -> None:
    with pytest.raises(BadLuck, match="cannot happen"):
        dealt(["draw red-5", "draw red-5"])
    with pytest.raises(BadLuck, match="cannot happen"):
        dealt(["draw skeleton"], mode="beginner")
    with pytest.raises(BadLuck, match="luck ended before"):
        dealt(OFFER[:3])


def test_r3_3_fifteen_ways_to_make_two_sets_of_one_to_four() -> None:
    table = dealt()
    assert len(table.moves()) == len(texts(table)) == 15
    for text in texts(table):
        first, second = text.removeprefix("split ").split("|")
        assert sorted(first + second) == list("12345")
        assert 1 <= len(first) <= 4


@pytest.mark.parametrize(
    "move", ["split 15", "split 51", "split 234", "split 234|15", "SPLIT  15|234", "split 15 | 234"]
)
def test_r3_3_a_split_may_be_written_from_either_side(move: str) -> None:
    table = dealt()
    table.submit(0, move)
    assert table.record().entries == [(0, "split 234|15")]
    assert table.view(1)["public"]["sets"] == [["green-1", "blue-2", "red-5"], ["green-1", "kraken"]]


@pytest.mark.parametrize(
    "move", ["split", "split 12345", "split |12345", "split 11", "split 12|34", "split 6", "split 1|1"]
)
def test_r3_3_an_empty_or_incomplete_set_is_refused(move: str) -> None:
    table = dealt()
    assert refused(table, 0, move)[0] == "3.3"
    with pytest.raises(IllegalMove):
        table.submit(0, move)
    assert table.record().entries == []


def test_r3_3_nothing_but_a_split_is_asked() -> None:
    table = dealt()
    assert refused(table, 0, "take set-1") == ("3.3", "split-first")
    assert refused(table, 1, "take set-1") == ("3.3", "not-your-turn")


def test_r3_3_a_set_is_gathered_part_by_part_from_either_side() -> None:
    table = dealt()
    assert table.why_not(0, ["offer-5"]) is None
    assert table.why_not(0, ["offer-1", "offer-5", "offer-3"]) is None
    assert table.why_not(0, ["offer-1", "offer-2", "offer-3", "offer-4"]) is None
    assert table.why_not(0, ["offer-1", "offer-2", "offer-3", "offer-5"]) is None
    assert refused(table, 0, ["offer-1", "offer-2", "offer-3", "offer-4", "offer-5"])[0] == "3.3"
    assert refused(table, 0, ["the parrot's hat"]) == ("3.3", "not-a-move")


def test_r3_3_before_the_split_nothing_else_can_be_touched() -> None:
    table = dealt()
    for part in ("ship-green", "set-1", "green-1"):
        assert refused(table, 0, [part]) == ("3.3", "split-first")


def test_r3_4_the_chooser_takes_a_whole_set_the_splitter_keeps_the_other() -> None:
    for choice, hands in (("set-1", [["red-5", "kraken"], ["green-1", "green-1", "blue-2"]]), ("set-2", None)):
        table = dealt()
        table.submit(0, "split 123|45")
        first, second = ["green-1", "green-1", "blue-2"], ["red-5", "kraken"]
        split = table.log(1)[-1]
        assert (split["rule"], split["values"]) == ("3.3", {"seat": 0, "first": first, "second": second})
        assert table.actor == 1
        assert texts(table) == {"take set-1", "take set-2"}
        assert refused(table, 1, "split 1|2345") == ("3.4", "choose-first")
        table.submit(1, f"take {choice}")
        expected = hands or [["green-1", "green-1", "blue-2"], ["red-5", "kraken"]]
        assert table.view(None)["public"]["hands"] == expected
        assert table.view(None)["public"]["sets"] == []
        taken = table.log(0)[-1]
        assert (taken["rule"], taken["values"]) == ("3.4", {"seat": 1, "cards": first if choice == "set-1" else second})


def test_r3_5_the_chooser_plays_first_card_by_card_in_any_order() -> None:
    table = dealt()
    table.submit(0, "split 123|45")
    table.submit(1, "take set-1")
    assert table.actor == 1
    assert {text.split()[1] for text in texts(table)} == {"green-1", "blue-2"}
    table.submit(1, "lay blue-2 ship-blue")
    assert table.actor == 1
    table.submit(1, "lay green-1 ship-green")
    table.submit(1, "board green-1 ship-green")  # what one card changed holds for the next
    assert table.actor == 0


def test_r3_5_only_cards_of_the_own_set_are_played() -> None:
    table = playing("green-3", other="red-5")
    assert refused(table, 0, "lay red-5 ship-red") == ("3.5", "not-in-set")
    assert refused(table, 0, "kraken ship-red") == ("3.5", "not-in-set")
    assert refused(table, 0, "tortuga") == ("3.5", "not-in-set")
    assert refused(table, 0, "split 1|2345") == ("3.5", "play-a-card")
    assert refused(table, 1, "lay red-5 ship-red") == ("3.5", "not-your-turn")
    assert refused(table, 0, ["red-5"]) == ("3.5", "not-in-set")


def test_r3_6_then_the_splitter_plays_and_the_flag_passes() -> None:
    table = playing("green-3", other="red-5")
    table.submit(0, "lay green-3 ship-green")
    assert table.actor == 1
    table.submit(1, "lay red-5 ship-red")
    assert lines(table)[-2:] == ["flag", "turned-up"]
    assert table.log(None)[-2]["values"] == {"seat": 0}
    assert table.actor == 0
    assert table.pending.key == "split"


def test_r3_7_no_card_can_be_held_back() -> None:
    table = playing("green-3 kraken")
    assert all(text.split()[0] in ("lay", "parrot", "board", "kraken", "tortuga") for text in texts(table))
    assert refused(table, 0, "pass")[0] == "3.5"
    table.submit(0, "parrot kraken ship-red")
    assert table.actor == 0
    assert {text.split()[1] for text in texts(table)} == {"green-3"}


def test_r3_7_equal_cards_are_one_choice_but_all_are_played() -> None:
    table = playing("green-1 green-1")
    assert len(table.moves()) == 5
    table.submit(0, "parrot green-1 ship-red")
    table.submit(0, "parrot green-1 ship-red")
    assert table.pending.key == "split"


def test_r3_6_the_position_names_the_steps_that_are_left() -> None:
    data = position(
        ["take 1", "play 1", "play 0", "next 1"], sets=[["green-1"], ["red-5", "blue-1", "kraken", "red-1"]]
    )
    table = Table.from_position("jolly-und-roger", data, seed="x")
    assert table.actor == 1
    assert table.view(0)["pending"] == ["take 1", "play 1", "play 0", "next 1"]


def test_r3_2_search_draws_the_same_way_without_a_table() -> None:
    game = klabauter.engine("jolly-und-roger", options={"start": 1})
    rng = Rng(5)
    firsts = set()
    for _ in range(60):
        s = game.initial()
        game.settle(s, rng)
        public = game.view(s, None)["public"]
        assert len(public["offer"]) == 5
        assert public["deck"] == 35
        assert game.census(s) == game.inventory()
        firsts.add(public["offer"][0])
    assert len(firsts) > 3
    assert not game.secrets
