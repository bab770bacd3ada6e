"""Who sits where: people and bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from klabauter.bots import Ask, Bot, Over, foreign, level, levels
from klabauter.bots import make as make_bot
from klabauter.bots.errors import PEOPLE, UnknownBot, people_advice
from klabauter.bots.levels import PROGRAM
from klabauter.bots.messages import printable
from klabauter.bots.program import ProgramBot
from klabauter.cli.errors import BadNames, UnknownSeat
from klabauter.kernel.errors import KlabauterError, meant
from klabauter.kernel.game import Info
from klabauter.kernel.move import Move
from klabauter.kernel.table import Referee
from klabauter.lab.names import expanded
from klabauter.words import Words

HUMAN = "human"
OPPONENT = "sailor"  # unless --seats names another level
NAMES = ("Anne", "Ben", "Clara", "Dirk", "Enno")
MARKS = ("◆", "●", "■", "▲", "★")
COLOURS = ("cyan", "magenta", "green", "yellow", "blue")


class Seat(NamedTuple):
    kind: str  # human, or a bot's level
    name: str
    bot: Bot | None


def kinds_of(text: str | None, info: Info) -> list[str]:
    """The kinds of seats that ``--seats`` names; without it, a person against sailors."""
    if text is None:
        return [HUMAN, *[OPPONENT] * (info.seats[0] - 1)]
    return [kind_of(name) for name in expanded(text)]


def kind_of(name: str, people: bool = True) -> str:
    """A person or a level of bots, by any of their names."""
    if people and name.lower() in PEOPLE:
        return HUMAN
    try:
        return level(name)
    except UnknownBot:
        known = [*([HUMAN] if people else []), *levels(), f"{PROGRAM}…"]
        close = people_advice(name) or meant(name, known)
        raise UnknownSeat(kind=name, meant=close, known=", ".join(known)) from None


def kind_name(kind: str, words: Words) -> str:
    """Who sits there: a person, or a bot and its level."""
    if kind == HUMAN:
        return words.say("kind-of-seat-human")
    return words.say("kind-of-seat-bot", level=level_name(kind, words))


def seat_name(seat: Seat, number: int, words: Words) -> str:
    """Name and kind; whose name says that it is a bot is not called one twice."""
    bare = seat.kind != HUMAN and seat.name == words.say("player-bot", number=number + 1)
    return f"{seat.name} ({level_name(seat.kind, words) if bare else kind_name(seat.kind, words)})"


def level_name(level: str, words: Words) -> str:
    """What a level is called; a program by its command."""
    if foreign(level):
        return words.say("level-program", command=level.removeprefix(PROGRAM))
    return words.say(f"level-{level}")


def names_of(text: str | None, kinds: Sequence[str], words: Words) -> list[str]:
    """The names given with ``--names``. Other people get a default name, and bots are called bots."""
    names = [] if text is None else [name.strip() for name in text.split(",")]
    if len(names) > len(kinds) or any(not name for name in names) or len(set(names)) < len(names):
        raise BadNames(seats=len(kinds))
    fresh = iter([name for name in NAMES if name not in names])
    rest = [next(fresh, None) if kind == HUMAN else None for kind in kinds[len(names) :]]
    return words.seated([*names, *rest], [kind != HUMAN for kind in kinds])


def seated(kinds: Sequence[str], names: Sequence[str], seed: str) -> list[Seat]:
    """Bots draw from the table's seed and their view alone, so that a resumed game goes on as it would have."""
    return [
        Seat(kind, name, None if kind == HUMAN else make_bot(kind, f"{seed}/seat {number}"))
        for number, (kind, name) in enumerate(zip(kinds, names))
    ]


def decide(table: Referee, bot: Bot, heard: list[int]) -> Move:
    """What a bot plays; ``heard`` is how much of the log each seat knew at its last decision."""
    seat = table.pending.seat
    events = table.log(seat, heard[seat])
    heard[seat] += len(events)
    return bot.decide(Ask(table.game, seat, table.view(seat), table.moves(), events))


def asides(bot: Bot, seat: int, before: KlabauterError | None, words: Words) -> list[str]:
    """What people read beside a bot's move: what a program says to it, and that it has failed just now."""
    lines: list[str] = []
    if isinstance(bot, ProgramBot) and bot.comment:
        lines.append(words.say("cli-comment", seat=words.player(seat), comment=bot.comment))
    if bot.trouble is not None and bot.trouble is not before:
        lines.append(words.error(bot.trouble))
    return lines


def dismiss(table: Referee, seats: Sequence[Seat], heard: list[int]) -> None:
    """Tells bots how it ended, or that it is not played on here."""
    for number, seat in enumerate(seats):
        if seat.bot is not None and table.over:
            seat.bot.close(Over(table.view(number), table.log(number, heard[number]), table.standings()))
        elif seat.bot is not None:
            seat.bot.close()


def written(meta: dict[str, Any], seats: int, words: Words) -> tuple[list[str], list[str]]:
    """Kinds and names as a record tells them; a record from elsewhere may not."""
    kinds, names = meta.get("kinds"), meta.get("names")
    try:
        kinds = [kind_of(str(kind)) for kind in kinds] if isinstance(kinds, list) else []
    except UnknownSeat:
        kinds = []
    if len(kinds) != seats:
        kinds = [HUMAN] * seats
    if not isinstance(names, list) or len(names) != seats or not all(isinstance(name, str) for name in names):
        names = names_of(None, kinds, words)
    return kinds, [printable(name) for name in names]
