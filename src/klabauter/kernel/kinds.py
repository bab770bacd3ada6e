"""What the values of a game are: numbers, seats, pieces, several of them in an order or in none, by seat or by place.

A game's ``declaration.py`` gives its fields these kinds (:mod:`klabauter.kernel.declaration`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from klabauter.kernel.compat import mypyc_attr
from klabauter.kernel.errors import BadPosition
from klabauter.kernel.messages import Message
from klabauter.kernel.position import Fields

MANY: Final = 1_000_000  # more than there will ever be of anything


@mypyc_attr(allow_interpreted_subclasses=True)
class Index:
    """What the entries of a field stand for: a seat, a ship, a place on the board. ``size`` 0: it depends on the game.

    ``crews``: there is an entry for every seat, and then up to so many for crews without a seat. ``alike``: places that
    observations count together.
    """

    __slots__ = ("alike", "crews", "name", "size")

    def __init__(self, name: str, size: int = 0, crews: int = 0, alike: bool = False) -> None:
        self.name = name
        self.size = size
        self.crews = crews
        self.alike = alike


SEAT: Final[Index] = Index("seat", 0)


class Places(Index):
    """Places whose ids are ``game.names[name]``. Views and positions have a field by them as an object with these ids
    as its keys; a place where nothing lies is left out."""

    __slots__ = ()


# -- kinds of values


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What a value is. The state holds numbers; views and positions have ids and lists instead."""

    __slots__ = ()

    def read(self, fields: Fields, name: str, value: Any, most: int) -> Any:
        """The value of the state for what somebody wrote; refuses what it cannot be. ``most``: the largest number
        that is possible here."""
        raise NotImplementedError


class Number(Kind):
    """A number from 0 to ``most``. ``usual`` is a size it often has: observations divide by it. ``first`` is 1 where
    views and positions count from 1."""

    __slots__ = ("first", "most", "usual")

    def __init__(self, usual: int = 1, most: int = MANY, first: int = 0) -> None:
        self.usual = usual
        self.most = most
        self.first = first

    def read(self, fields: Fields, name: str, value: Any, most: int) -> int:
        """The number, counted from 0 even where positions count from 1. BadPosition if it is out of range."""
        return fields.checked(name, value, self.first, most + self.first) - self.first


class Flag(Kind):
    """True or false."""

    __slots__ = ()


class Bits(Kind):
    """Several different ones of a kind: the state has a bit for each."""

    __slots__ = ("of",)

    def __init__(self, of: Kind) -> None:
        self.of = of

    def read(self, fields: Fields, name: str, value: Any, most: int) -> int:
        """One integer with a bit for each listed value. A value that is listed twice counts once."""
        bits = 0
        for number in read_list(self.of, fields, name, value, most):
            bits |= 1 << number
        return bits


class Text(Kind):
    """A word that is no id; one of ``words``, if they are listed."""

    __slots__ = ("words",)

    def __init__(self, *words: str) -> None:
        self.words = words


class Seat(Kind):
    """A seat, or one of ``crews`` without a seat. ``none`` is the number for nobody, if there can be nobody."""

    __slots__ = ("crews", "none")

    def __init__(self, none: int | None = None, crews: int = 0) -> None:
        self.none = none
        self.crews = crews

    def read(self, fields: Fields, name: str, value: Any, most: int) -> int:
        """The number of the seat, from 0 to ``most``. BadPosition for anything else, nobody included."""
        return fields.checked(name, value, 0, most)


class Crew(Seat):
    """A seat, or a crew without one: their number in ``game.names["crew"]``."""

    __slots__ = ()


class Other(Kind):
    """An object that hand-written code makes: its type, the ``module`` of the game that has it, and the name of the one
    before anything is laid out."""

    __slots__ = ("empty", "module", "type")

    def __init__(self, type: str, module: str, empty: str) -> None:
        self.type = type
        self.module = module
        self.empty = empty


class Only:
    """Which ids are possible in a place, and what is said of any other."""

    __slots__ = ("test", "why")

    def __init__(self, test: Callable[[str], bool], why: Message) -> None:
        self.test = test
        self.why = why


