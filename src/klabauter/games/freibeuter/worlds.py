"""Worlds a seat holds possible: the cards it has not seen, dealt anew to the other hands and the piles."""

from __future__ import annotations

import random
from typing import Any

from klabauter.games.freibeuter.components import FIELDS, Components
from klabauter.games.freibeuter.hands import hand_of
from klabauter.games.freibeuter.position import derive
from klabauter.games.freibeuter.state import FreibeuterState, built
from klabauter.kernel.frame import Frame
from klabauter.kernel.game import View
from klabauter.kernel.move import Numbers


def sample(view: View, f: Components, numbers: Numbers, stack: list[Frame[Any]], rng: random.Random) -> FreibeuterState:
    known: dict[str, Any] = view["known"]
    number = numbers["card"]
    unseen = [number[name] for name in known["unseen"]]
    rng.shuffle(unseen)
    sea = [card for card in unseen if card < FIELDS]
    dutchman = [card for card in unseen if card >= FIELDS]
    s = built(stack, view["seats"], known, numbers)
    for seat, (from_sea, from_dutchman) in enumerate(known["hands"]):
        if seat == view["seat"]:
            s.hands[seat] = hand_of([number[name] for name in known["hand"]])
            continue
        s.hands[seat] = hand_of(sea[:from_sea] + dutchman[:from_dutchman])
        del sea[:from_sea]
        del dutchman[:from_dutchman]
    s.sea_pile = sorted(sea)
    s.dutchman_pile = sorted(dutchman)
    return derive(s, f)
