"""``klabauter play``: a new game, or one that goes on."""

from __future__ import annotations

import argparse
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from klabauter.api import Table, games, info
from klabauter.cli import store
from klabauter.cli.console import say
from klabauter.cli.errors import FileIsThere, NotWithResume, OtherGame
from klabauter.cli.records import stepped
from klabauter.cli.seats import HUMAN, MARKS, Seat, kinds_of, names_of, seated, written
from klabauter.cli.session import RECENT, Session
from klabauter.kernel.table import Referee
from klabauter.words import Words


def run(wishes: argparse.Namespace, words: Words, console: Console) -> int:
    _comfortable_input()
    session = new(wishes, words, console) if wishes.resume is None else resumed(wishes, words, console)
    introduce(session, again=wishes.resume is not None)
    return session.run()


def _comfortable_input() -> None:
    """Arrow keys and history, where Python has them."""
    with suppress(ImportError):
        import readline  # noqa: F401


def new(wishes: argparse.Namespace, words: Words, console: Console) -> Session:
    game = wishes.game or games()[0]
    about = info(game)
    kinds = kinds_of(wishes.seats, about)
    names = names_of(wishes.names, len(kinds))
    memory = wishes.memory or _fair_memory(kinds)
    meta: dict[str, Any] = {
        "kinds": kinds, "names": names, "language": words.language, "memory": memory, "hints": wishes.hints,
    }  # fmt: skip
    table = Table(game, len(kinds), wishes.seed, dict(wishes.option), wishes.components, meta=meta)
    path = Path(wishes.save) if wishes.save else store.new_path(game)
    if path.exists():
        raise FileIsThere(path=str(path))
    store.write(path, table.record())
    return _session(table, kinds, names, words.language, console, path, memory)


def _fair_memory(kinds: list[str]) -> str:
    """Bots remember everything, so a person among them gets the aid; people among themselves do without."""
    return "aid" if kinds.count(HUMAN) == 1 else "none"


def resumed(wishes: argparse.Namespace, words: Words, console: Console) -> Session:
    path = Path(wishes.resume) if wishes.resume else store.newest_unfinished(wishes.game)
    for name in ("seats", "names", "seed", "components", "save"):
        if getattr(wishes, name) is not None:
            raise NotWithResume(name=f"--{name}")
    for name in ("option", "hints"):
        if getattr(wishes, name):
            raise NotWithResume(name=f"--{name}")
    record = store.read(path)
    wishes.game, wished = record.game, wishes.game
    if wished not in (None, record.game):
        raise OtherGame(path=str(path), there=record.game, here=wished)
    table, heard = stepped(record)
    kinds, names = written(table.meta, table.game.seats)
    language = words.language if wishes.lang else str(table.meta.get("language", words.language))
    memory = wishes.memory or str(table.meta.get("memory", "none"))
    session = _session(table, kinds, names, language, console, path, memory)
    session.heard = heard
    session.told = [max(0, len(table.log(None)) - RECENT)] * len(kinds)
    return session


def _session(
    table: Referee, kinds: list[str], names: list[str], language: str, console: Console, path: Path, memory: str
) -> Session:
    words = Words(language, table.game.info, names)
    seats = seated(kinds, names, table.seed or "")
    return Session(table, seats, words, console, path, memory == "aid", table.meta.get("hints") is True)


def introduce(session: Session, again: bool) -> None:
    """What is played, by whom, and how to get help."""
    words, console, game = session.words, session.console, session.table.game
    chosen = [words.option(name, value) for name, value in game.setting.options.items() if name != "start"]
    console.print()
    console.print(Text(f" {words.say('title')}", style="bold").append(f" · {', '.join(chosen)}", style="not bold"))
    seats = [_seat(number, seat, words) for number, seat in enumerate(session.seats)]
    say(console, "   ".join(seats))
    legend = session.board.legend(words)
    if legend is not None and not again:
        console.print(legend)
    say(console, words.say("cli-how-with-hints" if session.hints else "cli-how"), "dim")
    if session.hints_agreed:
        say(console, words.say("cli-hints-agreed"), "dim")
    if again and not session.table.over:
        console.print()
        say(console, words.say("cli-again"), "dim")


def _seat(number: int, seat: Seat, words: Words) -> str:
    return f"{MARKS[number]} {seat.name} ({words.say(f'kind-of-seat-{seat.kind}')})"
