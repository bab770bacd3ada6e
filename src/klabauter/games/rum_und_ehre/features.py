"""What a player looks at: how a position stands for a seat, in points of honour. Search may call this in worlds it
has sampled.

The rates are rules of thumb: a pirate kept for the ship is worth about half a point, a coin a bit less than one
before the last round, a single map half of what it shows, and so on.
"""

from __future__ import annotations

from typing import Any, Final

from klabauter.games.rum_und_ehre.components import LARGE, NO_TOKEN, SIDES, SMALL
from klabauter.games.rum_und_ehre.r5_fields import belongs, lost_to
from klabauter.games.rum_und_ehre.r6_dice import beats
from klabauter.games.rum_und_ehre.r8_end import BEST, MAPS, ROW, supplies, under_flags
from klabauter.games.rum_und_ehre.rules import Rules
from klabauter.games.rum_und_ehre.state import RumState
from klabauter.games.rum_und_ehre.town import ALLEYS
from klabauter.kernel.cells import OWNERS, place_of
from klabauter.kernel.compat import i64, vec
from klabauter.kernel.event import MUTE
from klabauter.kernel.frame import Frame, play

RIVALS: Final = 0.3  # how much of what others have counts against
COIN: Final = 0.8
BARREL: Final = 0.9
HIRED: Final = 0.55  # a pirate more in each round to come
SINGLE_MAP: Final = 0.55
OPEN_DATE: Final = 0.5
GROWTH: Final = 1.6  # how much faster than its size a crew's chances grow
LATE: Final = 1.25  # a seat that is still in town boards in a lower row, which is better
ENOUGH: Final = 4.0  # pirates beyond these help little in the brawl
SURPLUS: Final = 0.3
AT_HAND: Final = 0.3  # a pirate in town is good for a move, too
IN_TOWN: Final = 0.7  # to have a turn still to come
SUPPLIES_DRAWN: Final = 2.6
DATE_DRAWN: Final = 5.0
RECALLED: Final = 0.6
HOST_SHARE: Final = 1.15
TURN: Final = 0.6  # worth of being to move
TRAITS: Final = 10


def evaluate(s: RumState, x: Rules, seat: int) -> float:
    """The seat's expected points, less a part of what the others may expect."""
    worth = [sum(row[:-1]) for row in traits(s, x, seat)]
    return worth[seat] - RIVALS * (sum(worth) - worth[seat]) / float(x.seats - 1)


def left(s: RumState, x: Rules) -> float:
    """Rounds, the one that goes on by the pirates in town."""
    here: i64 = 0
    for seat in range(x.seats if s.round < x.rounds else 0):
        here += s.cells[s.at.pirates + seat]
    begun = min(1.0, float(here) / float(x.seats * x.components.each))
    return (max(0.0, float(x.rounds - 1 - s.round)) + begun) / float(x.rounds)


def traits(s: RumState, x: Rules, viewer: int) -> list[list[float]]:
    """Tokens, goods, maps, open rendezvous, coins, barrels, pirates hired, the night, what is about to happen, turn;
    what is nobody's to know is as this world says."""
    return _ahead(s, x, 2)


def _ahead(s: RumState, x: Rules, depth: int) -> list[list[float]]:
    """Looks through a roll and the question whether it shall stand."""
    top = s.top()
    if depth and top.key == "roll":
        total = [[0.0] * TRAITS for _ in range(x.seats)]
        for move in x.moves.rolls:
            world = s.copy()
            play(world, move, MUTE)
            for seat, row in enumerate(_ahead(world, x, depth - 1)):
                mean = total[seat]
                for i in range(TRAITS):
                    mean[i] += row[i] / float(SIDES)
        return total
    if depth and top.key == "rum":
        world = s.copy()
        play(world, x.moves.stand, MUTE)
        return _ahead(world, x, depth - 1)
    return _here(s, x)


