"""Sunken Prizes: cards laid in secret, a deck with buried cards, hooks. A small game to start from."""

from __future__ import annotations

from pathlib import Path

from klabauter.kernel.game import Info, Option
from tests.laws.toy.game import Toy

INFO = Info(
    id="sunken-prizes",
    title="Sunken Prizes",
    authors="the Klabauter authors",
    publisher="nobody",
    year=2025,
    seats=(2, 4),
    minutes=(5, 10),
    options=(Option("rounds", (3, 4), 3, "2.3"), Option("hooks", (True, False), True, "2.4")),
    versions=(1, 2),  # 2: the highest card laid twice sinks (4.3)
    folder=Path(__file__).parent,
    make=Toy,
)
