"""A declaration knows what the parts of a view hold, and who may look at what."""

from __future__ import annotations

from typing import Any

import pytest

from klabauter.kernel.declaration import (
    DERIVED,
    EVERYONE,
    NOBODY,
    OWNER,
    Columns,
    Declaration,
    Field,
    Group,
    Hidden,
    Part,
    Partly,
    Shown,
    Unseen,
)
from klabauter.kernel.errors import BadPosition
from klabauter.kernel.frame import State
from klabauter.kernel.kinds import (
    SEAT,
    Bits,
    Computed,
    Heap,
    Id,
    Index,
    Keyed,
    Noted,
    Number,
    Object,
    Only,
    Packed,
    Piece,
    Pile,
    Places,
    Seat,
)
from klabauter.kernel.messages import Message
from klabauter.kernel.position import Fields

CARD = Piece("card")
RED = Piece("card", only=Only(lambda card: card.startswith("red"), Message("why-object")))
NAMES = {"card": ("red-1", "red-2", "blue-1"), "isle": ("north", "south"), "ship": ("ship-1",)}
BOX = {"card": (2, 2, 2)}


def packed(cards: list[int]) -> int:
    """A digit for each card, the lowest last."""
    return sum([(card + 1) * 10**place for place, card in enumerate(sorted(cards))])


def unpacked(number: int) -> tuple[int, ...]:
    return tuple([int(digit) - 1 for digit in reversed(str(number)) if digit != "0"])


HAND = Packed(CARD, packed, unpacked)


def toy(by: Index = SEAT) -> Declaration:
    """Hands of cards, coins, a pile that nobody knows, isles with a card each, and a derived number of points."""
    return Declaration(
        "ToyState",
        state=[
            Field("isles", Piece("card", none=-1), Places("isle", 2)),
            Field("purse", Number(most=9), by, key="coins"),
            Field("discard", Pile(RED), seen=NOBODY, known=EVERYONE),
            Field("hands", HAND, by, seen=OWNER),
            Field("pile", Heap(CARD), seen=NOBODY, rest=True),
            Field("points", Number(), by, source=DERIVED),
        ],
        public=[
            Shown("hands", "players.cards", counted=True),
            Shown("purse", "players.coins"),
            Shown("isles"),
            Computed("ships", Pile(Object("ShipView", Computed("id", Id("ship")), Computed("gold", Number())))),
            Computed("piles", Keyed(Number(), "up", "down")),
        ],
        private=[Shown("hands", "hand")],
        known=[Shown("hands", "hand"), Shown("pile", counted=True), Unseen("unseen", "pile", "hands")],
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
            ("isles", "Piece", ["isle"]),
            ("ships", "Pile", []),
            ("piles", "Keyed", []),
        ],
        "private": [("hand", "Packed", [])],  # the own one
        "known": [
            ("isles", "Piece", ["isle"]),
            ("coins", "Number", ["seat"]),
            ("discard", "Pile", []),  # nobody may look at it, everybody remembers it
            ("hand", "Packed", []),  # the own one
            ("pile", "Number", []),  # only how many
            ("unseen", "Heap", []),
        ],
    }


def test_every_field_of_a_view_has_a_path() -> None:
    assert list(toy().paths()) == [
        "public", "public.players", "public.players.cards", "public.players.coins", "public.isles",
        "public.ships", "public.ships.id", "public.ships.gold", "public.piles",
        "private", "private.hand",
        "known", "known.isles", "known.coins", "known.discard", "known.hand", "known.pile", "known.unseen",
    ]  # fmt: skip


def test_the_sizes_of_some_indexes_depend_on_the_game() -> None:
    assert list(toy().sizes) == ["seat"]
    assert list(toy(Index("seat", 2)).sizes) == []
    assert toy().sizes_of(ToyState()) == {"seat": 2}
    assert toy().fields["hands"].size({"seat": 4}) == 4
    assert Field("holds", Heap(CARD), Index("ship", 3)).size({"seat": 4}) == 3
    assert Field("holds", Heap(CARD), SEAT, Index("ship", 3)).size({"seat": 4}) == 12
    of = Declaration("ToyState", [Field("isles", Number(), Index("isle")), Field("purse", Number(), SEAT)], ())
    assert of.sizes_of(ToyState()) == {"seat": 2, "isle": 2}
    assert list(of.sizes) == ["seat", "isle"]


