"""Chapter 3: a round from its first card to the pirate marker."""

from __future__ import annotations

from tests.games.mutinies.story import key, lines, of, own, play, public, purse, refused, resolving, table, texts

FREE = "go wreck-1 go tavern-1 go city-visit go city-rumours"


def test_r3_1_a_round_goes_captain_sailors_resolution_end() -> None:
    at = table("round", round=0, luck=["roll 2 1", "find treasure-ruby"])
    asked = []
    for move in ("go wreck-1", "go cabin", "go cabin", "go cabin", "pass", "cabin prestige", "cabin doubloon"):
        asked.append((at.actor, key(at)))
        play(at, move)
    assert asked == [
        (0, "choose"),
        (1, "place"),
        (2, "place"),
        (3, "place"),
        (0, "found"),
        (1, "cabin"),
        (2, "cabin"),
    ]
    play(at, "cabin prestige")
    assert (public(at)["round"], at.actor, key(at)) == (2, 0, "choose")
    assert lines(at)[0] == "round-begins"


def test_r3_2_start_cards_in_the_order_the_round_begins_with() -> None:
    at = table("round", round=3, hands=["bad-rum", "seven-seas", "", "duel bad-rum"], luck=["roll 1 6"])
    assert (at.actor, key(at)) == (0, "start-card")
    assert texts(at) == ["play bad-rum", "pass", "rest", "sleep"]
    play(at, "play bad-rum")  # seat 3 is captain now, seat 0 last
    assert public(at)["order"] == [3, 1, 2, 0]
    assert (at.actor, texts(at)) == (1, ["pass", "rest", "sleep"])
    play(at, "pass")
    assert (at.actor, texts(at)) == (3, ["play bad-rum", "pass", "rest", "sleep"])  # as captain: no duel
    assert refused(at, "play duel") == ("9.16", "only-sailors")
    play(at, "play bad-rum")
    assert public(at)["order"] == [0, 1, 2, 3]
    assert (at.actor, key(at)) == (0, "choose")  # seat 0 had its turn for it


def test_r3_2_at_most_one_card_each() -> None:
    at = table("round", round=3, hands=["", "duel duel", "", ""], luck=["roll 1 6"])
    play(at, "play duel")
    assert (at.actor, key(at)) == (0, "choose")


def test_r3_3_the_captain_enters_what_he_can() -> None:
    at = table("muster", doubloons=[1, 4, 4, 4], rum=[0, 1, 1, 1])
    expected = {
        "go routes-1",
        "go routes-2",
        "go beyond-1",
        *["go " + space for space in FREE.split() if space != "go"],
    }
    assert set(texts(at)) == {*expected, "go city-theft"}
    assert refused(at, "go routes-3") == ("4.1", "tile-too-dear")
    assert refused(at, "go market-any2") == ("6.1", "no-such-deal")
    assert refused(at, "go city-yarn") == ("7.2", "yarn-too-dear")
    assert refused(at, "go cabin") == ("3.3", "not-for-captains")
    assert refused(at, "go wheel-1") == ("3.3", "not-for-captains")
    assert refused(at, "go wreck-2") == ("3.5", "not-first-free")
    assert refused(at, "pass") == ("3.1", "place-first")


def test_r3_3_r3_7_something_is_always_left_to_choose() -> None:
    at = table(
        "muster", marker="wreck", closed="routes beyond", doubloons=[0] * 4, rum=[0] * 4, options={"storm": "both"}
    )
    assert set(texts(at)) == {"go tavern-1", "go city-theft", "go city-visit", "go city-rumours"}


def test_r3_4_beyond_is_paid_at_once_routes_yarn_and_wheel_later() -> None:
    at = table("muster", luck=["jewel ruby-00", "jewel ruby-01", "card sharks"])
    play(at, "go beyond-1", "go beyond-2")
    assert purse(at, 1)[1] == 3
    play(at, "go wheel-3")
    assert purse(at, 2)[1] == 4
    play(at, "go cabin", "keep", "keep", "cabin doubloon")
    assert purse(at, 2)[1] == 1


def test_r3_4_what_a_figure_owes_is_kept_back() -> None:
    at = table("muster", treasures=["", "treasure-exchange", "", ""], doubloons=[4, 5, 4, 4])
    play(at, "go tavern-1", "go wheel-3")
    assert (at.actor, key(at)) == (1, "placed")
    assert refused(at, "use treasure-exchange") == ("10.4", "exchange-needs")
    at = table("muster", treasures=["", "treasure-exchange", "", ""], doubloons=[4, 6, 4, 4])
    play(at, "go tavern-1", "go wheel-3", "use treasure-exchange")
    assert purse(at, 1)[:2] == (6, 3)


def test_r3_4_unused_treasures_do_not_count_when_placing() -> None:
    at = table("muster", treasures=["treasure-doubloons", "", "", ""], doubloons=[0, 4, 4, 4])
    assert refused(at, "go city-yarn") == ("7.2", "yarn-too-dear")
    play(at, "use treasure-doubloons", "go city-yarn")
    assert public(at)["figures"][0] == "city-yarn"


