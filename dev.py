#!/usr/bin/env python3
"""Runs everything you can do with a checkout of Klabauter. Needs Python 3.11+ and nothing else.

    python3 dev.py play [ARGS]     play in the browser; with ARGS play in the terminal (as `klabauter play ARGS`)
    python3 dev.py serve [ARGS]    start a server (as `klabauter serve ARGS`); --lan opens it to your network
    python3 dev.py test [ARGS]     run everything that CI checks; with ARGS run only pytest ARGS, interpreted
    python3 dev.py check           run only ruff, mypy, the import rules, and the client's types and style
    python3 dev.py fix             let ruff and Prettier fix and format the code
    python3 dev.py new-game NAME   create a playable game from a template (tools/new_game.py)
    python3 dev.py web             serve the browser client and reload it on every change (Vite)
    python3 dev.py shots [ARGS]    take screenshots of the client (tools/shots.py)
    python3 dev.py bench [ARGS]    run `klabauter bench`, interpreted and compiled
    python3 dev.py bench-browser [ARGS]  measure the client in a real browser (bench/browser.py)
    python3 dev.py bench-start     measure the time from a fresh clone to the first move (bench/start.py)
    python3 dev.py browsers [firefox|webkit] [ARGS]  play whole games in other browsers; ARGS go to pytest
    python3 dev.py stress [ARGS]   repeat the client's tests on a busy machine (tools/stress.py)
    python3 dev.py fuzz [ARGS]     run all fuzzers for longer than the test command does (tools/fuzz.py)
    python3 dev.py soak [ARGS]     kill servers and databases during play, hundreds of times (tests/server/soak.py)
    python3 dev.py mutate [ARGS]   run mutation tests of the rules (tools/mutate.py)
    python3 dev.py release         build and try out sdist and wheels in dist/ (tools/release.py)
    python3 dev.py pythons         test kernel, games, laws and bots with every supported Python found here
    python3 dev.py lock            update constraints.txt
    python3 dev.py clean           remove every environment, build and cache

Environments, created when first needed and again when their inputs change:
.venv (editable, interpreted), .venv-compiled (the compiled wheel), .venv-play (installed copies), .venvs/3.x.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036 (older Pythons get a helpful message)
    sys.exit("Klabauter needs Python 3.11 or newer: run dev.py with a newer one, for example python3.13 dev.py …")

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from tools.building import build_client, chromium, chromiums, compiled, npm, obstacle
from tools.environments import CONSTRAINTS, ROOT, Environment, Failed, development, run, say
from tools.new_game import new_game
from tools.other_browsers import NEEDED, missing
from tools.playing import compile_for_play, play, serve

PYTHONS = ("3.11", "3.12", "3.13", "3.14")
CODE = ("src", "tests", "examples", "bench", "tools", "web/build.py", "dev.py", "hatch_build.py")
BOTH_FORMS = (
    "tests/kernel", "tests/laws", "tests/games", "tests/bots/test_levels.py", "tests/bots/test_skill.py",
    "tests/bots/test_search.py", "tests/bots/test_hints.py", "tests/lab/test_batch.py", "tests/lab/test_observe.py",
    "tests/lab/test_layouts.py",
)  # fmt: skip
RULES = ("tests/kernel", "tests/games")
OTHER_BROWSERS = "tests/other_browsers"
STANDARD_LIBRARY_ONLY = """
import importlib, pkgutil, sys
sys.path.insert(0, "src")
import klabauter
for name in ("kernel", "games", "bots"):
    package = importlib.import_module("klabauter." + name)
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(module.name)
"""


class Steps:
    """Runs steps, prints how long each took, and continues after a failure so that one run shows everything."""

    def __init__(self) -> None:
        self.started = time.perf_counter()
        self.times: list[str] = []
        self.failed: list[str] = []
        self.notes: list[str] = []

    @contextmanager
    def step(self, name: str) -> Iterator[None]:
        say(f"\n--- {name}")
        started = time.perf_counter()
        try:
            yield
        except Failed as error:
            self.failed.append(name)
            say(f"    FAILED: {error}")
        taken = time.perf_counter() - started
        self.times.append(f"{name} {taken:.1f}")
        say(f"    {taken:.1f} s")

    def finish(self) -> None:
        say(f"\nseconds: {', '.join(self.times)}")
        for note in self.notes:
            say(f"!!! {note}")
        total = time.perf_counter() - self.started
        if self.failed:
            sys.exit(f"FAILED after {total:.0f} s: {', '.join(self.failed)}")
        say(f"all {len(self.times)} steps passed in {total:.0f} s")


def existing(paths: Sequence[str]) -> list[str]:
    """The paths that contain Python files."""
    return [path for path in paths if (ROOT / path).is_file() or any((ROOT / path).rglob("*.py"))]


def pytest(
    environment: Environment, form: str, *arguments: str, laws: str = "1", browser: Mapping[str, str] | None = None
) -> None:
    """Run tests on this build, with client tests in this Chromium or the first one found.

    ``laws``: how much of the usual number of games they play, unless the caller's environment says otherwise.
    """
    if browser is None:
        wanted = not arguments or any("browser" in word or word == "tests" for word in arguments)
        browser = chromium() if wanted else {}
    also = {"KLABAUTER_LAWS_SCALE": laws, **os.environ, **browser}
    run(environment.python, "-m", "pytest", *arguments, also=also, PYTHONPATH="", KLABAUTER_EXPECT=form)


def beside_rules(referees: bool) -> list[str]:
    """All tests except those of kernel, games and browsers, with or without the games' second referees."""
    rooms = (path for path in sorted((ROOT / "tests").iterdir()) if path.is_dir() or path.name.startswith("test_"))
    second = sorted((ROOT / "tests" / "games").glob("*/test_referee.py")) if referees else []
    paths = [path.relative_to(ROOT).as_posix() for path in (*rooms, *second)]
    return existing([path for path in paths if path not in (*RULES, "tests/browser", OTHER_BROWSERS)])


