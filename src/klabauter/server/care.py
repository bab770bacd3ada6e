"""Care for people: mute, block and report."""

from __future__ import annotations

from sqlalchemy import Connection as Sql
from sqlalchemy import delete, insert, select

from klabauter.server.errors import NotFound
from klabauter.server.people import Person
from klabauter.server.store import Store, schema
from klabauter.server.tables.acts import now


async def block(store: Store, me: Person, other: str, kind: str) -> None:
    """Hear somebody no more (``mute``), also meet him no more (``block``), or again (``none``)."""
    blocks = schema.blocks

    def write(sql: Sql) -> None:
        sql.execute(delete(blocks).where(blocks.c.person == me.id, blocks.c.other == other))
        if kind != "none":
            sql.execute(insert(blocks).values(person=me.id, other=other, kind=kind))

    await store.write(write)


async def blocked_between(store: Store, person: str, others: list[str]) -> bool:
    """Whether one of them does not want to meet the other."""
    blocks = schema.blocks
    wanted = select(blocks.c.person).where(
        blocks.c.kind == "block",
        ((blocks.c.person == person) & blocks.c.other.in_(others))
        | ((blocks.c.other == person) & blocks.c.person.in_(others)),
    )
    return await store.read(lambda sql: sql.execute(wanted.limit(1)).first()) is not None


async def report(store: Store, me: Person, table: str, line: int) -> None:
    """Show a line of chat to the admins; it is copied, so that deleting it does not help."""
    chat, people = schema.chat, schema.people

    def write(sql: Sql) -> bool:
        wanted = select(chat.c.text, chat.c.person, people.c.name).join(people, people.c.id == chat.c.person)
        found = sql.execute(wanted.where(chat.c.id == line, chat.c.game_table == table)).first()
        if found is None:
            return False
        about = f"{found.name} ({found.person}): {found.text}"
        sql.execute(insert(schema.reports).values(at=now(), person=me.id, game_table=table, about=about, done=False))
        return True

    if not await store.write(write):
        raise NotFound()
