"""What bots think of positions of Port Royal unterwegs, where it can be said for certain."""

from __future__ import annotations

import pytest

from klabauter.bots.value import learned
from klabauter.games import make
from klabauter.kernel.frame import State
from tests.games.port_royal.story import others, story

LEFT = "blue-4-5 sailor-3-1"
HIRED = "passenger-2-1"


def last_taker(seats: int, harbour: str, discard: str) -> State:
    """The last one takes a card; the other cards are the same whatever lies where."""
    return story(
        [f"take {seats - 1}"],
        seats=seats,
        harbour=f"{HIRED} {harbour}",
        discard=discard,
        unseen=others(f"{HIRED} {LEFT}"),
        purses=[5] * seats,
    ).state()


@pytest.mark.parametrize("seats", [2, 4])
def test_what_the_last_one_leaves_is_nobodys(seats: int) -> None:
    """It is cleared away before anybody can take it, so it is worth nothing; also while a price is being paid."""
    game = make("port-royal", seats)
    for text in (f"hire {HIRED}", "pass"):
        found: list[list[float]] = []
        for harbour, discard in ((LEFT, ""), ("", LEFT)):
            s = last_taker(seats, harbour, discard)
            move = game.find(s, text)
            assert move is not None
            game.apply(s, move)
            found.append([game.evaluate(s, seat) for seat in range(seats)] + learned(game).sums(s, 0))
        assert found[0] == pytest.approx(found[1])
