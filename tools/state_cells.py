"""The classes of a game's states, written from its declaration: where the fields lie, and the state itself."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from klabauter.kernel.declaration import PAST, Declaration, Field, in_cells, is_single, piles_of
from klabauter.kernel.kinds import Heap, Id, Kind, Many, Notation, Number, Packed, Pile, Places, Row, Seat
from tools.state_values import empty, type_of

INSIDE: Final = " " * 12  # the arguments of a call in a method


def offsets_name(declared: Declaration) -> str:
    return f"{declared.name.removesuffix('State')}Offsets"


def several(field: Field) -> bool:
    """Whether it is more than one pile."""
    return bool(field.by) or piles_of(field) > 1


def offsets_class(declared: Declaration) -> Iterator[str]:
    """The class that says where the fields in the cells of a state begin."""
    slots: dict[str, str] = {}
    uneven = [field.name for field in declared.fields.values() if field.uneven]
    for field in declared.fields.values():
        if in_cells(field) and not field.uneven:
            slots[field.name] = f'starts["{field.name}"]'
            if field.by_kind:
                low, high = (f'kinds["{field.name}"][{end}]' for end in (0, 1))
                slots[f"{field.name}_of"] = f"1 - {low}"
                slots[f"{field.name}_step"] = f"{high} - {low} + 2"
            elif piles_of(field):
                slots[f"{field.name}_room"] = f'rooms["{field.name}"]'
            if piles_of(field) and several(field) and not (field.shared or field.by_kind):
                slots[f"{field.name}_step"] = f"self.{field.name}_room + 1"
    slots |= {f"{index}s": f'arrangement.sizes["{index}"]' for index in declared.sizes}
    yield "@final"
    yield f"class {offsets_name(declared)}:"
    yield '    """Where each field begins in the cells of a state. For piles, ``_room`` is how many pieces can lie in'
    if any([field.by_kind for field in declared.fields.values()]):
        yield "    one, and ``_step`` how far it is to the next. In heaps counted by kind, ``_of`` is how far it is"
        yield '    from the beginning to the count of kind 0."""'
    else:
        yield '    one, and ``_step`` how far it is to the next."""'
    yield ""
    yield "    __slots__ = ("
    yield from [f'        "{slot}",' for slot in sorted([*slots, *uneven, "arrangement", "blank", "end", "steps"])]
    yield "    )"
    yield ""
    yield "    def __init__(self, arrangement: c.Arrangement, steps: Steps[Any]) -> None:"
    yield "        self.arrangement = arrangement"
    yield "        self.steps = steps.table"
    yield "        self.blank = arrangement.cells()"
    yield "        self.end: i64 = len(arrangement.blank)"
    yield "        starts, rooms = arrangement.starts, arrangement.rooms"
    if any([field.by_kind for field in declared.fields.values()]):
        yield "        kinds = arrangement.kinds"
    yield from [f"        self.{slot}: i64 = {value}" for slot, value in slots.items()]
    yield from [f'        self.{one} = vec[i64](list(arrangement.uneven["{one}"]))  # of each heap' for one in uneven]


def entries_of(field: Field, state: str = "self") -> str:
    """How many numbers or piles a field of a state has, as code."""
    fixed = max(1, piles_of(field))
    for index in field.by:
        fixed *= index.size or 1
    factors = [str(fixed)] * (fixed > 1) + [f"{state}.at.{index.name}s" for index in field.by if not index.size]
    return " * ".join(factors) or "1"


def is_row(field: Field) -> bool:
    """Whether it is a row of numbers with one for each entry of a single index."""
    return in_cells(field) and not piles_of(field) and len(field.by) == 1


def is_heap(field: Field) -> bool:
    """Whether the order of its pieces does not matter."""
    kind = field.kind
    return isinstance(kind, Heap) or (isinstance(kind, Row) and isinstance(kind.of, Heap))


def written_as_stored(kind: Kind) -> bool:
    """Whether it is a number that is the same in plain data."""
    return kind.first == 0 if isinstance(kind, Number) else isinstance(kind, Seat) and kind.none is None


