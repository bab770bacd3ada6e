"""The ladder of levels: every comparison on the same deals from every seat, with intervals that may be believed.

The games of one deal share their luck, so they say less than as many independent games. What is independent are the
deals: a deal counts as one number, the mean share of victories over its seatings, and the interval is that of the mean
of these numbers. Where luck decides much, it cancels out within a deal, and the interval is the narrower for it.

Looking again and again until the interval clears the bar would make it a lie. So a cell that may stop early is looked
at after 25, 50, 100, … deals and after the last one, and the chances to err at all looks add up to 5 %: 1.5 % shared by
the early ones, 3.5 % for the last. The interval shown is always that of the look which decided.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import combinations, pairwise, product
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from signal import SIG_IGN, SIGINT, signal
from typing import Final, NamedTuple

from klabauter.bots import foreign, level, levels
from klabauter.games import info
from klabauter.kernel.errors import BadSeats, KlabauterError
from klabauter.kernel.luck import bytes_of
from klabauter.lab.deals import Cell, Deal, Deals, play_deal
from klabauter.lab.errors import NotOnTheLadder, OneLevel
from klabauter.lab.fingerprint import fingerprint
from klabauter.lab.stats import mean_interval
from klabauter.lab.times import Times, together

ALPHA: Final = 0.05
EARLY: Final = 0.015  # the part of it that early looks share
FIRST_LOOK: Final = 25
SEATS: Final = (2, 4)
SEARCHING: Final = ("captain", "klabauter")
DEALS: Final = 1000
DEALS_SEARCHING: Final = 200  # a searching level thinks long, and two cores are little


class Course(NamedTuple):
    """A cell and how many deals it may take."""

    cell: Cell
    deals: int
    stop: bool  # as soon as a look decides
    stale: bool = False  # its deals were played by other code than this

    def looks(self) -> list[tuple[int, float]]:
        """After how many deals the cell is looked at, each time with the chance to err."""
        early: list[int] = []
        look = FIRST_LOOK
        while self.stop and look < self.deals:
            early.append(look)
            look *= 2
        last = ALPHA - EARLY if early else ALPHA
        return [*[(look, EARLY / len(early)) for look in early], (self.deals, last)]


class Verdict(NamedTuple):
    """What the deals of a cell say. ``cleared``: above the bar, below it, or neither is certain."""

    course: Course
    deals: list[Deal]  # those that count
    share: float
    low: float
    high: float
    cleared: bool | None
    next: int  # how many deals are wanted before the next look; as many as there are when nothing is left to do

    @property
    def finished(self) -> bool:
        """Whether no more deals are needed: the cell is decided, or all its deals were played."""
        return self.next <= len(self.deals)


def judge(course: Course, found: Mapping[int, Deal]) -> Verdict:
    """The first look that decides, or the last one; without it, how things stand. Depends on nothing but the deals."""
    there = 0
    while there < course.deals and there in found:
        there += 1
    deals = [found[number] for number in range(there)]
    looks = course.looks()
    for look, alpha in looks:
        if there < look:
            return _verdict(course, deals, looks[-1][1], look)
        verdict = _verdict(course, deals[:look], alpha, look)
        if verdict.cleared is not None or look == course.deals:
            return verdict
    raise AssertionError("the last look is at the last deal")


def _verdict(course: Course, deals: list[Deal], alpha: float, next: int) -> Verdict:
    shares = [deal.share for deal in deals]
    low, high = mean_interval(shares, alpha)
    bar = course.cell.bar
    decided = len(deals) == next
    cleared = True if decided and low > bar else False if decided and high < bar else None
    return Verdict(
        course=course,
        deals=deals,
        share=sum(shares) / max(1, len(shares)),
        low=low,
        high=high,
        cleared=cleared,
        next=next,
    )


# -- which cells there are


def courses(
    games: Sequence[str],
    only_levels: Sequence[str] = (),
    only_seats: Sequence[int] = (),
    every_seat_count: bool = False,
    all_pairs: bool = False,
    deals: int | None = None,
    stop: bool = False,
    simulations: int | None = None,
    seed: str = "klabauter",
) -> list[Course]:
    """Everything a ladder compares, game by game. By default neighbouring levels at two and at four seats."""
    for name in only_levels:
        if foreign(name):  # what it does is in no fingerprint, its time on no clock of ours
            raise NotOnTheLadder(level(name), levels())
    chosen = {level(name) for name in only_levels or levels()}
    ranked = [name for name in levels() if name in chosen]
    if len(ranked) < 2:
        raise OneLevel(levels())
    bytes_of(seed)  # refuses what cannot be written
    pairs = list(combinations(ranked, 2) if all_pairs else pairwise(ranked))
    _possible(games, only_seats)
    found: list[Course] = []
    for game in games:
        low, high = info(game).seats
        rules, code = info(game).versions[-1], fingerprint(game)
        tables = [seats for seats in range(low, high + 1) if every_seat_count or seats in (only_seats or SEATS)]
        for seats, (weaker, stronger) in product(tables, pairs):
            cell = Cell(
                game=game,
                rules=rules,
                seats=seats,
                weaker=weaker,
                stronger=stronger,
                simulations=simulations,
                seed=seed,
                code=code,
            )
            most = DEALS_SEARCHING if stronger in SEARCHING else DEALS
            found.append(Course(cell, most if deals is None else deals, stop))
    return found


def as_remembered(courses: Iterable[Course], known: Sequence[Deal]) -> list[Course]:
    """For a report: a cell that this code has not played is shown as other code played it last, and marked. A game of
    which nothing was ever played is left out, if others were played."""
    played = {deal.cell.game for deal in known}
    last = {deal.cell._replace(code=""): deal.cell for deal in known}
    there = {deal.cell for deal in known}
    found: list[Course] = []
    for course in courses:
        if played and course.cell.game not in played:
            continue
        other = last.get(course.cell._replace(code=""))
        if course.cell in there or other is None:
            found.append(course)
        else:
            found.append(course._replace(cell=other, stale=True))
    return found


def _possible(games: Sequence[str], seats: Sequence[int]) -> None:
    """A number of seats that none of the games has is a mistake; one that some do not have is not."""
    for count in seats:
        bounds = [info(game).seats for game in games]
        if not any([low <= count <= high for low, high in bounds]):
            titles = ", ".join([info(game).title for game in games])
            raise BadSeats(titles, count, min([low for low, _ in bounds]), max([high for _, high in bounds]))


# -- playing them


class Progress(NamedTuple):
    """Where a ladder is; reported after every deal."""

    cell: Cell
    played: int  # deals, in this run
    left: int  # deals at most


class Ladder:
    """The courses with all that is known about them."""

    def __init__(self, courses: Iterable[Course], known: Iterable[Deal] = ()) -> None:
        self.courses = list(courses)
        self._found: dict[Cell, dict[int, Deal]] = {course.cell: {} for course in self.courses}
        self._asked: set[tuple[Cell, int]] = set()
        self._played = 0
        most = {course.cell: course.deals for course in self.courses}
        for deal in known:
            if deal.number < most.get(deal.cell, 0):  # a longer run may have left more than is wanted now
                self._found[deal.cell].setdefault(deal.number, deal)
        self._verdicts = {verdict.course.cell: verdict for verdict in self.verdicts()}  # at the last look of each cell

    def verdicts(self) -> list[Verdict]:
        """What is known by now, course by course."""
        return [judge(course, self._found[course.cell]) for course in self.courses]

    def run(self, deals: Deals, jobs: int, tell: Callable[[Progress], None] = lambda progress: None) -> None:
        """Play what is missing and remember each deal at once. The result does not depend on the jobs."""
        if jobs <= 1:
            while (task := self._next()) is not None:
                self._take(play_deal(*task), deals, tell)
        else:
            self._run_side_by_side(deals, jobs, tell)

    def _run_side_by_side(self, deals: Deals, jobs: int, tell: Callable[[Progress], None]) -> None:
        context = get_context("spawn")
        given_up = context.Event()
        pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_prepare, initargs=(given_up,))
        running: set[Future[Deal]] = set()
        try:
            while True:
                while len(running) < jobs and (task := self._next()) is not None:
                    running.add(pool.submit(_work, *task))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    self._take(future.result(), deals, tell)
        finally:
            given_up.set()  # whatever is still being played: its end would come too late
            pool.shutdown(cancel_futures=True)

    def _next(self) -> tuple[Cell, int] | None:
        """The first deal that is wanted before the next look of its cell and that nobody plays yet."""
        for course in self.courses:
            cell, verdict = course.cell, self._verdicts[course.cell]
            for number in range(0 if verdict.finished else verdict.next):
                if number not in self._found[cell] and (cell, number) not in self._asked:
                    self._asked.add((cell, number))
                    return cell, number
        return None

    def _take(self, deal: Deal, deals: Deals, tell: Callable[[Progress], None]) -> None:
        deals.add(deal)
        cell, verdict = deal.cell, self._verdicts[deal.cell]
        self._found[cell][deal.number] = deal
        if len(self._found[cell]) >= verdict.next:
            self._verdicts[cell] = judge(verdict.course, self._found[cell])
        self._played += 1
        tell(Progress(cell, self._played, self.left()))

    def left(self) -> int:
        """How many deals are to be played at most."""
        open_ones = [verdict.course for verdict in self._verdicts.values() if not verdict.finished]
        return sum([course.deals - len(self._found[course.cell]) for course in open_ones])


def times(verdicts: Sequence[Verdict]) -> dict[tuple[str, int], Times]:
    """How long each level thought about a decision, by level and number of seats."""
    found: dict[tuple[str, int], list[Times]] = {}
    for verdict in verdicts:
        for deal in verdict.deals:
            for name, spent in deal.times.items():
                found.setdefault((name, deal.cell.seats), []).append(spent)
    ranked = sorted(found, key=lambda key: (levels().index(key[0]), key[1]))
    return {key: together(found[key]) for key in ranked}


def cores() -> int:
    """How many processes can work at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# -- in the other processes

_given_up: list[Event] = []


def _prepare(given_up: Event) -> None:
    """Ctrl-C reaches every process of a terminal; here only the first one hears it and tells the others."""
    signal(SIGINT, SIG_IGN)
    _given_up[:] = [given_up]


def _work(cell: Cell, number: int) -> Deal:
    try:
        return play_deal(cell, number, _given_up[0].is_set)
    except KlabauterError as error:  # a bot that plays nonsense; errors with values cannot travel between processes
        raise RuntimeError(f"deal {number} of {cell}: {error}") from None
