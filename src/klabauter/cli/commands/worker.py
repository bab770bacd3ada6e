"""``klabauter worker``: a process that computes the moves of bots for servers that share a Redis."""

from __future__ import annotations

import argparse

from rich.console import Console

from klabauter.cli.hosting import configuration, print_line, started, starting
from klabauter.words import Words


def run(args: argparse.Namespace, words: Words, console: Console) -> int:
    """Run the command with these arguments; returns its exit code."""
    with starting():
        from klabauter.server.errors import NoRedis
        from klabauter.server.run import work

        config = configuration(args)
        if not config.redis:
            raise NoRedis()

        def ready() -> None:
            started()
            print_line(console, words.say("worker-ready", redis=config.redis))

        return work(config, ready)
