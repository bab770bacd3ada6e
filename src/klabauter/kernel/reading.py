"""Why a file cannot be read or written, in our own words: what a system or a parser says is in one language only."""

from __future__ import annotations

import errno
import re
import tomllib
from typing import Any, Final

from klabauter.kernel.errors import Said

_REFUSED: Final = {
    errno.ENOENT: Said("why-no-file", "there is no such file"),
    errno.EISDIR: Said("why-folder", "it is a folder"),
    errno.ENOTDIR: Said("why-no-folder", "on the way there is a file where a folder should be"),
    errno.EEXIST: Said("why-file-there", "there is a file already"),
    errno.EACCES: Said("why-forbidden", "this is not allowed"),
    errno.EPERM: Said("why-forbidden", "this is not allowed"),
    errno.ENOSPC: Said("why-full", "there is no room left"),
    errno.EROFS: Said("why-read-only", "nothing can be changed there"),
    errno.ENAMETOOLONG: Said("why-long-name", "the name is too long"),
}
_TWICE: Final = re.compile("Cannot|Duplicate")  # how tomllib begins where something is there already


def of_system(error: OSError, writing: bool = False) -> Said:
    """Why the system refuses; what is rare is quoted."""
    if writing and error.errno == errno.ENOENT:
        return Said("why-folder-missing", "there is no such folder")
    if error.errno in _REFUSED:
        return _REFUSED[error.errno]
    return Said("why-system", "the system says {detail!r}", detail=error.strerror or str(error))


def from_toml(text: bytes) -> dict[str, Any] | Said:
    """What this file says, or where it is no TOML.

    As a browser reads a file, too: a mark of the encoding is no text, and
    what is no UTF-8 can only be a remark.
    """
    plain = text.decode("utf-8-sig", "replace")
    try:
        return tomllib.loads(plain)
    except (ValueError, RecursionError) as error:
        return _not_toml(plain, error)


def _not_toml(text: str, error: Exception) -> Said:
    """Not what stands there, for it may be a password."""
    place = re.search(r"\(at (?:line (\d+), column (\d+)|end of document)\)", str(error))
    if place is None:
        return Said("why-no-toml", "this is not TOML")
    lines = text.rstrip().splitlines() or [""]
    line = min(int(place[1] or len(lines)), len(lines))
    if _TWICE.match(str(error)):
        return Said("why-toml-twice", "line {line} has something that is there already", line=line)
    column = int(place[2] or len(lines[-1]) + 1)
    return Said("why-not-toml", "line {line} is no TOML from character {column} on", line=line, column=column)


def not_json(error: Exception) -> Said:
    """From which character on a line is no JSON; too deep or too long a number, where nobody says."""
    return Said("why-not-json", "this is no JSON from character {column} on", column=getattr(error, "colno", 1))
