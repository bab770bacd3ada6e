"""A real server for sequences of steps: its database, connections to it, and what its answers mean to the model."""

from __future__ import annotations

import json
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

from klabauter.cli.main import main as klabauter
from klabauter.kernel.table import Referee
from klabauter.server import errors
from klabauter.server.tables import acts
from klabauter.server.tables.sheet import Sheet
from tests.server.authority_model import Connection, Key, Outcome, Person
from tests.server.players import Server, serving

# Luck that is the same in every run of a sequence; passwords that cost no time; links that are asked for come without a
# delay; and everybody counts as absent until they connect, so that a host can be replaced and a bot stands in.
PATCH = """
import argon2, functools, hashlib, os, pathlib
argon2.PasswordHasher = functools.partial(argon2.PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
from klabauter.server import notify, services
from klabauter.server.tables import service, sheet
from klabauter.server.web import admin, links
service.new_secret = lambda: hashlib.sha256(pathlib.Path(os.environ["LUCK"]).read_bytes()).hexdigest()
sheet.LINK_DELAY_WITHOUT_CLOCK = 0
notify.ABSENT = admin.ABSENT = links.ABSENT = -10**9
services.Services.present = lambda self: set()
"""

PATIENCE = 20.0  # seconds for what has to come
CLOSING = 5.0  # seconds in which a connection that has lost its right has to be closed


def _statuses(kind: type[errors.Refused]) -> dict[str, int]:
    found = {kind.key: kind.status}
    for one in kind.__subclasses__():
        found.update(_statuses(one))
    return found


STATUSES = {**_statuses(errors.Refused), "illegal-move": 409}


def outcome(status: int) -> Outcome | str:
    """What an answer of the server means to the model; what the model does not know is a fault."""
    if status < 300:
        return "ok"
    if status in (401, 403):
        return "denied"
    return "impossible" if status < 500 and status != 429 else f"failed with {status}"


def status_of(message: dict[str, Any]) -> int:
    """The status of an answer over a WebSocket, as REST would give it."""
    return STATUSES.get(message["code"], 400) if message["type"] == "problem" else 200


class WrongError(AssertionError):
    """The server did something else than the model: from here on they cannot be compared."""


class Line:
    """One WebSocket: what it may be told is the model's ``connection``, what it was told is here."""

    def __init__(self, server: Server, connection: Connection, name: str, first: dict[str, Any]) -> None:
        self.connection = connection
        self.name = name
        place = "socket" if first["type"] == "hello" else "bot"
        url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{connection.table.id}/{place}"
        opened = connect(url, compression=None, open_timeout=PATIENCE, max_queue=None, ping_interval=None)
        self.socket = server.guests.enter_context(opened)
        self.raw: list[str] = []
        self.states: list[dict[str, Any]] = []
        self.questions: list[dict[str, Any]] = []
        self.heard = 0  # a program: how many events it knew at its last decision
        self.number = -1  # acts it was told of
        self.seat: int | None = None  # from which it looks, as it was told last
        self.count = 0
        self.lost = False  # the model says that it must be closed, and it is not
        self.send(first)

    @property
    def program(self) -> bool:
        return self.connection.seat is not None

    def send(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float) -> dict[str, Any] | None:
        """The next message; None if none came in this time. ConnectionClosed at the end."""
        try:
            raw = self.socket.recv(timeout=timeout)
        except TimeoutError:
            return None
        assert isinstance(raw, str)
        self.raw.append(raw)
        message: dict[str, Any] = json.loads(raw)
        return message


class House:
    """A server for many sequences, and its database."""

    def __init__(self, server: Server, luck: Path) -> None:
        self.server = server
        self.luck = luck  # what is in this file decides the luck of the next table
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE)
        self.sql = sqlite3.connect(server.database.removeprefix("sqlite:///"), isolation_level=None)
        self.closing = CLOSING
        self.counts: Counter[str] = Counter()  # what was compared, so that a test can see that it was
        self.secrets: dict[str, str] = {}
        self.admin = self._make_admin()

    def _make_admin(self) -> Key:
        key = Key(Person("Admin", True), self.http.post("/api/guest", json={"name": "Admin"}).json()["token"])
        self.http.cookies.clear()
        new = {"login": "the-admin", "password": "long enough"}
        headers = {"authorization": f"Bearer {key.token}"}
        assert self.http.post("/api/register", json=new, headers=headers).status_code == 201
        assert klabauter(["admin", "promote", "the-admin", "--database", self.server.database, "--lang", "en"]) == 0
        key.token = self.http.post("/api/sign-in", json=new).json()["token"]
        self.http.cookies.clear()
        return key

    def close(self) -> None:
        self.http.close()
        self.sql.close()

    def secret(self, table: str) -> str:
        if table not in self.secrets:
            found = self.sql.execute("SELECT secret FROM tables WHERE id = ?", (table,)).fetchone()
            self.secrets[table] = str(found[0])
        return self.secrets[table]

    def row(self, table: str) -> tuple[int, int, str, int | None]:
        """Acts, moves, status and whose turn it is, once no bot thinks any more."""
        until = time.monotonic() + PATIENCE
        while True:
            wanted = "SELECT number, status, turn, waits FROM tables WHERE id = ?"
            number, status, turn, waits = self.sql.execute(wanted, (table,)).fetchone()
            if waits not in ("bot", "open"):
                break
            if time.monotonic() > until:
                raise WrongError(f"a bot does not answer, or nobody deals, at table {table}")
            time.sleep(0.003)
        moves = "SELECT count(*) FROM acts WHERE game_table = ? AND kind = 'move' AND number < ?"
        return number, self.sql.execute(moves, (table, number)).fetchone()[0], status, turn

    def wait_for(self, table: str, number: int) -> None:
        """Until the table has so many acts."""
        until = time.monotonic() + PATIENCE
        while self.sql.execute("SELECT number FROM tables WHERE id = ?", (table,)).fetchone()[0] < number:
            if time.monotonic() > until:
                raise WrongError(f"act {number} does not happen at table {table}")
            time.sleep(0.003)

    def played_out(self, table: str) -> bool:
        """Whether the game came to its own end."""
        wanted = "SELECT text FROM acts WHERE game_table = ? AND kind = 'end'"
        return bool(self.sql.execute(wanted, (table,)).fetchone() == ("played",))

    def game(self, table: str) -> Referee:
        """The game as it stands, from what is kept of it."""
        sheet = Sheet(table, self.secret(table))
        wanted = "SELECT kind, seat, text, at FROM acts WHERE game_table = ? ORDER BY number"
        for kind, seat, text, at in self.sql.execute(wanted, (table,)):
            sheet.fold(acts.read(kind, seat, text), at)
        assert sheet.table is not None
        return sheet.table


@contextmanager
def opened(folder: Path) -> Iterator[House]:
    luck = folder / "luck"
    with serving(folder, patch=PATCH, LUCK=str(luck)) as server:
        house = House(server, luck)
        try:
            yield house
        finally:
            house.close()
