"""The time of a server whose machine may have a wrong clock.

The wall clock of a machine can be wrong, and it can jump. So there are two kinds of time:

- **Uptime** is for everything that runs: players' clocks, deadlines, absence, how long the bin is kept. It is the time
  in which a server of this database has been running, from the first start on, measured by monotonic clocks. The
  database has it, so all processes agree on it, and it goes on after a restart where it stopped. No wall clock changes
  it.
- **Dates** are for people to read, and for what expires after days: tokens, old tables. For the latter a change of the
  wall clock counts only after it has been steady for an hour; until then the server reckons on from the last date that
  was noted in the database. As long as the two differ, nothing expires that would not expire by both.
"""

from __future__ import annotations

import json
import logging
import time
from datetime import timedelta
from typing import NamedTuple

from sqlalchemy import Connection, func, select

from klabauter.server.store.engine import insert_of
from klabauter.server.store.schema import people, settings, tables

log = logging.getLogger("klabauter.clock")
SETTING = "clock"  # the name of the note among the settings
TOLERANCE = 5_000  # milliseconds by which the wall clock may be corrected without being a jump
STEADY = 3_600_000  # milliseconds without a jump after which the wall clock is believed
LONG_OFF = 30 * 86_400_000  # milliseconds after which nobody knows whether the server was off or the clock is wrong
NOTED = 60_000  # milliseconds between two notes

AT_START = (
    "the clock of this machine differs by %s from the last date that was noted here. If the server was not off for so "
    "long, the clock is wrong, or was (docs/hosting.md, 'The clock')"
)
WHILE_RUNNING = (
    "the clock of this machine jumped by %s. Players' clocks go on as before, and nothing expires by it before it has "
    "been steady for an hour (docs/hosting.md, 'The clock')"
)


class Note(NamedTuple):
    """What is kept of the time in the database."""

    uptime: int
    date: int


class Jump(NamedTuple):
    """The wall clock jumped by so many milliseconds; ``at`` is what it said then."""

    at: int
    by: int


def wall() -> int:
    """What the machine says, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _monotonic() -> int:
    return time.monotonic_ns() // 1_000_000


class Clock:
    """Of one process. All times are milliseconds; dates count from 1970."""

    def __init__(self, sql: Connection) -> None:
        """Go on from what the database knows. A database without a note is new or from an older version."""
        touched, used = sql.execute(select(func.max(tables.c.touched), func.max(tables.c.uptime))).one()
        seen = sql.execute(select(func.max(people.c.seen_uptime))).scalar_one()
        note = read_note(sql) or Note(0, touched or wall())
        self._from: int = max(note.uptime, used or 0, seen or 0) - _monotonic()
        self._offset: int = note.date - note.uptime  # from uptime to date
        self._wall, self._watched = wall(), _monotonic()
        self._steady = self.uptime()  # since when
        self.jumps = 0
        self.jump: Jump | None = None  # the last one

    def uptime(self) -> int:
        """How long servers of this database have been running."""
        return self._from + _monotonic()

    def earliest(self) -> int:
        """The earliest date it may be: what expires before it has surely expired."""
        return min(wall(), self.uptime() + self._offset)

    def latest(self) -> int:
        """The latest date it may be: what is kept for a while is kept from then on."""
        return max(wall(), self.uptime() + self._offset)

    @property
    def steady(self) -> bool:
        """Whether this process has been running for a while without a jump of the wall clock."""
        return self.uptime() - self._steady >= STEADY

    def start(self) -> None:
        """When a server starts: compare the wall clock with the last date that was noted, and tell what is odd."""
        ahead = wall() - self.uptime() - self._offset
        if ahead < -TOLERANCE or ahead > LONG_OFF:
            self._report(ahead, AT_START)

    def watch(self) -> None:
        """Called again and again: notice if the wall clock jumps, and believe it when it has been steady."""
        now, monotonic = wall(), _monotonic()
        jumped = (now - self._wall) - (monotonic - self._watched)
        self._wall, self._watched = now, monotonic
        if abs(jumped) > TOLERANCE:
            self._report(jumped, WHILE_RUNNING)
        elif self.steady:
            self._offset = now - self.uptime()

    def _report(self, by: int, text: str) -> None:
        self._steady = self.uptime()
        self.jumps += 1
        self.jump = Jump(wall(), by)
        log.warning(text, f"{'-' if by < 0 else '+'}{timedelta(seconds=abs(by) // 1000)}")

    def follow(self, note: Note | None) -> bool:
        """Another process may have been running for longer, or not have been suspended. Whether a new note is due."""
        if note is None:
            return True
        self._from += max(0, note.uptime - self.uptime())
        return self.uptime() - note.uptime >= NOTED

    def note(self, sql: Connection) -> None:
        """Keep the time in the database."""
        uptime = self.uptime()
        value = json.dumps(Note(uptime, uptime + self._offset)._asdict())
        kept = insert_of(sql.dialect)(settings).values(name=SETTING, value=value)
        sql.execute(kept.on_conflict_do_update(index_elements=["name"], set_={"value": value}))


def read_note(sql: Connection) -> Note | None:
    """The last note, if there is one."""
    value = sql.execute(select(settings.c.value).where(settings.c.name == SETTING)).scalar_one_or_none()
    return None if value is None else Note(**json.loads(value))
