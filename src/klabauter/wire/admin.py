"""What admins see."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from klabauter.wire.tables import TableInfo


class ReportInfo(Struct, omit_defaults=True):
    """A line of chat somebody complained about. ``who`` said it, unless that account is gone."""

    id: int
    at: int
    table: str
    about: str
    who: str | None = None
    name: str | None = None
    by: str | None = None


class TableSeen(Struct):
    """A table that is not over, and who sits there."""

    table: TableInfo
    people: list[str | None]
    touched: int


class TableAside(Struct):
    """A table that cannot be read, and why; nobody can open it."""

    id: str
    game: str
    touched: int
    why: str


class PersonInfo(Struct, omit_defaults=True):
    id: str
    name: str
    created: int
    seen: int
    login: str | None = None
    admin: bool = False
    banned: bool = False


class ClockJump(Struct):
    """The clock of the server jumped by so many milliseconds; ``at`` is what it said then."""

    at: int
    by: int


class Overview(Struct):
    registration: Literal["open", "closed"]
    reports: list[ReportInfo]
    tables: list[TableSeen]
    aside: list[TableAside]
    counts: dict[str, int]  # people and tables
    clock: ClockJump | None = None  # the last one since the start of the server


class ResetLink(Struct):
    """Sets a lost password anew, once, within a day."""

    link: str
