"""How a person is notified that a game waits; the feed; a forgotten password by mail."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.params import Parameter
from sqlalchemy import Connection as Sql
from sqlalchemy import delete as remove
from sqlalchemy import select

from klabauter.games import info
from klabauter.server import admin, errors, notify, outgoing, push
from klabauter.server.people import Person, hashed, key_row
from klabauter.server.services import Services
from klabauter.server.store import schema
from klabauter.server.web.request import address, known, language, services_of, session_of
from klabauter.server.web.tables import infos
from klabauter.wire.people import Forgot, Notify, Subscription, Ways
from klabauter.words import Words

Asked = Request[Any, Any, Any]


@get("/api/me/notify", tags=["people"])
async def ways(request: Asked, me: Person | None) -> Ways:
    """How the person is notified now."""
    services, person = services_of(request), known(me)
    chosen, mail, unconfirmed = await _chosen(services, person)
    keys = schema.keys
    wanted = select(keys.c.hash).where(keys.c.person == person.id, keys.c.kind == "feed")
    feed = await services.store.read(lambda sql: sql.execute(wanted.limit(1)).first()) is not None
    here = [one.push for one in await services.people.devices(person, session_of(request)) if one.here]
    return Ways(
        mail=chosen.mail,
        address=mail,
        unconfirmed=unconfirmed,
        webhook=chosen.webhook,
        secret=chosen.secret,
        feed=feed,
        push=any(here),
    )


async def _chosen(services: Services, person: Person) -> tuple[Notify, str | None, str | None]:
    people = schema.people
    wanted = select(people.c.notify, people.c.mail, people.c.new_mail).where(people.c.id == person.id)
    row = await services.store.read(lambda sql: sql.execute(wanted).one())
    return msgspec.json.decode(row.notify or "{}", type=Notify), row.mail, row.new_mail


@put("/api/me/notify", tags=["people"])
async def set_ways(request: Asked, data: Notify, me: Person | None) -> Notify:
    """By mail, by webhook. A new webhook gets a fresh secret, with which what it is sent is signed."""
    services, person = services_of(request), known(me)
    before, _, _ = await _chosen(services, person)
    secret = None
    if data.webhook is not None:
        services.limits.take("outgoing", person.id)
        await _possible(request, data.webhook)
        secret = before.secret if data.webhook == before.webhook else secrets.token_hex(16)
    chosen = Notify(data.mail, data.webhook, secret)
    await services.people.change(person, notify=msgspec.json.encode(chosen).decode())
    return chosen


async def _possible(request: Asked, url: str) -> None:
    """Refuse an address to which nothing would be sent, or whose name nobody resolves in time."""
    own = outgoing.networks(services_of(request).config.private_networks)
    try:
        await outgoing.OUTGOING.run(lambda: outgoing.target(url, own), f"address {address(request)}")
    except TimeoutError as error:
        raise errors.BadWebhook() from error


@put("/api/me/push", status_code=204, tags=["people"])
async def subscribe(request: Asked, data: Subscription, me: Person | None) -> None:
    """Tell this device by web push. It ends when the device is signed out, or when its push service says so."""
    services = services_of(request)
    services.limits.take("outgoing", known(me).id)
    push.check(data.keys.p256dh, data.keys.auth)
    try:
        await _possible(request, data.endpoint)
    except errors.BadWebhook as error:
        raise errors.BadSubscription() from error
    device = push.Device(hashed(session_of(request)), data.endpoint, data.keys.p256dh, data.keys.auth)
    await push.keep(services.store, device)


@delete("/api/me/push", status_code=204, tags=["people"])
async def unsubscribe(request: Asked, me: Person | None) -> None:
    """Send no more push messages to this device. No error if it gets none."""
    known(me)
    await push.forget(services_of(request).store, hashed(session_of(request)))


@post("/api/me/feed", tags=["people"])
async def new_feed(request: Asked, me: Person | None) -> dict[str, str]:
    """A feed of games that wait; an older one is revoked."""
    person = known(me)
    token, key = key_row(person.id, "feed")

    def write(sql: Sql) -> None:
        _revoke(sql, person.id)
        sql.execute(schema.keys.insert().values(**key))

    await services_of(request).store.write(write)
    return {"link": f"/feed/{token}"}


@delete("/api/me/feed", status_code=204, tags=["people"])
async def no_feed(request: Asked, me: Person | None) -> None:
    """Revoke the address of the feed; it answers with 404 from now on."""
    person = known(me)
    await services_of(request).store.write(lambda sql: _revoke(sql, person.id))


def _revoke(sql: Sql, person: str) -> None:
    keys = schema.keys
    sql.execute(remove(keys).where(keys.c.person == person, keys.c.kind == "feed"))


@get("/feed/{token:str}", tags=["people"])
async def feed(request: Asked, token: Annotated[str, Parameter(max_length=200)]) -> Response[str]:
    """Games that wait for the feed's owner."""
    services = services_of(request)
    keys, people, seats, tables = schema.keys, schema.people, schema.seats, schema.tables

    def read(sql: Sql) -> tuple[str, dict[str, int]] | None:
        mine = (keys.c.hash == hashed(token)) & (keys.c.kind == "feed") & people.c.banned.is_(False)
        owner = select(keys.c.person).join(people, people.c.id == keys.c.person).where(mine)
        person = sql.execute(owner).scalar_one_or_none()
        if person is None:
            return None
        wanted = select(tables.c.id, tables.c.touched).join(seats, seats.c.game_table == tables.c.id)
        wanted = wanted.where(seats.c.person == person, seats.c.seat == tables.c.turn)
        wanted = wanted.where(tables.c.waits == "person", tables.c.aside.is_(None))
        return person, {row.id: row.touched for row in sql.execute(wanted.limit(100))}

    found = await services.store.read(read)
    if found is None:
        raise errors.NotFound()
    lang = language(request)
    base = services.config.address.rstrip("/") or str(request.base_url).rstrip("/")
    person, touched = found
    entries = [
        (
            Words(lang, info(one.game)).say("feed-entry", game=info(one.game).title),
            f"{base}/t/{one.id}",
            touched[one.id],
        )
        for one in await infos(services, list(touched), person)
        if one.yours
    ]
    return Response(notify.feed(entries, Words(lang).say("feed-title"), base), media_type="application/atom+xml")


@post("/api/forgot", status_code=204, tags=["people"])
async def forgot(request: Asked, data: Forgot) -> None:
    """Mail a link to set the password anew, to an address that was confirmed. The answer is the same whether there is
    such an account or not."""
    services = services_of(request)
    services.limits.take("password", address(request))
    services.limits.take("mails of an address", address(request))
    services.limits.take("mail", f"for {data.login.lower()}")
    if not services.config.smtp:
        raise errors.NoMail()
    try:
        token, to = await admin.reset(services.store, data.login)
    except errors.NotFound:
        return
    if to is not None:
        words = Words(language(request))
        text = words.say("mail-reset-text", link=f"{services.config.address.rstrip('/')}/reset#{token}")
        services.in_background(notify.deliver(services.config, to, words.say("mail-reset"), text))


handlers = [feed, ways, set_ways, subscribe, unsubscribe, new_feed, no_feed, forgot]
