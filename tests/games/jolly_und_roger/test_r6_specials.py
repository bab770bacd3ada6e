"""Chapter 6: skeleton, kraken, Tortuga."""

from __future__ import annotations

import pytest

from tests.games.jolly_und_roger.story import lines, playing, refused, ship, texts


@pytest.mark.parametrize("card", ["kraken", "skeleton", "tortuga"])
def test_r6_1_every_special_card_may_lie_as_a_parrot(card: str) -> None:
    table = playing(f"{card} green-1")
    table.submit(0, f"parrot {card} ship-blue")
    assert ship(table, "blue")["crews"][0] == ["parrot"]
    assert ship(table, "blue")["strength"] == [1, 0]
    assert ship(table, "blue")["captain"] == 0


@pytest.mark.parametrize("card", ["kraken", "tortuga"])
def test_r6_1_kraken_and_tortuga_never_lie_openly_in_a_crew_nor_board(card: str) -> None:
    table = playing(f"{card} green-1", {"red": ("red-5", "")})
    assert refused(table, 0, f"lay {card} ship-red") == ("6.1", "not-openly")
    assert refused(table, 0, f"board {card} ship-red") == ("6.1", "never-boards")


def test_r6_2_a_skeleton_lies_openly_at_any_ship_with_strength_three() -> None:
    table = playing("skeleton green-1", {"red": ("", "red-2")})
    laid = {text for text in texts(table) if text.startswith("lay skeleton")}
    assert laid == {f"lay skeleton ship-{colour}" for colour in ("green", "yellow", "blue", "red")}
    assert all(table.why_not(0, text) is None for text in laid)
    table.submit(0, "lay skeleton ship-red")
    assert ship(table, "red")["crews"][0] == ["skeleton"]
    assert ship(table, "red")["strength"] == [3, 2]
    assert ship(table, "red")["captain"] == 0


def test_r6_3_a_skeleton_never_boards_not_even_with_an_own_captain() -> None:
    table = playing("skeleton", {"red": ("red-5", "")})
    assert not [text for text in texts(table) if text.startswith("board")]
    assert refused(table, 0, "board skeleton ship-red") == ("6.3", "never-boards")


def test_r6_4_our_example_a_kraken_takes_the_last_card_and_a_five_boards_at_once() -> None:
    table = playing("kraken red-5", {"red": ("red-3", "red-2 red-4")})
    assert ship(table, "red")["captain"] == 1
    table.submit(0, "kraken ship-red")
    assert ship(table, "red")["crews"] == [["red-3"], ["red-2"]]
    assert ship(table, "red")["captain"] == 0
    assert table.view(0)["known"]["gone"] == ["kraken", "red-4"]
    assert table.log(None)[0]["values"] == {"seat": 0, "card": "red-4", "ship": "ship-red", "parrot": 0}
    table.submit(0, "board red-5 ship-red")
    assert table.standings()[0].parts["chest"] == 5


def test_r6_4_only_the_other_crew_is_a_target_parrots_included() -> None:
    table = playing("kraken green-1", {"red": ("red-3", ""), "blue": ("", "blue-1 (red-5)"), "green": ("", "green-2")})
    assert {text for text in texts(table) if text.startswith("kraken")} == {"kraken ship-blue", "kraken ship-green"}
    table.submit(0, "kraken ship-blue")
    assert ship(table, "blue")["strength"] == [0, 1]
    assert table.view(0)["known"]["gone"] == ["kraken", "red-5"]
    assert table.log(None)[0]["values"] == {"seat": 0, "card": "red-5", "ship": "ship-blue", "parrot": 1}


def test_r6_4_a_pirate_tortuga_turned_counts_his_number_when_a_kraken_takes_him() -> None:
    table = playing("kraken green-1", {"red": ("", "red-1 green-4")})  # green 4, turned up at the red ship
    table.submit(0, "kraken ship-red")
    assert ship(table, "red")["strength"] == [0, 1]


