"""People over REST."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, delete, get, patch, post
from litestar.datastructures import Cookie
from sqlalchemy import select

from klabauter.server import care, errors
from klabauter.server.people import SESSION, Person
from klabauter.server.store import schema
from klabauter.server.web.request import COOKIE, address, house_of, known, one_line, secure, token_of
from klabauter.server.web.tables import _info
from klabauter.wire.people import Block, Change, Guest, Identity, NewPassword, Register, Report, SignIn
from klabauter.wire.tables import Lobby

Asked = Request[Any, Any, Any]


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


@post("/guest")
async def guest(request: Asked, data: Guest) -> Response[Identity]:
    """Be somebody, at once: a name is all it takes."""
    house = house_of(request)
    house.limits.take("guest", address(request))
    person, token = await house.people.guest(one_line(data.name), data.lang)
    return _with_cookie(request, person, token)


@post("/register")
async def register(request: Asked, data: Register, me: Person | None) -> Identity:
    """A guest becomes an account, which keeps games across devices."""
    house, person = house_of(request), known(me)
    house.limits.take("password", address(request))
    if not await registration_open(request):
        raise errors.RegistrationClosed()
    name = None if data.name is None else one_line(data.name)
    await house.people.register(person, data.login, data.password, name, data.mail)
    return _identity(person._replace(login=data.login.lower(), name=name or person.name))


async def registration_open(request: Asked) -> bool:
    house, settings = house_of(request), schema.settings
    wanted = select(settings.c.value).where(settings.c.name == "registration")
    told = await house.store.read(lambda sql: sql.execute(wanted).scalar_one_or_none())
    return (told or house.config.registration) == "open"


@post("/sign-in")
async def sign_in(request: Asked, data: SignIn) -> Response[Identity]:
    house = house_of(request)
    house.limits.take("password", address(request))
    house.limits.take("password", data.login.lower())
    person, token = await house.people.sign_in(data.login, data.password)
    return _with_cookie(request, person, token)


@post("/sign-out", status_code=204)
async def sign_out(request: Asked, me: Person | None) -> Response[None]:
    token, _ = token_of(request)
    known(me)
    assert token is not None
    await house_of(request).people.sign_out(token)
    return Response(None, status_code=204, cookies=[Cookie(key=COOKIE, value="", max_age=0, path="/")])


@get("/me")
async def about_me(me: Person | None) -> Identity:
    return _identity(known(me))


@patch("/me")
async def change(request: Asked, data: Change, me: Person | None) -> Identity:
    """Another name, language or look."""
    house, person = house_of(request), known(me)
    values: dict[str, Any] = {}
    if data.name is not None:
        values["name"] = one_line(data.name)
    if data.lang is not None:
        values["lang"] = data.lang
    if data.look is not None:
        values["look"] = data.look
    if values:
        await house.people.change(person, **values)
        for live in house.tables.all_live():
            if live.sheet.seats_of(person.id):
                async with live.lock:
                    await house.tables.name(live)
    return _identity(person._replace(name=values.get("name", person.name), lang=values.get("lang", person.lang)))


@post("/me/password", status_code=204)
async def new_password(request: Asked, data: NewPassword, me: Person | None) -> None:
    house = house_of(request)
    house.limits.take("password", address(request))
    await house.people.new_password(known(me), data.old, data.new)


@delete("/me", status_code=204)
async def leave_for_good(request: Asked, me: Person | None) -> None:
    """Delete everything about oneself; games others played stay, without the name."""
    house, person = house_of(request), known(me)
    await house.people.delete(person)
    for live in house.tables.all_live():
        if live.sheet.seats_of(person.id):
            async with live.lock:
                await house.tables.name(live)
                for connection in list(live.connections):
                    if connection.person == person.id:
                        connection.close()


@get("/me/export")
async def export(request: Asked, me: Person | None) -> dict[str, Any]:
    """Everything that is kept about oneself."""
    return await house_of(request).people.export(known(me))


@get("/me/tables")
async def inbox(request: Asked, me: Person | None, waiting: bool = False) -> Lobby:
    """One's own tables that are not over; with ``waiting`` only those that wait for oneself."""
    house, person = house_of(request), known(me)
    tables, seats = schema.tables, schema.seats
    wanted = select(tables.c.id).distinct().join(seats, seats.c.game_table == tables.c.id)
    wanted = wanted.where(seats.c.person == person.id, tables.c.status != "over")
    if waiting:
        wanted = wanted.where(tables.c.turn == seats.c.seat, tables.c.waits == "person")
    found = await house.store.read(lambda sql: sql.execute(wanted.limit(200)).all())
    return Lobby([await _info(house, await house.tables.live(row.id)) for row in found])


@post("/me/blocks", status_code=204)
async def block(request: Asked, data: Block, me: Person | None) -> None:
    """Mute or block whoever sits at a seat."""
    house, person = house_of(request), known(me)
    live = await house.tables.live(data.table)
    seats = live.sheet.seats
    other = seats[data.seat].person if data.seat < len(seats) else None
    if other is None or other == person.id:
        raise errors.NotFound()
    await care.block(house.store, person, other, data.kind)
    for connection in live.connections:
        if connection.person == person.id:
            connection.muted = connection.muted - {other} if data.kind == "none" else connection.muted | {other}


@post("/reports", status_code=204)
async def report(request: Asked, data: Report, me: Person | None) -> None:
    """Show a line of chat to the admins."""
    house, person = house_of(request), known(me)
    house.limits.take("report", person.id)
    await care.report(house.store, person, data.table, data.line)


router = Router(
    "",
    route_handlers=[
        guest, register, sign_in, sign_out, about_me, change, new_password, leave_for_good, export, inbox,
        block, report,
    ],
    tags=["people"],
)  # fmt: skip
