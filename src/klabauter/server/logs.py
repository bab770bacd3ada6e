"""The log of a server: lines of text or JSON; the same problem is logged at most once a minute."""

from __future__ import annotations

import json
import logging
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable

from klabauter.server.config import Config
from klabauter.words.plain import one_line, plain

SILENCE = 60.0  # seconds in which the same problem is not logged again
message_counts: Counter[str] = Counter({"warning": 0, "error": 0})  # by level, also what was not written


class JsonLines(logging.Formatter):
    """A line of JSON per event. Addresses, tokens and bodies are never part of one."""

    def format(self, record: logging.LogRecord) -> str:
        """One line with ``at`` (seconds since 1970), ``level``, ``from``, ``text`` and, for exceptions, ``trace``."""
        entry = {"at": round(record.created, 3), "level": record.levelname.lower(), "from": record.name}
        entry["text"] = record.getMessage()
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)


class TextLines(logging.Formatter):
    """Lines of text. What others have written (the path of a request) begins no line and steers no terminal."""

    def format(self, record: logging.LogRecord) -> str:
        """Removes line breaks and control characters from the message. Changes the record for later handlers."""
        record.msg, record.args = one_line(record.getMessage()), None
        return plain(super().format(record))


class Seldom(logging.Filter):
    """Lets a trouble through once, and again after a while, with how often it came meanwhile."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._last: dict[
            tuple[str, str], tuple[float, int]
        ] = {}  # by origin and kind: when it was logged, how many since
        self._lock = threading.Lock()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written: of warnings of the same kind only one in a while, with how many were left out."""
        if record.levelno < logging.WARNING:
            return True
        message_counts[record.levelname.lower()] += 1
        kind, at = (record.name, str(record.msg)), self._clock()
        with self._lock:
            when, more = self._last.get(kind, (-SILENCE, 0))
            if at - when < SILENCE:
                self._last[kind] = (when, more + 1)
                return False
            self._last[kind] = (at, 0)
        if more:
            record.msg, record.args = f"{record.getMessage()} (and {more} times since it was last logged)", None
        return True


def set_up_log(config: Config) -> None:
    """Log to standard error in the configured format. Replaces all handlers.

    Klabauter's own loggers write from INFO on, those of libraries from WARNING on.
    """
    handler = logging.StreamHandler(sys.stderr)
    lines = TextLines("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if config.log == "json" else lines)
    handler.addFilter(Seldom())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("klabauter").setLevel(logging.INFO)
