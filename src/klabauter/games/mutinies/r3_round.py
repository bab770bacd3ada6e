"""Chapter 3, a round: cards at its start, who decides when, what is resolved in which order, its end."""

from __future__ import annotations

from typing import Final

from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.components import BAD_RUM, CABIN, DUEL, FIRST, LAST, NOWHERE, ROUTES, TAVERN, WHEEL_0
from klabauter.games.mutinies.hold import ROUNDS, may_hold
from klabauter.games.mutinies.state import MutinyState
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import AUTO, Frame
from klabauter.kernel.move import Move

ROUND_BEGINS: Final = Line("3.1", "round-begins", "round", "seat")
LAST_ROUND: Final = Line("11.1", "last-round", "round", "seat")
MARKED: Final = Line("3.7", "marked", "action")
TOO_LONG: Final = Line("11.3", "too-long", "round")


class Round(Frame[MutinyState]):
    """3.1 A new round; 3.2 first those who may hold a card for its start."""

    __slots__ = ("b",)

    def __init__(self, b: Book) -> None:
        super().__init__("3.1", AUTO, "round")
        self.b = b

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        b = self.b
        s.round += 1
        log.say(LAST_ROUND if s.round == s.last else ROUND_BEGINS, s.round, s.order[0])
        for seat in range(b.seats):
            if s.muted[seat] == 1:
                s.muted[seat] = 0
        s.stack.append(b.muster)
        if b.components.texts:
            for seat in reversed(s.order):
                if s.hands[seat]:
                    s.stack.append(b.start_cards[seat])


class StartCards(Frame[MutinyState]):
    """3.2 The seat's turn to play a card for the start of a round has come: captain or sailor, as it is now."""

    __slots__ = ("b",)

    def __init__(self, b: Book, owner: int) -> None:
        super().__init__("3.2", AUTO, "start-cards", owner=owner)
        self.b = b

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        seat = self.owner
        if may_hold(s, self.b, seat, BAD_RUM if s.order[0] == seat else DUEL):
            s.stack.append(self.b.start_card[seat])


class Muster(Frame[MutinyState]):
    """3.3, 3.5 The captain chooses, then every sailor in order; with two players the henchman stands between (12.2)."""

    __slots__ = ("b",)

    def __init__(self, b: Book) -> None:
        super().__init__("3.1", AUTO, "muster")
        self.b = b

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        b = self.b
        order = s.order
        s.stack.append(b.resolve)
        for i in range(b.seats - 1, 0, -1):
            s.stack.append(b.place[order[i]])
        if b.henchman >= 0:
            s.stack.append(b.send[order[0]])
        s.stack.append(b.choose[order[0]])


class Resolve(Frame[MutinyState]):
    """3.6 The captain's action for all who take part, then the cabin, then the mutiny; always in order."""

    __slots__ = ("b",)

    def __init__(self, b: Book) -> None:
        super().__init__("3.6", AUTO, "resolve")
        self.b = b

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        b = self.b
        stack = s.stack
        place = s.place
        action = s.action
        figures = s.order if b.henchman < 0 else [s.order[0], b.henchman, s.order[1]]
        figures = figures[::-1]
        stack.append(b.round_end)
        mutineers = [b.wheel[figure] for figure in figures if place[figure] >= WHEEL_0]
        if mutineers:
            if len(mutineers) > 1 or b.henchman < 0 or place[b.henchman] < WHEEL_0:  # 12.6: he alone is no mutiny
                stack.append(b.mutiny)
            stack.extend(mutineers)
        for figure in figures:
            if place[figure] == CABIN and figure != b.henchman:
                stack.append(b.cabin[figure])
        if action == TAVERN:
            stack.append(b.tavern)
            return
        if action == ROUTES:
            stack.append(b.refill)
        frames = (b.routes, b.beyond, b.wreck, b.wreck, b.sell, b.city)[action]
        first = FIRST[action]
        last = LAST[action]
        for figure in figures:
            if first <= place[figure] <= last:
                stack.append(frames[figure])


class RoundEnd(Frame[MutinyState]):
    """3.7 The marker goes onto the captain's action, the figures come back; 11.1 was it the last round?"""

    __slots__ = ("b",)

    def __init__(self, b: Book) -> None:
        super().__init__("3.7", AUTO, "round-end")
        self.b = b

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        b = self.b
        s.marker = s.action
        s.action = NOWHERE
        s.free = 0
        for figure in range(len(s.place)):
            s.place[figure] = NOWHERE
        if s.round == s.last:
            s.stack.append(b.scoring)
            return
        log.say(MARKED, s.marker)
        if s.round >= b.components.most_rounds and not s.last:
            s.last = s.round + 1
            s.cause = ROUNDS
            log.say(TOO_LONG, s.round)
        s.stack.append(b.round)
