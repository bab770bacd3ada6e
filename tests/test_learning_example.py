"""The example that learns a game from nothing."""

from __future__ import annotations

import re

import numpy.typing as npt
import pytest

from examples.learning import self_taught
from klabauter.lab.batch import Batch, Now


@pytest.fixture
def stepped(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A clock for the example that goes on by one with every step of its tables."""
    steps = [0]

    class Counted(Batch):
        def step(self, actions: npt.ArrayLike) -> Now:
            steps[0] += 1
            return super().step(actions)

    monkeypatch.setattr(self_taught, "Batch", Counted)
    return steps


def test_the_example_learns(capsys: pytest.CaptureFixture[str]) -> None:
    shares = self_taught.train("jolly-und-roger", 1e9, 1, lessons=2, exams=100)
    assert shares[-1] > shares[0] + 0.08
    assert capsys.readouterr().out.startswith("before: ")


def test_the_example_says_so_when_it_learned_nothing(
    stepped: list[int], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(self_taught, "TABLES", 4)
    shares = self_taught.train("jolly-und-roger", 1, 1, exams=4, clock=lambda: float(stepped[0]))
    assert len(shares) == 1
    out = capsys.readouterr().out
    assert re.match(r"before: \d+% of the wins against random moves \(95 % interval \d+% to \d+%\)\n", out)
    assert "learned nothing" in out
    assert "at the end" not in out


def test_the_seconds_of_the_example_count_its_exams(stepped: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_taught, "TABLES", 4)
    shares = self_taught.train("jolly-und-roger", 480, 1, exams=4, clock=lambda: float(stepped[0]))
    assert len(shares) == 3, "before, once in between, and after"
    assert 400 < stepped[0] <= 480
