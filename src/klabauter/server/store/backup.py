"""Backup and restore while the server runs: all rows as lines of JSON, gzipped, the same for SQLite and PostgreSQL.

A backup is one consistent moment. It is restored into an empty database only, of either kind, so it also moves a
server from the one to the other.
"""

from __future__ import annotations

import gzip
import json
import os
import zlib
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, func, insert, select, text, update
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from klabauter.kernel.errors import Said
from klabauter.kernel.reading import of_system
from klabauter.server.errors import BackupIsThere, BadBackup, CannotKeep
from klabauter.server.store import schema
from klabauter.server.store.engine import connect, failed, file_of, prepare, shown

FORMAT = 1
ROWS = 500


def backup(url: str, path: Path) -> int:
    """Write everything to a file for its owner alone, which appears when it is whole; the number of rows."""
    try:
        there = path.exists()
    except OSError as error:  # such as a name that is too long
        raise CannotKeep(path=str(path), detail=of_system(error)) from error
    if there:
        raise BackupIsThere(path=str(path))
    prepare(url, new=False)
    engine = connect(url, writes=False)
    fresh = path.with_name(f"{path.name}.part")
    count = 0
    try:
        os.close(os.open(fresh, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600))
        with engine.connect() as sql, gzip.open(fresh, "wt", encoding="utf-8") as file:
            if engine.dialect.name == "postgresql":
                sql = sql.execution_options(isolation_level="REPEATABLE READ")
            with sql.begin():
                file.write(json.dumps({"klabauter-backup": FORMAT, "schema": schema.REVISION}) + "\n")
                for table in schema.metadata.sorted_tables:
                    for row in sql.execute(select(table)).mappings():
                        file.write(json.dumps([table.name, dict(row)], ensure_ascii=False) + "\n")
                        count += 1
        os.replace(fresh, path)
    except OSError as error:
        raise CannotKeep(path=str(path), detail=of_system(error, writing=True)) from error
    finally:
        fresh.unlink(missing_ok=True)
        engine.dispose()
    return count


def restore(url: str, path: Path) -> int:
    """Fill an empty database from a backup, all of it or nothing; what fails leaves no new database behind."""
    base = file_of(url)
    new = base is not None and not base.exists()
    try:
        return _restore(url, path)
    except BaseException:
        if new and base is not None:
            for suffix in ("", "-wal", "-shm"):
                base.with_name(base.name + suffix).unlink(missing_ok=True)
        raise


def _restore(url: str, path: Path) -> int:
    try:
        path.open("rb").close()
    except OSError as error:
        raise BadBackup(path=str(path), why=of_system(error)) from error
    prepare(url)
    engine = connect(url, writes=True)
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file, engine.begin() as sql:
            head = json.loads(file.readline())
            if head not in [{"klabauter-backup": FORMAT, "schema": fitting} for fitting in schema.FITTING]:
                why = Said("why-backup-head", "it begins with {head}", head=json.dumps(head))
                raise BadBackup(path=str(path), why=why)
            if sql.execute(select(func.count()).select_from(schema.people)).scalar_one():
                raise NotEmptyError(url)
            count = _fill(sql, file)
            if head["schema"] in schema.UNCONFIRMED:
                people = schema.people
                sql.execute(update(people).where(people.c.mail.is_not(None)).values(new_mail=people.c.mail, mail=None))
            return count
    except OperationalError as error:
        raise failed(url, error) from error
    except (
        OSError,
        ValueError,
        EOFError,
        zlib.error,
        LookupError,
        TypeError,
        RecursionError,
        SQLAlchemyError,
    ) as error:
        why = Said("why-backup-broken", "it is damaged, cut off or something else")
        raise BadBackup(path=str(path), why=why) from error
    finally:
        engine.dispose()


class NotEmptyError(BadBackup):
    """Nothing is ever overwritten by a restore."""

    key = "not-empty"

    def __init__(self, url: str) -> None:
        super().__init__(path="", why="", database=shown(url))


def _fill(sql: Connection, lines: Any) -> int:
    tables = {table.name: table for table in schema.metadata.sorted_tables}
    waiting: dict[str, list[dict[str, Any]]] = {name: [] for name in tables}
    count = 0

    def write(name: str) -> None:
        for other in tables:  # in the order in which they refer to each other
            if waiting[other]:
                sql.execute(insert(tables[other]), waiting[other])
                waiting[other] = []
            if other == name:
                return

    for line in lines:
        name, row = json.loads(line)
        waiting[name].append(row)
        count += 1
        if len(waiting[name]) >= ROWS:
            write(name)
    write(list(tables)[-1])
    if sql.dialect.name == "postgresql":
        for table in (schema.chat, schema.reports):
            sql.execute(
                text(f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'), (SELECT max(id) FROM {table.name}))")
            )
    return count
