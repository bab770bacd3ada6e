"""A real server process and real clients, for tests and for bench/."""

from __future__ import annotations

import hashlib
import json
import os
import secrets
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

START = "import sys; sys.argv[0] = 'klabauter'; from klabauter.cli.main import main; sys.exit(main())"
PATIENCE = 60.0


class Server:
    """``klabauter serve`` in a process of its own, on a free port of this machine."""

    def __init__(self, database: str, *arguments: str, start: str = START, port: int = 0, **variables: str) -> None:
        self.database = database
        self.arguments = arguments
        self.start_code = start
        self.variables = {"KLABAUTER_LIMITS": "1000", **variables}
        self.port = port
        self.guests = ExitStack()  # connections that end with the server
        self.start()

    def start(self) -> None:
        command = [
            sys.executable,
            "-W",
            "ignore",
            "-c",
            self.start_code,
            "serve",
            "--lang",
            "en",
            "--port",
            str(self.port),
        ]
        self.process = subprocess.Popen(
            [*command, "--database", self.database, *self.arguments],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, **self.variables},
        )  # fmt: skip
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http" not in line:
            raise AssertionError(f"the server did not start: {line} {self.process.communicate()[1]}")
        self.url = line.split()[-1].rstrip("/")
        self.port = int(self.url.rsplit(":", 1)[1])  # the same one after a kill

    def kill(self) -> None:
        """As hard as it gets."""
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()

    def stop(self) -> str:
        """As softly as it gets; what it had to say."""
        self.guests.close()
        if self.process.poll() is None:
            self.process.terminate()
        return self.process.communicate(timeout=PATIENCE)[1]


@contextmanager
def serving(folder: Path, *arguments: str, **variables: str) -> Iterator[Server]:
    server = Server(f"sqlite:///{folder / 'server.db'}", *arguments, **variables)
    try:
        yield server
    finally:
        server.stop()


class Person:
    """Somebody with a token, over REST."""

    def __init__(self, server: Server, name: str = "Anna") -> None:
        self.server = server
        self.http = server.guests.enter_context(httpx.Client(base_url=server.url, timeout=PATIENCE))
        told = self.http.post("/api/guest", json={"name": name}).json()
        self.id, self.token = told["id"], told["token"]
        self.http.cookies.clear()
        self.http.headers["authorization"] = f"Bearer {self.token}"

    def create(self, game: str, seats: list[str], **wishes: Any) -> str:
        told = self.http.post("/api/tables", json={"game": game, "seats": seats, **wishes})
        assert told.status_code == 201, told.text
        self.seat_token = told.json()["token"]
        return str(told.json()["table"])

    def join(self, table: str, **wishes: Any) -> dict[str, Any]:
        told = self.http.post(f"/api/tables/{table}/join", json=wishes)
        assert told.status_code == 201, told.text
        found: dict[str, Any] = told.json()
        return found

    def sit(self, table: str, **hello: Any) -> Device:
        return Device(self.server, table, token=self.token, **hello)


class Device:
    """A WebSocket at a table. Keeps every byte it was told."""

    def __init__(self, server: Server, table: str, **hello: Any) -> None:
        self.server = server
        self.table = table
        self.told: list[dict[str, Any]] = []
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
        socket = self.server.guests.enter_context(connect(url, compression=None, open_timeout=PATIENCE, max_queue=None))
        hello = {"since": len(self.events), **self.hello}
        socket.send(json.dumps({"type": "hello", **{k: v for k, v in hello.items() if v is not None}}))
        return socket

    def read(self) -> dict[str, Any]:
        raw = self.socket.recv(timeout=PATIENCE)
        assert isinstance(raw, str)
        self.raw.append(raw)
        message: dict[str, Any] = json.loads(raw)
        self.told.append(message)
        if message["type"] == "state":
            self.state = message
            numbers = [event["number"] for event in message["events"]]
            assert numbers == list(range(len(self.events), len(self.events) + len(numbers)))  # no gap, nothing twice
            self.events += message["events"]
        return message

    def until(self, kind: str) -> dict[str, Any]:
        while True:
            message = self.read()
            if message["type"] == kind:
                return message
            assert message["type"] != "problem", message

    def ask(self, kind: str, **values: Any) -> dict[str, Any]:
        """Send a wish and wait for its answer."""
        self.count += 1
        self.socket.send(json.dumps({"type": kind, "id": self.count, **values}))
        while True:
            message = self.read()
            if message.get("reply") == self.count:
                return message

    def do(self, kind: str, **values: Any) -> dict[str, Any]:
        answer = self.ask(kind, **values)
        assert answer["type"] != "problem", answer
        return answer

    def play(self, move: str) -> dict[str, Any]:
        return self.do("play", move=move, at=self.state["at"])

    def wait(self, wanted: Any) -> dict[str, Any]:
        """Read until the state is as wanted."""
        while not wanted(self.state):
            self.read()
        return self.state

    def pledge(self) -> None:
        told = hashlib.sha256(f"klabauter pledge 1\n{self.contribution}".encode()).hexdigest()
        self.do("pledge", hash=told)

    def close(self) -> None:
        self.socket.close()


def played_out(devices: list[Device], choose: Any, moves: int = 10_000) -> None:
    """Let people who hold all seats that are no bots play on until the end."""
    for _ in range(moves):
        state = devices[0].wait(lambda state: state["table"]["status"] == "over" or not _bots_turn(state))
        if state["table"]["status"] == "over":
            break
        at, seat = state["at"], state["prompt"]["seat"]
        device = next(device for device in devices if device.state["seat"] == seat)
        device.wait(lambda state: state["at"] >= at)
        device.play(choose(device.state["prompt"]["moves"])["move"])
        devices[0].wait(lambda state: state["at"] > at)
    for device in devices:
        device.wait(lambda state: state["table"]["status"] == "over")


def _bots_turn(state: dict[str, Any]) -> bool:
    prompt = state.get("prompt")
    if prompt is None:
        return True
    seat = state["table"]["seats"][prompt["seat"]]
    return bool(seat.get("bot") or seat.get("away") or seat.get("resigned"))
