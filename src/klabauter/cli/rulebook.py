"""Paragraphs of a game's rules, looked up, searched and shown."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from klabauter.cli.console import Sentence
from klabauter.cli.errors import NoParagraph, NothingFound
from klabauter.games import games, info
from klabauter.kernel.game import Info
from klabauter.kernel.rules import Paragraph, paragraphs
from klabauter.words import Words
from klabauter.words.finding import NUMBER, Hit, find_anywhere, known

EACH = 2  # paragraphs of a game, if all are searched


def shown(paragraph: Paragraph) -> RenderableType:
    """Number and title, source in the printed rulebook, and the text."""
    return Group(
        Text(f"§ {paragraph.number}  {paragraph.title}", style="bold"),
        Text(paragraph.source, style="dim italic"),
        Markdown(paragraph.text),
    )


def answer(about: Info, query: str, words: Words, command: str, most: int | None = None) -> RenderableType:
    """The paragraph or chapter with this number; else what is found: the best as a whole, the others with what
    ``command`` shows of them."""
    language, found = find_anywhere(about.folder, words.language, query)
    number = NUMBER.fullmatch(query.strip())
    if not found and number:
        there = ranges(list(paragraphs(about.folder, words.language)))
        raise NoParagraph(query=number[1], known=there, title=about.title)
    if not found:
        raise NothingFound(query=query, title=about.title)
    above: list[RenderableType] = [] if language == words.language else [_elsewhere(found, words), ""]
    if number or len(found) == 1:
        return Group(*above, *[part for hit in found for part in (shown(hit.paragraph), "")][:-1])
    hint = Text(words.say("cli-found", command=f"{command} {found[1].paragraph.number}"), style="dim")
    others = [_listed(hit) for hit in found[1:most]]
    return Group(*above, shown(found[0].paragraph), "", Text(words.say("cli-found-also")), *others, "", hint)


def _elsewhere(found: Sequence[Hit], words: Words) -> Sentence:
    """That it was found in the rules of the other language; the numbers are the same in both."""
    numbers = ", ".join([f"§ {hit.paragraph.number}" for hit in found[:3]])
    return Sentence(words.say("cli-found-elsewhere", numbers=numbers), "yellow", edge=0)


def everywhere(query: str, words: Words) -> RenderableType | None:
    """The best paragraphs of all games for words that name none."""
    parts: list[RenderableType] = []
    for about in [info(game) for game in games() if known(info(game).folder, query)]:
        language, found = find_anywhere(about.folder, words.language, query)
        if found:
            parts.append(Text(f"{about.title}  ", style="bold").append(about.id, style="not bold dim"))
            if language != words.language:
                parts.append(_elsewhere(found, words))
            parts += [Padding(_listed(hit), (0, 0, 0, 2)) for hit in found[:EACH]]
            parts.append("")
    if not parts:
        return None
    return Group(Text(words.say("cli-found-games", query=query)), "", *parts[:-1])


def _listed(hit: Hit) -> RenderableType:
    heading = Text(f"§ {hit.paragraph.number}  {hit.paragraph.title}", style="bold")
    return Group(heading, Padding(Text(hit.snippet), (0, 0, 0, 4)))


def contents(about: Info, words: Words) -> RenderableType:
    """Chapters and titles."""
    lines: list[RenderableType] = []
    chapter = ""
    for number, paragraph in paragraphs(about.folder, words.language).items():
        if paragraph.chapter != chapter:
            chapter = paragraph.chapter
            lines.append(Text(f"{chr(10) if lines else ''}{chapter}", style="bold"))
        lines.append(Text(f"  {number:<6}{paragraph.title}"))
    return Group(*lines)


def ranges(numbers: list[str]) -> str:
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
