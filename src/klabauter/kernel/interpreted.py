"""What an interpreter does faster with the operations of Python's own lists. Never compiled.

Each function does what the one of the same name does in :mod:`klabauter.kernel.cells`, :class:`Choices` what the one in
:mod:`klabauter.kernel.move` does. The same tests run on both.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
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
        self.extend(map(moves.__getitem__, cells[pile + 1 : pile + 1 + cells[pile]]))

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


def stepping(mute: Any, no_move: Any) -> Callable[[Any, Any, Any, Any], None]:
    """Playing a move and the luck after it without calling another function of the kernel."""

    def acts_of(game: Any) -> list[tuple[Any, Any]]:
        """By the number of a step: what happens if nobody decides it, and what that is given for a move; luck is given
        the generator instead."""
        return [
            (frame.happen, None) if frame.seat == -1 else (frame.apply, no_move) if frame.seat == -2 else (None, None)
            for frame in game.steps.table  # -1 is NATURE, -2 is AUTO
        ]

    def step_of(game: Any, s: Any, move: Any, rng: Any) -> None:
        try:
            acts = game.acts
        except AttributeError:
            acts = game.acts = acts_of(game)
        cells = s.cells
        s.depth = last = s.depth - 1
        s.steps[cells[last]].apply(s, move, mute)
        while True:
            last = s.depth - 1
            act, given = acts[cells[last]]
            if act is None:
                return
            s.depth = last
            act(s, given or rng, mute)

    return step_of


def copying(states: type) -> Callable[[Any], Any]:
    """What copies states of this class without calling their constructor, whose arguments take much longer."""
    names = [name for one in states.__mro__ for name in getattr(one, "__slots__", ()) if name != "cells"]
    lines = ["def copy(s):", "    new = make(states)", "    new.cells = s.cells[:]"]
    defined: dict[str, Any] = {"make": object.__new__, "states": states}
    exec("\n".join([*lines, *[f"    new.{name} = s.{name}" for name in names], "    return new"]), defined)
    copy: Callable[[Any], Any] = defined["copy"]
    return copy


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
    cells[pile] = size = cells[pile] + 1
    end = pile + size
    at = bisect_right(cells, piece, pile + 1, end)
    cells[at + 1 : end + 1] = cells[at:end]
    cells[at] = piece


def place_of(cells: list[int], pile: int, piece: int) -> int:
    try:
        return cells.index(piece, pile + 1, pile + 1 + cells[pile]) - pile - 1
    except ValueError:
        return -1


def take(cells: list[int], pile: int, piece: int) -> None:
    size = cells[pile]
    cells[pile] = size - 1
    end = pile + size
    at = cells.index(piece, pile + 1, end + 1)
    cells[at:end] = cells[at + 1 : end + 1]


def deal(cells: list[int], heap: int, to: int, count: int, rng: Any) -> None:
    below = rng.below
    size = cells[heap]
    top = to + cells[to]
    cells[heap] = size - count
    cells[to] += count
    for last in range(heap + size, heap + size - count, -1):
        at = heap + 1 + below(last - heap)
        top += 1
        cells[top] = cells[at]
        cells[at] = cells[last]


def put_all(cells: list[int], row: int, length: int, value: int) -> None:
    cells[row : row + length] = [value] * length


def add_for(cells: list[int], shared: int, owner: int, piece: int) -> None:
    cells[shared] = size = cells[shared] + 1
    cells[shared + size] = piece << 3 | owner  # 8 are OWNERS


def top_of(cells: list[int], shared: int, owner: int) -> int:
    for one in cells[shared + cells[shared] : shared : -1]:
        if one & 7 == owner:
            return one >> 3
    return -1


def first_of(cells: list[int], shared: int, owner: int) -> int:
    if cells[shared]:
        for number, one in enumerate(cells[shared + 1 : shared + 1 + cells[shared]]):
            if one & 7 == owner:
                return number
    return -1


def take_at(cells: list[int], pile: int, number: int) -> int:
    size = cells[pile]
    cells[pile] = size - 1
    end = pile + size
    at = pile + 1 + number
    piece = cells[at]
    cells[at:end] = cells[at + 1 : end + 1]
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
    "Choices", "add_for", "add_sorted", "all_ids_of", "all_pieces", "all_shared", "deal", "first_of", "heap_ids",
    "heap_of", "ids", "move_all", "numbers", "pieces", "place_of", "put_all", "row", "set_numbers", "set_pieces",
    "sort", "take", "take_at", "top_of", "values_of",
}  # fmt: skip
