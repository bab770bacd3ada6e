"""How long decisions take, in a form that stays small however many there are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import ceil, log
from typing import Any, NamedTuple

UNIT = 1e-6  # seconds; what is quicker counts as this
WIDTH = 1.1  # each class of times reaches to 1.1 times the one before, so that quantiles are true to 5 %


class Times(NamedTuple):
    """Thinking times: how many fell into each class, and the longest as it was."""

    counts: dict[int, int]
    longest: float

    @property
    def decisions(self) -> int:
        """How many decisions were measured."""
        return sum(self.counts.values())

    def quantile(self, part: float) -> float:
        """The time that this part of the decisions did not exceed, in seconds."""
        reached = 0
        for number in sorted(self.counts):
            reached += self.counts[number]
            if reached >= part * self.decisions:
                break
        else:
            return 0.0
        return min(UNIT * float(WIDTH ** (number - 0.5)), self.longest)

    def data(self) -> dict[str, Any]:
        """As plain data for JSON, whose objects cannot have numbers as names."""
        return {"counts": sorted(self.counts.items()), "longest": self.longest}

    @staticmethod
    def read(data: dict[str, Any]) -> Times:
        """The reverse of :meth:`data`. KeyError, TypeError or ValueError for other data."""
        return Times({int(number): int(count) for number, count in data["counts"]}, float(data["longest"]))


def measured(seconds: Iterable[float]) -> Times:
    """Times from single measurements."""
    all_of_them = list(seconds)
    classes = [max(0, ceil(log(max(one, UNIT) / UNIT) / log(WIDTH))) for one in all_of_them]
    return Times(dict(Counter(classes)), round(max(all_of_them, default=0.0), 6))


def together(several: Iterable[Times]) -> Times:
    """All of them as one."""
    counts: Counter[int] = Counter()
    longest = 0.0
    for one in several:
        counts.update(one.counts)
        longest = max(longest, one.longest)
    return Times(dict(counts), longest)
