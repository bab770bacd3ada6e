"""Bots think in other processes: they are handed a question with a view in it, never a table.

In one process the questions go to a pool of worker processes. With Redis they go to queues, from which any number of
``klabauter worker`` processes on any machine take them; the answers come back by another queue, from which any web
process takes them. A question that got lost with a worker is asked again after a while; a second answer is too late.

Every question has a payer: the address of the host, or of somebody else at the table, or of the person who wants a hint
(``Bill.payer``); the host where nobody is present. Payers are served in turns, here and in Redis, and each can have
only so many questions waiting. A question for which there is no room is asked again later. No payer has all processes
of a worker: a bot that answers at once does not wait until somebody else's has thought.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Protocol

import msgspec

from klabauter.bots import levels
from klabauter.kernel import fairness
from klabauter.server.bot_worker import Answer, HintAnswer, Question, Thought, think
from klabauter.server.errors import Busy, NoHints, NotNow, OverBudget, TooMuchWaiting, WorkerDied
from klabauter.server.pace import SEARCHING
from klabauter.server.redis_errors import redis_errors
from klabauter.server.tables.sheet import Sheet
from klabauter.server.work import SPARE, Processes, charge

log = logging.getLogger("klabauter.bots")
QUEUE = "klabauter"  # the beginning of every name in Redis
HINTS_KEPT = 60  # seconds: the asking person may be gone
STAND_IN = "sailor"  # the level that plays for absent people, and for those who want an answer at once
QUICKEST = "random"
THINKING = 10.0  # seconds of CPU time for one question; the strongest level takes about one
MOST_WAITING = 20  # questions of one payer
ALL_SERVED = 0.02  # seconds until a worker looks again, if it serves everybody who waits

# Redis: a list of questions for each payer who has some waiting, a ring of these payers, and a list of wake-up calls on
# which workers block. Both scripts run as a whole, so that a payer is in the ring if and only if something waits.
PUT = """
local waiting = redis.call('LLEN', KEYS[1])
if waiting >= tonumber(ARGV[2]) then return 0 end
redis.call(ARGV[4], KEYS[1], ARGV[3])
if waiting == 0 then redis.call('LPUSH', KEYS[2], ARGV[1]) end
redis.call('LPUSH', KEYS[3], 1)
redis.call('LTRIM', KEYS[3], 0, 99)
return 1
"""
# TAKE returns the next question of a payer who is not in the list of those the worker serves already; false if nobody
# waits, or 1 if only such payers wait: then another worker is woken.
TAKE = """
local served = {}
for n = 2, #ARGV do served[ARGV[n]] = true end
local waiting = redis.call('LLEN', KEYS[1])
for n = 1, waiting do
    local payer = redis.call('RPOP', KEYS[1])
    if not served[payer] then
        local question = redis.call('RPOP', ARGV[1] .. payer)
        if redis.call('LLEN', ARGV[1] .. payer) > 0 then redis.call('LPUSH', KEYS[1], payer) end
        return question
    end
    redis.call('LPUSH', KEYS[1], payer)
