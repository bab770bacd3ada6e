"""Shell commands to copy and paste."""

from __future__ import annotations

import shlex
import shutil
import sys


def command(*words: str) -> str:
    """The klabauter command with these words; by its Python where the command itself is not on the path."""
    start = ["klabauter"] if shutil.which("klabauter") else [sys.executable or "python3", "-m", "klabauter"]
    return " ".join([shlex.quote(word) for word in (*start, *words)])
