"""Requests to addresses that strangers name: https only, nowhere inside a private network, and never for long."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import re
import socket
import ssl
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import NamedTuple, TypeVar
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

from klabauter.server.errors import BadWebhook

LIMIT = 5.0  # seconds for everything together, once the name is resolved
LONGEST = 1000  # signs of an address
WAIT = 10.0  # seconds for everything, with a free thread and the name, for which a system has no limit of its own
THREADS = 32  # no others are used: a name server that is silent stops nothing else
EACH = 2  # threads that one person, or one address, has at a time
REST = 60.0  # seconds in which nothing is sent for somebody whose receiver or name server was silent
ANSWER = 4096  # bytes in which an answer must have said its status
_STATUS = re.compile(rb"HTTP/\S+ +(\d{3})(?!\d)")
Done = TypeVar("Done")

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
_UNICAST = ipaddress.IPv6Network("2000::/3")  # what stands for another address or for none lies outside, as a rule
# what lies on public ground and still leads elsewhere or nowhere; some versions of Python count it as global
_SPECIAL: list[Network] = [
    ipaddress.ip_network(network)
    for network in (
        "0.0.0.0/8", "100.64.0.0/10", "192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24",
        "192.88.99.0/24", "192.175.48.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "240.0.0.0/4",
        "2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20",
    )
]  # fmt: skip


class Target(NamedTuple):
    """Where a request goes: the name the certificate must bear, and the address that was checked."""

    host: str
    address: str
    port: int
    path: str


def networks(text: str) -> list[Network]:
    """Networks from a list with commas; ValueError says what is none."""
    return [ipaddress.ip_network(part.strip()) for part in text.split(",") if part.strip()]


class Threads:
    """Threads for what may take long, each of which is done for somebody. Nobody has more than ``each`` of them at a
    time, and a receiver that made one wait for too long gets none for ``rest`` seconds: the others are not delayed."""

    def __init__(self, name: str, threads: int, each: int, rest: float = 0.0) -> None:
        self._pool = ThreadPoolExecutor(threads, name)
        self._each = each
        self._rest = rest
        self._turns: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()  # of those who use one
        self._resting: dict[str, float] = {}  # until when

    async def run(self, work: Callable[[], Done], whose: str) -> Done:
        """Do this. After a while it counts as failed (TimeoutError), whatever its thread waits for."""
        if time.monotonic() < self._resting.get(whose, 0.0):
            raise TimeoutError()
        turn = self._turns.setdefault(whose, asyncio.Semaphore(self._each))
        try:
            async with asyncio.timeout(WAIT):
                await turn.acquire()
                return await self._do(work, turn)
        except TimeoutError:
            at = time.monotonic()
            self._resting = {one: until for one, until in self._resting.items() if until > at}
            self._resting[whose] = at + self._rest
            raise

    def _do(self, work: Callable[[], Done], turn: asyncio.Semaphore) -> asyncio.Future[Done]:
        """The turn is over when the thread is free again, not when nobody waits for it any more."""
        loop = asyncio.get_running_loop()

        def free(_: Future[Done]) -> None:
            with contextlib.suppress(RuntimeError):  # the server has ended
                loop.call_soon_threadsafe(turn.release)

        done = self._pool.submit(work)
        done.add_done_callback(free)
        return asyncio.wrap_future(done)


OUTGOING = Threads("outgoing", THREADS, EACH, REST)
MAIL = Threads("mail", 4, 4)  # the mail server is the operator's own, so all mail is one queue


def target(url: str, own: Sequence[Network] = ()) -> Target:
    """Resolve an address and refuse it if any answer is private and not in one of the host's own networks."""
    if len(url) > LONGEST or not all("!" <= sign <= "~" for sign in url):
        raise BadWebhook()
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port or 443
        if parts.scheme != "https" or not host or parts.username is not None or parts.password is not None:
            raise BadWebhook()
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (ValueError, OSError) as error:
        raise BadWebhook() from error
    addresses = [str(entry[4][0]) for entry in found]
    if not addresses or not all([_allowed(address, own) for address in addresses]):
        raise BadWebhook()
    return Target(host, addresses[0], port, (parts.path or "/") + (f"?{parts.query}" if parts.query else ""))


def _allowed(text: str, own: Sequence[Network]) -> bool:
    address = ipaddress.ip_address(text.split("%")[0])
    if any([address in network for network in own]):
        return True
    if address.version == 6 and address not in _UNICAST:
        return False
    return address.is_global and not address.is_multicast and not any([address in network for network in _SPECIAL])


def post(url: str, body: bytes, headers: Mapping[str, str], own: Sequence[Network] = (), limit: float = LIMIT) -> int:
    """The status of the answer. Goes to the very address that was checked: the name is not asked for a second time,
    no redirect is followed, and a receiver that answers byte by byte is cut off, too."""
    to = target(url, own)
    ends = time.monotonic() + limit
    name = f"[{to.host}]" if ":" in to.host else to.host
    head = {"Host": name if to.port == 443 else f"{name}:{to.port}", "Content-Length": str(len(body)), **headers}
    lines = [f"POST {to.path} HTTP/1.1", *[f"{key}: {value}" for key, value in head.items()], "Connection: close"]
    with socket.create_connection((to.address, to.port), limit) as plain:
        plain.settimeout(_left(ends))
        with ssl.create_default_context().wrap_socket(plain, server_hostname=to.host) as sock:
            sock.settimeout(_left(ends))
            sock.sendall("\r\n".join([*lines, "", ""]).encode("ascii") + body)
            return _status(sock, ends)


def _left(ends: float) -> float:
    left = ends - time.monotonic()
    if left <= 0:
        raise TimeoutError()
    return left


def _status(sock: ssl.SSLSocket, ends: float) -> int:
    answer = b""
    while b"\n" not in answer and len(answer) < ANSWER:
        sock.settimeout(_left(ends))
        more = sock.recv(ANSWER)
        if not more:
            break
        answer += more
    status = _STATUS.match(answer)
    if status is None:
        raise OSError("no answer of HTTP")
    return int(status[1])
