"""``klabauter rules``: a game's rules, a chapter, a paragraph, what is found; and where each paragraph is kept."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.markdown import Markdown

from klabauter.cli.errors import WhichGame
from klabauter.cli.rulebook import answer, contents, page
from klabauter.games import games, info
from klabauter.words import Words


def run(wishes: argparse.Namespace, words: Words, console: Console) -> int:
    if wishes.coverage:
        from klabauter.cli.coverage import run as coverage

        return coverage(wishes, words, console)
    if wishes.game is None:
        raise WhichGame(known=", ".join(games()))
    about = info(wishes.game)
    if wishes.contents:
        page(console, contents(about, words))
    elif wishes.wish:
        page(console, answer(about, " ".join(wishes.wish), words, f"klabauter rules {about.id}"))
    else:
        page(console, Markdown((about.folder / f"rules.{words.language}.md").read_text("utf-8")))
    return 0
