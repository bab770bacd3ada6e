"""The word files: the same order in both languages, every key the terminal uses, no key that nobody uses.

That both languages say the same and every sentence of every game can be said is a law (tests/laws/texts.py).
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message, Term

import klabauter
from klabauter.games import games, info
from klabauter.kernel.messages import entries
from klabauter.words import LANGUAGES
from klabauter.words.bundle import COMMON, file_of

SOURCES = Path(klabauter.__file__).parent
PACKAGES = [SOURCES / name for name in ("kernel", "bots", "lab", "cli", "server")]  # see test_messages.py
FOLDERS = [*PACKAGES, COMMON, *[info(game).folder for game in games()]]
KERNELS = ("log-", "no-", "error-", "move-", "ending-", "option-", "kind-of-seat-")  # said by key, not by name


def keys(folder: Path, language: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", (folder / f"{language}.ftl").read_text("utf-8"), re.MULTILINE)


def texts() -> str:
    """All sources, which say something by name, and the word files, whose messages refer to one another."""
    found = [*SOURCES.rglob("*.py"), *SOURCES.rglob("en.ftl")]
    return "\n".join([path.read_text("utf-8") for path in found])


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_both_languages_tell_the_same_in_the_same_order(folder: Path) -> None:
    found = keys(folder, "en")
    assert keys(folder, "de") == found
    assert len(found) == len(set(found))


def test_every_key_the_terminal_names_is_there() -> None:
    known = {key for folder in FOLDERS for key in keys(folder, "en")}
    named = set(re.findall(r"(?:say|Said)\(\s*\"([a-z][\w-]*)\"", texts()))
    assert len(named) > 80
    assert sorted(named - known) == []


def test_nothing_in_the_common_words_is_left_over() -> None:
    said = texts()
    patterns = set(re.findall(r"f[\"']([a-z][a-z-]*-)\{", said))
    unused = [
        key
        for key in keys(COMMON, "en")
        if f'"{key}"' not in said and f"'{key}'" not in said and f"{{ {key} }}" not in said
        if not key.startswith(KERNELS) and not any(key.startswith(pattern) for pattern in patterns)
    ]
    assert unused == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_entries_parsed_one_by_one_are_those_of_the_whole_file(folder: Path, language: str) -> None:
    path = file_of(folder, language)
    whole = FluentResource(path.read_text("utf-8"))
    assert not [entry for entry in whole.body if isinstance(entry, Junk)]
    named = [entry for entry in whole.body if isinstance(entry, (Message, Term))]
    assert len(named) >= len(keys(folder, language)) > 0
    alone = {name: FluentResource(text).body[0] for name, text in entries(str(path)).items()}
    assert list(alone) == [entry.id.name for entry in named]
    assert [name for name, entry in zip(alone, named) if not entry.equals(alone[name], ["span", "comment"])] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_an_ending_stands_before_a_colon(game: str, language: str) -> None:
    text = (info(game).folder / f"{language}.ftl").read_text("utf-8")
    for ending in re.findall(r"^ending-[\w-]+ = (.*)$", text, re.MULTILINE):
        assert ending[0].isupper(), ending
        assert ending[-1] != ".", ending
