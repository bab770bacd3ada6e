"""Um Rum & Ehre, put together from its chapters."""

from __future__ import annotations

import random
from typing import Any

from klabauter.games.rum_und_ehre import features, pending, position, r8_end, remarks, view, worlds
from klabauter.games.rum_und_ehre.declaration import DECLARATION
from klabauter.games.rum_und_ehre.figures import (
    BUNK,
    CHEST,
    COIL,
    HAMMOCK,
    IMAGINARY,
    MAP,
    PUB,
    SCORPION,
    STACK_NAMES,
    Figures,
    names_of,
)
from klabauter.games.rum_und_ehre.notation import Moves
from klabauter.games.rum_und_ehre.r2_setup import CrewRolls, Draw, Lay, Ready, RoundBegins, Start
from klabauter.games.rum_und_ehre.r3_turn import After, Enter, Turn
from klabauter.games.rum_und_ehre.r5_fields import Gift, Recall, barrels_left
from klabauter.games.rum_und_ehre.r5_finds import Chart, DrawDate, DrawGood, DrawGuard, Guard, Shop
from klabauter.games.rum_und_ehre.r6_dice import Carouse, Chest, Drained, Guest, Host, Roll, Stung, Win
from klabauter.games.rum_und_ehre.r7_brawl import Brawl, Clash
from klabauter.games.rum_und_ehre.r8_end import RoundEnds
from klabauter.games.rum_und_ehre.rules import Rules
from klabauter.games.rum_und_ehre.state import RumState
from klabauter.kernel.declaration import Declaration
from klabauter.kernel.errors import BadOption, Said
from klabauter.kernel.frame import NATURE, End, Frame, State
from klabauter.kernel.game import Game, Info, Setting, Standing, View
from klabauter.kernel.move import Move
from klabauter.kernel.position import Fields
from klabauter.kernel.remark import Remark


