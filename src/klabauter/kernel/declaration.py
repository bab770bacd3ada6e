"""The data of a game, declared once: which fields a state has, and what the parts of a view hold.

A game's ``declaration.py`` lists them. ``tools/declared.py`` writes the game's ``state.py`` from it (the class of its
states, and the functions that turn them into plain data and back), and the client's ``view.ts``. The checks of written
positions, the observations of ``lab`` and ``klabauter games GAME --fields`` read the declaration as it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from klabauter.kernel.cells import Arrangement, no_counts, unused
from klabauter.kernel.frame import State
from klabauter.kernel.kinds import (
    MANY,
    SEAT,
    Computed,
    Heap,
    Id,
    Index,
    Keyed,
    Kind,
    Many,
    Maybe,
    Number,
    Object,
    Other,
    Packed,
    Piece,
    Pile,
    Places,
    Row,
    Seat,
    Tuple,
    Value,
    innermost,
    read_by,
    read_places,
)
from klabauter.kernel.messages import Message
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

# -- what has a name and a kind


class Field(Value):
    """A field of the state.

    seen    who may look at it
    known   who can tell from memory what is there, since it lay open once or follows from what did; at least who may
            look at it
    source  what a position has of it
    room    how many can lie there at most, if it holds several of what is no piece of the box
    shared  the piles of all entries are one in the cells, in which every piece has the number of its entry
    uneven  the heaps of different entries have different room: by seat or place, ``arrangement`` is given it
    key     its name in positions and in ``known``, if it has another one there
    rest    if a position does not name it, all pieces lie here that lie nowhere else
    by_kind a heap of which the state has how many there are in all and then of each kind, not the single pieces
    """

    __slots__ = ("by_kind", "key", "known", "rest", "room", "seen", "shared", "source", "uneven")

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
        room: int = 0,
        shared: bool = False,
        uneven: bool = False,
        by_kind: bool = False,
    ) -> None:
        super().__init__(name, kind, by)
        self.shared = shared
        self.uneven = uneven
        self.by_kind = by_kind
        self.seen = seen
        self.known = known or seen
        self.source = source
        self.key = key or name
        self.rest = rest
        self.room = room
        if LEVELS.index(self.known) < LEVELS.index(seen):
            raise ValueError(f"{name}: who may look at it knows it, too")
        if OWNER in (seen, self.known) and not (by and by[0].name == SEAT.name):
            raise ValueError(f"{name} belongs to nobody: it is not listed by seat")


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
        super().__init__(name, Maybe(Object(name.capitalize(), *values)), fields)

    def read(self, s: State, fields: Fields, seats: int, most: Mapping[str, int]) -> list[str]:
        """Read the nested object ``name``. Returns an empty list if it is missing, null or empty.

        Raises BadPosition for a wrong value or an unknown field inside.
        """
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
        """Read a list of rows and store it column by column. Returns an empty list if ``name`` is missing.

        Raises BadPosition unless every row is a list with one value per field.
        """
        if not fields.has(self.name):
            return []
        rows = fields.take(self.name)
        width = len(self.fields)
        good = isinstance(rows, list) and all([isinstance(row, list) and len(row) == width for row in rows])
        columns = ", ".join([field.key for field in self.fields])
        fields.refuse(not good, self.name, Message("why-rows", columns=columns, value=rows))
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
    found: Any
    if field.by and isinstance(field.by[0], Places):
        found = list(getattr(s, field.name))
        read_places(field.kind, field.by[0], found, fields, field.key, high)
    elif field.by:
        value = fields.take(field.key)
        found = read_by(field.kind, len(getattr(s, field.name)), fields, field.key, value, high)
    else:
        found = field.kind.read(fields, field.key, fields.take(field.key), high)
        if isinstance(field.kind, Many) and isinstance(innermost(field.kind), Id) and field.name in most:
            fields.refuse(len(found) > high, field.key, Message("why-too-long", most=high))
    if piles_of(field):
        room = s.room(field.name)
        piles = found if field.by or piles_of(field) > 1 else [found]
        longest = max([len(pile) for pile in piles], default=0) if not field.shared else sum([len(p) for p in piles])
        fields.refuse(longest > room, field.key, Message("why-too-long", most=room))
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
        """The indexes whose size depends on the game, each with a field that is indexed by it alone."""
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

    def arrangement(
        self,
        sizes: Mapping[str, int],
        box: Mapping[str, Sequence[int]],
        names: Names,
        most: Mapping[str, int],
        each: Mapping[str, Sequence[int]] | None = None,
    ) -> Arrangement:
        """Where the fields of states lie in their cells. ``sizes`` are those of the indexes that depend on the game;
        ``most`` says how many pieces can lie in one pile of a field, where that is fewer than there are, and ``each``
        the same for each heap of an uneven field."""
        starts: dict[str, int] = {}
        rooms: dict[str, int] = {}
        uneven: dict[str, list[int]] = {}
        kinds: dict[str, tuple[int, int]] = {}
        blank: list[int] = []
        for field in self.fields.values():
            if not in_cells(field):
                continue
            starts[field.name] = len(blank)
            entries = field.size(sizes)
            if field.uneven:
                assert each is not None
                uneven[field.name] = [len(blank)]
                for room in each[field.name]:
                    blank += [0, *unused(room)]
                    uneven[field.name].append(len(blank))
            elif field.by_kind:
                low, high = kinds[field.name] = kinds_of(field.kind, names)
                rooms[field.name] = MANY
                for _ in range(entries):
                    blank += [0, *no_counts(len(blank), high - low + 1)]
            elif piles_of(field):
                room = field.room or (0 if field.name in most else pieces_of(field.kind, box, names))
                room = rooms[field.name] = most.get(field.name, room)
                for _ in range(1 if field.shared else entries * piles_of(field)):
                    blank += [0, *unused(room)]
            else:
                blank += [nothing(field.kind)] * entries
        return Arrangement(starts, rooms, blank, sizes, uneven, kinds)

    def census(self, counts: Mapping[str, Sequence[int]], names: Names) -> dict[str, int]:
        """Counts of pieces by what they are called."""
        prefix = {one.box: one.prefix for field in self.places if (one := piece_of(field.kind)) is not None}
        return {
            f"{prefix[box]}{names[box][piece]}": count
            for box, of_box in counts.items()
            for piece, count in enumerate(of_box)
        }


def in_cells(field: Field) -> bool:
    """Whether a state has the field in its cells: there is more than one number of it."""
    return bool(field.by or piles_of(field)) and not isinstance(field.kind, Other)


def is_single(field: Field) -> bool:
    """Whether a state has the field as one number outside of its cells."""
    several = isinstance(field.kind, Many) and not isinstance(field.kind, Packed)
    return not (in_cells(field) or field.by or several or isinstance(field.kind, Other))


def piles_of(field: Field) -> int:
    """How many piles in the cells each entry of a field is; 0 if it is a number."""
    kind = field.kind
    if not isinstance(kind, Many) or (isinstance(kind, Packed) and not field.room):
        return 0
    return kind.length if isinstance(kind, Row) and isinstance(kind.of, Many) else 1


def nothing(kind: Kind) -> int:
    """The number for nothing."""
    return (kind.none or 0) if isinstance(kind, (Seat, Id)) else 0


def pieces_of(kind: Kind, box: Mapping[str, Sequence[int]], names: Names) -> int:
    """How many pieces of this kind there are."""
    one = piece_of(kind)
    assert one is not None, kind
    return sum(
        [
            copies
            for piece, copies in enumerate(box[one.box])
            if one.only is None or one.turned != MANY or one.only.test(names[one.box][piece])
        ]
    )


def kinds_of(kind: Kind, names: Names) -> tuple[int, int]:
    """The lowest and the highest number of what can lie in a place."""
    one = innermost(kind)
    assert isinstance(one, Id), kind
    possible = [number for number, name in enumerate(names[one.names]) if one.only is None or one.only.test(name)]
    return possible[0], possible[-1]


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
    if isinstance(one, Object) and not isinstance(kind, Keyed):
        for value in one.values:
            yield from _inner(f"{path}.{value.name}", value.kind)
