"""The speed gate lets noise through and slowness not. Its clock is a part of it, so that tests can turn it by hand."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from bench import gate
from klabauter.lab.bench import form


class Machine:
    """Its time passes by the work that is done on it, and by disturbances."""

    def __init__(self, noise: Callable[[], float]) -> None:
        self.time = 0.0
        self.rested = 0.0
        self.noise = noise

    def clock(self) -> float:
        return self.time

    def work(self, cost: float) -> Callable[[], None]:
        def done() -> None:
            self.time += cost * (1 + self.noise())

        return done

    def rest(self, seconds: float) -> None:
        """While nothing is done, others may finish what disturbs."""
        self.rested += seconds

    def ratios(self, costs: Mapping[str, float], written: Mapping[str, float]) -> dict[str, float]:
        limits = {name: ratio * gate.ALLOWED for name, ratio in written.items()}
        paths = {name: self.work(cost) for name, cost in costs.items()}
        return gate.ratios(paths, limits, self.clock, self.work(0.004), self.rest)


WRITTEN = {"step": 2.0, "copy": 0.5}


@pytest.mark.parametrize("seed", range(20))
def test_noise_gets_through_and_a_path_that_is_twice_as_slow_does_not(seed: int) -> None:
    rng = random.Random(seed)

    def busy() -> float:
        return rng.choice((0.0, 0.02, 0.1, 0.5, 3.0))

    machine = Machine(busy)
    assert gate.too_slow(machine.ratios({"step": 0.008, "copy": 0.002}, WRITTEN), WRITTEN) == []
    said = gate.too_slow(machine.ratios({"step": 0.008, "copy": 0.004}, WRITTEN), WRITTEN)
    assert len(said) == 1
    assert said[0].startswith("copy: ")


def test_a_neighbour_that_is_busy_for_half_a_minute_gets_through() -> None:
    machine = Machine(lambda: 0.0)
    slowed = machine.work(0.006)
    free = machine.work(0.002)

    def copy() -> None:
        (free if machine.rested > 30 else slowed)()

    found = gate.ratios({"copy": copy}, {"copy": 0.75}, machine.clock, machine.work(0.004), machine.rest)
    assert gate.too_slow(found, {"copy": 0.5}) == []


def test_a_path_without_a_limit_must_be_written_down() -> None:
    assert gate.too_slow({"step": 1.0}, {}) == ["step: not in gate.toml, run bench/gate.py --write"]


def test_only_what_looks_slow_is_tried_again() -> None:
    machine = Machine(lambda: 0.0)
    tries = {"step": 0, "copy": 0}
    slow = machine.work(0.016)
    quick = machine.work(0.002)

    def step() -> None:
        tries["step"] += 1
        slow()

    def copy() -> None:
        tries["copy"] += 1
        quick()

    limits = {"step": 3.0, "copy": 0.75}
    gate.ratios({"step": step, "copy": copy}, limits, machine.clock, machine.work(0.004), machine.rest)
    assert tries["step"] >= gate.MOST_ROUNDS
    assert tries["copy"] < 100


def test_the_real_gate_catches_real_slowness_in_every_path_of_a_game() -> None:
    """Everything three times: on any machine and however busy, that is over the limit."""
    written = gate.read()[form()]
    paths = gate.hot_paths(["jolly-und-roger"])

    def thrice(work: gate.Work) -> gate.Work:
        return lambda: (work(), work(), work())

    found = gate.ratios({name: thrice(work) for name, work in paths.items()}, {})
    assert len(gate.too_slow(found, written)) == len(paths) == 4


def test_every_hot_path_is_written_down_in_both_forms() -> None:
    assert {*gate.read()} == {"compiled", "interpreted"}
    for table in gate.read().values():
        assert {*table} == {*gate.hot_paths()}


def test_the_paths_of_one_game_are_written_and_others_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "gate.toml"
    file.write_text('[interpreted]\n"port-royal copy" = 1.0\n"freibeuter copy" = 2.0\n"removed copy" = 3.0\n', "utf-8")
    monkeypatch.setattr(gate, "FILE", file)
    gate.write("interpreted", {"port-royal copy": 4.0})
    gate.write("compiled", {"port-royal copy": 5.0})
    assert gate.read() == {
        "compiled": {"port-royal copy": 5.0},
        "interpreted": {"port-royal copy": 4.0, "freibeuter copy": 2.0},
    }
