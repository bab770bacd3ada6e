"""Chapters 12 and 13: two players with the henchman; what one may know."""

from __future__ import annotations

from typing import Any

import pytest

import klabauter
from klabauter.kernel.errors import BadOption
from klabauter.kernel.table import Referee
from tests.games.mutinies.story import key, lines, of, own, play, public, purse, refused, resolving, table, texts


def two(action: str, captain: str, henchman: str, sailor: str, **more: Any) -> Referee:
    """Captain 0, sailor 1, all figures placed."""
    return resolving(action, f"{captain} {sailor} {henchman}", seats=2, **more)


def test_r12_1_no_texts_and_options_that_mean_nothing() -> None:
    at = klabauter.Table("mutinies", seats=2, seed="x")
    assert (public(at)["pile"], len(public(at)["figures"])) == (21, 3)
    assert klabauter.engine("mutinies", 2).inventory()["untold"] == 44
    for name, value in (("card-texts", "ignored"), ("storm", "both"), ("lost-page", "none"), ("refusal", "needs-2")):
        with pytest.raises(BadOption, match="texts"):
            klabauter.Table("mutinies", seats=2, options={name: value})
    for name, value in (("henchman-market", "blocks-free"), ("henchman-wheel", "defends")):
        with pytest.raises(BadOption, match="henchman with two players"):
            klabauter.Table("mutinies", seats=3, options={name: value})


def test_r12_2_captain_henchman_sailor() -> None:
    at = table("muster", seats=2, luck=["die 1"])
    play(at, "go tavern-1")
    assert (at.actor, key(at)) == (0, "send")
    assert texts(at) == ["send tavern-2", "send cabin", "send wheel-0", "send wheel-1", "send wheel-3"]
    assert refused(at, "go tavern-2") == ("12.2", "send-first")
    assert refused(at, "send wreck-1") == ("3.5", "other-action")
    play(at, "send wheel-1")
    assert (at.actor, key(at)) == (1, "place")
    assert refused(at, "go wheel-1") == ("3.5", "occupied")
    play(at, "go wheel-3")
    assert (public(at)["order"], of(at, 1)["front"], public(at)["pile"]) == ([1, 0], ["untold"], 20)
    play(at, "go wreck-1")
    assert (at.actor, key(at)) == (1, "send")


def test_r12_2_treasures_may_be_used_beside_the_henchman() -> None:
    at = table("muster", seats=2, treasures=["treasure-doubloons", ""], doubloons=[0, 4])
    play(at, "go tavern-1")
    assert refused(at, "send wheel-1") == ("8.5", "wheel-too-dear")
    play(at, "use treasure-doubloons", "send wheel-1")
    assert (at.actor, key(at)) == (1, "place")
    assert (
        refused(table("send 0", "resolve", seats=2, action="tavern", figures="tavern-1 - -"), "use treasure-rum")[0]
        == "10.1"
    )


def test_r12_3_the_captain_pays_for_both() -> None:
    at = table("muster", seats=2, display="ruby-01 sapphire-01 emerald-10 topaz-10", doubloons=[1, 4], rum=[1, 1])
    play(at, "go routes-1")
    assert refused(at, "send routes-2") == ("4.1", "tile-too-dear")  # the only doubloon is owed
    assert at.cost(at.moves()[0]) == {"rum": 1}
    play(at, "send routes-3", "go cabin")
    assert (purse(at, 0), own(at, 0)["jewels"], public(at)["gone"]) == ((3, 0, 0), ["ruby-01"], ["emerald-10"])
    at = table("muster", seats=2, doubloons=[0, 4])
    play(at, "go beyond-1")
    assert refused(at, "send beyond-2") == ("4.5", "beyond-too-dear")
    at = table("muster", seats=2, doubloons=[1, 4], luck=["jewel ruby-00", "jewel ruby-01"])
    play(at, "go beyond-1", "send beyond-2")
    assert purse(at, 0)[1] == 0
    play(at, "go cabin", "keep")
    assert (purse(at, 0)[1], public(at)["gone"]) == (0, ["ruby-01"])


def test_r12_3_an_exchange_cannot_eat_what_the_henchman_owes() -> None:
    at = table("muster", seats=2, doubloons=[4, 4], treasures=["treasure-exchange", ""])
    play(at, "go tavern-1", "send wheel-3", "go cabin")
    assert (at.actor, key(at)) == (0, "in-tavern")
    assert refused(at, "use treasure-exchange") == ("10.4", "exchange-needs")


@pytest.mark.parametrize(
    ("shown", "treasures", "known"), [("ruby-00", "", True), ("", "", False), ("ruby-00", "treasure-rum", False)]
)
def test_r13_2_what_a_captain_can_pay_is_known_if_all_his_tiles_are(shown: str, treasures: str, known: bool) -> None:
    at = table("muster", seats=2, jewels=["ruby-00", ""], shown=[shown, ""], treasures=[treasures, ""])
    play(at, "go routes-2")
    assert key(at) == "send"
    assert at.pending.open(at.state()) is known


