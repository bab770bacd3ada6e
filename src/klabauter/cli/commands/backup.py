"""``klabauter backup``: the database of a server as a file, also while the server runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console

from klabauter.cli.hosting import configuration, print_line
from klabauter.server.run import with_database
from klabauter.server.store.backup import backup
from klabauter.server.store.engine import shown
from klabauter.words import Words


def run(args: argparse.Namespace, words: Words, console: Console) -> int:
    """Write the backup and print how many rows it has. Returns 0; errors are raised."""
    database = with_database(configuration(args)).database
    rows = backup(database, Path(args.file))
    print_line(console, words.say("backup-done", rows=rows, database=shown(database), path=args.file))
    return 0
