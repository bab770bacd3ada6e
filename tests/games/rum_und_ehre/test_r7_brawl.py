"""Chapter 7: the brawl."""

from __future__ import annotations

import pytest

from klabauter.kernel.table import Referee
from tests.games.rum_und_ehre.story import at, go, known, lines, pirates, public, refused, texts, values_of

LAST = ["draw bunk-6", "draw hammock-3", "draw coil-1"]  # the next round's sleeping places


def rolls(*numbers: int) -> list[str]:
    return [f"roll {number}" for number in numbers]


def brawl(crews: list[int], luck: list[str], seats: int = 4, **state: object) -> Referee:
    """The crews board in the order of seats with so many pirates (0: not at all); the last one boards now."""
    last = max(seat for seat, size in enumerate(crews) if size)
    ship = [[f"seat-{seat}", size, 0] for seat, size in enumerate(crews) if size and seat != last]
    hiring = [15 - size for size in [*crews, *[0] * (seats - len(crews))]]
    table = at(f"turn {last}", seats=seats, ship=ship, hiring=hiring, luck=luck, **state)  # type: ignore[arg-type]
    go(table, "board")
    return table


def test_r7_1_r7_2_r7_3_r7_4_r7_5_r7_6_r7_7_the_example() -> None:
    """Rulebook, page 6. Its dice were lost in the text; these make the fights end as it tells."""
    gold, blue, violet, silver = "seat-0", "seat-1", "seat-2", "seat-3"
    luck = rolls(5, 3, 4, 6) + rolls(5, 3, 4) + rolls(2, 4, 3, 1, 5) + rolls(5, 3, 4, 2, 3) + rolls(4, 4) + LAST
    table = brawl([3, 2, 4, 1], luck, barrels=[0, 0, 1, 2], sleep=["bunk-7", "hammock-5", "coil-2"])
    assert lines(table)[:4] == ["went-aboard", "brawl-begins", "crosses-alone", "fight"]
    assert public(table)["ship"] == [[gold, 3, 0], [blue, 2, 0], [violet, 3, 1], [silver, 1, 0]]
    go(table, "barrel")  # Violet: 5 beats 3, then 4
    assert table.actor == 2
    go(table, "again")  # 6, the second repetition
    # The third fight ran by itself; in the fourth Silver rolled a 1.
    assert public(table)["ship"] == [[gold, 0, 1], [blue, 1, 0], [violet, 0, 2], [silver, 1, 0]]
    assert pirates(table) == [2, 1, 2, 0]
    assert table.actor == 3
    go(table, "barrel", "stand")  # 5, and Blue is out
    assert values_of(table, "crew-out") == [{"crew": blue}]
    assert values_of(table, "sleeps") == []
    # On the right Violet crosses alone; Gold rolls 5, Violet 3, Silver 4.
    assert public(table)["ship"] == [[gold, 0, 1], [blue, 0, 0], [violet, 1, 0], [silver, 0, 1]]
    go(table, "barrel", "again")  # 2, then 3: out
    assert values_of(table, "crew-out") == [{"crew": blue}, {"crew": silver}, {"crew": gold}]
    assert values_of(table, "sleeps") == [
        {"crew": silver, "token": "coil-2"},
        {"crew": gold, "token": "hammock-5"},
        {"crew": violet, "token": "bunk-7"},
    ]
    assert [event["crew"] for event in values_of(table, "crosses-alone")] == [violet, violet]
    assert [event["crew"] for event in values_of(table, "crosses")] == [violet, gold, silver, gold]
    assert known(table)["flags"] == [["hammock-5"], [], ["bunk-7"], ["coil-2"]]
    assert known(table)["barrels"] == [0, 0, 0, 0]
    assert public(table)["round"] == 2


def test_r7_1_rows_in_the_order_of_boarding() -> None:
    table = at("turn 1", seats=3, hiring=[5, 13, 12], alleys={})
    go(table, "board", "board")
    assert [row[0] for row in public(table)["ship"]] == ["seat-1", "seat-2"]


def test_r7_2_the_outermost_column_first() -> None:
    table = brawl([2, 3], [*rolls(1, 2, 3, 3), "draw bunk-6", "draw hammock-3"], seats=3)
    columns = [(e["line"], e["values"]["column"]) for e in table.log(None) if e["line"] in ("fight", "crosses-alone")]  # type: ignore[index]
    assert columns[:3] == [("crosses-alone", 3), ("fight", 2), ("fight", 1)]


def test_r7_3_who_is_alone_crosses_without_a_roll() -> None:
    table = brawl([1, 3], [*rolls(6, 1, 6, 1, 6, 1), "draw bunk-6", "draw hammock-3"], seats=3)
    first = [event["line"] for event in table.log(None)]
    assert first[2:5] == ["crosses-alone", "crosses-alone", "fight"]


@pytest.mark.parametrize(("one", "two", "winner"), [(3, 3, 1), (3, 4, 1), (4, 3, 0), (6, 6, 1), (1, 1, 1)])
def test_r7_4_equal_beats_the_earlier_roll(one: int, two: int, winner: int) -> None:
    table = brawl([1, 1], [*rolls(one, two), "draw bunk-6", "draw hammock-3"], seats=3, sleep=["bunk-8", "hammock-5"])
    assert known(table)["flags"][winner] == ["bunk-8"]
    assert known(table)["flags"][1 - winner] == ["hammock-5"]


def test_r7_4_the_third_fights_against_the_winner_s_roll() -> None:
    table = brawl([1, 1, 1], [*rolls(4, 2, 3), "draw bunk-6", "draw hammock-3"], seats=3, sleep=["bunk-8", "hammock-5"])
    assert known(table)["flags"] == [["bunk-8"], [], ["hammock-5"]]
    assert [event["number"] for event in values_of(table, "loses")] == [4, 4]


