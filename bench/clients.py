"""What bench/attacks.py and bench/scale.py share: a server process, tables that are played at a steady pace, copies of
tables, and what a process uses."""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import sqlite3
import subprocess
import sys
import time
from collections import Counter, deque
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.server import START, Received, resident

GONE = (WebSocketException, OSError, httpx.HTTPError, TimeoutError)
PATIENCE = 60.0
BOT_INTERVAL = 1.0  # seconds between two questions to the bot of a table, about


class Server:
    """``klabauter serve`` on a free port of this machine, with default limits unless ``variables`` say otherwise."""

    def __init__(self, database: str, log: Path, *arguments: str, prefix: Sequence[str] = (), **variables: str) -> None:
        self.log = log
        command = [*prefix, sys.executable, "-c", START, "serve", "--lang", "en", "--port", "0"]
        ours = {name: value for name, value in os.environ.items() if not name.startswith("KLABAUTER_")}
        began = time.perf_counter()
        with log.open("a") as errors:
            self.process = subprocess.Popen(
                [*command, "--database", database, *arguments],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**ours, **variables},
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"the server did not start: {log.read_text('utf-8')}")
        self.ready_after = time.perf_counter() - began
        self.url = line.split()[-1].rstrip("/")

    @property
    def pid(self) -> int:
        return self.process.pid

    def cpu(self) -> float:
        """Seconds of processor time that the server and all processes it started have used."""
        return cpu_of_family(self.pid)

    def memory(self) -> float:
        """Megabytes of the server without its bots."""
        return resident(self.pid)

    def descriptors(self) -> int:
        return len(list(Path(f"/proc/{self.pid}/fd").iterdir()))

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextmanager
def serving(
    database: str, log: Path, *arguments: str, prefix: Sequence[str] = (), **variables: str
) -> Iterator[Server]:
    server = Server(database, log, *arguments, prefix=prefix, **variables)
    try:
        yield server
    finally:
        server.stop()


def cpu_of_family(process: int) -> float:
    """Seconds of processor time of a process and its children, also of those that have ended."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
        children = [path.read_text().split() for path in Path(f"/proc/{process}/task").glob("*/children")]
    except OSError:  # it has just ended
        return 0.0
    own = sum([int(field) for field in fields[11:15]]) / os.sysconf("SC_CLK_TCK")
    return own + sum([cpu_of_family(int(child)) for some in children for child in some])


def share(times: Sequence[float], part: float) -> float:
    """The time, in milliseconds, that this part of all times does not exceed; nan if there are none."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1e3 if ordered else float("nan")


def spread(took: float, interval: float) -> list[float]:
    """A time, and those that would have been measured if one had begun at every interval meanwhile. Otherwise a server
    that blocks for long would be measured once only."""
    return [took - n * interval for n in range(int(took / interval) + 1)] if interval else [took]


class Measured:
    """What the players of some tables have seen since it was last cleared."""

    def __init__(self) -> None:
        self.tables: list[Table] = []
        self.moves: list[float] = []  # seconds from when a move was due until every seat of its table knew of it
        self.bots: list[float] = []  # seconds from a question to a bot until its answer arrived
        self.games = 0
        self.refused: Counter[str] = Counter()  # by code; well-behaved people should be refused nothing
        self.broken = 0  # connections and requests that failed

    def clear(self) -> None:
        for table in self.tables:
            table.count_from_now()
        self.moves, self.bots, self.games, self.refused, self.broken = [], [], 0, Counter(), 0

    def finish(self) -> None:
        """Count what is still waited for, too."""
        for table in self.tables:
            table.count_unfinished()


