"""Chapters 1 and 2: the material, the set-up, the prestige track."""

from __future__ import annotations

from typing import Any

import pytest

import klabauter
from klabauter.kernel.errors import BadComponents, BadOption
from klabauter.kernel.rng import Rng
from tests.games.mutinies.story import lines, own, play, public, purse, resolving, table, texts


def box(**options: object) -> dict[str, int]:
    return klabauter.engine("mutinies", 4, options).inventory()


def test_r1_1_most_prestige_wins() -> None:
    at = resolving("wreck", "wreck-1 cabin cabin cabin", luck=["roll 1 1"], round=5, last=5, prestige=[5, 9, 7, 8])
    play(at, "cabin prestige", "cabin prestige", "cabin prestige")
    assert at.over
    assert [line.rank for line in at.standings()] == [4, 1, 3, 2]


def test_r1_2_jewels_in_four_colours_and_jokers() -> None:
    pieces = box()
    for colour in ("ruby", "sapphire", "emerald", "topaz"):
        assert [pieces[f"{colour}-{face}"] for face in ("00", "01", "10", "11", "20")] == [3, 3, 3, 1, 2]
    assert [pieces[f"joker-{face}"] for face in ("02", "11", "12")] == [2, 2, 2]
    game = klabauter.engine("mutinies", 4)
    assert sum([count for piece, count in pieces.items() if piece in game.names["tile"][:23]]) == 54


def test_r1_3_treasures_of_five_kinds() -> None:
    pieces = box()
    counts = [pieces[f"treasure-{kind}"] for kind in ("rum", "prestige", "doubloons", "exchange")]
    assert counts == [5, 5, 5, 4]
    assert [pieces[f"treasure-{kind}"] for kind in ("ruby", "sapphire", "emerald", "topaz", "joker")] == [1] * 5


def test_r1_4_every_card_twice_and_one_last_mutiny() -> None:
    pieces = box()
    cards = {card: pieces[card] for card in klabauter.engine("mutinies", 4).names["card"]}
    assert sum(cards.values()) == 45
    assert cards.pop("last-mutiny") == 1
    assert cards.pop("storm") == cards.pop("untold") == 0
    assert set(cards.values()) == {2}
    assert len(cards) == 22


def test_r1_5_rum_is_limited_and_dealt_as_far_as_it_goes() -> None:
    assert box()["rum"] == 25
    at = resolving("tavern", "tavern-1 tavern-2 tavern-3 cabin", luck=["die 6"], rum=[10, 5, 5, 1])
    # four cubes are left: one for the captain, then one each
    assert [purse(at, seat)[2] for seat in range(4)] == [12, 6, 6, 1]
    assert public(at)["tavern"] == 0
    assert "nothing-left" in lines(at)


def test_r2_1_r2_4_discs_on_three_one_rum_and_doubloons_by_place() -> None:
    at = klabauter.Table("mutinies", seats=5, seed="x")
    order = public(at)["order"]
    assert [purse(at, seat) for seat in order] == [(3, 3, 1), (3, 4, 1), (3, 4, 1), (3, 4, 1), (3, 5, 1)]
    assert public(at)["figures"] == [""] * 5


def test_r2_2_each_bonus_once_when_reached() -> None:
    at = resolving("city", "city-visit cabin cabin cabin", prestige=[9, 9, 10, 9], doubloons=[0, 0, 0, 0])
    play(at, "cabin prestige")
    assert purse(at, 1)[:2] == (10, 1)
    play(at, "cabin prestige")
    assert purse(at, 2)[:2] == (11, 0)  # had it before, since the position begins at ten
    assert lines(at).count("bonus") == 1


def test_r2_2_bonus_only_once_even_after_losses() -> None:
    at = resolving("city", "city-visit cabin cabin cabin", prestige=[9, 9, 3, 3], bonus=[[], ["doubloon"], [], []])
    play(at, "cabin prestige")
    assert purse(at, 1)[:2] == (10, 4)
    assert "bonus" not in lines(at)


def test_r2_2_several_bonuses_come_from_the_lowest_on() -> None:
    hand = ["ruby-20 ruby-20 ruby-10 ruby-10 ruby-10", "", "", ""]
    at = resolving(
        "market",
        "market-same4 cabin cabin cabin",
        prestige=[5, 3, 3, 3],
        rum=[4, 1, 1, 1],
        jewels=hand,
        luck=["find treasure-rum", "jewel ruby-00"],
    )
    play(at, "lay ruby-20", "lay ruby-20", "lay ruby-10", "lay ruby-10", "pour 4")
    assert purse(at, 0)[:2] == (21, 3 + 6 + 1)
    assert lines(at)[-3:] == ["bonus", "bonus", "found-hidden"]


def test_r2_2_treasure_rum_and_jewel_of_the_track() -> None:
    at = resolving(
        "city", "city-yarn cabin cabin cabin", prestige=[19, 29, 39, 3], luck=["find treasure-rum", "jewel ruby-00"]
    )
    assert own(at, 0)["treasures"] == ["treasure-rum"]
    play(at, "pass", "cabin prestige")
    assert purse(at, 1) == (30, 4, 2)
    play(at, "cabin prestige")
    assert own(at, 2)["jewels"] == ["ruby-00"]


def test_r2_2_what_is_not_there_is_lost_or_replaced() -> None:
    at = resolving(
        "city",
        "city-yarn cabin cabin cabin",
        prestige=[19, 29, 39, 3],
        rum=[25, 0, 0, 0],
        stack="",
        wreck="",
        last=2,
        display="- - - -",
    )
    assert purse(at, 0) == (22, 2, 25)  # two for the yarn, then a doubloon and a prestige for the treasure
    play(at, "cabin prestige", "cabin prestige")
    assert purse(at, 1)[2] == 0
    assert own(at, 2)["jewels"] == []
    assert lines(at).count("no-bonus") == 2


