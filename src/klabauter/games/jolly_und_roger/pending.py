"""Which pending steps go with the cards of a written position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from klabauter.games.jolly_und_roger.components import OFFER, Components
from klabauter.games.jolly_und_roger.state import JollyState
from klabauter.kernel.frame import Frame


def to_come(f: Components, stack: list[Frame[Any]], turn: int) -> int:
    """How many cards will be turned up until the game ends."""
    keys = [frame.key for frame in stack]
    whole = f.turns - turn if "start" in keys else f.turns - turn - 1
    return keys.count("draw") + OFFER * whole if len(stack) > 1 else 0


def first_turn(f: Components, stack: list[Frame[Any]], unseen: int) -> int:
    """The first turn from which on there are cards enough."""
    enough = [turn for turn in range(f.turns) if unseen >= f.away + to_come(f, stack, turn)]
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
