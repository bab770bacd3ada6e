"""Valkey and PostgreSQL die under play and come back: play goes on by itself, nothing is lost, no process dies."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

import httpx
import pytest

from tests.server.players import PATIENCE, Device, Person, Process, Server
from tests.server.services import Service, postgres, postgres_service, valkey, valkey_service
from tests.server.whole.test_kills import GAMES, Player, Report, finished, many, nothing


def progressed(progress: threading.Semaphore, players: Sequence[Player], moves: int) -> bool:
    """Wait until so many more moves were acknowledged; False if a game is over before."""
    for _ in range(moves):
        assert progress.acquire(timeout=PATIENCE), [player.failure for player in players]
        if not all([player.is_alive() for player in players]):
            return False
    return True


def alive(processes: Sequence[Process]) -> bool:
    return all(process.process.is_alive() for process in processes)


def outages(folder: Path, database: str, redis: str, service: Service, times: int, report: Report = nothing) -> int:
    """Kill a service under play and start it again, so many times. Nothing that was acknowledged is lost or there
    twice; how many moves that were."""
    with many(folder, database, redis) as (servers, workers):
        person, progress = Person(servers[0]), threading.Semaphore(0)
        moves = killed = 0
        while killed < times:
            players = [Player(servers, person, game, number, progress) for number, game in enumerate(GAMES)]
            for player in players:
                player.database = service.up
                player.start()
            while progressed(progress, players, 8) and killed < times:
                service.kill()
                if service.url == redis:
                    progressed(progress, players, 8)  # tables of people go on; bots wait
                else:
                    answer = [httpx.get(f"{server.url}/health", timeout=PATIENCE) for server in servers]
                    assert {(one.status_code, one.json()["code"]) for one in answer} == {(503, "no-database")}
                service.start()
                killed += 1
                report(killed)
            bots = [player for player in players if len(player.device.state["table"]["seats"]) == 3]
            seen = [len(player.kept) for player in bots]
            while [len(player.kept) for player in bots] == seen and all([player.is_alive() for player in players]):
                progressed(progress, players, 1)  # bots, too, think again
            moves += finished(person, players)
        assert alive([*servers, *workers])
        assert [httpx.get(f"{server.url}/health", timeout=PATIENCE).status_code for server in servers] == [200] * 3
    for log in folder.iterdir():
        assert "Traceback" not in log.read_text("utf-8"), log.read_text("utf-8")
    return moves


def of_valkey(folder: Path, times: int, report: Report = nothing) -> int:
    with postgres() as database, valkey_service() as redis:
        return outages(folder, database, redis.url, redis, times, report)


def of_postgresql(folder: Path, times: int, report: Report = nothing) -> int:
    with postgres_service() as database, valkey() as redis:
        return outages(folder, database.url, redis, database, times, report)


@pytest.mark.timeout(200)
def test_redis_dies_and_comes_back(tmp_path: Path) -> None:
    assert of_valkey(tmp_path, 1) > 20


@pytest.mark.timeout(200)
def test_the_database_dies_and_comes_back(tmp_path: Path) -> None:
    assert of_postgresql(tmp_path, 2) > 20


def test_what_could_not_be_written_is_neither_there_nor_acknowledged_later(tmp_path: Path) -> None:
    """A move is tried again and again while the database is away; once acknowledged, it survives a kill."""
    with postgres_service() as database:
        server = Server(database.url, log=tmp_path / "log")
        anna = Person(server)
        table = anna.create("jolly-und-roger", ["me", "me"], options={"start": 0})
        device = anna.sit(table, seat=0)
        device.do("start")
        database.kill()
        for _ in range(3):
            assert device.ask("play", move="split 12|345", at=0)["code"] == "no-database"
        database.start()
        assert Device(server, table, token=anna.token, seat=0).state["at"] == 0
        device.do("play", move="split 12|345", at=0)
        server.kill()
        server.start()
        again = Device(server, table, token=anna.token, seat=1)
        assert (again.state["at"], again.events[-1]["line"]) == (1, "split")
        again.play("take set-1")
        server.stop()


def test_a_database_that_is_not_there_is_said_clearly() -> None:
    wanted = ["--database", "postgresql://klabauter:secret@127.0.0.1:1/none", "--lang", "en", "--port", "0"]
    command = [sys.executable, "-m", "klabauter", "serve", *wanted]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 2
    text = " ".join(done.stderr.split())
    assert "klabauter: The database postgresql://klabauter:***@127.0.0.1:1/none cannot be used" in text
    assert "refused" in text
    assert "Traceback" not in done.stderr
    assert "secret" not in done.stderr
