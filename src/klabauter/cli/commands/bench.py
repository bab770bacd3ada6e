"""``klabauter bench``: how fast the games are here, and how fast others are."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from klabauter.cli.numbers import decimal, duration, grouped
from klabauter.cli.progress import shown
from klabauter.games import games, info
from klabauter.lab import bench, compare
from klabauter.words import Words

RATES = ("steps_per_s", "games_per_s", "playout_steps_per_s", "simulations_per_s", "search_steps_per_s")
COSTS = ("copy_us", "view_us", "sample_us", "growth", "state_bytes")


def run(args: argparse.Namespace, words: Words, console: Console) -> int:
    """Run the command with these arguments; returns its exit code."""
    chosen = list(dict.fromkeys([info(game).id for game in args.games])) or games()
    work = compare.measure if args.peers else bench.measure
    with shown(words, args.no_color) as tell:
        data = work(chosen, args.seconds, args.rounds, lambda done, of: tell(done, of, ""))
    if args.json:
        console.print(json.dumps(data, indent=2), soft_wrap=True)
    elif args.peers:
        show_peers(data, words, console)
    else:
        show(data, words, console)
    return 0


def show(data: dict[str, Any], words: Words, console: Console) -> None:
    """Print two tables, rates and costs, with a row for each game and number of seats; then the startup time."""
    print_conditions(data, words, console)
    for figures in (RATES, COSTS):
        rows = [[title(row["game"], words), str(row["seats"]), *cells(row, figures, words)] for row in data["games"]]
        heads = [words.say(f"bench-{figure.replace('_', '-')}") for figure in figures]
        console.print(drawn([[words.say("bench-game"), words.say("bench-seats"), *heads], *rows], 1))
        console.print()
    console.print(words.say("bench-startup", time=duration(data["startup_s"], words)))


def show_peers(data: dict[str, Any], words: Words, console: Console) -> None:
    """A row for each of the others: how fast it is, and how many times as fast ours are."""
    print_conditions(data, words, console)
    for what in ("steps", "numbered", "observed", "playouts", "search"):
        ours, theirs = data["ours"][what], data["peers"][what]
        if not ours:
            continue
        rows = [["", words.say(f"bench-{what}"), *[title(one["game"], words) for one in ours]]]
        rows.append(["Klabauter", "", *[grouped(one["rate"], words) for one in ours]])
        for peer in theirs:
            ratios = [significant(one["rate"] / peer["rate"], words) for one in ours]
            times = [words.say("bench-times", ratio=ratio) for ratio in ratios]
            rows.append([peer["name"], grouped(peer["rate"], words), *times])
        console.print(drawn(rows, 1))
        console.print()
    for missing in data["missing"]:
        console.print(words.say("bench-missing", **missing), soft_wrap=True)


def print_conditions(data: dict[str, Any], words: Words, console: Console) -> None:
    """Print how it was measured: compiled or not, version of Python, rounds."""
    conditions = words.say(f"bench-{data['form']}", python=data["python"], rounds=data["rounds"])
    console.print(Text(conditions), soft_wrap=True)


def title(game: str, words: Words) -> str:
    """The title of a game in the language of the words."""
    return Words(words.language, info(game)).say("title")


def cells(row: dict[str, Any], figures: Sequence[str], words: Words) -> list[str]:
    """Rates in whole numbers, costs as far as they can be trusted."""
    return [grouped(row[name], words) if row[name] >= 100 else significant(row[name], words) for name in figures]


def significant(number: float, words: Words) -> str:
    """With two digits; more would be pretended."""
    return grouped(number, words) if number >= 100 else decimal(number, words, 0 if number >= 10 else 1)


def drawn(rows: Sequence[Sequence[str]], names: int) -> Table:
    """The first row is the head; names to the left, numbers to the right."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, show_edge=False, collapse_padding=True)
    for number, head in enumerate(rows[0]):
        table.add_column(head, justify="left" if number < names else "right")
    for row in rows[1:]:
        table.add_row(*row)
    return table
