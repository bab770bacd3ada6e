"""What those who run a server are told when something cannot be: in a sentence, with the place and what is possible."""

from __future__ import annotations

import gzip
import sqlite3
import stat
import sys
from pathlib import Path

import httpx
import pytest

from klabauter.cli.main import main
from klabauter.server import run
from klabauter.server.store import schema
from tests.server.players import Person, serving

Out = pytest.CaptureFixture[str]


def refused(out: Out, *words: str | Path) -> str:
    assert main([*map(str, words), "--lang", "en"]) == 2
    found = out.readouterr()
    assert found.out == ""
    return found.err


@pytest.mark.parametrize("words", [["backup", "all.gz"], ["admin", "promote", "anna"], ["admin", "reports"]])
def test_a_command_for_a_server_that_was_never_there_makes_none(tmp_path: Path, capsys: Out, words: list[str]) -> None:
    missing = tmp_path / "server.db"
    output = refused(capsys, *words, "--database", f"sqlite:///{missing}")
    assert f"no database at sqlite:///{missing}" in output
    assert "--config" in output
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("database", ["club.db", "mysql://club@host/name", "nonsense:///"])
def test_an_address_that_is_none_of_a_database(capsys: Out, database: str) -> None:
    for words in (["serve"], ["admin", "reports"]):
        output = refused(capsys, *words, "--database", database)
        assert "sqlite:////folder/file.db" in output
        assert "postgresql://" in output


def test_a_file_that_is_no_database_and_one_that_cannot_be_made(tmp_path: Path, capsys: Out) -> None:
    text = tmp_path / "notes.db"
    text.write_text("no database at all, but a long enough text to be looked at " * 20)
    output = refused(capsys, "serve", "--database", f"sqlite:///{text}")
    assert str(text) in output
    assert "the file is not a database" in output
    output = refused(capsys, "serve", "--database", f"sqlite:///{text}/below/server.db")
    assert f"{text}/below" in output
    output = refused(capsys, "serve", "--database", "postgresql://club:secret@127.0.0.1:9/club")
    assert "127.0.0.1:9/club" in output
    assert "secret" not in output
    assert "in a moment" not in output  # nobody plays yet who could wait


def test_a_backup_says_of_what_and_is_for_its_owner_alone(tmp_path: Path, capsys: Out) -> None:
    with serving(tmp_path) as server:
        Person(server).create("jolly-und-roger", ["me", "me"])
        assert stat.S_IMODE((tmp_path / "server.db").stat().st_mode) == 0o600
        file = tmp_path / "all.gz"
        assert main(["backup", str(file), "--database", server.database, "--lang", "en"]) == 0
        assert server.database in capsys.readouterr().out
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        before = file.read_bytes()
        assert str(file) in refused(capsys, "backup", file, "--database", server.database)
        assert file.read_bytes() == before
        output = refused(capsys, "backup", tmp_path / "nowhere" / "all.gz", "--database", server.database)
        assert f"{tmp_path}/nowhere/all.gz cannot be written (there is no such folder)." in output
        output = refused(capsys, "backup", tmp_path / ("x" * 300), "--database", server.database)
        assert f"{'x' * 300} cannot be written (the name is too long)." in output
        output = refused(capsys, "admin", "promote", "Ana", "--database", server.database)
        assert "Ana" in output
        output = refused(capsys, "admin", "settle", "7", "--database", server.database)
        assert "There is no report 7;" in output
        for action in ("prune", "reports"):
            output = refused(capsys, "admin", action, "x", "--database", server.database)
            assert f"klabauter admin {action} takes no argument, so “x” is not understood." in output


