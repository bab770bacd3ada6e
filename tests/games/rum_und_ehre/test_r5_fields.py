"""Chapter 5: the fields."""

from __future__ import annotations

import pytest

from klabauter.kernel.table import Referee
from tests.games.rum_und_ehre.story import (
    MOVING,
    at,
    dark,
    go,
    known,
    length,
    lines,
    pirates,
    public,
    refused,
    texts,
    way,
)


def arrive(field: str, **state: object) -> Referee:
    """Seat 0 has the captain beside a field of the plain town and moves him there."""
    seats = state.pop("seats", 4)
    luck = state.pop("luck", ())
    options = state.pop("options", None)
    probe = at("turn 0", seats=seats)  # type: ignore[arg-type]
    start, alley = next(
        (next(end for end in a["ends"] if end != field), a["id"])
        for a in public(probe)["alleys"]
        if field in a["ends"] and not a["dark"] and a["length"] <= 2 and a["id"] not in state.get("alleys", {})  # type: ignore[operator]
    )
    table = at("turn 0", seats=seats, luck=luck, options=options, captain=start, **state)  # type: ignore[arg-type]
    go(table, f"move {alley}")
    assert lines(table)[0] == "moved"
    return table


def test_r5_1_an_action_may_be_left() -> None:
    for field, state in (
        ("treasure-7", {"chest": "chest-5", "scorpion": "scorpion-12"}),
        ("map-green-5", {"maps": ["green-4"]}),
        ("pub-swan", {"pubs": ["swan-4"]}),
        ("watch-6", {}),
        ("headquarters", {}),
    ):
        table = arrive(field, **state)
        go(table, "decline")
        assert "declined" in lines(table)
        assert known(table)["flags"][0] == []
        assert table.pending.key == "further"


def test_r5_1_the_own_arrival_counts_once() -> None:
    table = arrive("map-green-5", maps=["green-4", "green-5"])
    go(table, "chart green-5")
    assert table.pending.key == "further"
    assert refused(table, "chart green-4") == ("3.5", "move-on-or-ahoy")


@pytest.mark.parametrize("field", ["coin-4", "pirate-5", "supplies-3", "rendezvous-3", "rum-1"])
def test_r5_2_gifts_are_taken_or_asked_for(field: str) -> None:
    taken = arrive(field)
    assert taken.pending.key in ("further", "shop")
    for answer in ("take", "decline"):
        asked = arrive(field, options={"gifts": "asked"})
        assert texts(asked) == {"take", "decline"}
        assert refused(asked, "rest") == ("5.2", "take-or-decline")
        go(asked, answer)
        assert ("declined" in lines(asked)) == (answer == "decline")
        if answer == "decline":
            assert (known(asked)["coins"][0], asked.pending.key) == (2, "further")


def test_r5_2_nothing_is_asked_where_nothing_is_given() -> None:
    table = arrive("pirate-5", options={"gifts": "asked"}, hiring=[0, 5, 5, 5])
    assert (table.pending.key, lines(table)[-1]) == ("further", "nothing-here")
    table = arrive("treasure-7", options={"gifts": "asked"}, chest="chest-4", scorpion="scorpion-10")
    assert table.pending.key == "chest"


def test_r5_3_what_has_run_out_brings_nothing() -> None:
    goods = [f"{good}-{n}" for good in ("eyepatch", "hook", "pegleg", "parrot", "cap") for n in (2, 3, 4, 5)]
    dates = [f"date-{kind}" for kind in ("rum", "guard", "pub", "pirate", "supplies", "map-yellow", "map-pink",
                                         "map-green", "chest")] * 2  # fmt: skip
    guards = [f"guard-{n}" for n in (1, 2, 3, 4, 5, 6)] * 3
    for field, state in (
        ("supplies-3", {"supplies": [[], goods, [], []]}),
        ("rendezvous-3", {"flags": [[], dates, [], []]}),
        ("watch-6", {"flags": [[], guards, [], []]}),
        ("treasure-7", {}),
        ("map-green-5", {"maps": ["pink-3"]}),
        ("pub-swan", {"pubs": ["cruce-3"]}),
        ("rum-1", {"barrels": [0, 4, 4, 4]}),
        ("pirate-5", {"hiring": [0, 5, 5, 5]}),
    ):
        table = arrive(field, **state)
        assert lines(table)[-1] == "nothing-here", field
        assert (known(table)["coins"][0], table.pending.key) == (2, "further")


