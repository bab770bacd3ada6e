"""``klabauter admin``: tables, people and reports of a server, also while it runs."""

from __future__ import annotations

import argparse
import asyncio
import re
from datetime import UTC, datetime

from rich.console import Console

from klabauter.cli.hosting import configuration, print_line
from klabauter.server import admin
from klabauter.server.config import Config
from klabauter.server.errors import AdminAlone, AdminWants, NoReport, NotFound, NotInBin
from klabauter.server.run import with_database
from klabauter.server.store import Store
from klabauter.server.store.engine import prepare
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


def run(args: argparse.Namespace, words: Words, console: Console) -> int:
    """Do one action and print its result. Raises AdminWants or AdminAlone if its argument is missing or too much."""
    config = with_database(configuration(args))
    for line in asyncio.run(_admin(args.action, args.what or "", config, words)):
        print_line(console, line)
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
