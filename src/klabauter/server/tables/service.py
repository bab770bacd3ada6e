"""All tables: created, loaded and changed under one lock each; a change is stored before any connection sees it."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from typing import Any

from sqlalchemy import Connection as Sql
from sqlalchemy import Row, select, text, update

from klabauter.kernel.components import bare
from klabauter.kernel.errors import KlabauterError
from klabauter.kernel.game import Game
from klabauter.kernel.table import UNDO
from klabauter.server.costs import measured
from klabauter.server.errors import (
    Busy,
    NoDatabase,
    NoTable,
    NotNow,
    OverBudget,
    SetAside,
    Stale,
    TooManyActs,
    TooMuchWaiting,
)
from klabauter.server.metrics import Metrics
from klabauter.server.store import Store, schema
from klabauter.server.store.keys import good_keys
from klabauter.server.tables import acts, game_cache, serialize
from klabauter.server.tables.acts import AnyAct, Entry, Made
from klabauter.server.tables.live import Live
from klabauter.server.tables.sheet import Sheet
from klabauter.server.work import Threads
from klabauter.wire.problem import Problem
from klabauter.words import Words

ATTEMPTS = 8
LOADING = 10.0  # seconds of CPU time in which a table must be loaded; a long game takes less than 0.1
ACTING = 3.0  # seconds of CPU time that acts may take at once; usually less than 0.01
MOST_LOADS = 100  # tables and searches of one payer that wait for a thread
MOST_ACTS = 20_000  # at a table; a long game has 300. Afterwards only what the game needs to end is possible
NEEDED = (
    acts.Move, acts.Deal, acts.Publish, acts.Repeat, acts.Open, acts.StandIn, acts.Return, acts.Resign, acts.End,
    acts.Rematch,
)  # fmt: skip
IDLE = 120.0  # seconds a table that nobody looks at stays in memory
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"

KEEP_COMPONENTS = text("INSERT INTO figures (fingerprint, data) VALUES (:fingerprint, :data) ON CONFLICT DO NOTHING")

log = logging.getLogger("klabauter")
Also = Callable[[Sql], object]


def new_id() -> str:
    """A random id of 12 characters without look-alikes such as l and 1, since people type it."""
    return "".join([secrets.choice(ALPHABET) for _ in range(12)])


def new_secret() -> str:
    """The server's part of a table's luck (docs/luck.md)."""
    return secrets.token_hex(32)


def people_at(sql: Sql, table: str) -> Sequence[Row[int, str | None, str | None]]:
    """Who sits at a table: ``seat``, the ``name`` given there, if any, and the person's ``own``."""
    seats, people = schema.seats, schema.people
    wanted = select(seats.c.seat, seats.c.name, people.c.name.label("own"))
    wanted = wanted.outerjoin(people, seats.c.person == people.c.id).where(seats.c.game_table == table)
    return sql.execute(wanted).all()


