"""The bin: what is pruned stays restorable for a week in which the server runs, because the clock may have been wrong.

An item holds a row (a table, a guest) or some (expired keys) with all rows that the database deletes along with them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Table, delete, insert, select, update

from klabauter.server.errors import NotFound
from klabauter.server.store import schema
from klabauter.server.store.clock import Clock
from klabauter.server.store.engine import insert_of

KEPT = 7 * 86_400_000  # milliseconds of uptime until what lies in the bin is deleted
AT_ONCE = {"table": 20, "guest": 100, "keys": 500}  # so that nobody's move waits long for the transaction
ROOTS = {"table": schema.tables, "guest": schema.people, "keys": schema.keys}
TABLES = {table.name: table for table in schema.metadata.sorted_tables}  # in the order in which they refer to others

Rows = list[tuple[str, dict[str, Any]]]  # each with the name of its table, in that order
Reference = tuple[str, object]  # the name of a table, and the key of a row of it


class Item(NamedTuple):
    """Something in the bin, which is deleted after ``left`` more milliseconds of uptime."""

    number: int
    kind: str
    about: str
    at: int
    left: int


# -- pruning


def throw_away(sql: Connection, kind: str, old: ColumnElement[bool], clock: Clock) -> int:
    """Move some of the rows that are old to the bin; how many. To be called until there are none."""
    found = [dict(row) for row in sql.execute(select(ROOTS[kind]).where(old).limit(AT_ONCE[kind])).mappings()]
    for rows in [found] if kind == "keys" and found else [[row] for row in found]:
        _put(sql, kind, rows, clock)
    return len(found)


def _put(sql: Connection, kind: str, rows: list[dict[str, Any]], clock: Clock) -> None:
    """Make these rows one item of the bin."""
    table, first = ROOTS[kind], rows[0]
    (key,) = table.primary_key
    about = {"table": "{id} {game}", "guest": "{id} {name}", "keys": f"{len(rows)}"}[kind].format(**first)
    data = json.dumps([(table.name, row) for row in rows] + _dependents(sql, table, rows), ensure_ascii=False)
    item = {"kind": kind, "about": about, "at": clock.latest(), "uptime": clock.uptime(), "data": data}
    sql.execute(insert(schema.bin).values(**item, figures=first.get("figures")))
    sql.execute(delete(table).where(key.in_([row[key.name] for row in rows])))


def _dependents(sql: Connection, table: Table, rows: list[dict[str, Any]]) -> Rows:
    """All rows that are deleted together with these, directly or not."""
    found: Rows = []
    for other in TABLES.values():
        for reference in other.foreign_keys:
            if reference.column.table is table and reference.ondelete == "CASCADE":
                keys = [row[reference.column.name] for row in rows]
                wanted = select(other).where(reference.parent.in_(keys)).order_by(*other.primary_key)
                more = [dict(row) for row in sql.execute(wanted).mappings()]
                if more:
                    found += [(other.name, row) for row in more] + _dependents(sql, other, more)
    return found


def empty(sql: Connection, clock: Clock) -> None:
    """Really delete what has been in the bin for long enough."""
    sql.execute(delete(schema.bin).where(schema.bin.c.uptime <= clock.uptime() - KEPT))


def forget_person(sql: Connection, person: str) -> None:
    """Somebody deletes their account: nothing of it stays in the bin, either."""
    bin = schema.bin
    for item in sql.execute(select(bin.c.id, bin.c.data).where(bin.c.data.contains(person))).all():
        rows: Rows = json.loads(item.data)
        for name, row in rows:
            if name == "seats" and row["person"] == person:
                row["name"] = None  # of others in the same place
        data = json.dumps(_without(rows, {("people", person)}), ensure_ascii=False)
        sql.execute(update(bin).where(bin.c.id == item.id).values(data=data))


# -- restoring


def items(sql: Connection, clock: Clock) -> list[Item]:
    """What lies in the bin, the newest first."""
    bin = schema.bin
    wanted = select(bin.c.id, bin.c.kind, bin.c.about, bin.c.at, bin.c.uptime).order_by(bin.c.id.desc())
    return [
        Item(row.id, row.kind, row.about, row.at, max(0, row.uptime + KEPT - clock.uptime()))
        for row in sql.execute(wanted)
    ]


def restore(sql: Connection, number: int, clock: Clock) -> None:
    """Put an item back where it was, as if it had been used now: else it would be pruned again. NotFound if there is
    no such item. What refers to somebody who is gone meanwhile is left out, as if it had been there."""
    item = sql.execute(select(schema.bin).where(schema.bin.c.id == number)).one_or_none()
    if item is None:
        raise NotFound()
    rows: Rows = json.loads(item.data)
    lines: dict[object, int] = {}  # of chat: their old and new numbers
    for name, row in _without(rows, _missing(sql, rows)):
        table = TABLES[name]
        if name == "tables":
            row["touched"] = clock.latest()
        elif name == "people":
            row["seen"] = clock.latest()
        if name in ("chat", "reports"):  # others may have their numbers now
            number = row.pop("id")
            if name == "reports":
                row["line"] = lines.get(row["line"])
            made = sql.execute(insert(table).values(**row)).inserted_primary_key
            lines.update({number: made[0]} if name == "chat" and made else {})
        else:
            sql.execute(insert_of(sql.dialect)(table).values(**row).on_conflict_do_nothing())
    sql.execute(delete(schema.bin).where(schema.bin.c.id == item.id))


def _references(name: str, row: dict[str, Any]) -> Iterable[tuple[str, str | None, Reference]]:
    """Each reference of a row to another one: its column, what happens when that is deleted, and which one it is."""
    for key in TABLES[name].foreign_keys:
        if row[key.parent.name] is not None:
            yield key.parent.name, key.ondelete, (key.column.table.name, row[key.parent.name])


def _without(rows: Rows, gone: set[Reference]) -> Rows:
    """What the database leaves of these rows when others are deleted."""
    gone, left = set(gone), []
    for name, row in sorted(rows, key=lambda one: list(TABLES).index(one[0])):
        lost = [(column, rule) for column, rule, to in _references(name, row) if to in gone]
        if any([rule == "CASCADE" for _, rule in lost]):
            gone |= {(name, row[key.name]) for key in TABLES[name].primary_key}
        else:
            left.append((name, {**row, **{column: None for column, _ in lost}}))
    return left


def _missing(sql: Connection, rows: Rows) -> set[Reference]:
    """To which rows these refer that are neither in the database nor among them."""
    there = {(name, row[key.name]) for name, row in rows for key in TABLES[name].primary_key}
    wanted = {to for name, row in rows for _, _, to in _references(name, row)} - there
    missing = set()
    for name, value in wanted:
        (key,) = TABLES[name].primary_key
        if sql.execute(select(key).where(key == value)).first() is None:
            missing.add((name, value))
    return missing
