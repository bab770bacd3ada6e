"""Chapters 10 and 11: treasures, the last round, the scoring."""

from __future__ import annotations

from typing import Any

import klabauter
from tests.games.mutinies.story import key, lines, own, play, public, purse, refused, resolving, table, texts

LAST = {"round": 7, "last": 7}


def scored(**state: Any) -> list[dict[str, Any]]:
    """The last round has been played: totals and what they are made of."""
    at = table("scoring", round=7, last=7, **state)
    assert at.over
    return [{"score": line.score, "rank": line.rank, "tie": line.tiebreak, **line.parts} for line in at.standings()]


def test_r10_1_only_the_finder_sees_the_treasure() -> None:
    at = resolving("city", "city-rumours cabin cabin cabin", luck=["find treasure-exchange"])
    assert own(at, 0)["treasures"] == ["treasure-exchange"]
    assert "found" in lines(at, 0)
    assert "found-hidden" in lines(at, 1)
    for seat in (1, 2, 3, None):
        view = at.view(seat)
        assert view["known"]["treasures"][0] == []
        assert view["known"]["hidden"][0] == [0, 1, 0]
    assert refused(at, "use treasure-rum") == ("10.1", "no-such-treasure")


def test_r10_2_before_placing_after_placing_and_when_resolved() -> None:
    at = table("muster", treasures=["treasure-rum treasure-prestige treasure-doubloons", "", "", ""])
    play(at, "use treasure-rum", "go routes-1")
    assert key(at) == "placed"
    play(at, "use treasure-prestige")
    assert key(at) == "placed"
    play(at, "pass", "go cabin", "go cabin", "go cabin")
    assert (at.actor, key(at)) == (0, "acting")
    play(at, "use treasure-doubloons")
    assert purse(at, 0) == (5, 5, 2)
    assert public(at)["gone"] == ["treasure-rum", "treasure-prestige", "treasure-doubloons"]


def test_r10_2_every_action_has_its_moment() -> None:
    treasures = ["treasure-prestige treasure-joker", "", "", ""]
    jewels = ["ruby-00 ruby-01", "", "", ""]
    for action, space, asked in (
        ("routes", "routes-1", "acting"),
        ("beyond", "beyond-1", "keep"),
        ("wreck", "wreck-1", "acting"),
        ("tavern", "tavern-1", "in-tavern"),
        ("market", "market-any2", "lay"),
        ("city", "city-yarn", "acting"),
        ("city", "city-theft", "theft"),
        ("city", "city-visit", "in-city"),
        ("city", "city-market", "city-deal"),
    ):
        luck = ["roll 1 1"] if action == "wreck" else ["jewel ruby-10"] if action == "beyond" else []
        at = resolving(action, f"{space} cabin cabin cabin", treasures=treasures, jewels=jewels, luck=luck)
        assert (at.actor, key(at)) == (0, asked), space
        play(at, "use treasure-prestige")
        assert purse(at, 0)[0] >= 5
    at = resolving("city", "city-visit cabin city-yarn wheel-1", treasures=["", "treasure-prestige", "", ""])
    assert (at.actor, key(at)) == (1, "cabin")
    play(at, "use treasure-prestige")
    at = resolving(
        "city", "city-visit wheel-1 city-yarn city-rumours", treasures=["", "treasure-prestige", "", ""], wreck=""
    )
    assert (at.actor, key(at)) == (1, "acting")


def test_r10_2_not_in_the_middle_of_a_sale() -> None:
    at = resolving(
        "market",
        "market-any2 cabin cabin cabin",
        jewels=["ruby-00 ruby-10", "", "", ""],
        treasures=["treasure-rum", "", "", ""],
    )
    play(at, "lay ruby-00")
    assert refused(at, "use treasure-rum") == ("10.2", "sale-has-begun")


def test_r10_2_a_find_may_be_used_at_once_and_lead_on() -> None:
    luck = ["find treasure-prestige", "find treasure-doubloons"]
    at = resolving("city", "city-rumours cabin cabin cabin", prestige=[18, 3, 3, 3], luck=luck)
    play(at, "use treasure-prestige")  # reaches twenty: another treasure, and the same question goes on
    assert key(at) == "found"
    play(at, "use treasure-doubloons")
    assert (purse(at, 0)[:2], key(at)) == ((20, 5), "cabin")


def test_r10_3_rum_prestige_doubloons() -> None:
    at = table("muster", treasures=["treasure-rum treasure-prestige treasure-doubloons", "", "", ""])
    play(at, "use treasure-rum", "use treasure-prestige", "use treasure-doubloons")
    assert purse(at, 0) == (5, 5, 2)
    at = table("muster", treasures=["treasure-rum", "", "", ""], rum=[22, 1, 1, 1])
    assert refused(at, "use treasure-rum") == ("10.3", "tavern-is-dry")
    assert "use treasure-rum" not in texts(at)


