"""Writes the types of a game's view for the client, ``view.ts``, from its declaration."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from klabauter.kernel.declaration import (
    Declaration,
)
from klabauter.kernel.kinds import (
    Bits,
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
    Object,
    Places,
    Seat,
    Text,
    Tuple,
    innermost,
)


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
    if isinstance(kind, (Object, Tuple)):
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


def records(kind: Kind) -> Iterator[Object | Tuple]:
    one = innermost(kind)
    if isinstance(one, (Object, Tuple)):
        for value in one.values:
            yield from records(value.kind)
        yield one


def ids_of(kind: Kind) -> Iterator[Id]:
    """The kinds of ids that are the same in every game."""
    one = innermost(kind)
    if isinstance(one, Object):
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