@mypyc_attr(allow_interpreted_subclasses=True)
class Id(Kind):
    """One of the ids ``game.names[names]``; the state has its number. ``none`` is the number for nothing, if there can
    be nothing, and ``blank`` is written for it. ``only`` says which ids are possible, if not all are. ``ids`` lists all
    of them if they are the same in every game; the client has a type for them then."""

    __slots__ = ("blank", "ids", "names", "none", "only")

    def __init__(
        self,
        names: str,
        none: int | None = None,
        only: Only | None = None,
        *,
        blank: str | None = None,
        ids: tuple[str, ...] = (),
    ) -> None:
        self.names = names
        self.none = none
        self.only = only
        self.blank = blank
        self.ids = ids

    def read(self, fields: Fields, name: str, value: Any, most: int) -> int:
        """The number of the id, or ``none`` for ``blank``. BadPosition if the id is unknown or ``only`` rejects it."""
        if value == self.blank and self.none is not None:
            return self.none
        number = fields.element(name, self.names, value)
        if self.only is not None and not self.only.test(value):
            raise BadPosition(fields.at(name), self.only.why)
        return number


class Piece(Id):
    """A piece of the box. A field of pieces is a place where they lie; every piece lies in exactly one.

    ``box`` is the table of names of all pieces, if it is another one; a piece whose number is higher by ``turned`` is
    the same one, turned over. ``prefix`` stands before its id where pieces are counted.
    """

    __slots__ = ("box", "prefix", "turned")

    def __init__(
        self,
        names: str,
        none: int | None = None,
        only: Only | None = None,
        *,
        blank: str | None = None,
        box: str = "",
        turned: int = MANY,
        prefix: str = "",
    ) -> None:
        super().__init__(names, none, only, blank=blank)
        self.box = box or names
        self.turned = turned
        self.prefix = prefix


@mypyc_attr(allow_interpreted_subclasses=True)
class Many(Kind):
    """Several of a kind. ``once``: none of them twice."""

    __slots__ = ("of", "once")

    def __init__(self, of: Kind, once: bool = False) -> None:
        self.of = of
        self.once = once

    def read(self, fields: Fields, name: str, value: Any, most: int) -> Any:
        """The values in the form of the state (see :meth:`stored`). BadPosition if one repeats in spite of ``once``."""
        found = read_list(self.of, fields, name, value, most)
        if self.once and len(set(found)) != len(found):
            raise BadPosition(fields.at(name), Message("why-twice", value=value))
        return self.stored(found)

    def stored(self, found: list[Any]) -> Any:
        """Values as the state has them."""
        return tuple(found)

    def listed(self, stored: Any) -> Iterable[Any]:
        """The other way round."""
        values: Iterable[Any] = stored
        return values


class Heap(Many):
    """Their order does not matter; the state keeps them sorted."""

    __slots__ = ()

    def stored(self, found: list[Any]) -> Any:
        """Sorted, so that two heaps with the same content are equal."""
        return super().stored(sorted(found))


class Packed(Heap):
    """A heap that the state has as one number, made by the function ``pack`` and read by ``unpack``."""

    __slots__ = ("pack", "unpack")

    def __init__(self, of: Kind, pack: Callable[[list[int]], int], unpack: Callable[[int], tuple[int, ...]]) -> None:
        super().__init__(of)
        self.pack = pack
        self.unpack = unpack

    def stored(self, found: list[Any]) -> int:
        """One integer, as ``pack`` makes it."""
        return self.pack(found)

    def listed(self, stored: Any) -> Iterable[Any]:
        """The single values, as ``unpack`` finds them in the integer."""
        return self.unpack(stored)


class Pile(Many):
    """They lie in an order."""

    __slots__ = ()


class Row(Many):
    """They lie in an order, and each place has a meaning of its own. There are at most ``length``, or as many as seats
    if it is 0."""

    __slots__ = ("length",)

    def __init__(self, of: Kind, length: int = 0) -> None:
        super().__init__(of)
        self.length = length

    def read(self, fields: Fields, name: str, value: Any, most: int) -> Any:
        """As for any list; a row of lists, unless it is empty, must have exactly ``length`` of them."""
        if value and isinstance(self.of, Many):
            return tuple(read_by(self.of, self.length, fields, name, value, most))
        return super().read(fields, name, value, most)


class Notation(Row):
    """A row that views and positions have as one text: ids between blanks and strokes."""

    __slots__ = ()


class Object(Kind):
    """An object with named values in a view: those listed, and then those of ``kinds``, which have no index.

    ``name`` is its type in the client. Some values may be ``missing``.
    """

    __slots__ = ("missing", "name", "values")

    def __init__(self, name: str, /, *values: Computed, missing: tuple[str, ...] = (), **kinds: Kind) -> None:
        self.name = name
        self.values = (*values, *[Computed(of, kind) for of, kind in kinds.items()])
        self.missing = missing


class Tuple(Kind):
    """A list in a view with a value for each of these names; ``name`` is its type in the client."""

    __slots__ = ("name", "values")

    def __init__(self, name: str, *values: Computed) -> None:
        self.name = name
        self.values = values


