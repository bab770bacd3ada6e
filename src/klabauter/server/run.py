"""Starting the server process: the socket, the log, the address for people."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import signal
import socket
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec

import msgspec
import uvicorn

from klabauter.kernel.messages import Message
from klabauter.kernel.reading import of_system
from klabauter.server.bots import Worker
from klabauter.server.config import Config
from klabauter.server.costs import Costs
from klabauter.server.errors import CannotListen, NoAddress, NoDriver, ServerMessage
from klabauter.server.logs import set_up_log
from klabauter.server.store.engine import CHECKED, prepare, shown
from klabauter.version import build

log = logging.getLogger("klabauter")
MESSAGE = 16 * 1024  # bytes a client may send at once
SWITCH = 0.0002  # seconds until another thread lets the event loop go on; it waits so long many times in a move
DESCRIPTORS = 1_000_000  # files and connections, where the system has no limit
SEND_BUFFER = 128 * 1024  # bytes that the system may hold for a client that does not read; Linux doubles it
PORT, PORTS = 8731, 10  # without a port in the configuration: the usual one, and how many after it are tried


def with_database(config: Config) -> Config:
    """The configuration with a database: by default a file of this user."""
    if config.database:
        return config
    import platformdirs

    folder = platformdirs.user_data_path("klabauter", appauthor=False)
    return msgspec.structs.replace(config, database=f"sqlite:///{folder / 'server.db'}")


def need_redis(url: str) -> None:
    """Raise an error at the start if Redis is configured and its client library is missing."""
    if url and find_spec("redis") is None:
        raise NoDriver(address=url.rsplit("@", 1)[-1], package="redis")


def listen(config: Config) -> socket.socket:
    """A listening socket: at the configured port and no other; without one at the usual port or one of the next."""
    host = "0.0.0.0" if config.lan and config.host == "127.0.0.1" else config.host
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        socket.getaddrinfo(host or None, PORT, family)
    except (OSError, UnicodeError) as error:
        raise NoAddress(host=host) from error
    first, last = (PORT, PORT + PORTS) if config.port is None else (config.port, config.port)
    for port in range(first, last + 1):
        try:
            sock = socket.create_server((host, port), family=family, backlog=2048)
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)  # those it accepts have it, too
            return sock
        except OSError as error:
            if error.errno == errno.EADDRNOTAVAIL:
                raise NoAddress(host=host) from error
            if port == last:
                raise CannotListen(host=host, port=str(port), detail=_why(error)) from error
    raise AssertionError("there is a last port")


def _why(error: OSError) -> Message:
    """Why an address cannot be had, in the words of people."""
    if error.errno == errno.EADDRINUSE:
        return ServerMessage("why-port-taken")
    if error.errno == errno.EACCES:
        return ServerMessage("why-port-forbidden")
    return of_system(error)


def addresses(config: Config, sock: socket.socket) -> list[str]:
    """Under which addresses people reach the server."""
    host, port = sock.getsockname()[:2]
    names = [host] if host not in ("0.0.0.0", "::") else list(dict.fromkeys(["127.0.0.1", *_own_addresses()]))
    found = [f"http://{f'[{name}]' if ':' in name else name}:{port}/" for name in names]
    return [*found, config.address] if config.address else found


def _own_addresses() -> list[str]:
    """What this machine is called in its network; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return [str(probe.getsockname()[0])]
        except OSError:
            return []


def raise_descriptor_limit() -> int:
    """Let the process open as many files and connections as it may; how many that is."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return DESCRIPTORS
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):  # some systems have less to give than they say
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return DESCRIPTORS if soft == resource.RLIM_INFINITY else min(soft, DESCRIPTORS)


class Server(uvicorn.Server):
    """uvicorn's, which says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Call ``ready`` once the server accepts connections; not at all if the startup failed."""
        await super().startup(sockets)
        if self.started:
            self._ready()


def serve(config: Config, ready: Callable[[list[str]], None]) -> int:
    """Serve until somebody ends it; the exit code."""
    began = time.perf_counter()
    set_up_log(config)
    need_redis(config.redis)
    config = with_database(config)
    prepare(config.database, checked=CHECKED)
    sock = listen(config)
    from klabauter.server.web.app import application
    from klabauter.server.web.connections import Settings

    sys.setswitchinterval(SWITCH)
    descriptors = raise_descriptor_limit()
    costs = Costs(config.budgets(connections=descriptors / 2))
    app = application(config, costs)
    urls = addresses(config, sock)

    log.info("Klabauter %s starts with %s", build(), shown(config.database))

    def is_ready() -> None:
        log.info("ready after %.2f s", time.perf_counter() - began)
        ready(urls)

    settings = Settings(
        app,
        costs,
        config.proxy,
        descriptors,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        ws_max_size=MESSAGE,
        ws_per_message_deflate=False,
        access_log=False,
        server_header=False,
        date_header=False,
        log_config=None,
        timeout_graceful_shutdown=5,
        h11_max_incomplete_event_size=MESSAGE,
        proxy_headers=False,
    )
    server = Server(settings, is_ready)
    server.run(sockets=[sock])
    return 0 if server.started else 1


def work(config: Config, ready: Callable[[], None]) -> int:
    """Think for the bots of other processes until somebody ends it."""
    need_redis(config.redis)
    set_up_log(config)

    async def run() -> None:
        stop = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
        log.info("A worker of Klabauter %s starts", build())
        worker = Worker(config.redis, config.bots)
        ready()
        await stop.wait()
        await worker.close()
        log.info("The worker has stopped")

    asyncio.run(run())
    return 0
