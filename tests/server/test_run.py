"""Starting, stopping, upgrading, configuring: a server as those who run it meet it."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, inspect, text

from klabauter.cli.main import main
from klabauter.server.config import Config, load
from klabauter.server.errors import BadConfig
from klabauter.server.run import PORT, PORTS, listen
from klabauter.server.store import Row, Store, schema
from klabauter.server.store.engine import connect, migrate, upgrade
from tests.server.players import Person, Process, Server, played_out
from tests.server.services import postgres


def test_the_command_serves_says_where_and_ends_when_asked(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "klabauter", "serve", "--port", "0", "--lang", "de"]
    env = {**os.environ, "KLABAUTER_DATABASE": f"sqlite:///{tmp_path / 'new' / 'server.db'}"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert line.startswith(" Die Tische sind gedeckt: http://127.0.0.1:")
        url = line.split()[-1]
        assert httpx.get(url + "health").json()["status"] == "ok"
        assert "klabauter_moves_total 0" in httpx.get(url + "metrics").text
        assert "Klabauter" in httpx.get(url).text
        server.terminate()
        assert server.wait(60) in (0, -15)


def test_a_taken_port_is_said_clearly(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path / 'x.db'}"
    file = tmp_path / "klabauter.toml"
    file.write_text(f"port = {server.port}\n")
    for request in (["--port", str(server.port)], ["--config", str(file)], []):
        if not request:
            monkeypatch.setenv("KLABAUTER_PORT", str(server.port))
        assert main(["serve", *request, "--database", database, "--lang", "en"]) == 2, request
        assert f"port {server.port}, cannot be used" in capsys.readouterr().err


def test_without_a_wish_the_next_free_port_is_taken() -> None:
    with listen(Config()) as first, listen(Config()) as second:
        ports = [sock.getsockname()[1] for sock in (first, second)]
    assert PORT <= ports[0] < ports[1] <= PORT + PORTS


def test_what_the_system_refuses_is_told_in_plain_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'server.db'}"
    with listen(Config(port=0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port, "--database", database, "--lang", "de"]) == 2
    assert "ein anderes Programm benutzt ihn schon" in capsys.readouterr().err
    for host in ("192.0.2.1", "nowhere.invalid", "::zz", "x" * 70):
        assert main(["serve", "--host", host, "--database", database, "--lang", "en"]) == 2
        output = capsys.readouterr().err
        assert f"This computer has no address {host}. Without --host" in output
        assert "port" not in output
    assert main(["serve", "--host", "192.0.2.1", "--database", database, "--lang", "de"]) == 2
    assert "Eine Adresse 192.0.2.1 hat dieser Rechner nicht. Ohne --host" in capsys.readouterr().err
    assert main(["serve", "--config", str(tmp_path / "none.toml"), "--lang", "en"]) == 2
    assert "none.toml) is invalid: there is no such file" in capsys.readouterr().err


def test_a_worker_finds_redis_in_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "w.toml"
    file.write_text("bots = 1\n")
    assert main(["worker", "--config", str(file), "--lang", "en"]) == 2
    assert "KLABAUTER_REDIS" in capsys.readouterr().err
    file.write_text('redis = "redis://127.0.0.1:9"\nbots = 1\n')
    worker = Process("worker", "--config", str(file), "--lang", "en", log=tmp_path / "log")
    assert "redis://127.0.0.1:9" in worker.line
    worker.stop()


@pytest.mark.parametrize(
    ("variable", "value", "english", "german"),
    [
        ("PORT", "x", "port is “x”, but a number is expected (≥ 0, ≤ 65535)", "verlangt ist eine Zahl (≥ 0, ≤ 65535)"),
        ("PORT", "99999", "port is “99999”, but a number", "port ist „99999“, aber verlangt ist eine Zahl"),
        ("LIMITS", "-1", "limits is “-1”, but a number is expected (> 0)", "verlangt ist eine Zahl (> 0)"),
        ("LAN", "maybe", "true or false is expected", "verlangt ist true oder false"),
        ("LOG", "xml", "one of json, text is expected", "verlangt ist json, text"),
        ("PRIVATE_NETWORKS", "10.0.0.0/99", "networks like 192.168.1.0/24", "Netze wie 192.168.1.0/24"),
        ("REDIS", "nowhere", "redis must be an address like redis://", "redis muss eine Adresse wie redis://"),
        ("REDIS", "redis://host:x", "redis must be an address like redis://", "redis muss eine Adresse wie redis://"),
        ("SMTP", "smtp://x", "also needs sender and address", "braucht auch sender und address"),
    ],
)
def test_a_setting_that_cannot_be_is_told_with_what_can(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], variable: str, value: str, english: str,
    german: str,
) -> None:  # fmt: skip
    monkeypatch.setenv(f"KLABAUTER_{variable}", value)
    for language, sentence in (("en", english), ("de", german)):
        assert main(["serve", "--lang", language]) == 2
        output = capsys.readouterr().err
        assert sentence in output
        assert f"KLABAUTER_{variable}" in output
        assert "Expected" not in output
        assert "appear" not in output


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        (b"port = = 3\n", "invalid TOML in line 1, character 8.\n", "ungültiges TOML in Zeile 1, Zeichen 8"),
        (b"port = 3\nport = 4\n", "line 2 defines something that is already defined", "Zeile 2 legt etwas fest"),
        (b"\xff\xfe\x00", "invalid TOML", "ungültiges TOML"),
        (None, "it is a folder", "das ist ein Ordner"),
    ],
)
def test_a_file_that_cannot_be_read_is_told_with_the_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: bytes | None, english: str, german: str
) -> None:
    file = tmp_path / "club.toml"
    file.mkdir() if text is None else file.write_bytes(text)
    for language, sentence in (("en", english), ("de", german)):
        assert main(["serve", "--config", str(file), "--lang", language]) == 2
        assert sentence in capsys.readouterr().err


def test_a_number_that_cannot_be_is_shown_as_it_was_typed(capsys: pytest.CaptureFixture[str]) -> None:
    for language in ("de", "en"):
        assert main(["serve", "--port", "99999", "--lang", language]) == 2
        assert "99999" in capsys.readouterr().err


def test_a_hosted_game_is_verified_by_the_command(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    anna = Person(server)
    table = anna.create("jolly-und-roger", ["me", "random"])
    device = anna.sit(table)
    device.pledge()
    device.do("start")
    device.do("open", text=device.contribution)
    played_out([device], random.Random(5).choice)
    text = anna.http.get(f"/api/tables/{table}/record").text
    promised = device.state["table"]["commitment"]
    file = tmp_path / "game.klab"
    file.write_text(text, "utf-8")
    assert main(["verify", str(file), "--commitment", promised, "--lang", "en"]) == 0
    assert "recomputed" in capsys.readouterr().out
    assert main(["verify", str(file), "--lang", "de"]) == 0
    assert promised in capsys.readouterr().out.replace("\n", "")
    assert main(["verify", str(file), "--commitment", "0" * 64, "--lang", "en"]) == 1
    assert "not the one you saw" in capsys.readouterr().out.replace("\n", " ")
    file.write_text(text.replace(device.contribution, "0" * 64), "utf-8")
    assert main(["verify", str(file), "--lang", "en"]) == 1
    assert "contribution of seat 1 in round 1 does not belong" in " ".join(capsys.readouterr().out.split())


def test_a_new_database_and_a_migrated_one_have_exactly_the_schema(tmp_path: Path) -> None:
    def differences(url: str, make: Callable[[Engine], None]) -> list[Any]:
        engine = connect(url, writes=True)
        with engine.begin() as sql:
            if inspect(sql).has_table("people"):
                schema.metadata.drop_all(sql)
                sql.execute(text("DROP TABLE alembic_version"))
        make(engine)
        migrate(engine)
        with engine.connect() as sql:
            assert sql.execute(text("SELECT version_num FROM alembic_version")).scalars().all() == [schema.REVISION]
            found = compare_metadata(MigrationContext.configure(sql), schema.metadata)
        engine.dispose()
        return list(found)

    def through_all_migrations(engine: Engine) -> None:
        with engine.begin() as sql:
            upgrade(sql)

    with postgres() as url:
        for database in (f"sqlite:///{tmp_path / 'server.db'}", url):
            assert differences(database, migrate) == []
            assert differences(database, through_all_migrations) == []


def test_two_processes_cannot_both_keep_the_same_number(tmp_path: Path) -> None:
    """The unique key decides; whoever comes second is told so, and nothing of his is kept."""
    url = f"sqlite:///{tmp_path / 'server.db'}"
    table = {"id": "t", "game": "g", "secret": "s", "access": "link", "status": "open", "number": 0, "created": 0}
    follow = {
        "access": "link",
        "status": "open",
        "number": 2,
        "turn": None,
        "waits": None,
        "deadline": None,
        "touched": 0,
        "uptime": 0,
        "reminded": None,
    }

    async def run() -> tuple[list[frozenset[str] | None], list[Any]]:
        stores = [Store(url), Store(url)]
        await stores[0].write(lambda sql: sql.execute(schema.tables.insert().values(**table, touched=0)))
        first = await stores[0].append([Row("t", n, 1, "a", None, "first", 0) for n in (0, 1)], follow)
        second = await stores[1].append([Row("t", n, 2, "a", None, "late", 0) for n in (1, 2)], follow)
        kept = await stores[1].read(lambda sql: sql.execute(schema.acts.select()).all())
        for store in stores:
            store.close()
        return [first, second], [row.text for row in kept]

    assert asyncio.run(run()) == ([frozenset(), None], ["first", "first"])


def test_flags_rule_over_environment_over_file(tmp_path: Path) -> None:
    file = tmp_path / "klabauter.toml"
    file.write_text('port = 1\nbots = 1\nlog = "json"\n')
    environment = {"KLABAUTER_PORT": "2", "KLABAUTER_BOTS": "2", "KLABAUTER_CONFIG": str(file)}
    config = load({"port": 3, "bots": None}, environment)
    assert (config.port, config.bots, config.log) == (3, 2, "json")
    for wrong in ({"KLABAUTER_PORT": "x"}, {"KLABAUTER_LIMITS": "-1"}, {"KLABAUTER_CONFIG": str(tmp_path / "no")},
                  {"KLABAUTER_SMTP": "smtp://x"}, {"KLABAUTER_PRIVATE_NETWORKS": "10.0.0.0/99"}):  # fmt: skip
        with pytest.raises(BadConfig):
            load({}, wrong)
