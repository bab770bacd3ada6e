"""What an interpreter does faster with the operations of Python's own lists. Never compiled.

Each function does what the one of the same name does in :mod:`klabauter.kernel.cells`, :class:`Choices` what the one in
:mod:`klabauter.kernel.move` does. The same tests run on both.
"""

from __future__ import annotations

from typing import Any


class Choices(list[Any]):
    """The legal moves as the list itself."""

    __slots__ = ("all",)

    add = list.append
    add_all = list.extend
    set_all = list.extend
    has = list.__contains__
    listed = list.copy
    at = list.__getitem__

    def add_each(self, moves: list[Any], cells: list[int], pile: int) -> None:
        self += [moves[piece] for piece in cells[pile + 1 : pile + 1 + cells[pile]]]

    @property
    def size(self) -> int:
        return len(self)

    def number_at(self, number: int) -> Any:
        return self[number].number

    def pick(self, rng: Any) -> Any:
        return self[rng.below(len(self))]


def options(frame: Any, s: Any) -> list[Any]:
    """The legal moves, as a new list."""
    out = Choices()
    frame.legal(s, out)
    return out


def push(s: Any, frame: Any) -> None:
    depth = s.depth
    try:
        s.cells[depth] = frame.number
    except IndexError:
        s.cells.append(frame.number)
    s.depth = depth + 1


def push_all(s: Any, frames: list[Any]) -> None:
    depth = s.depth
    s.depth = after = depth + len(frames)
    s.cells[depth:after] = [frame.number for frame in frames]


def sort(cells: list[int], pile: int) -> None:
    end = pile + 1 + cells[pile]
    cells[pile + 1 : end] = sorted(cells[pile + 1 : end])


def add_sorted(cells: list[int], pile: int, piece: int) -> None:
    size = cells[pile]
    at = pile + size
    while at > pile and cells[at] > piece:
        at -= 1
    cells[at + 2 : pile + size + 2] = cells[at + 1 : pile + size + 1]
    cells[at + 1] = piece
    cells[pile] = size + 1


def place_of(cells: list[int], pile: int, piece: int) -> int:
    try:
        return cells.index(piece, pile + 1, pile + 1 + cells[pile]) - pile - 1
    except ValueError:
        return -1


def take(cells: list[int], pile: int, piece: int) -> None:
    end = pile + cells[pile]
    at = cells.index(piece, pile + 1, end + 1)
    cells[at:end] = cells[at + 1 : end + 1]
    cells[pile] -= 1


def take_at(cells: list[int], pile: int, number: int) -> int:
    end = pile + cells[pile]
    at = pile + 1 + number
    piece = cells[at]
    cells[at:end] = cells[at + 1 : end + 1]
    cells[pile] -= 1
    return piece


def move_all(cells: list[int], pile: int, to: int) -> None:
    size, there = cells[pile], cells[to]
    cells[to + there + 1 : to + there + size + 1] = cells[pile + 1 : pile + size + 1]
    cells[to] = there + size
    cells[pile] = 0


def numbers(cells: list[int], first: int, length: int) -> tuple[int, ...]:
    return tuple(cells[first : first + length])


def pieces(cells: list[int], pile: int) -> tuple[int, ...]:
    return tuple(cells[pile + 1 : pile + 1 + cells[pile]])


def heap_of(cells: list[int], heap: int) -> tuple[int, ...]:
    return tuple(sorted(cells[heap + 1 : heap + 1 + cells[heap]]))


def row(cells: list[int], first: int, length: int) -> list[int]:
    return cells[first : first + length]


def ids(cells: list[int], pile: int, names: tuple[str, ...]) -> list[str]:
    return [names[piece] for piece in cells[pile + 1 : pile + 1 + cells[pile]]]


def all_pieces(cells: list[int], first: int, count: int, room: int) -> tuple[tuple[int, ...], ...]:
    step = room + 1
    return tuple([tuple(cells[at + 1 : at + 1 + cells[at]]) for at in range(first, first + count * step, step)])


def set_numbers(cells: list[int], first: int, length: int, values: tuple[int, ...]) -> None:
    if len(values) != length:
        raise ValueError(f"{len(values)} values for {length} cells")
    cells[first : first + length] = values


def set_pieces(cells: list[int], pile: int, room: int, values: tuple[int, ...]) -> None:
    if len(values) > room:
        raise ValueError(f"{len(values)} pieces where there is room for {room}")
    cells[pile] = len(values)
    cells[pile + 1 : pile + 1 + len(values)] = values


def values_of(cells: list[int], shared: int, owner: int) -> list[int]:
    return [one >> 3 for one in cells[shared + 1 : shared + 1 + cells[shared]] if one & 7 == owner]  # 8 are OWNERS


def all_shared(cells: list[int], shared: int, owners: int) -> tuple[tuple[int, ...], ...]:
    found: list[list[int]] = [[] for _ in range(owners)]
    for one in cells[shared + 1 : shared + 1 + cells[shared]]:
        found[one & 7].append(one >> 3)
    return tuple(map(tuple, found))


def all_ids_of(cells: list[int], shared: int, owners: int, names: tuple[str, ...]) -> list[list[str]]:
    found: list[list[str]] = [[] for _ in range(owners)]
    for one in cells[shared + 1 : shared + 1 + cells[shared]]:
        found[one & 7].append(names[one >> 3])
    return found


def heap_ids(cells: list[int], heap: int, names: tuple[str, ...]) -> list[str]:
    return [names[piece] for piece in sorted(cells[heap + 1 : heap + 1 + cells[heap]])]


FASTER = {
    "Choices", "add_sorted", "all_ids_of", "all_pieces", "all_shared", "heap_ids", "heap_of", "ids", "move_all",
    "numbers", "pieces", "place_of", "row", "set_numbers", "set_pieces", "sort", "take", "take_at", "values_of",
}  # fmt: skip
