"""The truth of one moment of Jolly & Roger.

Crews and strengths are indexed by ``seat * SHIPS + ship``.
"""

from __future__ import annotations

from typing import Any

from klabauter.kernel.frame import Frame, State


class JollyState(State):
    __slots__ = (
        "captain",
        "chests",
        "crews",
        "gold",
        "gone",
        "hands",
        "offer",
        "sets",
        "strength",
        "turn",
        "unseen",
    )

    def __init__(
        self,
        stack: list[Frame[Any]],
        turn: int,
        unseen: list[int],
        offer: tuple[int, ...],
        sets: tuple[tuple[int, ...], ...],
        hands: list[tuple[int, ...]],
        crews: list[tuple[int, ...]],
        strength: list[int],
        captain: list[int],
        chests: list[tuple[int, ...]],
        gold: list[int],
        gone: tuple[int, ...],
    ) -> None:
        self.stack = stack
        self.turn = turn  # counted from 0
        self.unseen = unseen  # the deck and the cards put away: nobody can tell them apart; sorted
        self.offer = offer  # turned up, not yet split; sorted once all five are there
        self.sets = sets  # the two sets on offer, or none
        self.hands = hands  # the open set each seat still has to play, sorted
        self.crews = crews  # in the order of playing; the last one is the kraken's
        self.strength = strength
        self.captain = captain  # per ship: whose captain stands there
        self.chests = chests
        self.gold = gold  # in each chest
        self.gone = gone  # krakens, their victims, Tortugas: out of the game

    def fields(self) -> tuple[str, ...]:
        cards = ("unseen", "offer", "sets", "hands", "crews", "chests", "gone")
        return ("stack", "turn", *cards, "strength", "captain", "gold")

    def copy(self) -> JollyState:
        return JollyState(
            self.stack[:], self.turn, self.unseen[:], self.offer, self.sets, self.hands[:], self.crews[:],
            self.strength[:], self.captain[:], self.chests[:], self.gold[:], self.gone,
        )  # fmt: skip
