"""Chapter 7: encircling."""

from __future__ import annotations

from klabauter.kernel.table import Referee
from tests.games.freibeuter.story import all_of, lines, on_board, player, refused, story, texts

RING = {"B2": "0", "C2": "1", "B3": "2"}  # x-B2 lacks C3
BIRGIT, VOLKER, DIETER = 0, 1, 2


def test_r7_1_all_four_fields_make_a_ring_and_three_do_not() -> None:
    table = story(fields={"B2": "0", "C2": "1"}, tiles={"x-B2": "ship-10"}, hands=["B3", "C3"], luck=["card D5"] * 2)
    table.submit(0, "boat B3")
    assert "x-B2" in on_board(table)
    table.submit(0, "draw sea-pile")
    table.submit(1, "boat C3")
    assert "x-B2" not in on_board(table)


def test_r7_1_a_second_boat_encircles_nothing() -> None:
    table = story(fields=RING, tiles={"x-B2": "ship-10"}, hands=["B3"])
    table.submit(0, "boat B3")
    assert "x-B2" in on_board(table)


def test_r7_1_a_corner_has_a_ring_too() -> None:
    table = story(fields={"A2": "0", "B1": "1", "B2": "2"}, tiles={"x-A1": "camp"}, hands=["A1"])
    table.submit(0, "boat A1")
    assert all_of(table, "chests") == [24, 22, 22]


def test_r7_2_a_ship_without_a_boat_escapes() -> None:
    table = story(fields=RING, tiles={"x-B2": "ship-20"}, hands=["C3"], escaped=["ship-5"] * 7 + ["ship-10"] * 7
                  + ["ship-15"] * 7 + ["ship-20"] * 6)  # fmt: skip
    table.submit(0, "boat C3")
    assert all_of(table, "chests") == [20, 20, 20]
    assert all_of(table, "prizes") == [0, 0, 0]
    assert table.position()["state"]["escaped"].count("ship-20") == 7
    assert lines(table)[-1] == "escapes"
    assert refused_later(table) == ("4.1", "nothing-to-board")


def refused_later(table: Referee) -> tuple[str, str]:
    """What the next player hears who wants to board the ship that is gone."""
    table.submit(0, "draw sea-pile")
    return refused(table, 1, "board x-B2")


def volker(chests: int = 20) -> Referee:
    """The rulebook's example: two boats of Birgit's with the one to come, one of Dieter's, one of Volker's own."""
    return story(
        fields={"B2": "0", "C2": "2", "B3": "1"},
        tiles={"x-B2": "ship-15"},
        boarded={"x-B2": VOLKER},
        hands=["C3"],
        chests=[20, chests, 20],
        luck=["card D5"],
    )


def test_r7_3_volker_pays_birgit_6_and_dieter_3() -> None:
    table = volker()
    table.submit(BIRGIT, "boat C3")
    assert all_of(table, "chests") == [26, 11, 23]
    events = table.log(None)
    assert [event["line"] for event in events] == ["placed", "ship-encircled", "helped", "helped", "captured"]
    assert events[1]["values"] == {"tile": "ship-15", "crossing": "x-B2", "seat": VOLKER, "due": 9}
    assert events[2]["values"] == {"seat": VOLKER, "helper": BIRGIT, "number": 2, "chests": 6}
    assert events[3]["values"] == {"seat": VOLKER, "helper": DIETER, "number": 1, "chests": 3}


def test_r7_3_alone_he_keeps_everything() -> None:
    fields = dict.fromkeys(("B2", "C2", "B3"), "0")
    table = story(fields=fields, tiles={"x-B2": "ship-20"}, boarded={"x-B2": 0}, hands=["C3"])
    table.submit(0, "boat C3")
    assert all_of(table, "chests") == [20, 20, 20]
    assert lines(table) == ["placed", "ship-encircled", "captured"]


def test_r7_3_without_a_boat_of_his_own_and_at_a_loss() -> None:
    """Seven foreign boats at four chests each: 28 for a ship of 20. He cannot refuse."""
    fields = {"B2": "22", "C2": "02", "B3": "22"}
    table = story(fields=fields, tiles={"x-B2": "ship-20"}, boarded={"x-B2": 1}, hands=["C3"], chests=[0, 30, 0])
    table.submit(0, "boat C3")
    assert all_of(table, "chests") == [8, 2, 20]
    assert all_of(table, "prizes") == [0, 1, 0]


