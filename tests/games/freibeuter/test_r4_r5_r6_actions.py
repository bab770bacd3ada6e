"""Chapters 4 to 6: boarding, boats, the Flying Dutchman."""

from __future__ import annotations

from tests.games.freibeuter.story import lines, on_board, player, refused, story, texts

RING = {"B2": "0", "C2": "1", "B3": "2"}  # x-B2 lacks C3


def test_r4_1_a_boat_on_any_ship_without_a_card() -> None:
    table = story(tiles={"x-B2": "ship-10", "x-D4": "ship-20"})
    assert texts(table, "board") == {"board x-B2", "board x-D4"}
    hand = table.view(0)["private"]["hand"]
    table.submit(0, "board x-D4")
    assert table.position()["state"]["boarded"] == {"x-D4": 0}
    assert player(table, 0)["boats"] == 24
    assert table.view(0)["private"]["hand"] == hand
    assert refused(story(), 0, "board x-D4") == ("4.1", "nothing-to-board")


def test_r4_2_no_second_boat_and_no_camp_or_doubler() -> None:
    table = story(tiles={"x-B2": "ship-10", "x-D4": "camp", "x-D5": "double-5"}, boarded={"x-B2": 1})
    assert texts(table, "board") == set()
    assert refused(table, 0, "board x-B2") == ("4.2", "boarded-already")
    assert refused(table, 0, "board x-D4") == ("4.2", "not-a-ship")
    assert refused(table, 0, "board x-D5") == ("4.2", "not-a-ship")
    assert refused(table, 0, ["x-D5"]) == ("4.2", "not-a-ship")


def test_r4_3_nothing_else_happens_and_the_next_one_is_on_turn() -> None:
    table = story(fields=RING, tiles={"x-B2": "ship-10"})
    before = len(lines(table))
    table.submit(0, "board x-B2")  # one boat is missing in its ring: allowed
    assert lines(table, before) == ["boarded"]
    assert table.actor == 1
    assert player(table, 0)["chests"] == 20


def test_r4_3_boarding_can_be_taken_back_until_the_next_one_moves() -> None:
    table = story(tiles={"x-B2": "ship-10", "x-D4": "ship-20"})
    table.submit(0, "board x-B2")
    table.undo(0)
    assert table.actor == 0
    table.submit(0, "board x-D4")
    table.submit(1, "board x-B2")
    refusal = table.why_no_undo(0)
    assert refusal is not None
    assert refusal.reason == "undo-after-other"


def test_r5_1_a_sea_card_and_a_boat_on_its_field() -> None:
    table = story(hands=["C3 B4"])
    assert texts(table, "boat") >= {"boat C3", "boat B4"}
    assert refused(table, 0, "boat D4") == ("5.1", "sea-card-not-in-hand")
    assert refused(table, 0, "chests D4") == ("5.1", "sea-card-not-in-hand")
    table.submit(0, "boat C3")
    state = table.position()["state"]
    assert state["fields"] == {"C3": [0]}
    assert state["discards"] == ["C3"]
    assert "C3" not in state["hands"][0]
    assert player(table, 0)["boats"] == 24
    assert table.view(1)["public"]["discards"]["sea"] == {"number": 1, "top": "C3"}


def test_r5_1_a_card_that_was_shown_cannot_be_taken_back() -> None:
    table = story(hands=["C3"])
    table.submit(0, "boat C3")
    refusal = table.why_no_undo(0)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("3.1", "undo-after-reveal")


def test_r5_2_chests_only_where_a_boat_lies() -> None:
    for owner in "012":
        table = story(fields={"C3": owner}, hands=["C3 B4"])
        assert texts(table, "chests") == {"chests C3"}
        assert refused(table, 0, "chests B4") == ("5.2", "field-is-empty")
        table.submit(0, "chests C3")
        assert player(table, 0)["chests"] == 22
        assert player(table, 0)["boats"] == 25 - (owner == "0")
        assert table.position()["state"]["fields"] == {"C3": [int(owner)]}
        assert table.position()["state"]["discards"] == ["C3", "C3"]


