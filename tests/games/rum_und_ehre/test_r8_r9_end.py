"""Chapters 8 and 9: the next round, the end, the scoring; two players."""

from __future__ import annotations

import pytest

from klabauter import Table
from tests.games.rum_und_ehre.story import at, go, known, lines, pirates, public, texts


def rolls(*numbers: int) -> list[str]:
    return [f"roll {number}" for number in numbers]


def test_r8_1_the_next_round() -> None:
    table = at(
        "turn 0",
        seats=3,
        starter=2,
        captain="coin-5",
        hiring=[5, 3, 5],
        coins=[1, 0, 4],
        alleys={"1a": 1, "2c": 1, "d4": 0, "3b": 2},
        ship=[["seat-1", 7, 0], ["seat-2", 7, 0]],
        barrels=[1, 0, 0],
    )
    while public(table)["round"] == 1:
        go(table, "board" if "board" in texts(table) else "stand")
    assert (table.actor, known(table)["starter"]) == (0, 0)
    assert (public(table)["captain"], known(table)["alleys"], public(table)["ship"]) == ("coin-5", {}, [])
    assert pirates(table) == [10, 12, 10]
    assert known(table)["coins"] == [1, 0, 4]


def test_r8_1_the_left_neighbour_begins_not_whoever_was_last() -> None:
    table = Table("rum-und-ehre", 4, seed="y", options={"start": 3})
    starters = []
    while not table.over:
        if table.pending.key == "turn" and pirates(table) == [10] * 4:
            starters.append(table.actor)
        go(table, "board" if "board" in texts(table) else "stand")
    assert starters == [3, 0, 1, 2, 3]


def test_r8_2_coins_and_barrels_are_worth_nothing() -> None:
    table = at([], round=6, coins=[9, 0, 0, 0], barrels=[5, 0, 0, 0], flags=[[], ["coil-1"], [], []])
    assert table.over
    assert [standing.score for standing in table.standings()] == [0, 1, 0, 0]
    assert table.standings()[1].rank == 1
    refusal = table.why_not(0, "rest")
    assert refusal is not None
    assert refusal.rule == "8.2"


def test_r8_3_r8_4_r8_5_r8_6_the_scoring_example() -> None:
    """Rulebook, page 10: 21 + 5 + 15 + 14 + 8 + 10 + 17 = 90. The pictures are lost; these tokens make the sums."""
    pubs = ["cruce-5", "cruce-4", "jacques-4", "jacques-3", "swan-5"]
    chests = ["chest-5", "chest-4", "scorpion-12", "scorpion-17"]
    guards = ["guard-6", "guard-5", "guard-3", "guard-1"]
    sleep = ["bunk-8", "hammock-5", "coil-1"]
    maps = ["yellow-3", "yellow-4", "yellow-5", "green-3", "green-5", "pink-5"]
    dates = ["date-map-pink", "date-rum"]
    table = at(
        [],
        round=6,
        flags=[[*pubs, *chests, *guards, *sleep, *maps, *dates], [], [], []],
        supplies=[["hook-5", "hook-3", "parrot-3"], [], [], []],
        dates=[["date-supplies"], [], [], []],
    )
    standing = table.standings()[0]
    assert standing.parts == {
        "pubs": 21, "chests": 5, "guards": 15, "sleep": 14, "supplies": 8, "dates": 10, "maps": 17,
    }  # fmt: skip
    assert standing.score == 90


def test_r8_4_only_the_best_of_each_good() -> None:
    table = at([], round=6, supplies=[["cap-2", "cap-5", "cap-4", "hook-2"], ["cap-3"], [], []])
    assert [standing.parts["supplies"] for standing in table.standings()] == [7, 3, 0, 0]


def test_r8_5_a_rendezvous_on_the_flag_is_worth_nothing() -> None:
    table = at([], round=6, dates=[["date-chest"], [], [], []], flags=[[], ["date-chest"], [], []])
    assert [standing.score for standing in table.standings()] == [0, 6, 0, 0]


@pytest.mark.parametrize(
    ("maps", "points"),
    [([], 0), (["pink-6"], 0), (["pink-6", "green-6"], 0), (["pink-6", "pink-3"], 9),
     (["pink-6", "pink-3", "pink-5"], 11), (["pink-6", "pink-3", "pink-5", "pink-4"], 18)],
)  # fmt: skip
def test_r8_6_maps_count_in_pairs(maps: list[str], points: int) -> None:
    assert at([], round=6, flags=[maps, [], [], []]).standings()[0].parts["maps"] == points


