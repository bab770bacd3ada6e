"""Whether anybody can stop the server: attacks on a real server process, while well-behaved people play.

    python bench/attacks.py                         # every attack for a minute; about 40 minutes
    python bench/attacks.py --only look --seconds 10

For each attack a server is started with default limits and a fresh copy of the same database. Four tables with two
seats make four moves a second each and another one is played with a bot, every table from an address of its own; a
visitor searches the rules and looks into the lobby. First without an attack; then the attack runs, in a process of its
own from another address (bench/attackers.py); then, with a new server, the control run: unrelated processes use as much
processor time as the attack made attackers and server use in addition, and for as long.

A time is that from when a move was due until every seat knew of it. The bar: 95 % of the moves take less than
100 ms and at most three times as long as in the control run; nobody well-behaved is refused anything; the attack really
ran. For attacks on the bots, the same factor holds for the answers of the bot.

The attack ``webhooks`` needs Linux's ``unshare`` and the right to open port 53 of a loopback address.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import random
import shutil
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import httpx
import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from bench import clients
from bench.attackers import Tally, Target, descriptions
from bench.clients import GONE, Measured, Server, Table, copies, in_background, share
from tests.server.players import Person, play_on, serving

TABLES = 4
INTERVAL = 0.25  # seconds between two moves of a table
ATTACKER = "127.0.0.2"
SILENT = "127.0.0.53"  # the address of a name server that never answers
COPIES = 1_000  # tables that are not in memory
UNREADABLE = 500
BAR, FACTOR = 100.0, 3.0
WARM = 3.0  # seconds until it counts
CALM = 15.0  # seconds without an attack, at most
BURN = """
import sys, time
share, seconds = map(float, sys.argv[1:])
began = time.monotonic()
while (gone := time.monotonic() - began) < seconds:
    if time.process_time() < share * gone:
        for _ in range(10_000): pass
    else:
        time.sleep(0.001)
print(time.process_time())
"""


class Prepared(NamedTuple):
    """A database with what attackers had time to prepare."""

    file: Path
    target: Target


class Result(NamedTuple):
    """What was seen in one period; milliseconds, seconds of processor time, megabytes."""

    seconds: float
    moves: int
    p50: float
    p95: float
    bot: float
    search: float
    lobby: float
    lobby_bytes: int
    server_cpu: float
    memory: float  # the most
    descriptors: int  # the most
    refused: dict[str, int]
    broken: int


def prepare(folder: Path) -> Prepared:
    """A guest with a table at which many moves have been played; its copies are made where an attack needs them."""
    with serving(folder) as server:
        mallory = Person(server, "Mallory")
        table = mallory.create("rum-und-ehre", ["me"] * 4, hints=True)
        devices = [mallory.sit(table, seat=seat) for seat in range(4)]
        devices[0].do("start")
        play_on(devices, random.Random(1).choice, 80)
        prompt = devices[0].state["prompt"]
        device = devices[prompt["seat"]]
        device.asked(devices[0].state["at"])
        move = device.state["prompt"]["moves"][0]["move"]
        target = Target("", 0, ATTACKER, 0.0, mallory.token, table, move, prompt["seat"])
    return Prepared(folder / "server.db", target)


def spoil(sql: sqlite3.Cursor, table: str) -> None:
    """Make a table unreadable which a bot has to play on, and which the lobby lists."""
    sql.execute("UPDATE acts SET text = 'nonsense' WHERE game_table = ? AND kind = 'move'", (table,))
    status = "open" if int(table[-1], 16) % 2 else "playing"
    sql.execute(
        "UPDATE tables SET waits = 'bot', access = 'open', status = ?, touched = touched - 60000 WHERE id = ?",
        (status, table),
    )


class Visitor:
    """Somebody who searches the rules and looks into the lobby, a little more than once a second."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.times: dict[str, list[float]] = {"search": [], "lobby": []}
        self.bytes = 0
        self.failed = 0

    async def run(self) -> None:
        paths = {"search": "/api/rules/port-royal/search?q=ship", "lobby": "/api/tables"}
        local = httpx.AsyncHTTPTransport(local_address="127.0.1.99")
        async with httpx.AsyncClient(base_url=self.url, timeout=60, transport=local) as http:
            while True:
                for name, path in paths.items():
                    began = time.perf_counter()
                    try:
                        answer = await http.get(path)
                    except GONE:
                        self.failed += 1
                    else:
                        self.failed += answer.status_code != 200
                        self.bytes = len(answer.content) if name == "lobby" else self.bytes
                    self.times[name].append(time.perf_counter() - began)
                    await asyncio.sleep(0.4)


