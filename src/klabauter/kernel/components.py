"""The components of a game: every number printed on a card or tile, with where it comes from.

A figure lives in the game's ``components.toml`` as a table with a ``source``: ``rulebook``, ``public`` or
``reconstructed``. A person with the box in hand corrects them in an own file of the same shape that holds only what
differs; its source is ``own``, unless it says in any words where they come from.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from datetime import date, time
from pathlib import Path
from typing import Any, Final, NamedTuple

from klabauter.kernel.errors import BadComponents
from klabauter.kernel.messages import Message
from klabauter.kernel.reading import from_toml, of_system

MOST: Final = 999  # of anything
LIST: Final = 100  # values in a list
BOX: Final = 500  # pieces of a game; the largest of ours has 242. Whatever deals or shows them goes through them all
FILE: Final = 20_000  # characters of a file; the longest of ours has 5,000
DEPTH: Final = 6  # names that a dotted name may consist of; how long a parser takes grows with the square of it
WORD: Final = 60  # characters of a name or a number; Python refuses to write down a number of some thousand digits
# Strings and remarks, in which a dot is no part of a name. What is not closed reaches as far as a parser would look.
_TEXTS: Final = re.compile(
    r'''"""(?:\\.|[^\\])*?(?:"{3,5}|\Z)|\'{3}.*?(?:\'{3,5}|\Z)|"(?:\\.|[^"\\\n])*"?|\'[^\'\n]*\'?|\#[^\n]*''', re.DOTALL
)
_LONG: Final = re.compile(rf"[\w-]{{{WORD + 1}}}")
_DEEP: Final = re.compile(rf"(?<![\w-])(?:[\w-]+[ \t]*\.[ \t]*){{{DEPTH}}}")


class Differing(NamedTuple):
    """A figure that a person corrected: its name, what it is now, and what it is without that."""

    where: str
    own: str
    usual: str


def read(path: Path) -> dict[str, Any]:
    """A components file as nested tables."""
    try:
        return parse(path.read_bytes(), str(path))
    except OSError as error:
        why = Message("why-unreadable", detail=of_system(error))
        raise BadComponents(str(path), why) from error


def parse(text: bytes, where: str | Message) -> dict[str, Any]:
    """The tables of a components file. Refused before it is parsed if that could take long."""
    check_length(len(text), where)
    plain = _TEXTS.sub("_", text.decode("utf-8", "replace"))
    if _LONG.search(plain):
        raise BadComponents(where, Message("why-word-long", most=WORD))
    if _DEEP.search(plain):
        raise BadComponents(where, Message("why-name-deep", most=DEPTH))
    found = from_toml(text)
    if isinstance(found, Message):
        raise BadComponents(where, found)
    return found


def check_length(length: int, where: str | Message) -> None:
    """Refuse own components that would take too long to read, or make long what is said about them."""
    if length > FILE:
        raise BadComponents(where, Message("why-file-long", length=length, most=FILE))


def merge(base: Mapping[str, Any], own: Any, where: str = "") -> dict[str, Any]:
    """The base with a person's own components laid over it. Unknown names and other types are refused."""
    if not isinstance(own, Mapping):
        raise BadComponents(where or Message("where-whole"), Message("why-table"))
    merged = dict(base)
    for name, value in own.items():
        here = f"{where}.{name}" if where else name
        if name not in base:
            raise BadComponents(here, Message("why-unknown", known=", ".join(base)))
        old = base[name]
        if isinstance(old, dict):
            merged[name] = merge(old, value, here)
            if "source" in old and "source" not in value and merged[name] != old:
                merged[name]["source"] = "own"
        elif type(value) is not type(old) or (isinstance(old, list) and not _same_items(old, value)):
            raise BadComponents(here, Message("why-something-like", known=toml(old), value=toml(value)))
        else:
            _check_size(here, old if isinstance(old, list) else [old], value if isinstance(value, list) else [value])
            merged[name] = value
    return merged


def toml(value: object, deep: int = 4) -> str:
    """A value as it is written in a components file; what lies too deep is left out."""
    if isinstance(value, Mapping):
        entries = ", ".join([f"{name} = {toml(inner, deep - 1)}" for name, inner in value.items()]) if deep else "…"
        return f"{{{entries}}}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join([toml(item, deep - 1) for item in value]) if deep else '…'}]"
    if isinstance(value, (bool, str)):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, (date, time)):
        return value.isoformat().replace("+00:00", "Z")
    return str(value)


def _same_items(old: list[Any], new: list[Any]) -> bool:
    kinds = {type(item) for item in old}
    return all(type(item) in kinds for item in new)


def _check_size(where: str, old: list[Any], new: list[Any]) -> None:
    """No figure is beyond all measure, and none is negative where the game's own are not."""
    if len(new) > LIST:
        raise BadComponents(where, Message("why-too-long", most=LIST))
    low = -MOST if any([isinstance(item, int) and item < 0 for item in old]) else 0
    for item in new:
        if isinstance(item, int) and not low <= item <= MOST:
            raise BadComponents(where, Message("why-beyond-measure", low=low, most=MOST, value=item))


def check_box(copies: Mapping[str, Sequence[int]]) -> None:
    """Refuse more pieces than can be dealt and shown at once. ``copies`` says by name of a figure how often each kind
    is there; one of which there is none still has to be looked at."""
    pieces = {name: sum([max(1, count) for count in counts]) for name, counts in copies.items()}
    total = sum(pieces.values())
    if total > BOX:
        raise BadComponents(max(pieces, key=pieces.__getitem__), Message("why-box-full", most=BOX, count=total))


def difference(base: Mapping[str, Any], merged: Mapping[str, Any]) -> dict[str, Any]:
    """What must be laid over the base to get the merged ones."""
    found: dict[str, Any] = {}
    for name, value in merged.items():
        if value != base[name]:
            found[name] = difference(base[name], value) if isinstance(value, dict) else value
    return found


def differing(base: Mapping[str, Any], own: Mapping[str, Any], where: str = "") -> list[Differing]:
    """The values that differ, each with both values; sources aside."""
    found: list[Differing] = []
    for name, value in own.items():
        here = f"{where}.{name}" if where else name
        if isinstance(value, dict):
            found += differing(base[name], value, here)
        elif name != "source" and value != base[name]:
            found.append(Differing(here, _shown(value), _shown(base[name])))
    return found


def _shown(value: Any) -> str:
    return " ".join([str(item) for item in value]) if isinstance(value, list) else str(value)


def fingerprint(components: Mapping[str, Any]) -> str:
    """A short hash of all values; sources do not count, since they change no rule."""
    return hashlib.sha256(json.dumps(bare(components), sort_keys=True).encode()).hexdigest()[:16]


def bare(components: Mapping[str, Any]) -> dict[str, Any]:
    """The components without their sources."""
    return {
        name: bare(value) if isinstance(value, dict) else value
        for name, value in components.items()
        if name != "source"
    }