def test_r10_4_exchange() -> None:
    at = table("muster", treasures=["treasure-exchange", "", "", ""])
    play(at, "use treasure-exchange")
    assert purse(at, 0) == (6, 0, 1)
    at = table("muster", treasures=["treasure-exchange", "", "", ""], doubloons=[2, 4, 4, 4])
    assert refused(at, "use treasure-exchange") == ("10.4", "exchange-needs")


def test_r10_5_a_treasure_jewel_is_sold_like_a_jewel() -> None:
    at = resolving(
        "market",
        "market-same3 cabin cabin cabin",
        jewels=["ruby-00 ruby-01", "", "", ""],
        treasures=["treasure-ruby", "", "", ""],
    )
    assert refused(at, "use treasure-ruby") == ("10.5", "only-sold")
    play(at, "lay ruby-00", "lay ruby-01", "lay treasure-ruby", "pour 1")
    assert purse(at, 0) == (11, 6, 0)
    assert own(at, 0)["treasures"] == []


def test_r11_1_one_more_round_after_the_last_card() -> None:
    at = table("muster", round=30, pile=1, luck=["die 1", "roll 1 1"])
    play(at, "go tavern-1", "go wheel-1", "go cabin", "go cabin", "cabin doubloon", "cabin doubloon")
    assert (public(at)["round"], public(at)["last"], at.over) == (31, 31, False)
    play(at, "go wreck-1", "go cabin", "go cabin", "go cabin")
    play(at, "cabin doubloon", "cabin doubloon", "cabin doubloon")
    assert at.over
    assert at.game.ending(at.state()) == "pile"
    assert "last-round" in lines(at)


def test_r11_1_the_jewels_ran_out_first_and_then_the_pile() -> None:
    """Both in one round, and what is first counts: the last jewel is drawn before the mutiny brings the last card."""
    at = table("muster", round=30, pile=1, stack="ruby-00", luck=["jewel ruby-00", "roll 1 1"])
    play(at, "go beyond-1", "go wheel-1", "go cabin", "go cabin", "keep", "cabin doubloon", "cabin doubloon")
    assert (public(at)["last"], public(at)["pile"], public(at)["jewel-stack"]) == (31, 0, 0)
    play(at, "go wreck-1", "go cabin", "go cabin", "go cabin", *["cabin doubloon"] * 3)
    assert at.over
    assert at.game.ending(at.state()) == "jewels"


def test_r11_1_the_last_card_in_a_last_round_is_not_its_cause() -> None:
    at = table("muster", round=31, last=31, pile=1, stack="", luck=["die 1"])
    play(at, "go tavern-1", "go wheel-1", "go cabin", "go cabin", "cabin doubloon", "cabin doubloon")
    assert at.over
    assert (public(at)["pile"], at.game.ending(at.state())) == (0, "jewels")


def test_r11_1_the_last_jewel_in_a_last_round_is_not_its_cause() -> None:
    fronts = ["last-mutiny", "", "", ""]
    at = table("muster", round=31, last=31, pile=0, fronts=fronts, stack="ruby-00", luck=["jewel ruby-00"])
    play(at, "go beyond-1", "go cabin", "go cabin", "go cabin", "keep", *["cabin doubloon"] * 3)
    assert at.over
    assert (public(at)["jewel-stack"], at.game.ending(at.state())) == (0, "pile")


def test_r11_2_one_more_round_after_the_last_jewel() -> None:
    at = resolving("routes", "routes-1 cabin cabin cabin", stack="ruby-00", round=9, luck=["jewel ruby-00"])
    assert public(at)["last"] == 10
    play(at, "cabin doubloon", "cabin doubloon", "cabin doubloon")
    assert (public(at)["round"], at.over) == (10, False)
    play(at, "go city-visit", "go cabin", "go cabin", "go cabin", "cabin doubloon", "cabin doubloon", "cabin doubloon")
    assert at.over
    assert at.game.ending(at.state()) == "jewels"


def test_r11_3_the_round_after_the_hundredth_is_the_last() -> None:
    at = resolving("city", "city-visit cabin cabin cabin", round=100)
    play(at, "cabin doubloon", "cabin doubloon", "cabin doubloon")
    assert (public(at)["round"], public(at)["last"]) == (101, 101)
    assert "too-long" in lines(at)
    play(at, "go tavern-1", "go cabin", "go cabin", "go cabin", "cabin doubloon", "cabin doubloon", "cabin doubloon")
    assert at.over
    assert at.game.ending(at.state()) == "rounds"


