"""``klabauter simulate``: many games of bots, and figures about them."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from klabauter.bots.errors import BotsMessage
from klabauter.cli.numbers import decimal, percent, share
from klabauter.cli.progress import complaints_once, counted
from klabauter.cli.seats import level_name
from klabauter.games import info
from klabauter.kernel import components
from klabauter.lab.simulate import simulate
from klabauter.words import Words


def run(args: argparse.Namespace, words: Words, console: Console) -> int:
    """Run the command with these arguments; returns its exit code."""
    about = info(args.game)
    own = components.read(Path(args.components)) if args.components else None
    with complaints_once(), counted(args.games, words, args.no_color) as advance:
        summary = simulate(
            args.game, args.seats, args.games, args.seed or "klabauter", dict(args.option), own,
            args.bots or (), args.jobs, advance,
        )  # fmt: skip
    data = summary.data()
    if args.json:
        console.print(json.dumps(data, indent=2), soft_wrap=True)
    else:
        show(data, Words(words.language, about), console, own or {})
    return 1 if data["failures"] else 0


def show(data: dict[str, Any], words: Words, console: Console, own: Mapping[str, Any]) -> None:
    """Print the results of a simulation (``Summary.data``) as tables."""
    chosen = [words.option(name, value) for name, value in data["options"].items() if name != "start"]
    console.print(Text(words.say("title"), style="bold").append(f" · {', '.join(chosen)}", style="not bold"))
    if line := words.own_components(own):
        console.print(Text(line, style="yellow"))
    console.print(
        words.say("cli-simulated", games=data["games"], seed=data["seed"], seconds=decimal(data["seconds"], words))
    )
    for failure in data["failures"]:
        why = words.piece(BotsMessage(failure["key"], **failure["values"])) if failure["key"] else failure["why"]
        line = words.say("cli-failed", seat=failure["seat"], number=failure["games"], why=why)
        console.print(f"† {line}", style="yellow")
    table = Table(box=box.ROUNDED, border_style="dim")
    table.add_column(words.say("cli-seat"))
    table.add_column(words.say("cli-wins"), justify="right")
    for name in ("min", "p10", "median", "p90", "max", "mean"):
        table.add_column(words.say(f"cli-{name}"), justify="right")
    for won, score in zip(data["wins"], data["scores"]):
        seat = won["seat"]
        low, high = won["interval"]
        bot = level_name(data["bots"][seat], words)
        if failed := data["failed"][seat]:
            bot = words.say("cli-replaced", number=failed, games=data["games"], bot=bot)
        wins = share(won["share"], low, high, words) + (" †" if failed else "")
        table.add_row(f"{seat} {bot}", wins, *_spread(score, words), style="yellow" if failed else "")
    table.add_row(words.say("cli-best"), "", *_spread(data["best"], words), style="dim")
    table.add_row(words.say("cli-steps"), "", *_spread(data["steps"], words), style="dim")
    console.print(table)
    console.print(words.say("cli-shared", share=percent(data["shared"], words)))
    for ending, number in data["endings"].items():
        console.print(words.say("cli-ending", ending=words.say(f"ending-{ending}"), number=number))


def _spread(figures: dict[str, Any], words: Words) -> list[str]:
    return [decimal(figures[name], words) for name in ("min", "p10", "median", "p90", "max", "mean")]