class Table:
    """A table whose seats are connections of one person, played again and again at a steady pace.

    ``interval``: seconds between two moves; 0 as fast as possible. ``urls``: of the servers; the seats are spread over
    them.
    """

    def __init__(
        self,
        measured: Measured,
        urls: Sequence[str],
        source: str | None = None,
        game: str = "port-royal",
        seats: Sequence[str] = ("me", "me"),
        interval: float = 0.25,
    ) -> None:
        self.measured = measured
        measured.tables.append(self)
        self.urls = urls
        self.source = source
        self.game = game
        self.seats = seats
        self.interval = interval
        self.dice = random.Random(secrets.token_hex(8))
        self.due = 0.0  # when the next move is to be made
        self.sent: deque[tuple[int, float]] = deque()  # moves that not every seat heard of: number, when they were due
        self.begin("")

    def begin(self, table: str) -> None:
        """A new table. If the one before broke off, what was waited for there ends with the first move here."""
        self.id = table
        self.sent = deque([(1, self.sent[0][1])] if self.sent else [])
        self.asked = 0.0  # when a bot was asked
        self.heard = {seat: -1 for seat, kind in enumerate(self.seats) if kind == "me"}
        self.at = -1
        self.over = asyncio.Event()
        self.welcome: set[int] = set()

    async def run(self) -> None:
        """Until it is cancelled. Whatever fails is counted and begun again."""
        local = httpx.AsyncHTTPTransport(local_address=self.source) if self.source else None
        async with httpx.AsyncClient(base_url=self.urls[0], timeout=PATIENCE, transport=local) as http:
            me: dict[str, Any] = {}
            while True:
                try:
                    if not me:
                        me = self._accepted(await http.post("/api/guest", json={"name": "Anna"}))
                        http.cookies.clear()
                        http.headers["authorization"] = f"Bearer {me['token']}"
                    made = {"game": self.game, "seats": list(self.seats)}
                    answer = self._accepted(await http.post("/api/tables", json=made))
                    self.begin(answer["table"])
                    await self._game(me["token"])
                    self.measured.games += 1
                    self.due = 0.0
                except GONE:
                    self.measured.broken += 1
                    await asyncio.sleep(0.2)

    def _accepted(self, answer: httpx.Response) -> dict[str, Any]:
        data: dict[str, Any] = answer.json()
        if answer.status_code != 201:
            self.measured.refused[data.get("code", str(answer.status_code))] += 1
            raise OSError(data)
        return data

    async def _game(self, token: str) -> None:
        seats = [asyncio.ensure_future(self._seat(seat, token)) for seat in self.heard]
        over = asyncio.ensure_future(self.over.wait())
        try:
            done, _ = await asyncio.wait([over, *seats], return_when=asyncio.FIRST_COMPLETED)
            if over not in done:
                done.pop().result()  # raises
        finally:
            for task in (over, *seats):
                task.cancel()
            await asyncio.gather(over, *seats, return_exceptions=True)

    async def _seat(self, seat: int, token: str) -> None:
        decoder = msgspec.json.Decoder(Received)
        url = self.urls[seat % len(self.urls)].replace("http", "ws", 1)
        local = (self.source, 0) if self.source else None
        address = f"{url}/api/tables/{self.id}/socket"
        async with connect(
            address, compression=None, max_queue=None, ping_interval=None, open_timeout=PATIENCE, local_addr=local
        ) as socket:
            await socket.send(msgspec.json.encode({"type": "hello", "token": token, "seat": seat}).decode())
            async for raw in socket:
                data = decoder.decode(raw)
                if data.type == "state":
                    await self._hear(socket, seat, data)
                elif data.type == "problem":
                    self.measured.refused[data.code] += 1
                    raise OSError(data.code)
        raise OSError("closed")

    async def _hear(self, socket: ClientConnection, seat: int, data: Received) -> None:
        assert data.table is not None
        status, now = data.table["status"], time.perf_counter()
        if status == "open":
            self.welcome.add(seat)
            if len(self.welcome) == len(self.heard):
                await socket.send('{"type":"start"}')
            return
        self.heard[seat] = data.at
        while self.sent and min(self.heard.values()) >= self.sent[0][0]:
            self.measured.moves += spread(now - self.sent.popleft()[1], self.interval)
        if self.asked and data.at > self.at:
            self.measured.bots += spread(now - self.asked, BOT_INTERVAL)
            self.asked = 0.0
        if status == "over":
            self.over.set()
        prompt = data.prompt
        if prompt is None:
            return
        if "moves" in prompt:
            await self._move(socket, data.at, prompt["moves"])
        elif self.seats[prompt["seat"]] != "me" and data.at >= self.at:
            self.at, self.asked = data.at, self.asked or now

    async def _move(self, socket: ClientConnection, at: int, moves: Sequence[dict[str, Any]]) -> None:
        now = time.perf_counter()
        if now < self.due:
            await asyncio.sleep(self.due - now)
        now, self.at = time.perf_counter(), at + 1
        self.sent.append((self.at, now))
        self.due = now + self.interval
        move = self.dice.choice(moves)["move"]
        await socket.send(msgspec.json.encode({"type": "play", "move": move, "at": at}).decode())

    def count_from_now(self) -> None:
        now = time.perf_counter()
        self.sent = deque([(at, now) for at, _ in self.sent])
        self.asked = now if self.asked else 0.0

    def count_unfinished(self) -> None:
        now = time.perf_counter()
        for _, due in self.sent:
            self.measured.moves += spread(now - due, self.interval)
        if self.asked and now - self.asked > 1.0:  # else it is just being thought about
            self.measured.bots += spread(now - self.asked, BOT_INTERVAL)


@contextmanager
def in_background(work: Sequence[Coroutine[Any, Any, None]]) -> Iterator[None]:
    tasks = [asyncio.ensure_future(one) for one in work]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()


def copies(
    file: Path, table: str, count: int, changed: Callable[[sqlite3.Cursor, str], object] | None = None
) -> list[str]:
    """So many copies of a table in the database of a server that does not run; ``changed`` may change each of them."""
    with closing(sqlite3.connect(file)) as database:
        sql = database.cursor()
        statements = []
        for name, key in (("tables", "id"), ("acts", "game_table"), ("seats", "game_table")):
            columns = [row[1] for row in sql.execute(f"PRAGMA table_info({name})")]
            values = ", ".join([":new" if column == key else column for column in columns])
            statements.append(f"INSERT INTO {name} SELECT {values} FROM {name} WHERE {key} = :old")
        made = [f"copy{secrets.token_hex(4)}" for _ in range(count)]
        for new in made:
            for statement in statements:
                sql.execute(statement, {"new": new, "old": table})
            if changed is not None:
                changed(sql, new)
        database.commit()
        sql.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return made
