"""What the commands that run or administer a server share. Imports the server late: see ``starting``."""

from __future__ import annotations

import argparse
import gc
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

if TYPE_CHECKING:
    from klabauter.server.config import Config

THRESHOLDS = 20_000, 10, 10  # the default looks for garbage several times per move of a busy server


def configuration(args: argparse.Namespace) -> Config:
    """The configuration from the arguments, the environment and the file of --config."""
    from klabauter.server.config import Config, load

    given = vars(args)
    return load({name: given[name] for name in Config.__struct_fields__ if name in given}, os.environ, args.config)


@contextmanager
def starting() -> Iterator[None]:
    """No garbage collection until ``started`` is called: what a start imports and builds is not garbage."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def started() -> None:
    """Collect garbage from now on, except among the objects that exist now."""
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    gc.enable()


def print_line(console: Console, text: str) -> None:
    """Print a line without wrapping it, so that an address in it can be copied."""
    console.print(Text(f" {text}"), soft_wrap=True)
    console.file.flush()
