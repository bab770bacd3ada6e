"""Observations written straight from a state: each part of them by a small instruction with tables of places.

An observation is a row of small integers (``klabauter.lab.observe`` says what they mean). An instruction adds to the
places of its part, which were 0. The places depend on the viewer, whose own things come first: the tables of places
have a line for each viewer. What a seat does not know has no place in its line (:data:`NOWHERE`), so nothing is added.

Which instructions a game has follows from its declaration (``klabauter.lab.encoders``). For parts that hand-written
code works out a game may have instructions of its own (:meth:`~klabauter.kernel.game.Game.encoders`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from klabauter.kernel.cells import COUNT, OWNERS
from klabauter.kernel.compat import i16, i64, mypyc_attr, vec
from klabauter.kernel.frame import State

NOWHERE: Final = -1
MOST: Final = 32767  # greater numbers are written as this one


@mypyc_attr(allow_interpreted_subclasses=True)
class Op:
    """An instruction. ``cells`` and ``loose`` are the numbers of the state in its cells and outside of them; ``to`` is
    where its part begins in the row."""

    __slots__ = ()

    def add(self, s: State, cells: vec[i64], loose: vec[i64], row: vec[i16], to: i64, viewer: i64) -> None:
        """Add what the viewer knows to places that were 0."""
        raise NotImplementedError


@final
class Lookup:
    """Which place a number stands for: for every viewer those of ``low`` and the numbers after it."""

    __slots__ = ("lines", "low")

    def __init__(self, low: int, lines: list[list[int]]) -> None:
        self.low = low
        self.lines = lines


@final
class Entry:
    """A number or a pile of a state: its cell, and the place it goes to for every viewer. What the numbers mean beyond
    that, says the instruction."""

    __slots__ = ("cell", "length", "more", "places", "sign", "table", "width")

    def __init__(
        self,
        cell: int,
        places: list[int],
        table: Lookup | None = None,
        *,
        more: int = 0,
        sign: int = 1,
        width: int = 0,
        length: int = 1 << 30,
    ) -> None:
        self.cell = cell
        self.places = places
        self.table = table
        self.more = more  # is added to a number
        self.sign = sign  # -1: it is taken away again
        self.width = width  # how far it is to the place of the next one in a pile, 0 for heaps
        self.length = length  # of a pile at most


@final
class Plan:
    """Several entries in the form in which instructions go through them: one after the other, line by line for each
    viewer."""

    __slots__ = ("at", "count", "length", "looked", "more", "places", "sign", "width", "zeros")

    def __init__(self, entries: list[Entry]) -> None:
        viewers = range(len(entries[0].places))
        self.count: i64 = len(entries)
        self.at = vec[i64]([one.cell for one in entries])
        self.more = vec[i64]([one.more for one in entries])
        self.sign = vec[i64]([one.sign for one in entries])
        self.width = vec[i64]([one.width for one in entries])
        self.length = vec[i64]([one.length for one in entries])
        self.places = vec[i64]([one.places[viewer] for viewer in viewers for one in entries])
        looked: list[int] = []  # all tables
        zeros: list[int] = []  # where the number 0 is in them, or would be
        for viewer in viewers:
            starts: dict[int, int] = {}
            for one in entries:
                table = one.table
                if table is not None and id(table) not in starts:
                    starts[id(table)] = len(looked) - table.low
                    looked += table.lines[viewer]
                zeros.append(starts[id(table)] if table is not None else 0)
        self.looked = vec[i64](looked)
        self.zeros = vec[i64](zeros)


def places_of(ids: Sequence[str]) -> list[int]:
    """The place that each of these ids has. The place after them all stands for none of them, or an unknown one."""
    different = list(dict.fromkeys(ids))
    return [different.index(name) for name in ids]


def turned(viewer: i64, seat: i64, seats: i64) -> i64:
    """How far a seat is from the viewer's."""
    return seat - viewer if seat >= viewer else seat - viewer + seats


def raised(row: vec[i16], at: i64, by: i64) -> None:
    """Add a number that may be great."""
    value = i64(row[at]) + by
    if value > MOST:
        value = MOST
    row[at] = i16(value)


