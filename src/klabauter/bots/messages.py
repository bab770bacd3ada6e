"""What Klabauter and a foreign bot say to each other, as plain data: building it, and reading it strictly.

docs/bot-protocol.md tells it from the other side. Nothing here knows what carries the messages: a pipe
(``bots/program.py``) or anything else that brings one JSON object after the other. Everything sent is built from an
:class:`Ask`, so a bot gets what its seat may know and nothing else; no seed is among it, for who has the seed of a
table can compute its luck.
"""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

from klabauter.bots.bot import Ask, Over
from klabauter.bots.errors import BadMessage, BotsMessage
from klabauter.kernel.errors import IllegalMove
from klabauter.kernel.frame import Reason, State
from klabauter.kernel.move import Move
from klabauter.kernel.rng import Rng
from klabauter.version import VERSION

PROTOCOL: Final = 1
LONGEST: Final = 65536  # bytes of a message from a bot
SHOWN: Final = 60  # characters of a bot's text that a person is shown

Message = dict[str, Any]


class Hello(NamedTuple):
    """Who a bot says it is."""

    name: str
    version: str


class Answer(NamedTuple):
    """What a bot wants to play, in notation, and what it says to it."""

    move: str
    comment: str


# -- to the bot


def hello(ask: Ask) -> Message:
    """The first message: who speaks, what is played, and in which seat."""
    game, setting = ask.game, ask.game.setting
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "name": "klabauter",
        "version": VERSION,
        "game": game.info.id,
        "rules": setting.version,
        "seats": setting.seats,
        "options": dict(setting.options),
        "figures": setting.components,
        "seat": ask.seat,
    }


def question(ask: Ask, number: int, limit: float | None) -> Message:
    """Which move? ``limit``: the seconds after which nobody waits any longer, None if everybody does."""
    return {
        "type": "ask",
        "question": number,
        "limit": limit,
        "budget": {"seconds": ask.budget.seconds, "simulations": ask.budget.simulations},
        "events": ask.events,
        "view": ask.view,
        "moves": [move.data(ask.game.names) for move in ask.moves],
    }


def refusal(number: int, illegal: IllegalMove) -> Message:
    """The move is not possible; another answer to the same question is awaited."""
    return {"type": "refusal", "question": number, **illegal.refusal, "why": str(illegal)}


def error(bad: BadMessage) -> Message:
    """The last message to a bot that cannot be understood."""
    return {"type": "error", "why": str(bad)}


def over(end: Over | None) -> Message:
    """The last message to every other bot: how the game ended, or (None) that it is not played on."""
    if end is None:
        return {"type": "over", "finished": False}
    standings = [standing._asdict() for standing in end.standings]
    return {"type": "over", "finished": True, "events": end.events, "view": end.view, "standings": standings}


def line(message: Message) -> bytes:
    """A message as one line of bytes."""
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


# -- from the bot


def read(data: bytes) -> Message:
    """The JSON object in these bytes."""
    if len(data) > LONGEST:
        raise BadMessage(BotsMessage("why-message-long", most=LONGEST))
    try:
        found = json.loads(data.decode())
    except UnicodeDecodeError:
        raise BadMessage(BotsMessage("why-message-encoding")) from None
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        start = printable(data.decode())
        raise BadMessage(BotsMessage("why-message-object", start=start))
    return found


def read_hello(message: Message) -> Hello:
    """Who the bot is; refused if it speaks another version of the protocol."""
    check(message, "hello", {"protocol": int, "name": str, "version": str})
    if message["protocol"] != PROTOCOL:
        raise BadMessage(BotsMessage("why-message-protocol", theirs=printable(str(message["protocol"])), ours=PROTOCOL))
    return Hello(printable(message["name"]), printable(message["version"]))


def read_answer(message: Message, number: int) -> Answer:
    """The answer to question ``number``."""
    check(message, "move", {"question": int, "move": str}, {"comment": str})
    if message["question"] != number:
        raise BadMessage(BotsMessage("why-message-question", theirs=printable(str(message["question"])), ours=number))
    return Answer(message["move"], printable(message.get("comment", "")))


def check(message: Message, kind: str, needed: dict[str, type], possible: dict[str, type] | None = None) -> None:
    """Refuse a message of another kind, with fields that are missing, of another type, or not known."""
    types: dict[str, type] = {"type": str, **needed, **(possible or {})}
    if message.get("type") != kind:
        raise BadMessage(BotsMessage("why-message-type", wanted=kind))
    for name in message:  # before what is missing: a field that is misspelt is both
        if name not in types:
            raise BadMessage(BotsMessage("why-message-field", field=printable(name), known=", ".join(types)))
    for name in needed:
        if name not in message:
            raise BadMessage(BotsMessage("why-message-lacks", field=name))
    for name, value in message.items():
        if type(value) is not types[name]:
            wanted = "number" if types[name] is int else "string"
            raise BadMessage(BotsMessage("why-message-kind", field=name, wanted=wanted))


def printable(text: str) -> str:
    """A text from elsewhere as it may be shown to people: short, on one line, without tricks of the terminal."""
    shown = "".join([letter if letter.isprintable() else "?" for letter in text[:SHOWN]])
    return shown + "…" if len(text) > SHOWN else shown


def chosen(ask: Ask, text: str) -> Move:
    """The legal move with this notation. The refusal comes from a world that the seat holds possible, so that it gives
    nothing away."""
    for move in ask.moves:
        if str(move) == text:
            return move
    world: State = ask.game.sample(ask.view, Rng(0))
    frame, found = world.top(), ask.game.find(world, text)
    if found is not None and found in ask.moves:  # in other letters, or in short
        return found
    if found is None:
        refused = Reason(frame.rule, "not-a-move", "text").refuse(text)
    else:
        refused = frame.why_not(world, found) or Reason(frame.rule, "not-an-option").refuse()
    raise IllegalMove(text, refused.data(ask.game.names), [str(move) for move in ask.moves])
