"""Observations: the town, and tokens that not every seat knows (10.1 to 10.3)."""

from __future__ import annotations

from typing import final

from klabauter.games.rum_und_ehre.components import NO_TOKEN
from klabauter.games.rum_und_ehre.rules import Rules
from klabauter.games.rum_und_ehre.state import RumState
from klabauter.kernel.cells import OWNERS
from klabauter.kernel.compat import i16, i64, vec
from klabauter.kernel.encoding import Op, places_of, turned
from klabauter.kernel.frame import State
from klabauter.kernel.move import Names


@final
class Layout(Op):
    """How each tile of the town lies, in order."""

    __slots__ = ("places", "size")

    def __init__(self, names: Names) -> None:
        self.places = vec[i64](places_of(names["laid"]))
        self.size: i64 = len(set(names["laid"])) + 1

    def add(self, s: State, cells: vec[i64], loose: vec[i64], row: vec[i16], to: i64, viewer: i64) -> None:
        assert isinstance(s, RumState)
        for code in s.town.layout:
            row[to + self.places[code]] += 1
            to += self.size


@final
class Tokens:
    """Where tokens go to: to the place of their id, or, where the viewer does not know them, to the last place."""

    __slots__ = ("hidden", "places", "seats", "seen", "size")

    def __init__(self, x: Rules, names: Names) -> None:
        self.seats: i64 = x.seats
        self.seen: i64 = x.at.seen + 1 - x.components.first_good
        self.places = vec[i64](places_of(names["token"]))
        self.hidden: i64 = len(set(names["token"]))
        self.size: i64 = self.hidden + 1

    def good(self, cells: vec[i64], token: i64, viewer: i64) -> i64:
        """10.3 The place of a supplies token."""
        return self.places[token] if cells[self.seen + token] >> viewer & 1 else self.hidden


@final
class Supplies(Op):
    """10.3 Those of each seat."""

    __slots__ = ("pile", "tokens")

    def __init__(self, tokens: Tokens, pile: i64) -> None:
        self.tokens = tokens
        self.pile: i64 = pile

    def add(self, s: State, cells: vec[i64], loose: vec[i64], row: vec[i16], to: i64, viewer: i64) -> None:
        tokens = self.tokens
        for at in range(self.pile + 1, self.pile + 1 + cells[self.pile]):
            whose = to + turned(viewer, cells[at] % OWNERS, tokens.seats) * tokens.size
            row[whose + tokens.good(cells, cells[at] // OWNERS, viewer)] += 1


@final
class Sold(Op):
    """10.3 Supplies under their stack."""

    __slots__ = ("pile", "tokens")

    def __init__(self, tokens: Tokens, pile: i64) -> None:
        self.tokens = tokens
        self.pile: i64 = pile

    def add(self, s: State, cells: vec[i64], loose: vec[i64], row: vec[i16], to: i64, viewer: i64) -> None:
        for at in range(self.pile + 1, self.pile + 1 + cells[self.pile]):
            row[to + self.tokens.good(cells, cells[at], viewer)] += 1


@final
class Held(Op):
    """The supplies token that a seat is looking at."""

    __slots__ = ("tokens",)

    def __init__(self, tokens: Tokens) -> None:
        self.tokens = tokens

    def add(self, s: State, cells: vec[i64], loose: vec[i64], row: vec[i16], to: i64, viewer: i64) -> None:
        assert isinstance(s, RumState)
        tokens = self.tokens
        row[to + (tokens.hidden if s.held == NO_TOKEN else tokens.good(cells, s.held, viewer))] += 1


@final
class Dates(Op):
    """5.10 Rendezvous on the flags, which only their owner knows."""

    __slots__ = ("pile", "tokens")

    def __init__(self, tokens: Tokens, pile: i64) -> None:
        self.tokens = tokens
        self.pile: i64 = pile

    def add(self, s: State, cells: vec[i64], loose: vec[i64], row: vec[i16], to: i64, viewer: i64) -> None:
        tokens = self.tokens
        for at in range(self.pile + 1, self.pile + 1 + cells[self.pile]):
            owner = cells[at] % OWNERS
            place = tokens.places[cells[at] // OWNERS] if owner == viewer else tokens.hidden
            row[to + turned(viewer, owner, tokens.seats) * tokens.size + place] += 1


def encoders(x: Rules, names: Names) -> dict[str, Op]:
    tokens = Tokens(x, names)
    return {
        "town": Layout(names),
        "supplies": Supplies(tokens, x.at.goods),
        "held": Held(tokens),
        "sold": Sold(tokens, x.at.sold),
        "dates": Dates(tokens, x.at.dates),
    }
