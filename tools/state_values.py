"""The code for the values of a state: their types, and how they become plain data and values again."""

from __future__ import annotations

from klabauter.kernel.declaration import Field
from klabauter.kernel.kinds import (
    Bits,
    Flag,
    Id,
    Keyed,
    Kind,
    Many,
    Maybe,
    Notation,
    Noted,
    Number,
    Object,
    Other,
    Packed,
    Places,
    Seat,
    Tuple,
    Value,
)

NESTED = "xyz"  # names of the variables of comprehensions, the outermost first


def stored(kind: Kind) -> str:
    """The Python type of a value in the state."""
    if isinstance(kind, Many) and not isinstance(kind, Packed):
        return f"tuple[{stored(kind.of)}, ...]"
    return kind.type if isinstance(kind, Other) else "int"


def type_of(field: Field) -> str:
    return f"list[{stored(field.kind)}]" if field.by else stored(field.kind)


def empty(field: Field) -> str:
    """The value before anything is laid out."""
    kind = field.kind
    if isinstance(kind, Other):
        return kind.empty
    return str(kind.none or 0) if isinstance(kind, (Seat, Id)) else "0"


def plain(kind: Kind, value: str, depth: int = 0) -> str:
    """The code that makes plain data of a value of the state."""
    if isinstance(kind, Bits):
        bit = NESTED[depth]
        one = plain(kind.of, bit, depth + 1)
        return f"c.bits({value})" if one == bit else f"[{one} for {bit} in c.bits({value})]"
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
    return f"list({value})" if one == NESTED[0] else f"[{one} for {NESTED[0]} in {value}]"


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
            return f"tuple({data})"
        return f"tuple([{one} for {inner} in {data}])"
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
    return f"tuple({data})" if one == NESTED[0] else f"tuple([{one} for {NESTED[0]} in {data}])"


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
    if isinstance(kind, Object):
        return "dict[str, Any]"
    one = "int" if isinstance(kind, (Number, Seat)) else "bool" if isinstance(kind, Flag) else "str"
    return f"{one} | None" if isinstance(kind, (Seat, Id)) and kind.none is not None and blank(kind) == "None" else one


def plain_type_of(value: Value) -> str:
    if places(value):
        return f"dict[str, {plain_type(value.kind).removesuffix(' | None')}]"
    return f"list[{plain_type(value.kind)}]" if value.by else plain_type(value.kind)
