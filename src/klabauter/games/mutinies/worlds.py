"""Worlds a seat holds possible: what it cannot see is dealt anew from what it has not seen.

Two things bind the deal. A hidden hand card is never mandatory, for those are shown (9.3). And a seat that stands on a
market space has the jewels for it (6.1); such hands are dealt until they fit, and made to fit if luck takes too long.
"""

from __future__ import annotations

import random
from typing import Any, Final

from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.components import BAD_RUM, Components
from klabauter.games.mutinies.position import derive
from klabauter.games.mutinies.r6_deals import Bond, bonds, colours_of, patterns
from klabauter.games.mutinies.state import MutinyState, built
from klabauter.games.mutinies.view import LOOKING
from klabauter.kernel.declaration import without
from klabauter.kernel.frame import Frame, random_below
from klabauter.kernel.game import View

TRIES: Final = 60
MORE_TRIES: Final = 2000  # seat by seat; nearly always a few are enough


def sample(view: View, b: Book, stack: list[Frame[Any]], rng: random.Random) -> MutinyState:
    known = view["known"]
    s = built(stack, b.seats, b.figure_count, b.components.display, known, b.numbers)
    tile, card = b.numbers["tile"], b.numbers["card"]
    s.fresh = tuple([tile[name] for name in known["fresh"]])
    unseen = [tile[name] for name in known["unseen"]]
    s.jewel_stack = [tile for tile in unseen if tile < b.components.finds]
    s.treasure_stack = [tile for tile in unseen if tile >= b.components.finds]
    s.cards = [card[name] for name in known["unseen-cards"]]
    if any([any(counts) for counts in known["hidden"]]):
        deal(s, b, known["hidden"], view["seat"], rng)
    return derive(s, b)


def deal(s: MutinyState, b: Book, hidden: list[list[int]], viewer: int | None, rng: random.Random) -> None:
    """Give every seat as many of the unseen jewels, treasures and cards as it hides."""
    tiles = hidden_tiles(s, b, hidden, rng)
    playable = [card for card in s.cards if card >= BAD_RUM]  # 9.3
    rng.shuffle(playable)
    for seat, counts in enumerate(hidden):
        move(tiles[seat][0], s.jewel_stack, s.jewels, seat)
        move(tiles[seat][1], s.treasure_stack, s.treasures, seat)
        move([playable.pop() for _ in range(counts[2])], s.cards, s.hands, seat)
    look(s, viewer, tiles)


def move(things: list[int], stack: list[int], hands: list[tuple[int, ...]], seat: int) -> None:
    """From the unseen ones to a seat."""
    if things:
        for thing in things:
            stack.remove(thing)
        hands[seat] = tuple(sorted([*hands[seat], *things]))


def hidden_tiles(s: MutinyState, b: Book, hidden: list[list[int]], rng: random.Random) -> list[list[list[int]]]:
    """Jewels and treasures for each seat: at random until all bonds hold; after many tries, seat by seat."""
    f = b.components
    bound = [bond for bond in bonds(s, b) if hidden[bond.seat][0] or hidden[bond.seat][1]]
    for attempt in range(TRIES + MORE_TRIES):
        tiles: list[list[list[int]]] = [[[], []] for _ in hidden]
        loose = [s.jewel_stack[:], s.treasure_stack[:]]
        if attempt >= TRIES:
            rng.shuffle(bound)
            for bond in bound:
                have = colours_of(f, s.jewels[bond.seat], s.treasures[bond.seat])
                tiles[bond.seat] = fitting(f, bond, have, loose, hidden[bond.seat], rng)
        for seat, counts in enumerate(hidden):
            for kind in (0, 1):
                taken, left = tiles[seat][kind], loose[kind]
                for _ in range(counts[kind] - len(taken)):
                    taken.append(left.pop(random_below(rng, len(left))))
        good = True
        for bond in bound:
            jewels, treasures = tiles[bond.seat]
            counts = colours_of(f, (*s.jewels[bond.seat], *jewels), (*s.treasures[bond.seat], *treasures))
            good = good and bond.holds(counts)
        if good:
            return tiles
    raise AssertionError("no world fits what everybody can see")


def fitting(
    f: Components, bond: Bond, have: list[int], loose: list[list[int]], hidden: list[int], rng: random.Random
) -> list[list[int]]:
    """Jewels and treasures, out of the loose ones, that make a bond hold, as few as possible; none where these cannot
    do it. ``have`` are the colours that are known."""
    needs = [[p[i] - bond.laid[i] for i in range(5)] for p in patterns(bond.own)]
    needs = [[need[i] + other[i] for i in range(5)] for need in needs for other in patterns(bond.reserved)]
    rng.shuffle(needs)
    for need in needs:
        jewels: list[int] = []
        treasures: list[int] = []
        short = min(need) < 0
        for colour in range(5):
            here, there = [[tile for tile in stack if f.tile_colour[tile] == colour] for stack in loose]
            for _ in range(need[colour] - have[colour]):
                jewel = here and len(jewels) < hidden[0]
                treasure = there and len(treasures) < hidden[1]
                if jewel and not (treasure and rng.random() < 0.5):
                    jewels.append(here.pop(random_below(rng, len(here))))
                elif treasure:
                    treasures.append(there.pop())
                else:
                    short = True
        if not short:
            loose[:] = [without(loose[0], jewels), without(loose[1], treasures)]
            return [jewels, treasures]
    return [[], []]


def look(s: MutinyState, viewer: int | None, tiles: list[list[list[int]]]) -> None:
    """A seat that looks at a tile it has just drawn looks at one of its hidden ones."""
    if s.fresh:
        return
    left = [jewels[:] for jewels, _ in tiles]
    for frame in s.stack:
        if frame.key in LOOKING and frame.seat != viewer:
            if frame.key == "found":  # the treasure may have been used since
                s.fresh += ((tiles[frame.seat][1] or s.gone)[-1],)
            else:
                s.fresh += (left[frame.seat].pop(),)
