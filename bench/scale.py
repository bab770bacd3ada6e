"""How a server does with thousands of tables and connections, and two servers against one.

    python bench/scale.py                               # everything; about 10 minutes
    python bench/scale.py tables --tables 500 --connections 500
    python bench/scale.py processes --seconds 10

``tables``: an SQLite database with 5,000 tables that were begun and left; then 5,000 idle connections, each at a table
of its own; beside that, twenty tables make two moves a second each. Memory, what the server uses of the processor when
nobody plays (the sweep), and the times of the moves; over IPv4 and over IPv6. A loopback interface has one IPv6
address, so that several /64 networks cannot be tried here. When the connections are gone, the tables leave the memory,
which the process keeps for the next ones.

``processes``: PostgreSQL and Valkey; tables are played as fast as possible, in turns with one server process and with
two. With two, the seats of each table are at the same server ("together") or at different ones ("apart"). Clients,
servers, PostgreSQL and Valkey share this machine's processors.

Limits are switched off: all connections come from one address.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import random
import resource
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from bench.attackers import PING, PONG, frame
from bench.clients import Measured, Server, Table, copies, in_background, share
from bench.clients import serving as starting
from tests.server.players import Person, play_on, serving
from tests.server.services import postgres, valkey

PLAYING = 20
UNLIMITED = {"KLABAUTER_LIMITS": "100000", "KLABAUTER_TABLES_PER_HOUR": "1000000"}
QUIET = 10.0  # seconds in which nobody plays
AT_ONCE = 50  # connections that are being opened
FORGOTTEN = 135.0  # seconds after which tables that nobody looks at have left the memory


class Idle(asyncio.Protocol):
    """A connection to a table that says hello and then only hears."""

    def __init__(self, address: str, table: str, token: str) -> None:
        key = base64.b64encode(b"sixteen bytes ok").decode()
        self.head = (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self.hello = frame(msgspec.json.encode({"type": "hello", "token": token, "seat": 0}))
        self.heard = b""
        self.there: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.transport: Any
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        self.transport.write(self.head.encode())

    def data_received(self, data: bytes) -> None:
        if self.there.done():
            if data[0] & 0x0F == PING:  # a short frame of its own
                self.transport.write(frame(data[2 : 2 + data[1]], PONG))
            return
        self.heard += data
        if self.hello and b"\r\n\r\n" in self.heard:
            self.transport.write(self.hello)
            self.hello = b""
        if b'"type":"state"' in self.heard or b'"type":"problem"' in self.heard:
            self.there.set_result(b'"type":"problem"' not in self.heard)
            self.heard = b""

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.there.done():
            self.there.set_result(False)


def same(one: Idle) -> Idle:
    return one


async def connected(server: Server, tables: list[str], token: str) -> list[Idle]:
    """A connection at each of these tables, when all of them have been told how things stand."""
    address = server.url.removeprefix("http://")
    host, port = address.rsplit(":", 1)
    made: list[Idle] = []
    left = iter(tables)

    async def some() -> None:
        for table in left:
            one = Idle(address, table, token)
            await asyncio.get_running_loop().create_connection(partial(same, one), host.strip("[]"), int(port))
            if not await one.there:
                sys.exit(f"a connection was refused: {one.heard!r}")
            made.append(one)

    await asyncio.gather(*[some() for _ in range(AT_ONCE)])
    return made


async def idle_cpu(server: Server) -> float:
    """What part of a processor the server uses while nobody plays."""
    before = server.cpu()
    await asyncio.sleep(QUIET)
    return (server.cpu() - before) / QUIET


async def played(server: Server, seconds: float) -> str:
    """The times of some tables that are played."""
    measured = Measured()
    tables = [Table(measured, [server.url], interval=0.5) for _ in range(PLAYING)]
    with in_background([table.run() for table in tables]):
        await asyncio.sleep(3)
        measured.clear()
        before = server.cpu()
        await asyncio.sleep(seconds)
        used = server.cpu() - before
        measured.finish()
    rate = len(measured.moves) / seconds
    times = f"median {share(measured.moves, 0.5):.1f} ms, 95 % {share(measured.moves, 0.95):.1f} ms"
    return f"{rate:.0f} moves/s: {times}; {used / seconds:.0%} of a processor; {measured.broken} broken"


async def with_connections(server: Server, tables: list[str], token: str, seconds: float, forget: bool) -> None:
    def say(what: str) -> None:
        print(f"    {what}; {server.memory():.0f} MB, {server.descriptors()} descriptors", flush=True)

    say(f"ready after {server.ready_after:.2f} s")
    say(f"nobody plays: {await idle_cpu(server):.1%} of a processor")
    say(await played(server, seconds))
    began, before = time.perf_counter(), server.cpu()
    idle = await connected(server, tables, token)
    took, used = time.perf_counter() - began, server.cpu() - before
    say(f"{len(idle):,} connections after {took:.0f} s, {used / len(idle) * 1e3:.1f} ms of processor time each")
    say(f"nobody plays: {await idle_cpu(server):.1%} of a processor")
    say(await played(server, seconds))
    async with httpx.AsyncClient(base_url=server.url, timeout=120) as http:
        began = time.perf_counter()
        answer = await http.get("/api/me/tables", headers={"authorization": f"Bearer {token}"})
        size = len(answer.content) / 1e3
        say(f"somebody's list of all these tables: {(time.perf_counter() - began) * 1e3:.0f} ms, {size:.0f} kB")
    say(f"{sum([one.lost for one in idle])} connections were lost")
    for one in idle:
        one.transport.abort()
    if forget:
        await asyncio.sleep(FORGOTTEN)
        say(f"{FORGOTTEN:.0f} s after the connections were closed")


def tables(args: argparse.Namespace, folder: Path) -> None:
    with serving(folder) as server:
        person = Person(server)
        table = person.create("port-royal", ["me", "me"])
        devices = [person.sit(table, seat=seat) for seat in range(2)]
        devices[0].do("start")
        play_on(devices, random.Random(1).choice, 30)
    made = copies(folder / "server.db", table, args.tables)
    for host in ("127.0.0.1", "::1"):
        print(f"{args.tables:,} tables, {args.connections:,} connections, {host}")
        with starting(f"sqlite:///{folder / 'server.db'}", folder / "log", "--host", host, **UNLIMITED) as server:
            chosen = [made[n % len(made)] for n in range(args.connections)]
            asyncio.run(with_connections(server, chosen, person.token, args.seconds, host == "127.0.0.1"))


# -- one process or two


def fast(servers: str, apart: str, count: str, seconds: str) -> None:
    """In a process of its own: play as fast as possible, and print how that went."""
    urls = servers.split(",")

    async def run() -> None:
        measured = Measured()
        for n in range(int(count)):
            Table(measured, urls if apart == "apart" else [urls[n % len(urls)]], interval=0.0)
        with in_background([table.run() for table in measured.tables]):
            await asyncio.sleep(5)
            measured.clear()
            print("begun", flush=True)
            await asyncio.sleep(float(seconds))
            print(msgspec.json.encode([measured.moves, measured.broken]).decode())

    asyncio.run(run())


def processes(args: argparse.Namespace, folder: Path) -> None:
    with ExitStack() as stack:
        database, redis = stack.enter_context(postgres()), stack.enter_context(valkey())
        servers = [
            stack.enter_context(starting(database, folder / f"log-{n}", "--redis", redis, "--bots", "0", **UNLIMITED))
            for n in range(2)
        ]
        print(f"{args.playing} tables as fast as possible, PostgreSQL and Valkey")
        for number in range(args.rounds):
            for kind, used in (("one server", servers[:1]), ("two, together", servers), ("two, apart", servers)):
                urls = ",".join([one.url for one in used])
                asked = ["fast", urls, kind.split()[-1], str(args.playing // 2), str(args.seconds)]
                playing = [subprocess.Popen([sys.executable, __file__, *asked], stdout=subprocess.PIPE) for _ in "12"]
                for one in playing:
                    assert one.stdout is not None
                    one.stdout.readline()  # they have begun
                before = sum([one.cpu() for one in servers])
                data = [msgspec.json.decode(one.communicate()[0]) for one in playing]
                cost = sum([one.cpu() for one in servers]) - before
                times = [time for moves, _ in data for time in moves]
                print(
                    f"    round {number + 1}, {kind}: {len(times) / args.seconds:.0f} moves/s, 95 % "
                    f"{share(times, 0.95):.0f} ms, {cost / len(times) * 1e3:.2f} ms of the servers' processor time per "
                    f"move, {sum([broken for _, broken in data])} broken",
                    flush=True,
                )


def main() -> None:
    if sys.argv[1:2] == ["fast"]:
        fast(*sys.argv[2:])
        return
    parts = {"tables": tables, "processes": processes}
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", nargs="?", choices=parts, help="only this one")
    parser.add_argument("--tables", type=int, default=5_000)
    parser.add_argument("--connections", type=int, default=5_000)
    parser.add_argument("--playing", type=int, default=100, help="tables that are played as fast as possible")
    parser.add_argument("--seconds", type=float, default=15.0, help="for which is measured each time")
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    for name, part in parts.items():
        if args.part in (None, name):
            with tempfile.TemporaryDirectory(prefix="klabauter-scale-") as folder:
                part(args, Path(folder))


if __name__ == "__main__":
    main()
