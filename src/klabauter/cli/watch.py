"""``klabauter watch``: bots play each other, and a person looks on."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.text import Text

from klabauter.api import Table, games, info
from klabauter.cli.boards import Board
from klabauter.cli.console import say
from klabauter.cli.ending import standings
from klabauter.cli.errors import NoSuchSeat
from klabauter.cli.opening import introduce
from klabauter.cli.pace import Left, Pace
from klabauter.cli.pasting import command
from klabauter.cli.seats import asides, decide, dismiss, kind_of, names_of, seated
from klabauter.lab.names import expanded
from klabauter.words import Words

PLAYER = "captain"  # on every seat, unless others are wished


def run(wishes: argparse.Namespace, words: Words, console: Console) -> int:
    game = wishes.game or games()[0]
    about = info(game)
    text = wishes.seats or f"{about.seats[0]}*{PLAYER}"
    kinds = [kind_of(name, people=False) for name in expanded(text)]
    names = names_of(wishes.names, kinds, words)
    table = Table(game, len(kinds), wishes.seed, dict(wishes.option), wishes.components)
    show = Show(table, kinds, names, looking(wishes.looking, names), Words(words.language, about, names), console)
    show.run(wishes.delay)
    again = words.say("watch-again", command=same(wishes, game, kinds, table.seed or ""))
    console.print(Text(f" {again}", style="dim"), soft_wrap=True)
    return 1 if any([seat.bot.trouble for seat in show.seats if seat.bot]) else 0


def same(wishes: argparse.Namespace, game: str, kinds: list[str], seed: str) -> str:
    """The command that shows the very same game: bots do the same for the same seed."""
    told = [game, "--seats", ",".join(kinds), "--seed", seed]
    for name, value in (("names", wishes.names), ("components", wishes.components), ("as", wishes.looking)):
        if value:
            told += [f"--{name}", value]
    for name, value in wishes.option:
        told += ["--option", f"{name}={value}"]
    return command("watch", *told)


def looking(wish: str | None, names: list[str]) -> int | None:
    """Whose view is shown: a seat by its number or name; without a wish, what everybody may see."""
    if wish is None:
        return None
    numbers = [str(number) for number in range(len(names))]
    for known in (numbers, [name.lower() for name in names]):
        if wish.strip().lower() in known:
            return known.index(wish.strip().lower())
    raise NoSuchSeat(wish=wish, known=", ".join([*numbers, *names]))


class Show:
    """A game of bots, told line by line; the board is drawn whenever it is another one's turn."""

    def __init__(
        self, table: Table, kinds: list[str], names: list[str], seat: int | None, words: Words, console: Console
    ) -> None:
        self.table = table
        self.seats = seated(kinds, names, table.seed or "")
        self.seat = seat
        self.words = words
        self.console = console
        self.board = Board(table.game.info.id)
        self.heard = [0] * len(kinds)  # how much of the log each bot knew at its last decision
        self.told = 0  # how much of it was shown

    def run(self, delay: float) -> None:
        """Until the game is over or the person has seen enough."""
        try:
            introduce(self.table.game, self.seats, self.words, self.console)
            with Pace(delay, self.console, self.held) as pace:
                self.play(pace)
            self.console.print(standings(self.table.standings(), self.words))
        except (Left, KeyboardInterrupt):
            pass
        finally:
            dismiss(self.table, self.seats, self.heard)
        self.console.print()

    def play(self, pace: Pace) -> None:
        if pace.keys:
            say(self.console, self.words.say("watch-how"), "dim")
        self.tell()
        self.draw()
        while not self.table.over:
            pace.wait()
            self.step()

    def step(self) -> None:
        table, seat = self.table, self.table.pending.seat
        bot = self.seats[seat].bot
        assert bot is not None
        before = bot.trouble
        table.submit(seat, decide(table, bot, self.heard))
        self.tell()
        for aside in asides(bot, seat, before, self.words):
            say(self.console, aside, "yellow")
        if table.over or table.pending.seat != seat:
            self.draw()

    def tell(self) -> None:
        events = self.table.log(self.seat, self.told)
        self.told += len(events)
        for event in events:
            say(self.console, self.words.event(event))

    def draw(self) -> None:
        self.console.print()
        self.console.print(self.board.draw(self.table.view(self.seat), self.words, True))
        self.console.print()

    def held(self) -> None:
        say(self.console, self.words.say("watch-held"), "dim")
