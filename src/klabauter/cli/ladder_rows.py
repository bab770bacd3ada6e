"""The figures of a ladder as rows of words, for the terminal and for a page."""

from __future__ import annotations

from collections.abc import Sequence

from klabauter.cli.numbers import duration, percent, share
from klabauter.cli.seats import level_name
from klabauter.lab.deals import Cell
from klabauter.lab.ladder import Verdict, times
from klabauter.words import Words

Rows = list[list[str]]


def verdict_rows(verdicts: Sequence[Verdict], words: Words) -> Rows:
    """A row per cell: who against whom, how often, and whether the bar is cleared."""
    head = ("ladder-cell", "cli-seats", "ladder-deals", "ladder-games", "cli-wins", "ladder-cleared")
    return [[words.say(key) for key in head], *[_verdict_row(verdict, words) for verdict in verdicts]]


def _verdict_row(verdict: Verdict, words: Words) -> list[str]:
    cell, deals = verdict.course.cell, len(verdict.deals)
    cleared = words.say({True: "cli-yes", False: "cli-no", None: "ladder-open"}[verdict.cleared])
    return [
        pair_name(cell, words) + (" †" if verdict.course.stale else ""),
        str(cell.seats),
        str(deals) if verdict.finished else f"{deals}/{verdict.course.deals}",
        str(deals * cell.seats),
        share(verdict.share, verdict.low, verdict.high, words) if deals else "–",
        words.say("ladder-verdict", cleared=cleared, bar=percent(cell.bar, words)),
    ]


def pair_name(cell: Cell, words: Words) -> str:
    """The two levels of a cell in words, the stronger one first."""
    stronger, weaker = level_name(cell.stronger, words), level_name(cell.weaker, words)
    return words.say("ladder-pair", stronger=stronger, weaker=weaker)


def level_rows(verdicts: Sequence[Verdict], words: Words) -> Rows:
    """A row per level and number of seats: how long it thinks about a decision."""
    head = ("ladder-level", "cli-seats", "cli-steps", "cli-median", "ladder-p95", "ladder-longest")
    rows = [[words.say(key) for key in head]]
    for (level, seats), spent in times(verdicts).items():
        figures = (spent.quantile(0.5), spent.quantile(0.95), spent.longest)
        cells = [duration(seconds, words) for seconds in figures]
        rows.append([level_name(level, words), str(seats), str(spent.decisions), *cells])
    return rows
