"""The board in the terminal: what a person reads is what the view says, and nothing more."""

from __future__ import annotations

import random

import pytest
from rich.console import Console, RenderableType

from klabauter import Table
from klabauter.cli.boards import Board
from klabauter.cli.move_input import choices_of, find
from klabauter.kernel.table import Referee
from klabauter.words import Words
from tests.games.freibeuter.story import story
from tests.games.freibeuter.test_r7_encircling import AROUND_C3, anne

BOARD = Board("freibeuter")


def words_of(table: Referee, language: str = "en") -> Words:
    return Words(language, table.game.info, ("Anne", "Ben", "Clara", "Dirk")[: table.game.seats])


def shown(what: RenderableType | None, width: int = 79) -> str:
    assert what is not None
    console = Console(width=width, no_color=True, highlight=False, markup=False)
    with console.capture() as capture:
        console.print(what)
    return capture.get()


def test_fields_and_tiles_stand_where_they_lie() -> None:
    table = story(
        fields={"B2": "0", "C2": "12", "B3": "2"},
        tiles={"x-B2": "ship-15", "x-A1": "ship-5", "x-C2": "double-5", "x-D2": "camp"},
        boarded={"x-A1": 1},
        hands=["C3 row-2"],
    )
    rows = shown(BOARD.draw(table.view(0), words_of(table), False)).splitlines()
    assert rows[2].split("  ")[0:2] == ["", " A2 ·"]
    assert [name in rows[2] for name in ("B2 ◆", "C2 ●■", "D2 ·")] == [True] * 3
    assert rows[1].split() == ["(5●)"]
    assert rows[3].split() == ["(15)!", "5×2", "[camp]"]  # one field is missing around the first
    assert rows[3].index("(15)") > rows[2].index("B2")
    assert rows[3].index("(15)") < rows[2].index("C2")
    text = "\n".join(rows)
    assert "In hand: C3" in text
    assert "Dutchman 2" in text


def test_the_dutchman_and_encircled_tiles_are_seen() -> None:
    table = story(
        fields=AROUND_C3, tiles={"x-B2": "camp", "x-C2": "ship-20"}, hands=["row-3"], camp="", debts=[0, 3, 0],
        prizes=[["ship-5", "ship-5", "ship-20"], ["ship-10"], []],
    )  # fmt: skip
    table.submit(0, "dutchman row-3 C3")
    words = words_of(table)
    found = shown(BOARD.draw(table.view(1), words, False))
    assert "C3 ★" in found
    assert "3 face down" in found
    assert "1×10" in found
    assert "2×5 1×20" in shown(BOARD.draw(table.view(1), words, True))
    assert "1 camp left" in found
    menu = shown(BOARD.menu(table.view(0), words, choices_of(table), False))
    assert [" ".join(row.split()) for row in menu.splitlines()] == [
        "1 settle what lies between B2 and C3 [camp] ◆ +2 ● +2 ■ +2",
        "2 settle what lies between C2 and D3 (20) escapes [camp] ◆ +2 ● +2 ■ +2",  # then the camp follows by itself
    ]


def test_the_menu_tells_what_a_move_brings() -> None:
    table = story(
        fields={**AROUND_C3, "E6": "1"},
        tiles={"x-B2": "ship-10", "x-C2": "double-5", "x-D4": "ship-20", "x-E1": "ship-5"},
        boarded={"x-B2": 1},
        hands=["C3 E6"],
    )
    menu = shown(BOARD.menu(table.view(0), words_of(table), choices_of(table), False))
    assert "1 x-E1 (5)" in menu
    assert "2 x-D4 (20)" in menu
    assert "place a boat on C3  (10)→●  5×2  ◆ +4  ● -6  ■ +2" in menu
    assert "discard E6 and take chests  ◆ +2" in menu


def test_ships_with_one_field_missing_are_marked_in_the_menu() -> None:
    table = story(fields={"B2": "0", "C2": "1", "B3": "1"}, tiles={"x-B2": "ship-10"}, hands=["C3"])
    assert "1 x-B2 (10)!" in shown(BOARD.menu(table.view(0), words_of(table), choices_of(table), False))


def test_what_can_be_remembered() -> None:
    table = story(hands=["C3", "C3"], prizes=[["ship-20"], [], []], escaped=["ship-5"] * 7 + ["ship-10"] * 7
                  + ["ship-15"] * 7 + ["ship-20"] * 6)  # fmt: skip
    found = shown(BOARD.remember(table.view(0), words_of(table)), 200)
    assert "C3 1" in found
    assert "C4 2" in found
    assert "◆ Anne: ship 20/4" in found
    assert "Escaped: ship 5/1" in found
    fresh = Table("freibeuter", 2, seed="x")
    assert "Escaped" not in shown(BOARD.remember(fresh.view(0), words_of(fresh)), 200)


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_fits_on_79_signs_in_both_languages(language: str, seats: int) -> None:
    table = Table("freibeuter", seats, seed=f"board {seats}")
    words = words_of(table, language)
    rng = random.Random(seats)
    assert max(len(row) for row in shown(BOARD.legend(words)).splitlines()) <= 79
    turns = 0
    while table.actor is not None:
        turns += 1
        if turns % 15 == 0:
            view = table.view(table.actor)
            for what in (
                BOARD.draw(view, words, turns % 2 == 0),
                BOARD.menu(view, words, choices_of(table), False),
                BOARD.remember(view, words),
            ):
                assert max(len(row) for row in shown(what).splitlines()) <= 79
        table.submit(table.actor, rng.choice(table.moves()))
    shown(BOARD.draw(table.view(None), words, False))
    for event in table.log(None):
        assert words.event(event)
    assert words.complaints == []


def test_a_beginning_in_small_letters_is_enough() -> None:
    table = anne()
    table.submit(0, "boat C3")
    words = words_of(table)
    assert find("settle x-b", table, BOARD, choices_of(table), words).text == "settle x-B2"
