"""Text from other people, before it is written to a terminal or a log: it says something and steers nothing."""

from __future__ import annotations

from typing import Final

_KEPT: Final = "\n\t"
_BIDI: Final = (*range(0x202A, 0x202F), *range(0x2066, 0x206A))  # they turn around what stands beside them
_CONTROLS: Final = {
    sign: None for sign in (*range(0x20), *range(0x7F, 0xA0), *_BIDI) if chr(sign) not in _KEPT
}  # colours, cursor, title of the window …: all of it begins with one of these


def plain(text: str) -> str:
    """Without control characters; lines and tabs stay."""
    return text.translate(_CONTROLS)


def one_line(text: str) -> str:
    """Also without line ends."""
    return " ".join(plain(text).split())
