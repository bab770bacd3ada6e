"""Care for people: mute, block and report."""

from __future__ import annotations

from sqlalchemy import Connection as Sql
from sqlalchemy import delete, func, insert, select

from klabauter.server.errors import NotFound
from klabauter.server.people import Person
from klabauter.server.store import Store, schema
from klabauter.server.tables.acts import now
from klabauter.wire.people import Blocked


async def block(store: Store, me: Person, other: str, kind: str) -> None:
    """Hear somebody no more (``mute``), also meet him no more (``block``), or again (``none``)."""
    blocks = schema.blocks

    def write(sql: Sql) -> None:
        sql.execute(delete(blocks).where(blocks.c.person == me.id, blocks.c.other == other))
        if kind != "none":
            sql.execute(insert(blocks).values(person=me.id, other=other, kind=kind))

    await store.write(write)


async def author(store: Store, table: str, line: int) -> str | None:
    """Who said a line there."""
    chat = schema.chat
    wanted = select(chat.c.person).where(chat.c.id == line, chat.c.game_table == table)
    return await store.read(lambda sql: sql.execute(wanted).scalar_one_or_none())


async def blocks(store: Store, me: Person) -> list[Blocked]:
    """Whom somebody does not want to hear or meet."""
    blocks, people = schema.blocks, schema.people
    wanted = select(people.c.id, people.c.name, blocks.c.kind).join(people, people.c.id == blocks.c.other)
    wanted = wanted.where(blocks.c.person == me.id).order_by(people.c.name)
    return [Blocked(row.id, row.name, row.kind) for row in await store.read(lambda sql: sql.execute(wanted).all())]


async def blocked_between(store: Store, person: str, others: list[str]) -> bool:
    """Whether one of them does not want to meet the other."""
    blocks = schema.blocks
    wanted = select(blocks.c.person).where(
        blocks.c.kind == "block",
        ((blocks.c.person == person) & blocks.c.other.in_(others))
        | ((blocks.c.other == person) & blocks.c.person.in_(others)),
    )
    return await store.read(lambda sql: sql.execute(wanted.limit(1)).first()) is not None


async def gone(store: Store, people: list[str]) -> set[str]:
    """Who of these has left for good or is banned."""
    known = schema.people
    wanted = select(known.c.id).where(known.c.id.in_(people), known.c.banned.is_(False))
    return set(people) - {row.id for row in await store.read(lambda sql: sql.execute(wanted).all())}


async def beside(store: Store, me: Person) -> list[str]:
    """What the others are called at somebody's tables that are not over."""
    seats, tables, people = schema.seats, schema.tables, schema.people
    mine = select(seats.c.game_table).join(tables, tables.c.id == seats.c.game_table)
    mine = mine.where(seats.c.person == me.id, tables.c.status != "over")
    wanted = select(func.coalesce(seats.c.name, people.c.name).label("name")).distinct()
    wanted = wanted.join(people, people.c.id == seats.c.person)
    wanted = wanted.where(seats.c.game_table.in_(mine), seats.c.person != me.id)
    return [row.name for row in await store.read(lambda sql: sql.execute(wanted).all())]


async def report(store: Store, me: Person, table: str, line: int) -> None:
    """Show a line of chat to the admins; it is copied, so that deleting it does not help."""
    chat = schema.chat

    def write(sql: Sql) -> bool:
        wanted = select(chat.c.text, chat.c.person).where(chat.c.id == line, chat.c.game_table == table)
        found = sql.execute(wanted).first()
        if found is None:
            return False
        about = {"about": found.text, "accused": found.person, "line": line}
        sql.execute(insert(schema.reports).values(at=now(), person=me.id, game_table=table, done=False, **about))
        return True

    if not await store.write(write):
        raise NotFound()
