"""A real server against the model of authority: random sequences of steps, and every message compared with the model.

``python -m tests.server.authority 1000`` plays a thousand sequences, ``… 1000 5000`` those from number 5000 on.

A step names what is done and three numbers that choose who, what and where among what is there then. So every part of
a sequence can be played, too, which is how the shortest failing one is found.
"""

from __future__ import annotations

import hashlib
import json
import random
import re
import secrets
import sqlite3
import sys
import tempfile
import time
from bisect import bisect_left
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from klabauter import Record
from klabauter.api import beginning
from klabauter.cli.main import main as klabauter
from klabauter.games import games, info
from klabauter.kernel.table import UNDO, Referee
from klabauter.server import errors
from klabauter.server.tables.acts import Act
from klabauter.server.tables.sheet import Sheet
from klabauter.wire import play as wire
from klabauter.wire.problem import Problem
from tests.server.authority_model import OK, REFUSED, Connection, Facts, Key, Model, Outcome, Person, Seat, Table
from tests.server.house import Server, serving
from tests.server.test_secrets import SEAT, TABLE, Truth, check_state

# Passwords that cost no time; and everybody counts as absent, so that a host can be replaced and a bot can stand in.
PATCH = """
import argon2, functools
argon2.PasswordHasher = functools.partial(argon2.PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
import klabauter.server.notify, klabauter.server.web.admin
klabauter.server.notify.ABSENT = klabauter.server.web.admin.ABSENT = -10**9
"""
VARIABLES: dict[str, str] = {}  # and here the delay of a link that was asked for during a game becomes 0

PATIENCE = 20.0  # seconds for what has to come
CLOSING = 5.0  # seconds in which a connection that has lost its right has to be closed
LENGTH = 40  # steps of a sequence
SHRINKING = 60.0  # seconds to look for a shorter sequence that fails, too
PASSWORD = "open sesame"
KINDS: dict[str, set[str]] = {
    "welcome": {"type", *wire.Welcome.__struct_fields__},
    "state": {"type", *wire.State.__struct_fields__},
    "done": {"type", *wire.Done.__struct_fields__},
    "because": {"type", *wire.Because.__struct_fields__},
    "effects": {"type", *wire.Effects.__struct_fields__},
    "hints": {"type", *wire.Hints.__struct_fields__},
    "said": {"type", *wire.Said.__struct_fields__},
    "unsaid": {"type", *wire.Unsaid.__struct_fields__},
    "here": {"type", *wire.Present.__struct_fields__},
    "problem": {"type", *Problem.__struct_fields__},
}
PROGRAM = {"hello", "ask", "refusal", "over", "problem"}
GREETING = {"type": "hello", "protocol": 1, "name": "Test", "version": "1"}


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


class WrongError(AssertionError):
    """The server did something else than the model: from here on they cannot be compared."""


class Step(NamedTuple):
    kind: str
    who: int = 0
    what: int = 1
    where: int = 0


class Moment(NamedTuple):
    """How a table stood after so many acts and moves."""

    number: int
    at: int
    facts: list[Facts]


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


class Answered(NamedTuple):
    """An answer that has to be compared with the truth of the game at the end."""

    line: Line
    at: int
    seat: int
    wish: str
    message: dict[str, Any]


class Login(NamedTuple):
    """What a person needs beside keys."""

    id: str
    login: str


