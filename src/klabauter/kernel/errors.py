"""Errors of tables, positions, records and components. Nothing has changed when one is raised.

An error has a key and values. Its text is ``error-<key>`` in the language files of the package that defines it, and
``str(error)`` is the English one. A value may be a :class:`Message`. Every other package has its own ``errors.py``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from klabauter.kernel.compat import mypyc_attr
from klabauter.kernel.messages import Message, english


class Said(Message):
    """Deprecated: a message with its English text in the code. Use a subclass of :class:`Message`."""

    __slots__ = ("english",)

    def __init__(self, key: str, english: str, **values: object) -> None:
        super().__init__(key, **values)
        self.english = english.format(**values)

    def __str__(self) -> str:
        return self.english


@mypyc_attr(allow_interpreted_subclasses=True)
class KlabauterError(Exception):
    """Base class of all errors that a user of the package may meet."""

    key: ClassVar[str] = "error"

    def __init__(self, **values: object) -> None:
        super().__init__()
        self.values = values

    def __str__(self) -> str:
        return english(self, f"error-{self.key}", self.values)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"


def meant(name: str, known: Iterable[str]) -> Message | str:
    """A question about the names that are most like this one; "" if none is like it."""
    from difflib import get_close_matches  # late, so that the command starts fast

    close = get_close_matches(name.strip().lower(), known)
    return Message("did-you-mean", close=", ".join(close)) if close else ""


class UnknownGame(KlabauterError):
    key = "unknown-game"

    def __init__(self, name: object, known: Iterable[str]) -> None:
        known = list(known)
        super().__init__(name=str(name), meant=meant(str(name), known), known=", ".join(known))


class BadSeats(KlabauterError):
    """A number of seats that the game is not played with."""

    key = "bad-seats"

    def __init__(self, title: str, seats: object, low: int, high: int) -> None:
        possible = str(low) if low == high else Message("range", low=low, high=high)
        given = str(seats) if isinstance(seats, int) else Message("not-whole", value=repr(seats))
        super().__init__(title=title, seats=given, possible=possible)


class BadSeat(KlabauterError):
    """A seat, by its number, that the table does not have."""

    key = "bad-seat"

    def __init__(self, seat: object, seats: int) -> None:
        super().__init__(seat=repr(seat), seats=seats)


class Spectating(BadSeat):
    """None, which is a spectator, where a seat has to act."""

    key = "spectating"

    def __init__(self, seats: int) -> None:
        KlabauterError.__init__(self, seats=seats)


class BadOption(KlabauterError):
    key = "bad-option"

    def __init__(self, name: object, value: object, why: Message, possible: str, typed: str = "") -> None:
        """``typed`` is what may be a typo of something possible."""
        close = meant(typed, possible.split(", "))
        super().__init__(name=str(name), value=str(value), why=why, meant=close, possible=possible)


class BadVersion(KlabauterError):
    """A version of the rules that this Klabauter does not have."""

    key = "bad-version"

    def __init__(self, title: str, version: object, known: Iterable[int]) -> None:
        super().__init__(title=title, version=str(version), known=", ".join([str(one) for one in known]))


class BadComponents(KlabauterError):
    key = "bad-components"

    def __init__(self, where: str | Message, why: Message) -> None:
        super().__init__(where=where, why=why)


class BadPosition(KlabauterError):
    key = "bad-position"

    def __init__(self, where: str | Message, why: str | Message) -> None:
        super().__init__(where=where, why=why)


class BadRecord(KlabauterError):
    key = "bad-record"

    def __init__(self, where: str | Message, why: Message | KlabauterError) -> None:
        super().__init__(where=where, why=why)


class BadLuck(KlabauterError):
    """A scripted outcome is impossible, or the script ran out and there is no seed."""

    key = "bad-luck"

    def __init__(self, why: Message, possible: str | Message) -> None:
        super().__init__(why=why, possible=possible)


class CannotWrite(KlabauterError):
    key = "cannot-keep"

    def __init__(self, path: str, detail: Message) -> None:
        super().__init__(path=path, detail=detail)


# Reasons for which the table itself refuses a move, not a paragraph of the rules.
TABLE_REASONS: Final = (
    "game-over", "no-such-seat", "not-your-turn", "not-a-move", "not-an-option",
    "undo-nothing", "undo-after-other", "undo-after-luck", "undo-after-reveal",
)  # fmt: skip


class IllegalMove(KlabauterError):
    """A move, or an undo, was refused. ``rule`` is the paragraph, ``reason`` the key of the sentence."""

    key = "illegal-move"

    SHOWN: ClassVar[int] = 12  # possible moves that are listed

    def __init__(self, text: str, refusal: dict[str, Any], moves: list[str]) -> None:
        possible: str | Message = ", ".join(moves[: self.SHOWN])
        if len(moves) > self.SHOWN:
            possible = Message("and-more", list=possible, number=len(moves) - self.SHOWN)
        super().__init__(text=text, possible=possible, count=len(moves))
        self.rule: str = refusal["rule"]
        self.reason: str = refusal["reason"]
        self.refusal = refusal

    def __str__(self) -> str:
        return english(self, f"error-{self.key}", {**self.values, "why": _why(self.refusal)})


def _why(refusal: dict[str, Any]) -> str:
    """The reason in English. For a game's own reasons, its key and values: their sentences need all of Fluent."""
    reason, values = str(refusal["reason"]), dict(refusal["values"])
    if reason in TABLE_REASONS:
        if "seat" in values:
            values["seat"] = Message("player", number=values["seat"])
        sentence = str(Message(f"no-{reason}", **values))
    else:
        listed = ", ".join([f"{name} {value}" for name, value in values.items()])
        sentence = f"{reason.replace('-', ' ')}{': ' if listed else ''}{listed}."
    return str(Message("cited", sentence=sentence[:1].upper() + sentence[1:], rule=refusal["rule"]))
