"""Positions of Jolly & Roger: what a written one leaves out, and what it cannot be.

Crews are listed per seat, per ship in the order green, yellow, blue, red; a card in brackets lies face down. Strengths,
captains and gold follow from the cards. Without ``unseen`` every card not named elsewhere is unseen; without ``turn``
it is the first one that leaves enough cards for all that follow.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from klabauter.games.jolly_und_roger.declaration import DECLARATION
from klabauter.games.jolly_und_roger.figures import OFFER, PARROT, SHIPS, Figures
from klabauter.games.jolly_und_roger.r4_crew import check
from klabauter.games.jolly_und_roger.state import JollyState
from klabauter.kernel.errors import BadPosition, Said
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
        s.turn = _first_turn(f, stack, len(s.unseen))
    _check_cards(s, fields)
    need = f.away + _to_come(f, stack, s.turn)
    if len(s.unseen) < need:
        text = "at least {need} cards must be unseen: {away} put away, the others still to be turned up (2.3, 2.4, 3.2)"
        raise BadPosition(fields.at("unseen"), Said("why-unseen", text, need=need, away=f.away))
    return derive(s, f)


def _check_cards(s: JollyState, fields: Fields) -> None:
    """What lies where it cannot."""
    if len(s.offer) > OFFER or not all(s.sets):
        text = "an offer has five cards, a set one to four (3.2, 3.3)"
        raise BadPosition(fields.at("sets"), Said("why-sets", text))
    if bool(s.offer) + bool(s.sets) + any(s.hands) > 1:
        text = "cards are on offer, in two sets or before the players, one after the other (3.1)"
        raise BadPosition(fields.at("offer"), Said("why-one-place", text))


def _to_come(f: Figures, stack: list[Frame[Any]], turn: int) -> int:
    """How many cards will be turned up until the game ends."""
    keys = [frame.key for frame in stack]
    whole = f.turns - turn if "start" in keys else f.turns - turn - 1
    return keys.count("draw") + OFFER * whole if len(stack) > 1 else 0


def _first_turn(f: Figures, stack: list[Frame[Any]], unseen: int) -> int:
    """The first turn from which on there are cards enough."""
    enough = [turn for turn in range(f.turns) if unseen >= f.away + _to_come(f, stack, turn)]
    return enough[0] if enough else f.turns - 1


def fitting(s: JollyState, start: Frame[Any], turns: Sequence[Sequence[Frame[Any]]]) -> list[Sequence[Frame[Any]]]:
    """The steps of a turn from where its cards are: on offer, in sets or in hands, which may be played in any order."""
    playing = s.hands[0] or s.hands[1]
    between = not (playing or s.sets or s.offer)
    found: list[Sequence[Frame[Any]]] = [[]] if between else []
    for steps in turns:
        if s.sets:
            found.append(steps[: -OFFER - 1])
        elif playing:
            plays = [step for step in steps[1:3] if s.hands[step.seat]]
            found += [[steps[0], *plays], [steps[0], *plays[::-1]]]
        else:
            found.append(steps[: len(steps) - len(s.offer)])
            if between:
                found.append(steps[:1])
    return [*found, [start]] if between else found
