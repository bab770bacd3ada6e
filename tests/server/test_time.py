"""A wrong clock: it stops no bot, costs and gives nobody time, is reported, and deletes nothing."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.house import Device, Person, Server
from tests.server.services import postgres

HOUR = 3600
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
# Bots that are asked and never answer.
SILENT_BOTS = """
from klabauter.server import bots
bots.Here.ask = lambda self, asked: None
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
    server = Server(database, log=folder / "log", patch=wall.patch + patch)
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'server.db'}"


@pytest.fixture
def wall(tmp_path: Path) -> WallClock:
    return WallClock(tmp_path / "clock")


def first_choice(device: Device) -> str:
    return str(device.state["prompt"]["moves"][0]["move"])


def both_seats(server: Server, anna: Person, table: str) -> list[Device]:
    return [Device(server, table, token=anna.token, seat=seat) for seat in (0, 1)]


def test_a_clock_401_days_ahead_at_the_start_deletes_and_refuses_nothing(
    database: str, tmp_path: Path, wall: WallClock
) -> None:
    with serving(database, tmp_path, wall, SILENT_BOTS) as server:
        anna, ben = Person(server), Person(server, "Ben")
        table = anna.create("jolly-und-roger", ["me", "cabin-boy"], options={"start": 1})
        anna.sit(table).do("start")
    wall.set(401 * DAY)
    with serving(database, tmp_path, wall) as server:
        for person in (anna, ben):
            person.move_to(server)
            assert person.http.get("/api/me").status_code == 200
        anna.sit(table).reach(1)  # by a sweep, which found the bot that nobody had asked
        assert ben.http.get("/api/me").status_code == 200


def test_bots_go_on_after_an_hour_back(database: str, tmp_path: Path, wall: WallClock) -> None:
    with serving(database, tmp_path, wall, SILENT_BOTS) as server:
        anna = Person(server)
        table = anna.create("jolly-und-roger", ["me", "cabin-boy"], options={"start": 1})
        anna.sit(table).do("start")
    wall.set(-HOUR)
    with serving(database, tmp_path, wall) as server:
        anna.move_to(server)
        device = anna.sit(table)
        device.reach(1)
        assert (device.state["prompt"]["seat"], device.state["prompt"]["moves"]) != (1, [])


def test_a_clock_that_jumps_neither_costs_nor_gives_a_player_time(
    database: str, tmp_path: Path, wall: WallClock
) -> None:
    with serving(database, tmp_path, wall) as server:
        anna = Person(server)
        table = anna.create("jolly-und-roger", ["me", "me"], clock={"game": 6000})
        devices = both_seats(server, anna, table)
        devices[0].do("start")
        for move, ahead in enumerate([0, HOUR // 2, -HOUR // 2, 2 * HOUR, 0]):
            devices[0].reach(move)
            wall.set(ahead)
            device = devices[devices[0].state["prompt"]["seat"]]
            device.asked(move)
            device.play(first_choice(device))
            device.reach(move + 1)
            told = device.state["table"]
            assert not any(seat.get("away") for seat in told["seats"])
            assert all(5_000_000 < seat["left"] <= 6_000_000 for seat in told["seats"])


def test_two_processes_with_different_clocks_agree_on_a_players_time(tmp_path: Path) -> None:
    """Each person plays at another process, and a bot stands in for the one whose time is over."""
    ahead, behind = WallClock(tmp_path / "ahead", 2 * HOUR), WallClock(tmp_path / "behind", -2 * HOUR)
    with (
        postgres() as url,
        serving(url, tmp_path, ahead) as first,
        serving(url, tmp_path, behind) as second,
    ):
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
            assert all(5_000_000 < seat["left"] <= 6_000_000 for seat in device.state["table"]["seats"])
            assert 5_000_000 < device.state["table"]["remaining"] <= 6_000_000
