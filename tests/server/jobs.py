"""Jobs for worker processes, for tests."""

from __future__ import annotations

import os
import time
from pathlib import Path

import msgspec

from klabauter.server.bot_worker import Question, think
from klabauter.server.pace import SEARCHING


def burn(cpu_seconds: float) -> None:
    """Use CPU time of this thread."""
    until = time.thread_time() + cpu_seconds
    while time.thread_time() < until:
        pass


def endless(data: bytes) -> bytes:
    while True:
        sum(range(1000))


def process_id(data: bytes) -> bytes:
    return str(os.getpid()).encode()


def failing(data: bytes) -> bytes:
    return bytes(1 // 0)


def dying(data: bytes) -> bytes:
    os._exit(7)


def sleeping(data: bytes) -> bytes:
    while True:
        time.sleep(60)


# -- instead of a bot's thinking

GATE = "KLABAUTER_TEST_GATE"  # names a file: as long as it is not there, no bot answers


def gate_of(gate: Path, table: str) -> Path:
    """A file that lets bots answer at this table only."""
    return gate.with_name(f"{gate.name}-{table}")


def think_behind_gate(data: bytes) -> bytes:
    gate = Path(os.environ[GATE])
    own = gate_of(gate, msgspec.msgpack.decode(data, type=Question).table)
    while not gate.exists() and not own.exists():
        time.sleep(0.01)
    return think(data)


def think_for_ever(data: bytes) -> bytes:
    """What the levels that search need here; the others answer."""
    asked = msgspec.msgpack.decode(data, type=Question)
    return endless(data) if asked.level in SEARCHING else think(data)
