"""The pages are run: fenced `python` blocks with prompts are doctests, and the blocks of one page share their names.
Commands are read as the program reads them, links and paths lead somewhere."""

from __future__ import annotations

import doctest
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

import dev
from klabauter.cli.arguments import build
from klabauter.cli.main import main
from klabauter.words import Words
from tools import imports

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"^    (?:\w+=\S+ )*(?:\.venv/bin/)?(\w.*)$|`(?:\w+=\S+ )*([^`\n]+)`", re.MULTILINE)
REMARK = re.compile(r"(?: #| {2,}| 2?>).*")
LINK = re.compile(r"\]\(([^)\s]+)\)")
ROOMS = ("bench", "deploy", "docs", "examples", "src", "tests", "tools", "web")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_on_the_page_work(page: Path) -> None:
    text = page.read_text("utf-8")
    code = ""
    for block in FENCE.finditer(text):
        skipped = text[: block.start(1)].count("\n") - code.count("\n")
        code += "\n" * skipped + block.group(1)  # line numbers stay true; fences do not count as output
    test = doctest.DocTestParser().get_doctest(code, {}, page.name, str(page), 0)
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    assert doctest.DocTestRunner(optionflags=flags).run(test).failed == 0


def code(page: Path) -> Iterator[str]:
    """What the page shows as something to type or to open, without the remarks beside it."""
    for found in CODE.finditer(page.read_text("utf-8")):
        yield REMARK.sub("", found.group(1) or found.group(2)).strip()


def commands(page: Path, program: str) -> Iterator[list[str]]:
    for line in code(page):
        if line.startswith(f"{program} "):
            plain = re.sub(r"\b[NK]\b", "2", re.sub(r"[\[\]…]|\$\(.*?\)", "", line.removeprefix(program)))
            try:
                yield shlex.split(plain)
            except ValueError:  # a part of a line, of something else than a command
                continue


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_on_the_page_is_one(page: Path) -> None:
    parser = build(Words("en"))
    for arguments in commands(page, "klabauter"):
        if arguments[0] in ("commitment", "luck", "pledge", "seed"):  # what is hashed, see docs/luck.md
            continue
        if len(arguments) == 1:  # only spoken of
            with pytest.raises(SystemExit, match="0"):
                parser.parse_args([*arguments, "--help"])
        else:
            parser.parse_args(arguments)  # exits with 2 where it does not understand
    for name, *_ in commands(page, "python3 dev.py"):
        assert name in (*dev.COMMANDS, "help"), name
    for program in ("python", "python3"):
        for first, *rest in commands(page, program):
            if first == "-m" and rest[0].startswith("tests."):
                assert leads_somewhere(f"{rest[0].replace('.', '/')}.py"), rest[0]
            elif first.endswith(".py"):
                assert leads_somewhere(first), first


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_and_path_on_the_page_leads_somewhere(page: Path) -> None:
    text = page.read_text("utf-8")
    for link in LINK.findall(text):
        if not link.startswith(("http", "mailto")):
            path, _, place = link.partition("#")
            target = (page.parent / path).resolve() if path else page
            assert target.exists(), link
            if place:
                titles = re.findall(r"^#+ (.*)$", target.read_text("utf-8"), re.MULTILINE)
                assert place in [re.sub(r"[^\w\- ]", "", title).lower().replace(" ", "-") for title in titles], link
    for path in code(page):
        if path.startswith(tuple(f"{room}/" for room in ROOMS)) and " " not in path:
            assert leads_somewhere(path), path


def leads_somewhere(path: str) -> bool:
    """Also with <game> or … for one of many, or with a test in the file; what is made by a command is told with it."""
    path = path.partition("::")[0]
    built = ("web/node_modules", "src/klabauter/server/static")
    return path.startswith(built) or any(ROOT.glob(re.sub(r"<\w+>|GAME|…", "*", path).rstrip("/")))


def test_the_ladder_on_the_page_is_that_of_its_deals(tmp_path: Path) -> None:
    text, page = tmp_path / "ladder.md", (ROOT / "docs" / "ladder.md").read_text("utf-8")
    deals = str(ROOT / "docs" / "ladder.jsonl")
    command = shlex.split(next(line for line in page.splitlines() if line.startswith("    klabauter ladder")))[1:]
    assert main([*command, "--lang", "en", "--report", "--file", deals, "--markdown", str(text)]) == 0
    assert text.read_text("utf-8") == page, (
        "klabauter ladder … --report --file docs/ladder.jsonl --markdown docs/ladder.md"
    )


def test_the_picture_of_the_imports_is_that_of_the_code() -> None:
    assert imports.PICTURE.read_text(encoding="utf-8") == imports.draw(imports.edges()), "run tools/imports.py"
