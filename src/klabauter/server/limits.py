"""How often somebody may do something: buckets in memory, addresses are kept nowhere else."""

from __future__ import annotations

import time

from klabauter.server.errors import TooMany

# kind: how many at once, and how many per second afterwards
RATES: dict[str, tuple[float, float]] = {
    "request": (200, 40),
    "guest": (20, 0.2),
    "password": (10, 0.1),
    "mail": (3, 0.002),
    "table": (20, 0.1),
    "connect": (60, 5),
    "wish": (200, 40),
    "why": (40, 10),
    "hint": (6, 0.2),
    "quick-hint": (60, 2),
    "proof": (6, 0.1),
    "say": (8, 0.5),
    "outgoing": (10, 0.05),
    "report": (5, 0.02),
    "remind": (1, 1 / 600),
}
MANY = 100_000  # more than that at once is an attack from everywhere


class Limits:
    def __init__(self, scale: float = 1.0) -> None:
        self._rates = {kind: (most * scale, rate * scale) for kind, (most, rate) in RATES.items()}
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    @property
    def counted(self) -> int:
        return len(self._buckets)

    def take(self, kind: str, who: str) -> None:
        """Count one; TooMany when it is one too many."""
        most, rate = self._rates[kind]
        at = time.monotonic()
        left, before = self._buckets.get((kind, who), (most, at))
        left = min(most, left + (at - before) * rate)
        if left < 1:
            raise TooMany(seconds=max(1, round((1 - left) / rate)))
        if len(self._buckets) > MANY:
            self._buckets.clear()
        self._buckets[kind, who] = (left - 1, at)

    def forget(self) -> None:
        """Whoever could do everything again anyway."""
        at = time.monotonic()
        for (kind, who), (left, before) in list(self._buckets.items()):
            most, rate = self._rates[kind]
            if left + (at - before) * rate >= most:
                del self._buckets[kind, who]
