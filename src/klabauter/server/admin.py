"""What those who run a server do: close tables, ban people, close registration, help with lost passwords, tidy up."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection as Sql
from sqlalchemy import delete, insert, or_, select, update

from klabauter.server.config import Config
from klabauter.server.errors import NotFound
from klabauter.server.people import DAY, key_row
from klabauter.server.store import Store, schema
from klabauter.server.tables.acts import Act, now
from klabauter.server.tables.service import Tables

RESET = DAY  # how long a password can be set anew


async def close(tables: Tables, id: str) -> None:
    """End a table, whatever happens at it."""
    live = await tables.live(id)
    await tables.act(live, lambda sheet: [Act("end", text="closed")])


async def change(store: Store, who: str, **values: Any) -> None:
    """Ban, unban or promote somebody, by id or login."""
    people = schema.people
    wanted = update(people).where(or_(people.c.id == who, people.c.login == who.lower())).values(**values)

    def write(sql: Sql) -> int:
        return sql.execute(wanted).rowcount

    if not await store.write(write):
        raise NotFound()


async def registration(store: Store, value: str) -> None:
    """Open or close it, whatever the configuration says."""
    settings = schema.settings

    def write(sql: Sql) -> None:
        sql.execute(delete(settings).where(settings.c.name == "registration"))
        sql.execute(insert(settings).values(name="registration", value=value))

    await store.write(write)


async def reset(store: Store, login: str) -> tuple[str, str | None]:
    """A token that sets an account's password anew, once, within a day; and where mail reaches the person."""
    people = schema.people

    def write(sql: Sql) -> tuple[str, str | None] | None:
        found = sql.execute(select(people.c.id, people.c.mail).where(people.c.login == login.lower())).first()
        if found is None:
            return None
        token, key = key_row(found.id, "reset", lasts=RESET)
        sql.execute(insert(schema.keys).values(**key))
        return token, found.mail

    made = await store.write(write)
    if made is None:
        raise NotFound()
    return made


async def reports(store: Store) -> list[dict[str, Any]]:
    """What people have complained about, the newest first."""
    wanted = select(schema.reports).where(schema.reports.c.done.is_(False)).order_by(schema.reports.c.id.desc())
    return [dict(row._mapping) for row in await store.read(lambda sql: sql.execute(wanted.limit(200)).all())]


async def settle(store: Store, report: int) -> None:
    reports = schema.reports
    await store.write(lambda sql: sql.execute(update(reports).where(reports.c.id == report).values(done=True)))


async def prune(store: Store, config: Config) -> dict[str, int]:
    """Forget what is older than it may get: tables, guests without tables, tokens."""
    at = now()
    tables, people, keys, seats = schema.tables, schema.people, schema.keys, schema.seats

    def write(sql: Sql) -> dict[str, int]:
        old = delete(tables).where(tables.c.touched < at - config.keep_tables * DAY)
        sitting = select(seats.c.person).where(seats.c.person.is_not(None))
        gone = delete(people).where(
            people.c.login.is_(None), people.c.seen < at - config.keep_guests * DAY, people.c.id.not_in(sitting)
        )
        expired = delete(keys).where(keys.c.expires < at)
        return {
            "tables": sql.execute(old).rowcount,
            "guests": sql.execute(gone).rowcount,
            "keys": sql.execute(expired).rowcount,
        }

    return await store.write(write)
