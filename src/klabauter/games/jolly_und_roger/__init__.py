"""Jolly & Roger by Shaun Graham and Scott Huntington: two pirates, four ships, one cuts and the other chooses."""

from __future__ import annotations

from pathlib import Path

from klabauter.games.jolly_und_roger.game import JollyRoger
from klabauter.kernel.game import Info, Option, start_option

INFO = Info(
    id="jolly-und-roger",
    title="Jolly & Roger",
    authors="Shaun Graham & Scott Huntington",
    publisher="ABACUSSPIELE",
    year=2016,
    seats=(2, 2),
    minutes=(20, 30),
    options=(
        Option("mode", ("beginner", "pro", "all"), "pro", "2.4"),
        start_option(2, "2.6"),
    ),
    versions=(1,),
    folder=Path(__file__).parent,
    make=JollyRoger,
)
