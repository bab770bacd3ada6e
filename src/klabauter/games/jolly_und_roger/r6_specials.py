"""Chapter 6, the special cards played openly: kraken and Tortuga. (A skeleton is laid like a pirate, see chapter 4.)"""

from __future__ import annotations

from typing import Final

from klabauter.games.jolly_und_roger.components import PARROT, SHIPS, Components
from klabauter.games.jolly_und_roger.r4_crew import check
from klabauter.games.jolly_und_roger.state import JollyState
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


def kraken(s: JollyState, f: Components, seat: int, ship: int, log: Log) -> None:
    """6.4 The last card of the other crew and the kraken leave the game."""
    there = (1 - seat) * SHIPS + ship
    crew = s.crews[there]
    victim = crew[-1]
    s.crews[there] = crew[:-1]
    if victim >= PARROT:
        s.strength[there] -= f.parrot
        s.gone += (f.kraken, victim - PARROT)
        log.say(DEVOURED, seat, victim - PARROT, ship, 1)
    else:
        s.strength[there] -= f.strength[victim]
        s.gone += (f.kraken, victim)
        log.say(DEVOURED, seat, victim, ship, 0)
    check(s, ship, log)


def tortuga(s: JollyState, f: Components, seat: int, log: Log) -> None:
    """6.7 All own parrots turn up where they lie; special cards turn back at once (6.8); Tortuga leaves (6.9)."""
    s.gone += (f.tortuga,)
    log.say(TORTUGA_LEAVES, seat)
    nothing = True
    for ship in range(SHIPS):
        here = seat * SHIPS + ship
        turned = tuple([card - PARROT for card in s.crews[here] if PARROT <= card < PARROT + f.kraken])
        if not turned:
            continue
        nothing = False
        s.crews[here] = tuple([card - PARROT if PARROT <= card < PARROT + f.kraken else card for card in s.crews[here]])
        s.strength[here] += sum([f.strength[card] - f.parrot for card in turned])
        log.say(TURNED, seat, ship, turned)
        check(s, ship, log)
    if nothing:
        log.say(NOTHING_TURNED, seat)
