"""Why a file cannot be read or written, in our own words: what a system or a parser says is in one language only."""

from __future__ import annotations

import errno
import re
import tomllib
from typing import Any, Final

from klabauter.kernel.messages import Message

_REFUSED: Final = {
    errno.ENOENT: Message("why-no-file"),
    errno.EISDIR: Message("why-folder"),
    errno.ENOTDIR: Message("why-no-folder"),
    errno.EEXIST: Message("why-file-there"),
    errno.EACCES: Message("why-forbidden"),
    errno.EPERM: Message("why-forbidden"),
    errno.ENOSPC: Message("why-full"),
    errno.EROFS: Message("why-read-only"),
    errno.ENAMETOOLONG: Message("why-long-name"),
}
_TWICE: Final = re.compile("Cannot|Duplicate")  # how tomllib begins where something is there already


def of_system(error: OSError, writing: bool = False) -> Message:
    """Why the system refuses; what is rare is quoted."""
    if writing and error.errno == errno.ENOENT:
        return Message("why-folder-missing")
    if error.errno in _REFUSED:
        return _REFUSED[error.errno]
    return Message("why-system", detail=error.strerror or str(error))


def from_toml(text: bytes) -> dict[str, Any] | Message:
    """What this file says, or where it is no TOML.

    As a browser reads a file, too: a mark of the encoding is no text, and
    what is no UTF-8 can only be a remark.
    """
    plain = text.decode("utf-8-sig", "replace")
    try:
        return tomllib.loads(plain)
    except (ValueError, RecursionError) as error:
        return _not_toml(plain, error)


def _not_toml(text: str, error: Exception) -> Message:
    """Not what stands there, for it may be a password."""
    place = re.search(r"\(at (?:line (\d+), column (\d+)|end of document)\)", str(error))
    if place is None:
        return Message("why-no-toml")
    lines = text.rstrip().splitlines() or [""]
    line = min(int(place[1] or len(lines)), len(lines))
    if _TWICE.match(str(error)):
        return Message("why-toml-twice", line=line)
    column = int(place[2] or len(lines[-1]) + 1)
    return Message("why-not-toml", line=line, column=column)


def not_json(error: Exception) -> Message:
    """From which character on a line is no JSON; too deep or too long a number, where nobody says."""
    return Message("why-not-json", column=getattr(error, "colno", 1))
