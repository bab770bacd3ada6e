#!/usr/bin/env python3
"""Writes the types of klabauter.wire as TypeScript, so that they are declared only once, in Python.

python tools/wire_types.py            write web/src/wire.ts
python tools/wire_types.py --check    say whether it is up to date (exit code 0: it is)
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec

from klabauter.wire import admin, people, play, problem, tables

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "wire.ts"
HEAD = "// Written by tools/wire_types.py from src/klabauter/wire. Do not edit.\n"
PLAIN: dict[type, str] = {
    msgspec.inspect.AnyType: "unknown",
    msgspec.inspect.BoolType: "boolean",
    msgspec.inspect.FloatType: "number",
    msgspec.inspect.IntType: "number",
    msgspec.inspect.NoneType: "null",
    msgspec.inspect.StrType: "string",
}


def typescript(kind: Any) -> str:
    """A type as TypeScript writes it."""
    inspect = msgspec.inspect
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, inspect.LiteralType):
        return " | ".join([json.dumps(value) for value in kind.values])
    if isinstance(kind, inspect.ListType):
        inner = typescript(kind.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {typescript(kind.value_type)}>"
    if isinstance(kind, inspect.UnionType):
        return " | ".join(dict.fromkeys([typescript(one) for one in kind.types]))
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    raise TypeError(f"no TypeScript for {kind}")


def interface(struct: type[msgspec.Struct]) -> str:
    """A struct. Fields with a default may be missing in both directions; missing means the default."""
    found = msgspec.inspect.type_info(struct)
    assert isinstance(found, msgspec.inspect.StructType)
    lines = [f"export interface {struct.__name__} {{"]
    if found.tag is not None:
        lines.append(f"  {found.tag_field}: {json.dumps(found.tag)};")
    lines += [f"  {f.encode_name}{'' if f.required else '?'}: {typescript(f.type)};" for f in found.fields]
    return "\n".join([*_comment(struct), *lines, "}"])


def _comment(struct: type[msgspec.Struct]) -> list[str]:
    first = (struct.__dict__.get("__doc__") or "").strip().split("\n")[0].replace("``", "`")
    return [f"/** {first} */"] if first else []


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    return [
        one
        for name, one in vars(module).items()
        if isinstance(one, type) and issubclass(one, msgspec.Struct) and one.__module__ == module.__name__
        if not name.startswith("_") and one is not play.Request
    ]


def union(name: str, kinds: Any) -> str:
    return f"export type {name} = {' | '.join([one.__name__ for one in get_args(kinds)])};"


def text() -> str:
    parts = [interface(struct) for module in (problem, tables, people, admin, play) for struct in structs(module)]
    unions = [union("AnyRequest", play.AnyRequest), union("AnyMessage", play.AnyMessage)]
    return "\n\n".join([HEAD.strip(), *parts, *unions]) + "\n"


def main() -> int:
    if "--check" in sys.argv:
        fine = FILE.read_text("utf-8") == text()
        print("web/src/wire.ts is up to date" if fine else "web/src/wire.ts is old: python tools/wire_types.py")
        return 0 if fine else 1
    FILE.write_text(text(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
