"""A sequence of steps at a real server: who has which keys and connections, and whether each message was allowed.

The steps themselves are in ``authority.py``.
"""

from __future__ import annotations

import json
from bisect import bisect_left
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import ConnectionClosed

from klabauter.games import info
from klabauter.wire import play as wire
from klabauter.wire.problem import Problem
from tests.server.authority_model import OK, Connection, Facts, Key, Model, Outcome, Person, Seat, Table
from tests.server.authority_server import PATIENCE, House, Line, WrongError, outcome, status_of
from tests.server.tables.test_secrets import SEAT, TABLE

KINDS: dict[str, set[str]] = {
    "welcome": {"type", *wire.Welcome.__struct_fields__},
    "state": {"type", *wire.State.__struct_fields__},
    "done": {"type", *wire.Done.__struct_fields__},
    "because": {"type", *wire.Refusal.__struct_fields__},
    "effects": {"type", *wire.Effects.__struct_fields__},
    "completions": {"type", *wire.Completions.__struct_fields__},
    "hints": {"type", *wire.Hints.__struct_fields__},
    "said": {"type", *wire.ChatLine.__struct_fields__},
    "unsaid": {"type", *wire.ChatLineRemoved.__struct_fields__},
    "here": {"type", *wire.Present.__struct_fields__},
    "problem": {"type", *Problem.__struct_fields__},
}
PROGRAM = {"hello", "ask", "refusal", "over", "problem"}


class Kind(NamedTuple):
    """What kind of tables people make."""

    game: str
    seats: list[str]
    memory: str = "none"
    hints: bool = False
    chat: bool = True
    spectators: bool = True
    password: str | None = None


class Moment(NamedTuple):
    """How a table stood after so many acts and moves."""

    number: int
    at: int
    facts: list[Facts]


class Answered(NamedTuple):
    """An answer that has to be compared with the truth of the game at the end."""

    line: Line
    at: int
    seat: int
    request: str
    message: dict[str, Any]


class Login(NamedTuple):
    """What a person needs beside keys."""

    id: str
    login: str