@final
class Numbers(Op):
    """Numbers as they are, and sizes of piles."""

    __slots__ = ("inside", "plan")

    def __init__(self, entries: list[Entry], inside: bool) -> None:
        self.plan = Plan(entries)
        self.inside = inside  # the cells

    def add(self, s: State, cells: vec[i64], loose: vec[i64], row: vec[i16], to: i64, viewer: i64) -> None:
        plan = self.plan
        numbers = cells if self.inside else loose
        at, more, sign, places = plan.at, plan.more, plan.sign, plan.places
        line = viewer * plan.count
        for number in range(plan.count):
            value = numbers[at[number]] + more[number]
            if value:
                place = places[line + number]
                if place >= 0:
                    raised(row, to + place, sign[number] * value)


@final
class Ones(Op):
    """Numbers that each stand for a place."""

    __slots__ = ("inside", "plan")

    def __init__(self, entries: list[Entry], inside: bool) -> None:
        self.plan = Plan(entries)
        self.inside = inside  # the cells

    def add(self, s: State, cells: vec[i64], loose: vec[i64], row: vec[i16], to: i64, viewer: i64) -> None:
        plan = self.plan
        numbers = cells if self.inside else loose
        at, places, zeros, looked = plan.at, plan.places, plan.zeros, plan.looked
        line = viewer * plan.count
        for number in range(plan.count):
            place = places[line + number]
            found = looked[zeros[line + number] + numbers[at[number]]]
            if place >= 0 and found >= 0:
                row[to + place + found] += 1


@final
class Bits(Op):
    """Numbers with a bit for each of several things, which stand for places."""

    __slots__ = ("inside", "plan")

    def __init__(self, entries: list[Entry], inside: bool) -> None:
        self.plan = Plan(entries)
        self.inside = inside  # the cells

    def add(self, s: State, cells: vec[i64], loose: vec[i64], row: vec[i16], to: i64, viewer: i64) -> None:
        plan = self.plan
        numbers = cells if self.inside else loose
        line = viewer * plan.count
        for number in range(plan.count):
            bits = numbers[plan.at[number]]
            place = plan.places[line + number]
            if bits and place >= 0:
                place += to
                at = plan.zeros[line + number]
                while bits:
                    if bits & 1:
                        row[place + plan.looked[at]] += 1
                    bits >>= 1
                    at += 1


@final
class Pieces(Op):
    """Piles of pieces that stand for places."""

    __slots__ = ("plan",)

    def __init__(self, entries: list[Entry]) -> None:
        self.plan = Plan(entries)

    def add(self, s: State, cells: vec[i64], loose: vec[i64], row: vec[i16], to: i64, viewer: i64) -> None:
        plan = self.plan
        at, places, zeros, looked = plan.at, plan.places, plan.zeros, plan.looked
        line = viewer * plan.count
        for number in range(plan.count):
            pile = at[number]
            size = cells[pile]
            place = places[line + number]
            if size and place >= 0:
                check(size, plan.length[number])
                place += to
                zero = zeros[line + number]
                width = plan.width[number]
                sign = i16(plan.sign[number])
                for piece in range(pile + 1, pile + 1 + size):
                    found = looked[zero + cells[piece]]
                    if found >= 0:
                        row[place + found] += sign
                    place += width


@final
class Kinds(Op):
    """Heaps that are counted by kind: after the size the number of the first kind, of the next one, and so on. The
    table is one of kinds, too."""

    __slots__ = ("plan",)

    def __init__(self, entries: list[Entry]) -> None:
        self.plan = Plan(entries)

    def add(self, s: State, cells: vec[i64], loose: vec[i64], row: vec[i16], to: i64, viewer: i64) -> None:
        plan = self.plan
        heaps, places, looked = plan.at, plan.places, plan.looked
        line = viewer * plan.count
        for number in range(plan.count):
            at = heaps[number]
            left = cells[at]
            place = places[line + number]
            if left and place >= 0:
                place += to
                sign = i16(plan.sign[number])
                zero = plan.zeros[line + number]
                while left:
                    at += 1
                    count = cells[at] & COUNT
                    if count:
                        left -= count
                        row[place + looked[zero]] += sign * i16(count)
                    zero += 1


