"""What a bot's process is asked and does. Imports no more than thinking needs, so that it is there at once."""

from __future__ import annotations

from typing import Any

import msgspec

from klabauter import bots
from klabauter.bots.errors import UnknownBot
from klabauter.bots.hints import hints
from klabauter.games import make


class Question(msgspec.Struct):
    """Everything a bot may know, and what it needs to answer."""

    table: str
    at: int
    seat: int
    level: str
    seed: str
    game: str
    seats: int
    options: dict[str, str | int | bool]
    components: dict[str, Any]
    rules: int
    view: dict[str, Any]
    moves: list[str]
    events: list[dict[str, Any]]
    payer: str  # in whose turn it is answered
    hints: str = ""  # not a move is wanted but hints; with Redis: the queue they are awaited from


class Answer(msgspec.Struct):
    table: str
    at: int
    seat: int
    move: str
    heavy: bool = False  # the bot's own level took too long, and another one has answered


class HintAnswer(msgspec.Struct):
    """Hints as plain data, the best first."""

    at: int
    hints: list[dict[str, Any]]


class Thought(msgspec.Struct):
    """What a worker found out, and what it cost."""

    data: bytes  # an Answer or a HintAnswer
    heavy: bool
    cpu_seconds: float

    def answer(self) -> Answer:
        """The move, for a question that did not ask for hints."""
        answer = msgspec.msgpack.decode(self.data, type=Answer)
        answer.heavy = self.heavy
        return answer

    def hint_answer(self) -> HintAnswer:
        """The hints, for a question that asked for them."""
        return msgspec.msgpack.decode(self.data, type=HintAnswer)


def think(data: bytes) -> bytes:
    """In the worker process: the bot's answer to a question, an Answer or a HintAnswer."""
    asked = msgspec.msgpack.decode(data, type=Question)
    game = make(asked.game, asked.seats, asked.options, asked.components, asked.rules)
    moves = [move for text in asked.moves if (move := game.lexicon.find(text)) is not None]
    if bots.foreign(asked.level):
        raise UnknownBot(asked.level, bots.levels())
    bot, ask = bots.make(asked.level, asked.seed), bots.Ask(game, asked.seat, asked.view, moves, asked.events)
    if asked.hints:
        return msgspec.msgpack.encode(HintAnswer(asked.at, [hint.data(game.names) for hint in hints(bot, ask)]))
    move = bot.decide(ask)
    return msgspec.msgpack.encode(Answer(asked.table, asked.at, asked.seat, str(move)))
