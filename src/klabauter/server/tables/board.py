"""A view in words: what lies on the table, as indented lines. For pages that have no board of the game."""

from __future__ import annotations

from typing import Any

from klabauter.wire.play import BoardLine
from klabauter.words import Words


def lines(view: dict[str, Any], words: Words) -> list[BoardLine]:
    """What everybody sees, then what the seat alone may look at."""
    lines = _lines(view["public"], words, 0)
    if view["private"]:
        lines += [BoardLine(0, words.say("cli-yours"), ""), *_lines(view["private"], words, 1)]
    return lines


def _lines(data: Any, words: Words, depth: int) -> list[BoardLine]:
    found: list[BoardLine] = []
    for name, value in data.items() if isinstance(data, dict) else enumerate(data, 1):
        label = words.say(f"view-{name}") if words.has(f"view-{name}") else _said(name, words)
        if isinstance(value, dict) or (isinstance(value, list) and any(isinstance(v, (dict, list)) for v in value)):
            found += [BoardLine(depth, label, ""), *_lines(value, words, depth + 1)]
        else:
            items = value if isinstance(value, list) else [value]
            found.append(BoardLine(depth, label, ", ".join([_said(item, words) for item in items]) or "–"))
    return found


def _said(value: Any, words: Words) -> str:
    if value is None:
        return "–"
    if isinstance(value, bool):
        return words.say("cli-yes" if value else "cli-no")
    return words.name(value) if isinstance(value, str) else str(value)
