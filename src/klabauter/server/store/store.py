"""The database as the rest of the server sees it: reads in threads, writes through the queued writer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection

from klabauter.server.store.engine import connect, migrate, reaching
from klabauter.server.store.writer import Row, Writer

T = TypeVar("T")


class Store:
    """Made inside a running event loop, closed at the end."""

    def __init__(self, url: str) -> None:
        self._writing = connect(url, writes=True)
        migrate(self._writing)
        self._reading = connect(url, writes=False)
        self._threads = ThreadPoolExecutor(4, thread_name_prefix="reader")
        self.writer = Writer(self._writing)
        self.append = self.writer.append
        self.write = self.writer.do

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a function on a connection that only reads."""

        def work() -> T:
            with reaching(), self._reading.begin() as connection:
                return job(connection)

        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def close(self) -> None:
        self.writer.close()
        self._threads.shutdown()
        self._reading.dispose()
        self._writing.dispose()


__all__ = ["Row", "Store"]
