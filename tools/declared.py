#!/usr/bin/env python3
"""Writes what is made from the declarations of the games: ``state.py`` of each game and ``view.ts`` of its board.

python tools/declared.py              write the files of all games
python tools/declared.py FOLDER …     of the games in these folders
python tools/declared.py --check      say whether they are up to date (exit code 0: they are)
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType

from klabauter.kernel.declaration import (
    DERIVED,
    OWNER,
    PAST,
    Columns,
    Declaration,
    Field,
    Group,
    Hidden,
    Partly,
    Shown,
    Together,
    Unseen,
    fields_of,
    piece_of,
)
from klabauter.kernel.kinds import (
    Bits,
    Computed,
    Flag,
    Id,
    Index,
    Keyed,
    Kind,
    Many,
    Maybe,
    Notation,
    Noted,
    Number,
    Other,
    Packed,
    Places,
    Record,
    Seat,
    Text,
    Tuple,
    Value,
    innermost,
    names_of,
)

ROOT = Path(__file__).resolve().parent.parent
NESTED = "xyz"  # names of the variables of comprehensions, the outermost first
Entry = Field | Shown | Computed | Unseen | Partly | Hidden


# -- the values of a state, and how they become plain data and values again


def stored(kind: Kind) -> str:
    """The Python type of a value in the state."""
    if isinstance(kind, Many) and not isinstance(kind, Packed):
        return f"list[{stored(kind.of)}]" if kind.in_place else f"tuple[{stored(kind.of)}, ...]"
    return kind.type if isinstance(kind, Other) else "int"


def type_of(field: Field) -> str:
    return f"list[{stored(field.kind)}]" if field.by else stored(field.kind)


def empty(field: Field) -> str:
    """The value before anything is laid out."""
    kind = field.kind
    if isinstance(kind, Many) and not isinstance(kind, Packed):
        value = "[]" if kind.in_place else "()"
    elif isinstance(kind, Other):
        value = kind.empty
    else:
        value = str(kind.none or 0) if isinstance(kind, (Seat, Id)) else "0"
    return f"[{value}] * {count(field)}" if field.by else value


def count(field: Field) -> str:
    """How many entries a field has, as code."""
    fixed = 1
    for index in field.by:
        fixed *= index.size or 1
    open_sizes = [f"{index.name}s" for index in field.by if not index.size]
    if not open_sizes:
        return str(fixed)
    factors = [str(fixed)] * (fixed > 1) + open_sizes
    return f"({' * '.join(factors)})" if len(factors) > 1 else factors[0]


def copied(field: Field, value: str) -> str:
    return f"{value}[:]" if type_of(field).startswith("list") else value


def plain(kind: Kind, value: str, depth: int = 0) -> str:
    """The code that makes plain data of a value of the state."""
    if isinstance(kind, Bits):
        bit = NESTED[depth]
        return f"[{plain(kind.of, bit, depth + 1)} for {bit} in range({value}.bit_length()) if {value} >> {bit} & 1]"
    if isinstance(kind, Many):
        inner = NESTED[depth]
        one = plain(kind.of, inner, depth + 1)
        if isinstance(kind, Packed):
            value = f"{kind.unpack.__name__}({value})"
        return f"list({value})" if one == inner else f"[{one} for {inner} in {value}]"
    one = plain_of_one(kind, value)
    none = kind.none if isinstance(kind, (Seat, Id)) else None
    return one if none is None else f"{blank(kind)} if {value} == {none} else {one}"


def blank(kind: Kind) -> str:
    """What is written for nothing."""
    return "None" if not isinstance(kind, Id) or kind.blank is None else f'"{kind.blank}"'


def plain_of_one(kind: Kind, value: str, depth: int = 0) -> str:
    """The same for a value that is not nothing."""
    if isinstance(kind, Many):
        return plain(kind, value, depth)
    if isinstance(kind, Number) and kind.first:
        return f"{value} + {kind.first}"
    return f"{kind.names}_id[{value}]" if isinstance(kind, Id) else value


def places(field: Value) -> bool:
    """Whether it is an object by ids of places."""
    return bool(field.by) and isinstance(field.by[0], Places)


def there(field: Field) -> str:
    """The code that says whether something lies in a place."""
    none = field.kind.none if isinstance(field.kind, (Seat, Id)) else None
    return NESTED[0] if none is None else f"{NESTED[0]} != {none}"


def plain_field(field: Field, value: str) -> str:
    if not field.by:
        return plain(field.kind, value)
    one = plain(field.kind, NESTED[0], 1)
    if places(field):
        something = plain_of_one(field.kind, NESTED[0], 1)
        return f"{{{field.by[0].name}_id[i]: {something} for i, {NESTED[0]} in enumerate({value}) if {there(field)}}}"
    return f"{value}[:]" if one == NESTED[0] else f"[{one} for {NESTED[0]} in {value}]"


def value_of(kind: Kind, data: str, depth: int = 0) -> str:
    """The code that makes a value of the state of plain data."""
    if isinstance(kind, Bits):
        return f"sum([1 << {value_of(kind.of, NESTED[depth], depth + 1)} for {NESTED[depth]} in {data}])"
    if isinstance(kind, Many):
        inner = NESTED[depth]
        one = value_of(kind.of, inner, depth + 1)
        if isinstance(kind, Packed):
            return f"{kind.pack.__name__}([{one} for {inner} in {data}])"
        if one == inner:
            return f"list({data})" if kind.in_place else f"tuple({data})"
        return f"[{one} for {inner} in {data}]" if kind.in_place else f"tuple([{one} for {inner} in {data}])"
    one = value_of_one(kind, data)
    none = kind.none if isinstance(kind, (Seat, Id)) else None
    nothing = f"{data} is None" if blank(kind) == "None" else f"{data} == {blank(kind)}"
    return one if none is None else f"{none} if {nothing} else {one}"


def value_of_one(kind: Kind, data: str) -> str:
    """The same for data that is not nothing."""
    if isinstance(kind, Many):
        return value_of(kind, data)
    if isinstance(kind, Number) and kind.first:
        return f"{data} - {kind.first}"
    return f"{kind.names}_number[{data}]" if isinstance(kind, Id) else data


def value_of_field(field: Field, data: str) -> str:
    if not field.by:
        return value_of(field.kind, data)
    one = value_of(field.kind, NESTED[0], 1)
    return f"list({data})" if one == NESTED[0] else f"[{one} for {NESTED[0]} in {data}]"


def plain_type(kind: Kind) -> str:
    """The Python type of a value as plain data."""
    if isinstance(kind, Notation):
        return "str"
    if isinstance(kind, Tuple):
        return "list[Any]"
    if isinstance(kind, Noted):
        return "Any"
    if isinstance(kind, (Bits, Many)):
        return f"list[{plain_type(kind.of)}]"
    if isinstance(kind, Maybe):
        return f"{plain_type(kind.of)} | None"
    if isinstance(kind, Keyed):
        return f"dict[str, {plain_type(kind.of)}]"
    if isinstance(kind, Record):
        return "dict[str, Any]"
    one = "int" if isinstance(kind, (Number, Seat)) else "bool" if isinstance(kind, Flag) else "str"
    return f"{one} | None" if isinstance(kind, (Seat, Id)) and kind.none is not None and blank(kind) == "None" else one


def plain_type_of(value: Value) -> str:
    if places(value):
        return f"dict[str, {plain_type(value.kind).removesuffix(' | None')}]"
    return f"list[{plain_type(value.kind)}]" if value.by else plain_type(value.kind)


# -- state.py


def argument(value: Computed | Unseen | Hidden) -> str:
    """The parameter by which hand-written code gives a value, or the variable that has it."""
    name = value.name if isinstance(value, Computed) else value.path
    return name.replace(".", "_").replace("-", "_")


def signature(name: str, first: Sequence[str], computed: Iterable[Computed], result: str) -> Iterator[str]:
    yield f"def {name}("
    for line in first:
        yield f"    {line},"
    computed = list(computed)
    if computed:
        yield "    *,"
    for value in computed:
        yield f"    {argument(value)}: {plain_type_of(value)},"
    yield f") -> {result}:"


def tables(values: Iterable[Value], source: str, entry: str) -> Iterator[str]:
    """The tables of ids or numbers that the code for some values needs."""
    found: set[str] = set()
    for value in values:
        found |= {names_of(value.kind), *[index.name for index in value.by if isinstance(index, Places)]}
    for name in sorted(found - {""}):
        yield f'    {name}_{entry} = {source}["{name}"]'


def state_class(declared: Declaration) -> Iterator[str]:
    name, fields = declared.name, list(declared.fields.values())
    yield f"class {name}(State):"
    yield '    """Without ``of`` nothing is laid out yet; with it, everything lies as in that state."""'
    yield ""
    yield "    __slots__ = ("
    yield from [f'        "{field}",' for field in sorted(declared.fields)]
    yield "    )"
    yield ""
    sizes = [f"{index}s: int" for index in declared.sizes]
    parameters = ["self", "stack: list[Frame[Any]]", *sizes, f"of: {name} | None = None"]
    yield from [f"    {line}" for line in signature("__init__", parameters, (), "None")]
    yield "        self.stack = stack"
    yield "        if of is None:"
    yield from [f"            self.{field.name}: {type_of(field)} = {empty(field)}" for field in fields]
    yield "        else:"
    yield from [f"            self.{field.name} = {copied(field, f'of.{field.name}')}" for field in fields]
    yield ""
    yield "    def fields(self) -> tuple[str, ...]:"
    yield "        return ("
    yield from [f'            "{field}",' for field in ("stack", *declared.fields)]
    yield "        )"
    yield ""
    past = [f'"{field.name}"' for field in fields if field.source == PAST]
    if past:
        yield "    def unwritten(self) -> tuple[str, ...]:"
        yield f"        return ({', '.join(past)},)"
        yield ""
    yield f"    def copy(self) -> {name}:"
    yield f"        return {name}(self.stack[:], {'0, ' * len(declared.sizes)}self)"


def built(declared: Declaration) -> Iterator[str]:
    sizes = [f"{index}s" for index in declared.sizes]
    parameters = ["stack: list[Frame[Any]]", *[f"{size}: int" for size in sizes]]
    parameters += ["data: dict[str, Any]", "numbers: Numbers"]
    yield from signature("built", parameters, (), declared.name)
    yield '    """The state of what everybody knows. The rest is empty, and what follows is not worked out yet."""'
    values = [*declared.open, *[declared.fields[name] for name in declared.partly]]
    yield from tables([field for value in values for field in fields_of(value)], "numbers", "number")
    yield f"    s = {declared.name}({', '.join(['stack', *sizes])})"
    for field in values:
        if isinstance(field, Together):
            yield from built_together(field)
        if not isinstance(field, Field):
            continue
        data = f'data["{field.key}"]'
        if type_of(field) != "int":  # compiled, a list is gone through faster if it is known to be one
            yield f"    {field.name}: {plain_type_of(field)} = {data}"
            data = field.name
        if places(field):
            yield f"    for place in {data}:"
            one = value_of_one(field.kind, f"{data}[place]")
            yield f"        s.{field.name}[{field.by[0].name}_number[place]] = {one}"
        else:
            yield f"    s.{field.name} = {value_of_field(field, data)}"
    yield "    return s"


def built_together(value: Together) -> Iterator[str]:
    """The same for fields that are written together."""
    data = argument(value)
    yield f'    {data}: {plain_type_of(value)} = data["{value.name}"]'
    if isinstance(value, Group):
        yield f"    if {data} is not None:"
        for field in value.fields:
            one = f'{data}["{field.key}"]'
            yield f"        s.{field.name} = {value_of_field(field, one)}"
    for i, field in enumerate(value.fields if isinstance(value, Columns) else ()):
        assert isinstance(field.kind, Many)
        row = NESTED[0]
        yield f"    s.{field.name} = [{value_of(field.kind.of, f'{row}[{i}]', 1)} for {row} in {data}]"


def lying(declared: Declaration) -> Iterator[str]:
    """A function for each kind of pieces of which some lie in a derived field."""
    for name in sorted({names_of(field.kind) for field in declared.places if field.rest and field.source == DERIVED}):
        yield from signature(f"lying_{name}", [f"s: {declared.name}", "size: int"], (), "list[int]")
        yield '    """How many of each lie elsewhere than among the rest, which is derived."""'
        yield "    found = [0] * size"
        for field in declared.places:
            if not field.rest and names_of(field.kind) == name:
                yield from counted(field.kind, f"s.{field.name}", "    ", 1 if field.by else 0)
        yield "    return found"


def counted(kind: Kind, value: str, indent: str, lists: int) -> Iterator[str]:
    """The code that counts the pieces of a value, or of as many lists of values one in another."""
    if lists or isinstance(kind, Many):
        inner = kind.of if isinstance(kind, Many) and not lists else kind
        each = "x" if inner is piece_of(kind) else "heap"
        yield f"{indent}for {each} in {value}:"
        yield from counted(inner, each, f"{indent}    ", max(lists - 1, 0))
    else:
        one = piece_of(kind)
        if one is not None and one.none is not None:
            yield f"{indent}if {value} != {one.none}:"
            indent += "    "
        yield f"{indent}found[{value}] += 1"


def part(declared: Declaration, name: str, doc: str, entries: Sequence[Entry]) -> Iterator[str]:
    """A function that makes a part of a view, or a position."""
    own = name == "private"
    seat = {"private": ["seat: int"], "known": ["seat: int | None"]}.get(name, [])
    parameters = [f"s: {declared.name}", *seat, "names: Names"]
    by_hand = [one for one in entries if isinstance(one, Computed) and not isinstance(one, Together)]
    yield from signature(name, parameters, by_hand, "dict[str, Any]")
    yield f'    """{doc}"""'
    yield from tables([field for one in entries for field in fields_named(declared, one)], "names", "id")
    owned = [field.name for field in declared.fields.values() if field.known == OWNER]
    if name == "known" and declared.opened and owned:
        yield "    over = s.stack[-1].seat == NOBODY"
        yield f"    theirs = [not over and other != seat for other in range(len(s.{owned[0]}))]"
    for one in entries:
        if isinstance(one, Unseen):
            yield from unseen(declared, one)
        elif isinstance(one, Hidden):
            yield from hidden(declared, one)
    yield "    return {"
    group = ""
    for one in entries:
        path = path_of(declared, one)
        inside, _, key = path.rpartition(".")
        if group and inside != group:
            yield from closed(declared, entries, group)
        if inside and inside != group:
            yield f'        "{inside}": ['
            yield "            {"
        group = inside
        indent = "                " if group else "        "
        value = known(declared, one) if name == "known" else shown(declared, one, own or bool(group))
        yield f'{indent}"{key}": {value},'
    if group:
        yield from closed(declared, entries, group)
    yield "    }"


def path_of(declared: Declaration, one: Entry) -> str:
    """Where a value is in its part of a view."""
    if isinstance(one, Partly):
        return declared.fields[one.field].key
    return one.key if isinstance(one, Field) else one.name if isinstance(one, Computed) else one.path


def closed(declared: Declaration, entries: Sequence[Entry], group: str) -> Iterator[str]:
    """The end of a list that has an object for every seat."""
    first = next(one for one in entries if isinstance(one, Shown) and one.path.startswith(f"{group}."))
    yield "            }"
    yield f"            for seat in range(len(s.{first.field}))"
    yield "        ],"


def fields_named(declared: Declaration, one: Entry) -> Sequence[Field]:
    """The fields whose ids the code needs names for."""
    if isinstance(one, Value):
        return fields_of(one)
    if isinstance(one, Unseen):
        return [declared.fields[name] for name in one.fields]
    if isinstance(one, Partly) or (isinstance(one, Shown) and not one.counted):
        return [declared.fields[one.field]]
    return []


def shown(declared: Declaration, one: Entry, of_seat: bool) -> str:
    """The code of a value of a view: as a whole, or what belongs to a seat."""
    if isinstance(one, Together):
        return together(one)
    if isinstance(one, Computed):
        return f"{argument(one)}[seat]" if of_seat and "." in one.name else argument(one)
    if isinstance(one, Field):
        return plain_field(one, f"s.{one.name}")
    if isinstance(one, Hidden):
        return argument(one)
    if isinstance(one, Partly):
        return partly(declared, one)
    if isinstance(one, Unseen):
        return f"[{names_of(declared.fields[one.fields[0]].kind)}_id[x] for x in sorted({argument(one)})]"
    field = declared.fields[one.field]
    value = f"s.{field.name}"
    if of_seat:
        return f"len({value}[seat])" if one.counted else plain(field.kind, f"{value}[seat]")
    if one.counted:
        return f"[len({NESTED[0]}) for {NESTED[0]} in {value}]" if field.by else f"len({value})"
    return plain_field(field, value)


def together(one: Together) -> str:
    """The code of fields that are written together."""
    if isinstance(one, Group):
        values = [f'            "{field.key}": {plain_field(field, f"s.{field.name}")},' for field in one.fields]
        return "\n".join(["{", *values, f"        }} if s.{one.fields[0].name} else None"])
    assert isinstance(one.kind, Many)
    assert isinstance(one.kind.of, Tuple)
    entries = [plain(value.kind, NESTED[i], i + 1) for i, value in enumerate(one.kind.of.values)]
    columns = ", ".join([f"s.{field.name}" for field in one.fields])
    return f"[[{', '.join(entries)}] for {', '.join(NESTED[: len(entries)])} in zip({columns})]"


def not_mine(declared: Declaration) -> str:
    """The code that says whether another seat owns something that the viewer may not look at."""
    return "theirs[other]" if declared.opened else "other != seat"


def hidden(declared: Declaration, one: Hidden) -> Iterator[str]:
    """The code that counts the things of other seats that are hidden."""
    yield f"    {argument(one)} = [[0] * {len(one.fields)} for _ in s.{one.fields[0]}]"
    yield f"    for other, counts in enumerate({argument(one)}):"
    yield f"        if {not_mine(declared)}:"
    for at, name in enumerate(one.fields):
        others = declared.partly[name].others
        yield f"            counts[{at}] = len(s.{name}[other])" + (f" - len(s.{others}[other])" if others else "")


def partly(declared: Declaration, one: Partly) -> str:
    """The code of a field of which others know a part, or nothing."""
    field = declared.fields[one.field]
    others = f"s.{one.others}[other]" if one.others else "()"
    value = plain(field.kind, f"({others} if {not_mine(declared)} else x)", 1)
    return f"[{value} for other, x in enumerate(s.{field.name})]"


def known(declared: Declaration, one: Entry) -> str:
    """The code of a value of ``known``: of what only its owner knows, the seat's own; a spectator has none."""
    own = isinstance(one, Shown) and not one.counted and declared.fields[one.field].known == OWNER
    if not own:
        return shown(declared, one, False)
    assert isinstance(one, Shown)
    nothing = "[]" if isinstance(declared.fields[one.field].kind, Many) else "None"
    return f"{nothing} if seat is None else {shown(declared, one, True)}"


