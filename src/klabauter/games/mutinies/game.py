"""21 Mutinies, put together from its chapters."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from klabauter.games.mutinies import features, hold, pending, position, r11_scoring, remarks, state, view, worlds
from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.chapters import fill
from klabauter.games.mutinies.declaration import DECLARATION
from klabauter.games.mutinies.figures import CARDS, LAST_MUTINY, NOWHERE, Figures, names_of
from klabauter.games.mutinies.messages import MutiniesMessage
from klabauter.games.mutinies.notation import Moves
from klabauter.games.mutinies.state import MutinyState
from klabauter.kernel.errors import BadOption
from klabauter.kernel.frame import End, Frame, State
from klabauter.kernel.game import Game, Info, Setting, Standing, View
from klabauter.kernel.move import Move
from klabauter.kernel.position import Fields
from klabauter.kernel.remark import Remark

TEXT_OPTIONS = (("lost-page", "invented"), ("storm", "one"), ("refusal", "always"))
HENCHMAN_OPTIONS = (("henchman-market", "hands-over"), ("henchman-wheel", "blocks"))


def refuse_idle(options: Mapping[str, Any], seats: int) -> None:
    """2.6, 12.1 An option that would change nothing is refused, with the reason."""
    if seats == 2 and options["card-texts"] == "ignored":
        why = MutiniesMessage("why-texts-anyway")
        raise BadOption("card-texts", "ignored", why, "as-ruled")
    if seats == 2 or options["card-texts"] == "ignored":
        for name, default in TEXT_OPTIONS:
            if options[name] != default:
                why = MutiniesMessage("why-no-texts")
                raise BadOption(name, options[name], why, default)
    if seats > 2:
        for name, default in HENCHMAN_OPTIONS:
            if options[name] != default:
                why = MutiniesMessage("why-no-henchman")
                raise BadOption(name, options[name], why, default)
    if options["start"] != "random" and int(options["start"]) >= seats:
        why = MutiniesMessage("why-seats", seats=seats)
        raise BadOption("start", options["start"], why, ", ".join(["random", *[str(i) for i in range(seats)]]))


class Mutinies(Game):
    declaration = DECLARATION

    def __init__(self, info: Info, setting: Setting) -> None:
        options = setting.options
        refuse_idle(options, setting.seats)
        self.figures = Figures(setting.figures, setting.seats, options)
        super().__init__(info, setting, names_of(self.figures), End("11.10"))
        self.moves = Moves(self.lexicon, self.figures)
        self.book = Book(
            self.figures,
            self.moves,
            options["henchman-market"] == "blocks-free",
            options["henchman-wheel"] == "defends",
        )
        self.box.update(self.book.box)
        wish = options["start"]
        self.know(fill(self.book, NOWHERE if wish == "random" else int(wish)))

    def initial(self) -> State:
        """2.1, 2.4, 2.5, 2.8 Everything in its place; then the order (2.3) and the open jewels (2.9) are drawn."""
        b = self.book
        s = position.start(b, [self.end, b.round, b.refill, b.seating])
        s.pile = self.figures.pile
        position.fill(s, b)
        return position.derive(s, b)

    def standings(self, s: State) -> list[Standing]:
        assert isinstance(s, MutinyState)
        return r11_scoring.standings(s, self.figures)

    def ending(self, s: State) -> str:
        """11.1 to 11.3 The pile, the jewels, or the safety that no rulebook knows: what came first counts."""
        assert isinstance(s, MutinyState)
        return hold.ENDINGS[s.cause or hold.cause_of(s)]

    def traits(self, s: State, viewer: int) -> list[list[float]]:
        assert isinstance(s, MutinyState)
        return features.traits(s, self.book, viewer)

    def left(self, s: State) -> float:
        assert isinstance(s, MutinyState)
        return features.left(s, self.book)

    def evaluate(self, s: State, seat: int) -> float:
        assert isinstance(s, MutinyState)
        return features.evaluate(s, self.book, seat)

    def remarks(self, before: State, move: Move, after: State, seat: int) -> list[Remark]:
        assert isinstance(before, MutinyState)
        assert isinstance(after, MutinyState)
        return remarks.remarks(self.book, before, move, after, seat)

    def public(self, s: State) -> dict[str, Any]:
        assert isinstance(s, MutinyState)
        return view.public(s, self.figures, self.names)

    def private(self, s: State, seat: int) -> dict[str, Any]:
        """13.1 One's own jewels, treasures and hand cards."""
        assert isinstance(s, MutinyState)
        return state.private(s, seat, self.names, fresh=view.fresh(s, seat, self.names))

    def known(self, s: State, seat: int | None) -> dict[str, Any]:
        """13.2 All a seat can derive from what it has ever seen."""
        assert isinstance(s, MutinyState)
        return state.known(s, seat, self.names, fresh=view.fresh(s, seat, self.names))

    def sample(self, view: View, rng: random.Random) -> State:
        return worlds.sample(view, self.book, self.stack_of(view["pending"]), rng)

    def write(self, s: State) -> dict[str, Any]:
        assert isinstance(s, MutinyState)
        return state.written(s, self.names)

    def read(self, stack: list[Frame[Any]], fields: Fields) -> State:
        s = position.read(self.book, stack, fields)
        pending.Pending(s, self.book, fields).check()
        return s

    def census(self, s: State) -> dict[str, int]:
        """1.2 to 1.5 Every tile, card and cube is somewhere exactly once; the Last Mutiny is in the pile."""
        assert isinstance(s, MutinyState)
        found = super().census(s)
        found[CARDS[LAST_MUTINY]] += s.pile > 0
        return {**found, "rum": s.supply + sum(s.rum)}

    def inventory(self) -> dict[str, int]:
        return {**super().inventory(), "rum": self.figures.rum}
