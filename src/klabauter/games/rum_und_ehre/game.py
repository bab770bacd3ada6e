"""Um Rum & Ehre, put together from its chapters."""

from __future__ import annotations

from typing import Any, Final

from klabauter.games.rum_und_ehre import encoders, features, outlook, pending, position, r8_end, remarks, view
from klabauter.games.rum_und_ehre.components import (
    BUNK,
    CHEST,
    COIL,
    HAMMOCK,
    MAP,
    PUB,
    SCORPION,
    STACK_NAMES,
    Components,
    names_of,
)
from klabauter.games.rum_und_ehre.declaration import DECLARATION
from klabauter.games.rum_und_ehre.messages import RumMessage
from klabauter.games.rum_und_ehre.notation import Moves
from klabauter.games.rum_und_ehre.r2_setup import CrewRolls, Draw, Lay, Ready, RoundBegins, Start
from klabauter.games.rum_und_ehre.r3_turn import After, Enter, Turn
from klabauter.games.rum_und_ehre.r5_fields import Gift, Recall, barrels_left
from klabauter.games.rum_und_ehre.r5_finds import Chart, DrawDate, DrawGood, DrawGuard, Guard, Shop
from klabauter.games.rum_und_ehre.r6_dice import Carouse, Chest, Drained, Guest, Host, Roll, Rum, Stung, Win
from klabauter.games.rum_und_ehre.r7_brawl import Brawl, Clash
from klabauter.games.rum_und_ehre.r8_end import RoundEnds
from klabauter.games.rum_und_ehre.rules import Rules, Step
from klabauter.games.rum_und_ehre.state import RumOffsets, RumState
from klabauter.games.rum_und_ehre.worlds import RumWorlds
from klabauter.kernel.compat import vec
from klabauter.kernel.declaration import Declaration
from klabauter.kernel.encoding import Op
from klabauter.kernel.errors import BadOption
from klabauter.kernel.frame import NATURE, End, Frame
from klabauter.kernel.game import Game, Info, Setting, Standing, View, Worlds
from klabauter.kernel.move import Move, numbers_of
from klabauter.kernel.position import Fields
from klabauter.kernel.remark import Remark

TURNED_UP: Final = (PUB, MAP, CHEST, SCORPION, BUNK, HAMMOCK, COIL)  # stacks of which tokens come to lie open


