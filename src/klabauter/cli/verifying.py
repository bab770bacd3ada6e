"""``klabauter verify``: a hosted game's luck, recomputed and compared with what was promised before it."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console

from klabauter.api import replay
from klabauter.cli import store
from klabauter.cli.console import say
from klabauter.kernel.fairness import faults
from klabauter.words import Words


def run(wishes: argparse.Namespace, words: Words, console: Console) -> int:
    """0 if all is well, 1 if it is not; a record that does not replay is an error like any other."""
    record = store.read(Path(wishes.file))
    wishes.game = record.game
    replay(record)
    fairness = record.header["meta"].get("fairness")
    if fairness is None:
        say(console, words.say("verify-local"))
        return 0 if wishes.commitment is None else 1
    found = faults(fairness, record.header["seed"])
    if wishes.commitment is not None and wishes.commitment != fairness.get("commitment"):
        found.append("verify-other")
    if found:
        say(console, words.say("verify-wrong", why=words.listed([words.say(key) for key in found])), "bold red")
        return 1
    say(console, words.say("verify-fine"))
    seats = [str(n + 1) for n, given in enumerate(fairness["contributions"]) if given is not None]
    say(console, words.say("verify-seats", seats=words.listed(seats)))
    if wishes.commitment is None:
        say(console, words.say("verify-promised", commitment=fairness["commitment"]))
    return 0
