"""Who sits where: people and bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from klabauter.bots import Bot, known, levels
from klabauter.bots import make as make_bot
from klabauter.bots.levels import PROGRAM
from klabauter.cli.errors import BadNames, UnknownSeat
from klabauter.kernel.game import Info

HUMAN = "human"
NAMES = ("Anne", "Ben", "Clara", "Dirk", "Enno")
MARKS = ("◆", "●", "■", "▲", "★")
COLOURS = ("cyan", "magenta", "green", "yellow", "blue")


class Seat(NamedTuple):
    kind: str  # human, or a bot's level
    name: str
    bot: Bot | None


def kinds_of(text: str | None, info: Info) -> list[str]:
    """What was wished with ``--seats``; without a wish, a person against greedy bots."""
    kinds = [HUMAN, *["greedy"] * (info.seats[0] - 1)] if text is None else [kind.strip() for kind in text.split(",")]
    for kind in kinds:
        if kind != HUMAN and not known(kind):
            raise UnknownSeat(kind=kind, known=", ".join([HUMAN, *levels(), f"{PROGRAM}…"]))
    return kinds


def names_of(text: str | None, seats: int) -> list[str]:
    names = [] if text is None else [name.strip() for name in text.split(",")]
    if len(names) > seats or any(not name for name in names) or len(set(names)) < len(names):
        raise BadNames(seats=seats)
    return names + [name for name in NAMES if name not in names][: seats - len(names)]


def seated(kinds: Sequence[str], names: Sequence[str], seed: str) -> list[Seat]:
    """Bots draw from the table's seed and their view alone, so that a resumed game goes on as it would have."""
    return [
        Seat(kind, name, None if kind == HUMAN else make_bot(kind, f"{seed}/seat {number}"))
        for number, (kind, name) in enumerate(zip(kinds, names))
    ]


def foreign(kinds: Sequence[str]) -> bool:
    """Whether a program from elsewhere plays, which nobody should start because a file says so."""
    return any(kind != HUMAN and kind not in levels() for kind in kinds)


def written(meta: dict[str, Any], seats: int) -> tuple[list[str], list[str]]:
    """Kinds and names as a record tells them; a record from elsewhere may not."""
    kinds, names = meta.get("kinds"), meta.get("names")
    if (
        not isinstance(kinds, list)
        or len(kinds) != seats
        or any(kind != HUMAN and not known(str(kind)) for kind in kinds)
    ):
        kinds = [HUMAN] * seats
    if not isinstance(names, list) or len(names) != seats or not all(isinstance(name, str) for name in names):
        names = names_of(None, seats)
    return kinds, names
