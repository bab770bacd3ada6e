"""Chapters 6 and 7: the black market and the city."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from klabauter.kernel.game import Completion
from klabauter.kernel.move import Move
from klabauter.kernel.table import Referee
from tests.games.mutinies.story import key, lines, of, own, play, public, purse, refused, resolving, table, texts

RUBIES = "ruby-00 ruby-10 ruby-20"


@pytest.mark.parametrize(
    ("jewels", "deals"),
    [
        ("ruby-00", ""),
        ("ruby-00 sapphire-00", "any2"),
        ("ruby-00 ruby-01 sapphire-00", "any2 any3"),
        ("ruby-00 ruby-01 ruby-10", "any2 any3 same3"),
        ("ruby-00 ruby-01 joker-02", "any2 any3 same3"),
        ("ruby-00 ruby-01 sapphire-00 sapphire-01", "any2 any3 any4 pairs"),
        ("ruby-00 ruby-01 ruby-10 sapphire-01", "any2 any3 any4 same3"),
        ("ruby-00 ruby-01 ruby-10 joker-02", "any2 any3 any4 same3 pairs same4"),
        ("ruby-00 sapphire-00 joker-02 joker-11", "any2 any3 any4 same3 pairs"),
        ("ruby-00 sapphire-00 emerald-00 joker-11", "any2 any3 any4"),
        ("joker-02 joker-02 joker-11 joker-12", "any2 any3 any4 same3 pairs same4"),
    ],
)
def test_r6_1_r6_2_which_spaces_a_hand_allows(jewels: str, deals: str) -> None:
    at = table("muster", jewels=[jewels, "", "", ""])
    wanted = {f"go market-{deal}" for deal in deals.split()}
    assert {text for text in texts(at) if text.startswith("go market")} == wanted
    assert ("go city-market" in texts(at)) == bool(deals)
    for deal in ("any2", "any3", "any4", "same3", "pairs", "same4"):
        if f"go market-{deal}" not in wanted:
            assert refused(at, f"go market-{deal}") == ("6.1", "no-such-deal")


def test_r6_1_a_space_takes_one_figure() -> None:
    at = table("muster", jewels=["ruby-00 ruby-01", "topaz-00 topaz-01", "", ""])
    play(at, "go market-any2")
    assert refused(at, "go market-any2") == ("3.5", "occupied")
    assert not [text for text in texts(at) if "market" in text]


def test_r6_3_tiles_are_turned_up_one_by_one_and_must_fit() -> None:
    hand = "ruby-00 ruby-01 sapphire-00 sapphire-01 joker-02 emerald-00"
    at = resolving("market", "market-pairs cabin cabin cabin", jewels=[hand, "", "", ""])
    assert (at.actor, key(at)) == (0, "lay")
    assert refused(at, "lay topaz-00") == ("6.3", "no-such-jewel")
    play(at, "lay emerald-00")  # a single one, which the joker will have to complete
    assert public(at)["laid"] == ["emerald-00"]
    play(at, "lay ruby-00")
    assert texts(at) == ["lay ruby-01", "lay joker-02"]
    assert refused(at, "lay sapphire-00") == ("6.2", "does-not-fit")
    assert refused(at, "pass") == ("6.3", "lay-first")
    play(at, "lay ruby-01")
    assert texts(at) == ["lay joker-02"]
    play(at, "lay joker-02")
    assert purse(at, 0)[:2] == (10, 7)  # with the doubloon of the track at ten


@pytest.mark.parametrize(
    ("deal", "jewels", "yields"),
    [
        ("any2", "ruby-20 sapphire-20", [(1, 1), (1, 3), (2, 4), (2, 6), (3, 7)]),
        ("any3", "ruby-20 sapphire-20 topaz-00", [(2, 3), (2, 5), (3, 6), (3, 8), (4, 9)]),
        ("any4", "ruby-20 sapphire-20 topaz-00 topaz-01", [(3, 5), (3, 7), (4, 8), (4, 10), (5, 11)]),
        ("same3", "ruby-20 ruby-20 ruby-00", [(2, 6), (2, 8), (3, 9), (3, 11), (4, 12)]),
        ("pairs", "ruby-20 ruby-20 topaz-00 topaz-01", [(3, 7), (3, 9), (4, 10), (4, 12), (5, 13)]),
        ("same4", "ruby-20 ruby-20 ruby-00 ruby-01", [(4, 10), (4, 12), (5, 13), (5, 15), (6, 16)]),
    ],
)
def test_r6_4_what_every_deal_brings(deal: str, jewels: str, yields: list[tuple[int, int]]) -> None:
    for rum, (doubloons, prestige) in enumerate(yields):
        at = resolving(
            "market",
            f"market-{deal} cabin cabin cabin",
            jewels=[jewels, "", "", ""],
            rum=[4, 1, 1, 1],
            prestige=[60] * 4,
            bonus=[["doubloon", "treasure", "rum", "jewel"]] * 4,
        )
        play(at, *[f"lay {tile}" for tile in jewels.split()], f"pour {rum}")
        assert purse(at, 0) == (60 + prestige, 3 + doubloons, 4 - rum)


def test_r6_5_rum_is_limited_by_symbols_and_by_what_one_has() -> None:
    """The book's example: three symbols, four rum, so three at most."""
    at = resolving("market", "market-same3 cabin cabin cabin", jewels=[RUBIES, "", "", ""], rum=[4, 1, 1, 1])
    play(at, "lay ruby-00", "lay ruby-10", "lay ruby-20")
    assert texts(at) == ["pour 0", "pour 1", "pour 2", "pour 3"]
    assert refused(at, "pour 4") == ("6.5", "symbols-limit")
    assert refused(at, "keep") == ("6.4", "pour-first")
    assert at.cost(at.moves()[3]) == {"rum": 3}
    play(at, "pour 3")
    assert purse(at, 0) == (3 + 11 + 0, 3 + 3 + 1, 1)  # the bonus doubloon at ten, too
    at = resolving("market", "market-same3 cabin cabin cabin", jewels=[RUBIES, "", "", ""], rum=[2, 1, 1, 1])
    play(at, "lay ruby-00", "lay ruby-10", "lay ruby-20")
    assert refused(at, "pour 3") == ("6.5", "not-that-much")


