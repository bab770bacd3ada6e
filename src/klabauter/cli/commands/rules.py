"""``klabauter rules``: a game's rules, a chapter, a paragraph, what is found; and where each paragraph is kept."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.markdown import Markdown

from klabauter.cli.errors import NothingFound, WhichGame
from klabauter.cli.game_names import game_id
from klabauter.cli.rulebook import answer, contents, everywhere, page
from klabauter.games import games, info
from klabauter.kernel.errors import UnknownGame
from klabauter.words import Words


def run(args: argparse.Namespace, words: Words, console: Console) -> int:
    """Run the command with these arguments; returns its exit code."""
    if args.coverage:
        from klabauter.cli.coverage import run as coverage

        return coverage(args, words, console)
    if args.game is None:
        raise WhichGame(known=", ".join(games()))
    if args.game not in games():
        return _of_all(args.game, args.query, words, console)
    about = info(args.game)
    if args.contents:
        page(console, contents(about, words))
    elif args.query:
        try:
            page(console, answer(about, " ".join(args.query), words, f"klabauter rules {about.id}"))
        except NothingFound:
            console.print(contents(about, words))
            console.print()
            raise
    else:
        page(console, Markdown((about.folder / f"rules.{words.language}.md").read_text("utf-8")))
    return 0


def _of_all(game: str, rest: list[str], words: Words, console: Console) -> int:
    """No game was named: the words are looked for in all rules, unless they nearly were one."""
    try:
        game_id(game)
    except UnknownGame:
        found = everywhere(" ".join([game, *rest]), words)
        if found is None:
            raise
        page(console, found)
    return 0
