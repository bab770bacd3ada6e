"""The pauses between the steps of a watched game, and the keys that control it."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from types import TracebackType

from rich.console import Console


class Left(Exception):
    """The person has seen enough."""


class Pace:
    """A pause after each step. Any key holds the show, the next one lets it go on, q ends it.

    Where nobody looks there are no pauses, and where nobody sits at the keys there is nothing to hold.
    """

    def __init__(self, delay: float, console: Console, held: Callable[[], None]) -> None:
        self.delay = delay if console.is_terminal else 0.0
        self.keys = console.is_terminal and sys.stdin.isatty()
        self._held = held

    def wait(self) -> None:
        """Until the next step is due."""
        if not self.keys:
            time.sleep(self.delay)
            return
        if (key := self._key(self.delay)) is not None:
            self._heed(key)
            self._held()
            self._heed(self._key(None))

    @staticmethod
    def _heed(key: str | None) -> None:
        if key in ("q", "Q", "", "\x04"):  # "": there is no keyboard any more
            raise Left

    if sys.platform == "win32":

        def __enter__(self) -> Pace:
            return self

        def __exit__(
            self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
        ) -> None:
            pass

        def _key(self, seconds: float | None) -> str | None:
            import msvcrt

            until = None if seconds is None else time.monotonic() + seconds
            while not msvcrt.kbhit():
                if until is not None and time.monotonic() >= until:
                    return None
                time.sleep(0.02)
            return msvcrt.getwch()

    else:

        def __enter__(self) -> Pace:
            """Single keys, without Enter and without showing them, until the show is over."""
            if self.keys:
                import termios
                import tty

                self._before = termios.tcgetattr(sys.stdin)
                tty.setcbreak(sys.stdin)
            return self

        def __exit__(
            self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
        ) -> None:
            if self.keys:
                import termios

                termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self._before)

        def _key(self, seconds: float | None) -> str | None:
            """What was pressed within this time; an arrow or the like is one key, too."""
            import select

            ready, _, _ = select.select([sys.stdin], [], [], seconds)
            return os.read(sys.stdin.fileno(), 32).decode("utf-8", "replace") if ready else None
