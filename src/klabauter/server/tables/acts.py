"""Acts: everything that ever happens at a table, one after the other. Whatever a table is follows from them.

An act names people by id only, so that whoever leaves takes the name along; bots, moves and wishes are plain text.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from klabauter.server.store import Row
from klabauter.server.store.clock import wall
from klabauter.wire.tables import Access, Clock


class Made(msgspec.Struct, omit_defaults=True):
    """How a table was made. The rules version is pinned here."""

    game: str
    rules: int
    seats: int
    options: dict[str, str | int | bool]
    components: dict[str, Any]
    fingerprint: str
    host: str  # the person
    access: Access
    memory: str
    chat: bool
    spectators: bool
    clock: Clock | None = None
    hints: bool = False


class Act(NamedTuple):
    """``kind`` is one of the methods of a sheet (``create``, ``sit``, ``move``, …)."""

    kind: str
    seat: int | None = None
    text: str = ""
    at: int = 0  # milliseconds since 1970
    uptime: int = 0  # milliseconds (store/clock.py)

    def row(self, table: str, number: int) -> Row:
        return Row(table, number, self.at, self.kind, self.seat, self.text, self.uptime)


def now() -> int:
    """The date, for people to read. It may be wrong, and it may jump: nothing is measured by it."""
    return wall()
