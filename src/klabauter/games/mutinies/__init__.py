"""21 Mutinies Arrr! Edition by Perepau Llistosella: one captain chooses, the crew follows, hides or mutinies."""

from __future__ import annotations

from pathlib import Path

from klabauter.games.mutinies.game import Mutinies
from klabauter.kernel.game import Info, Option, start_option

INFO = Info(
    id="mutinies",
    title="21 Mutinies Arrr! Edition",
    authors="Perepau Llistosella",
    publisher="Asylum Games",
    year=2013,
    seats=(2, 5),
    minutes=(45, 75),
    options=(
        Option("henchman-market", ("hands-over", "blocks-free"), "hands-over", "12.5"),
        Option("card-texts", ("as-ruled", "ignored"), "as-ruled", "2.6"),
        Option("lost-page", ("invented", "none"), "invented", "2.7"),
        Option("storm", ("one", "both"), "one", "9.6"),
        Option("henchman-wheel", ("blocks", "defends"), "blocks", "12.6"),
        Option("refusal", ("always", "needs-2"), "always", "9.5"),
        Option("track", ("reach", "pass"), "reach", "2.2"),
        start_option(5, "2.3"),
        Option("pile", tuple(range(21, 46)), 21, "2.5"),
    ),
    versions=(1,),
    folder=Path(__file__).parent,
    make=Mutinies,
)
