"""Chapters 4 and 5: the raids, the wreck, the tavern."""

from __future__ import annotations

from tests.games.mutinies.story import key, lines, of, own, play, public, purse, refused, resolving, table, texts


def test_r4_1_any_free_space_one_can_pay() -> None:
    at = table("muster", rum=[2, 1, 1, 1])
    play(at, "go routes-4")
    assert [text for text in texts(at) if "routes" in text] == ["go routes-1", "go routes-2", "go routes-3"]
    assert refused(at, "go routes-4") == ("3.5", "occupied")
    assert refused(at, "go routes-5") == ("4.1", "no-tile")
    at = table("muster", rum=[0, 0, 0, 0], display="ruby-00 topaz-11 - joker-02", doubloons=[1, 0, 0, 0])
    assert [text for text in texts(at) if "routes" in text] == ["go routes-1"]
    assert refused(at, "go routes-2") == ("4.1", "tile-too-dear")
    assert refused(at, "go routes-3") == ("4.1", "no-tile")


def test_r4_2_the_price_is_paid_and_the_tile_taken() -> None:
    at = resolving("routes", "routes-2 routes-3 cabin cabin")
    assert purse(at, 0) == (3, 2, 1)
    assert purse(at, 1) == (3, 4, 0)
    assert own(at, 0)["jewels"] == ["sapphire-01"]
    assert own(at, 1)["jewels"] == ["emerald-10"]
    assert public(at)["tavern"] == 22


def test_r4_3_the_fifth_figure_draws_one_more() -> None:
    at = resolving(
        "routes",
        "routes-5 routes-1 routes-2 routes-3 routes-4",
        seats=5,
        rum=[2, 1, 1, 1, 2],
        doubloons=[3, 4, 4, 4, 5],
        luck=["jewel topaz-00", *["jewel ruby-01"] * 3, *["jewel ruby-10"] * 2],
    )
    assert own(at, 4)["jewels"] == ["topaz-00", "topaz-20"]
    assert lines(at).count("extra-jewel") == 1
    four = resolving("routes", "routes-1 routes-2 routes-3 routes-4", seats=4, rum=[1, 1, 1, 2])
    assert "extra-jewel" not in lines(four)


def test_r4_4_empty_spaces_are_refilled_after_all_took() -> None:
    at = resolving("routes", "routes-2 routes-1 cabin cabin", luck=["jewel topaz-00", "jewel joker-02"])
    assert lines(at) == ["took", "took", "laid-out", "laid-out"]
    assert public(at)["display"] == ["topaz-00", "joker-02", "emerald-10", "topaz-20"]
    short = resolving("routes", "routes-2 routes-1 cabin cabin", stack="ruby-00", luck=["jewel ruby-00"])
    assert public(short)["display"] == ["ruby-00", "", "emerald-10", "topaz-20"]


def test_r4_5_the_first_free_space_and_its_price() -> None:
    at = table("muster", seats=5, doubloons=[0, 1, 1, 3, 4])
    play(at, "go beyond-1", "go beyond-2")
    assert purse(at, 1)[1] == 0
    assert refused(at, "go beyond-3") == ("4.5", "beyond-too-dear")
    assert refused(at, "go beyond-4") == ("3.5", "not-first-free")
    play(at, "go cabin", "go beyond-3", "go beyond-4")
    assert (purse(at, 3)[1], purse(at, 4)[1]) == (1, 1)
    empty = table("muster", stack="", last=2)
    assert refused(empty, "go beyond-1") == ("4.5", "no-jewels")


def test_r4_6_rum_on_the_last_two_spaces() -> None:
    at = resolving(
        "beyond",
        "beyond-1 beyond-2 beyond-3 beyond-4 beyond-5",
        seats=5,
        luck=[f"jewel ruby-{i}" for i in ("00", "01", "10", "11", "20")],
    )
    play(at, "keep", "keep", "keep", "keep", "keep")
    assert [purse(at, seat)[2] for seat in range(5)] == [1, 1, 1, 2, 2]