def test_r11_4_treasures_first_exchange_with_what_one_has() -> None:
    treasures = [
        "treasure-prestige treasure-rum",
        "treasure-doubloons treasure-exchange",
        "treasure-exchange treasure-exchange",
        "treasure-exchange",
    ]
    found = scored(treasures=treasures, doubloons=[0, 1, 5, 2], rum=[0] * 4, prestige=[0] * 4)
    assert [seat["treasures"] for seat in found] == [2, 3, 3, 0]
    assert [seat["score"] for seat in found] == [2, 3, 3, 0]  # the doubloons left are too few for more


def test_r11_5_r11_6_r11_7_jewels_and_cards_become_doubloons_and_those_prestige() -> None:
    found = scored(
        jewels=["ruby-00 ruby-01 ruby-10", "", "", "topaz-00"],
        treasures=["", "treasure-ruby treasure-joker", "", ""],
        hands=["", "duel", "duel spyglass", ""],
        fronts=["", "", "sharks sharks", ""],
        doubloons=[0, 0, 2, 1],
        rum=[0] * 4,
        prestige=[1] * 4,
    )
    assert [seat["doubloons"] for seat in found] == [1, 1, 2, 0]
    assert [seat["score"] for seat in found] == [2, 2, 3, 1]


def test_r11_7_two_doubloons_without_texts() -> None:
    found = scored(doubloons=[6, 5, 1, 0], rum=[0] * 4, prestige=[0] * 4, options={"card-texts": "ignored"})
    assert [seat["score"] for seat in found] == [3, 2, 0, 0]


def test_r11_8_cards_for_the_end() -> None:
    four = "sharks reward brawl"
    found = scored(
        hands=["seven-seas to-the-end", "loyal-soul", "where-is-my-rum where-is-my-rum", "loyal-soul to-the-end"],
        fronts=[four, "", "", ""],
        rum=[0, 0, 5, 0],
        prestige=[0] * 4,
        doubloons=[0] * 4,
    )
    # seat 0: five cards with four players bring two, captain to the end three; five doubloons from cards bring one
    assert found[0] == {
        "score": 6,
        "rank": 1,
        "track": 0,
        "treasures": 0,
        "doubloons": 1,
        "cards": 5,
        "rum": 0,
        "tie": {},
    }
    assert [seat["cards"] for seat in found] == [5, 1, 0, 2]
    assert found[2]["rum"] == -1


def test_r11_8_seven_seas_by_players_and_cards() -> None:
    for seats, needed in ((3, (5, 6, 7)), (4, (4, 5, 6)), (5, (3, 4, 5))):
        for number in range(1, 9):
            cards = ["sharks", "sharks", "brawl", "brawl", "patrols", "patrols", "soldiers"][: number - 1]
            hands, fronts = [""] * seats, [""] * seats
            hands[0], fronts[0] = "seven-seas", " ".join(cards)
            at = table("scoring", seats=seats, round=7, last=7, hands=hands, fronts=fronts)
            assert at.standings()[0].parts["cards"] == len([n for n in needed if number >= n])


def test_r11_9_rum_costs_prestige_even_below_zero_and_no_bonuses_come() -> None:
    found = scored(prestige=[1, 9, 3, 3], rum=[3, 0, 0, 0], doubloons=[0, 3, 0, 0])
    assert [seat["score"] for seat in found] == [-2, 10, 3, 3]
    at = table("scoring", round=7, last=7, prestige=[9, 3, 3, 3], doubloons=[3, 0, 0, 0])
    assert "bonus" not in lines(at)


def test_r11_10_ties_by_doubloons_then_shared() -> None:
    found = scored(prestige=[5, 5, 5, 4], rum=[0] * 4, doubloons=[1, 2, 2, 2])
    assert [seat["rank"] for seat in found] == [3, 1, 1, 4]
    assert [seat["tie"] for seat in found] == [{"doubloons": 1}, {"doubloons": 2}, {"doubloons": 2}, {}]


def test_everything_is_open_when_it_is_over() -> None:
    at = table(
        "scoring",
        round=7,
        last=7,
        hands=["duel", "", "", ""],
        treasures=["", "treasure-rum", "", ""],
        jewels=["", "", "ruby-00", ""],
    )
    view = at.view(None)
    assert view["known"]["hidden"] == [[0, 0, 0]] * 4
    assert view["known"]["hands"][0] == ["duel"]
    assert {"uncovered", "cards-shown", "jewels-sold", "final"} <= set(lines(at))
    assert klabauter.replay(at.record()).over
