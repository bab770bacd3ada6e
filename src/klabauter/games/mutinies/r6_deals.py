"""6.1 to 6.3 Which jewels make a deal, by counting colours; jokers stand for any. Who must have the jewels for one.

A pattern counts colours as five numbers: ruby, sapphire, emerald, topaz, joker. States have such counts as one number
with a lane of bits for each colour, so that all of them are added or compared at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Final

from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.components import (
    CITY_MARKET,
    COLOURS,
    DEAL_COUNT,
    DEAL_SIZE,
    FIRST,
    JOKER,
    LANE,
    LAST,
    MARKET,
    SAME_3,
    Components,
)
from klabauter.games.mutinies.hold import captain, space_of
from klabauter.games.mutinies.state import MutinyState
from klabauter.kernel.cells import BIT
from klabauter.kernel.compat import i64, vec

Counts = tuple[int, ...]
ANY: Final = 6  # any deal at all


def fits(deal: int, counts: Counts) -> bool:
    """Whether exactly these tiles make the deal."""
    colours = [n for n in counts[:JOKER] if n]
    if sum(counts) != DEAL_SIZE[deal]:
        return False
    if deal < SAME_3:
        return True
    if deal == 4:  # every colour left single needs a joker; four of one colour are two pairs
        return sum([n % 2 for n in colours]) <= counts[JOKER]
    return len(colours) <= 1


IN_LANE: Final = (1 << LANE) - 1
# The highest bit of every lane. No count is so large; a subtraction leaves it where the lane had enough.
ENOUGH: Final = 1 << LANE - 1 | 1 << 2 * LANE - 1 | 1 << 3 * LANE - 1 | 1 << 4 * LANE - 1 | 1 << 5 * LANE - 1


def packed(counts: Sequence[int]) -> int:
    """Counts of colours as one number."""
    return sum([n << LANE * colour for colour, n in enumerate(counts)])


def count_of(colours: i64, colour: i64) -> i64:
    """How many there are of one colour."""
    return colours >> LANE * colour & IN_LANE


def jewels_of(colours: i64) -> i64:
    """How many there are of all colours."""
    total: i64 = 0
    while colours:
        total += colours & IN_LANE
        colours >>= LANE
    return total


def unpacked(colours: i64) -> list[int]:
    """Counts of colours as a list."""
    return [count_of(colours, colour) for colour in range(len(COLOURS))]


PATTERNS: Final = tuple(
    [tuple([c for c in product(range(5), repeat=5) if fits(deal, c)]) for deal in range(DEAL_COUNT)]
)
_PACKED: Final = vec[i64]([packed(pattern) for patterns in PATTERNS for pattern in patterns])
_FROM: Final = vec[i64]([sum([len(patterns) for patterns in PATTERNS[:deal]]) for deal in range(DEAL_COUNT + 1)])
_UNKNOWN: Final = -1
_MASKS: Final = vec[i64]([-1] * 5**5)  # by counts of colours; more than four of one make no difference


def contains(colours: i64, less: i64) -> bool:
    """Whether there is enough of every colour."""
    return (colours | ENOUGH) - less & ENOUGH == ENOUGH


def mask_of(colours: i64) -> i64:
    """A bit per deal these tiles allow."""
    key: i64 = 0
    rest = colours
    for _ in range(JOKER + 1):
        n = rest & IN_LANE
        if n > 4:
            n = 4
        key = key * 5 + n
        rest >>= LANE
    found = _MASKS[key]
    if found == _UNKNOWN:
        found = 0
        for deal in range(DEAL_COUNT):
            for at in range(_FROM[deal], _FROM[deal + 1]):
                if contains(colours, _PACKED[at]):
                    found |= BIT[deal]
                    break
        _MASKS[key] = found
    return found


def mask_beside(deal: i64, colours: i64) -> i64:
    """12.5 A bit per deal that is possible with what another deal leaves over."""
    found: i64 = 0
    for at in range(_FROM[deal], _FROM[deal + 1]):
        if contains(colours, _PACKED[at]):
            found |= mask_of(colours - _PACKED[at])
    return found


def leaves(colours: i64, reserved: i64) -> bool:
    """12.5 Whether this deal can be made with what is left over; there is none to be made if it is -1."""
    return reserved < 0 or mask_of(colours) & BIT[reserved] != 0


def next_colours(deal: i64, laid: i64, colours: i64, reserved: i64) -> i64:
    """The colours of tiles that can come next, so that what is laid already becomes the deal: counts that are greater
    than 0. ``colours`` holds both, what is laid and what is not.

    ``reserved`` is a deal that must still be possible with what is left over (12.5), or -1.
    """
    if deal < SAME_3 and reserved < 0 and jewels_of(colours) >= DEAL_SIZE[deal]:
        return colours - laid
    found: i64 = 0
    for at in range(_FROM[deal], _FROM[deal + 1]):
        pattern = _PACKED[at]
        if contains(colours, pattern) and contains(pattern, laid) and leaves(colours - pattern, reserved):
            found |= pattern - laid
    return found


def can_complete(deal: i64, laid: i64, colours: i64, reserved: i64) -> bool:
    """Whether what is laid already can become the deal; the same arguments."""
    for at in range(_FROM[deal], _FROM[deal + 1]):
        pattern = _PACKED[at]
        if contains(colours, pattern) and contains(pattern, laid) and leaves(colours - pattern, reserved):
            return True
    return False


def colours_of(f: Components, tiles: Iterable[int]) -> int:
    """The colours of some jewels, treasure jewels among them."""
    return sum([f.tile_unit[tile] for tile in tiles])


DEALS_IN: Final = tuple([tuple([deal for deal in range(6) if mask >> deal & 1]) for mask in range(64)])


def patterns(deal: int) -> tuple[tuple[int, ...], ...]:
    """The colours that make a deal; any deal contains one of two tiles."""
    return ((0,) * 5,) if deal < 0 else PATTERNS[0 if deal == ANY else deal]


class Bond:
    """What a seat's tiles must allow: a deal of its own, and one for the henchman."""

    def __init__(self, seat: int, own: int, reserved: int, laid: int) -> None:
        self.seat = seat
        self.own = own
        self.reserved = reserved
        self.laid = laid

    def holds(self, colours: i64) -> bool:
        """Whether these colours, without the tiles laid already, allow it."""
        if self.own < 0:
            mask = mask_of(colours)
            return bool(mask >> self.reserved & 1) if self.reserved < ANY else mask > 0
        if self.own == ANY:
            return mask_of(colours) > 0
        return can_complete(self.own, self.laid, colours + self.laid, self.reserved)


