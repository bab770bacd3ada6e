"""The questions of ``klabauter play --ask``: game, number of seats, strength of the bots."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from klabauter.bots import levels
from klabauter.cli.console import say
from klabauter.cli.seats import HUMAN, OPPONENT
from klabauter.games import games, info
from klabauter.words import Words


def ask(args: argparse.Namespace, words: Words, console: Console) -> None:
    """Ask for what the arguments leave open: the game, the number of seats and the level of the bots."""
    if args.game is None:
        titles = [Words(words.language, info(game)).say("title") for game in games()]
        args.game = games()[_choice(words.say("ask-game"), titles, 0, words, console)]
    if args.seats is None:
        low, high = info(args.game).seats
        counts = list(range(low, high + 1))
        choices = [words.say("ask-others", others=count - 1) for count in counts]
        others = counts[_choice(words.say("ask-seats"), choices, 0, words, console) if len(counts) > 1 else 0] - 1
        against = levels()[1:]  # not the random bot, which is only a yardstick
        choices = [f"{words.say(f'level-{one}')}: {words.say(f'level-about-{one}')}" for one in against]
        level = against[_choice(words.say("ask-level"), choices, against.index(OPPONENT), words, console)]
        args.seats = f"{HUMAN},{others}*{level}"


def _choice(question: str, answers: Sequence[str], default: int, words: Words, console: Console) -> int:
    """The place of the chosen answer; Enter takes the default."""
    console.print()
    say(console, question, "bold")
    for number, answer in enumerate(answers, 1):
        console.print(Text(f" {number:>3} {answer}"))
    say(console, words.say("ask-how", default=answers[default].split(":")[0]), "dim")
    while True:
        console.file.flush()
        text = input("> ").strip()
        if not text:
            return default
        if text.isdecimal() and 1 <= int(text) <= len(answers):
            return int(text) - 1
        say(console, words.say("ask-number", last=len(answers)), "yellow")
