"""6.1 to 6.3 Which jewels make a deal, by counting colours; jokers stand for any. Who must have the jewels for one.

Colours are counted as five numbers: ruby, sapphire, emerald, topaz, joker. More than four of one make no difference.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.components import CITY_MARKET, DEAL_SIZE, FIRST, JOKER, LAST, MARKET, Components
from klabauter.games.mutinies.state import MutinyState

Counts = tuple[int, ...]
ANY: Final = 6  # any deal at all


def fits(deal: int, counts: Counts) -> bool:
    """Whether exactly these tiles make the deal."""
    colours = [n for n in counts[:JOKER] if n]
    if sum(counts) != DEAL_SIZE[deal]:
        return False
    if deal <= 2:
        return True
    if deal == 4:  # every colour left single needs a joker; four of one colour are two pairs
        return sum([n % 2 for n in colours]) <= counts[JOKER]
    return len(colours) <= 1


PATTERNS: Final = tuple([tuple([c for c in product(range(5), repeat=5) if fits(deal, c)]) for deal in range(6)])
_MASKS: Final[dict[int, int]] = {}


def mask_of(counts: list[int]) -> int:
    """A bit per deal these tiles allow."""
    key = 0
    for n in counts:
        key = key * 5 + (n if n < 4 else 4)
    found = _MASKS.get(key)
    if found is None:
        found = _MASKS[key] = sum([1 << deal for deal in range(6) if can_complete(deal, [0] * 5, counts, -1)])
    return found


def can_complete(deal: int, laid: list[int], counts: list[int], reserved: int) -> bool:
    """Whether tiles laid already can become the deal with the others; ``counts`` holds both.

    ``reserved`` is a deal that must still be possible with what is left over (12.5), or -1.
    """
    for pattern in PATTERNS[deal]:
        good = True
        for i in range(5):
            if not laid[i] <= pattern[i] <= counts[i]:
                good = False
                break
        if good and (reserved < 0 or mask_of([counts[i] - pattern[i] for i in range(5)]) >> reserved & 1):
            return True
    return False


def colours_of(f: Components, jewels: tuple[int, ...], treasures: tuple[int, ...]) -> list[int]:
    """The colours of a seat's jewels, treasure jewels among them."""
    counts = [0, 0, 0, 0, 0]
    colour = f.tile_colour
    for tile in jewels:
        counts[colour[tile]] += 1
    for tile in treasures:
        if colour[tile] >= 0:
            counts[colour[tile]] += 1
    return counts


DEALS_IN: Final = tuple([tuple([deal for deal in range(6) if mask >> deal & 1]) for mask in range(64)])


def patterns(deal: int) -> tuple[tuple[int, ...], ...]:
    """The colours that make a deal; any deal contains one of two tiles."""
    return ((0,) * 5,) if deal < 0 else PATTERNS[0 if deal == ANY else deal]


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
            laid = colours_of(b.components, s.laid, ())
        reserved = -1
        if b.henchman >= 0 and seat == s.order[0] and not b.blocks_free:
            reserved = deal_of(s, b, b.henchman, nobody_yet)
            if b.henchman_deal[seat] in stack:
                reserved = ANY
            if b.hand_over[seat] in stack:
                own, reserved = s.deal, -1
                laid = colours_of(b.components, s.laid, ())
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
