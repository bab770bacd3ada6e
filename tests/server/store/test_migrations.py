"""An older database is brought up to date, with what is in it."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from klabauter.server.errors import BadBackup
from klabauter.server.store import schema
from klabauter.server.store.backup import restore
from klabauter.server.store.engine import MIGRATIONS, connect, migrate
from tests.server.services import postgres

OLD = [
    "INSERT INTO people (id, name, mail, created, seen, admin, banned) "
    "VALUES ('p', 'Anna', 'a@b.org', 0, 0, false, false)",
    "INSERT INTO tables (id, game, secret, access, status, number, created, touched, deadline) "
    "VALUES ('t', 'g', 's', 'link', 'open', 0, 0, 1700000000000, 1700000060000)",
    "INSERT INTO reports (at, person, game_table, about, done) VALUES (1, 'p', 't', 'rude', false)",
]


def to(sql: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = sql
    command.upgrade(config, revision)


def upgraded(url: str) -> tuple[list[Any], list[Any]]:
    """What the first schema becomes: how it differs from the one wanted, and what has become of a report."""
    engine = connect(url, writes=True)
    with engine.begin() as sql:
        to(sql, "0001")
        for statement in OLD:
            sql.execute(text(statement))
    migrate(engine)
    with engine.begin() as sql:
        differs = compare_metadata(MigrationContext.configure(sql), schema.metadata)
        assert sql.execute(text("SELECT mail, new_mail, seen_uptime FROM people")).one() == (None, "a@b.org", 0)
        assert sql.execute(text("SELECT uptime, deadline FROM tables")).one() == (0, 60_000)  # a minute was left
        sql.execute(text("UPDATE reports SET accused = 'p', line = 3"))
        sql.execute(text("DELETE FROM people"))
        kept = sql.execute(text("SELECT about, person, accused, line FROM reports")).all()
    engine.dispose()
    return list(differs), [tuple(row) for row in kept]


def test_the_first_schema_becomes_the_newest_one(tmp_path: Path) -> None:
    expected: tuple[list[Any], list[Any]] = ([], [("rude", None, None, 3)])
    assert upgraded(f"sqlite:///{tmp_path / 'server.db'}") == expected
    with postgres() as url:
        assert upgraded(url) == expected


def test_a_backup_of_an_older_server_can_be_restored(tmp_path: Path) -> None:
    person = {"id": "p", "name": "Anna", "login": None, "created": 0, "seen": 0, "admin": False, "banned": False}
    table = {"id": "t", "game": "g", "secret": "s", "access": "link", "status": "open", "number": 0}
    report = {"id": 7, "at": 1, "person": "p", "game_table": "t", "about": "rude", "done": False}
    person["mail"] = "anna@example.org"
    rows = [["people", person], ["tables", {**table, "created": 0, "touched": 5, "deadline": 65}], ["reports", report]]
    url = f"sqlite:///{tmp_path / 'server.db'}"
    for revision, fine in (("0000", False), ("0001", True)):
        lines = [{"klabauter-backup": 1, "schema": revision}, *rows]
        (tmp_path / "all.gz").write_bytes(gzip.compress("\n".join([json.dumps(line) for line in lines]).encode()))
        if fine:
            assert restore(url, tmp_path / "all.gz", unverified=True) == 3
        else:
            with pytest.raises(BadBackup):
                restore(url, tmp_path / "all.gz", unverified=True)
    engine = connect(url, writes=True)
    with engine.begin() as sql:
        assert sql.execute(text("SELECT about, accused FROM reports")).one() == ("rude", None)
        assert sql.execute(text("SELECT mail, new_mail, seen_uptime FROM people")).one() == (None, person["mail"], 0)
        assert sql.execute(text("SELECT uptime, deadline FROM tables")).one() == (0, 60)
    engine.dispose()
