"""The arguments of the command, explained in the person's language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from math import inf
from typing import Any, NoReturn

from klabauter.kernel.errors import meant
from klabauter.words import LANGUAGES, Words
from klabauter.words.plain import one_line

# What argparse says in English, and our key for it.
_COMPLAINTS = (
    ("usage-required", r"the following arguments are required: (?P<what>.*)"),
    ("usage-unknown", r"unrecognized arguments: (?P<what>.*)"),
    ("usage-choice", r"argument (?P<what>.*?): invalid choice: (?P<value>.*?) \(choose from (?P<known>.*)\)"),
    ("usage-number", r"argument (?P<what>.*?): invalid (?P<kind>\w+) value: (?P<value>.*)"),
    ("usage-value", r"argument (?P<what>.*?): expected .*"),
)
ADMIN = (
    "close", "ban", "unban", "promote", "demote", "registration", "reset", "reports", "settle", "aside", "prune", "bin",
    "restore-from-bin",
)  # fmt: skip


class _Formatter(argparse.HelpFormatter):
    words: Words

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{self.words.say('usage')} " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """argparse, but it speaks the person's language."""

    words: Words
    formatter = _Formatter
    commands: Mapping[str, Parser] = {}

    def __init__(self, **settings: Any) -> None:
        super().__init__(add_help=False, formatter_class=self.formatter, allow_abbrev=False, **settings)
        self._positionals.title = self.words.say("usage-arguments")
        self._optionals.title = self.words.say("usage-options")
        self.add_argument("-h", "--help", action="help", help=self.words.say("help-help"))

    def error(self, message: str) -> NoReturn:
        """Print what is wrong with the arguments, and what was meant perhaps, in this language; exits with 2."""
        for key, pattern in _COMPLAINTS:
            found = re.fullmatch(pattern, message)
            if found:
                values = found.groupdict()
                if key == "usage-choice":
                    known = values["known"].replace("'", "")
                    close = self.words.piece(meant(values["value"].strip("'"), known.split(", ")))
                    values |= {"known": known, "meant": str(close)}
                if key == "usage-unknown":
                    values["meant"] = self._options_like(values["what"])
                message = self.words.say(key, **values)
                break
        self.exit(2, f"{self.format_usage()}{self.prog}: {one_line(message)}\n")

    def known(self) -> list[str]:
        """All flags of this command, long and short ones, for suggestions after a typo."""
        return [name for action in self._actions for name in action.option_strings]

    def _options_like(self, typed: str) -> str:
        known = {name.lstrip("-"): name for name in self.known()}
        close = get_close_matches(typed.partition("=")[0].lstrip("-"), known) if typed.startswith("-") else []
        return self.words.say("did-you-mean", close=", ".join([known[one] for one in close])) if close else ""


def speaking(language: Words) -> type[Parser]:
    """The parser class for a language; argparse makes further parsers of the same class by itself."""

    class Formatter(_Formatter):
        words = language

    class Speaking(Parser):
        words = language
        formatter = Formatter

    return Speaking


def count(text: str) -> int:
    """For argparse: a whole number from 1 on. ValueError otherwise, which becomes a usage error."""
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def seconds(text: str) -> float:
    """For argparse: a number from 0 on, fractions allowed. ValueError otherwise, also for infinity."""
    number = float(text)
    if not 0 <= number < inf:
        raise ValueError
    return number


def counts(text: str) -> list[int]:
    """For argparse: whole numbers from 1 on, separated by commas."""
    return [count(number) for number in text.split(",")]


def names(text: str) -> list[str]:
    """For argparse: names separated by commas. ValueError if one of them is empty."""
    found = [name.strip() for name in text.split(",")]
    if not all(found):
        raise ValueError
    return found


def pair(text: str) -> tuple[str, str]:
    """For argparse: ``name=value``, both stripped. ValueError if either is missing; the value may contain ``=``."""
    name, sign, value = text.partition("=")
    if not (name and sign and value):
        raise ValueError
    return name.strip(), value.strip()


