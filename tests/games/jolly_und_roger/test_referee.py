"""The game against the second referee: the same moves, the same table, the same winner, at every step of many games.

python -m tests.games.jolly_und_roger.test_referee N plays N games of each mode and tells what happened in them.
"""

from __future__ import annotations

import copy
import random
import sys
from collections import Counter
from typing import Any

import pytest

import klabauter
from tests.games.jolly_und_roger.referee import BOX, GOLD, ORDER, SPECIALS, Referee

MODES = ("beginner", "pro", "all")
GAMES = 110  # of each mode, in pytest

# What must have happened in the games of a mode, so that agreeing about them means something.
ALWAYS = (
    "lay",
    "parrot",
    "parrot at its own ship",
    "board",
    "captain replaced",
    "captain leaves, crews even",
    "seat 0 begins",
    "seat 1 begins",
    "seat 0 wins",
    "seat 1 wins",
    "ship without captain at the end",
    "draw",
)
BEGINNER = ("even gold, the red ship decides", "even gold, a lesser ship decides")  # rarer in the other modes
SPECIAL = (
    "open skeleton",
    "kraken",
    "kraken without target",
    "kraken kept off by a skeleton",
    "kraken takes a parrot",
    "kraken takes a hidden skeleton",
    "kraken takes a turned pirate",
    "kraken empties a crew",
    "kraken moves a captain",
    "tortuga",
    "tortuga meets a special card",
    "tortuga moves a captain",
    "tortuga turns several crews",
    "tortuga turns nothing",
)
CARDS_AND_SHIPS = [f"{card} {ship}" for card in BOX for ship in GOLD]
EVERY_NOTATION = (
    [f"{verb} {rest}" for verb in ("lay", "parrot", "board") for rest in CARDS_AND_SHIPS]
    + [f"kraken {ship}" for ship in GOLD]
    + ["tortuga", "take set-1", "take set-2", "take set-3", "split 12|345", "split 12345|", "split 12|34"]
)


def style_of(number: int) -> str:
    if number % 40 == 39:
        return "peace"
    return ("random", "even", "random", "blank", "random", "keen", "random", "blank", "random", "keen")[number % 10]


def eagerness(referee: Referee, text: str) -> int:
    verb, *rest = text.split()
    if verb == "kraken":
        victim = referee.victim(referee.actor, referee.ship[rest[0]])
        return 90 if victim is not None and victim.face_up and victim.own_ship != rest[0] else 12
    if verb == "lay":
        return 8 if rest[0] == "skeleton" else 3
    return {"tortuga": 9, "board": 6}.get(verb, 1)


def gap(referee: Referee, text: str) -> int:
    """How far apart the two are after this move, in gold."""
    tried = copy.deepcopy(referee)
    tried.play(text)
    (_, _, ours, _), (_, _, theirs, _) = tried.standings()
    return abs(ours - theirs)


def unrest(referee: Referee, ship_name: str) -> int:
    """How far behind the player is at a ship, negated: the least number is the ship that most needs a parrot."""
    ship = referee.ship[ship_name]
    return ship.strength(referee.actor) - ship.strength(1 - referee.actor)


def choose(style: str, referee: Referee, legal: list[str], rng: random.Random) -> str:
    """How the games are steered to what is rare.

    random: anything. keen: rather special cards and boarding. even: keen, but even gold at the end if it can be had.
    blank: even, and nobody ever goes to the red ship. peace: a draw.
    """
    if style == "random":
        return rng.choice(legal)
    if style == "peace":  # the chooser plays two parrots and the splitter three, each where he is behind
        if referee.offer:
            return rng.choice([text for text in legal if text.index("|") == len("split 12")])
        if referee.sets:
            return "take set-1"
        parrots = [text for text in legal if text.startswith("parrot")]
        return min(parrots, key=lambda text: unrest(referee, text.split()[2]))
    if style == "blank":
        legal = [text for text in legal if not text.endswith("ship-red")]
    if style in ("even", "blank") and referee.deck == 0 and 1 <= len(referee.hands[0] + referee.hands[1]) <= 2:
        rng.shuffle(legal)
        return min(legal, key=lambda text: gap(referee, text))
    return rng.choices(legal, [eagerness(referee, text) for text in legal])[0]


def same(what: str, where: str, game: object, referee: object) -> None:
    if game != referee:
        pytest.fail(f"{where}: {what}\n  the game:    {game}\n  the referee: {referee}")


def compare(where: str, table: klabauter.Table, referee: Referee) -> None:
    moves = [str(move) for move in table.moves()]
    same("doubled moves", where, [text for text, times in Counter(moves).items() if times > 1], [])
    same("moves", where, sorted(moves), sorted(referee.legal()))
    same("who decides", where, table.actor, None if referee.over else referee.actor)
    seen = referee.public()
    for viewer in (None, referee.turn % 2):
        view = table.view(viewer)
        public: dict[str, Any] = dict(view["public"])
        turn, flag = public.pop("turn"), public.pop("flag")
        same("turn", where, turn, referee.turn - referee.over)
        same("flag", where, flag, None if referee.over else referee.splitter)
        same(f"public view of {viewer}", where, public, seen)
        same(f"private view of {viewer}", where, view["private"], {} if viewer is None else referee.private(viewer))


