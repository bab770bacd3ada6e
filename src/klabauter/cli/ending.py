"""The end of a game: who won, and what the scores are made of."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from klabauter.cli.seats import COLOURS, MARKS
from klabauter.kernel.game import Standing
from klabauter.words import Words


def standings(found: Sequence[Standing], words: Words) -> RenderableType:
    """A table of ranks and scores with their parts, and the sentence everybody waits for."""
    table = Table(box=box.ROUNDED, border_style="dim")
    table.add_column(words.say("cli-rank"), justify="right")
    table.add_column(words.say("cli-player"))
    table.add_column(words.say("cli-score"), justify="right", style="bold")
    table.add_column(words.say("cli-parts"))
    for standing in sorted(found, key=lambda one: (one.rank, one.seat)):
        seat = standing.seat
        parts = ", ".join([f"{words.part(name)} {value}" for name, value in standing.parts.items()])
        player = Text(f"{MARKS[seat]} {words.player(seat)}", style=f"bold {COLOURS[seat]}")
        table.add_row(str(standing.rank), player, str(standing.score), parts)
    return Group(table, Text(f" {winner(found, words)}", style="bold"))


def winner(found: Sequence[Standing], words: Words) -> str:
    first = [standing for standing in found if standing.rank == 1]
    names = words.listed([words.player(standing.seat) for standing in first])
    tied = sum([standing.score == first[0].score for standing in found]) > len(first)
    score = words.say("points", score=first[0].score)
    return words.say("cli-winner", names=names, count=len(first), score=score, tied="yes" if tied else "no")
