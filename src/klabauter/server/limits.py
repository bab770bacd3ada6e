"""How often somebody may do something: buckets in memory, addresses are kept nowhere else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from ipaddress import IPv6Address, ip_address
from time import monotonic

from klabauter.server.errors import TooMany

# kind: how many at once, and how many per second afterwards; those of an address that can be set are in the config
RATES: dict[str, tuple[float, float]] = {
    "request": (1200, 80),  # a family opens five pages at once, and each loads dozens of small files
    "guest": (20, 0.2),
    "password": (30, 0.5),  # by address, each takes a while to compute
    "guess": (10, 0.1),  # wrong passwords for one account or table, by address: nobody else is locked out
    "mail": (3, 0.002),
    "table": (20, 0.1),
    "figures": (20, 0.5),  # own ones that are checked
    "figures of an address": (60, 2),
    "connect": (60, 5),
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
    def __init__(self, scale: float = 1.0, more: Mapping[str, tuple[float, float]] | None = None) -> None:
        rates = {**RATES, **(more or {})}
        self._rates = {kind: (most * scale, rate * scale) for kind, (most, rate) in rates.items()}
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self.refused: Counter[str] = Counter()  # by kind, since the start

    @property
    def counted(self) -> int:
        """How many buckets are in memory, so that tests can see that they are forgotten."""
        return len(self._buckets)

    def take(self, kind: str, who: str) -> None:
        """Count one; TooMany when it is one too many."""
        most, rate = self._rates[kind]
        at = monotonic()
        left, before = self._buckets.get((kind, who), (most, at))
        left = min(most, left + (at - before) * rate)
        if left < 1:
            self.refused[kind] += 1
            raise TooMany(seconds=max(1, round((1 - left) / rate)))
        if len(self._buckets) > MANY:
            self._buckets.clear()
        self._buckets[kind, who] = (left - 1, at)

    def give_back(self, kind: str, who: str) -> None:
        """What was taken did not count after all: a password was right."""
        if (kind, who) in self._buckets:
            left, before = self._buckets[kind, who]
            self._buckets[kind, who] = (min(self._rates[kind][0], left + 1), before)

    def forget(self) -> None:
        """Whoever could do everything again anyway."""
        at = monotonic()
        for (kind, who), (left, before) in list(self._buckets.items()):
            most, rate = self._rates[kind]
            if left + (at - before) * rate >= most:
                del self._buckets[kind, who]


def source(address: str) -> str:
    """What is counted as one place: an address, or the /64 network that one connection gets with IPv6."""
    try:
        found = ip_address(address.split("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))
    return str(found)
