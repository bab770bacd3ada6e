"""uvicorn's WebSockets with a short way out: what a table tells is written at once, without waking a task for it."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from klabauter.server.tables.live import Write

EXTENSION = "klabauter.write"  # among those of a connection


class Protocol(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"write": self.write}

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        extensions = getattr(self, "scope", {}).get("extensions", {})
        extensions.pop(EXTENSION, None)  # it leads back here: a circle would keep all of it in memory for long

    def write(self, text: bytes) -> bool:
        """Send a message now. False: it has to wait, because the client does not read so fast or is going."""
        if self.conn.state is not State.OPEN or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True


def write_of(scope: Any) -> Write | None:
    """The short way of a connection; other ASGI servers have none."""
    found: Write | None = (scope.get("extensions") or {}).get(EXTENSION, {}).get("write")
    return found
