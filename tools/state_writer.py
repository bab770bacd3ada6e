"""Writes a game's ``state.py`` from its declaration."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from klabauter.kernel.declaration import (
    DERIVED,
    OWNER,
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
    in_cells,
    piece_of,
    piles_of,
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
from tools.state_cells import (
    counted_in_cells,
    entries_of,
    is_row,
    offsets_class,
    offsets_name,
    plain_from_cells,
    several,
    state_class,
    tallied,
)
from tools.state_values import (
    NESTED,
    places,
    plain,
    plain_field,
    plain_type_of,
    type_of,
    value_of,
    value_of_field,
    value_of_one,
)

LENGTH: Final = 120  # of a line

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


def built(declared: Declaration) -> Iterator[str]:
    parameters = [f"at: {offsets_name(declared)}", "pending: Sequence[Frame[Any]]"]
    parameters += ["data: dict[str, Any]", "numbers: Numbers"]
    yield from signature("built", parameters, (), declared.name)
    yield '    """The state of what everybody knows. The rest is empty, and what follows is not worked out yet."""'
    values = [*declared.open, *[declared.fields[name] for name in declared.partly]]
    yield from tables([field for value in values for field in fields_of(value)], "numbers", "number")
    yield "    s = empty(at, pending)"
    for field in values:
        if isinstance(field, Together):
            yield from built_together(field)
        if not isinstance(field, Field):
            continue
        data = f'data["{field.key}"]'
        if type_of(field) != "int":  # compiled, a list is gone through faster if it is known to be one
            yield f"    {field.name}: {plain_type_of(field)} = {data}"
            data = field.name
        if places(field) and not piles_of(field):
            at = f"s.at.{field.name} + {field.by[0].name}_number[place]"
            yield f"    for place in {data}:"
            yield f"        s.cells[{at}] = {value_of_one(field.kind, f'{data}[place]')}"
        elif places(field):
            yield f"    {field.name}_there = list(s.{field.name})"
            yield f"    for place in {data}:"
            one = value_of_one(field.kind, f"{data}[place]")
            yield f"        {field.name}_there[{field.by[0].name}_number[place]] = {one}"
            yield f"    s.{field.name} = tuple({field.name}_there)"
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
        column = f"tuple([{value_of(field.kind.of, f'{row}[{i}]', 1)} for {row} in {data}])"
        yield f"    s.{field.name} = {column}"


def lying(declared: Declaration) -> Iterator[str]:
    """A function for each kind of pieces of which some lie in a derived field."""
    for name in sorted({names_of(field.kind) for field in declared.places if field.rest and field.source == DERIVED}):
        yield from signature(f"lying_{name}", [f"s: {declared.name}", "size: int"], (), "list[int]")
        yield '    """How many of each lie elsewhere than among the rest, which is derived."""'
        yield "    found = [0] * size"
        for field in declared.places:
            if field.rest or names_of(field.kind) != name:
                continue
            if in_cells(field) and (field.shared or not several(field)):
                yield f"    c.tally{'_shared' if field.shared else ''}(s.cells, s.at.{field.name}, found)"
            else:
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
    seat = {"private": ["seat: int"], "known": ["seat: int | None"]}.get(name, [])
    parameters = [f"s: {declared.name}", *seat, "names: Names"]
    by_hand = [one for one in entries if isinstance(one, Computed) and not isinstance(one, Together)]
    yield from signature(name, parameters, by_hand, "dict[str, Any]")
    yield f'    """{doc}"""'
    yield from tables([field for one in entries for field in fields_named(declared, one)], "names", "id")
    lines = list(part_lines(declared, name, entries))
    text = "\n".join(lines)  # each use of a property would put the whole field together anew
    yield from [f"    all_{field} = s.{field}" for field in partly_known(entries) if f"all_{field}" in text]
    yield from lines


def part_lines(declared: Declaration, name: str, entries: Sequence[Entry]) -> Iterator[str]:
    """The lines of this function that collect what is hidden, and put everything together."""
    owned = [field.name for field in declared.fields.values() if field.known == OWNER]
    if name == "known" and declared.opened and owned:
        yield "    over = s.top().seat == NOBODY"
        yield f"    theirs = [not over and other != seat for other in range({seats(declared, owned[0])})]"
    own = name == "private"
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
            yield from closed()
        if inside and inside != group:
            yield f'        "{inside}": ['
            yield "            {"
        group = inside
        indent = "                " if group else "        "
        value = known(declared, one) if name == "known" else shown(declared, one, own or bool(group))
        yield from wrapped(f'{indent}"{key}": {value},', indent)
    if group:
        yield from closed()
    yield "    }"


def wrapped(line: str, indent: str) -> Iterator[str]:
    """A line with a call or a list, as three lines if it is too long."""
    first = min([at for at in (line.find("("), line.find("[")) if at >= 0], default=-1)
    if len(line) <= LENGTH or first < 0 or "\n" in line or line[-2:] not in ("),", "],"):
        yield line
    else:
        yield line[: first + 1]
        yield f"{indent}    {line[first + 1 : -2]}"
        yield f"{indent}{line[-2:]}"


def partly_known(entries: Sequence[Entry]) -> list[str]:
    """The fields of which a seat may know a part."""
    found: dict[str, None] = {}
    for one in entries:
        if isinstance(one, (Hidden, Unseen)):
            found.update(dict.fromkeys(one.fields))
        elif isinstance(one, Partly):
            found.update(dict.fromkeys([name for name in (one.field, one.others) if name]))
    return list(found)


def path_of(declared: Declaration, one: Entry) -> str:
    """Where a value is in its part of a view."""
    if isinstance(one, Partly):
        return declared.fields[one.field].key
    return one.key if isinstance(one, Field) else one.name if isinstance(one, Computed) else one.path


def closed() -> Iterator[str]:
    """The end of a list that has an object for every seat."""
    yield "            }"
    yield "            for seat in range(s.at.seats)"
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
        return plain_from_cells(one, False) or plain_field(one, f"s.{one.name}")
    if isinstance(one, Hidden):
        return argument(one)
    if isinstance(one, Partly):
        return partly(declared, one)
    if isinstance(one, Unseen):
        ids = unseen_ids(declared, one)
        if is_tallied(declared, one):
            return f"c.tallied_ids({argument(one)}, {ids})"
        return f"[{ids}[x] for x in sorted({argument(one)})]"
    field = declared.fields[one.field]
    value = f"s.{field.name}"
    code = counted_in_cells(field, of_seat) if one.counted else plain_from_cells(field, of_seat)
    if code is not None:
        return code
    if of_seat:
        of_one = f"s.cells[s.at.{field.name} + seat]" if is_row(field) else f"{value}[seat]"
        return f"len({of_one})" if one.counted else plain(field.kind, of_one)
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
    yield f"    {argument(one)} = [[0] * {len(one.fields)} for _ in range({seats(declared, one.fields[0])})]"
    yield f"    for other, counts in enumerate({argument(one)}):"
    yield f"        if {not_mine(declared)}:"
    for at, name in enumerate(one.fields):
        others = declared.partly[name].others
        less = f" - {size_of(declared, others)}" if others else ""
        yield f"            counts[{at}] = {size_of(declared, name)}{less}"


def seats(declared: Declaration, name: str) -> str:
    """The code that counts the seats, by a field of theirs."""
    field = declared.fields[name]
    return entries_of(field, "s") if in_cells(field) else f"len(all_{name})"


def size_of(declared: Declaration, name: str) -> str:
    """The code that counts what another seat has in a field."""
    return counted_in_cells(declared.fields[name], True, "other") or f"len(all_{name}[other])"


def partly(declared: Declaration, one: Partly) -> str:
    """The code of a field of which others know a part, or nothing."""
    field = declared.fields[one.field]
    code = plain_from_cells(field, True, "other")
    part = plain_from_cells(declared.fields[one.others], True, "other") if one.others else "[]"
    if code and part:
        choice = [part, f"if {not_mine(declared)}", f"else {code}"]
        lines = [*choice, f"for other in range({seats(declared, one.field)})"]
        return "\n            ".join(["[", *lines]) + "\n        ]"
    others = f"all_{one.others}[other]" if one.others else "()"
    value = plain(field.kind, f"({others} if {not_mine(declared)} else x)", 1)
    return f"[{value} for other, x in enumerate(all_{field.name})]"


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
    found = argument(one)
    if is_tallied(declared, one):
        yield f"    {found} = [0] * len({unseen_ids(declared, one)})  # by kind"
    at_once = [field for field in fields_named(declared, one) if not field.by]
    by_seat = [field for field in fields_named(declared, one) if field.by]
    if is_tallied(declared, one):
        yield from [f"    {tallied(field, '', 1, found)}" for field in at_once]
        yield f"    for other in range({seats(declared, by_seat[0].name)}):"
        yield f"        if {not_mine(declared)}:"
        for field in by_seat:
            yield f"            {tallied(field, 'other', 1, found)}"
            others = others_of(declared, field)
            yield from [f"            {tallied(declared.fields[name], 'other', -1, found)}" for name in others]
        return
    all_of = [f"*{pieces(field.kind, 'all_' + field.name)}" for field in at_once]
    yield f"    {found} = [{', '.join(all_of)}]"
    for field in by_seat:
        all_pieces = pieces(field.kind, "x")
        yield f"    for other, x in enumerate(all_{field.name}):"
        yield f"        if {not_mine(declared)}:"
        for name in others_of(declared, field):
            all_pieces = f"without({all_pieces}, all_{name}[other])"
        yield f"            {found} += {all_pieces}"


def others_of(declared: Declaration, field: Field) -> list[str]:
    """The field, if there is one, of what everybody knows of this one."""
    return [one.others for one in declared.partly.values() if one.field == field.name and one.others]


def is_tallied(declared: Declaration, one: Unseen) -> bool:
    """Whether what is unseen can be counted by kind, straight from the cells."""
    fields = fields_named(declared, one)
    return all(
        [
            tallied(field, "", 1, "")
            and all([tallied(declared.fields[name], "", -1, "") for name in others_of(declared, field)])
            for field in fields
        ]
        + [any([field.by for field in fields])]
    )


def unseen_ids(declared: Declaration, one: Unseen) -> str:
    """The table of the ids of what is unseen."""
    return f"{names_of(declared.fields[one.fields[0]].kind)}_id"


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
    frames = [*(["NOBODY"] if declared.opened else []), "Frame", "State"]
    parts = [
        offsets_class(declared),
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
    body = [line for one in parts for line in ("", "", *one)]
    lines = [
        '"""States and their plain data. Written by tools/declared.py from declaration.py; do not edit."""',
        "",
        "# fmt: off",
        "",
        "from __future__ import annotations",
        "",
        "from collections.abc import Sequence",
        "from typing import Any, final",
        "",
        *packing(declared),
        "from klabauter.kernel import cells as c",
        "from klabauter.kernel.compat import copies_for_interpreter, i64, vec",
        *(["from klabauter.kernel.declaration import without"] if any(["without(" in line for line in body]) else []),
        f"from klabauter.kernel.frame import {', '.join(frames)}",
        "from klabauter.kernel.move import Names, Numbers",
        "from klabauter.kernel.steps import Steps",
    ]
    return "\n".join([*lines, *body]) + "\n"
