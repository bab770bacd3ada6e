"""Which tables the lobby shows: a bounded number, and somebody who makes many does not push out those of others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from sqlalchemy import Connection as Sql
from sqlalchemy import func, or_, select

from klabauter.server.store import Store, schema

SHOWN = 50  # tables in one answer
CONSIDERED = 1000  # tables of which so many are chosen
ABSENT = 30 * 60_000  # milliseconds after which a table that looks for players is not shown, if all its people are gone
REMEMBERED = 10_000  # tables of which this process knows from where they were made


class Lobby:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._origins: dict[str, str] = {}  # by table: the address from which it was listed; only in memory

    def listed(self, table: str, address: str) -> None:
        """Somebody at this address has listed a table."""
        self._origins[table] = address
        if len(self._origins) > REMEMBERED:
            del self._origins[next(iter(self._origins))]

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
