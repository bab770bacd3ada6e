"""What lies on the table in Sunken Prizes, and who may look at it. The rest is made from this list.

Description of each field: ``view-<name>`` in ``de.ftl`` and ``en.ftl``.
"""

from __future__ import annotations

from typing import Final

from klabauter.kernel import declaration as d
from klabauter.kernel import kinds as k

CARD: Final = k.Piece("card")

DECLARATION: Final = d.Declaration(
    "ToyState",
    state=(
        d.Field("round", k.Number(usual=3, first=1)),  # the state counts from 0, everybody else from 1
        d.Field("starter", k.Seat()),
        d.Field("coins", k.Number(usual=2), k.SEAT),
        d.Field("hands", k.Heap(CARD), k.SEAT, seen=d.OWNER),
        d.Field("laid", k.Pile(CARD), k.SEAT, room=1, seen=d.OWNER),  # face down before a seat
        d.Field("shown", k.Pile(CARD), k.SEAT, room=1),  # the same face up
        d.Field("holds", k.Pile(CARD), k.SEAT),
        d.Field("gone", k.Pile(CARD)),
        # under the deck, the upper ones first; who put a card there knows it (3.3)
        d.Field("buried", k.Pile(CARD), k.SEAT, seen=d.NOBODY, known=d.OWNER),
        d.Field("buried_by", k.Pile(k.Seat()), key="buried-by"),  # whose cards these are, from top to bottom
        d.Field("deck", k.Heap(CARD), seen=d.NOBODY, rest=True),  # without the buried cards
    ),
    public=(
        *d.shown("round", "starter", "coins"),
        k.Computed("bank", k.Number()),
        d.Shown("hands", counted=True),
        d.Shown("laid", counted=True),
        *d.shown("shown", "holds", "gone"),
        d.Shown("deck", counted=True),
        d.Shown("buried_by", "buried-by"),
    ),
    private=(d.Shown("hands", "hand"), d.Shown("laid")),
    known=(
        d.Partly("hands"),
        d.Partly("laid"),
        d.Partly("buried"),
        d.Hidden("hidden", "hands", "laid", "buried", usual=3),
        d.Unseen("unplaced", "deck", "hands", "laid", "buried"),
    ),
)
