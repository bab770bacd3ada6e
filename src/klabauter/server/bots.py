"""Bots think in other processes: they are handed a question with a view in it, never a table.

In one process the questions go to a pool of worker processes. With Redis they go to a queue, from which any number of
``klabauter worker`` processes on any machine take them; the answers come back by another queue, from which any web
process takes them. A question that got lost with a worker is asked again after a while; a second answer is too late.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from klabauter.bots import levels
from klabauter.kernel import fairness
from klabauter.server.absence import absence
from klabauter.server.errors import Busy, NoHints, NotNow
from klabauter.server.tables.sheet import Sheet
from klabauter.server.thinking import Advice, Answer, Question, prepare, think

if TYPE_CHECKING:  # loaded by the first bot that thinks
    from concurrent.futures import ProcessPoolExecutor

log = logging.getLogger("klabauter.bots")
QUEUE = "klabauter"  # the beginning of every name in Redis
HINTS_KEPT = 60  # seconds: whoever asked may be gone
STAND_IN = "sailor"  # the level that plays for absent people, and for those who want an answer at once


Answered = Callable[[Answer], Awaitable[None]]


def question(sheet: Sheet, heard: int) -> Question | None:
    """What to ask a bot at this table now; ``heard`` is how much of the log it knew at its last decision."""
    seat = sheet.turn
    if sheet.table is None or seat is None or not sheet.seats[seat].by_bot:
        return None
    made, table = sheet.made, sheet.table
    return Question(
        sheet.id, sheet.at, seat, sheet.seats[seat].bot or STAND_IN, f"{fairness.bot_seed(sheet.secret)}/seat {seat}",
        made.game, made.seats, made.options, made.components, made.rules,
        table.view(seat), [str(move) for move in table.moves()], table.log(seat, heard),
    )  # fmt: skip


def hint_question(sheet: Sheet, seat: int, quick: bool = False) -> Question:
    """What to ask the strongest bot, or one that answers at once, for a person who is asked and may have a hint."""
    table = sheet.referee()
    if not sheet.hints(seat):
        raise NoHints()
    if table.actor != seat or sheet.seats[seat].by_bot:
        raise NotNow()
    made, level = sheet.made, STAND_IN if quick else levels()[-1]
    return Question(
        sheet.id, sheet.at, seat, level, f"{fairness.bot_seed(sheet.secret)}/hints {seat}",
        made.game, made.seats, made.options, made.components, made.rules,
        table.view(seat), [str(move) for move in table.moves()], [], "here",
    )  # fmt: skip


class Brains:
    """Worker processes of this machine; started when first needed, anew when one was killed."""

    def __init__(self, size: int) -> None:
        self._size = max(1, size)
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, data: bytes) -> bytes | None:
        """The answer to a question; None if the worker died over it."""
        from concurrent.futures.process import BrokenProcessPool, ProcessPoolExecutor

        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._size, multiprocessing.get_context("spawn"), prepare)
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, think, data)
        except BrokenProcessPool:
            log.warning("a bot worker died; starting others")
            if self._pool is pool:
                self._pool = None
            return None

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            for child in multiprocessing.active_children():  # nobody wants to know any more what they think
                child.terminate()


class Asking(Protocol):
    """Where questions go."""

    def ask(self, asked: Question) -> None: ...

    async def hints(self, asked: Question) -> Advice:
        """Busy if nobody could think about it."""
        ...

    async def close(self) -> None: ...


class Here:
    """Bots of one server process."""

    def __init__(self, size: int, answered: Answered) -> None:
        self._brains = Brains(size)
        self._answered = answered
        self._asked: dict[str, asyncio.Task[None]] = {}

    def ask(self, asked: Question) -> None:
        """Let a bot think, unless one thinks about this table already."""
        if asked.table not in self._asked:
            self._asked[asked.table] = asyncio.ensure_future(self._ask(asked))

    async def _ask(self, asked: Question) -> None:
        try:
            data = await self._brains.think(msgspec.msgpack.encode(asked))
        finally:
            del self._asked[asked.table]
        if data is not None:  # else the table is found again by the sweep
            await self._answered(msgspec.msgpack.decode(data, type=Answer))

    async def hints(self, asked: Question) -> Advice:
        data = await self._brains.think(msgspec.msgpack.encode(asked))
        if data is None:
            raise Busy()
        return msgspec.msgpack.decode(data, type=Advice)

    async def close(self) -> None:
        for task in list(self._asked.values()):
            task.cancel()
        self._brains.close()


class Queued:
    """Bots of any number of worker processes, by way of Redis."""

    def __init__(self, url: str, patience: float, answered: Answered) -> None:
        self._redis = _redis(url)
        self._patience = patience
        self._answered = answered
        self._tasks: set[asyncio.Task[None]] = {asyncio.ensure_future(self._listen())}

    def ask(self, asked: Question) -> None:
        task = asyncio.ensure_future(self._ask(asked))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _ask(self, asked: Question) -> None:
        """Once for all processes; again only when an answer is long overdue."""
        mark = f"{QUEUE}:asking:{asked.table}:{asked.at}"
        try:
            if not await self._redis.set(mark, 1, nx=True, px=int(1000 * self._patience)):
                return
        except absence() as error:
            log.warning("no bot can be asked: %s", error)
            return
        await _put(self._redis, f"{QUEUE}:asked", msgspec.msgpack.encode(asked))

    async def hints(self, asked: Question) -> Advice:
        """From a queue of its own, so that the process that asked gets them."""
        asked.hints = f"{QUEUE}:hints:{secrets.token_hex(8)}"
        try:
            await self._redis.set(f"{asked.hints}:wanted", 1, px=int(1000 * self._patience))
            await self._redis.lpush(f"{QUEUE}:asked", msgspec.msgpack.encode(asked))
            found = await self._redis.brpop([asked.hints], timeout=self._patience)
        except absence() as error:
            log.warning("no bot can be asked: %s", error)
            found = None
        if found is None:
            raise Busy()
        return msgspec.msgpack.decode(found[1], type=Advice)

    async def _listen(self) -> None:
        async for data in _taken(self._redis, f"{QUEUE}:answered"):
            await self._answered(msgspec.msgpack.decode(data, type=Answer))

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()


class Worker:
    """Takes questions from Redis and answers them: all there is to a worker process."""

    def __init__(self, url: str, size: int) -> None:
        self._redis = _redis(url)
        self._brains = Brains(size)
        self._tasks = [asyncio.ensure_future(self._work()) for _ in range(max(1, size))]

    async def _work(self) -> None:
        async for data in _taken(self._redis, f"{QUEUE}:asked"):
            try:
                hints = msgspec.msgpack.decode(data, type=Question).hints
                if hints and not await self._redis.exists(f"{hints}:wanted"):
                    continue  # nobody waits for them any more
                answer = await self._brains.think(data)
            except Exception:
                log.exception("a question could not be answered")
                continue
            if answer is not None:
                await self._answer(hints, answer)

    async def _answer(self, hints: str, answer: bytes) -> None:
        await _put(self._redis, hints or f"{QUEUE}:answered", answer, HINTS_KEPT if hints else None)

    async def run(self) -> None:
        await asyncio.gather(*self._tasks)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._brains.close()
        await self._redis.aclose()


def _redis(url: str) -> Any:
    from redis.asyncio import Redis

    return Redis.from_url(url, socket_timeout=None)


async def _put(redis: Any, queue: str, data: bytes, seconds: int | None = None) -> None:
    """Into a queue, for so long. What gets lost is asked for again."""
    try:
        await redis.lpush(queue, data)
        if seconds is not None:
            await redis.expire(queue, seconds)
    except absence() as error:
        log.warning("Redis does not answer: %s", error)


async def _taken(redis: Any, queue: str) -> AsyncIterator[bytes]:
    """What is taken from a queue, for ever; an absence of Redis is survived."""
    while True:
        try:
            found = await redis.brpop([queue], timeout=5)
        except absence() as error:
            log.warning("Redis does not answer: %s", error)
            await asyncio.sleep(1)
            continue
        if found is not None:
            yield found[1]
