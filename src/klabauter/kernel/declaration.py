"""The data of a game, declared once: which fields a state has, and what the parts of a view hold.

A game's ``declaration.py`` lists them. ``tools/declared.py`` writes the game's ``state.py`` from it (the class of its
states, and the functions that turn them into plain data and back), and the client's ``view.ts``. The checks of written
positions, the observations of ``lab`` and ``klabauter games GAME --fields`` read the declaration as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from klabauter.kernel.compat import mypyc_attr
from klabauter.kernel.errors import BadPosition, Said
from klabauter.kernel.frame import State
from klabauter.kernel.move import Names
from klabauter.kernel.position import Fields

# What a position has of a field of the state.
WRITTEN: Final = "written"  # it is written under its key
DERIVED: Final = "derived"  # nothing: it follows from the other fields
PAST: Final = "past"  # nothing: no rule asks for it, so reading a position guesses it
BY_HAND: Final = "by hand"  # hand-written code reads and writes it, together with others

# Who may look at a field of the state, and who can tell from memory what is there.
EVERYONE: Final = "everyone"
OWNER: Final = "owner"  # the seat it belongs to
NOBODY: Final = "nobody"
LEVELS: Final = (NOBODY, OWNER, EVERYONE)

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


SEAT: Final = Index("seat", 0)


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
        """The value of the state for what somebody wrote; refuses what it cannot be."""
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

    def __init__(self, test: Callable[[str], bool], why: Said) -> None:
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
    """Several of a kind. The state has them as a tuple, or as a list that changes in place (``in_place``). ``once``:
    none of them twice."""

    __slots__ = ("in_place", "of", "once")

    def __init__(self, of: Kind, in_place: bool = False, once: bool = False) -> None:
        self.of = of
        self.in_place = in_place
        self.once = once

    def read(self, fields: Fields, name: str, value: Any, most: int) -> Any:
        found = read_list(self.of, fields, name, value, most)
        if self.once and len(set(found)) != len(found):
            text = "nothing can be named twice, as in {value!r}"
            raise BadPosition(fields.at(name), Said("why-twice", text, value=value))
        return self.stored(found)

    def stored(self, found: list[Any]) -> Any:
        """Values as the state has them."""
        return found if self.in_place else tuple(found)

    def listed(self, stored: Any) -> Iterable[Any]:
        """The other way round."""
        values: Iterable[Any] = stored
        return values


class Heap(Many):
    """Their order does not matter; the state keeps them sorted."""

    __slots__ = ()

    def stored(self, found: list[Any]) -> Any:
        return super().stored(sorted(found))


class Packed(Heap):
    """A heap that the state has as one number, made by the function ``pack`` and read by ``unpack``."""

    __slots__ = ("pack", "unpack")

    def __init__(self, of: Kind, pack: Callable[[list[int]], int], unpack: Callable[[int], tuple[int, ...]]) -> None:
        super().__init__(of)
        self.pack = pack
        self.unpack = unpack

    def stored(self, found: list[Any]) -> int:
        return self.pack(found)

    def listed(self, stored: Any) -> Iterable[Any]:
        return self.unpack(stored)


class Pile(Many):
    """They lie in an order."""

    __slots__ = ()


class Row(Many):
    """They lie in an order, and each place has a meaning of its own. There are at most ``length``, or as many as seats
    if it is 0."""

    __slots__ = ("length",)

    def __init__(self, of: Kind, length: int = 0, in_place: bool = False) -> None:
        super().__init__(of, in_place)
        self.length = length

    def read(self, fields: Fields, name: str, value: Any, most: int) -> Any:
        if value and isinstance(self.of, Many):
            return tuple(read_by(self.of, self.length, fields, name, value, most))
        return super().read(fields, name, value, most)


class Notation(Row):
    """A row that views and positions have as one text: ids between blanks and strokes."""

    __slots__ = ()


class Record(Kind):
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
        return None if value is None else self.of.read(fields, name, value, most)


class Noted(Kind):
    """A value of a view that is null for those who do not know it; or a list of it and of what is noted about it, which
    everybody knows. In a position it is not null."""

    __slots__ = ("note", "of")

    def __init__(self, of: Kind, note: Many) -> None:
        self.of = of
        self.note = note

    def read(self, fields: Fields, name: str, value: Any, most: int) -> Any:
        if not isinstance(value, list):
            return self.of.read(fields, name, value, most), None
        if len(value) != 2:
            text = "an id, or an id and a list, is wanted, not {value!r}"
            raise BadPosition(fields.at(name), Said("why-noted", text, value=value))
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
    return type(value) is int and 0 <= value <= most


def read_list(kind: Kind, fields: Fields, name: str, value: Any, most: int) -> list[Any]:
    """A list of values of a kind."""
    many = isinstance(value, list)
    if isinstance(kind, (Number, Seat)) and not (many and all([is_number(item, most) for item in value])):
        text = "a list of numbers from 0 to {most} is wanted, not {value!r}"
        raise BadPosition(fields.at(name), Said("why-numbers", text, most=most, value=value))
    if not many:
        text = "a list of {kind} ids is wanted, not {value!r}"
        raise BadPosition(fields.at(name), Said("why-list", text, kind=names_of(kind), value=value))
    return [kind.read(fields, name, item, most) for item in value]


def read_by(kind: Kind, size: int, fields: Fields, name: str, value: Any, most: int) -> list[Any]:
    """A value for each entry of an index."""
    good = isinstance(value, list) and len(value) == size
    why: Said | None = None
    if isinstance(kind, (Bits, Many)):
        if not (good and all([isinstance(item, list) for item in value])):
            text = "a list of {number} lists of {kind} ids is wanted, not {value!r}"
            why = Said("why-lists", text, number=size, kind=names_of(kind), value=value)
    elif isinstance(kind, Id):
        if not good:
            text = "a list of {number} ids is wanted, {blank} for nothing, not {value!r}"
            why = Said("why-ids-by", text, number=size, blank=repr(kind.blank), value=value)
    elif not (good and all([is_number(item, most) for item in value])):
        text = "a list of {number} numbers from 0 to {most} is wanted, not {value!r}"
        why = Said("why-numbers-by", text, number=size, most=most, value=value)
    if why is not None:
        raise BadPosition(fields.at(name), why)
    return [kind.read(fields, name, item, most) for item in value]


def read_places(kind: Kind, places: Places, stored: list[Any], fields: Fields, name: str, most: int) -> None:
    """Lay what somebody wrote for some places there."""
    value = fields.take(name)
    if not isinstance(value, dict):
        text = "an object is wanted whose keys are {kind} ids, not {value!r}"
        raise BadPosition(fields.at(name), Said("why-places", text, kind=places.name, value=value))
    for place, item in value.items():
        number = fields.element(name, places.name, place)
        if item is None or item == []:
            text = "a place with nothing is left out, but {place} has {value!r}"
            raise BadPosition(fields.at(name), Said("why-empty-place", text, place=place, value=item))
        stored[number] = kind.read(fields, name, item, most)


# -- what has a name and a kind


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


class Field(Value):
    """A field of the state.

    seen    who may look at it
    known   who can tell from memory what is there, since it lay open once or follows from what did; at least who may
            look at it
    source  what a position has of it
    key     its name in positions and in ``known``, if it has another one there
    rest    if a position does not name it, all pieces lie here that lie nowhere else
    """

    __slots__ = ("key", "known", "rest", "seen", "source")

    def __init__(
        self,
        name: str,
        kind: Kind,
        *by: Index,
        seen: str = EVERYONE,
        known: str = "",
        source: str = WRITTEN,
        key: str = "",
        rest: bool = False,
    ) -> None:
        super().__init__(name, kind, by)
        self.seen = seen
        self.known = known or seen
        self.source = source
        self.key = key or name
        self.rest = rest
        if LEVELS.index(self.known) < LEVELS.index(seen):
            raise ValueError(f"{name}: who may look at it knows it, too")
        if OWNER in (seen, self.known) and not (by and by[0].name == SEAT.name):
            raise ValueError(f"{name} belongs to nobody: it is not listed by seat")


class Computed(Value):
    """A value of a view that hand-written code works out. ``name`` may be a path: ``players.sabres``."""

    __slots__ = ()

    def __init__(self, name: str, kind: Kind, *by: Index) -> None:
        super().__init__(name, kind, by)


class Together(Computed):
    """Several fields of the state that views and positions have under one key."""

    __slots__ = ("fields",)

    def __init__(self, name: str, kind: Kind, fields: tuple[Field, ...]) -> None:
        super().__init__(name, kind)
        self.fields = fields

    def read(self, s: State, fields: Fields, seats: int, most: Mapping[str, int]) -> list[str]:
        """Give a state these fields as somebody wrote them; returns which there were."""
        raise NotImplementedError


class Group(Together):
    """Fields as an object; null while the first of them is 0."""

    __slots__ = ()

    def __init__(self, name: str, *fields: Field) -> None:
        values = [Computed(field.key, field.kind, *field.by) for field in fields]
        super().__init__(name, Maybe(Record(name.capitalize(), *values)), fields)

    def read(self, s: State, fields: Fields, seats: int, most: Mapping[str, int]) -> list[str]:
        if not fields.filled(self.name):
            return []
        inner = fields.table(self.name)
        given = [field for field in self.fields if inner.has(field.key)]
        for field in given:
            read_field(field, s, inner, seats, most)
        inner.done()
        return [field.name for field in given]


class Columns(Together):
    """Fields that are lists of the same length, as a list of rows: at most one row for each of ``game.names[rows]``.
    ``type`` is the type of a row in the client."""

    __slots__ = ("rows",)

    def __init__(self, name: str, type: str, rows: str, *fields: Field) -> None:
        values: list[Computed] = []
        for field in fields:
            assert isinstance(field.kind, Many), field.name
            values.append(Computed(field.key, field.kind.of))
        super().__init__(name, Pile(Tuple(type, *values)), fields)
        self.rows = rows

    def read(self, s: State, fields: Fields, seats: int, most: Mapping[str, int]) -> list[str]:
        if not fields.has(self.name):
            return []
        rows = fields.take(self.name)
        width = len(self.fields)
        good = isinstance(rows, list) and all([isinstance(row, list) and len(row) == width for row in rows])
        text = "a list of rows is wanted, each with {columns}, not {value!r}"
        columns = ", ".join([field.key for field in self.fields])
        fields.refuse(not good, self.name, Said("why-rows", text, columns=columns, value=rows))
        for i, field in enumerate(self.fields):
            high = largest(field, seats, most)
            setattr(s, field.name, field.kind.read(fields, self.name, [row[i] for row in rows], high))
        return [field.name for field in self.fields]


def largest(field: Field, seats: int, most: Mapping[str, int]) -> int:
    """The largest number of a field, or how many pieces can lie there at most."""
    one = innermost(field.kind)
    return most.get(field.name, one.most if isinstance(one, Number) else seats - 1)


def read_field(field: Field, s: State, fields: Fields, seats: int, most: Mapping[str, int]) -> None:
    """Give a state a field as somebody wrote it."""
    high = largest(field, seats, most)
    if field.by and isinstance(field.by[0], Places):
        read_places(field.kind, field.by[0], getattr(s, field.name), fields, field.key, high)
        return
    value = fields.take(field.key)
    if field.by:
        setattr(s, field.name, read_by(field.kind, len(getattr(s, field.name)), fields, field.key, value, high))
        return
    found = field.kind.read(fields, field.key, value, high)
    if isinstance(field.kind, Many) and isinstance(innermost(field.kind), Id) and field.name in most:
        why = Said("why-too-long", "at most {most} are wanted", most=high)
        fields.refuse(len(found) > high, field.key, why)
    setattr(s, field.name, found)


class Shown:
    """A field of the state in this part of a view, as ``path`` there; ``counted``: only how many."""

    __slots__ = ("counted", "field", "path")

    def __init__(self, field: str, path: str = "", counted: bool = False) -> None:
        self.field = field
        self.path = path or field
        self.counted = counted


def computed(kind: Kind, *names: str) -> tuple[Computed, ...]:
    """Computed values of the same kind."""
    return tuple([Computed(name, kind) for name in names])


def shown(*fields: str, inside: str = "") -> tuple[Shown, ...]:
    """Fields that have the same name in a part of a view; there they may be values of the objects in ``inside``."""
    return tuple([Shown(field, f"{inside}.{field}" if inside else field) for field in fields])


class Unseen:
    """All pieces of some fields that the seat does not know, sorted: nobody can tell which of them lies where."""

    __slots__ = ("fields", "path")

    def __init__(self, path: str, *fields: str) -> None:
        self.path = path
        self.fields = fields


class Partly:
    """A field by seat in ``known``: all that the own seat has of it. Of other seats, everybody knows the field
    ``others``, or nothing."""

    __slots__ = ("field", "others")

    def __init__(self, field: str, others: str = "") -> None:
        self.field = field
        self.others = others


class Hidden:
    """By seat in ``known``: how many things of these fields, which are ``Partly`` there, the viewer does not know."""

    __slots__ = ("fields", "path", "usual")

    def __init__(self, path: str, *fields: str, usual: int = 1) -> None:
        self.path = path
        self.fields = fields
        self.usual = usual


Part = Sequence[Shown | Computed | Unseen | Partly | Hidden]


class Declaration:
    """The data of a game.

    ``state`` is in the order of positions; a ``Computed`` among the fields is a key of a position that hand-written
    code writes. ``public`` is what everybody sees, ``private`` what each seat sees of its own. The part ``known`` of a
    view has all fields of a position that everybody knows, and then what is listed here under this name.

    A field that is not for everybody's eyes can be listed only where its own ``seen`` and ``known`` allow it. Where
    everything is ``opened`` at the end, everybody knows all of it when the game is over.
    """

    def __init__(
        self,
        name: str,
        state: Sequence[Field | Computed],
        public: Part,
        private: Part = (),
        known: Part = (),
        *,
        opened: bool = False,
    ) -> None:
        self.name = name  # of the class of its states
        self.fields: dict[str, Field] = {}
        for value in state:
            self.fields.update({field.name: field for field in fields_of(value)})
        self.written = [field for field in state if not isinstance(field, Field) or field.source == WRITTEN]
        self.open = [value for value in self.written if all([field.known == EVERYONE for field in fields_of(value)])]
        self.public = public
        self.private = private
        self.known = known
        self.opened = opened
        self.partly = {one.field: one for one in known if isinstance(one, Partly)}
        self.places = [
            field for field in self.fields.values() if (field.source != DERIVED or field.rest) and piece_of(field.kind)
        ]
        self._check_part(public, (EVERYONE,), ())
        self._check_part(private, (EVERYONE, OWNER), ())
        self._check_part(known, (), (EVERYONE, OWNER))

    def _check_part(self, part: Part, seen: Sequence[str], known: Sequence[str]) -> None:
        """Refuse a part of a view that shows more than its fields allow."""
        for one in part:
            value = self.fields[one.field] if isinstance(one, Shown) and not one.counted else one
            for field in fields_of(value) if isinstance(value, Value) else ():
                if field.seen not in seen and field.known not in known:
                    raise ValueError(f"{field.name} is shown to more than {field.known if known else field.seen}")
            if isinstance(one, (Unseen, Partly, Hidden)) and not known:
                path = one.field if isinstance(one, Partly) else one.path
                raise ValueError(f"{path}: what is unseen is a part of known only")
            if isinstance(one, Partly):
                for name, needed in ((one.field, OWNER), (one.others, EVERYONE)):
                    if name and LEVELS.index(self.fields[name].known) < LEVELS.index(needed):
                        raise ValueError(f"{name} is shown to more than {self.fields[name].known}")

    @property
    def sizes(self) -> dict[str, Field]:
        """The indexes whose size depends on the game, each with a field that has an entry for each of its."""
        found: dict[str, Field] = {}
        for field in self.fields.values():
            if len(field.by) == 1 and not field.by[0].size:
                found.setdefault(field.by[0].name, field)
        return dict(sorted(found.items(), key=lambda one: one[0] != SEAT.name))

    def sizes_of(self, s: State) -> dict[str, int]:
        """The sizes of these indexes in a state."""
        return {name: len(getattr(s, field.name)) for name, field in self.sizes.items()}

    def parts(self) -> dict[str, list[tuple[str, Value]]]:
        """What each part of a view holds: every path with its value."""
        public = [self._shown(one) for one in self.public]
        private = [self._shown(one, own=True) for one in self.private]
        known: list[tuple[str, Value]] = []
        for value in self.open:
            known.append((value.key if isinstance(value, Field) else value.name, value))
        for one in self.known:
            own = isinstance(one, Shown) and not one.counted and self.fields[one.field].known == OWNER
            known.append(self._shown(one, own))
        return {"public": public, "private": private, "known": known}

    def _shown(self, one: Shown | Computed | Unseen | Partly | Hidden, own: bool = False) -> tuple[str, Value]:
        if isinstance(one, Computed):
            return one.name, one
        if isinstance(one, Hidden):
            return one.path, Computed(one.path, Row(Number(one.usual), len(one.fields)), SEAT)
        if isinstance(one, Partly):
            return self.fields[one.field].key, self.fields[one.field]
        if isinstance(one, Unseen):
            return one.path, Computed(one.path, Heap(innermost(self.fields[one.fields[0]].kind)))
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

        ``most`` has the largest number for fields of numbers where it is not declared, and how many pieces can lie in a
        place where not all of them can.
        """
        found: set[str] = set()
        for one in self.written:
            if isinstance(one, Together):
                found.update(one.read(s, fields, seats, most))
            elif isinstance(one, Field) and fields.has(one.key):
                read_field(one, s, fields, seats, most)
                found.add(one.name)
        return found

    def checked(self, fields: Fields, name: str, seats: int, default: Any) -> Any:
        """What somebody wrote for a computed value of a position, as it is; refused if it cannot be."""
        (value,) = [one for one in self.written if isinstance(one, Computed) and one.name == name]
        data = fields.take(name, default)
        if value.by:
            read_by(value.kind, value.size({SEAT.name: seats}), fields, name, data, seats - 1)
        else:
            value.kind.read(fields, name, data, seats - 1)
        return data

    def counts(self, s: State, box: Mapping[str, Sequence[int]]) -> dict[str, list[int]]:
        """How many of each piece lie in all places together. ``box`` has how many there are, by table of names."""
        found = {names: [0] * len(copies) for names, copies in box.items()}
        for field in self.places:
            stored = getattr(s, field.name)
            for value in stored if field.by else (stored,):
                _count(field.kind, value, found)
        return found

    def fill(self, s: State, box: Mapping[str, Sequence[int]], names: Names, given: set[str]) -> None:
        """Lay the pieces that lie nowhere else into those fields for the rest that are not given."""
        counts = self.counts(s, box)
        for field in self.places:
            kind, one = field.kind, piece_of(field.kind)
            if field.rest and field.name not in given and isinstance(kind, Many) and one is not None:
                found: list[int] = []
                for piece, copies in enumerate(box[one.box]):
                    if one.only is None or one.only.test(names[one.box][piece]):
                        found += [piece] * (copies - counts[one.box][piece])
                setattr(s, field.name, kind.stored(found))

    def census(self, counts: Mapping[str, Sequence[int]], names: Names) -> dict[str, int]:
        """Counts of pieces by what they are called."""
        prefix = {one.box: one.prefix for field in self.places if (one := piece_of(field.kind)) is not None}
        return {
            f"{prefix[box]}{names[box][piece]}": count
            for box, of_box in counts.items()
            for piece, count in enumerate(of_box)
        }


