"""Records played again, entry by entry."""

from __future__ import annotations

from collections.abc import Iterator

from klabauter.api import replay
from klabauter.games import make
from klabauter.kernel.record import Record
from klabauter.kernel.table import UNDO, Referee


def beginning(record: Record) -> Referee:
    """The table of a record before its first entry."""
    header = record.header
    game = make(header["game"], header["seats"], header["options"], header["components"], header["rules"])
    start = None if header["start"] is None else game.state(header["start"])
    return Referee(game, header["seed"], header["luck"], start, header["meta"])


def steps(record: Record) -> Iterator[tuple[Referee, int, str]]:
    """The table after each entry, with the entry. The record must have been verified."""
    table = beginning(record)
    for seat, text in record.entries:
        if text == UNDO:
            table.undo(seat)
        else:
            table.submit(seat, text)
        yield table, seat, text


def stepped(record: Record) -> tuple[Referee, list[int]]:
    """The verified table of a record, and how much of the log each seat had seen when it decided last."""
    table = replay(record)
    heard = [0] * table.game.seats
    before = len(beginning(record).log(None))
    for at, seat, _ in steps(record):
        heard[seat] = before
        before = len(at.log(None))
    return table, heard