def plain_from_cells(field: Field, own: bool, seat: str = "seat") -> str | None:
    """The code that makes plain data of a field, or of the part of it that belongs to a seat, straight from the cells.
    None where it takes more than ids and numbers as they are."""
    kind = field.kind
    first = f"s.at.{field.name}"
    if not in_cells(field) or field.uneven:
        return None
    if field.by and isinstance(field.by[0], Places):
        return places_from_cells(field, f"{field.by[0].name}_id")
    if not piles_of(field):
        as_it_is = (
            isinstance(kind, (Number, Seat)) and not getattr(kind, "first", 0) and getattr(kind, "none", None) is None
        )
        if not as_it_is or len(field.by) > 1 > own:
            return None
        return f"s.cells[{first} + {seat}]" if own else f"c.row(s.cells, {first}, {entries_of(field, 's')})"
    inner = kind.of if isinstance(kind, Many) else kind
    inner = inner.of if isinstance(inner, Many) else inner
    if field.shared:
        if not isinstance(inner, Id) or inner.none is not None or is_heap(field):
            return None
        name, who = ("ids_of", seat) if own else ("all_ids_of", entries_of(field, "s"))
        return f"c.{name}(s.cells, {first}, {who}, {inner.names}_id)"
    if isinstance(kind, (Notation, Packed)) or (piles_of(field) > 1 and not field.by) or (own and len(field.by) > 1):
        return None
    if field.by_kind and isinstance(inner, Id):
        end = f"{first}_of, {inner.names}_id)"
        if field.by and not own:
            return f"c.all_kind_ids(s.cells, {first}, {entries_of(field, 's')}, {first}_step, {end}"
        return f"c.kind_ids(s.cells, {first}{f' + {seat} * {first}_step' if own else ''}, {end}"
    if isinstance(inner, Id) and inner.none is None:
        name, end = "heap_ids" if is_heap(field) else "ids", f", {inner.names}_id)"
    elif written_as_stored(inner):
        name, end = "heap_values" if is_heap(field) else "pile_values", ")"
    else:
        return None
    if own:
        return f"c.{name}(s.cells, {first} + {seat} * {first}_step{end}"
    if several(field):
        return f"c.all_{name}(s.cells, {first}, {entries_of(field, 's')}, {first}_room{end}"
    return f"c.{name}(s.cells, {first}{end}"


def places_from_cells(field: Field, places: str) -> str | None:
    """The same for a field by places."""
    kind, first = field.kind, f"s.at.{field.name}"
    if len(field.by) > 1 or field.shared:
        return None
    if isinstance(kind, (Id, Seat)) and kind.none is not None:
        if isinstance(kind, Id):
            return f"c.ids_by(s.cells, {first}, {kind.none}, {places}, {kind.names}_id)"
        return f"c.numbers_by(s.cells, {first}, {kind.none}, {places})"
    if isinstance(kind, Pile) and written_as_stored(kind.of):
        return f"c.piles_by(s.cells, {first}, {first}_room, {places})"
    return None


def counted_in_cells(field: Field, own: bool, seat: str = "seat") -> str | None:
    """The code that counts what lies in a field, or in the part of it that belongs to a seat."""
    if not in_cells(field) or not piles_of(field) or (piles_of(field) > 1 and not field.by):
        return None
    first = f"s.at.{field.name}"
    if field.uneven or (field.shared and not own):
        return None
    if own:
        return f"c.count_of(s.cells, {first}, {seat})" if field.shared else f"s.cells[{first} + {seat} * {first}_step]"
    room = f"{first}_step - 1" if field.by_kind else f"{first}_room"
    return f"c.sizes(s.cells, {first}, {entries_of(field, 's')}, {room})" if several(field) else f"s.cells[{first}]"


def tallied(field: Field, seat: str, change: int, found: str) -> str | None:
    """The code that counts the pieces of a field, or of the part of it that belongs to a seat, by kind."""
    if counted_in_cells(field, bool(field.by)) is None or len(field.by) > 1 or (field.by and field.shared):
        return None
    heap = f"s.at.{field.name}" + (f" + {seat} * s.at.{field.name}_step" if field.by else "")
    if field.by_kind:
        return f"c.tally_kinds(s.cells, {heap}, s.at.{field.name}_of, {change}, {found})"
    return f"c.tally(s.cells, {heap}, {found})" if change > 0 else None