def unseen(declared: Declaration, one: Unseen) -> Iterator[str]:
    """The code that collects what a seat does not know."""
    whole = [field for field in fields_named(declared, one) if not field.by]
    by_seat = [field for field in fields_named(declared, one) if field.by]
    all_of = [f"*{pieces(field.kind, f's.{field.name}')}" for field in whole]
    yield f"    {argument(one)} = [{', '.join(all_of)}]"
    for field in by_seat:
        others = declared.partly[field.name].others if field.name in declared.partly else ""
        found = pieces(field.kind, "x")
        yield f"    for other, x in enumerate(s.{field.name}):"
        yield f"        if {not_mine(declared)}:"
        yield f"            {argument(one)} += " + (f"without({found}, s.{others}[other])" if others else found)


def pieces(kind: Kind, value: str) -> str:
    return f"{kind.unpack.__name__}({value})" if isinstance(kind, Packed) else value


def packing(declared: Declaration) -> Iterator[str]:
    """The imports of what packs and unpacks values, and of classes of the game."""
    found: dict[str, set[str]] = {}
    for field in declared.fields.values():
        if isinstance(field.kind, Packed):
            functions = found.setdefault(field.kind.pack.__module__, set())
            functions |= {field.kind.unpack.__name__, *([field.kind.pack.__name__] if field in declared.open else [])}
        if isinstance(field.kind, Other):
            found.setdefault(field.kind.module, set()).update((field.kind.empty, field.kind.type))
    for module in sorted(found):
        yield f"from {module} import {', '.join(sorted(found[module]))}"


