"""The game against the second referee: the same town, the same moves and costs, the same dead ends, the same brawls and
the same points, over random boards, random brawls and random games.

python -m tests.games.rum_und_ehre.test_referee N compares N boards, N brawls and N / 100 games of each kind of table.
"""

from __future__ import annotations

import random
import sys
import tomllib
from collections import Counter
from typing import Any

import pytest

import klabauter
from klabauter.kernel.event import MUTE, Journal
from klabauter.kernel.frame import play
from klabauter.kernel.game import Game
from klabauter.kernel.rng import Rng
from tests.games.rum_und_ehre.referee import Plan, brawl, entries, moves, rescued, worth

BOARDS = 250  # in pytest, per kind of table
BRAWLS = 250
GAMES = 12
CORNERS = ("nw", "ne", "sw", "se")
READINGS: list[dict[str, object]] = [{}, {"dark-only": "means"}, {"dark-return": True}]
TILES = tomllib.loads((klabauter.info("rum-und-ehre").folder / "components.toml").read_text("utf-8"))["tiles"]


def spot(game: Game[Any], field: str) -> tuple[int, str]:
    """A field by tile and corner."""
    number = list(game.names["field"]).index(field)
    return number // 4 + 1, CORNERS[number % 4]


def board(game: Game[Any], rng: random.Random) -> dict[str, Any]:
    """A random position: any town, any alleys occupied, the captain anywhere."""
    tiles = rng.sample(range(1, 10), 9)
    town = " ".join(f"{tile}r{turn}" if turn else f"{tile}" for tile, turn in zip(tiles, rng.choices(range(4), k=9)))
    alleys: dict[str, int] = {}
    left = [rng.randrange(0, 15) for _ in range(game.seats)]  # so that a pirate is left at hand
    plan = Plan(town, TILES)
    field = rng.choice(game.names["field"])
    requests = rng.sample(sorted(plan.alleys), len(plan.alleys))
    near = [*plan.at(spot(game, field), False), *plan.at(spot(game, field), True)]
    if rng.random() < 0.5:  # often round the captain, so that dark alleys and dead ends matter
        requests = rng.sample(near, rng.randrange(len(near) + 1)) + requests
    if rng.random() < 0.2:
        requests = plan.at(spot(game, field), False) + requests
    if rng.random() < 0.1:
        requests = [name for name in plan.alleys if name.startswith("d")] + requests
    for name in dict.fromkeys(requests):
        seat = rng.randrange(game.seats)
        if plan.alleys[name].pirates <= left[seat]:
            left[seat] -= plan.alleys[name].pirates
            alleys[name] = seat
    for name in list(alleys)[rng.randrange(len(near), 20) :]:
        del alleys[name]
    spent = [sum(plan.alleys[a].pirates for a, owner in alleys.items() if owner == seat) for seat in range(game.seats)]
    hiring = [min(15 - spent[0] - 1, rng.randrange(0, 16)), *[15 - spent[seat] for seat in range(1, game.seats)]]
    coins = [rng.randrange(3) for _ in range(game.seats)]
    state = {"town": town, "captain": field, "alleys": alleys, "hiring": hiring, "coins": coins}
    step = "further 0" if rng.random() < 0.5 else "turn 0"
    return {"seats": game.seats, "options": dict(game.setting.options), "pending": [step], "state": state}


def compare_board(game: Game[Any], data: dict[str, Any], happened: Counter[str]) -> None:
    state = data["state"]
    s = game.state(data)
    plan = Plan(state["town"], TILES)
    view = game.public(s)
    for alley in view["alleys"]:
        mine = plan.alleys[alley["id"]]
        assert (sorted(spot(game, end) for end in alley["ends"]), alley["length"]) == (sorted(mine.ends), mine.pirates)
    compare_moves(game, s, plan, happened)


def compare_moves(game: Game[Any], s: Any, plan: Plan, happened: Counter[str]) -> None:
    top = s.top()
    view = game.write(s)
    options = game.setting.options
    captain = spot(game, view["captain"])
    means, back = options["dark-only"] == "means", bool(options["dark-return"])
    pirates, coins = s.pirates[top.seat], view["coins"][top.seat]
    wanted = moves(plan, view["alleys"], captain, pirates, coins, top.key == "further", means, back)
    offered = {str(m): m for m in game.options(s) if m.verb.key in ("move", "dark")}
    assert set(offered) == set(wanted), (game.position(s), set(offered) ^ set(wanted))
    for text, price in wanted.items():
        assert top.cost(s, offered[text]).get("coins", 0) == price, (text, game.position(s))
        happened[f"{text.split()[0]} for {price}"] += 1
    happened["no way"] += not wanted
    for text in wanted:
        if text.startswith("dark"):
            after = game.copy(s)
            play(after, offered[text], MUTE)
            left = pirates - plan.alleys[text[5:]].pirates
            ways = entries(plan, {**view["alleys"], text[5:]: top.seat}, captain, left, back)
            assert {str(m) for m in game.options(after)} == ways