def test_r12_4_the_henchman_gains_nothing() -> None:
    at = two("tavern", "tavern-1", "tavern-2", "tavern-3", luck=["die 4"])
    # one first; six go round: two each, the henchman's two go back
    assert (purse(at, 0)[2], purse(at, 1)[2], public(at)["tavern"]) == (4, 3, 25 - 7)
    at = two("wreck", "wreck-1", "wreck-2", "cabin", luck=["roll 1 1", "roll 3 3", "find treasure-rum"])
    assert (public(at)["gone"], of(at, 0)["treasures"], purse(at, 0)[1]) == (["treasure-rum"], 0, 3)
    assert "treasure-away" in lines(at)
    at = two("wreck", "wreck-1", "wreck-2", "cabin", luck=["roll 1 1", "roll 2 2"])
    assert public(at)["gone"] == []
    at = two("city", "city-visit", "city-yarn", "cabin")
    assert purse(at, 0)[:2] == (3, 1)
    at = two("city", "city-visit", "city-yarn", "cabin", doubloons=[1, 4])
    assert (purse(at, 0)[1], lines(at)[-1]) == (1, "cannot-pay")
    at = two("city", "city-yarn", "city-visit", "cabin")
    assert purse(at, 0) == (5, 1, 1)
    at = two("city", "city-visit", "city-rumours", "cabin", luck=["find treasure-rum"])
    assert public(at)["gone"] == ["treasure-rum"]
    at = two("city", "city-visit", "city-rumours", "cabin", wreck="", prestige=[3, 3])
    assert purse(at, 0)[:2] == (3, 3)
    at = two("beyond", "beyond-1", "beyond-2", "cabin", stack="ruby-00", luck=["jewel ruby-00"])
    play(at, "keep")
    assert "jewel-away" not in lines(at)
    at = two("routes", "routes-1", "routes-2", "cabin", doubloons=[0, 4])
    assert "cannot-pay" in lines(at)


def test_r12_4_the_captain_chooses_what_the_henchman_steals() -> None:
    at = two("city", "city-visit", "city-theft", "cabin", luck=["jewel ruby-00"])
    assert (at.actor, key(at)) == (0, "henchman-theft")
    assert refused(at, "use treasure-rum") == ("7.3", "steal-first")
    play(at, "steal routes-2")
    assert (purse(at, 0)[1], of(at, 0)["jewels"], public(at)["gone"]) == (2, 0, ["sapphire-01"])
    at = two("city", "city-visit", "city-theft", "cabin", luck=["jewel ruby-00"])
    play(at, "blind")
    assert public(at)["gone"] == ["ruby-00"]
    at = two(
        "city", "city-theft", "city-yarn", "cabin", doubloons=[2, 4], display="sapphire-01 - - -", stack="", last=9
    )
    assert (key(at), texts(at)) == ("theft", ["nothing"])  # both doubloons are owed for the yarn


def test_r12_4_r8_3_in_the_cabin_he_only_stands_there() -> None:
    at = two("city", "city-visit", "cabin", "cabin")
    assert refused(at, "rob 0") == ("8.3", "not-alone")
    assert (at.actor, key(at)) == (1, "cabin")


def test_r12_5_the_captain_hands_over_the_tiles() -> None:
    jewels = ["ruby-00 ruby-01 sapphire-00 sapphire-01 topaz-00", ""]
    at = table("muster", seats=2, jewels=jewels)
    play(at, "go market-any3")
    assert [text for text in texts(at) if "market" in text] == ["send market-any2"]
    assert refused(at, "send market-any4") == ("6.1", "no-such-deal")
    play(at, "send market-any2", "go cabin", "lay ruby-00", "lay ruby-01", "lay sapphire-00")
    assert (at.actor, key(at)) == (0, "hand-over")
    assert refused(at, "pass") == ("6.3", "lay-first")
    assert refused(at, "use treasure-rum") == ("6.3", "lay-first")
    before = purse(at, 0)
    play(at, "lay topaz-00", "lay sapphire-01")
    assert (purse(at, 0), of(at, 0)["jewels"], len(public(at)["gone"])) == (before, 0, 5)
    assert lines(at)[-1] == "handed-over"


def test_r12_5_the_own_deal_leaves_enough_for_the_henchman() -> None:
    jewels = ["ruby-00 ruby-01 ruby-10 sapphire-00 topaz-00", ""]
    at = two("market", "market-any2", "market-same3", "cabin", jewels=jewels)
    assert texts(at) == ["lay sapphire-00", "lay topaz-00"]
    assert refused(at, "lay ruby-00") == ("6.2", "does-not-fit")


