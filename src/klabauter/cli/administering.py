"""``klabauter admin``, ``backup`` and ``restore``: for those who run a server, also while it runs."""

from __future__ import annotations

import argparse
import asyncio
import os
import re
from datetime import UTC, datetime
from pathlib import Path

from rich.console import Console
from rich.text import Text

from klabauter.server import admin
from klabauter.server.config import Config, load
from klabauter.server.errors import AdminAlone, AdminWants, NoReport, NotFound, NotInBin
from klabauter.server.run import with_database
from klabauter.server.store import Store
from klabauter.server.store.backup import backup, restore
from klabauter.server.store.engine import prepare, shown
from klabauter.server.tables.service import Tables
from klabauter.words import Words

ANYTHING = ".+"
WANTED = {  # what belongs behind an action
    "close": ANYTHING,
    "ban": ANYTHING,
    "unban": ANYTHING,
    "promote": ANYTHING,
    "demote": ANYTHING,
    "registration": "open|closed",
    "reset": ANYTHING,
    "settle": r"\d{1,18}",
    "restore-from-bin": r"\d{1,18}|all",
}


def run(wishes: argparse.Namespace, words: Words, console: Console) -> int:
    config = with_database(load({"database": wishes.database}, os.environ, wishes.config))
    if wishes.command == "admin":
        told = asyncio.run(_admin(wishes.action, wishes.what or "", config, words))
    elif wishes.command == "backup":
        rows = backup(config.database, Path(wishes.file))
        told = [words.say("backup-done", rows=rows, database=shown(config.database), path=wishes.file)]
    else:
        rows = restore(config.database, Path(wishes.file), wishes.unverified)
        told = [words.say("restore-done", rows=rows, database=shown(config.database))]
        if wishes.unverified:
            told.append(words.say("restore-unverified"))
    for line in told:
        console.print(Text(f" {line}"), soft_wrap=True)
    return 0


async def _admin(action: str, what: str, config: Config, words: Words) -> list[str]:
    if action in WANTED and not re.fullmatch(WANTED[action], what):
        raise AdminWants(action=action)
    if action not in WANTED and what:
        raise AdminAlone(action=action, what=what)
    prepare(config.database, new=False)
    store = Store(config.database)
    try:
        match action:
            case "close":
                await admin.close(Tables(store), what)
            case "ban" | "unban":
                await admin.ban(Tables(store), what, action == "ban")
                return [words.say(f"admin-{action}", who=await admin.called(store, what))]
            case "promote" | "demote":
                id = await admin.change(store, what, admin=action == "promote")
                return [words.say(f"admin-{action}", who=await admin.called(store, id))]
            case "registration":
                await admin.registration(store, what)
            case "reset":
                token, _ = await admin.reset(store, what)
                link = words.say("admin-reset", link=f"{config.address.rstrip('/')}/reset#{token}")
                return [link] if config.address else [link, words.say("admin-reset-address")]
            case "reports":
                found = await admin.reports(store)
                lines = [
                    words.say("admin-report", id=one.id, table=one.table, about=f"{one.name or '–'}: {one.about}")
                    for one in found
                ]
                return lines or [words.say("admin-nothing")]
            case "aside":
                unread = [
                    words.say("admin-table-aside", table=one.id, game=one.game, why=one.why)
                    for one in await admin.aside(store)
                ]
                return unread or [words.say("admin-nothing")]
            case "settle":
                try:
                    await admin.settle(store, int(what))
                except NotFound as error:
                    raise NoReport(number=what) from error
            case "prune":
                return [words.say("admin-pruned", **await admin.prune(store, config))]
            case "bin":
                pruned = [
                    words.say(
                        "admin-bin", number=str(one.number), kind=one.kind, about=one.about,
                        date=datetime.fromtimestamp(one.at / 1000, UTC).date().isoformat(),
                        hours=str(one.left // 3_600_000),
                    )
                    for one in await admin.in_bin(store)
                ]  # fmt: skip
                return pruned or [words.say("admin-nothing")]
            case "restore-from-bin":
                numbers = [one.number for one in await admin.in_bin(store)] if what == "all" else [int(what)]
                try:
                    await admin.restore_from_bin(store, numbers)
                except NotFound as error:
                    raise NotInBin(number=what) from error
        return [words.say("admin-done")]
    finally:
        store.close()
