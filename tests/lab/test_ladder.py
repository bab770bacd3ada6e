"""The ladder: honest intervals, nothing lost and nothing played twice."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest

from klabauter.bots.errors import UnknownBot
from klabauter.games import games
from klabauter.kernel.errors import BadSeats, UnknownGame
from klabauter.lab.deals import Cell, Deal, Deals, play_deal
from klabauter.lab.errors import BadLadder, OneLevel
from klabauter.lab.ladder import ALPHA, Course, Ladder, Progress, Verdict, as_remembered, courses, judge, times
from klabauter.lab.times import Times

JOLLY = "jolly-und-roger"


def cell(weaker: str = "random", stronger: str = "cabin-boy", seats: int = 2, game: str = JOLLY) -> Cell:
    return Cell(game, 1, seats, weaker, stronger, None, "test", "code")


def deals_with(shares: Sequence[float], of: Cell | None = None) -> dict[int, Deal]:
    """Deals as they would be found, from invented shares."""
    of = of or cell()
    return {number: Deal(of, number, (share,) * of.seats, {}) for number, share in enumerate(shares)}


def outcome(verdict: Verdict) -> tuple[object, ...]:
    """All but the times, which no two runs share."""
    found = [(deal.number, deal.shares) for deal in verdict.deals]
    return (verdict.course, found, verdict.share, verdict.low, verdict.high, verdict.cleared, verdict.next)


# -- the verdict


def test_the_bar_of_each_seat_count() -> None:
    assert [cell(seats=seats).bar for seats in (2, 3, 4, 5)] == pytest.approx([0.6, 1.3 / 3, 0.325, 0.26])


def test_the_looks_share_the_chance_to_err() -> None:
    assert Course(cell(), 200, False).looks() == [(200, ALPHA)]
    assert Course(cell(), 20, True).looks() == [(20, ALPHA)]
    looks = Course(cell(), 200, True).looks()
    assert [look for look, _ in looks] == [25, 50, 100, 200]
    assert sum(alpha for _, alpha in looks) == pytest.approx(ALPHA)
    assert [look for look, _ in Course(cell(), 1000, True).looks()] == [25, 50, 100, 200, 400, 800, 1000]


def test_a_clear_case_stops_at_the_first_look() -> None:
    course = Course(cell(), 200, True)
    won, lost = judge(course, deals_with([1.0] * 40)), judge(course, deals_with([0.5, 0.0] * 20))
    assert (won.cleared, len(won.deals), won.finished) == (True, 25, True)
    assert (lost.cleared, len(lost.deals), lost.finished) == (False, 25, True)


def test_what_the_plain_interval_would_clear_early_goes_on_when_it_is_looked_at_again() -> None:
    there = deals_with([1.0, 1.0, 0.5, 0.5, 0.5, *[1.0, 1.0, 0.5, 1.0, 0.5] * 4, 1.0, 1.0, 1.0])
    assert judge(Course(cell(), 25, False), there).cleared is True
    look = judge(Course(cell(), 200, True), there)
    assert (look.cleared, look.next, len(look.deals), look.finished) == (None, 50, 28, False)


def test_without_stop_nothing_ends_early_and_nothing_is_decided_early() -> None:
    course = Course(cell(), 60, False)
    assert judge(course, deals_with([1.0] * 59)).cleared is None
    assert judge(course, deals_with([1.0] * 59)).next == 60
    assert judge(course, deals_with([1.0] * 80)).cleared is True
    assert len(judge(course, deals_with([1.0] * 80)).deals) == 60


def test_an_undecided_cell_is_open() -> None:
    verdict = judge(Course(cell(), 100, True), deals_with([1.0, 0.5, 0.5, 0.5] * 25))
    assert (verdict.cleared, verdict.finished, verdict.share) == (None, True, 0.625)


def test_only_deals_without_a_gap_count() -> None:
    """Quick deals end before slow ones; whoever counted them at once would favour what ends quickly."""
    found = deals_with([1.0] * 30)
    del found[20]
    verdict = judge(Course(cell(), 50, True), found)
    assert (len(verdict.deals), verdict.next, verdict.cleared) == (20, 25, None)


def test_nothing_known_is_an_honest_answer() -> None:
    verdict = judge(Course(cell(), 50, True), {})
    assert (verdict.low, verdict.high, verdict.cleared, verdict.next) == (0.0, 1.0, None, 25)


def test_repeated_looking_errs_no_more_often_than_it_says() -> None:
    """A level exactly at the bar: the chance that some look calls it above or below is 5 % at most."""
    dice = random.Random(3)
    wrong = 0
    for _ in range(600):
        shares = [((dice.random() < 0.6) + (dice.random() < 0.6)) / 2 for _ in range(200)]
        wrong += judge(Course(cell(), 200, True), deals_with(shares)).cleared is not None
    assert wrong < 0.05 * 600 + 11  # two standard deviations of luck


# -- which cells


def test_neighbours_at_two_and_four_seats_by_default() -> None:
    found = [course.cell for course in courses(["jolly-und-roger", "freibeuter"])]
    assert {(one.game, one.seats) for one in found} == {(JOLLY, 2), ("freibeuter", 2), ("freibeuter", 4)}
    pairs = [(one.weaker, one.stronger) for one in found if one.game == JOLLY]
    names = ["random", "cabin-boy", "sailor", "captain", "klabauter"]
    assert pairs == list(pairwise(names))


def test_wishes() -> None:
    assert len(courses([JOLLY], all_pairs=True)) == 10
    assert [one.cell.seats for one in courses(["mutinies"], ["greedy", "captain"], every_seat_count=True)] == [
        2,
        3,
        4,
        5,
    ]
    (only,) = courses(["port-royal"], ["Klabauter", "matrose"], [3], deals=7, stop=True, simulations=50, seed="x")
    assert only.cell[:7] == ("port-royal", 1, 3, "sailor", "klabauter", 50, "x")
    assert (only.deals, only.stop) == (7, True)
    assert [one.deals for one in courses([JOLLY])] == [1000, 1000, 200, 200]


def test_seats_that_some_games_lack_are_left_out_there() -> None:
    assert {one.cell.game for one in courses(games(), only_seats=[5])} == {"rum-und-ehre", "mutinies"}


def test_impossible_wishes_are_refused() -> None:
    with pytest.raises(BadSeats, match="Jolly & Roger is played with 2 seats, not with 4"):
        courses([JOLLY], only_seats=[4])
    with pytest.raises(OneLevel, match="random, cabin-boy"):
        courses([JOLLY], ["sailor", "greedy"])
    with pytest.raises(UnknownBot):
        courses([JOLLY], ["sailor", "admiral"])
    with pytest.raises(UnknownGame):
        courses(["chess"])


# -- playing and remembering


def plan(deals: int = 8, stop: bool = False) -> list[Course]:
    return [Course(cell(), deals, stop), Course(cell("cabin-boy", "sailor"), deals, stop)]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> list[Verdict]:
    """The plan played in one go."""
    ladder = Ladder(plan())
    ladder.run(Deals(tmp_path_factory.mktemp("whole") / "ladder.jsonl"), 1)
    return ladder.verdicts()


def test_an_interrupted_ladder_goes_on_and_plays_nothing_twice(tmp_path: Path, whole: list[Verdict]) -> None:
    deals = Deals(tmp_path / "deep" / "ladder.jsonl")
    seen: list[Progress] = []

    def impatient(progress: Progress) -> None:
        seen.append(progress)
        if len(seen) in (3, 10):
            raise KeyboardInterrupt

    for _ in range(2):
        with pytest.raises(KeyboardInterrupt):
            Ladder(plan(), deals.read()).run(deals, 1, impatient)
    ladder = Ladder(plan(), deals.read())
    ladder.run(deals, 1, impatient)
    lines = deals.read()
    assert len(lines) == len(seen) == len({(deal.cell, deal.number) for deal in lines}) == 16
    assert [progress.left for progress in seen] == list(range(15, -1, -1))
    assert [outcome(verdict) for verdict in ladder.verdicts()] == [outcome(verdict) for verdict in whole]
    again = Ladder(plan(), lines)
    assert again.left() == 0
    assert [outcome(verdict) for verdict in again.verdicts()] == [outcome(verdict) for verdict in whole]


def test_the_figures_do_not_depend_on_the_number_of_processes(tmp_path: Path, whole: list[Verdict]) -> None:
    ladder = Ladder(plan())
    ladder.run(Deals(tmp_path / "ladder.jsonl"), 2)
    assert [outcome(verdict) for verdict in ladder.verdicts()] == [outcome(verdict) for verdict in whole]


def test_an_interrupt_reaches_the_other_processes(tmp_path: Path) -> None:
    """They would play a thousand deals; the test ends only because they give up."""
    deals = Deals(tmp_path / "ladder.jsonl")

    def impatient(progress: Progress) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Ladder([Course(cell(), 1000, False)]).run(deals, 2, impatient)
    assert 1 <= len(deals.read()) <= 2


def test_a_decided_cell_is_played_no_further(tmp_path: Path) -> None:
    deals = Deals(tmp_path / "ladder.jsonl")
    ladder = Ladder(plan(1000, stop=True)[:1])
    ladder.run(deals, 1)
    (verdict,) = ladder.verdicts()
    assert verdict.cleared is True
    assert len(deals.read()) == len(verdict.deals) == 25
    assert ladder.left() == 0


def test_deals_beyond_what_is_wanted_do_not_count() -> None:
    known = deals_with([1.0] * 20)
    del known[3]
    ladder = Ladder([Course(cell(), 5, False)], known.values())
    assert ladder.left() == 1
    assert len(ladder.verdicts()[0].deals) == 3


def test_deals_of_other_code_rules_seeds_or_budgets_do_not_count() -> None:
    course = Course(cell(), 5, False)
    for other in (
        {"code": "old"},
        {"rules": 0},
        {"seed": "x"},
        {"simulations": 9},
        {"seats": 3},
        {"stronger": "sailor"},
    ):
        (verdict,) = Ladder([course], deals_with([1.0] * 5, cell()._replace(**other)).values()).verdicts()
        assert verdict.deals == [], other


def test_a_report_tells_what_earlier_code_played_last_and_marks_it() -> None:
    course = Course(cell(), 5, False)
    old, older = cell()._replace(code="old"), cell()._replace(code="older")
    known = [*deals_with([0.0] * 5, older).values(), *deals_with([1.0] * 5, old).values()]
    (remembered,) = as_remembered([course], known)
    assert (remembered.cell, remembered.stale) == (old, True)
    known += deals_with([1.0], cell()).values()
    assert as_remembered([course], known) == [course]
    assert as_remembered([course], []) == [course]
    unplayed = course._replace(cell=cell(game="port-royal"))
    assert as_remembered([course, unplayed], known) == [course]


def test_the_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    deals = Deals(tmp_path / "ladder.jsonl")
    assert deals.read() == []
    played = [play_deal(cell(seats=3, game="port-royal"), number) for number in range(3)]
    for deal in played:
        deals.add(deal)
    assert deals.read() == played


def test_half_a_line_that_a_kill_left_behind_is_cut_off(tmp_path: Path) -> None:
    deals = Deals(tmp_path / "ladder.jsonl")
    first, second = list(deals_with([1.0, 0.5]).values())
    deals.add(first)
    with deals.path.open("a") as file:
        file.write(second.dumps()[:40])
    assert deals.read() == [first]
    deals.add(second)
    assert deals.read() == [first, second]


@pytest.mark.parametrize("line", ["nonsense", "{}", "[1]", '{"game": "chess"}'])
def test_a_file_of_something_else_is_refused(tmp_path: Path, line: str) -> None:
    deals = Deals(tmp_path / "ladder.jsonl")
    deals.add(deals_with([1.0])[0])
    with deals.path.open("a") as file:
        file.write(f"{line}\n")
    with pytest.raises(BadLadder, match="line 2 is not a deal of a ladder"):
        deals.read()


def test_a_file_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadLadder, match="cannot be read"):
        Deals(tmp_path).read()
    with pytest.raises(BadLadder, match="cannot be written"):
        Deals(tmp_path).add(deals_with([1.0])[0])


# -- thinking times


def test_times_are_put_together_by_level_and_seats() -> None:
    quick, slow = Times({10: 3}, 2e-6), Times({50: 1}, 1e-4)
    deals = [
        Deal(cell(), 0, (1.0, 1.0), {"random": quick, "cabin-boy": slow}),
        Deal(cell(), 1, (1.0, 1.0), {"random": quick, "cabin-boy": quick}),
    ]
    found = times([judge(Course(cell(), 2, False), dict(enumerate(deals)))])
    assert list(found) == [("random", 2), ("cabin-boy", 2)]
    assert found["cabin-boy", 2] == Times({50: 1, 10: 3}, 1e-4)
    assert found["random", 2].decisions == 6
