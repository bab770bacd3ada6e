"""Chapters 1 and 2: the cards, the first coins, the pile and how it comes to an end."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import klabauter
from klabauter.games.port_royal.components import TYPES
from klabauter.games.port_royal.game import PortRoyal
from klabauter.games.port_royal.state import PortState
from klabauter.kernel.errors import BadComponents, BadOption, BadSeats
from klabauter.kernel.rng import Rng
from tests.games.port_royal.story import coins, known, lines, others, public, refused, story, taking, texts


def game(**options: Any) -> PortRoyal:
    made = klabauter.engine("port-royal", 4, options)
    assert isinstance(made, PortRoyal)
    return made


def test_r1_1_there_are_sixty_cards() -> None:
    f = game().components
    assert sum(f.copies) == 60
    assert sum(n for n, colour in zip(f.copies, f.colour, strict=True) if colour) == 25
    assert sum(n for n, kind in zip(f.copies, f.type, strict=True) if kind >= 0) == 32


def test_r1_1_two_to_four_play() -> None:
    assert [klabauter.Table("port-royal", seats, seed="x").game.seats for seats in (2, 3, 4)] == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(BadSeats):
            klabauter.Table("port-royal", seats)


def test_r1_2_five_ships_of_five_colours_and_two_skulls() -> None:
    inventory = game().inventory()
    ships = Counter({name: n for name, n in inventory.items() if name.split("-")[0] in "yellow blue green red black"})
    for colour in ("yellow", "blue", "green", "red", "black"):
        row = [name for name in ships.elements() if name.startswith(colour)]
        assert sorted(int(name.split("-")[1]) for name in row) == [1, 1, 2, 3, 4]
    assert [name for name in ships if name.endswith("skull")] == ["red-4-skull", "black-4-skull"]
    assert ships["blue-2-2"] == 1  # the rulebook's example
    assert ships["blue-1-1"] == 2


def test_r1_3_thirty_two_persons_of_four_kinds() -> None:
    f = game().components
    found = Counter(dict.fromkeys(TYPES, 0))
    for card, kind in enumerate(f.type):
        if kind >= 0:
            found[TYPES[kind]] += f.copies[card]
    assert found == {"wholesaler": 10, "sailor": 10, "pirate": 2, "passenger": 10}
    assert game().inventory()["sailor-3-1"] == 7
    assert game().inventory()["wholesaler-red-7-2"] == 1


def test_r1_3_cheap_wholesalers_are_an_option() -> None:
    inventory = game(persons="cheap-wholesaler").inventory()
    assert inventory["wholesaler-red-4-1"] == inventory["wholesaler-red-6-2"] == 1
    assert "wholesaler-red-5-1" not in inventory
    assert sum(inventory.values()) == 60


def test_r1_4_three_tax_increases() -> None:
    assert game().inventory()["tax"] == 3


def test_r1_5_the_goal_is_eight_points() -> None:
    assert public(klabauter.Table("port-royal", 2, seed="x"))["goal"] == 8


def test_figures_are_corrected_by_an_own_file(tmp_path: Any) -> None:
    own = tmp_path / "mine.toml"
    own.write_text("[ships.blue.coins]\neach = [1, 2, 2, 3, 4]\n[passengers]\ncost = [3, 5, 7]\n")
    table = klabauter.Table("port-royal", 2, seed="x", components=own)
    inventory = table.game.inventory()
    assert inventory["blue-2-1"] == inventory["blue-2-2"] == inventory["blue-1-1"] == 1
    assert inventory["passenger-3-1"] == 4
    assert klabauter.replay(table.record().dumps()).game.inventory() == inventory


@pytest.mark.parametrize(
    ("own", "where"),
    [
        ({"ships": {"blue": {"coins": {"each": [1, 1, 2, 3]}}}}, "ships.blue"),
        ({"ships": {"blue": {"coins": {"each": [0, 1, 2, 3, 4]}}}}, "ships.blue"),
        ({"sailors": {"copies": [10]}}, "sailors"),
        ({"wholesalers": {"red": {"influence": [1]}}}, "wholesalers.red"),
        ({"tax": {"copies": 4}}, "box.cards"),
        ({"end": {"influence": 0}}, "end.influence"),
    ],
)
def test_impossible_figures_are_refused(own: dict[str, Any], where: str) -> None:
    with pytest.raises(BadComponents) as error:
        klabauter.engine("port-royal", 2, components=own)
    assert error.value.values["where"] == where


def test_too_few_cards_for_the_first_coins_are_refused() -> None:
    with pytest.raises(BadComponents, match=r"purse\.start"):
        klabauter.engine("port-royal", 4, components={"purse": {"start": 16}})


def test_r2_1_r2_2_the_pile_and_three_coins_each() -> None:
    for seats in (2, 3, 4):
        table = klabauter.Table("port-royal", seats, seed="beginning")
        s = table.game.initial()
        view = table.game.view(s, None)["public"]
        assert [player["coins"] for player in view["players"]] == [3] * seats
        assert view["pile"] == 60 - 3 * seats
        assert view["discard"] == 0
        assert view["top"] is None


def test_r2_3_coins_come_unseen_from_the_pile() -> None:
    table = taking(harbour="blue-2-2 red-1-1", luck=["draw tax"])
    before = known(table, "unseen")
    pile = public(table)["pile"]
    table.submit(0, "trade blue-2-2")
    assert coins(table) == [5, 3]
    assert public(table)["pile"] == pile - 2
    assert known(table, "unseen") == before  # nobody knows which cards they are


def test_r2_4_the_lot_or_the_table_says_who_begins() -> None:
    assert {klabauter.Table("port-royal", 4, seed=str(n)).actor for n in range(20)} == {0, 1, 2, 3}
    for seat in range(4):
        table = klabauter.Table("port-royal", 4, seed="x", options={"start": seat})
        assert public(table)["starter"] == public(table)["active"] == seat
    with pytest.raises(BadOption, match="there are 2 seats, counted from 0"):
        klabauter.Table("port-royal", 2, options={"start": 2})


def last_card(reshuffle: str, luck: list[str], pile: str, coin: str = "red-3-6") -> Any:
    """One card in the pile, one coin from it with seat 0, all other cards on the discards."""
    unseen = f"{pile} {coin}"
    options = {"reshuffle": reshuffle}
    return story(["onward 0"], luck, 2, options, unseen=unseen, discard=others(unseen), purses=[1, 0])


def test_r2_5_the_discards_become_the_pile_when_a_card_is_needed() -> None:
    table = last_card("when-needed", ["draw sailor-3-1", "draw blue-1-1"], "sailor-3-1")
    table.submit(0, "discover")
    assert public(table)["pile"] == 0
    assert "reshuffled" not in lines(table)
    table.submit(0, "discover")
    assert lines(table)[-2:] == ["reshuffled", "discovered"]
    assert public(table)["pile"] == 57
    assert known(table, "discard") == []


def test_r2_5_at_once_they_do_with_the_last_card() -> None:
    table = last_card("at-once", ["draw sailor-3-1"], "sailor-3-1")
    table.submit(0, "discover")
    assert lines(table) == ["discovered", "reshuffled"]
    assert public(table)["pile"] == 58


@pytest.mark.parametrize(
    ("reshuffle", "order"),
    [
        ("when-needed", ["discovered", "relief", "reshuffled"]),
        ("at-once", ["discovered", "reshuffled", "relief"]),
    ],
)
def test_r2_5_a_tax_with_the_last_card(reshuffle: str, order: list[str]) -> None:
    """The tax increase itself is not shuffled in: it goes to the discards when all is done."""
    table = last_card(reshuffle, ["draw tax"], "tax")
    table.submit(0, "discover")
    assert lines(table) == order
    assert known(table, "discard") == ["tax"]
    assert public(table)["pile"] == 56
    assert coins(table) == [2, 1]


def test_r2_5_at_once_without_discards_waits_until_a_card_is_needed() -> None:
    """Seat 0 takes the last card of the pile as a coin while nothing lies on the discards."""
    table = story(
        ["take 0", "offer 1"], ["coin passenger-2-1", "coin passenger-2-1", "draw passenger-2-1"],
        options={"reshuffle": "at-once"}, picks=1, harbour="green-1-1 passenger-2-1",
        **dealt("green-1-1 passenger-2-1", 1, "green"),
    )  # fmt: skip
    table.submit(0, "trade green-1-1")
    assert public(table)["pile"] == public(table)["discard"] == 0
    table.submit(1, "hire passenger-2-1")
    assert "reshuffled" in lines(table)


def dealt(but: str, pile: int, patron: str = "") -> dict[str, Any]:
    """All cards but these are coins, persons or in the pile, which has so many."""
    people = f"wholesaler-{patron}-5-1" if patron else ""
    unseen = others(f"{but} {people}")
    return {
        "unseen": unseen,
        "purses": [len(unseen) - pile - 5, 5],
        "persons": [people, ""],
    }


def test_r2_6_without_a_card_anywhere_coins_are_forfeited() -> None:
    table = taking(harbour="green-4-5", **dealt("green-4-5", 1, "green"))
    before = coins(table)
    table.submit(0, "trade green-4-5")
    assert coins(table)[0] == before[0] + 1
    found = [event for event in table.log(None) if event["line"] == "forfeited"]
    assert [event["values"] for event in found][:1] == [{"seat": 0, "coins": 3}]


def test_r2_6_a_traded_ship_can_itself_become_the_coin() -> None:
    table = taking(harbour="green-4-5", **dealt("green-4-5", 0))
    before = coins(table)
    table.submit(0, "trade green-4-5")
    assert coins(table)[0] == before[0] + 1
    assert "reshuffled" in lines(table)
    assert known(table, "unseen") == ["green-4-5"]


def test_r2_7_a_paid_coin_is_any_card_of_its_heap() -> None:
    table = taking(harbour="sailor-3-1 red-1-1", luck=["coin blue-1-1", "coin tax", "coin black-3-7"])
    table.submit(0, "hire sailor-3-1")
    assert known(table, "discard") == ["blue-1-1", "tax", "black-3-7"]
    assert public(table)["top"] == "black-3-7"
    game = table.game
    s = game.state({"seats": 2, "pending": ["pay 0", "paid 0", "turn-end"], "state": {}})
    assert sum(weight for _, weight in game.outcomes(s)) == 60
    assert {str(move): weight for move, weight in game.outcomes(s)}["coin sailor-3-1"] == 7


def test_r2_7_search_pays_the_same_coins_without_asking_which() -> None:
    table = taking(harbour="sailor-3-1 red-1-1")
    s = table.state()
    assert isinstance(s, PortState)
    hire = next(move for move in table.moves() if str(move) == "hire sailor-3-1")
    table.game.step(s, hire, Rng(1))
    assert (s.purse[0], len(s.discard)) == (0, 3)


def test_r2_7_the_oldest_coins_go_first() -> None:
    batches = [{"cards": ["tax", "tax"], "coins": [1, 1]}, {"cards": ["red-1-1"], "coins": [1, 0]}]
    table = taking(
        harbour="sailor-3-1 blue-2-2",
        luck=["coin tax", "coin red-1-1", "coin blue-1-1"],
        batches=batches,
        purses=[4, 1],
    )
    table.submit(0, "hire sailor-3-1")
    assert known(table, "batches") == [{"cards": ["tax"], "coins": [0, 1]}]
    assert known(table, "discard") == ["tax", "red-1-1", "blue-1-1"]


def test_r2_7_a_fee_is_the_oldest_coin_and_stays_unseen() -> None:
    batches = [{"cards": ["red-1-1", "tax", "tax"], "coins": [1, 2, 0]}]
    table = taking(seats=3, harbour="blue-1-1", batches=batches, purses=[1, 2, 0])
    table.submit(0, "pass")
    table.submit(1, "trade blue-1-1")
    assert known(table, "batches") == [{"cards": ["red-1-1", "tax", "tax"], "coins": [2, 1, 0]}]
    assert coins(table)[:2] == [2, 2]
    assert texts(table)
    assert refused(table, 0, "nonsense")[1] == "not-your-turn"
