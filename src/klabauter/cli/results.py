"""The end of a game: who won, and what the scores are made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from klabauter.cli.console import Sentence
from klabauter.cli.seats import COLOURS, HUMAN, MARKS
from klabauter.kernel.game import Standing
from klabauter.kernel.outcome import outcome
from klabauter.kernel.table import Referee
from klabauter.words import Words


def standings(found: Sequence[Standing], words: Words) -> RenderableType:
    """A table of ranks and scores with their parts, and the sentence everybody waits for."""
    return Group(_ranks(found, words), Sentence(winner(found, words), "bold"))


def broken_off(table: Referee) -> bool:
    """Whether people ended the recorded game before its end."""
    return not table.over and table.meta.get("ending") in ("resigned", "agreed", "closed")


def at_a_table(table: Referee, words: Words) -> RenderableType:
    """The same for a record, which knows who gave up, or that all did (docs/record-format.md)."""
    ending, resigned, people = _left(table.meta, table.game.seats)
    found = outcome(table.standings(), table.over, resigned)
    lines = [winner(found.standings, words)] if table.over else []
    lines.append(words.ended("played" if table.over else ending, resigned, people, found.winners))
    return Group(_ranks(found.standings, words), *[Sentence(line, "bold") for line in lines if line])


def _left(meta: Mapping[str, Any], seats: int) -> tuple[str, list[int], list[int]]:
    """How it ended, who gave up, who is a person; a record from elsewhere may tell anything."""
    resigned, kinds = meta.get("resigned"), meta.get("kinds")
    gone = [seat for seat in range(seats) if isinstance(resigned, list) and seat in resigned]
    people = [seat for seat, kind in enumerate(kinds) if kind == HUMAN] if isinstance(kinds, list) else []
    return str(meta.get("ending")), gone, people


def _ranks(found: Sequence[Standing], words: Words) -> Table:
    table = Table(box=box.ROUNDED, border_style="dim")
    table.add_column(words.say("cli-rank"), justify="right")
    table.add_column(words.say("cli-player"))
    table.add_column(words.say("cli-score"), justify="right", style="bold")
    table.add_column(words.say("cli-parts"))
    for standing in sorted(found, key=lambda one: (one.rank, one.seat)):
        seat = standing.seat
        parts = ", ".join([f"{words.part(name)} {value}" for name, value in standing.parts.items()])
        if standing.tiebreak:
            decided = ", ".join([f"{words.tie(name)} {value}" for name, value in standing.tiebreak.items()])
            parts += "; " + words.say("cli-tiebreak", what=decided)
        player = Text(f"{MARKS[seat]} {words.player(seat)}", style=f"bold {COLOURS[seat]}")
        table.add_row(str(standing.rank), player, str(standing.score), parts)
    return table


def winner(found: Sequence[Standing], words: Words) -> str:
    """The sentence that names the winners and their score. It mentions a tiebreak if one decided."""
    first = [standing for standing in found if standing.rank == 1]
    names = words.listed([words.player(standing.seat) for standing in first])
    tied = sum([standing.score == first[0].score for standing in found]) > len(first)
    score = words.say("points", score=first[0].score)
    return words.say("cli-winner", names=names, count=len(first), score=score, tied="yes" if tied else "no")
