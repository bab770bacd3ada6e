"""Chapter 9: the mutiny cards."""

from __future__ import annotations

from typing import Any

import pytest

from klabauter.kernel.table import Referee
from tests.games.mutinies.story import key, lines, of, own, play, public, purse, refused, resolving, table, texts


def drawn(card: str, **more: Any) -> Referee:
    """Seat 1 has mutinied and drawn the card."""
    state: dict[str, Any] = {"luck": [f"card {card}"], "doubloons": [3, 4, 4, 4], **more}
    return resolving("city", "city-visit wheel-1 city-rumours city-yarn", wreck="", **state)


def test_r9_1_hand_cards_are_secret_and_may_be_many() -> None:
    at = drawn("duel", hands=["", "spyglass spyglass seven-seas", "", ""])
    assert own(at, 1)["hand"] == ["spyglass", "spyglass", "duel", "seven-seas"]
    for seat in (0, 2, 3, None):
        text = str(at.view(seat)) + str(at.log(seat))
        assert "'hand': ['spyglass'" not in text
        assert "drew-card-hidden" in lines(at, seat)
    assert of(at, 0)["cards"] == 0
    assert of(at, 1)["cards"] == 4
    assert refused(table("muster"), "board routes-1") == ("9.1", "no-such-card")


def test_r9_2_the_new_captain_draws_also_in_the_last_round() -> None:
    at = drawn("seven-seas")
    assert (own(at, 1)["hand"], public(at)["pile"]) == (["seven-seas"], 20)
    at = drawn("seven-seas", stack="", display="- - - -", last=7, round=7)
    assert at.over
    assert of(at, 1)["cards"] == 1
    at = drawn("x", luck=[], pile=0, fronts=["last-mutiny", "", "", ""], last=7, round=7)
    assert at.over
    assert of(at, 1)["front"] == []


def test_r9_3_mandatory_cards_are_shown_and_lie_open() -> None:
    at = drawn("sharks")
    assert (at.actor, key(at), public(at)["card"]) == (1, "obey", "sharks")
    assert texts(at) == ["obey", "refuse"]
    assert refused(at, "pass") == ("9.3", "obey-first")
    play(at, "obey")
    assert of(at, 1)["front"] == ["sharks"]


def test_r9_4_a_voluntary_card_is_gone_after_playing() -> None:
    at = table("round", round=2, hands=["bad-rum", "", "", ""])
    play(at, "play bad-rum")
    assert (own(at, 0)["hand"], public(at)["gone-cards"], of(at, 0)["front"]) == ([], ["bad-rum"], [])


def test_r9_4_only_at_its_moment() -> None:
    hand = "bad-rum spyglass renowned more-rum right-there duel"
    at = table("round", round=2, hands=[hand, "", "", ""])
    for card in ("spyglass", "renowned", "more-rum"):
        assert refused(at, f"play {card}") == ("9.4", "not-now")
    at = resolving("beyond", "beyond-1 cabin cabin cabin", hands=[hand, "", "", ""])
    assert refused(at, "play duel") == ("9.4", "not-now")
    at = resolving("wreck", "wreck-1 cabin cabin cabin", hands=[hand, "", "", ""])
    assert (key(at), refused(at, "play spyglass")) == ("rolled", ("9.4", "not-now"))
    at = resolving("tavern", "tavern-1 cabin cabin cabin", hands=[hand, "", "", ""])
    play(at, "pass")
    assert (key(at), refused(at, "play spyglass")) == ("in-tavern", ("9.4", "not-now"))


@pytest.mark.parametrize(("prestige", "left"), [(6, 5), (1, 0), (0, 0)])
def test_r9_5_refusing_costs_two_prestige_never_below_zero(prestige: int, left: int) -> None:
    at = drawn("sharks", prestige=[3, prestige, 3, 3])
    play(at, "refuse")
    assert purse(at, 1)[0] == left
    assert (public(at)["gone-cards"], public(at)["closed"], of(at, 1)["front"]) == (["sharks"], [], [])


def test_r9_5_option_needs_two() -> None:
    at = drawn("sharks", prestige=[3, 0, 3, 3], options={"refusal": "needs-2"})
    assert texts(at) == ["obey"]
    assert refused(at, "refuse") == ("9.5", "refusal-needs")
    assert texts(drawn("sharks", prestige=[3, 1, 3, 3], options={"refusal": "needs-2"})) == ["obey", "refuse"]


