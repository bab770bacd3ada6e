"""`python3 dev.py play`: the game from an installed copy, compiled in the background for the next time."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path

from tools.building import build_client, build_wheel, obstacle, source_key
from tools.environments import (
    CONSTRAINTS,
    ROOT,
    Environment,
    Failed,
    age,
    digest,
    lasting,
    lock,
    requirements,
    run,
    say,
)

PLAY = ROOT / ".venv-play"
START = "import sys; sys.argv[0] = 'klabauter'; from klabauter.cli.main import main; sys.exit(main())"


def play(arguments: list[str]) -> None:
    """Play in the browser, or with arguments in the terminal."""
    start("play" if arguments else "serve", arguments or ["--open"])


def serve(arguments: list[str]) -> None:
    start("serve", arguments)


def start(command: str, arguments: list[str]) -> None:
    """Start the game from an installed copy: the compiled one if it is there, else a pure one made in seconds.

    .venv-play holds an environment with the dependencies and, beside it, unpacked wheels named by form and sources.
    A copy appears by being renamed when it is whole and is never changed, so that running games keep theirs.
    """
    environment = play_environment()
    if command == "serve":  # the terminal needs no client
        try:
            build_client()
        except Failed as error:
            say(f"{error}\nWithout the client, the pages only say how to build it.")
    pure_wanted = os.environ.get("KLABAUTER_MYPYC") == "0"
    key = source_key()
    copy = PLAY / f"compiled-{key}"
    if pure_wanted or not copy.exists():
        copy = PLAY / f"pure-{key}"
        if not copy.exists():
            with lock(PLAY / "pure.lock"):
                if not copy.exists():
                    with lasting("setting the table …"):
                        copy = new_copy(environment.python, "pure", PLAY / "build-pure")
        if not pure_wanted:
            compile_in_background()
    for used in (copy, environment.path):
        os.utime(used)  # keeps it from being tidied away
    words = [str(environment.python), "-P", "-c", START, command, *arguments]
    variables = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [str(copy), os.environ.get("PYTHONPATH")]))}
    if sys.platform == "win32":
        sys.exit(subprocess.call(words, env=variables))
    else:
        os.execve(environment.python, words, variables)


def play_environment() -> Environment:
    wanted = [*requirements(), "hatchling"]
    name = digest(sys.executable, CONSTRAINTS.read_bytes(), *wanted)  # another name, not another content: see above
    return Environment(PLAY / f"env-{name}").ensure(wanted)


def new_copy(python: Path, form: str, folder: Path) -> Path:
    """Build and unpack the current sources."""
    wheel, key = build_wheel(python, folder, "0" if form == "pure" else "require")
    copy = PLAY / f"{form}-{key}"
    with tempfile.TemporaryDirectory(prefix="new-", dir=PLAY) as new, zipfile.ZipFile(wheel) as archive:
        archive.extractall(Path(new, "copy"))
        run(python, "-m", "compileall", "-q", Path(new, "copy"))
        if not copy.exists():
            Path(new, "copy").rename(copy)
    return copy


def compile_in_background() -> None:
    """Make the compiled copy for the next start in a background process."""
    command = [sys.executable, str(ROOT / "dev.py"), "compile-for-play"]
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
        reason, found = obstacle(environment.python), PLAY / "obstacle"
        if reason:
            if not found.exists() or found.read_text() != reason:
                say(f"{time.ctime()}: the game stays interpreted: {reason}")
                found.write_text(reason)
            return
        found.unlink(missing_ok=True)
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
    """Remove copies that have not been used for a week."""
    for path in PLAY.iterdir():
        if path.name.startswith(("env-", "pure-", "compiled-", "new-", "failed-")) and age(path) > 7 * 86400:
            shutil.rmtree(path) if path.is_dir() else path.unlink()
