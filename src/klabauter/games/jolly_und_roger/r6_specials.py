"""Chapter 6, the special cards played openly: kraken and Tortuga. (A skeleton is laid like a pirate, see chapter 4.)"""

from __future__ import annotations

from typing import Final

from klabauter.games.jolly_und_roger.components import PARROT, SHIPS, Components
from klabauter.games.jolly_und_roger.r4_crew import check
from klabauter.games.jolly_und_roger.state import JollyState
from klabauter.kernel.cells import OWNERS, add, take_top_of
from klabauter.kernel.compat import i64
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import Reason, Refusal

DEVOURED: Final = Line("6.4", "devoured", "seat", "card", "ship", "parrot")
TURNED: Final = Line("6.7", "turned", "seat", "ship", "cards:card")
NOTHING_TURNED: Final = Line("6.7", "nothing-turned", "seat")
TORTUGA_LEAVES: Final = Line("6.9", "tortuga", "seat")

NO_VICTIM: Final = Reason("6.6", "no-victim", "ship")
SKELETON_IS_SAFE: Final = Reason("6.5", "skeleton-is-safe", "ship")


def no_victim(s: JollyState, seat: int, ship: int) -> Refusal:
    """6.4 The kraken needs a victim there (6.6); an open skeleton on top is none (6.5)."""
    return SKELETON_IS_SAFE.refuse(ship) if s.crews[(1 - seat) * SHIPS + ship] else NO_VICTIM.refuse(ship)


def kraken(s: JollyState, f: Components, seat: i64, ship: i64, log: Log) -> None:
    """6.4 The last card of the other crew and the kraken leave the game."""
    there = (1 - seat) * SHIPS + ship
    cells, at = s.cells, s.at
    victim = take_top_of(cells, at.crews, there)
    parrot: i64 = 1 if victim >= PARROT else 0
    if parrot:
        victim -= PARROT
    cells[at.strength + there] -= f.parrot if parrot else f.strength[victim]
    add(cells, at.gone, f.kraken)
    add(cells, at.gone, victim)
    log.say(DEVOURED, seat, victim, ship, parrot)
    check(s, ship, log)


def tortuga(s: JollyState, f: Components, seat: i64, log: Log) -> None:
    """6.7 All own parrots turn up where they lie; special cards turn back at once (6.8); Tortuga leaves (6.9)."""
    cells, at = s.cells, s.at
    add(cells, at.gone, f.tortuga)
    log.say(TORTUGA_LEAVES, seat)
    nothing = True
    for ship in range(SHIPS):
        here = seat * SHIPS + ship
        turned: list[int] = []
        for place in range(at.crews + 1, at.crews + 1 + cells[at.crews]):
            if cells[place] % OWNERS != here:
                continue
            card = cells[place] // OWNERS - PARROT
            if 0 <= card < f.kraken:
                cells[place] = card * OWNERS + here
                cells[at.strength + here] += f.strength[card] - f.parrot
                turned.append(card)
        if not turned:
            continue
        nothing = False
        log.tell(TURNED, seat, ship, tuple(turned))
        check(s, ship, log)
    if nothing:
        log.say(NOTHING_TURNED, seat)
