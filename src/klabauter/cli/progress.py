"""Long work: a bar on a terminal, gone when the work is done, elsewhere a line now and then; and what programs complain
about, once."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from klabauter.cli.console import make_console
from klabauter.cli.numbers import duration
from klabauter.words import Words

Tell = Callable[[int, int, str], None]  # how much is done, of how much, and at what
EVERY = 10.0  # seconds between two lines


@contextmanager
def shown(words: Words, no_color: bool) -> Iterator[Tell]:
    """How far the work is, for people who wait."""
    stderr = make_console(no_color, stderr=True)
    if not stderr.is_terminal:
        yield Lines(words, stderr)
        return
    at, columns = TextColumn("{task.description}"), (BarColumn(), MofNCompleteColumn())
    with Progress(at, *columns, TimeElapsedColumn(), TimeRemainingColumn(), console=stderr, transient=True) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, of, what: bar.update(task, completed=done, total=of, description=what)


@contextmanager
def counted(total: int, words: Words, no_color: bool) -> Iterator[Callable[[int], None]]:
    """Whoever works says how many more are done."""
    done = 0
    with shown(words, no_color) as tell:

        def advance(more: int) -> None:
            nonlocal done
            done += more
            tell(done, total, "")

        tell(0, total, "")
        yield advance


class Lines:
    """What quick work is never long enough for."""

    def __init__(self, words: Words, console: Console) -> None:
        self._words = words
        self._console = console
        self._began = self._last = time.monotonic()

    def __call__(self, done: int, of: int, what: str) -> None:
        now = time.monotonic()
        if now - self._last >= EVERY:
            self._last = now
            text = self._words.say("progress", done=done, of=of, time=duration(now - self._began, self._words))
            self._console.print(f"{what}: {text}" if what else text, soft_wrap=True)


class Once(logging.Filter):
    """Lets every line through a single time: a program that crashes in a thousand games says so in each."""

    def __init__(self) -> None:
        super().__init__()
        self._said: set[str] = set()

    def filter(self, record: logging.LogRecord) -> bool:
        """False for a line that was logged before, compared after its values were filled in."""
        text = record.getMessage()
        new = text not in self._said
        self._said.add(text)
        return new


@contextmanager
def complaints_once() -> Iterator[None]:
    """While this lasts, no program that plays as a bot is heard twice with the same line."""
    log, once = logging.getLogger("klabauter.bots.program"), Once()
    log.addFilter(once)
    try:
        yield
    finally:
        log.removeFilter(once)
