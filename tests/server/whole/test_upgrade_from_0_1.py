"""Games begun with the released 0.1 are finished with the version of this checkout.

The wheel of 0.1 is built from its commit and installed; a server on SQLite, one on PostgreSQL and the terminal begin
games with it. Then the wheel of this checkout is installed over it, and the same games are played to their end.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import klabauter
from klabauter.api import beginning
from klabauter.cli import saves
from klabauter.games import games
from klabauter.kernel.record import Record
from tests.server.players import PATIENCE, Device, Person, Server, play_on, played_out
from tests.server.services import postgres
from tools.building import build_wheel, export, wheel_of
from tools.environments import Environment, Failed

RELEASE = "8a0f504c1b2710f84c4db4bbd2ff73e0ebbe9f13"  # 0.1.0
SEATS = {
    "jolly-und-roger": ["me", "cabin-boy"],
    "port-royal": ["me", "open", "sailor"],
    "freibeuter": ["me", "open", "cabin-boy"],
    "rum-und-ehre": ["me", "open", "cabin-boy"],
    "mutinies": ["me", "open", "cabin-boy"],
}
BEFORE = 8  # moves of people before the upgrade

LUCK = "6b" * 32  # the server's share of the luck of every table, and Anna's: the same games each time
SERVE = f"""
import sys
from klabauter.server.tables import service
service.new_secret = lambda: "{LUCK}"
from klabauter.cli.main import main
sys.exit(main(sys.argv[1:]))
"""

# What the terminal does, for all games in one process: most of the time of a short command goes into its start.
BEGIN = """
import io, sys
from klabauter.cli.main import main
for game in sys.argv[1:]:
    sys.stdin = io.StringIO("1\\n" * 5)
    assert main(["play", game, "--seats", "human,cabin-boy", "--seed", "upgrade", "--save", f"{game}.klab"]) == 0
"""
FINISH = """
import io, sys
from klabauter.cli.main import main
for game in sys.argv[1:]:
    sys.stdin = io.StringIO("1\\n" * 2000)
    assert main(["play", "--resume", f"{game}.klab"]) == 0
"""
VERIFY = """
import sys
from klabauter.cli.main import main
for file, commitment in zip(sys.argv[1::2], sys.argv[2::2]):
    assert main(["verify", file, "--commitment", commitment, "--lang", "en"]) == 0
"""


class Installation:
    """An environment with a wheel of ours; what it depends on comes from the environment that runs the tests."""

    def __init__(self, folder: Path) -> None:
        self.environment = Environment(folder, Environment(Path(sys.prefix)))
        self.environment.create()
        (packages,) = folder.glob("[Ll]ib/**/site-packages")
        # A folder that is named by a .pth file has its own .pth files ignored: the checkout, which is installed in it
        # by such a file, is not found.
        dependencies = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
        (packages / "dependencies.pth").write_text("\n".join(dependencies))

    def install(self, wheel: Path) -> None:
        self.environment.install("--no-deps", "--force-reinstall", wheel)
        found = self.run("import klabauter; print(klabauter.__file__)", folder=wheel.parent)
        assert found.startswith(str(self.environment.path))

    def run(self, code: str, *arguments: str, folder: Path) -> str:
        command = [str(self.environment.python), "-c", code, *arguments]
        done = subprocess.run(
            command, cwd=folder, env=variables(), capture_output=True, text=True, timeout=120, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


def variables() -> dict[str, str]:
    """Those of this process, without the ones that lead to the checkout."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME")}