def build(words: Words) -> Parser:
    """The whole command line."""
    say = words.say
    parser = speaking(words)(prog="klabauter", description=say("help-klabauter"))
    parser.add_argument("--version", action="store_true", help=say("help-version"))
    parser.add_argument("--lang", choices=LANGUAGES, help=say("help-lang"))
    commands = parser.add_subparsers(dest="command", metavar=say("meta-command"), title=say("usage-commands"))

    parser.commands = commands.choices

    def command(name: str) -> Parser:
        made = commands.add_parser(name, help=say(f"help-{name}"), description=say(f"help-{name}"))
        made.add_argument("--lang", choices=LANGUAGES, help=say("help-lang"))
        made.add_argument("--no-color", action="store_true", help=say("help-no-color"))
        return made

    def game(made: Parser, needed: bool = True) -> None:
        made.add_argument("game", metavar=say("meta-game"), nargs=None if needed else "?", help=say("help-game"))

    def table(made: Parser) -> None:
        made.add_argument(
            "--option", type=pair, action="append", default=[], metavar=say("meta-option"), help=say("help-option")
        )
        made.add_argument("--components", metavar=say("meta-file"), help=say("help-components"))
        made.add_argument("--seed", metavar=say("meta-text"), help=say("help-seed"))

    listed = command("games")
    game(listed, needed=False)
    listed.add_argument("--figures", action="store_true", help=say("help-figures"))
    listed.add_argument("--components", metavar=say("meta-file"), help=say("help-figures-components"))
    listed.add_argument("--moves", action="store_true", help=say("help-moves"))
    listed.add_argument("--view", action="store_true", help=say("help-view"))
    listed.add_argument("--fields", action="store_true", help=say("help-fields"))
    listed.add_argument("--seats", type=count, metavar="N", help=say("help-moves-seats"))
    listed.add_argument(
        "--option", type=pair, action="append", default=[], metavar=say("meta-option"), help=say("help-option")
    )

    rules = command("rules")
    game(rules, needed=False)
    rules.add_argument("query", metavar=say("meta-paragraph"), nargs="*", help=say("help-paragraph"))
    rules.add_argument("--contents", action="store_true", help=say("help-contents"))
    rules.add_argument("--coverage", action="store_true", help=say("help-coverage"))
    rules.add_argument("--tests", metavar=say("meta-folder"), help=say("help-tests"))

    play = command("play")
    game(play, needed=False)
    play.add_argument("--seats", metavar=say("meta-seats"), help=say("help-seats"))
    play.add_argument("--ask", action="store_true", help=say("help-ask"))
    play.add_argument("--names", metavar=say("meta-names"), help=say("help-names"))
    table(play)
    play.add_argument("--memory", choices=("aid", "none"), help=say("help-memory"))
    play.add_argument("--hints", action="store_true", help=say("help-hints"))
    play.add_argument("--resume", metavar=say("meta-file"), nargs="?", const="", help=say("help-resume"))
    play.add_argument("--save", metavar=say("meta-file"), help=say("help-save"))

    watch = command("watch")
    game(watch, needed=False)
    watch.add_argument("--seats", metavar=say("meta-seats"), help=say("help-watch-seats"))
    watch.add_argument("--names", metavar=say("meta-names"), help=say("help-names"))
    table(watch)
    watch.add_argument("--delay", type=seconds, default=1.0, metavar="S", help=say("help-watch-delay"))
    watch.add_argument("--as", dest="looking", metavar=say("meta-seat"), help=say("help-watch-as"))

    simulate = command("simulate")
    game(simulate)
    simulate.add_argument("--seats", type=count, metavar="N", help=say("help-simulate-seats"))
    simulate.add_argument("--games", type=count, default=100, metavar="K", help=say("help-simulate-games"))
    simulate.add_argument("--bots", metavar=say("meta-seats"), help=say("help-bots"))
    table(simulate)
    simulate.add_argument("--jobs", type=count, default=1, metavar="J", help=say("help-jobs"))
    simulate.add_argument("--json", action="store_true", help=say("help-json"))

    compare = command("compare")
    game(compare)
    compare.add_argument("one", metavar=say("meta-bot"), help=say("help-compare-one"))
    compare.add_argument("others", metavar=say("meta-bot"), help=say("help-compare-others"))
    compare.add_argument("--seats", type=count, metavar="N", help=say("help-simulate-seats"))
    compare.add_argument("--deals", type=count, default=100, metavar="K", help=say("help-compare-deals"))
    compare.add_argument("--simulations", type=count, metavar="S", help=say("help-ladder-simulations"))
    table(compare)
    compare.add_argument("--json", action="store_true", help=say("help-json"))

    ladder = command("ladder")
    ladder.add_argument("games", metavar=say("meta-game"), nargs="*", help=say("help-ladder-games"))
    ladder.add_argument("--levels", type=names, default=[], metavar=say("meta-seats"), help=say("help-ladder-levels"))
    ladder.add_argument("--all-pairs", action="store_true", help=say("help-ladder-all-pairs"))
    ladder.add_argument("--seats", type=counts, default=[], metavar="N,N", help=say("help-ladder-seats"))
    ladder.add_argument("--every-seat-count", action="store_true", help=say("help-ladder-every-seat-count"))
    ladder.add_argument("--pairs", type=count, metavar="K", help=say("help-ladder-pairs"))
    ladder.add_argument("--stop", action="store_true", help=say("help-ladder-stop"))
    ladder.add_argument("--simulations", type=count, metavar="S", help=say("help-ladder-simulations"))
    ladder.add_argument("--seed", default="klabauter", metavar=say("meta-text"), help=say("help-seed"))
    ladder.add_argument("--jobs", type=count, metavar="J", help=say("help-ladder-jobs"))
    ladder.add_argument("--file", metavar=say("meta-file"), help=say("help-ladder-file"))
    ladder.add_argument("--report", action="store_true", help=say("help-ladder-report"))
    ladder.add_argument("--markdown", metavar=say("meta-file"), help=say("help-ladder-markdown"))

    bench = command("bench")
    bench.add_argument("games", metavar=say("meta-game"), nargs="*", help=say("help-ladder-games"))
    bench.add_argument("--peers", action="store_true", help=say("help-bench-peers"))
    bench.add_argument("--seconds", type=seconds, default=0.1, metavar="S", help=say("help-bench-seconds"))
    bench.add_argument("--rounds", type=count, default=7, metavar="K", help=say("help-bench-rounds"))
    bench.add_argument("--json", action="store_true", help=say("help-json"))

    replay = command("replay")
    replay.add_argument("file", metavar=say("meta-file"), help=say("help-file"))
    replay.add_argument("--step", action="store_true", help=say("help-step"))

    serve = command("serve")
    serve.add_argument("--host", metavar=say("meta-text"), help=say("help-host"))
    serve.add_argument("--port", type=int, metavar="N", help=say("help-port"))
    serve.add_argument("--lan", action="store_const", const=True, help=say("help-lan"))
    serve.add_argument("--name", metavar=say("meta-text"), help=say("help-server-name"))
    serve.add_argument("--database", metavar="URL", help=say("help-database"))
    serve.add_argument("--redis", metavar="URL", help=say("help-redis"))
    serve.add_argument("--bots", type=int, metavar="N", help=say("help-bot-processes"))
    serve.add_argument("--log", choices=("text", "json"), help=say("help-log"))
    serve.add_argument("--config", metavar=say("meta-file"), help=say("help-config"))
    serve.add_argument("--open", action="store_true", help=say("help-open"))

    worker = command("worker")
    worker.add_argument("--redis", metavar="URL", help=say("help-redis"))
    worker.add_argument("--bots", type=int, metavar="N", help=say("help-bot-processes"))
    worker.add_argument("--log", choices=("text", "json"), help=say("help-log"))
    worker.add_argument("--config", metavar=say("meta-file"), help=say("help-config"))

    for name in ("admin", "backup", "restore"):
        care = command(name)
        if name == "admin":
            care.add_argument("action", choices=ADMIN, metavar=say("meta-action"), help=say("help-action"))
            care.add_argument("what", nargs="?", metavar=say("meta-text"), help=say("help-what"))
        else:
            care.add_argument("file", metavar=say("meta-file"), help=say("help-backup-file"))
        if name == "restore":
            care.add_argument("--unverified", action="store_true", help=say("help-unverified"))
        care.add_argument("--database", metavar="URL", help=say("help-database"))
        care.add_argument("--config", metavar=say("meta-file"), help=say("help-config"))

    sit = command("sit")
    sit.add_argument("link", metavar="URL", help=say("help-link"))
    sit.add_argument("program", metavar=say("meta-text"), help=say("help-program"))
    sit.add_argument("--seat", type=count, metavar="N", help=say("help-sit-seat"))

    verify = command("verify")
    verify.add_argument("file", metavar=say("meta-file"), help=say("help-verify-file"))
    verify.add_argument("--commitment", metavar=say("meta-text"), help=say("help-commitment"))
    verify.add_argument("--receipt", metavar=say("meta-file"), help=say("help-receipt"))
    verify.add_argument("--proof", metavar=say("meta-file"), help=say("help-proof"))
    return parser


