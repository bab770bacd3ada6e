"""Freibeuter by Reiner Stockhausen: ships on the crossings, boats all around, and helpers who want their share."""

from __future__ import annotations

from pathlib import Path

from klabauter.games.freibeuter.game import Freibeuter
from klabauter.kernel.game import Info, Option, start_option

INFO = Info(
    id="freibeuter",
    title="Freibeuter",
    authors="Reiner Stockhausen",
    publisher="Hans im Glück",
    year=1998,
    seats=(2, 4),
    minutes=(45, 60),
    options=(
        Option("last-camp", ("end-at-once", "finish-placement"), "end-at-once", "9.1"),
        start_option(4, "2.4"),
    ),
    versions=(1,),
    folder=Path(__file__).parent,
    make=Freibeuter,
)
