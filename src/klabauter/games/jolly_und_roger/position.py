"""Positions of Jolly & Roger: what a written one leaves out, and what it cannot be.

Crews are listed per seat, per ship in the order green, yellow, blue, red; a card in brackets lies face down. Strengths,
captains and gold follow from the cards. Without ``unseen`` every card not named elsewhere is unseen; without ``turn``
it is the first one that leaves enough cards for all that follow.
"""

from __future__ import annotations

from typing import Any

from klabauter.games.jolly_und_roger.components import PARROT, SHIPS, Components
from klabauter.games.jolly_und_roger.declaration import DECLARATION
from klabauter.games.jolly_und_roger.messages import JollyMessage
from klabauter.games.jolly_und_roger.pending import first_turn, to_come
from klabauter.games.jolly_und_roger.r4_crew import check
from klabauter.games.jolly_und_roger.state import JollyOffsets, JollyState, empty
from klabauter.kernel.event import MUTE
from klabauter.kernel.frame import Frame
from klabauter.kernel.move import Names
from klabauter.kernel.position import Fields


def derive(s: JollyState, f: Components) -> JollyState:
    """Strengths, captains and gold, worked out from the cards of a state."""
    s.strength = tuple([sum([f.parrot if card >= PARROT else f.strength[card] for card in crew]) for crew in s.crews])
    s.gold = tuple([sum([f.strength[card] for card in chest]) for chest in s.chests])
    for ship in range(SHIPS):
        check(s, ship, MUTE)
    return s


def read(f: Components, names: Names, at: JollyOffsets, stack: list[Frame[Any]], fields: Fields) -> JollyState:
    s = empty(at, stack)
    last = f.turns if len(stack) == 1 else f.turns - 1
    given = DECLARATION.read(s, fields, 2, {"turn": last})
    s.offer = tuple(sorted(s.offer))
    DECLARATION.fill(s, {"card": f.copies}, names, given)
    if "turn" not in given:
        s.turn = first_turn(f, stack, len(s.unseen))
    fields.refuse(not all(s.sets), "sets", JollyMessage("why-sets"))
    fields.refuse(bool(s.offer) + bool(s.sets) + any(s.hands) > 1, "offer", JollyMessage("why-one-place"))
    need = f.away + to_come(f, stack, s.turn)
    fields.refuse(len(s.unseen) < need, "unseen", JollyMessage("why-unseen", need=need, away=f.away))
    return derive(s, f)
