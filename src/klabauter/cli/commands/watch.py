"""``klabauter watch``: bots play each other, and a person looks on."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.text import Text

from klabauter.api import Table, games, info
from klabauter.cli.boards import Board
from klabauter.cli.console import say
from klabauter.cli.errors import NoSuchSeat
from klabauter.cli.introduction import introduce
from klabauter.cli.playback import Left, Pace
from klabauter.cli.results import standings
from klabauter.cli.seats import asides, decide, dismiss, kind_of, names_of, seated
from klabauter.cli.shell import command
from klabauter.lab.names import expanded
from klabauter.words import Words

PLAYER = "captain"  # on every seat, unless --seats names others


def run(args: argparse.Namespace, words: Words, console: Console) -> int:
    """Run the command with these arguments; returns its exit code."""
    game = args.game or games()[0]
    about = info(game)
    text = args.seats or f"{about.seats[0]}*{PLAYER}"
    kinds = [kind_of(name, people=False) for name in expanded(text)]
    names = names_of(args.names, kinds, words)
    table = Table(game, len(kinds), args.seed, dict(args.option), args.components)
    show = Show(table, kinds, names, looking(args.looking, names), Words(words.language, about, names), console)
    show.run(args.delay)
    again = words.say("watch-again", command=same(args, game, kinds, table.seed or ""))
    console.print(Text(f" {again}", style="dim"), soft_wrap=True)
    return 1 if any([seat.bot.trouble for seat in show.seats if seat.bot]) else 0


def same(args: argparse.Namespace, game: str, kinds: list[str], seed: str) -> str:
    """The command that shows the very same game: bots do the same for the same seed."""
    arguments = [game, "--seats", ",".join(kinds), "--seed", seed]
    for name, value in (("names", args.names), ("components", args.components), ("as", args.looking)):
        if value:
            arguments += [f"--{name}", value]
    for name, value in args.option:
        arguments += ["--option", f"{name}={value}"]
    return command("watch", *arguments)


def looking(name: str | None, names: list[str]) -> int | None:
    """The seat whose view is shown, by number or name; None for the public view."""
    if name is None:
        return None
    numbers = [str(number) for number in range(len(names))]
    for known in (numbers, [name.lower() for name in names]):
        if name.strip().lower() in known:
            return known.index(name.strip().lower())
    raise NoSuchSeat(name=name, known=", ".join([*numbers, *names]))


class Show:
    """A game of bots, line by line; the board is drawn whenever it is another one's turn."""

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
        self.shown = 0  # how much of it was shown

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
        """Show the start, then one decision after the other until the game is over. Left leaves it early."""
        if pace.keys:
            say(self.console, self.words.say("watch-how"), "dim")
        self.tell()
        self.draw()
        while not self.table.over:
            pace.wait()
            self.step()

    def step(self) -> None:
        """Play one decision and print what happened."""
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
        """Print the events that were not shown yet, as the watched seat (or a spectator) may know them."""
        events = self.table.log(self.seat, self.shown)
        self.shown += len(events)
        for event in events:
            say(self.console, self.words.event(event))

    def draw(self) -> None:
        """Print the board between two empty lines, with everything the watched seat could remember."""
        self.console.print()
        self.console.print(self.board.draw(self.table.view(self.seat), self.words, True))
        self.console.print()

    def held(self) -> None:
        """Print that the game is paused; called when somebody presses the key for it."""
        say(self.console, self.words.say("watch-held"), "dim")