def state_text(declared: Declaration) -> str:
    """The whole file."""
    lines = [
        '"""States and their plain data. Written by tools/declared.py from declaration.py; do not edit."""',
        "",
        "# fmt: off",
        "",
        "from __future__ import annotations",
        "",
        "from typing import Any",
        "",
        *packing(declared),
        *(
            ["from klabauter.kernel.declaration import without"]
            if any([one.others for one in declared.partly.values()])
            else []
        ),
        f"from klabauter.kernel.frame import {'NOBODY, ' if declared.opened else ''}Frame, State",
        "from klabauter.kernel.move import Names, Numbers",
    ]
    parts = [
        state_class(declared),
        built(declared),
        part(declared, "written", "The fields of a position: the whole truth.", declared.written),
        part(declared, "public", "What everybody sees.", declared.public),
    ]
    if declared.private:
        parts.append(part(declared, "private", "What a seat sees of its own.", declared.private))
    entries = [*declared.open, *declared.known]
    if entries != declared.written:  # else everybody knows all that a position has
        parts.append(part(declared, "known", "What a seat knows; without a seat, what everybody knows.", entries))
    if any([field.rest and field.source == DERIVED for field in declared.places]):
        parts.append(lying(declared))
    for one in parts:
        lines += ["", "", *one]
    return "\n".join(lines) + "\n"


