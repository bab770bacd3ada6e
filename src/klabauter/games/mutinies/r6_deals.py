"""6.2, 6.3 Which jewels make a deal: pure counting of colours, jokers stand for any.

Colours are counted as five numbers: ruby, sapphire, emerald, topaz, joker. More than four of one make no difference.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from klabauter.games.mutinies.figures import DEAL_SIZE, JOKER, Figures

Counts = tuple[int, ...]


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


def colours_of(f: Figures, jewels: tuple[int, ...], treasures: tuple[int, ...]) -> list[int]:
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
