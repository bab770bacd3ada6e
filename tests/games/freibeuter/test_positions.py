"""Positions written by hand, counts on small ones, games stored for ever, and the guess of a careful player."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import klabauter
from klabauter import Table
from klabauter.kernel.errors import BadPosition
from klabauter.kernel.frame import State
from klabauter.kernel.game import Game
from klabauter.kernel.table import Referee
from tests.games.freibeuter.story import DUTCHMEN, position, story
from tests.stored import replayed

STORED = Path(__file__).parent / "stored"


def perft(game: Game[Any], s: State, depth: int) -> int:
    """Leaves of the tree of all decisions by seats; luck takes its first outcome."""
    while s.top().seat == -1:
        game.apply(s, s.top().outcomes(s)[0][0])
    if depth == 0 or s.top() is game.end:
        return 1
    total = 0
    for move in s.top().options(s):
        after = s.copy()
        game.apply(after, move)
        total += perft(game, after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("situation", "counts"),
    [
        # five cards on empty fields, nothing to board; then two piles each; then five cards of the other seat
        ({"hands": ["C3 C4 C5 D3 D4", "E3 E4 E5 D5 B3"]}, [5, 10, 50]),
        # two equal cards are one option, and a boat on the field makes it two
        ({"hands": ["C3 C3 C5 D3 D4", "E3 E4 E5 D5 B3"]}, [4]),
        ({"fields": {"C3": "1"}, "hands": ["C3 C4 C5 D3 D4", "E3 E4 E5 D5 B3"]}, [6, 12]),
        # two ships to board: 5 cards + 2 ships; boarding leads to 5 + 1 options at once, a card to 2 piles
        (
            {"tiles": {"x-B2": "ship-5", "x-E2": "ship-5"}, "hands": ["C3 C4 C5 D3 D4", "E3 E4 E5 D5 B3"]},
            [7, 5 * 2 + 2 * 6],
        ),
        # one ring to close: by card, or by the Dutchman in its column or row
        (
            {
                "fields": {"B2": "0", "C2": "1", "B3": "1"},
                "tiles": {"x-B2": "ship-5"},
                "hands": ["C3 C4 D4 column-C row-3", "E3 E4 E5 D5 B3"],
            },
            [1 + 3 + 2],
        ),
        # two rings, two fields: each of the cards reaches its own
        (
            {
                "fields": {"B2": "0", "C2": "1", "B3": "1", "E2": "0", "E3": "0", "D2": "1"},
                "tiles": {"x-B2": "ship-5", "x-D2": "camp"},
                "hands": ["C4 row-3 column-C column-D row-4", "E3 E4 E5 D5 B3"],
            },
            [1 + 1 + 2 + 1 + 1],
        ),
    ],
)
def test_counts_of_decisions(situation: dict[str, Any], counts: list[int]) -> None:
    table = story(seats=2, **situation)
    assert [perft(table.game, table.state(), depth) for depth in range(1, len(counts) + 1)] == counts


def test_counts_of_orders() -> None:
    """Four tiles at once with the last camp among them: 1 + 3 + 6 + 6 ways to come to it, then the game is over."""
    fields = {"B2": "0", "C2": "1", "D2": "0", "B3": "1", "D3": "1", "B4": "1", "C4": "0", "D4": "0"}
    tiles = {"x-B2": "camp", "x-C2": "ship-5", "x-B3": "ship-5", "x-C3": "ship-5"}
    table = story(fields=fields, tiles=tiles, hands=["C3 A1 A2 A3 A4"], seats=2, camp="")
    table.submit(0, "boat C3")
    counts = [perft(table.game, table.state(), depth) for depth in (1, 2, 3, 4)]
    # the camp may come first (1), second (3), third (6); with one tile left nobody is asked
    assert counts == [4, 1 + 3 * 3, 1 + 3 * (1 + 2 * 2), 1 + 3 * (1 + 2 * 2)]


BROKEN: list[tuple[dict[str, Any], str]] = [
    ({"fields": []}, "an object is expected"),
    ({"fields": {"H1": [0]}}, "there is no field “H1”; there are A1"),
    ({"fields": {"B2": []}}, "a place with nothing is left out, but B2 has"),
    ({"fields": {"B2": [3]}}, "a list of numbers from 0 to 2 is expected, not \\[3"),
    ({"fields": {"B2": 1}}, "a list of numbers from 0 to 2 is expected, not 1"),
    ({"fields": {"B2": [True]}}, "a list of numbers from 0 to 2 is expected, not \\[True"),
    ({"fields": {"B2": [0, 1, 2]}}, "at most 2 are allowed"),
    ({"fields": {"A1": [0, 1]}}, "card A1: there must be 1"),
    ({"fields": {f"{c}{r}": [0, 0] for c in "BCDE" for r in "23456"[: 5 if c < "D" else 3]}}, "more than 25 boats"),
    ({"dutchman": "C3"}, "only while he encircles"),
    ({"dutchman": "x"}, "there is no field “x”"),
    ({"tiles": {"x-G7": "camp"}}, "there is no crossing “x-G7”"),
    ({"tiles": {"x-A1": "whale"}}, "there is no tile “whale”"),
    ({"tiles": {"x-A1": "ship-5"}}, "without a camp on the board"),
    ({"boarded": {"x-A1": 0}}, "there is no ship on x-A1"),
    ({"boarded": {"x-F6": 0}}, "there is no ship on x-F6"),
    ({"hands": [["C3"], ["C4"], ["C5"]]}, "seat 0 has 1 cards; 5 are expected"),
    ({"hands": [["C3"], ["C4"]]}, "a list of 3 lists"),
    (
        {"hands": [["A1", "A2", "A3", "A4", "A5"], ["B1", "C1", "D1", "E1", "F1"], DUTCHMEN[:5]]},
        "seat 2 has no sea card",
    ),
    ({"prizes": [["camp"], [], []]}, "only ships"),
    ({"escaped": ["double-5"]}, "only ships"),
    ({"aside": ["ship-5"]}, "only camps and doublers"),
    ({"prizes": [["ship-5"] * 8, [], []]}, "ship-5: there must be 7"),
    ({"unlaid": ["ship-5"]}, "only before the first turn"),
    ({"chests": [1, 2]}, "a list of 3 numbers"),
    ({"chests": [1, 2, -3]}, "a list of 3 numbers"),
    ({"debts": "none"}, "a list of 3 numbers"),
    ({"discards": ["C3"]}, "cards and boats of C3 do not fit"),
    ({"fields": {"C3": [0]}, "discards": []}, "cards and boats of C3 do not fit"),
    ({"sea-pile": ["row-1"]}, "a card of the other pile"),
    ({"sea-pile": []}, "card A1: there must be 1"),
    ({"dutchman-pile": ["row-1"]}, "card column-A: there must be 1"),
    ({"fields": {"F6": [0], "F7": [0], "G6": [1], "G7": [1]}}, "leaves the board at once"),
    ({"wind": 7}, "state.wind: there is no such field"),
]


@pytest.mark.parametrize(("state", "says"), BROKEN)
def test_a_position_that_cannot_be_is_refused(state: dict[str, Any], says: str) -> None:
    data = position(hands=["B5 B6 C4 C5 C6", "D3 D4 D5 D6 E3", "E4 E5 E6 F2 F3"])
    data["state"].update(state)
    with pytest.raises(BadPosition, match=says.replace("(", r"\(")):
        Table.from_position("freibeuter", data, seed="x")


@pytest.mark.parametrize(
    ("situation", "says"),
    [
        ({"pending": "sail 0"}, "there is no step “sail 0”"),
        ({"pending": "start"}, "the set-up is done"),
        ({"pending": "order 0", "short": 0}, "whose order matters"),
        ({"pending": "choose-pile 0"}, "seat 0 has 5 cards"),
        ({"pending": "choose-pile 0", "short": 1}, "seat 0 has 5 cards"),
        ({"pending": "choose-pile 0", "short": 0, "discards": DUTCHMEN}, "nothing to choose without a Dutchman card"),
        ({"pending": "choose-pile 0", "short": 0, "hands": ["row-1 row-2 row-3 row-4"]}, "seat 0 has no sea card"),
        ({"pending": "draw-dutchman 0", "short": 0, "hands": ["row-1 row-2 row-3 row-4"]}, "seat 0 has no sea card"),
        ({"pending": "draw-dutchman 0", "short": 0, "discards": DUTCHMEN}, "nothing to choose in"),
        ({"pending": "draw-sea 0", "short": 0, "camp": ""}, "without a camp on the board"),
        ({"pending": "draw-sea 1", "short": 0}, "seat 0 has 4 cards"),
        ({"pending": "", "hands": ["row-1 row-2 row-3 row-4 row-5"]}, "seat 0 has no sea card"),
        ({"pending": "", "short": 0, "hands": ["", "B5"], "dutchman": "C3"}, "only while he encircles"),
    ],
)
def test_the_step_that_is_asked_must_fit(situation: dict[str, Any], says: str) -> None:
    with pytest.raises(BadPosition, match=says):
        story(**situation)


def test_two_steps_of_a_turn_at_once_are_refused() -> None:
    data = position()
    data["pending"] = ["turn 0", "turn 1"]
    with pytest.raises(BadPosition, match="one step of a turn"):
        Table.from_position("freibeuter", data, seed="x")


def test_two_short_hands_are_refused_even_at_the_end() -> None:
    data = position("", short=0)
    data["state"]["hands"][1].pop()
    with pytest.raises(BadPosition, match="seat 1 has 4 cards"):
        Table.from_position("freibeuter", data, seed="x")


def test_a_turn_without_a_boat_is_refused() -> None:
    fields = {f"{c}{r}": "0" for c in "ABCDE" for r in "12345"}
    with pytest.raises(BadPosition, match=r"no boat, so the game is over \(9.3\)"):
        story(fields=fields, hands=["F2 F3 F4 F5 F6"])


def test_an_order_around_two_fields_is_refused() -> None:
    """Two encircled tiles that no one boat can have closed."""
    fields = dict.fromkeys(("B2", "C2", "B3", "C3", "E2", "F2", "E3", "F3"), "01")
    tiles = {"x-B2": "ship-20", "x-E2": "ship-20"}
    with pytest.raises(BadPosition, match="round one field"):
        story(
            "order 0", fields=fields, tiles=tiles, boarded={"x-B2": 0, "x-E2": 0}, chests=[0, 0, 0], short=0,
        )  # fmt: skip


SETUP = ["deal-sea 0", "deal-sea 1", "deal-dutchman 0", "deal-dutchman 1", "lay", "start"]


@pytest.mark.parametrize(
    ("pending", "state", "says"),
    [
        (SETUP, {"chests": [20, 19]}, "everybody begins with 20 chests"),
        (SETUP, {"debts": [0, 1]}, "everybody begins with 20 chests"),
        (SETUP, {"hands": [["A1"], ["A2"]]}, "seat 1 does not have as many cards"),
        (SETUP, {"hands": [["A1", "A2", "A3", "A4"], []]}, "seat 0 does not have as many cards"),
        (SETUP[1:], {"hands": [["A1", "A2", "A3"], []]}, "seat 0 does not have as many cards"),
        (SETUP, {"tiles": {"x-A1": "camp"}}, "after the cards are dealt"),
        (SETUP[3:], {"tiles": {"x-A1": "camp"}}, "after the cards are dealt"),
        (SETUP[4:], {"tiles": {"x-B1": "camp"}}, "without a gap"),
        (SETUP[4:], {"tiles": {"x-A1": "ship-5"}, "boarded": {"x-A1": 0}}, "nothing has been played"),
        (SETUP, {"fields": {"A1": [0]}}, "nothing has been played"),
        (["start"], {"unlaid": ["camp"]}, "nothing has been played|without a gap|after the cards"),
        (SETUP[:2], {}, "one step of a turn"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(pending: list[str], state: dict[str, Any], says: str) -> None:
    data = {"game": "freibeuter", "seats": 2, "pending": pending, "state": state}
    with pytest.raises(BadPosition, match=says):
        Table.from_position("freibeuter", data, seed="x")


def test_a_position_before_the_first_card() -> None:
    table = Table.from_position("freibeuter", {"seats": 2, "pending": SETUP, "state": {}}, seed="x")
    other = Table("freibeuter", 2, seed="x")
    assert table.position() == other.position()


def test_positions_travel_at_every_step_of_a_game() -> None:
    for seats in (2, 3, 4):
        game = klabauter.engine("freibeuter", seats)
        rng = random.Random(seats)
        s = game.initial()
        while s.top() is not game.end:
            top = s.top()
            again = game.state(game.position(s))
            for name in s.fields():
                assert getattr(again, name) == getattr(s, name), name
            moves = list(top.options(s)) if top.seat >= 0 else [move for move, _ in top.outcomes(s)]
            game.apply(s, rng.choice(moves))


def test_notation_knows_no_capitals_and_no_spaces() -> None:
    table = story(hands=["C3"])
    table.submit(0, "  BOAT   c3 ")
    assert table.record().entries == [(0, "boat C3")]


def test_parts_of_a_move_are_explained() -> None:
    table = story(fields={"C3": "1"}, hands=["C3 column-C"])
    assert table.why_not(0, ["C3"]) is None
    assert table.why_not(0, ["C3", "chests"]) is None
    refusal = table.why_not(0, ["column-C", "C3"])
    assert refusal is not None
    assert refusal.rule == "6.2"


@pytest.mark.parametrize("name", [path.name for path in sorted(STORED.glob("*.klab"))])
def test_stored_games_replay_for_ever(name: str) -> None:
    replayed((STORED / name).read_text("utf-8"))


def test_there_are_stored_games() -> None:
    assert len(list(STORED.glob("*.klab"))) == 4


def best(table: Referee, seat: int) -> str:
    """What the guess of a careful player likes most among the moves."""
    worth = {}
    for move in table.moves():
        after = table.state()
        table.game.apply(after, move)
        worth[str(move)] = table.game.evaluate(after, seat)
    return max(worth, key=lambda text: worth[text])


def test_a_careful_player_closes_his_own_ring() -> None:
    fields = {"B2": "0", "C2": "0", "B3": "0", "D6": "1"}
    table = story(fields=fields, tiles={"x-B2": "ship-20"}, boarded={"x-B2": 0}, hands=["C3 D6"])
    assert best(table, 0) == "boat C3"


def test_a_careful_player_does_not_double_a_rivals_ships() -> None:
    for owner, closes in ((0, True), (1, False)):
        prizes: list[list[str]] = [[], [], []]
        prizes[owner] = ["ship-20"] * 4
        fields = {"B2": "1", "C2": "1", "B3": "1"}
        table = story(fields=fields, tiles={"x-B2": "double-20"}, hands=["C3"], prizes=prizes)
        assert (best(table, 0) == "boat C3") is closes


def test_a_careful_player_boards_a_ring_he_can_close() -> None:
    table = story(fields={"B2": "0", "C2": "0", "B3": "0"}, tiles={"x-B2": "ship-20", "x-D4": "ship-5"}, hands=["C3"])
    assert best(table, 0) == "board x-B2"


def test_the_guess_at_the_end_is_the_count() -> None:
    table = story("", chests=[30, 20, 10])
    assert table.game.evaluate(table.state(), 0) == 30 - 0.5 * 20 - 0.5 * 15


def test_the_guess_counts_a_card_about_to_be_drawn() -> None:
    worth = {}
    for pile in ("sea", "dutchman"):
        data = position(f"draw-{pile} 0", short=0)
        game = klabauter.engine("freibeuter", 3)
        worth[pile] = game.evaluate(game.state(data), 0)
    assert worth["dutchman"] > worth["sea"]
