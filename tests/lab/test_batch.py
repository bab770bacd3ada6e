"""Tables as arrays: masks are the options, seeds decide everything else."""

from __future__ import annotations

import os
import signal
import sys

import numpy as np
import pytest

from klabauter.games import games, info, make
from klabauter.kernel.frame import State
from klabauter.kernel.rng import Rng
from klabauter.lab.batch import Batch
from klabauter.lab.errors import BadAction, BadBatch


@pytest.mark.parametrize("name", games())
def test_tables_go_on_by_themselves_and_wins_are_shared(name: str) -> None:
    rng = np.random.default_rng(1)
    batch = Batch(name, 3, info(name).seats[0], seed="s")
    now = batch.reset()
    twin = make(name, info(name).seats[0])  # the same as table 1: its first game, and the two after it
    for number in range(3):
        luck = Rng(f"s/1/{number}")
        s: State = twin.initial()
        twin.settle(s, luck)
        while twin.actor(s) >= 0:
            assert now.actors[1] == twin.actor(s)
            assert [batch.actions[n] for n in np.flatnonzero(now.masks[1])] == sorted(
                twin.options(s), key=batch.actions.index
            )
            wanted = batch.layout.observe(twin.view(s, twin.actor(s)))
            assert np.array_equal(now.observations[1], np.array(wanted, np.float32))
            actions = batch.random_actions(rng)
            assert now.masks[np.arange(3), actions].all()
            now = batch.step(actions)
            twin.step(s, batch.actions[actions[1]], luck)
            assert now.done[1] == (twin.actor(s) < 0)
            assert now.rewards[now.done].sum(1) == pytest.approx(1)
            assert not now.rewards[~now.done].any()
            assert now.masks.any(1).all()
        assert now.rewards[1].tolist() == pytest.approx(twin.shares(s))


def played(jobs: int, steps: int, observe: bool = True) -> list[np.ndarray]:
    rng = np.random.default_rng(1)
    found: list[np.ndarray] = []
    with Batch("jolly-und-roger", 5, seed="s", jobs=jobs, observe=observe) as batch:
        now = batch.reset()
        for _ in range(steps):
            now = batch.step(batch.random_actions(rng))
            found += [array.copy() for array in now[0 if observe else 1 :]]
    return found


def test_the_number_of_processes_changes_nothing() -> None:
    one, two = played(1, 60), played(2, 60)
    assert all([np.array_equal(a, b) for a, b in zip(one, two, strict=True)])


def test_without_observations_the_rest_is_the_same() -> None:
    seen, blind = played(1, 30), played(1, 30, observe=False)
    kept = [array for at, array in enumerate(seen) if at % 5]
    assert all([np.array_equal(a, b) for a, b in zip(kept, blind, strict=True)])


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("numbers", ["int16", "int8"])
def test_compact_observations_are_whole_numbers_of_units(jobs: int, numbers: str) -> None:
    rng = np.random.default_rng(1)
    with (
        Batch("jolly-und-roger", 5, seed="s", jobs=jobs, numbers=numbers, mask_bits=True) as small,
        Batch("jolly-und-roger", 5, seed="s") as large,
    ):
        units = np.array(small.layout.units(), np.float32)
        now, same = small.reset(), large.reset()
        for _ in range(60):
            assert now.observations.dtype == numbers
            assert np.array_equal(now.observations / units, same.observations)
            assert np.array_equal(np.unpackbits(now.masks, axis=1, count=len(small.actions)), same.masks)
            actions = small.random_actions(rng)
            now, same = small.step(actions), large.step(actions)


def test_numbers_that_a_byte_cannot_hold_become_the_greatest_it_can() -> None:
    with Batch("mutinies", 2, 2, seed="s", numbers="int8") as batch:
        before = batch.reset().observations.copy()
        assert batch._own is not None
        batch._own.tables.rows[3] = 900
        batch._own.show()
        assert batch.now.observations[0, 3] == 127
        assert np.array_equal(np.delete(batch.now.observations, 3, axis=1), np.delete(before, 3, axis=1))


def test_numbers_that_do_not_exist_are_refused() -> None:
    with pytest.raises(BadBatch, match=r"int4.*float32, int16, int8"):
        Batch("freibeuter", 1, numbers="int4")


def test_random_actions_come_as_often_as_each_other() -> None:
    with Batch("jolly-und-roger", 1) as batch:
        now = batch.reset()
        rng = np.random.default_rng(1)
        counts = np.bincount([batch.random_actions(rng)[0] for _ in range(3000)], minlength=len(batch.actions))
    legal = np.flatnonzero(now.masks[0])
    assert np.array_equal(np.flatnonzero(counts), legal)
    assert counts[legal].min() > 0.7 * 3000 / len(legal)


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


def test_the_former_name_of_random_actions_works_with_a_warning() -> None:
    with Batch("jolly-und-roger", 2) as batch:
        batch.reset()
        with pytest.warns(DeprecationWarning, match="random_actions"):
            old = batch.lot(np.random.default_rng(1))
        assert (old == batch.random_actions(np.random.default_rng(1))).all()
