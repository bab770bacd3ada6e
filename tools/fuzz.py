"""Run all fuzzers for longer than the test command does.

    python3 dev.py fuzz                            all of them, ten times as long
    python3 dev.py fuzz --times 100 records values --seed 3

Prints a line per fuzzer: cases, findings, seconds. What was found is kept in build/fuzz. The same seed makes the same
cases.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.fuzzing import command_line, records, values
from tests.fuzzing.outcome import Outcome
from tests.fuzzing.test_fuzzers import CASES
from tests.laws.case import registered
from tests.laws.positions import BATCH, tally
from tests.laws.test_laws import MUTANTS
from tests.server.fuzz import fuzz_rest, fuzz_socket, quiet
from tests.server.players import Server, serving
from tools.environments import ROOT

KEPT = ROOT / "build" / "fuzz"


def _served(fuzz: Callable[[Server], tuple[int, str]]) -> Outcome:
    """Run against a separate server; failures in its log count as findings."""
    with tempfile.TemporaryDirectory(prefix="klabauter-fuzz-") as folder, serving(Path(folder)) as server:
        try:
            cases, found = fuzz(server)
        except AssertionError as error:
            cases, found = 0, f"{error}\n{getattr(error, '__notes__', '')}"
        findings = [one for one in (found, quiet(server)) if one]
    return Outcome(cases, 0, findings)


def rest(times: int, seed: int) -> Outcome:
    return _served(lambda server: fuzz_rest(server, 5 * times, number=7 + seed))


def sockets(times: int, seed: int) -> Outcome:
    return _served(lambda server: (fuzz_socket(server, 15 * times, 7 + seed), ""))


def positions(times: int, seed: int) -> Outcome:
    """Try this many changed positions of each game, taking its cases in turn."""
    done = Outcome(0, 0, [])
    for _, own in itertools.groupby(registered(), lambda case: case.info.id):
        cases = list(own)
        for number in range(-(-MUTANTS * times // BATCH)):
            found = tally(cases[number % len(cases)], seed + number // len(cases), BATCH)
            shown = [f"{one.kind}\n{one.mutant}\n{one.trace}" for one in found.failures]
            done += Outcome(BATCH, found.refused, shown)
    return done


FUZZERS: dict[str, Callable[[int, int], Outcome]] = {
    "rest": rest,
    "sockets": sockets,
    "positions": positions,
    "records": lambda times, seed: records.fuzz(CASES[records] * times, seed),
    "values": lambda times, seed: values.fuzz(CASES[values] * times, seed),
    "command-line": lambda times, seed: command_line.fuzz(CASES[command_line] * times, seed),
}


def main() -> None:
    wanted = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    wanted.add_argument("fuzzers", nargs="*", help=", ".join(FUZZERS))
    wanted.add_argument("--times", type=int, default=10, help="how many times as long as in the test command")
    wanted.add_argument("--seed", type=int, default=0)
    given = wanted.parse_args()
    if unknown := set(given.fuzzers) - set(FUZZERS):
        wanted.error(f"there is no fuzzer {', '.join(unknown)}; there are {', '.join(FUZZERS)}")
    failed = False
    KEPT.mkdir(parents=True, exist_ok=True)
    for name in given.fuzzers or FUZZERS:
        begun = time.monotonic()
        done = FUZZERS[name](given.times, given.seed)
        seconds = time.monotonic() - begun
        print(f"{name:12} {done.cases:>9,} cases {len(done.findings):>4} findings {seconds:>6,.0f} s", flush=True)
        (KEPT / f"{name}.txt").write_text("\n\n".join(done.findings), "utf-8", "replace")
        failed = failed or bool(done.findings)
    sys.exit(f"what was found: {KEPT}" if failed else None)


if __name__ == "__main__":
    main()
