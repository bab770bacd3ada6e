"""Worlds a seat holds possible: what it cannot see is dealt anew from what it has not seen.

Two things bind the deal. A hidden hand card is never mandatory, for those are shown (9.3). And a seat that stands on a
market space has the jewels for it (6.1); such hands are dealt until they fit, and made to fit if luck takes too long.
"""

from __future__ import annotations

from typing import Any, Final

from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.components import BAD_RUM, Components
from klabauter.games.mutinies.hold import cause_of, count_tile, hold_card
from klabauter.games.mutinies.position import derive
from klabauter.games.mutinies.r6_deals import Bond, bonds, patterns, unpacked
from klabauter.games.mutinies.state import MutinyState, built
from klabauter.games.mutinies.view import LOOKING
from klabauter.kernel.cells import add, draw, drop
from klabauter.kernel.frame import Frame
from klabauter.kernel.game import View, Worlds
from klabauter.kernel.rng import Rng

TRIES: Final = 60
MORE_TRIES: Final = 2000  # seat by seat; nearly always a few are enough


class MutinyWorlds(Worlds[MutinyState]):
    """In the state that is known, all unseen tiles and cards lie in the stacks and the pile."""

    def __init__(self, view: View, b: Book, stack: list[Frame[Any]]) -> None:
        known = view["known"]
        tile, card = b.numbers["tile"], b.numbers["card"]
        s = built(b.at, stack, known, b.numbers)
        s.fresh = tuple([tile[name] for name in known["fresh"]])
        unseen = [tile[name] for name in known["unseen"]]
        s.jewel_stack = tuple([tile for tile in unseen if tile < b.components.finds])
        s.treasure_stack = tuple([tile for tile in unseen if tile >= b.components.finds])
        s.cards = tuple([card[name] for name in known["unseen-cards"]])
        super().__init__(derive(s, b))
        self.b = b
        self.hidden: list[list[int]] = known["hidden"]
        self.hides = any([any(counts) for counts in self.hidden])
        self.bound = [bond for bond in bonds(s, b) if self.hidden[bond.seat][0] or self.hidden[bond.seat][1]]
        # who looks at a tile that the viewer cannot see
        others = [frame for frame in s.pending if frame.key in LOOKING and frame.seat != view["seat"]]
        self.looking: list[Frame[Any]] = [] if s.fresh else others

    def sample(self, rng: Rng) -> MutinyState:
        """Every seat gets as many of the unseen jewels, treasures and cards as it hides: at random until all bonds
        hold; after many tries, seat by seat."""
        if not self.hides:
            return self.known.copy()
        for attempt in range(TRIES + MORE_TRIES):
            s = self.known.copy()
            tiles = self.deal_tiles(s, attempt >= TRIES, rng)
            if self.good(s):
                self.deal_cards(s, rng)
                self.look(s, tiles)
                s.cause = cause_of(s) if s.last else 0
                return s
        raise AssertionError("no world fits what everybody can see")

    def good(self, s: MutinyState) -> bool:
        """Whether all bonds hold."""
        return all([bond.holds(s.cells[s.at.colours + bond.seat]) for bond in self.bound])

    def deal_tiles(self, s: MutinyState, seat_by_seat: bool, rng: Rng) -> list[list[list[int]]]:
        """Jewels and treasures for each seat, of the unseen ones; which they were."""
        f = self.b.components
        tiles: list[list[list[int]]] = [[[], []] for _ in self.hidden]
        if seat_by_seat:
            rng.shuffle(self.bound)
            for bond in self.bound:
                loose = [list(s.jewel_stack), list(s.treasure_stack)]
                have = unpacked(s.cells[s.at.colours + bond.seat])
                tiles[bond.seat] = fitting(f, bond, have, loose, self.hidden[bond.seat], rng)
                for kind in range(2):
                    for tile in tiles[bond.seat][kind]:
                        drop(s.cells, s.at.treasure_stack if kind else s.at.jewel_stack, tile)
                        count_tile(s, self.b, bond.seat, tile, 1)
        for seat, counts in enumerate(self.hidden):
            for kind in range(2):
                stack = s.at.treasure_stack if kind else s.at.jewel_stack
                taken = tiles[seat][kind]
                for _ in range(counts[kind] - len(taken)):
                    tile = draw(s.cells, stack, rng.below(s.cells[stack]))
                    count_tile(s, self.b, seat, tile, 1)
                    taken.append(tile)
        return tiles

    def deal_cards(self, s: MutinyState, rng: Rng) -> None:
        """9.3 Hand cards for each seat; none of them is mandatory."""
        for seat, counts in enumerate(self.hidden):
            for _ in range(counts[2]):
                number = rng.below(s.cells[s.at.cards])
                while s.cells[s.at.cards + 1 + number] < BAD_RUM:
                    number = rng.below(s.cells[s.at.cards])
                hold_card(s, seat, draw(s.cells, s.at.cards, number), 1)

    def look(self, s: MutinyState, tiles: list[list[list[int]]]) -> None:
        """A seat that looks at a tile it has just drawn looks at one of its hidden ones."""
        seen = [0] * len(tiles)
        for frame in self.looking:
            jewels, treasures = tiles[frame.seat]
            if frame.key == "found":  # the treasure may have been used since
                add(s.cells, s.at.fresh, (treasures or s.gone)[-1])
            else:
                seen[frame.seat] += 1
                add(s.cells, s.at.fresh, jewels[-seen[frame.seat]])


def fitting(
    f: Components, bond: Bond, have: list[int], loose: list[list[int]], hidden: list[int], rng: Rng
) -> list[list[int]]:
    """Jewels and treasures, out of the loose ones, that make a bond hold, as few as possible; none where these cannot
    do it. ``have`` are the colours that are known."""
    laid = unpacked(bond.laid)
    needs = [[p[i] - laid[i] for i in range(5)] for p in patterns(bond.own)]
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
                    jewels.append(here.pop(rng.below(len(here))))
                elif treasure:
                    treasures.append(there.pop())
                else:
                    short = True
        if not short:
            return [jewels, treasures]
    return [[], []]
