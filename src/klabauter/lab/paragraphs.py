"""Which code keeps a paragraph of the rules, and which test proves it: found by reading the sources.

Code cites a paragraph by a string that is nothing but its number (``super().__init__("3.2", ...)``), or by its number
in a docstring or a comment ("4.1, 4.2 Openly or as a parrot", "# 6.5"). A sentence or a reason that a module declares
for all its code (``TOOK: Final = Line("3.2", ...)``) cites where it is used. A test cites by its name:
``test_r3_2_r3_5_five_cards_are_turned_up``.

Tests are not installed. A wheel brings a table of what they cite (:data:`TABLE`), which ``hatch_build.py`` writes.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple, TypeGuard

from klabauter.kernel.game import Info
from klabauter.kernel.rules import LANGUAGES, paragraphs, sentence_map

_NUMBER: Final = r"[1-9]\d*(?:\.[1-9]\d*)+"
_ALONE: Final = re.compile(_NUMBER)
_IN_TEXT: Final = re.compile(rf"(?<![\w.])({_NUMBER})(?:(?: to |-|–)({_NUMBER}))?(?![\w%]|\.\w)")
_IN_NAME: Final = re.compile(r"_r((?:\d+_)*\d+)(?=_|$)")
_BOOKISH: Final = ("manners", "flavour")
TABLE: Final = Path(__file__).with_name("tests.txt")  # in a wheel: folder of the game, paragraph, test
_TALK: Final = "remarks"  # modules that cite paragraphs in hints and implement no rule


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

    ``tests`` is the folder of the game's tests; without it they are those of the table, if there is one. Code in a
    module of the paragraph's own chapter comes first.
    """
    known = paragraphs(info.folder, language)
    code = [citation for citation in in_code(info.folder) if not citation.place.startswith(_TALK)]
    code.sort(key=lambda citation: not citation.place.startswith(f"r{citation.paragraph.split('.')[0]}_"))
    proofs = in_table(info.folder.name) if tests is None else in_tests(tests)
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
    texts = {path.name: path.read_text("utf-8") for path in sorted(folder.glob("*.py"))}
    trees = {name: ast.parse(text) for name, text in texts.items() if not name.startswith("test_")}
    declared = {name: _declared(tree) for name, tree in trees.items()}
    found: list[Citation] = []
    for name, tree in trees.items():
        own = declared[name]
        used = {**own, **_imported(tree, declared)}
        cited = {*_in_strings(tree), *_in_comments(texts[name])}
        said = [(node.lineno, used[node.id]) for node in ast.walk(tree) if _read(node) and node.id in used]
        elsewhere = {one for other, tree in trees.items() if other != name for one in _imported(tree, {name: own})}
        for sentence, place in own.items():
            if sentence in elsewhere or place in [of for _, of in said]:
                cited.discard(place)  # not where it is declared, but where it is said
        cited |= {(line, number) for line, (_, number) in said}
        found += [Citation(number, f"{name}:{line}") for line, number in sorted(cited)]
    return found


def _read(node: ast.AST) -> TypeGuard[ast.Name]:
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)


def _declared(tree: ast.Module) -> dict[str, tuple[int, str]]:
    """The names a module gives to sentences and reasons, each with the line and the paragraph."""
    found: dict[str, tuple[int, str]] = {}
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and isinstance(node.value, ast.Call):
            for value in node.value.args:
                if isinstance(value, ast.Constant) and isinstance(value.value, str) and _ALONE.fullmatch(value.value):
                    found[node.target.id] = (value.lineno, value.value)
    return found


def _imported(tree: ast.Module, declared: Mapping[str, Mapping[str, tuple[int, str]]]) -> dict[str, tuple[int, str]]:
    """Those of them that a module takes from others."""
    found: dict[str, tuple[int, str]] = {}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module:
            theirs = declared.get(f"{node.module.rpartition('.')[2]}.py", {})
            found |= {alias.asname or alias.name: theirs[alias.name] for alias in node.names if alias.name in theirs}
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


def table(tests: Path) -> str:
    """What the tests of all games cite, a line each: what a wheel brings in place of them."""
    folders = sorted(path for path in tests.iterdir() if path.is_dir())
    return "".join([f"{one.name} {number} {place}\n" for one in folders for number, place in in_tests(one)])


def in_table(folder: str) -> list[Citation]:
    """The citations of the tests of the game in this folder, as the table has them; none where there is no table."""
    lines = TABLE.read_text("utf-8").splitlines() if TABLE.exists() else []
    return [Citation(number, place) for of, number, place in [line.split(" ") for line in lines] if of == folder]


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
                    for number in numbers_in(line):
                        yield first.lineno + offset, number


def _in_comments(text: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            for number in numbers_in(token.string):
                yield token.start[0], number


def numbers_in(text: str) -> list[str]:
    """The paragraphs named in a text; a range names its ends only, for nobody can tell what lies between is kept there.

    >>> numbers_in("2.3 to 2.5: modes; see 6.1, too")
    ['2.3', '2.5', '6.1']
    """
    return [number for match in _IN_TEXT.finditer(text) for number in match.groups() if number]