def test_r12_5_on_the_market_of_the_city() -> None:
    at = table("muster", seats=2, jewels=["ruby-00 ruby-01", ""])
    play(at, "go city-visit", "send city-market", "go cabin")
    assert (at.actor, texts(at)) == (0, ["deal any2"])
    assert key(at) == "henchman-deal"
    assert refused(at, "use treasure-rum") == ("7.6", "deal-first")
    play(at, "deal any2", "lay ruby-00", "lay ruby-01")
    assert purse(at, 0) == (3, 3, 2)
    at = table("muster", seats=2, jewels=["ruby-00", ""])
    play(at, "go city-visit")
    assert refused(at, "send city-market") == ("6.1", "no-such-deal")


def test_r12_5_option_blocks_free() -> None:
    free = {"henchman-market": "blocks-free"}
    at = table("muster", seats=2, jewels=["ruby-00 ruby-01", ""], options=free)
    play(at, "go market-any2", "send market-same4", "go cabin", "lay ruby-00", "lay ruby-01")
    assert (at.actor, key(at)) == (1, "cabin")
    at = two("city", "city-visit", "city-market", "cabin", options=free)
    assert (at.actor, key(at)) == (1, "cabin")


def test_r12_6_on_the_wheel_he_only_blocks() -> None:
    at = two("city", "city-visit", "wheel-3", "wheel-1")
    assert (public(at)["order"], purse(at, 0)[1], purse(at, 1)[1]) == ([1, 0], 0, 3)
    at = two("city", "city-visit", "wheel-0", "cabin")
    play(at, "rob 0")
    assert (public(at)["order"], purse(at, 0)) == ([0, 1], (2, 2, 2))
    assert "no-mutiny" not in lines(at)
    at = two("city", "city-visit", "wheel-3", "cabin")
    play(at, "rob 0")
    assert purse(at, 0)[1] == 2
    assert "too-poor" in lines(at)


def test_r12_6_option_defends() -> None:
    defends = {"henchman-wheel": "defends"}
    at = two("city", "city-visit", "wheel-3", "wheel-1", options=defends)
    assert (public(at)["order"], public(at)["pile"], "defended" in lines(at)) == ([0, 1], 21, True)
    assert purse(at, 1)[:2] == (4, 3)
    at = two("city", "city-visit", "wheel-1", "wheel-3", options=defends)
    assert public(at)["order"] == [1, 0]


def test_r13_1_counts_are_open_the_rest_is_not() -> None:
    at = table(
        "muster",
        jewels=["ruby-00", "topaz-00 topaz-01", "", ""],
        treasures=["", "treasure-rum", "", ""],
        hands=["", "", "duel", ""],
    )
    seen = [(who["jewels"], who["treasures"], who["cards"]) for who in public(at)["players"]]
    assert seen == [(1, 0, 0), (2, 1, 0), (0, 0, 1), (0, 0, 0)]
    text = (
        str(at.view(3)["known"]["jewels"]) + str(at.view(3)["known"]["treasures"]) + str(at.view(3)["known"]["hands"])
    )
    assert text == str([[], [], [], []]) * 3
    assert at.view(None)["private"] == {}


def test_r13_2_jewels_taken_openly_are_remembered() -> None:
    at = table(
        "muster", seats=3, jewels=["ruby-00", "", ""], luck=["jewel topaz-00", "jewel topaz-01", "jewel joker-02"]
    )
    play(at, "go routes-1", "go routes-2", "go cabin", "cabin doubloon")
    assert at.view(2)["known"]["jewels"] == [["ruby-00"], ["sapphire-01"], []]
    assert at.view(2)["known"]["hidden"] == [[1, 0, 0], [0, 0, 0], [0, 0, 0]]
    assert at.view(0)["known"]["jewels"][0] == ["ruby-00", "ruby-00"]
    # one of the two equal rubies is sold: the one everybody saw
    play(at, "go beyond-1", "go cabin", "go cabin", "keep", "cabin doubloon", "cabin doubloon")
    play(
        at, "go market-any2", "go cabin", "go cabin", "lay ruby-00", "lay joker-02", "cabin doubloon", "cabin doubloon"
    )
    assert at.view(2)["known"]["jewels"][0] == []
    assert at.view(2)["known"]["hidden"][0] == [1, 0, 0]


def test_r13_2_what_is_gone_is_known() -> None:
    at = table("muster", gone="ruby-00 treasure-rum", gone_cards="duel")
    known = at.view(1)["known"]
    assert (known["gone"], known["gone-cards"]) == (["ruby-00", "treasure-rum"], ["duel"])
    assert known["unseen"].count("ruby-00") == 3 - 1 - 1  # one is gone, one lies open
    assert known["unseen-cards"].count("duel") == 1
