"""Chapter 4, dark alleys and dead ends: when the captain can leave the town, what it costs, and what happens when every
alley round him is taken."""

from __future__ import annotations

from typing import Final

from klabauter.games.rum_und_ehre.rules import Rules
from klabauter.games.rum_und_ehre.state import RumState
from klabauter.games.rum_und_ehre.town import CORNERS, TILES
from klabauter.kernel.compat import i64
from klabauter.kernel.event import Line, Log

DEAD_END: Final = Line("4.5", "dead-end", "field", "to:field")
LONELY_DARK: Final = Line("4.8", "lonely-dark", "field")
NO_WAY_ANYWHERE: Final = Line("4.6", "no-way-anywhere", "field")

NEVER: Final = 99  # longer than any alley


def second(rules: Rules, s: RumState, here: i64, first: i64) -> i64:
    """4.1, 4.4 How many pirates the shortest free dark alley takes by which one could come back; NEVER if there is
    none."""
    cells, lanes, town = s.cells, s.at.lanes, s.town
    for alley in town.dark:
        if cells[lanes + alley] < 0 and (town.link[alley] != here or (rules.dark_return and alley != first)):
            return town.length[alley]
    return NEVER


def only_dark(rules: Rules, s: RumState, pirates: i64) -> bool:
    """4.3 Whether dark alleys are the only way on from here: every other alley is occupied, or (by the option)
    takes more pirates than the player has."""
    return not road_free(s, s.captain, pirates if rules.dark_means else NEVER)


def road_free(s: RumState, here: i64, pirates: i64) -> bool:
    """Whether an alley of the town leads on from a field that takes no more than so many pirates."""
    cells, lanes, town = s.cells, s.at.lanes, s.town
    length = town.length
    free = False
    for alley in town.roads[here]:
        if cells[lanes + alley] < 0 and length[alley] <= pirates:
            free = True
            break
    return free


def stuck(rules: Rules, s: RumState, here: i64) -> i64:
    """4.5 Whether a field is a dead end: 0 no, 1 all its alleys are occupied, 2 only a dark one without a second is
    free. 4.8 That is a dead end like any other, because the captain could never go on otherwise."""
    if road_free(s, here, NEVER):
        return 0
    for alley in s.town.rim[here]:
        if s.cells[s.at.lanes + alley] < 0:
            return 2 if second(rules, s, here, alley) == NEVER else 0
    return 1


def check(rules: Rules, s: RumState, log: Log) -> None:
    """4.5 In a dead end the captain goes to the next higher coin field, 4.6 on and on until he can leave."""
    here = s.captain
    why = stuck(rules, s, here)
    if not why:
        return
    if why == 2:
        log.say(LONELY_DARK, here)
    tile = here // CORNERS
    for step in range(1, TILES + 1):
        there = rules.components.coin_field[(tile + step) % TILES]
        if not stuck(rules, s, there):
            s.captain = there  # 4.7: put there, not moved there, so nothing of the field happens
            log.say(DEAD_END, here, there)
            return
    log.say(NO_WAY_ANYWHERE, here)
