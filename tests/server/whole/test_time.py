"""A wrong clock: it stops no bot, costs and gives nobody time, is reported, and deletes nothing."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copyfile

import pytest

from klabauter.server.store import clock
from klabauter.server.store.engine import connect, prepare
from tests.server.players import Device, Person, Server
from tests.server.services import postgres
from tests.server.test_admin import promoted
from tests.server.test_care import later

HOUR = 3600  # seconds
DAY = 24 * HOUR

# The server's wall clock is as many seconds ahead as a file says.
WRONG_CLOCK = """
import time
def wrong(real=time.time_ns):
    with open({file!r}) as file:
        return real() + int(file.read()) * 1_000_000_000
time.time_ns = wrong
time.time = lambda: wrong() / 1e9
"""
# Sweeps follow each other quickly, and a bot that was asked nothing is found by the first one.
SWEEPS_OFTEN = """
from klabauter.server import services
services.SWEEP, services.FORGOTTEN = 0.05, 0
"""
# Bots that are asked and never answer.
SILENT_BOTS = """
from klabauter.server import bots
bots.Here.ask = lambda self, asked: None
"""
PRUNES_ALWAYS = """
from klabauter.server import services
services.HOURLY = 1
"""
BELIEVES_ITS_CLOCK = """
from klabauter.server.store import clock
clock.STEADY = 0
"""


class WallClock:
    """The wall clock of a server process, which a test can change."""

    def __init__(self, file: Path, ahead: int = 0) -> None:
        self._file = file
        self.patch = WRONG_CLOCK.format(file=str(file))
        self.set(ahead)

    def set(self, ahead: int) -> None:
        """Be so many seconds ahead of the right time."""
        new = self._file.with_suffix(".new")
        new.write_text(str(ahead))
        os.replace(new, self._file)


@contextmanager
def serving(database: str, folder: Path, wall: WallClock, patch: str = "") -> Iterator[Server]:
    server = Server(database, log=folder / "log", patch=wall.patch + SWEEPS_OFTEN + patch)
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture
def wall(tmp_path: Path) -> WallClock:
    return WallClock(tmp_path / "clock")


def first_choice(device: Device) -> str:
    return str(device.state["prompt"]["moves"][0]["move"])


def jumps(person: Person) -> int:
    """How many jumps of its clock the server of this person has noticed."""
    lines = person.http.get("/metrics").text.splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("klabauter_clock_jumps_total ")))


@pytest.fixture(scope="module")
def waiting(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, list[Person]]:
    """A database with a table at which a bot was not asked before the server stopped, the table, and two people."""
    folder = tmp_path_factory.mktemp("waiting")
    with serving(f"sqlite:///{folder / 'server.db'}", folder, WallClock(folder / "clock"), SILENT_BOTS) as server:
        anna, ben = Person(server), Person(server, "Ben")
        table = anna.create("jolly-und-roger", ["me", "cabin-boy"], options={"start": 1})
        anna.sit(table).do("start")
    return folder / "server.db", table, [anna, ben]


@pytest.mark.parametrize("ahead", [401 * DAY, -HOUR])
def test_a_server_that_starts_with_a_wrong_clock_deletes_and_refuses_nothing_and_its_bots_go_on(
    waiting: tuple[Path, str, list[Person]], tmp_path: Path, wall: WallClock, ahead: int
) -> None:
    database, table, people = waiting
    copyfile(database, tmp_path / "server.db")
    wall.set(ahead)
    with serving(f"sqlite:///{tmp_path / 'server.db'}", tmp_path, wall, PRUNES_ALWAYS) as server:
        for person in people:
            person.move_to(server)
        people[0].sit(table).reach(1)  # by a sweep, which found the bot that nobody had asked
        assert [person.http.get("/api/me").status_code for person in people] == [200, 200]
        assert jumps(people[0]) == 1
        log = server.log.read_text("utf-8")
    assert f"differs by {'+401 days' if ahead > 0 else '-'}" in log


def test_a_clock_that_jumps_is_reported_and_neither_costs_nor_gives_a_player_time(
    tmp_path: Path, wall: WallClock
) -> None:
    with serving(f"sqlite:///{tmp_path / 'server.db'}", tmp_path, wall) as server:
        anna = promoted(server, "anna")
        assert anna.http.get("/api/admin").json()["clock"] is None
        table = anna.create("jolly-und-roger", ["me", "me"], clock={"game": 6000})
        devices = [anna.sit(table, seat=seat) for seat in (0, 1)]
        devices[0].do("start")
        for move, ahead in enumerate([HOUR // 2, 0, -HOUR // 2, 2 * HOUR]):
            devices[0].reach(move)
            wall.set(ahead)
            while jumps(anna) <= move:  # noticed by a sweep
                time.sleep(0.05)
            device = devices[devices[0].state["prompt"]["seat"]]
            device.asked(move)
            device.play(first_choice(device))
            device.reach(move + 1)
            found = device.state["table"]
            assert not any(seat.get("away") for seat in found["seats"])
            assert all(
                5_000_000 < one <= 6_000_000 for one in (found["remaining"], *[s["left"] for s in found["seats"]])
            )
        assert anna.http.get("/api/me").status_code == 200
        assert round(anna.http.get("/api/admin").json()["clock"]["by"] / 1000 / HOUR, 1) == 2.5
        log = server.log.read_text("utf-8")
    assert "jumped by +0:" in log


def test_two_processes_with_different_clocks_agree_on_a_players_time(tmp_path: Path) -> None:
    ahead, behind = WallClock(tmp_path / "ahead", 2 * HOUR), WallClock(tmp_path / "behind", -2 * HOUR)
    with postgres() as url, serving(url, tmp_path, ahead) as first, serving(url, tmp_path, behind) as second:
        anna, ben = Person(first), Person(second, "Ben")
        table = anna.create("jolly-und-roger", ["me", "open"], options={"start": 0}, clock={"game": 6000})
        ben.join(table)
        devices = [anna.sit(table), ben.sit(table)]
        devices[0].do("start")
        for move in range(4):
            devices[0].reach(move)
            device = devices[devices[0].state["prompt"]["seat"]]
            device.asked(move)
            device.play(first_choice(device))
        for device in devices:
            device.reach(4)
            found = device.state["table"]
            assert all(
                5_000_000 < one <= 6_000_000 for one in (found["remaining"], *[s["left"] for s in found["seats"]])
            )


def test_a_server_with_a_steady_clock_prunes_by_itself(tmp_path: Path, wall: WallClock) -> None:
    database = f"sqlite:///{tmp_path / 'server.db'}"
    with serving(database, tmp_path, wall, PRUNES_ALWAYS + BELIEVES_ITS_CLOCK) as server:
        anna = Person(server)
        old, new = [anna.create("jolly-und-roger", ["me", "me"]) for _ in range(2)]
        later(server, f"UPDATE tables SET touched = touched - {366 * DAY * 1000} WHERE id = '{old}'")
        while len(anna.http.get("/api/me/tables").json()["tables"]) > 1:
            time.sleep(0.05)
    engine = connect(database, writes=False)
    with engine.begin() as sql:
        assert sql.exec_driver_sql("SELECT kind, about FROM bin").all() == [("table", f"{old} jolly-und-roger")]
        assert sql.exec_driver_sql("SELECT id FROM tables").all() == [(new,)]
    engine.dispose()


def test_the_time_of_acts_from_an_older_version_is_their_date(tmp_path: Path, wall: WallClock) -> None:
    """Up to the last of them; then no server ran, and since the upgrade time is measured."""
    database = f"sqlite:///{tmp_path / 'server.db'}"
    with serving(database, tmp_path, wall) as server:
        anna = Person(server)
        table = anna.create("jolly-und-roger", ["me", "me"], clock={"game": 6000})
        device = anna.sit(table, seat=0)
        device.do("start")
        devices = [device, anna.sit(table, seat=1)]
        for move in range(2):
            devices[0].reach(move)
            device = devices[devices[0].state["prompt"]["seat"]]
            device.asked(move)
            device.play(first_choice(device))
    later(
        server,
        f"UPDATE acts SET uptime = NULL, at = at + {1_000_000} * (number - 100)",
        "UPDATE tables SET uptime = 0, deadline = 0",
        "UPDATE people SET seen_uptime = 0",
        "DELETE FROM settings",
    )
    with serving(database, tmp_path, wall) as server:
        anna.move_to(server)
        found = anna.sit(table, seat=0).state["table"]
        assert sorted(round(seat["left"], -6) for seat in found["seats"]) == [5_000_000, 5_000_000]
        assert 4_500_000 < found["remaining"] < 5_500_000


class Machine:
    """The clocks of a machine, in milliseconds."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall = self.monotonic = 1_000 * DAY * 1000
        monkeypatch.setattr(clock, "wall", lambda: self.wall)
        monkeypatch.setattr(clock, "_monotonic", lambda: self.monotonic)

    def run(self, seconds: int) -> None:
        self.wall += seconds * 1000
        self.monotonic += seconds * 1000

    def started(self, url: str) -> clock.Clock:
        """A server process that starts."""
        engine = connect(url, writes=False)
        with engine.begin() as sql:
            made = clock.Clock(sql)
        engine.dispose()
        made.start()
        return made

    def watched(self, made: clock.Clock, seconds: int) -> None:
        for _ in range(0, seconds, 60):
            self.run(60)
            made.watch()


