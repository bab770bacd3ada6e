"""The board of any game: what lies openly, what the seat holds, as indented words. Also lists of moves in words.

A field of a view is called by ``view-<field>`` in the game's words, where there is such a key.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from klabauter.cli.boards.choice import Choice
from klabauter.kernel.game import View
from klabauter.words import Words


def draw(view: View, words: Words, memory: bool) -> RenderableType:
    parts: list[RenderableType] = [*_told(view["public"], words)]
    if view["private"]:
        parts += [Text(words.say("cli-yours"), style="bold"), *_told(view["private"], words)]
    return Padding(Group(*parts), (0, 0, 0, 1))


def legend(words: Words) -> RenderableType | None:
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
        told = event["line"], event["values"]
        return len(choices) > 1 and all(
            [any([(one["line"], one["values"]) == told for one in choice.effects]) for choice in choices]
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
    told = " ".join([words.event(event) for event in choice.effects])
    if told:
        line.append(f"  {told}", style="dim")
    grid = Table.grid()
    grid.add_row(Text(f" {choice.number:>3} ", style="bold"), line)
    return grid


def remember(view: View, words: Words) -> RenderableType:
    return Padding(Group(*_told(view["known"], words)), (0, 0, 0, 1))


def move_text(view: View, text: str) -> str | None:
    return None


def rematch(log: Sequence[dict[str, Any]], options: dict[str, Any]) -> dict[str, Any]:
    return options


def _told(data: Any, words: Words, depth: int = 0) -> list[RenderableType]:
    """Plain data as indented lines; whatever has a name in the words is called by it."""
    lines: list[RenderableType] = []
    for name, value in data.items() if isinstance(data, dict) else enumerate(data, 1):
        said = words.say(f"view-{name}") if words.has(f"view-{name}") else _said(name, words)
        label = Text("  " * depth).append(f"{said}: ", style="dim")
        if isinstance(value, dict) or (isinstance(value, list) and any(isinstance(v, (dict, list)) for v in value)):
            lines += [label, *_told(value, words, depth + 1)]
        else:
            items = value if isinstance(value, list) else [value]
            lines.append(label.append(", ".join([_said(item, words) for item in items]) or "–", style="not dim"))
    return lines


def _said(value: Any, words: Words) -> str:
    if value is None:
        return "–"
    if isinstance(value, bool):
        return words.say("cli-yes" if value else "cli-no")
    return words.name(value) if isinstance(value, str) else str(value)
