"""``klabauter ladder``: how much stronger each level is than the one below it, measured."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

import platformdirs
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from klabauter.cli.ladder_page import page
from klabauter.cli.ladder_rows import level_rows, pair_name, verdict_rows
from klabauter.cli.progress import shown
from klabauter.games import games, info
from klabauter.kernel.errors import CannotWrite
from klabauter.kernel.reading import of_system
from klabauter.lab import ladder as lab
from klabauter.lab.deals import Deals
from klabauter.words import Words


def run(args: argparse.Namespace, words: Words, console: Console) -> int:
    """Run the command with these arguments; returns its exit code."""
    deals = Deals(Path(args.file) if args.file else default_file())
    courses = lab.courses(
        list(dict.fromkeys([info(game).id for game in args.games])) or games(),
        args.levels, args.seats, args.every_seat_count, args.all_pairs, args.pairs, args.stop,
        args.simulations, args.seed,
    )  # fmt: skip
    known = deals.read()
    ladder = lab.Ladder(lab.as_remembered(courses, known) if args.report else courses, known)
    left = False
    if not args.report:
        try:
            climb(ladder, deals, args, words)
        except KeyboardInterrupt:
            left = True
    verdicts = ladder.verdicts()
    show(verdicts, words, console)
    if args.markdown:
        write(Path(args.markdown), page(verdicts, asked(args), words))
    if left:
        console.print(words.say("ladder-left", file=str(deals.path)), soft_wrap=True)
    return 130 if left else 0


def default_file() -> Path:
    """Where deals are kept unless ``--file`` names another place: in the user's data folder."""
    return platformdirs.user_data_path("klabauter", appauthor=False) / "ladder.jsonl"


def climb(ladder: lab.Ladder, deals: Deals, args: argparse.Namespace, words: Words) -> None:
    """Play what is missing, and count deals."""
    with shown(words, args.no_color) as show_how_far:

        def tell(now: lab.Progress) -> None:
            at = f"{now.cell.game} · {now.cell.seats} · {pair_name(now.cell, words)}"
            show_how_far(now.played, now.played + now.left, at)

        ladder.run(deals, args.jobs or lab.cores(), tell)


def show(verdicts: Sequence[lab.Verdict], words: Words, console: Console) -> None:
    """Print two tables for each game: verdicts by pair, and thinking times by level."""
    for game, some in groupby(verdicts, key=lambda verdict: verdict.course.cell.game):
        of_game = list(some)
        console.print(Text(Words(words.language, info(game)).say("title"), style="bold"))
        for rows in (verdict_rows(of_game, words), level_rows(of_game, words)):
            console.print(drawn(rows))
            console.print()
        if any([verdict.course.stale for verdict in of_game]):
            console.print(words.say("ladder-stale"), soft_wrap=True)


def drawn(rows: Sequence[Sequence[str]]) -> Table:
    """The first row is the head; names to the left, numbers to the right."""
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False, show_edge=False, collapse_padding=True)
    for number, head in enumerate(rows[0]):
        table.add_column(head, justify="left" if number == 0 else "right")
    for row in rows[1:]:
        table.add_row(*row)
    return table


def asked(args: argparse.Namespace) -> str:
    """The command that plays what was reported, without what only this machine or this run is about."""
    arguments = ["klabauter", "ladder", *args.games]
    for name in ("levels", "seats"):
        if getattr(args, name):
            arguments += [f"--{name}", ",".join([str(one) for one in getattr(args, name)])]
    for name in ("all_pairs", "every_seat_count", "stop"):
        if getattr(args, name):
            arguments.append(f"--{name.replace('_', '-')}")
    for name in ("pairs", "simulations"):
        if getattr(args, name):
            arguments += [f"--{name}", str(getattr(args, name))]
    if args.seed != "klabauter":
        arguments += ["--seed", args.seed]
    return shlex.join(arguments)


def write(path: Path, text: str) -> None:
    """Write a page in UTF-8, with Unix line ends on every system. Raises CannotWrite."""
    try:
        path.write_text(text, "utf-8", newline="\n")
    except OSError as error:
        raise CannotWrite(str(path), of_system(error, writing=True)) from error
