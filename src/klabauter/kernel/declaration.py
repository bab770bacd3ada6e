"""The data of a game, declared once: which fields a state has, and what the parts of a view hold.

A game's ``declaration.py`` lists them. ``tools/declared.py`` writes the game's ``state.py`` from it (the class of its
states, and the functions that turn them into plain data and back), and the client's ``view.ts``. The checks of written
positions, the observations of ``lab`` and ``klabauter games GAME --fields`` read the declaration as it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from klabauter.kernel.compat import mypyc_attr
from klabauter.kernel.errors import BadPosition
from klabauter.kernel.frame import State
from klabauter.kernel.messages import Message
from klabauter.kernel.position import Fields

# What a position has of a field of the state.
WRITTEN: Final = "written"  # it is written under its key
DERIVED: Final = "derived"  # nothing: it follows from the other fields
BY_HAND: Final = "by hand"  # hand-written code reads and writes it, together with others

# Who may look at a field of the state. Everybody may remember what lay open once: that is the part ``known`` of a view.
EVERYONE: Final = "everyone"
OWNER: Final = "owner"  # the seat it belongs to
NOBODY: Final = "nobody"


class Index:
    """What the entries of a field stand for: a seat, a ship, a place on the board. ``size`` 0: one for every seat."""

    __slots__ = ("name", "size")

    def __init__(self, name: str, size: int) -> None:
        self.name = name
        self.size = size


SEAT: Final = Index("seat", 0)


# -- kinds of values


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What a value is. The state holds numbers; views and positions have ids and lists instead."""

    __slots__ = ()

    def read(self, fields: Fields, name: str, value: Any, most: int) -> Any:
        """The value of the state for what somebody wrote; refuses what it cannot be."""
        raise NotImplementedError


class Number(Kind):
    """A number from 0 on. ``usual`` is a size it often has: observations divide by it."""

    __slots__ = ("usual",)

    def __init__(self, usual: int = 1) -> None:
        self.usual = usual

    def read(self, fields: Fields, name: str, value: Any, most: int) -> int:
        return fields.checked(name, value, 0, most)


class Flag(Kind):
    """True or false."""

    __slots__ = ()


class Bits(Kind):
    """Several things of a small number: the state has a bit for each."""

    __slots__ = ()


class Text(Kind):
    """A word that is no id."""

    __slots__ = ()


class Seat(Kind):
    """A seat. ``none`` is the number for nobody, if there can be nobody."""

    __slots__ = ("none",)

    def __init__(self, none: int | None = None) -> None:
        self.none = none

    def read(self, fields: Fields, name: str, value: Any, most: int) -> int:
        return fields.checked(name, value, 0, most)


class Id(Kind):
    """A piece or place with an id, which ``game.names[names]`` gives by its number. ``none`` is the number for nothing,
    if there can be nothing."""

    __slots__ = ("names", "none")

    def __init__(self, names: str, none: int | None = None) -> None:
        self.names = names
        self.none = none

    def read(self, fields: Fields, name: str, value: Any, most: int) -> int:
        return self.none if value is None and self.none is not None else fields.element(name, self.names, value)


class Many(Kind):
    """Several of a kind. The state has them as a tuple, or as a list that changes in place (``in_place``)."""

    __slots__ = ("in_place", "of")

    def __init__(self, of: Kind, in_place: bool = False) -> None:
        self.of = of
        self.in_place = in_place

    def read(self, fields: Fields, name: str, value: Any, most: int) -> Any:
        if not isinstance(value, list):
            raise BadPosition(fields.at(name), Message("why-list", kind=names_of(self.of), value=value))
        found = self.ordered([self.of.read(fields, name, item, most) for item in value])
        return found if self.in_place else tuple(found)

    def ordered(self, found: list[Any]) -> list[Any]:
        return found


class Heap(Many):
    """Their order does not matter; the state keeps them sorted."""

    __slots__ = ()

    def ordered(self, found: list[Any]) -> list[Any]:
        return sorted(found)


class Pile(Many):
    """They lie in an order."""

    __slots__ = ()


class Row(Many):
    """They lie in an order, at most ``length`` of them, and each place has a meaning of its own."""

    __slots__ = ("length",)

    def __init__(self, of: Kind, length: int) -> None:
        super().__init__(of)
        self.length = length

    def read(self, fields: Fields, name: str, value: Any, most: int) -> Any:
        if value and isinstance(self.of, Many):
            return tuple(read_by(self.of, self.length, fields, name, value, most))
        return super().read(fields, name, value, most)


class Record(Kind):
    """An object with named values in a view; ``name`` is its type in the client. Some values may be missing."""

    __slots__ = ("missing", "name", "values")

    def __init__(self, name: str, *values: Computed, missing: tuple[str, ...] = ()) -> None:
        self.name = name
        self.values = values
        self.missing = missing


class Maybe(Kind):
    """A value of a view, or null."""

    __slots__ = ("of",)

    def __init__(self, of: Kind) -> None:
        self.of = of


def innermost(kind: Kind) -> Kind:
    """What there may be one or several of."""
    while isinstance(kind, (Many, Maybe)):
        kind = kind.of
    return kind


def names_of(kind: Kind) -> str:
    """The table of names that the ids of this kind come from; empty where it has none."""
    one = innermost(kind)
    return one.names if isinstance(one, Id) else ""


