"""People: guests and accounts, and the tokens by which they are known. Only hashes of tokens are kept."""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Select, delete, select, update
from sqlalchemy import Connection as Sql

from klabauter.server.bin import forget_person
from klabauter.server.errors import Banned, LoginLikeId, LoginTaken, NotFound, NotNow, WhoAreYou, WrongPassword
from klabauter.server.store import Store, schema
from klabauter.server.store.keys import KINDS, good_keys
from klabauter.server.tables.acts import now
from klabauter.server.work import Threads
from klabauter.wire.people import DeviceInfo

MOST_PASSWORDS = 100  # of one payer that wait to be computed
DAY = 86_400_000
SESSION = 400 * DAY
DEVICE = 16  # characters that name a session without revealing it
NOBODY = "$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHRzb21lc2FsdA$0000000000000000000000000000000000000000000"


class Person(NamedTuple):
    """Who somebody is. ``table``: known by a seat's link, so here only."""

    id: str
    name: str
    login: str | None
    lang: str | None
    admin: bool
    table: str | None


def is_id(text: str) -> bool:
    """Whether this has the form of a person's id; no login has."""
    return re.fullmatch("[0-9a-fA-F]{32}", text) is not None


def hashed(token: str) -> str:
    """What the database keeps of a token (SHA-256 in hex), so that a stolen database opens no session."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    """24 random bytes as 32 characters that are safe in a URL."""
    return secrets.token_urlsafe(24)


def key_row(person: str, kind: str, table: str | None = None, expires: int | None = None) -> tuple[str, dict[str, Any]]:
    """A new token, and the row that will know it again."""
    token = new_token()
    row = {"hash": hashed(token), "person": person, "kind": kind, "game_table": table, "created": now()}
    return token, {**row, "expires": expires}


class People:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._threads = Threads(2, MOST_PASSWORDS, "argon2")

    def close(self) -> None:
        """Drop the password checks that still wait; one that runs is not interrupted."""
        self._threads.close()

    async def hash(self, password: str) -> str:
        """Slow by design, so never in the event loop."""
        return await self._threads.run(lambda: _hash(password))

    async def fits(self, password: str, kept: str) -> bool:
        """Check a password against a kept hash in a thread, for it takes a while. TooMuchWaiting if too many wait."""
        return await self._threads.run(lambda: _fits(password, kept))

    # -- being known

    async def by_token(self, token: str) -> Person | None:
        """Whom this token belongs to; a banned person is refused. Asked of the database each time: what was revoked a
        moment ago, by whichever process, opens nothing."""
        date = self._store.clock.earliest()
        return await self._store.read(lambda sql: _by_hash(sql, hashed(token), date))

    async def check(self, key: str | None) -> None:
        """Refuse somebody whose key was revoked meanwhile."""
        date = self._store.clock.earliest()
        if key is not None and not await self._store.read(lambda sql: good_keys(sql, [key], date)):
            raise WhoAreYou()

    async def guest(self, name: str, lang: str | None) -> tuple[Person, str]:
        """A new guest with a session."""
        id, at, uptime = secrets.token_hex(16), self._store.clock.latest(), self._store.clock.uptime()
        token, key = key_row(id, "session", expires=at + SESSION)

        def write(sql: Sql) -> None:
            about = {"id": id, "name": name, "lang": lang, "created": at, "seen": at, "seen_uptime": uptime}
            sql.execute(schema.people.insert().values(**about, admin=False, banned=False))
            sql.execute(schema.keys.insert().values(**key))

        await self._store.write(write)
        return Person(id, name, None, lang, False, None), token

    # -- accounts

    async def register(self, me: Person, login: str, password: str, name: str | None, mail: str | None) -> None:
        """A guest becomes an account and keeps everything."""
        if me.login is not None or me.table is not None:
            raise NotNow()
        if is_id(login):
            raise LoginLikeId()
        kept = await self.hash(password)
        people = schema.people

        def write(sql: Sql) -> bool:
            taken = sql.execute(select(people.c.id).where(people.c.login == login.lower())).first()
            if taken is not None:
                return False
            values = {"login": login.lower(), "password": kept, "new_mail": mail, "name": name or me.name}
            sql.execute(update(people).where(people.c.id == me.id).values(**values))
            return True

        if not await self._store.write(write):
            raise LoginTaken()

    async def sign_in(self, login: str, password: str) -> tuple[Person, str]:
        """Right or wrong takes the same time, whether the account exists or not."""
        people = schema.people
        wanted = select(people).where(people.c.login == login.lower())
        row = await self._store.read(lambda sql: sql.execute(wanted).first())
        fits = await self.fits(password, row.password if row is not None and row.password else NOBODY)
        if row is None or not fits:
            raise WrongPassword()
        if row.banned:
            raise Banned()
        token, key = key_row(row.id, "session", expires=self._store.clock.latest() + SESSION)
        await self._store.write(lambda sql: sql.execute(schema.keys.insert().values(**key)))
        return Person(row.id, row.name, row.login, row.lang, row.admin, None), token

    async def sign_out(self, token: str) -> None:
        """Delete the session of this token. No error if there is none."""
        await self._store.write(lambda sql: sql.execute(delete(schema.keys).where(schema.keys.c.hash == hashed(token))))

    async def change(self, me: Person, **values: Any) -> None:
        """Name, language, look, ways of notification."""
        people = schema.people
        await self._store.write(lambda sql: sql.execute(update(people).where(people.c.id == me.id).values(**values)))

    async def prove(self, me: Person, password: str) -> None:
        """Refuse a person who does not know the account's password."""
        wanted = select(schema.people.c.password).where(schema.people.c.id == me.id)
        kept = await self._store.read(lambda sql: sql.execute(wanted).scalar_one_or_none())
        if kept is None or not await self.fits(password, kept):
            raise WrongPassword()

    async def new_password(self, me: Person, old: str, new: str, token: str) -> None:
        """Every other device is signed out, and no link to a seat or feed works any more."""
        people, keys = schema.people, schema.keys
        await self.prove(me, old)
        fresh = await self.hash(new)

        def write(sql: Sql) -> None:
            sql.execute(update(people).where(people.c.id == me.id).values(password=fresh))
            sql.execute(delete(keys).where(keys.c.person == me.id, keys.c.hash != hashed(token)))

        await self._store.write(write)

    async def reset(self, token: str, password: str) -> None:
        """Set a password by a token, which is good for once; every device is signed out, and no link works any more."""
        fresh = await self.hash(password)
        people, keys = schema.people, schema.keys

        def write(sql: Sql) -> bool:
            good = keys.c.expires > self._store.clock.earliest()
            mine = (keys.c.hash == hashed(token)) & (keys.c.kind == "reset") & good
            person = sql.execute(select(keys.c.person).where(mine)).scalar_one_or_none()
            if person is None:
                return False
            sql.execute(update(people).where(people.c.id == person).values(password=fresh))
            sql.execute(delete(keys).where(keys.c.person == person))
            return True

        if not await self._store.write(write):
            raise WhoAreYou()

    async def seen(self, people: Collection[str]) -> None:
        """They are here now."""
        if people:
            mine, clock = schema.people, self._store.clock
            seen = {"seen": clock.latest(), "seen_uptime": clock.uptime()}
            await self._store.write(
                lambda sql: sql.execute(update(mine).where(mine.c.id.in_(list(people))).values(**seen))
            )

    async def tables(self, me: Person) -> list[str]:
        """At which tables somebody sits or has sat."""
        seats = schema.seats
        wanted = select(seats.c.game_table).distinct().where(seats.c.person == me.id)
        return [row.game_table for row in await self._store.read(lambda sql: sql.execute(wanted).all())]

    async def devices(self, me: Person, token: str) -> list[DeviceInfo]:
        """Where somebody is signed in, the newest first."""
        keys, pushes = schema.keys, schema.pushes
        wanted = select(keys.c.hash, keys.c.created, pushes.c.endpoint)
        wanted = wanted.outerjoin(pushes, pushes.c.session == keys.c.hash).order_by(keys.c.created.desc())
        good = keys.c.expires > self._store.clock.earliest()
        wanted = wanted.where(keys.c.person == me.id, keys.c.kind == "session", good)
        rows = await self._store.read(lambda sql: sql.execute(wanted).all())
        here = hashed(token)
        return [DeviceInfo(row.hash[:DEVICE], row.created, row.hash == here, row.endpoint is not None) for row in rows]

    async def sign_out_device(self, me: Person, device: str) -> None:
        """End the session of one of a person's devices. Raises NotFound if there is none like that."""
        keys = schema.keys
        mine = (keys.c.person == me.id) & (keys.c.kind == "session") & keys.c.hash.startswith(device, autoescape=True)

        def write(sql: Sql) -> int:
            return sql.execute(delete(keys).where(mine)).rowcount

        if len(device) != DEVICE or not await self._store.write(write):
            raise NotFound()

    async def delete(self, me: Person) -> dict[str, list[int]]:
        """The person is gone, with chat, keys and names; the games stay for the others, played by nobody's name.

        By table which lines of chat are gone; tables at which nothing was said are there, too.
        """
        people, seats, chat = schema.people, schema.seats, schema.chat

        def write(sql: Sql) -> dict[str, list[int]]:
            sat = sql.execute(select(seats.c.game_table).where(seats.c.person == me.id))
            found: dict[str, list[int]] = {row.game_table: [] for row in sat}
            for row in sql.execute(select(chat.c.game_table, chat.c.id).where(chat.c.person == me.id)):
                found.setdefault(row.game_table, []).append(row.id)
            sql.execute(update(seats).where(seats.c.person == me.id).values(name=None))  # of others in the same place
            sql.execute(delete(people).where(people.c.id == me.id))
            forget_person(sql, me.id)
            return found

        return await self._store.write(write)

    async def export(self, me: Person) -> dict[str, Any]:
        """Everything that is kept about a person."""

        def read(sql: Sql) -> dict[str, Any]:
            people, seats, chat, tables = schema.people, schema.seats, schema.chat, schema.tables
            about = sql.execute(select(people).where(people.c.id == me.id)).mappings().one()
            sat = sql.execute(
                select(seats.c.game_table, seats.c.seat, seats.c.name, tables.c.game, tables.c.status, tables.c.created)
                .join(tables, tables.c.id == seats.c.game_table)
                .where(seats.c.person == me.id)
            ).mappings()
            said = sql.execute(select(chat.c.game_table, chat.c.at, chat.c.text).where(chat.c.person == me.id))
            keys = select(schema.keys.c.kind, schema.keys.c.game_table, schema.keys.c.created, schema.keys.c.expires)
            others = select(schema.people.c.name, schema.blocks.c.kind)
            others = others.join(schema.blocks, schema.blocks.c.other == schema.people.c.id)
            reports = select(schema.reports.c.game_table, schema.reports.c.at, schema.reports.c.about)
            pushed = select(schema.pushes.c.endpoint, schema.pushes.c.created)
            pushed = pushed.join(schema.keys, schema.keys.c.hash == schema.pushes.c.session)

            def rows(wanted: Select[Any], mine: ColumnElement[str]) -> list[dict[str, Any]]:
                return [dict(row) for row in sql.execute(wanted.where(mine == me.id)).mappings()]

            return {
                "person": {name: value for name, value in about.items() if name != "password"},
                "seats": [dict(row) for row in sat],
                "chat": [dict(row) for row in said.mappings()],
                "tokens": rows(keys, schema.keys.c.person),
                "pushes": rows(pushed, schema.keys.c.person),
                "blocks": rows(others, schema.blocks.c.person),
                "reports": rows(reports, schema.reports.c.person),
            }

        return await self._store.read(read)


def _hash(password: str) -> str:
    from argon2 import PasswordHasher

    return PasswordHasher().hash(password)


def _fits(password: str, kept: str) -> bool:
    from argon2 import PasswordHasher
    from argon2.exceptions import VerificationError

    try:
        return PasswordHasher().verify(kept, password)
    except VerificationError:
        return False


def _by_hash(sql: Sql, key: str, date: int) -> Person | None:
    people, keys = schema.people, schema.keys
    wanted = select(people, keys.c.game_table, keys.c.expires).join(keys, keys.c.person == people.c.id)
    row = sql.execute(wanted.where(keys.c.hash == key, keys.c.kind.in_(KINDS))).first()
    if row is None or (row.expires is not None and row.expires < date):
        return None
    if row.banned:
        raise Banned()
    return Person(row.id, row.name, row.login, row.lang, row.admin, row.game_table)
