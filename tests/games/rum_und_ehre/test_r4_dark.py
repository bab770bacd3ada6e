"""Chapter 4: dark alleys and dead ends."""

from __future__ import annotations

from klabauter import Table
from klabauter.kernel.table import Referee
from tests.games.rum_und_ehre.story import (
    DARK,
    at,
    dark,
    exits,
    go,
    known,
    length,
    lines,
    pirates,
    public,
    refused,
    texts,
    way,
)  # fmt: skip


def cost(table: Referee, text: str) -> dict[str, int]:
    return table.cost(next(move for move in table.moves() if str(move) == text))


def test_r4_1_r4_2_the_dark_alley_example() -> None:
    """Rulebook, page 4: by choice through the dark, two coins in the second move; out by 1 pirate, in by 2."""
    table = at("turn 0", town=DARK, captain="watch-3", dates=[[], [], [], []], pubs=["jacques-4"])
    there = way(table, "watch-3", "rendezvous-3")
    assert length(table, there) == 2
    go(table, f"move {there}")
    assert pirates(table)[0] == 8
    north, west = dark(table, "rendezvous-3")
    assert (length(table, north), length(table, west)) == (1, 2)
    into = dark(table, "pub-jacques")[0]
    assert length(table, into) == 2
    assert f"move {way(table, 'rendezvous-3', 'coin-3')}" in texts(table)
    assert cost(table, f"dark {north}") == {"coins": 2, "pirates": 1}
    go(table, f"dark {north}")
    assert known(table)["coins"][0] == 0
    assert public(table)["captain"] == "rendezvous-3"
    assert cost(table, f"enter {into}") == {"pirates": 2}
    go(table, f"enter {into}")
    assert (public(table)["captain"], pirates(table)[0]) == ("pub-jacques", 5)
    assert known(table)["alleys"] == {there: 0, north: 0, into: 0}
    assert "invite" in texts(table)


def test_r4_3_the_only_way_costs_nothing_extra() -> None:
    """The same example with the alley to the coin occupied: one coin instead of two."""
    probe = at("turn 0", town=DARK)
    to_coin = way(probe, "rendezvous-3", "coin-3")
    table = at("turn 0", town=DARK, captain="watch-3", alleys={to_coin: 2})
    go(table, f"move {way(table, 'watch-3', 'rendezvous-3')}")
    north, west = dark(table, "rendezvous-3")
    assert texts(table) == {f"dark {north}", f"dark {west}", "ahoy"}
    assert cost(table, f"dark {north}") == {"coins": 1, "pirates": 1}
    go(table, f"dark {north}")
    assert (known(table)["coins"][0], lines(table).count("paid-for-dark")) == (1, 0)


def test_r4_3_a_free_alley_that_is_too_long_still_counts_unless_the_option_says_no() -> None:
    probe = at("turn 0", town=DARK)
    blocked = {way(probe, "rendezvous-3", "watch-3"): 1}
    for options, price in (({}, 1), ({"dark-only": "means"}, 0)):
        # Two pirates: too few for the three segments to the coin, enough for one out and one in.
        table = at("turn 0", town=DARK, captain="rendezvous-3", hiring=[13, 5, 5, 5], alleys=blocked, options=options)
        assert not any(text.startswith("move") for text in texts(table))
        north = dark(table, "rendezvous-3")[0]
        assert cost(table, f"dark {north}") == ({"coins": 1, "pirates": 1} if price else {"pirates": 1})
        poor = at("turn 0", town=DARK, captain="rendezvous-3", hiring=[13, 5, 5, 5], alleys=blocked, options=options,
                  coins=[0, 2, 2, 2])  # fmt: skip
        assert (f"dark {north}" in texts(poor)) == (price == 0)


def test_r4_1_pirates_must_do_for_both_alleys() -> None:
    probe = at("turn 0", town=DARK)
    table = at("turn 0", town=DARK, captain="rendezvous-3", hiring=[13, 5, 5, 5])  # two pirates
    north, west = dark(table, "rendezvous-3")
    assert f"dark {north}" in texts(table)
    assert refused(table, f"dark {west}") == ("4.1", "too-few-for-both")
    go(table, f"dark {north}")
    short = {f"enter {a['id']}" for a in public(probe)["alleys"] if a["dark"] and a["length"] == 1} - {f"enter {north}"}
    assert texts(table) == short
    long = next(a["id"] for a in public(probe)["alleys"] if a["dark"] and a["length"] == 2 and a["id"] != west)
    assert refused(table, f"enter {long}") == ("3.3", "too-few-pirates")
    assert refused(table, f"enter {north}") == ("3.4", "occupied")
    assert refused(table, "ahoy") == ("4.1", "enter-by-dark")


