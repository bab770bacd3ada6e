"""Simulation: the same figures for the same seed, whatever the number of processes."""

from __future__ import annotations

import pytest

from klabauter.bots.errors import UnknownBot
from klabauter.lab.errors import BotsDoNotFit
from klabauter.lab.simulate import simulate


def test_figures_depend_on_the_seed_not_on_the_jobs() -> None:
    seen: list[int] = []
    one = simulate("jolly-und-roger", 2, 120, "s", progress=seen.append).data()
    two = simulate("jolly-und-roger", 2, 120, "s", jobs=2).data()
    other = simulate("jolly-und-roger", 2, 120, "t").data()
    for summary in (one, two, other):
        del summary["seconds"]
    assert one == two
    assert one["scores"] != other["scores"]
    assert seen == [1] * 120
    assert one["games"] == 120
    assert one["endings"] == {"end": 120}
    assert one["steps"]["min"] == one["steps"]["max"] == 56
    shares = [wins["share"] for wins in one["wins"]]
    assert sum(shares) + one["shared"] == pytest.approx(1)


def test_options_and_bots_reach_the_games() -> None:
    summary = simulate("jolly-und-roger", None, 3, "s", {"mode": "all"}, bots=["greedy"]).data()
    assert summary["bots"] == ["sailor", "sailor"]
    assert summary["steps"]["median"] == 70


def test_bots_must_fit_the_seats() -> None:
    with pytest.raises(BotsDoNotFit, match="3 bots are named for 2 seats"):
        simulate("jolly-und-roger", 2, 1, "s", bots=["random"] * 3)
    with pytest.raises(UnknownBot):
        simulate("jolly-und-roger", 2, 1, "s", bots=["admiral"])
