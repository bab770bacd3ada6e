"""Sunken Prizes, put together from its chapters."""

from __future__ import annotations

from typing import Any

from klabauter.kernel.frame import End, Frame
from klabauter.kernel.game import Game, Info, Setting, Standing, View, Worlds
from klabauter.kernel.move import Move, numbers_of
from klabauter.kernel.position import Fields
from klabauter.kernel.remark import Remark
from tests.laws.toy import features, pending, position, r5_end, remarks, state, view
from tests.laws.toy.components import Components, names_of
from tests.laws.toy.declaration import DECLARATION
from tests.laws.toy.notation import Moves
from tests.laws.toy.r2_setup import Deal, Draw
from tests.laws.toy.r3_round import Bury, Burying, Drawing, Hook, Hooking, Lay, Laying, Phase
from tests.laws.toy.r4_prize import NextRound, Prize
from tests.laws.toy.state import ToyOffsets, ToyState, empty
from tests.laws.toy.worlds import ToyWorlds


class Toy(Game[ToyState]):
    """Each kind of step is made by a method of its own, so that a variant can replace it."""

    def __init__(self, info: Info, setting: Setting) -> None:
        self.components = Components(setting.components, setting.seats)
        names = names_of(self.components)
        super().__init__(info, setting, names, End("5.1"))
        self.declaration = DECLARATION
        self.moves = Moves(self.lexicon, self.components, self.seats)
        self.numbers = numbers_of(names)
        self.box = {"card": self.components.copies}
        self.rounds = int(setting.options["rounds"])  # 2.3
        seats = range(self.seats)
        deals = self.steps.add_all([self.deal(seat) for seat in seats])
        draws = self.steps.add_all([self.draw(seat) for seat in seats])
        buries = self.steps.add_all([self.bury(seat) for seat in seats])
        lays = self.steps.add_all([self.lay(seat) for seat in seats])
        hooks = self.steps.add_all([self.hook(seat) for seat in seats])
        phases: list[Frame[Any]] = [
            Drawing("3.1", "drawing", draws), Burying("3.3", "burying", buries), Laying("3.4", "laying", lays),
        ]  # fmt: skip
        if setting.options["hooks"]:  # 2.4
            phases.append(self.hooking(hooks))
        steps: list[Frame[Any]] = []  # of a round, the last one first
        steps += self.steps.add_all([self.next_round(steps), self.prize(), *reversed(phases)])
        sizes = {"seat": self.seats}
        self.at = ToyOffsets(DECLARATION.arrangement(sizes, self.box, names, self.components.most), self.steps)
        self.begin = empty(self.at, [self.end, *steps])
        self.begin.push_all([deal for deal in reversed(deals) for _ in range(self.components.hand)])  # 2.1
        self.begin.coins = (self.components.coins,) * self.seats  # 2.2
        DECLARATION.fill(self.begin, self.box, names, set())

    def deal(self, seat: int) -> Frame[Any]:
        return Deal(seat, self.moves)

    def draw(self, seat: int) -> Frame[Any]:
        return Draw(seat, self.moves)

    def bury(self, seat: int) -> Frame[Any]:
        return Bury(seat, self.moves, self.components)

    def lay(self, seat: int) -> Frame[Any]:
        return Lay(seat, self.moves)

    def hook(self, seat: int) -> Frame[Any]:
        return Hook(seat, self.moves, self.components)

    def hooking(self, hooks: list[Frame[Any]]) -> Phase:
        return Hooking("3.6", "hooking", hooks)

    def prize(self) -> Frame[Any]:
        return Prize(self.components, self.version == 1)

    def next_round(self, steps: list[Frame[Any]]) -> Frame[Any]:
        return NextRound(self.rounds, steps)

    def initial(self) -> ToyState:
        """2.1 All cards lie in the deck."""
        return self.begin.copy()

    def standings(self, s: ToyState) -> list[Standing]:
        return r5_end.standings(s, self.components)

    def traits(self, s: ToyState, viewer: int) -> list[list[float]]:
        return features.traits(s, self.components)

    def left(self, s: ToyState) -> float:
        return features.left(s, self.rounds)

    def evaluate(self, s: ToyState, seat: int) -> float:
        return features.evaluate(s, self.components, seat)

    def remarks(self, before: ToyState, move: Move, after: ToyState, seat: int) -> list[Remark]:
        return remarks.remarks(self.components, move)

    def public(self, s: ToyState) -> dict[str, Any]:
        return view.public(s, self.components, self.names)

    def private(self, s: ToyState, seat: int) -> dict[str, Any]:
        """2.1, 3.4 The own hand and the own card face down."""
        return state.private(s, seat, self.names)

    def known(self, s: ToyState, seat: int | None) -> dict[str, Any]:
        return state.known(s, seat, self.names)

    def worlds(self, view: View) -> Worlds[ToyState]:
        return ToyWorlds(view, self.numbers, self.at, self.stack_of(view["pending"]))

    def write(self, s: ToyState) -> dict[str, Any]:
        return state.written(s, self.names)

    def read(self, stack: list[Frame[Any]], fields: Fields) -> ToyState:
        s = position.read(self.components, self.at, self.rounds, stack, fields)
        pending.check(s, self.rounds)
        pending.check_laying(s)
        return s