def test_r6_5_an_open_skeleton_is_no_target_and_covers_the_cards_below() -> None:
    """Our example: 4, skeleton, parrot; a kraken takes the parrot, the next finds nothing."""
    table = playing("kraken kraken", {"blue": ("", "blue-4 skeleton (green-1)")})
    table.submit(0, "kraken ship-blue")
    assert ship(table, "blue")["crews"][1] == ["blue-4", "skeleton"]
    assert refused(table, 0, "kraken ship-blue") == ("6.5", "skeleton-is-safe")
    assert not [text for text in texts(table) if text.startswith("kraken")]


def test_r6_5_a_skeleton_face_down_is_a_parrot_and_can_be_taken() -> None:
    table = playing("kraken green-1", {"blue": ("", "(skeleton)")})
    table.submit(0, "kraken ship-blue")
    assert table.view(0)["known"]["gone"] == ["kraken", "skeleton"]


def test_r6_6_no_open_kraken_without_a_target() -> None:
    table = playing("kraken", {"blue": ("blue-1", "skeleton")})
    assert {text.split()[0] for text in texts(table)} == {"parrot"}
    assert refused(table, 0, "kraken ship-red") == ("6.6", "no-victim")
    assert refused(table, 0, ["kraken", "enemy-ship-green"]) == ("6.6", "no-victim")


def test_r6_7_our_example_tortuga_turns_two_parrots_and_wins_the_ship() -> None:
    table = playing("tortuga green-1", {"red": ("(green-4) (yellow-1)", "red-3"), "blue": ("(red-1)", "(red-2)")})
    assert ship(table, "red")["captain"] == 1
    table.submit(0, "tortuga")
    assert ship(table, "red")["crews"] == [["green-4", "yellow-1"], ["red-3"]]
    assert ship(table, "red")["strength"] == [5, 3]
    assert ship(table, "red")["captain"] == 0
    assert ship(table, "blue")["crews"] == [["red-1"], ["parrot"]]  # all own ones, none of the other's
    assert lines(table) == ["tortuga", "turned", "turned", "captain"]


def test_r6_7_places_are_kept_and_both_directions_of_the_check_count() -> None:
    table = playing("tortuga green-1", {"red": ("red-1 (green-1) red-2 (blue-2)", "red-5")})
    table.submit(0, "tortuga")
    assert ship(table, "red")["crews"][0] == ["red-1", "green-1", "red-2", "blue-2"]
    assert ship(table, "red")["strength"] == [6, 5]
    assert ship(table, "red")["captain"] == 0


def test_r6_7_without_own_parrots_tortuga_does_nothing_but_may_be_played() -> None:
    table = playing("tortuga green-1", {"red": ("red-1", "(red-5)")})
    table.submit(0, "tortuga")
    assert lines(table) == ["tortuga", "nothing-turned"]
    assert ship(table, "red")["strength"] == [1, 1]


def test_r6_7_a_turned_pirate_cannot_board() -> None:
    table = playing("tortuga green-1", {"red": ("(red-4) (red-3)", "")})
    table.submit(0, "tortuga")
    assert refused(table, 0, "board red-4 ship-red") == ("4.6", "stays-in-crew")


def test_r6_8_special_cards_turn_back_and_stay_parrots() -> None:
    table = playing("tortuga green-1", {"red": ("(kraken) (skeleton) (tortuga) (blue-3)", "red-5")})
    table.submit(0, "tortuga")
    assert ship(table, "red")["crews"][0] == ["parrot", "parrot", "parrot", "blue-3"]
    assert ship(table, "red")["strength"] == [6, 5]


def test_r6_9_tortuga_leaves_the_game() -> None:
    table = playing("tortuga green-1")
    table.submit(0, "tortuga")
    assert table.view(1)["known"]["gone"] == ["tortuga"]
    assert table.log(None)[0]["rule"] == "6.9"
    assert refused(table, 0, "tortuga") == ("3.5", "not-in-set")
