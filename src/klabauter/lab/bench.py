"""How fast the games are: steps, games, search, and what a copy, a view, a world and a state cost.

A step is one decision of a seat (options and apply), driven from outside by an ordinary Python loop; luck and automatic
steps happen in between and do not count, but their time does. Times are processor times, rounds are interleaved and
medians reported, since machines are noisy. Whatever is compared is measured in the same run.
"""

from __future__ import annotations

import os
import random
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, Final, NamedTuple

from klabauter.bots.bot import Ask, Budget
from klabauter.bots.yardsticks import PlainSearch
from klabauter.games import games, info, make
from klabauter.kernel import frame
from klabauter.kernel.frame import State
from klabauter.kernel.game import Game
from klabauter.kernel.rng import Rng
from klabauter.lab.encoders import encoder
from klabauter.lab.layouts import layout
from klabauter.lab.tables import Tables

ROUNDS: Final = 7
SIMULATIONS: Final = 200  # for one question
LENGTHS: Final = 50  # games from which the mean length is taken
STATES: Final = 500  # copies that are weighed together
STARTS: Final = 7
TABLES: Final = 64  # that are observed together
EXERCISED: Final = 8  # of them in :func:`exercise`
ENDLESS: Final = 1 << 30  # more steps than any game has

Tell = Callable[[], None]


class Measure(NamedTuple):
    """One figure of one case. ``work`` takes seconds of processor time and gives the figure."""

    case: str
    figure: str
    work: Callable[[float], float]


def form() -> str:
    """``interpreted`` or ``compiled``: the form of the kernel that runs in this process."""
    return "interpreted" if str(frame.__file__).endswith((".py", ".pyc")) else "compiled"


def interleaved(
    measures: Sequence[Measure], seconds: float, rounds: int = ROUNDS, tell: Tell = lambda: None
) -> dict[str, dict[str, float]]:
    """Every figure once in each round; the medians, by case and figure."""
    found: dict[tuple[str, str], list[float]] = {}
    for _ in range(rounds):
        for case, figure, work in measures:
            found.setdefault((case, figure), []).append(work(seconds))
            tell()
    medians: dict[str, dict[str, float]] = {}
    for (case, figure), values in found.items():
        medians.setdefault(case, {})[figure] = statistics.median(values)
    return medians


# -- what is measured


def begun(game: Game[Any], rng: Rng) -> State:
    """At the first decision."""
    s: State = game.initial()
    game.settle(s, rng)
    return s


def advance(game: Game[Any], s: State, rng: Rng, steps: int) -> int:
    """So many random steps, fewer if the game ends; how many."""
    for done in range(steps):
        if game.actor(s) < 0:
            return done
        moves = game.options(s)
        game.step(s, moves[int(rng.random() * len(moves))], rng)
    return steps


def steps(game: Game[Any], rng: Rng, seconds: float) -> tuple[float, float]:
    """Random play: decisions and games per second. The loop chooses with Python's own generator, as anybody's would."""
    choose = random.Random(0).random
    done = games = 0
    started = time.process_time()
    while (taken := time.process_time() - started) < seconds or not games:
        s = begun(game, rng)
        while game.actor(s) >= 0:
            moves = game.options(s)
            game.step(s, moves[int(choose() * len(moves))], rng)
            done += 1
        games += 1
    return done / taken, games / taken


def numbered(game: Game[Any], rng: Rng, seconds: float) -> float:
    """The same with moves given by number, as most other systems do it: decisions per second."""
    choose = random.Random(0).random
    done = 0
    started = time.process_time()
    while (taken := time.process_time() - started) < seconds or not done:
        s = begun(game, rng)
        while count := game.ask(s):
            game.answer(s, int(choose() * count), rng)
            done += 1
    return done / taken


def observed(game: str, seats: int, seconds: float) -> float:
    """Random play of many tables, with observations and masks of legal moves for every decision: decisions per second.
    Needs numpy."""
    numpy: Any = import_module("numpy")
    batches: Any = import_module("klabauter.lab.batch")
    with batches.Batch(game, TABLES, seats, seed="bench", jobs=1) as batch:
        rng = numpy.random.default_rng(1)
        batch.reset()
        done = 0
        started = time.process_time()
        while (taken := time.process_time() - started) < seconds or not done:
            batch.step(batch.random_actions(rng))
            done += TABLES
    return done / taken


def playouts(game: Game[Any], rng: Rng, seconds: float) -> float:
    """Random play inside the engine: decisions per second."""
    done = 0
    started = time.process_time()
    while (taken := time.process_time() - started) < seconds or not done:
        done += game.playout(game.initial(), rng)
    return done / taken


def simulations(game: Game[Any], rng: Rng, seconds: float) -> float:
    """A tree search without knowledge from the first question on, with random moves to the end: how many a second."""
    bot = PlainSearch("bench", Budget(simulations=SIMULATIONS))
    done = 0
    taken = 0.0
    while taken < seconds or not done:
        s = begun(game, rng)
        while len(game.options(s)) == 1:
            game.step(s, game.options(s)[0], rng)
        seat = game.actor(s)
        ask = Ask(game, seat, game.view(s, seat), game.options(s), [])
        started = time.process_time()
        bot.ponder(ask)
        taken += time.process_time() - started
        done += SIMULATIONS
    return done / taken


def length(game: Game[Any], rng: Rng) -> float:
    """Decisions of a random game in the mean."""
    return statistics.fmean([game.playout(game.initial(), rng) for _ in range(LENGTHS)])


