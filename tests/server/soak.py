"""Kills and outages under play, as many as you like: nothing acknowledged may be lost or be there twice.

    python3 dev.py soak                                        # 200 kills each, 20 outages each
    python3 dev.py soak kills-sqlite --kills 50                # only a part, or another number
    python3 dev.py soak outages-postgresql outages-valkey --outages 3

``kills-…``: server and worker processes are killed and started again. ``outages-…``: PostgreSQL or Valkey itself is,
while three servers and two workers use it. Ends with an error if anything was lost.
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.server.whole.test_kills import Report, on_postgresql, on_sqlite
from tests.server.whole.test_outages import of_postgresql, of_valkey

Part = Callable[[Path, int, Report], int]
KILLS: dict[str, Part] = {"kills-sqlite": on_sqlite, "kills-postgresql": on_postgresql}
OUTAGES: dict[str, Part] = {"outages-postgresql": of_postgresql, "outages-valkey": of_valkey}


def run(name: str, part: Part, times: int) -> None:
    began = time.monotonic()

    def report(done: int) -> None:
        if done % max(1, times // 10) == 0:
            print(f"{name}: {done} of {times}, {time.monotonic() - began:.0f} s", flush=True)

    with tempfile.TemporaryDirectory(prefix="klabauter-soak-") as folder:
        moves = part(Path(folder), times, report)
    took = time.monotonic() - began
    print(f"{name}: {times} in {took:.0f} s, {moves:,} acknowledged moves, none lost, none twice", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="dev.py soak", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join([*KILLS, *OUTAGES])}; none: all")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--outages", type=int, default=20)
    wanted = parser.parse_args()
    if unknown := set(wanted.parts) - {*KILLS, *OUTAGES}:
        parser.error(f"there is no {', '.join(sorted(unknown))}")
    for parts, times in ((KILLS, wanted.kills), (OUTAGES, wanted.outages)):
        for name, part in parts.items():
            if not wanted.parts or name in wanted.parts:
                run(name, part, times)


if __name__ == "__main__":
    main()
