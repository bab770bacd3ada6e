"""The game against the second referee, which plays with real cards: the same choices, table and winner at every step.

The referee's shuffled cards also say whether the chances the game gives are true: how often a thing came is compared
with how often the game expected it.

python -m tests.games.port_royal.test_referee N plays N games per seat count and tells what happened in them.
"""

from __future__ import annotations

import math
import random
import sys
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import klabauter
from klabauter.games.port_royal.state import PortState
from klabauter.kernel.event import MUTE
from klabauter.kernel.frame import NATURE, play
from klabauter.kernel.game import Game
from tests.games.port_royal.referee import Referee

GAMES = 120  # per seat count, in pytest
SETTINGS: Sequence[dict[str, Any]] = (
    {},
    {"reshuffle": "at-once"},
    {"pick-after-active": True},
    {"persons": "cheap-wholesaler", "reshuffle": "at-once", "pick-after-active": True},
)
STYLES = ("random", "hoard", "brave", "random", "careful", "idle")

# What must have happened in all games together, so that agreeing about them means something.
RARE = (
    "reshuffle", "coin forfeited", "nothing to discover", "no more to discover", "twin repelled", "too much", "taxed",
    "one poorest", "several poorest", "1 picks", "2 picks", "3 picks", "ship collected", "moor", "repel", "fee",
    "fee with an old coin", "ends: influence", "ends: all-dry", "shared win", "coins decide",
)  # fmt: skip


class Tally:
    """Expected and actual numbers of outcomes, with their variance."""

    def __init__(self) -> None:
        self.expected: Counter[str] = Counter()
        self.variance: Counter[str] = Counter()
        self.actual: Counter[str] = Counter()

    def add(self, what: str, chance: float, happened: bool) -> None:
        self.expected[what] += chance  # type: ignore[assignment]
        self.variance[what] += chance * (1 - chance)  # type: ignore[assignment]
        self.actual[what] += happened

    def worst(self) -> tuple[float, str]:
        """The greatest distance in standard deviations."""
        found = [
            (abs(self.actual[what] - self.expected[what]) / math.sqrt(self.variance[what]), what)
            for what in self.expected
            if self.variance[what] > 5
        ]
        return max(found)


def choose(style: str, legal: list[str], rng: random.Random) -> str:
    """How the games are steered to what is rare. hoard: ships, never persons; idle: mostly nothing."""
    ships = [text for text in legal if text.startswith("trade")]
    people = [text for text in legal if text.startswith("hire")]
    if style == "hoard" and ships:
        return max(ships, key=lambda text: text.split("-")[1])
    if style == "hoard" and "discover" in legal:
        return rng.choice(["discover", "stop", "stop"])
    if style == "hoard" and people and rng.random() < 0.9:
        return "pass"
    if style == "brave":
        if "discover" in legal:
            return "discover" if rng.random() < 0.85 else "stop"
        return rng.choice(people or ships or legal)
    if style == "careful":
        return "stop" if "stop" in legal else rng.choice(people or ships or legal)
    if style == "idle" and "pass" in legal and rng.random() < 0.8:
        return "pass"
    return rng.choice(legal)


def observe(tally: Tally, game: Game[Any], s: PortState, text: str) -> None:
    """Note what the game expected and what the cards brought."""
    chances = game.outcomes(s)
    total = sum(weight for _, weight in chances)
    kind = text.split()[0]
    if kind == "start":
        return
    age = "fresh pile" if not s.older else "after a reshuffle"
    groups: Counter[str] = Counter()
    for move, weight in chances:
        groups[str(move).split()[1].split("-")[0]] += weight
    came = text.split()[1].split("-")[0]
    for group, weight in groups.items():
        tally.add(f"{kind} {group}, {age}", weight / total, group == came)


