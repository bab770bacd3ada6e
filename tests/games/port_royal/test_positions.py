"""Positions written by hand: what they leave out, what is refused, and how many ways lead on from small ones."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import klabauter
from klabauter.kernel.errors import BadPosition
from klabauter.kernel.event import MUTE
from klabauter.kernel.frame import NATURE, State, play
from klabauter.kernel.game import Game
from klabauter.kernel.rng import Rng
from tests.games.port_royal.story import GAME, others, position, public, story
from tests.stored import replayed
from tests.words.refusals import assert_refused_in_both_languages

STORED = Path(__file__).parent / "stored"


def test_what_is_left_out_is_as_at_the_beginning() -> None:
    table = story(["onward 0"])
    assert [player["coins"] for player in public(table)["players"]] == [3, 3]
    assert public(table)["pile"] == 54
    assert public(table)["active"] == 0


def test_a_position_comes_back_from_its_text() -> None:
    table = klabauter.Table(GAME, 4, seed="there and back")
    for _ in range(60):
        assert table.actor is not None
        data = json.loads(json.dumps(table.position()))
        assert klabauter.Table.from_position(GAME, data, seed="x").position() == data
        table.submit(table.actor, table.moves()[0])


def test_a_position_may_wait_for_a_payment() -> None:
    data = position(
        ["pay 1", "pay 1", "paid 1", "fee 1", "offer 0"], spent=1, discard="tax", harbour="blue-1-1", turn=0
    )
    table = klabauter.Table.from_position(GAME, data, luck=["coin red-1-1", "coin tax"], seed="x")
    found = next(event for event in table.log(None) if event["line"] == "paid")
    assert found["values"] == {"seat": 1, "coins": 3, "cards": ["tax", "red-1-1", "tax"]}
    assert [player["coins"] for player in public(table)["players"]] == [4, 0]


BATCH = {"cards": ["tax"], "coins": [1, 0]}
WRONG: list[tuple[list[str], dict[str, Any], str]] = [
    (["onward 0"], {"harbour": "tax"}, "harbour"),
    (["onward 0"], {"harbour": "blue-1-1 blue-2-2"}, "harbour"),
    (["onward 0"], {"harbour": "blue-9-9"}, "there is no card “blue-9-9”"),
    (["onward 0"], {"persons": ["blue-1-1", ""]}, "only persons can be hired"),
    (["onward 0"], {"persons": ["tax", ""]}, "only persons can be hired"),
    (["onward 0"], {"ships": ["blue-1-1", ""]}, "with a wholesaler of their colour"),
    (["onward 0"], {"ships": ["sailor-3-1", ""]}, "with a wholesaler of their colour"),
    (["onward 0"], {"purses": [3]}, "a list of 2 numbers from 0 to"),
    (["onward 0"], {"purses": [3, -1]}, "a list of 2 numbers from 0 to"),
    (["onward 0"], {"purses": [3, True]}, "a list of 2 numbers from 0 to"),
    (["onward 0"], {"purses": [50, 20]}, "10 coins more than unseen cards"),
    (["onward 0"], {"batches": [BATCH], "purses": [0, 3]}, "more coins in batches"),
    (["onward 0"], {"batches": "tax"}, "a list of objects"),
    (["onward 0"], {"batches": [{"cards": ["tax"]}]}, "a list of 2 numbers"),
    (["onward 0"], {"batches": [{"cards": "tax", "coins": [1, 0]}]}, "a list of card ids"),
    (["onward 0"], {"batches": ["tax"]}, "an object with fields"),
    (["onward 0"], {"batches": [{**BATCH, "more": 1}]}, "there is no such field"),
    (["onward 0"], {"batches": [{"cards": ["tax"], "coins": [0, 0]}]}, "as many coins as cards"),
    (["onward 0"], {"batches": [{"cards": ["tax"], "coins": [2, 0]}]}, "a list of 2 numbers from 0 to"),
    (["onward 0"], {"batches": [BATCH] * 60 + [BATCH]}, "at most 60"),
    (["onward 0"], {"persons": ["sailor-3-1 " * 20, "sailor-3-1 " * 20]}, "at most 32"),
    (["onward 0"], {"unseen": "tax"}, "coins more than unseen"),
    (["onward 0"], {"unseen": others("tax")}, "tax: there must be 3"),
    (["onward 0"], {"dry": 3}, "a number from 0 to 2"),
    (["onward 0"], {"wind": 3}, "there is no such field"),
    (["onward 0"], {"shown": "tax"}, "a shown card waits"),
    (["onward 1"], {}, "seat 0 is the active player"),
    (["ship 0"], {}, "asks about a shown ship"),
    (["ship 0"], {"shown": "blue-1-1"}, "asks about a shown ship"),
    (["ship 0"], {"shown": "sailor-3-1"}, "asks about a shown ship"),
    (["ship 0"], {"shown": "blue-1-1", "harbour": "blue-2-2", "persons": ["sailor-3-1", ""]}, "asks about a shown"),
    (["take 0"], {}, "no picks left"),
    (["onward 0", "offer 1"], {}, "phase 2 comes after discovering"),
    (["draw", "pay 0", "paid 0"], {}, "phase 2 comes after discovering"),
    (["take 1", "pay 0", "paid 0"], {}, "in their order"),
    (["offer 1", "onward 0"], {}, "in their order"),
    (["onward 0", "onward 0"], {}, "in their order"),
    (["onward 0", "turn-end"], {}, "in their order"),
    (["start"], {}, "in their order"),
    (["relief"], {}, "'relief' comes right before"),
    (["after-tax"], {}, "a shown card waits"),
    (["pay 0"], {}, "'pay' comes before"),
    (["pay 0", "paid 1"], {}, "'pay' comes before"),
    (["paid 0"], {}, "come after a payment"),
    (["take 1", "paid 0"], {}, "come after a payment"),
    (["pay 0", "pay 0", "pay 0", "pay 0", "paid 0"], {}, "fewer coins than are to be paid"),
    (["fee 0"], {}, "the active player pays no fee"),
    (["onward 0"], {"spent": 1}, "'spent' are coins"),
    (["pay 0", "paid 0"], {"spent": 1}, "'spent' are coins"),
    (["draw"], {"unseen": others(""), "purses": [50, 10]}, "there is nothing to choose in"),
    (["sail 0"], {}, "there is no step “sail 0”"),
]


@pytest.mark.parametrize(("pending", "state", "why"), WRONG)
def test_impossible_positions_are_refused(pending: list[str], state: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPosition) as error:
        story(pending, **state)
    assert why in str(error.value)
    assert_refused_in_both_languages(GAME, error.value)


def test_nothing_is_paid_or_shown_before_the_first_turn_and_after_the_last() -> None:
    for pending in ([], ["start"]):
        data = {"seats": 2, "pending": pending, "state": {"shown": "tax"}}
        with pytest.raises(BadPosition, match="before the first turn or after the last"):
            klabauter.Table.from_position(GAME, data)
        klabauter.Table.from_position(GAME, {"seats": 2, "pending": pending, "state": {}}, seed="x")


def ways(game: Game[Any], s: State, depth: int) -> int:
    """How many sequences of that many decisions and outcomes there are."""
    if depth == 0 or s.top() is game.end:
        return 1
    top = s.top()
    moves = [move for move, _ in top.outcomes(s)] if top.seat == NATURE else list(top.options(s))
    total = 0
    for move in moves:
        after = s.copy()
        play(after, move, MUTE)
        total += ways(game, after, depth - 1)
    return total


@pytest.mark.parametrize(("depth", "count"), [(1, 2), (2, 41), (3, 119), (4, 3_163)])
def test_r3_3_ways_from_the_first_card_of_a_game(depth: int, count: int) -> None:
    """Counted by hand: 39 kinds of cards, 28 of them once; a person of 2 coins for a purse of 3."""
    table = story(["onward 0"], harbour="passenger-2-1")
    assert ways(table.game, table.state(), depth) == count


@pytest.mark.parametrize(("depth", "count"), [(1, 4), (2, 10), (3, 12), (4, 19)])
def test_r5_2_ways_to_take_two_cards(depth: int, count: int) -> None:
    """Counted by hand: all coins are sailors and the pile is taxes, so that luck has one way only."""
    table = story(
        ["take 0", "offer 1"], picks=2, harbour="blue-1-1 red-1-1 passenger-2-1", batches=few(), purses=[2, 1],
        unseen="tax tax tax",
        discard=others("blue-1-1 red-1-1 passenger-2-1 tax tax tax sailor-3-1 sailor-3-1 sailor-3-1"),
    )  # fmt: skip
    assert ways(table.game, table.state(), depth) == count


def few() -> list[dict[str, Any]]:
    return [{"cards": ["sailor-3-1"] * 3, "coins": [2, 1]}]


@pytest.mark.parametrize("path", sorted(STORED.glob("*.klab")), ids=lambda path: path.stem)
def test_stored_games_replay_for_ever(path: Path) -> None:
    replayed(path.read_text("utf-8"))


def test_there_are_stored_games() -> None:
    assert len(list(STORED.glob("*.klab"))) >= 4


def test_evaluation_likes_points_and_coins() -> None:
    def worth(**state: Any) -> float:
        table = story(["onward 0"], **state)
        return table.game.evaluate(table.state(), 0)

    plain = worth()
    assert worth(persons=["passenger-2-1", ""]) > plain > worth(persons=["", "passenger-2-1"])
    assert worth(purses=[5, 3]) > plain > worth(purses=[1, 3])
    assert worth(persons=["sailor-3-1", "passenger-2-1"]) > worth(persons=["passenger-2-1", "passenger-2-1"])


def test_evaluation_counts_a_ship_that_waits_to_be_decided_about() -> None:
    def worth(ship: str) -> float:
        table = story(["ship 0"], shown=ship, persons=["pirate-5-1 pirate-7-2", ""])
        return table.game.evaluate(table.state(), 0)

    assert worth("yellow-4-4") > worth("yellow-1-1")


def test_evaluation_at_the_end_knows_the_winner() -> None:
    game = klabauter.engine(GAME, 2)
    s = game.state({"seats": 2, "pending": [], "state": {"purses": [3, 2]}})
    assert game.evaluate(s, 0) > game.evaluate(s, 1)


def test_evaluation_is_possible_wherever_a_seat_has_moved() -> None:
    game = klabauter.engine(GAME, 3)
    rng = Rng("evaluate")
    for _ in range(6):
        s = game.initial()
        game.settle(s, rng)
        while (seat := game.actor(s)) >= 0:
            moves = list(game.options(s))
            for move in moves:
                after = game.copy(s)
                game.apply(after, move)
                assert isinstance(game.evaluate(after, seat), float)
            game.step(s, rng.choice(moves), rng)
