"""Luck that can be checked afterwards and cannot be computed before.

Every source of luck (a deck, a kind of die) has a stream of its own: its n-th outcome depends on the seed, the source
and n, on nothing else. So thinking bots cannot shift it, and the same deal can be given to two tables.

    key    = SHA-256("klabauter luck 1" NEWLINE seed)
    block  = HMAC-SHA-256(key, source NEWLINE n NEWLINE attempt)      attempt = 0, 1, 2, ...
    number = the first eight bytes of the block, big-endian

A number is used modulo the number of tickets unless it lies in the last, incomplete run of tickets below 2^64; then the
next attempt is made. So every ticket has exactly the same chance.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from klabauter.kernel.errors import BadLuck
from klabauter.kernel.messages import Message

RANGE: Final = 1 << 64


def bytes_of(seed: str) -> bytes:
    """The seed in UTF-8. Raises BadLuck for text that has no UTF-8 form, such as half a surrogate pair."""
    try:
        return seed.encode()
    except UnicodeEncodeError as error:
        why = Message("why-seed-not-utf8")
        raise BadLuck(why, Message("possible-seed")) from error


class Luck:
    """The streams of one seed."""

    __slots__ = ("_key", "seed")

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._key = hashlib.sha256(b"klabauter luck 1\n" + bytes_of(seed)).digest()

    def ticket(self, source: str, n: int, tickets: int) -> int:
        """The n-th outcome of the source, as a number from 0 to tickets - 1."""
        if not 0 < tickets <= RANGE:
            raise ValueError(f"tickets must be from 1 to 2^64, not {tickets}")
        whole = RANGE - RANGE % tickets
        attempt = 0
        while True:
            message = f"{source}\n{n}\n{attempt}".encode()
            number = int.from_bytes(hmac.digest(self._key, message, "sha256")[:8], "big")
            if number < whole:
                return number % tickets
            attempt += 1