class People:
    """Everybody well-behaved at one server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.measured = Measured()
        players = [Table(self.measured, [server.url], f"127.0.1.{n}", interval=INTERVAL) for n in range(TABLES)]
        players.append(Table(self.measured, [server.url], "127.0.1.50", seats=("me", "sailor"), interval=INTERVAL))
        self.visitor = Visitor(server.url)
        self.work = [*[player.run() for player in players], self.visitor.run(), self.weigh()]
        self.memory: list[float] = []
        self.descriptors: list[int] = []

    async def weigh(self) -> None:
        while True:
            self.memory.append(self.server.memory())
            self.descriptors.append(self.server.descriptors())
            await asyncio.sleep(0.5)

    async def period(self, what: Awaitable[object]) -> Result:
        """What they see until this is done."""
        self.measured.clear()
        self.visitor.times = {"search": [], "lobby": []}
        self.visitor.failed = 0
        del self.memory[:], self.descriptors[:]
        before, began = self.server.cpu(), time.perf_counter()
        await what
        seconds = time.perf_counter() - began
        self.measured.finish()
        seen, times = self.measured, self.visitor.times
        return Result(
            seconds, len(seen.moves), share(seen.moves, 0.5), share(seen.moves, 0.95), share(seen.bots, 0.95),
            share(times["search"], 0.95), share(times["lobby"], 0.95), self.visitor.bytes,
            self.server.cpu() - before, max(self.memory, default=0.0), max(self.descriptors, default=0),
            dict(seen.refused), seen.broken + self.visitor.failed,
        )  # fmt: skip


async def attacked(server: Server, name: str, target: Target) -> tuple[Result, Result, Tally]:
    """What people see without the attack and while it runs."""
    people = People(server)
    with in_background(people.work):
        await asyncio.sleep(WARM)
        calm = await people.period(asyncio.ensure_future(asyncio.sleep(min(CALM, target.seconds))))
        command = [sys.executable, str(Path(__file__).with_name("attackers.py")), name]
        process = await asyncio.create_subprocess_exec(
            *command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
        )
        attacking = asyncio.ensure_future(process.communicate(msgspec.json.encode(target)))
        try:
            under = await people.period(asyncio.wait_for(attacking, target.seconds + 60))
        finally:
            if process.returncode is None:
                process.kill()
        found, _ = attacking.result()
        if not found:
            raise RuntimeError("the attack itself failed")
        return calm, under, msgspec.json.decode(found, type=Tally)


async def controlled(server: Server, used: float, seconds: float) -> tuple[Result, float]:
    """What people see while unrelated processes use so much processor time; how much it really was."""
    people = People(server)
    count = max(1, math.ceil(used / seconds))
    with in_background(people.work):
        await asyncio.sleep(WARM)
        command = [sys.executable, "-S", "-c", BURN, str(used / seconds / count), str(seconds)]
        burning = [await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE) for _ in range(count)]
        done = asyncio.ensure_future(asyncio.gather(*[process.communicate() for process in burning]))
        found = await people.period(done)
        return found, sum([float(item) for item, _ in done.result()])


@contextmanager
def silent_names(folder: Path) -> Iterator[list[str]]:
    """How to start a server whose name server never answers."""
    (folder / "resolv.conf").write_text(f"nameserver {SILENT}\noptions timeout:30 attempts:2\n")
    (folder / "nsswitch.conf").write_text("hosts: dns\n")
    files = [file for file in ("resolv.conf", "nsswitch.conf") if Path("/etc", file).exists()]
    mounts = " && ".join([f"mount --bind '{folder / file}' /etc/{file}" for file in files])
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as names:
        names.bind((SILENT, 53))
        yield ["unshare", "--map-root-user", "--mount", "sh", "-c", f'{mounts} && exec "$@"', "sh"]
        asked = 0
        with suppress(BlockingIOError):
            while names.recv(4096, socket.MSG_DONTWAIT):
                asked += 1
        print(f"the silent name server was asked {asked} times")


def one(name: str, prepared: Prepared, folder: Path, seconds: float, prefix: Sequence[str]) -> str:
    """Run an attack and its control; the row that says how it went."""
    file = folder / f"{name}.db"
    shutil.copy(prepared.file, file)
    tables: list[str] = []
    if name in ("unreadable", "cold"):
        spoiled = name == "unreadable"
        change = spoil if spoiled else None
        tables = copies(file, prepared.target.table, UNREADABLE if spoiled else COPIES, change)
    with clients.serving(f"sqlite:///{file}", folder / f"{name}.log", prefix=prefix) as server:
        host, port = server.url.removeprefix("http://").split(":")
        target = msgspec.structs.replace(prepared.target, host=host, port=int(port), seconds=seconds, tables=tables)
        calm, under, tally = asyncio.run(attacked(server, name, target))
    more = max(0.0, under.server_cpu - calm.server_cpu / calm.seconds * under.seconds)
    used = tally.cpu + more
    shutil.copy(prepared.file, file)
    with clients.serving(f"sqlite:///{file}", folder / f"{name}-control.log", prefix=prefix) as server:
        control, burnt = asyncio.run(controlled(server, used, seconds))
    ran = tally.sent > 0 and tally.answered + sum(tally.refused.values()) + tally.lost + tally.held > 0
    factor, bot_factor = under.p95 / control.p95, under.bot / control.bot
    faults = [
        fault
        for fault, is_one in {
            "the attack did not run": not ran,
            f"p95 {under.p95:.0f} ms": under.p95 >= BAR,
            f"{factor:.1f} x the control run": factor > FACTOR,
            f"bot {bot_factor:.1f} x": name in ("bots", "hints") and not bot_factor <= FACTOR,
            f"refused {under.refused}": under.refused,
            f"broken {under.broken}": under.broken,
        }.items()
        if is_one
    ]
    refusals = ", ".join(
        [f"{count:,} {code}" for code, count in sorted(tally.refused.items(), key=lambda pair: -pair[1])]
    )
    did = f"{tally.sent:,} sent, {tally.answered:,} answered, refused: {refusals or 'none'}"
    did += f", {tally.lost:,} connections lost, {tally.held:,} held, {tally.received / 1e6:.0f} MB"
    cells = [
        name, f"{calm.p50:.1f} / {calm.p95:.1f}", f"{under.p50:.1f} / {under.p95:.1f}",
        f"{tally.cpu:.1f} + {more:.1f}", f"{control.p95:.1f} ({burnt:.1f} s)", f"{factor:.1f}",
        f"{calm.bot:.0f} / {under.bot:.0f} / {control.bot:.0f}",
        f"{calm.search:.0f} / {under.search:.0f}",
        f"{calm.lobby:.0f} / {under.lobby:.0f} ({under.lobby_bytes / 1e3:.0f} kB)",
        f"{calm.memory:.0f} / {under.memory:.0f}", f"{calm.descriptors} / {under.descriptors}",
        "; ".join(faults) or "holds", did,
    ]  # fmt: skip
    return f"| {' | '.join(cells)} |"


HEAD = (
    "attack", "p50 / p95 before, ms", "p50 / p95 under attack", "CPU s: attackers + server's more",
    "p95 of the control (CPU)", "x control", "bot p95: before / attack / control", "rules search p95", "lobby p95",
    "memory MB", "descriptors", "verdict", "what the attack did",
)  # fmt: skip


def main() -> None:
    names = [name for name, _, _ in descriptions()]
    listed = "\n".join([f"    {name:<12} {where:<3} {what}" for name, where, what in descriptions()])
    parser = argparse.ArgumentParser(
        description=f"{__doc__}\nAttacks:\n{listed}", formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", metavar="NAME", action="append", choices=names, help="may be given several times")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long each attack lasts")
    args = parser.parse_args()
    failed = 0
    with tempfile.TemporaryDirectory(prefix="klabauter-attacks-") as place:
        folder = Path(place)
        (folder / "prepared").mkdir()
        prepared = prepare(folder / "prepared")
        print(f"| {' | '.join(HEAD)} |\n|{'---|' * len(HEAD)}", flush=True)
        for name in args.only or names:
            try:
                if name == "webhooks":
                    with silent_names(folder) as prefix:
                        row = one(name, prepared, folder, args.seconds, prefix)
                else:
                    row = one(name, prepared, folder, args.seconds, [])
            except (OSError, RuntimeError, TimeoutError) as error:
                row = f"| {name} | not measured: {error!r} |"
            failed += "| holds |" not in row
            print(row, flush=True)
        for log in sorted(folder.glob("*.log")):
            with suppress(subprocess.SubprocessError):
                _, *errors = log.read_text("utf-8").split(" ERROR ")
                if errors:
                    print(f"{log.stem}: {len(errors)} errors in the log, the first: {errors[0][:2000]}")
    sys.exit(f"{failed} attacks did harm" if failed else 0)


if __name__ == "__main__":
    main()