@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("storm-routes", "routes"),
        ("storm-beyond", "beyond"),
        ("patrols", "city"),
        ("sharks", "wreck"),
        ("soldiers", "market"),
        ("brawl", "tavern"),
    ],
)
def test_r9_6_an_action_is_closed_until_the_next_mutiny(card: str, action: str) -> None:
    at = drawn(card, jewels=["", "ruby-00 ruby-01", "", ""], doubloons=[9, 9, 9, 9])
    play(at, "obey")
    assert public(at)["closed"] == [action]
    assert not [text for text in texts(at) if text.startswith(f"go {action}")]


def test_r9_6_a_mutiny_lifts_it_a_duel_does_not() -> None:
    at = table("round", round=4, closed="tavern", hands=["", "duel", "", ""], luck=["roll 6 1", "card reward"])
    play(at, "play duel")
    assert public(at)["closed"] == ["tavern"]
    assert refused(at, "go tavern-1") == ("9.6", "closed")
    play(at, "go city-visit", "go wheel-1", "go cabin", "go cabin", "cabin doubloon", "cabin doubloon", "obey")
    assert public(at)["closed"] == []


def test_r9_6_option_storm_closes_both() -> None:
    at = drawn("storm", options={"storm": "both"})
    play(at, "obey")
    assert public(at)["closed"] == ["routes", "beyond"]


def test_r9_7_no_mutiny_in_the_next_round_only() -> None:
    at = drawn("great-storm", luck=["card great-storm", "die 1"])
    play(at, "obey", "go tavern-1")
    assert public(at)["calm"]
    assert refused(at, "go wheel-1") == ("9.7", "no-mutiny")
    assert not [text for text in texts(at) if "wheel" in text]
    play(at, "go cabin", "go cabin", "go cabin", "cabin doubloon", "cabin doubloon", "cabin doubloon", "go city-visit")
    assert "go wheel-1" in texts(at)


def test_r9_7_dead_calm_takes_a_tile_and_a_rum_from_everybody() -> None:
    at = drawn(
        "dead-calm",
        jewels=["ruby-00 topaz-00", "ruby-01", "", ""],
        treasures=["treasure-rum", "", "treasure-ruby", ""],
        rum=[1, 1, 0, 2],
        muted=[1, 1, 1, 1],
    )
    play(at, "obey")
    assert (at.actor, texts(at)) == (0, ["give ruby-00", "give topaz-00", "give treasure-rum"])
    assert refused(at, "give ruby-01") == ("9.7", "not-yours")
    assert refused(at, "pass") == ("9.7", "give-first")
    play(at, "give treasure-rum")
    assert public(at)["gone"][:1] == ["ruby-01"]
    assert {"treasure-rum", "treasure-ruby"} <= set(public(at)["gone"])
    assert [purse(at, seat)[2] for seat in range(4)] == [1, 0, 0, 1]  # the visit had brought seat 0 one more
    assert [of(at, seat)["jewels"] + of(at, seat)["treasures"] for seat in range(4)] == [2, 0, 0, 0]
    assert public(at)["calm"]


def test_r9_8_rob_your_crew() -> None:
    at = drawn("rob-the-crew", doubloons=[0, 1, 0, 2], prestige=[2, 3, 0, 3], stack="", display="- - - -", last=9)
    # after the round: seat 0 has 2 prestige and no doubloon, seat 2 has 1 and 1, seat 3 has 5 and none
    play(at, "obey")
    assert (at.actor, key(at)) == (2, "lose-doubloon")
    assert texts(at) == ["lose prestige", "lose doubloon"]
    assert refused(at, "lose rum") == ("9.8", "other-loss")
    assert refused(at, "pass") == ("9.8", "lose-first")
    play(at, "lose doubloon")
    assert [purse(at, seat)[:2] for seat in (0, 2, 3)] == [(1, 0), (1, 0), (4, 0)]


def test_r9_8_who_has_neither_loses_nothing() -> None:
    at = resolving(
        "city",
        "city-visit wheel-1 cabin cabin",
        luck=["card rob-the-crew"],
        doubloons=[0, 1, 0, 0],
        prestige=[0, 3, 0, 0],
    )
    play(at, "cabin doubloon", "cabin prestige", "obey")
    assert [purse(at, seat)[:2] for seat in (0, 2, 3)] == [(0, 0), (0, 0), (0, 0)]
    assert "nothing-to-lose" in lines(at)


def test_r9_8_revenge_takes_prestige_or_rum() -> None:
    at = drawn("revenge", rum=[0, 1, 0, 1])
    play(at, "obey")  # seat 0 had a rum from his visit
    assert (at.actor, texts(at)) == (0, ["lose prestige", "lose rum"])
    play(at, "lose rum", "lose prestige")
    assert [purse(at, seat) for seat in (0, 2, 3)] == [(3, 3, 0), (3, 5, 0), (4, 2, 1)]


