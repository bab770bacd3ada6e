"""Bots think in other processes: they are handed a question with a view in it, never a table.

In one process the questions go to a pool of worker processes. With Redis they go to a queue, from which any number of
``klabauter worker`` processes on any machine take them; the answers come back by another queue, from which any web
process takes them. A question that got lost with a worker is asked again after a while; a second answer is too late.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

from klabauter import bots
from klabauter.games import make
from klabauter.server.tables import fairness
from klabauter.server.tables.sheet import Sheet

log = logging.getLogger("klabauter.bots")
STAND_IN = "greedy"  # the level that plays for absent people


class Question(msgspec.Struct):
    """Everything a bot may know, and what it needs to answer."""

    table: str
    at: int
    seat: int
    level: str
    seed: str
    game: str
    seats: int
    options: dict[str, str | int | bool]
    components: dict[str, Any]
    rules: int
    view: dict[str, Any]
    moves: list[str]
    events: list[dict[str, Any]]
    seconds: float


class Answer(msgspec.Struct):
    table: str
    at: int
    seat: int
    move: str


def question(sheet: Sheet, heard: int, seconds: float) -> Question | None:
    """What to ask a bot at this table now; ``heard`` is how much of the log it knew at its last decision."""
    seat = sheet.turn
    if sheet.table is None or seat is None or not sheet.seats[seat].by_bot:
        return None
    made, table = sheet.made, sheet.table
    return Question(
        sheet.id, sheet.at, seat, sheet.seats[seat].bot or STAND_IN, f"{fairness.bot_seed(sheet.secret)}/seat {seat}",
        made.game, made.seats, made.options, made.components, made.rules,
        table.view(seat), [str(move) for move in table.moves()], table.log(seat, heard), seconds,
    )  # fmt: skip


def think(data: bytes) -> bytes:
    """In the worker process: the bot's answer to a question."""
    asked = msgspec.msgpack.decode(data, type=Question)
    game = make(asked.game, asked.seats, asked.options, asked.components, asked.rules)
    moves = [move for text in asked.moves if (move := game.lexicon.find(text)) is not None]
    budget = bots.Budget(seconds=asked.seconds)
    bot = bots.make(asked.level, asked.seed)
    move = bot.decide(bots.Ask(game, asked.seat, asked.view, moves, asked.events, budget))
    return msgspec.msgpack.encode(Answer(asked.table, asked.at, asked.seat, str(move)))


def _quiet() -> None:
    """A worker ends with its server, not by the key that ends both."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Pool:
    """Worker processes of this machine."""

    def __init__(self, size: int, answered: Callable[[Answer], Awaitable[None]]) -> None:
        self._size = size
        self._answered = answered
        self._pool: ProcessPoolExecutor | None = None
        self._asked: dict[str, asyncio.Task[None]] = {}

    def ask(self, asked: Question) -> None:
        """Let a bot think, unless one thinks about this already."""
        if asked.table not in self._asked:
            task = asyncio.ensure_future(self._ask(asked))
            self._asked[asked.table] = task

    async def _ask(self, asked: Question) -> None:
        try:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(self._size, multiprocessing.get_context("spawn"), _quiet)
            pool = self._pool
            try:
                data = await asyncio.get_running_loop().run_in_executor(pool, think, msgspec.msgpack.encode(asked))
            except BrokenProcessPool:  # a worker was killed; the table is found again by the sweep
                log.warning("a bot worker died; starting others")
                if self._pool is pool:
                    self._pool = None
                return
        finally:
            del self._asked[asked.table]
        await self._answered(msgspec.msgpack.decode(data, type=Answer))

    async def close(self) -> None:
        for task in list(self._asked.values()):
            task.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
