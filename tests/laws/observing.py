"""The law of observations: written straight from the state, they are what the view gives, for every seat; and masks are
the legal moves.

The test run looks at some questions of a few games. This looks at every question of many, for every seat:

    python -m tests.laws.observing [GAMES]      of each game, with each number of seats and each option
"""

from __future__ import annotations

import itertools
import sys
import time
from typing import Any

from klabauter.kernel.compat import i16, vec
from klabauter.kernel.encoding import MOST, Encoder
from klabauter.kernel.frame import State
from klabauter.kernel.game import Game
from klabauter.lab.encoders import encoder
from klabauter.lab.layouts import layout
from klabauter.lab.observe import Layout
from klabauter.lab.tables import Tables
from tests.laws.case import Case, Walk, registered, whose

MARGIN = 3  # places before and behind a row, which must stay as they are
MARK = -7
GAMES = 100  # of each case, unless the command says otherwise


def observations(case: Case, seed: int) -> int:
    """What a seat sees as numbers follows from its view alone, and moves have their numbers."""
    return Comparison(case, seed).some()


class Comparison:
    """A game whose questions are observed in both ways."""

    def __init__(self, case: Case, seed: int) -> None:
        self.walk = Walk("observations", case, seed)
        self.game: Game[Any] = self.walk.game
        if [move.number for move in self.game.lexicon.table] != list(range(len(self.game.lexicon.moves))):
            self.walk.fail("moves do not have their numbers")
        self.where: Layout = layout(self.game)
        self.writer: Encoder = encoder(self.game, self.where)
        self.units = self.where.units()
        self.margins = vec[i16]([MARK] * MARGIN + [0] * self.where.size + [MARK] * MARGIN)  # one row for all questions
        self.tables = Tables(self.game, self.writer, "", 0, 1)  # what a batch shows
        self.greatest = 0  # number that was seen

    def some(self) -> int:
        """Look at some questions of the game. Returns how many observations were compared."""
        return sum(self.compare(s) for s in self.walk.settled() if not self.walk.over(s) and self.walk.looks())

    def every(self) -> int:
        """Look at all of them."""
        return sum(self.compare(s) for s in self.walk.settled() if not self.walk.over(s))

    def compare(self, s: State) -> int:
        """One question, for every seat; and what a batch shows of it."""
        for seat in range(self.game.seats):
            self.writer.write(s, seat, self.margins, MARGIN)
            numbers = [int(number) for number in self.margins]
            for place, number in enumerate(numbers[MARGIN:-MARGIN], MARGIN):
                if number:
                    self.margins[place] = i16(0)
            if [*numbers[:MARGIN], *numbers[-MARGIN:]] != [MARK] * 2 * MARGIN:
                self.walk.fail("an observation writes beyond its row")
            self.row(s, seat, numbers[MARGIN:-MARGIN])
        self.batch(s, self.game.actor(s))
        return self.game.seats

    def row(self, s: State, seat: int, numbers: list[int]) -> None:
        """What a seat observes is what its view gives."""
        if not 0 <= min(numbers) <= max(numbers) < MOST:
            self.walk.fail(f"{whose(seat)} observes numbers from {min(numbers)} to {max(numbers)}")
        self.greatest = max(self.greatest, *numbers)
        found = [number / unit for number, unit in zip(numbers, self.units, strict=True)]
        wanted = self.where.observe(self.game.view(s, seat))
        if found == wanted:
            return
        for name, at, size, _ in self.where.describe():
            part = slice(at, at + size)
            if any([abs(one - two) > 1e-9 for one, two in zip(found[part], wanted[part], strict=True)]):
                self.walk.fail(f"{whose(seat)} observes {name} as {found[part]}, its view gives {wanted[part]}")

    def batch(self, s: State, actor: int) -> None:
        """What a batch shows of the question: who decides, what this seat observes, and which moves are legal."""
        tables = self.tables
        tables.clear()
        tables.show(0, s)
        if tables.actors[0] != actor:
            self.walk.fail(f"a batch says that seat {tables.actors[0]} decides, the game says {actor}")
        self.row(s, actor, [int(number) for number in tables.rows])
        wanted = [0] * len(self.game.lexicon.moves)
        for move in self.game.options(s):
            wanted[move.number] = 1
        found = [int(number) for number in tables.masks]
        if found != wanted:
            differ = [
                self.game.lexicon.table[n].text for n, (a, b) in enumerate(zip(found, wanted, strict=True)) if a != b
            ]
            self.walk.fail(f"the mask of {whose(actor)} and its legal moves differ in {', '.join(differ)}")


def main(games: int) -> None:
    begun = time.monotonic()
    together = [0, 0]
    for title, of in itertools.groupby(registered(), key=lambda case: case.info.id):
        played = compared = greatest = 0
        for case in of:
            for seed in range(games):
                comparison = Comparison(case, seed)
                compared += comparison.every()
                greatest = max(greatest, comparison.greatest)
                played += 1
        print(f"{title}: {played:,} games, {compared:,} observations, numbers up to {greatest}", flush=True)
        together[0] += played
        together[1] += compared
    print(f"together {together[0]:,} games, {together[1]:,} observations: all equal; {time.monotonic() - begun:,.0f} s")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
