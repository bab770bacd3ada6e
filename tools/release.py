#!/usr/bin/env python3
"""Builds the release files in dist/ and tries each one the way a new user would: without compiler and Node.

    python tools/release.py     sdist, pure wheel, and the wheel compiled for this Python where that is possible

A trial installs into an empty environment, with nothing else on PATH and an empty home, and runs the command: version
and form, the list of games, some simulated games, a paragraph, a server whose start page is the built client. Needs the
built client and the development environment (dev.py release brings both).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
ADDRESS = re.compile(r"http://\S+")


def build(target: str, form: str) -> Path:
    """An sdist or a wheel, pure or compiled; the newest file in dist/ is it."""
    print(f"building {'an sdist' if target == 'sdist' else f'a {form} wheel'} …", flush=True)
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(DIST)]
    mypyc = "require" if form == "compiled" else "0"
    subprocess.run(
        command, cwd=ROOT, env={**os.environ, "KLABAUTER_MYPYC": mypyc, "KLABAUTER_WEB": "require"}, check=True
    )
    return max(DIST.iterdir(), key=lambda path: path.stat().st_mtime)


def can_compile() -> bool:
    return subprocess.run([sys.executable, "hatch_build.py"], cwd=ROOT, check=False).returncode == 0


def trial(package: Path, form: str) -> None:
    print(f"trying {package.name} ({package.stat().st_size / 1e6:.1f} MB) …", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        home, empty = Path(folder, "home"), Path(folder, "environment")
        home.mkdir()
        uv = (sys.executable, "-m", "uv")
        subprocess.run([*uv, "venv", "-q", "--python", sys.executable, str(empty)], check=True)
        commands = empty / ("Scripts" if sys.platform == "win32" else "bin")
        bare = {"PATH": str(commands), "HOME": str(home), "LANG": "C.UTF-8"}
        index = {name: os.environ[name] for name in os.environ if name.startswith(("UV_", "PIP_", "SSL_"))}
        install = [
            *uv,
            "pip",
            "install",
            "-q",
            "--python",
            str(commands / "python"),
            "-c",
            str(ROOT / "constraints.txt"),
        ]
        subprocess.run([*install, str(package)], env={**bare, **index}, cwd=home, check=True)

        def ask(*words: str) -> str:
            command = [str(commands / "klabauter"), *words]
            return subprocess.run(command, env=bare, cwd=home, check=True, capture_output=True, text=True).stdout

        expect(form in ask("--version"), f"--version says {form}")
        expect(ask("games").count("\n") > 5, "the games are listed")
        expect("20" in ask("simulate", "jolly-und-roger", "--games", "20", "--seed", "1"), "games are simulated")
        expect("§ 7.1" in ask("rules", "freibeuter", "7.1", "--lang", "de"), "a paragraph is shown")
        proved = ask("rules", "rum-und-ehre", "7.11", "--coverage")
        expect("::test_r7_11_" in proved and "r8_end.py:" in proved, "the code and the tests of a paragraph are named")
        serve(commands, bare, home)


def serve(commands: Path, bare: dict[str, str], home: Path) -> None:
    command = [str(commands / "klabauter"), "serve", "--port", "0"]
    with subprocess.Popen(command, env=bare, cwd=home, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            address = next(found[0] for line in server.stdout if (found := ADDRESS.search(line)))
            with urllib.request.urlopen(address) as page:
                expect("/assets/" in page.read().decode(), "the server's start page is the built client")
            with urllib.request.urlopen(f"{address.rstrip('/')}/licences.txt") as page:
                expect("SIL OPEN FONT LICENSE" in page.read().decode(), "the licences are there")
        finally:
            server.terminate()


def expect(true: bool, what: str) -> None:
    if not true:
        sys.exit(f"not so: {what}")
    print(f"  {what}", flush=True)


def main() -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    trial(build("wheel", "pure"), "pure")
    trial(build("sdist", "pure"), "pure")
    if can_compile():
        trial(build("wheel", "compiled"), "compiled")


if __name__ == "__main__":
    main()
