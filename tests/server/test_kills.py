"""kill -9 under play, again and again: what was acknowledged is there, nothing is there twice, clients recover."""

from __future__ import annotations

import random
import threading
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

import klabauter
from tests.server.house import Device, Person, Server

KILLS = 10
GAMES = ("port-royal", "jolly-und-roger", "freibeuter")


class Player(threading.Thread):
    """Plays a hot-seat table and comes back after every kill; remembers what was acknowledged."""

    def __init__(self, server: Server, person: Person, game: str, seed: int, progress: threading.Semaphore) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.dice = random.Random(seed)
        self.progress = progress
        self.kept: list[tuple[int, str]] = []
        self.table = person.create(game, ["me", "me"])
        self.device = Device(server, self.table, token=person.token)
        self.device.do("start")
        self.device.wait(lambda state: "prompt" in state)
        self.failure: BaseException | None = None

    def run(self) -> None:
        try:
            while self.device.state["table"]["status"] != "over":
                self.move()
        except BaseException as error:
            self.failure = error

    def move(self) -> None:
        device = self.device
        seat, at = device.state["prompt"]["seat"], device.state["at"]
        assert at == len(self.kept)
        self.persist(lambda: device.do("look", seat=seat, since=len(device.events)))
        move = self.dice.choice(device.state["prompt"]["moves"])["move"]
        self.persist(lambda: device.do("play", move=move, at=at))
        self.kept.append((seat, move))
        device.reach(at + 1)
        self.progress.release()

    def persist(self, step: object) -> None:
        """Do it again, on a new connection, until it was acknowledged."""
        assert callable(step)
        while True:
            try:
                step()
                return
            except (ConnectionClosed, OSError, TimeoutError):
                self.reconnect()

    def reconnect(self) -> None:
        seat = self.device.state["seat"]
        self.device.hello["seat"] = seat
        while True:
            self.server.up.wait()
            try:
                self.device.socket = self.device.connect()
                self.device.until("state")
                return
            except (ConnectionClosed, OSError, TimeoutError):
                continue


def kill_again_and_again(server: Server, kills: int) -> int:
    """How many moves were acknowledged."""
    person = Person(server)
    progress = threading.Semaphore(0)
    dice = random.Random(kills)
    moves = 0
    killed = 0
    while killed < kills:
        players = [Player(server, person, game, number, progress) for number, game in enumerate(GAMES)]
        for player in players:
            player.start()
        while killed < kills and any(player.is_alive() for player in players):
            for _ in range(dice.randint(1, 12)):
                progress.acquire(timeout=30)
            server.kill()
            server.start()
            killed += 1
        for player in players:
            player.join(120)
            assert player.failure is None, player.failure
            text = person.http.get(f"/api/tables/{player.table}/record").text
            record = klabauter.Record.loads(text)
            assert record.entries == player.kept
            klabauter.replay(record)
            moves += len(player.kept)
    return moves


@pytest.mark.timeout(280)
def test_ten_kills_lose_nothing(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'server.db'}", log=tmp_path / "log")
    try:
        assert kill_again_and_again(server, KILLS) > 100
    finally:
        server.stop()