def test_r4_1_both_alleys_are_one_decision() -> None:
    """The way back in is told with the way out, and what would be refused there."""
    table = at("turn 0", town=DARK, captain="rendezvous-3", hiring=[13, 5, 5, 5])  # two pirates
    north, west = dark(table, "rendezvous-3")
    moves = [move for move in table.moves() if str(move) in (f"dark {north}", "board")]
    back, aboard = table.completions(moves)
    assert aboard == []
    alleys = {a["id"]: a["length"] for a in public(table)["alleys"]}
    assert {str(one.move) for one in back} == {f"enter {id}" for id in alleys if id[0] == "d" and alleys[id] == 1} - {
        f"enter {north}"
    }
    assert all(one.cost == {"pirates": 1} and not one.then for one in back)
    refusal = table.why_not(0, [west], [f"dark {north}"])
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("3.3", "too-few-pirates")
    assert table.why_not(0, [str(back[0].move).split()[1]], [f"dark {north}"]) is None
    refusal = table.why_not(0, [], [f"dark {west}"])
    assert refusal is not None
    assert refusal.reason == "too-few-for-both"  # he could not even go out there
    assert table.pending.key == "turn"


def test_r4_2_a_first_move_through_the_dark_costs_one_coin() -> None:
    table = at("turn 0", town=DARK, captain="rendezvous-3", coins=[1, 2, 2, 2])
    north = dark(table, "rendezvous-3")[0]
    assert cost(table, f"dark {north}") == {"coins": 1, "pirates": 1}
    further = at("further 0", town=DARK, captain="rendezvous-3", coins=[1, 2, 2, 2])
    assert refused(further, f"dark {north}") == ("4.2", "no-coin-for-dark")


def test_r4_4_not_back_to_the_same_field_unless_the_option_says_so() -> None:
    table = at("turn 0", town=DARK, captain="rendezvous-3")
    north, west = dark(table, "rendezvous-3")
    go(table, f"dark {north}")
    assert refused(table, f"enter {west}") == ("4.4", "same-field")
    free = at("turn 0", town=DARK, captain="rendezvous-3", options={"dark-return": True}, luck=["draw date-rum"])
    go(free, f"dark {north}", f"enter {west}")
    assert public(free)["captain"] == "rendezvous-3"
    assert known(free)["dates"][0] == ["date-rum"]  # the action once more


def test_r4_4_with_the_option_the_field_s_own_alleys_are_a_way_back() -> None:
    probe = at("turn 0", town=DARK)
    here = dark(probe, "rendezvous-3")
    others = [a["id"] for a in public(probe)["alleys"] if a["dark"] and a["id"] not in here]
    taken = {alley: 1 + number % 3 for number, alley in enumerate(others)}
    hiring = [5, 0, 0, 0]
    table = at("turn 0", town=DARK, captain="rendezvous-3", alleys=taken, hiring=hiring, options={"dark-return": True})
    assert {f"dark {alley}" for alley in here} <= texts(table)
    strict = at("turn 0", town=DARK, captain="rendezvous-3", alleys=taken, hiring=hiring)
    assert refused(strict, f"dark {here[0]}") == ("4.1", "no-way-back")


def around(field: str, owner: int, but: str = "") -> dict[str, int]:
    """All alleys at a field in this seat's hands, but one."""
    probe = at("turn 0", town=DARK)
    ids = [way(probe, field, other) for other in exits(probe, field)] + dark(probe, field)
    return {alley: owner for alley in ids if alley != but}


