"""Repeat the client's tests while other processes keep the machine busy, to find flaky ones.

    python3 dev.py stress                                    all of them, five times with each Chromium, in random order
    python3 dev.py stress --browser brought --times 20 --alone tests/browser/test_flow.py    each test, twenty times

Prints a line per run and a summary; the output of each run is kept in build/stress.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools.building import chromiums
from tools.environments import ROOT

FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)
COUNTED = re.compile(r"^(?:=+ )?(\d+ \w+.*) in [\d.]+s", re.MULTILINE)


def spin() -> None:
    while True:
        pass


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """Start this many processes, each using a whole core."""
    spinning = [multiprocessing.Process(target=spin, daemon=True) for _ in range(processes)]
    for process in spinning:
        process.start()
    try:
        yield
    finally:
        for process in spinning:
            process.kill()


def repeat(tests: list[str], times: int, variables: dict[str, str], name: str, alone: bool) -> Counter[str]:
    """Run the tests this many times; returns which ones failed and how often."""
    failed: Counter[str] = Counter()
    for number in [0] if alone else range(1, times + 1):
        often = ("--count", str(times)) if alone else ()
        command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal", *often, *tests]
        order = {} if alone else {"ORDER": str(number)}
        started = time.monotonic()
        done = subprocess.run(
            command, cwd=ROOT, env={**os.environ, **variables, **order}, capture_output=True, text=True, check=False
        )
        (ROOT / "build" / "stress").mkdir(parents=True, exist_ok=True)
        (ROOT / "build" / "stress" / f"{name}-{number}.log").write_text(done.stdout + done.stderr, "utf-8")
        found = FAILED.findall(done.stdout)
        if done.returncode and not found:
            found = ["(the run itself)"]
        failed.update(found)
        counted = COUNTED.search(done.stdout)
        what = f"{times} times each" if alone else f"run {number} of {times}"
        result = counted[1] if counted else f"exit code {done.returncode}"
        print(f"{name}, {what}: {result} in {time.monotonic() - started:.0f} s", flush=True)
    return failed


def main() -> None:
    wanted = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    wanted.add_argument("tests", nargs="*", default=["tests/browser"])
    wanted.add_argument("--times", type=int, default=5)
    wanted.add_argument("--busy", type=int, default=4, help="how many busy processes run alongside")
    wanted.add_argument("--browser", choices=list(chromiums()), action="append", help="use only this browser")
    wanted.add_argument("--alone", action="store_true", help="repeat each test on its own instead of the whole suite")
    given = wanted.parse_args()
    failed: Counter[str] = Counter()
    with busy(given.busy):
        for name, variables in chromiums().items():
            if name in (given.browser or chromiums()):
                failed += repeat(given.tests, given.times, variables, name, given.alone)
    for test, count in failed.most_common():
        print(f"failed {count} times: {test}")
    sys.exit(f"{failed.total()} failures" if failed else None)


if __name__ == "__main__":
    main()
