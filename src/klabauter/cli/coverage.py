"""``klabauter rules --coverage``: which code keeps a paragraph and which tests prove it, of one or as a matrix."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from klabauter.cli.errors import NoParagraph, NoTests
from klabauter.cli.rulebook import ranges
from klabauter.games import games, info
from klabauter.kernel.game import Info
from klabauter.kernel.rules import sentence_map
from klabauter.lab.paragraphs import TABLE, Row, coverage, dangling, map_faults, uneven
from klabauter.words import Words
from klabauter.words.finding import NUMBER

CHECKOUT = Path(__file__).resolve().parents[3]  # if this is one


def run(args: argparse.Namespace, words: Words, console: Console) -> int:
    """Return 0 if every paragraph of the chosen games has code and tests, else 1."""
    if args.game and args.query:
        return _one(info(args.game), " ".join(args.query), args.tests, words, console)
    faults = 0
    for game in [args.game] if args.game else games():
        about = info(game)
        tests = tests_of(about, args.tests)
        rows = coverage(about, tests, words.language)
        console.print(Text(about.title, style="bold"))
        console.print(matrix(rows, words))
        gaps = sum([row.gap for row in rows])
        console.print(words.say("cli-coverage-gaps", paragraphs=len(rows), gaps=gaps))
        console.print(words.say("cli-coverage-sentences", **sentences(about)))
        wrong = amiss(about, tests, words)
        for fault in wrong:
            console.print(Text(fault, style="red"))
        faults += gaps + len(wrong)
    return 1 if faults else 0


def _one(about: Info, query: str, tests: str | None, words: Words, console: Console) -> int:
    """A paragraph, or those of a chapter: every place in the code, and every test by its name."""
    number = NUMBER.fullmatch(query.strip())
    known = coverage(about, tests_of(about, tests), words.language)
    rows = [row for row in known if number and f"{row.paragraph}.".startswith(f"{number[1]}.")]
    if not rows:
        raise NoParagraph(query=query, known=ranges([row.paragraph for row in known]), title=about.title)
    folder = f"games/{about.folder.name}"
    for row in rows:
        console.print(Text(f"§ {row.paragraph}  ", style="bold").append(_title(row, words)))
        for label, where, places in (
            ("code", f"klabauter/{folder}", row.code),
            ("test", tests or f"tests/{folder}", row.tests),
        ):
            console.print(Text(words.say(f"cli-coverage-{label}"), style="dim"))
            for place in [Text(f"{where}/{place}") for place in places] or [_missing(row, words)]:
                console.print(Text("    ").append(place), soft_wrap=True)
    return 1 if any([row.gap for row in rows]) else 0


def amiss(about: Info, tests: Path | None, words: Words) -> list[str]:
    """What the matrix cannot show: citations of nothing, languages that differ, sentences that were forgotten."""
    nowhere = [(one.place, one.paragraph) for one in dangling(about, tests)]
    return [
        *[words.say("cli-coverage-dangling", place=place, paragraph=paragraph) for place, paragraph in nowhere],
        *[words.say("cli-coverage-uneven", paragraph=paragraph) for paragraph in uneven(about)],
        *[f"rules.map: {fault}" for fault in map_faults(about)],
    ]


def tests_of(about: Info, query: str | None) -> Path | None:
    """The folder of a game's tests: the one given, or the one in the checkout this program runs from.

    None in an installed copy, which has a table of them.
    """
    root = Path(query) if query else CHECKOUT / "tests"
    for folder in (root / "games" / about.folder.name, root):
        if next(folder.glob("test_*.py"), None) is not None:
            return folder
    if query is None and TABLE.exists():
        return None
    raise NoTests(path=str(root))


def matrix(rows: Sequence[Row], words: Words) -> Table:
    """A row per paragraph: its title, the first place in the code (+ how many more) and the number of tests."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
    table.add_column("§")
    table.add_column(words.say("cli-coverage-paragraph"))
    table.add_column(words.say("cli-coverage-code"), no_wrap=True)
    table.add_column(words.say("cli-coverage-test"), no_wrap=True, justify="right")
    for row in rows:
        table.add_row(row.paragraph, _title(row, words), _places(row.code, row, words), _count(row.tests, row, words))
    return table


def _title(row: Row, words: Words) -> Text:
    """The title of a paragraph, and what kind of paragraph it is if not a plain rule."""
    title = Text(row.title)
    for mark, holds in (("manners", row.manners), ("reading", row.reading)):
        if holds:
            title.append(f" ({words.say(f'cli-coverage-{mark}')})", style="dim")
    return title


def _places(code: list[str], row: Row, words: Words) -> Text:
    if not code:
        return _missing(row, words)
    return Text(code[0]).append(f" +{len(code) - 1}" if len(code) > 1 else "", style="dim")


def _count(tests: list[str], row: Row, words: Words) -> Text:
    return Text(str(len(tests))) if tests else _missing(row, words)


def _missing(row: Row, words: Words) -> Text:
    return Text("–", style="dim") if row.manners else Text(words.say("cli-coverage-missing"), style="bold red")


def sentences(about: Info) -> dict[str, int]:
    """How many sentences of the rulebook there are, and where they went."""
    total, mapped = sentence_map(about.folder)
    manners = sum(["manners" in sentence.targets for sentence in mapped])
    flavour = sum(["flavour" in sentence.targets and "manners" not in sentence.targets for sentence in mapped])
    placed = len(mapped) - manners - flavour
    return {"total": total, "placed": placed, "manners": manners, "flavour": flavour, "missing": total - len(mapped)}
