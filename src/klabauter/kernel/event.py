"""The log: what happened, who may see it, and which paragraph says so.

A sentence is declared once as a :class:`Line`. A slot with a star is shown to the event's audience only; everybody else
sees the same event without it (``<key>-hidden`` in the word files). So every event has one number for all seats,
numbers have no gaps, and whether something happened is never a secret, only what exactly.
"""

from __future__ import annotations

from itertools import count
from typing import Final, NamedTuple

from klabauter.kernel.compat import i64, mypyc_attr
from klabauter.kernel.move import Names, Slots, Value

ALL: Final = -1  # an audience is a bit per seat; -1 has every bit and means spectators, too


_NUMBERS: Final = count(1)  # of all lines, as they are made


class Line:
    """One sentence of the log: its paragraph, its key in the word files, the slots of its values.

    ``reveals`` marks a sentence that shows a seat what it could not know before: no undo goes back behind it.
    """

    __slots__ = ("key", "number", "reveals", "rule", "secret", "slots")

    def __init__(self, rule: str, key: str, *slots: str, reveals: bool = False) -> None:
        self.rule = rule
        self.key = key
        self.number: i64 = next(_NUMBERS)
        self.slots = Slots(tuple([slot.lstrip("*") for slot in slots]))
        self.secret = tuple([slot.startswith("*") for slot in slots])
        self.reveals = reveals or any(self.secret)


class Event(NamedTuple):
    number: int
    line: Line
    values: tuple[Value, ...]
    audience: int

    def seen_by(self, seat: int | None, names: Names) -> dict[str, object]:
        """The event as this seat (None: a spectator) may know it, as plain data."""
        line = self.line
        allowed = self.audience == ALL or (seat is not None and bool(self.audience >> seat & 1))
        values = line.slots.filled(self.values, names)
        key = line.key
        if not allowed and any(line.secret):
            key += "-hidden"
            for i, name in enumerate(line.slots.names):
                if line.secret[i]:
                    del values[name]
        return {"number": self.number, "rule": line.rule, "line": key, "values": values, "kinds": line.slots.kind_of()}


@mypyc_attr(allow_interpreted_subclasses=True)
class Log:
    """Nobody listens: this is what search passes. ``heard`` says whether anybody does; where a sentence is costly to
    put together, rules ask first."""

    __slots__ = ("heard",)

    def __init__(self, heard: bool = False) -> None:
        self.heard = heard

    def say(self, line: Line, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, to: i64 = ALL) -> None:
        """A sentence whose slots are filled with numbers. ``to`` is the audience, a bit per seat."""
        if self.heard:
            self.tell(line, a, b, c, d, to)

    def tell(self, line: Line, a: Value = 0, b: Value = 0, c: Value = 0, d: Value = 0, to: int = ALL) -> None:
        """A sentence with lists in its slots. Drops it."""
        return


class Journal(Log):
    """Keeps every event, numbered without gaps from ``first`` on."""

    __slots__ = ("events", "first")

    def __init__(self, first: int = 0) -> None:
        super().__init__(True)
        self.first = first
        self.events: list[Event] = []

    def tell(self, line: Line, a: Value = 0, b: Value = 0, c: Value = 0, d: Value = 0, to: int = ALL) -> None:
        """Append the sentence as the next event. Values beyond the slots of the line are cut off."""
        values = (a, b, c, d)[: len(line.slots.names)]
        self.events.append(Event(self.first + len(self.events), line, values, to))


MUTE: Final = Log()
