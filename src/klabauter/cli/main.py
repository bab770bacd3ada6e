"""The command ``klabauter``. Imports as little as it can, so that it answers at once."""

from __future__ import annotations

import platform
import sys
from collections.abc import Sequence

from klabauter.kernel import frame
from klabauter.version import build


def version_line() -> str:
    form = "pure Python" if str(frame.__file__).endswith((".py", ".pyc")) else "compiled"
    return f"klabauter {build()} ({form}, Python {platform.python_version()})"


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the arguments say; the exit code is 0, 1 when a program failed at it, or 2 when it could not be done."""
    arguments = sys.argv[1:] if argv is None else list(argv)
    if arguments[:1] == ["--version"]:
        print(version_line())
        return 0
    from klabauter.cli.command import command

    return command(arguments)


if __name__ == "__main__":
    sys.exit(main())
