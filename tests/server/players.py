"""A real server process and real clients, for tests and for bench/."""

from __future__ import annotations

import hashlib
import json
import multiprocessing
import os
import secrets
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import IO, Any

import httpx
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0
PRELOADED = ["klabauter.cli.dispatch", "klabauter.server.run", "klabauter.server.web.app", "uvloop", "pytest", __name__]
PRELOADED += ["uvicorn.protocols.websockets.websockets_sansio_impl", "sqlalchemy.dialects.sqlite", "alembic.command"]
PROCESSES = multiprocessing.get_context("forkserver")  # imports once, then every server is there at once
PROCESSES.set_forkserver_preload(PRELOADED)

# A server for which no time passes where it counts: what was used up stays used up, however slow the machine is.
TIME_STANDS_STILL = "from klabauter.server import limits; limits.monotonic = lambda: 0.0"


def _run(pipe: Connection, arguments: list[str], variables: dict[str, str], patch: str) -> None:
    """In the new process: the command ``klabauter``, whose output goes to the test."""
    os.dup2(pipe.fileno(), 1)
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    log = os.open(variables.pop("LOG_FILE"), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(log, 2)
    sys.stderr = open(2, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    os.environ.update(variables)
    exec(patch, {"sys": sys})
    from klabauter.cli.main import main

    sys.exit(main(arguments))


class Process:
    """A command of ``klabauter`` in a process of its own."""

    def __init__(self, *words: str, log: Path, patch: str = "", **variables: str) -> None:
        self.log = log
        self.given = list(words)
        self.patch = patch
        self.variables = {"LOG_FILE": str(log), **variables}
        self.line = ""
        self.start()

    def start(self) -> None:
        self.launch()
        self.line = self.out.readline()
        if not self.line:
            self.out.close()
            raise AssertionError(f"it did not start: {self.log.read_text('utf-8')}")

    def launch(self) -> None:
        """Start the process; ``out`` is what it prints."""
        ours, theirs = os.pipe()
        with Connection(theirs) as pipe:
            given = (pipe, self.given, dict(self.variables), self.patch)
            self.process = PROCESSES.Process(target=_run, args=given)
            self.process.start()
        self.out: IO[str] = open(ours, encoding="utf-8")  # noqa: SIM115 (open as long as the process)

    def kill(self) -> None:
        """As hard as it gets."""
        self.process.kill()
        self.process.join()
        self.out.close()

    def stop(self) -> str:
        """As softly as it gets; what it had to say."""
        self.process.terminate()
        self.process.join(PATIENCE)
        self.out.close()
        return self.log.read_text("utf-8")


class Server(Process):
    """``klabauter serve`` on a free port of this machine.

    ``patch`` is code that runs first: another version of Klabauter, so to say.
    """

    def __init__(self, database: str, *arguments: str, log: Path, patch: str = "", **variables: str) -> None:
        self.database = database
        self.port = 0
        self.guests = ExitStack()  # connections that end with the server
        self.up = threading.Event()
        words = ("serve", "--lang", "en", "--database", database, *arguments)
        super().__init__(
            *words, log=log, patch=patch, **{"KLABAUTER_LIMITS": "1000", "KLABAUTER_PORT": "0", **variables}
        )

    def start(self) -> None:
        super().start()
        self.url = self.line.split()[-1].rstrip("/")
        self.port = int(self.url.rsplit(":", 1)[1])
        self.variables["KLABAUTER_PORT"] = str(self.port)  # the same one after a kill
        self.up.set()

    def kill(self) -> None:
        self.up.clear()
        super().kill()

    def stop(self) -> str:
        self.guests.close()
        return super().stop()


@contextmanager
def serving(folder: Path, *arguments: str, **variables: str) -> Iterator[Server]:
    server = Server(f"sqlite:///{folder / 'server.db'}", *arguments, log=folder / "log", **variables)
    try:
        yield server
    finally:
        server.stop()


class Person:
    """Somebody with a token, over REST; ``address``: from where, at a server that believes its proxy."""

    def __init__(self, server: Server, name: str = "Anna", address: str | None = None) -> None:
        self.server = server
        self.forwarded = {} if address is None else {"x-forwarded-for": address}
        client = httpx.Client(base_url=server.url, headers=self.forwarded, timeout=PATIENCE)
        self.http = server.guests.enter_context(client)
        data = self.http.post("/api/guest", json={"name": name}).json()
        self.id, self.token = data["id"], data["token"]
        self.http.cookies.clear()
        self.http.headers["authorization"] = f"Bearer {self.token}"

    def move_to(self, server: Server) -> None:
        """Go on at another server of the same database, as the same person."""
        self.server = server
        headers = {"authorization": f"Bearer {self.token}"}
        self.http = server.guests.enter_context(httpx.Client(base_url=server.url, headers=headers, timeout=PATIENCE))

    def create(self, game: str, seats: list[str], **args: Any) -> str:
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats, **args})
        assert answer.status_code == 201, answer.text
        self.seat_token = answer.json()["token"]
        return str(answer.json()["table"])

    def join(self, table: str, **args: Any) -> dict[str, Any]:
        answer = self.http.post(f"/api/tables/{table}/join", json=args)
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def sit(self, table: str, **hello: Any) -> Device:
        return Device(self.server, table, self.forwarded, token=self.token, **hello)


