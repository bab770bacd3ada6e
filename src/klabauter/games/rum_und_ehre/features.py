"""What a player looks at: how a position stands for a seat, in points of honour. Search may call this in worlds it
has sampled.

The rates are rules of thumb: a pirate kept for the ship is worth about half a point, a coin a bit less than one
before the last round, a single map half of what it shows, and so on.
"""

from __future__ import annotations

from typing import Any, Final

from klabauter.games.rum_und_ehre.components import COLOURS, GOODS, LARGE, MAP, NO_TOKEN, SIDES, SMALL
from klabauter.games.rum_und_ehre.r5_fields import lost_to
from klabauter.games.rum_und_ehre.rules import Rules
from klabauter.games.rum_und_ehre.state import RumState
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
ENOUGH: Final = 4  # pirates beyond these help little in the brawl
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
    return worth[seat] - RIVALS * (sum(worth) - worth[seat]) / (x.seats - 1)


def left(s: RumState, x: Rules) -> float:
    """Rounds, the one that goes on by the pirates in town."""
    here = sum(s.pirates) / (x.seats * x.components.each) if s.round < x.rounds else 0.0
    return (max(0, x.rounds - 1 - s.round) + min(1.0, here)) / x.rounds


def traits(s: RumState, x: Rules, viewer: int) -> list[list[float]]:
    """Tokens, goods, maps, open rendezvous, coins, barrels, pirates hired, the night, what is about to happen, turn;
    what is nobody's to know is as this world says."""
    return _ahead(s, x, 2)


def _ahead(s: RumState, x: Rules, depth: int) -> list[list[float]]:
    """Looks through a roll and the question whether it shall stand."""
    top = s.stack[-1]
    if depth and top.key == "roll":
        total = [[0.0] * TRAITS for _ in range(x.seats)]
        for move in x.moves.rolls:
            world = s.copy()
            play(world, move, MUTE)
            for seat, row in enumerate(_ahead(world, x, depth - 1)):
                mean = total[seat]
                for i in range(TRAITS):
                    mean[i] += row[i] / SIDES
        return total
    if depth and top.key == "rum":
        world = s.copy()
        play(world, x.moves.stand, MUTE)
        return _ahead(world, x, depth - 1)
    return _here(s, x)


def _here(s: RumState, x: Rules) -> list[list[float]]:
    nights = _nights(s, x)
    hopes = [0.0] * x.seats
    for frame in s.stack[-1:0:-1]:
        _pending(s, x, frame, hopes)
        if frame.key in ("after", "turn", "further"):
            break
    top = s.stack[-1]
    turn = top.seat if top.key == "turn" else -1
    return [[*_owned(s, x, seat), nights[seat], hopes[seat], TURN if seat == turn else 0.0] for seat in range(x.seats)]


def _owned(s: RumState, x: Rules, seat: int) -> list[float]:
    """What a seat has, and what that may still become."""
    f = x.components
    rounds = x.rounds - 1 - s.round  # after this one
    if rounds < 0:
        rounds = 0
    left = min(1.0, (rounds + 0.5) / 3.0)
    coins = s.coins[seat]
    return [
        float(sum([f.points[token] for token in s.flags[seat] if f.stack[token] != MAP])),
        float(sum([
            max([f.points[token] for token in s.goods[seat] if f.sort[token] == good], default=0)
            for good in range(len(GOODS))
        ])),
        _maps(f.points, [token for token in s.flags[seat] if f.stack[token] == MAP], f.sort, left),
        OPEN_DATE * left * sum([f.points[token] for token in s.dates[seat]]),
        (COIN if rounds else 0.35) * (min(coins, 3) + 0.4 * max(coins - 3, 0)) + 0.001 * coins,
        (BARREL if rounds else 0.5) * min(s.barrels[seat], 4) + 0.01 * s.barrels[seat],
        HIRED * rounds * (f.each - s.hiring[seat]),
    ]  # fmt: skip


def _maps(points: list[int], maps: list[int], sort: list[int], left: float) -> float:
    worth = 0.0
    for colour in range(len(COLOURS)):
        values = [points[token] for token in maps if sort[token] == colour]
        worth += sum(values)
        if len(values) % 2:
            worth -= min(values) * (1.0 - SINGLE_MAP * left)
    return worth


