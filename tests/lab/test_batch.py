"""Tables as arrays: observations know what their seat knows, masks are the options, seeds decide everything else."""

from __future__ import annotations

import os
import random
import re
import signal
import sys
from itertools import pairwise

import numpy as np
import numpy.typing as npt
import pytest

from examples.learning import self_taught
from klabauter.games import games, info, make
from klabauter.kernel.frame import State
from klabauter.lab.batch import Batch, Now, glimpse
from klabauter.lab.errors import BadAction, BadBatch
from klabauter.lab.layouts import layout
from klabauter.lab.observe import By, Crew, Each, Fields, Layout, Name, Number, Owner, Part, Rows, Seats, Steps

CASES = [(game, seats) for game in games() for seats in sorted({*info(game).seats, 3}) if seats <= info(game).seats[1]]


def written(part: Part, value: object, seat: int = 0) -> list[float]:
    row = [0.0] * part.size
    part.write(value, row, 0, seat)
    return row


def fields(s: State) -> list[object]:
    return [getattr(s, name) for name in s.fields()]


# -- parts


def test_parts_write_what_they_say() -> None:
    colours = Name(("red", "blue", "red"))
    assert written(Number(4), 2) == [0.5]
    assert written(Number(), None) == [0]
    assert written(colours, "blue") == [0, 1, 0]
    assert written(colours, None) == [0, 0, 1]
    assert written(colours, [None, [1]]) == [0, 0, 1]
    assert written(Each(colours), ["red", "red", None, ["blue", [0]]]) == [2, 1, 1]
    assert written(Rows(2, colours), ["blue"]) == [0, 1, 0, 0, 0, 0]
    assert written(By(("a", "b"), Number()), {"b": 7}) == [0, 7]
    assert written(Fields({"x": Number(), 1: colours}), None) == [0, 0, 0, 0]
    with pytest.raises(ValueError, match="3 of at most 2"):
        written(Rows(2, Number()), [1, 2, 3])
    with pytest.raises(KeyError):
        written(colours, "green")


def test_seats_are_turned_so_that_the_own_one_comes_first() -> None:
    assert written(Owner(3), 2, seat=2) == [1, 0, 0]
    assert written(Owner(3), [0, 1], seat=2) == [0, 1, 1]
    assert written(Owner(3), None, seat=2) == [0, 0, 0]
    assert written(Owner(2, crews=1), 2, seat=1) == [0, 0, 1]
    assert written(Crew(2, ("seat-0", "seat-1", "imaginary")), "seat-0", seat=1) == [0, 1, 0]
    assert written(Seats(3, Number()), [10, 11, 12], seat=1) == [11, 12, 10]
    assert written(Seats(2, Number(), crews=1), [10, 11, 12], seat=1) == [11, 10, 12]
    assert written(Seats(2, Number(), each=2), [1, 2, 3, 4], seat=1) == [3, 4, 1, 2]


def test_pending_steps_are_turned_too() -> None:
    steps = Steps(make("jolly-und-roger"))
    assert written(steps, ["play 1", "next 0"], seat=1) == written(steps, ["play 0", "next 1"], seat=0)
    assert written(steps, ["play 1", "next 0"], seat=0) != written(steps, ["play 0", "next 1"], seat=0)


# -- observations


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_an_observation_is_a_function_of_the_view_alone(name: str, seats: int) -> None:
    """In every world the seat holds possible, the true one and others, it sees the same numbers and the same mask."""
    game, rng = make(name, seats), random.Random(f"{name} {seats}")
    where = layout(game)
    others = 0
    for _ in range(2):
        s = game.initial()
        game.settle(s, rng)
        while (seat := game.actor(s)) >= 0:
            if rng.random() < 0.15:
                view = game.view(s, seat)
                assert {*view["known"]} == {part for part, _, _ in where.parts[2:]}  # nothing known is left out
                part = glimpse(game, s, seat)
                assert part == {key: view[key] for key in part}
                seen = where.observe(view)
                world = game.sample(view, rng)
                others += fields(world) != fields(s)
                assert where.observe(glimpse(game, world, seat)) == seen
                assert game.options(world) == game.options(s)
            moves = game.options(s)
            game.step(s, moves[int(rng.random() * len(moves))], rng)
    assert others or not game.secrets


def test_a_layout_describes_every_number(subtests: pytest.Subtests) -> None:
    for name, seats in CASES:
        with subtests.test(name, seats=seats):
            where = layout(make(name, seats))
            described = where.describe()
            assert [at for _, at, _, _ in described] == [0, *[at + size for _, at, size, _ in described[:-1]]]
            assert described[-1][1] + described[-1][2] == where.size
            assert all([meaning for _, _, _, meaning in described])