class Run:
    """One sequence, from the making of its table on."""

    def __init__(self, house: House, seed: int) -> None:
        self.house = house
        self.server = house.server
        self.model = Model()
        self.lines: list[Line] = []
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
        self.memory = "none"
        self.people = [
            self._person(name, account) for name, account in (("Anna", 1), ("Ben", 0), ("Cleo", 1), ("Dora", 0))
        ]
        self._make(seed)

    def _person(self, name: str, account: int) -> Person:
        person = Person(name, bool(account))
        told = self.rest(None, "POST", "/api/guest", {"name": name}).json()
        login = f"{name.lower()}-{told['id'][:12]}"
        self.logins[person] = Login(told["id"], login)
        self.model.keys.append(Key(person, told["token"]))
        if account:
            self.passwords[person] = "long enough"
            new = {"login": login, "password": "long enough"}
            assert self.rest(self.model.keys[-1], "POST", "/api/register", new).status_code == 201
        return person

    def _make(self, seed: int) -> None:
        """Anna makes a table; its kind follows from the seed."""
        dice = random.Random(f"table {seed}")
        game = (*games(), "freibeuter")[seed % 6]  # the one with hands from the beginning twice
        shapes = [["me", "open", "open"], ["me", "me", "open"], ["me", "open", "random"]]
        seats = ["me", "open"] if info(game).seats[1] == 2 else dice.choice(shapes)
        self.memory = dice.choice(["none", "none", "aid"])
        password = PASSWORD if dice.random() < 0.2 else None
        wishes: dict[str, Any] = {"memory": self.memory, "hints": dice.random() < 0.3, "chat": dice.random() < 0.9}
        wishes["spectators"] = dice.random() < 0.7
        if password is not None:
            wishes.update(access="password", password=password)
        key, anna = self.model.keys[0], self.people[0]
        answer = self.rest(key, "POST", "/api/tables", {"game": game, "seats": seats, **wishes})
        assert answer.status_code == 201, answer.text
        told = answer.json()
        kinds = [Seat(anna if kind == "me" else None, kind == "random") for kind in seats]
        table = Table(
            told["table"], game, anna, kinds, info(game).seats[1], password, wishes["spectators"], wishes["chat"],
            wishes["hints"],
        )  # fmt: skip
        self.model.tables.append(table)
        self.model.link(anna, table, told["token"])
        self.story.append(f"Anna makes a table: {game}, {seats}, {wishes}")
        self.settle()

    # -- the server

    def rest(self, key: Key | None, method: str, path: str, body: object = None) -> httpx.Response:
        """A request; nothing secret may be in the answer."""
        headers = {} if key is None else {"authorization": f"Bearer {key.token}"}
        self.house.http.cookies.clear()
        told = self.house.http.request(method, path, json=body, headers=headers)
        if not path.endswith("/record"):
            self._no_secret(told.text, f"{method} {path}")
            for table in self.model.tables:
                if table.status == "playing":
                    person = None if key is None else key.person
                    self.texts.append((table, self.moments[table][-1].at, person, told.text))
        return told

    def _no_secret(self, text: str, where: str) -> None:
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
        told = self.rest(key, method, path, body)
        return told if self.compare(expected, told.status_code, f"{self.named(key)}: {method} {path} {body}") else None

    def named(self, key: Key | None) -> str:
        if key is None or key is self.house.admin:
            return "somebody" if key is None else "an admin"
        kind = "session" if key.table is None else "host's link" if key.until_start else "link"
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
            host = bool(held) and table.host is line.connection.person
            if message["seats"] != held or message["host"] != host:
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
        told = message["table"]
        if not set(told) <= TABLE or not all(set(one) <= SEAT for one in told["seats"]):
            self.faults.append(f"{line.name}: unknown fields of the table")
        shown = [(bool(one.get("bot")), one.get("away", False), one.get("resigned", False)) for one in told["seats"]]
        if shown != [(one.bot, one.away, one.resigned) for one in facts]:
            self.faults.append(f"{line.name}: the seats are shown as {shown} at act {message['number']}")
        if any(one.relinked and not shown.get("relinked") for one, shown in zip(facts, told["seats"], strict=False)):
            self.faults.append(f"{line.name}: is not informed of a new link")
        playing = told["status"] == "playing"
        if message.get("hints", False) != (playing and seat is not None and self.model.hints(table, seat)):
            self.faults.append(f"{line.name}: hints are {message.get('hints', False)}")
        if "result" in message and told["status"] != "over":
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
        """A wish over a WebSocket, and its answer; None if it was refused."""
        line.count += 1
        line.send({"type": kind, "id": line.count, **values})
        while True:
            message = self.next(line, f"an answer to {kind}")
            if message.get("reply") == line.count:
                break
        status = STATUSES.get(message["code"], 400) if message["type"] == "problem" else 200
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

        A person who is deleted or banned leaves the game first, and may be told of that.
        """
        key = line.connection.key
        gone = key is not None and not key.valid
        try:
            while (message := line.receive(CLOSING)) is not None:
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
        self.house.closed.append(line)
        if line.connection in self.model.connections:
            self.model.connections.remove(line.connection)

    # -- choosing

    def key(self, person: Person, table: Table | None, what: int) -> Key | None:
        """One of the person's keys, mostly one that is good here."""
        mine = [key for key in self.model.keys if key.person is person and not key.feed]
        good = [key for key in mine if self.model.here(key, table) is not None]
        chosen = good if good and what % 8 else mine
        return chosen[what % len(chosen)] if chosen else None

    def some(self, table: Table, who: int) -> Person:
        """Anybody, often the host."""
        return table.host if who % 5 < 2 else self.people[who % len(self.people)]

    def sockets(self, table: Table) -> list[Line]:
        return [line for line in self.lines if line.connection.table is table and not line.program and not line.lost]

    def socket(self, table: Table, who: int) -> Line | None:
        here = self.sockets(table)
        return here[who % len(here)] if here else None

    def decider(self, table: Table, who: int, what: int) -> Line | None:
        """A connection at the table, mostly one that can decide now; it is opened if there is none."""
        turn = self.turns.get(table)
        if what % 5 == 0 or turn is None:
            return self.socket(table, who)
        fitting = [line for line in self.sockets(table) if line.seat == turn]
        return fitting[who % len(fitting)] if fitting else self._opened(table, table.seats[turn].holder, turn, what)

    def _opened(self, table: Table, person: Person | None, seat: int | None, what: int) -> Line | None:
        keys = [key for key in self.model.keys if key.person is person and self.model.here(key, table) is not None]
        return self.enter(table, keys[what % len(keys)], None, seat) if keys else None

    def moves(self, line: Line) -> list[str]:
        prompt = line.states[-1].get("prompt", {}) if line.states else {}
        return [choice["move"] for choice in prompt.get("moves", [])]

    def goes_on(self, table: Table, without: list[int]) -> bool:
        """Whether somebody is left to decide, or the game ends: else bots would play it to its end."""
        left = [n for n, seat in enumerate(table.seats) if seat.active and n not in without]
        return table.status != "playing" or bool(left)

    # -- steps: connections

    def enter(self, table: Table, key: Key | None, password: str | None, seat: int | None) -> Line | None:
        connection = Connection(table, key, password)
        expected = self.model.may_enter(key, table, password, seat)
        token = None if key is None else key.token
        wishes = {"token": token, "seat": seat, "password": password}
        hello = {"type": "hello", **{name: value for name, value in wishes.items() if value is not None}}
        name = f"{self.named(key)} at a socket of table {self.model.tables.index(table) + 1}"
        line = Line(self.server, connection, name, hello)
        first = self.next(line, "welcome")
        status = STATUSES.get(first["code"], 400) if first["type"] == "problem" else 200
        at = "" if seat is None else f" for seat {seat}"
        if not self.compare(expected, status, f"{name}: hello{at}{'' if password is None else ' with a password'}"):
            line.socket.close()
            return None
        self.model.connections.append(connection)
        self.lines.append(line)
        while line.number < 0:
            self.next(line, "the first state")
        return line

    def do_connect(self, table: Table, who: int, what: int) -> None:
        if who % 9 == 0:
            self.enter(table, None, PASSWORD if table.password and what % 2 else None, None)
            return
        person = self.people[who % len(self.people)]
        key = self.key(person, table, what)
        mine = [line for line in self.sockets(table) if line.connection.person is person]
        if key is not None and len(mine) < 3:
            held = table.held(person)
            some = what % len(table.seats) if what % 7 == 0 else held[what % len(held)] if held and what % 2 else None
            self.enter(table, key, None, some)

    def do_disconnect(self, table: Table, who: int, what: int) -> None:
        line = self.socket(table, who)
        if line is not None:
            self.story.append(f"{line.name}: goes")
            self.forget(line)

    def do_program(self, table: Table, who: int, what: int) -> None:
        person = self.people[who % len(self.people)]
        key, held = self.key(person, table, what), table.held(person)
        seat = held[what % len(held)] if held and what % 3 else what % len(table.seats)
        there = [line for line in self.lines if line.program and line.connection.table is table]
        if key is None or table.status == "over" or table.seats[seat].resigned or len(there) > 3:
            return
        expected = self.model.may_sit_program(key, table, seat)
        connection = Connection(table, key, seat=seat)
        name = f"{self.named(key)} as a program on seat {seat} of table {self.model.tables.index(table) + 1}"
        line = Line(self.server, connection, name, {"type": "sit", "token": key.token, "seat": seat})
        first = self.next(line, "hello")
        status = STATUSES.get(first["code"], 400) if first["type"] == "problem" else 200
        if not self.compare(expected, status, name):
            line.socket.close()
            return
        self.model.connections.append(connection)
        self.lines.append(line)
        line.send(GREETING)
        if table.seats[seat].away and table.status == "playing":  # whoever speaks is there
            self.house.wait_for(table.id, self.moments[table][-1].number + 1)
            table.seats[seat].away = False

    def do_answer(self, table: Table, who: int, what: int) -> None:
        """A program answers what it is asked."""
        turn, now = self.turns.get(table), self.moments[table][-1]
        asked = [
            line for line in self.lines
            if line.program and not line.lost and line.connection.table is table and line.connection.seat == turn
        ]  # fmt: skip
        if not asked or turn is None or not table.seats[turn].active or self.was_away(table, turn, now.at):
            return
        line, events = asked[who % len(asked)], len(self.house.game(table.id).log(None))
        while not line.questions or _known(line.questions[-1], line.heard) != events:
            self.next(line, "a question")
        question = line.questions[-1]
        move = question["moves"][what % len(question["moves"])]["move"]
        line.heard = events
        line.send({"type": "move", "question": question["question"], "move": move})
        self.story.append(f"{line.name}: plays {move}")
        self.house.wait_for(table.id, now.number + 1)
        self.played.add((table, now.at, move))

    def was_away(self, table: Table, seat: int, at: int) -> bool:
        """Since the last move a bot stood in: whether a program is asked the same again depends on who was quicker."""
        return any(one.at == at and one.facts[seat].away for one in self.moments[table])

    # -- steps: deciding

    def do_play(self, table: Table, who: int, what: int) -> None:
        line = self.decider(table, who, what)
        if line is None:
            return
        moves = self.moves(line) or ["nonsense"]
        move, at = moves[what % len(moves)], self.moments[table][-1].at
        expected = self.model.may_decide(table, line.seat, self.turns.get(table), move != "nonsense")
        if self.ask(line, expected, "play", move=move, at=at) is not None:
            self.played.add((table, at, move))

    def do_undo(self, table: Table, who: int, what: int) -> None:
        fitting = [line for line in self.sockets(table) if line.states[-1].get("undo")]
        line = fitting[who % len(fitting)] if fitting and what % 4 else self.socket(table, who)
        if line is None:
            return
        possible, at = bool(line.states[-1].get("undo")), self.moments[table][-1].at
        if self.ask(line, self.model.may_decide(table, line.seat, line.seat, possible), "undo", at=at) is not None:
            self.played.add((table, at, UNDO))

    def do_why(self, table: Table, who: int, what: int) -> None:
        line = self.decider(table, who, what)
        if line is not None:
            move = (self.moves(line) or ["nonsense"])[0] if what % 3 else "nonsense"
            told = self.ask(line, self.model.may_ask_why(table, line.seat), "why", move=move)
            self._keep(line, move, told)

    def do_preview(self, table: Table, who: int, what: int) -> None:
        line = self.decider(table, who, what)
        if line is not None:
            moves = self.moves(line) or ["nonsense"]
            move = moves[what % len(moves)]
            expected = self.model.may_decide(table, line.seat, self.turns.get(table), move != "nonsense")
            self._keep(line, move, self.ask(line, expected, "preview", move=move))

    def do_hint(self, table: Table, who: int, what: int) -> None:
        line = self.decider(table, who, what)
        if line is not None:
            expected = self.model.may_have_hint(table, line.seat, self.turns.get(table))
            self._keep(line, "", self.ask(line, expected, "hint", quick=True))

    def _keep(self, line: Line, wish: str, told: dict[str, Any] | None) -> None:
        if told is not None and line.seat is not None:
            self.answers.append(Answered(line, self.moments[line.connection.table][-1].at, line.seat, wish, told))

    def do_look(self, table: Table, who: int, what: int) -> None:
        line = self.socket(table, who)
        if line is not None:
            held: list[int | None] = [*table.held(line.connection.person), None]
            seat = held[what % len(held)] if what % 4 else what % len(table.seats)
            if self.ask(line, self.model.may_look(line.connection, seat), "look", seat=seat) and line.seat != seat:
                self.faults.append(f"{line.name}: looks from {line.seat} instead of {seat}")

    def do_resign(self, table: Table, who: int, what: int) -> None:
        line = self.socket(table, who)
        if line is None or (line.seat is not None and not self._may_go(table, [line.seat])):
            return
        expected = self.model.may_resign(table, line.seat)
        if self.ask(line, expected, "resign") is not None:
            assert line.seat is not None
            self.model.resign(table, line.seat)

    def _may_go(self, table: Table, seats: list[int]) -> bool:
        playing = [n for n, seat in enumerate(table.seats) if not seat.resigned and n not in seats]
        people = [n for n in playing if table.seats[n].holder is not None]
        return len(playing) < 2 or not people or self.goes_on(table, seats)

    def do_agree_end(self, table: Table, who: int, what: int) -> None:
        line = self.socket(table, who)
        if line is None or (line.seat is not None and table.seats[line.seat].resigned):
            return
        agree = what % 4 > 0
        if self.ask(line, self.model.may_agree_end(table, line.seat), "agree-end", agree=agree) is not None:
            assert line.seat is not None
            self.model.agree_end(table, line.seat, agree)

    def do_back(self, table: Table, who: int, what: int) -> None:
        away = [n for n, seat in enumerate(table.seats) if seat.away]
        seat = away[what % len(away)] if away and what % 5 else what % len(table.seats)
        line = self.socket(table, who)
        if line is not None and self.ask(line, self.model.may_come_back(line.connection, seat), "back", seat=seat):
            table.seats[seat].away = False

    def do_say(self, table: Table, who: int, what: int) -> None:
        line = self.socket(table, who)
        if line is not None:
            text = f"line {len(self.story)}"
            self.said.setdefault(table, []).append(text)
            self.ask(line, self.model.may_say(line.connection), "say", text=text)

    # -- steps: the seats

    def do_join(self, table: Table, who: int, what: int) -> None:
        """Sit down, or get a fresh link to the own seat."""
        key = self.key(self.people[who % len(self.people)], table, what)
        if key is None:
            return
        password = table.password if what % 6 else None
        expected = self.model.may_join(key, table, password)
        body = {} if password is None else {"password": password}
        told = self.act(expected, key, "POST", f"/api/tables/{table.id}/join", body)
        if told is not None:
            self.model.join(key, table, told.json()["token"])
            if told.json()["seats"] != table.held(key.person):
                self.faults.append(f"{self.named(key)}: joined seats {told.json()['seats']}")

    def do_leave(self, table: Table, who: int, what: int) -> None:
        key = self.key(self.people[who % len(self.people)], table, what)
        if key is not None and self.act(self.model.may_leave(key, table), key, "POST", f"/api/tables/{table.id}/leave"):
            self.model.leave(key.person, table)

    def do_remove(self, table: Table, who: int, what: int) -> None:
        key, seat = self.key(self.some(table, who), table, what), what % len(table.seats)
        path = f"/api/tables/{table.id}/seats/{seat}/remove"
        if key is not None and self.act(self.model.may_remove(key, table, seat), key, "POST", path):
            self.model.remove(table, seat)

    def do_bot(self, table: Table, who: int, what: int) -> None:
        key, seat = self.key(self.some(table, who), table, what), what % len(table.seats)
        level = "" if table.seats[seat].bot else "random"
        path = f"/api/tables/{table.id}/seats/{seat}/bot?level={level}"
        if key is not None and self.act(self.model.may_place_bot(key, table, seat), key, "POST", path):
            table.seats[seat].bot = bool(level)

    def do_seats(self, table: Table, who: int, what: int) -> None:
        """One more seat, or the last one away."""
        key, path = self.key(self.some(table, who), table, what), f"/api/tables/{table.id}/seats"
        if key is None:
            return
        if what % 2:
            if self.act(self.model.may_widen(key, table), key, "POST", path):
                table.seats.append(Seat())
        elif self.act(self.model.may_narrow(key, table), key, "DELETE", path):
            table.seats.pop()

    def do_pledge(self, table: Table, who: int, what: int) -> None:
        line, seat = self.socket(table, who), what % len(table.seats)
        if line is None:
            return
        contribution = secrets.token_hex(32)
        pledged = hashlib.sha256(f"klabauter pledge 1\n{contribution}".encode()).hexdigest()
        if self.ask(line, self.model.may_pledge(line.connection, seat), "pledge", hash=pledged, seat=seat):
            table.seats[seat].pledged = True
            self.contributions[table, seat] = contribution

    def do_start(self, table: Table, who: int, what: int) -> None:
        own = [line for line in self.sockets(table) if line.connection.person is table.host]
        line = own[0] if own and what % 5 else self.socket(table, who) if what % 5 == 0 else None
        line = line or self._opened(table, table.host, None, what)
        if line is None or (line.connection.key is not None and line.connection.key.until_start):
            return  # it would be closed by the start
        expected, openers = self.model.may_start(line.connection), []
        for seat in [n for n, one in enumerate(table.seats) if one.pledged] if expected == OK else ():
            lines = [one for one in self.sockets(table) if one.connection.person is table.seats[seat].holder]
            lasting = [one for one in lines if one.connection.key is None or not one.connection.key.until_start]
            openers.append((seat, lasting[0] if lasting else None))
        if any(opener is None for _, opener in openers):
            return  # cards would be dealt without them, after five seconds
        if self.ask(line, expected, "start") is None:
            return
        self.model.start(table)
        for seat, opener in openers:
            text = self.contributions[table, seat]
            others = [one for one in self.sockets(table) if seat not in table.held(one.connection.person)]
            for other in [one for one in others if self.model.alive(one.connection)][:1]:
                self.ask(other, REFUSED, "open", text=text, seat=seat)
            assert opener is not None
            self.ask(opener, OK, "open", text=text, seat=seat)

    def do_host(self, table: Table, who: int, what: int) -> None:
        key = self.key(self.people[who % len(self.people)], table, what)
        if key is None or table.status == "over":
            return
        if self.act(self.model.may_become_host(key, table), key, "POST", f"/api/tables/{table.id}/host"):
            table.host = key.person

    def do_stand_in(self, table: Table, who: int, what: int) -> None:
        key, seat = self.key(self.some(table, who), table, what), what % len(table.seats)
        path = f"/api/tables/{table.id}/seats/{seat}/stand-in"
        if key is None or not self.goes_on(table, [seat]):
            return
        if self.act(self.model.may_stand_in(key, table, seat), key, "POST", path):
            table.seats[seat].away = True

    def do_link(self, table: Table, who: int, what: int) -> None:
        """A link to somebody else's seat: at once before the game, on request during it."""
        key, seat = self.key(self.some(table, who), table, what), what % len(table.seats)
        holder = table.seats[seat].holder
        if key is None or holder is key.person or table.seats[seat].resigned:
            return  # the own seat: see do_join
        expected = self.model.may_make_link(key, table, seat)
        told = self.act(expected, key, "POST", f"/api/tables/{table.id}/seats/{seat}/link")
        if told is None:
            return
        granted = self.model.is_granted(table, seat)
        if (told.status_code == 201) != granted:
            raise WrongError(f"{self.named(key)}: {told.status_code} for a link, which was granted: {granted}")
        if granted:
            self.model.make_link(table, seat, told.json()["token"])
        else:
            self.model.ask_for_link(table, seat)

    def do_agree_link(self, table: Table, who: int, what: int) -> None:
        person = self.people[who % len(self.people)]
        key, wanted = self.key(person, table, what), [*table.requests]
        seat = wanted[what % len(wanted)] if wanted else what % len(table.seats)
        if key is None or person is table.host:
            return
        agree, expected = what % 4 > 0, self.model.may_agree_link(key, table, seat)
        path = f"/api/tables/{table.id}/seats/{seat}/link/agree"
        if self.act(expected, key, "POST", path, {"agree": agree}):
            self.model.agree_link(person, table, seat, agree)

    def do_rematch(self, table: Table, who: int, what: int) -> None:
        key = self.key(self.people[who % len(self.people)], table, what)
        if key is None or any(seat.holder is not None and seat.holder.banned for seat in table.seats):
            return
        if table.rematch is not None and not table.rematch.held(key.person):
            return  # he has left the new table
        told = self.act(self.model.may_rematch(key, table), key, "POST", f"/api/tables/{table.id}/rematch")
        if told is not None:
            new = self.model.rematch(key, table, told.json()["table"], told.json()["token"])
            if told.json()["seats"] != new.held(key.person) or told.json()["table"] != new.id:
                self.faults.append(f"{self.named(key)}: a rematch at seats {told.json()['seats']}")

    def do_close(self, table: Table, who: int, what: int) -> None:
        if table.status != "over":
            told = self.act(OK, self.house.admin, "POST", f"/api/admin/tables/{table.id}/close")
            assert told is not None
            table.status = "over"

    # -- steps: keys and people

    def do_sign_in(self, table: Table, who: int, what: int) -> None:
        person = self.people[who % len(self.people)]
        if person.account:
            gone = person.banned or person.deleted
            body = {"login": self.logins[person].login, "password": self.passwords[person]}
            told = self.act(REFUSED if gone else OK, None, "POST", "/api/sign-in", body)
            if told is not None:
                self.model.keys.append(Key(person, told.json()["token"]))

    def do_sign_out(self, table: Table, who: int, what: int) -> None:
        key = self.key(self.people[who % len(self.people)], None, what)
        if key is not None and self.act(self.model.may_manage(key), key, "POST", "/api/sign-out"):
            key.revoked = True

    def do_device(self, table: Table, who: int, what: int) -> None:
        """Another device is signed out."""
        person = self.people[who % len(self.people)]
        sessions = [key for key in self.model.keys if key.person is person and self.model.here(key) is not None]
        if len(sessions) > 1:
            other = hashlib.sha256(sessions[0].token.encode()).hexdigest()[:16]
            if self.act(OK, sessions[1], "DELETE", f"/api/me/devices/{other}"):
                sessions[0].revoked = True

    def do_password(self, table: Table, who: int, what: int) -> None:
        person = self.people[who % len(self.people)]
        key = self.key(person, None, what)
        if key is not None and person.account:
            new = f"password {len(self.story)}"
            body = {"old": self.passwords[person], "new": new}
            if self.act(self.model.may_manage(key), key, "POST", "/api/me/password", body):
                self.passwords[person] = new
                self.model.new_password(person, key)

    def do_reset(self, table: Table, who: int, what: int) -> None:
        """An admin makes a link for a lost password, and it is used."""
        person = self.people[who % len(self.people)]
        if person.account and not person.banned and not person.deleted:
            made = self.act(OK, self.house.admin, "POST", f"/api/admin/reset/{self.logins[person].login}")
            assert made is not None
            new = f"password {len(self.story)}"
            body = {"token": made.json()["link"].split("#")[1], "password": new}
            self.act(OK, None, "POST", "/api/reset", body)
            self.passwords[person] = new
            self.model.new_password(person, None)

    def do_delete(self, table: Table, who: int, what: int) -> None:
        person = self.people[who % len(self.people)]
        key = self.key(person, None, what)
        stay = all(self._may_go(one, one.held(person)) for one in self.model.tables if one.held(person))
        if key is not None and stay and self.act(self.model.may_manage(key), key, "DELETE", "/api/me"):
            self.model.delete(person)

    def do_ban(self, table: Table, who: int, what: int) -> None:
        person = self.people[who % len(self.people)]
        if person.deleted or (
            not person.banned and not all(self.goes_on(one, one.held(person)) for one in self.model.tables)
        ):
            return
        verb = "unban" if person.banned else "ban"
        self.act(OK, self.house.admin, "POST", f"/api/admin/people/{self.logins[person].id}/{verb}")
        if person.banned:
            person.banned = False
        else:
            self.model.ban(person)

    # -- steps: reading

    def do_feed(self, table: Table, who: int, what: int) -> None:
        key = self.key(self.people[who % len(self.people)], None, what)
        if key is not None:
            told = self.act(self.model.may_manage(key), key, "POST", "/api/me/feed")
            if told is not None:
                self.model.new_feed(key.person, told.json()["link"].rsplit("/", 1)[1])

    def do_read_feed(self, table: Table, who: int, what: int) -> None:
        feeds = [key for key in self.model.keys if key.feed]
        if feeds:
            key = feeds[what % len(feeds)]
            told = self.rest(None, "GET", f"/feed/{key.token}")
            if self.compare(OK if key.valid else REFUSED, told.status_code, f"{key.person.name}: reads the feed"):
                waiting = {
                    one.id for one in self.model.tables
                    if (turn := self.turns[one]) is not None and turn in one.held(key.person) and one.seats[turn].active
                }  # fmt: skip
                if set(re.findall(r"/t/(\w+)", told.text)) != waiting:
                    self.faults.append(f"the feed of {key.person.name} names other tables than {waiting}")

    def do_read(self, table: Table, who: int, what: int) -> None:
        """One's own tables, one's own data, the record of a game."""
        person = self.people[who % len(self.people)]
        key = self.key(person, None if what % 3 else table, what)
        if key is None:
            return
        if what % 3 == 0:
            expected = self.model.may_read_record(key, table)
            told = self.rest(key, "GET", f"/api/tables/{table.id}/record")
            if key.table not in (None, table):  # a link to another table: as somebody unknown, or not at all
                expected = self.model.may_read_record(None, table) | REFUSED
            self.compare(expected, told.status_code, f"{self.named(key)}: reads the record")
            return
        path = "/api/me/tables" if what % 3 == 1 else "/api/me/export"
        answer = self.act(self.model.may_manage(key), key, "GET", path)
        if answer is None:
            return
        running = {one.id for one in self.model.tables if one.held(person) and one.status != "over"}
        if what % 3 == 1:
            found, wanted = {one["id"] for one in answer.json()["tables"]}, running
        else:
            found = {one["game_table"] for one in answer.json()["seats"]}
            wanted = {one.id for one in self.model.tables if one.held(person)}
        if found != wanted:
            self.faults.append(f"{self.named(key)}: {path} names {found} instead of {wanted}")

    # -- all of it

    def step(self, step: Step) -> None:
        tables = self.model.tables
        table = tables[step.where % len(tables)] if step.where % 4 == 0 else tables[-1]
        work: Callable[[Table, int, int], None] = getattr(self, f"do_{step.kind}")
        work(table, step.who, step.what)
        self.settle()

    def finish(self) -> None:
        """End all games and compare everything with how they really went."""
        for table in self.model.tables:
            self.do_close(table, 0, 0)
            self.settle()
        for line in list(self.lines):
            if not line.program and not line.lost:
                self.ask(line, OK, "ping")  # after everything that was sent before
            self.forget(line)
        for table in self.model.tables:
            if table.dealt:
                Comparison(self, table).all()
        for line in self.house.closed:
            text = "".join(line.raw)
            self._no_secret(text, line.name)
            for (table, seat), contribution in self.contributions.items():
                if contribution in text:
                    self.faults.append(f"{line.name}: the contribution of seat {seat} of {table.id}")


