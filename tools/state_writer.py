"""Writes a game's ``state.py`` from its declaration."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

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
    Computed,
    Kind,
    Many,
    Other,
    Packed,
    Places,
    Tuple,
    Value,
    names_of,
)
from tools.state_values import (
    NESTED,
    copied,
    empty,
    places,
    plain,
    plain_field,
    plain_type_of,
    type_of,
    value_of,
    value_of_field,
    value_of_one,
)

Entry = Field | Shown | Computed | Unseen | Partly | Hidden


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
