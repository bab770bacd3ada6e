"""Chapter 3, discovering: cards are turned up into the harbour until the active player stops or has risked too much."""

from __future__ import annotations

from typing import Any, Final

from klabauter.games.port_royal.components import NO_CARD, Components
from klabauter.games.port_royal.notation import DISCOVER, MOOR, REPEL, Moves
from klabauter.games.port_royal.r2_coins import Pile
from klabauter.games.port_royal.r4_taxes import Taxes
from klabauter.games.port_royal.state import PortState
from klabauter.kernel.cells import add, draw, drop, move_all
from klabauter.kernel.compat import i64
from klabauter.kernel.event import Line, Log
from klabauter.kernel.frame import AUTO, NATURE, Frame, Reason, Refusal, chances_of
from klabauter.kernel.move import Choices, Move
from klabauter.kernel.rng import Rng

DISCOVERED: Final = Line("3.2", "discovered", "seat", "card")
STOPPED: Final = Line("3.3", "stopped", "seat", "cards:card")
MOORED: Final = Line("3.5", "moored", "seat", "card")
REPELLED: Final = Line("3.6", "repelled", "seat", "card", "sabres")
TWIN_REPELLED: Final = Line("3.8", "twin-repelled", "seat", "card", "sabres")
TOO_MUCH: Final = Line("3.8", "too-much", "seat", "cards:card")
NO_MORE: Final = Line("3.9", "no-more", "seat")
MUST_STOP: Final = Line("3.9", "must-stop", "seat", "cards")

DISCOVER_OR_STOP: Final = Reason("3.3", "discover-or-stop", vague=True)
NOTHING_TO_DISCOVER: Final = Reason("3.9", "nothing-to-discover")
DISCOVERED_ALL: Final = Reason("3.9", "must-stop", "cards")
TOO_LATE: Final = Reason("3.7", "too-late")
MOOR_OR_REPEL: Final = Reason("3.5", "moor-or-repel", vague=True)


class Discovery:
    """What chapter 3's steps share: where a discovered card goes and what comes next."""

    __slots__ = ("after_tax", "components", "onward", "phase_2", "pile", "ship", "taxes")

    after_tax: Frame[PortState]
    onward: list[Frame[PortState]]  # by seat
    ship: list[Frame[PortState]]  # by seat
    phase_2: list[list[Frame[Any]]]  # the steps of phase 2 by active seat, the last one first

    def __init__(self, components: Components, pile: Pile, taxes: Taxes) -> None:
        self.components = components
        self.pile = pile
        self.taxes = taxes

    def left(self, s: PortState) -> bool:
        """3.9 Whether there is a card to turn up: in the pile, or on the discards, which become the next pile."""
        return s.deck > 0 or s.cells[s.at.discard] > 0

    def more(self, s: PortState) -> bool:
        """3.9 Whether another card can be discovered. Nobody turns up more cards in a turn than the box has."""
        return (s.deck > 0 or s.cells[s.at.discard] > 0) and s.discovered < self.components.total

    def go_on(self, s: PortState, log: Log) -> None:
        """3.3 The active player is asked again; 3.9 if there is nothing to discover, phase 2 begins."""
        if self.more(s):
            s.push(self.onward[s.active])
            return
        if self.left(s):
            log.say(MUST_STOP, s.active, self.components.total)
        else:
            log.say(NO_MORE, s.active)
        s.push_all(self.phase_2[s.active])

    def moor(self, s: PortState, ship: i64) -> None:
        """3.5 The ship lies in the harbour."""
        add(s.cells, s.at.harbour, ship)
        s.colours |= self.components.colour[ship]

    def reveal(self, s: PortState, card: i64, log: Log) -> None:
        """3.4 a person, 3.5 to 3.8 a ship, chapter 4 a tax increase."""
        f = self.components
        cells, at = s.cells, s.at
        seat = s.active
        if log.heard:
            log.say(DISCOVERED, seat, card)
        s.discovered += 1
        self.pile.drawn(s, log)
        colour = f.colour[card]
        if colour:
            sabres = cells[at.sabres + seat]
            strong = f.need[card] <= sabres
            if s.colours & colour:
                if strong:
                    log.say(TWIN_REPELLED, seat, card, sabres)
                    add(cells, at.discard, card)
                    self.go_on(s, log)
                else:
                    if log.heard:
                        log.tell(TOO_MUCH, seat, (*s.harbour, card))
                    move_all(cells, at.harbour, at.discard)
                    add(cells, at.discard, card)
                    s.colours = 0
            elif strong:
                s.shown = card
                s.push(self.ship[seat])
            else:
                self.moor(s, card)
                self.go_on(s, log)
        elif card == f.tax:
            s.shown = card
            s.push(self.after_tax)
            self.taxes.levy(s)
        else:
            add(cells, at.harbour, card)
            self.go_on(s, log)


