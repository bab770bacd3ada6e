"""Expensive work is done in turns by who pays for it, and within a budget of CPU time."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Generator

import pytest

from klabauter.server.config import Config
from klabauter.server.costs import Costs
from klabauter.server.errors import OverBudget, TooMuchWaiting, WorkerDied
from klabauter.server.work import Done, Processes, Threads, Turns, own_work
from tests.server import jobs


async def served(args: list[tuple[str, bool]], places: int = 1, each: int = 1) -> list[str]:
    """In which order payers get a place that is free again; each has the number of the job, too."""
    turns, order = Turns(places, each, 100), []
    counts: dict[str, int] = {}

    async def job(name: str, who: str, quick: bool) -> None:
        async with turns.turn(who, quick=quick):
            order.append(name)
            await asyncio.sleep(0)

    jobs = []
    for who, quick in args:
        counts[who] = counts.get(who, 0) + 1
        jobs.append(job(f"{who}{counts[who]}", who, quick))
    await asyncio.gather(*jobs)
    return order


def test_payers_are_served_in_turns() -> None:
    slow = [("a", False)] * 4 + [("b", False)] * 2 + [("c", False)]
    assert asyncio.run(served(slow)) == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]


def test_no_payer_has_all_places_and_a_place_is_not_kept_free_for_nobody() -> None:
    slow = [("a", False)] * 4 + [("b", False)] * 2 + [("c", False)]
    assert asyncio.run(served(slow, places=2)) == ["a1", "b1", "a2", "b2", "c1", "a3", "a4"]
    assert asyncio.run(served(slow, places=3, each=2)) == ["a1", "a2", "b1", "a3", "b2", "c1", "a4"]


def test_a_job_does_not_wait_for_the_long_one_of_another_payer() -> None:
    async def run() -> None:
        processes = Processes(1, 10)
        long = [asyncio.ensure_future(processes.run(jobs.sleeping, b"", 60.0, "a")) for _ in range(5)]
        for who in "bcb":
            await processes.run(jobs.process_id, b"", 60.0, who)
        assert not any([job.done() for job in long])
        processes.close()
        await asyncio.gather(*long, return_exceptions=True)

    asyncio.run(asyncio.wait_for(run(), 60))


def test_quick_jobs_come_before_the_slow_ones_of_the_same_payer_only() -> None:
    requests = [("a", False)] * 3 + [("b", False), ("a", True)]
    assert asyncio.run(served(requests)) == ["a1", "a4", "b1", "a2", "a3"]


def test_one_payer_can_have_only_so_much_waiting_and_others_are_not_affected() -> None:
    async def run() -> None:
        turns, go_on = Turns(1, 1, 2), asyncio.Event()

        async def job(who: str) -> None:
            async with turns.turn(who):
                await go_on.wait()

        jobs = [asyncio.ensure_future(job("a")) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(TooMuchWaiting):
            await job("a")
        jobs.append(asyncio.ensure_future(job("b")))
        jobs[1].cancel()  # who gives up leaves nothing behind
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(*jobs, return_exceptions=True)
        async with turns.turn("a"):
            pass

    asyncio.run(asyncio.wait_for(run(), 60))


@pytest.mark.parametrize("first", ["the waiting job", "the place"])
def test_a_place_is_not_lost_if_its_next_holder_gives_up_in_the_same_moment(first: str) -> None:
    async def run() -> None:
        turns = Turns(1, 1, 10)

        async def job() -> None:
            async with turns.turn("a"):
                pass

        async with turns.turn("b"):
            waiting = asyncio.ensure_future(job())
            await asyncio.sleep(0)
            if first == "the waiting job":
                waiting.cancel()
        waiting.cancel()
        await job()
        await asyncio.gather(waiting, return_exceptions=True)
        assert waiting.cancelled()
        await job()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_long_work_in_a_thread_gives_way_and_ends_with_its_budget() -> None:
    order: list[str] = []

    def work(name: str, steps: int) -> Generator[None, None, str]:
        for _ in range(steps):
            jobs.burn(0.011)
            order.append(name)
            yield
        return name

    async def run() -> None:
        threads = Threads(1, 10, "test")

        async def done(who: str, steps: int, budget: float) -> str:
            own_work.set(who)
            return await threads.steps(work(who, steps), budget)

        long = asyncio.ensure_future(done("a", 10_000, 0.5))
        await asyncio.sleep(0)  # it has begun
        assert await done("b", 8, 60.0) == "b"
        before = order[: len(order) - order[::-1].index("b")].count("a")
        assert 3 <= before <= 20  # in turns, one or two steps each time
        with pytest.raises(OverBudget):
            await long
        threads.close()

    asyncio.run(run())


def test_a_job_that_exceeds_its_budget_ends_with_its_process_and_others_go_on() -> None:
    async def run() -> None:
        processes = Processes(2, 10)
        endless = asyncio.ensure_future(processes.run(jobs.endless, b"", 0.3, "a"))
        first = await processes.run(jobs.process_id, b"", 60.0, "b")
        with pytest.raises(OverBudget):
            await endless
        results = [await processes.run(jobs.process_id, b"", 60.0, "b") for _ in range(3)]
        assert {one.data for one in results} == {first.data}  # its process was not ended
        with pytest.raises(RuntimeError, match="ZeroDivisionError"):
            await processes.run(jobs.failing, b"", 60.0, "b")
        with pytest.raises(WorkerDied):
            await processes.run(jobs.dying, b"", 60.0, "b")
        assert isinstance(await processes.run(jobs.process_id, b"", 60.0, "b"), Done)  # a new one is started
        given_up = asyncio.ensure_future(processes.run(jobs.sleeping, b"", 60.0, "b"))
        for _ in range(3):
            await asyncio.sleep(0)
        given_up.cancel()
        await asyncio.gather(given_up, return_exceptions=True)
        ended = int((await processes.run(jobs.process_id, b"", 60.0, "b")).data)
        processes.close()
        while _runs(ended):
            await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(run(), 60))


def test_what_is_used_elsewhere_is_charged_to_whoever_pays_for_the_task_and_bots_to_nobody() -> None:
    costs = Costs(Config().budgets())
    bill, threads, processes = costs.bill("anna", None), Threads(1, 10, "test"), Processes(1, 10)

    async def run() -> None:
        await threads.run(lambda: jobs.burn(0.05))
        assert bill.accounts[0].cpu > 0.05
        with pytest.raises(OverBudget):
            await processes.run(jobs.endless, b"", 0.2)
        assert bill.accounts[0].cpu > 0.25
        with pytest.raises(OverBudget):
            await processes.run(jobs.endless, b"", 0.4, "anna")
        assert bill.accounts[0].cpu < 0.6
        threads.close()
        processes.close()

    asyncio.run(bill.run(run()))


def _runs(process: int) -> bool:
    try:
        os.kill(process, 0)
        os.waitpid(process, os.WNOHANG)
    except (ProcessLookupError, ChildProcessError):
        return False
    return True
