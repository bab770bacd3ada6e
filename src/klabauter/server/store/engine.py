"""Connections to SQLite and PostgreSQL, and the schema brought up to date."""

from __future__ import annotations

import logging
import os
import sqlite3
import threading
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from sqlalchemy import (
    Column,
    Connection,
    Dialect,
    Engine,
    MetaData,
    String,
    Table,
    create_engine,
    event,
    inspect,
    select,
    text,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError
from sqlalchemy.pool import QueuePool

from klabauter.kernel.messages import Message
from klabauter.kernel.reading import of_system
from klabauter.server.errors import (
    BadDatabase,
    DatabaseDamaged,
    DatabaseFails,
    NoDatabaseThere,
    NoDriver,
    ServerMessage,
)
from klabauter.server.store import schema

log = logging.getLogger("klabauter.store")
MIGRATIONS = Path(__file__).parent / "migrations"
VERSION = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))  # as Alembic's own
DATABASE_DAMAGED = ServerMessage("why-database-damaged")
SQLITE = {
    "SQLITE_NOTADB": ServerMessage("why-not-a-database"),
    "SQLITE_CORRUPT": DATABASE_DAMAGED,
    "SQLITE_CANTOPEN": ServerMessage("why-database-closed"),
    "SQLITE_READONLY": Message("why-read-only"),
    "SQLITE_FULL": Message("why-full"),
    "SQLITE_BUSY": ServerMessage("why-database-busy"),
}
DAMAGED = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
DAMAGED_STATES = ("XX001", "XX002")  # PostgreSQL's for damaged rows and indexes
AWAY_STATES = ("25006", "42P01")  # PostgreSQL's for a read-only database and for a table that is gone
BUSY = 15  # seconds a process waits for another one's write
CHECKED = 10.0  # seconds in which a database is looked through before the server starts


def shown(url: str) -> str:
    """The address without the password, for messages."""
    try:
        return make_url(url).render_as_string()
    except (ArgumentError, ValueError):
        return url.rsplit("@", 1)[-1]


def file_of(url: str) -> Path | None:
    """Where an SQLite database is."""
    return Path(url.removeprefix("sqlite:///")) if url.startswith("sqlite:///") else None


def connect(url: str, writes: bool) -> Engine:
    """An engine. SQLite writes begin with the lock, so that two writers wait for each other instead of failing."""
    try:
        kind = make_url(url).drivername
    except (ArgumentError, ValueError):
        kind = ""
    if kind not in ("sqlite", "postgresql", "postgresql+psycopg"):
        raise BadDatabase(database=shown(url))
    if url.startswith("postgresql:"):
        url = "postgresql+psycopg:" + url.partition(":")[2]
    if not url.startswith("sqlite"):
        try:
            return create_engine(
                url, pool_size=1 if writes else 4, max_overflow=0, pool_pre_ping=True, hide_parameters=True
            )
        except ModuleNotFoundError as error:
            raise NoDriver(address=shown(url), package=error.name) from error
    file = file_of(url)
    if file is None:
        raise BadDatabase(database=shown(url))
    # a reader does not make a file that has vanished anew; the writer looks whether it is there (watch.py)
    address = f"{file.absolute().as_uri()}?mode={'rwc' if writes else 'rw'}"

    def opened() -> sqlite3.Connection:
        return sqlite3.connect(address, uri=True, timeout=BUSY, check_same_thread=False, isolation_level=None)

    engine = create_engine(
        url,
        creator=opened,
        poolclass=QueuePool,
        pool_size=1 if writes else 4,
        max_overflow=0,
        hide_parameters=True,  # what people write does not belong in a log
    )

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def insert_of(dialect: Dialect) -> Callable[[Table], Any]:
    """The dialect's own INSERT, which knows what to do with a conflict; the other dialects take long to load."""
    return import_module(f"sqlalchemy.dialects.{dialect.name}").insert  # type: ignore[no-any-return]


