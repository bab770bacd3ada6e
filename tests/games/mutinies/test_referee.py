"""The game beside the second referee, over many games of people who like to sell and to mutiny.

python -m tests.games.mutinies.test_referee 1000        a thousand games per case
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from typing import Any

import pytest

import klabauter
from klabauter.kernel.event import Journal
from klabauter.kernel.frame import play, settle
from klabauter.kernel.rng import Rng
from tests.games.mutinies import referee

CASES: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (2, {"henchman-market": "blocks-free"}),
    (3, {}),
    (4, {}),
    (4, {"card-texts": "ignored"}),
    (5, {}),
    (5, {"lost-page": "none", "pile": 30}),
]
EAGER = {
    "go market": 4.0,
    "go city-market": 4.0,
    "go beyond": 3.0,
    "go routes": 3.0,
    "go wheel": 2.0,
    "rob": 3.0,
    "toss": 0.1,
}


def eagerness(text: str) -> float:
    for start, weight in EAGER.items():
        if text.startswith(start):
            return weight
    return 1.0


def same(what: str, where: str, game: object, other: object) -> None:
    if game != other:
        pytest.fail(f"{where}: {what}\n  the game:    {game}\n  the referee: {other}")


def compare(seats: int, options: dict[str, object], number: int) -> Counter[str]:
    """One game; what was compared in it, how often."""
    game = klabauter.engine("mutinies", seats, options)
    name = f"{seats} {options} {number}"
    rng, luck = random.Random(name), Rng(name)
    books = referee.Books(seats)
    seen: Counter[str] = Counter()
    s: Any = game.initial()
    journal = Journal()
    settle(s, luck, journal)
    read = 0
    while True:
        where = f"{seats} seats, {options}, game {number}, event {len(journal.events)}"
        for event in game.seen(journal.events[read:], None):
            line, values = str(event["line"]), event["values"]
            assert isinstance(values, dict)
            if not seen["game-ends"]:  # the scoring is a matter of its own
                books.read(line, values)
            if line == "yield":
                same("what a sale brings", where, (values["doubloons"], values["prestige"]), books.due)
            seen[line] += 1
        read = len(journal.events)
        written = game.write(s)
        same(
            "the books",
            where,
            [written[n] for n in ("prestige", "doubloons", "rum")],
            [books.prestige, books.doubloons, books.rum],
        )
        same("bonuses", where, [set(had) for had in written["bonus"]], books.had)
        same("bonuses nobody gave", where, [], books.missed())
        same("order", where, written["order"], books.order)
        if game.actor(s) < 0:
            break
        moves = [str(move) for move in game.options(s)]
        seen += questions(where, game, s, written, moves)
        text = rng.choices(moves, [eagerness(move) for move in moves])[0]
        found = game.lexicon.find(text)
        assert found is not None
        play(s, found, journal)
        settle(s, luck, journal)
    standings = game.standings(s)
    ends = referee.final(game.position(s))
    same("scores", where, [line.score for line in standings], [one["prestige"] for one in ends])
    same("ranks", where, [line.rank for line in standings], [one["rank"] for one in ends])
    same("parts", where, [sum(line.parts.values()) for line in standings], [line.score for line in standings])
    shown = [event["values"] for event in game.seen(journal.events, None) if event["line"] == "final"]
    left = {values["seat"]: values["doubloons"] for values in shown if isinstance(values, dict)}
    same("doubloons left", where, left, {seat: one["doubloons"] for seat, one in enumerate(ends)})
    seen["shared"] += [line.rank for line in standings].count(1) > 1
    seen["games"] += 1
    return seen


def questions(where: str, game: Any, s: Any, data: dict[str, Any], moves: list[str]) -> Counter[str]:
    """What may be sold, laid, poured and bid."""
    top = s.top()
    seat = top.seat
    hand = [*data["jewels"][seat], *data["treasures"][seat]]
    seen: Counter[str] = Counter()
    if top.key in ("choose", "place"):
        open = {"choose": "market" not in (data["marker"], *data["closed"]), "place": data["action"] == "market"}[
            top.key
        ]
        wanted = {f"go market-{deal}" for deal in referee.deals(hand)} if open else set()
        wanted -= {f"go {space}" for space in data["figures"]}
        same("market spaces", where, {move for move in moves if move.startswith("go market")}, wanted)
        seen["placings"] += 1
    if top.key == "place":
        free = [value for value in (0, 1, 3, 6) if f"wheel-{value}" not in data["figures"]]
        wanted = {
            f"go wheel-{value}"
            for value in free
            if (data["doubloons"][seat] >= value if value else data["prestige"][seat])
        }
        wanted = set() if data["calm"] == data["round"] else wanted
        same("wheel", where, {move for move in moves if "wheel" in move}, wanted)
    if top.key in ("lay", "hand-over"):
        other = None
        henchman = data["figures"][-1] if len(data["figures"]) > len(data["order"]) else ""
        if top.key == "lay" and henchman.startswith("market-") and seat == data["order"][0]:
            other = (
                henchman.removeprefix("market-") if game.setting.options["henchman-market"] == "hands-over" else None
            )
        wanted = {f"lay {tile}" for tile in referee.may_lay(hand, data["laid"], data["deal"], other)}
        same("tiles for the sale", where, {move for move in moves if move.startswith("lay")}, wanted)
        seen["tiles"] += 1
    if top.key == "pour":
        same("rum", where, moves, [f"pour {rum}" for rum in referee.pours(data["laid"], data["rum"][seat])])
    if top.key == "city-deal":
        same(
            "deals",
            where,
            {move for move in moves if move.startswith("deal")},
            {f"deal {deal}" for deal in referee.deals(hand)},
        )
    return seen


@pytest.mark.parametrize(("seats", "options"), CASES, ids=[f"{seats} {options}" for seats, options in CASES])
def test_second_referee_agrees(seats: int, options: dict[str, object]) -> None:
    seen: Counter[str] = Counter()
    for number in range(40):
        seen += compare(seats, options, number)
    wanted = {"sold", "new-captain", "robbed", "tiles", "placings", "final", "bonus", "exchanged"}
    if seats > 2 and not options.get("card-texts"):
        wanted |= {"refused", "lost", "gave-rum", "swapped", "duel-won", "card-scored", "rewarded"}
    assert wanted <= set(seen), wanted - set(seen)


def main(games: int) -> None:
    for seats, options in CASES:
        seen: Counter[str] = Counter()
        for number in range(games):
            seen += compare(seats, options, number)
        print(
            seats,
            options,
            {name: seen[name] for name in ("games", "sold", "tiles", "placings", "new-captain", "robbed", "shared")},
        )


if __name__ == "__main__":
    main(int(sys.argv[1]))
