"""``klabauter serve``: tables for people in other places; ``klabauter worker``: bots for several such servers."""

from __future__ import annotations

import argparse
import gc
import os
import threading

from rich.console import Console
from rich.text import Text

from klabauter.words import Words

COLLECT = 20_000, 10, 10  # the usual thresholds look for garbage several times per move of a busy server


def run(wishes: argparse.Namespace, words: Words, console: Console) -> int:
    gc.disable()  # what is imported and built until the server is ready is no garbage
    try:
        return _run(wishes, words, console)
    finally:
        gc.enable()


def _run(wishes: argparse.Namespace, words: Words, console: Console) -> int:
    from klabauter.server.config import Config, load
    from klabauter.server.errors import NoRedis
    from klabauter.server.run import serve, work

    told = vars(wishes)
    config = load({name: told[name] for name in Config.__struct_fields__ if name in told}, os.environ, wishes.config)

    def work_ready() -> None:
        _collect()
        _say(console, words.say("worker-ready", redis=config.redis))

    def ready(addresses: list[str]) -> None:
        _collect()
        for address in addresses:
            _say(console, words.say("serve-ready", address=address))
        if config.lan:
            _say(console, words.say("serve-lan"))
        _say(console, words.say("serve-end"))
        if wishes.open:
            import webbrowser

            threading.Thread(target=webbrowser.open, args=(addresses[0],), daemon=True).start()

    if wishes.command == "serve":
        return serve(config, ready)
    if not config.redis:
        raise NoRedis()
    return work(config, work_ready)


def _collect() -> None:
    """From now on garbage is collected; what is there now stays and is not looked through again."""
    gc.freeze()
    gc.set_threshold(*COLLECT)
    gc.enable()


def _say(console: Console, text: str) -> None:
    console.print(Text(f" {text}"), soft_wrap=True)
    console.file.flush()
