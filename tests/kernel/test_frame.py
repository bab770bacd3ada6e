"""Frames: the pending steps of a game."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from klabauter.kernel import frame
from klabauter.kernel.compat import i64, vec
from klabauter.kernel.frame import End
from klabauter.kernel.move import Lexicon, Verb
from klabauter.kernel.steps import Steps
from tests.kernel.forms import as_compiled


def test_frames_travel_by_name_never_by_pickle() -> None:
    with pytest.raises(TypeError, match="by name"):
        pickle.dumps(End("1.1"))


@pytest.fixture(params=[frame, as_compiled(frame)], ids=["as it is", "as compiled"])
def f(request: pytest.FixtureRequest) -> Any:
    """The module of frames."""
    return request.param


def state(f: Any, steps: list[Any]) -> Any:
    """A state of a game with these steps, the end first, of which the end is pending."""
    if f is frame:
        registry: Steps[Any] = Steps(steps[0], frame.NO_MOVES)
        registry.add_all(steps[1:])
        table: Any = registry.table
    else:
        for number, step in enumerate(steps):
            step.number = number
        table = steps
    s = f.State(table, vec[i64]([7, 0, 0]), 1, 1)
    s.push(steps[0])
    return s


def test_steps_come_next_and_leave_also_beyond_the_room_there_was(f: Any) -> None:
    steps = [f.End("1.1"), *[f.Frame("1.2", seat, "turn") for seat in range(3)]]
    s = state(f, steps)
    s.push_all([steps[2], steps[1]])
    s.push(steps[3])
    assert s.pending == [steps[0], steps[2], steps[1], steps[3]]
    assert s.top() is steps[3]
    assert s.is_pending(steps[2])
    s.pop()
    s.again()
    assert s.top() is steps[3]
    s.pop()
    s.pop()
    assert not s.is_pending(steps[1])
    s.pending = [steps[0], steps[3]]
    assert [step.name for step in s.pending] == ["end", "turn 2"]
    assert s.cells[0] == 7


def test_a_step_lists_what_is_legal_anew_each_time(f: Any) -> None:
    lexicon = Lexicon({})
    lexicon.add(Verb("another"))
    only = lexicon.add(Verb("only"))

    def legal(self: Any, s: Any, out: Any) -> None:
        out.add(only)

    step = type("Asks", (f.Frame,), {"legal": legal})("1.1", 0, "asks")
    s = state(f, [f.End("1.1"), step])
    step.lexicon = lexicon
    first = list(step.options(s))
    first.append(only)
    assert list(step.options(s)) == [only]
    assert step.why_not(s, only) is None
