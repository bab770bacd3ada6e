"""A game in the terminal: people are asked, bots answer, everything is saved."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.console import Console, Group
from rich.text import Text

from klabauter.bots import foreign
from klabauter.cli import saves
from klabauter.cli.boards import Board, Choice
from klabauter.cli.console import Sentence, say
from klabauter.cli.errors import CliError
from klabauter.cli.hints import advice
from klabauter.cli.move_input import Found, choices_of, find
from klabauter.cli.results import standings
from klabauter.cli.rulebook import answer, page
from klabauter.cli.seats import HUMAN, Seat, asides, decide, dismiss
from klabauter.cli.shell import command
from klabauter.kernel.errors import KlabauterError
from klabauter.kernel.frame import Refusal
from klabauter.kernel.table import Referee
from klabauter.words import Words

FOUND = 5  # paragraphs found by a search in the rules at the table
RECENT = 12  # log lines that tell a person who resumes where things stand


class Quit(Exception):
    """The person leaves; the game is saved."""


class Session:
    def __init__(
        self,
        table: Referee,
        seats: list[Seat],
        words: Words,
        console: Console,
        path: Path,
        *,
        memory: bool,
        hints_agreed: bool = False,
    ) -> None:
        self.table = table
        self.seats = seats
        self.words = words
        self.console = console
        self.path = path
        self.memory = memory
        self.hints_agreed = hints_agreed
        self.board = Board(table.game.info.id)
        self.humans = [number for number, seat in enumerate(seats) if seat.kind == HUMAN]
        self.hints = hints_agreed or len(self.humans) < 2  # never against people unless the table agreed
        self.curtains = table.game.secrets and len(self.humans) > 1
        self.looking: int | None = self.humans[0] if len(self.humans) == 1 else None  # who may look at the screen
        self.shown = [0] * len(seats)  # how much of the log each seat has seen
        self.heard = [0] * len(seats)  # how much of it each bot knew at its last decision
        self.asides: list[str] = []  # beside the moves of bots, not yet shown
        self.saving = True
        self.choices: list[Choice] = []  # as shown to the person who is asked

    # -- the whole game

    def run(self) -> int:
        """Play until the game is over or the person leaves."""
        try:
            while not self.table.over:
                seat = self.table.pending.seat
                if self.seats[seat].bot is None:
                    self.person(seat)
                else:
                    self.bot(seat)
        except (Quit, EOFError, KeyboardInterrupt):
            self.leave()
            return 0
        finally:
            dismiss(self.table, self.seats, self.heard)
        self.finish()
        return 0

    def bot(self, seat: int) -> None:
        """Let the bot on this seat decide, play that and save. Complaints of a program are kept for the next person."""
        bot = self.seats[seat].bot
        assert bot is not None
        before = bot.trouble
        self.table.submit(seat, decide(self.table, bot, self.heard))
        self.asides += asides(bot, seat, before, self.words)
        self.save()

    def person(self, seat: int) -> None:
        """One decision of a person."""
        self.curtain(seat)
        self.tell(seat)
        self.show(seat)
        while True:
            text = self.read("> ")
            if self.order(seat, text):
                if self.table.over or self.table.pending.seat != seat or self.curtains:
                    return
                self.tell(seat)
                self.show(seat)

    # -- telling and showing

    def curtain(self, seat: int) -> None:
        """Between two people with secrets: nothing of the one is on the screen when the other comes."""
        if not self.curtains or self.looking == seat:
            return
        self.looking = None
        self.clear()
        if "readline" in sys.modules:
            sys.modules["readline"].clear_history()  # an arrow key must not show what the other one typed
        self.read(self.words.say("cli-curtain", seat=self.words.player(seat)) + " ")
        self.clear()
        self.looking = seat

    def clear(self) -> None:
        """Also what could be scrolled back to, where the terminal can do that."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
            if not self.console.legacy_windows:
                print("\033[3J", end="", file=self.console.file)
        else:
            self.console.print("\n" * 60)

    def tell(self, seat: int | None) -> None:
        """Show what happened since this seat looked last; without secrets all people at the keyboard look at once."""
        heard = self.shown[seat] if seat is not None and self.curtains else max(self.shown)
        events = self.table.log(seat, heard)
        if events:
            self.console.print()
        for event in events:
            say(self.console, self.words.event(event))
        while self.asides:
            self.answer(self.asides.pop(0))
        upto = heard + len(events)
        self.shown = [upto if not self.curtains or number == seat else n for number, n in enumerate(self.shown)]

    def show(self, seat: int) -> None:
        """The board, the question, the choices."""
        view = self.table.view(seat)
        self.console.print()
        self.console.print(self.board.draw(view, self.words, self.memory))
        self.console.print()
        say(self.console, self.words.ask(self.table.pending.key, seat), "bold")
        self.choices = choices_of(self.table)
        self.console.print(self.board.menu(view, self.words, self.choices, self.memory))

    # -- what a person types

    def read(self, prompt: str) -> str:
        """A line from the keyboard, stripped. Raises EOFError at the end of input, KeyboardInterrupt for Ctrl-C."""
        self.console.file.flush()
        return input(prompt).strip()

    def order(self, seat: int, text: str) -> bool:
        """Do what was typed. True if the table has changed."""
        word, _, rest = text.partition(" ")
        match word.lower():
            case "q" | "quit":
                raise Quit
            case "h" | "help" | "hilfe":
                self.help()
            case "b":
                self.show(seat)
            case "l":
                self.log(seat)
            case "m":
                self.every_move()
            case "v":
                self.remember(seat)
            case "t" | "tip" | "tipp" | "hint":
                self.hint()
            case "u" | "undo":
                return self.undo(seat)
            case "why" | "warum":
                self.why(rest.strip())
            case _ if text.startswith("?"):
                self.rule(text[1:].strip())
            case _:
                return self.move(seat, text)
        return False

    def move(self, seat: int, text: str) -> bool:
        """Play what was typed; returns whether it was a move. If not, the reason is printed."""
        if not text and len(self.choices) == 1:
            text = "1"
        if not text:
            self.answer(self.words.say("cli-type-something"))
            return False
        found = find(text, self.table, self.board, self.choices, self.words)
        if found.text:
            self.table.submit(seat, found.text)
            self.save()
            return True
        self.refuse(found)
        return False

    def refuse(self, found: Found) -> None:
        """Print why an input is no move: a rule against it, several possible meanings, or no such number."""
        if found.refusal is not None:
            self.answer(self.words.refusal(found.refusal))
        elif found.several:
            self.answer(self.words.say("cli-several"))
            for choice in found.several:
                self.console.print(Text(f" {choice.number:>3} {self.words.move(choice.data)}"))
        else:
            self.answer(self.words.say("cli-no-such-number", number=found.number, last=len(self.choices)))

    def answer(self, text: str) -> None:
        """Print a reply to the person in yellow, so that it stands out from the log."""
        say(self.console, text, "yellow")

    def why(self, text: str) -> None:
        """Explain why a move is not possible."""
        if not text:
            self.answer(self.words.say("cli-why-what", example=str(self.table.moves()[-1])))
            return
        found = find(text, self.table, self.board, self.choices, self.words)
        if found.text:
            self.answer(self.words.say("cli-possible", move=found.text))
        else:
            self.refuse(found)

    def rule(self, query: str) -> None:
        """A paragraph: the one behind the current question, any other, or what is found for these words."""
        try:
            found = answer(self.table.game.info, query or self.table.pending.rule, self.words, "?", FOUND)
        except CliError as error:
            self.answer(self.words.error(error))
            return
        self.console.print()
        if own := self.words.own_components(self.table.game.setting.own):
            say(self.console, own, "yellow")
        self.console.print(found)

    def log(self, seat: int) -> None:
        """Show the whole log as this seat may know it, with paragraphs, page by page."""
        events = self.table.log(seat)
        lines = [Text(f"{self.words.event(event)} ").append(f"§ {event['rule']}", style="dim") for event in events]
        page(self.console, Group(*[Sentence(line) for line in lines]))

    def every_move(self) -> None:
        """Print all moves with their numbers and their notation, which can be typed as well."""
        for choice in self.choices:
            line = Text(f" {choice.number:>3} {self.words.move(choice.data)}")
            self.console.print(line.append(f"  {choice.move}", style="dim"))

    def remember(self, seat: int) -> None:
        """Print what the seat could derive; refused in games that were started without help for the memory."""
        if self.memory:
            self.console.print(self.board.remember(self.table.view(seat), self.words))
        else:
            self.answer(self.words.say("cli-no-memory"))

    def hint(self) -> None:
        """The best moves and why, where hints are allowed."""
        if self.hints:
            self.console.print()
            self.console.print(advice(self.table, self.words))
        else:
            self.answer(self.words.say("cli-no-hints"))

    def help(self) -> None:
        """Print the commands, then how to read the board."""
        self.console.print()
        self.console.print(Text(self.words.say("cli-help")))
        legend = self.board.legend(self.words)
        if legend is not None:
            self.console.print()
            self.console.print(legend)

    def undo(self, seat: int) -> bool:
        """Take back the asked person's last decision, or at a shared keyboard that of the last person who decided."""
        refusal: Refusal | None = None
        for one in [seat] if self.curtains else [seat, *[human for human in self.humans if human != seat]]:
            against = self.table.why_no_undo(one)
            if against is None:
                self.table.undo(one)
                self.save()
                return True
            if refusal is None or refusal.reason == "undo-nothing":
                refusal = against
        assert refusal is not None
        self.answer(self.words.refusal(refusal.data(self.table.game.names)))
        return False

    # -- keeping

    def save(self) -> None:
        """After every decision. If the disk fails, the game goes on and says so once."""
        if not self.saving:
            return
        try:
            saves.write(self.path, self.table.record())
        except KlabauterError as error:
            self.saving = False
            self.answer(self.words.error(error))

    def leave(self) -> None:
        """Print the command that resumes the game, or that it could not be saved."""
        key = "cli-saved" if self.saving else "cli-not-saved"
        where = [] if self.path.parent == saves.folder() else [str(self.path)]
        kinds = [seat.kind for seat in self.seats]
        who = ["--seats", ",".join(kinds)] if any(map(foreign, kinds)) else []
        text = self.words.say(key, command=command("play", "--resume", *where, *who))
        self.console.print(Text(f"\n {text}"), soft_wrap=True)

    def finish(self) -> None:
        """The last lines of the story, the last board, the result, and what can be done with it."""
        table, words, console = self.table, self.words, self.console
        table.meta["finished"] = True
        self.save()
        seat = None if self.curtains else self.looking
        self.tell(seat)
        console.print()
        console.print(self.board.draw(table.view(seat), words, self.memory))
        console.print()
        console.print(standings(table.standings(), words))
        again = words.say("cli-replay-hint", command=command("replay", str(self.path)))
        console.print(Text(f"\n {again}", style="dim"), soft_wrap=True)
        console.print(Text(f" {words.say('cli-rematch-hint', command=self.rematch())}", style="dim"), soft_wrap=True)

    def rematch(self) -> str:
        """The command that starts the same table again."""
        game = self.table.game
        options = self.board.rematch(self.table.log(None), dict(game.setting.options))
        defaults = {option.name: option.default for option in game.info.options}
        changed = [f"{name}={value}" for name, value in options.items() if value != defaults[name]]
        args = [word for query in changed for word in ("--option", query)]
        kinds = ",".join([seat.kind for seat in self.seats])
        names = ",".join([seat.name for seat in self.seats])
        agreed = ["--hints"] if self.hints_agreed else []
        return command("play", game.info.id, "--seats", kinds, "--names", names, *args, *agreed)
