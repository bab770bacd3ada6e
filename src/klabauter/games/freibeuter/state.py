"""The truth of one moment of Freibeuter.

``need``, ``closing``, ``free`` and ``boats`` follow from the rest; they are kept because every turn asks for them.
"""

from __future__ import annotations

from typing import Any

from klabauter.games.freibeuter.hands import cards_of
from klabauter.kernel.frame import Frame, State


class FreibeuterState(State):
    __slots__ = (
        "aside",
        "boarders",
        "boats",
        "chests",
        "closing",
        "debts",
        "discards",
        "dutchman",
        "dutchman_pile",
        "encircled",
        "escaped",
        "free",
        "hands",
        "need",
        "prizes",
        "sea",
        "sea_pile",
        "tiles",
        "unlaid",
    )

    def __init__(
        self,
        stack: list[Frame[Any]],
        sea: list[tuple[int, ...]],
        dutchman: int,
        tiles: list[int],
        boarders: list[int],
        need: list[int],
        closing: int,
        free: list[int],
        encircled: tuple[int, ...],
        hands: list[int],
        boats: list[int],
        chests: list[int],
        debts: list[int],
        prizes: list[tuple[int, ...]],
        escaped: tuple[int, ...],
        aside: tuple[int, ...],
        sea_pile: list[int],
        dutchman_pile: list[int],
        discards: list[int],
        unlaid: list[int],
    ) -> None:
        self.stack = stack
        self.sea = sea  # per field: whose boats lie there, in the order of placing
        self.dutchman = dutchman  # his field while he encircles, else ASHORE
        self.tiles = tiles  # per crossing, NO_TILE once it is gone
        self.boarders = boarders  # per crossing: whose boat lies on the ship, or NOT_BOARDED
        self.need = need  # per crossing with a tile: which of its four fields have no boat yet, a bit each; else 0
        self.closing = closing  # fields that are the only empty one round some tile, a bit each
        self.free = free  # crossings with a ship nobody has boarded, sorted
        self.encircled = encircled  # crossings whose tiles are encircled and not settled yet, sorted
        self.hands = hands  # per seat, as a number (hands.py)
        self.boats = boats  # per seat, before him; the boat that marks a credit is none of them
        self.chests = chests
        self.debts = debts  # chests borrowed so far
        self.prizes = prizes  # per seat: ships captured
        self.escaped = escaped  # ships back in the box
        self.aside = aside  # camps and doublers beside the board
        self.sea_pile = sea_pile  # face down and unseen, sorted
        self.dutchman_pile = dutchman_pile  # face down and unseen, sorted
        self.discards = discards  # open: sea cards and Dutchman cards in the order of playing
        self.unlaid = unlaid  # tiles not on the board yet, sorted

    def hand(self, seat: int) -> tuple[int, ...]:
        """The cards of a seat, sorted: sea cards first."""
        return cards_of(self.hands[seat])

    def fields(self) -> tuple[str, ...]:
        return (
            "stack", "sea", "dutchman", "tiles", "boarders", "need", "closing", "free", "encircled", "hands", "boats",
            "chests", "debts", "prizes", "escaped", "aside", "sea_pile", "dutchman_pile", "discards", "unlaid",
        )  # fmt: skip

    def copy(self) -> FreibeuterState:
        return FreibeuterState(
            self.stack[:], self.sea[:], self.dutchman, self.tiles[:], self.boarders[:], self.need[:], self.closing,
            self.free[:], self.encircled, self.hands[:], self.boats[:], self.chests[:], self.debts[:], self.prizes[:],
            self.escaped, self.aside, self.sea_pile[:], self.dutchman_pile[:], self.discards[:], self.unlaid[:],
        )  # fmt: skip