@final
class SharedPieces(Op):
    """Piles of pieces of several owners: for every viewer, ``bases`` says where those of each owner go to."""

    __slots__ = ("bases", "plan", "width")

    def __init__(self, entry: Entry, bases: list[list[int]]) -> None:
        self.plan = Plan([entry])
        self.width: i64 = len(bases[0])
        self.bases = vec[i64]([base for line in bases for base in line])

    def add(self, s: State, cells: vec[i64], loose: vec[i64], row: vec[i16], to: i64, viewer: i64) -> None:
        plan = self.plan
        pile, zero, looked, bases = plan.at[0], plan.zeros[viewer], plan.looked, self.bases
        to += plan.places[viewer]
        line = viewer * self.width
        for at in range(pile + 1, pile + 1 + cells[pile]):
            piece = cells[at]
            base = bases[line + piece % OWNERS]
            if base >= 0:
                row[to + base + looked[zero + piece // OWNERS]] += 1


@final
class Values(Op):
    """Piles of numbers."""

    __slots__ = ("plan",)

    def __init__(self, entries: list[Entry]) -> None:
        self.plan = Plan(entries)

    def add(self, s: State, cells: vec[i64], loose: vec[i64], row: vec[i16], to: i64, viewer: i64) -> None:
        plan = self.plan
        line = viewer * plan.count
        for number in range(plan.count):
            pile = plan.at[number]
            size = cells[pile]
            place = plan.places[line + number]
            if size and place >= 0:
                check(size, plan.length[number])
                place += to
                for at in range(pile + 1, pile + 1 + size):
                    raised(row, place, cells[at] + plan.more[number])
                    place += plan.width[number]


def check(size: i64, length: i64) -> None:
    """ValueError if there are more than there are places for."""
    if size > length:
        raise ValueError(f"{size} of at most {length}")


@final
class If(Op):
    """Others, where a number is not 0."""

    __slots__ = ("first", "inside", "program")

    def __init__(self, first: int, inside: bool, program: Program) -> None:
        self.first: i64 = first
        self.inside = inside
        self.program = program

    def add(self, s: State, cells: vec[i64], loose: vec[i64], row: vec[i16], to: i64, viewer: i64) -> None:
        if (cells if self.inside else loose)[self.first]:
            self.program.run(s, cells, loose, row, to, viewer)


@final
class Pending(Op):
    """Who decides, and the pending steps: the next one first, all others in places of their own after ``later``."""

    __slots__ = ("later", "places", "seats", "width")

    def __init__(self, seats: int, places: list[list[int]], later: int) -> None:
        self.seats: i64 = seats
        self.width: i64 = len(places[0])
        self.places = vec[i64]([place for line in places for place in line])
        self.later: i64 = later

    def add(self, s: State, cells: vec[i64], loose: vec[i64], row: vec[i16], to: i64, viewer: i64) -> None:
        places = self.places
        actor = s.top().seat
        if actor >= 0:
            row[to + turned(viewer, actor, self.seats)] += 1
        zero = viewer * self.width
        at = s.depth - 1
        if at > s.bottom:
            row[to + places[zero + cells[at]]] += 1
        to += self.later
        while at > s.bottom + 1:
            at -= 1
            row[to + places[zero + cells[at]]] += 1


@final
class Program:
    """Instructions, and where the part of each begins."""

    __slots__ = ("ops", "starts")

    def __init__(self, ops: list[tuple[int, Op]]) -> None:
        self.starts = vec[i64]([start for start, _ in ops])
        self.ops = vec[Op]([op for _, op in ops])

    def run(self, s: State, cells: vec[i64], loose: vec[i64], row: vec[i16], to: i64, viewer: i64) -> None:
        """Follow all of them."""
        for number in range(len(self.ops)):
            self.ops[number].add(s, cells, loose, row, to + self.starts[number], viewer)


@final
class Encoder:
    """Writes observations of ``size`` numbers, one at a time. ``singles`` is how many numbers a state has outside of
    its cells."""

    __slots__ = ("loose", "program", "size")

    def __init__(self, size: int, singles: int, ops: list[tuple[int, Op]]) -> None:
        self.size: i64 = size
        self.loose = vec[i64]([0] * singles)
        self.program = Program(ops)

    def write(self, s: State, viewer: i64, row: vec[i16], to: i64) -> None:
        """What a seat knows in a state in which somebody has to decide, into places that are 0, from ``to`` on."""
        s.singles(self.loose)
        self.program.run(s, s.cells, self.loose, row, to, viewer)
