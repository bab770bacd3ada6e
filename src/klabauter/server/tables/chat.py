"""What people say at a table. It is no part of the game: it can be removed, and goes with whoever said it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection as Sql
from sqlalchemy import select

from klabauter.server.store import Store, schema
from klabauter.server.tables.acts import now
from klabauter.server.tables.live import Live
from klabauter.wire.play import Said, encode

SHOWN = 100  # lines somebody who comes is shown


async def muted(store: Store, person: str | None) -> frozenset[str]:
    """Whom this person does not want to hear."""
    if person is None:
        return frozenset()
    blocks = schema.blocks
    wanted = select(blocks.c.other).where(blocks.c.person == person)
    return frozenset([row.other for row in await store.read(lambda sql: sql.execute(wanted).all())])


async def lines(store: Store, live: Live, muted: frozenset[str]) -> list[Said]:
    chat, people = schema.chat, schema.people
    wanted = select(chat, people.c.name).join(people, people.c.id == chat.c.person)
    wanted = wanted.where(chat.c.game_table == live.sheet.id).order_by(chat.c.id.desc()).limit(SHOWN)
    rows = await store.read(lambda sql: sql.execute(wanted).all())
    return [_said(row) for row in reversed(rows) if row.person not in muted]


def _said(row: Any) -> Said:
    return Said(row.id, row.at, row.name, row.text, row.seat)


async def say(store: Store, live: Live, person: str, text: str) -> None:
    """Keep a line and tell it to everybody here who wants to hear its author."""
    seat = next(iter(live.sheet.seats_of(person)), None)
    values = {"game_table": live.sheet.id, "person": person, "seat": seat, "at": now(), "text": text}

    def write(sql: Sql) -> Any:
        made = sql.execute(schema.chat.insert().values(**values).returning(schema.chat.c.id)).scalar_one()
        name = sql.execute(select(schema.people.c.name).where(schema.people.c.id == person)).scalar_one()
        return made, name

    id, name = await store.write(write)
    told = encode(Said(id, int(str(values["at"])), name, text, seat))
    for connection in list(live.connections):
        if person not in connection.muted:
            connection.send(told)
