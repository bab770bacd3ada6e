"""What is not used any more takes no memory: copies, worlds, random games and what batches show, in both forms.

mypyc never frees a ``vec`` that interpreted code hands to compiled code, so nothing compiled may depend on that.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path

import pytest

from klabauter.games import games, info, make
from klabauter.kernel.rng import Rng
from klabauter.lab.encoders import encoder
from klabauter.lab.layouts import layout
from klabauter.lab.tables import Tables

MEMORY = Path("/proc/self/statm")
PAGE = 4  # kilobytes, at least
STATE = 2_000  # bytes of the smallest state
ROOM = 12_000  # kilobytes that may come and stay for other reasons

pytestmark = pytest.mark.skipif(not MEMORY.exists(), reason="this system does not say how much memory is used now")


def used() -> int:
    """The memory of this process, in kilobytes."""
    gc.collect()
    return int(MEMORY.read_text("ascii").split()[1]) * PAGE


def grown(times: int, work: Callable[[], object]) -> int:
    """By how many kilobytes it grows when this is done so often."""
    for _ in range(times // 10):
        work()
    before = used()
    for _ in range(times):
        work()
    return used() - before


@pytest.mark.parametrize("name", games())
def test_nothing_stays_in_memory(name: str) -> None:
    game, rng = make(name, info(name).seats[1]), Rng(name)
    s = game.initial()
    game.settle(s, rng)
    worlds = game.worlds(game.view(s, 0))
    tables = Tables(game, encoder(game, layout(game)), name, 0, 1)
    copies = 10_000
    assert copies * STATE / 1024 > ROOM, "too few to notice"
    assert grown(copies, s.copy) < ROOM
    assert grown(300, lambda: worlds.sample(rng)) < ROOM
    assert grown(30, lambda: game.playout(game.initial(), rng)) < ROOM
    assert grown(100, tables.reset) < ROOM