def test_r5_3_coins_never_run_out() -> None:
    table = arrive("coin-4", coins=[0, 50, 50, 50])
    assert known(table)["coins"][0] == 1


def test_r5_3_r5_13_one_empty_guard_stack_leaves_the_other() -> None:
    large = ["guard-4", "guard-5", "guard-6"] * 3
    table = arrive("watch-6", flags=[[], large, [], []])
    assert texts(table) == {"guard guards-small", "decline"}
    assert refused(table, "guard guards-large") == ("5.3", "guards-gone")


def test_r5_3_r6_5_the_display_is_refilled_while_the_stack_lasts() -> None:
    maps = [f"{colour}-{n}" for colour in ("yellow", "pink", "green") for n in (3, 3, 4, 4, 4, 5, 5, 5, 6, 6)]
    away = [token for token in maps if token != "green-6"] + ["green-6"]
    table = arrive("map-green-5", maps=["green-6"], flags=[[], away, [], []])
    go(table, "chart green-6")
    assert public(table)["maps"] == []
    assert public(table)["stacks"]["maps"] == 0


def test_r5_4_a_coin() -> None:
    table = arrive("coin-4")
    assert known(table)["coins"] == [3, 2, 2, 2]


def test_r5_5_the_pirates_of_one_alley_come_back() -> None:
    table = arrive("headquarters", alleys={"4a": 0, "4b": 1, "d1": 0})
    entry = next(alley for alley, owner in known(table)["alleys"].items() if owner == 0 and alley not in ("4a", "d1"))
    assert texts(table) == {"recall 4a", "recall d1", f"recall {entry}", "decline"}
    assert refused(table, "recall 4b") == ("5.5", "not-yours")
    assert refused(table, "recall 4c") == ("5.5", "not-yours")
    assert refused(table, "ahoy") == ("5.5", "recall-first")
    before = pirates(table)[0]
    go(table, "recall 4a")
    assert pirates(table)[0] == before + 2
    assert "4a" not in known(table)["alleys"]
    assert table.pending.key == "further"


def test_r5_5_the_alley_he_came_by_may_be_emptied_and_used_again() -> None:
    table = arrive("headquarters")
    entry = next(iter(known(table)["alleys"]))
    go(table, f"recall {entry}")
    assert pirates(table)[0] == 10
    assert f"move {entry}" in texts(table)


def test_r5_5_or_two_dark_alleys_that_need_not_belong_together() -> None:
    table = arrive("headquarters", alleys={"d1": 0, "d9": 0, "d20": 0, "d5": 1, "4a": 0}, hiring=[0, 5, 5, 5])
    before = pirates(table)[0]
    told = dict(zip(table.moves(), table.completions(table.moves()), strict=True))
    assert {str(move): {str(one.move) for one in told[move]} for move in told if told[move]} == {
        "recall d1": {"recall d9", "recall d20", "enough"},
        "recall d9": {"recall d1", "recall d20", "enough"},
        "recall d20": {"recall d1", "recall d9", "enough"},
    }
    go(table, "recall d9")
    assert texts(table) == {"recall d1", "recall d20", "enough"}
    assert refused(table, "recall 4a") == ("5.5", "second-must-be-dark")
    assert refused(table, "recall d5") == ("5.5", "not-yours")
    assert refused(table, "decline") == ("5.5", "recall-first")
    go(table, "recall d20")
    assert pirates(table)[0] > before
    assert set(known(table)["alleys"]) > {"d1", "d5", "4a"}
    assert not {"d9", "d20"} & set(known(table)["alleys"])
    assert table.pending.key == "further"