def _here(s: RumState, x: Rules) -> list[list[float]]:
    nights = _nights(s, x)
    flags = under_flags(s, x.components)
    hopes = [0.0] * x.seats
    for at in range(s.depth - 1, s.bottom, -1):
        frame = s.steps[s.cells[at]]
        _pending(s, x, frame, flags, hopes)
        if frame.key in ("after", "turn", "further"):
            break
    top = s.top()
    turn = top.seat if top.key == "turn" else -1
    rows: list[list[float]] = []
    for seat in range(x.seats):
        row = _owned(s, x, flags, seat)
        row += [nights[seat], hopes[seat], TURN if seat == turn else 0.0]
        rows.append(row)
    return rows


def _owned(s: RumState, x: Rules, flags: vec[i64], seat: i64) -> list[float]:
    """What a seat has, and what that may still become."""
    row = seat * ROW
    rounds = float(x.rounds - 1 - s.round)  # after this one
    if rounds < 0.0:
        rounds = 0.0
    left = min(1.0, (rounds + 0.5) / 3.0)
    coins = float(s.cells[s.at.coins + seat])
    barrels = float(s.cells[s.at.barrels + seat])
    tokens: i64 = 0
    for part in range(row, row + BEST):
        tokens += flags[part]
    open_dates: i64 = 0
    for at in range(s.at.dates + 1, s.at.dates + 1 + s.cells[s.at.dates]):
        if s.cells[at] % OWNERS == seat:
            open_dates += x.components.points[s.cells[at] // OWNERS]
    worth = 0.0
    for maps in range(row + MAPS, row + ROW, 3):
        worth += _maps(flags[maps], flags[maps + 1], flags[maps + 2], left)
    return [
        float(tokens),
        float(supplies(flags, row)),
        worth,
        OPEN_DATE * left * float(open_dates),
        (COIN if rounds else 0.35) * (min(coins, 3.0) + 0.4 * max(coins - 3.0, 0.0)) + 0.001 * coins,
        (BARREL if rounds else 0.5) * min(barrels, 4.0) + 0.01 * barrels,
        HIRED * rounds * float(x.components.each - s.cells[s.at.hiring + seat]),
    ]


def _maps(points: i64, count: i64, least: i64, left: float) -> float:
    """What the maps of a colour are worth: pairs, and a single one as far as another may come."""
    return float(points) - (float(least) * (1.0 - SINGLE_MAP * left) if count % 2 else 0.0)


def _nights(s: RumState, x: Rules) -> list[float]:
    """What each seat may expect of this round's sleeping places, and of its pirates in town."""
    cells, at, seats = s.cells, s.at, x.seats
    strength = [0.0] * (seats + 1)
    found = [0.0] * seats
    fighting = s.crews > 0
    for row in range(cells[at.rows]):
        pirates = float(cells[at.left + 1 + row] + cells[at.right + 1 + row])
        if fighting and s.best and row == s.champion:
            pirates -= 1.0 - (float(s.best - 1) / float(SIDES)) ** float(cells[at.fighters])
        elif fighting and place_of(cells, at.fighters, row) >= 0:
            pirates -= 0.6
        strength[cells[at.rows + 1 + row]] = pirates**GROWTH * (1.0 + 0.1 * float(row))
    if not fighting and s.round < x.rounds and s.captain >= 0:
        out: i64 = 0
        for seat in range(seats):
            if not cells[at.pirates + seat]:
                out += 1
        alone = out == seats - 1  # nothing is gained by waiting then
        for seat in range(seats):
            pirates = float(cells[at.pirates + seat])
            if pirates:
                found[seat] += 0.0 if alone else IN_TOWN + AT_HAND * pirates
                strength[seat] = (min(pirates, ENOUGH) + SURPLUS * max(pirates - ENOUGH, 0.0)) ** GROWTH * LATE
    total = 0.0
    for one in strength:
        total += one
    if not total:
        return found
    for place in range(cells[at.sleep]):
        token = cells[at.sleep + 1 + place]
        points = float(x.components.points[token]) if token != NO_TOKEN else 0.0
        for seat in range(seats):
            first = strength[seat] / total
            found[seat] += (first if place == 0 else (1.0 - first) * min(1.0, 1.5 * first)) * points
    return found


def _pending(s: RumState, x: Rules, frame: Frame[Any], flags: vec[i64], worth: list[float]) -> None:
    """What is about to happen to somebody, as far as it is not in the state yet."""
    f, cells, at = x.components, s.cells, s.at
    key = frame.key
    seat = frame.owner
    left = min(1.0, (float(x.rounds - s.round) - 0.5) / 3.0)
    if key == "draw":
        kind = frame.kind
        if kind == "supplies":
            worth[seat] += SUPPLIES_DRAWN
        elif kind == "date":
            worth[seat] += DATE_DRAWN * OPEN_DATE * left
        elif kind != "draw":
            worth[seat] += _guard(s, x, seat, LARGE if kind == "guards-large" else SMALL)
    elif key == "chart":
        sort = f.field_sort[s.captain]
        maps = seat * ROW + MAPS + 3 * sort
        points, count, least = flags[maps], flags[maps + 1], flags[maps + 2]
        without = _maps(points, count, least, left)
        best = 0.0
        for number in range(at.maps + 1, at.maps + 1 + cells[at.maps]):
            more = f.points[cells[number]]
            if f.sort[cells[number]] == sort:
                lower = more if not count or more < least else least
                best = max(best, _maps(points + more, count + 1, lower, left) - without)
        worth[seat] += best
    elif key == "guard":
        worth[seat] += max(0.0, _guard(s, x, seat, SMALL), _guard(s, x, seat, LARGE))
    elif key == "host":
        rich = False
        for other in range(x.seats):
            if other != seat and cells[at.coins + other]:
                rich = True
        worth[seat] += _served(s, x) * (0.6 if rich else 1.0)
    elif key in ("carouse", "drained"):
        share = _served(s, x) / float(cells[at.drinkers])
        for number in range(cells[at.drinkers]):
            worth[cells[at.drinkers + 1 + number]] += share * (HOST_SHARE if number == 0 else 2.0 - HOST_SHARE)
    elif key == "win":
        most: i64 = 0
        for number in range(at.pubs + 1, at.pubs + 1 + cells[at.pubs]):
            if beats(x, s, cells[number]) and f.points[cells[number]] > most:
                most = f.points[cells[number]]
        worth[seat] += float(most)
    elif key == "chest":
        worth[seat] += float(f.points[s.chest]) - 2.0 / float(x.seats) if s.chest != NO_TOKEN else 0.0
    elif key == "stung":
        for other in range(x.seats):
            worth[other] -= 2.0 / float(x.seats)
    elif key == "recall":
        longest: i64 = 0
        for alley in range(ALLEYS):
            if cells[at.lanes + alley] == seat and s.town.length[alley] > longest:
                longest = s.town.length[alley]
        worth[seat] += RECALLED * float(longest)
    elif key == "shop":
        worth[seat] += SUPPLIES_DRAWN


def _served(s: RumState, x: Rules) -> float:
    points: i64 = 0
    pubs = s.at.pubs
    for number in range(pubs + 1, pubs + 1 + s.cells[pubs]):
        if belongs(x, s, s.cells[number]):
            points += x.components.points[s.cells[number]]
    return float(points)


def _guard(s: RumState, x: Rules, seat: i64, stack: i64) -> float:
    """Expected points of meeting a guard of this stack."""
    f, cells = x.components, s.cells
    pile = s.at.stacks[stack]
    count = cells[pile]
    if not count:  # of those that came under it, the next one is known
        pile = lost_to(s, stack - SMALL)
        count = 1 if cells[pile] else 0
    worth = 0.0
    for number in range(pile + 1, pile + 1 + count):
        token = cells[number]
        if cells[s.at.pirates + seat] > f.number[token]:
            worth += float(f.points[token]) + (COIN if f.pays[token] else 0.0)
    return worth / float(count) if count else 0.0
