"""Chapters 1 and 2: the material, the town, the set-up."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import klabauter
from klabauter import Table
from klabauter.games.rum_und_ehre.town import layout_of
from klabauter.kernel.errors import BadComponents, BadOption, BadSeats
from klabauter.words import Words
from tests.games.rum_und_ehre.story import DARK, MOVING, at, exits, go, known, lines, public, refused, texts


def test_r1_1_thirty_six_fields_four_on_each_tile() -> None:
    fields = public(at("turn 0"))["fields"]
    assert len(fields) == 36
    assert Counter(field["tile"] for field in fields) == dict.fromkeys(range(1, 10), 4)
    assert Counter(field["kind"] for field in fields) == {
        "coin": 9, "headquarters": 1, "pirate": 3, "supplies": 3, "rendezvous": 3, "map": 6, "pub": 3, "chest": 2,
        "rum": 3, "guard": 3,
    }  # fmt: skip
    assert Counter(field["sort"] for field in fields if field["kind"] == "map") == {"yellow": 2, "pink": 2, "green": 2}
    assert {field["sort"] for field in fields if field["kind"] == "pub"} == {"cruce", "jacques", "swan"}
    assert sorted(field["id"] for field in fields if field["kind"] == "coin") == [f"coin-{n}" for n in range(1, 10)]


def test_r1_2_fifteen_pirates_of_each_colour_twelve_barrels() -> None:
    box = klabauter.engine("rum-und-ehre", 5).inventory()
    assert [box[f"pirates of seat {seat}"] for seat in range(5)] == [15] * 5
    assert box["barrels"] == 12


def test_r1_3_the_tokens_are_those_of_the_table() -> None:
    box = klabauter.engine("rum-und-ehre", 5).inventory()
    for pub in ("cruce", "jacques", "swan"):
        assert [box[f"{pub}-{n}"] for n in (2, 3, 4, 5)] == [2, 4, 3, 1]
    for colour in ("yellow", "pink", "green"):
        assert [box[f"{colour}-{n}"] for n in (3, 4, 5, 6)] == [2, 3, 3, 2]
    assert [box[f"chest-{n}"] for n in (4, 5, 6)] == [3, 6, 3]
    assert [box[f"scorpion-{n}"] for n in range(10, 22)] == [1] * 12
    assert [box[f"guard-{n}"] for n in range(1, 7)] == [3] * 6
    for good in ("eyepatch", "hook", "pegleg", "parrot", "cap"):
        assert [box[f"{good}-{n}"] for n in (2, 3, 4, 5)] == [1] * 4
    dates = ("rum", "guard", "pub", "pirate", "supplies", "map-yellow", "map-pink", "map-green", "chest")
    assert [box[f"date-{kind}"] for kind in dates] == [2] * 9
    assert [box[f"bunk-{n}"] for n in (6, 7, 8)] == [2, 2, 1]
    assert [box[f"hammock-{n}"] for n in (3, 4, 5)] == [2, 2, 1]
    assert [box[f"coil-{n}"] for n in (1, 2)] == [3, 2]
    assert sum(count for name, count in box.items() if "-" in name) == 181 - 13 - 1 - 12


def test_r1_4_most_points_win() -> None:
    table = at([], round=6, flags=[["bunk-8"], ["bunk-7"], [], []])
    assert [standing.rank for standing in table.standings()] == [1, 2, 3, 3]


def test_r2_1_any_order_and_rotation_and_the_lot_lays_them() -> None:
    towns = {tuple(public(Table("rum-und-ehre", 3, seed=f"{n}"))["town"]) for n in range(20)}
    assert len(towns) == 20
    for town in towns:
        assert sorted(int(tile[0]) for tile in town) == list(range(1, 10))
    assert {tile[1:] for town in towns for tile in town} == {"", "r1", "r2", "r3"}


def test_r2_1_a_town_is_given_by_scripted_luck() -> None:
    luck = ["start seat-0", *[f"lay {tile}" for tile in MOVING.replace("/", "").split()]]
    table = Table("rum-und-ehre", 2, seed="x", luck=luck)
    assert known(table)["town"] == MOVING


def test_r2_1_the_start_player_may_build_the_town() -> None:
    table = Table("rum-und-ehre", 3, seed="x", options={"town": "built", "start": 1})
    assert (table.actor, len(table.moves())) == (1, 36)
    assert refused(table, "rest") == ("2.1", "lay-the-town")
    go(table, "lay 8r1")
    assert refused(table, "lay 8") == ("2.1", "tile-lies")
    assert len(table.moves()) == 32
    table.undo(1)
    go(table, *[f"lay {tile}" for tile in DARK.replace("/", "").split()])
    assert public(table)["town"] == DARK.replace("/ ", "").split()
    assert (table.actor, public(table)["captain"]) == (1, "headquarters")
    assert "laid" in lines(table)


def test_r2_2_forty_inner_alleys_and_twice_twenty_four_over_borders() -> None:
    rng = random.Random(2)
    lengths: Counter[int] = Counter()
    dark_lengths: Counter[int] = Counter()
    for _ in range(40):
        tiles = rng.sample(range(1, 10), 9)
        table = at("turn 0", town=" ".join(f"{tile}r{rng.randrange(4)}" for tile in tiles))
        alleys = public(table)["alleys"]
        assert Counter((len(alley["ends"]), alley["dark"]) for alley in alleys) == {(2, False): 64, (1, True): 24}
        lengths.update(alley["length"] for alley in alleys if not alley["dark"])
        dark_lengths.update(alley["length"] for alley in alleys if alley["dark"])
        reached, edge = {"coin-1"}, ["coin-1"]
        while edge:
            for other in exits(table, edge.pop()):
                if other not in reached:
                    reached.add(other)
                    edge.append(other)
        assert len(reached) == 36  # every town hangs together
    assert set(lengths) == {1, 2, 3, 4, 5}
    assert set(dark_lengths) == {1, 2, 3}


def test_r2_2_two_alleys_may_join_the_same_two_fields() -> None:
    # The north side of tile 6 against the east side of tile 8: two alleys between the rum and Es Cruce, 3 and 4 long.
    table = at("turn 0", town="8r1 1 2 / 6 3 4 / 5 7 9", captain="rum-6")
    both = {
        alley["id"]: alley["length"]
        for alley in public(table)["alleys"]
        if sorted(alley["ends"]) == ["pub-cruce", "rum-6"]
    }
    assert sorted(both.values()) == [3, 4]
    assert {f"move {alley}" for alley in both} <= texts(table)
    one, other = both
    go(table, f"move {one}")
    assert known(table)["alleys"] == {one: 0}
    assert other not in known(table)["alleys"]


def test_r2_2_a_turned_tile_leads_elsewhere() -> None:
    plain = at("turn 0", town="1 2 3 / 4 5 6 / 7 8 9")
    turned = at("turn 0", town="1r2 2 3 / 4 5 6 / 7 8 9")
    assert exits(plain, "headquarters") != exits(turned, "headquarters")
    assert exits(plain, "coin-9") == exits(turned, "coin-9")
    spots = {field["id"]: (field["x"], field["y"]) for field in public(turned)["fields"]}
    assert spots["headquarters"] == (100 - 57, 100 - 62)


def test_r2_4_ten_tokens_lie_open() -> None:
    table = Table("rum-und-ehre", 4, seed="x")
    view = public(table)
    assert (len(view["pubs"]), len(view["maps"])) == (4, 4)
    assert view["chest"].startswith("chest-")
    assert view["scorpion"].startswith("scorpion-")
    assert (view["stacks"]["pubs"], view["stacks"]["maps"], view["stacks"]["chests"]) == (26, 26, 11)


@pytest.mark.parametrize(("seats", "kinds"), [(2, 2), (3, 2), (4, 3), (5, 3)])
def test_r2_5_coils_only_with_four_or_five(seats: int, kinds: int) -> None:
    sleep = public(Table("rum-und-ehre", seats, seed="x"))["sleep"]
    assert [token.split("-")[0] for token in sleep] == ["bunk", "hammock", "coil"][:kinds]


def test_r2_6_two_coins_ten_pirates_five_to_hire() -> None:
    table = Table("rum-und-ehre", 5, seed="x")
    assert known(table)["coins"] == [2] * 5
    for player in public(table)["players"]:
        assert player == {"pirates": 10, "hiring": 5, "barrels": 0, "flag": 0, "dates": 0, "aboard": False}


def test_r2_7_the_captain_starts_at_the_headquarters_without_its_action() -> None:
    table = Table("rum-und-ehre", 3, seed="x")
    assert public(table)["captain"] == "headquarters"
    assert not any(text.startswith("recall") for text in texts(table))


def test_r2_8_the_lot_says_who_begins_unless_the_table_does() -> None:
    assert {Table("rum-und-ehre", 3, seed=f"{n}").actor for n in range(30)} == {0, 1, 2}
    assert {Table("rum-und-ehre", 3, seed=f"{n}", options={"start": 2}).actor for n in range(5)} == {2}


def test_seats_and_options_that_do_not_exist_are_refused() -> None:
    with pytest.raises(BadSeats, match="2 to 5"):
        Table("rum-und-ehre", 6)
    with pytest.raises(BadOption, match="there are 3 seats"):
        Table("rum-und-ehre", 3, options={"start": 3})
    with pytest.raises(BadOption, match="with two seats only"):
        Table("rum-und-ehre", 3, options={"imaginary-rum": True})
    with pytest.raises(BadOption, match="5, 4"):
        Table("rum-und-ehre", 3, options={"rounds": 6})


def test_r2_1_the_notation_of_a_town() -> None:
    assert layout_of("8r1 2 / 3r3") == (29, 4, 11)
    for nonsense in ("0", "10", "1r4", "1 1", "1r2 1", "a", "1rr", "1 2 3 4 5 6 7 8 9 1", "12"):
        assert layout_of(nonsense) is None


@pytest.mark.parametrize(
    ("own", "why"),
    [
        ({"pubs": {"values": [2, 3, 4, 6]}}, r"pubs\.values: .*at most 5"),
        ({"pubs": {"copies": [1]}}, "pubs: .*as many values as copies"),
        ({"pubs": {"open": 31}}, r"pubs\.open: .*only 30"),
        ({"pubs": {"copies": [0, 0, 1, 0]}}, r"pubs\.open: .*only 3 "),
        ({"maps": {"open": 31}}, r"maps\.open: .*only 30"),
        ({"maps": {"values": [3, 3, 4, 5]}}, r"maps\.values: .*none twice"),
        ({"supplies": {"values": []}}, r"supplies\.values: .*one value at least"),
        ({"supplies": {"values": [2, 2]}}, r"supplies\.values: .*none twice"),
        ({"guards": {"small": {"values": [1, 2, 4]}}}, "guards: .*none twice"),
        ({"guards": {"small": {"values": [0, 1, 2]}}}, r"guards\.small\.values: .*at least 1"),
        ({"guards": {"coin": {"with": [1, 7]}}}, r"guards\.coin\.with: .*no guard with 7"),
        ({"scorpions": {"stings": [1, 2]}}, r"scorpions\.stings: .*as many as chests"),
        ({"scorpions": {"stings": [11, 11]}}, r"scorpions\.stings: .*none twice"),
        ({"scorpions": {"stings": [0, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]}}, "at least 1 is wanted"),
        ({"scorpions": {"points": 2}}, r"scorpions\.points: .*at most 0"),
        ({"pirates": {"start": 0}}, r"pirates\.start: .*at least 1"),
        ({"pirates": {"start": 16}}, r"pirates\.start: .*at most all, 15"),
        ({"hammocks": {"copies": [1, 1, 1]}}, "hammocks: .*for 5 rounds"),
        ({"barrels": {"rerolls": 0}}, r"barrels\.rerolls: .*at least 1"),
        ({"tiles": {"1": {"fields": ["coin", "pirate", "rum"]}}}, "four fields"),
        ({"tiles": {"1": {"fields": ["coin", "pirate", "rum", "palace"]}}}, "no field “palace”"),
        ({"tiles": {"2": {"fields": ["map-pink", "headquarters", "coin", "rum"]}}}, "one headquarters"),
        ({"tiles": {"2": {"fields": ["map-pink", "map-green", "rendezvous", "rum"]}}}, "a coin field"),
        ({"tiles": {"1": {"inner": ["nw nw 2"]}}}, "“nw se 2” or the like"),
        ({"tiles": {"1": {"inner": ["nw se 0"]}}}, "1 to 9 segments"),
        ({"tiles": {"1": {"inner": ["nw se 1"]}}}, "40 inner alleys"),
        ({"tiles": {"1": {"inner": ["nw se 1"] * 300}}}, r"tiles\.1\.inner: at most 10"),
        ({"tiles": {"1": {"stubs": ["nw"]}}}, "“nw 1” or the like"),
        ({"tiles": {"1": {"stubs": ["nw 1"]}}}, "8 are wanted"),
        ({"tiles": {"1": {"stubs": ["nw 3"]}}}, "0 to 2 segments"),
    ],
)
def test_r1_1_r1_3_figures_that_cannot_be_are_refused(own: dict[str, object], why: str) -> None:
    with pytest.raises(BadComponents, match=why) as caught:
        Table("rum-und-ehre", 3, components=own)
    german = Words("de", klabauter.info("rum-und-ehre"))
    assert german.error(caught.value) not in (str(caught.value), "")
    assert str(caught.value.values["why"]) not in german.error(caught.value)
    assert german.complaints == []


@pytest.mark.parametrize("own", [{"pubs": {"open": 30}}, {"chests": {"values": [5], "copies": [12]}}])
def test_r1_3_the_least_that_is_enough_is_enough(own: dict[str, object]) -> None:
    assert Table("rum-und-ehre", 3, components=own).moves()


def test_r1_3_own_figures_change_the_game() -> None:
    table = Table("rum-und-ehre", 3, seed="x", components={"supplies": {"sale": 3}})
    assert table.record().header["components"] == {"supplies": {"sale": 3, "source": "own"}}
