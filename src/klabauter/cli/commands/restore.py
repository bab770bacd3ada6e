"""``klabauter restore``: a backup is read into an empty database."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console

from klabauter.cli.hosting import configuration, print_line
from klabauter.server.run import with_database
from klabauter.server.store.backup import restore
from klabauter.server.store.engine import shown
from klabauter.words import Words


def run(args: argparse.Namespace, words: Words, console: Console) -> int:
    """Read the backup and print how many rows there were. With ``--unverified`` a warning follows. Returns 0."""
    database = with_database(configuration(args)).database
    rows = restore(database, Path(args.file), args.unverified)
    print_line(console, words.say("restore-done", rows=rows, database=shown(database)))
    if args.unverified:
        print_line(console, words.say("restore-unverified"))
    return 0
