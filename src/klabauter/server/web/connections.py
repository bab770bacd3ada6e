"""uvicorn's connections with bounds: how many there are, how long a client may take, and what it may cost.

- An address has a bounded number of connections, and the process leaves some file descriptors for other things.
- A request must arrive within ``REQUEST`` seconds, and a client that does not read for ``STALLED`` seconds is cut off.
- What arrives is parsed in small parts, which is charged. A WebSocket whose payers are overdrawn is not read.
"""

from __future__ import annotations

import asyncio
import logging
from time import thread_time
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from klabauter.server.costs import Bill, Costs
from klabauter.server.limits import source

log = logging.getLogger("klabauter.web")
EXTENSION = "klabauter.connection"  # among those of a WebSocket's scope: its SocketProtocol
PART = 4096  # bytes that are parsed at once; so many can be hundreds of messages
UNREAD = 1 << 20  # bytes that may wait to be parsed
REQUEST = 20.0  # seconds for a whole request, from the connection or its first byte on
STALLED = 30.0  # seconds without reading anything, while something waits to be sent
CONNECT = 0.0002  # seconds of processor time for which a new connection is charged
SPARE = 64  # file descriptors that are not for connections
REFUSED = b"HTTP/1.1 %s\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Settings(uvicorn.Config):
    """uvicorn's configuration with what these connections need to know.

    ``descriptors``: how many files and connections the process may have open.
    """

    def __init__(self, app: Any, costs: Costs, proxy: bool, descriptors: int, **settings: Any) -> None:
        super().__init__(app, http=HttpProtocol, ws=SocketProtocol, **settings)
        self.costs = costs
        self.proxy = proxy
        self.most = max(1, descriptors - SPARE)  # connections


class Bounded(asyncio.Protocol):
    """What both kinds of connections have in common; goes before uvicorn's class."""

    config: uvicorn.Config
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    client: tuple[str, int] | None
    connections: set[Any]

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        assert isinstance(self.config, Settings)
        self.settings = self.config
        self.bill = Bill(self.settings.costs, [])
        self._unread = bytearray()  # what has arrived and was not parsed yet
        self._stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count and charge the connection; refuse it if its address or the process has too many.

        Behind a proxy the address is not known yet and is counted later.
        """
        super().connection_made(transport)
        if not self.settings.proxy and self.client is not None:  # else the address is known with the headers
            self.bill = self.settings.costs.bill(None, source(self.client[0]))
        self.bill.charge(CONNECT)
        counted = self.bill.open()
        if len(self.connections) > self.settings.most:
            log.warning("no file descriptors for more than %d connections: somebody is refused", self.settings.most)
            self.refuse(b"503 Service Unavailable")
        elif not counted:
            self.refuse(b"429 Too Many Requests")

    def refuse(self, status: bytes) -> None:
        """Answer with a bare HTTP status such as ``b"429 Too Many Requests"`` and close the connection."""
        self.transport.write(REFUSED % status)
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Give back what was counted for the connection, and forget unread data and timers."""
        super().connection_lost(exc)
        self.bill.close()
        self._unread.clear()
        self._set_stalled(None)

    # -- reading

    def data_received(self, data: bytes) -> None:
        """Parse a small piece at once, more of it piece by piece while reading is paused.

        Ends the connection if more than ``UNREAD`` bytes wait.
        """
        if self.transport.is_closing():
            return
        if not self._unread and len(data) <= PART:
            self.parse(data)
            return
        self._unread += data
        if len(self._unread) > UNREAD:
            self.transport.abort()
            return
        self.transport.pause_reading()
        self.parse_more()

    def parse(self, data: bytes) -> None:
        """Hand data to uvicorn's parser; charge its size and the processor time it took."""
        began = thread_time()
        super().data_received(data)
        self.bill.charge(thread_time() - began, len(data))

    def parse_more(self) -> None:
        """Parse the next part of what has arrived; after the last one the client is read again."""
        if self.transport.is_closing():
            self._unread.clear()
        elif self._unread:
            part = bytes(self._unread[:PART])
            del self._unread[:PART]
            self.parse(part)
            self.loop.call_soon(self.parse_more)
        elif not self.wants_pause():
            self.transport.resume_reading()

    def wants_pause(self) -> bool:
        """Whether uvicorn itself does not want to read now."""
        raise NotImplementedError

    # -- writing

    def pause_writing(self) -> None:
        """Also start the timer that ends the connection if the client reads nothing for ``STALLED`` seconds."""
        super().pause_writing()
        self._wait_for_reader()

    def resume_writing(self) -> None:
        """Also stop the timer for stalled clients."""
        super().resume_writing()
        self._set_stalled(None)

    def _wait_for_reader(self, before: int | None = None) -> None:
        """Go on waiting as long as the client reads anything; ``before``: bytes that waited the last time."""
        waiting = self.transport.get_write_buffer_size()
        if before is not None and waiting >= before:
            self.transport.abort()
        else:
            self._set_stalled(self.loop.call_later(STALLED, self._wait_for_reader, waiting))

    def _set_stalled(self, timer: asyncio.TimerHandle | None) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
        self._stalled = timer

    def end(self) -> None:
        """Close it, at once if it does not read."""
        if self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            self.transport.close()


