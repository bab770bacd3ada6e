"""A name that is public when it is checked and private when it is used; redirects from outside to inside.

The first test has a small internet of its own (``public_network.py``): a network namespace, real name lookups, real
addresses. The second one proves the same where no namespaces are allowed: names and connections lead to this machine.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from klabauter.server import notify
from klabauter.server.config import Config
from klabauter.server.errors import BadWebhook
from klabauter.server.outgoing import target
from klabauter.server.store import Store
from klabauter.wire.people import Notify
from tests.server.receivers import certificates, receiving

ROOT = Path(__file__).resolve().parents[2]
SPACE = ["unshare", "--map-root-user", "--net", "--mount"]
PUBLIC, INSIDE = "9.9.9.9", "127.0.0.1"


def namespaces() -> bool:
    """Whether this machine lets us have networks of our own."""
    return (
        bool(shutil.which("unshare") and shutil.which("ip"))
        and not subprocess.run([*SPACE, "ip", "link", "set", "lo", "up"], capture_output=True, check=False).returncode
    )


@pytest.mark.skipif(not namespaces(), reason="no network namespaces here; the next test proves the same by a seam")
def test_in_a_network_of_its_own_nothing_inside_is_reached(tmp_path: Path) -> None:
    command = [*SPACE, sys.executable, "-m", "tests.server.public_network", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    data = json.loads(done.stdout)
    assert data == {
        "mixed": [400, 400],
        "later": [200], "later came": ["/201/later"], "later refused": True,
        "pinned": [200], "pinned came": "/200/hook.example", "pinned asked": ["hook.example"],
        "led": [200], "led came": "/307/led", "led refused": True,
        "inside": 0,
    }  # fmt: skip


class Led:
    """Names and connections of this process: a public address leads to a receiver here, any other one nowhere."""

    def __init__(self, port: int, monkeypatch: pytest.MonkeyPatch) -> None:
        self.answers: list[list[str]] = []
        self.connected: list[str] = []
        self.port = port
        monkeypatch.setattr(socket, "getaddrinfo", self.resolve)
        monkeypatch.setattr(socket, "create_connection", self.connected_to)

    def resolve(self, host: str, port: int, *more: Any, **options: Any) -> list[Any]:
        found = self.answers.pop(0)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in found]

    def connected_to(self, address: tuple[str, int], limit: float) -> socket.socket:
        self.connected.append(address[0])
        if address[0] != PUBLIC:
            raise ConnectionRefusedError
        sock = socket.socket()
        sock.settimeout(limit)
        sock.connect((INSIDE, self.port))
        return sock


def test_by_a_seam_nothing_inside_is_reached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trusted, own = certificates(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(trusted))
    with receiving(own) as receiver:
        led = Led(receiver.port, monkeypatch)

        async def reached(store: Store, path: str, *answers: list[str]) -> bool:
            """Whether somebody with this webhook was told; the first answer is for the check, the others come later."""
            led.answers[:] = answers
            url = f"https://hook.example/{path}"
            assert target(url).address == answers[0][0]
            request = msgspec.json.encode(Notify(webhook=url, secret="s")).decode()
            one = notify.Waiting("table", "jolly-und-roger", "anna", "Anna", "en", None, request, None)
            return await notify.tell(one, store, Config(address="https://k.example"))

        async def run() -> None:
            store = Store(f"sqlite:///{tmp_path / 'server.db'}")
            assert not await reached(store, "200", [PUBLIC], [INSIDE])
            assert not await reached(store, "200", [PUBLIC], [PUBLIC, INSIDE])
            assert led.connected == []
            assert await reached(store, "200", [PUBLIC], [PUBLIC], [INSIDE])
            assert led.answers == [[INSIDE]]  # nobody asked once more
            receiver.elsewhere = f"https://{INSIDE}:{receiver.port}/200"
            assert not await reached(store, "307", [PUBLIC], [PUBLIC], [INSIDE])
            assert led.connected == [PUBLIC, PUBLIC]
            store.close()

        asyncio.run(run())
        assert [receiver.came.get().path for _ in range(2)] == ["/200", "/307"]
        assert receiver.came.empty()
        for mixed in ([PUBLIC, INSIDE], [INSIDE, PUBLIC]):
            led.answers[:] = [mixed]
            with pytest.raises(BadWebhook):
                target("https://hook.example/200")