class InstalledServer(Server):
    """``klabauter serve`` of an installation."""

    def __init__(self, python: Path, database: str, log: Path) -> None:
        self.python = python
        super().__init__(database, log=log)

    def launch(self) -> None:
        command = [str(self.python), "-c", SERVE, *self.given]
        with self.log.open("ab") as log:
            self.child = subprocess.Popen(
                command, env={**variables(), **self.variables}, stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self.child.stdout is not None
        self.out = self.child.stdout

    def stop(self) -> str:
        self.guests.close()
        self.child.terminate()
        self.child.communicate(timeout=PATIENCE)
        return self.log.read_text("utf-8")


@contextmanager
def serving(installation: Installation, database: str, log: Path) -> Iterator[InstalledServer]:
    server = InstalledServer(installation.environment.python, database, log)
    try:
        yield server
    finally:
        server.stop()


class Begun:
    """A game with people, a spectator and a bot, begun with the server of 0.1 and left when a person is asked."""

    def __init__(self, server: Server, game: str, seats: list[str]) -> None:
        self.people = [Person(server, name) for name, seat in zip(("Anna", "Ben"), seats) if seat in ("me", "open")]
        host, *guests = self.people
        self.table = host.create(game, seats, memory="aid")
        for guest in guests:
            guest.join(self.table)
        self.choose = random.Random(game).choice
        self.devices = self.sit(server)
        first = self.devices[0]
        first.contribution = LUCK
        first.pledge()
        first.do("start")
        first.wait(lambda state: state["table"]["status"] == "starting")
        first.do("open", text=first.contribution)
        for device in self.devices:
            device.wait(lambda state: "prompt" in state)
        play_on(self.devices, self.choose, BEFORE)
        now = first.wait(persons_turn)
        for device in self.devices:
            device.reach(now["at"])
        self.commitment = now["table"]["commitment"]

    def sit(self, server: Server) -> list[Device]:
        return [*[person.sit(self.table) for person in self.people], Device(server, self.table)]

    def finish(self, server: Server) -> str:
        """Nothing was lost, changed or given away by the upgrade, and the game is played to its end; its record."""
        for person in self.people:
            person.move_to(server)
        devices = self.sit(server)
        for before, after in zip(self.devices, devices):
            assert after.state["at"] == before.state["at"] >= BEFORE
            assert bare(after.events) == bare(before.events) != []
            assert after.state["view"]["private"] == before.state["view"]["private"]
            assert asked(after.state) == asked(before.state)
        assert devices[0].state["table"]["commitment"] == self.commitment
        played_out(devices, self.choose)
        assert devices[0].state["table"]["ending"] == "played"
        text = self.people[0].http.get(f"/api/tables/{self.table}/record").text
        for device in devices:
            check_what_it_received(device, Record.loads(text))
        return text


def bare(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Without the sentences, which may be written better from version to version."""
    return [{name: value for name, value in event.items() if name != "text"} for event in events]


def asked(state: dict[str, Any]) -> object:
    prompt = state["prompt"]
    return prompt["seat"], prompt["key"], prompt["rule"], [choice["move"] for choice in prompt.get("moves", ())]


def persons_turn(state: dict[str, Any]) -> bool:
    return "prompt" in state and "bot" not in state["table"]["seats"][state["prompt"]["seat"]]


def check_what_it_received(device: Device, record: Record) -> None:
    """What the device was told after each move is exactly the view and the log that the kernel has for its seat."""
    states = {message["at"]: message for message in device.received if message["type"] == "state"}
    table = beginning(record)
    for at, (seat, move) in enumerate([*record.entries, (0, "")]):
        if (found := states.get(at)) is not None:
            assert found["view"] == plain(table.view(found["seat"]))
            assert bare(found["events"]) == plain(table.log(found["seat"], found["since"]))
        if move:
            table.enter(seat, move)
    assert len(states) > 5


def plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


@pytest.fixture
def databases(tmp_path: Path) -> Iterator[list[str]]:
    with postgres() as url:
        yield [f"sqlite:///{tmp_path / 'server.db'}", url]


def test_games_begun_with_0_1_are_finished_with_this_version(tmp_path: Path, databases: list[str]) -> None:
    assert set(SEATS) <= set(games())  # games that came later cannot have begun then
    python, old, new = Path(sys.executable), tmp_path / "old", tmp_path / "new"
    old.mkdir()
    new.mkdir()
    export(RELEASE, old / "project")
    ours = Installation(tmp_path / "environment")
    ours.install(wheel_of(python, old / "project", old, "0"))

    def begin(database: str) -> list[Begun]:
        with serving(ours, database, tmp_path / "old.log") as server:
            return [Begun(server, game, seats) for game, seats in SEATS.items()]

    def finish(database: str, begun: list[Begun]) -> list[str]:
        with serving(ours, database, tmp_path / "new.log") as server:
            return [game.finish(server) for game in begun]

    with ThreadPoolExecutor() as beside:
        built = beside.submit(build_wheel, python, new, "0")
        saved = beside.submit(ours.run, BEGIN, *SEATS, folder=tmp_path)
        half = list(beside.map(begin, databases))
        saved.result()
        left = {game: saves.read(tmp_path / f"{game}.klab").entries for game in SEATS}
        ours.install(built.result()[0])
        resumed = beside.submit(ours.run, FINISH, *SEATS, folder=tmp_path)
        texts = [text for texts in beside.map(finish, databases, half) for text in texts]
        resumed.result()
    assert "ERROR" not in (tmp_path / "new.log").read_text("utf-8")

    promised: list[str] = []  # a file and the commitment of its table, in turn
    for game in [game for begun in half for game in begun]:
        promised += [f"{game.table}.klab", game.commitment]
        (tmp_path / f"{game.table}.klab").write_text(texts.pop(0), "utf-8")
    ours.run(VERIFY, *promised, folder=tmp_path)

    for name, entries in left.items():
        record = saves.read(tmp_path / f"{name}.klab")
        assert len(entries) >= 5
        assert record.entries[: len(entries)] == entries
        assert klabauter.replay(record).over


def test_without_the_history_it_is_said_what_to_do(tmp_path: Path) -> None:
    for command in ((), ("git", "init", "-q")):  # an unpacked sdist, and a clone that lacks the commit
        if command:
            subprocess.run(command, cwd=tmp_path, check=True)
        with pytest.raises(Failed, match="git fetch --unshallow"):
            export(RELEASE, tmp_path / "project", tmp_path)
