"""What is worth saying about a move: ships won and lost, gold to board, what the other one can still do about it.

Everything lies open in this game but coming cards, so a remark may speak of the other one's set.
"""

from __future__ import annotations

from typing import Final

from klabauter.games.jolly_und_roger.components import OFFER, PARROT, SHIPS, Components
from klabauter.games.jolly_und_roger.notation import BOARD, KRAKEN, LAY, PARROT_AT, SPLIT, TAKE, TORTUGA
from klabauter.games.jolly_und_roger.state import JollyState
from klabauter.kernel.move import Move
from klabauter.kernel.remark import Point, Remark

# splitting: two sets, of which the other one will take the better
SPLIT_HOLDS: Final = Point("3.3", "split-holds", "seat", "ship", "gold")
SPLIT_RISKS: Final = Point("3.4", "split-risks", "seat", "ship", "gold")
SPLIT_LEAST: Final = Point("3.4", "split-least", "seat", "gold")
SPLIT_GOLD: Final = Point("5.1", "split-gold", "gold")
SPLIT_SHIP: Final = Point("4.4", "split-ship", "ship", "gold")
SPLIT_ALONE: Final = Point("3.3", "split-alone", "card")
SPLIT_PARTS: Final = Point("3.3", "split-parts", "cards:card")
SPLIT_WEIGHS: Final = Point("3.3", "split-weighs", "first", "second")

# choosing a set
TAKE_GOLD: Final = Point("5.1", "take-gold", "gold")
TAKE_SHIP: Final = Point("4.4", "take-ship", "ship", "gold")
TAKE_SAVES: Final = Point("3.4", "take-saves", "seat", "ship", "gold")
TAKE_RISKS: Final = Point("3.4", "take-risks", "seat", "ship", "gold")
TAKE_DENIES: Final = Point("3.4", "take-denies", "seat", "gold")
TAKE_SPECIALS: Final = Point("6.1", "take-specials", "seat", "cards:card")
TAKE_STRENGTH: Final = Point("3.4", "take-strength", "number", "strength")

# playing a card
CAPTAIN: Final = Point("4.4", "captain", "ship", "gold", "strength", "other-strength")
WRESTS: Final = Point("4.4", "wrests", "seat", "ship", "gold", "strength", "other-strength")
CLEARS: Final = Point("4.5", "clears", "seat", "ship", "gold")
CHEST: Final = Point("5.2", "chest", "gold")
FOLLOW: Final = Point("5.1", "follow", "cards:card", "gold")
SAFE: Final = Point("4.3", "safe", "seat", "ship")
SHAKY: Final = Point("4.3", "shaky", "seat", "ship")
SETTLED: Final = Point("7.2", "settled", "ship", "gold")
LEAD: Final = Point("4.3", "lead", "ship", "lead")
BEHIND: Final = Point("4.3", "behind", "ship", "gap")
FORGOES: Final = Point("5.1", "forgoes", "gold")
ONLY_ONE: Final = Point("4.2", "only-one", "card", "strength")
DEVOURS: Final = Point("6.4", "devours", "seat", "card", "strength")
BEST_PREY: Final = Point("6.4", "best-prey", "card", "strength")
TURNS_UP: Final = Point("6.7", "turns-up", "strength")
SKELETON: Final = Point("6.5", "skeleton", "ship")
COVERS: Final = Point("6.4", "covers", "seat", "card")

# the two sets of every possible split, by their places in the offer
SETS: Final = tuple(
    [
        (
            tuple([place for place in range(OFFER) if mask >> place & 1]),
            tuple([place for place in range(OFFER) if not mask >> place & 1]),
        )
        for mask in range(1, 1 << OFFER - 1)
    ]
)


def remarks(f: Components, before: JollyState, move: Move, after: JollyState, seat: int) -> list[Remark]:
    verb = move.verb
    if verb is SPLIT:
        return _split(f, before, after, seat)
    if verb is TAKE:
        return _take(f, before, after, seat)
    return [*_card(f, before, move, after, seat), *_ships(f, before, after, seat)]


# -- what a set of cards can do


def _gap(s: JollyState, seat: int, ship: int) -> int:
    return s.strength[seat * SHIPS + ship] - s.strength[(1 - seat) * SHIPS + ship]


def _boards(s: JollyState, f: Components, seat: int, cards: tuple[int, ...]) -> int:
    """Gold these cards can board with as the captains stand (5.1)."""
    return sum([f.strength[card] for card in cards if card < f.kraken and s.captain[f.colour[card]] == seat])


