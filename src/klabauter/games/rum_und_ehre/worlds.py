"""Worlds a seat holds possible: what it knows as it is, the rest dealt at random.

Unknown supplies are dealt from those the seat has not seen. Unknown rendezvous are dealt from those not shown, but none
may be of a kind its owner has called on since (5.10): they are dealt one by one, each with the exact chance that the
others can still be dealt. Where nothing is unknown, as in a position, nothing is dealt.
"""

from __future__ import annotations

import random
from typing import Any, Final

from klabauter.games.rum_und_ehre.components import DATES, FREE, NO_TOKEN, STACKS, SUPPLIES
from klabauter.games.rum_und_ehre.rules import Rules
from klabauter.games.rum_und_ehre.state import RumState, built, lying_token
from klabauter.games.rum_und_ehre.town import town_of
from klabauter.kernel.frame import Frame

Memo = dict[tuple[int, tuple[int, ...]], int]  # ways to deal, by the first one and what is left
ANY_DATE: Final = (1 << len(DATES)) - 1


def sample(known: dict[str, Any], x: Rules, stack: list[Frame[Any]], rng: random.Random) -> RumState:
    s = built(stack, x.seats, known, x.numbers)
    deal(x, s, known, rng)
    derive(x, s)
    return s


def deal(x: Rules, s: RumState, data: dict[str, Any], rng: random.Random) -> None:
    """Town, supplies and rendezvous of data in the shape of ``known``."""
    s.town = town_of(x.components.ground, data["town"])
    deal_supplies(x, s, data, rng)
    deal_dates(x, s, data["dates"], rng)


def derive(x: Rules, s: RumState) -> None:
    """Pirates before the seats and unseen tokens: what is nowhere else."""
    f = x.components
    length = s.town.length
    pirates = [f.each - waiting for waiting in s.hiring]
    for alley, owner in enumerate(s.lanes):
        if owner != FREE:
            pirates[owner] -= length[alley]
    for row, seat in enumerate(s.rows):
        if seat < x.seats:
            pirates[seat] -= s.left[row] + s.right[row]
    s.pirates = pirates
    away = lying_token(s, len(f.tokens))
    stacks: list[list[int]] = [[] for _ in range(STACKS)]
    for token, copies in enumerate(f.copies):
        stacks[f.stack[token]].extend([token] * (copies - away[token]))
    s.stacks = [tuple(tokens) for tokens in stacks]


def noted(entry: Any) -> tuple[str | None, list[Any] | None]:
    """The token of an entry, None if it is unknown, and what is noted about it, if anything."""
    return (entry[0], entry[1]) if isinstance(entry, list) else (entry, None)


def deal_supplies(x: Rules, s: RumState, data: dict[str, Any], rng: random.Random) -> None:
    f = x.components
    number = x.numbers["token"]
    holder = s.stack[-1].seat
    places = [*data["supplies"], data["sold"], [] if data["held"] is None else [data["held"]]]
    usual = [*[1 << seat for seat in range(x.seats)], 0, 1 << holder if holder >= 0 else 0]
    named = [noted(entry)[0] for entries in places for entry in entries]
    unseen = [token for token in f.whole[SUPPLIES] if f.tokens[token] not in named]
    rng.shuffle(unseen)
    seen = [0] * f.goods
    dealt: list[tuple[int, ...]] = []
    for entries, knowing in zip(places, usual):
        tokens: list[int] = []
        for entry in entries:
            name, seats = noted(entry)
            token = unseen.pop() if name is None else number[name]
            seen[token - f.first_good] = knowing if seats is None else sum([1 << seat for seat in seats])
            tokens.append(token)
        dealt.append(tuple(tokens))
    s.seen = seen
    s.held = dealt.pop()[0] if dealt[-1] else NO_TOKEN
    s.goods, s.sold = dealt[: x.seats], dealt[x.seats]


def deal_dates(x: Rules, s: RumState, data: list[list[Any]], rng: random.Random) -> None:
    first = x.components.first_date
    number = x.numbers["token"]
    left = tuple(x.components.copies[first : first + len(DATES)])
    dates: list[list[int]] = []
    for seat, entries in enumerate(data):
        split = [noted(entry) for entry in entries]
        dates.append([NO_TOKEN if name is None else number[name] for name, _ in split])
        s.barred[seat] = tuple([sum([1 << DATES.index(kind) for kind in nots or ()]) for _, nots in split])
    unknown: list[tuple[int, int, int]] = []  # what it may be (a bit per kind), seat, number
    for seat, tokens in enumerate(dates):
        unknown += [(ANY_DATE - s.barred[seat][i], seat, i) for i, token in enumerate(tokens) if token == NO_TOKEN]
    if unknown:
        for token in [token for tokens in (*dates, *s.flags) for token in tokens]:
            if first <= token < first + len(DATES):
                left = less(left, token - first)
    unknown.sort()  # the free ones last: how they are dealt hinders nobody
    masks = tuple([mask for mask, _, _ in unknown])
    memo: Memo = {}
    for i, (mask, seat, place) in enumerate(unknown):
        chances = [
            count * ways(masks, i + 1, less(left, kind), memo) if count and mask >> kind & 1 else 0
            for kind, count in enumerate(left)
        ]
        kind = rng.choices(range(len(DATES)), chances)[0]
        left = less(left, kind)
        dates[seat][place] = first + kind
    s.dates = [tuple(tokens) for tokens in dates]


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
