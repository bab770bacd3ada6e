"""``klabauter play``: a new game, or one that goes on."""

from __future__ import annotations

import argparse
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

from rich.console import Console

from klabauter.api import Table, games, info
from klabauter.bots import foreign
from klabauter.cli import saves
from klabauter.cli.console import say
from klabauter.cli.errors import FileIsThere, NotWithResume, OtherGame, ProgramInFile
from klabauter.cli.introduction import introduce
from klabauter.cli.replays import stepped
from klabauter.cli.seats import HUMAN, kinds_of, names_of, seated, written
from klabauter.cli.session import RECENT, Session
from klabauter.cli.setup_dialog import ask
from klabauter.kernel.table import Referee
from klabauter.words import Words


def run(args: argparse.Namespace, words: Words, console: Console) -> int:
    """Play a new game, or go on with a saved one; returns the exit code."""
    _comfortable_input()
    again = args.resume is not None
    if args.ask and not again:
        try:
            ask(args, words, console)
        except (EOFError, KeyboardInterrupt):
            return 0
    with ExitStack() as kept:
        return go_on((resumed if again else new)(args, words, console, kept), again)


def go_on(session: Session, again: bool) -> int:
    """Introduce the table and play until the end or until somebody quits; returns the exit code."""
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


def new(args: argparse.Namespace, words: Words, console: Console, kept: ExitStack) -> Session:
    """The session of a new game as the arguments describe it, held against other processes."""
    game = args.game or games()[0]
    about = info(game)
    kinds = kinds_of(args.seats, about)
    names = names_of(args.names, kinds, words)
    memory = args.memory or _fair_memory(kinds)
    meta: dict[str, Any] = {
        "kinds": kinds, "names": names, "language": words.language, "memory": memory, "hints": args.hints,
    }  # fmt: skip
    table = Table(game, len(kinds), args.seed, dict(args.option), args.components, meta=meta)
    path = Path(args.save) if args.save else saves.new_path(game)
    if path.exists():
        raise FileIsThere(path=str(path))
    saves.write(path, table.record())
    kept.enter_context(saves.held(path))
    return _session(table, kinds, names, words.language, console, path, memory)


def _fair_memory(kinds: list[str]) -> str:
    """Bots remember everything, so a person among them gets the aid; people among themselves do without."""
    return "aid" if kinds.count(HUMAN) == 1 else "none"


def resumed(args: argparse.Namespace, words: Words, console: Console, kept: ExitStack) -> Session:
    """The session of a saved game, held against other processes. Raises NotWithResume for options of new games."""
    path = Path(args.resume) if args.resume else saves.newest_unfinished(args.game)
    for name in ("names", "seed", "components", "save"):
        if getattr(args, name) is not None:
            raise NotWithResume(name=f"--{name}")
    for name in ("option", "ask", "hints"):
        if getattr(args, name):
            raise NotWithResume(name=f"--{name}")
    kept.enter_context(saves.held(path))
    record = saves.read(path)
    args.game, wanted = record.game, args.game
    if wanted not in (None, record.game):
        raise OtherGame(path=str(path), there=record.game, here=wanted)
    table, heard = stepped(record)
    if not table.over:
        for word in ("ending", "resigned"):  # a game that was broken off and resumed is played to its end
            table.meta.pop(word, None)
    kinds, names = written(table.meta, table.game.seats, words)
    if args.seats is None and any(map(foreign, kinds)):
        raise ProgramInFile(path=str(path), seats=",".join(kinds))
    if args.seats is not None and kinds_of(args.seats, table.game.info) != kinds:
        raise NotWithResume(name="--seats")
    language = words.language if args.lang else str(table.meta.get("language", words.language))
    memory = args.memory or str(table.meta.get("memory", "none"))
    session = _session(table, kinds, names, language, console, path, memory)
    session.heard = heard
    session.shown = [max(0, len(table.log(None)) - RECENT)] * len(kinds)
    return session


def _session(
    table: Referee, kinds: list[str], names: list[str], language: str, console: Console, path: Path, memory: str
) -> Session:
    words = Words(language, table.game.info, names)
    seats = seated(kinds, names, table.seed or "")
    return Session(
        table, seats, words, console, path, memory=memory == "aid", hints_agreed=table.meta.get("hints") is True
    )