def test_r7_4_rum_may_be_used_and_only_on_the_own_roll() -> None:
    table = brawl([1, 1], [*rolls(2, 1), "draw bunk-6", "draw hammock-3"], seats=3, barrels=[1, 0, 1])
    assert table.actor == 0
    go(table, "stand")
    # Seat 1 has no barrel; seat 2 is not aboard and is not asked.
    assert known(table)["flags"][0] == ["bunk-6"]


def test_r7_5_losers_go_home_at_once_winners_cross_in_their_row() -> None:
    table = brawl([2, 2], rolls(5, 3, 4, 2), seats=3, barrels=[0, 1, 0])
    # Column 2: Gold's 5 against seat 1's 3, who has rum and is asked.
    assert table.actor == 1
    go(table, "stand")
    assert pirates(table)[:2] == [0, 1]
    assert public(table)["ship"] == [["seat-0", 1, 1], ["seat-1", 1, 0]]


def test_r7_6_then_the_other_side() -> None:
    luck = [*rolls(5, 3, 3, 5), *rolls(2, 3), "draw bunk-6", "draw hammock-3"]
    table = brawl([2, 2], luck, seats=3)
    assert lines(table).count("other-side") == 1
    assert values_of(table, "crosses") == [{"crew": "seat-0"}, {"crew": "seat-1"}]
    assert values_of(table, "crew-out") == [{"crew": "seat-0"}]


def test_r7_7_two_out_in_one_column_are_ranked_by_who_lost_first() -> None:
    table = brawl([1, 1, 1, 1], [*rolls(1, 2, 3, 4), *LAST], sleep=["bunk-8", "hammock-5", "coil-2"])
    assert known(table)["flags"] == [[], ["coil-2"], ["hammock-5"], ["bunk-8"]]


def test_r7_7_a_crew_with_pirates_on_the_other_side_is_still_in() -> None:
    table = brawl([2, 1], [*rolls(1, 6), *rolls(1, 1), "draw bunk-6", "draw hammock-3"], seats=3)
    # Seat 0 crossed alone, lost on the left, and fights on the right.
    assert lines(table).index("other-side") < lines(table).index("crew-out")


def test_r7_7_the_brawl_ends_when_one_crew_is_left() -> None:
    table = brawl([3, 1], [*rolls(6, 1), "draw bunk-6", "draw hammock-3"], seats=3)
    assert values_of(table, "brawl-won") == [{"crew": "seat-0", "pirates": 3}]
    assert lines(table).count("crosses") == 0


@pytest.mark.parametrize("seats", [4, 5])
def test_r7_8_with_two_crews_the_winner_gets_the_coil_too(seats: int) -> None:
    crews = [1, 0, 1, 0] + [0] * (seats - 4)
    table = brawl(crews, [*rolls(1, 2), *LAST], seats=seats, sleep=["bunk-8", "hammock-5", "coil-2"])
    assert known(table)["flags"][2] == ["bunk-8", "coil-2"]
    assert known(table)["flags"][0] == ["hammock-5"]


def test_r7_8_a_single_crew_wins_without_a_fight_and_the_hammock_goes() -> None:
    table = brawl([0, 0, 2, 0], LAST, sleep=["bunk-8", "hammock-5", "coil-2"])
    assert known(table)["flags"][2] == ["bunk-8", "coil-2"]
    assert known(table)["gone"] == ["hammock-5"]


def test_r7_8_two_left_of_three_do_not_count() -> None:
    table = brawl([1, 1, 1, 0], [*rolls(1, 2, 3), *LAST], sleep=["bunk-8", "hammock-5", "coil-2"])
    assert known(table)["flags"] == [["coil-2"], ["hammock-5"], ["bunk-8"], []]


def test_r7_9_three_players_have_no_coil() -> None:
    table = brawl([1, 1, 1], [*rolls(1, 2, 3), "draw bunk-6", "draw hammock-3"], seats=3, sleep=["bunk-8", "hammock-5"])
    assert known(table)["flags"] == [[], ["hammock-5"], ["bunk-8"]]
    alone = brawl([0, 2, 0], ["draw bunk-6", "draw hammock-3"], seats=3, sleep=["bunk-8", "hammock-5"])
    assert known(alone)["flags"] == [[], ["bunk-8"], []]
    assert known(alone)["gone"] == ["hammock-5"]


def test_r7_10_nobody_aboard_nobody_sleeps() -> None:
    table = at(
        "turn 0", hiring=[14, 15, 15, 15], captain="headquarters", luck=LAST, sleep=["bunk-8", "hammock-5", "coil-2"]
    )
    alley = next(str(move) for move in table.moves() if str(move).startswith("move"))
    go(table, alley)
    assert "nobody-aboard" in lines(table)
    assert known(table)["gone"] == ["bunk-8", "hammock-5", "coil-2"]
    assert (public(table)["round"], public(table)["sleep"]) == (2, ["bunk-6", "hammock-3", "coil-1"])


def test_r7_11_new_sleeping_places_for_the_next_night() -> None:
    table = brawl([0, 0, 2, 0], ["draw bunk-7", "draw hammock-4", "draw coil-2"])
    assert public(table)["sleep"] == ["bunk-7", "hammock-4", "coil-2"]
    assert public(table)["stacks"] == {**public(table)["stacks"], "bunks": 3, "hammocks": 3, "coils": 3}


def test_r7_4_only_rolling_is_asked_in_a_brawl() -> None:
    table = brawl([1, 1], rolls(3), seats=3, barrels=[1, 0, 0])
    assert texts(table) == {"barrel", "stand"}
    assert refused(table, "board") == ("6.9", "roll-or-stand")
