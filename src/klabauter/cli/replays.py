"""Replays a record entry by entry."""

from __future__ import annotations

from collections.abc import Iterator

from klabauter.api import beginning, replay
from klabauter.kernel.record import Record
from klabauter.kernel.table import Referee


def steps(record: Record) -> Iterator[tuple[Referee, int, str]]:
    """The table after each entry, with the entry. The record must have been verified."""
    table = beginning(record)
    for seat, text in record.entries:
        table.enter(seat, text)
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
