"""How much a server process bears: real WebSocket clients on the same machine, every seat on a connection of its own.

    python bench/server.py                                   # 500 tables of Port Royal with two seats, 30 seconds
    python bench/server.py --tables 100 --game mutinies --seats 3 --seconds 60 --rate 400
    python bench/server.py --tables 100 --rate 100 --seconds 3600 --memory       # does the server grow?
    python bench/server.py --tables 100 --game all --bots sailor --rate 50 --seconds 3600 --memory    # the soak
    python bench/server.py --start 7                         # how long it takes until it is ready, bytecode being there

A move counts when every seat of its table knows of it; the time is from its sending until then. The moves per second
are those the server accepted and kept on disk. What clients and server use of the processor is listed separately.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import linear_regression, median
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from klabauter.games import games

START = "import sys; sys.argv[0] = 'klabauter'; from klabauter.cli.main import main; sys.exit(main())"


class Received(msgspec.Struct):
    """As much of a message as a client here needs."""

    type: str
    at: int = 0
    seat: int | None = None
    prompt: dict[str, Any] | None = None
    table: dict[str, Any] | None = None
    code: str = ""


class Seat:
    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number
        self.socket: ClientConnection

    async def run(self, url: str, token: str) -> None:
        decoder = msgspec.json.Decoder(Received)
        async with connect(url, compression=None, max_queue=None, ping_interval=None) as self.socket:
            await self.socket.send(msgspec.json.encode({"type": "hello", "token": token, "seat": self.number}).decode())
            async for raw in self.socket:
                data = decoder.decode(raw)
                if data.type == "state":
                    await self.table.hear(self, data)
                elif data.type == "problem":
                    raise SystemExit(f"the server refuses: {raw!r}")


class Table:
    """Plays anything; when a game is over, its table is done."""

    def __init__(self, bench: Bench, id: str, seats: int) -> None:
        self.bench = bench
        self.id = id
        self.seats = [Seat(self, number) for number in range(seats)]
        self.heard = [-1] * seats
        self.sent = 0.0
        self.waits_for = 0
        self.dice = random.Random(id)
        self.over = asyncio.Event()

    async def hear(self, seat: Seat, data: Received) -> None:
        assert data.table is not None
        self.heard[seat.number] = data.at if data.table["status"] != "open" else -1
        if data.table["status"] == "over":
            self.over.set()
        if self.sent and min(self.heard) >= self.waits_for:
            self.bench.times.append(time.perf_counter() - self.sent)
            self.sent = 0.0
        prompt = data.prompt
        if prompt is not None and "moves" in prompt:
            await self.bench.turn()
            move = self.dice.choice(prompt["moves"])["move"]
            self.sent, self.waits_for = time.perf_counter(), data.at + 1
            await seat.socket.send(msgspec.json.encode({"type": "play", "move": move, "at": data.at}).decode())


class Bench:
    def __init__(self, args: argparse.Namespace, url: str) -> None:
        self.args = args
        self.url = url
        self.times: list[float] = []
        self.games = 0
        self.next = 0.0

    async def turn(self) -> None:
        """With a rate, moves are spread evenly over time."""
        if self.args.rate:
            now = time.perf_counter()
            self.next = max(now, self.next) + 1 / self.args.rate
            await asyncio.sleep(self.next - now)

    async def weigh(self, server: int, began: float) -> None:
        """The server's memory every ten seconds, and how fast it grew since a third of the time was over."""
        seen: list[tuple[float, float]] = []
        count = 0
        while True:
            seen.append((time.perf_counter() - began, resident(server)))
            if seen[-1][0] >= count * self.args.seconds / 30:
                late = seen[len(seen) // 3 :]
                grows = linear_regression(*zip(*late)).slope * 3600 if len(late) > 2 else 0.0
                print(
                    f"after {seen[-1][0]:5.0f} s: {seen[-1][1]:.1f} MB, {self.games} games played, "
                    f"growing by {grows:.1f} MB per hour",
                    flush=True,
                )
                count += 1
            await asyncio.sleep(10)

    async def run(self, server: int) -> None:
        args = self.args
        tasks: set[asyncio.Task[None]] = set()
        async with httpx.AsyncClient(base_url=self.url, timeout=60) as http:
            me = (await http.post("/api/guest", json={"name": "bench"})).json()
            http.cookies.clear()
            http.headers["authorization"] = f"Bearer {me['token']}"
            ws = self.url.replace("http", "ws", 1)

            people = 1 if args.bots else args.seats
            seats = ["me"] * people + [args.bots] * (args.seats - people)

            async def sit(game: str) -> None:
                """A table that is played again and again until the time is up."""
                while True:
                    made = (await http.post("/api/tables", json={"game": game, "seats": seats})).json()
                    table = Table(self, made["table"], people)
                    address = f"{ws}/api/tables/{table.id}/socket"
                    mine = [asyncio.ensure_future(seat.run(address, me["token"])) for seat in table.seats]
                    try:
                        while min(table.heard) < -1 or not all(hasattr(seat, "socket") for seat in table.seats):
                            await asyncio.sleep(0.01)
                        await table.seats[0].socket.send('{"type":"start"}')
                        await table.over.wait()
                        self.games += 1
                    finally:
                        for task in mine:
                            task.cancel()

            print(f"setting {args.tables} tables …", flush=True)
            chosen = games() if args.game == "all" else [args.game]
            for number in range(args.tables):
                tasks.add(asyncio.ensure_future(sit(chosen[number % len(chosen)])))
                await asyncio.sleep(0.004)
            await asyncio.sleep(args.warm)
            self.times.clear()
            before, memory = cpu(server), resident(server)
            own, began = time.process_time(), time.perf_counter()
            if args.memory:
                tasks.add(asyncio.ensure_future(self.weigh(server, began)))
            await asyncio.sleep(args.seconds)
            took = time.perf_counter() - began
            times = sorted(self.times)
            middle, most, nearly_all = (times[int(len(times) * share)] * 1e3 for share in (0.5, 0.95, 0.99))
            ours = (time.process_time() - own) / took
            theirs = (cpu(server) - before) / took
            print(
                f"{args.game}, {args.tables} tables of {args.seats} seats, {took:.0f} s: {len(times) / took:.0f} "
                f"moves/s\nfrom submit to every seat informed: median {middle:.1f} ms, 95 % {most:.1f} ms, "
                f"99 % {nearly_all:.1f} ms\nprocessor: server {theirs:.0%}, clients {ours:.0%} of one core; per move "
                f"{theirs * took / len(times) * 1e3:.2f} and {ours * took / len(times) * 1e3:.2f} ms\n"
                f"memory of the server: {memory:.0f} -> {resident(server):.0f} MB; {self.games} games, "
                f"{sum(task.done() for task in tasks)} tables broke off"
            )
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


def started(database: str, bytecode: str) -> tuple[float, float]:
    """Seconds from the command to its first line, and what it used of the processor."""
    command = [sys.executable, "-c", START, "serve", "--lang", "en", "--port", "0", "--database", database]
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    env["PYTHONPYCACHEPREFIX"] = bytecode
    began = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=env) as server:
        assert server.stdout is not None
        assert server.stdout.readline(), "it did not start"
        found = time.perf_counter() - began, cpu(server.pid)
        server.terminate()
    return found