@pytest.mark.parametrize(
    ("seen", "known", "parts"),
    [
        (EVERYONE, EVERYONE, {"public", "private", "known"}),
        (OWNER, EVERYONE, {"private", "known"}),
        (OWNER, OWNER, {"private", "known"}),
        (NOBODY, EVERYONE, {"known"}),
        (NOBODY, OWNER, {"known"}),
        (NOBODY, NOBODY, set()),
    ],
)
def test_nothing_is_shown_to_more_than_may_know_it(seen: str, known: str, parts: set[str]) -> None:
    hands = Field("hands", Heap(CARD), SEAT, seen=seen, known=known)
    for part in ("public", "private", "known"):
        shown: dict[str, Part] = {"public": [], "private": [], "known": [], part: [Shown("hands")]}
        counted = {**shown, part: [Shown("hands", counted=True)]}
        Declaration("ToyState", [hands], *counted.values())  # a number is open
        if part in parts:
            Declaration("ToyState", [hands], *shown.values())
        else:
            with pytest.raises(ValueError, match="hands is shown to more than"):
                Declaration("ToyState", [hands], *shown.values())


def test_fields_that_are_written_together_are_shown_to_nobody_else_either() -> None:
    brawl = Group("brawl", Field("crews", Number()), Field("best", Number(), seen=NOBODY))
    with pytest.raises(ValueError, match="best is shown to more than nobody"):
        Declaration("ToyState", [brawl], [brawl])
    assert Declaration("ToyState", [brawl], ()).parts()["known"] == []


@pytest.mark.parametrize("known", [OWNER, NOBODY])
def test_what_not_everybody_knows_gets_into_known_only_where_it_is_listed(known: str) -> None:
    hands = Field("hands", Heap(CARD), SEAT, seen=NOBODY, known=known)
    assert Declaration("ToyState", [hands], ()).parts()["known"] == []
    assert Declaration("ToyState", [hands], ()).written == [hands]  # a position has it


def test_what_is_unseen_is_a_part_of_known_only() -> None:
    hands = Field("hands", Heap(CARD), SEAT, seen=OWNER)
    with pytest.raises(ValueError, match="part of known only"):
        Declaration("ToyState", [hands], [Unseen("unseen", "hands")])


@pytest.mark.parametrize(("known", "others"), [(NOBODY, EVERYONE), (OWNER, OWNER), (OWNER, NOBODY)])
def test_others_know_no_more_of_a_field_than_what_everybody_knows(known: str, others: str) -> None:
    def declared(known: str, others: str) -> Declaration:
        hands = Field("hands", Heap(CARD), SEAT, seen=NOBODY, known=known)
        shown = Field("shown", Heap(Id("card")), SEAT, seen=NOBODY, known=others)
        return Declaration("ToyState", [hands, shown], (), known=[Partly("hands", others="shown")])

    declared(OWNER, EVERYONE)
    with pytest.raises(ValueError, match="is shown to more than"):
        declared(known, others)


def test_what_is_partly_known_is_a_part_of_known_only() -> None:
    hands = Field("hands", Heap(CARD), SEAT, seen=OWNER)
    for one in (Partly("hands"), Hidden("hidden", "hands")):
        with pytest.raises(ValueError, match="part of known only"):
            Declaration("ToyState", [hands], (), [one])
    parts = Declaration("ToyState", [hands], (), known=[Partly("hands"), Hidden("hidden", "hands")]).parts()["known"]
    assert [(path, value.by) for path, value in parts] == [("hands", (SEAT,)), ("hidden", (SEAT,))]


def test_a_field_says_nothing_impossible_about_who_knows_it() -> None:
    with pytest.raises(ValueError, match="who may look at it knows it"):
        Field("hands", Heap(CARD), SEAT, seen=OWNER, known=NOBODY)
    with pytest.raises(ValueError, match="it is not listed by seat"):
        Field("pile", Heap(CARD), seen=OWNER)


# -- reading, filling up, counting


class ToyState(State):
    def __init__(self) -> None:
        self.isles: list[Any] = [-1, -1]
        self.purse = [0, 0]
        self.discard: tuple[int, ...] = ()
        self.hands = [0, 0]
        self.pile: tuple[int, ...] = ()

    def room(self, field: str) -> int:
        return 9


def read(state: dict[str, Any]) -> ToyState:
    s = ToyState()
    given = toy().read(s, Fields(state, "state", NAMES), 2, {})
    toy().fill(s, BOX, NAMES, given)
    return s


def test_what_is_not_named_elsewhere_lies_in_the_field_for_the_rest() -> None:
    s = read({"hands": [["red-2", "red-1"], []], "isles": {"south": "blue-1"}, "discard": ["red-2"]})
    assert s.isles == [-1, 2]
    assert [unpacked(hand) for hand in s.hands] == [(0, 1), ()]
    assert s.pile == (0, 2)
    assert toy().census(toy().counts(s, BOX), NAMES) == {"red-1": 2, "red-2": 2, "blue-1": 2}
    assert read({"pile": ["blue-1"]}).pile == (2,)  # as it is written
    assert toy().counts(read({"pile": ["blue-1"]}), BOX) == {"card": [0, 0, 1]}