class RumHonour(Game):
    """With two players an imaginary third crew brawls along (chapter 9)."""

    declaration: Declaration | None = DECLARATION

    def __init__(self, info: Info, setting: Setting) -> None:
        seats = setting.seats
        options = setting.options
        wish = options["start"]
        if wish != "random" and int(wish) >= seats:
            few = Said("why-too-few-seats", "there are {seats} seats, counted from 0", seats=seats)
            raise BadOption("start", wish, few, ", ".join(["random", *[str(seat) for seat in range(seats)]]))
        if options["imaginary-rum"] and seats != 2:
            no_crew = Said("why-no-imaginary-crew", "there is an imaginary crew with two seats only (9.1)")
            raise BadOption("imaginary-rum", True, no_crew, "False")
        self.figures = Figures(setting.figures)
        names = names_of(self.figures, seats)
        super().__init__(info, setting, names, End("8.2"))
        self.box = {"token": self.figures.copies}
        moves = Moves(self.lexicon, self.figures, seats)
        self.rules = Rules(seats, options, self.figures, moves)
        starts = moves.starts if wish == "random" else [moves.starts[int(wish)]]
        self.start = Start(self.rules, starts, options["town"] == "built")
        self.know([self.start])
        self._frames(self.rules)
        self.begin = position.fresh(self.rules, [self.end, self.start])

    def _frames(self, x: Rules) -> None:
        """Every pending step, made once."""
        seats = range(x.seats)
        x.town += [Lay(x, NATURE), *[Lay(x, seat) for seat in seats]]
        x.draws += [Draw(x, stack, name) for stack, name in enumerate(STACK_NAMES)]
        turned_up = [x.draws[of] for of in (PUB, MAP, CHEST, SCORPION, BUNK, HAMMOCK)] + x.draws[COIL:] * x.coils
        x.ready.append(Ready(x))
        x.round_begins.append(RoundBegins(x))
        if x.seats == IMAGINARY:
            x.crew_rolls.append(CrewRolls(x))
        x.turn += [Turn(x, seat, 0) for seat in seats]
        x.enter += [Enter(x, seat) for seat in seats]
        for seat in seats:
            after = After(x, seat)
            x.after.append(after)
            x.further.append(after.further)
        x.gift += [Gift(x, seat) for seat in seats]
        x.recall += [Recall(x, seat, False) for seat in seats]
        x.recall_second += [Recall(x, seat, True) for seat in seats]
        x.shop += [Shop(x, seat) for seat in seats]
        x.draw_good += [DrawGood(x, seat) for seat in seats]
        x.draw_date += [DrawDate(x, seat) for seat in seats]
        x.chart += [Chart(x, seat) for seat in seats]
        x.guard += [Guard(x, seat) for seat in seats]
        x.draw_guard += [DrawGuard(x, seat, large) for seat in seats for large in (0, 1)]
        x.host += [Host(x, seat) for seat in seats]
        x.guest += [Guest(x, seat, host) for seat in seats for host in seats]
        x.carouse += [Carouse(x, seat) for seat in seats]
        x.drained.append(Drained(x))
        x.win += [Win(x, seat) for seat in seats]
        x.chest += [Chest(x, seat) for seat in seats]
        x.stung.append(Stung(x))
        for seat in seats:
            roll, for_crew = Roll(x, seat, False), Roll(x, seat, True)
            x.roll.append(roll)
            x.rum.append(roll.rum)
            x.roll_for_crew.append(for_crew)
            if x.imaginary_rum:
                x.rum.append(for_crew.rum)
        x.brawl.append(Brawl(x))
        x.clash.append(Clash(x))
        x.round_ends.append(RoundEnds(x))
        for frames in (
            x.town, turned_up, x.ready, x.round_begins, x.crew_rolls, x.turn, x.further, x.enter, x.after, x.gift,
            x.recall, x.recall_second, x.shop, x.draw_good, x.draw_date, x.chart, x.guard, x.draw_guard, x.host,
            x.guest, x.carouse, x.drained, x.win, x.chest, x.stung, x.roll, x.rum, x.roll_for_crew, x.brawl, x.clash,
            x.round_ends,
        ):  # fmt: skip
            self.know(frames)

    def initial(self) -> State:
        return self.begin.copy()

    def standings(self, s: State) -> list[Standing]:
        assert isinstance(s, RumState)
        return r8_end.standings(s, self.figures, self.seats)

    def traits(self, s: State, viewer: int) -> list[list[float]]:
        assert isinstance(s, RumState)
        return features.traits(s, self.rules, viewer)

    def left(self, s: State) -> float:
        assert isinstance(s, RumState)
        return features.left(s, self.rules)

    def evaluate(self, s: State, seat: int) -> float:
        assert isinstance(s, RumState)
        return features.evaluate(s, self.rules, seat)

    def remarks(self, before: State, move: Move, after: State, seat: int) -> list[Remark]:
        assert isinstance(before, RumState)
        assert isinstance(after, RumState)
        return remarks.remarks(self.rules, before, move, after, seat)

    def public(self, s: State) -> dict[str, Any]:
        assert isinstance(s, RumState)
        return view.public(s, self.rules, self.names)

    def private(self, s: State, seat: int) -> dict[str, Any]:
        assert isinstance(s, RumState)
        return view.private(s, seat, self.names)

    def known(self, s: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(s, RumState)
        return view.known(s, self.rules, self.names, view.SPECTATOR if seat is None else seat)

    def sample(self, view: View, rng: random.Random) -> State:
        return worlds.sample(view["known"], self.rules, self.stack_of(view["pending"]), rng)

    def write(self, s: State) -> dict[str, Any]:
        assert isinstance(s, RumState)
        return view.known(s, self.rules, self.names, view.REFEREE)

    def read(self, stack: list[Frame[Any]], fields: Fields) -> State:
        s = position.read(self.rules, stack, fields)
        pending.Pending(self.rules, s, fields).check()
        return s

    def census(self, s: State) -> dict[str, int]:
        """1.2, 1.3 Every token, pirate and barrel is somewhere exactly once."""
        assert isinstance(s, RumState)
        found = super().census(s)
        for seat in range(self.seats):
            alleys = [s.town.length[alley] for alley, owner in enumerate(s.lanes) if owner == seat]
            aboard = [s.left[row] + s.right[row] for row, crew in enumerate(s.rows) if crew == seat]
            found[f"pirates of seat {seat}"] = s.pirates[seat] + s.hiring[seat] + sum(alleys) + sum(aboard)
        found["barrels"] = barrels_left(self.rules, s) + sum(s.barrels)
        return found

    def inventory(self) -> dict[str, int]:
        f = self.figures
        found = super().inventory()
        for seat in range(self.seats):
            found[f"pirates of seat {seat}"] = f.each
        found["barrels"] = f.barrels
        return found