def compare(where: str, game: Game[Any], s: PortState, referee: Referee) -> None:
    actor = game.actor(s)
    found: dict[str, object] = {
        "who decides": actor if actor >= 0 else None,
        "choices": sorted(str(move) for move in game.options(s)),
        "pile": s.deck,
        "harbour": [game.names["card"][card] for card in s.harbour],
        "discards": [game.names["card"][card] for card in s.discard],
        "coins": list(s.purse),
        "influence": list(s.influence),
        "sabres": list(s.sabres),
        "active": s.active,
        "census": sum(game.census(s).values()),
    }
    people = referee.players
    wanted: dict[str, object] = {
        "who decides": referee.asked,
        "choices": sorted(referee.legal()),
        "pile": len(referee.deck),
        "harbour": [card.name for card in referee.harbour],
        "discards": [card.name for card in referee.discards],
        "coins": [len(player.coins) for player in people],
        "influence": [player.influence for player in people],
        "sabres": [player.sabres for player in people],
        "active": referee.active,
        "census": len(referee.every_card()),
    }
    for what, here in found.items():
        if here != wanted[what]:
            pytest.fail(f"{where}: {what}\n  the game:    {here}\n  the referee: {wanted[what]}")
    unseen = Counter(game.names["card"][card] for card in s.unseen)
    hidden = [*referee.deck, *[coin for p in people for coin in p.coins if coin.pile == referee.piles]]
    if unseen != Counter(card.name for card in hidden):
        pytest.fail(f"{where}: the unseen heap is not what lies face down")
    if len(s.older) != sum(coin.pile != referee.piles for p in people for coin in p.coins):
        pytest.fail(f"{where}: the older coins are not what lies in the purses")


def play_and_compare(seats: int, number: int, tally: Tally) -> tuple[Counter[str], int]:
    """One game; what happened in it, and how many positions were compared."""
    rng = random.Random(f"{seats} {number}")
    options = SETTINGS[number % len(SETTINGS)]
    style = STYLES[number // len(SETTINGS) % len(STYLES)]
    game = klabauter.engine("port-royal", seats, options)
    referee = Referee(
        seats, rng.randrange(seats), rng, options.get("persons") == "cheap-wholesaler",
        options.get("reshuffle") == "at-once", options.get("pick-after-active", False),
    )  # fmt: skip
    s = game.initial()
    assert isinstance(s, PortState)
    compared = 0
    while True:
        where = f"seats {seats}, game {number}, {style}, {options}, decision {compared}"
        for text in referee.luck:
            if game.actor(s) != NATURE:
                pytest.fail(f"{where}: the game expects no luck where the cards say {text!r}")
            observe(tally, game, s, text)
            move = game.find(s, text)
            if move is None or move not in [chance for chance, _ in game.outcomes(s)]:
                pytest.fail(f"{where}: {text!r} came, which the game holds impossible")
            play(s, move, MUTE)
        referee.luck.clear()
        compare(where, game, s, referee)
        compared += 1
        if referee.over:
            break
        text = choose(style, sorted(referee.legal()), rng)
        move = game.find(s, text)
        assert move is not None
        play(s, move, MUTE)
        referee.play(text)
    standings = game.standings(s)
    winners = [standing.seat for standing in standings if standing.rank == 1]
    if winners != referee.winners() or game.ending(s) != referee.over:
        pytest.fail(f"{where}: {winners} {game.ending(s)} / {referee.winners()} {referee.over}")
    seen = Counter([*referee.happened, f"ends: {referee.over}"])
    best = [standing for standing in standings if standing.score == standings[winners[0]].score]
    seen["shared win"] += len(winners) > 1
    seen["coins decide"] += len(best) > len(winners)
    return seen, compared


def play_many(games: int) -> tuple[Counter[str], int, Tally]:
    seen: Counter[str] = Counter()
    tally = Tally()
    compared = 0
    for seats in (2, 3, 4):
        for number in range(games):
            happened, positions = play_and_compare(seats, number, tally)
            seen += happened
            compared += positions
    return seen, compared, tally


def test_the_game_agrees_with_the_second_referee_and_its_chances_are_true() -> None:
    seen, compared, tally = play_many(GAMES)
    assert [what for what in RARE if not seen[what]] == []
    assert compared > 100 * GAMES
    distance, what = tally.worst()
    assert distance < 4.5, f"{what}: {tally.actual[what]} came, {tally.expected[what]:.1f} were expected"


if __name__ == "__main__":
    happened, positions, figures = play_many(int(sys.argv[1]))
    print(f"{positions} positions agree")
    for what, times in happened.most_common():
        print(f"{times:>9} {what}")
    print("farthest from the expected number, in standard deviations:", figures.worst())
