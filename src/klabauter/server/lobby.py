"""Which tables the lobby shows: a bounded number, and somebody who makes many does not push out those of others."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from sqlalchemy import Connection as Sql
from sqlalchemy import func, or_, select

from klabauter.server.store import Store, schema
from klabauter.server.tables.live import Live
from klabauter.wire.tables import Lobby as Answer

SHOWN = 50  # tables in one answer
CONSIDERED = 1000  # tables of which so many are chosen
ABSENT = 30 * 60_000  # milliseconds after which a table that looks for players is not shown, if all its people are gone
REMEMBERED = 10_000  # tables of which this process knows from where they were made
FRESH = 1.0  # seconds in which everybody gets the same answer, if no listed table changes here
KEPT = 20  # answers: of two statuses, and of each game


class Kept(NamedTuple):
    answer: Answer
    since: float


class Lobby:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._origins: dict[str, str] = {}  # by table: the address from which it was listed; only in memory
        self._answers: dict[tuple[str, str | None], Kept] = {}
        self._making = asyncio.Lock()
        self._changes = 0  # of listed tables, here

    def listed(self, table: str, address: str) -> None:
        """Somebody at this address has listed a table."""
        self._forget()
        self._origins[table] = address
        if len(self._origins) > REMEMBERED:
            del self._origins[next(iter(self._origins))]

    def changed(self, live: Live) -> None:
        """A table went on: if it is listed, or was, answers are made again."""
        id = live.sheet.id
        shown = [one.id for kept in self._answers.values() for one in kept.answer.tables]
        if live.sheet.made.access == "open" or id in shown:
            self._forget()

    def _forget(self) -> None:
        self._answers.clear()
        self._changes += 1

    async def answer(self, status: str, game: str | None, make: Callable[[list[str]], Awaitable[Answer]]) -> Answer:
        """The answer that ``make`` gives for the listed tables of this status, or one that is almost new."""
        async with self._making:
            kept = self._answers.get((status, game))
            if kept is None or kept.since < time.monotonic() - FRESH:
                since, changes = time.monotonic(), self._changes
                kept = Kept(await make(await self.tables(status, game)), since)
                if len(self._answers) >= KEPT:
                    self._answers.clear()
                if self._changes == changes:  # else it may be old already
                    self._answers[(status, game)] = kept
            return kept.answer

    async def tables(self, status: str, game: str | None) -> list[str]:
        """Listed tables of this status: everybody's newest one first, then everybody's second one, and so on."""
        absent = self._store.clock.uptime() - ABSENT
        rows = await self._store.read(lambda sql: _listed(sql, status, game, absent))
        count: Counter[str] = Counter()
        ranked = []
        for table, person in rows:
            maker = self._origins.get(table) or person or ""
            ranked.append((count[maker], table))
            count[maker] += 1
        return [table for _, table in sorted(ranked, key=lambda one: one[0])]


def _listed(sql: Sql, status: str, game: str | None, absent: int) -> Sequence[tuple[str, str | None]]:
    """Tables with the person in their first seat that has one: everybody's newest one first, and so on. Those that look
    for players, only if somebody was there after ``absent`` (uptime)."""
    tables, seats, people = schema.tables, schema.seats, schema.people
    first = select(seats.c.person).where(seats.c.game_table == tables.c.id, seats.c.person.is_not(None))
    maker = first.order_by(seats.c.seat).limit(1).scalar_subquery()
    wanted = select(tables.c.id, tables.c.touched, maker.label("maker"))
    wanted = wanted.where(tables.c.access == "open", tables.c.status == status, tables.c.aside.is_(None))
    if game is not None:
        wanted = wanted.where(tables.c.game == game)
    if status == "open":
        here = select(seats.c.seat).join(people, people.c.id == seats.c.person)
        here = here.where(seats.c.game_table == tables.c.id, people.c.seen_uptime > absent)
        wanted = wanted.where(or_(tables.c.uptime > absent, here.exists()))
    found = wanted.subquery()
    rank = func.row_number().over(partition_by=found.c.maker, order_by=found.c.touched.desc())
    chosen = select(found.c.id, found.c.maker).order_by(rank, found.c.touched.desc()).limit(CONSIDERED)
    return [(row.id, row.maker) for row in sql.execute(chosen)]