class Keyed(Kind):
    """An object in a view whose values are all of a kind: by ``keys``, or by ids if no keys are listed."""

    __slots__ = ("keys", "of")

    def __init__(self, of: Kind, *keys: str) -> None:
        self.of = of
        self.keys = keys


class Maybe(Kind):
    """A value of a view, or null."""

    __slots__ = ("of",)

    def __init__(self, of: Kind) -> None:
        self.of = of

    def read(self, fields: Fields, name: str, value: Any, most: int) -> Any:
        """None for null, otherwise the inner value."""
        return None if value is None else self.of.read(fields, name, value, most)


class Noted(Kind):
    """A value of a view that is null for those who do not know it; or a list of it and of what is noted about it, which
    everybody knows. In a position it is not null."""

    __slots__ = ("note", "of")

    def __init__(self, of: Kind, note: Many) -> None:
        self.of = of
        self.note = note

    def read(self, fields: Fields, name: str, value: Any, most: int) -> Any:
        """A pair: the value, and what is noted about it (None if it was written without a note).

        BadPosition for a list that is not such a pair.
        """
        if not isinstance(value, list):
            return self.of.read(fields, name, value, most), None
        if len(value) != 2:
            raise BadPosition(fields.at(name), Message("why-noted", value=value))
        return self.of.read(fields, name, value[0], most), self.note.read(fields, name, value[1], most)


def innermost(kind: Kind) -> Kind:
    """What there may be one or several of."""
    while isinstance(kind, (Bits, Many, Maybe, Keyed, Noted)):
        kind = kind.of
    return kind


def names_of(kind: Kind) -> str:
    """The table of names that the ids of this kind come from; empty where it has none."""
    one = innermost(kind)
    return one.names if isinstance(one, Id) else ""


def is_number(value: Any, most: int) -> bool:
    """Whether it is an integer from 0 to ``most``; True and False are not."""
    return type(value) is int and 0 <= value <= most


def read_list(kind: Kind, fields: Fields, name: str, value: Any, most: int) -> list[Any]:
    """A list of values of a kind."""
    many = isinstance(value, list)
    if isinstance(kind, (Number, Seat)) and not (many and all([is_number(item, most) for item in value])):
        raise BadPosition(fields.at(name), Message("why-numbers", most=most, value=value))
    if not many:
        raise BadPosition(fields.at(name), Message("why-list", kind=names_of(kind), value=value))
    return [kind.read(fields, name, item, most) for item in value]


def read_by(kind: Kind, size: int, fields: Fields, name: str, value: Any, most: int) -> list[Any]:
    """A value for each entry of an index."""
    good = isinstance(value, list) and len(value) == size
    why: Message | None = None
    if isinstance(kind, (Bits, Many)):
        if not (good and all([isinstance(item, list) for item in value])):
            why = Message("why-lists", number=size, kind=names_of(kind), value=value)
    elif isinstance(kind, Id):
        if not good:
            why = Message("why-ids-by", number=size, blank=repr(kind.blank), value=value)
    elif not (good and all([is_number(item, most) for item in value])):
        why = Message("why-numbers-by", number=size, most=most, value=value)
    if why is not None:
        raise BadPosition(fields.at(name), why)
    return [kind.read(fields, name, item, most) for item in value]


def read_places(kind: Kind, places: Places, stored: list[Any], fields: Fields, name: str, most: int) -> None:
    """Lay what somebody wrote for some places there."""
    value = fields.take(name)
    if not isinstance(value, dict):
        raise BadPosition(fields.at(name), Message("why-places", kind=places.name, value=value))
    for place, item in value.items():
        number = fields.element(name, places.name, place)
        if item is None or item == []:
            raise BadPosition(fields.at(name), Message("why-empty-place", place=place, value=item))
        stored[number] = kind.read(fields, name, item, most)


# -- a value with a name


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """A value with a name, or one for each entry of the indexes in ``by``, the last of which changes fastest."""

    __slots__ = ("by", "kind", "name")

    def __init__(self, name: str, kind: Kind, by: tuple[Index, ...]) -> None:
        self.name = name
        self.kind = kind
        self.by = by

    def size(self, sizes: Mapping[str, int]) -> int:
        """How many entries it has. ``sizes`` has the sizes that depend on the game."""
        size = 1
        for index in self.by:
            size *= index.size or sizes[index.name]
        return size


class Computed(Value):
    """A value of a view that hand-written code works out. ``name`` may be a path: ``players.sabres``."""

    __slots__ = ()

    def __init__(self, name: str, kind: Kind, *by: Index) -> None:
        super().__init__(name, kind, by)