def test_a_turned_piece_is_the_same_piece() -> None:
    of = Declaration("ToyState", [Field("pile", Heap(Piece("side", box="card", turned=10, prefix="card ")))], ())
    s = ToyState()
    s.pile = (1, 11, 12)
    assert of.census(of.counts(s, BOX), NAMES) == {"card red-1": 0, "card red-2": 2, "card blue-1": 1}


@pytest.mark.parametrize(
    ("state", "says"),
    [
        ({"isles": []}, "state.isles: an object is expected whose keys are isle ids"),
        ({"isles": {"west": "red-1"}}, "there is no isle “west”"),
        ({"isles": {"north": None}}, "a place with nothing is left out, but north has None"),
        ({"isles": {"north": "green-1"}}, "there is no card “green-1”"),
        ({"coins": [1, 10]}, "numbers from 0 to 9"),
        ({"discard": ["blue-1"]}, "state.discard: an object with fields is expected"),
        ({"hands": [["red-1"]]}, "a list of 2 lists of card ids"),
    ],
)
def test_what_a_field_cannot_hold_is_refused(state: dict[str, Any], says: str) -> None:
    with pytest.raises(BadPosition, match=says):
        read(state)


@pytest.mark.parametrize(
    ("field", "written", "value"),
    [
        (Field("pile", Bits(CARD)), ["blue-1", "red-1", "red-1"], 0b101),
        (Field("pile", Bits(Seat(crews=1))), [2, 0], 0b101),
        (Field("pile", Id("card", none=-1, blank="")), "", -1),
        (Field("pile", Id("card", none=-1, blank="")), "red-2", 1),
        (Field("purse", Bits(CARD), SEAT), [["red-2"], []], [2, 0]),
        (Field("purse", Id("card", none=-1, blank=""), SEAT), ["", "red-2"], [-1, 1]),
    ],
)
def test_bits_are_lists_and_nothing_is_written_as_declared(field: Field, written: object, value: object) -> None:
    s = ToyState()
    of = Declaration("ToyState", [field], ())
    assert of.read(s, Fields({field.name: written}, "state", NAMES), 2, {"pile": 2}) == {field.name}
    assert getattr(s, field.name) == value


@pytest.mark.parametrize(
    ("field", "written", "says"),
    [
        (Field("pile", Bits(CARD)), "red-1", "a list of card ids"),
        (Field("pile", Bits(Seat(crews=1))), [3], "a list of numbers from 0 to 2"),
        (Field("pile", Pile(Number(most=6))), [7], "a list of numbers from 0 to 6"),
        (Field("pile", Pile(Number(most=6))), 5, "a list of numbers from 0 to 6"),
        (Field("pile", Id("card", none=-1, blank="")), None, "there is no card “None”"),
        (Field("pile", Id("card")), "", "there is no card “”"),
        (Field("purse", Bits(CARD), SEAT), ["red-2", []], "a list of 2 lists of card ids"),
        (Field("purse", Id("card", none=-1, blank=""), SEAT), ["red-2"], "a list of 2 ids is expected, '' for nothing"),
    ],
)
def test_lists_and_ids_that_a_field_cannot_hold_are_refused(field: Field, written: object, says: str) -> None:
    limits = {"pile": 2} if isinstance(field.kind, Bits) else {}
    with pytest.raises(BadPosition, match=says):
        Declaration("ToyState", [field], ()).read(ToyState(), Fields({field.name: written}, "state", NAMES), 2, limits)


def test_boats_at_a_place_are_a_list_of_seats() -> None:
    of = Declaration("ToyState", [Field("isles", Pile(Seat()), Places("isle", 2))], ())
    s = ToyState()
    s.isles = [(), ()]
    of.read(s, Fields({"isles": {"south": [1, 0]}}, "state", NAMES), 2, {})
    assert s.isles == [(), (1, 0)]
    for wrong, says in (([2], "from 0 to 1"), ([], "is left out"), (1, "a list")):
        with pytest.raises(BadPosition, match=says):
            of.read(s, Fields({"isles": {"south": wrong}}, "state", NAMES), 2, {})


# -- fields that are written together, and values with notes


def crews(seen: str = EVERYONE) -> Declaration:
    """A ship with crews, a fight, and a value of its own kind."""
    return Declaration(
        "ToyState",
        [
            Field("round", Number(most=4, first=1)),
            Columns(
                "deck",
                "Row",
                "card",
                Field("rows", Pile(CARD, once=True), key="card"),
                Field("men", Pile(Number(most=9))),
            ),
            Group("fight", Field("best", Number(most=6), seen=seen), Field("side", Id("ship"))),
            Computed("notes", Pile(Noted(CARD, Heap(Seat(), once=True)))),
        ],
        (),
    )


