"""What lies on the table in Port Royal unterwegs, and who may look at it. The rest is made from this list.

A coin is a card face down that nobody has seen, so the state does not know which card it is, either: the cards of the
pile and the coins that came from it are one heap, ``unseen``. When the pile has run out, coins that are still in purses
stay a heap of their own, a *batch*; the discards are the new pile. So every chance is exact (8.2).

Description of each field: ``view-<name>`` in ``de.ftl`` and ``en.ftl``.
"""

from __future__ import annotations

from typing import Final

from klabauter.games.port_royal.figures import NO_CARD, PICKS
from klabauter.kernel.declaration import (
    BY_HAND,
    DERIVED,
    EVERYONE,
    NOBODY,
    SEAT,
    Bits,
    Computed,
    Declaration,
    Field,
    Flag,
    Heap,
    Maybe,
    Number,
    Piece,
    Pile,
    Record,
    Seat,
    Shown,
)

CARD: Final = Piece("card")  # a kind of card: a ship, a person, the tax increase
SHIP_CARD: Final = (Computed("id", CARD), Computed("coins", Number()), Computed("sabres", Maybe(Number())))
PERSON_CARD: Final = (Computed("cost", Number()), Computed("influence", Number()))
EITHER: Final = Record("HarbourCard", *SHIP_CARD, *PERSON_CARD, missing=("coins", "cost", "influence"))

DECLARATION: Final = Declaration(
    "PortState",
    state=(
        Field("starter", Seat()),
        Field("turn", Number(usual=20)),  # counted from 0
        Field("picks", Number(most=PICKS[-1])),  # cards the active player may still take in phase 2
        Field("taken", Number()),  # cards taken in this turn, by anybody
        Field("idle", Number(usual=4)),  # turns in a row in which nobody took a card
        Field("dry", Number()),  # turns in a row without a card to discover
        Field("discovered", Number(usual=5)),  # cards in this turn
        Field("shown", Piece("card", none=NO_CARD)),  # discovered, its place not yet decided
        Field("spent", Number(usual=5)),  # coins paid so far in the payment that goes on
        Field("harbour", Pile(CARD)),  # in the order of discovery
        # the last one on top, which everybody sees
        Field("discard", Pile(CARD, in_place=True), seen=NOBODY, known=EVERYONE),
        # the pile and the coins that came from it
        Field("unseen", Heap(CARD, in_place=True), seen=NOBODY, known=EVERYONE, rest=True),
        Field("purse", Number(usual=10), SEAT, key="purses"),  # coins
        Computed(
            "batches",  # coins of earlier piles, the oldest pile first: which cards they are, who has how many of them
            Pile(Record("Batch", Computed("cards", Heap(CARD)), Computed("coins", Number(usual=5), SEAT))),
        ),
        Field("people", Pile(CARD), SEAT, key="persons"),  # hired
        Field("ships", Pile(CARD), SEAT),  # collected by the wholesalers
        # the cards of each batch
        Field("batches", Pile(Heap(CARD), in_place=True), source=BY_HAND, seen=NOBODY, known=EVERYONE),
        Field("batch_coins", Pile(Pile(Number()), in_place=True), source=BY_HAND),  # and how many each seat has
        Field("active", Seat(), source=DERIVED),  # whose turn it is
        Field("colours", Bits(Number()), source=DERIVED),  # of the ships in the harbour
        Field("deck", Number(), source=DERIVED),  # cards in the pile
        Field("influence", Number(), SEAT, source=DERIVED),
        Field("sabres", Number(), SEAT, source=DERIVED),
        Field("patrons", Bits(Number()), SEAT, source=DERIVED),  # colours of the wholesalers
    ),
    public=(
        Computed("round", Number()),
        Shown("starter"),
        Shown("active"),
        Computed("last-round", Flag()),
        Computed("goal", Number()),
        Shown("deck", "pile"),
        Shown("discard", counted=True),
        Computed("top", Maybe(CARD)),
        Computed("shown", Maybe(Record("Discovery", *SHIP_CARD))),
        Computed(
            "harbour", Pile(Record("HarbourCard", *SHIP_CARD, *PERSON_CARD, missing=("coins", "cost", "influence")))
        ),
        Shown("picks"),
        Shown("purse", "players.coins"),
        Shown("influence", "players.influence"),
        Shown("sabres", "players.sabres"),
        Shown("people", "players.persons"),
        Shown("ships", "players.ships"),
    ),
    private=(),
)
