"""Chapter 3, a turn: five cards are turned up, split, chosen and played. Chapter 2.6: who begins."""

from __future__ import annotations

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
from klabauter.kernel.cells import BIT, add, deal, drop, move_all, sort, take, top_of
from klabauter.kernel.compat import i64
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import AUTO, NATURE, Frame, Reason, Refusal, chances_of
from klabauter.kernel.move import Choices, Move
from klabauter.kernel.rng import Rng
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


class Start(Frame[JollyState]):
    """2.6 Luck, or an option, decides who takes the flag first."""

    __slots__ = ("starts", "turns")

    def __init__(self, starts: list[Move], turns: list[list[Frame[Any]]]) -> None:
        super().__init__("2.6", NATURE, "start")
        self.starts = starts
        self.turns = turns

    def outcomes(self, s: JollyState) -> list[tuple[Move, int]]:
        return [(move, 1) for move in self.starts]

    def apply(self, s: JollyState, move: Move, log: Log) -> None:
        log.say(BEGINS, move.a)
        s.push_all(self.turns[move.a])


class Draw(Frame[JollyState]):
    """3.2 The splitter turns up a card; five of them make the offer."""

    __slots__ = ("draws",)

    def __init__(self, splitter: int, draws: list[Move]) -> None:
        super().__init__("3.2", NATURE, "draw", source="deck", owner=splitter)
        self.draws = draws

    def outcomes(self, s: JollyState) -> list[tuple[Move, int]]:
        return chances_of(s.unseen, self.draws)

    def apply(self, s: JollyState, move: Move, log: Log) -> None:
        cells, at = s.cells, s.at
        drop(cells, at.unseen, move.a)
        add(cells, at.offer, move.a)
        if cells[at.offer] == OFFER:
            self.offered(s, log)

    def happen(self, s: JollyState, rng: Rng, log: Log) -> None:
        """All cards that this splitter still has to turn up, one after the other."""
        cells, at = s.cells, s.at
        cards: i64 = 1
        while cells[s.depth - 1] == self.number:
            s.pop()
            cards += 1
        deal(cells, at.unseen, at.offer, cards, rng)
        if cells[at.offer] == OFFER:
            self.offered(s, log)

    def offered(self, s: JollyState, log: Log) -> None:
        """All cards lie open."""
        sort(s.cells, s.at.offer)
        if log.heard:
            log.tell(TURNED_UP, s.turn + 1, self.owner, s.offer)


class Split(Frame[JollyState]):
    """3.3 The splitter makes two sets of one to four cards."""

    __slots__ = ("moves",)

    def __init__(self, seat: int, moves: Moves) -> None:
        super().__init__("3.3", seat, "split")
        self.moves = moves

    def legal(self, s: JollyState, out: Choices) -> None:
        out.set_all(self.moves.splits)

    def refusal(self, s: JollyState, move: Move) -> Refusal:
        return SPLIT_FIRST.refuse()

    def apply(self, s: JollyState, move: Move, log: Log) -> None:
        cells, at = s.cells, s.at
        first = at.sets
        second = first + at.sets_step
        place = at.offer
        cells[place] = 0
        for i in range(OFFER):
            place += 1
            add(cells, first if move.a & BIT[i] else second, cells[place])
        if log.heard:
            log.tell(IS_SPLIT, self.seat, s.sets[0], s.sets[1])

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

    def legal(self, s: JollyState, out: Choices) -> None:
        out.set_all(self.moves.takes)

    def refusal(self, s: JollyState, move: Move) -> Refusal:
        return CHOOSE_FIRST.refuse()

    def apply(self, s: JollyState, move: Move, log: Log) -> None:
        cells, at = s.cells, s.at
        for number in range(2):
            seat = self.seat if number == move.a else 1 - self.seat
            move_all(cells, at.sets + number * at.sets_step, at.hands + seat * at.hands_step)
        if log.heard:
            log.tell(TAKEN, self.seat, s.hands[self.seat])


class PlayCard(Frame[JollyState]):
    """3.5, 3.6 A card of the set is played; then the next, until none is left (3.7)."""

    __slots__ = ("components", "moves")

    def __init__(self, seat: int, moves: Moves, components: Components) -> None:
        super().__init__("3.5", seat, "play")
        self.moves = moves
        self.components = components

    def legal(self, s: JollyState, out: Choices) -> None:
        f, moves, seat = self.components, self.moves, self.seat
        cells, at = s.cells, s.at
        hand, captain = at.hands + seat * at.hands_step, at.captain
        last: i64 = -1
        for place in range(hand + 1, hand + 1 + cells[hand]):  # sorted, so equal cards are neighbours
            card = cells[place]
            if card == last:
                continue
            last = card
            out.add_all(moves.laying[card])
            if card < f.kraken:
                if cells[captain + f.colour[card]] == seat:  # 5.1
                    out.add(moves.own_boards[card])
            elif card == f.kraken:
                for ship in range(SHIPS):
                    victim = top_of(cells, at.crews, (1 - seat) * SHIPS + ship)
                    if victim >= 0 and victim != f.skeleton:  # 6.5, 6.6
                        out.add(moves.krakens[ship])
            elif card == f.tortuga:
                out.add(moves.tortuga)

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
        f = self.components
        card = f.kraken if verb is KRAKEN else f.tortuga if verb is TORTUGA else move.a
        cells = s.cells
        hand = s.at.hands + seat * s.at.hands_step
        take(cells, hand, card)
        if cells[hand]:
            s.again()
        if verb is PARROT_AT:
            r4_crew.lay_parrot(s, f, seat, card, move.b, log)
        elif verb is LAY:
            r4_crew.lay(s, f, seat, card, move.b, log)
        elif verb is BOARD:
            r5_boarding.board(s, f, seat, card, move.b, log)
        elif verb is KRAKEN:
            r6_specials.kraken(s, f, seat, move.a, log)
        else:
            r6_specials.tortuga(s, f, seat, log)


class NextTurn(Frame[JollyState]):
    """3.6 The flag goes to the other player; 7.1 after the last turn the game ends."""

    __slots__ = ("components", "turns")

    def __init__(self, splitter: int, components: Components, turns: list[list[Frame[Any]]]) -> None:
        super().__init__("3.6", AUTO, "next", owner=splitter)
        self.components = components
        self.turns = turns

    def apply(self, s: JollyState, move: Move, log: Log) -> None:
        s.turn += 1
        if s.turn == self.components.turns:
            log.say(GAME_ENDS, s.turn)
        else:
            if log.heard:
                log.say(FLAG, self.owner)
            s.push_all(self.turns[self.owner])


def add_steps(steps: Steps[JollyState], moves: Moves, f: Components, starts: list[Move]) -> list[list[Frame[Any]]]:
    """All steps. Returns those of a turn per splitter (3.1), in stack order: the last step first."""
    turns: list[list[Frame[Any]]] = []
    seats = range(2)
    steps.add(Start(starts, turns))
    following = steps.add_all([NextTurn(splitter, f, turns) for splitter in seats])
    plays = steps.add_all([PlayCard(seat, moves, f) for seat in seats])
    takes = steps.add_all([Take(chooser, moves) for chooser in seats])
    splits = steps.add_all([Split(splitter, moves) for splitter in seats])
    draws = steps.add_all([Draw(splitter, moves.draws) for splitter in seats])
    for splitter in seats:
        chooser = 1 - splitter
        asked = [plays[splitter], plays[chooser], takes[chooser], splits[splitter]]
        turns.append([following[chooser], *asked, *[draws[splitter]] * OFFER])
    return turns