def refuse(where: str, table: klabauter.Table, referee: Referee, rng: random.Random) -> None:
    """A wrong move and a right one of the wrong seat; that nothing came of them is seen at the next comparison."""
    legal = referee.legal()
    wrong = rng.choice(EVERY_NOTATION)
    while wrong in legal:
        wrong = rng.choice(EVERY_NOTATION)
    for seat, text in ((referee.actor, wrong), (1 - referee.actor, min(legal))):
        try:
            table.submit(seat, text)
        except klabauter.KlabauterError:
            continue
        pytest.fail(f"{where}: {text!r} of seat {seat} was accepted")


def play_and_compare(mode: str, number: int) -> tuple[Counter[str], int]:
    """One game; what happened in it, and how many positions were compared."""
    style = style_of(number)
    rng = random.Random(f"{mode} {number}")
    start: int | str = ("random", 0, 1)[number % 3]
    options = {"mode": mode, "start": start}
    seed = f"referee {number}"
    table = klabauter.Table("jolly-und-roger", seed=seed, options=options)
    assert table.actor is not None
    referee = Referee(mode, table.actor if start == "random" else int(start))
    seen = Counter([f"seat {referee.splitter} begins"])
    played: list[tuple[int, str]] = []
    while True:
        where = f"seed {seed!r}, {options}, style {style}, step {len(played)}"
        if referee.waits_for_cards:
            offer = list(table.view(None)["public"]["offer"])
            same("order of the offer", where, offer, sorted(offer, key=ORDER.index))
            referee.turn_up(offer)
        compare(where, table, referee)
        if referee.over:
            break
        refuse(where, table, referee, rng)
        text = choose(style, referee, sorted(referee.legal()), rng)
        played.append((referee.actor, text))
        table.submit(referee.actor, text)
        seen.update(watched_play(referee, text))
    same("record", where, [tuple(entry) for entry in table.record().entries], played)
    same("deck at the end", where, referee.deck, 0)
    standings = [(line.seat, line.rank, line.score, dict(line.parts)) for line in table.standings()]
    same("standings", where, sorted(standings), referee.standings())
    seen.update(seen_at_the_end(referee))
    return seen, len(played) + 1


def watched_play(referee: Referee, text: str) -> list[str]:
    """Play the move with the referee; what of interest happened."""
    seat = referee.actor
    verb, *rest = text.split()
    seen = [verb]
    if any(card.name == "kraken" for card in referee.hands[seat]):
        if not any(move.startswith("kraken") for move in referee.legal()):
            seen.append("kraken without target")
        if any(ship.crews[1 - seat] and referee.victim(seat, ship) is None for ship in referee.ships):
            seen.append("kraken kept off by a skeleton")
    if text.startswith("lay skeleton"):
        seen.append("open skeleton")
    if verb == "parrot" and rest[1] == "ship-" + rest[0].split("-")[0]:
        seen.append("parrot at its own ship")
    if verb == "kraken":
        ship = referee.ship[rest[0]]
        victim = referee.victim(seat, ship)
        assert victim is not None
        if not victim.face_up:
            seen.append("kraken takes a hidden skeleton" if victim.name == "skeleton" else "kraken takes a parrot")
        elif victim.own_ship != ship.name:
            seen.append("kraken takes a turned pirate")
        if len(ship.crews[1 - seat]) == 1:
            seen.append("kraken empties a crew")
    if verb == "tortuga":
        parrots = [crew for crew in referee.private(seat)["parrots"] if crew]
        if any(card in SPECIALS for crew in parrots for card in crew):
            seen.append("tortuga meets a special card")
        seen.append(
            ("tortuga turns nothing", "tortuga turns one crew", "tortuga turns several crews")[min(len(parrots), 2)]
        )
    captains = [ship.captain for ship in referee.ships]
    referee.play(text)
    for before, ship in zip(captains, referee.ships):
        if before != ship.captain:
            seen.append(f"{verb} moves a captain")
            if before is not None:
                seen.append("captain leaves, crews even" if ship.captain is None else "captain replaced")
    return seen


def seen_at_the_end(referee: Referee) -> list[str]:
    (_, rank, ours, _), (_, other_rank, theirs, _) = referee.standings()
    seen = ["draw" if rank == other_rank else f"seat {0 if rank == 1 else 1} wins"]
    if any(ship.captain is None for ship in referee.ships):
        seen.append("ship without captain at the end")
    if ours == theirs and rank != other_rank:
        red = referee.ship["ship-red"].captain is not None
        seen.append("even gold, the red ship decides" if red else "even gold, a lesser ship decides")
    return seen


def run(mode: str, games: int) -> tuple[Counter[str], int]:
    seen: Counter[str] = Counter()
    positions = 0
    for number in range(games):
        of_game, compared = play_and_compare(mode, number)
        seen.update(of_game)
        positions += compared
    return seen, positions


@pytest.mark.parametrize("mode", MODES)
def test_the_game_agrees_with_the_second_referee(mode: str) -> None:
    seen, _ = run(mode, GAMES)
    wanted = ALWAYS + (BEGINNER if mode == "beginner" else SPECIAL)
    assert [what for what in wanted if not seen[what]] == []


if __name__ == "__main__":
    total = Counter[str]()
    for mode in MODES:
        seen, positions = run(mode, int(sys.argv[1]))
        total.update({"games": int(sys.argv[1]), "positions": positions})
        print(mode, positions, "positions;", ", ".join(f"{what}: {seen[what]}" for what in sorted(seen)))
    print(f"{total['games']} games, {total['positions']} positions: no difference")
