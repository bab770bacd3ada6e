"""kill -9 under play, again and again: what was acknowledged is there, nothing is there twice, clients recover."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

import klabauter
from tests.server.players import PATIENCE, Device, Person, Process, RefusedError, Server
from tests.server.services import postgres, valkey

KILLS = 10
GONE = (ConnectionClosed, InvalidMessage, OSError, TimeoutError)  # how a killed server looks, also in a handshake
GAMES = ("port-royal", "jolly-und-roger", "freibeuter")
BOTS = ("port-royal",)  # where a bot sits with the people
Report = Callable[[int], object]  # is told how often something was killed so far


class Player(threading.Thread):
    """Plays a hot-seat table and comes back after every kill; remembers what was acknowledged."""

    def __init__(
        self, servers: Sequence[Server], person: Person, game: str, seed: int, progress: threading.Semaphore
    ) -> None:
        super().__init__(daemon=True)
        self.servers = servers
        self.dice = random.Random(seed)
        self.progress = progress
        self.kept: list[tuple[int, str]] = []
        self.table = person.create(game, ["me", "me", *["random"] * (game in BOTS)])
        self.device = Device(self.dice.choice(servers), self.table, token=person.token)
        self.device.do("start")
        self.device.wait(asked)
        self.enough = threading.Event()
        self.database = threading.Event()  # whether there is one, where a test takes it away
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while self.device.state["table"]["status"] != "over" and not self.enough.is_set():
                self.move()
            for seat in (0, 1):
                if self.device.state["table"]["status"] != "over":
                    self.persist(lambda seat=seat: self.device.do("look", seat=seat, since=len(self.device.events)))
                    self.persist(lambda: self.device.ask("agree-end"))
            self.persist(lambda: self.device.wait(lambda state: state["table"]["status"] == "over"))
        except BaseException as error:
            self.failure = error
        finally:
            self.progress.release()  # whoever waits for moves sees that this game is over

    def move(self) -> None:
        device = self.device
        seat, at = device.state["prompt"]["seat"], device.state["at"]
        self.persist(lambda: device.do("look", seat=seat, since=len(device.events)))
        move = self.dice.choice(device.state["prompt"]["moves"])["move"]
        self.persist(lambda: device.do("play", move=move, at=at))
        self.kept.append((seat, move))
        self.persist(lambda: device.wait(lambda state: state["at"] > at and asked(state)))
        self.progress.release()

    def persist(self, step: object) -> None:
        """Do it again, on a new connection, until it was acknowledged."""
        assert callable(step)
        while True:
            try:
                step()
                return
            except GONE:
                self.reconnect()
            except RefusedError as error:
                if error.code != "no-database":
                    raise
                self.database.wait()

    def reconnect(self) -> None:
        seat = self.device.state["seat"]
        self.device.hello["seat"] = seat
        while True:
            self.device.server = self.dice.choice(self.servers)
            self.device.server.up.wait()
            try:
                self.device.socket = self.device.connect()
                self.device.until("state")
                return
            except GONE:
                continue
            except RefusedError as error:
                if error.code != "no-database":
                    raise
                self.database.wait()


def asked(state: dict[str, Any]) -> bool:
    """Whether a person has to decide, or nobody any more."""
    if state["table"]["status"] == "over":
        return True
    return "prompt" in state and "bot" not in state["table"]["seats"][state["prompt"]["seat"]]


def nothing(_: int) -> None:
    """Nobody wants to know."""


def kill_again_and_again(
    servers: Sequence[Server], workers: Sequence[Process], kills: int, report: Report = nothing
) -> int:
    """Kill any of these processes at any moment; how many moves were acknowledged."""
    person = Person(servers[0])
    progress = threading.Semaphore(0)
    dice = random.Random(kills)
    moves = 0
    killed = 0
    while killed < kills:
        players = [Player(servers, person, game, number, progress) for number, game in enumerate(GAMES)]
        for player in players:
            player.start()
        while killed < kills and any(player.is_alive() for player in players):
            wait_for_moves(dice.randint(1, 12), progress, players)
            victim = dice.choice([*servers, *workers])
            victim.kill()
            victim.start()
            killed += 1
            report(killed)
        moves += finished(person, players)
    return moves


def wait_for_moves(number: int, progress: threading.Semaphore, players: Sequence[Player]) -> None:
    """Until so many moves were made, or nobody plays any more."""
    for _ in range(number):
        until = time.monotonic() + PATIENCE
        while not progress.acquire(timeout=0.1):
            if not any(player.is_alive() for player in players):
                return
            assert time.monotonic() < until, [player.failure for player in players]


def finished(person: Person, players: Sequence[Player]) -> int:
    """End their games; everything that was acknowledged is in the records, in order and once. How many moves."""
    moves = 0
    for player in players:
        player.enough.set()
    for player in players:
        player.join(120)
        assert player.failure is None, player.failure
        text = person.http.get(f"/api/tables/{player.table}/record").text
        record = klabauter.Record.loads(text)
        bots = [n for n, kind in enumerate(record.header["meta"]["kinds"]) if kind != "human"]
        assert [entry for entry in record.entries if entry[0] not in bots] == player.kept
        klabauter.replay(record)
        moves += len(player.kept)
    return moves


def on_sqlite(folder: Path, kills: int, report: Report = nothing) -> int:
    server = Server(f"sqlite:///{folder / 'server.db'}", log=folder / "log")
    try:
        return kill_again_and_again([server], [], kills, report)
    finally:
        server.stop()


@contextmanager
def many(folder: Path, database: str, redis: str) -> Iterator[tuple[list[Server], list[Process]]]:
    """Three servers and two workers."""
    with ExitStack() as stack:
        servers, workers = [], []
        for n in range(3):
            arguments = (database, "--redis", redis, "--bots", "0")
            servers.append(Server(*arguments, log=folder / f"server-{n}", KLABAUTER_PATIENCE="2"))
            stack.callback(servers[-1].stop)
        for n in range(2):
            workers.append(Process("worker", "--redis", redis, "--lang", "en", log=folder / f"worker-{n}"))
            stack.callback(workers[-1].stop)
        yield servers, workers


def on_postgresql(folder: Path, kills: int, report: Report = nothing) -> int:
    with postgres() as database, valkey() as redis, many(folder, database, redis) as (servers, workers):
        return kill_again_and_again(servers, workers, kills, report)


@pytest.mark.timeout(280)
def test_ten_kills_lose_nothing_on_sqlite(tmp_path: Path) -> None:
    assert on_sqlite(tmp_path, KILLS) > 40


@pytest.mark.timeout(280)
def test_ten_kills_of_three_servers_and_two_workers_lose_nothing_on_postgresql(tmp_path: Path) -> None:
    assert on_postgresql(tmp_path, KILLS) > 40