def test_r9_8_reward() -> None:
    at = drawn("reward")
    before = [purse(at, seat)[1] for seat in range(4)]
    play(at, "obey")
    assert [purse(at, seat)[1] - before[seat] for seat in range(4)] == [1, 3, 1, 1]


def test_r9_9_the_last_mutiny_cannot_be_refused_and_ends_the_game() -> None:
    at = drawn("x", luck=[], pile=1, round=30)
    assert purse(at, 1)[0] == 3 + 1 + 3
    assert (of(at, 1)["front"], public(at)["last"], public(at)["round"]) == (["last-mutiny"], 31, 31)
    assert (at.actor, key(at)) == (1, "choose")


def test_r9_9_it_adds_no_second_round() -> None:
    at = drawn("x", luck=[], pile=1, round=30, last=30, stack="", display="- - - -")
    assert at.over


def test_r9_10_the_captain_swaps_with_the_last_sailor() -> None:
    at = table("round", round=2, hands=["bad-rum", "", "", ""])
    play(at, "play bad-rum")
    assert (public(at)["order"], purse(at, 0)[1], at.actor) == ([3, 1, 2, 0], 7, 3)
    at = table("round", round=2, hands=["", "bad-rum", "", ""])
    assert refused(at, "play bad-rum") == ("9.10", "only-captains")


def test_r9_11_all_aboard_takes_a_jewel_for_nothing() -> None:
    at = table(
        "muster",
        hands=["all-aboard", "all-aboard", "", ""],
        doubloons=[0] * 4,
        rum=[0] * 4,
        luck=["jewel ruby-00", "jewel ruby-01"],
    )
    assert refused(at, "go routes-4") == ("4.1", "tile-too-dear")
    assert "board city-theft" in texts(at)
    play(at, "board routes-4", "board routes-3", "go cabin", "go cabin")
    assert [own(at, seat)["jewels"] for seat in (0, 1)] == [["topaz-20"], ["emerald-10"]]
    assert public(at)["gone-cards"] == ["all-aboard", "all-aboard"]


def test_r9_11_beyond_and_in_the_city() -> None:
    at = table(
        "muster", hands=["", "all-aboard", "", ""], doubloons=[3, 0, 0, 0], luck=["jewel ruby-00", "jewel ruby-01"]
    )
    play(at, "go beyond-1")
    assert refused(at, "go beyond-2") == ("4.5", "beyond-too-dear")
    play(at, "board beyond-2", "go cabin", "go cabin", "keep", "toss")
    assert purse(at, 1)[1] == 0  # nothing was paid, so nothing comes back
    at = resolving(
        "city", "city-theft cabin cabin cabin", hands=["all-aboard", "", "", ""], rum=[0] * 4, luck=["jewel ruby-01"]
    )
    assert refused(at, "steal routes-4") == ("4.1", "tile-too-dear")
    play(at, "seize routes-4")
    assert own(at, 0)["jewels"] == ["topaz-20"]
    at = table(
        "muster",
        hands=["all-aboard", "", "", ""],
        doubloons=[0] * 4,
        rum=[0] * 4,
        stack="",
        last=2,
        display="- topaz-20 - -",
    )
    assert refused(at, "go city-theft") == ("7.3", "nothing-to-steal")
    play(at, "board city-theft", "go cabin", "go cabin", "go cabin")
    assert texts(at) == ["steal routes-2"]
    assert at.cost(at.moves()[0]) == {}
    play(at, "steal routes-2")
    assert own(at, 0)["jewels"] == ["topaz-20"]
    at = resolving("city", "city-theft cabin cabin cabin", hands=["all-aboard", "", "", ""], display="- ruby-00 - -")
    assert refused(at, "seize routes-1") == ("4.1", "no-tile")
    assert at.why_not(0, "seize routes-2") is None


def test_r9_12_the_spyglass_changes_a_blind_tile() -> None:
    luck = ["jewel ruby-00", "jewel joker-02"]
    at = resolving("beyond", "beyond-1 cabin cabin cabin", hands=["spyglass", "", "", ""], luck=luck)
    play(at, "play spyglass")
    assert (own(at, 0)["jewels"], public(at)["gone"]) == (["joker-02"], ["ruby-00"])
    assert texts(at) == ["keep", "toss"]
    luck = ["find treasure-rum", "find treasure-joker"]
    at = resolving("city", "city-rumours cabin cabin cabin", hands=["spyglass", "", "", ""], luck=luck)
    assert key(at) == "found"
    play(at, "play spyglass")
    assert own(at, 0)["treasures"] == ["treasure-joker"]
    at = resolving(
        "city", "city-theft cabin cabin cabin", hands=["spyglass", "", "", ""], luck=["jewel ruby-00", "jewel ruby-01"]
    )
    play(at, "blind")
    assert (key(at), refused(at, "keep")) == ("drew", ("3.8", "window"))
    play(at, "play spyglass")
    assert own(at, 0)["jewels"] == ["ruby-01"]


