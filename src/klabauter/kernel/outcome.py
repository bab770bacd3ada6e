"""What the standings mean when people resign or break a game off, which no rulebook speaks of."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from klabauter.kernel.game import Standing


class Outcome(NamedTuple):
    standings: list[Standing]
    winners: list[int]  # seats; nobody where a game was broken off


def outcome(standings: Sequence[Standing], finished: bool, resigned: Collection[int]) -> Outcome:
    """Standings and winners. Seats that resigned rank behind all others. If the game was not played to its end, the
    standings are those of the moment, and nobody has won except a seat that is left alone."""
    keys = [(one.seat in resigned, one.rank) for one in standings]
    ranked = [
        Standing(one.seat, 1 + sum([other < key for other in keys]), one.score, one.parts, one.tiebreak)
        for one, key in zip(standings, keys)
    ]
    left = [one.seat for one in standings if one.seat not in resigned]
    if finished:
        return Outcome(ranked, [one.seat for one in ranked if one.rank == 1])
    return Outcome(ranked, left if len(left) == 1 else [])