class Tables:
    def __init__(self, store: Store, alone: bool = True) -> None:
        self.store = store
        self.alone = alone  # no other process changes tables
        self._live: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.changed: list[Callable[[Live], None]] = []  # who wants to know that a table went on
        self.threads = Threads(2, MOST_LOADS, "work")
        self.counts = Metrics()

    # -- finding

    async def live(self, id: str) -> Live:
        """The table, from memory or from its acts."""
        found = self._live.get(id)
        if found is None:
            lock = self.loading.setdefault(id, asyncio.Lock())
            try:
                async with lock:
                    found = self._live.get(id)
                    if found is None:
                        found = await self._load(id)
                        self._live[id] = found
            finally:  # a table that is not there leaves nothing behind
                self.loading.pop(id, None)
        found.used = time.monotonic()
        return found

    async def _load(self, id: str) -> Live:
        sheet = await self._sheet(id)
        live = Live(sheet, [None] * len(sheet.seats), self.store.clock.uptime)
        await self.name(live)
        return live

    async def _sheet(self, id: str) -> Sheet:
        """The sheet rebuilt from the table's acts. A table for which that fails is set aside."""
        try:
            return await self._rebuilt(id)
        except (NoTable, NoDatabase, SetAside, TooMuchWaiting):
            raise
        except Exception as error:
            await self._set_aside(id, error)
            raise SetAside() from error

    async def _rebuilt(self, id: str) -> Sheet:
        tables, figures, stored = schema.tables, schema.figures, schema.acts

        def read(sql: Sql) -> tuple[Any, Sequence[Row[Any]]]:
            wanted = select(tables.c.secret, tables.c.aside, figures.c.data)
            wanted = wanted.outerjoin(figures, figures.c.fingerprint == tables.c.figures).where(tables.c.id == id)
            about = sql.execute(wanted).one_or_none()
            return about, sql.execute(select(stored).where(stored.c.game_table == id).order_by(stored.c.number)).all()

        about, rows = await self.store.read(read)
        if about is None:
            raise NoTable()
        if about.aside is not None:
            raise SetAside()
        sheet = Sheet(id, about.secret, None if about.data is None else game_cache.kept_components(about.data))
        game = await self.threads.steps(_folding(sheet, rows), LOADING)
        if sheet.components is None:

            def keep(sql: Sql) -> None:
                _keep_components(sql, game)
                sql.execute(update(tables).where(tables.c.id == id).values(figures=game.setting.fingerprint))

            await self.store.write(keep)
        return sheet

    async def _set_aside(self, id: str, error: Exception) -> None:
        """From now on nobody tries to read this table, until a server is started: it may be another version."""
        log.error(
            "table %s cannot be loaded and is set aside; 'klabauter admin aside' lists all of them", id, exc_info=error
        )
        tables = schema.tables
        why = f"{type(error).__name__}: {error}"[:200]
        await self.store.write(lambda sql: sql.execute(update(tables).where(tables.c.id == id).values(aside=why)))

    async def try_again(self) -> None:
        """Tables that could not be read by the version before may be by this one."""
        tables = schema.tables
        back = update(tables).where(tables.c.aside.is_not(None)).values(aside=None)
        await self.store.write(lambda sql: sql.execute(back))

    async def name(self, live: Live) -> None:
        """Look up what the people at the table are called."""

        sitting = await self.store.read(lambda sql: people_at(sql, live.sheet.id))
        names = {row.seat: row.name or row.own for row in sitting}
        live.names = serialize.distinct([names.get(seat) for seat in range(len(live.sheet.seats))])

    def forget(self) -> None:
        """Tables nobody has looked at for a while leave the memory; their acts stay."""
        late = time.monotonic() - IDLE
        for id, live in list(self._live.items()):
            if live.used < late and not live.connections and not live.lock.locked():
                del self._live[id]

    def in_memory(self, id: str) -> Live | None:
        """The table if this process has loaded it; None otherwise, even if it exists in the database."""
        return self._live.get(id)

    def all_live(self) -> Iterable[Live]:
        """A snapshot of all tables in memory, so that the caller may load or drop some meanwhile."""
        return list(self._live.values())

    async def reload_if_stale(self, live: Live) -> None:
        """Before anything is read or changed, under the lock: what other processes added."""
        if live.behind and not live.stale:
            await self._catch_up(live)
        if live.stale:
            try:
                live.sheet = await self._sheet(live.sheet.id)
            except SetAside:
                self._drop(live)
                raise
            await self.name(live)
            live.stale = live.behind = False  # not before: what could not be read is not known

    async def _catch_up(self, live: Live) -> None:
        """Fold the acts that other processes have added; if they do not fit, the sheet is stale."""
        sheet, stored = live.sheet, schema.acts
        newer = (stored.c.game_table == sheet.id) & (stored.c.number >= sheet.act_count)
        wanted = select(stored).where(newer).order_by(stored.c.number)
        rows = await self.store.read(lambda sql: sql.execute(wanted).all())
        live.stale = not rows  # then it was deleted, or set aside
        try:
            for row in rows:
                sheet.fold(acts.read(row.kind, row.seat, row.text), row.at, row.uptime)
        except Exception:
            log.warning("acts of another process do not fit at table %s: it is read as a whole", sheet.id)
            live.stale = True
            return
        if any([row.kind != acts.Move.kind for row in rows]):
            await self.name(live)
        live.behind = False

    def _drop(self, live: Live) -> None:
        """A table was set aside: every connection gets a message and is closed."""
        self._live.pop(live.sheet.id, None)
        for connection in list(live.connections):
            words = Words(connection.lang or "en")
            connection.send(Problem(SetAside.key, words.error(SetAside())))
            connection.close()

    async def reload_if_behind(self, live: Live) -> None:
        """Like ``reload_if_stale``, also for a change that another process has not announced yet."""
        if not self.alone:
            wanted = select(schema.tables.c.number).where(schema.tables.c.id == live.sheet.id)
            number = await self.store.read(lambda sql: sql.execute(wanted).scalar_one_or_none())
            live.behind = live.behind or number != live.sheet.act_count
        await self.reload_if_stale(live)

    async def check(self, live: Live) -> None:
        """Before something is sent that no act of the table brought: part with those whose keys were revoked."""
        keys = live.known_by()
        if keys:
            date = self.store.clock.earliest()
            live.drop(keys - await self.store.read(lambda sql: good_keys(sql, keys, date)))

    async def note_rest(self, live: Live) -> None:
        """Under the lock: a table that rests is not looked for again. (Version 0.1 did not tell it from others.)"""
        sheet, tables = live.sheet, schema.tables
        if waits(sheet) == "rest":
            same = update(tables).where(tables.c.id == sheet.id, tables.c.number == sheet.act_count)
            await self.store.write(lambda sql: sql.execute(same.values(waits="rest")))

    # -- changing

    async def act(
        self,
        live: Live,
        wanted: Callable[[Sheet], Iterable[AnyAct]],
        also: Also | None = None,
        renamed: bool = False,
        done: Callable[[], None] | None = None,
        by: str | None = None,
    ) -> None:
        """Let the wanted acts, and what follows by itself, happen: refused as a whole, or stored and then sent to all.

        ``by`` is the key of the connection that wants it: if that was revoked, by any process, nothing happens.

        Each act is folded before the next one is asked for. If the caller is cancelled meanwhile, it is still
        completed. ``done`` is called right after the new state was sent, so that what it sends goes out with that.
        """
        work = self._act(live, wanted, also, renamed, done or _nothing, by)
        await asyncio.shield(asyncio.ensure_future(measured(work)))

    async def _act(
        self,
        live: Live,
        wanted: Callable[[Sheet], Iterable[AnyAct]],
        also: Also | None,
        renamed: bool,
        done: Callable[[], None],
        by: str | None,
    ) -> None:
        async with live.lock:
            for _ in range(ATTEMPTS):
                await self.reload_if_stale(live)
                sheet = live.sheet
                first, before, rows = sheet.act_count, sheet.status, []
                live.stale = True  # until it is kept, or was refused before anything had changed
                began = time.thread_time()
                try:
                    for act in _with_what_follows(sheet, wanted(sheet)):
                        if sheet.act_count >= MOST_ACTS and not _needed(act):
                            raise TooManyActs()
                        entry = self._now(act)
                        sheet.fold(*entry)
                        rows.append(entry.row(sheet.id, sheet.act_count - 1))
                except KlabauterError:
                    live.stale = sheet.act_count != first
                    raise
                took = time.thread_time() - began
                if not rows:
                    live.stale = False
                    await self.check(live)
                    done()
                    return
                gone = await self.store.append(rows, _follow(sheet), also, by, frozenset(live.known_by()))
                if gone is not None:
                    live.stale = False
                    live.drop(gone)
                    break
            else:
                raise Busy()
            if renamed:
                await self.name(live)
            self._count(sheet, before, sum([row.kind == acts.Move.kind for row in rows]))
            began = time.thread_time()
            live.tell()
            took += time.thread_time() - began
            done()
            if took > ACTING:  # it would hold up everybody again
                await self._set_aside(sheet.id, OverBudget(seconds=ACTING))
                self._drop(live)
                return
            for listener in self.changed:
                listener(live)

    def _now(self, act: AnyAct) -> Entry:
        """An act that happens now."""
        return Entry(act, self.store.clock.latest(), self.store.clock.uptime())

    def _count(self, sheet: Sheet, before: str, moves: int) -> None:
        self.counts.moves += moves
        if sheet.status != before and sheet.table is not None:
            self.counts.started[sheet.made.game] += before in ("open", "starting")
            self.counts.finished[sheet.made.game] += sheet.status == "over"

    async def create(
        self, made: Made, first: Sequence[AnyAct], password: str | None, also: Callable[[str], Also]
    ) -> Live:
        """A new table. ``made`` is checked here: an impossible one is refused."""
        sheet, write = self.planned(made, first, password, also)
        await self.store.write(write)
        live = self._live[sheet.id] = Live(sheet, [None] * len(sheet.seats), self.store.clock.uptime)
        live.used = time.monotonic()
        await self.name(live)
        return live

    def planned(
        self, made: Made, first: Sequence[AnyAct], password: str | None, also: Callable[[str], Also]
    ) -> tuple[Sheet, Also]:
        """A new table that is there when what is returned has been written."""
        game = game_cache.game(made.game, made.seats, made.options, made.components, made.rules)
        id, secret = new_id(), new_secret()
        sheet = Sheet(id, secret)
        rows = []
        for act in [acts.Create(made), *first]:
            entry = self._now(act)
            sheet.fold(*entry)
            rows.append(entry.row(id, sheet.act_count - 1)._asdict())

        def write(sql: Sql) -> None:
            _keep_components(sql, game)
            about = {"id": id, "game": made.game, "secret": secret, "password": password, "figures": made.fingerprint}
            sql.execute(schema.tables.insert().values(**about, created=sheet.created, **_follow(sheet)))
            sql.execute(schema.acts.insert(), rows)
            also(id)(sql)

        return sheet, write

    # -- moves

    async def play(
        self,
        live: Live,
        seat_of: Callable[[Sheet], int],
        text: str,
        at: int,
        done: Callable[[], None] | None = None,
        by: str | None = None,
    ) -> None:
        """A move or an undo, which answers to the position after ``at`` moves. ``seat_of`` names the seat that may be
        played, at the moment it is played, or refuses.

        Sent again after a lost answer it is not played again: what is kept under this number counts.
        """

        def wanted(sheet: Sheet) -> Iterable[AnyAct]:
            seat = seat_of(sheet)
            if at < sheet.move_count and _is_kept(sheet, seat, text, at):
                return ()
            sheet.referee()
            if sheet.seats[seat].by_bot:
                raise NotNow()
            if at != sheet.move_count:
                raise Stale()
            return _undone(sheet, seat) if text == UNDO else [acts.Move(seat, text)]

        began = time.perf_counter()
        await self.act(live, wanted, done=done, by=by)
        self.counts.move_seconds.observe(time.perf_counter() - began)

    async def play_bot(self, live: Live, seat: int, text: str, at: int) -> None:
        """What a bot thought; too late, it is forgotten."""

        def wanted(sheet: Sheet) -> list[AnyAct]:
            if (
                sheet.status != "playing"
                or at != sheet.move_count
                or sheet.turn != seat
                or not sheet.seats[seat].by_bot
            ):
                return []
            return [acts.Move(seat, text)]

        await self.act(live, wanted)


