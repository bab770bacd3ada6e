"""``klabauter rules``: the rules of a game, a chapter, a paragraph; and where each paragraph is kept and tested."""

from __future__ import annotations

import argparse

from rich.console import Console, Group
from rich.markdown import Markdown

from klabauter.cli.errors import WhichGame
from klabauter.cli.rulebook import lookup, page, shown
from klabauter.games import games, info
from klabauter.words import Words


def run(wishes: argparse.Namespace, words: Words, console: Console) -> int:
    if wishes.coverage:
        from klabauter.cli.coverage import run as coverage

        return coverage(wishes, words, console)
    if wishes.game is None:
        raise WhichGame(known=", ".join(games()))
    about = info(wishes.game)
    if wishes.paragraph is None:
        text = (about.folder / f"rules.{words.language}.md").read_text("utf-8")
        page(console, Markdown(text))
    else:
        found = lookup(about, wishes.paragraph, words)
        page(console, Group(*[part for paragraph in found for part in (shown(paragraph), "")][:-1]))
    return 0
