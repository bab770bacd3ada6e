"""Records with something wrong in them: each is refused in both languages, or it replays and can be played on.

A mutant is the record of a random game, changed in one to three places: signs, lines, fields.
"""

from __future__ import annotations

import json
import random
from copy import deepcopy
from typing import Any, Final

from klabauter import Table
from klabauter.api import replay
from klabauter.games import games, info
from klabauter.kernel.errors import KlabauterError
from tests.fuzzing.outcome import Outcome, failure, unsaid
from tests.laws.positions import Stuck, limited

MOVES: Final = 12  # of the game before something is changed
SOURCES: Final = 4  # records of each game
ODD: Final[tuple[Any, ...]] = (
    None, True, -1, 0, 1, 2, 1.5, 10**30, float("nan"), "", "nonsense", "undo", "\ud800", "\0\x1b[31m", "{ $x }",
    [], [[]], {}, {"a": 1}, ["x"] * 40, "x" * 10_000,
)  # fmt: skip
SIGNS: Final = '{}[]",:0123456789.-+eE \\/tfnu\0\x1b\u2028é\ud800\n'


def odd(rng: random.Random) -> Any:
    """A copy: a later change must not reach into those that follow."""
    return deepcopy(rng.choice(ODD))


def written(game: str, seed: int) -> str:
    """The record of a game that has just begun."""
    rng, about = random.Random(f"records {game} {seed}"), info(game)
    table = Table(game, rng.randint(*about.seats), str(seed), meta={"names": ["Anna", "Jörg"], "kinds": ["human"] * 2})
    for _ in range(MOVES):
        if table.actor is not None:
            table.submit(table.actor, rng.choice(table.moves()))
    return table.record().dumps()


def mutant(text: str, rng: random.Random) -> str:
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        text = rng.choice((_sign, _line, _field, _field, _field))(text, rng)
    return text


def _sign(text: str, rng: random.Random) -> str:
    at, sign = rng.randrange(len(text) + 1), rng.choice(SIGNS)
    return rng.choice((text[:at] + text[at + 1 :], text[:at] + sign + text[at:], text[:at] + sign + text[at + 1 :]))


def _line(text: str, rng: random.Random) -> str:
    lines = text.splitlines() or [""]
    at = rng.randrange(len(lines))
    match rng.randrange(5):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, rng.choice(lines))
        case 2:
            lines[at] = lines[at][: rng.randrange(len(lines[at]) + 1)]
        case 3:
            lines.insert(at, lines.pop(rng.randrange(len(lines))))
        case _:
            lines[at] = json.dumps(odd(rng))
    return "\n".join(lines)


def _field(text: str, rng: random.Random) -> str:
    """Something in the header, in an entry or in the last line becomes something else, goes, or is there twice."""
    lines = text.splitlines() or [""]
    at = rng.choice((0, 0, rng.randrange(len(lines)), len(lines) - 1))
    try:
        found = json.loads(lines[at])
    except (ValueError, RecursionError):
        return text
    change(found, rng)
    lines[at] = json.dumps(found)
    return "\n".join(lines)


def change(here: Any, rng: random.Random) -> None:
    """One place in lists and objects, however deep."""
    if not isinstance(here, (list, dict)) or not here:
        return
    key: Any = rng.choice(list(here)) if isinstance(here, dict) else rng.randrange(len(here))
    if isinstance(here[key], (list, dict)) and here[key] and rng.random() < 0.6:
        change(here[key], rng)
        return
    match rng.randrange(8):
        case 0:
            del here[key]
        case 1:
            if isinstance(here, dict):
                here[rng.choice(("nonsense", "", "source", "\x1b"))] = here[key]
            else:
                here.insert(rng.randrange(len(here) + 1), here[key])
        case 2 if isinstance(here[key], int):
            here[key] += rng.choice((-1, 1, 999))
        case _:
            here[key] = odd(rng)


def judged(text: str, game: str, case: str) -> str | bool:
    """Whether it was refused, or what is wrong."""
    try:
        with limited():
            table = replay(text)
            again = table.record().dumps()
            if replay(again).record().dumps() != again:
                return f"it replays to something else\n{case}\n{text}"
            if table.actor is not None:
                table.submit(table.actor, table.moves()[0])
    except KlabauterError as error:
        missing = unsaid(error, info(game))
        return f"{missing}\n{case}\n{text}" if missing else True
    except (Exception, Stuck) as error:
        return failure(error, f"{case}\n{text[:4000]}")
    return False


def fuzz(cases: int, seed: int = 0) -> Outcome:
    refused, findings = 0, []
    texts = [(game, written(game, number)) for game in games() for number in range(SOURCES)]
    for number in range(cases):
        rng = random.Random(f"record {seed} {number}")
        game, text = rng.choice(texts)
        found = judged(mutant(text, rng), game, f"records, seed {seed}, case {number}")
        if isinstance(found, str):
            findings.append(found)
        else:
            refused += found
    return Outcome(cases, refused, findings)
