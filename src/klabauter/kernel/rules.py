"""The rules text of a game: numbered paragraphs in two languages, and the map from the rulebook's sentences to them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, NamedTuple

LANGUAGES: Final = ("de", "en")
_CHAPTER: Final = re.compile(r"## (\d+) (.+)")
_PARAGRAPH: Final = re.compile(r"### (\d+(?:\.\d+)+) (.+)")
_MANNERS: Final = ("Tischsitten", "table manners")
_READING: Final = ("unsere Lesart", "our reading")


class Paragraph(NamedTuple):
    number: str
    title: str
    chapter: str
    source: str  # the line that names the rulebook's section
    text: str

    @property
    def manners(self) -> bool:
        """Whether the paragraph is about manners at a table, so that no code can cite it."""
        return any([word in self.source for word in _MANNERS])

    @property
    def reading(self) -> bool:
        """Whether we decided it, because the book is silent or can be read in two ways."""
        return any([word in self.source for word in _READING])


def paragraphs(folder: Path, language: str) -> dict[str, Paragraph]:
    """The numbered paragraphs of a game's rules, in order."""
    found: dict[str, Paragraph] = {}
    chapter = number = title = source = ""
    lines: list[str] = []

    def close() -> None:
        if number:
            found[number] = Paragraph(number, title, chapter, source, "\n".join(lines).strip())

    for line in (folder / f"rules.{language}.md").read_text("utf-8").splitlines():
        heading = _PARAGRAPH.fullmatch(line)
        if line.startswith("## "):
            close()
            number = ""
            above = _CHAPTER.fullmatch(line)
            chapter = f"{above[1]} {above[2]}" if above else line[3:]
        elif heading:
            close()
            number, title, source, lines = heading[1], heading[2], "", []
        elif number and not source and line.startswith("*"):
            source = line.strip("*")
        else:
            lines.append(line)
    close()
    return found


def said_otherwise(folder: Path, language: str) -> dict[str, str]:
    """Further words for the search, by paragraph or chapter: what people say instead of what the rules say. Empty if
    the game has no file of them."""
    path = folder / f"rules.{language}.words"
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return {number: words for number, _, words in [line.partition(" ") for line in lines if line[:1].isdigit()]}


class Sentence(NamedTuple):
    """One sentence of the rulebook, by number, and where its content went."""

    number: int
    line: int
    mark: str  # of its text, so that a person with the book can check the map
    targets: tuple[str, ...]  # paragraphs, or 'manners', or 'flavour'


def sentence_map(folder: Path) -> tuple[int, list[Sentence]]:
    """The number of sentences the rulebook has, and the map of them."""
    total = 0
    found: list[Sentence] = []
    for line in (folder / "rules.map").read_text("utf-8").splitlines():
        words = line.split()
        if not words or words[0].startswith("#"):
            continue
        if words[0] == "sentences":
            total = int(words[1])
        else:
            found.append(Sentence(int(words[0]), int(words[1]), words[2], tuple(words[3].split(","))))
    return total, found
