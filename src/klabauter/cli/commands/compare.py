"""``klabauter compare``: one bot, of ours or of anybody's, measured against others."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich.console import Console
from rich.text import Text

from klabauter.bots.errors import BotsMessage
from klabauter.cli.numbers import percent, share
from klabauter.cli.progress import complaints_once, counted
from klabauter.cli.seats import level_name
from klabauter.games import info
from klabauter.kernel import components
from klabauter.lab.duel import Comparison, compare
from klabauter.words import Words


def run(args: argparse.Namespace, words: Words, console: Console) -> int:
    """Run the command with these arguments; returns its exit code."""
    own = components.read(Path(args.components)) if args.components else None
    with complaints_once(), counted(args.deals, words, args.no_color) as advance:
        found = compare(
            args.one, args.others, args.game, args.seats, args.deals, args.seed or "klabauter",
            dict(args.option), own, args.simulations, advance,
        )  # fmt: skip
    if args.json:
        console.print(json.dumps(found.data(), indent=2), soft_wrap=True)
    else:
        show(found, Words(words.language, info(args.game)), console)
    return 1 if any(found.failed) else 0


def show(found: Comparison, words: Words, console: Console) -> None:
    """Print a comparison of two bots, with what it proves."""
    data = found.data()
    sides = [level_name(found.one, words), level_name(found.others, words)]
    low, high = found.interval
    fair = data["fair"]
    verdict = "compare-better" if low > fair else "compare-worse" if high < fair else "compare-open"
    lines = [words.say("compare-played", deals=data["deals"], games=data["games"], seats=found.seats, seed=found.seed)]
    for failure in data["failures"]:
        why = words.piece(BotsMessage(failure["key"], **failure["values"])) if failure["key"] else failure["why"]
        lines.append(words.say("compare-failed", who=sides[failure["seat"]], number=failure["games"], why=why))
    if not found.measured:
        lines.append(words.say("compare-nothing"))
    else:
        shown = share(found.share, low, high, words)
        lines.append(words.say("compare-share", one=sides[0], others=sides[1], share=shown))
        lines.append(words.say(verdict, fair=percent(fair, words)))
    console.print(Text(words.say("title"), style="bold"))
    for line in lines:
        console.print(line, soft_wrap=True)