def parse(parser: Parser, arguments: Sequence[str]) -> argparse.Namespace:
    """Parse the arguments. Unlike plain argparse, options may stand between the words of a query."""
    if unknown := _before_command(parser, arguments):
        parser.error(f"unrecognized arguments: {unknown}")
    args, rest = parser.parse_known_args(arguments)
    options = [word for word in rest if word.startswith("-")]
    if rest and (args.command != "rules" or options):
        before = args.command is None or arguments.index(rest[0]) < arguments.index(args.command)
        asked = parser if before else parser.commands[args.command]
        asked.error(f"unrecognized arguments: {' '.join(options[:1] or rest)}")
    if rest:
        args.query = [*args.query, *rest]
    return args


def _before_command(parser: Parser, arguments: Sequence[str]) -> str:
    """An unknown option before the command; argparse would take its value for the command."""
    words = iter(arguments)
    for word in words:
        name, sign, _ = word.partition("=")
        if not word.startswith("-") or word == "--":
            break
        if name not in parser.known():
            return word
        if name == "--lang" and not sign:
            next(words, "")
    return ""


def requested_language(arguments: Sequence[str]) -> str:
    """The language given with --lang, read before the parser is built; empty if there is none."""
    for at, argument in enumerate(arguments):
        name, sign, value = argument.partition("=")
        if name == "--lang":
            value = value if sign else "".join(arguments[at + 1 : at + 2])
            if value in LANGUAGES:
                return value
    return ""
