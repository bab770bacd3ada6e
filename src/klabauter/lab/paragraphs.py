"""Which code keeps a paragraph of the rules, and which test proves it: found by reading the sources.

Code cites a paragraph by a string that is nothing but its number (``Line("3.2", ...)``), or by its number in a
docstring or a comment ("4.1, 4.2 Openly or as a parrot", "# 6.5", "2.3 to 2.5"). A test cites by its name:
``test_r3_2_r3_5_five_cards_are_turned_up``.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from klabauter.kernel.game import Info
from klabauter.kernel.rules import LANGUAGES, paragraphs, sentence_map

_NUMBER: Final = r"[1-9]\d*(?:\.[1-9]\d*)+"
_ALONE: Final = re.compile(_NUMBER)
_IN_TEXT: Final = re.compile(rf"(?<![\w.])({_NUMBER})(?:(?: to |-|–)({_NUMBER}))?(?![\w%]|\.\w)")
_IN_NAME: Final = re.compile(r"_r((?:\d+_)*\d+)(?=_|$)")
_BOOKISH: Final = ("manners", "flavour")
_TALK: Final = "remarks"  # modules that cite paragraphs to whoever asks for a hint, which keeps no rule


class Citation(NamedTuple):
    """A place that names a paragraph."""

    paragraph: str
    place: str  # "file.py:12" in code, "test_file.py::test_name" in tests


class Row(NamedTuple):
    """A paragraph and everything that cites it."""

    paragraph: str
    title: str
    manners: bool
    reading: bool
    code: list[str]
    tests: list[str]

    @property
    def gap(self) -> bool:
        """Whether something that a program can keep has no code or no test."""
        return not self.manners and not (self.code and self.tests)


def coverage(info: Info, tests: Path | None = None, language: str = "en") -> list[Row]:
    """Every paragraph of a game's rules with the code and the tests that cite it.

    ``tests`` is the folder of the game's tests; without it, or if it is not at hand, no test is found.
    """
    known = paragraphs(info.folder, language)
    code = [citation for citation in in_code(info.folder) if not citation.place.startswith(_TALK)]
    proofs = [] if tests is None else in_tests(tests)
    return [
        Row(
            number,
            paragraph.title,
            paragraph.manners,
            paragraph.reading,
            [citation.place for citation in code if citation.paragraph == number],
            [citation.place for citation in proofs if citation.paragraph == number],
        )
        for number, paragraph in known.items()
    ]


def dangling(info: Info, tests: Path | None = None) -> list[Citation]:
    """Citations of paragraphs that the rules do not have."""
    known = paragraphs(info.folder, LANGUAGES[0])
    found = [*in_code(info.folder), *([] if tests is None else in_tests(tests))]
    return [citation for citation in found if citation.paragraph not in known]


def uneven(info: Info) -> list[str]:
    """Paragraphs that not all languages have, or have in another order or with other marks."""
    texts = [paragraphs(info.folder, language) for language in LANGUAGES]
    found = sorted(set(texts[0]) ^ set(texts[1]))
    if not found and list(texts[0]) != list(texts[1]):
        found = [one for one, two in zip(texts[0], texts[1], strict=True) if one != two]
    return found or [
        number
        for number, one in texts[0].items()
        if (one.manners, one.reading) != (texts[1][number].manners, texts[1][number].reading)
    ]


def map_faults(info: Info) -> list[str]:
    """What is wrong with rules.map: gaps, doubles, targets that are no paragraph, paragraphs that nothing leads to."""
    total, sentences = sentence_map(info.folder)
    known = paragraphs(info.folder, LANGUAGES[0])
    faults: list[str] = []
    numbers = [sentence.number for sentence in sentences]
    if total < 1:
        faults.append("it does not say how many sentences there are")
    for number in range(1, max([total, *numbers]) + 1):
        if numbers.count(number) != 1 or number > total:
            faults.append(f"sentence {number} of {total} is there {numbers.count(number)} times")
    reached: set[str] = set()
    for sentence in sentences:
        for target in sentence.targets:
            reached.add(target)
            if target not in known and target not in _BOOKISH:
                faults.append(f"sentence {sentence.number} leads to {target!r}, which is no paragraph")
    for name, paragraph in known.items():
        if name not in reached and not paragraph.reading and not paragraph.manners:
            faults.append(f"nothing in the book leads to {name}, and it is not marked as our reading")
    return faults


# -- reading sources


def in_code(folder: Path) -> list[Citation]:
    """Every citation in the modules of a game."""
    found: list[Citation] = []
    for path in sorted(folder.glob("*.py")):
        if path.name.startswith("test_"):
            continue
        text = path.read_text("utf-8")
        cited = {*_in_strings(ast.parse(text)), *_in_comments(text)}
        found += [Citation(number, f"{path.name}:{line}") for line, number in sorted(cited)]
    return found


def in_tests(folder: Path) -> list[Citation]:
    """Every citation in the names of test functions; none where the folder is not at hand."""
    found: list[Citation] = []
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test_"):
                place = f"{path.relative_to(folder).as_posix()}::{node.name}"
                found += [Citation(number, place) for number in named(node.name)]
    return found


def named(test: str) -> list[str]:
    """The paragraphs in a test's name.

    >>> named("test_r3_2_r3_5_five_cards_are_turned_up")
    ['3.2', '3.5']
    """
    return [number.replace("_", ".") for number in _IN_NAME.findall(test) if "_" in number]


def _in_strings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _ALONE.fullmatch(node.value):
            yield node.lineno, node.value
        elif isinstance(node, documented) and node.body:
            first = node.body[0]
            if (
                isinstance(first, ast.Expr)
                and isinstance(first.value, ast.Constant)
                and isinstance(first.value.value, str)
            ):
                for offset, line in enumerate(first.value.value.splitlines()):
                    for number in told(line):
                        yield first.lineno + offset, number


def _in_comments(text: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            for number in told(token.string):
                yield token.start[0], number


def told(text: str) -> list[str]:
    """The paragraphs named in a text, ranges filled in.

    >>> told("2.3 to 2.5: modes; see 6.1, too")
    ['2.3', '2.4', '2.5', '6.1']
    """
    found: list[str] = []
    for match in _IN_TEXT.finditer(text):
        first, last = match[1], match[2]
        found += [first] if last is None else _range(first, last)
    return found


def _range(first: str, last: str) -> Sequence[str]:
    chapter, _, low = first.rpartition(".")
    there, _, high = last.rpartition(".")
    if chapter != there or int(low) > int(high):
        return [first, last]
    return [f"{chapter}.{number}" for number in range(int(low), int(high) + 1)]