class AfterTax(Frame[PortState]):
    """4.3 The tax increase goes to the discards and the turn goes on."""

    __slots__ = ("discovery",)

    def __init__(self, discovery: Discovery) -> None:
        super().__init__("4.3", AUTO, "after-tax")
        self.discovery = discovery

    def apply(self, s: PortState, move: Move, log: Log) -> None:
        add(s.cells, s.at.discard, s.shown)
        s.shown = NO_CARD
        self.discovery.go_on(s, log)


class Draw(Frame[PortState]):
    """3.2 The top card of the pile is turned up."""

    __slots__ = ("discovery", "draws")

    def __init__(self, discovery: Discovery, draws: list[Move]) -> None:
        super().__init__("3.2", NATURE, "draw", "draw", "deck")
        self.discovery = discovery
        self.draws = draws

    def outcomes(self, s: PortState) -> list[tuple[Move, int]]:
        """Coins of the same heap are no less likely to be a card than the pile is, so the heap gives the chances."""
        return chances_of(s.unseen, self.draws) if s.deck else []

    def apply(self, s: PortState, move: Move, log: Log) -> None:
        drop(s.cells, s.at.unseen, move.a)
        self.discovery.reveal(s, move.a, log)

    def happen(self, s: PortState, rng: Rng, log: Log) -> None:
        unseen = s.at.unseen
        self.discovery.reveal(s, draw(s.cells, unseen, rng.below(s.cells[unseen])), log)


class Onward(Frame[PortState]):
    """3.3 After every card: another one, or phase 2."""

    __slots__ = ("discovery", "draw", "moves")

    def __init__(self, seat: int, discovery: Discovery, draw: Draw, moves: Moves) -> None:
        super().__init__("3.3", seat, "onward")
        self.discovery = discovery
        self.draw = draw
        self.moves = moves

    def legal(self, s: PortState, out: Choices) -> None:
        out.set_all(self.moves.onward if self.discovery.more(s) else self.moves.only_stop)

    def refusal(self, s: PortState, move: Move) -> Refusal:
        if move.verb is DISCOVER:
            total = self.discovery.components.total
            return DISCOVERED_ALL.refuse(total) if self.discovery.left(s) else NOTHING_TO_DISCOVER.refuse()
        return TOO_LATE.refuse() if move.verb is REPEL else DISCOVER_OR_STOP.refuse()

    def apply(self, s: PortState, move: Move, log: Log) -> None:
        if move.verb is DISCOVER:
            self.discovery.pile.ready(s, log)
            s.push(self.draw)
        else:
            if log.heard:
                log.tell(STOPPED, self.seat, s.harbour)
            s.push_all(self.discovery.phase_2[self.seat])


class Ship(Frame[PortState]):
    """3.5, 3.6 The discovered ship could be repelled: into the harbour, or to the discards."""

    __slots__ = ("discovery", "moves")

    def __init__(self, seat: int, discovery: Discovery, moves: Moves) -> None:
        super().__init__("3.6", seat, "ship")
        self.discovery = discovery
        self.moves = moves

    def legal(self, s: PortState, out: Choices) -> None:
        out.set_all(self.moves.ship)

    def refusal(self, s: PortState, move: Move) -> Refusal:
        return MOOR_OR_REPEL.refuse()

    def apply(self, s: PortState, move: Move, log: Log) -> None:
        card = s.shown
        s.shown = NO_CARD
        if move.verb is MOOR:
            log.say(MOORED, self.seat, card)
            self.discovery.moor(s, card)
        else:
            log.say(REPELLED, self.seat, card, s.cells[s.at.sabres + self.seat])
            add(s.cells, s.at.discard, card)
        self.discovery.go_on(s, log)