class RumHonour(Game[RumState]):
    """With two players an imaginary third crew brawls along (chapter 9)."""

    declaration: Declaration | None = DECLARATION

    def __init__(self, info: Info, setting: Setting) -> None:
        seats = setting.seats
        options = setting.options
        if options["imaginary-rum"] and seats != 2:
            no_crew = RumMessage("why-no-imaginary-crew")
            raise BadOption("imaginary-rum", True, no_crew, "False")
        self.components = Components(setting.components)
        names = names_of(self.components, seats)
        super().__init__(info, setting, names, End("8.2"))
        self.box = {"token": self.components.copies}
        self.numbers = numbers_of(names)["token"]
        moves = Moves(self.lexicon, self.components, seats)
        self.rules = Rules(seats, options, self.components, moves)
        self._add_steps(self.rules)
        most, each = position.rooms(self.components), {"stacks": [len(whole) for whole in self.components.whole]}
        arrangement = DECLARATION.arrangement({"seat": seats}, self.box, names, most, each)
        self.rules.at = RumOffsets(arrangement, self.steps)
        self.begin = position.fresh(self.rules, [self.end, self.start])

    def _add_steps(self, x: Rules) -> None:
        """Every pending step, made once."""
        steps, setting = self.steps, self.setting
        seats = range(x.seats)
        starts = [x.moves.starts[seat] for seat in setting.starters()]
        self.start = steps.add(Start(x, starts, setting.options["town"] == "built"))
        x.town = self._row([Lay(x, NATURE), *[Lay(x, seat) for seat in seats]])
        draws = [Draw(x, stack, name) for stack, name in enumerate(STACK_NAMES)]
        steps.add_all([draws[stack] for stack in TURNED_UP if stack != COIL or x.coils])
        x.draws = vec[Step](draws)
        x.ready = steps.add(Ready(x))
        x.round_begins = steps.add(RoundBegins(x))
        if x.seats == 2:
            x.crew_rolls = steps.add(CrewRolls(x))
        x.turn = self._row([Turn(x, seat, 0) for seat in seats])
        further = steps.add_all([Turn(x, seat, 1) for seat in seats])
        x.enter = self._row([Enter(x, seat) for seat in seats])
        x.after = self._row([After(x, turn) for turn in further])
        x.gift = self._row([Gift(x, seat) for seat in seats])
        x.recall = self._row([Recall(x, seat, False) for seat in seats])
        x.recall_second = self._row([Recall(x, seat, True) for seat in seats])
        x.shop = self._row([Shop(x, seat) for seat in seats])
        x.draw_good = self._row([DrawGood(x, seat) for seat in seats])
        x.draw_date = self._row([DrawDate(x, seat) for seat in seats])
        x.chart = self._row([Chart(x, seat) for seat in seats])
        x.guard = self._row([Guard(x, seat) for seat in seats])
        x.draw_guard = self._row([DrawGuard(x, seat, large) for seat in seats for large in (0, 1)])
        x.host = self._row([Host(x, seat) for seat in seats])
        x.guest = self._row([Guest(x, seat, host) for seat in seats for host in seats])
        x.carouse = self._row([Carouse(x, seat) for seat in seats])
        x.drained = steps.add(Drained(x))
        x.win = self._row([Win(x, seat) for seat in seats])
        x.chest = self._row([Chest(x, seat) for seat in seats])
        x.stung = steps.add(Stung(x))
        rolls = steps.add_all([Roll(x, seat, False) for seat in seats])
        for_crew = [Roll(x, seat, True) for seat in seats]
        for roll in [*rolls, *for_crew] if x.imaginary_rum else rolls:
            roll.rum = steps.add(Rum(x, roll))
        x.roll = vec[Step](rolls)
        steps.add_all(for_crew)
        x.roll_for_crew = vec[Step](for_crew)
        x.brawl = steps.add(Brawl(x))
        x.clash = steps.add(Clash(x))
        x.round_ends = steps.add(RoundEnds(x))

    def _row(self, frames: list[Step]) -> vec[Step]:
        """Steps, mostly one for each seat, as the rules use them."""
        return vec[Step](self.steps.add_all(frames))

    def initial(self) -> RumState:
        return self.begin.copy()

    def standings(self, s: RumState) -> list[Standing]:
        return r8_end.standings(s, self.components, self.seats)

    def traits(self, s: RumState, viewer: int) -> list[list[float]]:
        return features.traits(s, self.rules, viewer)

    def left(self, s: RumState) -> float:
        return features.left(s, self.rules)

    def evaluate(self, s: RumState, seat: int) -> float:
        return features.evaluate(s, self.rules, seat)

    def remarks(self, before: RumState, move: Move, after: RumState, seat: int) -> list[Remark]:
        return remarks.remarks(self.rules, before, move, after, seat)

    def public(self, s: RumState) -> dict[str, Any]:
        return view.public(s, self.rules, self.names)

    def private(self, s: RumState, seat: int) -> dict[str, Any]:
        return view.private(s, seat, self.names)

    def known(self, s: RumState, seat: int | None) -> dict[str, Any]:
        return view.known(s, self.rules, self.names, view.SPECTATOR if seat is None else seat)

    def outlook(self, view: View) -> dict[str, Any]:
        return outlook.outlook(view, self.components, self.numbers)

    def encoders(self) -> dict[str, Op]:
        return encoders.encoders(self.rules, self.names)

    def worlds(self, view: View) -> Worlds[RumState]:
        return RumWorlds(self.rules, self.stack_of(view["pending"]), view["known"])

    def write(self, s: RumState) -> dict[str, Any]:
        return view.known(s, self.rules, self.names, view.REFEREE)

    def read(self, stack: list[Frame[Any]], fields: Fields) -> RumState:
        s = position.read(self.rules, stack, fields)
        pending.Pending(self.rules, s, fields).check()
        return s

    def census(self, s: RumState) -> dict[str, int]:
        """1.2, 1.3 Every token, pirate and barrel is somewhere exactly once."""
        found = super().census(s)
        lanes, ship = s.lanes, list(zip(s.rows, s.left, s.right))
        for seat in range(self.seats):
            alleys = [s.town.length[alley] for alley, owner in enumerate(lanes) if owner == seat]
            aboard = [left + right for crew, left, right in ship if crew == seat]
            found[f"pirates of seat {seat}"] = s.pirates[seat] + s.hiring[seat] + sum(alleys) + sum(aboard)
        found["barrels"] = barrels_left(self.rules, s) + sum(s.barrels)
        return found

    def inventory(self) -> dict[str, int]:
        f = self.components
        found = super().inventory()
        for seat in range(self.seats):
            found[f"pirates of seat {seat}"] = f.each
        found["barrels"] = f.barrels
        return found
