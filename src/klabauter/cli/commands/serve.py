"""``klabauter serve``: a server for tables with people in other places."""

from __future__ import annotations

import argparse
import threading

from rich.console import Console

from klabauter.cli.hosting import configuration, print_line, started, starting
from klabauter.words import Words


def run(args: argparse.Namespace, words: Words, console: Console) -> int:
    """Run the command with these arguments; returns its exit code."""
    with starting():
        from klabauter.server.run import serve

        config = configuration(args)

        def ready(addresses: list[str]) -> None:
            started()
            for address in addresses:
                print_line(console, words.say("serve-ready", address=address))
            if config.lan:
                print_line(console, words.say("serve-lan"))
            print_line(console, words.say("serve-end"))
            if args.open:
                import webbrowser

                threading.Thread(target=webbrowser.open, args=(addresses[0],), daemon=True).start()

        return serve(config, ready)
