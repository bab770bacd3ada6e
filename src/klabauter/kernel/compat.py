"""What differs between the compiled and the interpreted form. Never compiled itself.

``vec`` is an array of numbers, or of objects of one class. Compiled code reads and writes librt's without any Python
object; for an interpreter nothing is faster than a list.
"""

from __future__ import annotations

from importlib.util import find_spec
from operator import index
from typing import TYPE_CHECKING, Any, SupportsIndex

_frame = find_spec("klabauter.kernel.frame")
COMPILED = _frame is not None and not str(_frame.origin).endswith((".py", ".pyc"))

if TYPE_CHECKING or COMPILED:
    from librt.vecs import append, vec
    from mypy_extensions import i16, i32, i64, mypyc_attr, u8
else:
    i16 = i32 = i64 = u8 = int

    class vec:  # noqa: N801
        """``vec[i64](numbers)`` is a new list of them."""

        def __class_getitem__(cls, kind: object) -> type:
            return list

    def append(values: list, value: object) -> list:
        values.append(value)
        return values

    def mypyc_attr(*attrs: str, **kwattrs: object):
        return lambda cls: cls


def for_interpreter(module: dict[str, Any]) -> None:
    """Interpreted, put what is faster there in the place of what a module has under the same name."""
    if not COMPILED:
        from klabauter.kernel import interpreted

        module.update({name: getattr(interpreted, name) for name in module.keys() & interpreted.FASTER})


def copies_for_interpreter(states: Any) -> None:
    """Interpreted, give this class of states a faster copy."""
    if not COMPILED:
        from klabauter.kernel import interpreted

        states.copy = interpreted.copying(states)


def whole(value: SupportsIndex) -> int | None:
    """The value as an int, None if it is not a whole number. An argument declared as ``int`` would raise TypeError when
    compiled."""
    try:
        return index(value)
    except TypeError:
        return None


__all__ = [
    "COMPILED",
    "append",
    "copies_for_interpreter",
    "for_interpreter",
    "i16",
    "i32",
    "i64",
    "mypyc_attr",
    "u8",
    "vec",
    "whole",
]
