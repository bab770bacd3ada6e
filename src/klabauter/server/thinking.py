"""What a bot's process is asked and does. Imports no more than thinking needs, so that it is there at once."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from typing import Any

import msgspec

from klabauter import bots
from klabauter.bots.hints import hints
from klabauter.games import make
from klabauter.kernel.errors import UnknownBot


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
    hints: str = ""  # not a move is wanted but hints; with Redis: the queue they are awaited from


class Answer(msgspec.Struct):
    table: str
    at: int
    seat: int
    move: str


class Advice(msgspec.Struct):
    """Hints as plain data, the best first."""

    at: int
    hints: list[dict[str, Any]]


def think(data: bytes) -> bytes:
    """In the worker process: the bot's answer to a question, an Answer or an Advice."""
    asked = msgspec.msgpack.decode(data, type=Question)
    game = make(asked.game, asked.seats, asked.options, asked.components, asked.rules)
    moves = [move for text in asked.moves if (move := game.lexicon.find(text)) is not None]
    if bots.foreign(asked.level):
        raise UnknownBot(asked.level, bots.levels())
    bot, ask = bots.make(asked.level, asked.seed), bots.Ask(game, asked.seat, asked.view, moves, asked.events)
    if asked.hints:
        return msgspec.msgpack.encode(Advice(asked.at, [hint.told(game.names) for hint in hints(bot, ask)]))
    move = bot.decide(ask)
    return msgspec.msgpack.encode(Answer(asked.table, asked.at, asked.seat, str(move)))


def prepare() -> None:
    """A worker ends with its server, however that ended, and not by the key that ends both."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
