"""Jobs for worker processes, for tests."""

from __future__ import annotations

import os
import time


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