def sales(at: Referee, begun: str) -> set[str]:
    """The whole sales that begin with a move."""

    def ways(found: Sequence[Completion]) -> list[str]:
        return [
            ", ".join([str(one.move), *rest]) for one in found for rest in ([[way] for way in ways(one.then)] or [[]])
        ]

    return set(ways(at.completions([move for move in at.moves() if str(move) == begun])[0]))


def test_r6_3_a_sale_is_one_decision() -> None:
    at = resolving(
        "market",
        "market-same3 cabin cabin cabin",
        jewels=["ruby-00 ruby-00 ruby-10 joker-02 topaz-10", "", "", ""],
        rum=[2, 1, 1, 1],
    )
    assert sales(at, "lay ruby-00") == {
        "lay ruby-00, lay ruby-10, pour 0",
        "lay ruby-00, lay ruby-10, pour 1",
        "lay ruby-00, lay joker-02",  # no symbol, no rum
        "lay ruby-10, lay joker-02, pour 0",
        "lay ruby-10, lay joker-02, pour 1",
    }
    refusal = at.why_not(0, ["topaz-10"], ["lay ruby-00"])
    assert refusal is not None
    assert refusal.reason == "does-not-fit"
    found = at.preview(*_chain(at, "lay ruby-00", "lay ruby-00", "lay ruby-10", "pour 1"))
    assert [event["values"] for event in found if event["line"] == "yield"] == [
        {"seat": 0, "doubloons": 2, "prestige": 8}
    ]
    assert at.preview(*_chain(at, "lay ruby-00", "pour 4")) == at.preview(*_chain(at, "lay ruby-00"))


def _chain(at: Referee, *texts: str) -> tuple[Move, list[Move]]:
    moves = [at.game.lexicon.moves[text] for text in texts]
    return moves[0], moves[1:]


def test_r7_6_in_the_city_the_deal_is_part_of_the_decision() -> None:
    at = resolving("city", "city-market cabin cabin cabin", jewels=["ruby-10 topaz-00", "", "", ""], rum=[2, 1, 1, 1])
    assert sales(at, "deal any2") == {"lay ruby-10, lay topaz-00, pour 0", "lay ruby-10, lay topaz-00, pour 1"}


def test_r6_5_without_a_symbol_nobody_is_asked_for_rum() -> None:
    at = resolving("market", "market-any2 cabin cabin cabin", jewels=["ruby-00 topaz-01", "", "", ""], rum=[4, 1, 1, 1])
    play(at, "lay ruby-00", "lay topaz-01")
    assert (at.actor, key(at)) == (1, "cabin")
    assert purse(at, 0) == (4, 4, 4)


def test_r6_6_rum_to_the_tavern_tiles_out_of_the_game() -> None:
    at = resolving("market", "market-same3 cabin cabin cabin", jewels=[RUBIES, "", "", ""], rum=[3, 1, 1, 1])
    play(at, "lay ruby-20", "lay ruby-10", "lay ruby-00", "pour 3")
    assert public(at)["gone"] == ["ruby-00", "ruby-10", "ruby-20"]
    assert public(at)["tavern"] == 22
    assert (of(at, 0)["jewels"], public(at)["laid"], public(at)["deal"]) == (0, [], "")