def test_r5_5_one_dark_alley_may_be_enough() -> None:
    table = arrive("headquarters", alleys={"d1": 0, "d9": 0}, hiring=[0, 5, 5, 5])
    go(table, "recall d9", "enough")
    assert "d1" in known(table)["alleys"]
    alone = arrive("headquarters", alleys={"d9": 0})
    go(alone, "recall d9")
    assert alone.pending.key == "further"


def test_r5_6_a_pirate_from_the_hiring_place() -> None:
    table = arrive("pirate-5")
    assert public(table)["players"][0]["hiring"] == 4
    entry = next(iter(known(table)["alleys"]))
    assert pirates(table)[0] == 10 - length(table, entry) + 1
    assert f"move {entry}" not in texts(table)


def test_r5_7_supplies_are_looked_at_in_secret_and_kept() -> None:
    table = arrive("supplies-3", luck=["draw hook-3"])
    assert texts(table) == {"keep", "sell"}
    assert refused(table, "ahoy") == ("5.8", "keep-or-sell")
    assert table.view(0)["private"]["held"] == "hook-3"
    assert table.log(0)[-1]["values"] == {"seat": 0, "token": "hook-3"}
    assert table.log(1)[-1]["line"] == "looks-hidden"
    assert table.view(1)["known"]["held"] == [None, [0]]
    assert "hook-3" not in str(table.view(1))
    go(table, "keep")
    assert known(table)["supplies"][0] == ["hook-3"]
    assert table.view(1)["known"]["supplies"][0] == [None]
    assert (public(table)["players"][0]["flag"], public(table)["stacks"]["supplies"]) == (1, 19)


def test_r5_8_supplies_are_sold_under_the_stack_for_two_coins() -> None:
    table = arrive("supplies-3", luck=["draw hook-5"], supplies=[["cap-2"], [], [], []])
    go(table, "sell")
    assert known(table)["coins"][0] == 4
    assert known(table)["sold"] == [["hook-5", [0]]]
    assert known(table)["supplies"][0] == ["cap-2"]  # earlier ones cannot be sold
    assert refused(table, "sell") == ("3.5", "move-on-or-ahoy")
    assert public(table)["stacks"]["supplies"] == 19


def test_r5_8_r10_3_the_first_sold_comes_back_first_and_its_seller_knows_it() -> None:
    goods = [f"{good}-{n}" for good in ("eyepatch", "hook", "pegleg", "parrot", "cap") for n in (2, 3, 4, 5)]
    sold = [["cap-5", [1]], ["cap-2", [2]]]
    away = [good for good in goods if good not in ("cap-5", "cap-2")]
    table = arrive("supplies-3", supplies=[[], [], [], away], sold=sold, luck=["draw cap-5"])
    go(table, "keep")
    assert known(table)["supplies"][0] == [["cap-5", [0, 1]]]
    assert table.view(1)["known"]["supplies"][0] == [["cap-5", [0, 1]]]
    assert table.view(2)["known"]["supplies"][0] == [[None, [0, 1]]]
    assert known(table)["sold"] == [["cap-2", [2]]]


def test_r5_9_a_rendezvous_is_laid_on_the_flag_unseen_by_others() -> None:
    table = arrive("rendezvous-3", luck=["draw date-chest"])
    assert known(table)["dates"][0] == ["date-chest"]
    assert table.view(0)["private"]["dates"] == ["date-chest"]
    assert table.view(2)["known"]["dates"][0] == [None]
    assert table.log(0)[-1]["line"] == "got-date"
    assert table.log(None)[-1] == {**table.log(None)[-1], "line": "got-date-hidden", "values": {"seat": 0}}
    assert public(table)["players"][0]["dates"] == 1
    assert table.standings()[0].score == 0


