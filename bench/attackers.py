"""The attackers of bench/attacks.py: each in a process of its own, with raw sockets so that attacking is cheap.

    python bench/attackers.py NAME      # what to attack, and for how long, is read from the standard input (Target)

At its end it prints how much it did: a ``Tally`` as JSON.
"""

from __future__ import annotations

import asyncio
import base64
import itertools
import json
import resource
import socket
import sys
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LOST = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)
AWHILE = 0.05  # seconds until somebody who was thrown out comes back


class Target(msgspec.Struct):
    """What is attacked, and what was prepared for it."""

    host: str
    port: int
    source: str  # the address that the attack comes from
    seconds: float
    token: str  # of a guest who holds all seats of ``table``
    table: str  # many moves were played there
    move: str  # which is possible there
    seat: int  # for which it is possible
    tables: list[str] = []  # copies of it


class Tally(msgspec.Struct):
    """What an attack did and what it was answered."""

    sent: int = 0
    answered: int = 0  # with what was asked for
    refused: dict[str, int] = {}  # by code
    lost: int = 0  # connections that the server closed
    held: int = 0  # connections that the attack had open at its end
    received: int = 0  # bytes
    cpu: float = 0.0  # seconds of processor time

    def refuse(self, code: str) -> None:
        self.refused[code] = self.refused.get(code, 0) + 1


class Attack:
    def __init__(self, target: Target) -> None:
        self.target = target
        self.tally = Tally()
        self.ends = time.monotonic() + target.seconds

    def going(self) -> bool:
        return time.monotonic() < self.ends

    async def open(self, receive_buffer: int | None = None) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        sock = socket.socket()
        sock.setblocking(False)
        if receive_buffer is not None:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        sock.bind((self.target.source, 0))
        await asyncio.get_running_loop().sock_connect(sock, (self.target.host, self.target.port))
        return await asyncio.open_connection(sock=sock, limit=2**20)

    # -- requests

    def head(self, method: str, path: str, token: str | None = None, length: int | None = None) -> bytes:
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.target.host}:{self.target.port}"]
        lines += [f"Authorization: Bearer {token}"] if token else []
        lines += [] if length is None else ["Content-Type: application/json", f"Content-Length: {length}"]
        return "\r\n".join([*lines, "", ""]).encode()

    async def ask(self, line: Line, method: str, path: str, body: object = None, token: str | None = None) -> Any:
        """The answer to a request, None if it was refused."""
        data = b"" if body is None else msgspec.json.encode(body)
        status, answer = await line.ask(self.head(method, path, token, None if body is None else len(data)) + data)
        if 200 <= status < 300:
            self.tally.answered += 1
            return msgspec.json.decode(answer) if answer else {}
        try:
            self.tally.refuse(msgspec.json.decode(answer)["code"])
        except msgspec.DecodeError:
            self.tally.refuse(str(status))
        return None

    async def guest(self, line: Line) -> str | None:
        answer = await self.ask(line, "POST", "/api/guest", {"name": "Mallory"})
        return None if answer is None else str(answer["token"])

    async def keep_on(self, step: Callable[[Line], Awaitable[object]]) -> None:
        """Do it again and again until the end, on a new connection where the old one is lost."""
        while self.going():
            try:
                line = Line(self, *await self.open())
                try:
                    while self.going():
                        await step(line)
                finally:
                    line.close()
            except LOST:
                self.tally.lost += 1
                await asyncio.sleep(AWHILE)

    async def request_flood(self, paths: Iterator[str], lines: int = 8, token: str | None = None) -> None:
        async def step(line: Line) -> None:
            await self.ask(line, "GET", next(paths), token=token)

        await asyncio.gather(*[self.keep_on(step) for _ in range(lines)])

    # -- WebSockets

    async def enter(self, token: str, table: str, seat: int, receive_buffer: int | None = None) -> Socket:
        """A WebSocket at a table, after its first state."""
        reader, writer = await self.open(receive_buffer)
        key = base64.b64encode(b"sixteen bytes ok").decode()
        head = self.head("GET", f"/api/tables/{table}/socket").decode()[:-2]
        head += (
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        )
        writer.write(f"{head}\r\n".encode())
        if b" 101 " not in await reader.readuntil(b"\r\n\r\n"):
            raise ConnectionResetError("no WebSocket")
        made = Socket(self, reader, writer)
        made.send({"type": "hello", "token": token, "seat": seat})
        return made

    async def message_flood(self, args: Iterator[dict[str, Any]], sockets: int = 12, waiting: int = 20) -> None:
        """Send requests on several connections, on each so many before the first of them is answered."""

        async def flood() -> None:
            while self.going():
                try:
                    line = await self.enter(self.target.token, self.target.table, self.target.seat)
                    try:
                        await line.flood(args, waiting)
                    finally:
                        line.close()
                except LOST:
                    self.tally.lost += 1
                    await asyncio.sleep(AWHILE)

        await asyncio.gather(*[flood() for _ in range(sockets)])


