"""Worlds a seat holds possible: what it knows as it is, the rest dealt at random.

Unknown supplies are dealt from those the seat has not seen. Unknown rendezvous are dealt from those not shown, but none
may be of a kind its owner has called on since (5.10): they are dealt one by one, each with the exact chance that the
others can still be dealt.
"""

from __future__ import annotations

import random
from typing import Any

from klabauter.games.rum_und_ehre.figures import DATES, SUPPLIES
from klabauter.games.rum_und_ehre.position import build
from klabauter.games.rum_und_ehre.rules import Rules
from klabauter.games.rum_und_ehre.state import RumState
from klabauter.kernel.frame import Frame


def sample(known: dict[str, Any], x: Rules, stack: list[Frame[Any]], rng: random.Random) -> RumState:
    dealt = dict(known)
    deal_supplies(dealt, x, rng)
    deal_dates(dealt, x, rng)
    return build(x, stack, dealt)


def name_of(entry: Any) -> str | None:
    """The token of an entry: an id, null, or one of them with remarks."""
    name: str | None = entry[0] if isinstance(entry, list) else entry
    return name


def deal_supplies(dealt: dict[str, Any], x: Rules, rng: random.Random) -> None:
    f = x.figures
    places = [*dealt["supplies"], dealt["sold"], [dealt["held"]] if dealt["held"] is not None else []]
    seen = [name_of(entry) for entries in places for entry in entries]
    unseen = [f.tokens[token] for token in f.whole[SUPPLIES] if f.tokens[token] not in seen]
    rng.shuffle(unseen)
    filled: list[list[Any]] = []
    for entries in places:
        row: list[Any] = []
        for entry in entries:
            name = name_of(entry) or unseen.pop()
            row.append([name, entry[1]] if isinstance(entry, list) else name)
        filled.append(row)
    dealt["supplies"] = filled[: x.seats]
    dealt["sold"] = filled[x.seats]
    dealt["held"] = filled[x.seats + 1][0] if filled[x.seats + 1] else None


def deal_dates(dealt: dict[str, Any], x: Rules, rng: random.Random) -> None:
    f = x.figures
    left = [f.copies[f.first_date + kind] for kind in range(len(DATES))]
    ids = [f"date-{kind}" for kind in DATES]
    unknown: list[tuple[int, int, int]] = []  # what it may be (a bit per kind), seat, number
    for seat, entries in enumerate(dealt["dates"]):
        for number, entry in enumerate(entries):
            name = name_of(entry)
            if name is not None:
                left[ids.index(name)] -= 1
            else:
                barred = entry[1] if isinstance(entry, list) else ()
                unknown.append((sum([1 << i for i, kind in enumerate(DATES) if kind not in barred]), seat, number))
    if not unknown:
        return
    for flag in dealt["flags"]:
        for name in flag:
            if name in ids:
                left[ids.index(name)] -= 1
    unknown.sort()  # the free ones last: how they are dealt hinders nobody
    masks = tuple([mask for mask, _, _ in unknown])
    memo: dict[tuple[int, tuple[int, ...]], int] = {}
    filled = [list(entries) for entries in dealt["dates"]]
    for i, (mask, seat, number) in enumerate(unknown):
        chances: list[int] = []
        for kind in range(len(DATES)):
            weight = left[kind] if mask >> kind & 1 else 0
            if weight:
                left[kind] -= 1
                weight *= ways(masks, i + 1, tuple(left), memo)
                left[kind] += 1
            chances.append(weight)
        kind = rng.choices(range(len(DATES)), chances)[0]
        left[kind] -= 1
        entry = filled[seat][number]
        filled[seat][number] = [ids[kind], entry[1]] if isinstance(entry, list) else ids[kind]
    dealt["dates"] = filled


def ways(masks: tuple[int, ...], i: int, left: tuple[int, ...], memo: dict[tuple[int, tuple[int, ...]], int]) -> int:
    """In how many ways the rendezvous from number i on can be dealt, tokens of a kind told apart."""
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
