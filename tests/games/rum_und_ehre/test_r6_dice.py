"""Chapter 6: pubs, chests and rum."""

from __future__ import annotations

from klabauter.kernel.table import Referee
from tests.games.rum_und_ehre.story import at, go, known, lines, public, refused, texts, values_of

PUB = "pub-cruce"


def inn(pubs: list[str], luck: list[str], seats: int = 4, **state: object) -> Referee:
    return at(["host 0", "after 0"], seats=seats, captain=PUB, pubs=pubs, luck=luck or ["roll 1"], **state)  # type: ignore[arg-type]


def rolls(*numbers: int) -> list[str]:
    return [f"roll {number}" for number in numbers]


def test_r6_1_the_others_are_asked_clockwise_and_pay_the_host() -> None:
    table = at(["host 2", "after 2"], captain=PUB, pubs=["cruce-3"])
    assert texts(table) == {"invite", "decline"}
    assert refused(table, "drink") == ("6.1", "invite-or-not")
    go(table, "invite")
    assert table.actor == 3
    assert refused(table, "ahoy") == ("6.1", "drink-or-not")
    drink = next(move for move in table.moves() if str(move) == "drink")
    assert table.cost(drink) == {"coins": 1}
    go(table, "refuse")
    assert table.actor == 0
    go(table, "drink")
    assert known(table)["coins"] == [1, 2, 3, 2]
    assert table.actor == 1
    assert public(table)["drinkers"] == [2, 0]


def test_r6_1_without_a_coin_nobody_is_asked() -> None:
    table = inn(["cruce-3"], ["draw swan-2"], coins=[2, 0, 1, 0], maps=[])
    go(table, "invite")
    assert table.actor == 2


def test_r6_1_aboard_and_without_pirates_one_may_drink() -> None:
    table = inn(["cruce-3"], ["draw swan-2"], ship=[["seat-1", 2, 0]], hiring=[5, 13, 15, 5])
    assert [player["pirates"] for player in public(table)["players"]][1:3] == [0, 0]
    go(table, "invite")
    assert table.actor == 1
    go(table, "drink")
    assert table.actor == 2


def test_r6_2_alone_the_host_takes_all_without_rolling() -> None:
    table = inn(["cruce-2", "cruce-5", "swan-4", "swan-4"], ["draw jacques-3", "draw jacques-4"], seats=3)
    go(table, "invite", "refuse", "refuse")
    assert known(table)["flags"][0] == ["cruce-2", "cruce-5"]
    assert sorted(public(table)["pubs"]) == ["jacques-3", "jacques-4", "swan-4", "swan-4"]
    assert "rolled" not in lines(table)


def test_r6_3_the_carouse_example() -> None:
    """Rulebook, page 8: a 2 and a 5 of Es Cruce; Black takes the 2, Gold the 5. Its dice are lost; these fit."""
    luck = [*rolls(2, 4, 5, 2, 3, 6), "draw swan-2", "draw swan-2"]
    table = inn(["cruce-2", "cruce-5", "swan-4", "swan-4"], luck, seats=3)
    go(table, "invite", "drink", "drink")
    assert known(table)["flags"] == [[], ["cruce-2"], ["cruce-5"]]
    assert known(table)["coins"] == [4, 1, 1]
    assert [event["seat"] for event in values_of(table, "rolled")] == [0, 1, 2, 0, 1, 2]
    assert (table.actor, table.pending.key, public(table)["drinkers"]) == (0, "further", [])


def test_r6_3_equal_is_not_enough_and_who_refused_does_not_roll() -> None:
    table = inn(["cruce-4"], [*rolls(4, 4, 5), *["draw swan-3"] * 4])
    go(table, "invite", "refuse", "drink", "refuse")
    assert [event["seat"] for event in values_of(table, "rolled")] == [0, 2, 0]
    assert known(table)["flags"][0] == ["cruce-4"]


def test_r6_3_the_guests_coins_pay_for_a_further_move() -> None:
    table = inn(["cruce-2"], [*rolls(3), *["draw swan-3"] * 4], seats=3, coins=[0, 1, 0])
    go(table, "invite", "drink")
    assert (known(table)["coins"], table.pending.name) == ([1, 0, 0], "further 0")


def test_r6_4_one_token_per_roll_the_roller_chooses_and_must() -> None:
    table = inn(["cruce-2", "cruce-3", "cruce-5", "swan-2"], rolls(4), seats=3)
    go(table, "invite", "drink", "refuse")
    assert texts(table) == {"win cruce-2", "win cruce-3"}
    assert refused(table, "win cruce-5") == ("6.3", "not-beaten")
    assert refused(table, "win swan-2") == ("6.3", "other-pub")
    assert refused(table, "win cruce-4") == ("6.3", "not-in-pub")
    assert refused(table, "decline") == ("6.4", "win-one")
    more = at(["win 0", "after 0"], seats=3, captain=PUB, pubs=["cruce-2", "cruce-3"], die=4, drinkers=[0, 1],
              luck=[*rolls(4), *["draw swan-3"] * 4])  # fmt: skip
    go(more, "win cruce-2")
    assert known(more)["flags"] == [["cruce-2"], ["cruce-3"], []]


def test_r6_4_two_equal_tokens_need_no_choice() -> None:
    table = inn(["cruce-3", "cruce-3", "swan-2"], [*rolls(4, 6), "draw swan-3", "draw swan-3", "draw swan-4"], seats=3)
    go(table, "invite", "drink", "refuse")
    assert known(table)["flags"] == [["cruce-3"], ["cruce-3"], []]


def test_r6_5_four_are_open_again() -> None:
    table = inn(["cruce-3", "swan-2", "swan-3", "jacques-2"], ["draw jacques-5"], seats=3, coins=[2, 0, 0])
    go(table, "invite")
    assert public(table)["pubs"] == ["jacques-2", "jacques-5", "swan-2", "swan-3"]


