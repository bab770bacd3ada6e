"""Mail addresses: exactly one recipient each, and until its owner has confirmed it, an address gets nothing but the
question whether it is the right one."""

from __future__ import annotations

import re

from sqlalchemy import Connection as Sql
from sqlalchemy import delete, select, update

from klabauter.server import notify
from klabauter.server.errors import BadMail, NotNow, OldLink
from klabauter.server.people import DAY, Person, hashed, key_row
from klabauter.server.services import Services
from klabauter.server.store import schema
from klabauter.words import Words

_ATOM = r"[A-Za-z0-9!#$%&'*+/^_{|}~-]+"
_LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_ADDRESS = re.compile(rf"(?=.{{1,64}}@){_ATOM}(?:\.{_ATOM})*@{_LABEL}(?:\.{_LABEL})*")


def checked(mail: str) -> str:
    """An address of one recipient in plain letters. Lists, names beside it, quotes and encoded words are refused."""
    if not _ADDRESS.fullmatch(mail):
        raise BadMail()
    return mail


def charge(services: Services, to: str, where: str) -> None:
    """Count a mail: nobody's mailbox is filled from here, and one place does not cause many."""
    services.limits.take("mails of an address", where)
    services.limits.take("mail", f"to {to.lower()}")


async def ask_again(services: Services, person: Person, where: str, lang: str) -> None:
    """Ask the address that is not confirmed yet once more."""
    people = schema.people
    wanted = select(people.c.new_mail).where(people.c.id == person.id)
    to = await services.store.read(lambda sql: sql.execute(wanted).scalar_one_or_none())
    if to is None:
        raise NotNow()
    charge(services, checked(to), where)
    await ask(services, person, to, lang)


async def ask(services: Services, person: Person, to: str, lang: str) -> None:
    """Send a link to an address that is not confirmed yet; it is good for a day, older ones are void."""
    if not services.config.smtp:
        return
    keys = schema.keys
    token, key = key_row(person.id, "mail", expires=services.store.clock.latest() + DAY)

    def write(sql: Sql) -> None:
        sql.execute(delete(keys).where(keys.c.person == person.id, keys.c.kind == "mail"))
        sql.execute(keys.insert().values(**key))

    await services.store.write(write)
    words, address = Words(person.lang or lang), services.config.address.rstrip("/")
    text = words.say("mail-confirm-text", server=address, link=f"{address}/account#confirm={token}")
    services.in_background(notify.deliver(services.config, to, words.say("mail-confirm"), text))


async def change(services: Services, person: Person, mail: str | None) -> bool:
    """Another address, or none. The old one stays until the new one is confirmed; whether it has to be."""
    people, keys = schema.people, schema.keys

    def write(sql: Sql) -> bool:
        old = sql.execute(select(people.c.mail).where(people.c.id == person.id)).scalar_one_or_none()
        new = None if mail == old else mail
        values = {"new_mail": new} if mail is not None else {"mail": None, "new_mail": None}
        sql.execute(update(people).where(people.c.id == person.id).values(**values))
        sql.execute(delete(keys).where(keys.c.person == person.id, keys.c.kind == "mail"))
        return new is not None

    return await services.store.write(write)


async def confirm(services: Services, token: str) -> None:
    """By the link from the mail: its reader need not be signed in there."""
    people, keys = schema.people, schema.keys

    def write(sql: Sql) -> bool:
        good = keys.c.expires > services.store.clock.earliest()
        mine = (keys.c.hash == hashed(token)) & (keys.c.kind == "mail") & good
        person = sql.execute(select(keys.c.person).where(mine)).scalar_one_or_none()
        asked = (people.c.id == person) & people.c.new_mail.is_not(None)
        done = sql.execute(update(people).where(asked).values(mail=people.c.new_mail, new_mail=None)).rowcount
        sql.execute(delete(keys).where(keys.c.person == person, keys.c.kind == "mail"))
        return bool(done)

    if not await services.store.write(write):
        raise OldLink()
