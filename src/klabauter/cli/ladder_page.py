"""The ladder as a page of the documentation."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from textwrap import fill

from klabauter.cli.ladder_rows import Rows, level_rows, verdict_rows
from klabauter.games import info
from klabauter.lab.ladder import Verdict
from klabauter.words import Words

WIDTH = 120


def page(verdicts: Sequence[Verdict], command: str, words: Words) -> str:
    """What was measured, how, and by which command; nothing about the machine that did it."""
    parts = [f"# {words.say('ladder-page-title')}", f"    {command}"]
    keys = ["ladder-page-deals", "ladder-page-interval", "ladder-page-bar", "ladder-page-times"]
    if any([verdict.course.stop for verdict in verdicts]):
        keys.insert(2, "ladder-page-stop")
    parts += [fill(words.say(key), WIDTH, break_long_words=False, break_on_hyphens=False) for key in keys]
    for game, some in groupby(verdicts, key=lambda verdict: verdict.course.cell.game):
        of_game = list(some)
        parts.append(f"## {Words(words.language, info(game)).say('title')}")
        parts += [_table(verdict_rows(of_game, words)), _table(level_rows(of_game, words))]
        parts += _codes(of_game, words)
    return "\n\n".join(parts) + "\n"


def _table(rows: Rows) -> str:
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([lines[0], f"|{'|'.join(['---', *['---:'] * (len(rows[0]) - 1)])}|", *lines[1:]])


def _codes(verdicts: Sequence[Verdict], words: Words) -> list[str]:
    """Which code played, so that nobody takes figures of earlier bots for those of today's."""
    codes = sorted({(verdict.course.stale, verdict.course.cell.code) for verdict in verdicts})
    return [words.say("ladder-code-earlier" if stale else "ladder-code", code=code) for stale, code in codes]
