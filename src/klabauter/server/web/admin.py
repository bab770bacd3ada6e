"""For admins and for people in need: closing, banning, reports, lost passwords, absent hosts."""

from __future__ import annotations

import contextlib
from typing import Annotated, Any, Literal

from litestar import Request, get, post
from litestar.params import Parameter
from sqlalchemy import select

from klabauter.server import admin, errors
from klabauter.server.people import Person
from klabauter.server.store import schema
from klabauter.server.tables import acts
from klabauter.server.tables.acts import AnyAct
from klabauter.server.tables.authority import authority
from klabauter.server.tables.sheet import Sheet
from klabauter.server.web.request import address, known, services_of
from klabauter.server.web.tables import Id, _info
from klabauter.wire.admin import ClockJump, Overview, PersonInfo, ReportInfo, ResetLink, TableSeen
from klabauter.wire.people import NewSecret

Asked = Request[Any, Any, Any]
ABSENT = 120_000  # milliseconds after which a host counts as absent


def admins_only(me: Person | None) -> Person:
    """The person, if it is an admin. NotFound for others, so that they cannot tell what admins can do."""
    person = known(me)
    if not person.admin:
        raise errors.NotFound()
    return person


@post("/api/admin/tables/{table:str}/close", status_code=204, tags=["care"])
async def close(request: Asked, table: Id, me: Person | None) -> None:
    """End a table at once; its game stays unfinished. For admins."""
    admins_only(me)
    await admin.close(services_of(request).tables, table)


@get("/api/admin", tags=["care"])
async def overview(request: Asked, me: Person | None) -> Overview:
    """Tables that are not over, the last hundred that went on; reports to settle; whether one can register."""
    admins_only(me)
    services, tables = services_of(request), schema.tables
    wanted = select(tables.c.id, tables.c.touched).where(tables.c.status != "over", tables.c.aside.is_(None))
    wanted = wanted.order_by(tables.c.touched.desc())
    seen = []
    for row in await services.store.read(lambda sql: sql.execute(wanted.limit(100)).all()):
        with contextlib.suppress(errors.NoTable, errors.SetAside):
            live = await services.tables.live(row.id)
            info = await _info(services, live)
            seen.append(TableSeen(info, [seat.person for seat in live.sheet.seats], row.touched))
    registration = await admin.registration_now(services.store, services.config)
    counts = {"connected": len(services.present()), **await admin.counts(services.store)}
    jump = services.store.clock.jump
    return Overview(
        registration, await admin.reports(services.store), seen, await admin.aside(services.store), counts,
        None if jump is None else ClockJump(*jump),
    )  # fmt: skip


@get("/api/admin/people", tags=["care"])
async def people(
    request: Asked, me: Person | None, find: Annotated[str, Parameter(max_length=40)] = "", banned: bool = False
) -> list[PersonInfo]:
    """People by name, login or id."""
    admins_only(me)
    return await admin.people(services_of(request).store, find, banned)


@post("/api/admin/people/{who:str}/{what:str}", status_code=204, tags=["care"])
async def ban(
    request: Asked, who: Annotated[str, Parameter(max_length=40)], what: Literal["ban", "unban"], me: Person | None
) -> None:
    """An admin cannot be banned here: first somebody with access to the machine makes him none."""
    admins_only(me)
    services = services_of(request)
    if await admin.is_admin(services.store, who):
        raise errors.NotNow()
    await admin.ban(services.tables, who, what == "ban")
    await services.revoked()


@post("/api/admin/reset/{login:str}", tags=["care"])
async def reset_link(request: Asked, login: Annotated[str, Parameter(max_length=40)], me: Person | None) -> ResetLink:
    """For somebody who lost the password and has no mail: the admin passes the link on."""
    admins_only(me)
    services = services_of(request)
    token, _ = await admin.reset(services.store, login)
    return ResetLink(f"{services.config.address.rstrip('/')}/reset#{token}")


@post("/api/admin/registration/{value:str}", status_code=204, tags=["care"])
async def registration(request: Asked, value: Literal["open", "closed"], me: Person | None) -> None:
    """Allow or forbid new accounts, whatever the configuration says. For admins."""
    admins_only(me)
    await admin.registration(services_of(request).store, value)


@get("/api/admin/reports", tags=["care"])
async def reports(request: Asked, me: Person | None) -> list[ReportInfo]:
    """Up to 200 reports that are not settled, the newest first. For admins."""
    admins_only(me)
    return await admin.reports(services_of(request).store)


@post("/api/admin/reports/{report:int}", status_code=204, tags=["care"])
async def settle(
    request: Asked, report: Annotated[int, Parameter(ge=0, le=2**31 - 1)], me: Person | None, remove: bool = False
) -> None:
    """A report is dealt with; with ``remove`` the line is taken out of the chat."""
    admins_only(me)
    services = services_of(request)
    removed = await admin.settle(services.store, report, remove)
    if removed is not None:
        await services.talk.unsay(removed[0], [removed[1]])


# -- for everybody


@post("/api/reset", status_code=204, tags=["care"])
async def set_password(request: Asked, data: NewSecret) -> None:
    """Set a password anew with the token one was given."""
    services = services_of(request)
    services.limits.take("password", address(request))
    await services.people.reset(data.token, data.password)
    await services.revoked()


@post("/api/tables/{table:str}/host", status_code=204, tags=["care"])
async def become_host(request: Asked, table: Id, me: Person | None) -> None:
    """Take the table over from a host who has not been here for a while."""
    services, person = services_of(request), known(me, table)
    live = await services.tables.live(table)
    people = schema.people
    wanted = select(people.c.seen_uptime).where(people.c.id == live.sheet.host)
    seen = await services.store.read(lambda sql: sql.execute(wanted).scalar_one_or_none())

    def become(sheet: Sheet) -> list[AnyAct]:
        authority(sheet, person.id).a_seat()
        if seen is not None and seen > services.store.clock.uptime() - ABSENT:
            raise errors.NotNow()
        return [acts.SetHost(person.id)]

    await services.tables.act(live, become)


handlers = [
    overview, people, close, ban, reset_link, registration, reports, settle, set_password, become_host,
]  # fmt: skip
