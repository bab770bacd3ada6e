"""Everything a server process has: store, tables, people, bots, and the regular work between requests."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import logging
import secrets
import time
from collections.abc import Coroutine, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection as Sql
from sqlalchemy import or_, select, text

from klabauter.kernel.errors import KlabauterError
from klabauter.server import admin, notify
from klabauter.server.bot_worker import Answer
from klabauter.server.bots import STAND_IN, Asking, Here, Queued, Worker, question
from klabauter.server.config import Config
from klabauter.server.costs import Costs
from klabauter.server.errors import NoDatabase, NoTable, Refused, SetAside
from klabauter.server.limits import Limits
from klabauter.server.lobby import Lobby
from klabauter.server.people import People
from klabauter.server.redis_errors import redis_errors
from klabauter.server.store import Store, schema
from klabauter.server.store.keys import good_keys
from klabauter.server.tables.acts import AnyAct
from klabauter.server.tables.live import Live
from klabauter.server.tables.service import Tables
from klabauter.server.tables.sheet import Sheet
from klabauter.server.talk import Talk
from klabauter.server.work import Processes, own_work

if TYPE_CHECKING:  # needed with Redis only
    from litestar.channels.backends.base import ChannelsBackend

log = logging.getLogger("klabauter")
SWEEP = 0.5  # seconds
SLOWLY = 4  # sweeps between two looks at what other commands did to the database
MINUTELY = 120  # sweeps
HOURLY = 7200
FORGOTTEN = 2_000  # milliseconds after which a bot is asked again
MOMENT = 0.4  # seconds in which coming and going is gathered
MOST_JOBS = 4  # of one payer that wait for a worker process
DUE = 200  # tables that are looked after at once
CHANNEL = "klabauter-tables"
# Which of these tables (an object of JSON: id to number of acts) have more acts by now. One statement, and as a rule no
# row: with thousands of tables in memory, asking for the number of each would keep the processor busy.
ADVANCED = {
    dialect: text(
        f"SELECT tables.id, tables.number FROM {known} AS known JOIN tables ON tables.id = known.key "
        "WHERE tables.number > CAST(known.value AS integer)"
    )
    for dialect, known in {"sqlite": "json_each(:known)", "postgresql": "json_each_text(CAST(:known AS json))"}.items()
}
WORTHWHILE = 0.1  # visits per table in memory after which closed connections are looked for


class Services:
    def __init__(self, config: Config, costs: Costs) -> None:
        self.config = config
        self.costs = costs
        self.process = secrets.token_hex(8)  # by which others recognise its messages
        self.store = Store(config.database)
        self.people = People(self.store)
        self.limits = Limits(config.limits, config.per_address())
        self.started = time.monotonic()
        self.alone = not config.redis and config.database.startswith("sqlite")
        self.tables = Tables(self.store, self.alone)
        self.processes = Processes(1, MOST_JOBS)  # for what strangers can make heavy
        self.lobby = Lobby(self.store)
        self.talk = Talk(self.store, self.tables, self._tell_others)
        self.bots: Asking = (
            Queued(config.redis, config.patience, self.answered) if config.redis else Here(config.bots, self.answered)
        )
        self.worker = Worker(config.redis, config.bots) if config.redis and config.bots else None
        self.tables.changed += [self._went_on, self.lobby.changed]
        self._channel: ChannelsBackend | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweeps = 0
        self._due_after = ""  # the id of the table after which the next sweep goes on
        self._looked_after: set[str] = set()
        self._visits = 0  # since closed connections were last looked for

    async def open(self) -> None:
        """Start the clock, the channel to other processes (with Redis) and the regular sweep.

        Tables that an older version could not read get another chance.
        """
        self.store.clock.start()
        await self.tables.try_again()
        if self.config.redis:
            self._join_others()
        self.in_background(self._sweep())

    async def close(self) -> None:
        """Close all connections, stop all tasks and bots, and close the stores."""
        for live in self.tables.all_live():
            for connection in list(live.connections):
                connection.close()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.bots.close()
        if self.worker is not None:
            await self.worker.close()
        if self._channel is not None:
            await self._channel.on_shutdown()
        self.people.close()
        self.tables.threads.close()
        self.processes.close()
        if not self.store.failing:
            with contextlib.suppress(NoDatabase):
                await self.store.keep_time(at_once=True)
        self.store.close()

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Run this without waiting for it; it is cancelled when the server ends."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        failure = None if task.cancelled() else task.exception()
        if failure is not None and not isinstance(failure, NoDatabase):  # which the store has logged
            log.error("something in the background failed", exc_info=failure)

    # -- when a table went on

    def _went_on(self, live: Live) -> None:
        """Under the table's lock, after all connections here got the new state."""
        self.ask_bot(live)
        if self._channel is not None:
            self._tell_others(f"{live.sheet.id} {live.sheet.act_count}")

    def ask_bot(self, live: Live) -> None:
        """Under the table's lock: let a bot think, if one has to decide and somebody waits for it."""
        if not live.wants_bot or self.bots.asks(live.sheet.id):
            return
        seat = live.sheet.turn
        assert seat is not None
        asked = question(live.sheet, live.payer(), live.heard.get(seat, 0), live.quick_bots)
        if asked is not None:
            live.heard[seat] = live.heard.get(seat, 0) + len(asked.events)
            if live.asked is None or live.asked[0] != asked.at:
                live.asked = (asked.at, time.monotonic())
            self.bots.ask(asked)

    async def answered(self, answer: Answer) -> None:
        """A bot has thought; what it wants is played when the time tells nothing about it."""
        try:
            live = await self.tables.live(answer.table)
            live.quick_bots = live.quick_bots or answer.heavy
            wait = self._held_back(live, answer)
            if live.asked is not None and live.asked[0] == answer.at:
                self.tables.counts.bot_seconds.observe(time.monotonic() - live.asked[1])
                live.asked = None
        except KlabauterError as error:
            log.warning("a bot's answer was refused at table %s: %s", answer.table, error)
            return
        if wait:
            self.in_background(self._show(live, answer, wait))
        else:
            await self._show(live, answer)

    @staticmethod
    def _held_back(live: Live, answer: Answer) -> float:
        """How many seconds this answer has to wait for its moment."""
        sheet = live.sheet
        if (
            sheet.move_count != answer.at
            or sheet.turn != answer.seat
            or sheet.table is None
            or sheet.table.open_choice()
        ):
            return 0.0
        game, level = sheet.made.game, sheet.seats[answer.seat].bot or STAND_IN
        if live.asked is not None and live.asked[0] == answer.at and len(sheet.table.moves()) > 1:
            live.pace.took(game, level, time.monotonic() - live.asked[1])
        return live.pace.wait(game, level, (live.uptime() - sheet.uptime) / 1000)

    async def _show(self, live: Live, answer: Answer, wait: float = 0.0) -> None:
        await asyncio.sleep(wait)
        try:
            await self.tables.play_bot(live, answer.seat, answer.move, answer.at)
        except KlabauterError as error:
            log.warning("a bot's answer was refused at table %s: %s", answer.table, error)

    def came_or_went(self, live: Live) -> None:
        """Somebody came to a table or left it. Who is there is sent in a moment: a page that is loaded anew, or a
        connection that breaks again and again, disturbs nobody."""
        self._visits += 1
        if live.connections and not live.noticing:
            live.noticing = True
            self.in_background(self._notice(live))

    async def _notice(self, live: Live) -> None:
        await asyncio.sleep(MOMENT)
        live.noticing = False
        with contextlib.suppress(SetAside):
            async with live.lock:
                await self.tables.reload_if_stale(live)
                await self.tables.check(live)
                live.tell_presence()
                self.ask_bot(live)  # which has waited for somebody to come

    # -- other processes

    def _join_others(self) -> None:
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        self._channel = RedisChannelsPubSubBackend(redis=Redis.from_url(self.config.redis))
        self.in_background(self._listen(self._channel))

    def _tell_others(self, text: str) -> None:
        if self._channel is not None:
            self.in_background(self._publish(text.encode()))

    async def _publish(self, data: bytes) -> None:
        """Others may miss it: then they find it by their sweep."""
        assert self._channel is not None
        try:
            await self._channel.publish(data, [CHANNEL])
        except redis_errors() as error:
            log.warning("the other processes cannot be reached: %s", error)

    async def _listen(self, channel: ChannelsBackend) -> None:
        """Hear what others tell, for ever: an absence of Redis is survived, and so is one of the database."""
        while True:
            try:
                await channel.subscribe([CHANNEL])
                async for _, data in channel.stream_events():
                    about, what, *more = data.decode().split()
                    with contextlib.suppress(NoDatabase, NoTable, SetAside):
                        if what.isdigit():
                            self.in_background(self._hear_of(about, int(what)))  # tables do not wait for each other
                        elif what == "revoked":
                            await self.check_keys()
                        elif what == "costs":
                            self._add_costs(about, more[0])
                        else:
                            await self.talk.heard(about, what, *more)
            except redis_errors() as error:
                log.warning("the other processes cannot be heard: %s", error)
                await asyncio.sleep(1)

    async def _hear_of(self, id: str, number: int) -> None:
        with contextlib.suppress(NoTable, SetAside):
            await self.news(id, number)

    def _share_costs(self) -> None:
        """Tell the other processes what was charged here, so that nobody gains by using several of them."""
        used = self.costs.to_share()
        if used:
            self._tell_others(f"{self.process} costs {msgspec.json.encode(used).hex()}")

    def _add_costs(self, process: str, used: str) -> None:
        if process != self.process:
            self.costs.add_shared(msgspec.json.decode(bytes.fromhex(used), type=dict[str, tuple[float, int]]))

    async def news(self, id: str, number: int) -> None:
        """Another process has added acts to a table: send the new state to the connections here."""
        live = self.tables.in_memory(id)
        if live is None or live.sheet.act_count >= number:
            return
        async with live.lock:
            if live.sheet.act_count < number:
                live.behind = True
                if live.connections:
                    await self.tables.reload_if_stale(live)
                    await self.tables.check(live)
                    live.tell()
                    if self.config.redis:  # whichever process took the answer, nobody may be present there
                        self.ask_bot(live)

    # -- what time brings

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            if self.store.failing:
                self.in_background(self.store.try_again())
            try:
                await self.sweep()
            except asyncio.CancelledError:
                raise
            except NoDatabase:
                pass  # the store has logged it; it is tried again
            except Exception:
                log.exception("sweeping failed; it is tried again")

    async def sweep(self) -> None:
        """Clocks that ran out, bots that were forgotten, acts of other processes that were not announced."""
        self.store.clock.watch()
        uptime = self.store.clock.uptime()
        for id in await self.store.read(lambda sql: self._due(sql, uptime)):
            if id not in self._looked_after:  # one that takes long to load holds up no other
                self._looked_after.add(id)
                self.in_background(self._look_after(id, uptime))
        for live in self.tables.all_live():
            late = live.sheet.uptime < uptime - FORGOTTEN
            if live.connections and late and live.wants_bot and not live.lock.locked():
                with contextlib.suppress(SetAside):
                    async with live.lock:
                        await self.tables.reload_if_stale(live)
                        self.ask_bot(live)
        self._sweeps += 1
        if self._channel is not None and self._sweeps % 2:
            self._share_costs()
        if not self.alone or self._sweeps % SLOWLY == 0:
            await self._catch_up()
        if self._sweeps % (2 * SLOWLY) == 1:
            self.tables.forget()
            self.limits.forget()
            self.costs.forget()
            await self.people.seen(self.present())
            await self.check_keys()
            await self.store.keep_time()
            self.in_background(notify.remind(self.store, self.config))
        if self._sweeps % MINUTELY == 0:
            self._collect_garbage()
        if self._sweeps % HOURLY == 0 and self.store.clock.steady:
            self.in_background(self._prune())

    async def _prune(self) -> None:
        """Beside the sweeps, which go on: there may be much to prune."""
        await admin.prune(self.store, self.config)

    def _due(self, sql: Sql, uptime: int) -> Sequence[str]:
        """Tables to look after, in parts, so that somebody with very many does not hold up the tables of others."""
        tables = schema.tables
        forgotten = (tables.c.waits == "bot") & (tables.c.uptime < uptime - FORGOTTEN)
        due = select(tables.c.id).where(or_(tables.c.deadline <= uptime, forgotten), tables.c.aside.is_(None))
        due = due.where(tables.c.id > self._due_after).order_by(tables.c.id).limit(DUE)
        found = [row.id for row in sql.execute(due)]
        self._due_after = found[-1] if len(found) == DUE else ""
        return found

    async def _look_after(self, id: str, uptime: int) -> None:
        own_work.set(f"table {id}")
        try:
            live = await self.tables.live(id)
            await self.tables.act(live, lambda sheet: expired(sheet, uptime))
            async with live.lock:
                await self.tables.reload_if_stale(live)
                await self.tables.note_rest(live)
                self.ask_bot(live)
        except NoDatabase:
            raise
        except Refused:
            pass  # it is gone, set aside, or others were quicker
        except Exception:
            log.exception("sweeping table %s failed; the others are swept", id)
        finally:
            self._looked_after.discard(id)

    def _collect_garbage(self) -> None:
        """Free closed connections, which are circles; by itself Python looks for old ones too seldom. Everybody has to
        wait for it, 0.1 ms for each table in memory, so it is done only where many have come and gone."""
        if self._visits >= WORTHWHILE * len(list(self.tables.all_live())):
            self._visits = 0
            gc.collect()

    def present(self) -> set[str]:
        """Everybody who is connected here."""
        found = {connection.person for live in self.tables.all_live() for connection in live.connections}
        return {person for person in found if person is not None}

    async def check_keys(self) -> None:
        """Part with everybody whose key was revoked, here or by another process: signed out, banned, deleted."""
        keys = {key for live in self.tables.all_live() for key in live.known_by()}
        date = self.store.clock.earliest()
        gone = keys - await self.store.read(lambda sql: good_keys(sql, keys, date)) if keys else keys
        for live in self.tables.all_live():
            live.drop(gone)

    async def revoked(self) -> None:
        """Keys were just revoked: their connections end before the one who asked for it is answered."""
        await self.check_keys()
        self._tell_others("keys revoked")

    async def _catch_up(self) -> None:
        known = json.dumps({live.sheet.id: live.sheet.act_count for live in self.tables.all_live()})

        def read(sql: Sql) -> list[tuple[str, int]]:
            return [(row.id, row.number) for row in sql.execute(ADVANCED[sql.dialect.name], {"known": known})]

        for id, number in await self.store.read(read):
            with contextlib.suppress(SetAside):
                await self.news(id, number)


def expired(sheet: Sheet, uptime: int) -> list[AnyAct]:
    """When a clock has run out: contributions are not waited for any longer, or a bot stands in."""
    return [sheet.expired()] if sheet.remaining(uptime) == 0 else []
