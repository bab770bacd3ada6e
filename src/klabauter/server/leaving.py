"""Somebody leaves for good or has to: no table waits for a person who cannot come."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator

from sqlalchemy import Connection as Sql
from sqlalchemy import delete, select

from klabauter.kernel.errors import KlabauterError
from klabauter.server.errors import NotFound, NotYourSeat
from klabauter.server.store import schema
from klabauter.server.tables import acts
from klabauter.server.tables.acts import AnyAct
from klabauter.server.tables.authority import authority
from klabauter.server.tables.service import Also, Tables
from klabauter.server.tables.sheet import Sheet

log = logging.getLogger("klabauter")


def rising(sheet: Sheet, person: str) -> list[AnyAct]:
    """Before the game: the next person becomes host, and a table without people is closed."""
    mine = sheet.seats_of(person)
    if not mine:
        raise NotYourSeat()
    rising: list[AnyAct] = [acts.Rise(seat) for seat in mine]
    others = [seat.person for seat in sheet.seats if seat.person not in (None, person)]
    if not others:
        rising.append(acts.End("closed"))
    elif sheet.host == person:
        rising.append(acts.SetHost(str(others[0])))
    return rising


def removing(sheet: Sheet, person: str, seat: int) -> list[AnyAct]:
    """The host takes somebody off the table before the game, with all seats of that person."""
    authority(sheet, person).hosting()
    other = sheet.seats[seat].person if seat < len(sheet.seats) else None
    if other is None or other == person:
        raise NotFound()
    return [acts.Remove(mine) for mine in sheet.seats_of(other)]


def risen(table: str, person: str) -> Also:
    """Nobody sits there any more, and the links to the seat are void."""

    def write(sql: Sql) -> None:
        seats, keys = schema.seats, schema.keys
        sql.execute(delete(seats).where(seats.c.game_table == table, seats.c.person == person))
        sql.execute(delete(keys).where(keys.c.game_table == table, keys.c.person == person))

    return write


def resigning(sheet: Sheet, person: str) -> Iterator[AnyAct]:
    """For a person who deletes everything: bots play on to the end, or the game is over."""
    for seat in sheet.seats_of(person):
        if sheet.status in ("starting", "playing") and not sheet.seats[seat].resigned:
            yield acts.Resign(seat)


def standing_in(sheet: Sheet, person: str) -> Iterator[AnyAct]:
    """For a banned person: bots keep the seats as long as the ban lasts."""
    for seat in sheet.seats_of(person):
        if sheet.status in ("starting", "playing") and not sheet.seats[seat].by_bot:
            yield acts.StandIn(seat)


async def part(tables: Tables, person: str, how: Callable[[Sheet, str], Iterable[AnyAct]]) -> None:
    """Get up at every table that has not begun; at the others what ``how`` says."""

    def read(sql: Sql) -> list[str]:
        seats, all_tables = schema.seats, schema.tables
        wanted = select(all_tables.c.id).distinct().join(seats, seats.c.game_table == all_tables.c.id)
        return [row.id for row in sql.execute(wanted.where(seats.c.person == person, all_tables.c.status != "over"))]

    for id in await tables.store.read(read):
        try:
            live = await tables.live(id)
            if live.sheet.status == "open":
                await tables.act(live, lambda sheet: rising(sheet, person), risen(id, person), renamed=True)
            else:
                await tables.act(live, lambda sheet: how(sheet, person))
        except KlabauterError as error:  # one table must not keep anybody here
            log.warning("somebody could not leave table %s: %s", id, error)
