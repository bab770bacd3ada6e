"""Telling absent people that a game waits for them: mail, webhook, web push, feed. None is needed to play."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import ssl
from collections.abc import Coroutine
from datetime import UTC, datetime
from html import escape
from typing import Any
from urllib.parse import unquote, urlsplit

import msgspec
from sqlalchemy import Connection as Sql
from sqlalchemy import func, or_, select, update

from klabauter.games import info
from klabauter.server import push
from klabauter.server.config import Config
from klabauter.server.errors import BadWebhook
from klabauter.server.outgoing import LIMIT, MAIL, OUTGOING, networks, post
from klabauter.server.store import Store, schema
from klabauter.server.tables.acts import now
from klabauter.wire.people import Notify
from klabauter.words import Words

log = logging.getLogger("klabauter.notify")
ABSENT = 60_000  # milliseconds after which a person counts as absent and is reminded


class Waiting(msgspec.Struct):
    """Somebody a table waits for. ``turn``: to decide, not just to come."""

    table: str
    game: str
    person: str
    name: str
    lang: str
    mail: str | None
    notify: str | None
    deadline: int | None  # uptime
    turn: bool = True


_TABLES, _SEATS, _PEOPLE = schema.tables, schema.seats, schema.people
_WAITING = select(
    _TABLES.c.id.label("table"), _TABLES.c.game, _TABLES.c.deadline, _PEOPLE.c.id.label("person"), _PEOPLE.c.name,
    _PEOPLE.c.lang, _PEOPLE.c.mail, _PEOPLE.c.notify,
)  # fmt: skip


async def waiting(store: Store) -> list[Waiting]:
    """Absent people whose turn it is and who have not been notified."""
    tables, seats, people = _TABLES, _SEATS, _PEOPLE
    absent = store.clock.uptime() - ABSENT
    pushed = select(schema.pushes.c.session).join(schema.keys, schema.keys.c.hash == schema.pushes.c.session)
    pushed = pushed.where(schema.keys.c.person == people.c.id)
    wanted = (
        _WAITING.join(seats, (seats.c.game_table == tables.c.id) & (seats.c.seat == tables.c.turn))
        .join(people, people.c.id == seats.c.person)
        .where(
            tables.c.waits == "person", tables.c.reminded.is_(None), tables.c.aside.is_(None),
            tables.c.uptime < absent, people.c.seen_uptime < absent,
            or_(people.c.notify.is_not(None), pushed.exists()),
        )
        .limit(100)
    )  # fmt: skip
    rows = await store.read(lambda sql: sql.execute(wanted).mappings().all())
    return [Waiting(**{**row, "lang": row["lang"] or "en"}) for row in rows]


async def asked_for(store: Store, table: str, person: str) -> Waiting | None:
    """Somebody at a table whom its host wants to remind."""
    turn = (_SEATS.c.seat == _TABLES.c.turn) & (_TABLES.c.waits == "person")
    wanted = _WAITING.add_columns(func.coalesce(turn, False).label("turn"))
    wanted = wanted.join(_SEATS, _SEATS.c.game_table == _TABLES.c.id).join(_PEOPLE, _PEOPLE.c.id == _SEATS.c.person)
    wanted = wanted.where(_TABLES.c.id == table, _PEOPLE.c.id == person)
    rows = await store.read(lambda sql: sql.execute(wanted).mappings().all())
    found = sorted(rows, key=lambda row: not row["turn"])
    return Waiting(**{**found[0], "lang": found[0]["lang"] or "en", "turn": bool(found[0]["turn"])}) if found else None


async def claim(store: Store, table: str) -> bool:
    """Whether it is this process that tells; among several only one does."""
    tables = schema.tables
    mine = update(tables).where(tables.c.id == table, tables.c.reminded.is_(None)).values(reminded=now())

    def write(sql: Sql) -> bool:
        return sql.execute(mine).rowcount == 1

    return await store.write(write)


async def remind(store: Store, config: Config) -> None:
    """Notify absent people whose turn it is, once per turn. Every sweep calls it.

    Of several server processes only the one that claims a table notifies. Failures are logged, not raised.
    """
    mine = [one for one in await waiting(store) if await claim(store, one.table)]
    await asyncio.gather(*[tell(one, store, config) for one in mine])


async def tell(one: Waiting, store: Store, config: Config) -> bool:
    """By every way the person has chosen; whether one of them worked. One that fails is logged without its address."""
    chosen = msgspec.json.decode(one.notify or "{}", type=Notify)
    words = Words(one.lang, info(one.game))
    path = f"/t/{one.table}"
    link = f"{config.address.rstrip('/')}{path}"
    title = words.say("mail-turn" if one.turn else "mail-waits")
    ways: list[Coroutine[Any, Any, int | None]] = []
    values = {"game": words.say("title"), "link": link}
    if chosen.mail and one.mail and config.smtp:
        text = words.say("mail-turn-text", **values, account=f"{config.address.rstrip('/')}/account")
        ways.append(_tried("mail", MAIL.run(lambda: _mail(config, str(one.mail), title, text), "everybody")))
    if chosen.webhook:
        kind = "turn" if one.turn else "waits"
        deadline = None if one.deadline is None else now() + one.deadline - store.clock.uptime()
        body = {"type": kind, "table": one.table, "game": one.game, "link": link, "deadline": deadline}
        hook = OUTGOING.run(lambda: webhook(config, chosen, msgspec.json.encode(body)), one.person)
        ways.append(_tried("webhook", hook))
    devices = await push.devices(store, one.person)
    if devices:
        key = await push.server_key(store)
        note = {"title": title, "text": words.say("push-turn", **values, name=one.name), "path": path}
        ways += [_push(store, config, one.person, device, msgspec.json.encode(note), key) for device in devices]
    return any([answer is not None and 200 <= answer < 300 for answer in await asyncio.gather(*ways)])


async def _push(store: Store, config: Config, person: str, device: push.Device, text: bytes, key: Any) -> int | None:
    sending = OUTGOING.run(lambda: push.send(device, text, key, config), person)
    status = await _tried("push message", sending)
    if status in push.GONE:
        await push.forget(store, device.session, device.endpoint)
    return status


async def _tried(way: str, sending: Coroutine[Any, Any, int]) -> int | None:
    """The status of the answer, if there was one."""
    try:
        status = await sending
    except (OSError, BadWebhook) as error:  # whatever smtplib raises is an OSError
        log.warning("a %s could not be delivered: %s", way, type(error).__name__)
        return None
    if not 200 <= status < 300:
        log.warning("a %s was answered with %s", way, status)
    return status


def webhook(config: Config, chosen: Notify, body: bytes) -> int:
    """Signed, so that its receiver knows who sent it."""
    headers = {"Content-Type": "application/json", "X-Klabauter-Signature": signature(chosen.secret or "", body)}
    return post(chosen.webhook or "", body, headers, networks(config.private_networks))


def signature(secret: str, body: bytes) -> str:
    """The value of ``X-Klabauter-Signature``: HMAC-SHA-256 of the body in hex, keyed with the webhook's secret."""
    return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()


