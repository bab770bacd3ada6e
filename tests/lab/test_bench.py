"""Measuring: interleaved rounds, medians, every figure there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from klabauter.games import make
from klabauter.kernel.rng import Rng
from klabauter.lab.bench import Bench, Measure, advance, begun, interleaved, measure, startup, weight

FIGURES = {
    "steps_per_s", "games_per_s", "playout_steps_per_s", "simulations_per_s", "search_steps_per_s", "growth", "copy_us",
    "view_us", "sample_us", "state_bytes", "length",
}  # fmt: skip


def test_rounds_are_interleaved_and_medians_told() -> None:
    order: list[str] = []

    def values(name: str, numbers: Iterator[float]) -> Measure:
        def work(seconds: float) -> float:
            order.append(name)
            return next(numbers) * seconds

        return Measure("case", name, work)

    seen: list[None] = []
    measures = [values("a", iter([1.0, 9.0, 2.0])), values("b", iter([5.0, 4.0, 90.0]))]
    assert interleaved(measures, 2.0, 3, lambda: seen.append(None)) == {"case": {"a": 4.0, "b": 10.0}}
    assert order == ["a", "b"] * 3
    assert len(seen) == 6


def test_every_game_and_number_of_seats_gets_every_figure() -> None:
    seen: list[tuple[int, int]] = []
    data = measure(["jolly-und-roger", "port-royal"], 0.0, 1, lambda done, of: seen.append((done, of)))
    rows = data["games"]
    assert isinstance(rows, list)
    assert [(row["game"], row["seats"]) for row in rows] == [
        ("jolly-und-roger", 2),
        *[("port-royal", n) for n in (2, 3, 4)],
    ]
    for row in rows:
        assert {*row} == {"game", "seats", *FIGURES}
        assert all([row[figure] > 0 for figure in FIGURES])
    assert rows[0]["length"] == 56  # of every game in the pro mode
    assert seen[-1] == (4 * 7, 4 * 7)
    assert data["startup_s"] == pytest.approx(startup(), rel=50)


def test_search_is_counted_in_steps_of_whole_games() -> None:
    bench = Bench("jolly-und-roger", 2)
    bench.walk(0.0)
    row = bench.row({"simulations_per_s": 10.0})
    assert row["search_steps_per_s"] == 560


def test_advance_counts_what_it_played() -> None:
    game, rng = make("jolly-und-roger"), Rng(1)
    s = begun(game, rng)
    assert advance(game, s, rng, 50) == 50
    assert advance(game, s, rng, 50) == 6
    assert game.actor(s) < 0


def test_a_state_weighs_what_its_containers_weigh() -> None:
    game = make("jolly-und-roger")
    s = begun(game, Rng(1))
    assert 300 < weight(game, s) < 5000
    assert weight(game, s) == pytest.approx(weight(game, s), rel=0.1)