class Line:
    """A connection that is kept for one request after the other."""

    def __init__(self, attack: Attack, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.attack = attack
        self.reader, self.writer = reader, writer

    async def ask(self, request: bytes) -> tuple[int, bytes]:
        tally = self.attack.tally
        tally.sent += 1
        self.writer.write(request)
        head = await self.reader.readuntil(b"\r\n\r\n")
        length = 0
        for one in head.lower().split(b"\r\n"):
            if one.startswith(b"content-length:"):
                length = int(one[15:])
        body = await self.reader.readexactly(length)
        tally.received += len(head) + length
        return int(head.split(b" ", 2)[1]), body

    def close(self) -> None:
        self.writer.close()


class Socket(Line):
    """A WebSocket at a table."""

    def send(self, message: dict[str, Any]) -> None:
        self.writer.write(frame(msgspec.json.encode(message)))

    async def read(self) -> bytes:
        """The next message or pong, without its frame. The server's pings are answered."""
        while True:
            kind, data = await self.read_frame()
            if kind == CLOSE:
                raise ConnectionResetError("closed")
            if kind != PING:
                return data
            self.writer.write(frame(data, PONG))

    async def read_frame(self) -> tuple[int, bytes]:
        head = await self.reader.readexactly(2)
        length = head[1] & 0x7F
        if length == 126:
            length = int.from_bytes(await self.reader.readexactly(2), "big")
        elif length == 127:
            length = int.from_bytes(await self.reader.readexactly(8), "big")
        data = await self.reader.readexactly(length)
        self.attack.tally.received += length
        return head[0] & 0x0F, data

    async def until(self, kind: bytes) -> dict[str, Any]:
        """Read until a message of this type."""
        while True:
            data = await self.read()
            if data[:40].find(b'"type":"problem"') >= 0:
                self.refused(data)
                raise ConnectionResetError("refused")
            if data[:40].find(b'"type":"' + kind + b'"') >= 0:
                answer: dict[str, Any] = json.loads(data)
                return answer

    def refused(self, data: bytes) -> None:
        self.attack.tally.refuse(json.loads(data)["code"])

    async def answer(self) -> bool:
        """Read until the next answer to a request; whether it was done. Counted."""
        while True:
            data = await self.read()
            if b'"type":"problem"' in data[:40]:
                self.refused(data)
                return False
            if b'"reply":' in data:
                self.attack.tally.answered += 1
                return True

    async def flood(self, args: Iterator[dict[str, Any]], waiting: int) -> None:
        await self.until(b"state")
        room = asyncio.Semaphore(waiting)

        async def hear() -> None:
            while True:
                await self.answer()
                room.release()

        hearing = asyncio.ensure_future(hear())
        try:
            while self.attack.going() and not hearing.done():
                with suppress(TimeoutError):
                    await asyncio.wait_for(room.acquire(), 1.0)
                    self.send({**next(args), "id": 1})
                    self.attack.tally.sent += 1
        finally:
            hearing.cancel()
            with suppress(asyncio.CancelledError):
                await hearing  # raises what happened


def frame(data: bytes, kind: int = TEXT) -> bytes:
    """A client's frame; its mask is nothing but zeros."""
    length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes([0x80 | kind]) + length + bytes(4) + data


# -- custom values that take long to deal (B1), and to parse (B2)


async def values(attack: Attack) -> None:
    """Tables with as many pieces as possible, and with more, made and started by one guest after the other."""
    from klabauter.games import games
    from tests.laws.test_boxes import boxes as boxes_of

    hostile = {"begin": {"sea_cards": 999}, "sea_cards": {"outer": 999, "inner": 999}}
    largest = [(game, boxes_of(game)[0]) for game in games()]
    boxes = itertools.cycle([("freibeuter", hostile), *largest])

    async def step(line: Line) -> None:
        token = await attack.guest(line) or attack.target.token
        for _ in range(25):
            game, own = next(boxes)
            request = {"game": game, "seats": ["me", "me"], "components": own}
            text = "\n".join([f"{name} = {as_toml(value)}" for name, value in own.items()])
            await attack.ask(line, "POST", f"/api/games/{game}/figures", {"seats": 2, "components": text}, token)
            made = await attack.ask(line, "POST", "/api/tables", request, token)
            if made is not None:
                await start(attack, token, made["table"])
            if not attack.going():
                return

    await asyncio.gather(*[attack.keep_on(step) for _ in range(4)])


def as_toml(value: object) -> str:
    if isinstance(value, dict):
        return f"{{{', '.join([f'{name} = {as_toml(one)}' for name, one in value.items()])}}}"
    return json.dumps(value)


async def start(attack: Attack, token: str, table: str) -> int:
    """Start a table and go; which seat has to decide first."""
    line = await attack.enter(token, table, 0)
    try:
        state = await line.until(b"state")
        line.send({"type": "start", "id": 1})
        attack.tally.sent += 1
        while state["table"]["status"] in ("open", "starting"):
            state = await line.until(b"state")
        attack.tally.answered += 1
        return int(state["prompt"]["seat"])
    finally:
        line.close()


async def toml(attack: Attack) -> None:
    """Text that a parser reads slowly: as somebody once sent it, and as slow as what is allowed."""
    dotted = "a." * 30_000 + "a=1"
    allowed = "\n".join([f"a.b.c.d.e.f{n}=1" for n in range(1_150)])
    nested = f"a={'[' * 9_000}{']' * 9_000}"
    strings = f"a='''{'x' * 19_000}'''"
    texts = itertools.cycle([dotted, allowed, nested, strings])

    async def step(line: Line) -> None:
        token = await attack.guest(line) or attack.target.token
        for _ in range(25):
            request = {"seats": 2, "components": next(texts)}
            await attack.ask(line, "POST", "/api/games/port-royal/figures", request, token)
            await attack.ask(line, "POST", "/api/games/port-royal/figures", request)  # and from nobody
            if not attack.going():
                return

    await asyncio.gather(*[attack.keep_on(step) for _ in range(4)])


# -- messages without end (B3)


async def look(attack: Attack) -> None:
    """Everything that happened, again and again."""
    await attack.message_flood(itertools.repeat({"type": "look", "seat": attack.target.seat, "since": 0}))


async def why(attack: Attack) -> None:
    """Why something is not possible, and what a move would bring."""
    parts = [{"type": "why", "parts": [f"x{n}-{m}" for m in range(40)]} for n in range(20)]
    previews = [{"type": "preview", "move": attack.target.move}] * 20
    await attack.message_flood(itertools.cycle([*parts, *previews]))


async def ping(attack: Attack) -> None:
    """Ping frames, as fast as the server takes them."""
    pings = frame(b"x" * 100, PING) * 100

    async def flood() -> None:
        while attack.going():
            try:
                line = await attack.enter(attack.target.token, attack.target.table, attack.target.seat)
                await line.until(b"state")
                hearing = asyncio.ensure_future(hear(line))
                try:
                    while attack.going() and not hearing.done():
                        line.writer.write(pings)
                        attack.tally.sent += 100
                        with suppress(TimeoutError):
                            await asyncio.wait_for(line.writer.drain(), 1.0)
                        await asyncio.sleep(0)
                finally:
                    hearing.cancel()
                    line.close()
                if hearing.done() and not hearing.cancelled() and hearing.exception() is not None:
                    raise ConnectionResetError
            except LOST:
                attack.tally.lost += 1
                await asyncio.sleep(AWHILE)

    async def hear(line: Socket) -> None:
        while True:
            if await line.read() == b"x" * 100:
                attack.tally.answered += 1

    await asyncio.gather(*[flood() for _ in range(5)])


# -- tables that cannot be read (B4), and tables that are not in memory


async def unreadable(attack: Attack) -> None:
    """Ask for tables that cannot be read, for the lobby that lists them and for their people's inbox."""
    tables = [f"/api/tables/{table}" for table in attack.target.tables]
    paths = itertools.cycle([*tables, "/api/tables", "/api/tables?running=true", "/api/me/tables"])
    await attack.request_flood(paths, token=attack.target.token)


async def cold(attack: Attack) -> None:
    """Ask for one table after the other whose many moves have to be read again."""
    await attack.request_flood(itertools.cycle([f"/api/tables/{table}" for table in attack.target.tables]))


# -- bots (B5) and hints


async def bots(attack: Attack) -> None:
    """Twenty tables of the strongest bots, left by the only person there, for whom a bot stands in after 5 seconds."""
    line = Line(attack, *await attack.open())
    made = 0
    while made < 20 and attack.going():
        request = {"game": "mutinies", "seats": ["me", *["klabauter"] * 4], "clock": {"move": 5}}
        answer = await attack.ask(line, "POST", "/api/tables", request, attack.target.token)
        if answer is None:
            await asyncio.sleep(1)
            continue
        made += 1
        await start(attack, attack.target.token, answer["table"])
    attack.tally.held = made
    line.close()
    await asyncio.sleep(max(0.0, attack.ends - time.monotonic()))


async def hints(attack: Attack) -> None:
    """Hints of the strongest bot and quick ones for many guests, each at a table of their own."""

    async def step(line: Line) -> None:
        token = await attack.guest(line) or attack.target.token
        request = {"game": "mutinies", "seats": ["me", "me", "me", "me"], "hints": True}
        made = await attack.ask(line, "POST", "/api/tables", request, token)
        if made is None:
            token, table, seat = attack.target.token, attack.target.table, attack.target.seat
        else:
            table, seat = made["table"], await start(attack, token, made["table"])
        sockets = []
        try:
            for _ in range(2):
                sockets.append(await attack.enter(token, table, seat))
                await sockets[-1].until(b"state")
            while attack.going():
                for one in sockets:
                    for quick in (False, True):
                        one.send({"type": "hint", "quick": quick, "id": 1})
                        attack.tally.sent += 1
                done = [await one.answer() for one in sockets for _ in range(2)]
                if not any(done):
                    return  # another guest is asked less often
        finally:
            for one in sockets:
                one.close()

    await asyncio.gather(*[attack.keep_on(step) for _ in range(6)])


# -- connections, webhooks, the lobby, the search (B6)


async def headers(attack: Attack) -> None:
    """Headers and bodies without end, on 1,200 connections."""

    async def drip(number: int) -> None:
        while attack.going():
            try:
                _, writer = await attack.open()
                begun = attack.head("POST", "/api/guest", None, 60_000)
                writer.write(begun if number % 2 else begun[:-2])
                attack.tally.sent += 1
                attack.tally.held += 1
                try:
                    while attack.going():
                        writer.write(b" " if number % 2 else b"X-%d: y\r\n" % time.monotonic_ns())
                        await writer.drain()
                        await asyncio.sleep(1)
                finally:
                    if attack.going():
                        attack.tally.held -= 1
                    writer.close()
            except (*LOST, RuntimeError):  # uvloop's for a connection that the server has closed
                attack.tally.lost += 1
                await asyncio.sleep(AWHILE)

    await asyncio.gather(*[drip(number) for number in range(1_200)])


async def webhooks(attack: Attack) -> None:
    """Webhooks at names that nobody resolves, by many guests at once."""
    names = itertools.count()

    async def step(line: Line) -> None:
        token = await attack.guest(line) or attack.target.token
        for _ in range(10):
            request = {"webhook": f"https://silent-{next(names)}.example/hook"}
            await attack.ask(line, "PUT", "/api/me/notify", request, token)
            if not attack.going():
                return

    await asyncio.gather(*[attack.keep_on(step) for _ in range(30)])


async def lobby(attack: Attack) -> None:
    """As many open tables as possible, and the lobby that lists them, again and again."""

    async def fill(line: Line) -> None:
        token = await attack.guest(line) or attack.target.token
        for _ in range(25):
            request = {"game": "mutinies", "seats": ["me", *["open"] * 4], "access": "open", "clock": {"move": 3600}}
            await attack.ask(line, "POST", "/api/tables", request, token)

    flood = attack.request_flood(itertools.cycle(["/api/tables", "/api/tables?running=true"]))
    await asyncio.gather(flood, *[attack.keep_on(fill) for _ in range(2)])


async def unread(attack: Attack) -> None:
    """Connections that ask for everything and never read it."""
    request = frame(msgspec.json.encode({"type": "look", "seat": attack.target.seat, "since": 0}))

    async def ask() -> None:
        while attack.going():
            try:
                line = await attack.enter(attack.target.token, attack.target.table, attack.target.seat, 4096)
                attack.tally.held += 1
                try:
                    while attack.going():
                        line.writer.write(request)
                        attack.tally.sent += 1
                        with suppress(TimeoutError):
                            await asyncio.wait_for(line.writer.drain(), 1.0)
                        await asyncio.sleep(0.05)
                finally:
                    if attack.going():
                        attack.tally.held -= 1
                    line.writer.transport.abort()
            except LOST:
                attack.tally.lost += 1
                await asyncio.sleep(1)

    await asyncio.gather(*[ask() for _ in range(15)])


async def search(attack: Attack) -> None:
    """Long questions to the rules."""
    words = ["ship", "crew", "coins", "storm", "captain", "Schiff", "Münzen", "Mannschaft", "island", "treasure"]
    games = ("port-royal", "mutinies", "rum-und-ehre", "freibeuter", "jolly-und-roger")
    paths = [
        f"/api/rules/{game}/search?q={quote(' '.join([words[(n * k) % 10] for k in range(1, 12)])[:100])}&lang={lang}"
        for n in range(1, 10)
        for game in games
        for lang in ("de", "en")
    ]
    await attack.request_flood(itertools.cycle(paths))


ATTACKS: dict[str, tuple[str, Callable[[Attack], Awaitable[None]]]] = {
    "values": ("B1", values),
    "toml": ("B2", toml),
    "look": ("B3", look),
    "ping": ("B3", ping),
    "why": ("B3", why),
    "unreadable": ("B4", unreadable),
    "bots": ("B5", bots),
    "headers": ("B6", headers),
    "webhooks": ("B6", webhooks),
    "lobby": ("B6", lobby),
    "unread": ("B6", unread),
    "cold": ("B", cold),
    "search": ("B", search),
    "hints": ("B", hints),
}


async def run(name: str, target: Target) -> Tally:
    attack = Attack(target)
    attacking = asyncio.ensure_future(ATTACKS[name][1](attack))
    await asyncio.wait([attacking], timeout=target.seconds)
    if attacking.done():
        attacking.result()  # an attack that failed is none
    attacking.cancel()
    attack.tally.cpu = time.process_time()
    return attack.tally


def wanted() -> tuple[str, Target]:
    return sys.argv[1], msgspec.json.decode(sys.stdin.buffer.read(), type=Target)


def main() -> None:
    import uvloop

    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    print(msgspec.json.encode(uvloop.run(run(*wanted()))).decode(), flush=True)


def descriptions() -> Sequence[tuple[str, str, str]]:
    """Name, section and what happens, of every attack."""
    return [(name, where, str(attack.__doc__).strip()) for name, (where, attack) in ATTACKS.items()]


if __name__ == "__main__":
    main()
