"""Virtual environments for dev.py, each made when first needed and again when what it is made of changes; and how
commands are run. Only the standard library: this runs before anything is installed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import threading
import time
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CONSTRAINTS = ROOT / "constraints.txt"
PLAIN = {  # an install neither compiles to C nor builds the client, but leaves bytecode, as pip always does
    "KLABAUTER_MYPYC": "0",
    "KLABAUTER_WEB": "0",
    "UV_COMPILE_BYTECODE": "1",
}


class Failed(Exception):
    """A command failed; the message says which one and what to do."""


def age(path: Path) -> float:
    return time.time() - path.stat().st_mtime


def say(text: str) -> None:
    print(text, flush=True)


@contextmanager
def lasting(text: str) -> Iterator[None]:
    """Show what is running, and on a terminal for how long, so that nobody thinks it hangs."""
    if not sys.stdout.isatty():
        say(text)
        yield
        return
    started, done = time.monotonic(), threading.Event()

    def tell() -> None:
        while True:
            print(f"\r{text} {time.monotonic() - started:.0f} s", end="", flush=True)
            if done.wait(1):
                return

    teller = threading.Thread(target=tell, daemon=True)
    teller.start()
    try:
        yield
    finally:
        done.set()
        teller.join()
        say("")


def run(
    *command: str | Path,
    cwd: Path = ROOT,
    quiet: bool = False,
    also: Mapping[str, str] | None = None,
    **variables: str,
) -> None:
    """Run a command with these variables or raise Failed; quiet: show what it prints only then."""
    words, env = [str(word) for word in command], {**os.environ, **(also or {}), **variables}
    out = subprocess.PIPE if quiet else None
    done = subprocess.run(words, cwd=cwd, env=env, stdout=out, stderr=out and subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        if quiet:
            say(done.stdout)
        raise Failed(f"exit code {done.returncode} from {' '.join(words).splitlines()[0]}")


@contextmanager
def lock(path: Path, wait: bool = True) -> Iterator[bool]:
    """Hold a lock that the system releases when this process ends; yields False if taken and not waited for."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a") as file:
        while True:
            try:
                if sys.platform == "win32":
                    import msvcrt

                    msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
                else:
                    import fcntl

                    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except OSError:
                if not wait:
                    yield False
                    return
                time.sleep(0.1)
        yield True


def digest(*parts: str | bytes) -> str:
    """A short hash of these contents."""
    total = hashlib.sha256(sys.version.encode())
    for part in parts:
        total.update(hashlib.sha256(part if isinstance(part, bytes) else part.encode()).digest())
    return total.hexdigest()[:16]


def requirements(*extras: str) -> list[str]:
    """What pyproject.toml asks for: the dependencies and these extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    found = [*project["dependencies"], *(line for extra in extras for line in project["optional-dependencies"][extra])]
    return [line for line in found if not line.startswith("klabauter[")]


class Environment:
    """A virtual environment. The first one brings uv and pip; the others are filled with the first one's."""

    def __init__(self, path: Path, installer: Environment | None = None, base: str = sys.executable) -> None:
        self.path, self.base, self.installer = path, base, installer or self
        self.bin = path / ("Scripts" if sys.platform == "win32" else "bin")
        self.python = self.bin / ("python.exe" if sys.platform == "win32" else "python")

    def ensure(self, wanted: Sequence[str], *files: str) -> Environment:
        """Make it hold what is wanted (arguments of pip install), anew if that or one of these files changed."""
        key = digest(self.base, *wanted, CONSTRAINTS.read_bytes(), *((ROOT / file).read_bytes() for file in files))
        if self.holds(key):
            return self
        with lock(self.path.with_name(self.path.name + ".lock")):
            if not self.holds(key):  # nobody else made it while this process waited
                with lasting(f"making {self.path.relative_to(ROOT)} …"):
                    shutil.rmtree(self.path, ignore_errors=True)
                    self.create()
                    self.install(*wanted)
                (self.path / "ready").write_text(key)  # last: an interrupted one is made again
        return self

    def holds(self, key: str) -> bool:
        ready = self.path / "ready"
        return self.python.exists() and ready.exists() and ready.read_text() == key

    def create(self) -> None:
        try:
            run(self.base, "-m", "venv", *(["--without-pip"] if self.installer is not self else []), self.path)
        except Failed as error:
            shutil.rmtree(self.path, ignore_errors=True)
            raise Failed(
                f"{error}\nThis Python cannot make virtual environments. On Debian and Ubuntu: apt install python3-venv"
            ) from None
        if self.installer is self:
            try:
                self.pip("install", "-c", CONSTRAINTS, "uv")
            except Failed:
                say("uv cannot be installed here: going on with pip")

    def install(self, *arguments: str | Path) -> None:
        arguments = ("-c", CONSTRAINTS, *arguments)
        uv = shutil.which("uv", path=str(self.installer.bin))
        if uv:
            try:
                run(uv, "pip", "install", "--quiet", "--python", self.python, *arguments, also=PLAIN)
                return
            except Failed as error:
                say(f"{error}\nuv failed: going on with pip")
        self.pip("install", *arguments)

    def pip(self, *arguments: str | Path) -> None:
        options = ("--quiet", "--disable-pip-version-check", "--python", self.python)
        run(self.installer.python, "-m", "pip", *options, *arguments, also=PLAIN)


def development() -> Environment:
    return Environment(ROOT / ".venv").ensure(["--editable", ".[dev]"], "pyproject.toml", "src/klabauter/version.py")
