"""Who has won, where people give up or break a game off."""

from __future__ import annotations

from klabauter.kernel.game import Standing, placed
from klabauter.kernel.outcome import outcome

STOOD = [Standing(0, 1, 20, {}, {}), Standing(1, 1, 20, {}, {}), Standing(2, 3, 8, {}, {})]


def ranks(finished: bool, resigned: set[int]) -> tuple[list[int], list[int]]:
    found = outcome(STOOD, finished, resigned)
    return [one.rank for one in found.standings], found.winners


def test_a_game_played_to_its_end_is_won_by_the_first() -> None:
    assert ranks(True, set()) == ([1, 1, 3], [0, 1])


def test_who_gave_up_on_the_way_stands_behind_all_others() -> None:
    assert ranks(True, {0}) == ([3, 1, 2], [1])
    assert ranks(True, {0, 1}) == ([2, 2, 1], [2])


def test_who_is_left_alone_has_won_however_things_stood() -> None:
    assert ranks(False, {0, 1}) == ([2, 2, 1], [2])


def test_nobody_wins_a_game_that_was_broken_off() -> None:
    assert ranks(False, set()) == ([1, 1, 3], [])
    assert ranks(False, {0}) == ([3, 1, 2], [])
    assert ranks(False, {0, 1, 2}) == ([1, 1, 3], [])


def decided(scores: list[int], **ties: list[int]) -> list[tuple[int, dict[str, int]]]:
    standings = placed(scores, [{}] * len(scores), ties, fewer=("debts",))
    return [(standing.rank, standing.tiebreak) for standing in standings]


def test_a_tie_is_told_with_what_decided_it() -> None:
    assert decided([7, 9, 9], coins=[5, 1, 2], rum=[0, 3, 0]) == [(3, {}), (2, {"coins": 1}), (1, {"coins": 2})]
    assert decided([9, 9], debts=[1, 2]) == [(1, {"debts": 1}), (2, {"debts": 2})]


def test_what_was_equal_too_is_told_before_what_decided() -> None:
    found = decided([9, 9], coins=[1, 1], rum=[0, 3])
    assert found == [(2, {"coins": 1, "rum": 0}), (1, {"coins": 1, "rum": 3})]


def test_where_nothing_decides_nothing_is_told() -> None:
    assert decided([9, 9, 5], coins=[2, 2, 9]) == [(1, {}), (1, {}), (3, {})]
    assert decided([9, 9]) == [(1, {}), (1, {})]
    assert decided([9, 9, 9], coins=[2, 2, 1]) == [(1, {"coins": 2}), (1, {"coins": 2}), (3, {"coins": 1})]
