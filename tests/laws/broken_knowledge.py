"""Variants of the toy game that tell a seat too much or too little: for the laws of knowledge.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from klabauter.kernel.cells import add, take, top
from klabauter.kernel.compat import i16, i64, vec
from klabauter.kernel.encoding import Op
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import Frame, Reason, Refusal, State
from klabauter.kernel.game import View, Worlds
from klabauter.kernel.move import Choices, Move
from klabauter.kernel.rng import Rng
from tests.laws.states import legal
from tests.laws.toy.game import Toy
from tests.laws.toy.notation import HOOK
from tests.laws.toy.r2_setup import Draw, hand_of
from tests.laws.toy.r3_round import Hook, Hooking, Phase
from tests.laws.toy.state import ToyState
from tests.laws.toy.worlds import ToyWorlds

# -- secrecy


class LeakingView(Toy):
    """Everybody sees how many hooks each hand has."""

    def public(self, s: ToyState) -> dict[str, Any]:
        return {**super().public(s), "hooks": [hand.count(self.components.hook) for hand in s.hands]}


class LeakingMemory(Toy):
    """Everybody remembers what others buried."""

    def known(self, s: ToyState, seat: int | None) -> dict[str, Any]:
        return {
            **super().known(s, seat),
            "buried": [[self.components.cards[card] for card in cards] for cards in s.buried],
        }


class LeakingLay(Toy):
    """The card laid face down can be seen by all."""

    def public(self, s: ToyState) -> dict[str, Any]:
        return {**super().public(s), "laid": [[self.components.cards[card] for card in cards] for cards in s.laid]}


OPEN_DREW: Final = Line("3.1", "drew", "seat", "card")


class OpenDraw(Draw):
    line = OPEN_DREW


class LeakingLog(Toy):
    """The log tells everybody which card was drawn."""

    def draw(self, seat: int) -> Frame[Any]:
        return OpenDraw(seat, self.moves)


GRUMBLES: Final = Line("3.6", "held", "seat")
SMILES: Final = Line("3.6", "kept", "seat")


class Tell(Hook):
    def apply(self, s: ToyState, move: Move, log: Log) -> None:
        super().apply(s, move, log)
        log.say(SMILES if self.components.hook in s.hands[self.seat] else GRUMBLES, self.seat)


class LeakingTone(Toy):
    """Which sentence is said depends on what is still in the hand."""

    def hook(self, seat: int) -> Frame[Any]:
        return Tell(seat, self.moves, self.components)


class OpenHook(Hook):
    def open(self, s: ToyState) -> bool:
        return True


class UnaskedHook(Toy):
    """Whoever has no hook is not asked for one, so that everybody knows."""

    def hook(self, seat: int) -> Frame[Any]:
        return OpenHook(seat, self.moves, self.components)


class AskHolders(Hooking):
    def asked(self, s: ToyState, seat: i64) -> bool:
        return 4 in s.hands[seat]


class AskedIfHeld(Toy):
    """Only who holds a hook is asked for it."""

    def hooking(self, hooks: list[Frame[Any]]) -> Phase:
        return AskHolders("3.6", "hooking", hooks)


class Farsighted(Hook):
    def legal(self, s: ToyState, out: Choices) -> None:
        for move in legal(super().legal, s):
            if move.verb is not HOOK or s.laid[move.a] != (self.components.hook,):
                out.add(move)


class LeakingOptions(Toy):
    """A hook cannot be thrown at a hook: who may not, knows."""

    def hook(self, seat: int) -> Frame[Any]:
        return Farsighted(seat, self.moves, self.components)


class Chatty(Hook):
    def why_not(self, s: ToyState, move: Move) -> Refusal | None:
        no = super().why_not(s, move)
        if no and no.reason == "own-card" and self.components.hook in s.hands[self.seat - 1]:
            return Reason("3.6", "no-hook").refuse()
        return no


class LeakingRefusal(Toy):
    """Why something is refused depends on what another one holds."""

    def hook(self, seat: int) -> Frame[Any]:
        return Chatty(seat, self.moves, self.components)


PEEKED: Final = Line("3.6", "hooked", "seat", "victim:seat", "*card")


class Peek(Hook):
    def apply(self, s: ToyState, move: Move, log: Log) -> None:
        if move.verb is not HOOK:
            super().apply(s, move, log)
            return
        take(s.cells, hand_of(s, self.seat), self.components.hook)
        add(s.cells, s.at.gone, self.components.hook)
        log.say(PEEKED, self.seat, move.a, top(s.cells, s.at.laid + move.a * s.at.laid_step), to=1 << self.seat)


class ForgetfulView(Toy):
    """A hook shows the card to its owner alone, and the view does not remember."""

    def hook(self, seat: int) -> Frame[Any]:
        return Peek(seat, self.moves, self.components)


# -- ignorance


class PeekingSampler(Toy):
    """The sampler remembers the truth it was last asked to show."""

    truth: ToyState | None = None

    def view(self, s: ToyState, seat: int | None, known: bool = True) -> View:
        self.truth = s
        return super().view(s, seat, known)

    def worlds(self, view: View) -> Worlds[ToyState]:
        assert self.truth is not None
        return Worlds(self.truth)


class GlancingWorlds(Worlds[ToyState]):
    def __init__(self, truth: Worlds[ToyState], honest: Worlds[ToyState]) -> None:
        super().__init__(truth.known)
        self.honest = honest

    def sample(self, rng: Rng) -> ToyState:
        return super().sample(rng) if rng.random() < 0.5 else self.honest.sample(rng)


class GlancingSampler(PeekingSampler):
    """It does so every other time only."""

    def worlds(self, view: View) -> Worlds[ToyState]:
        return GlancingWorlds(super().worlds(view), Toy.worlds(self, view))


class ForgetfulSampler(Toy):
    """The sampler deals the cards that the seat itself has buried anew, too."""

    def worlds(self, view: View) -> Worlds[ToyState]:
        known = view["known"]
        mine = [name for cards in known["buried"] for name in cards]
        hidden = [[*counts[:2], view["public"]["buried-by"].count(seat)] for seat, counts in enumerate(known["hidden"])]
        forgot = {"buried": [[] for _ in hidden], "hidden": hidden, "unplaced": [*known["unplaced"], *mine]}
        return super().worlds({**view, "known": {**known, **forgot}})


class StubbornWorlds(ToyWorlds):
    def sample(self, rng: Rng) -> ToyState:
        return super().sample(Rng(1))


class StubbornSampler(Toy):
    """Always the same world."""

    def worlds(self, view: View) -> Worlds[ToyState]:
        return StubbornWorlds(view, self.numbers, self.at, self.stack_of(view["pending"]))


class SharingWorlds(ToyWorlds):
    first: ToyState | None = None

    def sample(self, rng: Rng) -> ToyState:
        s = super().sample(rng)
        self.first = self.first or s
        s.coins = self.first.coins
        return s


class SharingSampler(Toy):
    """Worlds share the coins, so that play in one of them changes those that come after it."""

    def worlds(self, view: View) -> Worlds[ToyState]:
        return SharingWorlds(view, self.numbers, self.at, self.stack_of(view["pending"]))


class NoSecrets(Toy):
    """It says that there are none."""

    secrets = False


# -- observations


class AllHands(Op):
    """Counts the cards of the other hands, too."""

    def add(self, s: State, cells: vec[i64], loose: vec[i64], row: vec[i16], to: i64, viewer: i64) -> None:
        assert isinstance(s, ToyState)
        for hand in s.hands:
            for card in hand:
                row[to + card] += 1


class ObservingHands(Toy):
    """An observation is written with more than the seat knows."""

    def encoders(self) -> dict[str, Op]:
        return {"hands": AllHands()}


class OneHooked(Hook):
    def options(self, s: ToyState) -> Sequence[Move]:
        return super().options(s)[:1]


class WideMask(Toy):
    """A mask shows more moves than the seat is offered."""

    def hook(self, seat: int) -> Frame[Any]:
        return OneHooked(seat, self.moves, self.components)


class Twice(Op):
    """Counts the own cards; one of three or more counts twice."""

    def add(self, s: State, cells: vec[i64], loose: vec[i64], row: vec[i16], to: i64, viewer: i64) -> None:
        assert isinstance(s, ToyState)
        hand = s.hands[viewer]
        for card in hand[:1] * (len(hand) > 2) + hand:
            row[to + card] += 1


class MiscountedHand(Toy):
    """An observation is wrong, but rarely."""

    def encoders(self) -> dict[str, Op]:
        return {"hands": Twice()}


class BelowNothing(Op):
    """Writes a number that no observation may have."""

    def add(self, s: State, cells: vec[i64], loose: vec[i64], row: vec[i16], to: i64, viewer: i64) -> None:
        row[to] = i16(-1)


class NegativeNumber(Toy):
    """An observation has a number below 0."""

    def encoders(self) -> dict[str, Op]:
        return {"hands": BelowNothing()}


class BesideRow(Op):
    """Writes into the row before its own."""

    def add(self, s: State, cells: vec[i64], loose: vec[i64], row: vec[i16], to: i64, viewer: i64) -> None:
        row[0] = i16(1)


class NextRow(Toy):
    """An observation changes that of another table."""

    def encoders(self) -> dict[str, Op]:
        return {"hands": BesideRow()}
