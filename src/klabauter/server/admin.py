"""What those who run a server do: close tables, ban people, close registration, help with lost passwords, tidy up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from sqlalchemy import ColumnElement, delete, exists, func, insert, or_, select, update
from sqlalchemy import Connection as Sql

from klabauter.server import bin
from klabauter.server.config import Config
from klabauter.server.errors import NoAccount, NotFound
from klabauter.server.leaving import part, standing_in
from klabauter.server.people import DAY, is_id, key_row
from klabauter.server.store import Store, schema
from klabauter.server.tables import acts
from klabauter.server.tables.service import Tables
from klabauter.wire.admin import PersonInfo, ReportInfo, TableAside

RESET = DAY  # how long a password can be set anew


async def close(tables: Tables, id: str) -> None:
    """End a table, whatever happens at it."""
    live = await tables.live(id)
    await tables.act(live, lambda sheet: [acts.End("closed")])


def _named(who: str) -> ColumnElement[bool]:
    """By id, or else by login: whatever looks like an id is one."""
    return schema.people.c.id == who.lower() if is_id(who) else schema.people.c.login == who.lower()


async def is_admin(store: Store, who: str) -> bool:
    """Whether the person (an id or a login) is an admin. False if there is no such person."""
    wanted = select(schema.people.c.admin).where(_named(who))
    return bool(await store.read(lambda sql: sql.execute(wanted).scalar_one_or_none()))


async def change(store: Store, who: str, **values: Any) -> str:
    """Promote or demote somebody, by id or login; the id."""
    people = schema.people

    def write(sql: Sql) -> str | None:
        id = sql.execute(select(people.c.id).where(_named(who))).scalar_one_or_none()
        sql.execute(update(people).where(people.c.id == id).values(**values))
        return id

    id = await store.write(write)
    if id is None:
        raise NoAccount(name=who)
    return id


async def called(store: Store, who: str) -> str:
    """Somebody's name, with the login where there is one."""
    wanted = select(schema.people.c.name, schema.people.c.login).where(_named(who))
    name, login = await store.read(lambda sql: sql.execute(wanted).one())
    return name if login is None else f"{name} ({login})"


async def ban(tables: Tables, who: str, banned: bool) -> None:
    """Keep somebody out; bots take the seats, so that nobody waits. Or let somebody in again."""
    id = await change(tables.store, who, banned=banned)
    if banned:
        await part(tables, id, standing_in)


async def registration_now(store: Store, config: Config) -> Literal["open", "closed"]:
    """Whether new accounts can be made. What an admin has set counts more than the configuration."""
    settings = schema.settings
    wanted = select(settings.c.value).where(settings.c.name == "registration")
    stored = await store.read(lambda sql: sql.execute(wanted).scalar_one_or_none())
    return "open" if (stored or config.registration) == "open" else "closed"


async def registration(store: Store, value: str) -> None:
    """Open or close it, whatever the configuration says."""
    settings = schema.settings

    def write(sql: Sql) -> None:
        sql.execute(delete(settings).where(settings.c.name == "registration"))
        sql.execute(insert(settings).values(name="registration", value=value))

    await store.write(write)


async def reset(store: Store, login: str) -> tuple[str, str | None]:
    """A token that sets an account's password anew, once, within a day; and where confirmed mail reaches the person."""
    people = schema.people

    def write(sql: Sql) -> tuple[str, str | None] | None:
        found = sql.execute(select(people.c.id, people.c.mail).where(people.c.login == login.lower())).first()
        if found is None:
            return None
        token, key = key_row(found.id, "reset", expires=store.clock.latest() + RESET)
        sql.execute(insert(schema.keys).values(**key))
        return token, found.mail

    made = await store.write(write)
    if made is None:
        raise NoAccount(name=login)
    return made


async def reports(store: Store) -> list[ReportInfo]:
    """What people have complained about, the newest first."""
    reports, people = schema.reports, schema.people
    wanted = select(reports, people.c.name).outerjoin(people, people.c.id == reports.c.accused)
    wanted = wanted.where(reports.c.done.is_(False)).order_by(reports.c.id.desc()).limit(200)
    return [
        ReportInfo(
            id=row.id, at=row.at, table=row.game_table, about=row.about, who=row.accused, name=row.name, by=row.person
        )
        for row in await store.read(lambda sql: sql.execute(wanted).all())
    ]


