"""Worlds a seat holds possible: what it cannot see is dealt anew from what it has not seen.

Two things bind the deal. A hidden hand card is never mandatory, for those are shown (9.3). And whoever stands on a
market space has the jewels for it (6.1); such hands are dealt until they fit, and made to fit if luck takes too long.
"""

from __future__ import annotations

import random
from typing import Any

from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.figures import BAD_RUM, CITY_MARKET, FIRST, LAST, MARKET
from klabauter.games.mutinies.position import derive
from klabauter.games.mutinies.r6_deals import PATTERNS, can_complete, colours_of, mask_of
from klabauter.games.mutinies.state import MutinyState, built
from klabauter.games.mutinies.view import LOOKING
from klabauter.kernel.frame import Frame, random_below
from klabauter.kernel.game import View

TRIES = 60
MORE_TRIES = 2000  # seat by seat; nearly always a few are enough
ANY = 6  # any deal at all


class Bond:
    """What a seat's tiles must allow: a deal of its own, and one for the henchman."""

    def __init__(self, seat: int, own: int, reserved: int, laid: list[int]) -> None:
        self.seat = seat
        self.own = own
        self.reserved = reserved
        self.laid = laid

    def holds(self, counts: list[int]) -> bool:
        """Whether these colours, without the tiles laid already, allow it."""
        if self.own < 0:
            mask = mask_of(counts)
            return bool(mask >> self.reserved & 1) if self.reserved < ANY else mask > 0
        if self.own == ANY:
            return mask_of(counts) > 0
        have = [counts[i] + self.laid[i] for i in range(5)]
        return can_complete(self.own, self.laid, have, self.reserved)


def bonds(s: MutinyState, b: Book) -> list[Bond]:
    """6.1, 12.5 Read from the figures and steps everybody sees."""
    stack = s.stack
    nobody_yet = b.resolve in stack
    found: list[Bond] = []
    for seat in range(b.seats):
        own = deal_of(s, b, seat, nobody_yet)
        laid = [0] * 5
        if b.lay[seat] in stack:
            own = s.deal
            laid = colours_of(b.figures, s.laid, ())
        reserved = -1
        if b.henchman >= 0 and seat == s.order[0] and not b.blocks_free:
            reserved = deal_of(s, b, b.henchman, nobody_yet)
            if b.henchman_deal[seat] in stack:
                reserved = ANY
            if b.hand_over[seat] in stack:
                own, reserved = s.deal, -1
                laid = colours_of(b.figures, s.laid, ())
        if own >= 0 or reserved >= 0:
            found.append(Bond(seat, own, reserved, laid))
    return found


def deal_of(s: MutinyState, b: Book, figure: int, nobody_yet: bool) -> int:
    """The deal a figure still has to make, ANY in the city, -1 for none."""
    at = s.place[figure]
    if FIRST[MARKET] <= at <= LAST[MARKET]:
        return at - FIRST[MARKET] if nobody_yet or b.sell[figure] in s.stack else -1
    if at != CITY_MARKET:
        return -1
    waiting = nobody_yet or b.city[figure] in s.stack
    return ANY if waiting or (figure != b.henchman and b.city_deal[figure] in s.stack) else -1


def sample(view: View, b: Book, stack: list[Frame[Any]], rng: random.Random) -> MutinyState:
    known = view["known"]
    s = built(stack, b.seats, b.figure_count, b.figures.display, known, b.numbers)
    tile, card = b.numbers["tile"], b.numbers["card"]
    s.fresh = tuple([tile[name] for name in known["fresh"]])
    unseen = [tile[name] for name in known["unseen"]]
    s.jewel_stack = [tile for tile in unseen if tile < b.figures.finds]
    s.treasure_stack = [tile for tile in unseen if tile >= b.figures.finds]
    s.cards = [card[name] for name in known["unseen-cards"]]
    if any([any(counts) for counts in known["hidden"]]):
        deal(s, b, known["hidden"], view["seat"], rng)
    return derive(s, b)


def deal(s: MutinyState, b: Book, hidden: list[list[int]], viewer: int | None, rng: random.Random) -> None:
    """Give every seat as many of the unseen tiles and cards as it hides: jewels, treasures and cards."""
    bound = [bond for bond in bonds(s, b) if hidden[bond.seat][0] or hidden[bond.seat][1]]
    more_jewels, more_treasures = hidden_tiles(s, b, s.jewel_stack, s.treasure_stack, hidden, bound, rng)
    playable = [card for card in s.cards if card >= BAD_RUM]  # 9.3
    rng.shuffle(playable)
    for seat in range(b.seats):
        cards = [playable.pop() for _ in range(hidden[seat][2])]
        move(cards, s.cards, s.hands, seat)
        move(more_jewels[seat], s.jewel_stack, s.jewels, seat)
        move(more_treasures[seat], s.treasure_stack, s.treasures, seat)
    look(s, b, viewer, more_jewels, more_treasures)