def test_r4_7_keep_it_or_lay_it_away_and_be_paid_back() -> None:
    at = resolving("beyond", "beyond-1 beyond-2 cabin cabin", luck=["jewel ruby-00", "jewel topaz-01"])
    assert own(at, 0) == {"jewels": ["ruby-00"], "treasures": [], "hand": [], "fresh": ["ruby-00"]}
    assert at.view(1)["private"]["fresh"] == []
    assert texts(at) == ["keep", "toss"]
    assert refused(at, "pass") == ("4.7", "keep-or-toss")
    play(at, "toss", "toss")
    assert (of(at, 0)["jewels"], of(at, 1)["jewels"]) == (0, 0)
    assert (purse(at, 0)[1], purse(at, 1)[1]) == (3, 5)  # nothing back for the free space, one for the second
    assert public(at)["gone"] == ["ruby-00", "topaz-01"]


def test_r4_8_who_comes_too_late_is_paid_back() -> None:
    figures = "beyond-1 beyond-2 beyond-3 beyond-4"
    at = resolving("beyond", figures, stack="ruby-00 ruby-01", luck=["jewel ruby-00", "jewel ruby-01"])
    play(at, "keep", "keep")
    assert [purse(at, seat) for seat in (2, 3)] == [(3, 6, 1), (3, 7, 2)]
    assert lines(at).count("too-late") == 2
    assert public(at)["last"] == 2


def test_r5_1_one_die_must_show_more() -> None:
    figures = "wreck-1 wreck-2 wreck-3 wreck-4 wreck-5"
    luck = ["roll 2 1", "find treasure-ruby", "roll 2 2", "roll 3 4", "find treasure-topaz", "roll 4 4", "roll 6 1"]
    at = resolving("wreck", figures, seats=5, luck=[*luck, "find treasure-joker"])
    play(at, "pass", "pass", "pass")
    assert [of(at, seat)["treasures"] for seat in range(5)] == [1, 0, 1, 0, 1]
    assert lines(at).count("wreck-failed") == 2


def test_r5_2_the_captain_and_two_good_dice() -> None:
    for dice, doubloons, treasures in (("1 1", 3, 0), ("1 2", 3, 1), ("2 2", 4, 1)):
        luck = [f"roll {dice}", "find treasure-ruby", "roll 6 6", "find treasure-topaz"]
        if not treasures:
            luck.pop(1)
        at = resolving("wreck", "wreck-1 wreck-2 cabin cabin", luck=luck)
        assert (purse(at, 0)[1], of(at, 0)["treasures"]) == (doubloons, treasures)
        assert purse(at, 1)[1] == 4  # sailors get no extra doubloon


def test_r5_3_rum_for_the_late_whatever_the_dice() -> None:
    luck = ["roll 1 1", "roll 1 1", "roll 1 1", "roll 1 1", "roll 1 1"]
    at = resolving("wreck", "wreck-1 wreck-2 wreck-3 wreck-4 wreck-5", seats=5, luck=luck)
    assert [purse(at, seat)[2] for seat in range(5)] == [1, 1, 1, 2, 2]


def test_r5_4_without_treasures_a_doubloon_and_a_prestige() -> None:
    at = resolving("wreck", "wreck-1 wreck-2 wreck-3 cabin", wreck="", luck=["roll 2 2", "roll 3 1", "roll 1 1"])
    assert [purse(at, seat)[:2] for seat in range(3)] == [(4, 5), (4, 5), (3, 4)]


def test_r5_5_r5_6_rum_is_dealt_round_from_the_captain() -> None:
    # one cube each to begin with, one for the captain first; then die plus two go round
    for die, rum in (("1", [3, 2, 2]), ("2", [4, 2, 2]), ("3", [4, 3, 2]), ("6", [5, 4, 3])):
        at = resolving("tavern", "tavern-1 tavern-2 tavern-3 cabin", luck=[f"die {die}"])
        assert [purse(at, seat)[2] for seat in range(3)] == rum


def test_r5_6_alone_in_the_tavern() -> None:
    at = resolving("tavern", "tavern-1 cabin cabin cabin", luck=["die 6"])
    assert purse(at, 0)[2] == 1 + 1 + 8


def test_r5_7_doubloons_for_the_late() -> None:
    at = resolving("tavern", "tavern-1 tavern-2 tavern-3 tavern-4 tavern-5", seats=5, luck=["die 1"])
    assert [purse(at, seat)[1] for seat in range(5)] == [3, 4, 4, 5, 7]
    assert key(at) == "choose"