# -- view.ts


def typescript(kind: Kind, by: Sequence[Index] = ()) -> str:
    """A value as the client's type. Where the number of seats is fixed, so is the length of a list by seat."""
    if by:
        one = typescript(kind)
        if isinstance(by[0], Places):
            return f"Record<string, {one.removesuffix(' | null')}>"
        if len(by) == 1 and by[0].name == "seat" and by[0].size:
            return f"[{', '.join([one] * by[0].size)}]"
        return f"({one})[]" if "|" in one else f"{one}[]"
    if isinstance(kind, Notation):
        return "string"
    if isinstance(kind, (Bits, Many)):
        one = typescript(kind.of)
        return f"({one})[]" if "|" in one else f"{one}[]"
    if isinstance(kind, Maybe):
        return f"{typescript(kind.of)} | null"
    if isinstance(kind, Noted):
        one = f"{typescript(kind.of)} | null"
        return f"{one} | [{one}, {typescript(kind.note)}]"
    if isinstance(kind, (Record, Tuple)):
        return kind.name
    if isinstance(kind, Keyed):
        return f"Record<{union(kind.keys)}, {typescript(kind.of)}>"
    if isinstance(kind, Text):
        return union(kind.words)
    one = "number" if isinstance(kind, (Number, Seat)) else "boolean" if isinstance(kind, Flag) else "string"
    if isinstance(kind, Id) and kind.ids:
        one = kind.names.capitalize()
    if isinstance(kind, Id) and kind.none is not None and kind.blank is not None:
        return f"{one} | '{kind.blank}'" if kind.ids else one
    return f"{one} | null" if isinstance(kind, (Seat, Id)) and kind.none is not None else one


