"""As many kills as you like: ``python -m tests.server.soak 200 sqlite`` (or ``postgresql``)."""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from tests.server.test_kills import on_postgresql, on_sqlite


def main() -> None:
    kills, kind = int(sys.argv[1]), sys.argv[2]
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="klabauter-soak-") as folder:
        moves = (on_sqlite if kind == "sqlite" else on_postgresql)(Path(folder), kills)
    took = time.monotonic() - began
    print(f"{kills} kills on {kind} in {took:.0f} s: {moves} acknowledged moves, none lost, none twice")


if __name__ == "__main__":
    main()