def test_r7_4_the_boat_comes_home_and_the_ship_lies_face_down() -> None:
    table = volker()
    boats = player(table, VOLKER)["boats"]
    table.submit(BIRGIT, "boat C3")
    assert player(table, VOLKER)["boats"] == boats + 1
    assert player(table, VOLKER)["prizes"] == 1
    assert table.view(VOLKER)["private"]["prizes"] == ["ship-15"]
    assert table.position()["state"]["boarded"] == {}
    assert table.pending.name == f"choose-pile {BIRGIT}"  # only now she draws
    table.submit(BIRGIT, "draw sea-pile")
    assert table.standings()[VOLKER].parts["ships"] == 15


def test_r7_5_nobody_is_paid_for_the_dutchman() -> None:
    table = story(
        fields={"B2": "0", "C2": "2", "B3": "1"},
        tiles={"x-B2": "ship-15"},
        boarded={"x-B2": VOLKER},
        hands=["column-C"],
    )
    table.submit(BIRGIT, "dutchman column-C C3")
    assert all_of(table, "chests") == [23, 14, 23]
    assert all_of(table, "prizes") == [0, 1, 0]


def test_r7_6_the_bank_pays_two_for_each_boat_at_a_camp() -> None:
    table = story(fields={"B2": "01", "C2": "1", "B3": "2"}, tiles={"x-B2": "camp"}, hands=["C3"])
    table.submit(0, "boat C3")
    assert all_of(table, "chests") == [24, 24, 22]
    assert table.view(None)["public"]["aside"].count("camp") == 3  # with the two that are not on the board
    assert table.log(None)[1]["values"] == {"crossing": "x-B2", "camps": 1}


def test_r7_6_a_camp_closed_by_the_dutchman() -> None:
    table = story(fields=RING, tiles={"x-B2": "camp"}, hands=["row-3"])
    table.submit(0, "dutchman row-3 C3")
    assert all_of(table, "chests") == [22, 22, 22]


def test_r7_7_a_doubler_counts_for_all_ships_of_its_value_and_changes_no_share() -> None:
    table = story(
        fields={**RING, "D2": "1", "D3": "0"},
        tiles={"x-B2": "double-15", "x-C2": "ship-15"},
        boarded={"x-C2": 1},
        hands=["C3"],
        prizes=[["ship-15", "ship-5"], [], []],
    )
    assert [standing.score for standing in table.standings()] == [40, 20, 20]
    table.submit(0, "boat C3")
    assert all_of(table, "chests") == [26, 14, 20]  # seat 1 pays three for each of two boats, as ever
    assert table.view(None)["public"]["aside"].count("double-15") == 1
    standings = table.standings()
    assert standings[0].parts == {"chests": 26, "ships": 20, "doubled": 15, "credit": 0}
    assert standings[1].parts == {"chests": 14, "ships": 15, "doubled": 15, "credit": 0}


def test_r7_7_a_doubler_left_on_the_board_does_nothing() -> None:
    table = story(prizes=[["ship-15"], [], []])
    assert table.standings()[0].parts["doubled"] == 0


AROUND_C3 = {"B2": "0", "C2": "1", "D2": "0", "B3": "2", "D3": "1", "B4": "1", "C4": "2", "D4": "2"}


def test_r7_8_four_tiles_at_once() -> None:
    table = story(
        fields=AROUND_C3,
        tiles={"x-B2": "ship-10", "x-C2": "camp", "x-B3": "double-20", "x-C3": "ship-5"},
        boarded={"x-B2": 0},
        hands=["C3"],
    )
    table.submit(0, "boat C3")
    assert [line for line in lines(table) if line.endswith("encircled") or line == "escapes"] == [
        "ship-encircled", "camp-encircled", "doubler-encircled", "escapes",
    ]  # fmt: skip
    assert all_of(table, "chests") == [20 - 4 + 4, 20 + 2 + 4, 20 + 2]
    assert table.pending.key == "choose-pile"


def anne() -> Referee:
    """Seat 1 has 2 chests, owes 6 for her ship, and would get 4 from the camp beside it."""
    return story(
        fields={"B2": "0", "C2": "1", "B3": "2", "D2": "1", "D3": "0"},
        tiles={"x-B2": "ship-10", "x-C2": "camp"},
        boarded={"x-B2": 1},
        hands=["C3"],
        chests=[20, 2, 20],
        luck=["card D5"],
    )


