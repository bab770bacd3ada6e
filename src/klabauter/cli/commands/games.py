"""``klabauter games``: what there is to play."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import Console, Group
from rich.padding import Padding
from rich.text import Text

from klabauter.cli import game_reference
from klabauter.cli.console import Sentence
from klabauter.cli.errors import WhichGame
from klabauter.games import games, info, make
from klabauter.kernel import components
from klabauter.words import Words
from klabauter.words.plain import plain


def run(args: argparse.Namespace, words: Words, console: Console) -> int:
    """Run the command with these arguments; returns its exit code."""
    asked = args.figures or args.moves or args.view or args.fields or args.components
    if args.game is None and asked:
        raise WhichGame(known=", ".join(games()))
    own_values = components.read(Path(args.components)) if args.components else {}
    if args.components:
        check(args.game, own_values)
    if args.moves or args.view or args.fields:
        return game_reference.run(args, words, console)
    if args.figures:
        path = info(args.game).folder / "components.toml"
        if args.components:
            sys.stdout.write(plain(written(components.merge(components.read(path), own_values))))
        else:
            sys.stdout.write(path.read_text("utf-8"))
        return 0
    for game in [info(args.game).id] if args.game else games():
        about = info(game)
        own = Words(words.language, about)
        low, high = about.seats
        seats = str(low) if low == high else own.say("range", low=low, high=high)
        console.print(Text(own.say("title"), style="bold").append(f"  {game}", style="not bold dim"))
        credit = own.say(
            "cli-credit", authors=about.authors, publisher=about.publisher, year=str(about.year), seats=seats,
            low=about.minutes[0], high=about.minutes[1],
        )  # fmt: skip
        lines = [own.say("pitch"), credit]
        for option in about.options:
            values = [f"{_typed(value)} ({own.option(option.name, value)})" for value in option.values]
            default = own.say("cli-default", value=_typed(option.default))
            lines.append(f"{option.name}: {', '.join(values)}; {default} · § {option.rule}")
        if differing := own.own_components(own_values):
            lines.append(differing)
        console.print(Padding(Group(*[Sentence(line, edge=0) for line in lines]), (0, 0, 1, 2)))
    console.print(Text(words.say("cli-games-hint"), style="dim"))
    return 0


def check(game: str, own_values: Mapping[str, Any]) -> None:
    """Refuse what the game cannot be played with, at a table of any size."""
    low, high = info(game).seats
    for seats in range(low, high + 1):
        make(game, seats, components=own_values)


def written(own_values: Mapping[str, Any], where: str = "") -> str:
    """Figures as a components file."""
    here = [f"{name} = {components.toml(value)}\n" for name, value in own_values.items() if type(value) is not dict]
    below = [written(value, f"{where}{name}.") for name, value in own_values.items() if type(value) is dict]
    return (f"[{where[:-1]}]\n" if here and where else "") + "".join(here) + ("\n" if here else "") + "".join(below)


def _typed(value: str | int | bool) -> str:
    """As it is written after --option."""
    return str(value).lower() if isinstance(value, bool) else str(value)