def noted(url: str, made: clock.Clock) -> None:
    engine = connect(url, writes=True)
    with engine.begin() as sql:
        made.note(sql)
    engine.dispose()


def test_a_change_of_the_wall_clock_counts_after_a_steady_hour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url, machine = f"sqlite:///{tmp_path / 'server.db'}", Machine(monkeypatch)
    prepare(url)
    first = machine.started(url)
    machine.watched(first, 2 * HOUR)
    assert (first.uptime(), first.earliest(), first.latest()) == (2 * HOUR * 1000, machine.wall, machine.wall)
    noted(url, first)

    right = machine.wall
    machine.wall += 401 * DAY * 1000
    second = machine.started(url)  # with a clock that is far ahead
    assert (second.jumps, second.steady) == (1, False)
    assert (second.uptime(), second.earliest(), second.latest()) == (2 * HOUR * 1000, right, machine.wall)
    machine.watched(second, HOUR - 60)
    assert second.earliest() == right + (HOUR - 60) * 1000
    machine.watched(second, 120)
    assert (second.steady, second.earliest()) == (True, machine.wall)
    machine.wall -= 401 * DAY * 1000  # it is set right
    second.watch()
    assert (second.jumps, second.steady, second.earliest()) == (2, False, machine.wall)
    assert second.latest() == machine.wall + 401 * DAY * 1000  # until it has been steady for an hour
    machine.watched(second, HOUR)
    assert (second.latest(), second.uptime()) == (machine.wall, (4 * HOUR + 60) * 1000)


def test_processes_agree_on_the_longest_uptime(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url, machine = f"sqlite:///{tmp_path / 'server.db'}", Machine(monkeypatch)
    prepare(url)
    first = machine.started(url)
    machine.run(100)
    second = machine.started(url)  # before the first one has noted anything
    machine.run(10)
    assert (first.uptime(), second.uptime()) == (110_000, 10_000)
    noted(url, first)
    engine = connect(url, writes=False)
    with engine.begin() as sql:
        note = clock.read_note(sql)
    engine.dispose()
    assert not second.follow(note)  # no new note is due
    assert (first.uptime(), second.uptime()) == (110_000, 110_000)
    machine.run(60)
    assert first.follow(note)
    assert second.follow(note)
