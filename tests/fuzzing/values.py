"""Custom values of a game, several of them wrong at once: refused in both languages, or a table can be played so.

``tests/laws/test_components.py`` tries every single value and plays each game to its end; here many are changed
together, as text and as objects, and a game is only begun.
"""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any, Final

from klabauter.games import games, info, make
from klabauter.kernel import components
from klabauter.kernel.errors import KlabauterError
from klabauter.kernel.game import Info
from klabauter.kernel.messages import Message
from klabauter.kernel.record import dump
from klabauter.kernel.table import Referee
from tests.fuzzing.outcome import Outcome, failure, unsaid
from tests.fuzzing.records import change, odd
from tests.laws.positions import Stuck, limited
from tests.laws.test_components import leaves, others

DECISIONS: Final = 10
FILE: Final = Message("where-whole")
WORDS: Final = (
    "source",
    "red",
    "ships",
    "=",
    "[",
    "]",
    "[[",
    '"',
    "\n",
    "999",
    "-1",
    "1979-05-27",
    "inf",
    "#",
    "\x1b",
    "\0",
)


def own_values(base: Mapping[str, Any], rng: random.Random) -> dict[str, Any]:
    """Some values of the game, each as somebody careless or wicked writes it."""
    found: dict[str, Any] = {}
    known = list(leaves(base))
    for _ in range(rng.choice((1, 2, 2, 3, 5, 9))):
        path, value = rng.choice(known)
        here = found
        for name in path[:-1]:
            here = here.setdefault(name, {})
        here[path[-1]] = rng.choice(others(value)) if rng.random() < 0.8 else odd(rng)
    if rng.random() < 0.2:
        change(found, rng)
    return found


def text_of(found: Mapping[str, Any], rng: random.Random) -> str:
    """The same as a file, perhaps with something in it that is no TOML."""
    lines = [
        f"{'.'.join([json.dumps(name) for name in path])} = {components.toml(value)}" for path, value in leaves(found)
    ]
    text = "\n".join(lines)
    for _ in range(rng.choice((0, 0, 1, 2))):
        at = rng.randrange(len(text) + 1)
        text = text[:at] + rng.choice(WORDS) + text[at + rng.choice((0, 1, 5)) :]
    return text


def judged(of: Info, seats: int, own: Mapping[str, Any] | str, case: str) -> str | bool:
    """Whether it was refused, or what is wrong."""
    shown = f"{case}, {of.id}, {seats} seats: {own!r}"[:4000]
    try:
        with limited():
            figures = own if isinstance(own, Mapping) else components.parse(own.encode("utf-8", "replace"), FILE)
            table = Referee(make(of.id, seats, None, figures), "values")
            for number in range(DECISIONS):
                if table.actor is None:
                    break
                moves = table.moves()
                table.submit(table.actor, moves[number % len(moves)])
            dump([table.view(None), table.log(None), table.position()])
    except KlabauterError as error:
        missing = unsaid(error, of)
        return f"{missing}\n{shown}" if missing else True
    except (Exception, Stuck) as error:
        return failure(error, shown)
    return False


def fuzz(cases: int, seed: int = 0) -> Outcome:
    refused, findings = 0, []
    bases = {game: components.read(info(game).folder / "components.toml") for game in games()}
    for number in range(cases):
        rng = random.Random(f"values {seed} {number}")
        of = info(rng.choice(games()))
        own = own_values(bases[of.id], rng)
        written = text_of(own, rng) if rng.random() < 0.3 else own
        found = judged(of, rng.randint(*of.seats), written, f"values, seed {seed}, case {number}")
        if isinstance(found, str):
            findings.append(found)
        else:
            refused += found
    return Outcome(cases, refused, findings)
