"""Chapters 7 and 8: the last round, who wins, the two endings that the book does not know; what one may know."""

from __future__ import annotations

from collections import Counter

import pytest

from klabauter.kernel.table import Referee
from tests.games.port_royal.story import coins, influence, known, lines, others, public, story, taking, texts

SEVEN = "passenger-6-3 passenger-6-3 passenger-2-1"
EIGHT = f"{SEVEN} passenger-2-1"


def ends(table: Referee) -> str:
    assert table.over
    return table.game.ending(table.state())


def test_r7_1_eight_points_bring_on_the_last_round() -> None:
    table = taking(harbour="passenger-2-1 blue-1-1", persons=[SEVEN, ""], luck=["coin tax", "coin tax"])
    assert public(table)["last-round"] is False
    table.submit(0, "hire passenger-2-1")
    assert influence(table) == [8, 0]
    assert public(table)["last-round"] is True
    assert lines(table)[:2] == ["hired", "last-round"]


def test_r7_1_a_collected_ship_can_do_it_in_somebody_elses_turn() -> None:
    table = taking(harbour="red-1-1", persons=["", "passenger-6-3 passenger-6-3 wholesaler-red-5-1"], luck=["draw tax"])
    table.submit(0, "pass")
    table.submit(1, "trade red-1-1")
    assert influence(table) == [0, 8]
    assert "last-round" in lines(table)
    assert not table.over


def test_r7_1_it_is_announced_once() -> None:
    table = taking(
        harbour="passenger-2-1",
        persons=[SEVEN, "passenger-4-2 passenger-4-2 passenger-2-1 sailor-7-3"],
        luck=["coin tax", "coin tax", "draw red-1-1"],
    )
    assert influence(table) == [7, 8]
    table.submit(0, "hire passenger-2-1")
    assert "last-round" not in lines(table)


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_r7_2_the_last_active_player_is_the_one_to_the_right_of_the_starter(starter: int) -> None:
    """Seat 0 has eight points in its own turn: the round goes on until everybody has been active."""
    turn = (0 - starter) % 3
    table = story(["take 0"], seats=3, starter=starter, turn=turn, picks=1, harbour="blue-1-1", persons=[EIGHT, "", ""])
    order = []
    while not table.over:
        assert table.actor is not None
        if public(table)["active"] not in order:
            order.append(public(table)["active"])
        table.submit(table.actor, "stop" if "stop" in texts(table) else str(table.moves()[-1]))
    assert order == [0, 1, 2][: 3 - turn]
    assert ends(table) == "influence"
    assert lines(table)[-1] == "game-ends"
    assert table.log(None)[-1]["values"] == {"round": 1}


def test_r7_2_phase_2_of_the_last_turn_is_still_played() -> None:
    table = story(
        ["take 1", "offer 0"], ["coin tax", "coin tax"], turn=1, picks=1, harbour="blue-1-1 passenger-2-1",
        persons=[EIGHT.replace("passenger-2-1", "", 1) + " sailor-3-1", ""],
    )  # fmt: skip
    table.submit(1, "trade blue-1-1")
    assert not table.over
    table.submit(0, "hire passenger-2-1")
    assert ends(table) == "influence"
    assert influence(table) == [9, 0]


def test_r7_2_nobody_has_eight_and_the_game_goes_on() -> None:
    table = story(["take 1"], ["draw tax"], turn=1, picks=1, harbour="blue-1-1", persons=[SEVEN, ""])
    table.submit(1, "pass")
    assert not table.over
    assert public(table)["round"] == 2


@pytest.mark.parametrize(
    ("persons", "purses", "ranks"),
    [
        ([EIGHT, "passenger-4-2"], [0, 9], [1, 2]),
        ([EIGHT, "sailor-7-3 sailor-5-2 sailor-5-2 sailor-3-1"], [2, 3], [2, 1]),
        ([EIGHT, "sailor-7-3 sailor-5-2 sailor-5-2 sailor-3-1"], [3, 3], [1, 1]),
    ],
)
def test_r7_3_influence_then_coins_then_a_shared_win(persons: list[str], purses: list[int], ranks: list[int]) -> None:
    table = story(["take 1"], turn=1, picks=1, harbour="blue-1-1", persons=persons, purses=purses)
    table.submit(1, "pass")
    assert table.over
    assert [standing.rank for standing in table.standings()] == ranks
    decided = [{"coins": 2}, {"coins": 3}] if ranks == [2, 1] else [{}, {}]
    assert [standing.tiebreak for standing in table.standings()] == decided


