"""Port Royal unterwegs by Alexander Pfister: discover ships and persons, stop in time, trade and hire."""

from __future__ import annotations

from pathlib import Path

from klabauter.games.port_royal.game import PortRoyal
from klabauter.kernel.game import Info, Option, start_option

INFO = Info(
    id="port-royal",
    title="Port Royal unterwegs",
    authors="Alexander Pfister",
    publisher="Pegasus Spiele",
    year=2016,
    seats=(2, 4),
    minutes=(20, 30),
    options=(
        Option("persons", ("standard", "cheap-wholesaler"), "standard", "1.3"),
        Option("reshuffle", ("when-needed", "at-once"), "when-needed", "2.5"),
        start_option(4, "2.4"),
        Option("pick-after-active", (False, True), False, "5.5"),
    ),
    versions=(1,),
    folder=Path(__file__).parent,
    make=PortRoyal,
)
