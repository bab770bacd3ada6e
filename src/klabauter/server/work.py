"""Expensive work: off the event loop, in turns by who pays for it, and within a budget of CPU time.

``Threads`` are for work that can pause between two steps, such as loading a table act by act. ``Processes`` are for
work that strangers can make arbitrarily heavy or that takes long anyway: when the budget of a job is over, the
operating system ends its process, whatever code that runs. Both serve the waiting payers one after the other: somebody
who asks for much waits for it, and others do not. Budgets are CPU time: on a busy machine everything takes longer, and
nobody is refused because of that.

No payer holds all places: the others do not have to wait until a long job of somebody else is done.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import multiprocessing.connection
import os
import pickle
import signal
import sys
import threading
import time
import traceback
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar
from typing import Generic, NamedTuple, TypeVar

from klabauter.server.costs import paying
from klabauter.server.errors import OverBudget, TooMuchWaiting, WorkerDied

log = logging.getLogger("klabauter.work")
T = TypeVar("T")
Job = Callable[[bytes], bytes]
SPARE = 2  # processes more than one payer can use at a time
SLICE = 0.02  # seconds of CPU time after which long work in a thread lets others have their turn

# What the server does by itself, such as waking tables after a start, is paid by nobody. Each such task can have turns
# of its own under a name.
own_work: ContextVar[str] = ContextVar("own_work", default="server")

charged = {"cpu_seconds": 0.0}  # to everybody together, since the process began


def charge(cpu_seconds: float, account: bool = True) -> None:
    """Charge CPU time that was used in a thread or in another process, all of which comes here.

    Without ``account`` it is only counted: bots and hints have turns of their own and a bound for each payer, and
    somebody who plays against strong bots must not be slowed down for it.
    """
    charged["cpu_seconds"] += cpu_seconds
    bill = paying()
    if account and bill is not None:
        bill.charge(cpu_seconds)


def payer() -> str:
    """In whose turns the work of the current task is done."""
    bill = paying()
    return own_work.get() if bill is None else bill.payer


class Turns:
    """A number of places for which payers wait. They are given to the payers in turns, one at a time, and no payer has
    more than ``each`` of them."""

    def __init__(self, places: int, each: int, most_waiting: int) -> None:
        self._free = places
        self._each = each
        self._held: Counter[str] = Counter()  # places by payer
        self._most = most_waiting  # jobs of one payer
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}  # the payer whose turn is next comes first

    @asynccontextmanager
    async def turn(self, who: str, begun: bool = False, quick: bool = False) -> AsyncIterator[None]:
        """Wait for a place and hold it. Raises TooMuchWaiting if this payer has too many jobs in the queue.

        begun: this is the next part of a job that had a place before: it is never refused.
        quick: it comes before the other jobs of the same payer.
        """
        if self._free and self._held[who] < self._each:  # then nobody waits who could have it
            self._take(who)
        else:
            await self._wait(who, begun, quick)
        try:
            yield
        finally:
            self._give_back(who)

    async def _wait(self, who: str, begun: bool, quick: bool) -> None:
        queue = self._waiting.setdefault(who, deque())
        if len(queue) >= self._most and not begun:
            raise TooMuchWaiting()
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if quick:
            queue.appendleft(place)
        else:
            queue.append(place)
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():  # it was given in the same moment
                self._give_back(who)
            raise
        finally:
            queue.remove(place)
            if not queue:
                del self._waiting[who]

    def _take(self, who: str) -> None:
        self._free -= 1
        self._held[who] += 1

    def _give_back(self, who: str) -> None:
        """A place is free: the next payer who may have one more gets it, and comes last then."""
        self._free += 1
        self._held[who] -= 1
        if not self._held[who]:
            del self._held[who]
        for following, queue in self._waiting.items():
            place = next((one for one in queue if not one.done()), None)
            if place is not None and self._held[following] < self._each:
                self._waiting[following] = self._waiting.pop(following)
                self._take(following)
                place.set_result(None)
                return


class _Timed(Generic[T]):
    """A function that notes how much CPU time its call took."""

    def __init__(self, function: Callable[[], T]) -> None:
        self._function = function
        self.cpu_seconds = 0.0

    def __call__(self) -> T:
        began = time.thread_time()
        try:
            return self._function()
        finally:
            self.cpu_seconds = time.thread_time() - began


class Threads:
    """Threads of this process. Compiled code does not let others run before it returns, so calls should be short.

    If there are several, no payer has all of them.
    """

    def __init__(self, size: int, most_waiting: int, name: str) -> None:
        self._turns = Turns(size, max(1, size - 1), most_waiting)
        self._pool = ThreadPoolExecutor(size, thread_name_prefix=name)

    def close(self) -> None:
        """Drop calls that wait; those that run finish on their own."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def run(self, function: Callable[[], T], begun: bool = False) -> T:
        """Call the function in a thread, for the current payer. Raises TooMuchWaiting, or what the function raises."""
        who, timed = payer(), _Timed(function)
        async with self._turns.turn(who, begun):
            try:
                return await asyncio.get_running_loop().run_in_executor(self._pool, timed)
            finally:
                charge(timed.cpu_seconds)

    async def steps(self, work: Generator[None, None, T], budget: float) -> T:
        """Do work that yields between its steps, in slices between which others have their turn.

        Raises OverBudget if it has used more than ``budget`` seconds of CPU time.
        """
        left = budget
        while True:
            part = await self.run(lambda: _advance(work), begun=left < budget)
            left -= part.cpu_seconds
            if part.done:
                return part.done[0]
            if left <= 0:
                raise OverBudget(seconds=budget)


