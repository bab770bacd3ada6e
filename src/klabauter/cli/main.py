"""The command ``klabauter``. Imports as little as it can, so that it answers at once."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Sequence

from klabauter.kernel import frame
from klabauter.version import build

CLOSED = 141


def version_line() -> str:
    form = "pure Python" if str(frame.__file__).endswith((".py", ".pyc")) else "compiled"
    return f"klabauter {build()} ({form}, Python {platform.python_version()})"


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the arguments say; the exit code is 0, 1 when a program failed at it, or 2 when it could not be done.

    Whoever presses Ctrl-C or closes the pipe ends it without another word, with the code that shells have for that.
    """
    try:
        code = _done(sys.argv[1:] if argv is None else list(argv))
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python writes what is left when it ends
        return CLOSED
    except KeyboardInterrupt:
        return 130
    return code


def _done(arguments: list[str]) -> int:
    if arguments[:1] == ["--version"]:
        print(version_line())
        return 0
    from klabauter.cli.command import command

    return command(arguments)


if __name__ == "__main__":
    sys.exit(main())
