"""Jolly & Roger, put together from its chapters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from klabauter.games.jolly_und_roger import features, pending, position, r7_scoring, remarks, view
from klabauter.games.jolly_und_roger.components import Components, names_of
from klabauter.games.jolly_und_roger.declaration import DECLARATION
from klabauter.games.jolly_und_roger.notation import Moves, canonical_split
from klabauter.games.jolly_und_roger.r3_turn import add_steps
from klabauter.games.jolly_und_roger.state import JollyOffsets, JollyState, built, empty, written
from klabauter.kernel.declaration import Declaration
from klabauter.kernel.frame import End, Frame
from klabauter.kernel.game import Game, Info, Setting, Standing, View, Worlds
from klabauter.kernel.move import Move, numbers_of
from klabauter.kernel.position import Fields
from klabauter.kernel.remark import Remark


class JollyRoger(Game[JollyState]):
    """Modes (2.3 to 2.5) differ in their cards and turns only."""

    secrets = False
    declaration: Declaration | None = DECLARATION

    def __init__(self, info: Info, setting: Setting) -> None:
        self.components = Components(setting.components, str(setting.options["mode"]))
        names = names_of(self.components)
        super().__init__(info, setting, names, End("7.1"))
        self.moves = Moves(self.lexicon, self.components)
        starts = [self.moves.starts[seat] for seat in setting.starters()]
        self.turns = add_steps(self.steps, self.moves, self.components, starts)
        self.start = self.frames["start"]
        self.numbers = numbers_of(names)
        self.box = {"card": self.components.copies}
        self.at = JollyOffsets(DECLARATION.arrangement({}, self.box, names, {}), self.steps)
        self.begin = empty(self.at, [self.end, self.start])
        DECLARATION.fill(self.begin, self.box, names, set())

    def initial(self) -> JollyState:
        """2.1 All captains at home, nothing in the chests; no crews at the ships yet (2.2)."""
        return self.begin.copy()

    def find(self, s: JollyState, text: str) -> Move | None:
        return self.lexicon.find(canonical_split(text) or text)

    def standings(self, s: JollyState) -> list[Standing]:
        return r7_scoring.standings(s, self.components)

    def shares(self, s: JollyState) -> list[float]:
        return r7_scoring.shares(s, self.components)

    def traits(self, s: JollyState, viewer: int) -> list[list[float]]:
        return features.traits(s, self.components, viewer)

    def left(self, s: JollyState) -> float:
        return features.left(s, self.components)

    def evaluate(self, s: JollyState, seat: int) -> float:
        return features.evaluate(s, self.components, seat)

    def remarks(self, before: JollyState, move: Move, after: JollyState, seat: int) -> list[Remark]:
        return remarks.remarks(self.components, before, move, after, seat)

    def public(self, s: JollyState) -> dict[str, Any]:
        return view.public(s, self.components, self.names)

    def private(self, s: JollyState, seat: int) -> dict[str, Any]:
        return view.private(s, seat, self.names)

    def known(self, s: JollyState, seat: int | None) -> dict[str, Any]:
        return written(s, self.names)

    def worlds(self, view: View) -> Worlds[JollyState]:
        """Every card lay open once, so there is just one world; only coming luck is unknown."""
        s = built(self.at, self.stack_of(view["pending"]), view["known"], self.numbers)
        return Worlds(position.derive(s, self.components))

    def write(self, s: JollyState) -> dict[str, Any]:
        return written(s, self.names)

    def read(self, stack: list[Frame[Any]], fields: Fields) -> JollyState:
        return position.read(self.components, self.names, self.at, stack, fields)

    def fitting(self, s: JollyState) -> Sequence[Sequence[Frame[Any]]] | None:
        return pending.fitting(s, self.start, self.turns)
