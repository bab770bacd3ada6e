"""Paragraphs of a game's rules, shown."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from klabauter.cli.errors import NoParagraph
from klabauter.kernel.game import Info
from klabauter.kernel.rules import Paragraph, paragraphs
from klabauter.words import Words


def shown(paragraph: Paragraph) -> RenderableType:
    return Group(
        Text(f"§ {paragraph.number}  {paragraph.title}", style="bold"),
        Text(paragraph.source, style="dim italic"),
        Markdown(paragraph.text),
    )


def lookup(info: Info, wish: str, words: Words) -> list[Paragraph]:
    """The paragraph with this number, or all of a chapter."""
    all_of_them = paragraphs(info.folder, words.language)
    wish = wish.strip().removeprefix("§").strip().rstrip(".")
    found = [p for number, p in all_of_them.items() if number == wish or number.startswith(f"{wish}.")]
    if not found:
        raise NoParagraph(wish=wish, known=_ranges(list(all_of_them)), title=info.title)
    return found


def _ranges(numbers: list[str]) -> str:
    """'1.1–1.4, 2.1–2.6, …'"""
    chapters: dict[str, list[str]] = {}
    for number in numbers:
        chapters.setdefault(number.split(".")[0], []).append(number)
    return ", ".join([few[0] if len(few) == 1 else f"{few[0]}–{few[-1]}" for few in chapters.values()])


def page(console: Console, what: RenderableType) -> None:
    """Print, through the pager if a person looks and it is longer than the screen."""
    if console.is_terminal and not console.is_dumb_terminal and _height(console, what) > console.height:
        import os

        os.environ.setdefault("LESS", "-R")
        with console.pager(styles=not console.no_color):
            console.print(what)
    else:
        console.print(what)


def _height(console: Console, what: RenderableType) -> int:
    return len(console.render_lines(what, pad=False))
