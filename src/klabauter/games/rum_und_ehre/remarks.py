"""What is worth saying about a move in town: what the field brings, what it costs, what is left for the night.

Secret are only supplies and rendezvous of others (10.3); no remark speaks of those. Dice are in ``remarks_dice.py``.
"""

from __future__ import annotations

from typing import Final

from klabauter.games.rum_und_ehre import remarks_dice
from klabauter.games.rum_und_ehre.components import (
    CHEST_FIELD,
    COIN_FIELD,
    DATE,
    GOODS,
    GUARD_FIELD,
    HEADQUARTERS,
    MAP_FIELD,
    PIRATE_FIELD,
    PUB_FIELD,
    RUM_FIELD,
    SMALL,
    SUPPLIES_FIELD,
    Components,
)
from klabauter.games.rum_und_ehre.notation import (
    AHOY,
    BOARD,
    CHART,
    DECLINE,
    ENOUGH,
    ENTER,
    GUARD,
    KEEP,
    LAY,
    LEAVE,
    MOVE,
    RECALL,
    REST,
    SELL,
    TAKE,
)
from klabauter.games.rum_und_ehre.r5_fields import barrels_left, gives, guards_left, lost_to
from klabauter.games.rum_und_ehre.r8_end import ROW, put, score
from klabauter.games.rum_und_ehre.rules import Rules
from klabauter.games.rum_und_ehre.state import RumState
from klabauter.games.rum_und_ehre.town import DARK
from klabauter.kernel.cells import heap_of, pieces
from klabauter.kernel.compat import i64, vec
from klabauter.kernel.move import Move
from klabauter.kernel.remark import Point, Remark

# what a field brings
KEEPS_DATE: Final = Point("5.10", "keeps-date", "points")
COIN: Final = Point("5.4", "coin", "coins")
HIRES: Final = Point("5.6", "hires")
BARRELS: Final = Point("5.15", "barrels", "barrels")
SUPPLIES: Final = Point("5.7", "supplies", "number")
RENDEZVOUS: Final = Point("5.9", "rendezvous")
MAP_PAIR: Final = Point("8.6", "map-pair", "token", "points")
MAP_SINGLE: Final = Point("8.6", "map-single", "token")
KEPT_FOR_GUARD: Final = Point("5.14", "kept-for-guard", "pirates", "watch", "number", "tokens")
GUARD_ODDS: Final = Point("5.14", "guard-odds", "pirates", "number", "tokens")
CALLS: Final = Point("5.5", "calls", "pirates")
NOTHING: Final = Point("5.3", "nothing", "field")

# the way there
DEAD_END: Final = Point("4.5", "dead-end", "field")
LEFT: Final = Point("3.3", "left", "pirates")
OUT: Final = Point("3.8", "out")
FEE: Final = Point("3.5", "fee", "coins", "left")
WAYS: Final = Point("4.1", "ways", "number")

# the turn, the ship
ABOARD: Final = Point("3.7", "aboard", "pirates", "row")
BIGGEST: Final = Point("7.2", "biggest", "number")
FIRST_ABOARD: Final = Point("7.4", "first-aboard")
BUNK_WORTH: Final = Point("7.7", "bunk-worth", "points")
SLEEPS: Final = Point("7.7", "sleeps", "tokens:token")
RESTS: Final = Point("3.6", "rests", "seat")
RESTS_ALONE: Final = Point("3.9", "rests-alone")
SAVES: Final = Point("3.5", "saves", "coins", "pirates")

# at a field
DECLINES: Final = Point("5.1", "declines")
CALLED: Final = Point("5.5", "called", "pirates", "total")
CALLED_MOST: Final = Point("5.5", "called-most")
ENOUGH_CALLED: Final = Point("5.5", "enough-called")
KEEP_GAIN: Final = Point("8.4", "keep-gain", "token", "points")
KEEP_NOTHING: Final = Point("8.4", "keep-nothing", "token")
SELLS: Final = Point("5.8", "sells", "coins", "points")

GIFT: Final = 1.5  # what a field without points is worth, about