def test_r7_8_who_placed_says_what_comes_first() -> None:
    table = anne()
    table.submit(0, "boat C3")
    assert (table.actor, table.pending.key) == (0, "order")
    assert texts(table) == {"settle x-B2", "settle x-C2"}
    assert table.view(2)["public"]["encircled"] == ["x-B2", "x-C2"]
    assert refused(table, 0, "settle x-A1") == ("7.8", "not-encircled")
    assert refused(table, 0, "draw sea-pile") == ("7.8", "settle-first")
    assert refused(table, 1, "settle x-B2") == ("7.8", "not-your-turn")
    table.submit(0, "settle x-C2")
    assert all_of(table, "chests") == [20 + 4 + 4, 2 + 4 - 6, 20 + 2]
    assert player(table, 1)["debt"] == 0
    assert table.pending.key == "choose-pile"


def test_r7_8_the_other_order_costs_her_a_credit() -> None:
    table = anne()
    table.submit(0, "boat C3")
    table.submit(0, "settle x-B2")
    assert all_of(table, "chests") == [20 + 4 + 4, 4, 20 + 2]
    assert player(table, 1)["debt"] == 4


def test_r7_8_the_order_can_be_taken_back_while_nothing_new_was_seen() -> None:
    table = anne()
    table.submit(0, "boat C3")
    before = table.position()
    table.submit(0, "settle x-B2")
    table.undo(0)
    assert table.position() == before


def test_r7_8_the_dutchman_stays_while_the_order_is_chosen() -> None:
    table = story(
        fields={"B2": "0", "C2": "1", "B3": "2", "D2": "1", "D3": "0"},
        tiles={"x-B2": "ship-10", "x-C2": "camp"},
        boarded={"x-B2": 1},
        hands=["row-3"],
        chests=[20, 2, 20],
    )
    table.submit(0, "dutchman row-3 C3")
    assert table.pending.key == "order"
    assert table.view(1)["public"]["dutchman"] == "C3"
    table.submit(0, "settle x-C2")
    assert player(table, 1) | {"chests": 2, "debt": 0} == player(table, 1)
    assert lines(table)[-1] == "dutchman-vanishes"


def test_r7_9_nobody_is_asked_where_the_order_makes_no_difference() -> None:
    table = story(
        fields=AROUND_C3,
        tiles={"x-B2": "ship-10", "x-C2": "camp", "x-B3": "ship-20", "x-C3": "ship-5"},
        boarded={"x-B2": 0, "x-B3": 1},
        hands=["C3"],
    )
    table.submit(0, "boat C3")
    assert table.pending.key == "choose-pile"


def test_r7_9_one_payment_alone_has_no_order() -> None:
    table = story(
        fields=AROUND_C3,
        tiles={"x-B2": "ship-10", "x-B3": "double-20", "x-C3": "ship-5"},
        boarded={"x-B2": 1},
        hands=["C3"],
        chests=[20, 0, 20],
    )
    table.submit(0, "boat C3")
    assert table.pending.key == "choose-pile"
    assert player(table, 1)["debt"] == 6


def test_r7_9_asked_when_two_ships_together_are_too_dear() -> None:
    """6 and 12 chests: 17 do not pay for both, 18 do."""
    for chests, key in ((17, "order"), (18, "choose-pile")):
        table = story(
            fields=AROUND_C3,
            tiles={"x-B2": "ship-10", "x-B3": "ship-20"},
            boarded={"x-B2": 1, "x-B3": 1},
            hands=["C3"],
            chests=[0, chests, 0],
        )
        table.submit(0, "boat C3")
        assert table.pending.key == key


def test_r7_9_asked_again_only_while_it_matters() -> None:
    """Three tiles; once the camp has filled her purse, nothing can go wrong any more."""
    table = story(
        fields=AROUND_C3,
        tiles={"x-B2": "ship-10", "x-C2": "camp", "x-C3": "ship-5"},
        boarded={"x-B2": 1, "x-C3": 0},
        hands=["C3"],
        chests=[20, 2, 20],
    )
    table.submit(0, "boat C3")
    assert texts(table) == {"settle x-B2", "settle x-C2", "settle x-C3"}
    table.submit(0, "settle x-C2")
    assert table.pending.key == "choose-pile"
    assert [player(table, seat)["debt"] for seat in range(3)] == [0, 0, 0]


def test_r7_9_asked_when_the_last_camp_is_among_them() -> None:
    table = story(fields=AROUND_C3, tiles={"x-B2": "camp", "x-C3": "double-5"}, hands=["C3"], camp="")
    table.submit(0, "boat C3")
    assert texts(table) == {"settle x-B2", "settle x-C3"}
