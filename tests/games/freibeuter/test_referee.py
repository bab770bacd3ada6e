"""The game against the second referee: the same moves, the same table, the same winner, at every step of many games.

python -m tests.games.freibeuter.test_referee N plays N games of each seat count and option and tells what happened.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from typing import Any

import pytest

from klabauter.games import make
from klabauter.kernel.frame import NATURE, State
from klabauter.kernel.game import Game
from tests.games.freibeuter.referee import Referee

SETTINGS = [(seats, option) for seats in (2, 3, 4) for option in ("end-at-once", "finish-placement")]
GAMES = 60  # of each setting, in pytest

# What must have happened, so that agreeing about it means something.
MUST = (
    "order asked",
    "order not asked, several tiles",
    "credit",
    "second credit",
    "dutchman",
    "dutchman with several tiles",
    "took chests",
    "sea pile empty, dutchman drawn",
    "ending last-camp",
    "ending sea-pile",
    "ending no-boat",
    "tiles left unsettled",
    "doubled ship",
)


def choose(r: Referee, style: int, legal: list[str], rng: random.Random) -> str:
    """How the games are steered to what is rare.

    0: anything. 1: rather boats and Dutchmen. 2: rather boarding, no chests. 3: no Dutchman until the sea cards end.
    """
    weights = [1.0] * len(legal)
    for i, text in enumerate(legal):
        verb = text.split()[0]
        if style == 1:
            weights[i] = {"board": 0.15, "chests": 0.3, "dutchman": 9.0}.get(verb, 2.0)
        elif style == 2:
            weights[i] = {"board": 2.0, "chests": 0.1, "dutchman": 9.0}.get(verb, 1.0)
        elif style == 3:
            weights[i] = {"board": 0.3, "chests": 3.0, "dutchman": 0.1}.get(verb, 1.0)
            if text == "draw dutchman-pile":
                weights[i] = 0.01 if r.sea_left else 5.0
    return rng.choices(legal, weights)[0]


def table_of(game: Game[Any], s: State) -> dict[str, Any]:
    """What lies on the game's table, in the referee's words."""
    state = game.position(s)["state"]
    public = game.view(s, None)["public"]
    return {
        "boats": state["fields"],
        "dutchman": state["dutchman"],
        "tiles": {name[2:]: tile for name, tile in state["tiles"].items()},
        "boarded": {name[2:]: seat for name, seat in state["boarded"].items()},
        "aside": sorted(state["aside"]),
        "escaped": sorted(state["escaped"]),
        "hands": [sorted(hand) for hand in state["hands"]],
        "ships": [[int(ship[5:]) for ship in ships] for ships in state["prizes"]],
        "stock": [player["boats"] for player in public["players"]],
        "chests": [player["chests"] for player in public["players"]],
        "debts": [player["debt"] for player in public["players"]],
        "piles": [public["piles"]["sea"], public["piles"]["dutchman"]],
    }


def table_of_referee(r: Referee) -> dict[str, Any]:
    return {
        "boats": {field: boats for field, boats in r.boats.items() if boats},
        "dutchman": r.dutchman,
        "tiles": r.tiles,
        "boarded": r.boarded,
        "aside": sorted(r.beside_the_board),
        "escaped": sorted(r.back_in_the_box),
        "hands": [sorted(player.sea_cards + player.dutchman_cards) for player in r.players],
        "ships": [player.ships for player in r.players],
        "stock": [player.boats for player in r.players],
        "chests": [player.chests for player in r.players],
        "debts": [player.under_the_boat for player in r.players],
        "piles": [r.sea_left, r.dutchman_left],
    }


def play_both(seats: int, option: str, seed: int, seen: Counter[str]) -> None:
    where = f"{seats} seats, {option}, game {seed}"
    rng = random.Random(f"{seats} {option} {seed}")
    game = make("freibeuter", seats, {"last-camp": option})
    s = game.initial()
    r = Referee(seats, option == "finish-placement")
    while True:
        top = s.top()
        if top.seat == NATURE:
            outcomes = top.outcomes(s)
            move = rng.choices([m for m, _ in outcomes], [weight for _, weight in outcomes])[0]
            name = str(move).split()[1]
            if top.key.startswith("deal"):
                r.deal(int(top.name.split()[1]), name)
            elif top.key == "lay":
                r.lay(name)
            elif top.key == "start":
                r.begin(int(name[5:]))
            else:
                r.draw(name)
            game.apply(s, move)
            continue
        if r.turn >= 0:
            ours, theirs = table_of(game, s), table_of_referee(r)
            for part, found in ours.items():
                assert found == theirs[part], f"{where}: {part}\n  the game:    {found}\n  the referee: {theirs[part]}"
        legal = sorted(str(m) for m in top.options(s)) if top.seat >= 0 else []
        assert set(legal) == r.legal(), f"{where}: legal moves differ: {set(legal) ^ r.legal()}"
        assert len(set(legal)) == len(legal)
        if top.seat < 0:
            break
        assert top.seat == r.turn, where
        text = choose(r, seed % 4, legal, rng)
        watch(r, text, seen)
        found = game.find(s, text)
        assert found is not None
        game.apply(s, found)
        r.play(text)
    assert game.ending(s) == r.over, where
    standings = game.standings(s)
    assert [standing.score for standing in standings] == r.totals(), where
    assert [sum(standing.parts.values()) for standing in standings] == r.totals(), where
    best = max(r.totals())
    assert [standing.rank == 1 for standing in standings] == [total == best for total in r.totals()], where
    seen[f"ending {r.over}"] += 1
    seen["credit"] += r.credits_taken
    seen["tiles left unsettled"] += bool(r.rings())
    seen["total below zero"] += min(r.totals()) < 0
    seen["doubled ship"] += any(standing.parts["doubled"] for standing in standings)
    seen["shared win"] += r.totals().count(best) > 1


def watch(r: Referee, text: str, seen: Counter[str]) -> None:
    """Notes what is rare about a move, and that an order nobody is asked for makes no difference."""
    verb, *names = text.split()
    if verb == "settle":
        seen["order asked"] += 1
    if verb == "chests":
        seen["took chests"] += 1
    if text == "draw dutchman-pile" and r.sea_left == 0:
        seen["sea pile empty, dutchman drawn"] += 1
    if verb == "dutchman":
        seen["dutchman"] += 1
    if verb in ("boat", "dutchman"):
        placed = r.twin()
        if verb == "boat":
            placed.boats[names[0]].append(r.turn)
        else:
            placed.dutchman = names[1]
        rings = placed.rings()
        if len(rings) > 1:
            seen["dutchman with several tiles"] += verb == "dutchman"
            if not placed.must_ask():
                seen["order not asked, several tiles"] += 1
                after = [(sorted_table(tried), tried.totals()) for tried in placed.every_order()]
                assert all(one == after[0] for one in after), "an order that nobody was asked for made a difference"
        for corner in rings:
            if corner in r.boarded:
                owner = r.players[r.boarded[corner]]
                due = int(r.tiles[corner][5:]) // 5 * len(placed.helpers(corner))
                if due > owner.chests:
                    seen["second credit"] += owner.marked
                    seen["credit with no boat in stock"] += not owner.marked and owner.boats == 0


def sorted_table(r: Referee) -> dict[str, Any]:
    table = table_of_referee(r)
    return {**table, "ships": [sorted(ships) for ships in table["ships"]]}


def test_the_two_referees_agree() -> None:
    seen: Counter[str] = Counter()
    for seats, option in SETTINGS:
        for seed in range(GAMES):
            play_both(seats, option, seed, seen)
    missing = [what for what in MUST if not seen[what]]
    assert not missing, f"never happened: {missing}; {dict(seen)}"


@pytest.mark.parametrize("part", ["chests", "debts", "stock"])
def test_the_comparison_can_fail(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A referee that counts one chest or one boat too many is caught."""

    def wrong(r: Referee) -> dict[str, Any]:
        table = right(r)
        table[part] = [number + 1 for number in table[part]]
        return table

    right = table_of_referee
    monkeypatch.setattr(sys.modules[__name__], "table_of_referee", wrong)
    with pytest.raises(AssertionError, match=part):
        play_both(2, "end-at-once", 0, Counter())


if __name__ == "__main__":
    counted: Counter[str] = Counter()
    for seats, option in SETTINGS:
        for seed in range(int(sys.argv[1])):
            play_both(seats, option, seed, counted)
    print(f"{len(SETTINGS) * int(sys.argv[1])} games agree")
    for what, times in sorted(counted.items()):
        print(f"  {what}: {times}")
