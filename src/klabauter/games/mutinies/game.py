"""21 Mutinies, put together from its chapters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from klabauter.games.mutinies import (
    features,
    hold,
    outlook,
    pending,
    position,
    r11_scoring,
    remarks,
    state,
    view,
    worlds,
)
from klabauter.games.mutinies.book import Book
from klabauter.games.mutinies.chapters import add_steps
from klabauter.games.mutinies.components import CARDS, LAST_MUTINY, Components, names_of
from klabauter.games.mutinies.declaration import DECLARATION
from klabauter.games.mutinies.encoders import Fresh
from klabauter.games.mutinies.messages import MutiniesMessage
from klabauter.games.mutinies.notation import Moves
from klabauter.games.mutinies.state import MutinyOffsets, MutinyState
from klabauter.kernel.declaration import Declaration
from klabauter.kernel.encoding import Op
from klabauter.kernel.errors import BadOption
from klabauter.kernel.frame import End, Frame
from klabauter.kernel.game import Game, Info, Setting, Standing, View, Worlds
from klabauter.kernel.move import Move, numbers_of
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


class Mutinies(Game[MutinyState]):
    declaration: Declaration | None = DECLARATION

    def __init__(self, info: Info, setting: Setting) -> None:
        options = setting.options
        refuse_idle(options, setting.seats)
        self.components = Components(setting.components, setting.seats, options)
        super().__init__(info, setting, names_of(self.components), End("11.10"))
        self.moves = Moves(self.lexicon, self.components)
        self.book = Book(
            self.components,
            self.moves,
            options["henchman-market"] == "blocks-free",
            options["henchman-wheel"] == "defends",
        )
        self.box.update(self.book.box)
        add_steps(self.steps, self.book, setting.starters())
        sizes = {"seat": self.seats, "figure": self.book.figures, "route": self.components.display}
        self.book.at = MutinyOffsets(DECLARATION.arrangement(sizes, self.box, self.names, {}), self.steps)
        self.tiles = numbers_of(self.names)["tile"]
        self.begin = position.begin(self.book, [self.end, self.book.round, self.book.refill, self.book.seating])

    def initial(self) -> MutinyState:
        """2.1, 2.4, 2.5, 2.8 Everything in its place; then the order (2.3) and the open jewels (2.9) are drawn."""
        return self.begin.copy()

    def standings(self, s: MutinyState) -> list[Standing]:
        return r11_scoring.standings(s, self.components)

    def ending(self, s: MutinyState) -> str:
        """11.1 to 11.3 The pile, the jewels, or the safety that no rulebook knows: what came first counts."""
        return hold.ENDINGS[s.cause or hold.cause_of(s)]

    def traits(self, s: MutinyState, viewer: int) -> list[list[float]]:
        return features.traits(s, self.book, viewer)

    def left(self, s: MutinyState) -> float:
        return features.left(s, self.book)

    def evaluate(self, s: MutinyState, seat: int) -> float:
        return features.evaluate(s, self.book, seat)

    def remarks(self, before: MutinyState, move: Move, after: MutinyState, seat: int) -> list[Remark]:
        return remarks.remarks(self.book, before, move, after, seat)

    def public(self, s: MutinyState) -> dict[str, Any]:
        return view.public(s, self.components, self.names)

    def private(self, s: MutinyState, seat: int) -> dict[str, Any]:
        """13.1 One's own jewels, treasures and hand cards."""
        return state.private(s, seat, self.names, fresh=view.fresh(s, seat, self.names))

    def known(self, s: MutinyState, seat: int | None) -> dict[str, Any]:
        """13.2 All a seat can derive from what it has ever seen."""
        return state.known(s, seat, self.names, fresh=view.fresh(s, seat, self.names))

    def encoders(self) -> dict[str, Op]:
        return {"fresh": Fresh(self.book.at.fresh, self.names["tile"], list(self.frames.values()))}

    def outlook(self, view: View) -> dict[str, Any]:
        return outlook.outlook(view, self.book, self.tiles)

    def worlds(self, view: View) -> Worlds[MutinyState]:
        return worlds.MutinyWorlds(view, self.book, self.stack_of(view["pending"]))

    def write(self, s: MutinyState) -> dict[str, Any]:
        return state.written(s, self.names)

    def read(self, stack: list[Frame[Any]], fields: Fields) -> MutinyState:
        s = position.read(self.book, stack, fields)
        pending.Pending(s, self.book, fields).check()
        return s

    def census(self, s: MutinyState) -> dict[str, int]:
        """1.2 to 1.5 Every tile, card and cube is somewhere exactly once; the Last Mutiny is in the pile."""
        found = super().census(s)
        found[CARDS[LAST_MUTINY]] += s.pile > 0
        return {**found, "rum": s.supply + sum(s.rum)}

    def inventory(self) -> dict[str, int]:
        return {**super().inventory(), "rum": self.components.rum}