def remarks(x: Rules, before: RumState, move: Move, after: RumState, seat: int) -> list[Remark]:
    f, verb = x.components, move.verb
    if verb is LAY:
        return []
    if verb is MOVE or verb is ENTER:
        town = before.town
        field = town.link[move.a] - before.captain if verb is MOVE else town.link[move.a]
        return [*_field(x, before, after, seat, field), *_way(before, move, after, seat, field)]
    if verb is LEAVE:
        ends = {before.town.link[option.a] for option in after.top().options(after)}
        return [WAYS.made(0.5, len(ends)), *_price(before, move, seat)]
    if verb is BOARD:
        return _aboard(x, before, after, seat)
    if verb is REST:
        following = after.top().seat
        rests = RESTS_ALONE.made(0.8) if following == seat else RESTS.made(0.8, following)
        return [rests, *_price(before, move, seat)]
    if verb is AHOY:
        return [SAVES.made(0.5, before.coins[seat], before.pirates[seat])]
    if verb is TAKE:
        return _field(x, before, after, seat, before.captain)
    if verb is GUARD:
        worth, beaten, tokens = _odds(f, before, move.a, before.pirates[seat])
        return [GUARD_ODDS.made(worth, before.pirates[seat], beaten, tokens)]
    if verb is CHART:
        return [_chart(f, before, seat, move.a)]
    if verb is RECALL or verb is ENOUGH:
        return _recall(before, move, after, seat)
    if verb is KEEP or verb is SELL:
        return _supplies(f, before, verb is KEEP, seat)
    found = remarks_dice.remarks(x, before, move, seat)
    return [*found, DECLINES.made(0.1)] if verb is DECLINE else found


# -- what a field brings


def _field(x: Rules, before: RumState, after: RumState, seat: int, field: int) -> list[Remark]:
    """Chapter 5. What the field will offer, judged by the pirates that are left after the move."""
    f = x.components
    kind = f.kind[field]
    found: list[Remark] = []
    for token in after.flags[seat][len(before.flags[seat]) :]:
        if f.stack[token] == DATE:
            found.append(KEEPS_DATE.made(float(f.points[token]), f.points[token]))
    if kind == COIN_FIELD:
        return [*found, COIN.made(GIFT, after.coins[seat] + (after.top().key == "gift"))]
    if kind == HEADQUARTERS:
        return [*found, CALLS.made(0.8 * _recallable(after, seat), _recallable(after, seat))]
    if kind == MAP_FIELD:
        maps = [token for token in before.maps if f.sort[token] == f.field_sort[field]]
        if maps:
            charts = [_chart(f, before, seat, token) for token in maps]
            return [*found, max(charts, key=lambda remark: remark.weight)]
    elif kind == GUARD_FIELD:
        watches = [large for large in (0, 1) if guards_left(before, large)]
        if watches:
            large = max(watches, key=lambda large: _odds(f, before, large, after.pirates[seat])[0])
            worth, beaten, tokens = _odds(f, before, large, after.pirates[seat])
            return [*found, KEPT_FOR_GUARD.made(worth, after.pirates[seat], large, beaten, tokens)]
    elif kind in (PUB_FIELD, CHEST_FIELD):
        promised = remarks_dice.promised(x, before, seat, field)
        if promised:
            return [*found, *promised]
    elif gives(x, before, seat, kind):
        return [*found, _gift(x, before, seat, kind)]
    return [*found, NOTHING.made(0.1, field)]


def _gift(x: Rules, s: RumState, seat: int, kind: int) -> Remark:
    """5.2 Fields that just give something."""
    f = x.components
    if kind == PIRATE_FIELD:
        return HIRES.made(GIFT)
    if kind == RUM_FIELD:
        return BARRELS.made(GIFT, min(f.barrels_taken, barrels_left(x, s)))
    if kind == SUPPLIES_FIELD:
        return SUPPLIES.made(GIFT, len(GOODS) - len({f.sort[token] for token in s.goods[seat]}))
    return RENDEZVOUS.made(GIFT)


def _recallable(s: RumState, seat: int) -> int:
    """5.5 The most pirates that can come back: of one alley, or of two dark ones."""
    lengths = [s.town.length[alley] for alley, owner in enumerate(s.lanes) if owner == seat]
    dark = [s.town.length[alley] for alley, owner in enumerate(s.lanes) if owner == seat and alley >= DARK]
    return max([*lengths, sum(sorted(dark)[-2:])], default=0)