def test_r7_4_all_cards_dealt_out_ends_the_game() -> None:
    """The last card in circulation is hired for nothing more to pay; after that nobody can turn up a card."""
    held = "green-1-1 wholesaler-green-5-1"
    unseen = others(held)
    table = story(
        ["take 0"], seats=3, picks=1, harbour="green-1-1", unseen=unseen, purses=[38, 10, 10],
        persons=["wholesaler-green-5-1", "", ""],
    )  # fmt: skip
    table.submit(0, "trade green-1-1")
    assert ends(table) == "all-dry"
    assert lines(table).count("nothing-there") == 3
    assert lines(table)[-1] == "all-dry"
    assert [standing.rank for standing in table.standings()] == [1, 2, 2]


def test_r7_4_a_card_turned_up_starts_the_count_anew() -> None:
    unseen = others("green-1-1")
    table = story(
        ["take 0"], ["draw green-1-1"], seats=2, dry=1, picks=1, harbour="green-1-1", unseen=unseen, purses=[49, 10]
    )
    table.submit(0, "pass")
    assert known(table, "dry") == 0


def test_r7_5_ten_rounds_without_a_card_taken_end_the_game() -> None:
    table = story(["take 1"], turn=19, idle=19, picks=1, harbour="blue-1-1")
    table.submit(1, "pass")
    assert ends(table) == "becalmed"
    assert lines(table)[-1] == "becalmed"


def test_r7_5_at_the_end_of_a_round_only_and_only_in_a_row() -> None:
    table = story(["take 0"], ["draw tax"], turn=20, idle=20, picks=1, harbour="blue-1-1")
    table.submit(0, "pass")
    assert not table.over
    table = story(["take 1"], ["draw tax"], turn=19, idle=19, picks=1, harbour="blue-1-1")
    table.submit(1, "trade blue-1-1")
    assert not table.over
    assert known(table, "idle") == 0


def test_r8_1_everybody_knows_the_same() -> None:
    table = taking(harbour="sailor-3-1 red-1-1", luck=["coin tax", "coin blue-1-1", "coin tax"])
    table.submit(0, "hire sailor-3-1")
    views = [table.view(seat) for seat in (0, 1, None)]
    assert all(view["known"] == views[0]["known"] and view["private"] == {} for view in views)
    assert table.log(0) == table.log(1) == table.log(None)
    assert public(table)["discard"] == 3
    assert public(table)["top"] == "tax"
    assert known(table, "discard") == ["tax", "blue-1-1", "tax"]


def test_r8_2_coins_are_part_of_the_unseen_heap() -> None:
    """Of sixty cards, three are taxes: the first card is one with chance three in sixty, whoever has which coins."""
    table = story(["onward 0"], purses=[20, 20])
    game, s = table.game, table.state()
    move = game.find(s, "discover")
    assert move is not None
    game.apply(s, move)
    chances = {str(outcome): weight for outcome, weight in game.outcomes(s)}
    assert sum(chances.values()) == 60
    assert chances["draw tax"] == 3


def test_r8_2_after_a_reshuffle_the_pile_is_exactly_the_discards() -> None:
    unseen = others("tax tax blue-1-1 red-1-1")
    table = story(["onward 0"], discard="tax tax blue-1-1", harbour="red-1-1", unseen=unseen, purses=[46, 10])
    game, s = table.game, table.state()
    move = game.find(s, "discover")
    assert move is not None
    game.apply(s, move)
    chances = {str(outcome): weight for outcome, weight in game.outcomes(s)}
    assert chances == {"draw blue-1-1": 1, "draw tax": 2}
    batches = game.view(s, None)["known"]["batches"]
    assert [batch["coins"] for batch in batches] == [[46, 10]]
    assert Counter(batches[0]["cards"]) == Counter(unseen)
    assert coins(table) == [46, 10]
