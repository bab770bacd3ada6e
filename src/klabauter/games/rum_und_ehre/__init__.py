"""Um Rum & Ehre by Stefan Feld: one captain for all, a town of dark alleys, and a fight for the bunk every night."""

from __future__ import annotations

from pathlib import Path

from klabauter.games.rum_und_ehre.game import RumHonour
from klabauter.kernel.game import Info, Option, start_option

INFO = Info(
    id="rum-und-ehre",
    title="Um Rum & Ehre",
    authors="Stefan Feld",
    publisher="alea / Ravensburger",
    year=2006,
    seats=(2, 5),
    minutes=(60, 75),
    options=(
        Option("town", ("random", "built"), "random", "2.1"),
        Option("rounds", (5, 4), 5, "3.1"),
        Option("dark-only", ("occupied", "means"), "occupied", "4.3"),
        start_option(5, "2.8"),
        Option("imaginary-rum", (False, True), False, "9.2"),
        Option("dark-return", (False, True), False, "4.4"),
        Option("gifts", ("taken", "asked"), "taken", "5.2"),
    ),
    versions=(1,),
    folder=Path(__file__).parent,
    make=RumHonour,
)
