"""The first lines of a game: title, options and players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from klabauter.cli.boards import Board
from klabauter.cli.console import say
from klabauter.cli.seats import MARKS, Seat, seat_name
from klabauter.kernel.game import Game
from klabauter.words import Words

WIDTH = 80  # the boards are drawn for it


def introduce(game: Game[Any], seats: Sequence[Seat], words: Words, console: Console, legend: bool = True) -> None:
    """Title, options and seats; with the legend, how to read the board. Says so if the terminal is too narrow."""
    if console.file.isatty() and console.width < WIDTH:
        say(console, words.say("cli-narrow", columns=console.width, wanted=WIDTH), "yellow")
    chosen = [words.option(name, value) for name, value in game.setting.options.items() if name != "start"]
    console.print()
    say(console, Text(words.say("title"), style="bold").append(f" · {', '.join(chosen)}", style="not bold"))
    if own := words.own_components(game.setting.own):
        say(console, own, "yellow")
    marked = [f"{MARKS[number]} {seat_name(seat, number, words)}" for number, seat in enumerate(seats)]
    say(console, "   ".join(marked))
    how = Board(game.info.id).legend(words) if legend else None
    if how is not None:
        console.print(how)
