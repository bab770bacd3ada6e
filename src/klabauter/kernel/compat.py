"""What differs when compiled: the decorator of mypyc, needed only then, and reading numbers of any type."""

from __future__ import annotations

from operator import index
from typing import SupportsIndex

try:
    from mypy_extensions import mypyc_attr
except ImportError:
    from collections.abc import Callable
    from typing import TypeVar

    T = TypeVar("T")

    def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[T], T]:
        def unchanged(cls: T) -> T:
            return cls

        return unchanged


def whole(value: SupportsIndex) -> int | None:
    """The value as an int, None if it is not a whole number. An argument declared as ``int`` would raise TypeError when
    compiled."""
    try:
        return index(value)
    except TypeError:
        return None


__all__ = ["mypyc_attr", "whole"]