class _Part(NamedTuple, Generic[T]):
    """What a slice of work took; ``done`` holds the result once there is one."""

    cpu_seconds: float
    done: tuple[T] | None


def _advance(work: Generator[None, None, T]) -> _Part[T]:
    began = time.thread_time()
    try:
        while time.thread_time() < began + SLICE:
            next(work)
    except StopIteration as stop:
        return _Part(time.thread_time() - began, (stop.value,))
    return _Part(time.thread_time() - began, None)


class Done(NamedTuple):
    """What a job returned, and the CPU time it took."""

    data: bytes
    cpu_seconds: float


class Processes:
    """Worker processes of this machine. They are started when they are needed and reused.

    One payer can use ``size`` of them at a time. Two more are for the others: the operating system shares the processor
    among them, so that a short job does not wait for a long one of somebody else.
    """

    def __init__(self, size: int, most_waiting: int) -> None:
        size = max(1, size)
        self._turns = Turns(size + SPARE, size, most_waiting)
        self._threads = ThreadPoolExecutor(size + SPARE, thread_name_prefix="worker")  # each waits for one process
        self._idle: list[_Process] = []
        self._all: set[_Process] = set()

    async def run(self, job: Job, data: bytes, budget: float, who: str | None = None, quick: bool = False) -> Done:
        """Let a worker call ``job(data)``, a function of a module, for a payer: the current one if none is named.

        Raises TooMuchWaiting if the payer has too many jobs waiting, OverBudget if the job used more than ``budget``
        seconds of CPU time, WorkerDied if its process was killed, RuntimeError if the job failed.
        """
        async with self._turns.turn(who or payer(), quick=quick):
            process = self._idle.pop() if self._idle else _Process()
            self._all.add(process)
            try:
                loop = asyncio.get_running_loop()
                done = await loop.run_in_executor(self._threads, process.run, job, data, budget)
            except OverBudget:
                charge(budget, account=who is None)
                raise
            finally:
                if process.idle:
                    self._idle.append(process)
                else:  # it is gone, or nobody waits for it any more
                    process.end()
                    self._all.discard(process)
        charge(done.cpu_seconds, account=who is None)
        return done

    def close(self) -> None:
        """Kill all workers, whatever they are doing, and drop jobs that wait."""
        for process in list(self._all):  # nobody wants to know any more what they find out
            process.end()
        self._threads.shutdown(wait=False, cancel_futures=True)


class _Process:
    """One worker process, seen from the server."""

    def __init__(self) -> None:
        self.idle = False
        self._pipe: multiprocessing.connection.Connection | None = None
        self._process: multiprocessing.process.BaseProcess | None = None

    def run(self, job: Job, data: bytes, budget: float) -> Done:
        """In a thread: hand the job over and wait until it is done."""
        self.idle = False
        if self._pipe is None:
            processes = multiprocessing.get_context("spawn")
            self._pipe, theirs = processes.Pipe()
            self._process = processes.Process(target=_serve, args=(theirs,), daemon=True)
            self._process.start()
            theirs.close()
        assert self._process is not None
        try:
            self._pipe.send_bytes(pickle.dumps((job, data, budget)))
            failure, result, cpu_seconds = pickle.loads(self._pipe.recv_bytes())
        except (EOFError, OSError):
            self._process.join()
            if self._process.exitcode == -OUT_OF_TIME:
                raise OverBudget(seconds=budget) from None
            log.warning("a worker process died (%s)", self._process.exitcode)
            raise WorkerDied() from None
        self.idle = True
        if failure:
            raise RuntimeError(f"a job failed in its worker process:\n{failure}")
        return Done(result, cpu_seconds)

    def end(self) -> None:
        if self._process is not None:
            self._process.kill()


# -- in the worker process

OUT_OF_TIME = 27 if sys.platform == "win32" else signal.SIGPROF  # the signal that ends it; Windows has no such budgets


def _serve(pipe: multiprocessing.connection.Connection) -> None:
    """Do one job after the other until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the key that ends the server must not end this one first
    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            job, data, budget = pickle.loads(pipe.recv_bytes())
            began = time.process_time()
            _end_after(budget)
            try:
                result, failure = job(data), ""
            except Exception:
                result, failure = b"", traceback.format_exc()
            _end_after(0)
            pipe.send_bytes(pickle.dumps((failure, result, time.process_time() - began)))


def _end_after(cpu_seconds: float) -> None:
    """Let the system end this process after so much CPU time; 0: no more. Works while compiled code runs, too."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, cpu_seconds)


def _end_with(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(0)
