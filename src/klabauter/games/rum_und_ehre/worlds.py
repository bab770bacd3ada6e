"""Worlds a seat holds possible: what it knows as it is, the rest dealt at random.

Unknown supplies are dealt from those the seat has not seen. Unknown rendezvous are dealt from those not shown, but none
may be of a kind its owner has called on since (5.10): they are dealt one by one, each with the exact chance that the
others can still be dealt. Where nothing is unknown, as in a position, nothing is dealt.
"""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any

from klabauter.games.rum_und_ehre.figures import DATES, FREE, NO_TOKEN, STACKS, SUPPLIES
from klabauter.games.rum_und_ehre.rules import Rules
from klabauter.games.rum_und_ehre.state import RumState, built, lying_token
from klabauter.games.rum_und_ehre.town import Ground, Town, lay, layout_of
from klabauter.kernel.frame import Frame


def sample(known: dict[str, Any], x: Rules, stack: list[Frame[Any]], rng: random.Random) -> RumState:
    s = built(stack, x.seats, known, x.numbers)
    deal(x, s, known, rng)
    derive(x, s)
    return s


def deal(x: Rules, s: RumState, data: dict[str, Any], rng: random.Random) -> None:
    """Town, supplies and rendezvous of data in the shape of ``known``."""
    s.town = laid(x.figures.ground, data["town"])
    deal_supplies(x, s, data, rng)
    deal_dates(x, s, data["dates"], rng)


@lru_cache(maxsize=64)
def laid(ground: Ground, text: str) -> Town:
    """A town by its notation. Search asks for the same one again and again."""
    return lay(ground, layout_of(text) or ())


def derive(x: Rules, s: RumState) -> None:
    """Pirates before the seats and unseen tokens: what is nowhere else."""
    f = x.figures
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
    f = x.figures
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
    first, kinds = x.figures.first_date, range(len(DATES))
    number = x.numbers["token"]
    left = [x.figures.copies[first + kind] for kind in kinds]
    dates: list[list[int]] = []
    unknown: list[tuple[int, int, int]] = []  # what it may be (a bit per kind), seat, number
    for seat, entries in enumerate(data):
        dates.append([])
        barred: list[int] = []
        for entry in entries:
            name, nots = noted(entry)
            barred.append(sum([1 << DATES.index(kind) for kind in nots or ()]))
            if name is None:
                unknown.append(((1 << len(DATES)) - 1 - barred[-1], seat, len(dates[seat])))
                dates[seat].append(NO_TOKEN)
            else:
                dates[seat].append(number[name])
                left[number[name] - first] -= 1
        s.barred[seat] = tuple(barred)
    for token in [token for flag in s.flags for token in flag if unknown and first <= token < first + len(DATES)]:
        left[token - first] -= 1
    unknown.sort()  # the free ones last: how they are dealt hinders nobody
    masks = tuple([mask for mask, _, _ in unknown])
    memo: dict[tuple[int, tuple[int, ...]], int] = {}
    for i, (mask, seat, place) in enumerate(unknown):
        chances: list[int] = []
        for kind in kinds:
            weight = left[kind] if mask >> kind & 1 else 0
            if weight:
                left[kind] -= 1
                weight *= ways(masks, i + 1, tuple(left), memo)
                left[kind] += 1
            chances.append(weight)
        kind = rng.choices(kinds, chances)[0]
        left[kind] -= 1
        dates[seat][place] = first + kind
    s.dates = [tuple(tokens) for tokens in dates]


def ways(masks: tuple[int, ...], i: int, left: tuple[int, ...], memo: dict[tuple[int, tuple[int, ...]], int]) -> int:
    """In how many ways the rendezvous from number i on can be dealt, equal tokens counted as different ones."""
    if i == len(masks) or masks[i] == (1 << len(DATES)) - 1:
        return 1  # or the same number for every choice before: free ones take any of what is left
    found = memo.get((i, left))
    if found is None:
        found = 0
        for kind in range(len(DATES)):
            if masks[i] >> kind & 1 and left[kind]:
                rest = (*left[:kind], left[kind] - 1, *left[kind + 1 :])
                found += left[kind] * ways(masks, i + 1, rest, memo)
        memo[(i, left)] = found
    return found
