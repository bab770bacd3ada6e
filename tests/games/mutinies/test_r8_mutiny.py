"""Chapter 8: the cabin, and how one becomes captain."""

from __future__ import annotations

from tests.games.mutinies.story import key, lines, play, public, purse, refused, resolving, table, texts


def test_r8_1_the_cabin_has_room_for_all() -> None:
    at = table("muster", marker="city")
    play(at, "go tavern-1", "go cabin", "go cabin")
    assert "go cabin" in texts(at)
    play(at, "go cabin")
    assert public(at)["figures"][1:] == ["cabin"] * 3


def test_r8_2_three_gifts() -> None:
    at = resolving("city", "city-visit cabin cabin cabin", doubloons=[3, 4, 4, 5])
    assert refused(at, "cabin trade") == ("8.2", "trade-needs")
    assert refused(at, "pass") == ("8.2", "cabin-first")
    play(at, "cabin prestige", "cabin doubloon")
    assert at.cost(at.moves()[2]) == {"doubloons": 5}
    play(at, "cabin trade")
    assert [purse(at, seat)[:2] for seat in (1, 2, 3)] == [(4, 4), (3, 5), (6, 0)]


def test_r8_3_alone_one_may_steal_from_anybody() -> None:
    at = resolving("city", "city-visit cabin city-rumours wheel-1", wreck="", doubloons=[0, 0, 4, 1])
    assert texts(at) == ["cabin prestige", "cabin doubloon", "rob 2", "rob 3"]
    assert refused(at, "rob 0") == ("8.3", "nothing-to-rob")
    assert refused(at, "rob 1") == ("8.3", "not-oneself")
    play(at, "rob 2")
    assert (purse(at, 1)[1], purse(at, 2)[1]) == (1, 4)
    two = resolving("city", "city-visit cabin cabin city-rumours", wreck="")
    assert refused(two, "rob 0") == ("8.3", "not-alone")


def test_r8_4_any_free_space_of_the_wheel() -> None:
    at = table("muster", prestige=[3, 0, 3, 3], doubloons=[3, 6, 4, 0])
    play(at, "go tavern-1")
    assert [text for text in texts(at) if "wheel" in text] == ["go wheel-1", "go wheel-3", "go wheel-6"]
    assert refused(at, "go wheel-0") == ("8.5", "wheel-too-dear")
    play(at, "go wheel-6", "go wheel-3")
    assert [text for text in texts(at) if "wheel" in text] == ["go wheel-0"]


def test_r8_5_every_mutineer_pays_and_is_paid() -> None:
    at = resolving(
        "city", "city-visit wheel-0 wheel-3 wheel-6 wheel-1", seats=5, doubloons=[3, 4, 4, 6, 4], luck=["card reward"]
    )
    assert [purse(at, seat)[:2] for seat in range(1, 5)] == [(2, 5), (5, 1), (6, 0), (4, 3)]


def test_r8_6_a_robbed_mutineer_is_out() -> None:
    at = resolving("city", "city-visit wheel-3 cabin wheel-1", doubloons=[3, 3, 0, 1], luck=["card reward"])
    play(at, "rob 1")
    assert purse(at, 1)[:2] == (3, 2)
    assert public(at)["order"] == [3, 0, 1, 2]
    assert "too-poor" in lines(at)


def test_r8_6_a_treasure_saves_the_robbed_mutineer() -> None:
    at = resolving(
        "city",
        "city-visit wheel-3 cabin wheel-1",
        doubloons=[3, 3, 0, 1],
        treasures=["", "treasure-doubloons", "", ""],
        luck=["card reward"],
    )
    play(at, "rob 1")
    assert (at.actor, key(at)) == (1, "acting")
    play(at, "use treasure-doubloons")
    assert purse(at, 1)[:2] == (5, 1)
    assert public(at)["order"] == [1, 3, 0, 2]


def test_r8_7_nobody_can_pay_so_there_was_no_mutiny() -> None:
    at = resolving("city", "city-visit wheel-1 cabin city-rumours", doubloons=[3, 1, 0, 0], wreck="", closed="market")
    play(at, "rob 1")
    assert lines(at)[-3:] == ["no-mutiny", "marked", "round-begins"]
    assert (public(at)["order"], public(at)["closed"], public(at)["pile"]) == ([0, 1, 2, 3], ["market"], 21)


def test_r8_8_who_paid_most_is_captain_then_the_mutineers_then_the_rest() -> None:
    at = resolving(
        "city",
        "wheel-1 city-visit wheel-0 city-yarn wheel-6",
        seats=5,
        order=[1, 3, 0, 2, 4],
        doubloons=[4, 3, 4, 4, 6],
        luck=["card reward"],
    )
    assert public(at)["order"] == [4, 0, 2, 1, 3]
    play(at, "obey")
    assert (at.actor, key(at)) == (4, "choose")
