"""What all chapters share: figures, moves, the readings chosen for a table, and every frame, so that one chapter
can call the next without importing it."""

from __future__ import annotations

from collections.abc import Mapping

from klabauter.games.rum_und_ehre.components import ROUNDS, Components, names_of
from klabauter.games.rum_und_ehre.notation import Moves
from klabauter.games.rum_und_ehre.state import RumOffsets, RumState
from klabauter.kernel.compat import i64, vec
from klabauter.kernel.frame import Frame
from klabauter.kernel.move import numbers_of

Step = Frame[RumState]


class Rules:
    """Made once per game. Rows of steps are by seat unless they say otherwise."""

    at: RumOffsets
    town: vec[Step]  # laying it: by luck, then by each seat
    draws: vec[Step]  # by stack: what comes to lie open, and coils
    ready: Step  # the set-up is done
    round_begins: Step
    crew_rolls: Step  # how large the imaginary crew is; with two seats only
    turn: vec[Step]
    enter: vec[Step]
    after: vec[Step]
    gift: vec[Step]
    recall: vec[Step]
    recall_second: vec[Step]
    shop: vec[Step]
    draw_good: vec[Step]
    draw_date: vec[Step]
    chart: vec[Step]
    guard: vec[Step]
    draw_guard: vec[Step]  # by seat * 2 + (0 small, 1 large)
    host: vec[Step]
    guest: vec[Step]  # by seat * seats + host
    carouse: vec[Step]
    drained: Step  # a roll in a pub counts
    win: vec[Step]
    chest: vec[Step]
    stung: Step  # a roll round a chest counts
    roll: vec[Step]
    roll_for_crew: vec[Step]  # by the seat that rolls for the imaginary crew
    brawl: Step
    clash: Step  # a roll in a column counts
    round_ends: Step

    def __init__(self, seats: int, options: Mapping[str, object], components: Components, moves: Moves) -> None:
        self.seats: i64 = seats
        self.components = components
        self.moves = moves
        self.numbers = numbers_of(names_of(components, seats))
        self.rounds: i64 = 4 if options["rounds"] == 4 else ROUNDS
        self.dark_means = options["dark-only"] == "means"
        self.dark_return = bool(options["dark-return"])
        self.imaginary_rum = bool(options["imaginary-rum"])
        self.gifts_asked = options["gifts"] == "asked"
        self.coils = seats > 3  # 2.5: with two or three nobody sleeps on a coil of rope
