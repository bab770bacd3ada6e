"""What is worth saying where dice roll: in pubs, round chests, in the brawl."""

from __future__ import annotations

from typing import Final

from klabauter.games.rum_und_ehre.components import CHEST_FIELD, NO_TOKEN, SIDES
from klabauter.games.rum_und_ehre.notation import AGAIN, BARREL, DECLINE, DRINK, INVITE, OPEN, REFUSE, STAND, WIN
from klabauter.games.rum_und_ehre.r6_dice import Guest, beaten, served
from klabauter.games.rum_und_ehre.rules import Rules
from klabauter.games.rum_und_ehre.state import RumState
from klabauter.kernel.move import Move
from klabauter.kernel.remark import Point, Remark

# pubs
PUB_ALL: Final = Point("6.2", "pub-all", "points")
PUB_OPEN: Final = Point("6.1", "pub-open", "points", "number")
DRINKS: Final = Point("6.3", "drinks", "points", "number")
HOST_ALONE: Final = Point("6.2", "host-alone", "seat", "points")
SOBER: Final = Point("6.1", "sober", "coins", "points")
WINS: Final = Point("6.4", "wins", "points")
WINS_BEST: Final = Point("6.4", "wins-best", "points")

# chests
CHEST: Final = Point("6.6", "chest", "points")
STING: Final = Point("6.7", "sting", "percent", "points")
SHUT: Final = Point("6.6", "shut", "points")

# a roll, and whether it shall stand
ROLL_WINS: Final = Point("6.3", "roll-wins", "number", "token")
ROLL_NOTHING: Final = Point("6.3", "roll-nothing", "number")
REROLL_WINS: Final = Point("6.3", "reroll-wins", "sides", "token")
STUNG_NOW: Final = Point("6.7", "stung-now", "points")
PASSED_ON: Final = Point("6.7", "passed-on", "total", "sting")
REROLL_SAFE: Final = Point("6.7", "reroll-safe", "sides")
FIGHT_WINS: Final = Point("7.4", "fight-wins", "number", "best")
FIGHT_LOSES: Final = Point("7.4", "fight-loses", "number", "best")
FIGHT_FIRST: Final = Point("7.4", "fight-first", "number", "sides")
REROLL_FIGHT: Final = Point("7.4", "reroll-fight", "sides", "best")
REROLL_HIGHER: Final = Point("7.4", "reroll-higher", "sides", "number")
SPENDS: Final = Point("6.9", "spends", "left")
FREE_ROLL: Final = Point("6.9", "free-roll")


def remarks(x: Rules, s: RumState, move: Move, seat: int) -> list[Remark]:
    f, verb = x.components, move.verb
    if verb is INVITE or verb is OPEN:
        return [*promised(x, s, seat, s.captain), *(_sting(x, s, seat) if verb is OPEN else [])]
    if verb is DRINK or verb is REFUSE:
        return _guest(x, s, verb is DRINK, seat)
    if verb is WIN:
        best = max([f.points[token] for token in beaten(x, s)])
        point = WINS_BEST if f.points[move.a] == best else WINS
        return [point.made(float(f.points[move.a]), f.points[move.a])]
    if verb is STAND:
        return _stand(x, s)
    if verb is BARREL or verb is AGAIN:
        found = _reroll(x, s)
        return [*found, SPENDS.made(0.9, s.barrels[seat] - 1) if verb is BARREL else FREE_ROLL.made(0.5)]
    assert verb is DECLINE
    if f.kind[s.captain] == CHEST_FIELD:
        return [SHUT.made(1.0, f.points[s.chest])]
    return []


def promised(x: Rules, s: RumState, seat: int, field: int) -> list[Remark]:
    """What a pub or a chest field holds for the seat that comes there."""
    f = x.components
    if f.kind[field] == CHEST_FIELD:
        return [] if s.chest == NO_TOKEN else [CHEST.made(float(f.points[s.chest]), f.points[s.chest])]
    points = sum([f.points[token] for token in s.pubs if f.sort[token] == f.field_sort[field]])
    if not points:
        return []
    guests = sum([coins > 0 for other, coins in enumerate(s.coins) if other != seat])  # 10.1 everybody can count them
    if guests:
        return [PUB_OPEN.made(0.7 * float(points), points, guests)]
    return [PUB_ALL.made(float(points), points)]


def _guest(x: Rules, s: RumState, drinks: bool, seat: int) -> list[Remark]:
    """6.1 A coin for a seat at the table."""
    points = sum([x.components.points[token] for token in served(x, s)])
    others = len(s.drinkers)
    found: list[Remark] = []
    more = [step for step in s.pending[:-1] if isinstance(step, Guest)]
    if others == 1 and not more:
        found.append(HOST_ALONE.made(2.0, s.drinkers[0], points))
    if drinks:
        found.append(DRINKS.made(float(points) / (others + 1.0), points, others + 1))
    else:
        found.append(SOBER.made(0.8, s.coins[seat], points))
    return found


def chance_of_sting(seats: int, sting: int) -> float:
    """6.7 How likely the first to roll is the one who reaches the sting; nobody drinks."""
    table: list[list[float]] = []  # by what is missing less 1: the chance of each seat, counted from the roller
    for missing in range(1, sting + 1):
        row = [0.0] * seats
        for side in range(1, SIDES + 1):
            if side >= missing:
                row[0] += 1 / SIDES
            else:
                for who in range(seats):
                    row[(who + 1) % seats] += table[missing - side - 1][who] / SIDES
        table.append(row)
    return table[-1][0]


def _sting(x: Rules, s: RumState, seat: int) -> list[Remark]:
    f = x.components
    percent = round(100 * chance_of_sting(x.seats, f.number[s.scorpion]))
    return [STING.made(1.0, percent, -f.points[s.scorpion])]


# -- rum


def _occasion(s: RumState) -> str:
    """What the roll is for: the step that waits for it."""
    return s.pending[-2].key


def _stand(x: Rules, s: RumState) -> list[Remark]:
    f, die = x.components, s.die
    occasion = _occasion(s)
    if occasion == "drained":
        tokens = beaten(x, s)
        if not tokens:
            return [ROLL_NOTHING.made(0.5, die)]
        best = max(tokens, key=lambda token: f.points[token])
        return [ROLL_WINS.made(float(f.points[best]), die, best)]
    if occasion == "stung":
        sting = f.number[s.scorpion]
        if s.total + die >= sting:
            return [STUNG_NOW.made(2.0, -f.points[s.scorpion])]
        return [PASSED_ON.made(1.0, s.total + die, sting)]
    if not s.best:
        return [FIGHT_FIRST.made(1.0, die, SIDES + 1 - die)]
    return [FIGHT_WINS.made(1.5, die, s.best) if die >= s.best else FIGHT_LOSES.made(1.5, die, s.best)]


def _reroll(x: Rules, s: RumState) -> list[Remark]:
    f, die = x.components, s.die
    occasion = _occasion(s)
    if occasion == "drained":
        best = max(served(x, s), key=lambda token: f.points[token])
        return [REROLL_WINS.made(1.0, SIDES - f.number[best], best)]
    if occasion == "stung":
        return [REROLL_SAFE.made(1.0, max(0, min(SIDES, f.number[s.scorpion] - s.total - 1)))]
    if not s.best:
        return [REROLL_HIGHER.made(1.0, SIDES - die, die)]
    return [REROLL_FIGHT.made(1.0, SIDES + 1 - s.best, s.best)]