def test_r8_7_ties() -> None:
    def ranks(**state: object) -> list[int]:
        return [s.rank for s in at([], seats=3, round=6, flags=[["bunk-6"], ["bunk-6"], []], **state).standings()]  # type: ignore[arg-type]

    assert ranks() == [1, 1, 3]  # still equal: both have won
    assert ranks(hiring=[3, 2, 0], barrels=[9, 0, 0], coins=[9, 0, 0]) == [2, 1, 3]
    assert ranks(barrels=[1, 2, 0], coins=[9, 0, 0]) == [2, 1, 3]
    assert ranks(coins=[3, 1, 9]) == [1, 2, 3]


def test_r8_7_what_decided_a_tie_is_told_and_nothing_after_it() -> None:
    table = at(
        [], seats=3, round=6, flags=[["bunk-6"], ["bunk-6"], []], hiring=[2, 2, 0], barrels=[1, 2, 0], coins=[9, 0, 0]
    )
    found = [standing.tiebreak for standing in table.standings()]
    assert found == [{"hiring": 2, "barrels": 1}, {"hiring": 2, "barrels": 2}, {}]


def test_r9_1_a_roll_says_how_many_imaginary_pirates_come() -> None:
    table = Table("rum-und-ehre", 2, seed="z")
    for number in range(1, 6):
        crew, count, other = public(table)["ship"][0]
        assert (crew, other) == ("imaginary", 0)
        assert 1 <= count <= 6
        assert lines(table).count("imaginary-crew") == number
        while public(table)["round"] == number and not table.over:
            go(table, "board" if "board" in texts(table) else "stand")


def test_r9_1_r7_9_the_rules_for_three_hold() -> None:
    table = at(
        "turn 1",
        seats=2,
        hiring=[14, 14],
        ship=[["imaginary", 1, 0], ["seat-0", 1, 0]],
        sleep=["bunk-8", "hammock-5"],
        luck=[*rolls(1, 2, 3), "draw bunk-6", "draw hammock-3", "roll 4"],
    )
    go(table, "board")
    assert known(table)["flags"] == [["hammock-5"], ["bunk-8"]]
    assert known(table)["gone"] == []


@pytest.mark.parametrize(
    ("ship", "last", "roller"),
    [
        ([["imaginary", 1, 0]], 0, 1),  # seat 0 meets it, so seat 1 rolls, though not aboard
        ([["imaginary", 1, 0]], 1, 0),
        ([["imaginary", 1, 0], ["seat-0", 1, 0]], 1, 1),  # of three the lower one rolls
        ([["imaginary", 1, 0], ["seat-1", 1, 0]], 0, 0),
    ],
)
def test_r9_2_who_rolls_for_it(ship: list[list[object]], last: int, roller: int) -> None:
    hiring = [14, 14]
    if len(ship) == 1:
        hiring[1 - last] = 15
    table = at(f"turn {last}", seats=2, hiring=hiring, ship=ship)
    go(table, "board")
    rolled = next(event for event in table.log(None) if event["line"] == "rolled-for-crew")
    assert rolled["values"]["seat"] == roller  # type: ignore[index]


def test_r9_2_it_has_no_rum_unless_the_option_says_so() -> None:
    for rum in (False, True):
        table = at("turn 0", seats=2, hiring=[14, 15], ship=[["imaginary", 1, 0]], barrels=[0, 1],
                   luck=[*rolls(6, 5), "draw bunk-6", "draw hammock-3", "roll 4"] if not rum else rolls(2, 6, 3, 5),
                   options={"imaginary-rum": rum})  # fmt: skip
        go(table, "board")
        if rum:
            assert (table.actor, table.pending.name) == (1, "rum 1 for the imaginary crew")
            go(table, "barrel")
            assert texts(table) == {"again", "stand"}
            assert known(table)["barrels"] == [0, 0]
        else:
            assert table.pending.key == "turn"


def test_r9_3_what_it_wins_leaves_the_game() -> None:
    table = at("turn 0", seats=2, hiring=[14, 15], ship=[["imaginary", 1, 0]], sleep=["bunk-8", "hammock-5"],
               luck=[*rolls(6, 5), "draw bunk-6", "draw hammock-3", "roll 4"])  # fmt: skip
    go(table, "board")
    assert known(table)["gone"] == ["bunk-8"]
    assert known(table)["flags"] == [["hammock-5"], []]
    alone = at("turn 0", seats=2, hiring=[14, 15], ship=[["imaginary", 3, 0]], sleep=["bunk-8", "hammock-5"],
               luck=["draw bunk-6", "draw hammock-3", "roll 4"])  # fmt: skip
    go(alone, next(str(move) for move in alone.moves() if str(move).startswith("move")))
    assert known(alone)["gone"] == ["bunk-8", "hammock-5"]