def _push(s: JollyState, f: Components, seat: int, cards: tuple[int, ...], ship: int) -> int:
    """By how much these cards can shift the balance at a ship at most, if all of them are played for it."""
    prey: list[int] = []  # 6.4, 6.5 what krakens could take there, one after the other
    for card in reversed(s.crews[(1 - seat) * SHIPS + ship]):
        if card == f.skeleton:
            break
        prey.append(f.parrot if card >= PARROT else f.strength[card])
    krakens, tortugas = cards.count(f.kraken), cards.count(f.tortuga)
    prey = prey[:krakens]
    eaten = max([sum(prey[:n]) + (krakens - n) * f.parrot for n in range(len(prey) + 1)])
    openly = [f.strength[card] for card in cards if card == f.skeleton or (card < f.kraken and f.colour[card] == ship)]
    others = [f.strength[card] for card in cards if card < f.kraken and f.colour[card] != ship]
    plain = sum(openly) + f.parrot * (len(others) + tortugas)
    if tortugas:  # 6.7 pirates laid as parrots before count in full
        hidden = [f.strength[c - PARROT] - f.parrot for c in s.crews[seat * SHIPS + ship] if 0 <= c - PARROT < f.kraken]
        plain = max(plain, sum(openly) + sum(others) + sum(hidden) + f.parrot * (tortugas - 1))
    return eaten + plain


def _shakes(s: JollyState, f: Components, seat: int, cards: tuple[int, ...], ship: int) -> bool:
    """Whether these cards of the other one can cost the seat its captain there."""
    return s.captain[ship] == seat and _gap(s, seat, ship) <= _push(s, f, 1 - seat, cards, ship)


def _wins(s: JollyState, f: Components, seat: int, cards: tuple[int, ...], ship: int) -> bool:
    """Whether these cards are enough for the seat to gain the ship, as it stands."""
    return s.captain[ship] != seat and _gap(s, seat, ship) + _push(s, f, seat, cards, ship) > 0


def _has(cards: tuple[int, ...], one: int, two: int) -> bool:
    """Whether both are in the set."""
    return cards.count(one) > 1 if one == two else one in cards and two in cards


# -- splitting and choosing


def _split(f: Components, before: JollyState, after: JollyState, seat: int) -> list[Remark]:
    s, other, offer = before, 1 - seat, before.offer
    first, second = after.sets
    found: list[Remark] = []
    splits = [(tuple([offer[place] for place in one]), tuple([offer[place] for place in two])) for one, two in SETS]
    for ship in range(SHIPS):
        gold = f.ship_gold[ship]
        if any([_shakes(s, f, seat, cards, ship) for cards in after.sets]):
            if not all([_shakes(s, f, seat, one, ship) or _shakes(s, f, seat, two, ship) for one, two in splits]):
                found.append(SPLIT_RISKS.made(0.5 * gold, other, ship, gold))
        elif _shakes(s, f, seat, offer, ship):
            found.append(SPLIT_HOLDS.made(gold, other, ship, gold))
        either = [_wins(s, f, seat, one, ship) and _wins(s, f, seat, two, ship) for one, two in splits]
        if all([_wins(s, f, seat, cards, ship) for cards in after.sets]) and not all(either):
            found.append(SPLIT_SHIP.made(0.6 * gold, ship, gold))
    most = max(_boards(s, f, other, first), _boards(s, f, other, second))
    if most and most == min([max(_boards(s, f, other, one), _boards(s, f, other, two)) for one, two in splits]):
        found.append(SPLIT_LEAST.made(2.0, other, most))
    own = min(_boards(s, f, seat, first), _boards(s, f, seat, second))
    if own:
        found.append(SPLIT_GOLD.made(float(own), own))
    for cards in after.sets:
        if len(cards) == 1:
            found.append(SPLIT_ALONE.made(0.8, cards[0]))
    for ship in range(SHIPS):
        strongest = [card for card in offer if card < f.kraken and f.colour[card] == ship][-2:]  # the offer is sorted
        if len(strongest) == 2 and not any([_has(cards, strongest[0], strongest[1]) for cards in after.sets]):
            found.append(SPLIT_PARTS.made(0.1 * f.ship_gold[ship], tuple(strongest)))
    found.append(SPLIT_WEIGHS.made(0.1, sum([f.strength[c] for c in first]), sum([f.strength[c] for c in second])))
    return found


