"""The board of any game: what lies openly, what the seat holds, as indented words. Also lists of moves in words.

A field of a view is called by ``view-<part>-<field>`` or ``view-<field>`` in the game's words, where there is such a
key. The game's declaration says which values are seats and ids.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from klabauter.cli.boards.choice import Choice
from klabauter.games import games, make
from klabauter.kernel.game import View
from klabauter.kernel.kinds import SEAT, Id, Seat, Value, innermost
from klabauter.words import Words


def draw(view: View, words: Words, memory: bool) -> RenderableType:
    """Public data, then the viewer's own, as indented lines. ``memory`` makes no difference here."""
    parts: list[RenderableType] = [*_part(view, "public", words)]
    if view["private"]:
        parts += [Text(words.say("cli-yours"), style="bold"), *_part(view, "private", words)]
    return Padding(Group(*parts), (0, 0, 0, 1))


def legend(words: Words) -> RenderableType | None:
    """None: the plain board explains itself."""
    return None


def menu(view: View, words: Words, choices: Sequence[Choice], memory: bool) -> RenderableType:
    """Moves by the first thing they touch, each with its words and what it will bring more than others."""
    choices = _different(choices)
    lines: list[RenderableType] = []
    for part, group in groupby(choices, key=lambda choice: (*choice.move.parts, "")[0]):
        same = list(group)
        if len(same) > 1 and part:
            lines.append(Text(f"  {words.name(part, _kind(same[0]))}", style="bold"))
        lines += [_line(choice, words) for choice in same]
    return Group(*lines)


def _kind(choice: Choice) -> str:
    return next(iter(choice.data["kinds"].values()), "")


def _different(choices: Sequence[Choice]) -> list[Choice]:
    """Without what every one of several brings, and without events that only say the move once more."""

    def shared(event: dict[str, Any]) -> bool:
        said = event["line"], event["values"]
        return len(choices) > 1 and all(
            [any([(one["line"], one["values"]) == said for one in choice.effects]) for choice in choices]
        )

    return [
        choice._replace(effects=[e for e in choice.effects if not shared(e) and not _said_by(e, choice)])
        for choice in choices
    ]


def _said_by(event: dict[str, Any], choice: Choice) -> bool:
    """Whether an event names nothing but what the move touches, and who moves."""
    values, kinds = event["values"], event["kinds"]
    return all([kinds[name] == "seat" or value in choice.move.parts for name, value in values.items()])


def _line(choice: Choice, words: Words) -> RenderableType:
    line = Text(words.move(choice.data))
    if choice.cost:
        line.append(f" ({words.say('cli-cost', cost=words.cost(choice.cost))})")
    effects = " ".join([words.event(event) for event in choice.effects])
    if effects:
        line.append(f"  {effects}", style="dim")
    grid = Table.grid()
    grid.add_row(Text(f" {choice.number:>3} ", style="bold"), line)
    return grid


def remember(view: View, words: Words) -> RenderableType:
    """What the seat could derive (``known``), as indented lines."""
    return Padding(Group(*_part(view, "known", words)), (0, 0, 0, 1))


def move_text(view: View, text: str) -> str | None:
    """None: no shorthand without a board of the game's own."""
    return None


def rematch(log: Sequence[dict[str, Any]], options: dict[str, Any]) -> dict[str, Any]:
    """The same options as before."""
    return options


def _part(view: View, part: str, words: Words) -> list[RenderableType]:
    declaration = make(view["game"], view["seats"]).declaration if view["game"] in games() else None
    values = dict(declaration.parts()[part]) if declaration is not None else {}
    return _lines(view[part], words, part, values)


def _lines(
    data: Any, words: Words, part: str, values: Mapping[str, Value], path: str = "", depth: int = 0
) -> list[RenderableType]:
    """Plain data as indented lines. ``values`` is what is declared for this part of the view, by path."""
    lines: list[RenderableType] = []
    for name, value in data.items() if isinstance(data, dict) else enumerate(data):
        field = path if isinstance(name, int) else f"{path}.{name}" if path else name
        label = Text("  " * depth).append(f"{_label(name, field, words, part, values)}: ", style="dim")
        if isinstance(value, dict) or (isinstance(value, list) and any(isinstance(v, (dict, list)) for v in value)):
            lines += [label, *_lines(value, words, part, values, field, depth + 1)]
        else:
            items = value if isinstance(value, list) else [value]
            said = [_said(item, words, values.get(field)) for item in items]
            lines.append(label.append(", ".join(said) or "–", style="not dim"))
    return lines


def _label(name: str | int, field: str, words: Words, part: str, values: Mapping[str, Value]) -> str:
    """What a field is called, or an entry of a list: by its seat where there is one for each."""
    if isinstance(name, int):
        by = values[field].by if field in values else ()
        by_seat = (by and by[0].name == SEAT.name) or any([path.startswith(f"{field}.") for path in values])
        return words.player(name) if by_seat else str(name + 1)
    inside = field.replace(".", "-")
    known = [key for key in (f"view-{part}-{inside}", f"view-{inside}", f"view-{name}") if words.has(key)]
    return words.say(known[0]) if known else words.name(name)


def _said(item: Any, words: Words, value: Value | None) -> str:
    kind = None if value is None else innermost(value.kind)
    if item is None:
        return "–"
    if isinstance(item, bool):
        return words.say("cli-yes" if item else "cli-no")
    if isinstance(kind, Seat) and isinstance(item, int):
        return words.player(item)
    if not isinstance(item, str):
        return str(item)
    return words.name(item, kind.names) if isinstance(kind, Id) else words.name(item)