def growth(game: Game[Any], rng: Rng, seconds: float) -> float:
    """What a step costs in the last third of a game, as a multiple of the first third."""
    first = last = 0.0
    while first + last < seconds or not first:
        luck = rng.state
        third = advance(game, begun(game, rng), rng, ENDLESS) // 3  # the same game again, now in parts
        rng.state = luck
        s = begun(game, rng)
        started = time.process_time()
        advance(game, s, rng, third)
        first += time.process_time() - started
        advance(game, s, rng, third)
        started = time.process_time()
        advance(game, s, rng, third)
        last += time.process_time() - started
    return last / first


def micros(work: Callable[[], object], seconds: float) -> float:
    """Microseconds of one call."""
    done = 0
    started = time.process_time()
    while (taken := time.process_time() - started) < seconds or not done:
        for _ in range(50):
            work()
        done += 50
    return taken / done * 1e6


def weight(game: Game[Any], s: State) -> float:
    """Bytes of one more state."""
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        kept = [game.copy(s) for _ in range(STATES)]
        return (tracemalloc.get_traced_memory()[0] - before - sys.getsizeof(kept)) / STATES
    finally:
        tracemalloc.stop()


def startup() -> float:
    """Seconds until ``klabauter --version`` has answered: of the processor, where the system tells them of a child."""
    started, clock = os.times(), time.perf_counter()
    subprocess.run([sys.executable, "-m", "klabauter.cli.main", "--version"], capture_output=True, check=True)
    ended = os.times()
    spent = ended.children_user + ended.children_system - started.children_user - started.children_system
    return spent or time.perf_counter() - clock


# -- the games


def exercise() -> None:
    """Do a fixed amount of everything that has to be fast, in every game. The build of the compiled form counts what is
    executed how often meanwhile."""
    for name in games():
        for seats in seat_counts(name):
            game, rng = make(name, seats), Rng(name)
            for _ in range(200):
                game.playout(game.initial(), rng)
            for _ in range(10):
                advance(game, begun(game, rng), rng, ENDLESS)
            tables = Tables(game, encoder(game, layout(game)), name, 0, EXERCISED)
            tables.reset()
            for _ in range(100):
                rows = [range(table * tables.width, (table + 1) * tables.width) for table in range(EXERCISED)]
                tables.step([rng.choice([n for n, at in enumerate(row) if tables.masks[at]]) for row in rows])
            s = begun(game, rng)
            advance(game, s, rng, 40)
            for _ in range(20):
                game.copy(s)
                game.sample(game.view(s, 0), rng)
            simulations(game, rng, 0.0)


def seat_counts(game: str) -> list[int]:
    """All numbers of seats that the game allows, in ascending order."""
    low, high = info(game).seats
    return list(range(low, high + 1))


class Bench:
    """One game with a number of seats: its measures, and the figures that need no clock."""

    def __init__(self, game: str, seats: int) -> None:
        self.id = game
        self.seats = seats
        self.case = f"{game} {seats}"
        self.game = make(game, seats)
        self.rng = Rng(self.case)
        self.games_per_s: list[float] = []
        self.length = length(self.game, self.rng)
        self.middle = begun(self.game, self.rng)
        advance(self.game, self.middle, self.rng, int(self.length * 0.6))

    def walk(self, seconds: float) -> float:
        """Decisions per second in random play. Also notes the games per second for :meth:`row`."""
        found, games = steps(self.game, self.rng, seconds)
        self.games_per_s.append(games)
        return found

    def measures(self) -> list[Measure]:
        """Everything that is measured of this game with a clock."""
        game, rng, s = self.game, self.rng, self.middle
        view = game.view(s, 0)
        return [
            Measure(self.case, "steps_per_s", self.walk),
            Measure(self.case, "playout_steps_per_s", lambda seconds: playouts(game, rng, seconds)),
            Measure(self.case, "simulations_per_s", lambda seconds: simulations(game, rng, seconds)),
            Measure(self.case, "growth", lambda seconds: growth(game, rng, seconds)),
            Measure(self.case, "copy_us", lambda seconds: micros(lambda: game.copy(s), seconds / 5)),
            Measure(self.case, "view_us", lambda seconds: micros(lambda: game.view(s, 0), seconds / 5)),
            Measure(self.case, "sample_us", lambda seconds: micros(lambda: game.sample(view, rng), seconds / 5)),
        ]

    def row(self, found: dict[str, float]) -> dict[str, object]:
        """Everything about it as plain data."""
        return {
            "game": self.id,
            "seats": self.seats,
            **found,
            "games_per_s": statistics.median(self.games_per_s),
            "search_steps_per_s": found["simulations_per_s"] * self.length,
            "length": self.length,
            "state_bytes": weight(self.game, self.middle),
        }


def measure(
    games: Sequence[str], seconds: float, rounds: int = ROUNDS, tell: Callable[[int, int], None] = lambda done, of: None
) -> dict[str, object]:
    """All of it, as plain data: every game with every number of seats."""
    benches = [Bench(game, seats) for game in games for seats in seat_counts(game)]
    measures = [measure for bench in benches for measure in bench.measures()]
    done = 0

    def count() -> None:
        nonlocal done
        done += 1
        tell(done, len(measures) * rounds)

    found = interleaved(measures, seconds, rounds, count)
    return {
        "form": form(),
        "python": sys.version.split()[0],
        "seconds": seconds,
        "rounds": rounds,
        "startup_s": min([startup() for _ in range(STARTS)]),  # other work on the machine can only add to it
        "games": [bench.row(found[bench.case]) for bench in benches],
    }
