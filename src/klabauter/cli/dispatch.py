"""Runs the command that the arguments name; every error becomes one clear line."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from klabauter.cli.arguments import build, parse, requested_language
from klabauter.cli.console import make_console
from klabauter.cli.game_names import resolve_games
from klabauter.cli.main import version_line
from klabauter.games import games, info
from klabauter.kernel.errors import KlabauterError
from klabauter.words import Words
from klabauter.words.plain import one_line


def dispatch(arguments: Sequence[str]) -> int:
    """Import the module of the command, run it and return its exit code; 2 if it raised one of our errors."""
    language = requested_language(arguments)
    words = Words(language)
    console = make_console("--no-color" in arguments)
    parser = build(words)
    try:
        args = parse(parser, arguments)
    except SystemExit as end:
        return int(end.code or 0)
    args.lang = language
    if args.version:
        print(version_line())
        return 0
    if args.command is None:
        parser.print_help()
        return 0
    module = import_module(f"klabauter.cli.commands.{args.command}")
    try:
        resolve_games(args)
        return int(module.run(args, words, console))
    except KlabauterError as error:
        game = getattr(args, "game", None)
        own = Words(words.language, info(game) if game in games() else None)
        make_console(args.no_color, stderr=True).print(f"klabauter: {one_line(own.error(error))}", soft_wrap=True)
        return 2