def read_by(kind: Kind, size: int, fields: Fields, name: str, value: Any, most: int) -> list[Any]:
    """A value for each entry of an index."""
    many = isinstance(kind, Many)
    good = isinstance(value, list) and len(value) == size
    if many and not (good and all([isinstance(item, list) for item in value])):
        why = Message("why-lists", number=size, kind=names_of(kind), value=value)
        raise BadPosition(fields.at(name), why)
    if not many and not (good and all([type(item) is int and 0 <= item <= most for item in value])):
        raise BadPosition(fields.at(name), Message("why-numbers-by", number=size, most=most, value=value))
    return [kind.read(fields, name, item, most) for item in value]


# -- what has a name and a kind


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """A value with a name, or one for each entry of the indexes in ``by``, the last of which changes fastest."""

    __slots__ = ("by", "kind", "name")

    def __init__(self, name: str, kind: Kind, by: tuple[Index, ...]) -> None:
        self.name = name
        self.kind = kind
        self.by = by

    @property
    def sized(self) -> bool:
        """Whether it always has as many entries, however many seats there are."""
        return all([index.size for index in self.by])

    def size(self, seats: int) -> int:
        """How many entries it has."""
        size = 1
        for index in self.by:
            size *= index.size or seats
        return size


class Field(Value):
    """A field of the state: who may look at it, and what a position has of it. ``key`` is its name in positions and in
    ``known``, if it has another one there."""

    __slots__ = ("key", "seen", "source")

    def __init__(
        self,
        name: str,
        kind: Kind,
        *by: Index,
        seen: str = EVERYONE,
        source: str = WRITTEN,
        key: str = "",
    ) -> None:
        super().__init__(name, kind, by)
        self.seen = seen
        self.source = source
        self.key = key or name


class Computed(Value):
    """A value of a view that hand-written code works out. ``name`` may be a path: ``players.sabres``."""

    __slots__ = ()

    def __init__(self, name: str, kind: Kind, *by: Index) -> None:
        super().__init__(name, kind, by)


class Shown:
    """A field of the state that lies open in this part of a view, as ``path`` there; ``counted``: only how many."""

    __slots__ = ("counted", "field", "path")

    def __init__(self, field: str, path: str = "", counted: bool = False) -> None:
        self.field = field
        self.path = path or field
        self.counted = counted


class Declaration:
    """The data of a game.

    ``state`` is in the order of positions and of ``known``; a ``Computed`` among the fields is a key of a position that
    hand-written code writes. ``public`` is what everybody sees, ``private`` what each seat sees of its own.
    """

    def __init__(
        self,
        name: str,
        state: Sequence[Field | Computed],
        public: Sequence[Shown | Computed],
        private: Sequence[Shown | Computed],
    ) -> None:
        self.name = name  # of the class of its states
        self.fields = {field.name: field for field in state if isinstance(field, Field)}
        self.written = [field for field in state if not isinstance(field, Field) or field.source == WRITTEN]
        self.public = public
        self.private = private
        for part, seers in ((public, (EVERYONE,)), (private, (EVERYONE, OWNER))):
            for one in part:
                if isinstance(one, Shown) and not one.counted and self.fields[one.field].seen not in seers:
                    raise ValueError(f"{one.field} is shown to more than {self.fields[one.field].seen}")

    @property
    def sized(self) -> bool:
        """Whether its states are of the same size with any number of seats."""
        return all([field.sized for field in self.fields.values()])

    def parts(self) -> dict[str, list[tuple[str, Value]]]:
        """What each part of a view holds: every path with its value."""
        public = [self._shown(one) for one in self.public]
        private = [self._shown(one, own=True) for one in self.private]
        known: list[tuple[str, Value]] = []
        for value in self.written:
            known.append((value.key if isinstance(value, Field) else value.name, value))
        return {"public": public, "private": private, "known": known}

    def _shown(self, one: Shown | Computed, own: bool = False) -> tuple[str, Value]:
        if isinstance(one, Computed):
            return one.name, one
        field = self.fields[one.field]
        kind = Number() if one.counted else field.kind
        by = [index for index in field.by if not (own and index.name == SEAT.name)]
        return one.path, Computed(one.path, kind, *by)

    def paths(self) -> Iterator[str]:
        """Every field of the parts of a view: ``public.players.coins``."""
        for part, values in self.parts().items():
            seen: dict[str, None] = {}
            for path, value in values:
                for group in _groups(path):
                    seen[f"{part}.{group}"] = None
                seen.update(dict.fromkeys(_inner(f"{part}.{path}", value.kind)))
            yield part
            yield from seen

    def read(self, s: State, fields: Fields, seats: int, most: Mapping[str, int]) -> set[str]:
        """Give a state the fields that somebody wrote; returns which there were. What is not written stays as it is.

        ``most`` has the largest number for every field of numbers.
        """
        found: set[str] = set()
        for field in self.written:
            if isinstance(field, Field) and fields.has(field.key):
                value = fields.take(field.key)
                high = most[field.name] if isinstance(innermost(field.kind), Number) else seats - 1
                if field.by:
                    setattr(s, field.name, read_by(field.kind, field.size(seats), fields, field.key, value, high))
                else:
                    setattr(s, field.name, field.kind.read(fields, field.key, value, high))
                found.add(field.name)
        return found


def _groups(path: str) -> list[str]:
    """The objects on the way to a value: ``players`` of ``players.coins``."""
    names = path.split(".")
    return [".".join(names[:depth]) for depth in range(1, len(names))]


def _inner(path: str, kind: Kind) -> Iterator[str]:
    """A value, and the values of the objects it consists of."""
    yield path
    one = innermost(kind)
    if isinstance(one, Record):
        for value in one.values:
            yield from _inner(f"{path}.{value.name}", value.kind)
