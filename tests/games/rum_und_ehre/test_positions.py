"""Positions written by hand: what is refused, and how clearly; what has a default."""

from __future__ import annotations

from typing import Any

import pytest

import klabauter
from klabauter import Table
from klabauter.kernel.errors import BadPosition
from tests.games.rum_und_ehre.story import at, go, known, public, texts


def test_an_empty_position_is_a_first_turn() -> None:
    table = at("turn 0")
    assert public(table)["captain"] == "headquarters"
    assert public(table)["sleep"] == ["bunk-6", "hammock-3", "coil-1"]
    assert known(table)["town"] == "1 2 3 / 4 5 6 / 7 8 9"


def test_a_written_position_is_read_again_at_every_kind_of_step() -> None:
    game = klabauter.engine("rum-und-ehre", 3)
    for seed in range(6):
        table = Table("rum-und-ehre", 3, seed=f"positions {seed}")
        while not table.over:
            data = table.position()
            again = game.state(data)
            assert game.position(again) == data
            go(table, str(sorted(table.moves(), key=str)[len(table.log(None)) % len(table.moves())]))


@pytest.mark.parametrize(
    ("state", "where", "why"),
    [
        ({"town": "1 2 3"}, "state.town", "all 9 tiles"),
        ({"town": "1 1 2"}, "state.town", "tiles like"),
        ({"town": 7}, "state.town", "tiles like"),
        ({"captain": "palace"}, "state.captain", "there is no field “palace”"),
        ({"captain": None}, "state.captain", "except during the set-up"),
        ({"round": 7}, "state.round", "1 to 6"),
        ({"starter": 4}, "state.starter", "0 to 3"),
        ({"alleys": []}, "state.alleys", "an object"),
        ({"alleys": {"1z": 0}}, "state.alleys", "there is no alley “1z”"),
        ({"alleys": {"1a": 4}}, "state.alleys", "0 to 3"),
        ({"alleys": {f"{t}{a}": 0 for t in range(1, 5) for a in "abcd"}}, "state.alleys", "more than its 15"),
        ({"hiring": [16, 0, 0, 0]}, "state.hiring", "0 to 15"),
        ({"hiring": [0, 0, 0]}, "state.hiring", "4 numbers"),
        ({"coins": [-1, 0, 0, 0]}, "state.coins", "0 to 999"),
        ({"barrels": [7, 6, 0, 0]}, "state.barrels", "only 12"),
        ({"pubs": ["pink-3"]}, "state.pubs", "has no place here"),
        ({"pubs": ["cruce-3"] * 5}, "state.pubs", "at most 4"),
        ({"pubs": "cruce-3"}, "state.pubs", "a list"),
        ({"pubs": [3]}, "state.pubs", "there is no token “3”"),
        ({"pubs": ["cruce-5", "cruce-5"]}, "cruce-5", "there must be 1 in all places together, but there are 2"),
        ({"chest": "chest-5"}, "state.chest", "lie open together"),
        ({"chest": "scorpion-10"}, "state.chest", "has no place"),
        ({"sleep": ["bunk-6"]}, "state.sleep", "missing or too many"),
        ({"sleep": ["hammock-3", "bunk-6", "coil-1"]}, "state.sleep", "has no place"),
        ({"flags": [[]]}, "state.flags", "4 lists"),
        ({"flags": [["cruce-2"] * 70, ["cruce-2"] * 70, [], []]}, "state.flags", "at most 135"),
        ({"supplies": [["hook-2"] * 11, ["hook-3"] * 11, [], []]}, "state.supplies", "at most 20"),
        ({"sold": ["hook-2"] * 300}, "state.sold", "at most 20"),
        ({"dates": [[], [], [], ["date-rum"] * 19]}, "state.dates", "at most 18"),
        ({"flags": [["hook-2"], [], [], []]}, "state.flags", "has no place"),
        ({"supplies": [["cruce-2"], [], [], []]}, "state.supplies", "has no place"),
        ({"supplies": [[["hook-2"]], [], [], []]}, "state.supplies", "an id and a list"),
        ({"supplies": [[["hook-2", [7]]], [], [], []]}, "state.supplies", "numbers from 0 to 3"),
        ({"supplies": [[["hook-2", [1, 1]]], [], [], []]}, "state.supplies", "twice"),
        ({"held": "hook-2"}, "state.held", "while shop is pending"),
        ({"dates": [[["date-rum", ["rum"]]], [], [], []]}, "state.dates", "not itself"),
        ({"dates": [[["date-rum", ["moon"]]], [], [], []]}, "state.dates", "there is no date “moon”"),
        ({"gone": ["cruce-2"]}, "state.gone", "has no place"),
        ({"guards-small": ["guard-5"]}, "state.guards-small", "guard-5 has no place"),
        ({"guards-large": ["guard-2"]}, "state.guards-large", "guard-2 has no place"),
        ({"ship": [["seat-9", 1, 0]]}, "state.ship", "there is no crew “seat-9”"),
        ({"ship": [["seat-1", 1]]}, "state.ship", "each with crew, left, right"),
        ({"ship": [["imaginary", 1, 0]]}, "state.ship", "there is no crew “imaginary”"),
        ({"ship": [[[], 1, 0]]}, "state.ship", "there is no crew “[]”"),
        ({"ship": [["seat-0", 1, 0], ["seat-0", 1, 0]]}, "state.ship", "named twice"),
        ({"ship": [["seat-1", -1, 0]]}, "state.ship", "numbers from 0 to 15"),
        ({"ship": [["seat-0", 10, 0]]}, "pending", "turn 0 does not fit the rest"),
        ({"brawl": {"crews": 2}, "ship": [["seat-1", 1, 0], ["seat-2", 1, 0]]}, "state.brawl", "while clash"),
        ({"brawl": {"side": "top"}}, "state.brawl.side", "there is no side “top”; there are left, right"),
        ({"brawl": {"fighters": [3]}}, "state.brawl.fighters", "rows of the ship"),
        ({"brawl": {"speed": 3}}, "state.brawl.speed", "no such field"),
        ({"drinkers": [0]}, "state.drinkers", "during a carouse"),
        ({"drinkers": [0, 0]}, "state.drinkers", "named twice"),
        ({"drinkers": [4]}, "state.drinkers", "from 0 to 3"),
        ({"die": 7}, "state.die", "0 to 6"),
        ({"spare": 2}, "state.spare", "0 to 1"),
        ({"moon": 1}, "state.moon", "no such field"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused(state: dict[str, Any], where: str, why: str) -> None:
    with pytest.raises(BadPosition) as error:
        at("turn 0", **state)
    assert error.value.values["where"] == where
    assert why in str(error.value)


@pytest.mark.parametrize(
    ("pending", "state", "where"),
    [
        (["shop 0", "after 0"], {}, "state.held"),
        (["carouse 0", "after 0"], {"captain": "pub-swan", "pubs": ["swan-2"]}, "state.drinkers"),
        (["rum 0", "stung", "after 0"], {"die": 3}, "state.scorpion"),
        (["clash"], {"ship": [["seat-0", 1, 0], ["seat-1", 1, 0]]}, "state.brawl"),
        (
            ["roll 0", "clash"],
            {"ship": [["seat-0", 1, 0], ["seat-1", 2, 0]], "brawl": {"fighters": [1]}},
            "state.brawl",
        ),
        (["turn 9"], {}, "pending"),
        (["lay 0", "ready"], {"captain": "coin-1"}, "state.captain"),
        (["enter 0", "after 0"], {"hiring": [15, 5, 5, 5]}, "pending"),
        (["win 0", "after 0"], {"captain": "pub-swan", "pubs": ["swan-5"], "die": 2, "drinkers": [0, 1]}, "pending"),
        (["win 2", "after 0"], {"captain": "pub-swan", "pubs": ["swan-2"], "die": 5, "drinkers": [0, 2]}, "pending"),
        (["roll 2", "drained", "after 0"], {"captain": "pub-swan", "roller": 2, "drinkers": [0, 1]}, "pending"),
        (["carouse 1", "after 1"], {"captain": "pub-swan", "drinkers": [0]}, "pending"),
        (["guest 1 of 0", "carouse 0", "after 0"], {"coins": [2, 0, 2, 2], "drinkers": [0]}, "pending"),
        (["turn 0", "turn 1"], {}, "pending"),
        (["chart 0", "after 1"], {}, "pending"),
        (["draw dates", "after 0"], {}, "pending"),
        (["chest 0", "after 0"], {}, "pending"),
        (["draw maps", "after 0"], {"maps": ["pink-3", "pink-4", "pink-5", "pink-6"]}, "state.maps"),
        (["draw chests", "after 0"], {}, "state.chest"),
        (["draw scorpions", "after 0"], {"chest": "chest-5", "scorpion": "scorpion-10"}, "state.scorpion"),
        (["ready"], {"captain": None, "town": "1 2 3"}, "state.town"),
        (["start"], {"captain": None}, "state.town"),
        (["round"], {"alleys": {"1a": 0}}, "state.alleys"),
        (["round"], {"ship": [["seat-0", 10, 0]]}, "state.ship"),
        (["round-ends"], {}, "state.sleep"),
        (["draw coils", "draw hammocks", "round"], {"sleep": ["bunk-6"]}, "state.sleep"),
        (["turn 0"], {"sleep": ["bunk-6", None, "coil-1"]}, "state.sleep"),
        (["turn 0"], {"round": 6}, "state.round"),
        (["turn 0"], {"flags": [["bunk-6", "bunk-7"], [], [], []]}, "bunks"),
        (["turn 0"], {"ship": [["seat-1", 4, 0]]}, "state.ship"),
        (["turn 0"], {"ship": [["seat-1", 0, 10]]}, "state.ship"),
        (["brawl"], {"ship": [["seat-1", 0, 0]], "hiring": [5, 15, 5, 5]}, "state.ship"),
        (
            ["roll 0", "clash"],
            {"ship": [["seat-0", 1, 0], ["seat-1", 1, 0]], "brawl": {"crews": 2, "champion": 0, "fighters": [0]}},
            "state.brawl",
        ),
    ],
)
def test_steps_that_do_not_fit_the_position_are_refused(pending: list[str], state: dict[str, Any], where: str) -> None:
    with pytest.raises(BadPosition) as error:
        at(pending, **state)
    assert error.value.values["where"] == where


def test_an_imaginary_crew_of_nobody_is_refused() -> None:
    """It would never fight, and the brawl would never end."""
    with pytest.raises(BadPosition, match="left of the mast"):
        at("turn 0", seats=2, ship=[["imaginary", 0, 0]])


def test_an_imaginary_crew_boards_with_two_players_only() -> None:
    with pytest.raises(BadPosition, match="there is no step “imaginary”"):
        at(["imaginary", "turn 0"], seats=3)


def test_a_seat_without_pirates_does_not_begin_a_round() -> None:
    """Only a written position has all pirates of a seat at the hiring place."""
    assert at("round", hiring=[15, 5, 5, 5]).actor == 1


def test_alleys_of_an_unfinished_town_are_refused() -> None:
    with pytest.raises(BadPosition, match="the whole town"):
        at(["lay", "ready"], town="1 2 3", captain=None, alleys={"1a": 0})


def test_a_brawl_can_be_written_down() -> None:
    table = at(
        ["rum 1", "clash"],
        seats=3,
        ship=[["seat-0", 1, 1], ["seat-1", 1, 0]],
        die=4,
        barrels=[0, 1, 0],
        brawl={"crews": 2, "side": "left", "champion": 0, "best": 5, "fighters": [1]},
        hiring=[13, 14, 15],
    )
    assert public(table)["brawl"] == {"crews": 2, "side": "left", "champion": 0, "best": 5, "fighters": [1]}
    assert texts(table) == {"barrel", "stand"}


def test_small_positions_have_the_counts_they_always_had() -> None:
    """Sequences of decisions from the plain town's first turn, luck left out where it comes: one, two, three moves."""
    game = klabauter.engine("rum-und-ehre", 3)
    start = game.state({"pending": ["turn 0"], "state": {}})

    def count(s: Any, depth: int) -> int:
        if depth == 0 or game.actor(s) < 0:
            return 1
        total = 0
        for move in game.options(s):
            after = game.copy(s)
            game.apply(after, move)
            total += count(after, depth - 1)
        return total

    assert [count(start, depth) for depth in (1, 2, 3)] == [7, 33, 214]
