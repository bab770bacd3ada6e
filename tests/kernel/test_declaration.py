"""A declaration knows what the parts of a view hold, and who may look at what."""

from __future__ import annotations

import pytest

from klabauter.kernel.declaration import (
    DERIVED,
    EVERYONE,
    NOBODY,
    OWNER,
    SEAT,
    Computed,
    Declaration,
    Field,
    Heap,
    Id,
    Index,
    Number,
    Pile,
    Record,
    Shown,
)

CARD = Id("card")


def toy(by: Index = SEAT) -> Declaration:
    """Hands of cards, coins, and a derived number of points."""
    return Declaration(
        "ToyState",
        state=[
            Field("hands", Heap(CARD), by, seen=OWNER),
            Field("purse", Number(), by, key="coins"),
            Field("points", Number(), by, source=DERIVED),
            Computed("unseen", Pile(CARD)),
        ],
        public=[
            Shown("hands", "players.cards", counted=True),
            Shown("purse", "players.coins"),
            Computed("ships", Pile(Record("ShipView", Computed("id", Id("ship")), Computed("gold", Number())))),
        ],
        private=[Shown("hands", "hand")],
    )


def test_the_parts_of_a_view_follow_from_what_is_shown() -> None:
    parts = {
        part: [(path, type(value.kind).__name__, [index.name for index in value.by]) for path, value in values]
        for part, values in toy().parts().items()
    }
    assert parts == {
        "public": [
            ("players.cards", "Number", ["seat"]),  # only how many
            ("players.coins", "Number", ["seat"]),
            ("ships", "Pile", []),
        ],
        "private": [("hand", "Heap", [])],  # the own one
        "known": [("hands", "Heap", ["seat"]), ("coins", "Number", ["seat"]), ("unseen", "Pile", [])],
    }


def test_every_field_of_a_view_has_a_path() -> None:
    assert list(toy().paths()) == [
        "public", "public.players", "public.players.cards", "public.players.coins",
        "public.ships", "public.ships.id", "public.ships.gold",
        "private", "private.hand",
        "known", "known.hands", "known.coins", "known.unseen",
    ]  # fmt: skip


def test_a_state_is_of_one_size_if_no_index_depends_on_the_seats() -> None:
    assert not toy().sized
    assert toy(Index("seat", 2)).sized
    assert toy().fields["hands"].size(4) == 4
    assert toy(Index("ship", 3)).fields["hands"].size(4) == 3


@pytest.mark.parametrize(
    ("seen", "part", "allowed"),
    [(EVERYONE, "public", True), (OWNER, "public", False), (OWNER, "private", True), (NOBODY, "private", False)],
)
def test_nothing_is_shown_to_more_than_may_look_at_it(seen: str, part: str, allowed: bool) -> None:
    state = [Field("hands", Heap(CARD), SEAT, seen=seen)]
    parts: dict[str, list[Shown | Computed]] = {"public": [], "private": [], part: [Shown("hands")]}
    if allowed:
        Declaration("ToyState", state, parts["public"], parts["private"])
    else:
        with pytest.raises(ValueError, match="hands is shown to more than"):
            Declaration("ToyState", state, parts["public"], parts["private"])
