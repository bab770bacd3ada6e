"""One queued writer per process with group commit.

A job is done when its transaction is on disk, not before. All jobs that wait while a commit is under way share the next
one, so that a durable commit per move does not limit the moves per second. Acts of tables are written by one statement
for the whole group; whether another process was first with one of their numbers, the database says by refusing it.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from operator import itemgetter
from time import thread_time
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, bindparam, insert, update
from sqlalchemy.exc import IntegrityError

from klabauter.server.costs import Bill, paying
from klabauter.server.errors import NoDatabase, WhoAreYou
from klabauter.server.store import schema
from klabauter.server.store.clock import Clock
from klabauter.server.store.keys import good_keys
from klabauter.server.store.watch import Watch

T = TypeVar("T")
GROUP = 256  # jobs that share a commit at most


class Row(NamedTuple):
    """An act as it is kept."""

    game_table: str
    number: int
    at: int
    kind: str
    seat: int | None
    text: str
    uptime: int


# What a table's own row says of it.
FOLLOWS = ("access", "status", "number", "turn", "waits", "deadline", "touched", "uptime", "reminded")

_INSERT = insert(schema.acts)
_UPDATE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("key"))
    .values({name: bindparam(name) for name in FOLLOWS})
)


def _from_json(names: Sequence[str]) -> str:
    """A list of lists as rows of these columns."""
    columns = [f"json_extract(value, '$[{n}]') AS {name}" for n, name in enumerate(names)]
    return f"SELECT {', '.join(columns)} FROM json_each(?)"


# SQLite gets a group as one value: for every row that is handed over by itself Python's lock is given away, and to get
# it back from a busy event loop takes as long as a move.
_INSERT_ALL = f"INSERT INTO acts ({', '.join(Row._fields)}) {_from_json(Row._fields)}"
_UPDATE_ALL = (
    f"UPDATE tables SET {', '.join([f'{name} = new.{name}' for name in FOLLOWS])} "
    f"FROM ({_from_json(('key', *FOLLOWS))}) AS new WHERE tables.id = new.key"
)


class Append(NamedTuple):
    """Acts that belong together, what follows from them for the table's own row, and what else to do with them.

    ``by``: the key of the person whose acts these are, if somebody's. ``keys``: of those who will hear of them.
    """

    rows: Sequence[Row]
    table: dict[str, Any]
    also: Callable[[Connection], object] | None
    by: str | None
    keys: frozenset[str]


class Job(NamedTuple):
    what: Append | Callable[[Connection], Any]
    done: asyncio.Future[Any]
    bill: Bill | None  # who pays for it


class Writer:
    def __init__(self, engine: Engine, watch: Watch, clock: Clock) -> None:
        self._engine = engine
        self._watch = watch
        self._clock = clock
        self._whole = engine.dialect.name == "sqlite"
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()
        self.commits = 0
        self.failing = False  # the last job could not be written: the database is away, full, locked, damaged …

    def do(self, job: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Run a function in a transaction of the writer; the future is done when it is on disk."""
        return self._put(job)

    def append(
        self,
        rows: Sequence[Row],
        table: dict[str, Any],
        also: Callable[[Connection], object] | None = None,
        by: str | None = None,
        keys: frozenset[str] = frozenset(),
    ) -> asyncio.Future[frozenset[str] | None]:
        """Keep acts of one table, all or none; those of the keys that are no longer good then. None: another process
        was first with one of these numbers. WhoAreYou: the key ``by`` is not good, and nothing was kept."""
        return self._put(Append(rows, table, also, by, keys))

    def _put(self, what: Append | Callable[[Connection], Any]) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = self._loop.create_future()
        self._jobs.put(Job(what, future, paying()))
        return future

    def close(self) -> None:
        """After everything that waits was written."""
        self._jobs.put(None)
        self._thread.join()

    # -- in the thread

    def _work(self) -> None:
        while True:
            group = [self._jobs.get()]
            while len(group) < GROUP and not self._jobs.empty():
                group.append(self._jobs.get())
            jobs = [job for job in group if job is not None]
            if jobs:
                self._write(jobs)
            if len(jobs) < len(group):
                return

    def _write(self, jobs: Sequence[Job]) -> None:
        """The whole group in one transaction; if that fails, in halves, so that one job cannot spoil another."""
        began = thread_time()
        try:
            results = self._transaction(jobs)
        except BaseException as error:
            if len(jobs) > 1:
                self._write(jobs[: len(jobs) // 2])
                self._write(jobs[len(jobs) // 2 :])
                return
            results = [None if isinstance(error, _Taken) else error]
        self.failing = isinstance(results[0], NoDatabase)
        self.commits += 1
        each = (thread_time() - began) / len(jobs)
        self._loop.call_soon_threadsafe(_tell, list(zip(jobs, results, strict=True)), each)

    def _transaction(self, jobs: Sequence[Job]) -> list[Any]:
        with self._watch.reaching():
            self._watch.check()
            results = self._committed(jobs)
            self._watch.check()  # what was written to a file that has vanished meanwhile is not acknowledged
            return results

    def _committed(self, jobs: Sequence[Job]) -> list[Any]:
        with self._engine.begin() as connection:
            appends = [job.what for job in jobs if isinstance(job.what, Append)]
            done = [None if isinstance(job.what, Append) else job.what(connection) for job in jobs]
            if appends:
                self._append(connection, appends)
            keys = {key for append in appends for key in (append.by, *append.keys) if key is not None}
            good = good_keys(connection, keys, self._clock.earliest()) if keys else set()
            if any([append.by is not None and append.by not in good for append in appends]):
                raise WhoAreYou()
            return [
                job.what.keys - good if isinstance(job.what, Append) else one
                for job, one in zip(jobs, done, strict=True)
            ]

    def _append(self, connection: Connection, appends: Sequence[Append]) -> None:
        """Sorted, so that every process locks in the same order and no two wait for each other."""
        rows = sorted([row for append in appends for row in append.rows], key=itemgetter(0, 1))
        follow = sorted([{"key": a.rows[0].game_table, **a.table} for a in appends], key=itemgetter("key"))
        try:
            if self._whole:
                connection.exec_driver_sql(_INSERT_ALL, (_json(rows),))
            else:
                connection.execute(_INSERT, [row._asdict() for row in rows])
        except IntegrityError as error:
            raise _Taken() from error
        if self._whole:
            connection.exec_driver_sql(_UPDATE_ALL, (_json([[one[n] for n in ("key", *FOLLOWS)] for one in follow]),))
        else:
            connection.execute(_UPDATE, follow)
        for append in appends:
            if append.also is not None:
                append.also(connection)


def _json(rows: Sequence[Sequence[object]]) -> str:
    return msgspec.json.encode(rows).decode()


class _Taken(Exception):
    """Another process was first with a number."""


def _tell(results: list[tuple[Job, Any]], cpu_seconds: float) -> None:
    for job, result in results:
        if job.bill is not None:
            job.bill.charge(cpu_seconds)
        if job.done.cancelled():
            continue
        if isinstance(result, BaseException):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)
