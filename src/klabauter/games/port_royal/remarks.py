"""What is worth saying about a move: what a further card risks and promises, what a card in the harbour brings.

Nobody knows more than another here, so every chance is known exactly (8.2).
"""

from __future__ import annotations

from typing import Final

from klabauter.games.port_royal.components import HOW_MANY, NO_CARD, PICKS, Components
from klabauter.games.port_royal.notation import DISCOVER, HIRE, MOOR, PASS, REPEL, STOP, TRADE
from klabauter.games.port_royal.r5_trade import Offer
from klabauter.games.port_royal.state import PortState
from klabauter.kernel.move import Move
from klabauter.kernel.remark import Point, Remark

# another card, or enough
RISK: Final = Point("3.8", "risk", "number", "cards", "percent")
NO_RISK: Final = Point("3.8", "no-risk")
AT_STAKE: Final = Point("3.8", "at-stake", "card")
MORE_PICKS: Final = Point("5.1", "more-picks", "number", "cards", "picks")
PAYABLE: Final = Point("5.4", "payable", "number", "cards")
TAXED: Final = Point("4.1", "taxed", "coins")
NOTHING_YET: Final = Point("3.3", "nothing-yet")
CAN_TAKE: Final = Point("5.2", "can-take", "card")
PICKS_NOW: Final = Point("5.1", "picks-now", "ships", "picks")
AVOIDS: Final = Point("3.8", "avoids", "number", "cards", "percent")
FEES: Final = Point("5.6", "fees", "number")
LEAVES: Final = Point("5.5", "leaves", "seat", "card")
EMPTY: Final = Point("3.3", "empty")

# a ship that can be repelled
MOOR_BRINGS: Final = Point("3.5", "moor-brings", "coins")
MOOR_POINT: Final = Point("6.1", "moor-point")
MOOR_PICKS: Final = Point("5.1", "moor-picks", "ships", "picks")
MOOR_RISK: Final = Point("3.8", "moor-risk", "number", "cards")
REPEL_SAFE: Final = Point("3.6", "repel-safe", "number", "cards")
REPEL_DENIES: Final = Point("3.6", "repel-denies", "coins")

# taking cards
COINS: Final = Point("5.3", "coins", "coins", "total")
SHIP_POINT: Final = Point("6.1", "ship-point", "influence", "goal")
THEN_PAYABLE: Final = Point("5.2", "then-payable", "card")
OVER_LIMIT: Final = Point("4.1", "over-limit", "coins", "limit")
DENIES: Final = Point("5.5", "denies", "seat")
POINTS: Final = Point("5.4", "points", "points", "influence", "goal")
LAST_ROUND: Final = Point("7.1", "last-round", "influence")
SABRES: Final = Point("6.3", "sabres", "sabres", "number")
PATRON: Final = Point("6.1", "patron")
PATRON_AGAIN: Final = Point("6.2", "patron-again")
PURSE: Final = Point("5.4", "purse", "coins")
SAVES: Final = Point("5.2", "saves", "coins")
NO_FEE: Final = Point("5.6", "no-fee", "seat")
BARS: Final = Point("5.5", "bars")

POINT: Final = 3.5  # coins an influence point is worth, to tell the best card of a harbour
SABRE: Final = 1.0
SHIPS_TO_COME: Final = 2.0  # a wholesaler of a new colour


def remarks(f: Components, before: PortState, move: Move, after: PortState, seat: int) -> list[Remark]:
    verb = move.verb
    if verb is DISCOVER:
        return _discover(f, before, seat)
    if verb is STOP:
        return _stop(f, before, seat)
    if verb is MOOR or verb is REPEL:
        return _ship(f, before, verb is MOOR, seat)
    if verb is TRADE or verb is HIRE:
        return _take(f, before, move, after, seat)
    assert verb is PASS
    return _nothing(before, seat)


# -- what is there and what may come


def _heap(s: PortState) -> tuple[int, ...]:
    """8.2 What the next card can be: any of these, all alike."""
    return s.unseen if s.deck else s.discard


def _deadly(f: Components, s: PortState, heap: tuple[int, ...], colours: int) -> int:
    """3.8 How many of them would be too much, with these colours in the harbour."""
    sabres = s.sabres[s.active]
    return len([card for card in heap if colours & f.colour[card] and f.need[card] > sabres])


def _percent(number: int, cards: int) -> int:
    return round(100 * number / cards)


def _worth(f: Components, s: PortState, seat: int, card: int) -> float:
    """What a card is worth to a seat, roughly, in coins and without the fee."""
    patrons = s.patrons[seat]
    if f.colour[card]:
        return float(f.coins[card]) + (POINT if patrons & f.colour[card] else 0.0)
    new = SHIPS_TO_COME if f.patron[card] & ~patrons else 0.0
    return POINT * float(f.influence[card]) + SABRE * float(f.sabres[card]) + new - float(f.cost[card])


def _best(f: Components, s: PortState, seat: int, fee: int, but: int = NO_CARD) -> int:
    """The card of the harbour, without one that is gone, that is worth most to a seat which can pay for it, if any."""
    best, found, purse = float(fee), NO_CARD, s.purse[seat]
    lying = list(s.harbour)
    if but != NO_CARD:
        lying.remove(but)
    for card in lying:
        worth = _worth(f, s, seat, card)
        if worth > best and f.cost[card] + fee <= purse + f.coins[card]:
            best, found = worth, card
    return found


def _later(s: PortState) -> list[int]:
    """5.5 Who may still take a card after the one who is asked, in their order."""
    return [step.owner for step in s.pending[::-1] if isinstance(step, Offer) and step.owner != s.active]


# -- phase 1


