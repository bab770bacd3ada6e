"""What can be said to a seat about its move: a game's remarks that are certain, and what can be said in any game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from klabauter.kernel.event import MUTE
from klabauter.kernel.frame import State, play
from klabauter.kernel.game import Game, Standing, View
from klabauter.kernel.move import Move
from klabauter.kernel.remark import Point, Remark
from klabauter.kernel.rng import Rng

WORLDS: Final = 5  # in which a remark must hold to be shown
LAST_WORLDS: Final = 25  # where a move ends the game: the score of the others may hang on what they hide
MOST: Final = 3  # remarks about one move
ENDING: Final = 1000.0  # no other remark matters as much


def comments(game: Game[Any], view: View, move: Move, rng: Rng, count: int = MOST) -> list[Remark]:
    """What can be said to the view's seat about a legal move, the most telling first; there is always something.

    Only what is so in all of several worlds that the seat holds possible is said, so it cannot give away more than
    the view. Of several remarks of one kind the weightiest is chosen.
    """
    seat: int = view["seat"]
    rule, only = "", False
    ends = (
        Point(game.end.rule, "ends-won", "lead"),
        Point(game.end.rule, "ends-shared"),
        Point(game.end.rule, "ends-lost", "gap"),
    )
    certain: list[Remark] = []
    scores: list[tuple[int, int]] = []
    needed = WORLDS if game.secrets else 1
    worlds = game.worlds(view)
    while len(scores) < needed:
        before: State = worlds.sample(rng)
        rule, only = before.top().rule, len(before.top().options(before)) == 1
        after = before.copy()
        play(after, move, MUTE)
        found = game.remarks(before, move, after, seat)
        standings = game.standings(after)
        if after.top() is game.end:
            found.append(_outcome(ends, standings, seat))
            needed = LAST_WORLDS if game.secrets else 1
        certain = [remark for remark in certain if remark in found] if scores else found
        scores.append((game.standings(before)[seat].score, standings[seat].score))
    chosen: list[Remark] = [Point(rule, "only-move").made(0.0)] if only else []
    for remark in sorted(certain, key=lambda remark: -remark.weight):
        if len(chosen) < count and not any([other.point is remark.point for other in chosen]):
            chosen.append(remark)
    return chosen or [_plain(rule, scores)]


def _outcome(ends: tuple[Point, Point, Point], standings: Sequence[Standing], seat: int) -> Remark:
    """How the game has come out for a seat whose move ends it."""
    won, shared, lost = ends
    own = standings[seat]
    best = max([standing.score for standing in standings if standing.seat != seat])
    if own.rank > 1:
        return lost.made(ENDING, best - own.score)
    if any([standing.rank == 1 and standing.seat != seat for standing in standings]):
        return shared.made(ENDING)
    return won.made(ENDING, own.score - best)


def _plain(rule: str, scores: Sequence[tuple[int, int]]) -> Remark:
    """Where nothing else is to be said: the own score before and after, if it is certain."""
    old, new = scores[0]
    if min(scores) != max(scores):
        return Point(rule, "open").made(0.0)
    if old == new:
        return Point(rule, "same-score", "score").made(0.0, new)
    return Point(rule, "score", "score", "old").made(0.0, new, old)