def _take(f: Components, before: JollyState, after: JollyState, seat: int) -> list[Remark]:
    s, other = before, 1 - seat
    taken, left = after.hands[seat], after.hands[other]
    found: list[Remark] = []
    ships = [ship for ship in range(SHIPS) if _wins(s, f, seat, taken, ship)]
    if ships:
        dearest = max(ships, key=lambda ship: f.ship_gold[ship])
        found.append(TAKE_SHIP.made(float(f.ship_gold[dearest]), dearest, f.ship_gold[dearest]))
    for ship in range(SHIPS):
        gold = f.ship_gold[ship]
        if _shakes(s, f, seat, left, ship):
            found.append(TAKE_RISKS.made(0.4 * gold, other, ship, gold))
        elif _shakes(s, f, seat, taken, ship):
            found.append(TAKE_SAVES.made(0.8 * gold, other, ship, gold))
    gold = _boards(s, f, seat, taken)
    if gold:
        found.append(TAKE_GOLD.made(1.5 * gold, gold))
    denied = _boards(s, f, other, taken)
    if denied:
        found.append(TAKE_DENIES.made(float(denied), other, denied))
    specials = tuple([card for card in taken if card >= f.kraken])
    if specials:
        found.append(TAKE_SPECIALS.made(1.5, other, specials))
    found.append(TAKE_STRENGTH.made(0.1, len(taken), sum([f.strength[card] for card in taken])))
    return found


# -- playing


def _card(f: Components, before: JollyState, move: Move, after: JollyState, seat: int) -> list[Remark]:
    """What the card itself does."""
    verb, other = move.verb, 1 - seat
    found: list[Remark] = []
    if verb is BOARD:
        found.append(CHEST.made(1.0 + float(f.strength[move.a]), f.strength[move.a]))
    elif verb is TORTUGA:
        more = sum(after.strength) - sum(before.strength)
        found.append(TURNS_UP.made(float(more), more))
    elif verb is KRAKEN:
        found.append(_prey(f, before, move.a, seat))
    else:
        card, ship = move.a, move.b
        top = before.crews[seat * SHIPS + ship][-1:]
        if card < f.kraken and before.captain[f.colour[card]] == seat:
            found.append(FORGOES.made(0.5 * float(f.strength[card]), f.strength[card]))
        if verb is PARROT_AT and card != f.kraken and card != f.tortuga and f.strength[card] > 2 * f.parrot:
            found.append(ONLY_ONE.made(0.2 * float(f.strength[card]), card, f.strength[card]))
        if verb is LAY and card == f.skeleton:
            found.append(SKELETON.made(1.2, ship))
        elif top and top[0] < f.kraken and f.kraken in before.hands[other]:
            laid = f.parrot if verb is PARROT_AT else f.strength[card]
            if f.strength[top[0]] > laid + 1:
                found.append(COVERS.made(1.0 + float(f.strength[top[0]] - laid), other, top[0]))
    return found


def _prey(f: Components, s: JollyState, ship: int, seat: int) -> Remark:
    """6.4 What the kraken takes, and whether there is nothing better for it."""

    def worth(card: int) -> int:
        return f.parrot if card >= PARROT else f.strength[card]

    foe = (1 - seat) * SHIPS
    tops = [s.crews[foe + i][-1] for i in range(SHIPS) if i != ship and s.crews[foe + i]]
    victim = s.crews[foe + ship][-1]
    rivals = [worth(card) for card in tops if card != f.skeleton]
    strength = worth(victim)
    if rivals and max(rivals) < strength:
        return BEST_PREY.made(float(strength), victim % PARROT, strength)
    return DEVOURS.made(float(strength), 1 - seat, victim % PARROT, strength)


def _ships(f: Components, before: JollyState, after: JollyState, seat: int) -> list[Remark]:
    """What the card changes at ships, and whether that will last."""
    other = 1 - seat
    hand, theirs = after.hands[seat], after.hands[other]
    last = before.turn + 1 == f.turns
    found: list[Remark] = []
    for ship in range(SHIPS):
        gold = f.ship_gold[ship]
        gap, old = _gap(after, seat, ship), _gap(before, seat, ship)
        if gap == old:
            continue
        own, foe = after.strength[seat * SHIPS + ship], after.strength[other * SHIPS + ship]
        if gap < 0:
            found.append(BEHIND.made(0.4, ship, -gap))
            continue
        if gap == 0:
            found.append(CLEARS.made(0.7 * gold, other, ship, gold))
            continue
        if before.captain[ship] == other:
            found.append(WRESTS.made(1.5 * gold, other, ship, gold, own, foe))
        elif before.captain[ship] != seat:
            found.append(CAPTAIN.made(float(gold), ship, gold, own, foe))
        else:
            found.append(LEAD.made(0.6, ship, gap))
        shaken = before.captain[ship] != seat or _shakes(before, f, seat, theirs, ship)
        if _shakes(after, f, seat, theirs, ship) and theirs:
            found.append(SHAKY.made(0.4 * gold, other, ship))
        elif last and shaken:
            found.append(SETTLED.made(1.2 * gold, ship, gold))
        elif theirs and shaken:
            found.append(SAFE.made(0.5 * gold, other, ship))
        followers = tuple([card for card in hand if card < f.kraken and f.colour[card] == ship])
        if before.captain[ship] != seat and followers:
            plunder = sum([f.strength[card] for card in followers])
            found.append(FOLLOW.made(0.8 * float(plunder), followers, plunder))
    return found
