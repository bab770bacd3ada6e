"""Backup and restore while the server runs: all rows as lines of JSON, gzipped, the same for SQLite and PostgreSQL.

A backup is one consistent moment. Its last line says how many rows of each table it has, so that a backup that was cut
is noticed. It is restored into an empty database only, of either kind, so it also moves a server from the one to the
other.
"""

from __future__ import annotations

import gzip
import json
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import BigInteger, Boolean, Column, Connection, Integer, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from klabauter.kernel.errors import CannotWrite
from klabauter.kernel.reading import of_system
from klabauter.server.errors import BackupIsThere, BadBackup, NotEmpty, ServerMessage
from klabauter.server.store import schema
from klabauter.server.store.engine import connect, failed, file_of, prepare, shown

FORMAT = 2
WITHOUT_END = 1  # the format of version 0.1
ROWS = 500
TABLES = {table.name: table for table in schema.metadata.sorted_tables}  # in the order in which they refer to others
BROKEN = ServerMessage("why-backup-broken")
UNREADABLE = (OSError, ValueError, EOFError, zlib.error, LookupError, TypeError, RecursionError)
Row = dict[str, Any]


def backup(url: str, path: Path) -> int:
    """Write everything to a file for its owner alone, which appears when it is whole and was read again; the number of
    rows."""
    try:
        there = path.exists()
    except OSError as error:  # such as a name that is too long
        raise CannotWrite(str(path), of_system(error)) from error
    if there:
        raise BackupIsThere(path=str(path))
    prepare(url, new=False, checked=None)
    fresh = path.with_name(f"{path.name}.part")
    try:
        os.close(os.open(fresh, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600))
        written = _write(url, fresh)
        with fresh.open("rb") as file:
            os.fsync(file.fileno())
        if verify(fresh) != written:
            raise BadBackup(path=str(fresh), why=BROKEN)
        os.replace(fresh, path)
    except OSError as error:
        raise CannotWrite(str(path), of_system(error, writing=True)) from error
    except BadBackup as error:
        why = ServerMessage("why-backup-differs")
        raise CannotWrite(str(path), why) from error
    except DBAPIError as error:
        raise failed(url, error) from error
    finally:
        fresh.unlink(missing_ok=True)
    return sum(written.values())


def _write(url: str, path: Path) -> dict[str, int]:
    counts = dict.fromkeys(TABLES, 0)
    engine = connect(url, writes=False)
    try:
        with engine.connect() as sql, gzip.open(path, "wt", encoding="utf-8") as file:
            if engine.dialect.name == "postgresql":
                sql = sql.execution_options(isolation_level="REPEATABLE READ")
            with sql.begin():
                file.write(json.dumps({"klabauter-backup": FORMAT, "schema": schema.REVISION}) + "\n")
                for name, table in TABLES.items():
                    for row in sql.execute(select(table)).mappings():
                        file.write(json.dumps([name, dict(row)], ensure_ascii=False) + "\n")
                        counts[name] += 1
            file.write(json.dumps({"end": counts}) + "\n")
    finally:
        engine.dispose()
    return counts


# -- reading


def verify(path: Path, unverified: bool = False) -> dict[str, int]:
    """Read a whole backup; how many rows of each table it has. BadBackup if it is none or not whole."""
    counts = dict.fromkeys(TABLES, 0)
    for name, _ in _rows(path, unverified):
        counts[name] += 1
    return counts


def _head(path: Path, unverified: bool) -> Row:
    """The first line of a backup. One of version 0.1, which has no last line, only if it may be ``unverified``."""
    try:
        path.open("rb").close()
    except OSError as error:
        raise BadBackup(path=str(path), why=of_system(error)) from error
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            head = json.loads(file.readline())
    except UNREADABLE as error:
        raise BadBackup(path=str(path), why=BROKEN) from error
    formats = [{"klabauter-backup": one, "schema": s} for one in (FORMAT, WITHOUT_END) for s in schema.FITTING]
    if head not in formats:
        why = ServerMessage("why-backup-head", head=json.dumps(head))
        raise BadBackup(path=str(path), why=why)
    if head["klabauter-backup"] == WITHOUT_END and not unverified:
        why = ServerMessage("why-backup-old")
        raise BadBackup(path=str(path), why=why)
    found: Row = head
    return found


