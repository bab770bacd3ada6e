"""Telling absent people that a game waits for them: mail, webhook, feed. None is needed to play."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import http.client
import ipaddress
import logging
import smtplib
import socket
import ssl
from email.message import EmailMessage
from typing import Any
from urllib.parse import unquote, urlsplit
from xml.sax.saxutils import escape

import msgspec
from sqlalchemy import Connection as Sql
from sqlalchemy import select, update

from klabauter.games import info
from klabauter.server.config import Config
from klabauter.server.errors import BadWebhook
from klabauter.server.store import Store, schema
from klabauter.server.tables.acts import now
from klabauter.wire.people import Notify
from klabauter.words import Words

log = logging.getLogger("klabauter.notify")
ABSENT = 60_000  # milliseconds after which a person counts as absent and is reminded
LIMIT = 5.0  # seconds for a mail server or a webhook


class Waiting(msgspec.Struct):
    """Somebody a table waits for."""

    table: str
    game: str
    person: str
    name: str
    lang: str
    mail: str | None
    notify: str | None
    deadline: int | None


async def waiting(store: Store) -> list[Waiting]:
    """Absent people whose turn it is and who have not been told."""
    tables, seats, people = schema.tables, schema.seats, schema.people
    at = now()
    wanted = (
        select(
            tables.c.id.label("table"), tables.c.game, tables.c.deadline, people.c.id.label("person"), people.c.name,
            people.c.lang, people.c.mail, people.c.notify,
        )
        .join(seats, (seats.c.game_table == tables.c.id) & (seats.c.seat == tables.c.turn))
        .join(people, people.c.id == seats.c.person)
        .where(
            tables.c.waits == "person", tables.c.reminded.is_(None), tables.c.touched < at - ABSENT,
            people.c.seen < at - ABSENT, people.c.notify.is_not(None),
        )
        .limit(100)
    )  # fmt: skip
    rows = await store.read(lambda sql: sql.execute(wanted).mappings().all())
    return [Waiting(**{**row, "lang": row["lang"] or "en"}) for row in rows]


async def claim(store: Store, table: str) -> bool:
    """Whether it is this process that tells; among several only one does."""
    tables = schema.tables
    mine = update(tables).where(tables.c.id == table, tables.c.reminded.is_(None)).values(reminded=now())

    def write(sql: Sql) -> bool:
        return sql.execute(mine).rowcount == 1

    return await store.write(write)


async def remind(store: Store, config: Config) -> None:
    for one in await waiting(store):
        if await claim(store, one.table):
            await asyncio.to_thread(tell, one, config)


def tell(one: Waiting, config: Config) -> None:
    """By every way the person wishes; a way that fails is logged without its address."""
    wishes = msgspec.json.decode(one.notify or "{}", type=Notify)
    words = Words(one.lang, info(one.game))
    link = f"{config.address.rstrip('/')}/t/{one.table}"
    values = {"name": one.name, "game": words.say("title"), "link": link}
    if wishes.mail and one.mail and config.smtp:
        _try("mail", lambda: mail(config, str(one.mail), words.say("mail-turn"), words.say("mail-turn-text", **values)))
    if wishes.webhook:
        body = {"type": "turn", "table": one.table, "game": one.game, "link": link, "deadline": one.deadline}
        _try("webhook", lambda: post(str(wishes.webhook), msgspec.json.encode(body), wishes.secret or ""))


def _try(way: str, send: Any) -> None:
    try:
        send()
    except (OSError, smtplib.SMTPException, http.client.HTTPException, BadWebhook) as error:
        log.warning("a %s could not be delivered: %s", way, type(error).__name__)


# -- mail


def mail(config: Config, to: str, subject: str, text: str) -> None:
    """By the configured server: smtp://, smtps://, with user:password@ if it wants that."""
    server = urlsplit(config.smtp)
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = config.sender, to, subject
    message.set_content(text)
    kind = smtplib.SMTP_SSL if server.scheme == "smtps" else smtplib.SMTP
    with kind(server.hostname or "", server.port or 0, timeout=LIMIT) as smtp:
        if server.scheme == "smtp" and smtp.has_extn("starttls"):
            smtp.starttls(context=ssl.create_default_context())
        if server.username:
            smtp.login(unquote(server.username), unquote(server.password or ""))
        smtp.send_message(message)


# -- webhooks


def public_address(url: str) -> tuple[str, str, int, str]:
    """Host, address, port and path of a webhook: https, and nowhere inside a private network."""
    parts = urlsplit(url)
    try:
        port = parts.port or 443
        if parts.scheme != "https" or not parts.hostname or parts.username or parts.password:
            raise BadWebhook()
        found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (ValueError, OSError) as error:
        raise BadWebhook() from error
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not all(ipaddress.ip_address(address.split("%")[0]).is_global for address in addresses):
        raise BadWebhook()
    return parts.hostname, addresses[0], port, (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


def signature(secret: str, body: bytes) -> str:
    return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()


def post(url: str, body: bytes, secret: str) -> None:
    """To the very address that was checked; no redirect is followed."""
    host, address, port, path = public_address(url)
    context = ssl.create_default_context()
    with (
        socket.create_connection((address, port), LIMIT) as plain,
        context.wrap_socket(plain, server_hostname=host) as sock,
    ):
        head = [
            f"POST {path} HTTP/1.1", f"Host: {host}", "Content-Type: application/json", f"Content-Length: {len(body)}",
            f"X-Klabauter-Signature: {signature(secret, body)}", "Connection: close",
        ]  # fmt: skip
        sock.sendall("\r\n".join([*head, "", ""]).encode() + body)
        sock.recv(1024)


# -- feed


def feed(entries: list[tuple[str, str, int]], title: str, link: str) -> str:
    """An Atom feed of (title, link, time) entries."""

    def at(time: int) -> str:
        from datetime import UTC, datetime

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