def union(words: Sequence[str]) -> str:
    return " | ".join([f"'{word}'" for word in words]) or "string"


def records(kind: Kind) -> Iterator[Record | Tuple]:
    one = innermost(kind)
    if isinstance(one, (Record, Tuple)):
        for value in one.values:
            yield from records(value.kind)
        yield one


def ids_of(kind: Kind) -> Iterator[Id]:
    """The kinds of ids that are the same in every game."""
    one = innermost(kind)
    if isinstance(one, Record):
        for value in one.values:
            yield from ids_of(value.kind)
    if isinstance(one, Id) and one.ids:
        yield one


def interface(name: str, values: Mapping[str, str], missing: Iterable[str] = ()) -> list[str]:
    """An object's type; some of its values may be missing."""
    lines = [f"export interface {name} {{"]
    for key, kind in values.items():
        quoted = f"'{key}'" if "-" in key else key
        lines.append(f"  {quoted}{'?' if key in missing else ''}: {kind};")
    return [*lines, "}"]


def view_text(declared: Declaration) -> str:
    lines = ["// Written by tools/declared.py from the game's declaration.py. Do not edit."]
    lines.append("import type { View } from '../../board/board';")
    parts = declared.parts()
    names: set[str] = set()
    fixed = {one.names: one.ids for values in parts.values() for _, value in values for one in ids_of(value.kind)}
    for name, ids in fixed.items():
        plural = f"{name}{'es' if name.endswith('s') else 's'}".upper()
        lines += ["", f"export const {plural} = [{', '.join([repr(one) for one in ids])}] as const;"]
        lines.append(f"export type {name.capitalize()} = (typeof {plural})[number];")
    for values in parts.values():
        for _, value in values:
            for record in records(value.kind):
                if record.name not in names:
                    names.add(record.name)
                    inner = {one.name: typescript(one.kind, one.by) for one in record.values}
                    if isinstance(record, Tuple):
                        row = ", ".join([f"{name}: {of}" for name, of in inner.items()])
                        lines += ["", f"export type {record.name} = [{row}];"]
                    else:
                        lines += ["", *interface(record.name, inner, record.missing)]
    for part_name, values in parts.items():
        own: dict[str, str] = {}
        groups: dict[str, dict[str, str]] = {}
        for path, value in values:
            inside, _, key = path.rpartition(".")
            if inside:
                name = inside.removesuffix("s").capitalize()
                own[inside] = f"{name}[]"
                groups.setdefault(name, {})[key] = typescript(value.kind, value.by[1:])
            else:
                own[key] = typescript(value.kind, value.by)
        for name, inner in groups.items():
            lines += ["", *interface(name, inner)]
        if own:
            lines += ["", *interface(part_name.capitalize(), own, own if part_name == "private" else ())]
    whole = f"{declared.name.removesuffix('State')}View"
    own_types = "Public, Private" if declared.private else "Public"
    lines += ["", f"export type {whole} = View<{own_types}> & {{ known?: Known }};"]
    return "\n".join(lines) + "\n"