def _rows(path: Path, unverified: bool) -> Iterator[tuple[str, Row]]:
    """All rows of a backup, each with the name of its table; BadBackup if one does not fit or the end is not right."""
    ends = _head(path, unverified)["klabauter-backup"] != WITHOUT_END
    counts, end = dict.fromkeys(TABLES, 0), None
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            file.readline()
            for number, line in enumerate(file, 2):
                entry = json.loads(line)
                if ends and isinstance(entry, dict) and end is None:
                    end = entry["end"]
                    continue
                name, row = entry
                if end is not None or not _fits(name, row):
                    why = ServerMessage("why-backup-line", line=str(number))
                    raise BadBackup(path=str(path), why=why)
                counts[name] += 1
                yield name, row
    except UNREADABLE as error:
        raise BadBackup(path=str(path), why=BROKEN) from error
    if ends and end is None:
        raise BadBackup(path=str(path), why=ServerMessage("why-backup-cut"))
    if ends and end != counts:
        why = ServerMessage("why-backup-counts")
        raise BadBackup(path=str(path), why=why)


def _fits(name: object, row: object) -> bool:
    """Whether this can be a row of a table."""
    if not isinstance(name, str) or name not in TABLES or not isinstance(row, dict):
        return False
    columns = TABLES[name].c
    needed = {column.name for column in columns if not column.nullable}
    return needed <= row.keys() <= set(columns.keys()) and all([_may_be(columns[one], row[one]) for one in row])


def _may_be(column: Column[Any], value: object) -> bool:
    if value is None:
        return bool(column.nullable)
    if isinstance(column.type, Boolean):
        return isinstance(value, bool)
    if isinstance(column.type, Integer):
        most = 2**63 if isinstance(column.type, BigInteger) else 2**31
        return type(value) is int and -most <= value < most
    return isinstance(value, str)


# -- restoring


def restore(url: str, path: Path, unverified: bool = False) -> int:
    """Fill an empty database from a backup, all of it or nothing; what fails leaves no new database behind."""
    verify(path, unverified)  # before anything is written
    base = file_of(url)
    new = base is not None and not base.exists()
    try:
        return _restore(url, path, unverified)
    except BaseException:
        if new and base is not None:
            for suffix in ("", "-wal", "-shm"):
                base.with_name(base.name + suffix).unlink(missing_ok=True)
        raise


def _restore(url: str, path: Path, unverified: bool) -> int:
    prepare(url)
    engine = connect(url, writes=True)
    try:
        with engine.begin() as sql:
            if sql.execute(select(func.count()).select_from(schema.people)).scalar_one():
                raise NotEmpty(database=shown(url))
            count = _fill(sql, _rows(path, unverified))
            if _head(path, unverified)["schema"] in schema.UNCONFIRMED:
                people = schema.people
                sql.execute(update(people).where(people.c.mail.is_not(None)).values(new_mail=people.c.mail, mail=None))
            if _head(path, unverified)["schema"] in schema.WITHOUT_UPTIME:
                tables = schema.tables
                sql.execute(update(tables).values(uptime=0, deadline=tables.c.deadline - tables.c.touched))
                sql.execute(update(schema.people).values(seen_uptime=0))
            return count
    except OperationalError as error:
        raise failed(url, error) from error
    except (SQLAlchemyError, ValueError) as error:  # such as a row that is there twice, or half a surrogate pair
        raise BadBackup(path=str(path), why=BROKEN) from error
    finally:
        engine.dispose()


def _fill(sql: Connection, rows: Iterator[tuple[str, Row]]) -> int:
    waiting: dict[str, list[Row]] = {name: [] for name in TABLES}
    postgres = sql.dialect.name == "postgresql"
    count = 0

    def write(name: str) -> None:
        for other in TABLES:
            if waiting[other]:
                sql.execute(insert(TABLES[other]), waiting[other])
                waiting[other] = []
            if other == name:
                return

    for name, row in rows:
        waiting[name].append(_without_nul(row) if postgres else row)
        count += 1
        if len(waiting[name]) >= ROWS:
            write(name)
    write(list(TABLES)[-1])
    if postgres:
        for table in (schema.bin, schema.chat, schema.reports):
            sql.execute(
                text(f"SELECT setval(pg_get_serial_sequence('{table.name}', 'id'), (SELECT max(id) FROM {table.name}))")
            )
    return count


def _without_nul(row: Row) -> Row:
    """Version 0.1 took the character NUL in chat, which PostgreSQL cannot keep."""
    return {name: value.replace("\0", "") if isinstance(value, str) else value for name, value in row.items()}
