"""Positions written by hand, counts on small ones, and a game stored for ever."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import klabauter
from klabauter import Table
from klabauter.kernel.errors import BadPosition
from klabauter.kernel.frame import State
from klabauter.kernel.game import Game
from tests.games.jolly_und_roger.story import position
from tests.stored import replayed
from tests.words.refusals import assert_refused_in_both_languages

STORED = Path(__file__).parent / "stored"


def perft(game: Game[Any], s: State, depth: int) -> int:
    """Leaves of the tree of all moves and outcomes."""
    if depth == 0 or s.top() is game.end:
        return 1
    top = s.top()
    moves = [move for move, _ in top.outcomes(s)] if top.seat < 0 else list(top.options(s))
    total = 0
    for move in moves:
        after = s.copy()
        game.apply(after, move)
        total += perft(game, after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("hand", "crews", "counts"),
    [
        # one green pirate: 1 open + 4 parrots; a captain on green adds boarding
        ("green-3", {}, [5]),
        ("green-3", {"green": ("green-1", "")}, [6]),
        # two cards, either order: 2 * 5 * 5, and one more each where the first is a parrot at the second's ship
        ("green-3 red-2", {}, [10, 52]),
        # a kraken against nobody is a parrot only, a skeleton lies at four ships either way
        ("kraken", {}, [4]),
        ("skeleton", {}, [8]),
        ("tortuga", {}, [5]),
        ("kraken", {"red": ("", "red-1"), "blue": ("", "skeleton"), "green": ("", "skeleton green-1")}, [6]),
    ],
)
def test_counts_of_moves(hand: str, crews: dict[str, tuple[str, str]], counts: list[int]) -> None:
    data = position(["play 0", "next 1"], crews, (hand, ""), turn=7)
    table = Table.from_position("jolly-und-roger", data, seed="x")
    assert [perft(table.game, table.state(), depth) for depth in range(1, len(counts) + 1)] == counts


def test_counts_of_a_whole_small_turn() -> None:
    """15 splits, 2 choices; then 5 options for a set of one colour, 10 for two: 14 * (5 + 10) + 1 * (5 + 5)."""
    offer = ["green-1", "green-1", "green-1", "green-1", "red-1"]
    data = position(["split 0", "take 1", "play 1", "play 0", "next 1"], offer=offer, turn=7)
    table = Table.from_position("jolly-und-roger", data, seed="x")
    assert [perft(table.game, table.state(), depth) for depth in (1, 2, 3)] == [15, 30, 220]


BROKEN: list[tuple[dict[str, Any], str]] = [
    ({"chests": [["red-5"], ["red-5"]]}, "red-5: there must be 1 in all places together, but there are 2"),
    ({"chests": [["kraken"], []]}, "only pirates"),
    ({"crews": [["kraken"], [], [], [], [], [], [], []]}, "face down only"),
    ({"crews": [[""], [], [], [], [], [], [], []]}, "there is no crewman “”"),
    ({"crews": [[], []]}, "a list of 8 lists"),
    ({"hands": [["green-9"], []]}, "there is no card “green-9”; there are green-1"),
    ({"hands": "green-1"}, "lists of card ids"),
    ({"gone": "kraken"}, "a list of card ids"),
    ({"turn": 8}, "state.turn: a number from 0 to 7 is expected, not 8"),
    ({"turn": True}, "a number from 0 to 7"),
    ({"colour": 1}, "state.colour: there is no such field"),
    ({"offer": ["green-1"] * 4 + ["green-2"] * 2}, "at most 5 are allowed"),
    ({"sets": [["green-1"], []]}, "a set one to four"),
    ({"sets": [[], ["green-1"]]}, "a set one to four"),
    ({"sets": [["green-1"], ["green-2"]]}, "one after the other"),
    ({"unseen": [], "turn": 0}, "state.unseen: at least 45 cards must be unseen: 10 put away"),
    ({"hands": [["green-1"], ["green-2"]]}, r"pending: .* can only be \['play 1', 'play 0', 'next 1'\]"),
]


@pytest.mark.parametrize(("state", "says"), BROKEN)
def test_a_position_that_cannot_be_is_refused(state: dict[str, Any], says: str) -> None:
    data = position(["play 0", "next 1"], None, ("green-1", ""))
    data["state"].update(state)
    with pytest.raises(BadPosition, match=says) as error:
        Table.from_position("jolly-und-roger", data, seed="x")
    assert_refused_in_both_languages("jolly-und-roger", error.value)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"pending": ["sleep"]}, "there is no step “sleep”; there are draw 0"),
        ({"pending": "play 0"}, "a list of step names"),
        (
            {"pending": ["play 1", "next 0"]},
            r"pending: with these fields the pending steps can only be \['play 0', 'nex",
        ),
        ({"pending": ["play 0", "play 0", "next 1"]}, r"can only be \['play 0', 'next 1'\]"),
        ({"pending": ["play 0", "end", "next 1"]}, "there is no step “end”"),
        ({"game": "chess"}, "of “chess”"),
        ({"extra": 1}, "no such field"),
        ({"state": []}, "an object"),
    ],
)
def test_a_position_around_the_state_is_checked_too(change: dict[str, Any], says: str) -> None:
    data = {**position(["play 0", "next 1"], None, ("green-1", "")), **change}
    with pytest.raises(BadPosition, match=says):
        Table.from_position("jolly-und-roger", data, seed="x")


def test_r3_3_only_a_whole_offer_is_split() -> None:
    data = position(["split 0", "take 1", "play 1", "play 0", "next 1"], offer=["green-1"])
    with pytest.raises(BadPosition, match=r"pending: .*'draw 0', 'draw 0', 'draw 0', 'draw 0', 'split 0'"):
        Table.from_position("jolly-und-roger", data, seed="x")


def test_sets_may_be_written_in_any_order_and_no_move_comes_twice() -> None:
    data = position(
        ["take 1", "play 1", "play 0", "next 1"], sets=[["red-1", "green-1", "red-1"], ["blue-2", "blue-1"]]
    )
    table = Table.from_position("jolly-und-roger", data, seed="x")
    table.submit(1, "take set-1")
    moves = [str(move) for move in table.moves()]
    assert len(moves) == len(set(moves)) == 10


def test_r3_2_without_a_word_the_turn_is_one_that_leaves_cards_enough() -> None:
    """Nine cards are gone, one is in a hand: 40 of 50 are unseen, 10 of them put away; six turns are to come."""
    gone = ["green-1"] * 2 + ["red-1"] * 2 + ["blue-1"] * 2 + ["yellow-1"] * 2 + ["kraken"]
    table = Table.from_position(
        "jolly-und-roger", position(["play 0", "next 1"], None, ("kraken", ""), gone=gone), seed="x"
    )
    assert table.position()["state"]["turn"] == 1


def test_a_position_may_begin_with_a_step_nobody_decides() -> None:
    data = position(["next 1"], turn=2)
    table = Table.from_position("jolly-und-roger", data, luck=["draw red-1"] * 3 + ["draw kraken"] * 2)
    assert table.actor == 1
    assert table.view(None)["public"]["turn"] == 4
    assert [event["line"] for event in table.log(None)] == ["flag", "turned-up"]


def test_a_finished_position_is_one_too_with_the_cards_put_away_unseen() -> None:
    table = klabauter.replay((STORED / "pro.klab").read_text("utf-8"))
    again = Table.from_position("jolly-und-roger", table.position(), seed="x")
    assert again.over
    assert again.standings() == table.standings()
    assert len(again.view(0)["known"]["unseen"]) == 10


def test_r7_1_only_a_finished_game_has_had_all_turns() -> None:
    assert Table.from_position("jolly-und-roger", position([], turn=8), seed="x").over


def test_without_a_word_it_is_the_first_turn() -> None:
    table = Table.from_position("jolly-und-roger", position(["play 0", "next 1"], None, ("green-1", "")), seed="x")
    assert table.view(0)["public"]["turn"] == 1


def test_a_position_written_is_the_position_read() -> None:
    data = position(["play 0", "next 1"], {"red": ("(red-5)", "skeleton")}, ("green-1 kraken", ""))
    table = Table.from_position("jolly-und-roger", data, seed="x")
    written = table.position()
    again = Table.from_position("jolly-und-roger", written, seed="x")
    assert again.position() == written
    assert written["state"]["crews"][3] == ["(red-5)"]
    assert len(written["state"]["unseen"]) == 50 - 4


@pytest.mark.parametrize("name", [path.name for path in sorted(STORED.glob("*.klab"))])
def test_stored_games_replay_for_ever(name: str) -> None:
    replayed((STORED / name).read_text("utf-8"))


def test_there_are_stored_games() -> None:
    assert len(list(STORED.glob("*.klab"))) == 3