def _nights(s: RumState, x: Rules) -> list[float]:
    """What each seat may expect of this round's sleeping places, and of its pirates in town."""
    seats = x.seats
    strength = [0.0] * (seats + 1)
    found = [0.0] * seats
    fighting = bool(s.crews)
    for row, crew in enumerate(s.rows):
        pirates = float(s.left[row] + s.right[row])
        if fighting and s.best and row == s.champion:
            pirates -= 1.0 - ((s.best - 1) / SIDES) ** len(s.fighters)
        elif fighting and row in s.fighters:
            pirates -= 0.6
        strength[crew] = pirates**GROWTH * (1.0 + 0.1 * row)
    if not fighting and s.round < x.rounds and s.captain >= 0:
        alone = s.pirates.count(0) == seats - 1  # nothing is gained by waiting then
        for seat in range(seats):
            pirates = float(s.pirates[seat])
            if pirates:
                found[seat] += 0.0 if alone else IN_TOWN + AT_HAND * pirates
                strength[seat] = (min(pirates, ENOUGH) + SURPLUS * max(pirates - ENOUGH, 0.0)) ** GROWTH * LATE
    total = sum(strength)
    if not total:
        return found
    places = [x.components.points[token] if token != NO_TOKEN else 0 for token in s.sleep]
    for seat in range(seats):
        first = strength[seat] / total
        found[seat] += first * places[0] if places else 0.0
        for place in places[1:]:
            found[seat] += (1.0 - first) * min(1.0, 1.5 * first) * place
    return found


def _pending(s: RumState, x: Rules, frame: Frame[Any], worth: list[float]) -> None:
    """What is about to happen to somebody, as far as it is not in the state yet."""
    f = x.components
    key = frame.key
    seat = frame.seat
    if key == "draw" and seat < 0:
        word, _, who = frame.name.partition(" ")
        if who.isdecimal():
            if word == "supplies":
                worth[int(who)] += SUPPLIES_DRAWN
            elif word == "date":
                worth[int(who)] += DATE_DRAWN * OPEN_DATE * min(1.0, (x.rounds - 0.5 - s.round) / 3.0)
            else:
                worth[int(who)] += _guard(s, x, int(who), LARGE if word == "guards-large" else SMALL)
    elif key == "chart":
        sort = f.field_sort[s.captain]
        maps = [token for token in s.flags[seat] if f.stack[token] == MAP]
        open_maps = [token for token in s.maps if f.sort[token] == sort]
        left = min(1.0, (x.rounds - 0.5 - s.round) / 3.0)
        without = _maps(f.points, maps, f.sort, left)
        worth[seat] += max(
            [_maps(f.points, [*maps, token], f.sort, left) - without for token in open_maps], default=0.0
        )
    elif key == "guard":
        worth[seat] += max(0.0, _guard(s, x, seat, SMALL), _guard(s, x, seat, LARGE))
    elif key == "host":
        rich = len([other for other in range(x.seats) if other != seat and s.coins[other]])
        worth[seat] += _served(s, x) * (1.0 if not rich else 0.6)
    elif key in ("carouse", "drained"):
        drinkers = s.drinkers
        for number, drinker in enumerate(drinkers):
            share = 1.0 / len(drinkers)
            worth[drinker] += _served(s, x) * share * (HOST_SHARE if number == 0 else 2.0 - HOST_SHARE)
    elif key == "win":
        sort = f.field_sort[s.captain]
        worth[seat] += max([f.points[t] for t in s.pubs if f.sort[t] == sort and f.number[t] < s.die], default=0)
    elif key == "chest":
        worth[seat] += f.points[s.chest] - 2.0 / x.seats if s.chest != NO_TOKEN else 0.0
    elif key == "stung":
        for other in range(x.seats):
            worth[other] -= 2.0 / x.seats
    elif key == "recall":
        lengths = [s.town.length[alley] for alley, owner in enumerate(s.lanes) if owner == seat]
        worth[seat] += RECALLED * max(lengths, default=0)
    elif key == "shop":
        worth[seat] += SUPPLIES_DRAWN


def _served(s: RumState, x: Rules) -> float:
    f = x.components
    sort = f.field_sort[s.captain]
    return float(sum([f.points[token] for token in s.pubs if f.sort[token] == sort]))


def _guard(s: RumState, x: Rules, seat: int, stack: int) -> float:
    """Expected points of meeting a guard of this stack."""
    f = x.components
    tokens = s.stacks[stack] or lost_to(s, stack - SMALL)[:1]
    worth = 0.0
    for token in tokens:
        if s.pirates[seat] > f.number[token]:
            worth += f.points[token] + (COIN if f.number[token] in f.guard_coin else 0.0)
    return worth / len(tokens) if tokens else 0.0
