"""What the games declare about their data is so, and what is made from it is up to date."""

from __future__ import annotations

import importlib.util
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from klabauter.games import games, info, make
from klabauter.kernel.declaration import (
    EVERYONE,
    NOBODY,
    OWNER,
    SEAT,
    Bits,
    Declaration,
    Field,
    Flag,
    Heap,
    Hidden,
    Id,
    Keyed,
    Kind,
    Many,
    Maybe,
    Number,
    Part,
    Partly,
    Piece,
    Places,
    Record,
    Row,
    Seat,
    Shown,
    Text,
    Unseen,
    Value,
)
from klabauter.kernel.frame import NATURE, End, Frame
from klabauter.kernel.game import Game
from klabauter.lab.tour import fields, played_fields, walk

TOOL = Path(__file__).resolve().parents[1] / "tools" / "declared.py"
DECLARED = [game for game in games() if make(game).declaration is not None]


def test_what_is_made_from_the_declarations_is_up_to_date() -> None:
    done = subprocess.run([sys.executable, TOOL, "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


# -- what the tool writes shows nothing to those who do not know it

CARD = Piece("card")
PARTLY = (Partly("hands", others="shown"), Hidden("hidden", "hands"), Unseen("unseen", "pile", "hands"))
OWN = (Shown("hands", "hand"), Unseen("unseen", "pile", "hands"))


def written_code(declared: Declaration) -> dict[str, Any]:
    """What is in the file that the tool writes."""
    spec = importlib.util.spec_from_file_location("declared_tool", TOOL)
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    found: dict[str, Any] = {"__name__": "state"}
    exec(compile(tool.state_text(declared), "state.py", "exec"), found)
    return found


@pytest.mark.parametrize(
    ("known", "parts", "over", "differs"),
    [
        (EVERYONE, (), False, {0, 1, None}),
        (OWNER, PARTLY, False, {1}),
        (OWNER, OWN, False, {1}),
        (OWNER, (Unseen("unseen", "pile", "hands"),), False, {1}),  # where its own cards are missing
        (OWNER, (), False, set()),
        (NOBODY, (), False, set()),
        (OWNER, PARTLY, True, {0, 1, None}),
    ],
)
def test_only_who_knows_a_card_can_tell_it_from_another(
    known: str, parts: Part, over: bool, differs: set[int | None]
) -> None:
    state = [
        Field("hands", Heap(CARD), SEAT, seen=NOBODY if known == NOBODY else OWNER, known=known),
        Field("shown", Heap(Id("card")), SEAT),
        Field("pile", Heap(CARD), seen=NOBODY),
    ]
    public = (Shown("hands", "players.cards", counted=True), Shown("pile", counted=True))
    private = [] if known == NOBODY else [Shown("hands", "hand")]
    code = written_code(Declaration("ToyState", state, public, private, parts, opened=True))
    names = {"card": ("ace", "king", "queen", "jack")}
    top = End("1.1") if over else Frame("1.1", 0, "ask")
    one = code["ToyState"]([top], 2)
    one.hands, one.shown, one.pile = [(0,), (1, 2)], [(), (1,)], (3,)
    other = one.copy()
    other.hands, other.pile = [(0,), (1, 3)], (2,)  # seat 1 has the jack, the queen lies in the pile
    assert code["public"](one, names) == code["public"](other, names)
    if private:
        assert code["private"](one, 0, names) == code["private"](other, 0, names)
        assert code["private"](one, 1, names) == {"hand": ["king", "queen"]}
    known_by = code["known"]
    assert {seat for seat in (0, 1, None) if known_by(one, seat, names) != known_by(other, seat, names)} == differs
    if parts == PARTLY and not over:
        assert known_by(one, 0, names) == {
            "shown": [[], ["king"]],
            "hands": [["ace"], ["king"]],
            "hidden": [[0], [1]],
            "unseen": ["queen", "jack"],
        }


# -- views of played games


def sizes(game: Game) -> dict[str, int]:
    assert game.declaration is not None
    return {"seat": game.seats, **game.declaration.sizes_of(game.initial())}


def wrong(game: Game, path: str, value: Value, data: Any) -> Iterator[str]:
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


def wrong_kind(game: Game, path: str, kind: Kind, data: Any) -> Iterator[str]:
    if isinstance(kind, Maybe):
        fine = True
        if data is not None:
            yield from wrong_kind(game, path, kind.of, data)
    elif data is None:
        fine = isinstance(kind, (Seat, Id)) and kind.none is not None
    elif isinstance(kind, Keyed):
        fine = isinstance(data, dict) and {*data} == {*(kind.keys or data)}
        for one in data.values() if fine else ():
            yield from wrong_kind(game, path, kind.of, one)
    elif isinstance(kind, Text):
        fine = data in kind.words if kind.words else isinstance(data, str)
    elif isinstance(kind, (Bits, Many)):
        fine = isinstance(data, list) and not (isinstance(kind, Row) and len(data) > (kind.length or game.seats))
        for one in data if fine else ():
            yield from wrong_kind(game, path, kind.of, one)
    elif isinstance(kind, Record):
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
        for s in walk(game, random.Random(seats)):
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
