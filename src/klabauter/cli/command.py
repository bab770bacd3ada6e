"""From arguments to one of the commands; every error becomes one clear line."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from klabauter.cli.arguments import build, parse, wished_language
from klabauter.cli.console import make_console
from klabauter.cli.main import version_line
from klabauter.cli.naming import settle
from klabauter.games import games, info
from klabauter.kernel.errors import KlabauterError
from klabauter.words import Words
from klabauter.words.plain import one_line

COMMANDS = {
    "games": "games",
    "rules": "rules",
    "play": "play",
    "watch": "watch",
    "simulate": "simulating",
    "compare": "comparing",
    "ladder": "ladder",
    "bench": "benching",
    "replay": "replaying",
    "serve": "serving",
    "worker": "serving",
    "verify": "verifying",
    "sit": "sitting",
    "admin": "administering",
    "backup": "administering",
    "restore": "administering",
}


def command(arguments: Sequence[str]) -> int:
    language = wished_language(arguments)
    words = Words(language)
    console = make_console("--no-color" in arguments)
    parser = build(words)
    try:
        wishes = parse(parser, arguments)
    except SystemExit as end:
        return int(end.code or 0)
    wishes.lang = language
    if wishes.version:
        print(version_line())
        return 0
    if wishes.command is None:
        parser.print_help()
        return 0
    module = import_module(f"klabauter.cli.{COMMANDS[wishes.command]}")
    try:
        settle(wishes)
        return int(module.run(wishes, words, console))
    except KlabauterError as error:
        game = getattr(wishes, "game", None)
        told = Words(words.language, info(game) if game in games() else None)
        make_console(wishes.no_color, stderr=True).print(f"klabauter: {one_line(told.error(error))}", soft_wrap=True)
        return 2
