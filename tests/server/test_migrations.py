"""An older database is brought up to date, with what is in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from klabauter.server.store import schema
from klabauter.server.store.engine import MIGRATIONS, connect, migrate
from tests.server.services import postgres

OLD = [
    "INSERT INTO people (id, name, created, seen, admin, banned) VALUES ('p', 'Anna', 0, 0, false, false)",
    "INSERT INTO tables (id, game, secret, access, status, number, created, touched) "
    "VALUES ('t', 'g', 's', 'link', 'open', 0, 0, 0)",
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