def move(things: list[int], stack: list[int], hands: list[tuple[int, ...]], seat: int) -> None:
    """From the unseen ones to a seat."""
    if things:
        for thing in things:
            stack.remove(thing)
        hands[seat] = tuple(sorted([*hands[seat], *things]))


def colours(s: MutinyState, b: Book, seat: int, jewels: list[list[int]], treasures: list[list[int]]) -> list[int]:
    return colours_of(b.figures, (*s.jewels[seat], *jewels[seat]), (*s.treasures[seat], *treasures[seat]))


def hidden_tiles(
    s: MutinyState,
    b: Book,
    jewels: list[int],
    treasures: list[int],
    hidden: list[list[int]],
    bound: list[Bond],
    rng: random.Random,
) -> tuple[list[list[int]], list[list[int]]]:
    """Jewels and treasures per seat: at random until all bonds hold; after many tries, seat by seat."""
    for attempt in range(TRIES + MORE_TRIES):
        more_jewels: list[list[int]] = [[] for _ in hidden]
        more_treasures: list[list[int]] = [[] for _ in hidden]
        loose_jewels, loose_treasures = jewels[:], treasures[:]
        if attempt >= TRIES:
            rng.shuffle(bound)
            for bond in bound:
                seat = bond.seat
                taken = fitting(s, b, bond, loose_jewels, loose_treasures, hidden, rng)
                more_jewels[seat], more_treasures[seat] = taken
                for tile in taken[0]:
                    loose_jewels.remove(tile)
                for tile in taken[1]:
                    loose_treasures.remove(tile)
        for seat, counts in enumerate(hidden):
            draw(more_jewels[seat], counts[0], loose_jewels, rng)
            draw(more_treasures[seat], counts[1], loose_treasures, rng)
        if all([bond.holds(colours(s, b, bond.seat, more_jewels, more_treasures)) for bond in bound]):
            return more_jewels, more_treasures
    raise AssertionError("no world fits what everybody can see")


def draw(hand: list[int], count: int, loose: list[int], rng: random.Random) -> None:
    """Fill a hand up from the loose tiles."""
    for _ in range(count - len(hand)):
        hand.append(loose.pop(random_below(rng, len(loose))))


def fitting(
    s: MutinyState,
    b: Book,
    bond: Bond,
    jewels: list[int],
    treasures: list[int],
    hidden: list[list[int]],
    rng: random.Random,
) -> tuple[list[int], list[int]]:
    """Tiles from the unseen that make a bond hold, as few as possible; nothing where these cannot do it."""
    f = b.figures
    seat = bond.seat
    have = colours_of(f, s.jewels[seat], s.treasures[seat])
    wishes = [[p[i] - bond.laid[i] for i in range(5)] for p in patterns(bond.own)]
    wishes = [[wish[i] + other[i] for i in range(5)] for wish in wishes for other in patterns(bond.reserved)]
    rng.shuffle(wishes)
    for wish in wishes:
        taken_jewels: list[int] = []
        taken_treasures: list[int] = []
        short = min(wish) < 0
        for colour in range(5):
            here = [tile for tile in jewels if f.tile_colour[tile] == colour]
            there = [tile for tile in treasures if f.tile_colour[tile] == colour]
            for _ in range(wish[colour] - have[colour]):
                jewel = here and len(taken_jewels) < hidden[seat][0]
                treasure = there and len(taken_treasures) < hidden[seat][1]
                if jewel and not (treasure and rng.random() < 0.5):
                    taken_jewels.append(here.pop(random_below(rng, len(here))))
                elif treasure:
                    taken_treasures.append(there.pop())
                else:
                    short = True
        if not short:
            return taken_jewels, taken_treasures
    return [], []


def patterns(deal: int) -> tuple[tuple[int, ...], ...]:
    """The colours that make a deal; any deal contains one of two tiles."""
    return ((0,) * 5,) if deal < 0 else PATTERNS[0 if deal == ANY else deal]


def look(s: MutinyState, b: Book, seat: int | None, jewels: list[list[int]], treasures: list[list[int]]) -> None:
    """A seat that looks at a tile it has just drawn looks at one of its hidden ones."""
    if s.fresh:
        return
    left = [hand[:] for hand in jewels]
    for frame in s.stack:
        who = frame.seat
        if frame.key in LOOKING and who != seat:
            if frame.key == "found":  # the treasure may have been used since
                s.fresh += ((treasures[who] or s.gone)[-1],)
            else:
                s.fresh += (left[who].pop(),)
