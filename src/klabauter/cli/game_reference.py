"""What ``klabauter games GAME --moves``, ``--view`` and ``--fields`` print: a reference for writers of bots."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from klabauter.games import info, make
from klabauter.kernel import components
from klabauter.kernel.frame import AUTO, NATURE, Frame
from klabauter.kernel.game import Game, View
from klabauter.lab.tour import fields, fullest, notation, tour
from klabauter.words import Words

IDS = 8  # of a kind that are named
DECIDES = {NATURE: "moves-by-luck", AUTO: "moves-by-nobody"}  # any other step is decided by a seat


def run(args: argparse.Namespace, words: Words, console: Console) -> int:
    """Print the moves, an example of a view, or the fields of a game; returns the exit code."""
    low, high = info(args.game).seats
    counts = range(low, high + 1) if args.seats is None else [args.seats]
    own_components = components.read(Path(args.components)) if args.components else None
    games = [make(args.game, seats, dict(args.option), own_components) for seats in counts]
    if args.view:
        sys.stdout.write(written(fullest(games[0])))
        return 0
    own = Words(words.language, info(args.game))
    if args.fields:
        for field in fields(games):
            console.print(
                Text(f"{field}: ", style="bold").append(meaning(field, own), style="not bold"), soft_wrap=True
            )
        return 0
    seen, names = tour(games), games[-1].names
    options = [own.option(name, value) for name, value in games[0].setting.options.items()]
    console.print(Text(own.say("title"), style="bold").append(f" · {', '.join(options)}", style="not bold"))
    table = Table(box=box.ROUNDED, border_style="dim")
    for column in ("step", "notation", "example"):
        table.add_column(own.say(f"moves-{column}"))
    asked = ""
    for answer in seen.answers:
        new, asked = answer.step != asked, answer.step
        if new:
            table.add_section()
            question = Text(own.ask(answer.step, answer.seat)).append(f" § {answer.rule}", style="dim")
            table.add_row(Text(answer.step, style="bold"), "", question)
        example = Text(answer.example["move"]).append(f"  {own.move(answer.example)}", style="dim")
        table.add_row("", notation(answer.verb), example)
    console.print(table)
    for kind in dict.fromkeys([kind for answer in seen.answers for kind in answer.verb.slots.kinds]):
        ids = [id for id in names.get(kind, ()) if id]
        if not ids:
            console.print(own.say("moves-number", kind=kind.upper()), soft_wrap=True)
        else:
            more = f" … ({len(ids)})" if len(ids) > IDS else ""
            console.print(f"{kind.upper()}: {', '.join(ids[:IDS])}{more}", soft_wrap=True)
    for key, verbs in (("moves-luck", seen.luck), ("moves-unseen", seen.unseen)):
        if verbs:
            console.print(own.say(key, list=", ".join([notation(verb) for verb in verbs])), soft_wrap=True)
    console.print(own.say("moves-steps"), soft_wrap=True)
    console.print(steps_table(games, own))
    console.print(Text(own.say("moves-hint"), style="dim"))
    return 0


def steps_table(games: Sequence[Game[Any]], own: Words) -> Table:
    """Every step that a position may name as pending: who decides it, its paragraph, and the question if there is one.
    Steps that differ by the number of a seat are one row."""
    rows: dict[str, Frame[Any]] = {}
    for game in games:
        for name, frame in game.frames.items():
            if frame is not game.end:
                rows.setdefault(re.sub(r"\b\d+\b", "N", name), frame)
    table = Table(box=box.ROUNDED, border_style="dim")
    for column in ("pending", "decides", "question"):
        table.add_column(own.say(f"moves-{column}"))
    for name, frame in rows.items():
        question = f"{own.ask(frame.key, frame.seat)} " if frame.seat >= 0 else ""
        decides = own.say(DECIDES.get(frame.seat, "moves-seat"))
        table.add_row(Text(name), decides, Text(question).append(f"§ {frame.rule}", style="dim"))
    return table


def meaning(field: str, words: Words) -> str:
    """What a field of a view holds. A name means the same in all parts of the view, unless a part has its own word."""
    part, _, rest = field.partition(".")
    keys = [f"view-{part}-{rest}".replace(".", "-"), f"view-{rest or part}".replace(".", "-")]
    return words.say(next((key for key in keys if words.has(key)), keys[-1]))


def written(view: View) -> str:
    """JSON with a line for each field, and for each field of what is public, private and known."""

    def dump(value: object) -> str:
        return json.dumps(value, ensure_ascii=False)

    lines: list[str] = []
    for name, value in view.items():
        if isinstance(value, dict) and value:
            inner = ",\n".join([f"    {dump(field)}: {dump(held)}" for field, held in value.items()])
            lines.append(f"  {dump(name)}: {{\n{inner}\n  }}")
        else:
            lines.append(f"  {dump(name)}: {dump(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"