# -- mail


def mail(config: Config, to: str, subject: str, text: str) -> None:
    """To one recipient, by the configured server: smtp://, smtps://, with user:password@ if it wants that."""
    import smtplib
    from email.headerregistry import Address
    from email.message import EmailMessage

    server = urlsplit(config.smtp)
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = config.sender, Address(addr_spec=to), subject
    message.set_content(text)
    kind = smtplib.SMTP_SSL if server.scheme == "smtps" else smtplib.SMTP
    with kind(server.hostname or "", server.port or 0, timeout=LIMIT) as smtp:
        if server.scheme == "smtp" and smtp.has_extn("starttls"):
            smtp.starttls(context=ssl.create_default_context())
        if server.username:
            smtp.login(unquote(server.username), unquote(server.password or ""))
        smtp.send_message(message, to_addrs=[to])


async def deliver(config: Config, to: str, subject: str, text: str) -> None:
    """The same while others go on; what fails is logged without the address."""
    await _tried("mail", MAIL.run(lambda: _mail(config, to, subject, text), "everybody"))


def _mail(config: Config, to: str, subject: str, text: str) -> int:
    """The same, with the status of a mail that was taken."""
    mail(config, to, subject, text)
    return 250


# -- feed


def feed(entries: list[tuple[str, str, int]], title: str, link: str) -> str:
    """An Atom feed of (title, link, time) entries."""

    def at(time: int) -> str:
        return datetime.fromtimestamp(time / 1000, UTC).isoformat(timespec="seconds")

    newest = max([time for _, _, time in entries], default=0)
    items = [
        f"<entry><title>{escape(name)}</title><id>{escape(where)}#{time}</id><link href='{escape(where)}'/>"
        f"<updated>{at(time)}</updated></entry>"
        for name, where, time in entries
    ]
    head = f"<title>{escape(title)}</title><id>{escape(link)}</id><updated>{at(newest)}</updated>"
    return (
        f"<?xml version='1.0' encoding='utf-8'?><feed xmlns='http://www.w3.org/2005/Atom'>{head}{''.join(items)}</feed>"
    )
