"""Comments on a move: only what is certain, the most telling first, and never nothing. Tried with the toy game."""

from __future__ import annotations

from typing import Any

from klabauter.kernel.comments import comments
from klabauter.kernel.frame import State
from klabauter.kernel.game import Game
from klabauter.kernel.move import Move
from klabauter.kernel.remark import Point, Remark
from klabauter.kernel.rng import Rng
from klabauter.kernel.table import Referee
from tests.laws.toy import INFO
from tests.laws.toy.game import Toy
from tests.laws.toy.state import ToyState
from tests.laws.toy.test_toy import table

LAYING = ["lay 1", "prize", "next"]


def remarks_on(of: Referee, text: str, game: Toy | None = None) -> list[tuple[str, object]]:
    """What the seat that is asked hears about its move: keys and values."""
    playing: Game[Any] = game or of.game
    move = playing.find(of.state(), text)
    assert move is not None
    found = comments(playing, of.view(of.actor), move, Rng("comments"))
    return [(remark.point.key, remark.data(playing.names)["values"]) for remark in found]


def burying(coins: int = 2) -> Referee:
    return table(
        {"hands": [["loot-1", "loot-2"], ["hook"]], "coins": [coins, 0]}, ["bury 0", "laying", "prize", "next"]
    )


def test_a_remark_of_the_game_is_told_with_its_values() -> None:
    assert remarks_on(burying(), "bury loot-1") == [("costs", {"price": 2})]


def test_a_remark_is_plain_data_with_its_paragraph() -> None:
    point = Point("4.2", "highest", "card", "victim:seat")
    remark = point.made(1.0, 3, 1)
    assert remark.data({"card": ("a", "b", "c", "d")}) == {
        "rule": "4.2",
        "remark": "highest",
        "values": {"card": "d", "victim": 1},
        "kinds": {"card": "card", "victim": "seat"},
    }


def test_the_only_move_is_called_so() -> None:
    assert remarks_on(burying(coins=1), "keep") == [("only-move", {})]
    alone = table({"hands": [[], ["loot-4"]], "laid": [[], []]}, LAYING, hooks=False)
    assert remarks_on(alone, "lay loot-4") == [("only-move", {}), ("highest", {"card": "loot-4"})]


def test_without_a_remark_the_score_is_told_if_it_is_certain() -> None:
    assert remarks_on(burying(), "keep") == [("same-score", {"score": 2})]
    hands = [["hook"], ["loot-3", "loot-2"]]
    known = table({"hands": hands, "shown": [["loot-1"], []], "coins": [0, 0]}, LAYING, hooks=False)
    assert remarks_on(known, "lay loot-3") == [("score", {"score": 4, "old": 0})]


def test_without_a_remark_and_a_certain_score_it_is_said_that_all_is_open() -> None:
    hidden = table({"hands": [["hook"], ["loot-3", "loot-2"]], "laid": [["loot-1"], []]}, LAYING, hooks=False)
    assert remarks_on(hidden, "lay loot-3") == [("open", {})]


class Peeping(Toy):
    """Its remarks look at the other hand."""

    PEEPED = Point("3.4", "peeped", "cards:card")
    SIZE = Point("3.4", "size", "number")

    def remarks(self, before: State, move: Move, after: State, seat: int) -> list[Remark]:
        assert isinstance(before, ToyState)
        other = before.hands[1 - seat]
        return [self.PEEPED.made(9.0, other), self.SIZE.made(1.0, len(other))]


class Talkative(Toy):
    """Says the same thing about several cards, and many things."""

    SAME = Point("3.4", "same", "number")
    MANY = tuple([Point("3.4", f"many-{number}") for number in range(5)])

    def remarks(self, before: State, move: Move, after: State, seat: int) -> list[Remark]:
        same = [self.SAME.made(float(number), number) for number in (1, 3, 2)]
        return [*[point.made(number / 2) for number, point in enumerate(self.MANY)], *same]


def test_a_move_that_ends_the_game_tells_how_it_ends() -> None:
    def last(*hold: str) -> list[tuple[str, object]]:
        state = {"hands": [["hook"], ["loot-3", "loot-2"]], "shown": [["loot-1"], []], "holds": [list(hold), []]}
        return remarks_on(table({**state, "coins": [0, 0], "round": 3}, LAYING, hooks=False), "lay loot-3")

    assert last() == [("ends-won", {"lead": 4})]
    assert last("loot-4") == [("ends-shared", {})]
    assert last("loot-4", "loot-2") == [("ends-lost", {"gap": 2})]


def test_what_differs_from_world_to_world_is_not_told() -> None:
    """The other one's cards are a secret, how many they are is not."""
    game = Peeping(INFO, INFO.setting(2))
    hands = [["loot-1", "loot-2"], ["loot-3", "hook"]]
    of = table({"hands": hands, "coins": [2, 2]}, ["bury 0", "laying", *LAYING[1:]])
    assert remarks_on(of, "keep", game) == [("size", {"number": 2})]


def test_the_most_telling_come_first_and_each_kind_once() -> None:
    game = Talkative(INFO, INFO.setting(2))
    assert remarks_on(burying(), "keep", game) == [("same", {"number": 3}), ("many-4", {}), ("many-3", {})]