def cpu(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(process: int) -> float:
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--game", default="port-royal", choices=[*games(), "all"])
    parser.add_argument("--bots", metavar="LEVEL", help="who sits at every seat but the first; else all are clients")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--warm", type=float, default=5, help="seconds before it counts")
    parser.add_argument(
        "--rate", type=float, default=0, help="moves per second over all tables; 0: as many as possible"
    )
    parser.add_argument("--memory", action="store_true", help="watch how the server's memory grows meanwhile")
    parser.add_argument("--start", type=int, metavar="N", help="only start it N times")
    args = parser.parse_args()
    if args.start:
        with tempfile.TemporaryDirectory(prefix="klabauter-bench-") as folder:
            wall, used = started(f"sqlite:///{folder}/first.db", f"{folder}/bytecode")
            print(f"ready for the first time ever after {wall:.2f} s, of which {used:.2f} s on the processor")
            for new in (True, False):
                names = [f"{folder}/{n if new else 0}.db" for n in range(args.start)]
                starts = [started(f"sqlite:///{name}", f"{folder}/bytecode") for name in names]
                wall, used = (median(figures) for figures in zip(*starts))
                kind = "a new" if new else "an old"
                print(
                    f"ready with {kind} database after {wall:.2f} s, of which {used:.2f} s on the processor (medians)"
                )
        return
    with tempfile.TemporaryDirectory(prefix="klabauter-bench-") as folder:
        database = f"sqlite:///{folder}/server.db"
        command = [sys.executable, "-c", START, "serve", "--lang", "en", "--port", "0", "--database", database]
        env = {**os.environ, "KLABAUTER_LIMITS": "100000"}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as server:
            assert server.stdout is not None
            url = server.stdout.readline().split()[-1].rstrip("/")
            try:
                asyncio.run(Bench(args, url).run(server.pid))
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
