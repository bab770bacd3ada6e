"""A table in the memory of this process: its sheet, and the connections that look at it."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Collection, Sequence
from time import thread_time
from typing import Protocol

from klabauter.server.costs import Bill, Costs, paying
from klabauter.server.pace import Pace
from klabauter.server.tables import serialize
from klabauter.server.tables.authority import Authority, authority
from klabauter.server.tables.sheet import Sheet
from klabauter.wire.play import AnyMessage, Present, encode
from klabauter.wire.tables import TableInfo

log = logging.getLogger("klabauter")
OUTBOX = 1_000_000  # bytes that may wait for a connection that reads slowly


class Out(Protocol):
    """The way to a client."""

    def write(self, text: bytes) -> bool:
        """Send a message now, or return False if it has to wait."""
        ...

    def abort(self) -> None:
        """End the connection, whatever waits to be sent."""
        ...


class Connection:
    """One device at a table. What it may see follows from the sheet each time something is sent to it: the seat that
    it chose, if that is its person's own, or, until it chooses, the only own seat; else what everybody sees.

    ``out`` sends at once if it can; what it cannot send waits in the outbox for a task that sends it in order.
    ``bill`` pays for what is sent. While it is overdrawn, the connection is ``behind`` and gets the state
    later.
    """

    def __init__(
        self,
        person: str | None,
        key: str | None,
        lang: str | None,
        *,
        password: bool = False,
        out: Out | None = None,
        bill: Bill | None = None,
    ) -> None:
        self.person = person
        self.key = key  # the hash of the token by which the person is known here
        self.password = password  # it gave the table's password
        self.lang = lang
        self.chose = False  # until it chooses a seat, it looks from the only own one
        self.wanted: int | None = None  # the seat it chose, or none
        self.since = 0  # the first event it has not got
        self.muted: frozenset[str] = frozenset()
        self._out = out
        self.bill = bill or Bill(Costs({}), [])
        self.behind = False  # it has not got the newest state
        self.outbox: deque[bytes] = deque()
        self._waiting = 0  # bytes in the outbox
        self.here: list[int] = []  # the seats whose people are here, as it knows
        self.news = asyncio.Event()  # something waits in the outbox, or it was closed
        self.closed = False

    def authority(self, sheet: Sheet) -> Authority:
        """What its person may do at the table, by the current state of the sheet."""
        return authority(sheet, self.person, self.password)

    def seat(self, sheet: Sheet) -> int | None:
        """The seat it looks from now."""
        own = self.authority(sheet).seats
        if self.chose:
            return self.wanted if self.wanted in own else None
        return own[0] if len(own) == 1 else None

    def choose(self, seat: int | None) -> None:
        """Look from this seat from now on, None: as a spectator. Ownership is checked later, in :meth:`seat`."""
        self.chose, self.wanted = True, seat

    def send(self, message: AnyMessage | bytes) -> None:
        """Send a message. A client that does not read is dropped; when it comes back it resumes where it stopped."""
        if self.closed:
            return
        data = message if isinstance(message, bytes) else encode(message)
        self.bill.charge(bytes=len(data))
        if self.outbox or self._out is None or not self._out.write(data):
            self.outbox.append(data)
            self.news.set()
            if not self._hold(len(data)):
                self.drop()
                if self._out is not None:
                    self._out.abort()

    def sent(self) -> None:
        """The first message of the outbox has been sent."""
        if self.outbox:  # meanwhile the connection may have been dropped
            self._hold(-len(self.outbox.popleft()))

    def _hold(self, bytes: int) -> bool:
        """So many bytes more wait, or fewer; whether they may, for this connection and all others of its payers."""
        self._waiting += bytes
        return self.bill.hold(bytes) and self._waiting <= OUTBOX

    def close(self) -> None:
        """Send what waits in the outbox, then end. :meth:`drop` ends without sending."""
        self.closed = True
        self.news.set()

    def drop(self) -> None:
        """Close it, and send nothing more of what waits: the person may no longer see it. A client that comes back
        hears why, or sees what it still may."""
        self.outbox.clear()
        self._hold(-self._waiting)
        self.close()


class Program(Connection):
    """A program on a seat. It does not get the state, only a signal that it changed; it is asked on its turn."""

    def __init__(self, person: str, key: str | None, seat: int, bill: Bill) -> None:
        super().__init__(person, key, None, bill=bill)
        self.choose(seat)
        self.news.set()

    def send(self, message: AnyMessage | bytes) -> None:
        """Drop the message: a program reads the table itself when ``news`` is set."""


class Live:
    """Whoever reads or changes the sheet holds the lock: between a change and its commit nobody may look."""

    def __init__(self, sheet: Sheet, names: list[str | None], uptime: Callable[[], int]) -> None:
        self.sheet = sheet
        self.uptime = uptime
        self.names = names
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.stale = False  # the sheet is not what is kept: it has to be rebuilt from all acts
        self.behind = False  # another process has added acts
        self.used = 0.0
        self.noticing = False  # somebody came or went, which is sent in a moment
        self.asked: tuple[int, float] | None = None  # a bot, after how many moves, and when
        self.heard: dict[int, int] = {}  # by bot seat: how much of the log it knew at its last decision
        self.pace = Pace()
        self.quick_bots = False  # a bot's own level took too long here: from now on one that does not search answers

    def here(self) -> list[int]:
        """The seats whose people have a connection open to this process."""
        present = {connection.person for connection in self.connections}
        return [n for n, seat in enumerate(self.sheet.seats) if seat.person is not None and seat.person in present]

    @property
    def wants_bot(self) -> bool:
        """Whether a bot has to decide now. Where nobody is present it waits, unless people play here by turns."""
        return self.sheet.waits == "bot" and (bool(self.connections) or self.sheet.goes_on_alone)

    def payer(self) -> str:
        """In whose turns bots think here: those of the host, or of somebody else who is here."""
        hosts = [connection for connection in self.connections if connection.person == self.sheet.host]
        present = hosts or list(self.connections)
        return present[0].bill.payer if present else self.sheet.host

    def info(self) -> TableInfo:
        """The table as the lobby and all clients see it, with who is present."""
        return serialize.table_info(self.sheet, self.names, self.uptime(), self.here())

    def tell(self, connections: Sequence[Connection] | None = None, late: bool = False) -> None:
        """Send everybody (or these) how things stand for them; the same bytes are made once.

        A connection that fails is closed, and the others still get it. Each pays for what is made for it; those that
        cannot pay get it later (then with ``late``). The connection that caused the change gets it at once, so that the
        answer to its message does not overtake it.
        """
        listeners = list(self.connections) if connections is None else connections
        if not listeners:
            return
        here = self.here()
        about = serialize.table_info(self.sheet, self.names, self.uptime(), here)
        made: dict[tuple[int | None, int, str | None], tuple[bytes, int]] = {}
        began = thread_time()
        for connection in listeners:
            connection.here = here
            try:
                self._tell(connection, about, made, late)
            except Exception:
                log.exception("a connection to table %s could not be served", self.sheet.id)
                connection.drop()
            ended = thread_time()
            connection.bill.charge_within(ended - began)
            began = ended

    def _tell(
        self,
        connection: Connection,
        about: TableInfo,
        made: dict[tuple[int | None, int, str | None], tuple[bytes, int]],
        late: bool,
    ) -> None:
        sheet = self.sheet
        if not connection.authority(sheet).looks:
            connection.drop()
        elif isinstance(connection, Program):
            connection.news.set()
        elif not late and connection.bill is not paying() and connection.bill.debt() > 0:
            connection.behind = True
            connection.news.set()
        else:
            key = (connection.seat(sheet), connection.since, connection.lang)
            if key not in made:
                words = serialize.speaker(connection.lang, self.names, sheet)
                state = serialize.state(sheet, key[0], connection.since, about, words)
                made[key] = encode(state), state.since + len(state.events)
            data, connection.since = made[key]
            connection.send(data)

    def tell_presence(self) -> None:
        """Tell those who do not know it yet who is here."""
        here = self.here()
        data = encode(Present(here))
        for connection in self.connections:
            if connection.here != here:
                connection.here = here
                connection.send(data)

    def resume(self, connection: Connection, since: int) -> None:
        """It has seen all events before ``since``."""
        table = self.sheet.table
        connection.since = 0 if table is None else min(since, table.event_count)

    def drop(self, keys: Collection[str]) -> None:
        """End the connections of keys that are no longer good."""
        for connection in list(self.connections) if keys else ():
            if connection.key in keys:
                connection.drop()

    def known_by(self) -> set[str]:
        """By which people are known here."""
        return {connection.key for connection in self.connections if connection.key is not None}
