"""Freibeuter, put together from its chapters."""

from __future__ import annotations

import random
from typing import Any

from klabauter.games.freibeuter import features, pending, position, r9_end, remarks, view, worlds
from klabauter.games.freibeuter.declaration import DECLARATION
from klabauter.games.freibeuter.figures import DUTCHMAN, SEA, Figures, names_of
from klabauter.games.freibeuter.notation import Moves
from klabauter.games.freibeuter.r2_setup import Deal, Lay, Start
from klabauter.games.freibeuter.r3_turn import course_of
from klabauter.games.freibeuter.state import FreibeuterState, private, written
from klabauter.kernel.declaration import Declaration
from klabauter.kernel.errors import BadOption, Said
from klabauter.kernel.frame import End, Frame, State
from klabauter.kernel.game import Game, Info, Setting, Standing, View
from klabauter.kernel.move import Move, numbers_of
from klabauter.kernel.position import Fields
from klabauter.kernel.remark import Remark


class Freibeuter(Game):
    secrets = True
    declaration: Declaration | None = DECLARATION

    def __init__(self, info: Info, setting: Setting) -> None:
        seats = setting.seats
        self.figures = Figures(setting.figures, seats)
        names = names_of(self.figures, seats)
        super().__init__(info, setting, names, End("9.4"))
        self.moves = Moves(self.lexicon, self.figures, seats)
        wish = setting.options["start"]
        if isinstance(wish, int) and wish >= seats:
            possible = ", ".join(["random", *[str(seat) for seat in range(seats)]])
            why = Said("why-only-seats", "there are only {seats} seats here", seats=seats)
            raise BadOption("start", wish, why, possible)
        f = self.figures
        course = course_of(seats, self.moves, f, setting.options["last-camp"] == "finish-placement")
        starts = self.moves.starts if wish == "random" else [self.moves.starts[int(wish)]]
        # 2.2 to 2.4 in stack order: the last step first
        sea = [Deal(seat, SEA, f.hand_sea, self.moves) for seat in range(seats)]
        dutchman = [Deal(seat, DUTCHMAN, f.hand_dutchman, self.moves) for seat in range(seats) if f.hand_dutchman]
        self.setup: list[Frame[Any]] = [Start(starts, course), Lay(f, self.moves), *dutchman[::-1], *sea[::-1]]
        self.know(self.setup)
        for frames in (course.turns, course.orders, course.chooses, course.sea_draws, course.dutchman_draws):
            self.know(frames)
        self.numbers = numbers_of(names)
        self.box = {"card": f.copies, "tile": f.tile_copies}
        self.begin = FreibeuterState([self.end, *self.setup], seats)
        self.begin.chests = [f.chests] * seats
        DECLARATION.fill(self.begin, self.box, names, {"escaped", "aside"})
        position.derive(self.begin, f)

    def initial(self) -> State:
        """2.2, 2.3 Everything lies in its pile."""
        return self.begin.copy()

    def standings(self, s: State) -> list[Standing]:
        assert isinstance(s, FreibeuterState)
        return r9_end.standings(s, self.figures)

    def ending(self, s: State) -> str:
        assert isinstance(s, FreibeuterState)
        return r9_end.ending(s, self.figures)

    def traits(self, s: State, viewer: int) -> list[list[float]]:
        assert isinstance(s, FreibeuterState)
        return features.traits(s, self.figures, viewer)

    def left(self, s: State) -> float:
        assert isinstance(s, FreibeuterState)
        return features.left(s, self.figures)

    def evaluate(self, s: State, seat: int) -> float:
        assert isinstance(s, FreibeuterState)
        return features.evaluate(s, self.figures, seat)

    def remarks(self, before: State, move: Move, after: State, seat: int) -> list[Remark]:
        assert isinstance(before, FreibeuterState)
        assert isinstance(after, FreibeuterState)
        return remarks.remarks(self.figures, before, move, after, seat)

    def public(self, s: State) -> dict[str, Any]:
        assert isinstance(s, FreibeuterState)
        return view.public(s, self.figures, self.names)

    def private(self, s: State, seat: int) -> dict[str, Any]:
        """10.1 His cards, and the ships before him, which he may turn up."""
        assert isinstance(s, FreibeuterState)
        return private(s, seat, self.names)

    def known(self, s: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(s, FreibeuterState)
        return view.known(s, seat, self.names)

    def sample(self, view: View, rng: random.Random) -> State:
        return worlds.sample(view, self.figures, self.numbers, self.stack_of(view["pending"]), rng)

    def write(self, s: State) -> dict[str, Any]:
        assert isinstance(s, FreibeuterState)
        return written(s, self.names)

    def read(self, stack: list[Frame[Any]], fields: Fields) -> State:
        s = position.read(self.figures, self.box, self.names, self.seats, stack, fields)
        pending.check(s, self.figures, self.setup)
        return s

    def census(self, s: State) -> dict[str, int]:
        """1.2 to 1.4 Every card, tile and boat is somewhere exactly once."""
        assert isinstance(s, FreibeuterState)
        found = super().census(s)
        for seat in range(self.seats):
            out = sum([boats.count(seat) for boats in s.sea]) + s.boarders.count(seat)
            found[f"boats of seat {seat}"] = s.boats[seat] + out + (s.debts[seat] > 0)
        return found

    def inventory(self) -> dict[str, int]:
        return {**super().inventory(), **{f"boats of seat {seat}": self.figures.boats for seat in range(self.seats)}}
