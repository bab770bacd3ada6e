"""The command ``klabauter``. Imports as little as it can, so that it answers at once."""

from __future__ import annotations

import errno
import os
import platform
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress

from klabauter.kernel import frame
from klabauter.version import build

CLOSED = 141
FULL = (errno.ENOSPC, errno.EFBIG, errno.EIO, getattr(errno, "EDQUOT", errno.ENOSPC))  # Windows knows no quota


def version_line() -> str:
    """Version with build, form of the engine (compiled or not) and version of Python. In English everywhere."""
    form = "pure Python" if str(frame.__file__).endswith((".py", ".pyc")) else "compiled"
    return f"klabauter {build()} ({form}, Python {platform.python_version()})"


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the arguments say; the exit code is 0, 1 when a program or the output failed, 2 when it cannot be done.

    Ctrl-C and a closed pipe end it silently, with the exit codes that shells use for them.
    """
    arguments = sys.argv[1:] if argv is None else list(argv)
    try:
        if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:  # so it was while klabauter was imported
            signal.signal(signal.SIGINT, signal.default_int_handler)
        code = _done(arguments)
        sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()
        return CLOSED
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        if error.errno not in FULL:
            raise
        _tell(error, arguments)
        _drop_output()
        return 1
    return code


def _drop_output() -> None:
    """Python writes what is left when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _tell(error: OSError, arguments: Sequence[str]) -> None:
    from klabauter.cli.arguments import requested_language
    from klabauter.kernel.reading import of_system
    from klabauter.words import Words

    words = Words(requested_language(arguments))
    with suppress(OSError):
        message = words.say("cli-no-output", detail=words.piece(of_system(error)))
        print(f"klabauter: {message}", file=sys.stderr, flush=True)


def _done(arguments: list[str]) -> int:
    if arguments[:1] == ["--version"]:
        print(version_line())
        return 0
    from klabauter.cli.dispatch import dispatch

    return dispatch(arguments)


if __name__ == "__main__":
    sys.exit(main())
