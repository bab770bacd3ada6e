"""When a bot's answer is shown. How long it thought would tell whether it had a choice, which may be its secret.

Where what is possible depends on what only the seat knows, every answer is shown the same time after the question: as
long as bots of this level took at most for the last questions of this game. An answer that still comes later is shown
after a multiple of that time.
"""

from __future__ import annotations

from collections import defaultdict, deque

LEAST = 0.25  # seconds; enough for the levels that do not search
SEARCHING = {"captain": 0.5, "klabauter": 1.0}  # seconds before anything was measured
MOST = 1.5  # a bot that takes longer is asked again
ROOM = 1.25  # the next one may take a little longer than the last ones
LAST = 20  # answers


class Pace:
    """Of one table: nobody is slowed down by the bots of others."""

    def __init__(self) -> None:
        self._took: defaultdict[tuple[str, str], deque[float]] = defaultdict(lambda: deque(maxlen=LAST))

    def took(self, game: str, level: str, seconds: float) -> None:
        """A bot has thought so long about a question with a choice."""
        self._took[game, level].append(seconds)

    def of(self, game: str, level: str) -> float:
        """The time between a question and its answer."""
        took = self._took[game, level]
        return min(MOST, max(LEAST, ROOM * max(took) if took else SEARCHING.get(level, LEAST)))

    def wait(self, game: str, level: str, gone: float) -> float:
        """How long an answer is held back that is there so many seconds after the question."""
        pace, gone = self.of(game, level), max(0.0, gone)
        return pace - gone % pace