def test_different_views_are_different_observations() -> None:
    game, rng = make("freibeuter", 3), random.Random(1)
    where, s, seen = Layout(game, dict([(name, part) for name, _, part in layout(game).parts][2:])), game.initial(), []
    game.settle(s, rng)
    while game.actor(s) >= 0:
        seen.append(where.observe(game.view(s, 0)))
        moves = game.options(s)
        game.step(s, moves[0], rng)
    assert all([before != after for before, after in pairwise(seen)])


# -- batches


@pytest.mark.parametrize("name", games())
def test_tables_go_on_by_themselves_and_wins_are_shared(name: str) -> None:
    rng = np.random.default_rng(1)
    batch = Batch(name, 3, info(name).seats[0], seed="s")
    now = batch.reset()
    ended = 0
    twin = make(name, info(name).seats[0])
    luck = random.Random("s/1/0")  # table 1, its first game
    s: State | None = twin.initial()
    assert s is not None
    twin.settle(s, luck)
    while ended < 3:
        if s is not None:
            assert now.actors[1] == twin.actor(s)
            assert [batch.actions[n] for n in np.flatnonzero(now.masks[1])] == sorted(
                twin.options(s), key=batch.actions.index
            )
            assert now.observations[1].tolist() == pytest.approx(batch.layout.observe(twin.view(s, twin.actor(s))))
        actions = batch.lot(rng)
        assert now.masks[np.arange(3), actions].all()
        now = batch.step(actions)
        if s is not None:
            twin.step(s, batch.actions[actions[1]], luck)
            if twin.actor(s) < 0:
                assert now.done[1]
                assert now.rewards[1].tolist() == pytest.approx(twin.shares(s))
                s = None
        assert now.rewards[now.done].sum(1) == pytest.approx(1)
        assert not now.rewards[~now.done].any()
        assert now.masks.any(1).all()
        ended += int(now.done.sum())


def played(jobs: int, steps: int, observe: bool = True) -> list[np.ndarray]:
    rng = np.random.default_rng(1)
    found: list[np.ndarray] = []
    with Batch("jolly-und-roger", 5, seed="s", jobs=jobs, observe=observe) as batch:
        now = batch.reset()
        for _ in range(steps):
            now = batch.step(batch.lot(rng))
            found += [array.copy() for array in now[0 if observe else 1 :]]
    return found


def test_the_number_of_processes_changes_nothing() -> None:
    one, two = played(1, 60), played(2, 60)
    assert all([np.array_equal(a, b) for a, b in zip(one, two, strict=True)])


def test_without_observations_the_rest_is_the_same() -> None:
    seen, blind = played(1, 30), played(1, 30, observe=False)
    kept = [array for at, array in enumerate(seen) if at % 5]
    assert all([np.array_equal(a, b) for a, b in zip(kept, blind, strict=True)])


def test_the_seed_decides() -> None:
    first, again, other = (Batch("port-royal", 4, seed=seed).reset().observations for seed in ("a", "a", "b"))
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)


def test_an_illegal_action_is_refused_and_nothing_has_changed() -> None:
    batch = Batch("jolly-und-roger", 2)
    now = batch.reset()
    before = [array.copy() for array in now]
    legal = np.flatnonzero(now.masks[0])
    for wrong in (0, -1, len(batch.actions)):
        with pytest.raises(BadAction, match=f"Action {wrong} is not legal at table 1. No table has moved. Possible: "):
            batch.step([legal[0], wrong])
    with pytest.raises(BadBatch, match=r"2 actions are expected, one for each table, not 3\. No table has moved"):
        batch.step([legal[0]] * 3)
    with pytest.raises(BadBatch, match="at least one table"):
        Batch("jolly-und-roger", 0)
    assert all([np.array_equal(a, b) for a, b in zip(before, now, strict=True)])


def test_a_lost_process_and_a_closed_batch_are_told() -> None:
    with Batch("jolly-und-roger", 2, jobs=2) as batch:
        batch.reset()
        process = batch._workers[1][0]
        os.kill(process.pid, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)
        process.join()
        with pytest.raises(BadBatch, match="a process has ended"):
            batch.reset()
    with pytest.raises(BadBatch, match="it was closed"):
        batch.reset()


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
    assert re.match(r"before: \d+% of the wins against moves by lot \(95 % interval \d+% to \d+%\)\n", out)
    assert "learned nothing" in out
    assert "at the end" not in out


def test_the_seconds_of_the_example_count_its_exams(stepped: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_taught, "TABLES", 4)
    shares = self_taught.train("jolly-und-roger", 480, 1, exams=4, clock=lambda: float(stepped[0]))
    assert len(shares) == 3, "before, once in between, and after"
    assert 400 < stepped[0] <= 480
