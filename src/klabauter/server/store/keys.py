"""Which of the keys that people are known by are good: not revoked, not expired, not of somebody who was banned."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import Connection, select

from klabauter.server.store.schema import keys, people

KINDS = ("session", "seat")


# SQLite gets and gives them as one value, because every row costs a turn of Python's lock: this runs with every move.
_SQLITE = f"""
SELECT json_group_array(hash) FROM keys JOIN people ON people.id = person
WHERE hash IN (SELECT value FROM json_each(?)) AND kind IN {KINDS} AND (expires IS NULL OR expires > ?) AND NOT banned
"""


def good_keys(sql: Connection, hashes: Collection[str], date: int) -> set[str]:
    """Those of these keys that still let somebody in at this date."""
    if sql.dialect.name == "sqlite":
        found = sql.exec_driver_sql(_SQLITE, (msgspec.json.encode(list(hashes)).decode(), date)).scalar_one()
        return set(msgspec.json.decode(found, type=list[str]))
    lasting = keys.c.expires.is_(None) | (keys.c.expires > date)
    wanted = select(keys.c.hash).join(people, people.c.id == keys.c.person)
    wanted = wanted.where(keys.c.hash.in_(list(hashes)), keys.c.kind.in_(KINDS), lasting, people.c.banned.is_(False))
    return set(sql.execute(wanted).scalars())
