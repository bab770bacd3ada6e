"""Variants of the toy game that take positions which cannot be played, or refuse them without a word."""

from __future__ import annotations

from typing import Any

from klabauter.kernel.errors import BadPosition
from klabauter.kernel.event import Log
from klabauter.kernel.frame import Frame
from klabauter.kernel.kinds import Piece, Pile, read_by
from klabauter.kernel.messages import Message
from klabauter.kernel.move import Move
from klabauter.kernel.position import Fields
from tests.laws.toy import pending, position
from tests.laws.toy.game import Toy
from tests.laws.toy.r4_prize import NextRound
from tests.laws.toy.state import ToyState


class AnyLaying(Toy):
    """A seat without a card is asked to lay one, and a seat that has laid one lays another on it."""

    def read(self, stack: list[Frame[Any]], fields: Fields) -> ToyState:
        s = position.read(self.components, self.at, self.rounds, stack, fields)
        pending.check(s, self.rounds)
        return s


class NoPlaceNamed(Toy):
    """A position is wrong somewhere."""

    def read(self, stack: list[Frame[Any]], fields: Fields) -> ToyState:
        try:
            return super().read(stack, fields)
        except BadPosition as error:
            raise BadPosition("", Message("why-no-such-value")) from error


class EnglishOnly(Toy):
    """Refuses positions with an English text."""

    def read(self, stack: list[Frame[Any]], fields: Fields) -> ToyState:
        try:
            return super().read(stack, fields)
        except BadPosition as error:
            raise BadPosition("state", "this cannot be") from error


class CrashingReader(Toy):
    """Looks at what is pending without asking whether anything is."""

    def read(self, stack: list[Frame[Any]], fields: Fields) -> ToyState:
        assert stack[1].name
        return super().read(stack, fields)


class UnsortedHands(Toy):
    """A written hand is taken as it is, though equal cards are taken for neighbours."""

    def read(self, stack: list[Frame[Any]], fields: Fields) -> ToyState:
        hands = read_by(Pile(Piece("card")), self.seats, fields, "hands", fields.take("hands", [[], []]), 0)
        s = position.read(self.components, self.at, self.rounds, stack, fields)
        s.hands = tuple(hands)
        pending.check(s, self.rounds)
        pending.check_laying(s)
        return s


class AnyRound(Toy):
    """A round beyond the last one is never the last one."""

    def read(self, stack: list[Frame[Any]], fields: Fields) -> ToyState:
        round = fields.checked("round", fields.take("round", 1), 1, 10**9)
        s = super().read(stack, fields)
        s.round = round - 1
        return s


class Waiting(NextRound):
    def apply(self, s: ToyState, move: Move, log: Log) -> None:
        while s.round > self.rounds:
            pass
        super().apply(s, move, log)


class WaitsForever(AnyRound):
    """Beyond the last round a single step never ends."""

    def next_round(self, steps: list[Frame[Any]]) -> Frame[Any]:
        return Waiting(self.rounds, steps)