class HttpProtocol(Bounded, H11Protocol):
    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._late: asyncio.TimerHandle | None = None  # ends it when a request does not arrive
        self._upgraded = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Also start the timer for the first request."""
        super().connection_made(transport)
        self._late = self.loop.call_later(REQUEST, self.end)

    def connection_lost(self, exc: Exception | None) -> None:
        """Also stop the timer for a request."""
        super().connection_lost(exc)
        self._in_time()

    def parse(self, data: bytes) -> None:
        """Parse, unless it is a WebSocket by now; start or stop the timer for an incomplete request."""
        if not self._upgraded:
            super().parse(data)
        if self._nothing_missing():
            self._in_time()
        elif self._late is None:
            self._late = self.loop.call_later(REQUEST, self.end)

    def _nothing_missing(self) -> bool:
        """Whether a whole request has arrived, which is being answered."""
        cycle: RequestResponseCycle | None = self.cycle
        return self._upgraded or (cycle is not None and not cycle.more_body and not cycle.response_complete)

    def _in_time(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def wants_pause(self) -> bool:
        """Whether uvicorn has paused reading, or a WebSocket has taken the connection over."""
        return self._upgraded or self.flow.read_paused

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to :class:`SocketProtocol`, without counting it twice."""
        self._upgraded = True
        self.bill.close()  # the same connection is counted again by its new protocol
        super().handle_websocket_upgrade(event)

    def timeout_keep_alive_handler(self) -> None:
        """Close an idle connection, at once if the client does not read."""
        if self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            super().timeout_keep_alive_handler()


class SocketProtocol(Bounded, WebSocketsSansIOProtocol):
    """A WebSocket. Also has a short way out: what a table tells is written at once, without waking a task for it."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._gone: asyncio.Future[None] = self.loop.create_future()
        self._later: asyncio.TimerHandle | None = None  # parses more when the payers are not overdrawn any more

    def handle_connect(self, event: Request) -> None:
        """Make this protocol available to the handler, through the extensions of the scope."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"protocol": self}

    def connection_lost(self, exc: Exception | None) -> None:
        """Wake whatever waits in :meth:`receive`, and undo :meth:`handle_connect`."""
        super().connection_lost(exc)
        if not self._gone.done():
            self._gone.set_result(None)
        extensions = getattr(self, "scope", {}).get("extensions", {})
        extensions.pop(EXTENSION, None)  # it leads back here: a circle would keep all of it in memory for long

    # -- reading

    def parse(self, data: bytes) -> None:
        """Stop reading after this if the payers are overdrawn."""
        super().parse(data)
        if self.bill.debt() > 0:  # perhaps by control frames, of which nobody else hears
            self.transport.pause_reading()
            self.parse_more()

    def parse_more(self) -> None:
        """Not before what was parsed so far is handled (then ``receive`` comes here) and can be paid."""
        debt = self.bill.debt()
        if self._later is not None:
            self._later.cancel()
            self._later = None
        if debt > 0:
            self._later = self.loop.call_later(debt, self.parse_more)
        elif self.queue.empty() or not self._unread:
            super().parse_more()

    def wants_pause(self) -> bool:
        """Whether uvicorn has paused reading because messages are waiting for the application."""
        return self.read_paused

    async def receive(self) -> Any:
        """The next message, as soon as its payers are not overdrawn."""
        if self._unread:
            self.parse_more()
        message = await super().receive()
        if self._unread:
            self.transport.pause_reading()  # uvicorn reads on when it has nothing left, but here something is
        if self.bill.debt() > 0:
            paid = asyncio.ensure_future(self.bill.wait())
            try:
                await asyncio.wait([paid, self._gone], return_when=asyncio.FIRST_COMPLETED)
            finally:
                paid.cancel()
        return message

    # -- writing

    def write(self, text: bytes) -> bool:
        """Send a message now. False: it has to wait, because the client does not read so fast or is going."""
        if self.conn.state is not State.OPEN or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def abort(self) -> None:
        """End the connection without a word: its client does not read."""
        self.transport.abort()

    def keepalive_timeout(self) -> None:
        """End a client that does not answer pings, at once if it does not read either."""
        if self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            super().keepalive_timeout()


def protocol_of(scope: Any) -> SocketProtocol | None:
    """The connection of a WebSocket; other ASGI servers have none of this kind."""
    found: SocketProtocol | None = (scope.get("extensions") or {}).get(EXTENSION, {}).get("protocol")
    return found
