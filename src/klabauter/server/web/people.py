"""People over REST."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.params import Parameter
from sqlalchemy import select

from klabauter.server import admin, confirming, errors, moderation, push
from klabauter.server.leaving import part, resigning
from klabauter.server.names import one_line, unlike
from klabauter.server.people import SESSION, Person
from klabauter.server.store import schema
from klabauter.server.web.request import COOKIE, address, known, language, secure, services_of, session_of
from klabauter.server.web.tables import infos
from klabauter.wire.people import (
    Block,
    Blocked,
    Change,
    Confirm,
    DeviceInfo,
    Guest,
    Identity,
    NewMail,
    NewPassword,
    Register,
    Report,
    ServerInfo,
    SignIn,
)  # fmt: skip
from klabauter.wire.tables import Lobby

Asked = Request[Any, Any, Any]
NO_COOKIE = Cookie(key=COOKIE, value="", max_age=0, path="/")


def _identity(person: Person, token: str | None = None) -> Identity:
    return Identity(person.id, person.name, person.login, person.lang, person.admin, token)


def _with_cookie(request: Asked, person: Person, token: str) -> Response[Identity]:
    cookie = Cookie(
        key=COOKIE,
        value=token,
        max_age=SESSION // 1000,
        path="/",
        httponly=True,
        samesite="strict",
        secure=secure(request),
    )
    return Response(_identity(person, token), cookies=[cookie], status_code=201)


@post("/api/guest", tags=["people"])
async def guest(request: Asked, data: Guest) -> Response[Identity]:
    """Be somebody, at once: a name is all it takes."""
    services = services_of(request)
    services.limits.take("guest", address(request))
    person, token = await services.people.guest(one_line(data.name), data.lang)
    return _with_cookie(request, person, token)


@post("/api/register", tags=["people"])
async def register(request: Asked, data: Register, me: Person | None) -> Identity:
    """A guest becomes an account, which keeps games across devices."""
    services, person = services_of(request), known(me)
    services.limits.take("password", address(request))
    if await admin.registration_now(services.store, services.config) == "closed":
        raise errors.RegistrationClosed()
    name = None if data.name is None else one_line(data.name)
    mail = _charged(request, data.mail)
    await services.people.register(person, data.login, data.password, name, mail)
    if mail is not None:
        await confirming.ask(services, person, mail, language(request))
    return _identity(person._replace(login=data.login.lower(), name=name or person.name))


@get("/api/server", tags=["people"])
async def server(request: Asked) -> ServerInfo:
    """What there is beside tables: accounts, mail, and the key with which browsers subscribe to push messages. And who
    runs this server, and for how many days it keeps tables and guests."""
    services, config = services_of(request), services_of(request).config
    return ServerInfo(
        registration=await admin.registration_now(services.store, config) == "open",
        mail=bool(config.smtp),
        push=push.b64(push.public(await push.server_key(services.store))),
        name=config.name,
        operator=config.operator,
        privacy=config.privacy,
        keep_tables=config.keep_tables,
        keep_guests=config.keep_guests,
    )


@post("/api/sign-in", tags=["people"])
async def sign_in(request: Asked, data: SignIn) -> Response[Identity]:
    """Start a session and set its cookie. Limited per address, and per login and address for wrong passwords."""
    services = services_of(request)
    services.limits.take("password", address(request))
    guess = f"login {data.login.lower()} from {address(request)}"
    services.limits.take("guess", guess)
    person, token = await services.people.sign_in(data.login, data.password)
    services.limits.give_back("guess", guess)
    return _with_cookie(request, person, token)


@post("/api/sign-out", status_code=204, tags=["people"])
async def sign_out(request: Asked, me: Person | None) -> Response[None]:
    """End this session and its connections at tables, and delete the cookie."""
    known(me)
    services = services_of(request)
    await services.people.sign_out(session_of(request))
    await services.revoked()
    return Response(None, status_code=204, cookies=[NO_COOKIE])


@get("/api/me", tags=["people"])
async def about_me(me: Person | None) -> Identity:
    """Who one is. WhoAreYou without a session."""
    return _identity(known(me))


@patch("/api/me", tags=["people"])
async def change(request: Asked, data: Change, me: Person | None) -> Identity:
    """Another name, language or look."""
    services, person = services_of(request), known(me)
    values: dict[str, Any] = {}
    if data.name is not None:
        values["name"] = one_line(data.name)
        unlike(values["name"], await moderation.beside(services.store, person))
    if data.lang is not None:
        values["lang"] = data.lang
    if data.look is not None:
        values["look"] = data.look
    if values:
        await services.people.change(person, **values)
    if "name" in values:
        for table in await services.people.tables(person):
            await services.talk.rename(table)
    return _identity(person._replace(name=values.get("name", person.name), lang=values.get("lang", person.lang)))


@post("/api/me/password", status_code=204, tags=["people"])
async def new_password(request: Asked, data: NewPassword, me: Person | None) -> None:
    """Every other device is signed out, and links to seats and the feed no longer work."""
    services, person = services_of(request), known(me)
    services.limits.take("password", address(request))
    await services.people.new_password(person, data.old, data.new, session_of(request))
    await services.revoked()


@put("/api/me/mail", status_code=204, tags=["people"])
async def new_mail(request: Asked, data: NewMail, me: Person | None) -> None:
    """Set or (null) remove the mail address; needs the password. A new one counts once it is confirmed."""
    services, person = services_of(request), known(me)
    services.limits.take("password", address(request))
    await services.people.prove(person, data.password)
    mail = _charged(request, data.mail)
    if await confirming.change(services, person, mail) and mail is not None:
        await confirming.ask(services, person, mail, language(request))


def _charged(request: Asked, mail: str | None) -> str | None:
    """An address that can get mail, for which one is counted before anything is changed."""
    if mail is not None:
        confirming.charge(services_of(request), confirming.checked(mail), address(request))
    return mail


@post("/api/me/mail", status_code=204, tags=["people"])
async def confirm_again(request: Asked, me: Person | None) -> None:
    """Send the link that confirms a mail address once more."""
    await confirming.ask_again(services_of(request), known(me), address(request), language(request))


@post("/api/confirm", status_code=204, tags=["people"])
async def confirm(request: Asked, data: Confirm) -> None:
    """Confirm a mail address by the token of the link that was sent there."""
    services = services_of(request)
    services.limits.take("password", address(request))
    await confirming.confirm(services, data.token)


@get("/api/me/devices", tags=["people"])
async def devices(request: Asked, me: Person | None) -> list[DeviceInfo]:
    """Where one is signed in."""
    return await services_of(request).people.devices(known(me), session_of(request))


@delete("/api/me/devices/{device:str}", status_code=204, tags=["people"])
async def sign_out_device(request: Asked, device: Annotated[str, Parameter(max_length=40)], me: Person | None) -> None:
    """End the session of another device, by its id in the list of devices, with its connections."""
    services = services_of(request)
    await services.people.sign_out_device(known(me), device)
    await services.revoked()


@delete("/api/me", status_code=204, tags=["people"])
async def leave_for_good(request: Asked, me: Person | None) -> Response[None]:
    """Delete everything about oneself; games others played stay, without the name."""
    services, person = services_of(request), known(me)
    await part(services.tables, person.id, resigning)
    gone = await services.people.delete(person)
    await services.revoked()
    for table, lines in gone.items():
        await services.talk.rename(table)
        if lines:
            await services.talk.unsay(table, lines)
    return Response(None, status_code=204, cookies=[NO_COOKIE])


@get("/api/me/export", tags=["people"])
async def export(request: Asked, me: Person | None) -> Response[dict[str, Any]]:
    """Everything that is kept about oneself, as a file."""
    data = await services_of(request).people.export(known(me))
    return Response(data, headers={"content-disposition": 'attachment; filename="klabauter.json"'})


@get("/api/me/tables", tags=["people"])
async def inbox(request: Asked, me: Person | None, waiting: bool = False) -> Lobby:
    """One's own tables that are not over; with ``waiting`` only those that wait for oneself."""
    services, person = services_of(request), known(me)
    tables, seats = schema.tables, schema.seats
    wanted = select(tables.c.id).distinct().join(seats, seats.c.game_table == tables.c.id)
    wanted = wanted.where(seats.c.person == person.id, tables.c.status != "over", tables.c.aside.is_(None))
    if waiting:
        wanted = wanted.where(tables.c.turn == seats.c.seat, tables.c.waits == "person")
    found = await services.store.read(lambda sql: sql.execute(wanted.limit(200)).all())
    return Lobby(await infos(services, [row.id for row in found], person.id))