def test_r9_12_not_if_the_stack_is_empty() -> None:
    at = resolving("beyond", "beyond-1 cabin cabin cabin", hands=["spyglass", "", "", ""], stack="ruby-00")
    assert refused(at, "play spyglass") == ("9.12", "nothing-to-draw")
    at = resolving("city", "city-rumours cabin cabin cabin", hands=["spyglass", "", "", ""], wreck="treasure-rum")
    assert (key(at), refused(at, "play spyglass")) == ("found", ("9.12", "nothing-to-draw"))


def test_r9_13_renowned_after_the_city() -> None:
    at = resolving("city", "city-yarn cabin cabin cabin", hands=["renowned", "", "", ""], doubloons=[12, 0, 0, 0])
    assert (at.actor, key(at)) == (0, "in-city")
    play(at, "play renowned")
    assert purse(at, 0)[:2] == (3 + 2 + 5, 12 - 2 - 10 + 1)
    at = resolving("city", "city-yarn cabin cabin cabin", hands=["renowned", "", "", ""], doubloons=[11, 0, 0, 0])
    assert key(at) == "cabin"
    at = resolving(
        "city",
        "city-visit cabin cabin cabin",
        hands=["renowned", "", "", ""],
        doubloons=[9, 0, 0, 0],
        treasures=["treasure-joker", "", "", ""],
    )
    assert (key(at), refused(at, "play renowned")) == ("in-city", ("9.13", "too-poor-for-fame"))


def test_r9_14_more_rum_in_the_tavern() -> None:
    at = resolving("tavern", "tavern-1 tavern-2 cabin cabin", hands=["", "more-rum", "", ""], luck=["die 2"])
    assert (at.actor, key(at)) == (1, "in-tavern")
    play(at, "play more-rum")
    assert purse(at, 1)[2] == 1 + 2 + 2
    at = resolving(
        "tavern",
        "tavern-1 cabin cabin cabin",
        hands=["more-rum", "", "", ""],
        treasures=["treasure-rum", "", "", ""],
        rum=[20, 1, 1, 1],
        luck=["die 6"],
    )
    play(at, "pass")
    assert (key(at), refused(at, "play more-rum")) == ("in-tavern", ("10.3", "tavern-is-dry"))


def test_r9_15_right_there_throws_again() -> None:
    hand = ["right-there right-there", "", "", ""]
    at = resolving(
        "wreck",
        "wreck-1 cabin cabin cabin",
        hands=hand,
        luck=["roll 1 1", "roll 1 2", "roll 5 6", "find treasure-ruby"],
    )
    assert texts(at) == ["reroll first", "reroll second", "reroll both", "pass", "rest", "sleep"]
    play(at, "reroll second")
    assert public(at)["dice"] == [1, 2]
    play(at, "reroll both")
    assert of(at, 0)["treasures"] == 1
    assert purse(at, 0)[1] == 4
    at = resolving(
        "tavern", "tavern-1 tavern-2 cabin cabin", hands=["right-there", "right-there", "", ""], luck=["die 1", "die 6"]
    )
    assert texts(at) == ["reroll first", "pass", "rest", "sleep"]
    assert refused(at, "reroll both") == ("9.15", "one-die")
    assert refused(at, "keep") == ("3.8", "window")
    play(at, "reroll first")
    assert purse(at, 0)[2] == 1 + 1 + 4
    at = resolving("wreck", "wreck-1 cabin cabin cabin", hands=["duel", "", "", ""], luck=["roll 1 1"])
    assert refused(at, "reroll first") == ("9.1", "no-such-card")


def test_r9_16_duel() -> None:
    at = table("round", round=2, hands=["", "", "duel", ""], luck=["roll 3 3", "roll 4 2"])
    play(at, "play duel")
    assert (public(at)["order"], at.actor) == ([2, 1, 0, 3], 2)
    assert [line for line in lines(at) if line.startswith("duel")] == [
        "duel-rolled",
        "duel-tied",
        "duel-rolled",
        "duel-won",
    ]
    at = table("round", round=2, hands=["", "", "duel", ""], luck=["roll 2 4"])
    play(at, "play duel")
    assert (public(at)["order"], public(at)["gone-cards"]) == ([0, 1, 2, 3], ["duel"])
