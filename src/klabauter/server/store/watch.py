"""Whether the database can be trusted while the server runs: it answers, is not damaged, and is still the same file.

SQLite notices nothing when its file is deleted or replaced: it goes on with the old one, which nobody finds any more
after the end of the process. So the file is looked at before and after every transaction that writes.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError

from klabauter.server.errors import NoDatabase
from klabauter.server.store.engine import away, damaged, file_of, one_line

log = logging.getLogger("klabauter.store")


class Watch:
    def __init__(self, url: str) -> None:
        self._file = file_of(url)
        self._opened = self._there()
        self.damaged = False  # for good: what is written to a damaged database may be lost

    def _there(self) -> tuple[int, int] | None:
        """Which file is there; None: no file, or no SQLite."""
        if self._file is None:
            return None
        try:
            found = self._file.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino

    def check(self) -> None:
        """NoDatabase if nothing must be written, and the reason in the log."""
        if self.damaged:
            raise NoDatabase()
        there = self._there()
        if there == self._opened:
            return
        if there is None:
            log.error(
                "the database file %s is gone: nothing is written. Put it back, and the server goes on by itself. "
                "If it was deleted, do not stop the server before you have saved its content (docs/hosting.md)",
                self._file,
            )
        else:
            log.error(
                "the database file %s was replaced: nothing is written. Restart the server to use the new file, "
                "or put the old one back (docs/hosting.md)",
                self._file,
            )
        raise NoDatabase()

    @contextmanager
    def reaching(self) -> Iterator[None]:
        """Where the database may be away, read-only or damaged: then NoDatabase, and the reason in the log."""
        try:
            yield
        except DBAPIError as error:
            if damaged(error):
                self.damaged = True
                log.error(
                    "the database is damaged: nothing is written any more. Stop the server and restore the last "
                    "backup (docs/hosting.md). It says: %s",
                    one_line(error),
                )
            elif away(error):
                log.warning("the database does not answer: %s", one_line(error))
            else:
                raise
            raise NoDatabase() from error
