"""Jolly & Roger, put together from its chapters."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from klabauter.games.jolly_und_roger import features, pending, position, r7_scoring, remarks, view
from klabauter.games.jolly_und_roger.declaration import DECLARATION
from klabauter.games.jolly_und_roger.figures import Figures, names_of
from klabauter.games.jolly_und_roger.notation import Moves, split_wish
from klabauter.games.jolly_und_roger.r3_turn import Start, turns_of
from klabauter.games.jolly_und_roger.state import JollyState, built, written
from klabauter.kernel.declaration import Declaration
from klabauter.kernel.frame import End, Frame, State
from klabauter.kernel.game import Game, Info, Setting, Standing, View
from klabauter.kernel.move import Move, numbers_of
from klabauter.kernel.position import Fields
from klabauter.kernel.remark import Remark


class JollyRoger(Game):
    """Modes (2.3 to 2.5) differ in their cards and turns only."""

    secrets = False
    declaration: Declaration | None = DECLARATION

    def __init__(self, info: Info, setting: Setting) -> None:
        self.figures = Figures(setting.figures, str(setting.options["mode"]))
        names = names_of(self.figures)
        super().__init__(info, setting, names, End("7.1"))
        self.moves = Moves(self.lexicon, self.figures)
        self.turns = turns = turns_of(self.moves, self.figures)
        wish = setting.options["start"]
        starts = self.moves.starts if wish == "random" else [self.moves.starts[int(wish)]]
        self.start = Start(starts, turns)
        self.know([self.start, *turns[0], *turns[1]])
        self.numbers = numbers_of(names)
        self.box = {"card": self.figures.copies}
        self.begin = JollyState([self.end, self.start])
        DECLARATION.fill(self.begin, self.box, names, set())

    def initial(self) -> State:
        """2.1 All captains at home, nothing in the chests; no crews at the ships yet (2.2)."""
        return self.begin.copy()

    def find(self, s: State, text: str) -> Move | None:
        return self.lexicon.find(split_wish(text) or text)

    def standings(self, s: State) -> list[Standing]:
        assert isinstance(s, JollyState)
        return r7_scoring.standings(s, self.figures)

    def traits(self, s: State, viewer: int) -> list[list[float]]:
        assert isinstance(s, JollyState)
        return features.traits(s, self.figures, viewer)

    def left(self, s: State) -> float:
        assert isinstance(s, JollyState)
        return features.left(s, self.figures)

    def evaluate(self, s: State, seat: int) -> float:
        assert isinstance(s, JollyState)
        return features.evaluate(s, self.figures, seat)

    def remarks(self, before: State, move: Move, after: State, seat: int) -> list[Remark]:
        assert isinstance(before, JollyState)
        assert isinstance(after, JollyState)
        return remarks.remarks(self.figures, before, move, after, seat)

    def public(self, s: State) -> dict[str, Any]:
        assert isinstance(s, JollyState)
        return view.public(s, self.figures, self.names)

    def private(self, s: State, seat: int) -> dict[str, Any]:
        assert isinstance(s, JollyState)
        return view.private(s, seat, self.names)

    def known(self, s: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(s, JollyState)
        return written(s, self.names)

    def sample(self, view: View, rng: random.Random) -> State:
        """Every card lay open once, so there is just one world; only coming luck is unknown."""
        s = built(self.stack_of(view["pending"]), view["known"], self.numbers)
        return position.derive(s, self.figures)

    def write(self, s: State) -> dict[str, Any]:
        assert isinstance(s, JollyState)
        return written(s, self.names)

    def read(self, stack: list[Frame[Any]], fields: Fields) -> State:
        return position.read(self.figures, self.names, stack, fields)

    def fitting(self, s: State) -> Sequence[Sequence[Frame[Any]]] | None:
        assert isinstance(s, JollyState)
        return pending.fitting(s, self.start, self.turns)
