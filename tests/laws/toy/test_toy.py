"""Sunken Prizes paragraph by paragraph."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from klabauter.kernel.comments import comments
from klabauter.kernel.errors import BadComponents, BadPosition, IllegalMove
from klabauter.kernel.rng import Rng
from klabauter.kernel.table import Referee
from klabauter.words import LANGUAGES, Words
from tests.laws.toy import INFO


def table(
    state: Mapping[str, Any],
    pending: Sequence[str],
    seats: int = 2,
    version: int | None = None,
    luck: Sequence[str] = (),
    **options: object,
) -> Referee:
    """A position by hand. Cards not named lie in the deck."""
    game = INFO.make(INFO, INFO.setting(seats, options, None, version))
    return Referee(game, "by hand", luck, game.state({"pending": list(pending), "state": state}))


REST = ["prize", "next"]


def test_r1_1_five_cards_for_every_seat() -> None:
    game = INFO.make(INFO, INFO.setting(3))
    assert game.inventory() == {"loot-1": 3, "loot-2": 3, "loot-3": 3, "loot-4": 3, "hook": 3}
    with pytest.raises(BadComponents):
        INFO.make(INFO, INFO.setting(2, None, {"hand": {"cards": 6}}))
    with pytest.raises(BadComponents):
        INFO.make(INFO, INFO.setting(2, None, {"loot": {"values": [1, 1, 2, 3]}}))


def test_r1_2_r5_2_hold_and_coins_count_and_equals_share_the_rank() -> None:
    found = table({"holds": [["loot-4", "hook"], ["loot-3"]], "coins": [1, 2]}, []).standings()
    assert [(s.rank, s.score, s.parts) for s in found] == [
        (1, 5, {"hold": 4, "coins": 1}),
        (1, 5, {"hold": 3, "coins": 2}),
    ]


def test_r2_1_three_cards_seen_by_their_owner_alone() -> None:
    fresh = Referee(INFO.make(INFO, INFO.setting(2)), "deal")
    dealt = [event for event in fresh.log(0) if str(event["line"]).startswith("dealt")]
    assert [event["line"] for event in dealt] == ["dealt"] * 3 + ["dealt-hidden"] * 3
    assert len(fresh.view(0)["private"]["hand"]) == 4  # one was drawn
    assert fresh.view(None)["private"] == {}


def test_r2_2_two_coins_each() -> None:
    view = Referee(INFO.make(INFO, INFO.setting(4)), "coins").view(None)
    assert view["public"]["coins"] == [2, 2, 2, 2]
    assert view["public"]["bank"] == 0
    with pytest.raises(BadPosition):
        table({"coins": [3, 2]}, [])


@pytest.mark.parametrize("rounds", [3, 4])
def test_r2_3_r5_1_the_game_ends_after_the_last_round(rounds: int) -> None:
    end = table({"round": rounds, "hands": [["loot-1"], []]}, ["lay 0", *REST], rounds=rounds)
    end.submit(0, "lay loot-1")
    assert end.over
    assert end.log(None)[-1]["line"] == "game-ends"


def test_r2_4_without_the_trick_nobody_is_asked_for_hooks() -> None:
    with_it = table({"hands": [["loot-1"], ["hook"]]}, ["hooking", *REST], hooks=True)
    assert with_it.pending.name == "hook 0"
    assert "hooking" not in INFO.make(INFO, INFO.setting(2, {"hooks": False})).frames


def test_r3_1_each_draws_while_there_is_a_deck() -> None:
    hands = [["loot-4", "loot-4", "loot-3"], ["loot-3", "loot-2", "loot-2"]]
    gone = ["hook", "hook", "loot-1"]
    drawn = table({"hands": hands, "gone": gone}, ["draw 1", "burying"], luck=["draw loot-1"])
    assert drawn.view(0)["public"]["hands"] == [3, 4]
    assert drawn.log(0)[0]["line"] == "drew-hidden"
    assert drawn.log(1)[0]["values"] == {"seat": 1, "card": "loot-1"}


def test_r3_2_a_buried_card_goes_into_the_hold() -> None:
    cards = {"loot-1": 1, "loot-2": 2, "loot-3": 2, "loot-4": 2, "hook": 2}
    gone = [name for name, count in cards.items() for _ in range(count)]
    dug = table({"buried": [[], ["loot-1"]], "buried-by": [1], "gone": gone}, ["draw 0"], luck=["draw loot-1"])
    assert dug.view(None)["public"]["holds"] == [["loot-1"], []]
    assert dug.log(None)[0]["line"] == "came-up"


def test_r3_3_burying_costs_two_coins_and_only_the_seat_knows_the_card() -> None:
    asked = table({"hands": [["loot-1", "hook"], []], "coins": [2, 0]}, ["bury 0", "bury 0"])
    assert asked.cost(asked.moves()[1]) == {"coin": 2}
    asked.submit(0, "bury loot-1")
    assert asked.view(0)["known"]["buried"] == [["loot-1"], []]
    assert asked.view(1)["known"]["buried"] == [[], []]
    assert asked.view(1)["public"]["buried-by"] == [0]
    assert asked.view(1)["public"]["bank"] == 4
    with pytest.raises(IllegalMove, match=r"3\.3"):
        asked.submit(0, "bury hook")
    only_one = table({"hands": [["loot-1"], ["loot-1", "hook"]]}, ["burying", "laying", *REST])
    assert only_one.pending.name == "bury 1"
    with pytest.raises(BadPosition, match="buried-by"):
        table({"buried": [["hook"], []], "buried-by": [1]}, [])


def test_r3_4_a_card_is_laid_face_down_and_may_be_taken_back() -> None:
    asked = table({"hands": [["loot-1", "hook"], ["loot-4"]]}, ["lay 0", "lay 1", *REST])
    asked.submit(0, "lay hook")
    assert asked.view(1)["public"]["laid"] == [1, 0]
    assert asked.view(0)["private"]["laid"] == ["hook"]
    assert asked.view(1)["private"]["laid"] == []
    asked.undo(0)
    refusal = asked.why_not(0, "lay loot-4")
    assert refusal is not None
    assert refusal.rule == "3.4"


def test_r3_5_a_seat_without_a_card_lays_none() -> None:
    asked = table({"hands": [[], ["loot-4"]]}, ["laying", *REST])
    assert asked.actor == 1
    asked.submit(1, "lay loot-4")
    assert asked.view(None)["public"]["holds"] == [[], ["loot-4"]]


@pytest.mark.parametrize(
    ("move", "reason"), [("hook 0", "own-card"), ("hook 2", "nothing-down"), ("lay hook", "hook-or-hold")]
)
def test_r3_6_a_hook_turns_up_the_card_of_another(move: str, reason: str) -> None:
    cards = {"hands": [["hook"], ["loot-3"], []], "laid": [["loot-1"], ["loot-4"], []], "shown": [[], [], ["loot-2"]]}
    asked = table(cards, ["hook 0", "hook 1", *REST], 3)
    no = asked.why_not(0, move)
    assert no is not None
    assert no.reason == reason
    asked.submit(0, "hook 1")
    assert asked.view(2)["public"]["shown"] == [[], ["loot-4"], ["loot-2"]]
    assert [str(option) for option in asked.moves()] == ["hold"]
    blocked = asked.why_no_undo(0)
    assert blocked is not None
    assert blocked.reason == "undo-after-reveal"


def test_r4_1_r4_2_the_highest_card_takes_all() -> None:
    asked = table({"hands": [["loot-1"], []], "laid": [[], ["loot-4"]], "round": 3}, ["lay 0", *REST])
    asked.submit(0, "lay loot-1")
    assert [event["line"] for event in asked.log(None)[1:]] == ["turned-up", "turned-up", "taken", "game-ends"]
    assert asked.view(None)["public"]["holds"] == [[], ["loot-1", "loot-4"]]


@pytest.mark.parametrize(("version", "holds"), [(1, [[], ["loot-4", "loot-4"]]), (2, [[], []])])
def test_r4_3_equals_sink_since_the_second_version(version: int, holds: list[list[str]]) -> None:
    laid = {"hands": [["loot-4"], []], "laid": [[], ["loot-4"]], "round": 3, "starter": 1}
    asked = table(laid, ["lay 0", *REST], version=version)
    asked.submit(0, "lay loot-4")
    assert asked.view(None)["public"]["holds"] == holds


def test_r4_4_the_next_seat_starts() -> None:
    asked = table({"hands": [["loot-4"], ["hook"]], "starter": 1}, ["lay 0", *REST])
    asked.submit(0, "lay loot-4")
    assert asked.view(None)["public"]["starter"] == 0
    assert asked.view(None)["public"]["round"] == 2


# -- positions that cannot be, bots and hints


@pytest.mark.parametrize(
    ("state", "pending", "place"),
    [
        ({"laid": [["loot-1"], []], "shown": [["loot-2"], []]}, [], "state.laid"),
        ({"buried": [["loot-1"], []]}, [], "state.buried-by"),
        ({"round": 4}, ["prize", "next"], "pending"),
        ({}, ["prize", "laying"], "pending"),
        ({"hands": [["loot-1", "loot-2"], []]}, ["lay 0", "lay 0", *REST], "pending"),
        ({"deck": [], "gone": [*["loot-1", "loot-2", "loot-3", "loot-4", "hook"] * 2]}, ["draw 0"], "state.deck"),
        ({"hands": [["loot-1"], []]}, ["lay 0", "next"], "pending"),
        ({"hands": [["loot-1"], []], "laid": [["loot-2"], []]}, ["lay 0", *REST], "state.laid"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_both_languages(
    state: dict[str, Any], pending: list[str], place: str
) -> None:
    with pytest.raises(BadPosition) as refused:
        table(state, pending)
    assert refused.value.values["where"] == place
    for language in LANGUAGES:
        words = Words(language, INFO)
        assert words.error(refused.value)
        assert words.complaints == []


@pytest.mark.parametrize(
    ("move", "text"), [("bury loot-4", "Costs 2 coins."), ("keep", "Leaves you at 2 points for the moment.")]
)
def test_a_move_is_explained(move: str, text: str) -> None:
    asked = table({"hands": [["loot-1", "loot-4"], []]}, ["bury 0", "laying", *REST])
    found = asked.game.find(asked.state(), move)
    assert found is not None
    said = comments(asked.game, asked.view(0), found, Rng(1))
    assert [Words("en", INFO).remark(one.data(asked.game.names)) for one in said] == [text]


def test_a_bot_likes_what_lies_in_its_hold() -> None:
    cards = {"hands": [["hook"], []], "holds": [["loot-4"], ["loot-1"]]}
    ahead = table({**cards, "round": 2}, ["lay 0", *REST])
    assert ahead.game.evaluate(ahead.state(), 0) == 3
    assert ahead.game.evaluate(ahead.state(), 1) == -3
    assert ahead.game.left(ahead.state()) == pytest.approx(2 / 3)
