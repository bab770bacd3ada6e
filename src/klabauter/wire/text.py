"""Texts that a client sends: no control characters, which steer terminals and which not every database can keep."""

from __future__ import annotations

import re
from typing import Any, ClassVar

from msgspec import Struct

_CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
_CONTROL_IN_LINES = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff]")  # tabs and line ends are fine


class BadText(Exception):
    """A text has a control character or half a surrogate pair. No ValueError: msgspec would make it one of its own."""

    def __init__(self, field: str) -> None:
        super().__init__(field)
        self.field = field


def has_control(text: str) -> bool:
    """Whether a text of one line has a control character."""
    return _CONTROL.search(text) is not None


class Sent(Struct):
    """Base of what a client sends. All its texts are checked when it is decoded, also those in lists and mappings."""

    with_lines: ClassVar[frozenset[str]] = frozenset()  # fields whose texts may have tabs and line ends

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            if _bad(getattr(self, name), _CONTROL_IN_LINES if name in self.with_lines else _CONTROL):
                raise BadText(name)


def _bad(value: Any, wrong: re.Pattern[str]) -> bool:
    if isinstance(value, str):
        return wrong.search(value) is not None
    if isinstance(value, dict):
        return any([_bad(one, wrong) for pair in value.items() for one in pair])
    return isinstance(value, list) and any([_bad(one, wrong) for one in value])
