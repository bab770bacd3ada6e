"""Fluent files as bundles. A game's words lie over those that all games share."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

COMMON = Path(__file__).parent
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # at the edge; what belongs to an entry is indented
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")


def file_of(folder: Path, language: str) -> Path:
    return folder / f"{language}.ftl"


@lru_cache(maxsize=32)
def entries(path: Path) -> Mapping[str, str]:
    """The entries of a Fluent file by name, as they are written."""
    text = path.read_text("utf-8")
    found = list(_ENTRY.finditer(text))
    ends = [entry.start() for entry in found[1:]] + [len(text)]
    return {entry[1]: text[entry.start() : end] for entry, end in zip(found, ends)}


class Bundle:
    """The words of one language. An entry is parsed when it is needed: most of them never are, and all take long."""

    def __init__(self, language: str, written: Mapping[str, str]) -> None:
        self._written = written
        self._parsed: set[str] = set()
        self._fluent = FluentBundle([language], use_isolating=False)

    def has(self, key: str) -> bool:
        return key in self._written

    def say(self, key: str, values: Mapping[str, object]) -> tuple[str, list[Exception]]:
        """The message with these values, and what was wrong with it."""
        self._parse(key)
        pattern: Pattern | None = self._fluent.get_message(key).value
        assert pattern is not None
        text, errors = self._fluent.format_pattern(pattern, dict(values))
        return str(text), errors

    def _parse(self, name: str) -> None:
        """An entry, and those it refers to."""
        if name in self._written and name not in self._parsed:
            self._parsed.add(name)
            self._fluent.add_resource(FluentResource(self._written[name]))
            for other in _REFERENCE.findall(self._written[name]):
                self._parse(other)


@lru_cache(maxsize=32)
def bundle(language: str, folder: Path | None) -> Bundle:
    """The words of one language: all games', and those of the game in this folder."""
    own = {} if folder is None or not file_of(folder, language).exists() else entries(file_of(folder, language))
    return Bundle(language, {**entries(file_of(COMMON, language)), **own})