def test_r3_4_who_cannot_pay_when_due_gets_nothing() -> None:
    at = resolving("city", "city-yarn cabin cabin cabin", doubloons=[1, 0, 0, 0])
    assert purse(at, 0)[:2] == (3, 1)
    assert lines(at) == ["cannot-pay"]
    at = resolving("routes", "routes-2 cabin cabin cabin", doubloons=[0, 0, 0, 0])
    assert (of(at, 0)["jewels"], lines(at)) == (0, ["cannot-pay"])


def test_r3_5_sailors_follow_hide_or_mutiny() -> None:
    at = table("muster")
    play(at, "go wreck-1")
    assert texts(at) == ["go wreck-2", "go cabin", "go wheel-0", "go wheel-1", "go wheel-3"]
    assert refused(at, "go tavern-1") == ("3.5", "other-action")
    assert refused(at, "go wreck-1") == ("3.5", "occupied")
    assert refused(at, "go wreck-3") == ("3.5", "not-first-free")
    assert refused(at, "go wheel-6") == ("8.5", "wheel-too-dear")
    play(at, "go wheel-1")
    assert refused(at, "go wheel-1") == ("3.5", "occupied")


def test_r3_6_action_then_cabin_then_mutiny() -> None:
    at = resolving("city", "city-visit wheel-1 cabin city-yarn", luck=["card sharks"])
    play(at, "cabin prestige", "obey")
    found = lines(at)
    assert found[:5] == ["visited", "spun", "cabin-prestige", "wheel-paid", "new-captain"]


def test_r3_7_the_marker_follows_the_captain() -> None:
    at = table("muster", luck=["die 1"])
    play(at, "go tavern-1", "go cabin", "go cabin", "go cabin")
    play(at, "cabin doubloon", "cabin doubloon", "cabin doubloon")
    assert (public(at)["marker"], public(at)["order"], at.actor) == ("tavern", [0, 1, 2, 3], 0)
    assert public(at)["figures"] == [""] * 4
    assert refused(at, "go tavern-1") == ("3.7", "under-marker")
    assert public(table("muster"))["marker"] == ""


def test_r3_8_nobody_is_asked_for_nothing() -> None:
    at = table("round", round=3)
    assert key(at) == "choose"
    # somebody with hand cards is asked while a duel may be among them, whatever he holds
    for hand in ("duel", "seven-seas"):
        at = table("round", round=3, hands=["", hand, "", ""])
        assert (at.actor, key(at)) == (1, "start-card")
    # both duels are gone: nobody needs to be asked
    assert key(table("round", round=3, hands=["", "seven-seas", "", ""], gone_cards="duel duel")) == "choose"


def test_r3_8_no_more_this_round() -> None:
    at = table(
        "round", round=3, hands=["", "seven-seas", "", ""], treasures=["", "treasure-rum", "", ""], luck=["die 1"]
    )
    play(at, "rest", "go tavern-1", "go tavern-2")
    assert (at.actor, key(at)) == (2, "place")
    play(at, "go cabin", "go cabin", "cabin doubloon", "cabin doubloon")
    assert (at.actor, key(at)) == (1, "start-card")  # a new round, a new question
    assert of(at, 1)["muted"] == 0


def test_r3_8_sleep_until_something_new_comes_or_one_wakes() -> None:
    at = table(
        "round",
        round=3,
        hands=["", "seven-seas", "", ""],
        treasures=["", "treasure-joker", "", ""],
        luck=["die 1", "roll 1 1", "roll 6 6", "find treasure-rum"],
    )
    play(at, "sleep", "go tavern-1", "go tavern-2", "go cabin", "go cabin", "cabin doubloon", "cabin doubloon")
    assert (public(at)["round"], at.actor, key(at)) == (5, 0, "choose")
    play(at, "go wreck-1", "go wreck-2", "go cabin", "go cabin")
    assert (at.actor, key(at)) == (1, "found")
    assert of(at, 1)["muted"] == 0
    at = table("muster", treasures=["", "treasure-rum", "", ""], muted=[0, 2, 0, 0])
    play(at, "go tavern-1")
    assert "wake" in texts(at)
    play(at, "wake", "go tavern-2")
    assert (at.actor, key(at)) == (1, "placed")
    assert lines(at)[-2:] == ["wakes", "follows"]
    at = table("muster")
    assert refused(at, "wake") == ("3.8", "awake")


def test_r3_8_a_treasure_can_always_be_used_when_placing() -> None:
    at = table("muster", treasures=["treasure-prestige", "", "", ""], muted=[2, 0, 0, 0])
    play(at, "use treasure-prestige", "go tavern-1")
    assert purse(at, 0)[0] == 5
    assert own(at, 0)["treasures"] == []