class CrewState(State):
    def __init__(self) -> None:
        self.round = 0
        self.rows: tuple[int, ...] = ()
        self.men: tuple[int, ...] = ()
        self.best = 0
        self.side = 0

    def room(self, field: str) -> int:
        return 9


def test_fields_that_are_written_together_have_one_key() -> None:
    known = dict(crews().parts()["known"])
    assert list(known) == ["round", "deck", "fight", "notes"]
    assert list(crews().fields) == ["round", "rows", "men", "best", "side"]
    assert "known.fight.best" in list(crews().paths())


def test_fields_that_are_written_together_are_read_together() -> None:
    s = CrewState()
    data = {"round": 5, "deck": [["blue-1", 3], ["red-1", 0]], "fight": {"best": 4}}
    assert crews().read(s, Fields(data, "state", NAMES), 2, {}) == {"round", "rows", "men", "best"}
    assert (s.round, s.rows, s.men, s.best) == (4, (2, 0), (3, 0), 4)


@pytest.mark.parametrize(
    ("state", "says"),
    [
        ({"round": 0}, "state.round: a number from 1 to 5"),
        ({"deck": [["red-1"]]}, "state.deck: a list of rows is expected, each with card, men"),
        ({"deck": {"red-1": 3}}, "state.deck: a list of rows is expected"),
        ({"deck": [["red-1", 1], ["red-1", 2]]}, "state.deck: nothing can be named twice"),
        ({"deck": [["red-1", 10]]}, "state.deck: a list of numbers from 0 to 9"),
        ({"fight": {"best": 7}}, "state.fight.best: a number from 0 to 6"),
        ({"fight": {"worst": 1}}, "state.fight.worst: there is no such field"),
        ({"fight": [4]}, "state.fight: an object with fields is expected"),
    ],
)
def test_what_fields_together_cannot_hold_is_refused(state: dict[str, Any], says: str) -> None:
    with pytest.raises(BadPosition, match=says):
        crews().read(CrewState(), Fields(state, "state", NAMES), 2, {})


def test_a_place_has_room_for_so_many() -> None:
    of = Declaration("ToyState", [Field("pile", Heap(CARD))], ())
    for cards, fits in ((["red-1", "red-2"], True), (["red-1"] * 3, False)):
        fields = Fields({"pile": cards}, "state", NAMES)
        if fits:
            of.read(ToyState(), fields, 2, {"pile": 2})
        else:
            with pytest.raises(BadPosition, match=r"state\.pile: at most 2 are allowed"):
                of.read(ToyState(), fields, 2, {"pile": 2})


@pytest.mark.parametrize(
    ("notes", "says"),
    [
        (["red-1", ["red-2", [0, 1]]], ""),
        ([None], "there is no card “None”"),
        ([["red-1"]], "an id, or an id and a list"),
        ([["red-1", [2]]], "numbers from 0 to 1"),
        ([["red-1", [1, 1]]], "named twice"),
    ],
)
def test_a_noted_value_is_checked_and_stays_as_it_is_written(notes: list[Any], says: str) -> None:
    fields = Fields({"notes": notes}, "state", NAMES)
    if says:
        with pytest.raises(BadPosition, match=f"state.notes: .*{says}"):
            crews().checked(fields, "notes", 2, [])
    else:
        assert crews().checked(fields, "notes", 2, []) is notes
        assert crews().checked(Fields({}, "state", NAMES), "notes", 2, []) == []


def test_fields_together_are_shown_to_nobody_who_may_not_see_each_of_them() -> None:
    """One hidden field hides them all, in ``known``, too."""
    hidden = crews(seen=NOBODY)
    assert [path for path, _ in hidden.parts()["known"]] == ["round", "deck", "notes"]
    (fight,) = [value for value in hidden.written if value.name == "fight"]
    assert isinstance(fight, Group)
    with pytest.raises(ValueError, match="best is shown to more than nobody"):
        Declaration("ToyState", [fight], [fight])
    (open_fight,) = [value for value in crews().written if isinstance(value, Group)]
    Declaration("ToyState", [open_fight], [open_fight])


def test_pieces_in_a_derived_field_for_the_rest_are_counted() -> None:
    derived = Field("pile", Heap(CARD), source=DERIVED, seen=NOBODY, rest=True)
    of = Declaration("ToyState", [derived, Field("discard", Pile(CARD))], ())
    s = ToyState()
    s.pile, s.discard = (0, 1), (1,)
    assert of.counts(s, BOX) == {"card": [1, 2, 0]}
