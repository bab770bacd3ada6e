"""``klabauter serve``: tables for people in other places."""

from __future__ import annotations

import argparse
import os
import threading
import webbrowser

from rich.console import Console
from rich.text import Text

from klabauter.words import Words


def run(wishes: argparse.Namespace, words: Words, console: Console) -> int:
    from klabauter.server.config import load
    from klabauter.server.run import serve

    flags = {name: getattr(wishes, name) for name in ("host", "port", "lan", "database", "redis", "bots", "log")}
    config = load(flags, os.environ, wishes.config)

    def ready(addresses: list[str]) -> None:
        for address in addresses:
            console.print(Text(f" {words.say('serve-ready', address=address)}"), soft_wrap=True)
        if config.lan:
            console.print(Text(f" {words.say('serve-lan')}", style="dim"), soft_wrap=True)
        console.print(Text(f" {words.say('serve-end')}", style="dim"), soft_wrap=True)
        console.file.flush()
        if wishes.open:
            threading.Thread(target=webbrowser.open, args=(addresses[0],), daemon=True).start()

    return serve(config, ready, wished_port=wishes.port is not None)