def test_r4_5_r4_7_a_dead_end_leads_to_the_next_coin_field_without_its_coin() -> None:
    probe = at("turn 0", town=DARK)
    entry = way(probe, "watch-3", "rendezvous-3")
    table = at("turn 0", town=DARK, captain="watch-3", alleys=around("rendezvous-3", 1, entry))
    go(table, f"move {entry}")
    assert public(table)["captain"] == "coin-4"
    assert known(table)["coins"][0] == 2
    assert lines(table)[-1] == "dead-end"
    assert {"ahoy"} < texts(table)  # the next move starts there, for a coin
    assert cost(table, f"move {way(table, 'coin-4', 'rendezvous-4')}")["coins"] == 1


def test_r4_5_the_field_is_carried_out_first_and_the_headquarters_can_open_it() -> None:
    probe = at("turn 0", town=DARK)
    entry = way(probe, "coin-1", "headquarters")
    table = at("turn 0", town=DARK, captain="coin-1", alleys=around("headquarters", 1, entry), hiring=[5, 0, 5, 5])
    go(table, f"move {entry}")
    assert public(table)["captain"] == "headquarters"
    go(table, f"recall {entry}")
    assert public(table)["captain"] == "headquarters"
    again = at("turn 0", town=DARK, captain="coin-1", alleys=around("headquarters", 1, entry), hiring=[5, 0, 5, 5])
    go(again, f"move {entry}", "decline")
    assert public(again)["captain"] == "coin-2"


def test_r4_6_dead_ends_in_a_row_and_from_nine_to_one() -> None:
    probe = at("turn 0", town=DARK)
    entry = way(probe, "supplies-9", "pub-jacques")
    alleys = {**around("pub-jacques", 1, entry), **around("coin-1", 2)}
    table = at("turn 0", town=DARK, captain="supplies-9", alleys=alleys, hiring=[5, 0, 0, 5])
    go(table, f"move {entry}")
    assert public(table)["captain"] == "coin-2"  # tile 9, then 1 (a dead end), then 2


def test_r4_6_if_every_coin_field_is_a_dead_end_he_stays() -> None:
    probe = at("turn 0", town=DARK)
    entry = way(probe, "watch-3", "rendezvous-3")
    alleys = around("rendezvous-3", 1, entry)
    for tile in range(1, 10):
        alleys.update(around(f"coin-{tile}", 1))
    # Fifteen pirates a colour never get that far, so a box with more of them.
    data = {
        "seats": 5, "components": {"pirates": {"each": 200}}, "pending": ["turn 0"],
        "state": {"town": DARK, "captain": "watch-3", "alleys": alleys, "hiring": [190, 0, 190, 190, 190]},
    }  # fmt: skip
    table = Table.from_position("rum-und-ehre", data, seed="x")
    go(table, f"move {entry}")
    assert public(table)["captain"] == "rendezvous-3"
    assert "no-way-anywhere" in lines(table)
    assert texts(table) == {"rest", "board"}  # nobody can move; the next player is asked


def test_r4_7_the_jump_also_comes_at_the_end_of_a_round() -> None:
    probe = at("turn 0", town=DARK)
    entry = way(probe, "watch-3", "rendezvous-3")
    alleys = around("rendezvous-3", 1, entry)
    table = at("turn 0", town=DARK, seats=3, captain="watch-3", alleys=alleys, hiring=[13, 0, 15],
               ship=[["seat-1", 9, 0]])  # fmt: skip
    assert pirates(table) == [2, 0, 0]
    go(table, f"move {entry}")
    assert public(table)["captain"] == "coin-4"
    assert public(table)["round"] == 2
    assert known(table)["coins"][0] == 2


def test_r4_8_a_lonely_dark_alley_is_a_dead_end() -> None:
    probe = at("turn 0", town=DARK)
    entry = way(probe, "watch-3", "rendezvous-3")
    here = dark(probe, "rendezvous-3")
    others = [a["id"] for a in public(probe)["alleys"] if a["dark"] and a["id"] not in here]
    alleys = {alley: 1 + number % 3 for number, alley in enumerate(others)}
    alleys[way(probe, "rendezvous-3", "coin-3")] = 0
    table = at("turn 0", town=DARK, captain="watch-3", alleys=alleys, hiring=[5, 0, 0, 0])
    go(table, f"move {entry}")
    assert public(table)["captain"] == "coin-4"
    assert lines(table)[-2:] == ["lonely-dark", "dead-end"]
