"""What a player can work out from a view, for boards: compared with the score sheet."""

from __future__ import annotations

from klabauter import Table
from tests.games.rum_und_ehre.story import at

FLAG = ["swan-4", "chest-5", "scorpion-17", "yellow-3", "yellow-6", "yellow-4", "date-rum"]
SUPPLIES = ["hook-3", "hook-5", "cap-2"]


def test_r8_3_to_r8_6_honour_so_far_and_the_tokens_that_count_nothing() -> None:
    table = at("turn 0", flags=[FLAG, [], [], []], supplies=[SUPPLIES, [], [], []])
    own = table.view(0)["private"]
    tokens = [*own["flag"], *own["supplies"]]
    found = table.game.outlook(table.view(0))
    assert found["honour"] == 4 + 5 - 2 + 6 + 4 + 4 + 5 + 2
    assert [tokens[place] for place in found["idle"]] == ["yellow-3", "hook-3"]
    assert table.game.outlook(table.view(1)) == {"honour": 0, "idle": []}
    assert table.game.outlook(table.view(None)) == {}


def test_of_equal_tokens_one_counts() -> None:
    table = at("turn 0", flags=[["pink-4"] * 3, [], [], []])
    assert table.game.outlook(table.view(0)) == {"honour": 8, "idle": [2]}


def test_at_the_end_it_is_the_score() -> None:
    for seed in "abc":
        table = Table("rum-und-ehre", 3, seed=seed)
        while not table.over:
            assert table.actor is not None
            moves = sorted(str(move) for move in table.moves())
            table.submit(table.actor, moves[len(moves) // 3])
        scores = [standing.score for standing in table.standings()]
        assert [table.game.outlook(table.view(seat))["honour"] for seat in range(3)] == scores
