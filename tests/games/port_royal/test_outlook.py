"""What a player can work out from a view, for boards."""

from __future__ import annotations

from typing import Any

from klabauter.kernel.event import Journal
from klabauter.kernel.frame import play
from klabauter.kernel.table import Referee
from tests.games.port_royal.story import discovering, others, taking


def outlook(table: Referee, seat: int | None = 0, known: bool = True) -> dict[str, Any]:
    return table.game.outlook(table.view(seat, known))


def test_the_odds_count_the_outcomes_of_the_next_draw() -> None:
    """3.5 to 3.8: what happens with every card that can come, tried out."""
    table = discovering([], harbour="blue-1-1 red-2-3 passenger-2-1", persons=["sailor-5-2", ""])
    game, odds = table.game, outlook(table)["odds"]
    tried = {"twin": 0, "repelled": 0, "others": 0}
    s = table.state()
    game.apply(s, next(move for move in table.moves() if str(move) == "discover"))
    for card, copies in game.outcomes(s):
        after, journal = s.copy(), Journal()
        play(after, card, journal)
        lines = {event.line.key for event in journal.events}
        what = "twin" if "too-much" in lines else "repelled" if "twin-repelled" in lines else "others"
        tried[what] += copies
    assert odds["exact"] is True
    assert (odds["twin"], odds["repelled"]) == (tried["twin"], tried["repelled"])
    assert sum(odds.get(share, 0) for share in ("fresh", "person", "tax")) == tried["others"]
    assert odds["cards"] == sum(tried.values())
    assert sum(odds["threats"].values()) == odds["twin"]
    assert set(odds["threats"]) == {"blue", "red"}
    assert tried["repelled"] > 0


def test_r2_5_without_a_pile_the_discards_come_next() -> None:
    table = discovering([], harbour="blue-1-1", discard=others("blue-1-1"), unseen="", purses=[0, 0])
    assert outlook(table)["odds"]["cards"] == 59


def test_r8_2_without_a_memory_the_odds_count_what_does_not_lie_open() -> None:
    table = discovering([], harbour="blue-1-1", persons=["sailor-3-1", ""], discard="tax red-1-1")
    exact, counted = outlook(table)["odds"], outlook(table, known=False)["odds"]
    assert (exact["exact"], exact["cards"]) == (True, 60 - 4)
    assert ("exact" in counted, counted["cards"]) == (False, 60 - 3)  # of the discards the top one only


def test_r5_1_r5_6_what_taking_a_card_means() -> None:
    table = taking(
        seats=2, harbour="blue-2-2 sailor-3-1 sailor-5-2", persons=["", "wholesaler-blue-5-1"], purses=[4, 4]
    )
    own, other = outlook(table), outlook(table, 1)
    assert own["picks"] == [1, 1, 1, 1, 2, 3]
    assert own["left"] == {"blue-2-2": 6, "sailor-3-1": 1, "sailor-5-2": -1}
    assert own["points"] == {"sailor-3-1": 1, "sailor-5-2": 2}
    assert other["left"] == {"blue-2-2": 5, "sailor-3-1": 0, "sailor-5-2": -2}
    assert (other["fee"], other["points"]["blue-2-2"]) == (1, 1)  # for the wholesaler
    assert "fee" not in own
    assert outlook(table, None) == own  # a spectator sees what it means for whoever decides
    assert "odds" not in own  # nothing is discovered now