def fields_of(value: Value) -> tuple[Field, ...]:
    """The fields of the state that a value consists of, as far as they are declared."""
    return value.fields if isinstance(value, Together) else (value,) if isinstance(value, Field) else ()


def without(whole: Sequence[int], part: Sequence[int]) -> list[int]:
    """What is in the whole and not in a part of it."""
    left = list(whole)
    for one in part:
        left.remove(one)
    return left


def piece_of(kind: Kind) -> Piece | None:
    """The piece of the box that there is one or several of, if it is one."""
    one = innermost(kind)
    return one if isinstance(one, Piece) else None


def _count(kind: Kind, stored: Any, found: dict[str, list[int]]) -> None:
    """Add the pieces of a value of the state to those found."""
    if isinstance(kind, Many):
        for one in kind.listed(stored):
            _count(kind.of, one, found)
    elif isinstance(kind, Piece) and stored != kind.none:
        found[kind.box][stored % kind.turned] += 1


def _groups(path: str) -> list[str]:
    """The objects on the way to a value: ``players`` of ``players.coins``."""
    names = path.split(".")
    return [".".join(names[:depth]) for depth in range(1, len(names))]


def _inner(path: str, kind: Kind) -> Iterator[str]:
    """A value, and the values of the objects it consists of."""
    yield path
    one = innermost(kind)
    if isinstance(one, Record) and not isinstance(kind, Keyed):
        for value in one.values:
            yield from _inner(f"{path}.{value.name}", value.kind)
