"""Freibeuter, put together from its chapters."""

from __future__ import annotations

import random
from typing import Any

from klabauter.games.freibeuter import features, position, r9_end, reachable, remarks, view, worlds
from klabauter.games.freibeuter.figures import (
    ASHORE,
    CROSSINGS,
    DUTCHMAN,
    FIELDS,
    LINES,
    NO_TILE,
    NOT_BOARDED,
    SEA,
    Figures,
    names_of,
)
from klabauter.games.freibeuter.notation import Moves
from klabauter.games.freibeuter.r2_setup import Deal, Lay, Start
from klabauter.games.freibeuter.r3_turn import course_of
from klabauter.games.freibeuter.state import FreibeuterState
from klabauter.kernel.errors import BadOption, Said
from klabauter.kernel.frame import End, Frame, State
from klabauter.kernel.game import Game, Info, Setting, Standing, View
from klabauter.kernel.move import Move
from klabauter.kernel.position import Fields
from klabauter.kernel.remark import Remark


class Freibeuter(Game):
    secrets = True

    def __init__(self, info: Info, setting: Setting) -> None:
        seats = setting.seats
        self.figures = Figures(setting.figures, seats)
        names = names_of(self.figures, seats)
        super().__init__(info, setting, names, End("9.4"))
        self.moves = Moves(self.lexicon, self.figures, seats)
        wish = setting.options["start"]
        if isinstance(wish, int) and wish >= seats:
            possible = ", ".join(["random", *[str(seat) for seat in range(seats)]])
            why = Said("why-only-seats", "there are only {seats} seats here", seats=seats)
            raise BadOption("start", wish, why, possible)
        f = self.figures
        course = course_of(seats, self.moves, f, setting.options["last-camp"] == "finish-placement")
        starts = self.moves.starts if wish == "random" else [self.moves.starts[int(wish)]]
        # 2.2 to 2.4 in stack order: the last step first
        sea = [Deal(seat, SEA, f.hand_sea, self.moves) for seat in range(seats)]
        dutchman = [Deal(seat, DUTCHMAN, f.hand_dutchman, self.moves) for seat in range(seats) if f.hand_dutchman]
        self.setup: list[Frame[Any]] = [Start(starts, course), Lay(f, self.moves), *dutchman[::-1], *sea[::-1]]
        self.know(self.setup)
        for frames in (course.turns, course.orders, course.chooses, course.sea_draws, course.dutchman_draws):
            self.know(frames)
        self.numbers = worlds.Numbers(names)
        # 2.2, 2.3 before the first luck: everything lies in its pile
        self.sea_pile = [card for card in range(FIELDS) for _ in range(f.copies[card])]
        self.dutchman_pile = [card for card in range(FIELDS, FIELDS + LINES) for _ in range(f.copies[card])]
        self.unlaid = [tile for tile in range(len(f.tiles)) for _ in range(f.tile_copies[tile])]

    def initial(self) -> State:
        f = self.figures
        seats = self.seats
        return FreibeuterState(
            [self.end, *self.setup], [()] * FIELDS, ASHORE, [NO_TILE] * CROSSINGS, [NOT_BOARDED] * CROSSINGS,
            [0] * CROSSINGS, 0, [], (), [0] * seats, [f.boats] * seats, [f.chests] * seats, [0] * seats, [()] * seats,
            (), (), self.sea_pile[:], self.dutchman_pile[:], [], self.unlaid[:],
        )  # fmt: skip

    def standings(self, s: State) -> list[Standing]:
        assert isinstance(s, FreibeuterState)
        return r9_end.standings(s, self.figures)

    def ending(self, s: State) -> str:
        assert isinstance(s, FreibeuterState)
        return r9_end.ending(s, self.figures)

    def traits(self, s: State, viewer: int) -> list[list[float]]:
        assert isinstance(s, FreibeuterState)
        return features.traits(s, self.figures, viewer)

    def left(self, s: State) -> float:
        assert isinstance(s, FreibeuterState)
        return features.left(s, self.figures)

    def evaluate(self, s: State, seat: int) -> float:
        assert isinstance(s, FreibeuterState)
        return features.evaluate(s, self.figures, seat)

    def remarks(self, before: State, move: Move, after: State, seat: int) -> list[Remark]:
        assert isinstance(before, FreibeuterState)
        assert isinstance(after, FreibeuterState)
        return remarks.remarks(self.figures, before, move, after, seat)

    def public(self, s: State) -> dict[str, Any]:
        assert isinstance(s, FreibeuterState)
        return view.public(s, self.figures, self.names)

    def private(self, s: State, seat: int) -> dict[str, Any]:
        assert isinstance(s, FreibeuterState)
        return view.private(s, seat, self.names)

    def known(self, s: State, seat: int | None) -> dict[str, Any]:
        assert isinstance(s, FreibeuterState)
        return view.known(s, seat, self.names)

    def sample(self, view: View, rng: random.Random) -> State:
        stack = self.stack_of(view["pending"])
        return worlds.sample(view["known"], view["seat"], self.figures, self.numbers, stack, rng)

    def write(self, s: State) -> dict[str, Any]:
        assert isinstance(s, FreibeuterState)
        names = self.names
        return {
            **view.open_things(s, names),
            "hands": [view.ids(s.hand(seat), "card", names) for seat in range(self.seats)],
            "sea-pile": view.ids(s.sea_pile, "card", names),
            "dutchman-pile": view.ids(s.dutchman_pile, "card", names),
        }

    def read(self, stack: list[Frame[Any]], fields: Fields) -> State:
        s = position.read(self.figures, stack, fields, self.seats, any([isinstance(frame, Lay) for frame in stack]))
        reachable.check(s, self.figures, self.setup)
        return s

    def census(self, s: State) -> dict[str, int]:
        """1.2 to 1.4 Every card, tile and boat is somewhere exactly once."""
        assert isinstance(s, FreibeuterState)
        found = self.nothing()
        for cards in (*[s.hand(seat) for seat in range(self.seats)], s.sea_pile, s.dutchman_pile, s.discards):
            for card in cards:
                found[f"card {self.names['card'][card]}"] += 1
        for tiles in (*s.prizes, s.escaped, s.aside, s.unlaid, s.tiles):
            for tile in tiles:
                if tile != NO_TILE:
                    found[self.figures.tiles[tile]] += 1
        for seat in range(self.seats):
            out = sum([boats.count(seat) for boats in s.sea]) + s.boarders.count(seat)
            found[f"boats of seat {seat}"] = s.boats[seat] + out + (s.debts[seat] > 0)
        return found

    def nothing(self) -> dict[str, int]:
        pieces = [*[f"card {name}" for name in self.names["card"]], *self.figures.tiles]
        return dict.fromkeys(pieces, 0)

    def inventory(self) -> dict[str, int]:
        f = self.figures
        found = dict(zip(self.nothing(), (*f.copies, *f.tile_copies), strict=True))
        for seat in range(self.seats):
            found[f"boats of seat {seat}"] = f.boats
        return found
