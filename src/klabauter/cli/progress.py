"""Long work: a bar on a terminal, gone when the work is done; and what programs complain about, once."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

from klabauter.cli.console import make_console


@contextmanager
def counted(total: int, no_color: bool) -> Iterator[Callable[[int], None]]:
    """Whoever works says how many more are done."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    stderr = make_console(no_color, stderr=True)
    with Progress(*columns, console=stderr, transient=True, disable=not stderr.is_terminal) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.advance(task, done)


class Once(logging.Filter):
    """Lets every line through a single time: a program that crashes in a thousand games says so in each."""

    def __init__(self) -> None:
        super().__init__()
        self._said: set[str] = set()

    def filter(self, record: logging.LogRecord) -> bool:
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