def damaged(error: DBAPIError) -> bool:
    """Whether the database itself is broken, so that waiting does not help."""
    name, state = getattr(error.orig, "sqlite_errorname", ""), getattr(error.orig, "sqlstate", None)
    return name.startswith(DAMAGED) or state in DAMAGED_STATES


def away(error: DBAPIError) -> bool:
    """Whether the database cannot be reached or written, which may pass."""
    if isinstance(error, (OperationalError, InterfaceError)):
        return True
    return getattr(error.orig, "sqlstate", None) in AWAY_STATES


def one_line(error: DBAPIError) -> str:
    """What the database says of an error."""
    return " ".join(str(error.orig).split())


def readable(sql: Connection) -> None:
    """Read from every table."""
    for table in schema.metadata.sorted_tables:
        sql.execute(select(table).limit(1)).first()


def check(url: str, seconds: float | None) -> None:
    """Look through an SQLite file, for so many seconds at most; DatabaseDamaged if something is wrong.

    PostgreSQL has checksums of its own, and a command for those who want to read everything (pg_amcheck).
    """
    if file_of(url) is None:
        return
    engine = connect(url, writes=False)
    found, done, late = "ok", threading.Event(), threading.Event()
    try:
        with engine.connect() as connection:
            raw: Any = connection.connection.driver_connection

            def stop() -> None:
                if seconds is None or done.wait(seconds):
                    return
                late.set()
                while not done.wait(0.01):
                    raw.interrupt()

            clock = threading.Thread(target=stop, daemon=True)
            clock.start()
            try:
                found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one())
            except OperationalError:
                if not late.is_set():
                    raise
            finally:
                done.set()
                clock.join()
    finally:
        engine.dispose()
    if late.is_set():
        log.warning("the database is big: only a part of it was checked in %s s; klabauter backup checks all", seconds)
    elif found != "ok":
        raise DatabaseDamaged(database=shown(url), detail=DATABASE_DAMAGED)


def prepare(url: str, new: bool = True, checked: float | None = 0) -> None:
    """Before anything else is begun: the database is there, with its schema up to date; a new one only if meant.

    ``checked``: it is looked through for damage, for so many seconds at most, or with None to its end.
    """
    engine = connect(url, writes=True)
    file = file_of(url)
    try:
        if file is not None and not file.exists():
            if not new:
                raise NoDatabaseThere(database=shown(url))
            file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))  # what people say and their keys is nobody else's
        elif checked != 0:
            check(url, checked)
        migrate(engine)
        with engine.begin() as connection:
            readable(connection)
            if engine.dialect.name == "postgresql" and connection.scalar(text("SHOW transaction_read_only")) == "on":
                raise DatabaseFails(database=shown(url), detail=SQLITE["SQLITE_READONLY"])
    except (DBAPIError, OSError) as error:
        raise failed(url, error) from error
    finally:
        engine.dispose()


def failed(url: str, error: DBAPIError | OSError) -> DatabaseFails:
    """Why a database cannot be used; what is rare, and what PostgreSQL says, is quoted."""
    if isinstance(error, OSError):
        why = of_system(error)
    else:
        name = getattr(error.orig, "sqlite_errorname", "")
        says = ServerMessage("why-database-says", detail=one_line(error))
        why = next((text for kind, text in SQLITE.items() if name.startswith(kind)), says)
        if damaged(error):
            return DatabaseDamaged(database=shown(url), detail=why)
    return DatabaseFails(database=shown(url), detail=why)


def migrate(engine: Engine) -> None:
    """Bring the schema up to date. Several processes may do this at once: the first one does it, the others wait."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(7102013)"))
        if not inspect(connection).has_table(VERSION.name):  # made as a whole: Alembic would double the time to start
            schema.metadata.create_all(connection)
            VERSION.create(connection)
            connection.execute(VERSION.insert().values(version_num=schema.REVISION))
        elif connection.execute(text(f"SELECT version_num FROM {VERSION.name}")).scalar_one() != schema.REVISION:
            upgrade(connection)


def upgrade(connection: Connection) -> None:
    """Run the migrations that this database has not seen."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
