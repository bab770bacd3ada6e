"""Chapter 10: what one may know, and what one can remember."""

from __future__ import annotations

from collections import Counter

import klabauter
from klabauter.kernel.rng import Rng
from tests.games.rum_und_ehre.story import at, known

GOODS = [f"{good}-{n}" for good in ("eyepatch", "hook", "pegleg", "parrot", "cap") for n in (2, 3, 4, 5)]


def test_r10_1_coins_are_not_on_the_table_but_can_be_counted() -> None:
    table = at("turn 0", coins=[1, 2, 3, 4])
    assert "coins" not in table.view(1)["public"]
    assert "coins" not in table.view(1)["public"]["players"][0]
    assert table.view(1)["private"]["coins"] == 2
    assert table.view(None)["known"]["coins"] == [1, 2, 3, 4]


def test_r10_2_own_tokens_may_be_looked_at_those_of_others_counted() -> None:
    table = at(
        "turn 0",
        round=2,
        flags=[["bunk-8"], ["cruce-2"], [], []],
        supplies=[["hook-2"], [], [], []],
        barrels=[3, 0, 0, 0],
        dates=[["date-rum"], [], [], []],
    )
    assert table.view(0)["private"] == {
        "coins": 2, "flag": ["bunk-8"], "supplies": ["hook-2"], "dates": ["date-rum"], "held": None,
    }  # fmt: skip
    assert table.view(1)["private"]["supplies"] == []
    seen = table.view(1)["public"]["players"][0]
    assert (seen["flag"], seen["dates"], seen["barrels"], seen["pirates"]) == (2, 1, 3, 10)
    assert "hook-2" not in str(table.view(1))
    assert "date-rum" not in str(table.view(1))
    assert table.view(1)["known"]["flags"][0] == ["bunk-8"]  # won openly


def test_r10_3_unseen_supplies_are_dealt_from_what_a_seat_has_not_seen() -> None:
    table = at("turn 0", supplies=[["hook-2"], ["cap-5", "cap-2"], [], []], sold=[["parrot-4", [0, 2]]])
    game, rng = table.game, Rng(1)
    found: Counter[str] = Counter()
    for _ in range(300):
        world = game.write(game.sample(table.view(0), rng))
        assert world["supplies"][0] == ["hook-2"]
        assert world["sold"] == [["parrot-4", [0, 2]]]
        assert not {"hook-2", "parrot-4"} & set(world["supplies"][1])
        found.update(world["supplies"][1])
    assert set(found) == set(GOODS) - {"hook-2", "parrot-4"}
    for _ in range(50):
        world = game.write(game.sample(table.view(1), rng))
        assert world["supplies"][1] == ["cap-5", "cap-2"]
        assert world["sold"][0][1] == [0, 2]
    whole = game.write(game.sample(table.view(None), rng))
    assert len(whole["supplies"][0]) == 1


def test_r10_3_r5_10_unseen_rendezvous_keep_to_what_everybody_noticed() -> None:
    barred = ["rum", "guard", "pub", "pirate", "supplies", "map-yellow", "map-pink"]
    table = at("turn 0", dates=[["date-rum"], [["date-chest", barred], "date-pub"], [["date-map-green", barred]], []])
    game, rng = table.game, Rng(1)
    pairs: Counter[tuple[str, str]] = Counter()
    third: Counter[str] = Counter()
    for _ in range(2000):
        world = game.write(game.sample(table.view(0), rng))
        one, two = world["dates"][1][0][0], world["dates"][2][0][0]
        pairs[one, two] += 1
        third[world["dates"][1][1]] += 1
    # Two greens and two chests for two places: 4 * 3 ways, 8 of them unlike.
    assert set(pairs) == {(a, b) for a in ("date-chest", "date-map-green") for b in ("date-chest", "date-map-green")}
    assert 0.60 < (pairs["date-chest", "date-map-green"] + pairs["date-map-green", "date-chest"]) / 2000 < 0.73
    # The free one: 18 tokens less the own rum and those two leave 15; one rum, two of five others, two of four.
    assert 0.04 < third["date-rum"] / 2000 < 0.10
    assert 0.10 < third["date-pub"] / 2000 < 0.17


def test_r10_3_a_spectator_knows_no_secret() -> None:
    game = klabauter.engine("rum-und-ehre", 4)
    table = at("turn 0", supplies=[["hook-2"], [], [], []], dates=[["date-rum"], [], [], []])
    view = table.view(None)
    assert view["private"] == {}
    assert "hook-2" not in str(view)
    assert game.view(game.sample(view, Rng(1)), None) == view


def test_r10_3_the_truth_of_a_position_is_everything() -> None:
    table = at("turn 0", supplies=[["hook-2"], [], [], []], dates=[["date-rum"], [], [], []])
    assert known(table)["supplies"][0] == ["hook-2"]
    assert known(table)["dates"][0] == ["date-rum"]
