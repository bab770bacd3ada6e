"""Sunken Prizes, put together from its chapters."""

from __future__ import annotations

import random
from typing import Any

from klabauter.kernel.frame import End, Frame
from klabauter.kernel.game import Game, Info, Setting, Standing, View
from klabauter.kernel.move import Move
from klabauter.kernel.position import Fields
from klabauter.kernel.remark import Remark
from tests.laws.toy import features, position, r5_end, remarks, view, worlds
from tests.laws.toy.figures import NO_CARD, UP, Figures, names_of
from tests.laws.toy.notation import Moves
from tests.laws.toy.r2_setup import Deal, Draw, start
from tests.laws.toy.r3_round import Bury, Burying, Drawing, Hook, Hooking, Lay, Laying, Phase
from tests.laws.toy.r4_prize import NextRound, Prize
from tests.laws.toy.state import ToyState


class Toy(Game[ToyState]):
    """The steps are made by methods of their own, so that a broken variant can put in another one."""

    def __init__(self, info: Info, setting: Setting) -> None:
        self.figures = Figures(setting.figures, setting.seats)
        super().__init__(info, setting, names_of(self.figures), End("5.1"))
        self.moves = Moves(self.lexicon, self.figures, self.seats)
        self.rounds = int(setting.options["rounds"])  # 2.3
        self.number = {name: card for card, name in enumerate(self.figures.cards)}
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
        self.round: list[Frame[Any]] = []  # the steps of a round, the last one first
        self.round += self.steps.add_all([self.next_round(self.round), self.prize(), *reversed(phases)])
        self.deals = [deal for deal in reversed(deals) for _ in range(self.figures.hand)]

    def deal(self, seat: int) -> Frame[Any]:
        return Deal(seat, self.moves)

    def draw(self, seat: int) -> Frame[Any]:
        return Draw(seat, self.moves)

    def bury(self, seat: int) -> Frame[Any]:
        return Bury(seat, self.moves, self.figures)

    def lay(self, seat: int) -> Frame[Any]:
        return Lay(seat, self.moves)

    def hook(self, seat: int) -> Frame[Any]:
        return Hook(seat, self.moves, self.figures)

    def hooking(self, hooks: list[Frame[Any]]) -> Phase:
        return Hooking("3.6", "hooking", hooks)

    def prize(self) -> Frame[Any]:
        return Prize(self.figures, self.version == 1)

    def next_round(self, steps: list[Frame[Any]]) -> Frame[Any]:
        return NextRound(self.rounds, steps)

    def initial(self) -> ToyState:
        s = start(self.figures, self.seats)
        s.stack = [self.end, *self.round, *self.deals]
        return s

    def standings(self, s: ToyState) -> list[Standing]:
        return r5_end.standings(s, self.figures)

    def traits(self, s: ToyState, viewer: int) -> list[list[float]]:
        return features.traits(s, self.figures)

    def left(self, s: ToyState) -> float:
        return 0.5

    def evaluate(self, s: ToyState, seat: int) -> float:
        return features.evaluate(s, self.figures, seat)

    def remarks(self, before: ToyState, move: Move, after: ToyState, seat: int) -> list[Remark]:
        return remarks.remarks(self.figures, move)

    def public(self, s: ToyState) -> dict[str, Any]:
        return view.public(s, self.figures, self.names)

    def private(self, s: ToyState, seat: int) -> dict[str, Any]:
        return view.private(s, seat, self.names)

    def known(self, s: ToyState, seat: int | None) -> dict[str, Any]:
        return view.known(s, seat, self.names)

    def sample(self, view: View, rng: random.Random) -> ToyState:
        return worlds.sample(view, self.number, self.stack_of(view["pending"]), rng)

    def write(self, s: ToyState) -> dict[str, Any]:
        return position.write(s, self.names)

    def read(self, stack: list[Frame[Any]], fields: Fields) -> ToyState:
        s = position.read(self.figures, self.seats, self.rounds, stack, fields)
        position.check(s, self.rounds)
        return s

    def census(self, s: ToyState) -> dict[str, int]:
        """1.1 Every card is somewhere exactly once."""
        found = dict.fromkeys(self.figures.cards, 0)
        laid = tuple([card % UP for card in s.laid if card != NO_CARD])
        for cards in (*s.hands, *s.holds, tuple(s.unseen), s.bottom, laid, s.gone):
            for card in cards:
                found[self.figures.cards[card]] += 1
        return found

    def inventory(self) -> dict[str, int]:
        return dict(zip(self.figures.cards, self.figures.copies, strict=True))
