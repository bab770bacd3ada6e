"""Chapter 3, a turn: five cards are turned up, split, chosen and played. Chapter 2.6: who begins."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

from klabauter.games.jolly_und_roger import r4_crew, r5_boarding, r6_specials
from klabauter.games.jolly_und_roger.components import OFFER, SHIPS, Components
from klabauter.games.jolly_und_roger.notation import (
    BOARD,
    KRAKEN,
    LAY,
    PARROT_AT,
    SPLIT,
    TORTUGA,
    Moves,
    offer_parts,
)
from klabauter.games.jolly_und_roger.state import JollyState
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import AUTO, NATURE, Frame, Reason, Refusal, chances_of, random_below
from klabauter.kernel.move import Move
from klabauter.kernel.steps import Steps

BEGINS: Final = Line("2.6", "begins", "seat")
TURNED_UP: Final = Line("3.2", "turned-up", "turn", "seat", "cards:card")
IS_SPLIT: Final = Line("3.3", "split", "seat", "first:card", "second:card")
TAKEN: Final = Line("3.4", "taken", "seat", "cards:card")
FLAG: Final = Line("3.6", "flag", "seat")
GAME_ENDS: Final = Line("7.1", "game-ends", "turns")

SPLIT_FIRST: Final = Reason("3.3", "split-first", vague=True)
CHOOSE_FIRST: Final = Reason("3.4", "choose-first", vague=True)
PLAY_A_CARD: Final = Reason("3.5", "play-a-card", vague=True)
NOT_IN_SET: Final = Reason("3.5", "not-in-set", "card")

INSIDE: Final = tuple([tuple([i for i in range(OFFER) if mask >> i & 1]) for mask in range(16)])
OUTSIDE: Final = tuple([tuple([i for i in range(OFFER) if not mask >> i & 1]) for mask in range(16)])


class Start(Frame[JollyState]):
    """2.6 Luck, or an option, decides who takes the flag first."""

    __slots__ = ("starts", "turns")

    def __init__(self, starts: list[Move], turns: list[tuple[Frame[Any], ...]]) -> None:
        super().__init__("2.6", NATURE, "start")
        self.starts = starts
        self.turns = turns

    def outcomes(self, s: JollyState) -> list[tuple[Move, int]]:
        return [(move, 1) for move in self.starts]

    def apply(self, s: JollyState, move: Move, log: Log) -> None:
        log.say(BEGINS, move.a)
        s.stack.extend(self.turns[move.a])


class Draw(Frame[JollyState]):
    """3.2 The splitter turns up a card; five of them make the offer."""

    __slots__ = ("draws",)

    def __init__(self, splitter: int, draws: list[Move]) -> None:
        super().__init__("3.2", NATURE, "draw", source="deck", owner=splitter)
        self.draws = draws

    def outcomes(self, s: JollyState) -> list[tuple[Move, int]]:
        return chances_of(s.unseen, self.draws)

    def apply(self, s: JollyState, move: Move, log: Log) -> None:
        s.unseen.remove(move.a)
        self.turn_up(s, move.a, log)

    def happen(self, s: JollyState, rng: random.Random, log: Log) -> None:
        unseen = s.unseen
        self.turn_up(s, unseen.pop(random_below(rng, len(unseen))), log)

    def turn_up(self, s: JollyState, card: int, log: Log) -> None:
        s.offer += (card,)
        if len(s.offer) == OFFER:
            s.offer = tuple(sorted(s.offer))
            log.say(TURNED_UP, s.turn + 1, self.owner, s.offer)


class Split(Frame[JollyState]):
    """3.3 The splitter makes two sets of one to four cards."""

    __slots__ = ("moves",)

    def __init__(self, seat: int, moves: Moves) -> None:
        super().__init__("3.3", seat, "split")
        self.moves = moves

    def options(self, s: JollyState) -> Sequence[Move]:
        return self.moves.splits

    def refusal(self, s: JollyState, move: Move) -> Refusal:
        return SPLIT_FIRST.refuse()

    def apply(self, s: JollyState, move: Move, log: Log) -> None:
        offer = s.offer
        first = tuple([offer[i] for i in INSIDE[move.a]])
        second = tuple([offer[i] for i in OUTSIDE[move.a]])
        s.sets = (first, second)
        s.offer = ()
        log.say(IS_SPLIT, self.seat, first, second)

    def fits(self, move: Move, parts: Sequence[str]) -> bool:
        """Either set may be the one a person gathers."""
        if move.verb is not SPLIT:
            return super().fits(move, parts)
        first = set(offer_parts(move.a))
        return set(parts) <= first or set(parts) <= set(offer_parts(31 - move.a))


class Take(Frame[JollyState]):
    """3.4 The chooser takes one set, the splitter keeps the other."""

    __slots__ = ("moves",)

    def __init__(self, seat: int, moves: Moves) -> None:
        super().__init__("3.4", seat, "take")
        self.moves = moves

    def options(self, s: JollyState) -> Sequence[Move]:
        return self.moves.takes

    def refusal(self, s: JollyState, move: Move) -> Refusal:
        return CHOOSE_FIRST.refuse()

    def apply(self, s: JollyState, move: Move, log: Log) -> None:
        taken = s.sets[move.a]
        s.hands[self.seat] = taken
        s.hands[1 - self.seat] = s.sets[1 - move.a]
        s.sets = ()
        log.say(TAKEN, self.seat, taken)


class PlayCard(Frame[JollyState]):
    """3.5, 3.6 A card of the set is played; then the next, until none is left (3.7)."""

    __slots__ = ("components", "moves")

    def __init__(self, seat: int, moves: Moves, components: Components) -> None:
        super().__init__("3.5", seat, "play")
        self.moves = moves
        self.components = components

    def options(self, s: JollyState) -> Sequence[Move]:
        f = self.components
        found: list[Move] = []
        last = -1
        for card in s.hands[self.seat]:  # sorted, so equal cards are neighbours
            if card == last:
                continue
            last = card
            found.extend(self.moves.laying[card])
            if card < f.kraken:
                ship = f.colour[card]
                if s.captain[ship] == self.seat:  # 5.1
                    found.append(self.moves.boards[card][ship])
            elif card == f.kraken:
                for ship in range(SHIPS):
                    crew = s.crews[(1 - self.seat) * SHIPS + ship]
                    if crew and crew[-1] != f.skeleton:  # 6.5, 6.6
                        found.append(self.moves.krakens[ship])
            elif card == f.tortuga:
                found.append(self.moves.tortuga)
        return found

    def refusal(self, s: JollyState, move: Move) -> Refusal:
        f = self.components
        verb = move.verb
        if verb is KRAKEN:
            card = f.kraken
        elif verb is TORTUGA:
            card = f.tortuga
        elif verb is LAY or verb is PARROT_AT or verb is BOARD:
            card = move.a
        else:
            return PLAY_A_CARD.refuse()
        if card not in s.hands[self.seat]:
            return r4_crew.cannot_move(s, self.seat, card) or NOT_IN_SET.refuse(card)
        if verb is LAY:
            return r4_crew.cannot_lay(f, card, move.b)
        if verb is BOARD:
            return r5_boarding.cannot_board(f, card, move.b)
        return r6_specials.no_victim(s, self.seat, move.a)

    def apply(self, s: JollyState, move: Move, log: Log) -> None:
        seat = self.seat
        verb = move.verb
        if verb is KRAKEN:
            self.drop(s, self.components.kraken)
            r6_specials.kraken(s, self.components, seat, move.a, log)
        elif verb is TORTUGA:
            self.drop(s, self.components.tortuga)
            r6_specials.tortuga(s, self.components, seat, log)
        else:
            self.drop(s, move.a)
            if verb is PARROT_AT:
                r4_crew.lay_parrot(s, self.components, seat, move.a, move.b, log)
            elif verb is LAY:
                r4_crew.lay(s, self.components, seat, move.a, move.b, log)
            else:
                r5_boarding.board(s, self.components, seat, move.a, move.b, log)

    def drop(self, s: JollyState, card: int) -> None:
        """The card leaves the set; while others are left, the question comes again."""
        hand = s.hands[self.seat]
        at = 0
        while hand[at] != card:
            at += 1
        s.hands[self.seat] = hand = hand[:at] + hand[at + 1 :]
        if hand:
            s.stack.append(self)


class NextTurn(Frame[JollyState]):
    """3.6 The flag goes to the other player; 7.1 after the last turn the game ends."""

    __slots__ = ("components", "turns")

    def __init__(self, splitter: int, components: Components, turns: list[tuple[Frame[Any], ...]]) -> None:
        super().__init__("3.6", AUTO, "next", owner=splitter)
        self.components = components
        self.turns = turns

    def apply(self, s: JollyState, move: Move, log: Log) -> None:
        s.turn += 1
        if s.turn == self.components.turns:
            log.say(GAME_ENDS, s.turn)
        else:
            log.say(FLAG, self.owner)
            s.stack.extend(self.turns[self.owner])


def add_steps(
    steps: Steps[JollyState], moves: Moves, f: Components, starts: list[Move]
) -> list[tuple[Frame[Any], ...]]:
    """All steps. Returns those of a turn per splitter (3.1), in stack order: the last step first."""
    turns: list[tuple[Frame[Any], ...]] = []
    seats = range(2)
    steps.add(Start(starts, turns))
    following = steps.add_all([NextTurn(splitter, f, turns) for splitter in seats])
    plays = steps.add_all([PlayCard(seat, moves, f) for seat in seats])
    takes = steps.add_all([Take(chooser, moves) for chooser in seats])
    splits = steps.add_all([Split(splitter, moves) for splitter in seats])
    draws = steps.add_all([Draw(splitter, moves.draws) for splitter in seats])
    for splitter in seats:
        chooser = 1 - splitter
        asked = (following[chooser], plays[splitter], plays[chooser], takes[chooser], splits[splitter])
        turns.append((*asked, *[draws[splitter]] * OFFER))
    return turns
