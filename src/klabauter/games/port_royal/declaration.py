"""What lies on the table in Port Royal unterwegs, and who may look at it. The rest is made from this list.

A coin is a card face down that nobody has seen, so the state does not know which card it is, either: the cards of the
pile and the coins that came from it are one heap, ``unseen``. When the pile has run out, coins that are still in purses
stay a heap of their own, a *batch*; the discards are the new pile. So every chance is exact (8.2). The cards of the
batches lie in ``older``, the oldest batch first. For each of them, ``older_coins`` has a coin of its batch, in the same
order: whose it is, and the batch's number, counted from 1. Which of the batch's cards it is, nobody knows.

Description of each field: ``view-<name>`` in ``de.ftl`` and ``en.ftl``.
"""

from __future__ import annotations

from typing import Final

from klabauter.games.port_royal.components import COLOURS, NO_CARD, PICKS
from klabauter.kernel import declaration as d
from klabauter.kernel import kinds as k

CARD: Final = k.Piece("card")  # a kind of card: a ship, a person, the tax increase
SHIP_CARD: Final = (k.Computed("id", CARD), k.Computed("coins", k.Number()), k.Computed("sabres", k.Maybe(k.Number())))
PERSON_CARD: Final = (k.Computed("cost", k.Number()), k.Computed("influence", k.Number()))
HARBOUR_CARD: Final = k.Object("HarbourCard", *SHIP_CARD, *PERSON_CARD, missing=("coins", "cost", "influence"))
BATCH: Final = k.Object("Batch", k.Computed("cards", k.Heap(CARD)), k.Computed("coins", k.Number(usual=5), k.SEAT))

DECLARATION: Final = d.Declaration(
    "PortState",
    state=(
        d.Field("starter", k.Seat()),
        d.Field("turn", k.Number(usual=20)),  # counted from 0
        d.Field("picks", k.Number(most=PICKS[len(COLOURS)])),  # cards the active player may still take in phase 2
        d.Field("taken", k.Number()),  # cards taken in this turn, by anybody
        d.Field("idle", k.Number(usual=4)),  # turns in a row in which nobody took a card
        d.Field("dry", k.Number()),  # turns in a row without a card to discover
        d.Field("discovered", k.Number(usual=5)),  # cards in this turn
        d.Field("shown", k.Piece("card", none=NO_CARD)),  # discovered, its place not yet decided
        d.Field("spent", k.Number(usual=5)),  # coins paid so far in the payment that goes on
        d.Field("harbour", k.Pile(CARD)),  # in the order of discovery
        # the last one on top, which everybody sees
        d.Field("discard", k.Pile(CARD), seen=d.NOBODY, known=d.EVERYONE),
        # the pile and the coins that came from it
        d.Field("unseen", k.Heap(CARD), seen=d.NOBODY, known=d.EVERYONE, rest=True),
        d.Field("purse", k.Number(usual=10), k.SEAT, key="purses"),  # coins
        k.Computed("batches", k.Pile(BATCH)),  # coins of earlier piles, the oldest first: which cards, who has how many
        d.Field("people", k.Pile(CARD), k.SEAT, key="persons", shared=True),  # hired
        d.Field("ships", k.Pile(CARD), k.SEAT, shared=True),  # collected by the wholesalers
        d.Field("older", k.Pile(CARD), source=d.BY_HAND, seen=d.NOBODY, known=d.EVERYONE),
        d.Field("older_coins", k.Heap(k.Number()), source=d.BY_HAND),  # seat + OWNERS * batch
        d.Field("active", k.Seat(), source=d.DERIVED),  # whose turn it is
        d.Field("colours", k.Bits(k.Number()), source=d.DERIVED),  # of the ships in the harbour
        d.Field("deck", k.Number(), source=d.DERIVED),  # cards in the pile
        d.Field("influence", k.Number(), k.SEAT, source=d.DERIVED),
        d.Field("sabres", k.Number(), k.SEAT, source=d.DERIVED),
        d.Field("patrons", k.Bits(k.Number()), k.SEAT, source=d.DERIVED),  # colours of the wholesalers
    ),
    public=(
        k.Computed("round", k.Number()),
        *d.shown("starter", "active"),
        k.Computed("last-round", k.Flag()),
        k.Computed("goal", k.Number()),
        d.Shown("deck", "pile"),
        d.Shown("discard", counted=True),
        k.Computed("top", k.Maybe(CARD)),
        k.Computed("shown", k.Maybe(k.Object("Discovery", *SHIP_CARD))),
        k.Computed("harbour", k.Pile(HARBOUR_CARD)),
        d.Shown("picks"),
        d.Shown("purse", "players.coins"),
        *d.shown("influence", "sabres", inside="players"),
        d.Shown("people", "players.persons"),
        d.Shown("ships", "players.ships"),
    ),
)