def bonds(s: MutinyState, b: Book) -> list[Bond]:
    """6.1, 12.5 Read from the figures and steps everybody sees."""
    stack = s.pending
    nobody_yet = b.resolve in stack
    found: list[Bond] = []
    for seat in range(b.seats):
        own = deal_of(s, b, seat, nobody_yet)
        laid = 0
        if b.lay[seat] in stack:
            own = s.deal
            laid = s.laid_colours
        reserved = -1
        if b.henchman >= 0 and seat == captain(s) and not b.blocks_free:
            reserved = deal_of(s, b, b.henchman, nobody_yet)
            if b.henchman_deal[seat] in stack:
                reserved = ANY
            if b.hand_over[seat] in stack:
                own, reserved = s.deal, -1
                laid = s.laid_colours
        if own >= 0 or reserved >= 0:
            found.append(Bond(seat, own, reserved, laid))
    return found


def deal_of(s: MutinyState, b: Book, figure: i64, nobody_yet: bool) -> i64:
    """The deal a figure still has to make, ANY in the city, -1 for none."""
    at = space_of(s, figure)
    if FIRST[MARKET] <= at <= LAST[MARKET]:
        return at - FIRST[MARKET] if nobody_yet or s.is_pending(b.sell[figure]) else -1
    if at != CITY_MARKET:
        return -1
    waiting = nobody_yet or s.is_pending(b.city[figure])
    return ANY if waiting or (figure != b.henchman and s.is_pending(b.city_deal[figure])) else -1
