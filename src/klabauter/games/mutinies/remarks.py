"""What is worth saying about a move: first where a figure goes; the rest of a round is in ``remarks_acts.py``.

Jewels, treasures and cards of the others are hidden (13.1); a remark speaks of them by number only.
"""

from __future__ import annotations

from typing import Final

from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.components import (
    ACTION_AT,
    BEYOND,
    BONUSES,
    CABIN,
    CITY_MARKET,
    FIRST,
    MARKET,
    NOWHERE,
    ROUTES,
    RUMOURS,
    TAVERN,
    THEFT,
    VISIT,
    WHEEL_0,
    WRECK,
    YARN,
)
from klabauter.games.mutinies.notation import BOARD, GO, SEND, WAKE
from klabauter.games.mutinies.r3_placing import cost_of
from klabauter.games.mutinies.remarks_acts import FREE, best_of, deals, jewel, price, sale
from klabauter.games.mutinies.remarks_acts import remarks as acts
from klabauter.games.mutinies.state import MutinyState
from klabauter.kernel.move import Move
from klabauter.kernel.remark import Point, Remark

BLIND_JEWEL: Final = Point("4.7", "blind-jewel", "doubloons")
LATE_RUM: Final = Point("4.6", "late-rum", "rum")
WRECK_ODDS: Final = Point("5.1", "wreck-odds", "percent")
WRECK_RUM: Final = Point("5.3", "wreck-rum", "rum")
TAVERN_SHARE: Final = Point("5.6", "tavern-share", "low", "high")
TAVERN_SUPPLY: Final = Point("1.5", "tavern-supply", "rum")
TAVERN_COINS: Final = Point("5.7", "tavern-coins", "doubloons")
SPINS: Final = Point("7.2", "spins", "doubloons", "prestige")
THIEVES: Final = Point("7.3", "thieves")
THIEVES_OPEN: Final = Point("7.3", "thieves-open")
VISITS: Final = Point("7.4", "visits", "rum")
RUMOUR: Final = Point("7.5", "rumour")
RUMOUR_EMPTY: Final = Point("7.5", "rumour-empty", "doubloons", "prestige")
HIDES: Final = Point("8.2", "hides")
HIDES_ALONE: Final = Point("8.3", "hides-alone")
WHEEL_PAYS: Final = Point("8.5", "wheel-pays", "doubloons", "prestige")
WHEEL_ZERO: Final = Point("8.5", "wheel-zero", "prestige", "doubloons")
CAPTAIN_SURE: Final = Point("8.8", "captain-sure")
CAPTAIN_LIKELY: Final = Point("8.8", "captain-likely", "number")
ROBBABLE: Final = Point("8.6", "robbable", "seat")
OUTBID: Final = Point("8.8", "outbid", "seat")
LAST_CARD: Final = Point("9.9", "last-card", "prestige")
CANNOT_FOLLOW: Final = Point("3.5", "cannot-follow", "number")
BLOCKS: Final = Point("12.4", "blocks", "seat", "space")
HENCHMAN_HIDES: Final = Point("12.4", "henchman-hides")
HENCHMAN_COSTS: Final = Point("12.3", "henchman-costs", "doubloons", "rum", "prestige")
BONUS: Final = Point("2.2", "bonus", "bonus")
RUM_AT_END: Final = Point("11.9", "rum-at-end", "prestige")
WAKES: Final = Point("3.8", "wakes")


def remarks(b: Book, before: MutinyState, move: Move, after: MutinyState, seat: int) -> list[Remark]:
    verb = move.verb
    found: list[Remark] = []
    for bonus in range(len(BONUSES)):
        if (after.bonus[seat] & ~before.bonus[seat]) >> bonus & 1:
            found.append(BONUS.made(1.5, bonus))
    if after.rum[seat] > before.rum[seat] and before.round == before.last:
        found.append(RUM_AT_END.made(1.0, b.components.rum_penalty))
    if verb is GO or verb is BOARD:
        return [*found, *_space(b, before, move.a, seat, verb is BOARD), *_followers(b, before, move.a, seat)]
    if verb is SEND:
        return [*found, *_henchman(b, before, move, seat)]
    if verb is WAKE:
        return [*found, WAKES.made(0.2)]
    return [*found, *acts(b, before, move, seat)]


def _space(b: Book, s: MutinyState, space: int, seat: int, free: bool) -> list[Remark]:
    """What a space will bring the seat's figure."""
    f = b.components
    action = ACTION_AT[space]
    if action == ROUTES:
        tile = s.display[space]
        return [*jewel(b, s, seat, tile), price(f, tile, free)]
    if action == BEYOND:
        at = space - FIRST[BEYOND]
        paid = f.beyond_costs[at]
        found = [FREE.made(1.0, paid, 0) if free and paid else BLIND_JEWEL.made(1.0, paid)]
        return [*found, LATE_RUM.made(0.8, f.beyond_rum[at])] if f.beyond_rum[at] else found
    if action == WRECK:
        at = space - FIRST[WRECK]
        odds = 36 - f.wreck_over[at] ** 2
        found = [WRECK_ODDS.made(odds / 20.0, round(100 * odds / 36))]
        return [*found, WRECK_RUM.made(0.8, f.wreck_rum[at])] if f.wreck_rum[at] else found
    if action == TAVERN:
        return _tavern(b, s, space - FIRST[TAVERN], seat)
    if action == MARKET:
        return [sale(b, s, seat, space - FIRST[MARKET])]
    if space == CABIN:
        return _cabin(s, seat)
    return _wheel(b, s, space - WHEEL_0, seat) if space >= WHEEL_0 else [_city(b, s, space, seat)]


