"""What a player can work out from a view, for boards: compared with what really happens."""

from __future__ import annotations

from typing import Any

from klabauter import Table
from klabauter.kernel.table import Referee
from tests.games.freibeuter.story import all_of, story
from tests.games.freibeuter.test_r7_encircling import anne, volker


def outlook(table: Referee, seat: int | None = 0, known: bool = False) -> dict[str, Any]:
    return table.game.outlook(table.view(seat, known))


def test_r7_3_who_pays_whom_when_birgit_closes_the_ring() -> None:
    found = outlook(volker(), 0)
    assert found["pays"] == {"x-B2": [3, 3, 0]}
    assert found["closing"]["C3"] == {
        "boat": [[0, 6, 0], [1, -9, 0], [2, 3, 0]],
        "paid": {"x-B2": 3},
        "dutchman": [[0, 3, 0], [1, -6, 0], [2, 3, 0]],  # 7.5
    }
    assert outlook(volker(), 1)["closing"]["C3"]["boat"] == [[0, 3, 0], [1, -6, 0], [2, 3, 0]]
    assert outlook(volker(), 1)["closing"]["C3"]["paid"] == {}
    assert set(outlook(volker(), None)["closing"]["C3"]) == {"dutchman"}


def test_r8_1_what_the_boarder_lacks_he_must_borrow() -> None:
    assert outlook(volker(chests=5))["closing"]["C3"]["boat"][1] == [1, -9, 4]


def test_r4_1_what_boarding_a_ship_would_cost() -> None:
    table = story(fields={"B2": "0", "C2": "1"}, tiles={"x-B2": "ship-20"})
    assert [outlook(table, seat).get("aboard") for seat in (0, None)] == [{"x-B2": [0, 4]}, {}]
    assert outlook(table)["pays"] == {}


def test_r7_8_what_each_encircled_tile_brings() -> None:
    table = anne()
    table.submit(0, "boat C3")
    assert outlook(table)["settle"] == {
        "x-B2": {"how": "taken", "changes": [[0, 4, 0], [1, -6, 4], [2, 2, 0]]},
        "x-C2": {"how": "camp", "changes": [[1, 4, 0], [0, 4, 0]]},
    }


def test_r7_7_r9_4_what_captured_ships_count() -> None:
    table = story(prizes=[["ship-5", "ship-15"], ["ship-15"], []], aside=["camp"] * 3 + ["double-15"])
    assert outlook(table)["booty"] == [35, None, None]
    assert outlook(table, known=True)["booty"] == [35, 30, 0]
    assert outlook(table, None)["booty"] == [None, None, None]


def test_r8_3_what_credit_takes_off_at_the_end() -> None:
    table = story(debts=[2, 0, 3])
    parts = [standing.parts["credit"] for standing in table.standings()]
    assert [-off for off in outlook(table)["credit"]] == parts
    assert parts[0] < 0 == parts[1]


def test_in_whole_games_chests_change_as_the_outlook_says() -> None:
    compared = 0
    for seed in "abcdef":
        table = Table("freibeuter", 3, seed=seed)
        while not table.over:
            seat = table.actor
            assert seat is not None
            closing = outlook(table, seat)["closing"]
            moves = sorted(str(move) for move in table.moves())
            closers = [move for move in moves if move.startswith("boat ") and move[5:] in closing]
            move = closers[0] if closers else moves[len(moves) // 2]
            before = all_of(table, "chests")
            table.submit(seat, move)
            if closers and table.actor is not None and table.pending.key != "order":
                compared += 1
                expected = before[:]
                for owner, by, credit in closing[move[5:]]["boat"]:
                    expected[owner] += by + credit
                assert all_of(table, "chests") == expected, (seed, move)
    assert compared > 20
