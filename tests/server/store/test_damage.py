"""A database that is damaged, read-only, gone or replaced: noticed, said, and nothing acknowledged is lost."""

from __future__ import annotations

import os
import resource
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import httpx
import psycopg
import pytest

from klabauter.cli.main import main
from klabauter.server.store import engine
from klabauter.server.store.engine import prepare
from tests.server.players import PATIENCE, Device, Person, Server, serving
from tests.server.services import postgres

Out = pytest.CaptureFixture[str]
PAGE = 4096
# A server that writes nothing by itself, but for what it tries when it could not write.
QUIET = """
from klabauter.server import admin, people
async def nothing(*_): ...
admin.prune = people.People.seen = nothing
"""


def damage(file: Path, but: int = 1) -> None:
    """Overwrite all pages of a database but the first ones."""
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0
    with file.open("r+b") as pages:
        pages.seek(but * PAGE)
        pages.write(b"\xff" * (file.stat().st_size - but * PAGE))


def health(server: Server) -> tuple[int, str]:
    answer = httpx.get(f"{server.url}/health", timeout=PATIENCE)
    return answer.status_code, answer.json().get("code", "")


def until_healthy(server: Server) -> None:
    """A server that can write again notices it by itself; every question is one more chance."""
    while health(server) != (200, ""):
        pass


def read_only(url: str) -> bool:
    with psycopg.connect(url) as database:
        return database.execute("SHOW transaction_read_only").fetchone() == ("on",)


def playing(server: Server) -> tuple[Person, str, Device]:
    anna = Person(server)
    table = anna.create("jolly-und-roger", ["me", "me"], options={"start": 0})
    device = anna.sit(table, seat=0)
    device.do("start")
    device.wait(lambda state: "prompt" in state)
    return anna, table, device


def test_a_server_does_not_start_with_a_damaged_database(tmp_path: Path, capsys: Out) -> None:
    with serving(tmp_path) as server:
        playing(server)
    file = tmp_path / "server.db"
    damage(file, but=8)
    before = file.read_bytes()
    for language, words in (("en", "it is damaged"), ("de", "sie ist beschädigt")):
        assert main(["serve", "--database", server.database, "--port", "0", "--lang", language]) == 2
        text = " ".join(capsys.readouterr().err.split())
        assert words in text
        assert "klabauter restore" in text
        assert "Traceback" not in text
    assert main(["backup", str(tmp_path / "all.gz"), "--database", server.database, "--lang", "en"]) == 2
    assert "klabauter restore" in capsys.readouterr().err
    assert not (tmp_path / "all.gz").exists()
    assert file.read_bytes() == before


def test_a_big_database_is_checked_for_a_while_only(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    url = f"sqlite:///{tmp_path / 'server.db'}"
    prepare(url)
    with closing(sqlite3.connect(tmp_path / "server.db")) as database:
        numbers = "WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n LIMIT 100000)"
        database.execute(f"INSERT INTO settings {numbers} SELECT 'name ' || n, 'value' FROM n")
        database.commit()
    engine.check(url, PATIENCE)
    assert caplog.messages == []
    engine.check(url, 0.0)
    assert "only a part of it was checked" in caplog.text


def test_damage_while_people_play_is_noticed_and_said(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna, _, device = playing(server)
        assert health(server) == (200, "")
        damage(tmp_path / "server.db")
        with closing(
            sqlite3.connect(tmp_path / "server.db")
        ) as other:  # from now on nobody trusts what was read before
            other.execute("PRAGMA user_version = 1")
        assert health(server) == (503, "no-database")
        answer = anna.http.post("/api/tables", json={"game": "jolly-und-roger", "seats": ["me", "me"]})
        assert (answer.status_code, answer.json()["code"]) == (503, "no-database")
        assert device.ask("play", move="split 12|345", at=0)["code"] == "no-database"
        assert "klabauter_database_failing 1" in httpx.get(f"{server.url}/metrics").text
    log = server.log.read_text("utf-8")
    assert "the database is damaged" in log
    assert "restore the last backup" in log
    assert "Traceback" not in log


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs Linux")
def test_a_database_that_cannot_grow_goes_on_when_it_can_again(tmp_path: Path) -> None:
    with serving(tmp_path, patch=QUIET) as server:
        anna, table, device = playing(server)
        pid, most = server.process.pid, (tmp_path / "server.db-wal").stat().st_size
        assert pid is not None
        limits = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, limits[1]))
        assert device.ask("play", move="split 12|345", at=0)["code"] == "no-database"
        assert health(server) == (503, "no-database")
        device.close()  # nobody is there whose next move would be the first to succeed
        resource.prlimit(pid, resource.RLIMIT_FSIZE, limits)
        until_healthy(server)
        device = anna.sit(table, seat=0)
        assert device.state["at"] == 0
        device.do("play", move="split 12|345", at=0)
    assert "the database does not answer" in server.log.read_text("utf-8")


