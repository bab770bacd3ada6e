"""``klabauter play``: a new game, or one that goes on."""

from __future__ import annotations

import argparse
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

from rich.console import Console

from klabauter.api import Table, games, info
from klabauter.bots import foreign
from klabauter.cli import store
from klabauter.cli.asking import ask
from klabauter.cli.console import say
from klabauter.cli.errors import FileIsThere, NotWithResume, OtherGame, ProgramInFile
from klabauter.cli.opening import introduce
from klabauter.cli.records import stepped
from klabauter.cli.seats import HUMAN, kinds_of, names_of, seated, written
from klabauter.cli.session import RECENT, Session
from klabauter.kernel.table import Referee
from klabauter.words import Words


def run(wishes: argparse.Namespace, words: Words, console: Console) -> int:
    _comfortable_input()
    again = wishes.resume is not None
    if wishes.ask and not again:
        try:
            ask(wishes, words, console)
        except (EOFError, KeyboardInterrupt):
            return 0
    with ExitStack() as kept:
        return go_on((resumed if again else new)(wishes, words, console, kept), again)


def go_on(session: Session, again: bool) -> int:
    console = session.console
    introduce(session.table.game, session.seats, session.words, console, legend=not again)
    say(console, session.words.say("cli-how-with-hints" if session.hints else "cli-how"), "dim")
    if session.hints_agreed:
        say(console, session.words.say("cli-hints-agreed"), "dim")
    if again and not session.table.over:
        console.print()
        say(console, session.words.say("cli-again"), "dim")
    return session.run()


def _comfortable_input() -> None:
    """Arrow keys and history, where Python has them."""
    with suppress(ImportError):
        import readline  # noqa: F401


def new(wishes: argparse.Namespace, words: Words, console: Console, kept: ExitStack) -> Session:
    game = wishes.game or games()[0]
    about = info(game)
    kinds = kinds_of(wishes.seats, about)
    names = names_of(wishes.names, kinds, words)
    memory = wishes.memory or _fair_memory(kinds)
    meta: dict[str, Any] = {
        "kinds": kinds, "names": names, "language": words.language, "memory": memory, "hints": wishes.hints,
    }  # fmt: skip
    table = Table(game, len(kinds), wishes.seed, dict(wishes.option), wishes.components, meta=meta)
    path = Path(wishes.save) if wishes.save else store.new_path(game)
    if path.exists():
        raise FileIsThere(path=str(path))
    store.write(path, table.record())
    kept.enter_context(store.held(path))
    return _session(table, kinds, names, words.language, console, path, memory)


def _fair_memory(kinds: list[str]) -> str:
    """Bots remember everything, so a person among them gets the aid; people among themselves do without."""
    return "aid" if kinds.count(HUMAN) == 1 else "none"


def resumed(wishes: argparse.Namespace, words: Words, console: Console, kept: ExitStack) -> Session:
    path = Path(wishes.resume) if wishes.resume else store.newest_unfinished(wishes.game)
    for name in ("names", "seed", "components", "save"):
        if getattr(wishes, name) is not None:
            raise NotWithResume(name=f"--{name}")
    for name in ("option", "ask", "hints"):
        if getattr(wishes, name):
            raise NotWithResume(name=f"--{name}")
    kept.enter_context(store.held(path))
    record = store.read(path)
    wishes.game, wished = record.game, wishes.game
    if wished not in (None, record.game):
        raise OtherGame(path=str(path), there=record.game, here=wished)
    table, heard = stepped(record)
    if not table.over:
        for word in ("ending", "resigned"):  # whoever goes on with a game that was broken off plays it to its end
            table.meta.pop(word, None)
    kinds, names = written(table.meta, table.game.seats, words)
    if wishes.seats is None and any(map(foreign, kinds)):
        raise ProgramInFile(path=str(path), seats=",".join(kinds))
    if wishes.seats is not None and kinds_of(wishes.seats, table.game.info) != kinds:
        raise NotWithResume(name="--seats")
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