def compare_game(game: Game[Any], rng: Rng, happened: Counter[str]) -> None:
    """A random game: every choice of a way, every dead end, and the final points."""
    s = game.initial()
    game.settle(s, rng)
    plan = Plan(game.write(s)["town"], TILES)
    back = bool(game.setting.options["dark-return"])
    while game.actor(s) >= 0:
        key = s.top().key
        if key in ("turn", "further"):
            compare_moves(game, s, plan, happened)
        move = rng.choice(game.options(s))
        if key in ("turn", "further") and rng.random() < 0.7:  # stay in town longer than by chance
            move = rng.choice([m for m in game.options(s) if str(m) != "board"] or list(game.options(s)))
        journal = Journal()
        before = game.write(s)
        play(s, move, journal)
        for event in journal.events:
            if event.line.key == "dead-end":
                owners = {**before["alleys"]}
                owners |= game.write(s)["alleys"]
                fields = game.names["field"]
                here, there = fields[int(str(event.values[0]))], fields[int(str(event.values[1]))]
                if game.write(s)["alleys"]:
                    assert rescued(plan, owners, spot(game, here), back) == spot(game, there)
                    happened["dead end"] += 1
        game.settle(s, rng)
    truth = game.write(s)
    for standing in game.standings(s):
        supplies = [entry[0] if isinstance(entry, list) else entry for entry in truth["supplies"][standing.seat]]
        assert standing.score == worth(truth["flags"][standing.seat], supplies)


def compare_brawl(game: Game[Any], rng: Rng, happened: Counter[str]) -> None:
    """Random crews, random dice; the dice that fell are given to the referee in the same order."""
    seats = game.seats
    aboard = [seat for seat in range(seats) if rng.random() < 0.8]
    rng.shuffle(aboard)
    crews = [(f"seat-{seat}", 1 + rng.below(5)) for seat in aboard]
    if seats == 2:
        crews.insert(0, ("imaginary", 1 + rng.below(6)))
    if not aboard:
        return
    last = aboard[-1]
    hiring = [15 - dict(crews).get(f"seat-{seat}", 0) for seat in range(seats)]
    ship = [[name, size, 0] for name, size in crews[:-1]]
    s = game.state({"seats": seats, "pending": [f"turn {last}"], "state": {"ship": ship, "hiring": hiring}})
    journal = Journal()
    play(s, game.lexicon.moves["board"], journal)
    while s.top().source == "die" and s.top().key == "roll":
        die = s.top()
        s.pop()
        die.happen(s, rng, journal)
        while s.top().seat == -2:
            after = s.top()
            s.pop()
            after.apply(s, game.lexicon.moves["board"], journal)
    rolled: list[tuple[str, int, int]] = []
    engine_out: list[str] = []
    got: dict[str, list[str]] = {}
    names = game.names["crew"]
    for event in journal.events:
        key, values = event.line.key, [int(str(v)) if isinstance(v, int) else v for v in event.values]
        if key == "rolled":
            rolled.append((names[values[0]], values[0], values[1]))  # type: ignore[index, arg-type]
        elif key == "rolled-for-crew":
            rolled.append(("imaginary", values[0], values[1]))  # type: ignore[arg-type]
        elif key == "crew-out" or key == "brawl-won":
            engine_out.append(names[values[0]])  # type: ignore[index]
        elif key == "sleeps":
            token = game.names["token"][values[1]]  # type: ignore[index]
            got.setdefault(names[values[0]], []).append(token.split("-")[0])  # type: ignore[index]
    fell = iter(rolled)

    def roll(crew: str, against: str) -> int:
        name, who, number = next(fell)
        assert name == crew
        if crew == "imaginary":
            assert f"seat-{who}" != against  # who meets it does not roll for it
            happened["rolled for the imaginary crew"] += 1
        return number

    out, prizes = brawl(crews, seats, roll)
    assert next(fell, None) is None
    assert (engine_out, got) == (out, prizes), (crews, rolled)
    happened[f"{len(crews)} crews"] += 1


@pytest.mark.parametrize("options", READINGS, ids=str)
def test_r2_2_r3_3_r4_1_random_boards(options: dict[str, object]) -> None:
    rng = random.Random(f"boards {options}")
    game = klabauter.engine("rum-und-ehre", 4, options)
    happened: Counter[str] = Counter()
    for _ in range(BOARDS):
        compare_board(game, board(game, rng), happened)
    for kind in ("move for 0", "move for 1", "dark for 0", "dark for 1", "dark for 2", "no way"):
        assert happened[kind], kind


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r7_4_r7_7_random_brawls(seats: int) -> None:
    rng = Rng(f"brawls {seats}")
    game = klabauter.engine("rum-und-ehre", seats)
    happened: Counter[str] = Counter()
    for _ in range(BRAWLS):
        compare_brawl(game, rng, happened)
    assert happened[f"{3 if seats == 2 else seats} crews"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_r4_5_r8_3_random_games(seats: int) -> None:
    rng = Rng(f"games {seats}")
    happened: Counter[str] = Counter()
    for number in range(GAMES):
        game = klabauter.engine("rum-und-ehre", seats, READINGS[number % len(READINGS)])
        compare_game(game, rng, happened)
    assert happened["move for 1"]


def main(count: int) -> None:
    rng, luck = random.Random(count), Rng(count)
    for options in READINGS:
        happened: Counter[str] = Counter()
        game = klabauter.engine("rum-und-ehre", 4, options)
        for _ in range(count):
            compare_board(game, board(game, rng), happened)
        print(count, "boards", options, dict(happened))
    for seats in (2, 3, 4, 5):
        happened = Counter()
        game = klabauter.engine("rum-und-ehre", seats)
        for _ in range(count):
            compare_brawl(game, luck, happened)
        for number in range(count // 100):
            compare_game(klabauter.engine("rum-und-ehre", seats, READINGS[number % 3]), luck, happened)
        print(count, "brawls and", count // 100, "games of", seats, dict(happened))


if __name__ == "__main__":
    main(int(sys.argv[1]))