def test_a_file_that_is_moved_away_and_put_back(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna, table, device = playing(server)
        file = tmp_path / "server.db"
        file.rename(tmp_path / "away.db")
        assert health(server) == (503, "no-database")
        assert device.ask("play", move="split 12|345", at=0)["code"] == "no-database"
        assert httpx.get(f"{server.url}/api/tables/{table}").status_code == 200  # what is known can be read
        assert not file.exists()  # no new and empty one
        file.write_bytes(b"")
        assert device.ask("play", move="split 12|345", at=0)["code"] == "no-database"
        assert health(server) == (503, "no-database")
        (tmp_path / "away.db").rename(file)
        until_healthy(server)
        device.do("play", move="split 12|345", at=0)
        server.kill()
        server.start()
        assert Device(server, table, token=anna.token, seat=0).state["at"] == 1
    log = server.log.read_text("utf-8")
    assert "server.db is gone" in log
    assert "server.db was replaced" in log
    assert "Traceback" not in log


@pytest.mark.skipif(sys.platform != "linux", reason="needs /proc")
def test_a_deleted_file_can_be_saved_while_the_server_runs(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna, table, device = playing(server)
        device.do("play", move="split 12|345", at=0)
        for name in ("server.db", "server.db-wal", "server.db-shm"):
            (tmp_path / name).unlink()
        assert device.ask("undo", at=1)["code"] == "no-database"
        held = {os.readlink(one): one for one in Path(f"/proc/{server.process.pid}/fd").iterdir()}
        content = {name: held[f"{tmp_path / name} (deleted)"].read_bytes() for name in ("server.db", "server.db-wal")}
        server.kill()
        for name, saved in content.items():
            (tmp_path / name).write_bytes(saved)
        server.start()
        assert Device(server, table, token=anna.token, seat=0).state["at"] == 1


def test_a_database_of_postgresql_that_becomes_read_only(tmp_path: Path, capsys: Out) -> None:
    with postgres() as url, psycopg.connect(url, autocommit=True) as boss:
        boss.execute("SET default_transaction_read_only = off")  # whatever is set for all others
        server = Server(url, log=tmp_path / "log")
        try:
            _, _, device = playing(server)
            boss.execute("ALTER SYSTEM SET default_transaction_read_only = on")
            boss.execute("SELECT pg_reload_conf()")
            while not read_only(url):
                pass
            assert device.ask("play", move="split 12|345", at=0)["code"] == "no-database"
            assert health(server) == (503, "no-database")
            assert main(["serve", "--database", url, "--port", "0", "--lang", "en"]) == 2
            assert "it is read-only" in capsys.readouterr().err
            boss.execute("ALTER SYSTEM RESET default_transaction_read_only")
            boss.execute("SELECT pg_reload_conf()")
            until_healthy(server)
            device.do("play", move="split 12|345", at=0)
        finally:
            assert "Traceback" not in server.stop()
