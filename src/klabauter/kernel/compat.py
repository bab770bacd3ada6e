"""The one place that knows about the compiler's helper package, which is needed only when compiling."""

from __future__ import annotations

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


__all__ = ["mypyc_attr"]
