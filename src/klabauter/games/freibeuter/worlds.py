"""Worlds a seat holds possible: the cards it has not seen, dealt anew to the other hands and the piles."""

from __future__ import annotations

from typing import Any

from klabauter.games.freibeuter.components import DUTCHMAN, FIELDS, SEA, Components
from klabauter.games.freibeuter.position import derive
from klabauter.games.freibeuter.r3_draw import draw_card
from klabauter.games.freibeuter.state import FreibeuterOffsets, FreibeuterState, built
from klabauter.kernel.frame import Frame
from klabauter.kernel.game import View, Worlds
from klabauter.kernel.move import Numbers
from klabauter.kernel.rng import Rng


class FreibeuterWorlds(Worlds[FreibeuterState]):
    """In ``known`` the seat has its hand, and all cards that it has not seen lie in the piles. ``hidden`` is how many
    of these cards each seat has, by pile."""

    def __init__(
        self, view: View, f: Components, numbers: Numbers, at: FreibeuterOffsets, stack: list[Frame[Any]]
    ) -> None:
        known: dict[str, Any] = view["known"]
        number = numbers["card"]
        self.hidden: list[list[int]] = [
            [0, 0] if seat == view["seat"] else hidden for seat, hidden in enumerate(known["hands"])
        ]
        hand = tuple(sorted([number[name] for name in known["hand"]]))
        unseen = [number[name] for name in known["unseen"]]
        s = built(at, stack, known, numbers)
        s.hands = tuple([hand if seat == view["seat"] else () for seat in range(len(self.hidden))])
        s.sea_pile = tuple([card for card in unseen if card < FIELDS])
        s.dutchman_pile = tuple([card for card in unseen if card >= FIELDS])
        super().__init__(derive(s, f))

    def sample(self, rng: Rng) -> FreibeuterState:
        s = self.known.copy()
        for seat, (sea, dutchman) in enumerate(self.hidden):
            for _ in range(sea):
                draw_card(s, SEA, seat, rng)
            for _ in range(dutchman):
                draw_card(s, DUTCHMAN, seat, rng)
        return s
