"""The database as the rest of the server sees it: reads in threads, writes through the queued writer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import thread_time
from typing import TypeVar

from sqlalchemy import Connection, update

from klabauter.server.costs import paying
from klabauter.server.errors import NoDatabase
from klabauter.server.store.clock import Clock, read_note
from klabauter.server.store.engine import VERSION, connect, migrate
from klabauter.server.store.watch import Watch
from klabauter.server.store.writer import Row, Writer

T = TypeVar("T")


class Store:
    """Made inside a running event loop, closed at the end."""

    def __init__(self, url: str) -> None:
        self._writing = connect(url, writes=True)
        migrate(self._writing)
        self._reading = connect(url, writes=False)
        self._threads = ThreadPoolExecutor(4, thread_name_prefix="reader")
        self._watch = Watch(url)
        with self._reading.begin() as connection:
            self.clock = Clock(connection)
        self.writer = Writer(self._writing, self._watch, self.clock)
        self._trying = False
        self.append = self.writer.append
        self.write = self.writer.do

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a function on a connection that only reads."""

        spent = 0.0

        def work() -> T:
            nonlocal spent
            began = thread_time()
            try:
                with self._watch.reaching(), self._reading.begin() as connection:
                    return job(connection)
            finally:
                spent = thread_time() - began

        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            bill = paying()
            if bill is not None:
                bill.charge(spent)

    @property
    def failing(self) -> bool:
        """Whether the last of what was to be written could not be, or nothing is written any more."""
        return self.writer.failing or self._watch.damaged

    def check(self) -> None:
        """NoDatabase while nothing can be written, as far as is known."""
        self._watch.check()
        if self.failing:
            raise NoDatabase()

    async def try_again(self) -> None:
        """While nothing can be written: try it, so that it is noticed as soon as it can be again."""
        if self._trying:
            return
        self._trying = True
        try:
            await self.write(lambda sql: sql.execute(update(VERSION).values(version_num=VERSION.c.version_num)))
        finally:
            self._trying = False

    async def keep_time(self, at_once: bool = False) -> None:
        """Called by servers again and again: agree with other processes on the uptime, and note it now and then."""
        if self.clock.follow(await self.read(read_note)) or at_once:
            await self.write(self.clock.note)

    def close(self) -> None:
        """Write everything that is queued, then close all connections. Blocks until that is done."""
        self.writer.close()
        self._threads.shutdown()
        self._reading.dispose()
        self._writing.dispose()


__all__ = ["Row", "Store"]