def _guards(s: RumState, large: int) -> tuple[int, ...]:
    """What the next guard of a stack can be; those slid under it are known (10.3)."""
    return heap_of(s.cells, s.at.stacks[SMALL + large]) or pieces(s.cells, lost_to(s, large))[:1]


def _odds(f: Components, s: RumState, large: int, pirates: int) -> tuple[float, int, int]:
    """5.14 What a crew can expect of a guard in points; how many guards it beats, of how many."""
    tokens = _guards(s, large)
    beaten = [token for token in tokens if f.number[token] < pirates]
    return sum([f.points[token] for token in beaten]) / len(tokens), len(beaten), len(tokens)


def _total(f: Components, flag: tuple[int, ...], goods: tuple[int, ...]) -> int:
    row = vec[i64]([0] * ROW)
    for token in (*flag, *goods):
        put(f, row, 0, token)
    return sum(score(row, 0))


def _chart(f: Components, s: RumState, seat: int, token: int) -> Remark:
    """8.6 What a map adds to the own maps now, or may add later."""
    flag, goods = s.flags[seat], s.goods[seat]
    gain = _total(f, (*flag, token), goods) - _total(f, flag, goods)
    if gain:
        return MAP_PAIR.made(float(gain), token, gain)
    return MAP_SINGLE.made(0.4 * float(f.points[token]), token)


# -- the way there


def _way(before: RumState, move: Move, after: RumState, seat: int, field: int) -> list[Remark]:
    found = _price(before, move, seat)
    if after.captain != field:
        found.append(DEAD_END.made(0.6, after.captain))
    if after.pirates[seat]:
        found.append(LEFT.made(0.2, after.pirates[seat]))
    elif after.round == before.round:  # else the night is over already and they are back
        found.append(OUT.made(2.0))
    return found


def _price(s: RumState, move: Move, seat: int) -> list[Remark]:
    """3.5, 4.2 Coins, where a move costs any."""
    coins = s.top().cost(s, move).get("coins", 0)
    return [FEE.made(0.7 * coins, coins, s.coins[seat] - coins)] if coins else []


def _aboard(x: Rules, before: RumState, after: RumState, seat: int) -> list[Remark]:
    """3.7 What the crew may hope for."""
    f, crew = x.components, before.pirates[seat]
    found = [ABOARD.made(0.5, crew, len(before.rows) + 1)]
    beds = after.flags[seat][len(before.flags[seat]) :]
    if beds:  # nobody to fight with
        found.append(SLEEPS.made(float(sum([f.points[token] for token in beds])), beds))
    else:
        bunk = f.points[before.sleep[0]]
        found.append(BUNK_WORTH.made(0.3 * float(bunk), bunk))
    if not before.rows:
        found.append(FIRST_ABOARD.made(0.4))
    elif crew > max(before.left):
        found.append(BIGGEST.made(1.0, max(before.left)))
    return found


# -- at a field


def _recall(before: RumState, move: Move, after: RumState, seat: int) -> list[Remark]:
    """5.5 Pirates come back."""
    own = [option.a for option in before.top().options(before) if option.verb is RECALL]
    if move.verb is ENOUGH:
        return [ENOUGH_CALLED.made(0.1)]
    length = before.town.length[move.a]
    found = [CALLED.made(float(length), length, after.pirates[seat])]
    if len(own) > 1 and length == max([before.town.length[alley] for alley in own]):
        found.append(CALLED_MOST.made(0.5))
    return found


def _supplies(f: Components, s: RumState, keep: bool, seat: int) -> list[Remark]:
    """5.7, 5.8 The token just drawn."""
    flag, goods, token = s.flags[seat], s.goods[seat], s.held
    gain = _total(f, flag, (*goods, token)) - _total(f, flag, goods)
    if not keep:
        return [SELLS.made(GIFT, f.sale, gain)]
    return [KEEP_GAIN.made(float(gain), token, gain) if gain else KEEP_NOTHING.made(0.1, token)]