def test_a_restore_that_fails_leaves_nothing_behind(tmp_path: Path, capsys: Out) -> None:
    broken = tmp_path / "broken.gz"
    broken.write_bytes(gzip.compress(b'{"klabauter-backup": 2, "schema": "0002"}\n["people", {"id": 1'))
    no_backup = tmp_path / "notes.gz"
    no_backup.write_text("nothing of the kind")
    for file in (tmp_path / "missing.gz", tmp_path, no_backup, broken):
        assert str(file) in refused(capsys, "restore", file, "--database", f"sqlite:///{tmp_path / 'new.db'}")
        assert sorted(path.name for path in tmp_path.iterdir()) == ["broken.gz", "notes.gz"]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("5", "sie ist beschädigt, abgeschnitten oder etwas anderes"),
        ('"x"', "sie ist beschädigt, abgeschnitten oder etwas anderes"),
        ("[" * 100_000, "sie ist beschädigt, abgeschnitten oder etwas anderes"),
        ('["people", 5]', "Zeile 2 gehört nicht dorthin"),
        ('["nobody", {}]', "Zeile 2 gehört nicht dorthin"),
        ('[["people"], {}]', "Zeile 2 gehört nicht dorthin"),
        ('["people", {"id": "a", "shark": 1}]', "Zeile 2 gehört nicht dorthin"),
        ('["people", {"id": "a"}]', "Zeile 2 gehört nicht dorthin"),
    ],
)
def test_a_backup_with_a_line_that_is_none_is_told_in_german(tmp_path: Path, capsys: Out, line: str, why: str) -> None:
    file = tmp_path / "all.gz"
    file.write_bytes(gzip.compress(f'{{"klabauter-backup": 2, "schema": "{schema.REVISION}"}}\n{line}\n'.encode()))
    assert main(["restore", str(file), "--database", f"sqlite:///{tmp_path / 'new.db'}", "--lang", "de"]) == 2
    assert f"({why})" in capsys.readouterr().err


def test_what_begins_otherwise_is_shown_as_it_is_written(tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "all.gz"
    file.write_bytes(gzip.compress(b'{"a": true}\n'))
    assert '(it begins with {"a": true})' in refused(
        capsys, "restore", file, "--database", f"sqlite:///{tmp_path}/n.db"
    )


def test_a_backup_whose_bytes_were_changed_is_told(tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "all.gz"
    packed = bytearray(gzip.compress(b"x" * 1000))
    packed[12:20] = b"\xff" * 8
    file.write_bytes(packed)
    assert "it is damaged" in refused(capsys, "restore", file, "--database", f"sqlite:///{tmp_path / 'new.db'}")


def test_an_unknown_setting_is_told_with_those_there_are(tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "club.toml"
    file.write_text('title = "Club"\n')
    output = refused(capsys, "serve", "--config", file)
    assert "“title”" in output
    assert "operator" in output
    assert "keep_tables" in output
    assert "--port" in refused(capsys, "serve", "--port", "80800")


def test_health_notices_that_nothing_can_be_written(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        anna = Person(server)
        assert httpx.get(f"{server.url}/health").json()["status"] == "ok"
        with sqlite3.connect(tmp_path / "server.db", isolation_level=None) as lock:
            lock.execute("BEGIN EXCLUSIVE")
            answer = anna.http.post("/api/tables", json={"game": "jolly-und-roger", "seats": ["me", "me"]}, timeout=60)
            assert answer.json()["code"] == "no-database"
            reply = httpx.get(f"{server.url}/health")
            assert (reply.status_code, reply.json()["code"]) == (503, "no-database")
            lock.execute("ROLLBACK")
        lock.close()
        anna.create("jolly-und-roger", ["me", "me"])
        assert httpx.get(f"{server.url}/health").json()["status"] == "ok"


def test_a_driver_that_is_not_installed_is_named(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    monkeypatch.setattr(run, "find_spec", lambda name: None)
    for words, package in (
        (["serve", "--database", "postgresql://club:secret@host/club"], "psycopg"),
        (["admin", "reports", "--database", "postgresql://club:secret@host/club"], "psycopg"),
        (["serve", "--redis", "redis://:secret@host/0"], "redis"),
        (["worker", "--redis", "redis://:secret@host/0"], "redis"),
    ):
        output = refused(capsys, *words)
        assert f"needs the package {package}" in output
        assert "[hosting]" in output
        assert "secret" not in output


def test_a_data_folder_that_cannot_be_made(tmp_path: Path, capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    assert f"{tmp_path}/file/klabauter" in refused(capsys, "serve")


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        (["settle", "x"], "the number of a report"),
        (["settle"], "the number of a report"),
        (["registration", "shut"], "open or closed"),
        (["promote"], "the login of an account"),
        (["close"], "after /t/"),
    ],
)
def test_an_admin_is_told_what_belongs_behind_a_command(capsys: Out, words: list[str], wanted: str) -> None:
    assert wanted in refused(capsys, "admin", *words)


def test_a_restore_says_where_it_went(tmp_path: Path, capsys: Out) -> None:
    with serving(tmp_path) as server:
        assert main(["backup", str(tmp_path / "all.gz"), "--database", server.database]) == 0
    new = f"sqlite:///{tmp_path / 'new.db'}"
    assert main(["restore", str(tmp_path / "all.gz"), "--database", new]) == 0
    assert new in capsys.readouterr().out
