"""Fluent files as bundles. The words of a game, or of another package, lie over those that all share."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from klabauter.kernel.messages import entries

COMMON = Path(__file__).parent
KERNEL = COMMON.parent / "kernel"
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")


def file_of(folder: Path, language: str) -> Path:
    """The Fluent file of a language in a folder; it need not exist."""
    return folder / f"{language}.ftl"


class Bundle:
    """The words of one language. An entry is parsed when it is needed: most of them never are, and all take long."""

    def __init__(self, language: str, written: Mapping[str, str]) -> None:
        self._written = written
        self._parsed: set[str] = set()
        self._fluent = FluentBundle([language], use_isolating=False)

    def has(self, key: str) -> bool:
        """Whether there is an entry with this key. It is not parsed for that."""
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


@lru_cache(maxsize=64)
def bundle(language: str, folder: str) -> Bundle:
    """The words of one language: of the kernel, of this package, and of the game or package in a folder, if any."""
    written: dict[str, str] = {}
    for place in (KERNEL, COMMON, *([Path(folder)] if folder else [])):
        written.update(entries(str(file_of(place, language))))
    return Bundle(language, written)
