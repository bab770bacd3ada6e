"""What the games declare about their data is so, and what is made from it is up to date."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from klabauter.games import games, info, make
from klabauter.kernel.declaration import (
    BY_HAND,
    EVERYONE,
    NOBODY,
    OWNER,
    WRITTEN,
    Declaration,
    Field,
    Hidden,
    Part,
    Partly,
    Shown,
    Unseen,
)
from klabauter.kernel.frame import NATURE, NO_MOVES, End, Frame
from klabauter.kernel.game import Game
from klabauter.kernel.kinds import (
    SEAT,
    Bits,
    Flag,
    Heap,
    Id,
    Keyed,
    Kind,
    Many,
    Maybe,
    Notation,
    Noted,
    Number,
    Object,
    Piece,
    Places,
    Row,
    Seat,
    Text,
    Tuple,
    Value,
    names_of,
)
from klabauter.kernel.rng import Rng
from klabauter.kernel.steps import Steps
from klabauter.lab.tour import fields, played_fields, walk
from tools.state_writer import state_text

TOOL = Path(__file__).resolve().parents[1] / "tools" / "declared.py"
DECLARED = [game for game in games() if make(game).declaration is not None]


def test_what_is_made_from_the_declarations_is_up_to_date() -> None:
    done = subprocess.run([sys.executable, TOOL, "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


# -- what is hidden stays hidden in what is made from a declaration

NAMES = {"card": tuple("abcdefgh")}


def hands() -> Declaration:
    return Declaration(
        "HandsState",
        state=[
            Field("purse", Number(), SEAT),
            Field("shed", Heap(Piece("card")), seen=NOBODY, known=EVERYONE),
            Field("hands", Heap(Piece("card")), SEAT, seen=OWNER),
            Field("pile", Heap(Piece("card")), seen=NOBODY),
        ],
        public=[
            Shown("purse", "players.coins"),
            Shown("hands", "players.cards", counted=True),
            Shown("pile", counted=True),
        ],
        private=[Shown("hands", "hand")],
        known=[Shown("hands", "hand"), Unseen("unseen", "pile", "hands")],
    )


class Made:
    """What the file made from a declaration has, and how a state for two seats is made with it."""

    def __init__(self, declared: Declaration) -> None:
        self.file: dict[str, Any] = {"__name__": "made"}
        exec(compile(state_text(declared), "state.py", "exec", dont_inherit=True), self.file)
        self.declared = declared
        self.steps: Steps[Any] = Steps(End("1.1"), NO_MOVES)
        self.ask: Frame[Any] = self.steps.add(Frame("1.1", 0, "ask"))

    def __getitem__(self, name: str) -> Any:
        return self.file[name]

    def at(self) -> Any:
        """Where the fields of its states lie."""
        arrangement = self.declared.arrangement({SEAT.name: 2}, {"card": [1] * 8}, NAMES, {})
        return self[self.declared.name.replace("State", "Offsets")](arrangement, self.steps)

    def state(self, over: bool = False) -> Any:
        """With a question, or at its end."""
        pending = [self.steps.end] if over else [self.steps.end, self.ask]
        return self["empty"](self.at(), pending)

    def built(self, data: dict[str, Any]) -> Any:
        """The state of what is known."""
        numbers = {"card": {name: i for i, name in enumerate(NAMES["card"])}}
        return self["built"](self.at(), [self.steps.end], data, numbers)


def test_a_seat_gets_what_it_may_know_and_nothing_else() -> None:
    file = Made(hands())
    s = file.state()
    s.purse, s.shed, s.hands, s.pile = [3, 4], (0,), [(1, 7), (2, 6)], (3, 4, 5)
    assert file["public"](s, NAMES) == {"players": [{"coins": 3, "cards": 2}, {"coins": 4, "cards": 2}], "pile": 3}
    assert file["private"](s, 1, NAMES) == {"hand": ["c", "g"]}
    everybody = {"purse": [3, 4], "shed": ["a"]}
    assert file["known"](s, 1, NAMES) == {**everybody, "hand": ["c", "g"], "unseen": list("bdefh")}
    assert file["known"](s, None, NAMES) == {**everybody, "hand": [], "unseen": list("bcdefgh")}
    assert file["written"](s, NAMES) == {**everybody, "hands": [["b", "h"], ["c", "g"]], "pile": ["d", "e", "f"]}
    world = file.built(file["known"](s, 1, NAMES))
    assert (list(world.purse), world.shed, list(world.hands), world.pile) == ([3, 4], (0,), [(), ()], ())


def test_who_exchanges_what_is_hidden_changes_nobody_elses_view() -> None:
    file = Made(hands())
    s = file.state()
    s.hands, s.pile = [(1, 7), (2, 6)], (3, 4, 5)
    other = s.copy()
    other.hands, other.pile = [(3, 4), (2, 6)], (1, 5, 7)
    for seat, same in ((0, False), (1, True), (None, True)):
        assert (file["known"](s, seat, NAMES) == file["known"](other, seat, NAMES)) is same
    assert file["public"](s, NAMES) == file["public"](other, NAMES)
    assert file["private"](s, 1, NAMES) == file["private"](other, 1, NAMES)


PARTLY = (Partly("hands", others="shown"), Hidden("hidden", "hands"), Unseen("unseen", "pile", "hands"))


@pytest.mark.parametrize(
    ("known", "parts", "over", "differs"),
    [
        (OWNER, PARTLY, False, {1}),
        (OWNER, PARTLY, True, {0, 1, None}),  # when the game is over, everything is open
        (OWNER, (), False, set()),
        (NOBODY, (), False, set()),
        (EVERYONE, (), False, {0, 1, None}),
    ],
)
def test_only_who_knows_a_card_can_tell_it_from_another(
    known: str, parts: Part, over: bool, differs: set[int | None]
) -> None:
    state = [
        Field("hands", Heap(Piece("card")), SEAT, seen=NOBODY, known=known),
        Field("shown", Heap(Id("card")), SEAT, room=8),  # the cards of each hand that everybody could follow
        Field("pile", Heap(Piece("card")), seen=NOBODY),
    ]
    file = Made(Declaration("ToyState", state, (), known=parts, opened=True))
    s = file.state(over)
    s.hands, s.shown, s.pile = [(0,), (1, 2)], [(), (1,)], (3,)
    other = s.copy()
    other.hands, other.pile = [(0,), (1, 3)], (2,)
    viewers = (0, 1, None)
    assert {seat for seat in viewers if file["known"](s, seat, NAMES) != file["known"](other, seat, NAMES)} == differs
    if parts and not over:
        hidden = {"shown": [[], ["b"]], "hands": [["a"], ["b"]], "hidden": [[0], [1]], "unseen": ["c", "d"]}
        assert file["known"](s, 0, NAMES) == hidden
        assert file["known"](s, 1, NAMES)["hands"] == [[], ["b", "c"]]


# -- what is declared and what is played


def sizes(game: Game[Any]) -> dict[str, int]:
    assert game.declaration is not None
    return {"seat": game.seats, **game.declaration.sizes_of(game.initial())}


def wrong(game: Game[Any], path: str, value: Value, data: Any) -> Iterator[str]:
    """Where plain data is something else than declared."""
    if not value.by:
        yield from wrong_kind(game, path, value.kind, data)
    elif isinstance(value.by[0], Places):
        if not isinstance(data, dict) or not {*data} <= {*game.names[value.by[0].name]} or None in data.values():
            yield f"{path}: {data}"
        for one in data.values():
            yield from wrong_kind(game, path, value.kind, one)
    elif not isinstance(data, list) or len(data) != value.size(sizes(game)):
        yield f"{path}: {data}"
    else:
        for one in data:
            yield from wrong_kind(game, path, value.kind, one)


def wrong_kind(game: Game[Any], path: str, kind: Kind, data: Any) -> Iterator[str]:
    if isinstance(kind, Maybe):
        fine = True
        if data is not None:
            yield from wrong_kind(game, path, kind.of, data)
    elif isinstance(kind, Noted):
        one, note = data if isinstance(data, list) else (data, [])
        fine = note is not None
        yield from wrong_kind(game, path, Maybe(kind.of), one)
        yield from wrong_kind(game, path, kind.note, note)
    elif data is None:
        fine = isinstance(kind, (Seat, Id)) and kind.none is not None
    elif isinstance(kind, Keyed):
        fine = isinstance(data, dict) and {*data} == {*(kind.keys or data)}
        for one in data.values() if fine else ():
            yield from wrong_kind(game, path, kind.of, one)
    elif isinstance(kind, Text):
        fine = data in kind.words if kind.words else isinstance(data, str)
    elif isinstance(kind, Notation):
        fine = all([word in game.names[names_of(kind)] for word in data.replace("/", " ").split()])
    elif isinstance(kind, (Bits, Many)):
        fine = isinstance(data, list) and not (isinstance(kind, Row) and len(data) > (kind.length or game.seats))
        for one in data if fine else ():
            yield from wrong_kind(game, path, kind.of, one)
    elif isinstance(kind, Tuple):
        fine = isinstance(data, list) and len(data) == len(kind.values)
        for value, one in zip(kind.values, data) if fine else ():
            yield from wrong(game, f"{path}.{value.name}", value, one)
    elif isinstance(kind, Object):
        names = {value.name for value in kind.values}
        fine = names - {*kind.missing} <= {*data} <= names
        for value in kind.values if fine else ():
            if value.name in data:
                yield from wrong(game, f"{path}.{value.name}", value, data[value.name])
    elif isinstance(kind, Id):
        fine = data in (kind.ids or game.names[kind.names]) or (kind.none is not None and data == kind.blank)
    else:
        fine = type(data) is (int if isinstance(kind, (Number, Seat)) else bool if isinstance(kind, Flag) else str)
    if not fine:
        yield f"{path}: {data}"


@pytest.mark.parametrize("name", DECLARED)
def test_views_hold_what_is_declared(name: str) -> None:
    for seats in {*info(name).seats}:
        game = make(name, seats)
        assert game.declaration is not None
        parts = game.declaration.parts()
        for s in walk(game, Rng(seats)):
            for seat in () if game.actor(s) == NATURE else (0, seats - 1):
                view = game.view(s, seat)
                for part, values in parts.items():
                    data = view[part]
                    assert list(data) == list(dict.fromkeys([path.split(".")[0] for path, _ in values]))
                    for path, value in values:
                        group, _, key = path.rpartition(".")
                        if group:
                            assert len(data[group]) == seats
                            found = [one[key] for one in data[group]]
                        else:
                            found = data[key]
                        assert list(wrong(game, path, value, found)) == []


@pytest.mark.parametrize("name", DECLARED)
def test_the_declared_fields_are_those_of_played_games(name: str) -> None:
    made = [make(name, seats) for seats in {*info(name).seats}]
    assert set(fields(made)) == set(played_fields(made))


@pytest.mark.parametrize("name", [name for name in DECLARED if make(name).secrets])
def test_worlds_differ_in_what_a_seat_does_not_know_and_in_nothing_else(name: str) -> None:
    game = make(name, info(name).seats[-1])
    assert game.declaration is not None
    fields = [field for field in game.declaration.fields.values() if field.source in (WRITTEN, BY_HAND)]
    rng = Rng(name)
    differing: set[str] = set()
    for _ in range(3):
        for s in walk(game, rng):
            for seat in () if game.actor(s) == NATURE else range(game.seats):
                world = game.sample(game.view(s, seat), rng)
                for field in fields:
                    there, here = getattr(world, field.name), getattr(s, field.name)
                    if field.known != NOBODY and field.by and field.by[0].name == SEAT.name:
                        assert there[seat] == here[seat], field.name
                    if there != here:
                        differing.add(field.name)
    assert differing == {field.name for field in fields if field.known != EVERYONE}