def _known(question: dict[str, Any], heard: int) -> int:
    """How many events a program knows that is asked this."""
    return int(question["events"][-1]["number"]) + 1 if question["events"] else heard


class Comparison:
    """What was told about a table, compared with the game as it really went."""

    def __init__(self, run: Run, table: Table) -> None:
        self.run = run
        self.table = table
        self.record: Record = run.house.game(table.id).record()
        seats: list[int | None] = [*range(len(table.seats)), None]
        self.truth = Truth(self.record, seats)

    def all(self) -> None:
        for line in self.run.house.closed:
            if line.connection.table is self.table:
                for message in line.states:
                    self._holds(f"{line.name}: state at act {message['number']}", self._state, message)
                for message in line.questions:
                    self._holds(f"{line.name}: question", self._question, line, message)
                if str(self.record.header["seed"]) in "".join(line.raw):
                    self.run.faults.append(f"{line.name}: the seed")
        for answered in self.run.answers:
            if answered.line.connection.table is self.table:
                self._holds(f"{answered.line.name}: {answered.message['type']}", self._answer, answered)
        for table, at, person, text in self.run.texts:
            if table is self.table:
                self._holds("an answer", self._text, at, person, text)
        self._holds("the moves", self._moves)

    def _holds(self, what: str, check: Callable[..., None], *given: object) -> None:
        try:
            check(*given)
        except AssertionError as error:
            self.run.faults.append(f"{what}: {str(error)[:600]}")

    def _state(self, message: dict[str, Any]) -> None:
        if "view" in message:
            check_state(message, self.truth, self.run.memory)

    def _question(self, line: Line, message: dict[str, Any]) -> None:
        """A program is told a position of its seat, at a time when its person held it and decided."""
        seat = line.connection.seat
        assert seat is not None
        known = [at for at, sides in enumerate(self.truth.at) if sides[seat]["view"] == message["view"]]
        assert known, "its view is none of the seat's"
        log = self.truth.at[-1][seat]["log"]
        assert all(event == log[event["number"]] for event in message["events"])
        if message["type"] == "ask":
            moves = [one["move"] for one in message["moves"]]
            known = [at for at in known if self.truth.at[at][seat]["moves"] == moves]
            person = line.connection.person
            then = [one.facts[seat] for one in self.run.moments[self.table] if one.at in known]
            assert any(one.holder is person and not one.away and not one.resigned for one in then), "asked nevertheless"

    def _position(self, at: int) -> Referee:
        table = beginning(self.record)
        for seat, move in self.record.entries[:at]:
            table.undo(seat) if move == UNDO else table.submit(seat, move)
        return table

    def _answer(self, answered: Answered) -> None:
        message, position = answered.message, self._position(answered.at)
        if message["type"] == "hints":
            moves = self.truth.at[answered.at][answered.seat]["moves"]
            assert {one["move"] for one in message["moves"]} <= set(moves)
        elif message["type"] == "effects":
            move = next(move for move in position.moves() if str(move) == answered.wish)
            assert message["events"] == json.loads(json.dumps(position.preview(move)))
        elif message["type"] == "because":
            refusal = position.why_not(answered.seat, answered.wish)
            told = {} if refusal is None else json.loads(json.dumps(refusal.told(position.game.names)))
            for name in ("rule", "reason", "values", "kinds"):
                assert message.get(name) == (told.get(name) or None), name

    def _text(self, at: int, person: Person | None, text: str) -> None:
        """No card that somebody else alone can know is named in an answer or a refusal."""
        sides = self.truth.at[min(at, len(self.truth.at) - 1)]
        held = [moment.facts for moment in self.run.moments[self.table] if moment.at <= at][-1]
        own = [seat for seat, facts in enumerate(held) if facts.holder is person and person is not None]
        known = {word for seat in (*own, None) for word in words(sides[seat]["view"])}
        for seat in range(len(held)):
            if seat not in own and seat in sides:
                for word in words(sides[seat]["view"]["private"]) - known:
                    assert not re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text), f"{word} of seat {seat}"

    def _moves(self) -> None:
        """Every move of a person is one that the person sent, or the only one there was."""
        position = beginning(self.record)
        moments = self.run.moments[self.table]
        for at, (seat, move) in enumerate(self.record.entries):
            around = [[one for one in moments if one.at <= at][-1], *[one for one in moments if one.at > at][:1]]
            facts = [one.facts[seat] for one in around]
            active = all(one.holder is not None and not one.away and not one.resigned for one in facts)
            undone = move == UNDO and at > 0 and self.record.entries[at - 1] == (seat, UNDO)
            sent = any(one == (self.table, at, move) for one in self.run.played)
            assert sent or not active or undone or position.forced() is not None, f"{move} of seat {seat} was not sent"
            position.undo(seat) if move == UNDO else position.submit(seat, move)


