"""Freibeuter, put together from its chapters."""

from __future__ import annotations

from typing import Any

from klabauter.games.freibeuter import features, outlook, pending, position, r9_end, remarks, view
from klabauter.games.freibeuter.components import DUTCHMAN, FIELDS, SEA, Components, names_of
from klabauter.games.freibeuter.declaration import DECLARATION
from klabauter.games.freibeuter.notation import Moves
from klabauter.games.freibeuter.r2_setup import Deal, Lay, Start
from klabauter.games.freibeuter.r3_draw import Course
from klabauter.games.freibeuter.r3_turn import add_steps
from klabauter.games.freibeuter.state import FreibeuterOffsets, FreibeuterState, empty, private, written
from klabauter.games.freibeuter.worlds import FreibeuterWorlds
from klabauter.kernel.declaration import Declaration
from klabauter.kernel.encoding import Entry, Lookup, Op, Pieces, turned
from klabauter.kernel.frame import End, Frame
from klabauter.kernel.game import Game, Info, Setting, Standing, View, Worlds
from klabauter.kernel.move import Move, numbers_of
from klabauter.kernel.position import Fields
from klabauter.kernel.remark import Remark


class Freibeuter(Game[FreibeuterState]):
    secrets = True
    declaration: Declaration | None = DECLARATION

    def __init__(self, info: Info, setting: Setting) -> None:
        seats = setting.seats
        self.components = Components(setting.components, seats)
        names = names_of(self.components, seats)
        super().__init__(info, setting, names, End("9.4"))
        self.moves = Moves(self.lexicon, self.components, seats)
        f = self.components
        course = Course(seats)
        starts = [self.moves.starts[seat] for seat in setting.starters()]
        # 2.2 to 2.4 in stack order: the last step first
        sea = [Deal(seat, SEA, f.hand_sea, self.moves) for seat in range(seats)]
        dutchman = [Deal(seat, DUTCHMAN, f.hand_dutchman, self.moves) for seat in range(seats) if f.hand_dutchman]
        self.setup: list[Frame[Any]] = [Start(starts, course), Lay(f, self.moves), *dutchman[::-1], *sea[::-1]]
        self.steps.add_all(self.setup)
        add_steps(self.steps, course, self.moves, f, setting.options["last-camp"] == "finish-placement")
        self.numbers = numbers_of(names)
        self.box = {"card": f.copies, "tile": f.tile_copies}
        self.at = FreibeuterOffsets(DECLARATION.arrangement({"seat": seats}, self.box, names, f.most), self.steps)
        self.begin = empty(self.at, [self.end, *self.setup])
        self.begin.chests = (f.chests,) * seats
        DECLARATION.fill(self.begin, self.box, names, {"escaped", "aside"})
        position.derive(self.begin, f)

    def initial(self) -> FreibeuterState:
        """2.2, 2.3 Everything lies in its pile."""
        return self.begin.copy()

    def standings(self, s: FreibeuterState) -> list[Standing]:
        return r9_end.standings(s, self.components)

    def shares(self, s: FreibeuterState) -> list[float]:
        return r9_end.shares(s, self.components)

    def ending(self, s: FreibeuterState) -> str:
        return r9_end.ending(s, self.components)

    def traits(self, s: FreibeuterState, viewer: int) -> list[list[float]]:
        return features.traits(s, self.components, viewer)

    def left(self, s: FreibeuterState) -> float:
        return features.left(s, self.components)

    def evaluate(self, s: FreibeuterState, seat: int) -> float:
        return features.evaluate(s, self.components, seat)

    def remarks(self, before: FreibeuterState, move: Move, after: FreibeuterState, seat: int) -> list[Remark]:
        return remarks.remarks(self.components, before, move, after, seat)

    def public(self, s: FreibeuterState) -> dict[str, Any]:
        return view.public(s, self.components, self.names)

    def private(self, s: FreibeuterState, seat: int) -> dict[str, Any]:
        """10.1 His cards, and the ships before him, which he may turn up."""
        return private(s, seat, self.names)

    def known(self, s: FreibeuterState, seat: int | None) -> dict[str, Any]:
        return view.known(s, seat, self.names)

    def outlook(self, view: View) -> dict[str, Any]:
        return outlook.outlook(view, self.components, self.numbers["tile"])

    def encoders(self) -> dict[str, Op]:
        """Of hands everybody sees how many sea cards and how many Dutchman cards there are."""
        seats = range(self.seats)
        backs = Lookup(0, [[int(card >= FIELDS) for card in range(len(self.names["card"]))] for _ in seats])
        hands: list[Entry] = []
        for seat in seats:
            places = [2 * turned(viewer, seat, self.seats) for viewer in seats]
            hands.append(Entry(self.at.hands + seat * self.at.hands_step, places, backs))
        return {"hands": Pieces(hands)}

    def worlds(self, view: View) -> Worlds[FreibeuterState]:
        return FreibeuterWorlds(view, self.components, self.numbers, self.at, self.stack_of(view["pending"]))

    def write(self, s: FreibeuterState) -> dict[str, Any]:
        return written(s, self.names)

    def read(self, stack: list[Frame[Any]], fields: Fields) -> FreibeuterState:
        s = position.read(self.components, self.box, self.names, self.at, stack, fields)
        pending.check(s, self.components, self.setup)
        return s

    def census(self, s: FreibeuterState) -> dict[str, int]:
        """1.2 to 1.4 Every card, tile and boat is somewhere exactly once."""
        found = super().census(s)
        sea, boarders = s.sea, s.boarders
        for seat, (stock, debt) in enumerate(zip(s.boats, s.debts)):
            out = sum([boats.count(seat) for boats in sea]) + boarders.count(seat)
            found[f"boats of seat {seat}"] = stock + out + (debt > 0)
        return found

    def inventory(self) -> dict[str, int]:
        return {**super().inventory(), **{f"boats of seat {seat}": self.components.boats for seat in range(self.seats)}}