def test_r5_2_or_a_boat_beside_it() -> None:
    table = story(fields={"C3": "1"}, hands=["C3"])
    table.submit(0, "boat C3")
    assert table.position()["state"]["fields"] == {"C3": [1, 0]}
    assert player(table, 0)["chests"] == 20
    assert table.log(None)[-1]["values"] == {"seat": 0, "field": "C3", "first": 1}


def test_r5_2_two_equal_cards_make_one_option() -> None:
    table = story(hands=["C3 C3"])
    assert len(table.moves()) == len(texts(table))
    table.submit(0, "boat C3")
    assert table.view(0)["private"]["hand"].count("C3") == 1


def test_r5_3_boats_stay_and_both_may_belong_to_the_same() -> None:
    table = story(fields={**RING, "C3": "0"} | {"D4": "1"}, hands=["C3"])
    table.submit(0, "boat C3")
    assert table.position()["state"]["fields"]["C3"] == [0, 0]
    captured = story(fields=RING, tiles={"x-B2": "ship-10"}, boarded={"x-B2": 1}, hands=["C3"])
    captured.submit(0, "boat C3")
    assert captured.position()["state"]["fields"] == {"B2": [0], "B3": [2], "C2": [1], "C3": [0]}


def test_r6_1_a_field_of_the_column_or_row_of_the_card() -> None:
    table = story(fields=RING, tiles={"x-B2": "ship-10"}, hands=["column-C row-3 row-4"])
    assert texts(table, "dutchman") == {"dutchman column-C C3", "dutchman row-3 C3"}
    assert refused(table, 0, "dutchman column-B C3") == ("6.1", "dutchman-card-not-in-hand")
    assert refused(table, 0, "dutchman row-4 C3") == ("6.1", "field-not-in-line")
    table.submit(0, "dutchman row-3 C3")
    assert table.position()["state"]["discards"][-1] == "row-3"
    assert table.view(1)["public"]["discards"]["dutchman"] == {"number": 1, "top": "row-3"}
    assert lines(table)[:2] == ["dutchman-appears", "escapes"]


def test_r6_2_only_where_he_encircles_something() -> None:
    for tile in ("ship-5", "camp", "double-15"):
        table = story(fields=RING, tiles={"x-B2": tile}, hands=["row-3 column-B row-5"])
        assert texts(table, "dutchman") == {"dutchman row-3 C3"}
        assert refused(table, 0, "dutchman row-3 B3") == ("6.2", "field-is-taken")
        assert refused(table, 0, "dutchman row-3 D3") == ("6.2", "nothing-encircled")
        assert refused(table, 0, "dutchman column-B B4") == ("6.2", "nothing-encircled")
    without_a_tile = story(fields=RING, hands=["row-3"])
    assert texts(without_a_tile, "dutchman") == set()
    assert refused(without_a_tile, 0, "dutchman row-3 C3") == ("6.2", "nothing-encircled")


def test_r6_3_he_vanishes_before_the_card_is_drawn() -> None:
    table = story(
        fields={**RING, "D2": "1", "D4": "1"},
        tiles={"x-B2": "ship-5", "x-C2": "ship-20", "x-C3": "ship-20"},
        hands=["row-3", "", "C3"],
        luck=["card B5", "card B6", "card D5"],
    )
    table.submit(0, "dutchman row-3 C3")
    assert lines(table)[-1] == "dutchman-vanishes"
    assert table.pending.key == "choose-pile"
    assert table.position()["state"]["dutchman"] is None
    assert on_board(table)["x-C2"] == "ship-20"
    table.submit(0, "draw sea-pile")
    table.submit(1, "boat " + table.view(1)["private"]["hand"][0])
    table.submit(1, "draw sea-pile")
    assert "chests C3" not in texts(table)  # the field is empty again
    table.submit(2, "boat C3")
    assert table.position()["state"]["fields"]["C3"] == [2]
    assert on_board(table)["x-C2"] == "ship-20"  # D3 is empty: he left no trace in the ring of x-C2
