"""Positions written by hand, worlds that must fit them, counts on small ones, and games stored for ever."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from klabauter import Table, info
from klabauter.kernel.errors import BadPosition
from klabauter.kernel.frame import State
from klabauter.kernel.game import Game
from klabauter.kernel.rng import Rng
from klabauter.words import Words
from tests.games.mutinies.story import play, position, resolving, table
from tests.stored import replayed

STORED = Path(__file__).parent / "stored"
GERMAN = Words("de", info("mutinies"))


def perft(game: Game[Any], s: State, depth: int) -> int:
    """Leaves of the tree of all moves and outcomes."""
    if depth == 0 or s.top() is game.end:
        return 1
    top = s.top()
    moves = [move for move, _ in top.outcomes(s)] if top.seat < 0 else list(top.options(s))
    total = 0
    for move in moves:
        after = s.copy()
        game.apply(after, move)
        total += perft(game, after, depth - 1)
    return total


def test_counts_of_placing() -> None:
    """The captain: three open jewels, beyond, wreck, tavern, four spaces of the city; then every way to follow."""
    at = table("muster", seats=3)
    assert perft(at.game, at.state(), 1) == 10
    # follow, cabin, wheel 0, 1, 3: 1 + 4 after wreck, tavern, beyond; 2 + 4 on the routes; 3 + 4 in the city
    assert perft(at.game, at.state(), 2) == 3 * 5 + 3 * 6 + 4 * 7
    # the last one has one space less, on the wheel or in the action; not in the cabin, and not where the next is free
    routes = 2 * 5 + 6 + 3 * 5
    in_order = 5 + 5 + 3 * 4
    city = 3 * 6 + 7 + 3 * 6
    assert perft(at.game, at.state(), 3) == 3 * routes + 3 * in_order + 4 * city


def test_counts_of_a_sale() -> None:
    """Two pairs out of two, two and a joker: every order of turning up."""
    hand = "ruby-10 ruby-01 topaz-00 topaz-01 joker-02"
    at = resolving("market", "market-pairs cabin cabin cabin", jewels=[hand, "", "", ""])
    # 4 coloured alone: 24 orders; with the joker for one of four: 4 * 24
    assert perft(at.game, at.state(), 4) == 24 * 5


def test_counts_of_the_wreck() -> None:
    """Two ones: throw one or both again, or leave it in three ways; then the cabin offers two gifts."""
    at = resolving("wreck", "wreck-1 cabin cabin cabin", hands=["right-there", "", "", ""], luck=["roll 1 1"])
    assert perft(at.game, at.state(), 2) == 6 + 6 + 36 + 3 * 2


@pytest.mark.parametrize(
    ("pending", "state", "why"),
    [
        (["muster"], {"order": [0, 1, 2]}, "all 4 seats"),
        (["muster"], {"order": [0, 1, 2, 2]}, "in the order once"),
        (["muster"], {"order": [0, 1, 2, 4]}, "numbers from 0 to 3"),
        (["muster"], {"rum": [9, 9, 9, 9]}, "25 cubes"),
        (["muster"], {"rum": [1, 1]}, "a list of 4 numbers"),
        (["muster"], {"prestige": ["x"]}, "numbers"),
        (["muster"], {"pile": 45, "hands": [["duel"], [], [], []]}, "unseen cards"),
        (["muster"], {"jewels": [["treasure-rum"], [], [], []]}, "lie apart"),
        (["muster"], {"treasures": [["ruby-00"], [], [], []]}, "lie apart"),
        (["muster"], {"shown": [["ruby-00"], [], [], []]}, "can have been seen"),
        (["muster"], {"display": ["treasure-rum", "", "", ""]}, "jewels lie on the routes"),
        (["muster"], {"display": ["", ""]}, "a list of 4 ids"),
        (["muster"], {"display": ["gold", "", "", ""]}, "there is no tile “gold”"),
        (["muster"], {"action": "plunder"}, "there is no action “plunder”"),
        (["muster"], {"jewels": [["ruby-11", "ruby-11"], [], [], []]}, "there must be 1"),
        (["muster"], {"hands": [["duel"], ["duel"], ["duel"], []]}, "there must be 2"),
        (["muster"], {"stack": ["ruby-11", "ruby-11"]}, "no tile left"),
        (["muster"], {"parrots": 3}, "no such field"),
        (["muster"], {"round": -1}, "a number from 0"),
        (["muster"], {"fresh": ["ruby-00"]}, "one tile per step"),
        (["muster"], {"dice": [3]}, "0 dice"),
        (["muster"], {"card": "sharks"}, "in the step obey"),
        (["muster"], {"deal": "any2"}, "six deals"),
        (["muster"], {"laid": ["ruby-00"]}, "six deals"),
        (["resolve"], {}, "the captain has chosen one"),
        (["place 1", "resolve"], {}, "the captain has chosen one"),
        (["resolve"], {"action": "city", "figures": ["city-yarn", "city-yarn", "", ""]}, "share no space"),
        (["resolve"], {"action": "city", "figures": ["wreck-1", "", "", ""]}, "on the captain’s action"),
        (["sell 1"], {"action": "market"}, "stands there"),
        (["wheel 1"], {"action": "city", "figures": ["city-yarn", "city-visit", "", ""]}, "stands there"),
        (["wreck-read 0"], {"action": "wreck", "figures": ["wreck-1", "", "", ""], "dice": [3]}, "2 dice"),
        (["tavern-deal"], {"action": "tavern", "figures": ["tavern-1", "", "", ""], "dice": [0]}, "1 dice"),
        (["give 0"], {"action": "city"}, "nothing to choose"),
        (["carouse"], {}, "there is no step"),
        (["muster"], {"last": 200}, "not after round 101"),
        (["muster"], {"round": 9, "last": 8}, "still to come"),
        (["round"], {"round": 9, "last": 9}, "nothing to choose in “round”"),
        (["muster"], {"closed": ["routes", "tavern"]}, "one card"),
        (["muster"], {"hands": [["sharks"], [], [], []]}, "in a hand"),
        (["muster"], {"action": "city"}, "has not chosen an action"),
        (["muster"], {"free": [0]}, "has not chosen an action"),
        (["muster"], {"free": [4]}, "numbers from 0 to 3"),
        (["muster", "muster"], {}, "muster cannot come at this place"),
        (["muster", "wheel 2"], {}, "wheel 2 cannot come at this place"),
        (["obey 0"], {"action": "city", "card": "duel"}, "mandatory"),
        (["lay-out"], {"display": ["ruby-00", "ruby-01", "ruby-10", "ruby-11"]}, "nothing to choose"),
        (["lay-out"], {"stack": []}, "nothing to choose"),
    ],
)
def test_positions_that_cannot_be_are_refused(pending: list[str], state: dict[str, Any], why: str) -> None:
    data = {"game": "mutinies", "seats": 4, "pending": pending, "state": state}
    with pytest.raises(BadPosition, match=why):
        Table.from_position("mutinies", data, seed="x")


TAVERN = {"action": "tavern", "figures": ["tavern-1", "", "", ""]}
CITY = {"action": "city", "figures": ["city-market", "cabin", "wheel-3", ""]}
BEYOND = {"action": "beyond", "figures": ["beyond-1", "cabin", "", ""]}


@pytest.mark.parametrize(
    ("pending", "state", "why"),
    [
        (["resolve"], {"action": "tavern"}, "the captain stands on his action"),
        (["tavern-deal"], {"action": "tavern", "dice": [3]}, "stands there"),
        (["take-open 3"], {"action": "routes", "figures": ["", "", "", "routes-5"]}, "on the captain’s action"),
        (["take-open 3"], {"action": "routes", "figures": ["", "", "", "routes-1"]}, "a jewel lies on routes-1"),
        (["resolve"], {"action": "routes", "figures": ["routes-1", "", "", ""]}, "a jewel lies on routes-1"),
        (["wheel 2"], {"action": "city", "figures": ["city-visit", "", "cabin", ""]}, "stands there"),
        (["cabin 2"], CITY, "stands there"),
        (["choose 1", "resolve"], {}, "choose 1 does not fit the captain"),
        (["place 0", "resolve"], TAVERN, "place 0 does not fit the captain"),
        (["place 1", "resolve"], {**TAVERN, "figures": ["tavern-1", "tavern-2", "", ""]}, "placed already"),
        (["place 1", "resolve"], {**TAVERN, "figures": ["tavern-2", "", "", ""]}, "filled in order"),
        (["find 0", "round-end"], {**CITY, "wreck": []}, "nothing to choose in “find 0”"),
        (["blind 0", "round-end"], {**CITY, "stack": []}, "nothing to choose in “blind 0”"),
        (["find 1", "find 0", "round-end"], CITY, "find 0 cannot wait"),
        (["find 0", "blind 0", "round-end"], CITY, "blind 0 cannot wait"),
        (["rolled 0", "round-end"], TAVERN, "nothing to choose in “rolled 0”"),
        (["keep 0"], {**BEYOND, "fresh": ["ruby-00"]}, "a tile of its own"),
        (["found 0"], {**BEYOND, "fresh": ["ruby-00"], "jewels": [["ruby-00"], [], [], []]}, "a tile of its own"),
        (["draw-card 0", "round-end"], {**CITY, "pile": 1}, "nothing to choose in “draw-card 0”"),
        (["lose-rum 1", "round-end"], {**CITY, "rum": [1, 0, 1, 1]}, "nothing to choose in “lose-rum 1”"),
        (
            ["lose-doubloon 1", "round-end"],
            {**CITY, "prestige": [3, 0, 3, 3]},
            "nothing to choose in “lose-doubloon 1”",
        ),
        (["sell 0"], {"action": "market", "figures": ["market-any2", "", "", ""]}, "has the tiles"),
        (["city-deal 0"], CITY, "nothing to choose"),
        (["resolve"], CITY, "has the tiles"),
        (["city 0", "city 0"], CITY, "city 0 cannot come"),
        (["city-deal 0", "city-done 0", "city 0"], CITY, "city 0 cannot come"),
        (["lay 0"], {"action": "market", "figures": ["market-any2", "", "", ""], "deal": "any3"}, "another deal"),
        (["lay 0"], {**CITY, "deal": "any2", "jewels": [["ruby-00"], [], [], []]}, "nothing to choose"),
        (["pour 0"], {**CITY, "deal": "any2", "laid": ["ruby-00"]}, "has the tiles"),
        (["pour 0"], {**CITY, "deal": "any2", "laid": ["ruby-00", "treasure-rum"]}, "has the tiles"),
    ],
)
def test_steps_that_could_not_be_played_are_refused(pending: list[str], state: dict[str, Any], why: str) -> None:
    data = {"game": "mutinies", "seats": 4, "pending": pending, "state": state}
    with pytest.raises(BadPosition, match=why):
        Table.from_position("mutinies", data, seed="x")


def test_a_henchman_is_given_tiles_once() -> None:
    figures = "city-visit cabin city-market"
    with pytest.raises(BadPosition, match="city 2 cannot come at this place"):
        table(
            "hand-over 0",
            "city 2",
            seats=2,
            action="city",
            figures=figures,
            deal="any2",
            jewels=["ruby-10 ruby-11", ""],
        )


def test_a_refused_step_is_named_in_german_too() -> None:
    data = {"game": "mutinies", "seats": 4, "pending": ["muster", "wheel 2"], "state": {}}
    with pytest.raises(BadPosition) as error:
        Table.from_position("mutinies", data, seed="x")
    assert "der Schritt wheel 2 kann an dieser Stelle nicht kommen" in GERMAN.error(error.value)


def test_a_treasure_used_while_it_was_looked_at_is_no_longer_there() -> None:
    """Its use brought a bonus jewel, which is looked at in turn; worlds of the others know of no hidden treasure."""
    at = table(
        "drew 0", "found 0", "city-done 0", "round-end",
        action="city", figures="city-rumours cabin cabin cabin", fresh=["treasure-prestige", "ruby-11"],
        gone="treasure-prestige", jewels=["ruby-11", "", "", ""],
    )  # fmt: skip
    world = at.game.sample(at.view(1), Rng(1))
    assert at.game.view(world, 1) == at.view(1)
    play(at, "pass", "pass")


def test_a_bare_position_is_the_start() -> None:
    at = Table.from_position("mutinies", position(["muster"], 5), seed="x")
    state = at.position()["state"]
    assert state["doubloons"] == [3, 4, 4, 4, 5]
    assert (state["pile"], state["rum"], state["prestige"]) == (21, [1] * 5, [3] * 5)
    assert len(at.view(None)["known"]["unseen"]) == 54 + 24


def test_bonuses_below_the_disc_count_as_had() -> None:
    at = table("muster", prestige=[3, 10, 25, 60])
    had = [["doubloon"], ["doubloon", "treasure"], ["doubloon", "treasure", "rum", "jewel"]]
    assert at.position()["state"]["bonus"] == [[], *had]


@pytest.mark.parametrize("deal", ["any4", "same3", "pairs", "same4"])
def test_worlds_give_a_seller_what_he_must_have(deal: str) -> None:
    """Whoever stands on a market space can make the deal, in every world, also where that is hard."""
    jewels = {
        "any4": "ruby-00 topaz-00 topaz-01 emerald-00",
        "same3": "ruby-00 ruby-01 ruby-10",
        "pairs": "ruby-00 ruby-01 joker-02 joker-11",
    }
    hand = jewels.get(deal, "ruby-00 ruby-01 ruby-10 joker-02")
    at = table("muster", seats=3, jewels=[hand, "ruby-20", ""])
    play(at, f"go market-{deal}")
    game = at.game
    rng = Rng(deal)
    for seat in (1, 2, None):
        for _ in range(15):
            world = game.sample(at.view(seat), rng)
            assert game.view(world, seat) == at.view(seat)
            game.playout(world, rng)


def test_worlds_of_a_hard_hand_are_made_to_fit() -> None:
    """Five sellers at once, hands of exactly the tiles needed: rejection alone would take for ever."""
    hands = [
        "ruby-00 ruby-01 ruby-10 ruby-11",
        "topaz-00 topaz-01 topaz-10 topaz-11",
        "emerald-00 emerald-01 emerald-10",
        "sapphire-00 sapphire-01 joker-02",
        "joker-11 joker-12",
    ]
    figures = "market-same4 market-pairs market-same3 market-any3 market-any2"
    at = resolving("market", figures, seats=5, jewels=hands, treasures=["", "", "", "", "treasure-joker"])
    rng = Rng(1)
    for seat in (4, None):
        for _ in range(5):
            world = at.game.sample(at.view(seat), rng)
            assert at.game.view(world, seat) == at.view(seat)
            at.game.playout(world, rng)
    play(at, "lay ruby-00", "lay ruby-10")
    world = at.game.sample(at.view(1), rng)
    at.game.playout(world, rng)


def test_worlds_where_a_treasure_must_fill_the_set() -> None:
    """Two pairs with one hidden jewel and one hidden treasure: no topaz is left among the treasures, so the jewel must
    be the topaz. Such views had no world once."""
    at = resolving(
        "market",
        "market-pairs cabin wheel-3",
        seats=2,
        jewels=["ruby-01 topaz-00 topaz-10", "ruby-00"],
        shown=["ruby-01 topaz-10", "ruby-00"],
        treasures=["treasure-ruby", "treasure-rum treasure-doubloons treasure-topaz treasure-joker"],
        gone="treasure-sapphire treasure-emerald",
    )
    rng = Rng(1)
    for _ in range(100):
        world = at.game.sample(at.view(1), rng)
        assert at.game.view(world, 1) == at.view(1)
        at.game.playout(world, rng)


def test_worlds_with_a_henchman_on_the_market() -> None:
    jewels = ["ruby-00 ruby-01 ruby-10 sapphire-00 sapphire-01 topaz-00 topaz-01", ""]
    rng = Rng(1)
    for captain, henchman in (("market-same3", "market-pairs"), ("market-any2", "cabin")):
        at = resolving("market", f"{captain} cabin {henchman}", seats=2, jewels=jewels)
        while at.actor == 0:
            world = at.game.sample(at.view(1), rng)
            assert at.game.view(world, 1) == at.view(1)
            at.game.playout(world, rng)
            play(at, str(at.moves()[0]))
    for figures in ("city-market cabin city-visit", "city-visit cabin city-market"):
        at = resolving("city", figures, seats=2, jewels=jewels)
        while at.actor == 0:
            world = at.game.sample(at.view(1), rng)
            at.game.playout(world, rng)
            play(at, str(at.moves()[0]))


def test_evaluation_prefers_what_is_plainly_better() -> None:
    poor, rich = table("muster"), table("muster", prestige=[9, 3, 3, 3])
    assert rich.game.evaluate(rich.state(), 0) > poor.game.evaluate(poor.state(), 0) + 5
    assert rich.game.evaluate(rich.state(), 1) < poor.game.evaluate(poor.state(), 1)
    over = table("scoring", round=7, last=7, prestige=[9, 3, 3, 3])
    assert over.game.evaluate(over.state(), 0) > over.game.evaluate(over.state(), 1)


@pytest.mark.parametrize("path", sorted(STORED.glob("*.klab")), ids=lambda path: path.stem)
def test_stored_games_replay_for_ever(path: Path) -> None:
    replayed(path.read_text("utf-8"))


def test_there_are_stored_games() -> None:
    assert len(list(STORED.glob("*.klab"))) >= 5
