"""Chapter 4, reinforcing a crew: openly, or as a parrot; and who has the upper hand afterwards."""

from __future__ import annotations

from typing import Final

from klabauter.games.jolly_und_roger.components import PARROT, SHIPS, Components
from klabauter.games.jolly_und_roger.state import JollyState
from klabauter.kernel.cells import add_for
from klabauter.kernel.compat import i64
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import NOBODY, Reason, Refusal

LAID: Final = Line("4.1", "laid", "seat", "card", "ship")
LAID_AS_PARROT: Final = Line("4.2", "laid-as-parrot", "seat", "card", "ship")
CAPTAIN: Final = Line("4.4", "captain", "seat", "ship", "strength", "other-strength")
NO_CAPTAIN: Final = Line("4.5", "no-captain", "ship", "strength")

OTHER_COLOUR: Final = Reason("4.1", "other-colour", "card", "ship")
STAYS_IN_CREW: Final = Reason("4.6", "stays-in-crew", "card", "ship")
NOT_OPENLY: Final = Reason("6.1", "not-openly", "card")


def cannot_lay(f: Components, card: int, ship: int) -> Refusal:
    """4.1 Openly only at the ship of its colour; a skeleton anywhere (6.2), other special cards nowhere."""
    return NOT_OPENLY.refuse(card) if card >= f.kraken else OTHER_COLOUR.refuse(card, ship)


def cannot_move(s: JollyState, seat: int, card: int) -> Refusal | None:
    """4.6 What lies openly in an own crew neither moves nor boards."""
    for ship in range(SHIPS):
        if card in s.crews[seat * SHIPS + ship]:
            return STAYS_IN_CREW.refuse(card, ship)
    return None


def lay(s: JollyState, f: Components, seat: i64, card: i64, ship: i64, log: Log) -> None:
    """4.1 The card lies openly and counts its strength."""
    cells, at = s.cells, s.at
    here = seat * SHIPS + ship
    add_for(cells, at.crews, here, card)
    cells[at.strength + here] += f.strength[card]
    if log.heard:
        log.say(LAID, seat, card, ship)
    check(s, ship, log)


def lay_parrot(s: JollyState, f: Components, seat: i64, card: i64, ship: i64, log: Log) -> None:
    """4.2 The card lies face down and counts as a parrot, at whichever ship."""
    cells, at = s.cells, s.at
    here = seat * SHIPS + ship
    add_for(cells, at.crews, here, card + PARROT)
    cells[at.strength + here] += f.parrot
    if log.heard:
        log.say(LAID_AS_PARROT, seat, card, ship)
    check(s, ship, log)


def check(s: JollyState, ship: i64, log: Log) -> None:
    """4.3 The stronger crew has its captain on the ship (4.4); between equals nobody has (4.5)."""
    cells, at = s.cells, s.at
    strength = at.strength + ship
    zero = cells[strength]
    one = cells[strength + SHIPS]
    captain: i64 = 0 if zero > one else 1 if one > zero else NOBODY
    here = at.captain + ship
    if captain == cells[here]:
        return
    cells[here] = captain
    if not log.heard:
        return
    if captain == NOBODY:
        log.say(NO_CAPTAIN, ship, zero)
    else:
        log.say(CAPTAIN, captain, ship, one if captain else zero, zero if captain else one)
