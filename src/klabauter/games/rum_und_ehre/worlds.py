"""Worlds a seat holds possible: what it knows as it is, the rest dealt at random.

Unknown supplies are dealt from those the seat has not seen. Unknown rendezvous are dealt from those not shown, but none
may be of a kind its owner has called on since (5.10): they are dealt one by one, each with the exact chance that the
others can still be dealt. Where nothing is unknown, as in a position, nothing is dealt.
"""

from __future__ import annotations

from typing import Any, Final

from klabauter.games.rum_und_ehre.components import DATE, DATES, FREE, NO_TOKEN, STACKS, SUPPLIES
from klabauter.games.rum_und_ehre.rules import Rules
from klabauter.games.rum_und_ehre.state import RumState, built, lying_token
from klabauter.games.rum_und_ehre.town import ALLEYS, town_of
from klabauter.kernel.cells import BIT, add, add_for, draw, drop, fill, heap_of
from klabauter.kernel.compat import i64
from klabauter.kernel.frame import Frame
from klabauter.kernel.game import Worlds
from klabauter.kernel.rng import Rng

Memo = dict[tuple[int, tuple[int, ...]], int]  # ways to deal, by the first one and what is left
Gap = tuple[int, int]  # of supplies: who knows the token, and its cell; of rendezvous: what it may be, and its cell
ANY_DATE: Final = (1 << len(DATES)) - 1
HELD: Final = 0  # in place of a cell: the token a seat is looking at


class RumWorlds(Worlds[RumState]):
    """What a seat knows is laid out once, with gaps for what is dealt; all that may fill them lies in the stacks."""

    def __init__(self, x: Rules, stack: list[Frame[Any]], data: dict[str, Any]) -> None:
        s = built(x.at, stack, data, x.numbers)
        super().__init__(s)
        self.supplies, dates = lay_out(x, s, data)
        self.dates = sorted(dates)  # the free ones last: how they are dealt hinders nobody
        self.masks = tuple([mask for mask, _ in self.dates])
        self.memo: Memo = {}
        self.first_good = x.components.first_good
        self.first_date = x.components.first_date
        derive(x, s)

    def sample(self, rng: Rng) -> RumState:
        s = self.known.copy()
        cells = s.cells
        unseen = s.at.stacks[SUPPLIES]
        for knowing, cell in self.supplies:
            token = draw(cells, unseen, rng.below(cells[unseen]))
            cells[s.at.seen + 1 + token - self.first_good] = knowing
            if cell == HELD:
                s.held = token
            elif cells[cell] == NO_TOKEN:
                cells[cell] = token
            else:
                fill(cells, cell, token)
        unseen = s.at.stacks[DATE]
        for i, (mask, cell) in enumerate(self.dates):
            if mask == ANY_DATE:
                fill(cells, cell, draw(cells, unseen, rng.below(cells[unseen])))
            else:
                fill(cells, cell, self.deal_date(s, i, rng))
        return s

    def deal_date(self, s: RumState, i: int, rng: Rng) -> i64:
        """A token for the rendezvous with this number, so that the others can still be dealt."""
        tokens = [token - self.first_date for token in heap_of(s.cells, s.at.stacks[DATE])]
        left = tuple([tokens.count(kind) for kind in range(len(DATES))])
        chances = [
            count * ways(self.masks, i + 1, less(left, kind), self.memo) if count and self.masks[i] >> kind & 1 else 0
            for kind, count in enumerate(left)
        ]
        token = self.first_date + rng.weighted(chances)
        drop(s.cells, s.at.stacks[DATE], token)
        return token


def lay_out(x: Rules, s: RumState, data: dict[str, Any]) -> tuple[list[Gap], list[Gap]]:
    """Town, supplies and rendezvous of data in the shape of ``known``. Returns the gaps of both."""
    f, cells, at = x.components, s.cells, s.at
    number = x.numbers["token"]
    s.town = town_of(f.ground, data["town"])
    s.seen = (0,) * f.goods
    gaps: list[Gap] = []

    def good(entry: Any, knowing: int, cell: i64) -> int:
        name, seats = noted(entry)
        if seats is not None:
            knowing = sum([BIT[seat] for seat in seats])
        if name is None:
            gaps.append((knowing, cell))
            return NO_TOKEN
        cells[at.seen + 1 + number[name] - f.first_good] = knowing
        return number[name]

    for seat, entries in enumerate(data["supplies"]):
        for entry in entries:
            add_for(cells, at.goods, seat, good(entry, BIT[seat], at.goods + cells[at.goods] + 1))
    for entry in data["sold"]:
        add(cells, at.sold, good(entry, 0, at.sold + cells[at.sold] + 1))
    holder = s.top().seat
    s.held = NO_TOKEN if data["held"] is None else good(data["held"], BIT[holder] if holder >= 0 else 0, HELD)
    dates: list[Gap] = []
    for seat, entries in enumerate(data["dates"]):
        for entry in entries:
            name, nots = noted(entry)
            barred = sum([BIT[DATES.index(kind)] for kind in nots or ()])
            add_for(cells, at.barred, seat, barred)
            add_for(cells, at.dates, seat, NO_TOKEN if name is None else number[name])
            if name is None:
                dates.append((ANY_DATE - barred, at.dates + cells[at.dates]))
    return gaps, dates


def derive(x: Rules, s: RumState) -> None:
    """Pirates before the seats and unseen tokens: what is nowhere else."""
    f, cells, at = x.components, s.cells, s.at
    for seat in range(x.seats):
        cells[at.pirates + seat] = f.each - cells[at.hiring + seat]
    for alley in range(ALLEYS):
        owner = cells[at.lanes + alley]
        if owner != FREE:
            cells[at.pirates + owner] -= s.town.length[alley]
    for row in range(cells[at.rows]):
        seat = cells[at.rows + 1 + row]
        if seat < x.seats:
            cells[at.pirates + seat] -= cells[at.left + 1 + row] + cells[at.right + 1 + row]
    away = lying_token(s, len(f.tokens))
    for stack in range(STACKS):
        cells[at.stacks[stack]] = 0
    for token, copies in enumerate(f.copies):
        for _ in range(copies - away[token]):
            add(cells, at.stacks[f.stack[token]], token)


def noted(entry: Any) -> tuple[str | None, list[Any] | None]:
    """The token of an entry, None if it is unknown, and what is noted about it, if anything."""
    return (entry[0], entry[1]) if isinstance(entry, list) else (entry, None)


def less(left: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """What is left when one of a kind is taken."""
    return (*left[:kind], left[kind] - 1, *left[kind + 1 :])


def ways(masks: tuple[int, ...], i: int, left: tuple[int, ...], memo: Memo) -> int:
    """In how many ways the rendezvous from number i on can be dealt, where tokens of a kind are not the same."""
    if i == len(masks) or masks[i] == ANY_DATE:
        return 1  # or the same number for every choice before: free ones take any of what is left
    found = memo.get((i, left))
    if found is None:
        found = 0
        mask = masks[i]
        for kind, count in enumerate(left):
            if count and mask >> kind & 1:
                found += count * ways(masks, i + 1, (*left[:kind], count - 1, *left[kind + 1 :]), memo)
        memo[(i, left)] = found
    return found
