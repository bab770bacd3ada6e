"""The parts of observations."""

from __future__ import annotations

import pytest

from klabauter.games import make
from klabauter.lab.observe import By, Crew, Each, Fields, Name, Number, Owner, Part, Rows, Seats, Steps


def written(part: Part, value: object, seat: int = 0) -> list[float]:
    row = [0.0] * part.size
    part.write(value, row, 0, seat)
    return row


def test_parts_write_what_they_say() -> None:
    colours = Name(("red", "blue", "red"))
    assert written(Number(4), 2) == [0.5]
    assert written(Number(), None) == [0]
    assert written(colours, "blue") == [0, 1, 0]
    assert written(colours, None) == [0, 0, 1]
    assert written(colours, [None, [1]]) == [0, 0, 1]
    assert written(Each(colours), ["red", "red", None, ["blue", [0]]]) == [2, 1, 1]
    assert written(Rows(2, colours), ["blue"]) == [0, 1, 0, 0, 0, 0]
    assert written(By(("a", "b"), Number()), {"b": 7}) == [0, 7]
    assert written(Fields({"x": Number(), 1: colours}), None) == [0, 0, 0, 0]
    with pytest.raises(ValueError, match="3 of at most 2"):
        written(Rows(2, Number()), [1, 2, 3])
    with pytest.raises(KeyError):
        written(colours, "green")


def test_seats_are_turned_so_that_the_own_one_comes_first() -> None:
    assert written(Owner(3), 2, seat=2) == [1, 0, 0]
    assert written(Owner(3), [0, 1], seat=2) == [0, 1, 1]
    assert written(Owner(3), None, seat=2) == [0, 0, 0]
    assert written(Owner(2, crews=1), 2, seat=1) == [0, 0, 1]
    assert written(Crew(2, ("seat-0", "seat-1", "imaginary")), "seat-0", seat=1) == [0, 1, 0]
    assert written(Seats(3, Number()), [10, 11, 12], seat=1) == [11, 12, 10]
    assert written(Seats(2, Number(), crews=1), [10, 11, 12], seat=1) == [11, 10, 12]
    assert written(Seats(2, Number(), each=2), [1, 2, 3, 4], seat=1) == [3, 4, 1, 2]


def test_pending_steps_are_turned_too() -> None:
    steps = Steps(make("jolly-und-roger"))
    assert written(steps, ["play 1", "next 0"], seat=1) == written(steps, ["play 0", "next 1"], seat=0)
    assert written(steps, ["play 1", "next 0"], seat=0) != written(steps, ["play 0", "next 1"], seat=0)