# -- all of them


def declaration_of(folder: Path) -> Declaration:
    """A game's declaration, without the rest of the game, which needs the files that are written here."""
    inside = folder.relative_to(ROOT / "src" if folder.is_relative_to(ROOT / "src") else ROOT)
    package = ModuleType(".".join(inside.parts))
    package.__path__ = [str(folder)]
    sys.modules[package.__name__] = package
    declared = import_module(f"{package.__name__}.declaration").DECLARATION
    assert isinstance(declared, Declaration)
    return declared


def folders() -> list[Path]:
    """Where games are: the registered ones, and those of tests."""
    found = [*(ROOT / "src" / "klabauter" / "games").glob("*/declaration.py"), *ROOT.glob("tests/**/declaration.py")]
    return [file.parent for file in sorted(found)]


def files(folders: Sequence[Path]) -> dict[Path, str]:
    """Every file that is written, with its text. Only a game with a board of its own has types in the client."""
    found: dict[Path, str] = {}
    for folder in folders:
        declared = declaration_of(folder)
        found[folder / "state.py"] = state_text(declared)
        board = ROOT / "web" / "src" / "boards" / folder.name.replace("_", "-")
        if board.is_dir():
            found[board / "view.ts"] = view_text(declared)
    return found


def main(arguments: Sequence[str]) -> int:
    sys.path.insert(0, str(ROOT))  # for games of tests
    named = [Path(name).resolve() for name in arguments if name != "--check"]
    texts = files(named or folders())
    old = {path: text for path, text in texts.items() if not path.exists() or path.read_text("utf-8") != text}
    if "--check" in arguments:
        names = ", ".join([path.relative_to(ROOT).as_posix() for path in old])
        print(f"not up to date: {names}; run python tools/declared.py" if old else "every file is up to date")
        return 1 if old else 0
    for path, text in old.items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
