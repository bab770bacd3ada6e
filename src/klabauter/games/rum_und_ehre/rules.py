"""What all chapters share: figures, moves, the readings chosen for a table, and every frame, so that one chapter
can call the next without importing it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from klabauter.games.rum_und_ehre.figures import ROUNDS, Figures, names_of
from klabauter.games.rum_und_ehre.notation import Moves
from klabauter.games.rum_und_ehre.state import RumState
from klabauter.kernel.frame import Frame
from klabauter.kernel.move import numbers_of

# Readings of the rulebook that a purist may contest and that are no options; each with its reason.

# 4.8 Only dark alleys are free at the captain, but there is no second one to come back by: a dead end like any other,
# because the captain could never go on otherwise.
LONELY_DARK_IS_DEAD_END: Final[bool] = True
# 6.4 A roll in a pub that beats several tokens wins one of them, and the roller chooses which. He must take one: he who
# always refused could keep a carouse going for ever.
PUB_ROLL_MUST_TAKE: Final[bool] = True
# 5.15 A barrel that is handed over goes back to the supply, so there are never more than twelve: the book counts twelve
# and speaks of a supply one takes from.
BARRELS_RETURN: Final[bool] = True
# 7.10 If nobody is aboard, the sleeping places of this round go back into the box unslept in, because they count the
# rounds.
EMPTY_SHIP_LOSES_ITS_PLACES: Final[bool] = True


class Rules:
    """Made once per game. Lists of frames are by seat unless they say otherwise."""

    def __init__(self, seats: int, options: Mapping[str, object], figures: Figures, moves: Moves) -> None:
        self.seats = seats
        self.figures = figures
        self.moves = moves
        self.numbers = numbers_of(names_of(figures, seats))
        self.rounds = 4 if options["rounds"] == 4 else ROUNDS
        self.dark_means = options["dark-only"] == "means"
        self.dark_return = bool(options["dark-return"])
        self.imaginary_rum = bool(options["imaginary-rum"])
        self.gifts_asked = options["gifts"] == "asked"
        self.coils = seats > 3  # 2.5: with two or three nobody sleeps on a coil of rope
        self.town: list[Frame[RumState]] = []  # laying it: by lot, then by each seat
        self.draws: list[Frame[RumState]] = []  # by stack: what comes to lie open, and coils
        self.ready: list[Frame[RumState]] = []  # one: the set-up is done
        self.round_begins: list[Frame[RumState]] = []  # one
        self.crew_rolls: list[Frame[RumState]] = []  # one: how large the imaginary crew is
        self.turn: list[Frame[RumState]] = []
        self.further: list[Frame[RumState]] = []
        self.enter: list[Frame[RumState]] = []
        self.after: list[Frame[RumState]] = []
        self.gift: list[Frame[RumState]] = []
        self.recall: list[Frame[RumState]] = []
        self.recall_second: list[Frame[RumState]] = []
        self.shop: list[Frame[RumState]] = []
        self.draw_good: list[Frame[RumState]] = []
        self.draw_date: list[Frame[RumState]] = []
        self.chart: list[Frame[RumState]] = []
        self.guard: list[Frame[RumState]] = []
        self.draw_guard: list[Frame[RumState]] = []  # by seat * 2 + (0 small, 1 large)
        self.host: list[Frame[RumState]] = []
        self.guest: list[Frame[RumState]] = []  # by seat * seats + host
        self.carouse: list[Frame[RumState]] = []
        self.drained: list[Frame[RumState]] = []  # one: a roll in a pub counts
        self.win: list[Frame[RumState]] = []
        self.chest: list[Frame[RumState]] = []
        self.stung: list[Frame[RumState]] = []  # one: a roll round a chest counts
        self.roll: list[Frame[RumState]] = []
        self.rum: list[Frame[RumState]] = []
        self.roll_for_crew: list[Frame[RumState]] = []  # by the seat that rolls for the imaginary crew
        self.brawl: list[Frame[RumState]] = []  # one
        self.clash: list[Frame[RumState]] = []  # one: a roll in a column counts
        self.round_ends: list[Frame[RumState]] = []  # one