def test_r7_1_each_space_once_and_what_it_demands() -> None:
    at = table("muster", doubloons=[4, 1, 4, 4])
    play(at, "go city-visit")
    assert refused(at, "go city-visit") == ("3.5", "occupied")
    assert refused(at, "go city-yarn") == ("7.2", "yarn-too-dear")
    assert refused(at, "go city-market") == ("6.1", "no-such-deal")
    assert {"go city-theft", "go city-rumours"} <= set(texts(at))


def test_r7_2_yarn() -> None:
    at = resolving("city", "city-yarn cabin cabin cabin")
    assert purse(at, 0) == (5, 1, 1)


def test_r7_3_theft_of_an_open_or_a_blind_jewel() -> None:
    at = resolving("city", "city-theft cabin cabin cabin", luck=["jewel joker-02"], rum=[1, 1, 1, 1])
    assert texts(at) == ["steal routes-1", "steal routes-2", "steal routes-3", "blind"]
    assert refused(at, "steal routes-4") == ("4.1", "tile-too-dear")
    assert refused(at, "nothing") == ("7.3", "take-something")
    assert refused(at, "seize routes-1") == ("9.1", "no-such-card")
    assert refused(at, "pass") == ("7.3", "steal-first")
    play(at, "steal routes-3")
    assert (purse(at, 0), own(at, 0)["jewels"]) == ((3, 3, 0), ["emerald-10"])
    assert public(at)["display"][2] == "joker-02"
    at = resolving("city", "city-theft cabin cabin cabin", luck=["jewel joker-02"])
    play(at, "blind")
    assert (purse(at, 0), own(at, 0)["jewels"]) == ((3, 3, 1), ["joker-02"])
    assert public(at)["display"][2] == "emerald-10"


def test_r7_3_without_a_stack_only_who_can_pay() -> None:
    at = table("muster", stack="", last=2, display="topaz-20 - - -", rum=[0, 2, 1, 1])
    assert refused(at, "go city-theft") == ("7.3", "nothing-to-steal")
    play(at, "go city-visit")
    assert "go city-theft" in texts(at)
    at = resolving("city", "city-theft cabin cabin cabin", stack="", last=2, display="topaz-20 - - -", rum=[0, 1, 1, 1])
    assert texts(at) == ["nothing"]
    assert refused(at, "blind") == ("7.3", "stack-empty")
    assert refused(at, "steal routes-2") == ("4.1", "no-tile")
    play(at, "nothing")
    assert lines(at) == ["stole-nothing"]


def test_r7_4_a_rum_in_passing() -> None:
    at = resolving("city", "city-visit cabin cabin cabin")
    assert purse(at, 0) == (3, 3, 2)


def test_r7_5_rumours_bring_a_treasure_or_something_else() -> None:
    at = resolving("city", "city-rumours cabin cabin cabin", luck=["find treasure-joker"])
    assert own(at, 0)["treasures"] == ["treasure-joker"]
    at = resolving("city", "city-rumours cabin cabin cabin", wreck="")
    assert purse(at, 0) == (4, 4, 1)


def test_r7_6_any_deal_in_the_city_even_if_the_market_is_closed() -> None:
    at = table("muster", jewels=[RUBIES, "", "", ""], closed="market", marker="tavern", luck=["card reward"])
    assert refused(at, "go market-any2") == ("9.6", "closed")
    play(at, "go city-market", "go cabin", "go cabin", "go cabin")
    assert (at.actor, texts(at)) == (0, ["deal any2", "deal any3", "deal same3"])
    assert refused(at, "deal pairs") == ("6.1", "cannot-make")
    assert refused(at, "pass") == ("7.6", "deal-first")
    play(at, "deal same3", "lay ruby-00", "lay ruby-10", "lay ruby-20", "pour 1")
    assert purse(at, 0) == (11, 6, 0)


def test_r7_7_the_fifth_figure_in_the_city() -> None:
    jewels = ["", "", "", "ruby-00 topaz-00", ""]
    at = resolving(
        "city",
        "city-yarn city-visit city-rumours city-market city-theft",
        seats=5,
        jewels=jewels,
        luck=["find treasure-ruby", "jewel ruby-00"],
    )
    play(at, "pass", "deal any2", "lay ruby-00", "lay topaz-00", "blind")
    assert purse(at, 4)[0] == 4
    assert lines(at).count("fifth") == 1
