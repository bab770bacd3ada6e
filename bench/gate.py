"""The speed gate: no hot path may have become much slower than it was when ``gate.toml`` was written.

Seconds say more about a machine and its other work than about a program. So each hot path (a step, a copy, a view, a
world, for every game) is compared with a fixed loop of ordinary Python that is run in turns with it, and what must hold
is a ratio. Other work on the machine can only add time; so the best of many rounds counts, on both sides, and a path
that looks too slow is tried again up to a limit. A path that is twice as slow does not get through (``--twice`` does
everything twice, to show it).

    python bench/gate.py            the form that is installed; exit code 1 if a path is too slow
    python bench/gate.py --write    accept what is measured now; with the ids of games only theirs
"""

from __future__ import annotations

import argparse
import sys
import time
import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from klabauter.games import games, make
from klabauter.kernel.rng import Rng
from klabauter.lab.bench import advance, begun, form, seat_counts

FILE = Path(__file__).with_name("gate.toml")
ALLOWED = 1.5  # times the written ratio; doubling a cost must not pass, another machine or Python must
ROUNDS = 7
MOST_ROUNDS = 60
PAUSE = 1.0  # seconds before a path that looks too slow is tried again: a neighbour's work may last half a minute
CHUNK = 0.012  # seconds of one measurement: long enough for the clock, short enough to fit between disturbances

Work = Callable[[], object]
Clock = Callable[[], float]


class Thing:
    """Something for the fixed loop to handle."""

    __slots__ = ("left", "numbers")

    def __init__(self) -> None:
        self.left = 3
        self.numbers = [1, 2, 3, 4]

    def take(self, number: int) -> int:
        self.left = (self.left * 5 + number) & 63
        return self.left


def yardstick() -> int:
    """What interpreted games do, too: calls, attributes, lists, dictionaries, small numbers."""
    thing = Thing()
    table = {number: number * 2 for number in range(64)}
    total = 0
    for number in range(40):
        found = table[thing.take(number)]
        thing.numbers[number & 3] = found
        if found > 60:
            total += len(thing.numbers[:2])
        total += sum([n for n in thing.numbers if n & 1])
    return total


def hot_paths(chosen: Sequence[str] = ()) -> dict[str, Work]:
    """Of these games, or of all. Each does the same work at every call."""
    found: dict[str, Work] = {}
    for name in chosen or games():
        game = make(name, min(4, seat_counts(name)[-1]))
        rng = Rng(name)
        middle = begun(game, rng)
        advance(game, middle, rng, 40)
        view = game.view(middle, 0)

        def step(game=game) -> None:  # type: ignore[no-untyped-def]
            rng = Rng(1)
            advance(game, begun(game, rng), rng, 60)

        found[f"{name} step"] = step
        found[f"{name} copy"] = lambda game=game, s=middle: game.copy(s)  # type: ignore[misc]
        found[f"{name} view"] = lambda game=game, s=middle: game.view(s, 0)  # type: ignore[misc]
        found[f"{name} world"] = lambda game=game, view=view, rng=rng: game.sample(view, rng)  # type: ignore[misc]
    return found


def repeats(work: Work, clock: Clock) -> int:
    """How often the work must be done to fill a chunk."""
    number = 1
    while True:
        started = clock()
        for _ in range(number):
            work()
        taken = clock() - started
        if taken >= CHUNK / 4:
            return max(1, round(number * CHUNK / taken))
        number *= 2


def timed(work: Work, number: int, clock: Clock) -> float:
    started = clock()
    for _ in range(number):
        work()
    return (clock() - started) / number


def ratios(
    paths: Mapping[str, Work],
    limits: Mapping[str, float],
    clock: Clock = time.process_time,
    fixed: Work = yardstick,
    pause: Callable[[float], object] = time.sleep,
) -> dict[str, float]:
    """The best of each path over the best of the fixed loop. What stays within its limit is not tried again."""
    often = repeats(fixed, clock)
    numbers = {name: repeats(work, clock) for name, work in paths.items()}
    least = {name: float("inf") for name in paths}
    unit = float("inf")
    for done in range(MOST_ROUNDS):
        late = [name for name in paths if least[name] > limits.get(name, 0.0) * unit]
        if done >= ROUNDS and (not late or not limits):
            break
        if done >= ROUNDS:
            pause(PAUSE)
        for name in paths if done < ROUNDS else late:
            unit = min(unit, timed(fixed, often, clock))
            least[name] = min(least[name], timed(paths[name], numbers[name], clock))
    return {name: least[name] / unit for name in paths}


def too_slow(found: Mapping[str, float], written: Mapping[str, float]) -> list[str]:
    """What must not be, in words. A path that was never written down has no limit yet, and that must not be either."""
    said = [f"{name}: not in {FILE.name}, run bench/gate.py --write" for name in found if name not in written]
    for name, ratio in found.items():
        if ratio > written.get(name, ratio) * ALLOWED:
            said.append(f"{name}: {ratio / written[name]:.2f} times what it was (allowed: {ALLOWED})")
    return said


def read() -> dict[str, dict[str, float]]:
    return tomllib.loads(FILE.read_text("utf-8")) if FILE.exists() else {}


def write(form: str, found: Mapping[str, float]) -> None:
    """These paths of this form anew, those of other games and of the other form as they were."""
    written = read()
    kept = {path: ratio for path, ratio in written.get(form, {}).items() if path.split()[0] in games()}
    all_of_them = {**written, form: {**kept, **found}}
    lines = ["# Written by bench/gate.py --write: the cost of each hot path as a multiple of the fixed loop's.\n"]
    for name, table in sorted(all_of_them.items()):
        lines.append(f"\n[{name}]\n")
        lines += [f'"{path}" = {ratio:.4f}\n' for path, ratio in table.items()]
    FILE.write_text("".join(lines), "utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="only these games")
    parser.add_argument("--write", action="store_true", help="accept what is measured now")
    parser.add_argument("--twice", action="store_true", help="do everything twice, which must not get through")
    args = parser.parse_args(arguments)
    paths = hot_paths(args.games)
    if args.twice:
        paths = {name: lambda work=work: (work(), work()) for name, work in paths.items()}  # type: ignore[misc]
    written = {} if args.write else read().get(form(), {})
    found = ratios(paths, {name: ratio * ALLOWED for name, ratio in written.items()})
    if args.write:
        write(form(), found)
        return 0
    for name, ratio in found.items():
        print(f"{name:<26}{ratio:>9.4f} of the fixed loop{ratio / written.get(name, ratio):>8.2f} times what it was")
    said = too_slow(found, written)
    print("\n".join(said) or f"every hot path is as fast as it was, {form()}")
    return 1 if said else 0


if __name__ == "__main__":
    sys.exit(main())
