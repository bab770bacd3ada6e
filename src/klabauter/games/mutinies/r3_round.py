"""Chapter 3, a round: cards at its start, who decides when, what is resolved in which order, its end."""

from __future__ import annotations

from typing import Final

from klabauter.games.mutinies.book import Book, Step
from klabauter.games.mutinies.components import (
    BAD_RUM,
    CABIN,
    DUEL,
    FIRST,
    LAST,
    NOWHERE,
    ROUTES,
    TAVERN,
    WHEEL_0,
    WHEEL_6,
)
from klabauter.games.mutinies.hold import ROUNDS, captain, hand_cards, in_order, may_hold, space_of, standing
from klabauter.games.mutinies.state import MutinyState
from klabauter.kernel.cells import BIT
from klabauter.kernel.compat import i64
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
        cells, muted = s.cells, s.at.muted
        log.say(LAST_ROUND if s.round == s.last else ROUND_BEGINS, s.round, captain(s))
        for seat in range(b.seats):
            if cells[muted + seat] == 1:
                cells[muted + seat] = 0
        s.push(b.muster)
        if b.components.texts:
            for i in range(b.seats - 1, -1, -1):
                seat = in_order(s, i)
                if hand_cards(s, seat):
                    s.push(b.start_cards[seat])


class StartCards(Frame[MutinyState]):
    """3.2 The seat's turn to play a card for the start of a round has come: captain or sailor, as it is now."""

    __slots__ = ("b",)

    def __init__(self, b: Book, owner: int) -> None:
        super().__init__("3.2", AUTO, "start-cards", owner=owner)
        self.b = b

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        seat = self.owner
        if may_hold(s, self.b, seat, BAD_RUM if captain(s) == seat else DUEL):
            s.push(self.b.start_card[seat])


class Muster(Frame[MutinyState]):
    """3.3, 3.5 The captain chooses, then every sailor in order; with two players the henchman stands between (12.2)."""

    __slots__ = ("b",)

    def __init__(self, b: Book) -> None:
        super().__init__("3.1", AUTO, "muster")
        self.b = b

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        b = self.b
        cells, order = s.cells, s.at.order + 1
        s.push(b.resolve)
        for number in range(b.seats - 1, 0, -1):
            s.push(b.place[cells[order + number]])
        if b.henchman >= 0:
            s.push(b.send[captain(s)])
        s.push(b.choose[captain(s)])


class Resolve(Frame[MutinyState]):
    """3.6 The captain's action for all who take part, then the cabin, then the mutiny; always in order."""

    __slots__ = ("b",)

    def __init__(self, b: Book) -> None:
        super().__init__("3.6", AUTO, "resolve")
        self.b = b

    def apply(self, s: MutinyState, move: Move, log: Log) -> None:
        b = self.b
        action = s.action
        s.push(b.round_end)
        if s.taken >= BIT[WHEEL_0]:
            if b.henchman < 0 or standing(s, WHEEL_0, WHEEL_6) > 1 or space_of(s, b.henchman) < WHEEL_0:
                s.push(b.mutiny)  # 12.6: the henchman alone is none
            self.push_all(s, b.wheel, WHEEL_0, WHEEL_6)
        if s.taken & BIT[CABIN]:
            self.push_all(s, b.cabin, CABIN, CABIN)
        if action == TAVERN:
            s.push(b.tavern)
            return
        if action == ROUTES:
            s.push(b.refill)
        self.push_all(s, b.acts[action], FIRST[action], LAST[action])

    def push_all(self, s: MutinyState, steps: list[Step], first: i64, last: i64) -> None:
        """The steps of the figures on these spaces: in order, the henchman right after the captain."""
        b = self.b
        cells, places, order = s.cells, s.at.place, s.at.order + 1
        for number in range(b.seats - 1, -1, -1):
            seat = cells[order + number]
            if number == 0 and len(steps) > b.seats and first <= cells[places + b.henchman] <= last:
                s.push(steps[b.henchman])
            if first <= cells[places + seat] <= last:
                s.push(steps[seat])


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
        s.taken = 0
        cells, places = s.cells, s.at.place
        for figure in range(b.figures):
            cells[places + figure] = NOWHERE
        if s.round == s.last:
            s.push(b.scoring)
            return
        log.say(MARKED, s.marker)
        if s.round >= b.components.most_rounds and not s.last:
            s.last = s.round + 1
            s.cause = ROUNDS
            log.say(TOO_LONG, s.round)
        s.push(b.round)
