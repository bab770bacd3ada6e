"""Jobs for worker processes about whole games: whether custom components take too long, and the proof of a game."""

from __future__ import annotations

import random
import time
from typing import Any

import msgspec

from klabauter.games import make
from klabauter.kernel import proof as proving
from klabauter.kernel.components import check_length, parse
from klabauter.kernel.errors import KlabauterError
from klabauter.kernel.messages import Message
from klabauter.kernel.record import Record
from klabauter.kernel.table import Referee
from klabauter.server.errors import ServerMessage

TRIAL = 3.0  # seconds of CPU time for a trial
PLAYING = 0.5  # of these for playing
STEP = 0.25  # seconds of CPU time that a single decision may take; usually less than 0.001
PROVING = 20.0  # seconds of CPU time for a proof
FINE, HEAVY = b"fine", b"heavy"
FILE = ServerMessage("where-file")


class CustomGame(msgspec.Struct):
    """A game with custom components, as a table or as the text of a file."""

    game: str
    seats: int
    options: dict[str, Any]
    components: dict[str, Any] | str


def components_of(given: dict[str, Any] | str) -> dict[str, Any]:
    """Custom components as tables. Raises BadComponents."""
    if isinstance(given, str):
        return parse(given.encode(), FILE)
    check_length(len(msgspec.json.encode(given)), Message("where-whole"))
    return given


def try_components(data: bytes) -> bytes:
    """Set up a game with custom components and play it for a while at random, looking at it from every seat.

    HEAVY if a single decision takes too long. Components that are refused are FINE: the server finds the same mistake
    in them without taking long.
    """
    wanted = msgspec.msgpack.decode(data, type=CustomGame)
    try:
        game = make(wanted.game, wanted.seats, wanted.options, components_of(wanted.components))
    except KlabauterError:
        return FINE
    table, dice = Referee(game, "trial"), random.Random(0)
    until = time.process_time() + PLAYING
    while not table.over and time.process_time() < until:
        began = time.process_time()
        for seat in range(wanted.seats):
            table.view(seat)
        table.submit(table.pending.seat, dice.choice(table.moves()))
        if time.process_time() - began > STEP:
            return HEAVY
    return FINE


def prove(data: bytes) -> bytes:
    """The proof of a game that is over, from its record: the whole game is replayed."""
    record = Record.loads(data.decode())
    account, header = proving.account_of(record), record.header
    assert account is not None
    game = make(record.game, header["seats"], header["options"], header["components"], header["rules"])
    table = proving.Witness(game, header["seed"])
    table.play_on(record)
    return proving.dumps(proving.prove(table, account)).encode()
