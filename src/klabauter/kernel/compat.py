"""What the compiler wants otherwise: its helper package, needed only when compiling, and numbers of any kind."""

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
    """The number that this is, if it is a whole one. Declared as ``int``, a compiled argument ends in a TypeError."""
    try:
        return index(value)
    except TypeError:
        return None


__all__ = ["mypyc_attr", "whole"]
