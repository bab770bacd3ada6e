"""What the host of a table can do about its list and about people who do not come.

The host never gets a link to somebody else's seat here: it would show that person's hand.
"""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, post, put
from litestar.params import Parameter
from sqlalchemy import select

from klabauter.server import errors, moderation, notify
from klabauter.server.leaving import removing, risen
from klabauter.server.people import Person
from klabauter.server.services import Services
from klabauter.server.store import schema
from klabauter.server.tables import acts
from klabauter.server.tables.acts import AnyAct
from klabauter.server.tables.authority import authority
from klabauter.server.tables.live import Live
from klabauter.server.tables.sheet import Sheet
from klabauter.server.web.request import address, known, services_of
from klabauter.wire.tables import Access, Listing, Reminded

Asked = Request[Any, Any, Any]
Id = Annotated[str, Parameter(max_length=32)]
Number = Annotated[int, Parameter(ge=0, le=15)]
UNDECIDED = 600_000  # milliseconds without a decision after which somebody who is connected counts as absent, too


@put("/api/tables/{table:str}/listed", status_code=204, tags=["tables"])
async def listed(request: Asked, table: Id, data: Listing, me: Person | None) -> None:
    """The host lists the table publicly, or takes it off the list, before the game."""
    services, person = services_of(request), known(me, table)
    live = await services.tables.live(table)
    access: Access = "open" if data.listed else "link"

    def wanted(sheet: Sheet) -> list[AnyAct]:
        authority(sheet, person.id).hosting()
        return [] if sheet.made.access == access else [acts.SetAccess(access)]

    await services.tables.act(live, wanted)
    if data.listed:
        services.lobby.listed(table, address(request))


async def _other(services: Services, live: Live, person: Person, seat: int) -> str:
    """The person at this seat, whom the host wants something of."""
    async with live.lock:
        await services.tables.reload_if_behind(live)
        authority(live.sheet, person.id).hosting()
        other = live.sheet.seats[seat].person if seat < len(live.sheet.seats) else None
    if other is None or other == person.id:
        raise errors.NotFound()
    return other


@post("/api/tables/{table:str}/seats/{seat:int}/stand-in", status_code=204, tags=["tables"])
async def stand_in(request: Asked, table: Id, seat: Number, me: Person | None) -> None:
    """A bot plays for somebody who is absent, at a table without a clock, until that person takes over again."""
    services, person = services_of(request), known(me, table)
    live = await services.tables.live(table)
    other = await _other(services, live, person, seat)
    people = schema.people
    wanted = select(people.c.seen_uptime).where(people.c.id == other)
    seen = await services.store.read(lambda sql: sql.execute(wanted).scalar_one_or_none())

    def standing_in(sheet: Sheet) -> list[AnyAct]:
        authority(sheet, person.id).hosting()
        if sheet.seats[seat].person != other or sheet.made.clock is not None:
            raise errors.NotNow()
        uptime = services.store.clock.uptime()
        here = seen is not None and seen > uptime - notify.ABSENT
        undecided = sheet.turn == seat and sheet.since < uptime - UNDECIDED
        if here and not undecided:
            raise errors.NotAbsent()
        return [acts.StandIn(seat)]

    await services.tables.act(live, standing_in)


@post("/api/tables/{table:str}/seats/{seat:int}/remind", status_code=200, tags=["tables"])
async def remind(request: Asked, table: Id, seat: Number, me: Person | None) -> Reminded:
    """Remind somebody of the table in every way the person has chosen; the host does not learn which ones."""
    services, person = services_of(request), known(me, table)
    live = await services.tables.live(table)
    other = await _other(services, live, person, seat)
    services.limits.take("reminders of an address", address(request))
    services.limits.take("remind", other)
    if live.sheet.status == "over" or live.sheet.seats[seat].resigned:
        raise errors.NotNow()
    if await moderation.blocked_between(services.store, person.id, [other]):
        return Reminded(False)
    found = await notify.asked_for(services.store, table, other)
    return Reminded(found is not None and await notify.tell(found, services.store, services.config))


@post("/api/tables/{table:str}/seats/{seat:int}/remove", status_code=204, tags=["tables"])
async def remove(request: Asked, table: Id, seat: Number, me: Person | None) -> None:
    """The host takes somebody off the table before the game. Who was removed cannot sit down there again."""
    services, person = services_of(request), known(me, table)
    live = await services.tables.live(table)
    gone: list[str] = []

    def wanted(sheet: Sheet) -> list[AnyAct]:
        removed = removing(sheet, person.id, seat)
        gone[:] = [str(sheet.seats[seat].person)]
        return removed

    await services.tables.act(live, wanted, lambda sql: risen(table, gone[0])(sql), renamed=True)
    for connection in list(live.connections):
        if connection.person in gone:
            connection.drop()  # on coming back they hear why


@post("/api/tables/{table:str}/welcome", status_code=204, tags=["tables"])
async def welcome(request: Asked, table: Id, me: Person | None) -> None:
    """The host invites those who were removed again: they may sit down like everybody else."""
    services, person = services_of(request), known(me, table)
    live = await services.tables.live(table)

    def wanted(sheet: Sheet) -> list[AnyAct]:
        authority(sheet, person.id).hosting()
        return [acts.InviteAgain()] if sheet.removed else []

    await services.tables.act(live, wanted)


handlers = [listed, stand_in, remind, remove, welcome]