def test_r5_10_kept_by_the_own_move_before_the_action() -> None:
    table = arrive("pirate-5", dates=[["date-pirate"], ["date-pirate"], [], []])
    assert known(table)["dates"] == [[], ["date-pirate"], [], []]
    assert known(table)["flags"][0] == ["date-pirate"]
    assert lines(table)[1:3] == ["met", "hired"]
    assert table.standings()[0].parts["dates"] == 4


@pytest.mark.parametrize(
    ("date", "field", "kept"),
    [
        ("date-pub", "pub-swan", True),
        ("date-pub", "pub-cruce", True),
        ("date-pub", "pub-jacques", True),
        ("date-map-yellow", "map-yellow-6", True),
        ("date-map-yellow", "map-yellow-9", True),
        ("date-map-yellow", "map-pink-2", False),
        ("date-guard", "watch-3", True),
        ("date-guard", "watch-6", True),
        ("date-guard", "watch-7", True),
        ("date-chest", "treasure-8", True),
        ("date-rum", "rum-2", True),
        ("date-supplies", "supplies-9", True),
        ("date-supplies", "coin-4", False),
    ],
)
def test_r5_10_where_each_rendezvous_is_kept(date: str, field: str, kept: bool) -> None:
    table = arrive(field, dates=[[date], [], [], []])
    assert (date in known(table)["flags"][0]) == kept


def test_r5_10_a_dark_alley_is_an_arrival_too_and_resting_is_none() -> None:
    probe = at("turn 0")
    goal = next(f["id"] for f in public(probe)["fields"] if f["kind"] == "map" and dark(probe, f["id"]))
    start = next(f["id"] for f in public(probe)["fields"] if f["kind"] != "map" and dark(probe, f["id"]))
    date = "date-" + goal.rsplit("-", 1)[0]
    table = at("turn 0", captain=start, dates=[[date], [], [], []])
    go(table, f"dark {dark(table, start)[0]}", f"enter {dark(table, goal)[0]}")
    assert known(table)["flags"][0] == [date]
    resting = at("turn 0", captain=goal, dates=[[date], [], [], []])
    go(resting, "rest")
    assert known(resting)["dates"][0] == [date]


def test_r5_10_everybody_notices_who_does_not_wait() -> None:
    table = arrive("rum-1", dates=[["date-pub", "date-chest"], [], [], []])
    assert "nobody-waits" in lines(table)
    assert table.view(3)["known"]["dates"][0] == [[None, ["rum"]], [None, ["rum"]]]
    assert known(table)["dates"][0] == [["date-pub", ["rum"]], ["date-chest", ["rum"]]]
    again = arrive("rum-1", dates=[[["date-pub", ["rum"]]], [], [], []])
    assert "nobody-waits" not in lines(again)


def test_r5_10_what_was_not_shown_before_the_one_that_was() -> None:
    table = arrive("rum-1", dates=[["date-pub", "date-rum", "date-rum"], [], [], []])
    assert known(table)["dates"][0] == [["date-pub", ["rum"]], "date-rum"]
    assert table.view(1)["known"]["dates"][0] == [[None, ["rum"]], None]


def test_r5_11_only_one_of_two_alike_per_arrival() -> None:
    table = arrive("rum-1", dates=[["date-rum", "date-rum"], [], [], []])
    assert (known(table)["dates"][0], known(table)["flags"][0]) == (["date-rum"], ["date-rum"])


def test_r5_12_one_map_of_the_field_s_colour() -> None:
    table = arrive("map-green-5", maps=["green-4", "green-4", "green-6", "pink-6"], luck=["draw yellow-3"])
    assert texts(table) == {"chart green-4", "chart green-6", "decline"}
    assert refused(table, "chart pink-6") == ("5.12", "other-map-colour")
    assert refused(table, "chart green-3") == ("5.12", "map-not-open")
    assert refused(table, "keep") == ("5.12", "choose-a-map")
    go(table, "chart green-4")
    assert known(table)["flags"][0] == ["green-4"]
    assert sorted(public(table)["maps"]) == ["green-4", "green-6", "pink-6", "yellow-3"]


