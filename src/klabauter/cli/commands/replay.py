"""``klabauter replay``: verifies a record and tells its story."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

from klabauter.api import beginning, replay
from klabauter.cli import saves
from klabauter.cli.boards import Board
from klabauter.cli.console import say
from klabauter.cli.replays import steps
from klabauter.cli.results import at_a_table, broken_off
from klabauter.cli.seats import written
from klabauter.cli.shell import command
from klabauter.kernel.record import Record
from klabauter.kernel.table import Referee
from klabauter.words import Words


def run(args: argparse.Namespace, words: Words, console: Console) -> int:
    """Run the command with these arguments; returns its exit code."""
    record = saves.read(Path(args.file))
    args.game = record.game
    table = replay(record)
    game = table.game
    _, names = written(table.meta, game.seats, words)
    own_words = Words(words.language, game.info, names)
    console.print(
        Text(own_words.say("title"), style="bold").append(f" · {own_words.say('cli-verified')}", style="not bold dim")
    )
    if args.step:
        step_by_step(record, own_words, console)
    else:
        tell(table, 0, own_words, console)
    console.print()
    if table.over:
        ending = game.ending(table.state())
        if ending != "end":
            say(console, own_words.say(f"ending-{ending}"), "dim")
        console.print(at_a_table(table, own_words))
    elif broken_off(table):
        console.print(at_a_table(table, own_words))
    else:
        on = command("play", "--resume", args.file)
        seat = own_words.player(table.pending.seat)
        console.print(Text(f" {own_words.say('cli-unfinished', seat=seat, command=on)}"), soft_wrap=True)
    if unused := table.unused_luck:
        line = own_words.say("cli-unused-luck", count=len(unused), luck=", ".join(unused))
        console.print(Text(f" {line}", style="yellow"), soft_wrap=True)
    return 0


def tell(table: Referee, since: int, words: Words, console: Console) -> int:
    """The public log from an event on; returns how long it is now."""
    events = table.log(None, since)
    for event in events:
        say(console, Text(f"{words.event(event)} ").append(f"§ {event['rule']}", style="dim"))
    return since + len(events)


def step_by_step(record: Record, words: Words, console: Console) -> None:
    """A board after every entry, as a spectator saw it. A person presses Enter for the next, q for the rest unseen."""
    board = Board(record.game)
    table = beginning(record)
    heard = tell(table, 0, words, console)
    console.print(board.draw(table.view(None), words, True))
    for after, seat, text in steps(record):
        if console.is_terminal and sys.stdin.isatty():
            try:
                if input(words.say("cli-next") + " ").strip().lower() == "q":
                    break
            except (EOFError, KeyboardInterrupt):
                break
        console.print(Text(f"\n {words.player(seat)}: {text}", style="bold"))
        heard = tell(after, heard, words, console)
        console.print(board.draw(after.view(None), words, True))
