"""The law of positions: whatever is written, a position is refused by name, or it can be played to its end.

    python -m tests.laws.positions [GAME …] [--mutants 200000] [--seed 0] [--jobs 2]

looks at many more mutants than the test command does, and prints every kind of failure with the first mutant that shows
it. A case and a number always make the same mutants.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import signal
import sys
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any, NamedTuple

from klabauter.kernel.errors import BadPosition
from klabauter.kernel.event import MUTE, Journal
from klabauter.kernel.frame import AUTO, NATURE, State, outcome_at
from klabauter.kernel.game import Game
from klabauter.kernel.messages import Message
from klabauter.kernel.move import PASS
from klabauter.kernel.record import dump
from klabauter.kernel.rng import Rng
from klabauter.words import LANGUAGES, Words
from tests.laws.case import Case, Walk, difference, observers, registered, some
from tests.laws.mutants import Mutator, Position

SOURCES = 40  # positions of a game that mutants are made from
MUTANTS = 50  # made from one game
BATCH = 250  # made from one game where there are many more
LOGGED = 60  # steps that are logged, too; what a mutant breaks shows soon
SECONDS = 5  # of computing that a mutant may take: far more than any game needs, so it has got stuck


class Fault(Exception):
    """A position was taken, and then could not be played."""


class Stuck(BaseException):
    """One step did not come to an end. No Exception, so that nothing on the way takes it for an error of its own."""


class Mutant(NamedTuple):
    case: Case
    seed: int
    number: int
    position: Position

    def __str__(self) -> str:
        return f"case {self.case.id!r}, seed {self.seed}, mutant {self.number}: {json.dumps(self.position)}"


class Failure(NamedTuple):
    mutant: Mutant
    kind: str  # the same for mutants that fail alike
    trace: str


class Tally(NamedTuple):
    refused: int
    played: int
    failures: list[Failure]


# -- where mutants come from


def reached(walk: Walk) -> list[Position]:
    """Positions of a random game, at decisions and at luck; rare steps as often as common ones."""
    kinds: dict[str, list[State]] = {}
    s = walk.start()
    while True:
        top = s.top()
        kinds.setdefault(f"{len(s.pending)} {top.key}", []).append(s.copy())
        if walk.over(s):
            break
        walk.step(s, walk.choose(s))
    rng = walk.rng
    names = list(kinds)
    found = [rng.choice(kinds[name]) for name in some(rng, names, SOURCES // 2)]
    found += [rng.choice(kinds[rng.choice(names)]) for _ in range(SOURCES - len(found))]
    return [json.loads(dump(walk.game.position(one))) for one in found]


def mutants(walk: Walk, count: int) -> Iterator[Mutant]:
    mutator = Mutator(walk.game, reached(walk), walk.rng)
    for number in range(count):
        yield Mutant(walk.case, walk.seed, number, mutator.mutant())


# -- what is done with one


def judged(game: Game[Any], mutant: Mutant) -> Failure | bool:
    """True if it was played to its end, False if it was refused by name; else what went wrong."""
    rng = Rng(f"judged {mutant.case.id} {mutant.seed} {mutant.number}")
    trail: list[str] = []
    try:
        with limited():
            try:
                s = game.state(mutant.position)
            except BadPosition as error:
                if not str(error.values["where"]):
                    raise Fault(f"the refusal names no place: {error}") from error
                _in_both_languages(game, error)
                return False
            _play(game, s, mutant.case.bound, rng, trail)
    except Fault as error:
        return Failure(mutant, str(error).split(":", 1)[0], f"{error}\n{json.dumps(trail[-20:])}")
    except (Exception, Stuck) as error:
        return Failure(mutant, kind_of(error), f"{traceback.format_exc()}\n{json.dumps(trail[-20:])}")
    return True


def _in_both_languages(game: Game[Any], error: BadPosition) -> None:
    words = [Words(language, game.info) for language in LANGUAGES]
    texts = [one.error(error) for one in words]
    if any([one.complaints for one in words]) or not isinstance(error.values["why"], Message):
        raise Fault(f"the refusal is not in all languages: {error}") from error
    if len(set(texts)) < len(texts):
        raise Fault(f"the refusal is the same in all languages: {error}") from error


@contextmanager
def limited() -> Iterator[None]:
    """``Stuck`` is raised in what computes for too long.

    Computing time, not time: a busy machine gives no false alarm, and the tests' own time limit stays as it is.
    """
    before = signal.signal(signal.SIGVTALRM, _stuck)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def _stuck(signum: int, frame: FrameType | None) -> None:
    raise Stuck


def kind_of(error: BaseException) -> str:
    """What was raised, and where."""
    last = traceback.extract_tb(error.__traceback__)[-2 if isinstance(error, Stuck) else -1]
    return f"{type(error).__name__} in {'/'.join(last.filename.split('/')[-2:])}: {last.name}"


def _play(game: Game[Any], s: State, bound: int, rng: Rng, trail: list[str]) -> None:
    """Random play to the end with everything in order on the way, or a fault."""
    journal = Journal()
    decisions = steps = 0
    for seat in observers(game):
        dump(game.view(s, seat))
    while s.top() is not game.end:
        top = s.top()
        steps += 1
        decisions += top.seat >= 0
        if decisions > bound or steps > 20 * bound:
            raise Fault(f"no end in sight at {top.key!r}")
        if top.seat == AUTO:
            move = PASS
        elif top.seat == NATURE:
            chances = top.outcomes(s)
            if not chances or min([weight for _, weight in chances]) <= 0:
                raise Fault(f"luck without an outcome at {top.key!r}: {chances}")
            move = outcome_at(chances, rng.below(sum([weight for _, weight in chances])))
        else:
            options = top.options(s)
            if not options:
                raise Fault(f"a seat without a legal move at {top.key!r}")
            if len(set(options)) != len(options):
                raise Fault(f"a move listed twice at {top.key!r}: {options}")
            move = rng.choice(options)
        trail.append(f"{top.name}: {move}")
        s.pop()
        top.apply(s, move, journal if steps < LOGGED else MUTE)
    if s.pending != [game.end]:
        raise Fault(f"the game is over with steps left: {s.pending}")
    if game.census(s) != game.inventory():
        raise Fault(f"pieces were lost or made: {difference(game.census(s), game.inventory())}")
    for seat in observers(game):
        dump([game.seen(journal.events, seat), game.view(s, seat)])
    dump([game.standings(s), game.ending(s), game.position(s)])


def tally(case: Case, seed: int, count: int = MUTANTS) -> Tally:
    """The mutants of one random game."""
    walk = Walk("positions", case, seed)
    found = Tally(0, 0, [])
    for mutant in mutants(walk, count):
        result = judged(walk.game, mutant)
        if isinstance(result, Failure):
            found.failures.append(result)
        else:
            found = found._replace(refused=found.refused + (not result), played=found.played + result)
    return found


# -- the law


def positions(case: Case, seed: int) -> int:
    """Every mutant of a position is refused by name, or can be played to its end with every piece accounted for."""
    found = tally(case, seed)
    if found.failures:
        kinds = "; ".join(dict.fromkeys([failure.kind for failure in found.failures]))
        first = found.failures[0]
        raise AssertionError(
            f"Law 'positions' is broken: {kinds}\n  {first.mutant}\n{first.trace}\n"
            f"  ({len(found.failures)} of {MUTANTS} mutants failed)"
        )
    return found.refused + found.played


# -- many more of them


def _task(task: tuple[Case, int]) -> Tally:
    return tally(*task, BATCH)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.laws.positions", description=__doc__.split("\n")[0])
    parser.add_argument("game", nargs="*")
    parser.add_argument("--mutants", type=int, default=200_000, help="per game")
    parser.add_argument("--seed", type=int, default=0, help="of the first random game")
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args(arguments)
    cases = [case for case in registered() if not args.game or case.info.id in args.game]
    failed = 0
    with multiprocessing.Pool(args.jobs) as pool:
        for name in dict.fromkeys([case.info.id for case in cases]):
            own = [case for case in cases if case.info.id == name]
            tasks = [(own[i % len(own)], args.seed + i // len(own)) for i in range(-(-args.mutants // BATCH))]
            failed += _report(name, len(tasks), pool.imap_unordered(_task, tasks))
    return 1 if failed else 0


def _report(name: str, tasks: int, found: Iterator[Tally]) -> int:
    begun = shown = time.monotonic()
    refused = played = 0
    kinds: dict[str, int] = {}
    for number, one in enumerate(found, 1):
        refused += one.refused
        played += one.played
        for failure in one.failures:
            kinds[failure.kind] = kinds.get(failure.kind, 0) + 1
            if kinds[failure.kind] == 1:
                print(f"\n--- {failure.kind}\n{failure.mutant}\n{failure.trace}", flush=True)
        if number == tasks or time.monotonic() > shown + 20:
            shown = time.monotonic()
            counts = f"{refused:,} refused, {played:,} played to the end, {sum(kinds.values()):,} failed"
            print(f"{name}: {number * BATCH:,} mutants, {counts}, {shown - begun:,.0f} s", flush=True)
    for kind, count in sorted(kinds.items(), key=lambda pair: -pair[1]):
        print(f"  {count:6} × {kind}", flush=True)
    return sum(kinds.values())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