def _tavern(b: Book, s: MutinyState, at: int, seat: int) -> list[Remark]:
    """5.5, 5.6 The least and the most the die can bring, if nobody else comes."""
    f = b.components
    shares: list[int] = []
    for die in (1, 6):
        first = min(f.tavern_first, s.supply)
        dealt = min(die + f.tavern_plus, s.supply - first)
        shares.append(sum([number % (at + 1) == at for number in range(dealt)]) + (0 if at else first))
    if shares[0] == shares[1]:  # the supply does not last longer
        found = [TAVERN_SUPPLY.made(0.8 * shares[0], shares[0])]
    else:
        found = [TAVERN_SHARE.made(0.8 * shares[1], shares[0], shares[1])]
    if f.tavern_doubloons[at]:
        found.append(TAVERN_COINS.made(0.5 * float(f.tavern_doubloons[at]), f.tavern_doubloons[at]))
    return found


def _city(b: Book, s: MutinyState, space: int, seat: int) -> Remark:
    f = b.components
    if space == YARN:
        return SPINS.made(float(f.yarn), f.yarn_pay, f.yarn)
    if space == THEFT:
        return THIEVES.made(1.5) if s.jewel_stack else THIEVES_OPEN.made(1.0)
    if space == VISIT:
        return VISITS.made(1.0, f.visit)
    if space == CITY_MARKET:
        return sale(b, s, seat, best_of(f, deals(s, seat))[0])
    assert space == RUMOURS
    if s.treasure_stack:
        return RUMOUR.made(1.5)
    return RUMOUR_EMPTY.made(float(f.empty_prestige), f.empty_doubloons, f.empty_prestige)


def _to_come(s: MutinyState, seat: int) -> int:
    """How many others have still to place their figure."""
    return sum([s.place[other] == NOWHERE for other in s.order if other != seat])


def _cabin(s: MutinyState, seat: int) -> list[Remark]:
    found = [HIDES.made(0.8)]
    if CABIN not in s.place and not _to_come(s, seat):
        found.append(HIDES_ALONE.made(1.0))
    return found


def _wheel(b: Book, s: MutinyState, at: int, seat: int) -> list[Remark]:
    """8.4 to 8.8 The price, and who will be captain."""
    f = b.components
    found: list[Remark] = []
    if f.wheel_pay_prestige[at]:
        found.append(WHEEL_ZERO.made(0.5, f.wheel_pay_prestige[at], f.wheel_doubloons[at]))
    else:
        found.append(WHEEL_PAYS.made(0.5 * float(f.wheel_prestige[at]), f.wheel_pay[at], f.wheel_prestige[at]))
    higher = [other for other in s.order if s.place[other] > WHEEL_0 + at]
    if b.defends and s.place[b.henchman] > WHEEL_0 + at:  # 12.6
        higher.append(s.order[0])
    if higher:
        return [*found, OUTBID.made(1.0, higher[0])]
    thieves = [other for other in s.order if s.place[other] == CABIN]
    coming = _to_come(s, seat)
    if coming:
        found.append(CAPTAIN_LIKELY.made(1.5, coming))
    elif len(thieves) == 1 and s.doubloons[seat] - f.cabin_doubloons < f.wheel_pay[at]:
        found.append(ROBBABLE.made(1.5, thieves[0]))
    else:
        found.append(CAPTAIN_SURE.made(3.0))
    if s.pile == 1:
        found.append(LAST_CARD.made(2.0 + float(f.last_mutiny), f.last_mutiny))
    return found


def _followers(b: Book, s: MutinyState, space: int, seat: int) -> list[Remark]:
    """3.3 Of those who come later, how many can certainly not follow the captain there."""
    f = b.components
    action = ACTION_AT[space]
    if s.order[0] != seat or b.henchman >= 0:
        return []
    others = s.order[1:]
    if action == MARKET:
        out = [other for other in others if len(s.jewels[other]) + len(s.treasures[other]) < 2]
    elif action == ROUTES:
        open_tiles = [tile for at, tile in enumerate(s.display) if tile >= 0 and at != space]
        out = [
            other
            for other in others
            if not s.treasures[other] and not s.hands[other]
            if not any([f.tile_price[t] <= s.doubloons[other] and f.tile_rum[t] <= s.rum[other] for t in open_tiles])
        ]
    elif action == BEYOND:
        out = [
            other
            for other in others
            if not s.treasures[other] and not s.hands[other] and s.doubloons[other] < f.beyond_costs[1]
        ]
    else:
        return []
    return [CANNOT_FOLLOW.made(0.7 * len(out), len(out))] if out else []


def _henchman(b: Book, s: MutinyState, move: Move, seat: int) -> list[Remark]:
    """12.2 to 12.4 He stands in the way, at the captain's cost."""
    found: list[Remark] = []
    if move.a == CABIN:
        found.append(HENCHMAN_HIDES.made(0.3))
    else:
        found.append(BLOCKS.made(1.0, s.order[1], move.a))
    costs = cost_of(s, b, move.a)
    if costs:
        found.append(HENCHMAN_COSTS.made(0.8, costs.get("doubloons", 0), costs.get("rum", 0), costs.get("prestige", 0)))
    return found
