"""What a process measures of itself, for Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping

QUICK = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # seconds until a move is stored and sent
THOUGHT = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)  # seconds until a bot has answered


class Histogram:
    """How often something took how long."""

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count a duration. One that equals a bound belongs to the bucket of that bound."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def lines(self, name: str) -> Iterator[str]:
        """The buckets in the text format of Prometheus, where each includes all smaller ones."""
        yield f"# TYPE {name} histogram"
        so_far = 0
        for bound, count in zip((*self._bounds, "+Inf"), self._counts):
            so_far += count
            yield f'{name}_bucket{{le="{bound}"}} {so_far}'
        yield f"{name}_sum {round(self._sum, 6)}"
        yield f"{name}_count {so_far}"


class Metrics:
    """Of the tables of this process, since it began."""

    def __init__(self) -> None:
        self.moves = 0
        self.started: Counter[str] = Counter()  # by game
        self.finished: Counter[str] = Counter()
        self.move_seconds = Histogram(QUICK)
        self.bot_seconds = Histogram(THOUGHT)


def by(name: str, label: str, counts: Mapping[str, int], kind: str = "counter") -> Iterator[str]:
    """A figure for each value of a label."""
    yield f"# TYPE {name} {kind}"
    for value, count in counts.items():
        yield f'{name}{{{label}="{value}"}} {count}'


def one(name: str, value: float) -> Iterator[str]:
    """A metric without labels for Prometheus: a counter if its name ends in ``_total``, otherwise a gauge."""
    yield f"# TYPE {name} {'counter' if name.endswith('_total') else 'gauge'}"
    yield f"{name} {value}"