def static(steps: Steps) -> Environment:
    """The checks that do not run a game."""
    with steps.step("environment"):
        dev = development()
    if steps.failed:
        steps.finish()
    code = existing(CODE)
    with steps.step("ruff check"):
        run(dev.python, "-m", "ruff", "check", *code)
    with steps.step("ruff format"):
        run(dev.python, "-m", "ruff", "format", "--check", *code)
    with steps.step("mypy"):
        run(dev.python, "-m", "mypy", *code)
    with steps.step("imports"):
        run(dev.bin / "lint-imports")
    with steps.step("standard library only"):
        run(dev.python, "-S", "-W", "error", "-c", STANDARD_LIBRARY_ONLY)
    with steps.step("client: types and style"):
        npm("run", "--silent", "check")
    return dev


def check(_: list[str]) -> None:
    steps = Steps()
    static(steps)
    steps.finish()


def test(arguments: list[str]) -> None:
    if arguments:
        pytest(development(), "pure", *arguments)
        return
    steps = Steps()
    dev = static(steps)
    workers = ("-n", str(min(os.cpu_count() or 1, 8)), "--dist", "worksteal")  # an idle worker takes over tests
    reason = obstacle(dev.python)
    with steps.step("client: modules"):
        npm("run", "--silent", "test")
    with steps.step("client: build"):
        build_client()
    with steps.step("rules, with coverage"):  # by their own tests; measuring makes these two to three times slower
        pytest(dev, "pure", *workers, "--cov", "--cov-report=term", "--ignore-glob=*/test_referee.py", *RULES)
    with steps.step("everything else, interpreted"):
        # If there is a compiled form, the second referees judge that one, and it is asked the whole of every law.
        pytest(dev, "pure", *workers, *beside_rules(referees=reason is not None), laws="1" if reason else "0.4")
    with steps.step("browser"):
        for number, (name, variables) in enumerate(chromiums().items()):
            say(f"with the {name} Chromium")  # all tests in the first one, in another one what may differ there
            chosen = ("-m", "any_browser") if number else ()
            pytest(dev, "pure", "-n", "2", "--dist", "worksteal", *chosen, "tests/browser", browser=variables)
    with steps.step("speed, interpreted"):
        run(dev.python, "bench/gate.py")
    if reason:
        steps.notes.append(f"the compiled form was NOT tested: {reason}")
    else:
        with steps.step("compile"):
            compiled(dev)
        with steps.step("compiled tests"):
            pytest(compiled(dev), "compiled", *workers, *existing(BOTH_FORMS))
        with steps.step("speed, compiled"):
            run(compiled(dev).python, "bench/gate.py")
    steps.finish()


def web_server(_: list[str]) -> None:
    """Serve the client with Vite, which reloads it on changes and forwards requests to a server of this checkout."""
    dev = development()
    npm()
    server = subprocess.Popen([dev.bin / "klabauter", "serve"])
    try:
        npm("run", "dev", "--", "--open")
    finally:
        server.terminate()


def shots(arguments: list[str]) -> None:
    dev = development()
    build_client()
    run(dev.python, "tools/shots.py", *arguments, also=chromium())


def bench_browser(arguments: list[str]) -> None:
    dev = development()
    build_client()
    run(dev.python, "bench/browser.py", *arguments, also=chromium())


def bench_start(_: list[str]) -> None:
    run(development().python, "bench/start.py", also=chromium())