def test_r2_2_option_pass_wants_more_than_the_symbol() -> None:
    for prestige, bonus in ((9, 0), (10, 1)):
        at = resolving(
            "city",
            "city-visit cabin cabin cabin",
            prestige=[3, prestige, 3, 3],
            options={"track": "pass"},
            doubloons=[0] * 4,
        )
        play(at, "cabin prestige")
        assert purse(at, 1)[1] == bonus


def test_r2_3_the_lot_or_the_wish_decides_the_captain() -> None:
    firsts = {klabauter.Table("mutinies", seats=3, seed=str(i)).actor for i in range(20)}
    assert firsts == {0, 1, 2}
    for seat in range(3):
        orders = [
            public(klabauter.Table("mutinies", seats=3, seed=str(i), options={"start": seat}))["order"]
            for i in range(9)
        ]
        assert {order[0] for order in orders} == {seat}
        assert len({tuple(order) for order in orders}) == 2
    with pytest.raises(BadOption, match="there are 3 seats"):
        klabauter.Table("mutinies", seats=3, options={"start": 3})


def test_r2_5_a_pile_of_21_or_more() -> None:
    assert public(klabauter.Table("mutinies", seats=3, seed="x"))["pile"] == 21
    assert public(klabauter.Table("mutinies", seats=3, seed="x", options={"pile": 45}))["pile"] == 45
    for wrong in (20, 46):
        with pytest.raises(BadOption):
            klabauter.Table("mutinies", seats=3, options={"pile": wrong})


def test_r2_5_a_longer_pile_is_played_to_its_end() -> None:
    """Few long games get there before the jewels run out; one that does has seen every card."""
    game = klabauter.engine("mutinies", 5, {"pile": 45})
    for seed in range(200):
        s: Any = game.initial()
        game.playout(s, Rng(seed))
        if game.ending(s) == "pile":
            assert (s.cards, s.pile) == ((), 0)
            assert s.round >= 46
            return
    pytest.fail("no game came to the end of the pile")


def test_r2_6_without_texts_a_card_is_only_a_card() -> None:
    at = resolving("city", "city-visit wheel-1 cabin cabin", options={"card-texts": "ignored"})
    play(at, "cabin prestige", "cabin prestige")
    assert public(at)["players"][1]["front"] == ["untold"]
    assert public(at)["pile"] == 20
    assert public(at)["order"] == [1, 0, 2, 3]


def test_r2_6_options_about_texts_mean_nothing_without_texts() -> None:
    for name, value in (("lost-page", "none"), ("storm", "both"), ("refusal", "needs-2")):
        with pytest.raises(BadOption, match="nobody reads the texts"):
            klabauter.Table("mutinies", seats=4, options={"card-texts": "ignored", name: value})


def test_r2_7_the_invented_cards_can_stay_out() -> None:
    pieces = box(**{"lost-page": "none"})
    assert pieces["to-the-end"] == pieces["loyal-soul"] == 0
    assert [pieces[card] for card in ("reward", "spyglass", "seven-seas", "where-is-my-rum")] == [3] * 4
    assert sum([pieces[card] for card in klabauter.engine("mutinies", 4).names["card"]]) == 45


def test_r2_8_tavern_and_wreck_hold_the_rest() -> None:
    seen = public(klabauter.Table("mutinies", seats=4, seed="x"))
    assert (seen["tavern"], seen["treasure-stack"]) == (21, 24)


@pytest.mark.parametrize(("seats", "open"), [(2, 4), (3, 4), (4, 4), (5, 5)])
def test_r2_9_open_jewels_by_number_of_players(seats: int, open: int) -> None:
    seen = public(klabauter.Table("mutinies", seats=seats, seed="x"))
    assert len([tile for tile in seen["display"] if tile]) == open
    assert seen["jewel-stack"] == 54 - open


def test_figures_that_cannot_be_are_refused() -> None:
    wrong: list[dict[str, Any]] = [
        {"jewels": {"ruby": {"rum": [0]}}},
        {"jewels": {"ruby": {"rum": [0, 0, 0, 1, 2]}}},
        {"jewels": {"ruby": {"copies": [1, 1, 1, 1, 1]}}},
        {"treasures": {"rum": {"copies": 9}}},
        {"cards": {"sharks": 3}},
        {"cards": {"sharks": -1, "patrols": 5}},
        {"display": {"four": 6}},
        {"beyond": {"costs": [0, 1]}},
        {"wheel": {"pay": [0, 1]}},
        {"scoring": {"rate": 0}},
        {"setup": {"rum": 8}},
    ]
    for figures in wrong:
        with pytest.raises(BadComponents):
            klabauter.Table("mutinies", seats=4, components=figures)


def test_own_figures_are_played() -> None:
    at = klabauter.Table("mutinies", seats=4, seed="x", components={"setup": {"captain": 9}})
    assert at.actor is not None
    assert purse(at, at.actor)[1] == 9
    fewer = {"cards": {"sharks": 1}, "box": {"cards": 44}}
    with pytest.raises(BadOption, match="44 mutiny cards"):
        klabauter.Table("mutinies", seats=4, options={"pile": 45}, components=fewer)


def test_first_round_can_be_played_at_once() -> None:
    at = klabauter.Table("mutinies", seats=4, seed="x")
    assert "go wreck-1" in texts(at)
    assert table("muster").actor == 0
