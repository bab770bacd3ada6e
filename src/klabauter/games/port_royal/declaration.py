"""What lies on the table in Port Royal unterwegs, and who may look at it. The rest is made from this list.

A coin is a card face down that nobody has seen, so the state does not know which card it is, either: the cards of the
pile and the coins that came from it are one heap, ``unseen``. When the pile has run out, coins that are still in purses
stay a heap of their own, a *batch*; the discards are the new pile. So every chance is exact (8.2).

Description of each field: ``view-<name>`` in ``de.ftl`` and ``en.ftl``.
"""

from __future__ import annotations

from typing import Final

from klabauter.games.port_royal.figures import NO_CARD, PICKS
from klabauter.kernel import declaration as d

CARD: Final = d.Piece("card")  # a kind of card: a ship, a person, the tax increase
SHIP_CARD: Final = (d.Computed("id", CARD), d.Computed("coins", d.Number()), d.Computed("sabres", d.Maybe(d.Number())))
PERSON_CARD: Final = (d.Computed("cost", d.Number()), d.Computed("influence", d.Number()))
HARBOUR_CARD: Final = d.Record("HarbourCard", *SHIP_CARD, *PERSON_CARD, missing=("coins", "cost", "influence"))
BATCH: Final = d.Record("Batch", d.Computed("cards", d.Heap(CARD)), d.Computed("coins", d.Number(usual=5), d.SEAT))

DECLARATION: Final = d.Declaration(
    "PortState",
    state=(
        d.Field("starter", d.Seat()),
        d.Field("turn", d.Number(usual=20)),  # counted from 0
        d.Field("picks", d.Number(most=PICKS[-1])),  # cards the active player may still take in phase 2
        d.Field("taken", d.Number()),  # cards taken in this turn, by anybody
        d.Field("idle", d.Number(usual=4)),  # turns in a row in which nobody took a card
        d.Field("dry", d.Number()),  # turns in a row without a card to discover
        d.Field("discovered", d.Number(usual=5)),  # cards in this turn
        d.Field("shown", d.Piece("card", none=NO_CARD)),  # discovered, its place not yet decided
        d.Field("spent", d.Number(usual=5)),  # coins paid so far in the payment that goes on
        d.Field("harbour", d.Pile(CARD)),  # in the order of discovery
        # the last one on top, which everybody sees
        d.Field("discard", d.Pile(CARD, in_place=True), seen=d.NOBODY, known=d.EVERYONE),
        # the pile and the coins that came from it
        d.Field("unseen", d.Heap(CARD, in_place=True), seen=d.NOBODY, known=d.EVERYONE, rest=True),
        d.Field("purse", d.Number(usual=10), d.SEAT, key="purses"),  # coins
        d.Computed("batches", d.Pile(BATCH)),  # coins of earlier piles, the oldest first: which cards, who has how many
        d.Field("people", d.Pile(CARD), d.SEAT, key="persons"),  # hired
        d.Field("ships", d.Pile(CARD), d.SEAT),  # collected by the wholesalers
        # the cards of each batch, and how many of them each seat has
        d.Field("batches", d.Pile(d.Heap(CARD), in_place=True), source=d.BY_HAND, seen=d.NOBODY, known=d.EVERYONE),
        d.Field("batch_coins", d.Pile(d.Pile(d.Number()), in_place=True), source=d.BY_HAND),
        d.Field("active", d.Seat(), source=d.DERIVED),  # whose turn it is
        d.Field("colours", d.Bits(d.Number()), source=d.DERIVED),  # of the ships in the harbour
        d.Field("deck", d.Number(), source=d.DERIVED),  # cards in the pile
        d.Field("influence", d.Number(), d.SEAT, source=d.DERIVED),
        d.Field("sabres", d.Number(), d.SEAT, source=d.DERIVED),
        d.Field("patrons", d.Bits(d.Number()), d.SEAT, source=d.DERIVED),  # colours of the wholesalers
    ),
    public=(
        d.Computed("round", d.Number()),
        *d.shown("starter", "active"),
        d.Computed("last-round", d.Flag()),
        d.Computed("goal", d.Number()),
        d.Shown("deck", "pile"),
        d.Shown("discard", counted=True),
        d.Computed("top", d.Maybe(CARD)),
        d.Computed("shown", d.Maybe(d.Record("Discovery", *SHIP_CARD))),
        d.Computed("harbour", d.Pile(HARBOUR_CARD)),
        d.Shown("picks"),
        d.Shown("purse", "players.coins"),
        *d.shown("influence", "sabres", inside="players"),
        d.Shown("people", "players.persons"),
        d.Shown("ships", "players.ships"),
    ),
)
