"""Tables over REST."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.params import Parameter
from sqlalchemy import Connection as Sql
from sqlalchemy import select

from klabauter import bots
from klabauter.bots.errors import UnknownBot
from klabauter.games import games, info
from klabauter.kernel.game import Game
from klabauter.kernel.record import Record
from klabauter.server import errors, moderation, trial
from klabauter.server.leaving import risen, rising
from klabauter.server.lobby import SHOWN
from klabauter.server.names import one_line, unlike
from klabauter.server.people import Person, key_row
from klabauter.server.services import Services
from klabauter.server.store import schema
from klabauter.server.tables import acts, game_cache
from klabauter.server.tables.acts import AnyAct, Made
from klabauter.server.tables.authority import authority
from klabauter.server.tables.live import Live
from klabauter.server.tables.serialize import called
from klabauter.server.tables.service import Also, people_at
from klabauter.server.tables.sheet import Sheet
from klabauter.server.web.request import address, known, language, services_of, use_words_of
from klabauter.wire.tables import (
    BotInfo,
    GameInfo,
    Games,
    Join,
    Joined,
    Lobby,
    NewTable,
    OptionInfo,
    OwnComponent,
    OwnComponents,
    TableInfo,
    TablePassword,
)
from klabauter.words import Words

FIGURES = 3  # of own ones, of a table in the lobby

Asked = Request[Any, Any, Any]
Id = Annotated[str, Parameter(max_length=32)]


@get("/api/games", tags=["tables"])
async def all_games(request: Asked) -> Games:
    """Which games there are, with their options, and which bots."""
    lang = language(request)
    words = Words(lang)
    levels = [
        one for one in bots.levels() if words.has(f"level-about-{one}")
    ]  # a mere yardstick is nobody to play with
    bot_infos = [BotInfo(one, words.say(f"level-{one}"), words.say(f"level-about-{one}")) for one in levels]
    return Games([_game_info(game, lang) for game in games()], bot_infos)


@get("/api/games/{game:str}/figures", tags=["tables"], media_type="text/plain")
async def components_of(game: Id) -> str:
    """The components of a game with their sources, as the file that own ones are written like."""
    return info(game).folder.joinpath("components.toml").read_text("utf-8")


@post("/api/games/{game:str}/figures", tags=["tables"], status_code=200)
async def check_components(request: Asked, game: Id, data: OwnComponents, me: Person | None) -> list[OwnComponent]:
    """What differs in own components; refused if a table could not be played with them."""
    person = known(me)
    setting = (await _made(request, person, trial.CustomGame(game, data.seats, data.options, data.components))).setting
    return [OwnComponent(*one) for one in game_cache.differing(game, setting.own)]


async def _made(request: Asked, person: Person, wanted: trial.CustomGame) -> Game[Any]:
    """The game that was asked for. Whether custom components take too long is found out in another process, which
    can be ended; then they are read here, in a thread."""
    services = services_of(request)
    use_words_of(request, wanted.game)
    if wanted.components:
        services.limits.take("figures", person.id)
        services.limits.take("figures of an address", address(request))
        try:
            tried = await services.processes.run(trial.try_components, msgspec.msgpack.encode(wanted), trial.TRIAL)
        except errors.OverBudget:
            raise errors.HeavyComponents() from None
        if tried.data == trial.HEAVY:
            raise errors.HeavyComponents()

    return await _game(services, wanted)


async def _game(services: Services, wanted: trial.CustomGame) -> Game[Any]:
    """A game made in a thread, ready for a table that keeps its rules version."""

    def make() -> Game[Any]:
        own = trial.components_of(wanted.components)
        version = game_cache.game(wanted.game, wanted.seats, wanted.options, own).setting.version
        return game_cache.game(wanted.game, wanted.seats, wanted.options, own, version)

    return await services.tables.threads.run(make)


def _game_info(id: str, lang: str) -> GameInfo:
    about = info(id)
    words = Words(lang, about)
    options = [
        OptionInfo(
            option.name, list(option.values), option.default, option.rule, words.say(f"option-{option.name}"),
            [words.option(option.name, value) for value in option.values],
        )
        for option in about.options
    ]  # fmt: skip
    return GameInfo(
        id=id,
        title=about.title,
        pitch=words.say("pitch"),
        authors=about.authors,
        publisher=about.publisher,
        year=about.year,
        seats=list(about.seats),
        minutes=list(about.minutes),
        options=options,
    )


def bot_level(name: str) -> str:
    """One of our own levels; a program that somebody from outside names is never started."""
    if bots.foreign(name):
        raise UnknownBot(name, bots.levels())
    return bots.level(name)


@get("/api/tables", tags=["tables"])
async def lobby(
    request: Asked,
    game: Annotated[str | None, Parameter(max_length=40)] = None,
    running: bool = False,
) -> Lobby:
    """Tables open to everybody: those that look for players, or, with ``running``, those one can watch. At most fifty,
    of as many people as possible; ``more`` says whether there are others."""
    services = services_of(request)

    async def make(found: list[str]) -> Lobby:
        shown: list[TableInfo] = []
        for read, table in enumerate(found):
            if len(shown) == SHOWN or read == 2 * SHOWN:
                return Lobby(shown, more=True)
            for one in await infos(services, [table]):
                one.rounds, one.components = [], one.components[:FIGURES]  # the rest would only make the answer long
                if running or any([not seat.name and not seat.bot for seat in one.seats]):
                    shown.append(one)
            await asyncio.sleep(0)  # others need not wait for all of it
        return Lobby(shown)

    return await services.lobby.answer("playing" if running else "open", game, make)


async def _info(services: Services, live: Live, person: str | None = None) -> TableInfo:
    async with live.lock:
        await services.tables.reload_if_behind(live)
        info, sheet = live.info(), live.sheet
        info.yours = sheet.waits == "person" and sheet.turn in authority(sheet, person).seats
        return info


async def infos(services: Services, tables: Sequence[str], person: str | None = None) -> list[TableInfo]:
    """Of those tables that are there and can be read: one that cannot does not hide the others."""
    found = []
    for table in tables:
        with contextlib.suppress(errors.NoTable, errors.SetAside):
            found.append(await _info(services, await services.tables.live(table), person))
    return found


@get("/api/tables/{table:str}", tags=["tables"])
async def one(request: Asked, table: Id) -> TableInfo:
    """What everybody who has the link may know of a table."""
    services = services_of(request)
    return await _info(services, await services.tables.live(table))


@get("/api/tables/{table:str}/figures", tags=["tables"])
async def table_components(request: Asked, table: Id) -> dict[str, Any]:
    """Every figure printed on the cards and tiles of this table, with where it comes from."""
    return (await services_of(request).tables.live(table)).sheet.game.setting.components


@post("/api/tables", tags=["tables"])
async def create(request: Asked, data: NewTable, me: Person | None) -> Joined:
    """Make a table and sit down at it."""
    services, person = services_of(request), known(me)
    services.limits.take("table", person.id)
    services.limits.take("tables of an address", address(request))
    if data.access == "password" and data.password is None:
        raise errors.BadRequest(detail="password")
    game = await _made(request, person, trial.CustomGame(data.game, len(data.seats), data.options, data.components))
    first: list[AnyAct] = []
    for seat, kind in enumerate(data.seats):
        if kind == "me":
            first.append(acts.Sit(seat, person.id))
        elif kind != "open":
            first.append(acts.SetBot(seat, bot_level(kind)))
    setting = game.setting
    made = Made(
        game=data.game,
        rules=setting.version,
        seats=setting.seats,
        options=setting.options,
        components=setting.own,
        fingerprint=setting.fingerprint,
        host=person.id,
        access=data.access,
        memory=data.memory,
        chat=data.chat,
        spectators=data.spectators,
        clock=data.clock,
        hints=data.hints,
    )
    mine = [seat for seat, kind in enumerate(data.seats) if kind == "me"]
    names = {int(seat): one_line(name) for seat, name in data.names.items() if int(seat) in mine}
    password = None if data.password is None else await services.people.hash(data.password)
    token, key = key_row(person.id, "seat")

    def also(id: str) -> Also:
        return lambda sql: _seated(sql, id, mine, person.id, names, {**key, "game_table": id})

    live = await services.tables.create(made, first, password, also)
    if data.access == "open":
        services.lobby.listed(live.sheet.id, address(request))
    return _joined(live, mine, token)


def _seated(
    sql: Sql, table: str, seats: Sequence[int], person: str, names: dict[int, str], key: dict[str, Any]
) -> None:
    for seat in seats:
        row = {"game_table": table, "seat": seat, "person": person, "name": names.get(seat)}
        sql.execute(schema.seats.insert().values(**row))
    sql.execute(schema.keys.insert().values(**key))


def _joined(live: Live, seats: Sequence[int], token: str) -> Joined:
    return Joined(live.sheet.id, list(seats), f"/t/{live.sheet.id}#seat={token}", token)


@post("/api/tables/{table:str}/join", tags=["tables"])
async def join(request: Asked, table: Id, data: Join, me: Person | None) -> Joined:
    """Sit down. Whoever sits there already gets a fresh link to the same seats."""
    services, person = services_of(request), known(me, table)
    live = await services.tables.live(table)
    await allowed(services, live, person.id, data.password, address(request))
    sitting = [seat.person for seat in live.sheet.seats if seat.person is not None]
    if await moderation.blocked_between(services.store, person.id, sitting):
        raise errors.NotWelcome()
    token, key = key_row(person.id, "seat", table)
    mine = authority(live.sheet, person.id).seats
    if mine and data.seat in (None, *mine):
        await services.store.write(lambda sql: sql.execute(schema.keys.insert().values(**key)))
        return _joined(live, mine, token)
    unlike(person.name, [name for seat, name in enumerate(live.names) if seat not in mine])
    taken: list[int] = []

    def wanted(sheet: Sheet) -> list[AnyAct]:
        may = authority(sheet, person.id)
        if sheet.made.access == "open" and may.seats and not may.host:
            raise errors.OneSeat()
        free = [n for n, seat in enumerate(sheet.seats) if seat.person is None and seat.bot is None]
        if data.seat is not None and data.seat not in free:
            raise errors.SeatTaken()
        if not free:
            raise errors.SeatTaken()
        taken[:] = [free[0] if data.seat is None else data.seat]
        return [acts.Sit(taken[0], person.id)]

    def also(sql: Sql) -> None:
        _seated(sql, table, taken, person.id, {}, key)

    await services.tables.act(live, wanted, also, renamed=True)
    return _joined(live, authority(live.sheet, person.id).seats, token)


async def allowed(services: Services, live: Live, person: str | None, password: str | None, where: str) -> bool:
    """Refuse somebody who does not know the table's password, if it has one; people with a seat need not give it.
    Whether it was given. Wrong ones are counted for this table and the address ``where`` they come from."""
    if live.sheet.made.access != "password":
        return False
    if password is None and authority(live.sheet, person).seats:
        return False
    tables = schema.tables
    wanted = select(tables.c.password).where(tables.c.id == live.sheet.id)
    kept = await services.store.read(lambda sql: sql.execute(wanted).scalar_one_or_none())
    guess = f"table {live.sheet.id} from {where}"
    services.limits.take("guess", guess)
    if password is None or kept is None or not await services.people.fits(password, kept):
        raise errors.WrongPassword()
    services.limits.give_back("guess", guess)
    return True


@post("/api/tables/{table:str}/leave", status_code=204, tags=["tables"])
async def leave(request: Asked, table: Id, me: Person | None) -> None:
    """Get up before the game has begun; the next person becomes host, and a table without people is closed."""
    services, person = services_of(request), known(me, table)
    live = await services.tables.live(table)

    await services.tables.act(live, lambda sheet: rising(sheet, person.id), risen(table, person.id), renamed=True)


@post("/api/tables/{table:str}/seats/{seat:int}/bot", status_code=204, tags=["tables"])
async def seat_bot(request: Asked, table: Id, seat: int, me: Person | None, level: str = "") -> None:
    """The host puts a bot on an empty seat, or, without a level, takes it away."""
    services, person = services_of(request), known(me, table)
    live = await services.tables.live(table)
    level = bot_level(level) if level else ""

    def wanted(sheet: Sheet) -> list[AnyAct]:
        authority(sheet, person.id).hosting()
        if seat not in range(len(sheet.seats)):
            raise errors.NotFound()
        return [acts.SetBot(seat, level)]

    await services.tables.act(live, wanted)


@post("/api/tables/{table:str}/seats", status_code=204, tags=["tables"])
async def widen(request: Asked, table: Id, me: Person | None) -> None:
    """The host sets one more seat, before the game."""
    await _reseat(request, table, me, 1, acts.AddSeat())


@delete("/api/tables/{table:str}/seats", tags=["tables"])
async def narrow(request: Asked, table: Id, me: Person | None) -> None:
    """The host takes the last seat away, where nobody sits, before the game."""
    await _reseat(request, table, me, -1, acts.RemoveSeat())


async def _reseat(request: Asked, table: str, me: Person | None, more: int, act: AnyAct) -> None:
    services, person = services_of(request), known(me, table)
    live = await services.tables.live(table)

    def reseated(sheet: Sheet) -> Game[Any]:
        authority(sheet, person.id).hosting()
        made = sheet.made
        return game_cache.game_of(msgspec.structs.replace(made, seats=made.seats + more), sheet.components)

    def wanted(sheet: Sheet) -> list[AnyAct]:
        reseated(sheet)  # if it can be played so
        return [act]

    await services.tables.threads.run(lambda: reseated(live.sheet))  # it may have to be made first

    await services.tables.act(live, wanted, renamed=True)


@post("/api/tables/{table:str}/rematch", tags=["tables"])
async def rematch(request: Asked, table: Id, me: Person | None) -> Joined:
    """The same people and bots once more, everybody one seat further; the first who asks makes the table.

    The seat of somebody who is gone or banned stays open: the others decide who sits there, a person or a bot.
    """
    services, person = services_of(request), known(me, table)
    live = await services.tables.live(table)
    async with live.lock:  # what is not kept yet is not there
        await services.tables.reload_if_behind(live)
        old, made_before = live.sheet, live.sheet.rematch_at
    authority(old, person.id).a_seat()
    if old.status != "over":
        raise errors.NotNow()
    others = [seat.person for seat in old.seats if seat.person is not None]
    if await moderation.blocked_between(services.store, person.id, others):
        raise errors.NotWelcome()
    if made_before is not None:
        return await _again(services, await services.tables.live(made_before), person)
    count = len(old.seats)
    labels = await services.store.read(lambda sql: _labels(sql, live))
    gone = await moderation.gone(services.store, others)
    first: list[AnyAct] = []
    people: list[tuple[int, str, str | None]] = []
    for seat, sat in enumerate(old.seats):
        to = (seat + 1) % count
        if sat.person is not None and sat.person not in gone:
            first.append(acts.Sit(to, sat.person))
            people.append((to, sat.person, labels.get(seat)))
        elif sat.bot is not None:
            first.append(acts.SetBot(to, sat.bot))
    made = old.made
    setting = (await _game(services, trial.CustomGame(made.game, made.seats, made.options, made.components))).setting
    fresh = Made(
        game=made.game,
        rules=setting.version,
        seats=made.seats,
        options=made.options,
        components=setting.own,
        fingerprint=setting.fingerprint,
        host=person.id,
        access=made.access,
        memory=made.memory,
        chat=made.chat,
        spectators=made.spectators,
        clock=made.clock,
        hints=made.hints,
    )
    tables = schema.tables
    kept = await services.store.read(
        lambda sql: sql.execute(select(tables.c.password).where(tables.c.id == table)).scalar_one_or_none()
    )

    def also(id: str) -> Also:
        def write(sql: Sql) -> None:
            for to, who, name in people:
                sql.execute(schema.seats.insert().values(game_table=id, seat=to, person=who, name=name))

        return write

    new, write = services.tables.planned(fresh, first, kept, also)

    def wanted(sheet: Sheet) -> list[AnyAct]:
        return [acts.Rematch(new.id)] if sheet.rematch_at is None else []  # somebody else was first

    await services.tables.act(live, wanted, write)
    assert live.sheet.rematch_at is not None
    return await _again(services, await services.tables.live(live.sheet.rematch_at), person)


async def _again(services: Services, live: Live, person: Person) -> Joined:
    token, key = key_row(person.id, "seat", live.sheet.id)
    await services.store.write(lambda sql: sql.execute(schema.keys.insert().values(**key)))
    return _joined(live, authority(live.sheet, person.id).seats, token)


def _labels(sql: Sql, live: Live) -> dict[int, str | None]:
    """What people are called at this table, where that is not simply their name: the second Okke stays Okke 2."""
    names = live.names
    return {
        row.seat: row.name if names[row.seat] == row.own else names[row.seat] for row in people_at(sql, live.sheet.id)
    }


@get("/api/tables/{table:str}/record", media_type="application/x-ndjson", tags=["tables"])
async def record(request: Asked, table: Id, me: Person | None) -> Response[str]:
    """The whole game with its luck, to replay and verify; only after the end, when nothing is secret any more."""
    return await _as_record(request, table, me)


@post("/api/tables/{table:str}/record", media_type="application/x-ndjson", status_code=200, tags=["tables"])
async def record_with_password(request: Asked, table: Id, data: TablePassword, me: Person | None) -> Response[str]:
    """The same for somebody who has not sat at a table with a password: it does not belong in an address."""
    return await _as_record(request, table, me, data.password)


async def _as_record(request: Asked, table: str, me: Person | None, password: str | None = None) -> Response[str]:
    played = await _record(request, table, me, password)
    text = await services_of(request).tables.threads.run(played.dumps)
    return Response(text, media_type="application/x-ndjson", headers=_as_file(f"{played.game}-{table}.klab"))


@get("/api/tables/{table:str}/proof", media_type="application/json", tags=["tables"])
async def proof(request: Asked, table: Id, me: Person | None) -> Response[str]:
    """Everything that proves the luck of the game, every draw included; only after the end."""
    return await _as_proof(request, table, me)


@post("/api/tables/{table:str}/proof", media_type="application/json", status_code=200, tags=["tables"])
async def proof_with_password(request: Asked, table: Id, data: TablePassword, me: Person | None) -> Response[str]:
    """The same for somebody who has not sat at a table with a password."""
    return await _as_proof(request, table, me, data.password)


async def _as_proof(request: Asked, table: str, me: Person | None, password: str | None = None) -> Response[str]:
    services_of(request).limits.take("proof", address(request))
    played = await _record(request, table, me, password)
    text = await services_of(request).tables.threads.run(played.dumps)
    found = await services_of(request).processes.run(trial.prove, text.encode(), trial.PROVING)
    return Response(
        found.data.decode(), media_type="application/json", headers=_as_file(f"{played.game}-{table}.proof.json")
    )


async def _record(request: Asked, table: str, me: Person | None, password: str | None) -> Record:
    services = services_of(request)
    live = await services.tables.live(table)
    await allowed(services, live, None if me is None else me.id, password, address(request))
    async with live.lock:
        await services.tables.reload_if_behind(live)
        await services.tables.name(live)  # a person who deleted the name elsewhere is not named here
        return live.sheet.record(called(live.sheet, live.names, Words(language(request))))


def _as_file(name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{name}"'}


handlers = [
    all_games,
    components_of,
    check_components,
    lobby,
    one,
    table_components,
    create,
    join,
    leave,
    seat_bot,
    widen,
    narrow,
    rematch,
    record,
    proof,
    record_with_password,
    proof_with_password,
]