def accessors(field: Field) -> Iterator[str]:
    """The property by which code that is in no hurry reads and writes a whole field."""
    cells, at = "self.cells", f"self.at.{field.name}"
    heap = is_heap(field)
    if not piles_of(field):
        type = "tuple[int, ...]"
        read = f"c.numbers({cells}, {at}, {entries_of(field)})"
        write = f"c.set_numbers({cells}, {at}, {entries_of(field)}, values)"
    elif field.uneven:
        type = "tuple[tuple[int, ...], ...]"
        read = f"c.all_uneven({cells}, {at})"
        write = f"c.set_uneven({cells}, {at}, values)"
    elif field.shared:
        type = "tuple[tuple[int, ...], ...]"
        read = f"c.all_shared({cells}, {at}, {entries_of(field)})"
        write = f"c.set_shared({cells}, {at}, {entries_of(field)}, {at}_room, values)"
    elif field.by_kind and field.by:
        type = "tuple[tuple[int, ...], ...]"
        read = f"c.all_kinds({cells}, {at}, {entries_of(field)}, {at}_step, {at}_of)"
        write = f"c.set_all_kinds({cells}, {at}, {entries_of(field)}, {at}_step, {at}_of, values)"
    elif field.by_kind:
        type = "tuple[int, ...]"
        read = f"tuple(c.kinds({cells}, {at}, {at}_of))"
        write = f"c.set_kinds({cells}, {at}, {at}_step, {at}_of, values)"
    elif not several(field):
        type = "tuple[int, ...]"
        read = f"c.{'heap_of' if heap else 'pieces'}({cells}, {at})"
        write = f"c.set_pieces({cells}, {at}, {at}_room, values)"
    else:
        type = "tuple[tuple[int, ...], ...]"
        read = f"c.{'all_heaps' if heap else 'all_pieces'}({cells}, {at}, {entries_of(field)}, {at}_room)"
        write = f"c.set_all({cells}, {at}, {entries_of(field)}, {at}_room, values)"
        if piles_of(field) > 1 and not field.by:  # such a row may also be empty
            read = f"c.all_or_none({read})"
    yield ""
    yield "    @property"
    yield f"    def {field.name}(self) -> {type}:"
    yield f"        return {read}"
    yield ""
    yield f"    @{field.name}.setter"
    yield f"    def {field.name}(self, values: {type}) -> None:"
    if field.by_kind:
        yield "        at = self.at"
        write = write.replace("self.at.", "at.")
    yield f"        {write}"


def state_class(declared: Declaration) -> Iterator[str]:
    """The class of the states, and the function that makes an empty one."""
    name, fields = declared.name, list(declared.fields.values())
    loose = [field for field in fields if not in_cells(field)]
    types = {field.name: "i64" if type_of(field) == "int" else type_of(field) for field in loose}
    inner = ("steps", "cells", "bottom", "depth")
    yield "@final"
    yield f"class {name}(State):"
    yield '    """The truth of one moment. What there is several of lies in the cells; its property is for code that is'
    yield '    in no hurry: it gives a copy, and takes a whole field."""'
    yield ""
    yield "    __slots__ = ("
    yield from [f'        "{slot}",' for slot in sorted(["at", *types])]
    yield "    )"
    yield ""
    yield "    def __init__("
    yield "        self,"
    yield f"        at: {offsets_name(declared)},"
    yield "        steps: vec[Frame[Any]],"
    yield "        cells: vec[i64],"
    yield "        bottom: i64,"
    yield "        depth: i64,"
    yield from [f"        {one}: {type}," for one, type in types.items()]
    yield "    ) -> None:"
    yield from [f"        self.{one} = {one}" for one in ("at", *inner)]
    yield from [f"        self.{one}: {type} = {one}" for one, type in types.items()]
    yield ""
    yield "    def fields(self) -> tuple[str, ...]:"
    yield "        return ("
    yield from [f'            "{field}",' for field in ("pending", *declared.fields)]
    yield "        )"
    yield ""
    past = [f'"{field.name}"' for field in fields if field.source == PAST]
    if past:
        yield "    def unwritten(self) -> tuple[str, ...]:"
        yield f"        return ({', '.join(past)},)"
        yield ""
    yield "    def room(self, field: str) -> int:"
    yield "        return self.at.arrangement.rooms[field]"
    yield ""
    singles = [field.name for field in fields if is_single(field)]
    if singles:
        yield "    def singles(self, out: vec[i64]) -> None:"
        yield from [f"        out[{number}] = self.{single}" for number, single in enumerate(singles)]
        yield ""
    yield f"    def copy(self) -> {name}:"
    copied = ["at", "steps", "cells[:]", "bottom", "depth", *types]
    yield f"        return {name}("
    yield from wrap(", ".join([f"self.{one}" for one in copied]), 120, initial_indent=INSIDE, subsequent_indent=INSIDE)
    yield "        )"
    for field in fields:
        if in_cells(field):
            yield from accessors(field)
    yield ""
    yield ""
    yield f"copies_for_interpreter({name})"
    yield ""
    yield ""
    yield f"def empty(at: {offsets_name(declared)}, pending: Sequence[Frame[Any]]) -> {name}:"
    yield '    """A state in which nothing is laid out yet."""'
    yield f"    s = {name}("
    yield "        at,"
    yield "        at.steps,"
    yield "        at.blank[:],"
    yield "        at.end,"
    yield "        at.end,"
    yield from [f"        {empty(field)}," for field in loose]
    yield "    )"
    yield "    s.pending = list(pending)"
    yield "    return s"
