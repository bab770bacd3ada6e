"""Saved games: written at every move, so that a killed process loses nothing; found again by time."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from klabauter.cli.errors import BeingPlayed, CannotRead, CannotSave, NothingToResume
from klabauter.kernel.errors import KlabauterError
from klabauter.kernel.reading import of_system
from klabauter.kernel.record import Record

SUFFIX = ".klab"


def folder() -> Path:
    """Where games are saved: the system's place for such things, unless ``KLABAUTER_GAMES`` names another."""
    own = os.environ.get("KLABAUTER_GAMES")
    if own:
        return Path(own)
    import platformdirs

    return platformdirs.user_state_path("klabauter", appauthor=False)


def new_path(game: str) -> Path:
    """A file for a new game; no two games share one."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    path = folder() / f"{game}-{stamp}{SUFFIX}"
    number = 1
    while path.exists():
        number += 1
        path = path.with_name(f"{game}-{stamp}-{number}{SUFFIX}")
    return path


def write(path: Path, record: Record) -> None:
    """Replace the file as a whole: readers find the old record or the new one, never half of one."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_name(f"{path.name}.{os.getpid()}.part")
        try:
            with open(fresh, "w", encoding="utf-8", newline="\n") as file:
                file.write(record.dumps())
                file.flush()
                os.fsync(file.fileno())
            os.replace(fresh, path)
        finally:
            fresh.unlink(missing_ok=True)
    except OSError as error:
        raise CannotSave(path=str(path), detail=of_system(error)) from error
    _remember_the_name(path.parent)


def _remember_the_name(parent: Path) -> None:
    """A renamed file survives a power cut only when its folder is on disk, too; not every system can say that."""
    try:
        handle = os.open(parent, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        pass
    finally:
        os.close(handle)


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Keep everybody else from playing this game on; the system lets go when the process ends, however it ends."""
    lock = path.with_name(f"{path.name}.lock")
    try:
        file = lock.open("a")
    except OSError:  # a place where nothing can be written, as saving will say
        yield
        return
    with file:
        if not _taken(file.fileno()):
            raise BeingPlayed(path=str(path))
        try:
            yield
        finally:
            if sys.platform != "win32":  # there an open file cannot be removed, and an empty one stays behind
                lock.unlink(missing_ok=True)


def _taken(handle: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def read(path: Path) -> Record:
    """The record in a file. Raises CannotRead if the file cannot be opened, BadRecord if it is no record."""
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError:
        text = ""  # no record is written so; the reader says what is wrong with it
    except OSError as error:
        raise CannotRead(path=str(path), detail=of_system(error)) from error
    return Record.loads(text)


def newest_unfinished(game: str | None) -> Path:
    """The game that was played last and is not over."""
    found = sorted(folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    for path in found:
        try:
            record = read(path)
        except KlabauterError:
            continue
        if not record.header["meta"].get("finished") and game in (None, record.game):
            return path
    raise NothingToResume(folder=str(folder()))
