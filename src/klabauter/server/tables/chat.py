"""What people say at a table. It is no part of the game: it can be removed, and is deleted with its author."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection as Sql
from sqlalchemy import select

from klabauter.server.store import Store, schema
from klabauter.server.tables.acts import now
from klabauter.server.tables.live import Live
from klabauter.server.tables.sheet import Sheet
from klabauter.wire.play import ChatLine

SHOWN = 100  # lines somebody who comes is shown
_LINES = select(schema.chat, schema.people.c.name).join(schema.people, schema.people.c.id == schema.chat.c.person)


async def muted(store: Store, person: str | None) -> frozenset[str]:
    """Whom this person does not want to hear."""
    return await store.read(lambda sql: _muted(sql, person))


def _muted(sql: Sql, person: str | None) -> frozenset[str]:
    if person is None:
        return frozenset()
    wanted = select(schema.blocks.c.other).where(schema.blocks.c.person == person)
    return frozenset([row.other for row in sql.execute(wanted)])


async def shown(store: Store, live: Live, person: str | None) -> tuple[frozenset[str], list[ChatLine]]:
    """Whom somebody who comes does not want to hear, and what was said last by others than those."""
    wanted = _LINES.where(schema.chat.c.game_table == live.sheet.id).order_by(schema.chat.c.id.desc()).limit(SHOWN)

    def read(sql: Sql) -> tuple[frozenset[str], list[ChatLine]]:
        muted = _muted(sql, person)
        return muted, [_said(row, live) for row in reversed(sql.execute(wanted).all()) if row.person not in muted]

    return await store.read(read)


async def line(store: Store, live: Live, id: int) -> tuple[str, ChatLine] | None:
    """One line and its author."""
    wanted = _LINES.where(schema.chat.c.id == id)
    row = await store.read(lambda sql: sql.execute(wanted).first())
    return None if row is None else (row.person, _said(row, live))


def _said(row: Any, live: Live) -> ChatLine:
    """Under the name its author has at this table now: the second Bess is Bess 2; somebody who left has no seat."""
    mine = live.sheet.seats_of(row.person)
    name = live.names[mine[0]] if len(mine) == 1 and mine[0] < len(live.names) else None
    return ChatLine(row.id, row.at, name or row.name, row.text, mine[0] if mine else None)


async def keep(store: Store, sheet: Sheet, person: str, text: str) -> int:
    """Keep a line; its number."""
    seat = next(iter(sheet.seats_of(person)), None)
    values = {"game_table": sheet.id, "person": person, "seat": seat, "at": now(), "text": text}

    def write(sql: Sql) -> int:
        made = schema.chat.insert().values(**values).returning(schema.chat.c.id)
        return int(sql.execute(made).scalar_one())

    return await store.write(write)
