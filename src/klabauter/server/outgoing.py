"""Requests to addresses that strangers name: https only, nowhere inside a private network, and never for long."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar
from urllib.parse import urlsplit

from klabauter.server.errors import BadWebhook

LIMIT = 5.0  # seconds for everything together, once the name is resolved
LONGEST = 1000  # signs of an address
WAIT = 10.0  # seconds for everything, with a free thread and the name, for which a system has no limit of its own
THREADS = ThreadPoolExecutor(8, "outgoing")  # no others: a name server that is silent stops nothing else
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


async def in_thread(work: Callable[[], Done]) -> Done:
    """Do what may take long. After a while it counts as failed (TimeoutError), whatever its thread waits for."""
    return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(THREADS, work), WAIT)


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
    no redirect is followed, and whoever answers byte by byte is cut off, too."""
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
    told = b""
    while b"\n" not in told and len(told) < ANSWER:
        sock.settimeout(_left(ends))
        more = sock.recv(ANSWER)
        if not more:
            break
        told += more
    status = _STATUS.match(told)
    if status is None:
        raise OSError("no answer of HTTP")
    return int(status[1])
