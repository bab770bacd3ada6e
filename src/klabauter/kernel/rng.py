"""The random numbers of search, playouts and simulations: fast, and the same in every form of this program.

Multiply-with-carry (Marsaglia): ``x = FACTOR * (low half of x) + (high half of x)``, whose period is about 2^61. Every
number on the way stays below 2^63, so Python's numbers, those of C and those of WebAssembly give the same result.
``python -m tests.kernel.battery`` puts it through statistical tests. The luck of a table does not come from here but
from :mod:`klabauter.kernel.luck`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final, TypeVar, final

from klabauter.kernel.compat import i64

T = TypeVar("T")

FACTOR: Final = 698769069  # FACTOR * 2^32 - 1 and FACTOR * 2^31 - 1 are prime
LOW_HALF: Final = 0xFFFFFFFF
MIXING: Final = 8  # steps after which nothing of a seed's pattern is left


@final
class Rng:
    """A stream of random numbers. Equal seeds give equal streams; any number or text is a seed."""

    __slots__ = ("high", "low")

    def __init__(self, seed: int | str) -> None:
        digest = hashlib.sha256(str(seed).encode("utf-8", "surrogatepass")).digest()
        number = (
            int.from_bytes(digest[:8], "big") % (FACTOR * (LOW_HALF + 1) - 3) + 1
        )  # neither of the two fixed points
        self.low: i64 = 0
        self.high: i64 = 0
        self.state = number
        for _ in range(MIXING):
            self.below(2)

    def below(self, limit: i64) -> i64:
        """A random number from 0 to limit - 1; the limit is at most 2^31."""
        x = FACTOR * self.low + self.high
        self.low = low = x & LOW_HALF
        self.high = high = x >> 32
        return (low ^ high) * limit >> 32

    @property
    def state(self) -> i64:
        """Where the stream is: both halves of x. Put back, it gives the same numbers again."""
        return self.high << 32 | self.low

    @state.setter
    def state(self, state: i64) -> None:
        self.low = state & LOW_HALF
        self.high = state >> 32

    def random(self) -> float:
        """A random float from 0 up to, not including, 1."""
        return float(self.below(1 << 31)) / 2147483648.0

    def choice(self, values: Sequence[T]) -> T:
        """One of the values."""
        return values[self.below(len(values))]

    def weighted(self, weights: Sequence[int]) -> int:
        """The number of one of the weights, each as likely as it is heavy."""
        ticket = self.below(sum(weights))
        for number, weight in enumerate(weights):
            ticket -= weight
            if ticket < 0:
                return number
        raise ValueError("there is no weight")

    def shuffle(self, values: list[Any]) -> None:
        """Put the values into a random order, in place."""
        for left in range(len(values), 1, -1):
            chosen = self.below(left)
            values[left - 1], values[chosen] = values[chosen], values[left - 1]