end
if waiting == 0 then return false end
redis.call('LPUSH', KEYS[2], 1)
redis.call('LTRIM', KEYS[2], 0, 99)
return 1
"""

Answered = Callable[[Answer], Awaitable[None]]


def question(sheet: Sheet, payer: str, heard: int, quick: bool = False) -> Question | None:
    """What to ask a bot at this table now; ``heard`` is how much of the log it knew at its last decision.

    quick: ask a level that does not search, since the bot's own one took too long at this table.
    """
    seat = sheet.turn
    if sheet.table is None or seat is None or not sheet.seats[seat].by_bot:
        return None
    level = STAND_IN if quick else sheet.seats[seat].bot or STAND_IN
    return _question(sheet, seat, level, f"seat {seat}", payer, sheet.table.log(seat, heard))


def hint_question(sheet: Sheet, seat: int, payer: str, quick: bool = False) -> Question:
    """What to ask the strongest bot, or one that answers at once, for a person who is asked and may have a hint."""
    table = sheet.referee()
    if not sheet.hints(seat):
        raise NoHints()
    if table.actor != seat or sheet.seats[seat].by_bot:
        raise NotNow()
    asked = _question(sheet, seat, STAND_IN if quick else levels()[-1], f"hints {seat}", payer, [])
    asked.hints = "here"
    return asked


def _question(
    sheet: Sheet, seat: int, level: str, purpose: str, payer: str, events: list[dict[str, object]]
) -> Question:
    """With the components the table is played with, which may be others than those of today."""
    table, game, setting = sheet.referee(), sheet.made.game, sheet.game.setting
    return Question(
        table=sheet.id,
        at=sheet.move_count,
        seat=seat,
        level=level,
        seed=f"{fairness.bot_seed(sheet.secret)}/{purpose}",
        game=game,
        seats=setting.seats,
        options=setting.options,
        components=setting.own,
        rules=setting.version,
        view=table.view(seat),
        moves=[str(move) for move in table.moves()],
        events=events,
        payer=payer,
    )


async def thought(processes: Processes, asked: Question) -> Thought | None:
    """The answer to a question, by a quicker level if this one takes too long; None if there is none.

    Raises TooMuchWaiting if the payer has too many questions waiting.
    """
    heavy, cpu_seconds = False, 0.0
    for level in dict.fromkeys([asked.level, STAND_IN, QUICKEST]):
        data = msgspec.msgpack.encode(msgspec.structs.replace(asked, level=level))
        try:
            done = await processes.run(think, data, THINKING, asked.payer, level not in SEARCHING)
        except OverBudget:
            log.warning("bot %s took too long at table %s; a quicker one answers", level, asked.table)
            heavy, cpu_seconds = True, cpu_seconds + THINKING
            continue
        except WorkerDied:
            return None
        return Thought(done.data, heavy, cpu_seconds + done.cpu_seconds)
    return None


class Asking(Protocol):
    """Where questions go."""

    def asks(self, table: str) -> bool:
        """Whether a bot is known to think about this table already."""
        ...

    def ask(self, asked: Question) -> None:
        """Let a bot think without waiting for it. The answer, if there is one, goes to a callback."""
        ...

    async def hints(self, asked: Question) -> HintAnswer:
        """Busy if nobody could think about it."""
        ...

    async def close(self) -> None:
        """Stop asking and drop the questions that are still open."""
        ...


class Here:
    """Bots of one server process."""

    def __init__(self, size: int, answered: Answered) -> None:
        self._processes = Processes(size, MOST_WAITING)
        self._answered = answered
        self._asked: dict[str, asyncio.Task[None]] = {}

    def asks(self, table: str) -> bool:
        """Whether a bot of this process is thinking about the table or waiting for its turn."""
        return table in self._asked

    def ask(self, asked: Question) -> None:
        """Let a bot think, unless one thinks about this table already."""
        if not self.asks(asked.table):
            self._asked[asked.table] = asyncio.ensure_future(self._ask(asked))

    async def _ask(self, asked: Question) -> None:
        try:
            found = await thought(self._processes, asked)
        except TooMuchWaiting:
            found = None
        except RuntimeError:
            log.exception("a question of table %s could not be answered", asked.table)
            found = None
        finally:
            del self._asked[asked.table]
        if found is not None:  # else the table is found again by the sweep
            await self._answered(found.answer())

    async def hints(self, asked: Question) -> HintAnswer:
        """Wait for the hints. Raises Busy if the worker died, TooMuchWaiting if the payer asks too much at once."""
        found = await thought(self._processes, asked)
        if found is None:
            raise Busy()
        return found.hint_answer()

    async def close(self) -> None:
        """Cancel all questions and kill the worker processes."""
        for task in list(self._asked.values()):
            task.cancel()
        self._processes.close()


class Queued:
    """Bots of any number of worker processes, by way of Redis."""

    def __init__(self, url: str, patience: float, answered: Answered) -> None:
        self._redis = _redis(url)
        self._patience = patience
        self._answered = answered
        self._tasks: set[asyncio.Task[None]] = {asyncio.ensure_future(self._listen())}

    def asks(self, table: str) -> bool:
        """Only Redis knows: a question that waits there is not put there again."""
        return False

    def ask(self, asked: Question) -> None:
        """Put a question into the payer's queue in Redis. Every server process may ask; only one question is stored.

        If Redis is away this is logged, and the next sweep asks again.
        """
        task = asyncio.ensure_future(self._ask(asked))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _ask(self, asked: Question) -> None:
        """Once for all processes; again only when an answer is long overdue."""
        mark = f"{QUEUE}:asking:{asked.table}:{asked.at}"
        try:
            if not await self._redis.set(mark, 1, nx=True, px=int(1000 * self._patience)):
                return
        except redis_errors() as error:
            log.warning("no bot can be asked: %s", error)
            return
        try:
            if not await self._enqueue(asked):
                await self._redis.delete(mark)  # too many of this payer wait: it may be asked again soon
        except redis_errors() as error:
            log.warning("Redis does not answer: %s", error)

    async def _enqueue(self, asked: Question) -> bool:
        """Into the payer's queue; False if that is full."""
        keys = (f"{QUEUE}:questions:{asked.payer}", f"{QUEUE}:payers", f"{QUEUE}:wake")
        end = "LPUSH" if asked.level in SEARCHING else "RPUSH"  # those that are answered at once are taken first
        values = (asked.payer, MOST_WAITING, msgspec.msgpack.encode(asked), end)
        return bool(await self._redis.eval(PUT, len(keys), *keys, *values))

    async def hints(self, asked: Question) -> HintAnswer:
        """From a queue of its own, so that the process that asked gets them."""
        asked.hints = f"{QUEUE}:hints:{secrets.token_hex(8)}"
        try:
            await self._redis.set(f"{asked.hints}:wanted", 1, px=int(1000 * self._patience))
            if not await self._enqueue(asked):
                raise TooMuchWaiting()
            found = await self._redis.brpop([asked.hints], timeout=self._patience)
        except redis_errors() as error:
            log.warning("no bot can be asked: %s", error)
            found = None
        if found is None:
            raise Busy()
        return _charged(found[1]).hint_answer()

    async def _listen(self) -> None:
        async for data in _taken(self._redis, f"{QUEUE}:answered"):
            await self._answered(_charged(data).answer())

    async def close(self) -> None:
        """Cancel what waits for answers and disconnect. Questions stay in Redis for the workers."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()


class Worker:
    """Takes questions from Redis and answers them: all there is to a worker process."""

    def __init__(self, url: str, size: int) -> None:
        self._redis = _redis(url)
        self._size = max(1, size)
        self._processes = Processes(size, MOST_WAITING)
        self._taking = asyncio.Lock()
        self._served: Counter[str] = Counter()  # questions that are thought about, by payer
        self._tasks = [asyncio.ensure_future(self._work()) for _ in range(self._size + SPARE)]

    async def _work(self) -> None:
        while True:
            asked = await self._next()
            try:
                if asked.hints and not await self._redis.exists(f"{asked.hints}:wanted"):
                    continue  # nobody waits for them any more
                found = await thought(self._processes, asked)
                if found is not None:
                    await self._answer(asked.hints, msgspec.msgpack.encode(found))
            except Exception:
                log.exception("a question could not be answered")
            finally:
                self._served[asked.payer] -= 1

    async def _next(self) -> Question:
        """The next question, by the payers' turns; an absence of Redis is survived."""
        keys = (f"{QUEUE}:payers", f"{QUEUE}:wake")
        while True:
            try:
                async with self._taking:
                    self._served = +self._served  # without those that are done
                    served = [payer for payer, number in self._served.items() if number >= self._size]
                    found = await self._redis.eval(TAKE, len(keys), *keys, f"{QUEUE}:questions:", *served)
                    if isinstance(found, bytes):
                        asked = msgspec.msgpack.decode(found, type=Question)
                        self._served[asked.payer] += 1
                        return asked
                if found is None:
                    await self._redis.brpop([f"{QUEUE}:wake"], timeout=5)
                else:
                    await asyncio.sleep(ALL_SERVED)
            except redis_errors() as error:
                log.warning("Redis does not answer: %s", error)
                await asyncio.sleep(1)
            except msgspec.DecodeError:
                log.exception("a question could not be read")

    async def _answer(self, hints: str, answer: bytes) -> None:
        await _put(self._redis, hints or f"{QUEUE}:answered", answer, HINTS_KEPT if hints else None)

    async def run(self) -> None:
        """Answer questions until the worker is closed or cancelled; errors of single questions are only logged."""
        await asyncio.gather(*self._tasks)

    async def close(self) -> None:
        """Stop taking questions, kill the processes that think, disconnect from Redis."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._processes.close()
        await self._redis.aclose()


def _charged(data: bytes) -> Thought:
    """What a worker elsewhere has thought, counted here."""
    found = msgspec.msgpack.decode(data, type=Thought)
    charge(found.cpu_seconds, account=False)
    return found


def _redis(url: str) -> Any:
    from redis.asyncio import Redis

    return Redis.from_url(url, socket_timeout=None)


async def _put(redis: Any, queue: str, data: bytes, seconds: int | None = None) -> None:
    """Into a queue, for so long. What gets lost is asked for again."""
    try:
        await redis.lpush(queue, data)
        if seconds is not None:
            await redis.expire(queue, seconds)
    except redis_errors() as error:
        log.warning("Redis does not answer: %s", error)


async def _taken(redis: Any, queue: str) -> AsyncIterator[bytes]:
    """What is taken from a queue, for ever; an absence of Redis is survived."""
    while True:
        try:
            found = await redis.brpop([queue], timeout=5)
        except redis_errors() as error:
            log.warning("Redis does not answer: %s", error)
            await asyncio.sleep(1)
            continue
        if found is not None:
            yield found[1]