def words(data: object) -> set[str]:
    """The names of cards and the like in a view, which have a number or a hyphen."""
    if isinstance(data, dict):
        return {word for value in data.values() for word in words(value)}
    if isinstance(data, list):
        return {word for value in data for word in words(value)}
    return {data} if isinstance(data, str) and re.fullmatch(r"[\w-]*(\d|-\w)[\w-]*", data) else set()


class House:
    """A server for many sequences, and its database."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE)
        self.sql = sqlite3.connect(server.database.removeprefix("sqlite:///"), isolation_level=None)
        self.closed: list[Line] = []  # connections of the present sequence that are gone
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
            sheet.fold(Act(kind, seat, text, at))
        assert sheet.table is not None
        return sheet.table


# How often which step is chosen before, during and after a game.
STEPS: dict[str, tuple[float, float, float]] = {
    "connect": (8, 6, 2),
    "disconnect": (0.5, 0.5, 0),
    "program": (2, 3, 0),
    "answer": (0, 4, 0),
    "play": (0.2, 9, 0.3),
    "undo": (0.1, 2, 0.1),
    "why": (0.2, 2, 0.1),
    "preview": (0.1, 2, 0.1),
    "hint": (0.1, 1.5, 0.1),
    "look": (1, 4, 1),
    "resign": (0.1, 0.7, 0.1),
    "agree_end": (0.1, 2, 0.1),
    "back": (0.1, 2, 0.1),
    "say": (1, 1, 0.5),
    "join": (8, 1.5, 0.3),
    "leave": (2.5, 0.5, 0.3),
    "remove": (1.5, 0.5, 0.2),
    "bot": (2, 0.3, 0.1),
    "seats": (1.5, 0.3, 0.1),
    "pledge": (1, 0.2, 0.1),
    "start": (6, 0.2, 0.2),
    "host": (0.7, 1, 0),
    "stand_in": (0.1, 1.5, 0.1),
    "link": (2, 3, 0.2),
    "agree_link": (0.2, 3, 0.1),
    "rematch": (0.2, 0.2, 6),
    "close": (0.1, 0.3, 0),
    "sign_in": (0.7, 0.7, 0.3),
    "sign_out": (0.7, 0.7, 0.3),
    "device": (0.3, 0.3, 0.1),
    "password": (0.5, 0.5, 0.2),
    "reset": (0.3, 0.3, 0.1),
    "delete": (0.3, 0.3, 0.1),
    "ban": (0.6, 0.8, 0.3),
    "feed": (0.4, 0.4, 0.1),
    "read_feed": (0.5, 0.5, 0.1),
    "read": (1, 1, 2),
}


def chosen(dice: random.Random, run: Run, without: frozenset[str]) -> Step:
    column = ("open", "playing", "over").index(run.model.tables[-1].status)
    kinds = [kind for kind in STEPS if kind not in without]
    kind = dice.choices(kinds, [STEPS[kind][column] for kind in kinds])[0]
    return Step(kind, dice.randrange(1000), dice.randrange(1000), dice.randrange(1000))


@contextmanager
def running(house: House, seed: int) -> Iterator[Run]:
    """A sequence; what went wrong is in its ``faults``."""
    house.closed = []
    with ExitStack() as guests:
        house.server.guests = guests
        run = Run(house, seed)
        try:
            yield run
            run.finish()
        except (WrongError, ConnectionClosed) as error:
            run.faults.append(str(error))


def played(house: House, seed: int, steps: list[Step]) -> Run:
    """These steps and no others."""
    with running(house, seed) as run:
        for step in steps:
            run.step(step)
    return run


def shortened(house: House, seed: int, steps: list[Step]) -> Run:
    """The shortest part of the steps that still fails, as far as there is time to look for it."""
    until = time.monotonic() + SHRINKING
    shortest = played(house, seed, steps)
    size = len(steps) // 2
    while size and shortest.faults:
        for first in range(0, len(steps), size):
            fewer = steps[:first] + steps[first + size :]
            if time.monotonic() > until:
                return shortest
            run = played(house, seed, fewer)
            if run.faults:
                steps, shortest = fewer, run
                break
        else:
            size //= 2
    return shortest


def sequence(house: House, seed: int, without: frozenset[str] = frozenset()) -> str:
    """Play one random sequence; what went wrong, with the shortest way to it, or nothing."""
    dice, steps = random.Random(f"steps {seed}"), []
    with running(house, seed) as run:
        for _ in range(LENGTH):
            steps.append(chosen(dice, run, without))
            run.step(steps[-1])
    if not run.faults:
        return ""
    shorter = shortened(house, seed, steps)
    return report(f"seed {seed}", shorter if shorter.faults else run)


def report(name: str, run: Run) -> str:
    """What went wrong, and how it came to that."""
    faults, story = list(dict.fromkeys(run.faults)), "\n".join(f"  {line}" for line in run.story)
    return "\n".join([f"{name}:", *[f"- {fault}" for fault in faults[:20]], f"after {len(run.story)} steps:", story])


@contextmanager
def opened(folder: Path) -> Iterator[House]:
    with serving(folder, patch=PATCH, **VARIABLES) as server:
        house = House(server)
        try:
            yield house
        finally:
            house.close()


def main() -> None:
    count, first = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0
    without, failed, began = frozenset(sys.argv[3:]), 0, time.monotonic()  # steps that are left out
    with tempfile.TemporaryDirectory(prefix="klabauter-authority-") as folder, opened(Path(folder)) as house:
        for seed in range(first, first + count):
            found = sequence(house, seed, without)
            if found:
                failed += 1
                print(found, flush=True)
    print(f"{count} sequences in {time.monotonic() - began:.0f} s, {failed} failed")
    sys.exit(bool(failed))


if __name__ == "__main__":
    main()
