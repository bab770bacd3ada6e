"""The array of a state: rows of numbers, and piles, each of which is its size and then its pieces.

A shared pile has the pieces of several owners, in the order in which they were laid: ``piece * OWNERS + owner`` each.

The first half is for rules. The second half is for code that looks at a whole field or writes one: views, positions,
worlds.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from klabauter.kernel.compat import COMPILED, for_interpreter, i64, vec
from klabauter.kernel.rng import Rng

BIT: Final = vec[i64]([1 << n for n in range(62)])  # mypyc shifts a literal wrongly by more than 30
ZEROS: Final = vec[i64]([0] * 256)

UNUSED: Final = 1000  # interpreters share numbers up to 256
COUNT: Final = 0xFFFFF  # of a cell in which pieces of one kind are counted
OWNERS: Final = 8  # who can have pieces in a shared pile


def add(cells: vec[i64], pile: i64, piece: i64) -> None:
    """Lay a piece on top of a pile."""
    cells[pile] = size = cells[pile] + 1
    cells[pile + size] = piece


def add_sorted(cells: vec[i64], pile: i64, piece: i64) -> None:
    """Lay a piece into a sorted pile, behind those that are not greater."""
    size = cells[pile]
    at = pile + size
    while at > pile and cells[at] > piece:
        cells[at + 1] = cells[at]
        at -= 1
    cells[at + 1] = piece
    cells[pile] = size + 1


def sort(cells: vec[i64], pile: i64) -> None:
    """Bring the pieces of a small pile into the order of their numbers."""
    for last in range(pile + 2, pile + 1 + cells[pile]):
        piece = cells[last]
        at: i64 = last
        while at > pile + 1 and cells[at - 1] > piece:
            cells[at] = cells[at - 1]
            at -= 1
        cells[at] = piece


def top(cells: vec[i64], pile: i64) -> i64:
    """The piece on top of a pile that is not empty."""
    return cells[pile + cells[pile]]


def take_top(cells: vec[i64], pile: i64) -> i64:
    """Take the piece on top of a pile that is not empty."""
    size = cells[pile]
    cells[pile] = size - 1
    return cells[pile + size]


def place_of(cells: vec[i64], pile: i64, piece: i64) -> i64:
    """The number of the first such piece of a pile, counted from 0; -1 if there is none."""
    size = cells[pile]
    for number in range(size):
        if cells[pile + 1 + number] == piece:
            return number
    return -1


def take(cells: vec[i64], pile: i64, piece: i64) -> None:
    """Take such a piece, which must be there; the others keep their order."""
    end = pile + cells[pile]
    at = pile + 1
    while cells[at] != piece:
        at += 1
    while at < end:
        cells[at] = cells[at + 1]
        at += 1
    cells[pile] -= 1


def take_at(cells: vec[i64], pile: i64, number: i64) -> i64:
    """Take the piece with this number, counted from 0; the others keep their order."""
    end = pile + cells[pile]
    at = pile + 1 + number
    piece = cells[at]
    while at < end:
        cells[at] = cells[at + 1]
        at += 1
    cells[pile] -= 1
    return piece


def draw(cells: vec[i64], heap: i64, number: i64) -> i64:
    """Take the piece with this number of a heap, in which no order matters: the last one fills the gap."""
    size = cells[heap]
    cells[heap] = size - 1
    at = heap + 1 + number
    piece = cells[at]
    cells[at] = cells[heap + size]
    return piece


def deal(cells: vec[i64], heap: i64, to: i64, count: i64, rng: Rng) -> None:
    """Lay so many pieces of a heap on top of a pile, each drawn at random."""
    for _ in range(count):
        add(cells, to, draw(cells, heap, rng.below(cells[heap])))


def drop(cells: vec[i64], heap: i64, piece: i64) -> None:
    """Take such a piece, which must be there, out of a heap, in which no order matters."""
    draw(cells, heap, place_of(cells, heap, piece))


def count_one(cells: vec[i64], heap: i64, of: i64, kind: i64, change: i64) -> None:
    """One piece more (1) or less (-1) in a heap that is counted by kind: its size, and from ``heap + of`` on how many
    there are of each kind, as ``cell & COUNT``."""
    cells[heap] += change
    cells[heap + of + kind] += change


def move_all(cells: vec[i64], pile: i64, to: i64) -> None:
    """Lay all pieces of a pile on top of another one, in the same order."""
    size = cells[pile]
    for number in range(1, size + 1):
        add(cells, to, cells[pile + number])
    cells[pile] = 0


def put_all(cells: vec[i64], row: i64, length: i64, value: i64) -> None:
    """Write the same number everywhere in a row."""
    for at in range(row, row + length):
        cells[at] = value


def add_for(cells: vec[i64], shared: i64, owner: i64, piece: i64) -> None:
    """Lay a piece of this owner on top of a shared pile. -1 leaves a gap, to be filled with :func:`fill`."""
    add(cells, shared, piece * OWNERS + owner)


def top_of(cells: vec[i64], shared: i64, owner: i64) -> i64:
    """The last piece that this owner laid on a shared pile, -1 if there is none."""
    for at in range(shared + cells[shared], shared, -1):
        if cells[at] % OWNERS == owner:
            return cells[at] // OWNERS
    return -1


def first_of(cells: vec[i64], shared: i64, owner: i64) -> i64:
    """The number of the first piece of this owner in a shared pile, counted from 0; -1 if there is none."""
    for at in range(shared + 1, shared + 1 + cells[shared]):
        if cells[at] % OWNERS == owner:
            return at - shared - 1
    return -1


def take_top_of(cells: vec[i64], shared: i64, owner: i64) -> i64:
    """Take the last piece that this owner laid on a shared pile; there must be one."""
    at = shared + cells[shared]
    while cells[at] % OWNERS != owner:
        at -= 1
    return take_at(cells, shared, at - shared - 1) // OWNERS


def fill(cells: vec[i64], at: i64, piece: i64) -> None:
    """Lay a piece into a gap of a shared pile."""
    cells[at] = piece * OWNERS + cells[at] % OWNERS


# -- whole fields


def numbers(cells: vec[i64], row: i64, length: i64) -> tuple[int, ...]:
    """A row of numbers."""
    return tuple([cells[row + number] for number in range(length)])


def set_numbers(cells: vec[i64], row: i64, length: i64, values: Sequence[int]) -> None:
    """Write a row of numbers. ValueError if there are more or fewer."""
    if len(values) != length:
        raise ValueError(f"{len(values)} values for {length} cells")
    for number, value in enumerate(values):
        cells[row + number] = value


def pieces(cells: vec[i64], pile: i64) -> tuple[int, ...]:
    """The pieces of a pile, in order."""
    return tuple([cells[pile + number] for number in range(1, cells[pile] + 1)])


def heap_of(cells: vec[i64], heap: i64) -> tuple[int, ...]:
    """The pieces of a heap, sorted."""
    return tuple(sorted([cells[heap + number] for number in range(1, cells[heap] + 1)]))


def set_pieces(cells: vec[i64], pile: i64, room: i64, values: Sequence[int]) -> None:
    """Write the pieces of a pile. ValueError if there is no room for them."""
    if len(values) > room:
        raise ValueError(f"{len(values)} pieces where there is room for {room}")
    cells[pile] = len(values)
    for number, value in enumerate(values):
        cells[pile + 1 + number] = value


def all_pieces(cells: vec[i64], first: i64, count: i64, room: i64) -> tuple[tuple[int, ...], ...]:
    """The pieces of several piles, in order."""
    return tuple([pieces(cells, first + number * (room + 1)) for number in range(count)])


def all_heaps(cells: vec[i64], first: i64, count: i64, room: i64) -> tuple[tuple[int, ...], ...]:
    """The pieces of several heaps, each sorted."""
    return tuple([heap_of(cells, first + number * (room + 1)) for number in range(count)])


def all_or_none(piles: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """The piles, or none where all of them are empty."""
    return piles if any([len(pile) > 0 for pile in piles]) else ()


def set_all(cells: vec[i64], first: i64, count: i64, room: i64, values: Sequence[Sequence[int]]) -> None:
    """Write several piles; without values, all of them are empty. ValueError if there are more or fewer, or no room."""
    if values and len(values) != count:
        raise ValueError(f"{len(values)} piles for {count}")
    for number in range(count):
        set_pieces(cells, first + number * (room + 1), room, values[number] if values else ())


def tally(cells: vec[i64], pile: i64, found: list[int]) -> None:
    """Count the pieces of a pile by kind; gaps, which are below 0, do not count."""
    for at in range(pile + 1, pile + 1 + cells[pile]):
        if cells[at] >= 0:
            found[cells[at]] += 1


def tally_kinds(cells: vec[i64], heap: i64, of: i64, change: i64, found: list[int]) -> None:
    """Add (1) or subtract (-1) the counts of a heap that is counted by kind."""
    left = cells[heap]
    at = heap
    while left > 0:
        at += 1
        count = cells[at] & COUNT
        if count:
            found[at - of - heap] += change * count
            left -= count


def tally_shared(cells: vec[i64], shared: i64, found: list[int]) -> None:
    """Count the pieces of a shared pile by kind, regardless of their owners; gaps do not count."""
    for at in range(shared + 1, shared + 1 + cells[shared]):
        if cells[at] >= 0:
            found[cells[at] // OWNERS] += 1


def all_shared(cells: vec[i64], shared: i64, owners: i64) -> tuple[tuple[int, ...], ...]:
    """The pieces in a shared pile, by owner."""
    found: list[list[int]] = [[] for _ in range(owners)]
    for at in range(shared + 1, shared + 1 + cells[shared]):
        found[cells[at] % OWNERS].append(cells[at] // OWNERS)
    return tuple([tuple(own) for own in found])


def set_shared(cells: vec[i64], shared: i64, owners: i64, room: i64, values: Sequence[Sequence[int]]) -> None:
    """Write a shared pile: the pieces of each owner. ValueError if there are more or fewer owners, or no room."""
    if len(values) != owners:
        raise ValueError(f"{len(values)} piles for {owners}")
    set_pieces(cells, shared, room, [piece * OWNERS + owner for owner in range(owners) for piece in values[owner]])


def all_uneven(cells: vec[i64], starts: vec[i64]) -> tuple[tuple[int, ...], ...]:
    """The pieces of several heaps with different room, each sorted. ``starts`` also has where the last one ends."""
    return tuple([heap_of(cells, starts[number]) for number in range(len(starts) - 1)])


def set_uneven(cells: vec[i64], starts: vec[i64], values: Sequence[Sequence[int]]) -> None:
    """Write several heaps with different room. ValueError if there are more or fewer, or no room."""
    if len(values) != len(starts) - 1:
        raise ValueError(f"{len(values)} heaps for {len(starts) - 1}")
    for number in range(len(starts) - 1):
        set_pieces(cells, starts[number], starts[number + 1] - starts[number] - 1, values[number])


def kinds(cells: vec[i64], heap: i64, of: i64) -> list[int]:
    """The pieces of a heap that is counted by kind, sorted."""
    size = cells[heap]
    found = [0] * size
    number: i64 = 0
    at = heap
    while number < size:
        at += 1
        for _ in range(cells[at] & COUNT):
            found[number] = at - of - heap
            number += 1
    return found


def all_kinds(cells: vec[i64], first: i64, count: i64, step: i64, of: i64) -> tuple[tuple[int, ...], ...]:
    """The same for several heaps."""
    return tuple([tuple(kinds(cells, first + number * step, of)) for number in range(count)])


def set_kinds(cells: vec[i64], heap: i64, step: i64, of: i64, values: Sequence[int]) -> None:
    """Write a heap that is counted by kind. ValueError for a kind that cannot lie there."""
    cells[heap] = 0
    for at in range(heap + 1, heap + step):
        cells[at] -= cells[at] & COUNT
    for value in values:
        if not 0 < of + value < step:
            raise ValueError(f"no piece {value} can lie there")
        count_one(cells, heap, of, value, 1)


def set_all_kinds(cells: vec[i64], first: i64, count: i64, step: i64, of: i64, values: Sequence[Sequence[int]]) -> None:
    """Write several of them. ValueError if there are more or fewer."""
    if len(values) != count:
        raise ValueError(f"{len(values)} heaps for {count}")
    for number, heap in enumerate(values):
        set_kinds(cells, first + number * step, step, of, heap)


# -- plain data


def bits(number: i64) -> list[int]:
    """The numbers of its bits, from the lowest."""
    found: list[int] = []
    bit: i64 = 0
    while number:
        if number & 1:
            found.append(bit)
        number >>= 1
        bit += 1
    return found


def row(cells: vec[i64], first: i64, length: i64) -> list[int]:
    """A row of numbers."""
    found = [0] * length
    for number in range(length):
        found[number] = cells[first + number]
    return found


def sizes(cells: vec[i64], first: i64, count: i64, room: i64) -> list[int]:
    """How many pieces there are in each of several piles."""
    return [cells[first + number * (room + 1)] for number in range(count)]


def ids(cells: vec[i64], pile: i64, names: tuple[str, ...]) -> list[str]:
    """The names of the pieces of a pile, in order."""
    size = cells[pile]
    found = [""] * size
    for number in range(size):
        found[number] = names[cells[pile + 1 + number]]
    return found


def heap_ids(cells: vec[i64], heap: i64, names: tuple[str, ...]) -> list[str]:
    """The names of the pieces of a heap, in the order of their numbers."""
    kinds: i64 = len(names)
    if not COMPILED or kinds > len(ZEROS):
        return [names[piece] for piece in sorted(row(cells, heap + 1, cells[heap]))]
    counts = ZEROS[:kinds]  # compiled, to count them is faster than to sort them
    for at in range(heap + 1, heap + 1 + cells[heap]):
        counts[cells[at]] += 1
    found = [""] * cells[heap]
    number: i64 = 0
    for kind in range(kinds):
        for _ in range(counts[kind]):
            found[number] = names[kind]
            number += 1
    return found


def tallied_ids(counts: list[int], names: tuple[str, ...]) -> list[str]:
    """The names of pieces of which this many of each kind were counted."""
    found = [""] * sum(counts)
    number: i64 = 0
    for kind, count in enumerate(counts):
        for _ in range(count):
            found[number] = names[kind]
            number += 1
    return found


def kind_ids(cells: vec[i64], heap: i64, of: i64, names: tuple[str, ...]) -> list[str]:
    """The names of the pieces of a heap that is counted by kind."""
    size = cells[heap]
    found = [""] * size
    number: i64 = 0
    at = heap
    while number < size:
        at += 1
        for _ in range(cells[at] & COUNT):
            found[number] = names[at - of - heap]
            number += 1
    return found


def pile_values(cells: vec[i64], pile: i64) -> list[int]:
    """The numbers in a pile, in order."""
    return row(cells, pile + 1, cells[pile])


def heap_values(cells: vec[i64], heap: i64) -> list[int]:
    """The numbers in a heap, sorted."""
    return sorted(row(cells, heap + 1, cells[heap]))


def all_ids(cells: vec[i64], first: i64, count: i64, room: i64, names: tuple[str, ...]) -> list[list[str]]:
    """The names of the pieces of several piles."""
    return [ids(cells, first + number * (room + 1), names) for number in range(count)]


def all_heap_ids(cells: vec[i64], first: i64, count: i64, room: i64, names: tuple[str, ...]) -> list[list[str]]:
    """The names of the pieces of several heaps."""
    return [heap_ids(cells, first + number * (room + 1), names) for number in range(count)]


def all_kind_ids(
    cells: vec[i64], first: i64, count: i64, step: i64, of: i64, names: tuple[str, ...]
) -> list[list[str]]:
    """The names of the pieces of several heaps that are counted by kind."""
    return [kind_ids(cells, first + number * step, of, names) for number in range(count)]


def all_pile_values(cells: vec[i64], first: i64, count: i64, room: i64) -> list[list[int]]:
    """The numbers of several piles."""
    return [pile_values(cells, first + number * (room + 1)) for number in range(count)]


def all_heap_values(cells: vec[i64], first: i64, count: i64, room: i64) -> list[list[int]]:
    """The numbers of several heaps, each sorted."""
    return [heap_values(cells, first + number * (room + 1)) for number in range(count)]


def count_of(cells: vec[i64], shared: i64, owner: i64) -> int:
    """How many pieces an owner has in a shared pile."""
    count: i64 = 0
    for at in range(shared + 1, shared + 1 + cells[shared]):
        if cells[at] % OWNERS == owner:
            count += 1
    return count


def values_of(cells: vec[i64], shared: i64, owner: i64) -> list[int]:
    """The numbers of an owner in a shared pile, in order."""
    values: list[int] = []
    for at in range(shared + 1, shared + 1 + cells[shared]):
        if cells[at] % OWNERS == owner:
            values.append(cells[at] // OWNERS)
    return values


def ids_of(cells: vec[i64], shared: i64, owner: i64, names: tuple[str, ...]) -> list[str]:
    """The names of the pieces of an owner in a shared pile, in order."""
    found: list[str] = []
    for at in range(shared + 1, shared + 1 + cells[shared]):
        if cells[at] % OWNERS == owner:
            found.append(names[cells[at] // OWNERS])
    return found


def all_ids_of(cells: vec[i64], shared: i64, owners: i64, names: tuple[str, ...]) -> list[list[str]]:
    """The names of the pieces in a shared pile, by owner."""
    found: list[list[str]] = [[] for _ in range(owners)]
    for at in range(shared + 1, shared + 1 + cells[shared]):
        found[cells[at] % OWNERS].append(names[cells[at] // OWNERS])
    return found


def ids_by(
    cells: vec[i64], first: i64, nothing: i64, places: tuple[str, ...], names: tuple[str, ...]
) -> dict[str, str]:
    """The name of what lies in each place, by the name of the place, where it is not nothing."""
    found: dict[str, str] = {}
    for number, place in enumerate(places):
        piece = cells[first + number]
        if piece != nothing:
            found[place] = names[piece]
    return found


def numbers_by(cells: vec[i64], first: i64, nothing: i64, places: tuple[str, ...]) -> dict[str, int]:
    """The same for numbers."""
    found: dict[str, int] = {}
    for number, place in enumerate(places):
        if cells[first + number] != nothing:
            found[place] = cells[first + number]
    return found


def piles_by(cells: vec[i64], first: i64, room: i64, places: tuple[str, ...]) -> dict[str, list[int]]:
    """The numbers of the pile in each place, by the name of the place, where it is not empty."""
    found: dict[str, list[int]] = {}
    pile = first
    for place in places:
        if cells[pile]:
            found[place] = row(cells, pile + 1, cells[pile])
        pile += room + 1
    return found


STACK: Final = 16  # pending steps for which there is room at first


def unused(room: int) -> list[int]:
    """What stands in a pile beyond its pieces, at first. It means nothing. No number comes twice: an interpreter counts
    how often each number is used, and copies cells much faster if few of them are the same."""
    return list(range(UNUSED, UNUSED + room))


def no_counts(first: int, length: int) -> list[int]:
    """What stands in the cells of a heap that is counted by kind while it is empty. Beside the count, each cell has a
    number of its own, for the same reason."""
    return [number * (COUNT + 1) for number in range(first + 1, first + 1 + length)]


class Arrangement:
    """Where the fields of a game's states begin in their cells, what stands there at first, how many pieces there is
    room for in each pile of a field, and the sizes of indexes that depend on the game. ``uneven`` says where each heap
    begins, and the last one ends, of fields whose heaps have different room; ``kinds`` which are the lowest and the
    highest kind of fields that are counted by kind."""

    __slots__ = ("blank", "kinds", "rooms", "sizes", "starts", "uneven")

    def __init__(
        self,
        starts: Mapping[str, int],
        rooms: Mapping[str, int],
        blank: Sequence[int],
        sizes: Mapping[str, int],
        uneven: Mapping[str, Sequence[int]],
        kinds: Mapping[str, tuple[int, int]],
    ) -> None:
        self.kinds = kinds
        self.starts = starts
        self.rooms = rooms
        self.uneven = uneven
        self.blank = blank
        self.sizes = sizes

    def cells(self) -> vec[i64]:
        """The cells of a state in which nothing is laid out yet, with room for pending steps."""
        return vec[i64](list(self.blank) + unused(STACK))


for_interpreter(globals())