@post("/api/me/blocks", status_code=204, tags=["people"])
async def block(request: Asked, data: Block, me: Person | None) -> None:
    """Mute or block the person at a seat, or the author of a line."""
    services, person = services_of(request), known(me, data.table)
    if (data.seat is None) == (data.line is None):
        raise errors.BadRequest(detail="seat, line")
    if data.line is not None:
        other = await moderation.author(services.store, data.table, data.line)
    else:
        seats = dict(enumerate((await services.tables.live(data.table)).sheet.seats))
        sitting = seats.get(data.seat if data.seat is not None else -1)
        other = None if sitting is None else sitting.person
    if other is None or other == person.id:
        raise errors.NotFound()
    await moderation.block(services.store, person, other, data.kind)
    await services.talk.mute(person.id)


@get("/api/me/blocks", tags=["people"])
async def blocks(request: Asked, me: Person | None) -> list[Blocked]:
    """Whom one does not want to hear or meet."""
    return await moderation.blocks(services_of(request).store, known(me))


@delete("/api/me/blocks/{other:str}", status_code=204, tags=["people"])
async def unblock(request: Asked, other: Annotated[str, Parameter(max_length=32)], me: Person | None) -> None:
    """Hear and meet somebody again, by id. No error if that person was not blocked."""
    services, person = services_of(request), known(me)
    await moderation.block(services.store, person, other, "none")
    await services.talk.mute(person.id)


@post("/api/reports", status_code=204, tags=["people"])
async def report(request: Asked, data: Report, me: Person | None) -> None:
    """Show a line of chat to the admins."""
    services, person = services_of(request), known(me, data.table)
    services.limits.take("report", person.id)
    await moderation.report(services.store, person, data.table, data.line)


handlers = [
    server, guest, register, sign_in, sign_out, about_me, change, new_password, new_mail, confirm_again, confirm,
    devices, sign_out_device, leave_for_good, export, inbox, block, blocks, unblock, report,
]  # fmt: skip
