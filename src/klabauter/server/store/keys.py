"""Which of the keys that people are known by are good: not revoked, not expired, not of somebody who was banned."""

from __future__ import annotations

import time
from collections.abc import Collection

from sqlalchemy import Connection, select

from klabauter.server.store.schema import keys, people

KINDS = ("session", "seat")


def good_keys(sql: Connection, hashes: Collection[str]) -> set[str]:
    """Those of these keys that still let somebody in."""
    now = time.time_ns() // 1_000_000
    lasting = keys.c.expires.is_(None) | (keys.c.expires > now)
    wanted = select(keys.c.hash).join(people, people.c.id == keys.c.person)
    wanted = wanted.where(keys.c.hash.in_(list(hashes)), keys.c.kind.in_(KINDS), lasting, people.c.banned.is_(False))
    return set(sql.execute(wanted).scalars())
