"""The registry of steps, and what a frame knows of itself."""

from __future__ import annotations

from typing import Any

import pytest

from klabauter.games import games, info, make
from klabauter.kernel.errors import BadOption, BadPosition
from klabauter.kernel.frame import AUTO, NATURE, End, Frame
from klabauter.kernel.game import RANDOM_START, start_option
from klabauter.kernel.move import Lexicon
from klabauter.kernel.steps import Steps


def some() -> Steps[Any]:
    return Steps(End("9.1"), Lexicon({}))


def test_a_frame_is_registered_once_and_found_by_its_name() -> None:
    steps = some()
    turn: Frame[Any] = steps.add(Frame("1.1", 2, "turn"))
    draws: list[Frame[Any]] = steps.add_all([Frame("1.2", NATURE, "draw", owner=seat) for seat in range(2)])
    assert list(steps.by_name) == ["end", "turn 2", "draw 0", "draw 1"]
    assert steps.stack(["turn 2", "draw 1"]) == [steps.end, draws[1], turn]
    with pytest.raises(ValueError, match="two steps 'draw 0'"):
        steps.add(Frame("1.2", AUTO, "draw", owner=0))


@pytest.mark.parametrize("name", ["turn 3", "end", ""])
def test_an_unknown_step_and_the_end_cannot_be_named(name: str) -> None:
    steps = some()
    steps.add(Frame("1.1", 2, "turn"))
    with pytest.raises(BadPosition, match="there are turn 2"):
        steps.stack([name])


def test_a_frame_knows_its_kind_and_its_owner() -> None:
    for frame, name, kind, owner in (
        (Frame[Any]("1.1", 1, "turn"), "turn 1", "turn", 1),
        (Frame[Any]("1.1", AUTO, "next", owner=1), "next 1", "next", 1),
        (Frame[Any]("1.1", AUTO, "round"), "round", "round", -1),
        (Frame[Any]("1.1", NATURE, "roll", "roll 1 for nobody", "die", 1), "roll 1 for nobody", "roll", 1),
    ):
        assert (frame.name, frame.kind, frame.owner) == (name, kind, owner)


@pytest.mark.parametrize("game", games())
def test_names_of_steps_follow_from_kind_and_owner(game: str) -> None:
    for seats in range(info(game).seats[0], info(game).seats[1] + 1):
        made = make(game, seats)
        for name, frame in made.frames.items():
            words = name.split()
            assert (words[0], frame.name) == (frame.kind, name)
            assert [word for word in words[1:2] if word.isdecimal()] == ([str(frame.owner)] if frame.owner >= 0 else [])
            assert frame.seat < 0 or frame.seat == frame.owner


@pytest.mark.parametrize("game", games())
def test_who_begins_is_the_same_option_in_every_game(game: str) -> None:
    low, high = info(game).seats
    option = next(option for option in info(game).options if option.name == "start")
    assert option == start_option(high, option.rule)
    for seats in range(low, high + 1):
        assert info(game).setting(seats).starters() == list(range(seats))
        for seat in range(high):
            if seat < seats:
                assert info(game).setting(seats, {"start": seat}).starters() == [seat]
                continue
            possible = ", ".join([RANDOM_START, *[str(i) for i in range(seats)]])
            with pytest.raises(BadOption, match=f"there are {seats} seats, counted from 0. Possible: {possible}"):
                info(game).setting(seats, {"start": str(seat)})
