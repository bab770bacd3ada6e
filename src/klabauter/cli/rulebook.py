"""Paragraphs of a game's rules, looked up, searched and shown."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from klabauter.cli.errors import NoParagraph, NothingFound
from klabauter.kernel.game import Info
from klabauter.kernel.rules import Paragraph, paragraphs
from klabauter.words import Words
from klabauter.words.finding import NUMBER, Hit, find


def shown(paragraph: Paragraph) -> RenderableType:
    return Group(
        Text(f"§ {paragraph.number}  {paragraph.title}", style="bold"),
        Text(paragraph.source, style="dim italic"),
        Markdown(paragraph.text),
    )


def answer(info: Info, wish: str, words: Words, command: str, most: int | None = None) -> RenderableType:
    """The paragraph or chapter with this number; else what is found: one as a whole, several with what ``command``
    shows of them."""
    found = find(info.folder, words.language, wish)
    number = NUMBER.fullmatch(wish.strip())
    if not found and number:
        known = _ranges(list(paragraphs(info.folder, words.language)))
        raise NoParagraph(wish=number[1], known=known, title=info.title)
    if not found:
        raise NothingFound(wish=wish, title=info.title)
    if number or len(found) == 1:
        return Group(*[part for hit in found for part in (shown(hit.paragraph), "")][:-1])
    hint = Text(words.say("cli-found", command=f"{command} {found[0].paragraph.number}"), style="dim")
    return Group(*[_listed(hit) for hit in found[:most]], "", hint)


def _listed(hit: Hit) -> RenderableType:
    heading = Text(f"§ {hit.paragraph.number}  {hit.paragraph.title}", style="bold")
    return Group(heading, Padding(Text(hit.snippet), (0, 0, 0, 4)))


def contents(info: Info, words: Words) -> RenderableType:
    """Chapters and titles."""
    lines: list[RenderableType] = []
    chapter = ""
    for number, paragraph in paragraphs(info.folder, words.language).items():
        if paragraph.chapter != chapter:
            chapter = paragraph.chapter
            lines.append(Text(f"{chr(10) if lines else ''}{chapter}", style="bold"))
        lines.append(Text(f"  {number:<6}{paragraph.title}"))
    return Group(*lines)


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
