"""Port Royal unterwegs, put together from its chapters."""

from __future__ import annotations

from typing import Any

from klabauter.games.port_royal import features, outlook, position, prospects, r7_end, remarks, view
from klabauter.games.port_royal.components import Components, names_of
from klabauter.games.port_royal.declaration import DECLARATION
from klabauter.games.port_royal.encoders import Batches
from klabauter.games.port_royal.messages import PortMessage
from klabauter.games.port_royal.notation import Moves
from klabauter.games.port_royal.r2_coins import Pay, Pile
from klabauter.games.port_royal.r3_discover import AfterTax, Discovery, Draw, Onward, Ship
from klabauter.games.port_royal.r4_taxes import Relief, Taxes, TaxPaid
from klabauter.games.port_royal.r5_trade import Fee, Offer, Open, Paid, Take
from klabauter.games.port_royal.r7_end import Start, TurnEnd
from klabauter.games.port_royal.state import PortOffsets, PortState, empty
from klabauter.kernel.declaration import Declaration
from klabauter.kernel.encoding import Op
from klabauter.kernel.errors import BadComponents
from klabauter.kernel.frame import End, Frame
from klabauter.kernel.game import Game, Info, Setting, Standing, View, Worlds
from klabauter.kernel.move import Move, numbers_of
from klabauter.kernel.position import Fields
from klabauter.kernel.remark import Remark


class PortRoyal(Game[PortState]):
    """Nobody ever knows more than another: a coin's front is seen by nobody until it is paid (8.1)."""

    secrets = False
    declaration: Declaration | None = DECLARATION

    def __init__(self, info: Info, setting: Setting) -> None:
        options = setting.options
        seats = setting.seats
        self.components = f = Components(setting.components, options["persons"] == "cheap-wholesaler")
        if f.start * seats > f.total:
            raise BadComponents(
                "purse.start", PortMessage("why-first-coins", cards=f.total, seats=seats, coins=f.start)
            )
        names = names_of(f, seats)
        super().__init__(info, setting, names, End("7.2"))
        self.moves = Moves(self.lexicon, f, seats)
        self.numbers = numbers_of(names)
        self.box = {"card": f.copies}
        self._add_steps()
        self.at = PortOffsets(DECLARATION.arrangement({"seat": seats}, self.box, names, f.most), self.steps)
        self.begin = empty(self.at, [self.end, self.frames["start"]])
        DECLARATION.fill(self.begin, self.box, names, set())
        self.begin.purse = (f.start,) * seats
        position.derive(self.begin, f)

    def _add_steps(self) -> None:
        """Every pending step, made once."""
        f, moves, steps, options = self.components, self.moves, self.steps, self.setting.options
        seats = range(self.seats)
        pile = Pile(options["reshuffle"] == "at-once")
        taxes = Taxes(f)
        discovery = Discovery(f, pile, taxes)
        draw = Draw(discovery, moves.draws)
        turn_end = TurnEnd(f, pile, draw)
        steps.add(Start([moves.starts[seat] for seat in self.setting.starters()], turn_end))
        steps.add(turn_end)
        steps.add(draw)
        opening = steps.add(Open())
        discovery.after_tax = steps.add(AfterTax(discovery))
        taxes.relief = steps.add(Relief(f, pile))
        taxes.pay = steps.add_all([Pay(seat, moves.coins) for seat in seats])
        taxes.paid = steps.add_all([TaxPaid(seat) for seat in seats])
        discovery.onward = steps.add_all([Onward(seat, discovery, draw, moves) for seat in seats])
        discovery.ship = steps.add_all([Ship(seat, discovery, moves) for seat in seats])
        fees = steps.add_all([Fee(seat) for seat in seats])
        takes = steps.add_all([Take(seat, f, pile, moves, taxes.pay[seat], fees[seat]) for seat in seats])
        after_active = options["pick-after-active"] is True
        offers = steps.add_all([Offer(seat, takes[seat], after_active) for seat in seats])
        for take in takes:
            take.offer = offers[take.seat]
            take.paid = steps.add(Paid(take.seat))
        # 5.5: clockwise from the active player; the last step lies at the bottom
        last = self.seats - 1
        discovery.phase_2 = [
            [*[offers[(seat + i) % self.seats] for i in range(last, -1, -1)], opening] for seat in seats
        ]

    def initial(self) -> PortState:
        """2.1, 2.2 All cards in the pile but the coins of the beginning."""
        return self.begin.copy()

    def find(self, s: PortState, text: str) -> Move | None:
        """``take blue-2-2`` is understood as trading or hiring, whichever the card is for."""
        words = text.lower().split()
        if len(words) == 2 and words[0] == "take" and words[1] in self.numbers["card"]:
            return self.moves.take[self.numbers["card"][words[1]]]
        return self.lexicon.find(text)

    def standings(self, s: PortState) -> list[Standing]:
        return r7_end.standings(s, self.components)

    def shares(self, s: PortState) -> list[float]:
        return r7_end.shares(s)

    def ending(self, s: PortState) -> str:
        return r7_end.ending(s, self.components)

    def traits(self, s: PortState, viewer: int) -> list[list[float]]:
        return prospects.traits(s, self.components)

    def left(self, s: PortState) -> float:
        return features.left(s, self.components)

    def evaluate(self, s: PortState, seat: int) -> float:
        return features.evaluate(s, self.components, seat)

    def remarks(self, before: PortState, move: Move, after: PortState, seat: int) -> list[Remark]:
        return remarks.remarks(self.components, before, move, after, seat)

    def public(self, s: PortState) -> dict[str, Any]:
        return view.public(s, self.components, self.names)

    def private(self, s: PortState, seat: int) -> dict[str, Any]:
        return {}

    def known(self, s: PortState, seat: int | None) -> dict[str, Any]:
        return view.written(s, self.names)

    def encoders(self) -> dict[str, Op]:
        return {"batches": Batches(self.at, self.names["card"])}

    def outlook(self, view: View) -> dict[str, Any]:
        return outlook.outlook(view, self.components, self.numbers["card"])

    def worlds(self, view: View) -> Worlds[PortState]:
        stack = self.stack_of(view["pending"])
        return Worlds(position.world(self.components, self.at, stack, view["known"], self.numbers))

    def write(self, s: PortState) -> dict[str, Any]:
        return view.written(s, self.names)

    def read(self, stack: list[Frame[Any]], fields: Fields) -> PortState:
        return position.read(self.components, self.names, self.at, stack, fields)