class RefusedError(AssertionError):
    """The server refused a request that a test counted on."""

    def __init__(self, problem: dict[str, Any]) -> None:
        super().__init__(problem)
        self.code = problem["code"]


class Device:
    """A WebSocket at a table. Keeps every byte it was told."""

    def __init__(self, server: Server, table: str, headers: dict[str, str] | None = None, **hello: Any) -> None:
        self.server = server
        self.table = table
        self.headers = headers or {}
        self.received: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.state: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.hello = hello
        self.count = 0
        self.contribution = secrets.token_hex(32)
        self.socket = self.connect()
        self.welcome = self.until("welcome")
        self.until("state")

    def connect(self) -> ClientConnection:
        url = f"{self.server.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        socket = self.server.guests.enter_context(
            connect(
                url,
                compression=None,
                open_timeout=PATIENCE,
                max_queue=None,
                ping_interval=None,
                additional_headers=self.headers,
            )
        )
        hello = {"since": len(self.events), **self.hello}
        socket.send(json.dumps({"type": "hello", **{k: v for k, v in hello.items() if v is not None}}))
        return socket

    def read(self) -> dict[str, Any]:
        raw = self.socket.recv(timeout=PATIENCE)
        assert isinstance(raw, str)
        self.raw.append(raw)
        message: dict[str, Any] = json.loads(raw)
        self.received.append(message)
        if message["type"] == "state":
            self.state = message
            since, events = message["since"], message["events"]
            assert since <= len(self.events)  # no gap; what was on its way while a client asked may come again
            assert [event["number"] for event in events] == list(range(since, since + len(events)))
            self.events[since:] = events
        return message

    def until(self, kind: str) -> dict[str, Any]:
        while True:
            message = self.read()
            if message["type"] == kind:
                return message
            if message["type"] == "problem":
                raise RefusedError(message)

    def ask(self, kind: str, **values: Any) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        self.count += 1
        self.socket.send(json.dumps({"type": kind, "id": self.count, **values}))
        while True:
            message = self.read()
            if message.get("reply") == self.count:
                return message

    def do(self, kind: str, **values: Any) -> dict[str, Any]:
        answer = self.ask(kind, **values)
        if answer["type"] == "problem":
            raise RefusedError(answer)
        return answer

    def play(self, move: str) -> dict[str, Any]:
        return self.do("play", move=move, at=self.state["at"])

    def wait(self, wanted: Any) -> dict[str, Any]:
        """Read until the state is as wanted."""
        while not wanted(self.state):
            self.read()
        return self.state

    def reach(self, at: int) -> None:
        self.wait(lambda state: state["at"] >= at)

    def asked(self, at: int) -> None:
        """Wait until this seat is asked, after so many moves; at 0 the last state may be from before the game."""
        self.wait(lambda state: state["at"] >= at and "moves" in (state.get("prompt") or {}))

    def pledge(self) -> None:
        found = hashlib.sha256(f"klabauter pledge 1\n{self.contribution}".encode()).hexdigest()
        self.do("pledge", hash=found)

    def close(self) -> None:
        self.socket.close()


def played_out(devices: list[Device], choose: Any, moves: int = 10_000) -> None:
    """Let people who hold all seats that are no bots play on until the end."""
    play_on(devices, choose, moves)
    for device in devices:
        device.wait(lambda state: state["table"]["status"] == "over")


def play_on(devices: list[Device], choose: Any, moves: int) -> None:
    """Let people who hold all seats that are no bots make this many moves, or fewer if the game ends."""
    for _ in range(moves):
        state = devices[0].wait(lambda state: state["table"]["status"] == "over" or not _bots_turn(state))
        if state["table"]["status"] == "over":
            break
        seat = state["prompt"]["seat"]
        device = next(device for device in devices if device.state["seat"] == seat)
        device.asked(state["at"])
        device.play(choose(device.state["prompt"]["moves"])["move"])
        devices[0].reach(state["at"] + 1)


def _bots_turn(state: dict[str, Any]) -> bool:
    prompt = state.get("prompt")
    if prompt is None:
        return True
    seat = state["table"]["seats"][prompt["seat"]]
    return bool(seat.get("bot") or seat.get("away") or seat.get("resigned"))
