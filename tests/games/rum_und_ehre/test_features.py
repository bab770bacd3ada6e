"""What a careful player would think of a position."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.rum_und_ehre.story import at


def worth(seat: int = 0, pending: str | list[str] = "turn 0", **state: Any) -> float:
    table = at(pending, **state)
    return table.game.evaluate(table.state(), seat)


@pytest.mark.parametrize(
    "better",
    [
        {"flags": [["bunk-6"], [], [], []]},
        {"flags": [["pink-3"], [], [], []]},
        {"supplies": [["hook-2"], [], [], []]},
        {"dates": [["date-rum"], [], [], []]},
        {"coins": [3, 2, 2, 2]},
        {"barrels": [1, 0, 0, 0]},
        {"hiring": [4, 5, 5, 5]},
    ],
)
def test_more_is_better_for_oneself_and_worse_for_the_others(better: dict[str, Any]) -> None:
    assert worth(0, **better, round=2) > worth(0, round=2)
    assert worth(1, **better, round=2) < worth(1, round=2)


def test_a_second_map_of_a_colour_is_worth_more_than_one_of_another() -> None:
    pair: dict[str, Any] = {"flags": [["pink-6", "pink-3"], [], [], []]}
    two: dict[str, Any] = {"flags": [["pink-6", "green-3"], [], [], []]}
    assert worth(0, **pair) > worth(0, **two)
    assert worth(0, **two, round=1) > worth(0, **two, round=5)


def test_what_is_about_to_happen_counts() -> None:
    plain = worth(0, ["further 0"])
    assert worth(0, ["supplies 0", "after 0"], captain="supplies-3") > plain
    assert worth(0, ["date 0", "after 0"], captain="rendezvous-3") > plain
    assert worth(0, ["chart 0", "after 0"], captain="map-pink-2", maps=["pink-6"]) > worth(
        0, captain="map-pink-2", maps=["pink-6"]
    )
    open_chest = {"captain": "treasure-7", "chest": "chest-6", "scorpion": "scorpion-21"}
    assert worth(0, ["chest 0", "after 0"], **open_chest) > worth(0, **open_chest)
    assert worth(0, ["guard 0", "after 0"], captain="watch-6") > worth(0, captain="watch-6")
    assert worth(0, ["host 0", "after 0"], captain="pub-swan", pubs=["swan-5"]) > worth(
        0, captain="pub-swan", pubs=["swan-5"]
    )
    assert worth(0, ["recall 0", "after 0"], alleys={"1d": 0}) > worth(0, alleys={"1d": 0})
    drunk = {"captain": "pub-swan", "pubs": ["swan-2", "swan-3"], "drinkers": [0, 1]}
    assert worth(0, ["win 0", "after 0"], die=6, **drunk) > worth(0, captain="pub-swan", pubs=["swan-2", "swan-3"])
    held = {"captain": "supplies-3", "held": "hook-5"}
    assert worth(0, ["shop 0", "after 0"], **held) > worth(0, captain="supplies-3")


def test_a_good_roll_in_a_brawl_is_better_than_a_bad_one() -> None:
    def after(die: int) -> float:
        return worth(
            0, ["rum 0", "clash"], seats=3, ship=[["seat-0", 1, 0], ["seat-1", 1, 0]], hiring=[14, 14, 15], die=die,
            barrels=[1, 0, 0], brawl={"crews": 2, "champion": 0, "best": 0, "fighters": [1]},
        )  # fmt: skip

    assert after(6) > after(3) > after(1)


def test_the_end_is_worth_its_points() -> None:
    assert worth(0, [], round=6, flags=[["bunk-8"], [], [], []]) > worth(0, [], round=6, flags=[["bunk-7"], [], [], []])