async def settle(store: Store, report: int, remove: bool = False) -> tuple[str, int] | None:
    """A report is dealt with; with ``remove`` the line is taken out of the chat: from which table, and which one."""
    reports, chat = schema.reports, schema.chat

    def write(sql: Sql) -> Any:
        found = sql.execute(select(reports).where(reports.c.id == report)).first()
        sql.execute(update(reports).where(reports.c.id == report).values(done=True))
        if found is not None and remove:
            sql.execute(delete(chat).where(chat.c.id == found.line, chat.c.game_table == found.game_table))
        return found

    found = await store.write(write)
    if found is None:
        raise NotFound()
    return (found.game_table, found.line) if remove and found.line is not None else None


async def aside(store: Store) -> list[TableAside]:
    """Tables that cannot be read, and why."""
    tables = schema.tables
    wanted = select(tables).where(tables.c.aside.is_not(None)).order_by(tables.c.touched.desc()).limit(100)
    return [
        TableAside(row.id, row.game, row.touched, row.aside)
        for row in await store.read(lambda sql: sql.execute(wanted).all())
    ]


async def people(store: Store, find: str, banned: bool) -> list[PersonInfo]:
    """People by a part of the name or login, or by id; those seen last come first."""
    people = schema.people
    like = [column.icontains(find, autoescape=True) for column in (people.c.name, people.c.login)]
    wanted = select(people).where(or_(people.c.id == find, *like)).order_by(people.c.seen.desc()).limit(50)
    if banned:
        wanted = wanted.where(people.c.banned)
    return [
        PersonInfo(
            id=row.id,
            name=row.name,
            created=row.created,
            seen=row.seen,
            login=row.login,
            admin=row.admin,
            banned=row.banned,
        )
        for row in await store.read(lambda sql: sql.execute(wanted).all())
    ]


async def prune(store: Store, config: Config) -> dict[str, int]:
    """Move what is older than it may get to the bin: tables, guests without tables, tokens; how many of each. What has
    been in the bin for long enough is deleted, and so are settled reports and figures that nothing uses."""
    clock, date = store.clock, store.clock.earliest()
    tables, people, keys, seats = schema.tables, schema.people, schema.keys, schema.seats
    guests = people.c.login.is_(None) & (people.c.seen < date - config.keep_guests * DAY)
    old: list[tuple[str, str, ColumnElement[bool]]] = [
        ("tables", "table", tables.c.touched < date - config.keep_tables * DAY),
        ("guests", "guest", guests & ~exists().where(seats.c.person == people.c.id)),
        ("keys", "keys", keys.c.expires < date),
    ]

    async def throw_away(kind: str, which: ColumnElement[bool]) -> int:
        count = 0
        while found := await store.write(lambda sql: bin.throw_away(sql, kind, which, clock)):
            count += found
        return count

    def write(sql: Sql) -> None:
        bin.empty(sql, clock)
        sql.execute(delete(schema.reports).where(schema.reports.c.done))
        figures = schema.figures
        used = [exists().where(table.c.figures == figures.c.fingerprint) for table in (tables, schema.bin)]
        sql.execute(delete(figures).where(~used[0], ~used[1]))

    counts = {name: await throw_away(kind, which) for name, kind, which in old}
    await store.write(write)
    return counts


async def in_bin(store: Store) -> list[bin.Item]:
    """What was pruned and can be restored, the newest first."""
    return await store.read(lambda sql: bin.items(sql, store.clock))


async def restore_from_bin(store: Store, numbers: Iterable[int]) -> None:
    """Put what was pruned back where it was; NotFound if a number is not in the bin."""

    def write(sql: Sql) -> None:
        for number in numbers:
            bin.restore(sql, number, store.clock)

    await store.write(write)


async def counts(store: Store) -> dict[str, int]:
    """How many people and tables there are, by kind."""
    people, tables = schema.people, schema.tables

    def read(sql: Sql) -> dict[str, int]:
        known = sql.execute(select(func.count(), func.count(people.c.login)).select_from(people)).one()
        wanted = select(tables.c.status, func.count().label("many")).group_by(tables.c.status)
        by_status = {row.status: row.many for row in sql.execute(wanted)}
        kinds = {status: by_status.get(status, 0) for status in ("open", "playing", "over")}
        return {"people": known[0], "accounts": known[1], **kinds}

    return await store.read(read)
