"""Port Royal unterwegs, put together from its chapters."""

from __future__ import annotations

import random
from typing import Any

from klabauter.games.port_royal import features, position, prospects, r7_end, remarks, view
from klabauter.games.port_royal.declaration import DECLARATION
from klabauter.games.port_royal.figures import Figures, names_of
from klabauter.games.port_royal.messages import PortMessage
from klabauter.games.port_royal.notation import Moves
from klabauter.games.port_royal.r2_coins import Pay, Pile
from klabauter.games.port_royal.r3_discover import Discovery, Draw, Onward, Ship
from klabauter.games.port_royal.r4_taxes import Taxes
from klabauter.games.port_royal.r5_trade import Fee, Offer, Open, Take
from klabauter.games.port_royal.r7_end import Start, TurnEnd
from klabauter.games.port_royal.state import PortState
from klabauter.kernel.declaration import Declaration
from klabauter.kernel.errors import BadComponents, BadOption
from klabauter.kernel.frame import End, Frame, State
from klabauter.kernel.game import Game, Info, Setting, Standing, View
from klabauter.kernel.move import Move, numbers_of
from klabauter.kernel.position import Fields
from klabauter.kernel.remark import Remark


class PortRoyal(Game):
    """Nobody ever knows more than another: a coin's front is seen by nobody until it is paid (8.1)."""

    secrets = False
    declaration: Declaration | None = DECLARATION

    def __init__(self, info: Info, setting: Setting) -> None:
        options = setting.options
        seats = setting.seats
        self.figures = f = Figures(setting.figures, options["persons"] == "cheap-wholesaler")
        if f.start * seats > f.total:
            raise BadComponents(
                "purse.start", PortMessage("why-first-coins", cards=f.total, seats=seats, coins=f.start)
            )
        names = names_of(f, seats)
        super().__init__(info, setting, names, End("7.2"))
        self.moves = moves = Moves(self.lexicon, f, seats)
        self.numbers = numbers_of(names)
        self.box = {"card": f.copies}
        everybody = range(seats)

        pile = Pile(options["reshuffle"] == "at-once")
        pay = [Pay(seat, moves.coins) for seat in everybody]
        taxes = Taxes(f, pile, pay)
        discovery = Discovery(f, pile, taxes)
        draw = Draw(discovery, moves.draws)
        discovery.onward = [Onward(seat, discovery, draw, moves) for seat in everybody]
        discovery.ship = [Ship(seat, discovery, moves) for seat in everybody]

        fees = [Fee(seat) for seat in everybody]
        takes = [Take(seat, f, pile, moves, pay[seat], fees[seat]) for seat in everybody]
        offers = [Offer(seat, takes[seat], options["pick-after-active"] is True) for seat in everybody]
        for take, offer in zip(takes, offers, strict=True):
            take.offer = offer
        opening = Open()
        # 5.5: clockwise from the active player; the last step lies at the bottom
        discovery.phase_2 = [
            (*[offers[(seat + i) % seats] for i in range(seats - 1, -1, -1)], opening) for seat in everybody
        ]
        turn_end = TurnEnd(f, pile, draw)
        self.start = Start(_starts(options["start"], moves.starts), turn_end)
        self.know([self.start, turn_end, draw, opening, discovery.after_tax, taxes.relief])
        for frames in (pay, taxes.paid, discovery.onward, discovery.ship, fees, takes, offers):
            self.know(frames)
        self.know([take.paid for take in takes])
        self.begin = PortState([self.end, self.start], seats)
        DECLARATION.fill(self.begin, self.box, names, set())
        self.begin.purse = [f.start] * seats
        position.derive(self.begin, f)

    def initial(self) -> State:
        """2.1, 2.2 All cards in the pile but the coins of the beginning."""
        return self.begin.copy()

    def find(self, s: State, text: str) -> Move | None:
        """``take blue-2-2`` is understood as trading or hiring, whichever the card is for."""
        words = text.lower().split()
        if len(words) == 2 and words[0] == "take" and words[1] in self.numbers["card"]:
            return self.moves.take[self.numbers["card"][words[1]]]
        return self.lexicon.find(text)

    def standings(self, s: State) -> list[Standing]:
        assert isinstance(s, PortState)
        return r7_end.standings(s, self.figures)

    def ending(self, s: State) -> str:
        assert isinstance(s, PortState)
        return r7_end.ending(s, self.figures)

    def traits(self, s: State, viewer: int) -> list[list[float]]:
        assert isinstance(s, PortState)
        return prospects.traits(s, self.figures)

    def left(self, s: State) -> float:
        assert isinstance(s, PortState)
        return features.left(s, self.figures)

    def evaluate(self, s: State, seat: int) -> float:
        assert isinstance(s, PortState)
        return features.evaluate(s, self.figures, seat)

    def remarks(self, before: State, move: Move, after: State, seat: int) -> list[Remark]:
        assert isinstance(before, PortState)
        assert isinstance(after, PortState)
        return remarks.remarks(self.figures, before, move, after, seat)

    def public(self, s: State) -> dict[str, Any]:
        assert isinstance(s, PortState)
        return view.public(s, self.figures, self.names)

    def private(self, s: State, seat: int) -> dict[str, Any]:
        return {}

    def known(self, s: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(s, PortState)
        return view.written(s, self.names)

    def sample(self, view: View, rng: random.Random) -> State:
        return position.world(self.figures, self.stack_of(view["pending"]), view["known"], self.numbers)

    def write(self, s: State) -> dict[str, Any]:
        assert isinstance(s, PortState)
        return view.written(s, self.names)

    def read(self, stack: list[Frame[Any]], fields: Fields) -> State:
        return position.read(self.figures, self.names, self.seats, stack, fields)


def _starts(wish: str | int | bool, starts: list[Move]) -> list[Move]:
    """2.4 Everybody by lot, or the seat the table wants."""
    if wish == "random":
        return starts
    if int(wish) >= len(starts):
        possible = ", ".join(["random", *[str(seat) for seat in range(len(starts))]])
        why = PortMessage("why-seats-only", seats=len(starts))
        raise BadOption("start", wish, why, possible)
    return [starts[int(wish)]]
