"""Positions of Jolly & Roger: what a written one leaves out, and what it cannot be.

Crews are listed per seat, per ship in the order green, yellow, blue, red; a card in brackets lies face down. Strengths,
captains and gold follow from the cards. Without ``unseen`` every card not named elsewhere is unseen; without ``turn``
it is the first one that leaves enough cards for all that follow.
"""

from __future__ import annotations

from typing import Any

from klabauter.games.jolly_und_roger.declaration import DECLARATION
from klabauter.games.jolly_und_roger.figures import OFFER, PARROT, SHIPS, Figures
from klabauter.games.jolly_und_roger.pending import first_turn, to_come
from klabauter.games.jolly_und_roger.r4_crew import check
from klabauter.games.jolly_und_roger.state import JollyState
from klabauter.kernel.errors import Said
from klabauter.kernel.event import MUTE
from klabauter.kernel.frame import Frame
from klabauter.kernel.move import Names
from klabauter.kernel.position import Fields


def derive(s: JollyState, f: Figures) -> JollyState:
    """Strengths, captains and gold, worked out from the cards of a state."""
    s.strength = [sum([f.parrot if card >= PARROT else f.strength[card] for card in crew]) for crew in s.crews]
    s.gold = [sum([f.strength[card] for card in chest]) for chest in s.chests]
    for ship in range(SHIPS):
        check(s, ship, MUTE)
    return s


def read(f: Figures, names: Names, stack: list[Frame[Any]], fields: Fields) -> JollyState:
    s = JollyState(stack)
    last = f.turns if len(stack) == 1 else f.turns - 1
    given = DECLARATION.read(s, fields, 2, {"turn": last})
    s.offer = tuple(sorted(s.offer))
    DECLARATION.fill(s, {"card": f.copies}, names, given)
    if "turn" not in given:
        s.turn = first_turn(f, stack, len(s.unseen))
    wrong = len(s.offer) > OFFER or not all(s.sets)
    fields.refuse(wrong, "sets", Said("why-sets", "an offer has five cards, a set one to four (3.2, 3.3)"))
    text = "cards are on offer, in two sets or before the players, one after the other (3.1)"
    fields.refuse(bool(s.offer) + bool(s.sets) + any(s.hands) > 1, "offer", Said("why-one-place", text))
    need = f.away + to_come(f, stack, s.turn)
    text = "at least {need} cards must be unseen: {away} put away, the others still to be turned up (2.3, 2.4, 3.2)"
    fields.refuse(len(s.unseen) < need, "unseen", Said("why-unseen", text, need=need, away=f.away))
    return derive(s, f)
