"""Reading a position written by hand: every field with a clear error, nothing unknown, nothing left over."""

from __future__ import annotations

from typing import Any

from klabauter.kernel.errors import BadPosition
from klabauter.kernel.messages import Message
from klabauter.kernel.move import Names


class Fields:
    """The fields of one JSON object, taken out one by one."""

    __slots__ = ("_data", "_names", "_where")

    def __init__(self, data: Any, where: str, names: Names) -> None:
        if not isinstance(data, dict):
            raise BadPosition(where, Message("why-object"))
        self._data: dict[str, Any] = dict(data)
        self._where = where
        self._names = names

    def at(self, name: str) -> str:
        """The path of a field for error messages, such as ``state.players[0].coins``."""
        return f"{self._where}.{name}"

    def has(self, name: str) -> bool:
        """Whether the field is there and not taken out yet, whatever its value."""
        return name in self._data

    def filled(self, name: str) -> bool:
        """Whether there is anything in the field; an empty one is taken out."""
        if self._data.get(name):
            return True
        self._data.pop(name, None)
        return False

    def done(self) -> None:
        """Refuse fields that have not been taken out: there are no such fields."""
        for name in self._data:
            raise BadPosition(self.at(name), Message("why-no-such-field"))

    def refuse(self, wrong: bool, name: str, why: Message) -> None:
        """Raise BadPosition for a field if ``wrong``."""
        if wrong:
            raise BadPosition(self.at(name), why)

    def take(self, name: str, default: Any = None) -> Any:
        """Remove a field and return its value unchecked; ``default`` if it is missing."""
        return self._data.pop(name, default)

    def checked(self, name: str, value: Any, low: int, high: int) -> int:
        """The value, if it is a number within these bounds."""
        if type(value) is not int or not low <= value <= high:
            raise BadPosition(self.at(name), Message("why-number", low=low, high=high, value=value))
        return value

    def element(self, name: str, kind: str, value: Any) -> int:
        """The number of an element by its id."""
        ids = self._names[kind]
        if not isinstance(value, str) or not value or value not in ids:  # some names only fill a gap
            known = ", ".join([id for id in ids if id])
            why = Message("why-no-element", value=value, kind=kind, known=known)
            raise BadPosition(self.at(name), why)
        return ids.index(value)

    def elements(self, name: str, kind: str) -> tuple[int, ...]:
        """The numbers of several elements by their ids."""
        value = self.take(name, [])
        if not isinstance(value, list):
            raise BadPosition(self.at(name), Message("why-list", kind=kind, value=value))
        return tuple([self.element(name, kind, item) for item in value])

    def table(self, name: str) -> Fields:
        """A nested object."""
        return Fields(self.take(name, {}), self.at(name), self._names)

    def tables(self, name: str) -> list[Fields]:
        """A list of nested objects."""
        value = self.take(name, [])
        if not isinstance(value, list):
            raise BadPosition(self.at(name), Message("why-objects", value=value))
        return [Fields(item, f"{self.at(name)}[{number}]", self._names) for number, item in enumerate(value)]
