"""A new link to the seat of a guest who lost it, during a game.

A link shows a hand. So the host gets one to somebody else's seat only if everybody else who plays agrees, after a
delay, and not if the person of the seat was seen meanwhile. Before the game nothing is secret: there the host removes
the person, who can sit down again.
"""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, post
from litestar.params import Parameter
from sqlalchemy import Connection as Sql
from sqlalchemy import delete, select

from klabauter.server import errors
from klabauter.server.people import Person, key_row
from klabauter.server.services import Services
from klabauter.server.store import schema
from klabauter.server.tables import acts
from klabauter.server.tables.acts import AnyAct
from klabauter.server.tables.authority import authority
from klabauter.server.tables.live import Live
from klabauter.server.tables.sheet import Sheet
from klabauter.server.web.request import known, services_of
from klabauter.server.web.tables import Id, _joined
from klabauter.wire.tables import Joined, LinkAnswer

Asked = Request[Any, Any, Any]
Number = Annotated[int, Parameter(ge=0, le=15)]
ABSENT = 60_000  # milliseconds since somebody was seen


@post("/api/tables/{table:str}/seats/{seat:int}/link", status_code=201, tags=["tables"])
async def new_link(request: Asked, table: Id, seat: Number, me: Person | None) -> Response[Joined | None]:
    """The host asks for a new link to a guest's seat (202), and gets it once everybody else agreed and the delay is
    over (201). All older links to the seat are void then. Everybody at the table sees both."""
    services, person = services_of(request), known(me, table)
    live = await services.tables.live(table)
    guest, seen = await _guest(services, live, seat)
    token, key = key_row(guest, "seat", table)
    uptime = services.store.clock.uptime()
    granted = False

    def wanted(sheet: Sheet) -> list[AnyAct]:
        nonlocal granted
        authority(sheet, person.id).hosting()
        asked = sheet.seats[seat].link
        if sheet.status != "playing" or sheet.seats[seat].person != guest or guest == person.id:
            raise errors.NotNow()
        if not sheet.asked_for_link(seat):
            raise errors.NobodyToAgree()
        if seen > (uptime - ABSENT if asked is None else asked.since):
            if asked is None:
                raise errors.NotAbsent()
            return [acts.RefuseLink(seat, guest)]
        if asked is None or asked.host != person.id:
            return [acts.AskForLink(seat, person.id)]
        if not asked.agreed.issuperset(sheet.asked_for_link(seat)) or uptime < asked.since + sheet.link_delay:
            return []
        granted = True
        return [acts.GiveLink(seat)]

    def also(sql: Sql) -> None:
        keys = schema.keys
        if granted:
            old = (keys.c.person == guest) & (keys.c.game_table == table) & (keys.c.kind == "seat")
            sql.execute(delete(keys).where(old))
            sql.execute(keys.insert().values(**key))

    await services.tables.act(live, wanted, also)
    if granted:
        return Response(_joined(live, authority(live.sheet, guest).seats, token), status_code=201)
    if live.sheet.seats[seat].link is None:
        raise errors.NotAbsent()
    return Response(None, status_code=202)


async def _guest(services: Services, live: Live, seat: int) -> tuple[str, int]:
    """The guest at this seat, and at which uptime they were last seen. An account signs in instead."""
    people = schema.people
    sitting = live.sheet.seats[seat].person if seat < len(live.sheet.seats) else None
    wanted = select(people.c.id, people.c.login, people.c.seen_uptime).where(people.c.id == sitting)
    found = await services.store.read(lambda sql: sql.execute(wanted).first())
    if found is None:
        raise errors.NotFound()
    if found.login is not None:
        raise errors.HasAccount()
    return found.id, found.seen_uptime


@post("/api/tables/{table:str}/seats/{seat:int}/link/agree", status_code=204, tags=["tables"])
async def agree(request: Asked, table: Id, seat: Number, data: LinkAnswer, me: Person | None) -> None:
    """Agree that the host gets a new link to somebody's seat, or refuse it. The person of the seat can only refuse."""
    services, person = services_of(request), known(me, table)
    live = await services.tables.live(table)

    def wanted(sheet: Sheet) -> list[AnyAct]:
        authority(sheet, person.id).a_seat()
        sitting = sheet.seats[seat] if seat < len(sheet.seats) else None
        if sitting is None or sitting.link is None or (data.agree and sitting.person == person.id):
            raise errors.NotNow()
        return [(acts.PermitLink if data.agree else acts.RefuseLink)(seat, person.id)]

    await services.tables.act(live, wanted)


handlers = [new_link, agree]