def test_r5_13_small_or_large() -> None:
    table = arrive("watch-6")
    assert texts(table) == {"guard guards-small", "guard guards-large", "decline"}
    assert refused(table, "board") == ("5.13", "choose-a-guard")


@pytest.mark.parametrize(
    ("left", "token", "won"),
    [(6, "guard-5", True), (5, "guard-5", False), (4, "guard-5", False), (3, "guard-2", True), (2, "guard-2", False)],
)
def test_r5_14_more_pirates_than_the_guard_shows(left: int, token: str, won: bool) -> None:
    """Rulebook: six pirates against a 5, three against a 2."""
    table = at(["guard 0", "after 0"], captain="watch-6", hiring=[15 - left, 5, 5, 5], luck=[f"draw {token}"])
    large = token in ("guard-4", "guard-5", "guard-6")
    go(table, f"guard guards-{'large' if large else 'small'}")
    assert known(table)["flags"][0] == ([token] if won else [])
    assert known(table)["coins"][0] == 2 + (won and token == "guard-2")
    assert known(table)["guards-large" if large else "guards-small"] == ([] if won else [token])


def test_r5_14_a_three_pays_no_coin_and_a_one_does() -> None:
    for token, coins in (("guard-3", 2), ("guard-1", 3)):
        table = at(["guard 0", "after 0"], captain="watch-6", luck=[f"draw {token}"])
        go(table, "guard guards-small")
        assert (known(table)["flags"][0], known(table)["coins"][0]) == ([token], coins)


def test_r5_14_r10_3_guards_slid_under_come_back_when_the_rest_is_gone() -> None:
    gone = ["guard-4"] * 3 + ["guard-5"] * 3 + ["guard-6"]
    table = at(["guard 0", "after 0"], captain="watch-6", flags=[[], gone, [], []], guards_large=["guard-6", "guard-6"],
               luck=["draw guard-6"], hiring=[11, 5, 5, 5])  # fmt: skip
    assert table.view(2)["known"]["guards-large"] == ["guard-6", "guard-6"]
    go(table, "guard guards-large")
    assert known(table)["guards-large"] == ["guard-6", "guard-6"]  # the first went under again


def test_r5_14_pirates_of_the_move_are_placed_before() -> None:
    probe = at("turn 0")
    start = way(probe, "watch-6", "coin-6")
    table = at(
        "turn 0", captain="coin-6", hiring=[8, 5, 5, 5], luck=["draw guard-5"]
    )  # seven pirates, two for the alley
    go(table, f"move {start}", "guard guards-large")
    assert known(table)["flags"][0] == []


def test_r5_15_two_barrels_or_what_is_left_of_twelve() -> None:
    for others, got in ((0, 2), (10, 2), (11, 1)):
        table = arrive("rum-1", barrels=[0, others, 0, 0])
        assert public(table)["players"][0]["barrels"] == got
        assert public(table)["barrels"] == 12 - others - got


def test_r5_15_spent_barrels_go_back_to_the_supply() -> None:
    table = at(["rum 0", "stung", "after 0"], captain="treasure-7", chest=None, scorpion="scorpion-21", die=3,
               barrels=[2, 0, 0, 0], luck=["roll 4"])  # fmt: skip
    assert public(table)["barrels"] == 10
    go(table, "barrel")
    assert public(table)["barrels"] == 11


def test_moving_in_the_rulebook_s_town_uses_the_same_fields() -> None:
    table = at("turn 0", town=MOVING, captain="rum-1", barrels=[0, 0, 0, 0])
    go(table, f"move {way(table, 'rum-1', 'headquarters')}")
    assert table.pending.key == "recall"