class Run:
    """One sequence, from the making of its table on."""

    def __init__(self, house: House, kind: Kind, luck: str) -> None:
        self.house = house
        self.luck = luck
        self.server = house.server
        self.model = Model()
        self.lines: list[Line] = []
        self.closed: list[Line] = []  # connections that are gone; what they were told is compared at the end
        self.story: list[str] = []
        self.faults: list[str] = []
        self.moments: dict[Table, list[Moment]] = {}
        self.turns: dict[Table, int | None] = {}
        self.unchecked: list[tuple[Line, dict[str, Any]]] = []  # states that came in the present step
        self.answers: list[Answered] = []
        self.texts: list[tuple[Table, int, Person | None, str]] = []  # told beside states, while a game was running
        self.played: set[tuple[Table, int, str]] = set()
        self.contributions: dict[tuple[Table, int], str] = {}
        self.said: dict[Table, list[str]] = {}
        self.logins: dict[Person, Login] = {}
        self.passwords: dict[Person, str] = {}
        self.memory = kind.memory
        self.people = [
            self._person(name, account) for name, account in (("Anna", 1), ("Ben", 0), ("Cleo", 1), ("Dora", 0))
        ]
        self.kind = kind
        assert self.make(self.model.keys[0])

    def _person(self, name: str, account: int) -> Person:
        person = Person(name, bool(account))
        data = self.rest(None, "POST", "/api/guest", {"name": name}).json()
        login = f"{name.lower()}-{data['id'][:12]}"
        self.logins[person] = Login(data["id"], login)
        self.model.keys.append(Key(person, data["token"]))
        if account:
            self.passwords[person] = "long enough"
            new = {"login": login, "password": "long enough"}
            assert self.rest(self.model.keys[-1], "POST", "/api/register", new).status_code == 201
        return person

    def make(self, key: Key) -> bool:
        """Somebody makes a table; whether that was accepted, as the model says."""
        kind, me = self.kind, key.person
        requests = {name: value for name, value in kind._asdict().items() if value is not None}
        if kind.password is not None:
            requests["access"] = "password"
        self.set_luck()
        answer = self.act(self.model.may_manage(key), key, "POST", "/api/tables", requests)
        if answer is None:
            return False
        seats = [Seat(me if one == "me" else None, one not in ("me", "open")) for one in kind.seats]
        table = Table(
            answer.json()["table"], kind.game, me, seats, info(kind.game).seats[1], kind.password, kind.spectators,
            kind.chat, kind.hints,
        )  # fmt: skip
        self.model.tables.append(table)
        self.model.link(me, table, answer.json()["token"])
        self.settle()
        return True

    def set_luck(self) -> None:
        """Of the next table."""
        self.house.luck.write_text(f"{self.luck} {len(self.model.tables)}", "utf-8")

    # -- the server

    def rest(self, key: Key | None, method: str, path: str, body: object = None) -> httpx.Response:
        """A request; nothing secret may be in the answer."""
        headers = {} if key is None else {"authorization": f"Bearer {key.token}"}
        self.house.http.cookies.clear()
        answer = self.house.http.request(method, path, json=body, headers=headers)
        if not path.endswith(("/record", "/proof")):
            self.no_secret(answer.text, f"{method} {path}")
            for table in self.model.tables:
                if table.status == "playing":
                    person = None if key is None else key.person
                    self.texts.append((table, self.moments[table][-1].at, person, answer.text))
        return answer

    def no_secret(self, text: str, where: str) -> None:
        hidden = {key.token: f"a key of {key.person.name}" for key in self.model.keys}
        hidden.update({self.house.secret(table.id): "the secret of a table" for table in self.model.tables})
        self.faults += [f"{what} in {where}" for secret, what in hidden.items() if secret in text]

    def compare(self, expected: frozenset[Outcome], status: int, what: str) -> bool:
        """Whether it was accepted, as the model says."""
        found = outcome(status)
        self.story.append(f"{what} -> {status}")
        if found not in expected:
            raise WrongError(f"{what}: {found} ({status}), but {' or '.join(sorted(expected))} was expected")
        return found == "ok"

    def act(
        self, expected: frozenset[Outcome], key: Key | None, method: str, path: str, body: object = None
    ) -> httpx.Response | None:
        """A step over REST; None if it was refused."""
        answer = self.rest(key, method, path, body)
        return (
            answer if self.compare(expected, answer.status_code, f"{self.named(key)}: {method} {path} {body}") else None
        )

    def named(self, key: Key | None) -> str:
        if key is None or key is self.house.admin:
            return "somebody" if key is None else "an admin"
        kind = "session" if key.table is None else "link"
        mine = [
            one for one in self.model.keys if one.person is key.person and (one.table is None) == (key.table is None)
        ]
        return f"{key.person.name} ({kind} {mine.index(key) + 1}{'' if key.valid else ', void'})"

    # -- hearing

    def hear(self, line: Line, message: dict[str, Any]) -> None:
        """A message came: may this connection be told this now?"""
        kind, table = message["type"], line.connection.table
        if line.lost and kind != "problem":
            self.faults.append(f"{line.name}: still gets {self._about(message)}")
        if kind == "problem":
            self.texts.append((table, self.moments[table][-1].at, line.connection.person, json.dumps(message)))
        if line.program:
            if kind not in PROGRAM:
                self.faults.append(f"{line.name}: a program gets {kind}")
            if kind == "hello" and message["seat"] != line.connection.seat:
                self.faults.append(f"{line.name}: greeted for seat {message['seat']}")
            if kind in ("ask", "over") and "view" in message:
                line.questions.append(message)
            return
        unknown = set(message) - KINDS.get(kind, set())
        if unknown:
            self.faults.append(f"{line.name}: unknown in {kind}: {unknown}")
        if kind == "welcome":
            held = table.held(line.connection.person)
            if message["seats"] != held or message["host"] != table.hosted_by(line.connection.person):
                self.faults.append(f"{line.name}: welcome says {message['seats']}, host {message['host']}")
        elif kind == "state":
            line.states.append(message)
            line.number, line.seat = message["number"], message["seat"]
            self.unchecked.append((line, message))
        elif kind == "said" and message["text"] not in self.said.get(table, []):
            self.faults.append(f"{line.name}: hears what nobody said")

    @staticmethod
    def _about(message: dict[str, Any]) -> str:
        if message["type"] != "state":
            return str(message["type"])
        side = "the public side" if message["seat"] is None else f"the side of seat {message['seat']}"
        private = message.get("view", {}).get("private")
        return f"{side} at act {message['number']}{f', private {private}' if private else ''}"

    def _check_state(self, line: Line, message: dict[str, Any]) -> None:
        """May it see this side of the table? What is in it is compared with the game at the end."""
        table, seat = line.connection.table, message["seat"]
        facts = self._facts(table, message["number"])
        if seat is not None:
            holder = facts[seat].holder if seat < len(facts) else None
            if holder is not line.connection.person or holder is None:
                of = "nobody" if holder is None else holder.name
                self.faults.append(f"{line.name}: sees {self._about(message)}, which {of} holds")
        found = message["table"]
        if not set(found) <= TABLE or not all(set(one) <= SEAT for one in found["seats"]):
            self.faults.append(f"{line.name}: unknown fields of the table")
        shown = [(bool(one.get("bot")), one.get("away", False), one.get("resigned", False)) for one in found["seats"]]
        if shown != [(one.bot, one.away, one.resigned) for one in facts]:
            self.faults.append(f"{line.name}: the seats are shown as {shown} at act {message['number']}")
        if any(one.relinked and not shown.get("relinked") for one, shown in zip(facts, found["seats"], strict=False)):
            self.faults.append(f"{line.name}: is not informed of a new link")
        playing = found["status"] == "playing"
        if message.get("hints", False) != (playing and seat is not None and self.model.hints(table, seat)):
            self.faults.append(f"{line.name}: hints are {message.get('hints', False)}")
        if "result" in message and found["status"] != "over":
            self.faults.append(f"{line.name}: a result before the end")

    def _facts(self, table: Table, number: int) -> list[Facts]:
        """How things stood when the table had so many acts: those of a step are told together."""
        moments = self.moments[table]
        return moments[min(bisect_left(moments, number, key=lambda one: one.number), len(moments) - 1)].facts

    def next(self, line: Line, what: str) -> dict[str, Any]:
        """The next message, which has to come."""
        try:
            message = line.receive(PATIENCE)
        except ConnectionClosed:
            message = None
        if message is None:
            raise WrongError(f"{line.name}: {what} does not come")
        self.hear(line, message)
        return message

    def ask(self, line: Line, expected: frozenset[Outcome], kind: str, **values: Any) -> dict[str, Any] | None:
        """A request over a WebSocket, and its answer; None if it was refused."""
        line.count += 1
        line.send({"type": kind, "id": line.count, **values})
        while True:
            message = self.next(line, f"an answer to {kind}")
            if message.get("reply") == line.count:
                break
        status = status_of(message)
        known = f" {message['code']}" if status != 200 else ""
        return message if self.compare(expected, status, f"{line.name}: {kind} {values or ''}{known}") else None

    # -- after a step

    def settle(self) -> None:
        """Wait until no bot thinks; then everybody is told how things stand, and nobody else."""
        before = {table: moments[-1].number for table, moments in self.moments.items()}
        for table in self.model.tables:
            self._look_up(table)
        for line in list(self.lines):
            table = line.connection.table
            try:
                if self.model.alive(line.connection):
                    while not line.program and line.number < self.moments[table][-1].number:
                        self.next(line, f"act {self.moments[table][-1].number}")
                elif not line.lost:
                    self._closing(line, before.get(table, 0))
                    continue
                while (message := line.receive(0)) is not None:
                    self.hear(line, message)
            except ConnectionClosed:
                if self.model.alive(line.connection):
                    self.faults.append(f"{line.name}: was closed")
                self.forget(line)
        for line, message in self.unchecked:
            self._check_state(line, message)
        self.unchecked.clear()

    def _look_up(self, table: Table) -> None:
        number, at, status, self.turns[table] = self.house.row(table.id)
        if status == "over" and table.status == "playing" and self.house.played_out(table.id):
            table.status = "over"
        if status != table.status:
            raise WrongError(f"table {table.id} is {status}, but {table.status} was expected")
        moments = self.moments.setdefault(table, [])
        if not moments or moments[-1] != (number, at, table.facts()):
            moments.append(Moment(number, at, table.facts()))

    def _closing(self, line: Line, before: int) -> None:
        """The connection has lost its right: it may still be told what was on its way, then it is closed.

        A person who is deleted or banned leaves the game first, and may be told of that; somebody who was removed may
        see what everybody sees.
        """
        key, table = line.connection.key, line.connection.table
        gone = (key is not None and not key.valid) or self.model.may_enter(key, table, None, None) == OK
        try:
            while (message := line.receive(self.house.closing)) is not None:
                self.hear(line, message)
                if message["type"] == "state" and message["number"] > before and not gone:
                    self.faults.append(f"{line.name}: after losing the seat gets {self._about(message)}")
        except ConnectionClosed:
            self.forget(line)
            return
        line.lost = True
        self.faults.append(f"{line.name}: is not closed")

    def forget(self, line: Line) -> None:
        """It is closed; what it was told is compared at the end."""
        line.socket.close()
        self.lines.remove(line)
        self.closed.append(line)
        if line.connection in self.model.connections:
            self.model.connections.remove(line.connection)

    # -- connecting

    def enter(self, table: Table, key: Key | None, password: str | None, seat: int | None) -> Line | None:
        connection = Connection(table, key, password)
        expected = self.model.may_enter(key, table, password, seat)
        token = None if key is None else key.token
        requests = {"token": token, "seat": seat, "password": password}
        hello = {"type": "hello", **{name: value for name, value in requests.items() if value is not None}}
        name = f"{self.named(key)} at a socket of table {self.model.tables.index(table) + 1}"
        line = Line(self.server, connection, name, hello)
        first = self.next(line, "welcome")
        status = status_of(first)
        at = "" if seat is None else f" for seat {seat}"
        if not self.compare(expected, status, f"{name}: hello{at}{'' if password is None else ' with a password'}"):
            line.socket.close()
            return None
        self.model.connections.append(connection)
        self.model.came(connection.person)
        self.lines.append(line)
        while line.number < 0:
            self.next(line, "the first state")
        return line
