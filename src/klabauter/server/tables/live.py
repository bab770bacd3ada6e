"""A table in the memory of this process: its sheet, and the connections that look at it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence

from klabauter.server.tables import telling
from klabauter.server.tables.sheet import Sheet
from klabauter.wire.play import AnyTold, Present, encode
from klabauter.wire.tables import TableInfo

Write = Callable[[bytes], bool]
OUTBOX = 200  # messages a slow connection may be behind


class Connection:
    """One device at a table. It looks from one of its person's seats at a time, or from none.

    ``write`` sends at once if it can; whatever it cannot waits in the outbox for a task that sends it in order.
    """

    def __init__(self, person: str | None, lang: str | None, board: bool = False, write: Write | None = None) -> None:
        self.person = person
        self.board = board
        self.lang = lang
        self.seat: int | None = None
        self.since = 0  # the first event it has not been told
        self.muted: frozenset[str] = frozenset()
        self._write = write
        self.outbox: deque[bytes] = deque()
        self.here: list[int] = []  # the seats whose people are here, as it was told last
        self.news = asyncio.Event()  # something waits in the outbox, or it was closed
        self.closed = False

    def send(self, message: AnyTold | bytes) -> None:
        """Send a message. Whoever does not read is dropped; coming back resumes where it stopped."""
        if self.closed:
            return
        if len(self.outbox) >= OUTBOX:
            self.close()
            return
        told = message if isinstance(message, bytes) else encode(message)
        if self.outbox or self._write is None or not self._write(told):
            self.outbox.append(told)
            self.news.set()

    def close(self) -> None:
        self.closed = True
        self.news.set()


class Program(Connection):
    """A program on a seat. It is not told how things stand, only that they changed: it is asked when its turn comes."""

    def __init__(self, person: str) -> None:
        super().__init__(person, None)
        self.news.set()

    def send(self, message: AnyTold | bytes) -> None:
        pass


class Live:
    """Whoever reads or changes the sheet holds the lock: between a change and its commit nobody may look."""

    def __init__(self, sheet: Sheet, names: list[str | None]) -> None:
        self.sheet = sheet
        self.names = names
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.stale = False  # another process has added acts
        self.used = 0.0
        self.noticing = False  # somebody came or went, which is told in a moment
        self.asked: tuple[int, float] | None = None  # a bot, after how many moves, and when
        self.heard: dict[int, int] = {}  # by bot seat: how much of the log it knew at its last decision

    def here(self) -> list[int]:
        present = {connection.person for connection in self.connections}
        return [n for n, seat in enumerate(self.sheet.seats) if seat.person is not None and seat.person in present]

    def info(self) -> TableInfo:
        return telling.table_info(self.sheet, self.names, self.here())

    def tell(self, connections: Sequence[Connection] | None = None) -> None:
        """Send everybody (or these) how things stand for them; the same bytes are made once."""
        listeners = list(self.connections) if connections is None else connections
        if not listeners:
            return
        sheet, here = self.sheet, self.here()
        about = telling.table_info(sheet, self.names, here)
        made: dict[tuple[int | None, int, str | None, bool], tuple[bytes, int]] = {}
        for connection in listeners:
            connection.here = here
            if isinstance(connection, Program):
                connection.news.set()
                continue
            key = (connection.seat, connection.since, connection.lang, connection.board)
            if key not in made:
                words = telling.speaker(connection.lang, self.names, sheet)
                state = telling.state(sheet, connection.seat, connection.since, about, words, connection.board)
                made[key] = encode(state), state.since + len(state.events)
            told, connection.since = made[key]
            connection.send(told)

    def tell_presence(self) -> None:
        """Tell those who do not know it yet who is here."""
        here = self.here()
        told = encode(Present(here))
        for connection in self.connections:
            if connection.here != here:
                connection.here = here
                connection.send(told)

    def place(self, connection: Connection, seat: int | None, since: int) -> None:
        """Let the connection look from this seat, as one that has seen all events before ``since``."""
        connection.seat = seat
        table = self.sheet.table
        connection.since = 0 if table is None else min(since, len(table.log(None)))