def _keep_components(sql: Sql, game: Game[Any]) -> None:
    """All of them, not only a person's own: a later version may correct any, and the table goes on as it began."""
    data = json.dumps(bare(game.setting.components))
    sql.execute(KEEP_COMPONENTS, {"fingerprint": game.setting.fingerprint, "data": data})


def _needed(act: AnyAct) -> bool:
    """Whether a game cannot come to its end without this."""
    return isinstance(act, NEEDED) and not _is_undo(act)


def _folding(sheet: Sheet, rows: Sequence[Row[Any]]) -> Generator[None, None, Game[Any]]:
    """Rebuild a sheet step by step; its game, which may be one that cannot be made although it has not begun.

    Rows of version 0.1 have no uptime: for them it ends with 0.
    """
    old = max([row.at for row in rows if row.uptime is None], default=0)
    for row in rows:
        uptime = row.at - old if row.uptime is None else row.uptime
        sheet.fold(acts.read(row.kind, row.seat, row.text), row.at, uptime)
        yield
    return sheet.game


def _nothing() -> None:
    """Nobody waits for more."""


def _is_undo(act: AnyAct) -> bool:
    return isinstance(act, acts.Move) and act.move == UNDO


def _with_what_follows(sheet: Sheet, wanted: Iterable[AnyAct]) -> Iterator[AnyAct]:
    last: AnyAct | None = None
    for last in wanted:
        yield last
    while last is not None:
        act = sheet.follows()
        if act is None and not _is_undo(last):
            act = sheet.forced()
        if act is None:
            return
        yield act