def fix(_: list[str]) -> None:
    dev, code = development(), existing(CODE)
    run(dev.python, "-m", "ruff", "format", *code)
    run(dev.python, "-m", "ruff", "check", "--fix", *code)
    run(dev.python, "-m", "ruff", "format", *code)
    npm("run", "--silent", "fix")


def bench(arguments: list[str]) -> None:
    dev = development()
    command = ("-m", "klabauter", "bench", *arguments)
    run(dev.python, *command)
    if reason := obstacle(dev.python):
        say(f"!!! the compiled form was NOT measured: {reason}")
    else:
        run(compiled(dev).python, *command)


def browsers(arguments: list[str]) -> None:
    """Play whole games in browsers other than Chromium; a missing browser counts as a failure."""
    dev, steps = development(), Steps()
    build_client()
    named = [name for name in NEEDED if name in arguments]
    others = [word for word in arguments if word not in NEEDED] or ["--durations=0", "--durations-min=1"]
    for name in named or NEEDED:
        with steps.step(name):
            if lacking := missing(name):
                steps.notes.append(lacking)
                raise Failed(lacking)
            pytest(dev, "pure", OTHER_BROWSERS, *others, browser={"KLABAUTER_BROWSER": name})
    steps.finish()


def stress(arguments: list[str]) -> None:
    dev = development()
    build_client()
    run(dev.python, "tools/stress.py", *arguments)


def fuzz(arguments: list[str]) -> None:
    run(development().python, "tools/fuzz.py", *arguments)


def soak(arguments: list[str]) -> None:
    run(development().python, "-m", "tests.server.soak", *arguments)


def mutate(arguments: list[str]) -> None:
    run(development().python, "tools/mutate.py", *arguments)


def release(_: list[str]) -> None:
    dev = development()
    build_client()
    run(dev.python, "tools/release.py")


def pythons(_: list[str]) -> None:
    dev, steps = development(), Steps()
    for version in PYTHONS:
        base = find_python(version)
        if base is None:
            steps.notes.append(f"Python {version} was not found, so NOT tested")
            continue
        with steps.step(f"Python {version}"):
            environment = Environment(ROOT / ".venvs" / version, dev, base)
            environment.ensure(["--editable", ".[learn,test]"], "pyproject.toml", "src/klabauter/version.py")
            pytest(environment, "pure", "-q", "-n", str(min(os.cpu_count() or 1, 8)), *existing(BOTH_FORMS))
    steps.finish()


def find_python(version: str) -> str | None:
    """A working Python of this version: on PATH, from the Windows launcher, or from pyenv."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    places = [[f"python{version}"], ["py", f"-{version}"], *([str(p)] for p in pyenv.glob(f"{version}.*/bin/python"))]
    for place in places:
        if shutil.which(place[0]):
            asked = [*place, "-c", "import sys; print(sys.executable)"]
            found = subprocess.run(asked, capture_output=True, text=True, check=False)
            if found.returncode == 0:
                return found.stdout.strip()
    return None


def lock_versions(_: list[str]) -> None:
    """Lock the newest versions of everything, for every platform and Python, without hashes or hosts."""
    options = ("--universal", "--upgrade", "--quiet", "--no-header", "--no-annotate", "--extra", "dev")
    run(development().bin / "uv", "pip", "compile", *options, "pyproject.toml", "-o", CONSTRAINTS)


def clean(_: list[str]) -> None:
    caches = (".coverage*", ".hypothesis", ".import_linter_cache", ".mypy_cache", ".pytest_cache", ".ruff_cache")
    built = ("web/node_modules", "tests/browser/node_modules", "src/klabauter/server/static")
    for pattern in (".venv*", "build", "dist", "mutants", *built, *caches):
        for path in ROOT.glob(pattern):
            shutil.rmtree(path) if path.is_dir() else path.unlink()


COMMANDS: dict[str, Callable[[list[str]], None]] = {
    "play": play,
    "serve": serve,
    "test": test,
    "check": check,
    "fix": fix,
    "new-game": new_game,
    "web": web_server,
    "shots": shots,
    "bench": bench,
    "bench-browser": bench_browser,
    "bench-start": bench_start,
    "browsers": browsers,
    "stress": stress,
    "fuzz": fuzz,
    "soak": soak,
    "mutate": mutate,
    "release": release,
    "pythons": pythons,
    "lock": lock_versions,
    "clean": clean,
    "compile-for-play": compile_for_play,
}


def main() -> None:
    name, *arguments = sys.argv[1:] or ["help"]
    if name in ("help", "-h", "--help"):
        say(str(__doc__).strip())
        return
    if name not in COMMANDS:
        sys.exit(f"Unknown command “{name}”. python3 dev.py help lists all commands.")
    try:
        COMMANDS[name](arguments)
    except Failed as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