def _discover(f: Components, s: PortState, seat: int) -> list[Remark]:
    heap = _heap(s)
    cards = len(heap)
    found: list[Remark] = []
    deadly = _deadly(f, s, heap, s.colours)
    if deadly:
        found.append(RISK.made(2.0, deadly, cards, _percent(deadly, cards)))
    else:
        found.append(NO_RISK.made(2.0))
    best = _best(f, s, seat, 0)
    if best == NO_CARD:
        found.append(NOTHING_YET.made(1.5))
    elif deadly:
        found.append(AT_STAKE.made(1.0, best))
    ships = HOW_MANY[s.colours]
    if ships + 1 < len(PICKS) and PICKS[ships + 1] > PICKS[ships]:
        new = len([card for card in heap if f.colour[card] & ~s.colours])
        if new:
            found.append(MORE_PICKS.made(1.2, new, cards, PICKS[ships + 1]))
    purse = s.purse[seat]
    payable = len([card for card in heap if f.type[card] >= 0 and f.cost[card] <= purse])
    found.append(PAYABLE.made(0.5, payable, cards))
    if f.tax in heap and purse > f.limit:
        found.append(TAXED.made(0.4 * float(purse - f.limit), purse - f.limit))
    return found


def _stop(f: Components, s: PortState, seat: int) -> list[Remark]:
    if not s.harbour:
        return [EMPTY.made(1.0)]
    found: list[Remark] = []
    best = _best(f, s, seat, 0)
    found.append(CAN_TAKE.made(2.0, best) if best != NO_CARD else NOTHING_YET.made(2.0))
    ships = HOW_MANY[s.colours]
    picks = min(PICKS[ships], len(s.harbour))
    if picks > 1:
        found.append(PICKS_NOW.made(2.5, ships, picks))
    heap = _heap(s)
    deadly = _deadly(f, s, heap, s.colours)
    if deadly:
        found.append(AVOIDS.made(1.5, deadly, len(heap), _percent(deadly, len(heap))))
    others = [(seat + i) % s.at.seats for i in range(1, s.at.seats)]
    left = len(s.harbour) - (best != NO_CARD)
    payers = [other for other in others if _best(f, s, other, 1, best) != NO_CARD]
    if min(left, len(payers)):
        found.append(FEES.made(0.4 * min(left, len(payers)), min(left, len(payers))))
        found.append(LEAVES.made(0.6, payers[0], _best(f, s, payers[0], 1, best)))
    return found


def _ship(f: Components, s: PortState, moor: bool, seat: int) -> list[Remark]:
    """3.5, 3.6 Into the harbour with it, or to the discards."""
    ship, heap = s.shown, _heap(s)
    colour, coins = f.colour[ship], f.coins[ship]
    twins = _deadly(f, s, heap, colour)
    if not moor:
        return [REPEL_SAFE.made(1.0 + 0.1 * twins, twins, len(heap)), REPEL_DENIES.made(0.3 * float(coins), coins)]
    found = [MOOR_BRINGS.made(0.4 * float(coins), coins)]
    if s.patrons[seat] & colour:
        found.append(MOOR_POINT.made(1.5))
    ships = HOW_MANY[s.colours] + 1
    if PICKS[ships] > PICKS[ships - 1]:
        found.append(MOOR_PICKS.made(2.0, ships, PICKS[ships]))
    if twins:
        found.append(MOOR_RISK.made(0.1 * twins, twins, len(heap)))
    return found


# -- phase 2


def _take(f: Components, before: PortState, move: Move, after: PortState, seat: int) -> list[Remark]:
    card = move.a
    found: list[Remark] = []
    if move.verb is TRADE:
        total = after.purse[seat]  # the fee is paid
        coins = total - before.purse[seat]
        found.append(COINS.made(0.4 * coins, coins, total))
        if total > f.limit:
            found.append(OVER_LIMIT.made(0.3, total, f.limit))
        if after.influence[seat] > before.influence[seat]:
            found.append(SHIP_POINT.made(1.5, after.influence[seat], f.goal))
    else:
        total = before.purse[seat] - f.cost[card] - (seat != before.active)
        found += _person(f, before, card, after, seat)
        found.append(PURSE.made(0.1, total))
    if before.picks > 1 and seat == before.active:
        purse = before.purse[seat]
        now = [other for other in after.harbour if purse < f.cost[other] <= total]
        if now:
            found.append(THEN_PAYABLE.made(1.8, max(now, key=lambda other: f.influence[other])))
    if max(before.influence) < f.goal <= after.influence[seat]:
        found.append(LAST_ROUND.made(5.0, after.influence[seat]))
    for other in _later(before):
        if _best(f, before, other, 1) == card:
            found.append(DENIES.made(0.8, other))
            break
    return found


def _person(f: Components, before: PortState, card: int, after: PortState, seat: int) -> list[Remark]:
    found: list[Remark] = []
    if f.influence[card]:
        found.append(POINTS.made(float(f.influence[card]), f.influence[card], after.influence[seat], f.goal))
    sabres, fewer = after.sabres[seat], before.sabres[seat]
    if sabres > fewer:
        more = sum([f.copies[ship] for ship in range(f.persons) if fewer < f.need[ship] <= sabres])
        found.append(SABRES.made(0.1 * more, sabres, more))
    if f.patron[card]:
        known = before.patrons[seat] & f.patron[card]
        found.append(PATRON_AGAIN.made(0.5) if known else PATRON.made(0.9))
    return found


def _nothing(s: PortState, seat: int) -> list[Remark]:
    found = [SAVES.made(0.5, s.purse[seat])]
    if seat != s.active:
        found.append(NO_FEE.made(0.4, s.active))
    elif not s.taken and any([isinstance(step, Offer) and step.after_active for step in s.pending]):
        found.append(BARS.made(1.0))
    return found