def _undone(sheet: Sheet, seat: int) -> Iterator[AnyAct]:
    """An undo goes back to a choice, not to a move that had been made for the seat because there was no other."""
    yield acts.Move(seat, UNDO)
    while sheet.forced() is not None and sheet.referee().why_no_undo(seat) is None:
        yield acts.Move(seat, UNDO)


def _is_kept(sheet: Sheet, seat: int, text: str, at: int) -> bool:
    """Whether exactly this is what the seat did after ``at`` moves."""
    if sheet.table is None:
        return False
    by, kept = sheet.table.entry(at)
    return by == seat and kept.lower() == " ".join(text.lower().split())


def waits(sheet: Sheet) -> str | None:
    """For whom the table waits, as its row says it: a bot that only plays when somebody is present is at "rest"."""
    return "rest" if sheet.waits == "bot" and not sheet.goes_on_alone else sheet.waits


def _follow(sheet: Sheet) -> dict[str, Any]:
    """What a table's own row says of it."""
    return {
        "access": sheet.made.access,
        "status": sheet.status,
        "number": sheet.act_count,
        "turn": sheet.turn,
        "waits": waits(sheet),
        "deadline": sheet.deadline,
        "touched": sheet.touched,
        "uptime": sheet.uptime,
        "reminded": None,
    }
