"""Connections that cost something without doing anything: too many, never complete, never read."""

from __future__ import annotations

import contextlib
import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.players import Person, Server, serving

NO_PATIENCE = "from klabauter.server.web import connections; connections.REQUEST = 0.2"
FEW_FILES = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (100, 150))"
SMALL_OUTBOX = """
from klabauter.server import config, run
from klabauter.server.tables import live
run.SEND_BUFFER = 4096
live.OUTBOX = {outbox}
config.ADDRESS = config.ADDRESS._replace(waiting={waiting})
"""


def connect(server: Server) -> socket.socket:
    sock = socket.create_connection(("127.0.0.1", server.port))
    sock.settimeout(60)
    return sock


@contextlib.contextmanager
def raw_socket(server: Server, table: str, address: str = "") -> Iterator[socket.socket]:
    """A WebSocket of somebody who watches a table and reads only what the test reads."""
    lines = [f"GET /api/tables/{table}/socket HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Upgrade: websocket"]
    lines += ["Connection: Upgrade", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13"]
    lines += [f"X-Forwarded-For: {address}"] if address else []
    with socket.socket() as sock:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        sock.settimeout(60)
        sock.connect(("127.0.0.1", server.port))
        sock.sendall("\r\n".join([*lines, "", ""]).encode())
        sock.recv(512)
        sock.sendall(frame(b'{"type":"hello"}'))
        yield sock


def to_its_end(sock: socket.socket) -> bytes:
    """All that the server sends until it closes the connection."""
    line = b""
    with contextlib.suppress(ConnectionResetError):
        while data := sock.recv(4096):
            line += data
    return line


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Endless: ",
        b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{",
    ],
    ids=["nothing", "headers", "body"],
)
def test_a_request_that_does_not_arrive_is_not_waited_for(impatient: Server, sent: bytes) -> None:
    """Neither the first one of a connection nor the second."""
    with connect(impatient) as sock:
        sock.sendall(sent)
        assert to_its_end(sock) == b""
    with connect(impatient) as sock:
        sock.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert sock.recv(4096).startswith(b"HTTP/1.1 200 OK")
        sock.sendall(sent or b"G")
        assert b"HTTP/1.1" not in to_its_end(sock)
    assert httpx.get(impatient.url + "/health").status_code == 200


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("impatient"), patch=NO_PATIENCE) as server:
        yield server


def test_the_connections_of_an_address_are_bounded(tmp_path: Path) -> None:
    with (
        serving(tmp_path, KLABAUTER_LIMITS="1", KLABAUTER_CONNECTIONS_PER_ADDRESS="5") as server,
        contextlib.ExitStack() as opened,
    ):
        for _ in range(5):
            opened.enter_context(connect(server))
        with connect(server) as sixth:
            assert to_its_end(sixth).startswith(b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: ")
        opened.close()
        assert reached(server)


def reached(server: Server) -> bool:
    """Ask until somebody answers: connections that were closed are noticed one after the other."""
    while True:
        with contextlib.suppress(httpx.TransportError):
            answer = httpx.get(server.url + "/health")
            if answer.status_code == 200:
                return True


def test_running_out_of_descriptors_is_survived_and_reported(tmp_path: Path) -> None:
    with serving(tmp_path, patch=FEW_FILES, KLABAUTER_PROXY="true") as server, contextlib.ExitStack() as opened:
        anna = Person(server)
        device = anna.sit(anna.create("port-royal", ["me", "open"]))
        for _ in range(300):
            opened.enter_context(connect(server))
        device.do("ping")
        while "no file descriptors for more than 86 connections" not in server.log.read_text("utf-8"):
            pass
        opened.close()
        assert reached(server)


@pytest.mark.parametrize(("outbox", "waiting"), [(20_000, 1e9), (1e9, 50_000)], ids=["connection", "address"])
def test_who_does_not_read_is_cut_off(tmp_path: Path, outbox: float, waiting: float) -> None:
    """By what waits for one connection, and by what waits for all connections of an address."""
    with (
        serving(tmp_path, patch=SMALL_OUTBOX.format(outbox=outbox, waiting=waiting)) as server,
        contextlib.ExitStack() as opened,
    ):
        anna = Person(server)
        table = anna.create("freibeuter", ["me", "me"])
        device = anna.sit(table, seat=0)
        device.do("start")
        for _ in range(4):
            opened.enter_context(raw_socket(server, table))
        while connections(server) < 5:
            pass
        for number in range(1000):  # each one is told to everybody, with the whole table
            assert anna.http.patch("/api/me", json={"name": f"Anna {number}"}).status_code == 200
            if connections(server) == 1:
                break
        assert connections(server) == 1
        device.do("ping")


def test_what_arrives_at_once_is_handled_in_parts_and_in_order(server: Server) -> None:
    """Hundreds of messages in one go, and one that is longer than a part."""
    anna = Person(server)
    device = anna.sit(anna.create("port-royal", ["me", "open"]))
    requests = [f'{{"type":"ping","id":{number}}}' for number in range(1000, 1400)]
    requests.append(json.dumps({"type": "why", "move": "x" * 10_000, "id": 1400}))
    device.socket.socket.sendall(b"".join([frame(request.encode()) for request in requests]))
    replies: list[int] = []
    while len(replies) < len(requests):
        found = device.read()
        replies += [found["reply"]] if "reply" in found else []
    assert replies == list(range(1000, 1401))


def frame(text: bytes) -> bytes:
    """A text frame of a client, with the mask 0."""
    short = len(text) < 126
    length = bytes([0x80 | len(text)]) if short else bytes([0x80 | 126]) + len(text).to_bytes(2, "big")
    return bytes([0x81]) + length + bytes(4) + text


def connections(server: Server) -> int:
    """How many look at tables."""
    found = re.search(r"^klabauter_connections (\d+)$", httpx.get(server.url + "/metrics").text, re.MULTILINE)
    assert found is not None
    return int(found[1])
