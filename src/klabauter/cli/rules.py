"""``klabauter rules``: a game's rules, a chapter, a paragraph, what is found; and where each paragraph is kept."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.markdown import Markdown

from klabauter.cli.errors import NothingFound, WhichGame
from klabauter.cli.naming import named
from klabauter.cli.rulebook import answer, contents, everywhere, page
from klabauter.games import games, info
from klabauter.kernel.errors import UnknownGame
from klabauter.words import Words


def run(wishes: argparse.Namespace, words: Words, console: Console) -> int:
    if wishes.coverage:
        from klabauter.cli.coverage import run as coverage

        return coverage(wishes, words, console)
    if wishes.game is None:
        raise WhichGame(known=", ".join(games()))
    if wishes.game not in games():
        return _of_all(wishes.game, wishes.wish, words, console)
    about = info(wishes.game)
    if wishes.contents:
        page(console, contents(about, words))
    elif wishes.wish:
        try:
            page(console, answer(about, " ".join(wishes.wish), words, f"klabauter rules {about.id}"))
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
        named(game)
    except UnknownGame:
        found = everywhere(" ".join([game, *rest]), words)
        if found is None:
            raise
        page(console, found)
    return 0
