"""Chapters 4 and 5: reinforcing a crew, who has the upper hand, boarding."""

from __future__ import annotations

from tests.games.jolly_und_roger.story import lines, playing, refused, ship, texts


def test_r4_1_a_pirate_lies_openly_at_the_ship_of_his_colour_only() -> None:
    table = playing("blue-4")
    assert {text for text in texts(table) if text.startswith("lay")} == {"lay blue-4 ship-blue"}
    assert refused(table, 0, "lay blue-4 ship-red") == ("4.1", "other-colour")
    table.submit(0, "lay blue-4 ship-blue")
    assert ship(table, "blue")["crews"] == [["blue-4"], []]
    assert ship(table, "blue")["strength"] == [4, 0]


def test_r4_1_a_new_card_is_the_last_of_its_crew() -> None:
    table = playing("red-1", {"red": ("red-5 (green-3)", "")})
    table.submit(0, "lay red-1 ship-red")
    assert ship(table, "red")["crews"][0] == ["red-5", "parrot", "red-1"]
    assert ship(table, "red")["strength"] == [7, 0]


def test_r4_2_any_card_lies_as_a_parrot_at_any_ship_the_own_colour_included() -> None:
    table = playing("green-5 tortuga")
    parrots = {text for text in texts(table) if text.startswith("parrot")}
    ships = ("ship-green", "ship-yellow", "ship-blue", "ship-red")
    assert parrots == {f"parrot {card} {at}" for card in ("green-5", "tortuga") for at in ships}
    table.submit(0, "parrot green-5 ship-green")
    assert ship(table, "green")["crews"][0] == ["parrot"]
    assert ship(table, "green")["strength"] == [1, 0]
    assert table.log(None)[-2]["rule"] == "4.2"


def test_r4_3_strengths_are_compared_after_every_card_at_that_ship_alone() -> None:
    table = playing("green-2 blue-3", {"green": ("(red-1)", "green-2 green-1")})
    table.submit(0, "lay green-2 ship-green")
    assert ship(table, "green")["strength"] == [3, 3]
    assert ship(table, "green")["captain"] is None
    table.submit(0, "parrot blue-3 ship-green")
    assert ship(table, "green")["captain"] == 0
    assert [ship(table, colour)["captain"] for colour in ("yellow", "blue", "red")] == [None] * 3


def test_r4_4_the_stronger_crew_puts_its_captain_the_other_goes_home_first() -> None:
    """Our example: 4 against 2 at the yellow ship, then a yellow 3 makes it 5 to 4."""
    table = playing("yellow-3 green-1", {"yellow": ("yellow-2", "yellow-4")})
    assert ship(table, "yellow")["captain"] == 1
    assert table.view(0)["public"]["captains"] == [4, 3]
    before = len(table.log(None))
    table.submit(0, "lay yellow-3 ship-yellow")
    assert ship(table, "yellow")["captain"] == 0
    assert table.view(0)["public"]["captains"] == [3, 4]
    captain = table.log(None, before)[-1]
    assert (captain["rule"], captain["line"]) == ("4.4", "captain")
    assert captain["values"] == {"seat": 0, "ship": "ship-yellow", "strength": 5, "other-strength": 4}


def test_r4_4_a_captain_who_stands_there_stays_without_a_word() -> None:
    table = playing("red-1 red-2", {"red": ("red-3", "red-1")})
    table.submit(0, "lay red-1 ship-red")
    assert ship(table, "red")["captain"] == 0
    assert lines(table) == ["laid"]


def test_r4_5_between_equals_no_captain_stands_whoever_had_one() -> None:
    table = playing("green-1 red-1", {"yellow": ("yellow-4", "yellow-5"), "red": ("red-3", "red-2 (blue-2) (blue-1)")})
    assert ship(table, "red")["captain"] == 1
    table.submit(0, "parrot green-1 ship-yellow")
    assert ship(table, "yellow")["captain"] is None
    assert table.view(0)["public"]["captains"] == [4, 3]
    table.submit(0, "lay red-1 ship-red")
    assert ship(table, "red")["captain"] is None
    assert table.log(None)[-3]["rule"] == "4.5"


def test_r4_5_nobody_against_nobody_is_equal() -> None:
    table = playing("kraken red-1", {"red": ("", "red-2")})
    table.submit(0, "kraken ship-red")
    assert ship(table, "red")["strength"] == [0, 0]
    assert ship(table, "red")["captain"] is None


def test_r4_6_what_lies_in_a_crew_neither_moves_nor_boards() -> None:
    table = playing("green-1", {"red": ("red-5 (blue-2)", "red-4")})
    assert refused(table, 0, "board red-5 ship-red") == ("4.6", "stays-in-crew")
    assert refused(table, 0, "parrot red-5 ship-blue") == ("4.6", "stays-in-crew")
    assert refused(table, 0, "lay blue-2 ship-blue") == ("3.5", "not-in-set")  # a back, not openly a blue 2
    assert refused(table, 0, "lay red-4 ship-red") == ("3.5", "not-in-set")  # the other's


def test_r5_1_boarding_needs_an_own_captain_on_the_ship_of_that_colour_now() -> None:
    table = playing(
        "red-4 green-2 blue-1", {"red": ("red-5", "red-3"), "green": ("", "green-1"), "blue": ("blue-2", "blue-2")}
    )
    assert {text for text in texts(table) if text.startswith("board")} == {"board red-4 ship-red"}
    assert refused(table, 0, "board green-2 ship-green") == ("5.1", "no-own-captain")
    assert refused(table, 0, "board blue-1 ship-blue") == ("5.1", "no-own-captain")
    assert refused(table, 0, "board green-2 ship-red") == ("5.1", "board-other-colour")
    assert refused(table, 0, ["green-2", "chest"]) == ("5.1", "no-own-captain")
    assert refused(table, 0, ["blue-1", "chest"]) == ("5.1", "no-own-captain")
    table.submit(0, "lay green-2 ship-green")
    assert table.why_not(0, "board red-4 ship-red") is None


def test_r5_1_nobody_has_to_board() -> None:
    table = playing("red-4", {"red": ("red-5", "")})
    table.submit(0, "lay red-4 ship-red")
    assert ship(table, "red")["strength"] == [9, 0]


def test_r5_2_the_card_goes_under_the_chest_for_good_and_the_captain_stays() -> None:
    table = playing("red-4 red-1 green-1", {"red": ("red-5", "red-3")}, chests=[["blue-1"], []])
    table.submit(0, "board red-4 ship-red")
    table.submit(0, "board red-1 ship-red")
    assert table.view(0)["private"]["chest"] == ["blue-1", "red-4", "red-1"]
    assert table.view(0)["private"]["gold"] == 6
    assert table.view(1)["public"]["chests"] == [3, 0]
    assert ship(table, "red") == {
        "id": "ship-red", "gold": 9, "captain": 0, "strength": [5, 3], "crews": [["red-5"], ["red-3"]],
    }  # fmt: skip
    boarded = table.log(None)[0]
    assert (boarded["rule"], boarded["values"]) == ("5.2", {"seat": 0, "card": "red-4", "ship": "ship-red", "gold": 4})


def test_r3_5_our_example_a_three_reinforces_then_a_five_boards() -> None:
    table = playing("green-3 green-5")
    table.submit(0, "lay green-3 ship-green")
    table.submit(0, "board green-5 ship-green")
    assert table.standings()[0].parts["chest"] == 5
