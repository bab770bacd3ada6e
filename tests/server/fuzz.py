"""Fuzzers for the server. A short run of each is a test; ``python3 dev.py fuzz rest sockets`` is a long one.

``fuzz_rest``: schemathesis asks whatever the server's own description allows, and what it forbids.
``fuzz_socket``: hypothesis lets two people at a table, and strangers, send anything in any order.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from klabauter.cli.main import main as klabauter
from tests.server.players import PATIENCE, Device, Person, Server

ROOT = Path(__file__).resolve().parents[2]
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
CHECKS += ",response_headers_conformance,negative_data_rejection,unsupported_method,one_form_of_errors"
GENERATED = re.compile(r"(\d+) generated")
DEADLY = ("ApiSignOutSignOut", "ApiMeLeaveForGood")  # after which nobody is known any more


# -- REST


class Asked(NamedTuple):
    cases: int
    found: str  # what a fuzzer says of it; empty if it found nothing


def fuzz_rest(server: Server, cases: int, phases: str = "coverage,fuzzing", number: int = 7) -> Asked:
    """Let schemathesis loose on the server as an admin."""
    anna = Person(server)
    made = anna.http.post("/api/register", json={"login": f"fuzz{anna.id[:8]}", "password": "at least eight"})
    assert made.status_code == 201, made.text
    with contextlib.redirect_stdout(io.StringIO()):
        klabauter(["admin", "promote", f"fuzz{anna.id[:8]}", "--database", server.database, "--lang", "en"])
    tables = [anna.create("jolly-und-roger", ["me", "open"]) for _ in range(3)]
    for ending in ((), ("resign",)):
        tables.append(anna.create("jolly-und-roger", ["me", "me"]))
        device = anna.sit(tables[-1], seat=0)
        for request in ("start", *ending):
            device.do(request)
        device.close()
    command = [str(Path(sys.executable).with_name("schemathesis")), "run", f"{server.url}/api/schema/openapi.json"]
    command += ["-H", f"Authorization: Bearer {anna.token}", "--checks", CHECKS, "--phases", phases]
    command += ["--seed", str(number), "--max-examples", str(cases), "--continue-on-failure", "--warnings", "off"]
    for operation in DEADLY:
        command += ["--exclude-operation-id", operation]
    env = {**os.environ, "SCHEMATHESIS_HOOKS": "tests.server.rest_checks", "PYTHONPATH": str(ROOT)}
    env["KLABAUTER_FUZZED_TABLES"] = ",".join(tables)
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(command, env=env, cwd=folder, capture_output=True, text=True, check=False)
    assert "passed" in done.stdout or done.returncode, done.stdout + done.stderr
    counted = GENERATED.search(done.stdout)
    assert counted, done.stdout + done.stderr
    return Asked(int(counted[1]), done.stdout + done.stderr if done.returncode else "")


# -- WebSocket

plain = st.none() | st.booleans() | st.integers(-2, 40) | st.integers() | st.floats() | st.text(max_size=30)
anything = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
)
moves = st.sampled_from(
    ["split 12|345", "split 1|2345", "take set-1", "take set-2", "tortuga", "undo", "", "lay", "\u0000"]
)
tokens = st.text(max_size=40)
hexes = st.sampled_from(["0" * 64, "f" * 64, "0" * 63, "x" * 64])
fields: dict[str, st.SearchStrategy[Any]] = {
    "move": moves, "at": st.integers(-1, 6), "seat": st.none() | st.integers(-1, 3), "since": st.integers(-1, 30),
    "parts": st.lists(st.sampled_from(["offer-1", "set-1", ""]), max_size=4), "text": st.text(max_size=20) | hexes,
    "hash": hexes, "after": st.lists(moves, max_size=9), "then": st.lists(moves, max_size=9),
    "agree": st.booleans(), "lang": st.sampled_from(["de", "en", "fr"]), "token": tokens,
    "password": tokens, "quick": st.booleans(),
}  # fmt: skip
SHAPES = {
    "hello": ("token", "seat", "since", "lang", "password"), "look": ("seat", "since"), "play": ("move", "at"),
    "undo": ("at",), "why": ("move", "parts", "after"), "preview": ("move", "then"), "complete": ("move",),
    "hint": ("quick",), "pledge": ("hash", "seat"), "open": ("text", "seat"), "start": (), "back": (), "resign": (),
    "agree-end": ("agree",), "say": ("text",), "ping": (), "sit": ("token", "seat"),
}  # fmt: skip


@st.composite
def requests(draw: st.DrawFn) -> str | bytes:
    """Mostly well-formed requests; sometimes with missing, odd or unknown fields; sometimes anything at all."""
    shape = draw(st.integers(0, 9))
    if shape == 0:
        return draw(st.binary(max_size=60) | st.text(max_size=60))
    if shape == 1:
        return json.dumps(draw(anything))
    kind = draw(st.sampled_from(sorted(SHAPES)))
    request: dict[str, Any] = {"type": kind}
    for name in SHAPES[kind]:
        if shape != 2 or draw(st.booleans()):
            request[name] = draw(fields[name])
    if shape == 3:
        request[draw(st.sampled_from([*fields, "extra", "type"]))] = draw(anything)
    if draw(st.booleans()):
        request["id"] = draw(st.integers(0, 5) if shape > 3 else anything)
    return json.dumps(request)


SCRIPTS = st.lists(st.tuples(st.integers(0, 2), requests()), min_size=1, max_size=25)
ANSWERS = {
    "welcome", "state", "here", "said", "done", "because", "effects", "completions", "hints", "unsaid", "problem",
}  # fmt: skip


class Three:
    """Two people at a table and somebody who looks on, each of whom sends what he is told to."""

    def __init__(self, server: Server, started: bool) -> None:
        self.anna, ben, eve = Person(server), Person(server, "Ben"), Person(server, "Eve")
        self.table = self.anna.create("jolly-und-roger", ["me", "open"], options={"start": 0})
        ben.join(self.table)
        self.devices = [person.sit(self.table) for person in (self.anna, ben, eve)]
        if started:
            self.devices[0].do("start")
        self.pings = 1000

    def tell(self, who: int, message: str | bytes) -> None:
        """Send it, and check everything that comes back until the connection answers something sensible again."""
        device = self.devices[who]
        before, heard = self.number(device), len(device.received)
        device.socket.send(message)
        self.pings += 1
        device.count = self.pings
        assert device.do("ping") == {"type": "done", "reply": self.pings + 1}
        found = device.received[heard:-1]
        refused = [one for one in found if one["type"] == "problem"]
        assert {one["type"] for one in found} <= ANSWERS
        for one in refused:
            assert set(one) <= {"type", "code", "message", "rule", "reply"}, one
            assert one["code"] != "broken", (message, one)
            assert one["message"]
        if refused:
            assert self.number(device) == before, message

    def number(self, device: Device) -> int:
        """How many acts the table has: asked of the server itself, not of what the device happened to hear."""
        said: int = Device(device.server, self.table, token=self.anna.token).state["number"]
        return said

    def close(self) -> None:
        for device in self.devices:
            device.close()


def fuzz_socket(server: Server, examples: int, number: int = 7) -> int:
    """How many messages were sent; the first failure is raised as hypothesis has shortened it."""
    sent = 0

    @seed(number)
    @settings(
        max_examples=examples, deadline=None, database=None, phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(st.booleans(), SCRIPTS)
    def anything_in_any_order(started: bool, script: list[tuple[int, str | bytes]]) -> None:
        nonlocal sent
        sent += len(script)
        three = Three(server, started)
        for who, message in script:
            three.tell(who, message)
        three.close()

    @seed(number)
    @settings(
        max_examples=examples, deadline=None, database=None, phases=[Phase.generate, Phase.shrink],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(st.sampled_from(["socket", "bot"]), st.lists(requests(), min_size=1, max_size=4))
    def anything_at_first(place: str, script: list[str | bytes]) -> None:
        nonlocal sent
        sent += len(script)
        url = f"{server.url.replace('http', 'ws', 1)}/api/tables/{open_table}/{place}"
        found: dict[str, Any] = {}
        with connect(url, compression=None, open_timeout=PATIENCE, ping_interval=None) as socket:
            try:
                for message in (*script, '{"type": "ping", "id": 999}'):
                    socket.send(message)
                while found.get("reply") != 999:  # of a spectator, who may stay
                    found = json.loads(socket.recv(timeout=PATIENCE))
                    assert found["type"] in ANSWERS
                    assert found.get("code") != "broken"
                return
            except ConnectionClosed as closed:
                code = None if closed.rcvd is None else closed.rcvd.code
        assert code in (4400, 4404), script

    open_table = Person(server).create("jolly-und-roger", ["me", "open"])
    anything_in_any_order()
    anything_at_first()
    return sent


def quiet(server: Server) -> str:
    """What the log of the server says of failures."""
    lines = server.log.read_text("utf-8").splitlines()
    return "\n".join([line for line in lines if "ERROR" in line or "Traceback" in line or "failed" in line])