def test_r6_6_the_open_chest_goes_under_the_flag() -> None:
    table = at(["chest 0", "after 0"], captain="treasure-7", chest="chest-6", scorpion="scorpion-10",
               luck=[*rolls(6, 4), "draw chest-4", "draw scorpion-21"])  # fmt: skip
    assert texts(table) == {"open", "decline"}
    assert refused(table, "take") == ("6.6", "open-or-not")
    go(table, "open")
    assert known(table)["flags"] == [["chest-6"], ["scorpion-10"], [], []]
    assert values_of(table, "opened") == [{"seat": 0, "token": "chest-6", "scorpion": "scorpion-10"}]


def test_r6_7_rolls_are_added_until_the_sting_is_reached_or_passed() -> None:
    """Rulebook: who reaches or passes 12 must take the scorpion; '4 - 9 - 12' here."""
    table = at(["chest 0", "after 0"], captain="treasure-7", chest="chest-6", scorpion="scorpion-12",
               ship=[["seat-1", 10, 0]], luck=[*rolls(4, 5, 3), "draw chest-4", "draw scorpion-21"])  # fmt: skip
    go(table, "open")
    assert known(table)["flags"] == [["chest-6"], [], ["scorpion-12"], []]
    assert [event["total"] for event in values_of(table, "counted")] == [4, 9, 12]
    assert table.standings()[2].parts["chests"] == -2


def test_r6_7_round_the_table_more_than_once_and_passing_counts() -> None:
    table = at(["chest 1", "after 1"], seats=2, captain="treasure-7", chest="chest-6", scorpion="scorpion-13",
               luck=[*rolls(3, 3, 3, 3, 6), "draw chest-4", "draw scorpion-21"])  # fmt: skip
    go(table, "open")
    assert known(table)["flags"] == [[], ["chest-6", "scorpion-13"]]


def test_r6_8_a_new_chest_and_a_new_scorpion_while_they_last() -> None:
    table = at(["chest 0", "after 0"], captain="treasure-7", chest="chest-6", scorpion="scorpion-10",
               luck=[*rolls(6, 4), "draw chest-4", "draw scorpion-21"])  # fmt: skip
    go(table, "open")
    assert (public(table)["chest"], public(table)["scorpion"]) == ("chest-4", "scorpion-21")
    chests = ["chest-4"] * 3 + ["chest-5"] * 6 + ["chest-6"] * 2
    stings = [f"scorpion-{n}" for n in range(11, 22)]
    last = at(["chest 0", "after 0"], captain="treasure-7", chest="chest-6", scorpion="scorpion-10",
              flags=[[], chests + stings, [], []], luck=rolls(6, 4))  # fmt: skip
    go(last, "open")
    assert (public(last)["chest"], public(last)["scorpion"]) == (None, None)


def test_r6_9_a_barrel_buys_two_rolls_and_then_another_barrel() -> None:
    table = at(["chest 0", "after 0"], captain="treasure-7", chest="chest-6", scorpion="scorpion-10",
               barrels=[2, 0, 0, 0], luck=[*rolls(1, 2, 3, 4, 5, 6), "draw chest-4", "draw scorpion-21"])  # fmt: skip
    go(table, "open")
    assert texts(table) == {"barrel", "stand"}
    assert refused(table, "again") == ("6.9", "no-reroll-left")
    assert refused(table, "rest") == ("6.9", "roll-or-stand")
    barrel = next(move for move in table.moves() if str(move) == "barrel")
    assert table.cost(barrel) == {"barrels": 1}
    go(table, "barrel")
    assert texts(table) == {"again", "stand"}
    assert refused(table, "barrel") == ("6.9", "use-up-first")
    go(table, "again")
    assert texts(table) == {"barrel", "stand"}
    go(table, "barrel", "again")  # 5: the last one stands by itself
    assert [event["total"] for event in values_of(table, "counted")] == [5, 11]
    assert public(table)["players"][0]["barrels"] == 0


def test_r6_9_without_a_barrel_nothing_is_asked() -> None:
    table = at(["rum 1", "stung", "after 0"], captain="treasure-7", scorpion="scorpion-10", die=2, roller=1, spare=1,
               luck=rolls(3))  # fmt: skip
    assert refused(table, "barrel") == ("6.9", "use-up-first")
    empty = at(["rum 1", "stung", "after 0"], captain="treasure-7", scorpion="scorpion-10", die=2, roller=1)
    assert refused(empty, "barrel") == ("6.9", "no-barrel")


def test_r6_9_r6_10_the_rum_example() -> None:
    """Rulebook, page 8: Silver rolls again for the 5 and ends with less than for the 2. Its dice are lost; these
    fit."""
    luck = [*rolls(4, 3, 1, 6, 6), "draw swan-3", "draw swan-3", "draw swan-3", "draw swan-4"]
    table = inn(["cruce-2", "cruce-5"], luck, seats=3, barrels=[1, 0, 0])
    go(table, "invite", "drink", "refuse")
    go(table, "barrel", "again")
    assert lines(table).count("won-nothing") == 1
    assert known(table)["flags"][0] == []


def test_r6_10_one_may_stop_after_the_first_repetition_and_the_second_lapses() -> None:
    table = at(["chest 0", "after 0"], captain="treasure-7", chest="chest-6", scorpion="scorpion-21",
               barrels=[1, 1, 0, 0], luck=rolls(6, 2, 5))  # fmt: skip
    go(table, "open", "barrel", "stand")
    assert public(table)["total"] == 2  # the worse one counts
    assert (table.actor, public(table)["spare"]) == (1, 0)
    assert texts(table) == {"barrel", "stand"}
