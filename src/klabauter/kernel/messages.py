"""Messages by key. The texts are in the language files (``en.ftl``, ``de.ftl``) of the package that says them.

``str(message)`` is the English text, read when it is needed. The files are written in Fluent; :mod:`klabauter.words`
formats them with a Fluent library. This module needs no library and knows what the English messages of errors use:
``{ $value }``, ``{ "text" }``, ``{ other-message }``, ``{ NUMBER($value, useGrouping: 0) }`` and selectors.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from typing import Final

from klabauter.kernel.compat import mypyc_attr

COUNTABLE: Final = 10**15  # a larger number is shown without grouping: Fluent cannot format one of more than 28 digits
LONGEST: Final = 2000  # characters of a value that are shown: Fluent cannot format more than 2500
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # lines that belong to an entry are indented
_SPACE: Final = re.compile(r"\s*")
_NAME: Final = re.compile(r"[\w-]+")
_NUMBER: Final = re.compile(r"NUMBER\(\s*\$([\w-]+)\s*,\s*useGrouping: 0\s*\)")
_files: Final[dict[str, dict[str, str]]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Message:
    """A message, or a piece of one. Every package has a subclass, whose module says where the text is."""

    __slots__ = ("key", "values")

    def __init__(self, key: str, /, **values: object) -> None:
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return english(self, self.key, self.values)

    def __repr__(self) -> str:
        return f"<{self.key} {self.values}>"


def entries(path: str) -> dict[str, str]:
    """The entries of a language file by name, as they are written; none if there is no such file."""
    if path not in _files:
        try:
            with open(path, encoding="utf-8") as file:
                text = file.read()
        except FileNotFoundError:
            text = ""
        found = list(_ENTRY.finditer(text))
        ends = [entry.start() for entry in found[1:]] + [len(text)]
        _files[path] = {entry[1]: text[entry.start() : end] for entry, end in zip(found, ends)}
    return _files[path]


def folder_of(thing: object) -> str:
    """The folder of the package in which the class of a message or an error is defined, "" if there is none."""
    package = sys.modules.get(type(thing).__module__.rpartition(".")[0])
    paths = list(getattr(package, "__path__", ()))
    return str(paths[0]) if paths else ""


def english(thing: object, key: str, values: Mapping[str, object]) -> str:
    """The English text of this key in the language file of a thing's package; key and values if it is not there."""
    found = entries(f"{folder_of(thing)}/en.ftl")
    if key in found:
        return _Text(found, values).of(key)
    listed = ", ".join([f"{name} {shown(value)}" for name, value in values.items()])
    return f"{key}: {listed}" if listed else key


def shown(value: object) -> str:
    """A value as it is shown in an English message."""
    if isinstance(value, Exception):
        return str(value).removesuffix(".")
    if isinstance(value, int) and not isinstance(value, bool):
        return f"{value:,}" if abs(value) <= COUNTABLE else str(value)
    return bounded(str(value) if isinstance(value, (str, Message)) else repr(value))


def bounded(text: str) -> str:
    """A file or a person can write any length; a message shows its beginning."""
    return f"{text[:LONGEST]}…" if len(text) > LONGEST else text


class _Text:
    """Formats entries of a language file with these values."""

    __slots__ = ("_entries", "_values")

    def __init__(self, entries: Mapping[str, str], values: Mapping[str, object]) -> None:
        self._entries = entries
        self._values = values

    def of(self, key: str) -> str:
        written = self._entries[key].partition("=")[2].split("\n#")[0].strip()
        return self._pattern(written, 0, False)[0]

    def _pattern(self, s: str, i: int, variant: bool) -> tuple[str, int]:
        """The text from here to the end, or to the end of a variant; and where that is."""
        parts: list[str] = []
        while i < len(s):
            if s[i] == "{":
                text, i = self._placeable(s, _after_space(s, i + 1))
                parts.append(text)
            elif variant and s[i] == "\n" and s[_after_space(s, i)] in "[*}":
                break
            else:
                parts.append(s[i])
                i += 1
        return "".join(parts), i

    def _placeable(self, s: str, i: int) -> tuple[str, int]:
        """What stands between two braces, and where it ends."""
        value: object = ""
        if s[i] == '"':
            end = s.index('"', i + 1)
            text, i = s[i + 1 : end], end + 1
        elif number := _NUMBER.match(s, i):
            text, i = str(self._values.get(number[1])), number.end()
        else:
            name = _NAME.match(s, i + 1 if s[i] == "$" else i)
            assert name is not None, s
            if s[i] == "$":
                value = self._values.get(name[0], f"{{${name[0]}}}")
                text = shown(value)
            else:
                text = self.of(name[0])
            i = name.end()
        i = _after_space(s, i)
        if s.startswith("->", i):
            text, i = self._selected(s, i + 2, value)
        return text, i + 1

    def _selected(self, s: str, i: int, value: object) -> tuple[str, int]:
        """The variant for this value: by the value itself, the category ``one``, or else the default."""
        chosen, default = "", ""
        wanted = (str(value), "one") if value == 1 else (str(value),)
        found = False
        i = _after_space(s, i)
        while s[i] != "}":
            usual = s[i] == "*"
            end = s.index("]", i)
            key = s[i + 1 + usual : end].strip()
            text, i = self._pattern(s, _after_blank(s, end + 1), True)
            if key in wanted and not found:
                chosen, found = text, True
            if usual:
                default = text
            i = _after_space(s, i)
        return chosen if found else default, i


def _after_space(s: str, i: int) -> int:
    found = _SPACE.match(s, i)
    assert found is not None
    return found.end()


def _after_blank(s: str, i: int) -> int:
    while s[i] == " ":
        i += 1
    return i
